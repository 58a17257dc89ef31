"""Players without a mouse: Tab, the arrows and Enter."""

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.clicking import A_CLICK, NO_DOUBLE_CLICK, ElemMasterHand, EvolutionHand
from tests.web.visiting import PATIENCE

MOST_TABS = 150
ARROWS = {(-1, 0): "ArrowLeft", (1, 0): "ArrowRight", (0, -1): "ArrowUp", (0, 1): "ArrowDown"}


def has_focus(page: Page, what: str) -> bool:
    return bool(page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what))


STEPS = """(what) => {
    const kinds = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';
    const isStop = (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
    const stops = [...document.querySelectorAll(kinds)].filter(isStop);
    return stops.findIndex((one) => one.matches(what)) - stops.indexOf(document.activeElement);
}"""  # noqa: E501
"""About how often Tab must be pressed until something of that kind has the focus."""


def tab_to(page: Page, what: str, patience: float = PATIENCE) -> None:
    """Goes on with Tab until something of that kind has the focus, once there is something of that kind.

    If it goes away meanwhile, because the table went on by itself, that is a `TimeoutError`, as with a click. Most of
    the way is gone without a look at each step: that is as long again as the step.
    """
    page.locator(what).first.wait_for(timeout=patience)
    for _ in range(min(MOST_TABS, page.evaluate(STEPS, what) - 2)):
        page.keyboard.press("Tab")
    for _ in range(MOST_TABS):
        if has_focus(page, what):
            return
        page.keyboard.press("Tab")
    if page.locator(what).count() == 0:
        raise TookTooLong(f"{what} has gone")
    raise AssertionError(f"Tab does not lead to {what}")


class KeyboardElemMaster(ElemMasterHand):
    """Walks over the board with the arrows."""

    def touch(self, what: str) -> None:
        if what.startswith("[role=menuitem]"):
            # A menu takes the focus by itself, and gives it back to the board.
            expect(self.page.locator("[role=menuitem]:focus")).to_be_visible()
            self.page.keyboard.press("Enter")
            expect(self.page.locator(".cell:focus")).to_be_visible()
            return
        if what.startswith("[data-cell"):
            tab_to(self.page, ".cell", A_CLICK)
            self.walk(what)
        else:
            tab_to(self.page, what, A_CLICK)
            if has_focus(self.page, ".end.sure"):
                self.page.wait_for_timeout(NO_DOUBLE_CLICK)
        self.page.keyboard.press("Enter")

    def walk(self, what: str) -> None:
        across, down = self.page.evaluate(
            """(what) => {
                const place = (cell) => {
                    const line = cell.closest('[role=row]');
                    return [[...line.children].indexOf(cell), [...line.parentElement.children].indexOf(line)];
                };
                const [from, to] = [place(document.activeElement), place(document.querySelector(what))];
                return [to[0] - from[0], to[1] - from[1]];
            }""",
            what,
        )
        for (right, below), key in ARROWS.items():
            for _ in range(across * right + down * below):
                self.page.keyboard.press(key)
        assert has_focus(self.page, what)


class KeyboardEvolution(EvolutionHand):
    """Goes from card to pile with Tab alone."""

    def touch(self, what: str) -> None:
        tab_to(self.page, what, A_CLICK)
        self.page.keyboard.press("Enter")

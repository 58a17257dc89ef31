"""Whether everything that can be done on a page can be touched: in sight, whole, covered by nothing."""

from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

FOUR_SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1280, "height": 800},
    "low laptop": {"width": 1366, "height": 650},
    "large": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
"""The sizes at which every board must be played with pleasure."""
WITH_A_MOUSE = [name for name in FOUR_SIZES if name != "phone"]

NOTHING_TOLD_GOES = """
    const later = window.setTimeout;
    window.setTimeout = (call, after, ...more) => (after === 6000 ? 0 : later(call, after, ...more));
"""
"""What is told for a while stays until it was looked at."""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

LOOK = """(mayScroll) => {
    const faults = [];
    const words = (one) => one.ariaLabel || one.innerText || one.outerHTML.slice(0, 80);
    const name = (one) => one.dataset.move ?? one.dataset.thing ?? words(one);
    const wide = (one) => `${one.scrollWidth} > ${one.clientWidth}`;
    const root = document.scrollingElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`the page scrolls sideways: ${wide(root)}`);
    const table = document.querySelector('.table') ?? document.querySelector('main');
    for (const one of table.querySelectorAll('*')) {
        const style = getComputedStyle(one);
        const scrolls = ['auto', 'scroll'].includes(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
        const isSeen = one.clientWidth > 1 && one.checkVisibility({ contentVisibilityAuto: true });
        if (scrolls && isSeen) faults.push(`scrolls sideways: ${one.className} ${wide(one)}`);
    }
    const dialog = document.querySelector('dialog[open]');
    const controls = 'button:enabled, a[href], input:enabled, select:enabled, [role=menuitem]';
    const actions = (dialog ?? table).querySelectorAll(`${controls}, .lit[data-thing], .lit[data-cell]`);
    const before = [scrollX, scrollY];
    // What was opened over the board goes when something in it is chosen, or anything beside it is touched.
    const menu = document.querySelector('[role=menu]');
    const isUnderMenu = (one, found) => menu !== null && !menu.contains(one) && menu.contains(found);
    for (const one of actions) {
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        // What only screen readers meet is not there for the hand.
        if (style.visibility === 'hidden' || style.pointerEvents === 'none') continue;
        // What is folded away is reached by unfolding it.
        if (!one.checkVisibility({ contentVisibilityAuto: true })) continue;
        if (box.width <= 1 || box.height <= 1 || one.closest('.visually-hidden, [inert]')) continue;
        if (mayScroll || one.closest('.side-area, .log')) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        let { left, right, top, bottom } = one.getBoundingClientRect();
        // What happened at once is one entry of the log; it may be longer than the log is high.
        const log = one.closest('.log');
        if (log && bottom - top > log.clientHeight) {
            const frame = log.getBoundingClientRect();
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
            faults.push(`out of sight: ${name(one)} at ${[left, top, right, bottom].map(Math.round)}`);
            continue;
        }
        // What overlaps a part of it may: somewhere on it a finger must reach it. A fifth is enough of a fanned card.
        let reached = 0;
        const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
        for (const across of steps) for (const down of steps) {
            const found = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
            if (one.contains(found) || isUnderMenu(one, found)) reached += 1;
        }
        if (reached < 5) faults.push(`covered: ${name(one)} at ${[left, top, right, bottom].map(Math.round)}`);
    }
    scrollTo(...before);
    return faults;
}"""


def unreachable(page: Page, may_scroll: bool) -> list[str]:
    """What cannot be touched on the page as it is now, in words; on a phone one may scroll down for it."""
    faults: list[str] = page.evaluate(LOOK, may_scroll)
    return faults


def laid_out(page: Page) -> None:
    """Waits until what was just changed has been laid out."""
    page.evaluate(TWO_FRAMES)


def sized(page: Page, sizes: Iterable[str] = FOUR_SIZES) -> Iterable[str]:
    """Gives the page each of these sizes in turn, and at last the laptop's, or the phone's if that was the only one."""
    names = list(sizes)
    for name in names:
        page.set_viewport_size(FOUR_SIZES[name])
        laid_out(page)
        yield name
    if len(names) > 1:
        page.set_viewport_size(FOUR_SIZES["laptop"])


def unreachable_at(page: Page, moment: str, sizes: Iterable[str] = FOUR_SIZES) -> list[str]:
    """What cannot be touched at one of these sizes, with the size and the moment."""
    return [f"{name}, {moment}: {fault}" for name in sized(page, sizes) for fault in unreachable(page, name == "phone")]

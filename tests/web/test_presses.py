"""A press is shown before the server has answered, kept when it agrees, taken back when it refuses."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import NO_DOUBLE_CLICK, ElemMasterHand, EvolutionHand, Hand, play_until
from tests.web.conftest import Arrivals
from tests.web.hands_elixir import ElixirHand
from tests.web.hands_metamorphose import MetamorphoseHand, begun_at, position, thing
from tests.web.held_line import HeldLine
from tests.web.reach import laid_out, sized, unreachable
from tests.web.tables import against_a_bot
from tests.web.visiting import Visit, eventually

GOING = "[data-going]"
SENT = "[data-sent]"
DOUBLE_CLICK = """async (button) => {
    const { x, y } = button.getBoundingClientRect();
    const here = { bubbles: true, clientX: x + 5, clientY: y + 5 };
    for (const half of [1, 2].map(() => new PointerEvent('pointerdown', here))) {
        const under = document.elementFromPoint(here.clientX, here.clientY);
        under.dispatchEvent(half);
        under.click();
        await new Promise((done) => setTimeout(done, 50));
    }
}"""
"""Two presses that belong together, however busy the page is."""


def at_a_table(arrive: Arrivals, game: str) -> tuple[Visit, HeldLine, str]:
    """Somebody who is to move, on a line that can be held."""
    visit = arrive("fr").be("Ada")
    line = HeldLine(visit.page)
    options = {"elem-master": {"first": 0}, "elixir": {"round-limit": 2}}.get(game, {})
    return visit, line, against_a_bot(visit, game, options=options)


# What is touched in each game, and what is then seen of it.


def step(page: Page) -> str:
    """A stack of Elem Master goes to the cell that was touched."""
    sources = page.locator(".cell.source")
    expect(sources.first).to_be_visible()
    for place in range(sources.count()):
        sources.nth(place).click()
        target = page.locator(".cell.target.move:not(:has(.more))")
        if target.count() > 0:
            cell = target.first.get_attribute("data-cell")
            target.first.click()
            if page.locator("[role=menuitem]").count() > 0:
                page.locator("[role=menuitem]").first.click()
            return f'.piece[data-going="{cell}"]'
        page.keyboard.press("Escape")
    raise AssertionError("no stack can step")


def lay(page: Page) -> str:
    """A card of Elementary Evolution lies over its pile or discard."""
    page.locator(".held.open").first.click()
    page.locator(".pile.lit, .discard.lit").first.click()
    return f".held{GOING}"


def end(page: Page) -> str:
    page.locator('.question [data-move="end"]').click()
    return f'[data-move="end"]{SENT}'


def choose(page: Page) -> str:
    """The first thing that Élixir asks for."""
    lit = page.locator(".elixir :is(.book.lit, .offers [data-thing], .question .answers [data-thing]):enabled").first
    lit.click()
    return f".elixir {SENT}"


GAMES: list[tuple[str, Callable[[Page], str]]] = [
    ("elem-master", step),
    ("elementary-evolution", lay),
    ("elementary-evolution", end),
    ("elixir", choose),
]


@pytest.mark.parametrize(("game", "press"), GAMES)
def test_a_press_is_seen_before_the_answer_and_taken_back_when_it_is_refused(
    arrive: Arrivals, game: str, press: Callable[[Page], str]
) -> None:
    visit, line, table = at_a_table(arrive, game)
    page = visit.page
    lit = page.locator(":is(.cell.source, .held.open, .book.lit, .elixir .answers button:enabled)")
    expect(lit.first).to_be_visible()
    if game == "elementary-evolution":
        play_until([EvolutionHand(visit)], lambda: page.locator('.question [data-move="end"]').count() > 0)
    before = visit.face(table)["view"]

    line.hold(refuses=True)
    shown = press(page)
    expect(page.locator(shown)).to_have_count(1)
    expect(page.locator(".why")).to_have_count(0)
    # Nothing else is taken meanwhile.
    sent = len(line.moves)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    line.let_go()
    expect(page.locator(".why")).to_contain_text("pas possible")
    expect(page.locator(f"{GOING}, {SENT}")).to_have_count(0)
    assert len(line.moves) == sent
    assert visit.face(table)["view"] == before

    page.wait_for_timeout(NO_DOUBLE_CLICK)
    line.hold()
    shown = press(page)
    expect(page.locator(shown)).to_have_count(1)
    eventually(visit, lambda: visit.face(table)["view"] != before)
    line.let_go()
    expect(page.locator(f"{GOING}, {SENT}")).to_have_count(0)
    expect(page.locator(".why")).to_have_count(0)


def test_a_card_that_is_on_its_way_stays_on_a_screen_that_is_turned(arrive: Arrivals) -> None:
    visit, line, _ = at_a_table(arrive, "elementary-evolution")
    page = visit.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    hand = EvolutionHand(visit)
    play_until([hand], lambda: page.locator(".held.open").count() > 0)
    page.keyboard.press("Escape")
    laid_out(page)
    line.hold()
    page.locator(".held.open").last.click()
    page.locator(".pile.lit, .discard.lit").first.click()
    expect(page.locator(f".held{GOING}")).to_have_count(1)
    faults = [f"{size}: {fault}" for size in sized(page) for fault in unreachable(page, size == "phone")]
    assert [fault for fault in faults if "sideways" in fault] == []


def test_a_card_of_metamorphose_lies_in_its_gap_at_once(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("en").be("Ben")
    line = HeldLine(ada.page)
    table = begun_at([ada, ben], position())
    page = ada.page
    before = ada.face(table)["view"]["players"]["0"]["creatures"]
    page.locator(".slot .spot.lit").first.click()
    gap = page.locator(".slot .gap.lit").first
    name = gap.get_attribute("data-thing") or ""
    place = name.split(":")[1]

    line.hold(refuses=True)
    page.locator(thing(name)).click()
    page.mouse.move(2, 2)
    drawn = page.locator(f'.slot .own [data-creature="{place}"] .laid')
    expect(drawn).to_have_count(len(before[place]["cards"]) + 1)
    line.let_go()
    expect(page.locator(".why")).to_be_visible()
    expect(drawn).to_have_count(len(before[place]["cards"]))
    assert ada.face(table)["view"]["players"]["0"]["creatures"] == before

    page.wait_for_timeout(NO_DOUBLE_CLICK)
    page.locator(".slot .spot.lit").first.click()
    page.locator(thing(name)).click()
    page.mouse.move(2, 2)
    more = len(before[place]["cards"]) + 1
    eventually(ada, lambda: len(ada.face(table)["view"]["players"]["0"]["creatures"][place]["cards"]) == more)
    expect(drawn).to_have_count(len(before[place]["cards"]) + 1)


# A second press that was meant for the first question.


ENDS: list[tuple[str, type[Hand], str]] = [
    ("elem-master", ElemMasterHand, ".slot .bar .end"),
    ("elementary-evolution", EvolutionHand, '.question [data-move="end"]'),
    ("elixir", ElixirHand, '.question [data-thing="verb:next"]'),
    ("metamorphose", MetamorphoseHand, '.slot [data-move="end"]'),
]


@pytest.mark.parametrize(("game", "player", "button"), ENDS)
def test_a_double_click_ends_one_turn_and_answers_nothing_that_comes_after_it(
    arrive: Arrivals, game: str, player: type[Hand], button: str
) -> None:
    visit, line, table = at_a_table(arrive, game)
    page = visit.page
    hand = player(visit, actions=0)
    hand.ends_turns = False
    end = page.locator(f"{button}:enabled")
    play_until([hand], lambda: end.count() > 0)
    page.wait_for_timeout(NO_DOUBLE_CLICK)
    if game == "elem-master":
        # Action points are left: the first half asks, the second is no answer.
        end.evaluate(DOUBLE_CLICK)
        expect(page.locator(f"{button}.sure")).to_be_visible()
        page.wait_for_timeout(NO_DOUBLE_CLICK)
    before = len(line.moves)
    end.evaluate(DOUBLE_CLICK)
    eventually(visit, lambda: len(line.moves) > before)
    eventually(visit, lambda: 0 in visit.face(table)["view"]["table"]["awaited"] or hand.is_over)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(line.moves) == before + 1
    expect(page.locator(".why")).to_have_count(0)


# What a first press must not wait for.

NOTED = """() => {
    window.noted = [];
    const note = (what) => window.noted.push(what);
    window.AudioContext = class { constructor() { note('sounds'); this.state = 'running'; } };
    for (const kind of ['pointerdown', 'click']) {
        addEventListener(kind, () => {
            note(kind);
            requestAnimationFrame(() => note('frame'));
        }, { capture: true });
    }
}"""
"""Keeps in which order presses, frames and the making of sounds come; the last takes a browser 50 ms and more."""


def test_the_first_press_is_painted_before_sounds_are_made_ready(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    visit.page.add_init_script(f"({NOTED})()")
    against_a_bot(visit, "elem-master", options={"first": 0})
    visit.page.locator(".cell.source").first.click()
    eventually(visit, lambda: bool(visit.page.evaluate("() => window.noted.includes('sounds')")))
    noted = visit.page.evaluate("() => window.noted")
    assert "frame" in noted[noted.index("click") : noted.index("sounds")], noted

"""What the table shows beside its board: nothing twice, nothing in the way, and everything readable under the mouse."""

import re
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from tests.web.axe import THEMES, grave_faults, show
from tests.web.clicking import NO_DOUBLE_CLICK, EvolutionHand, play_until
from tests.web.conftest import Arrivals
from tests.web.hands_elementals import QUICK, a_race_table
from tests.web.held_line import REFUSAL, HeldLine
from tests.web.reach import FOUR_SIZES, NOTHING_TOLD_GOES, WITH_A_MOUSE, sized, unreachable
from tests.web.slow_line import slow_line
from tests.web.tables import against_a_bot, among, finished
from tests.web.test_every_page import ASKED
from tests.web.visiting import Device, Visit

GAMES = list(ASKED)
SHOWN = {**ASKED, "elementals": ".elementals [data-thing=pack]"}
"""What is seen of each board when it can be played on."""


@pytest.mark.parametrize("game", GAMES)
def test_alone_with_bots_there_are_no_seats_twice_no_talk_and_no_line_to_type_in(arrive: Arrivals, game: str) -> None:
    visit = arrive("fr").be("Ada")
    against_a_bot(visit, game, options={})
    page = visit.page
    expect(page.locator(".slot").get_by_text("Robot").first).to_be_visible()
    expect(page.locator(".seats-area li, .chat-box, .side-area input")).to_have_count(0)
    page.keyboard.press("/")
    expect(page.locator(".side-area input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".side-area input")).to_have_count(0)


def test_with_others_the_column_tells_who_is_here_and_lets_people_talk(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("fr").be("Ben")
    among([ada, ben], "elem-master")
    expect(ada.page.locator(".seats-area li")).to_have_count(1)
    expect(ada.page.locator(".seats-area li")).to_contain_text("Ben")
    expect(ada.page.locator(".seats-area .dot.here")).to_have_count(1)
    expect(ada.page.locator(".chat-box input")).to_be_visible()


def test_why_not_is_in_nobody_s_way_and_goes_by_itself(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    against_a_bot(visit, "elem-master", options={"first": 0})
    page = visit.page
    page.clock.install()
    source = page.locator(".cell.source").first
    source.click()
    # Its own cell is no target of a second stack far away.
    page.locator(".cell:not(.source, .target, .picked, .void)").first.click()
    why = page.locator(".why")
    expect(why).to_be_visible()
    expect(why.get_by_role("button", name="Voir la règle")).to_be_visible()
    for name, size in FOUR_SIZES.items():
        page.set_viewport_size(size)
        assert unreachable(page, name == "phone") == [], name
    page.set_viewport_size(FOUR_SIZES["laptop"])
    # Whoever reads it may take their time.
    why.hover()
    page.clock.run_for(60_000)
    expect(why).to_be_visible()
    page.mouse.move(2, 2)
    page.clock.run_for(60_000)
    expect(why).to_have_count(0)


def test_why_not_goes_with_the_next_question(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    against_a_bot(visit, "elementary-evolution", options={})
    page = visit.page
    end = page.locator('.question [data-move="end"]')
    why = page.locator(".why")
    hand = EvolutionHand(visit, actions=0)
    # The turn that is looked at may just be ending, and the reason goes with it: then the next one is waited for.
    for _ in range(5):
        play_until([hand], lambda: end.count() > 0)
        page.locator(".rivals .pile").first.click()
        with suppress(TookTooLong):
            why.wait_for(timeout=5000)
            break
    expect(why).to_be_visible()
    end.click()
    expect(why).to_have_count(0)


def test_why_not_goes_with_the_next_touch_of_the_board(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    position = {"active": 0, "mages": {"0": {"hand": ["fire-3", "fire-0"]}}}
    against_a_bot(visit, "elementary-evolution", options={}, position=position)
    page = visit.page
    page.locator('[data-thing="hand:fire-3"]').click()
    page.locator('.own [data-thing="pile:0:fire"]').click()
    expect(page.locator(".why")).to_be_visible()
    page.locator('[data-thing="hand:fire-0"]').click()
    expect(page.locator(".why")).to_have_count(0)
    expect(page.locator('.own .pile.lit[data-thing="pile:0:fire"]')).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_log_opens_at_what_was_done_last(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    page = visit.page
    # A low screen: some games of bots are over soon.
    page.set_viewport_size({"width": 390, "height": 480})
    table = finished(visit, "elementary-evolution", bots=4)
    visit.go(f"/tables/{table}")
    page.get_by_role("button", name="Journal", exact=True).click()
    lines = page.locator("dialog .log li")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()
    expect(page.locator("dialog").get_by_role("button", name="Fermer")).to_be_in_viewport(ratio=1)


def ask_in_vain(visit: Visit) -> None:
    """Asks to take a move back before the first one."""
    visit.page.get_by_role("button", name="Plus", exact=True).click()
    visit.page.get_by_role("button", name="Demander à reprendre").click()


def pause_in_vain(visit: Visit, line: HeldLine) -> None:
    """Asks for a pause that cannot be; races can be paused, but no move of theirs taken back."""
    line.hold(refuses={**REFUSAL, "rule": None}, what="pause")
    visit.page.locator(".tools").get_by_role("button", name="Pause").click()
    line.let_go()


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_refuses_is_told_where_it_covers_nothing(arrive: Arrivals, game: str, device: Device) -> None:
    visit = arrive("fr", device).be("Ada")
    page, line = visit.page, HeldLine(visit.page)
    page.add_init_script(NOTHING_TOLD_GOES)
    if game == "elementals":
        a_race_table([visit], bots=1, options={"start": 0})
    else:
        against_a_bot(visit, game, options={"first": 0} if game == "elem-master" else {})
    expect(page.locator(SHOWN[game]).first).to_be_visible()
    if game == "elementals":
        pause_in_vain(visit, line)
    else:
        ask_in_vain(visit)
    refusal = page.get_by_text(re.compile("Ce n’est pas possible|Il n’y a pas de coup à reprendre")).first
    expect(refusal).to_be_visible()
    faults: list[str] = []
    for size in sized(page, ["phone"] if device == "phone" else WITH_A_MOUSE):
        expect(refusal).to_be_in_viewport(ratio=1)
        faults += [f"{size}: {fault}" for fault in unreachable(page, size == "phone")]
    assert faults == []


def test_what_a_table_refuses_goes_with_the_next_question(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    page = visit.page
    page.add_init_script(NOTHING_TOLD_GOES)
    against_a_bot(visit, "elem-master", options={"first": 0})
    ask_in_vain(visit)
    expect(page.locator(".toast")).to_be_visible()
    page.locator(".slot .bar .end").click()
    page.wait_for_timeout(NO_DOUBLE_CLICK)
    page.locator(".end.sure").click()
    expect(page.locator(".toast")).to_have_count(0)


TOOLS = """() => [...document.querySelectorAll('.tools button')].filter((one) => one.checkVisibility()).map((one) => {
    const { left, width } = one.getBoundingClientRect();
    return [one.ariaLabel ?? one.innerText, left, width];
})"""


def move_a_stack(visit: Visit) -> None:
    """A first move in Elem Master, which can be taken back."""
    page = visit.page
    page.locator(".cell.source").first.click()
    page.locator(".cell.target").first.click()
    how = page.locator("[role=menuitem][data-thing]").first
    undo = page.locator(".tools").get_by_role("button", name="Reprendre le coup", disabled=False)
    expect(how.or_(undo).first).to_be_visible()
    if how.is_visible():
        how.click()
    expect(undo).to_be_visible()


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("people", [1, 2])
def test_on_a_phone_the_tools_stay_where_they_are_when_a_move_can_be_taken_back(
    arrive: Arrivals, people: int, width: int
) -> None:
    ada = arrive("fr", "phone").be("Ada")
    page = ada.page
    page.set_viewport_size({"width": width, "height": 780})
    others = [arrive("fr").be("Ben")] if people > 1 else []
    among([ada, *others], "elem-master", bots=2 - people, options={"first": 0})
    expect(page.locator(".cell.source").first).to_be_visible()
    before = page.evaluate(TOOLS)
    move_a_stack(ada)
    after = page.evaluate(TOOLS)
    assert after == before
    assert ("Discussion" in {name for name, _, _ in after}) == (people > 1)
    # None is cut, and none touches the next.
    assert all(left + size < start for (_, left, size), (_, start, _) in pairwise(after))
    assert after[0][1] >= 0
    assert after[-1][1] + after[-1][2] <= width
    undo = page.locator(".tools").get_by_role("button", name="Reprendre le coup")
    undo.click()
    expect(undo).to_be_disabled()
    assert page.evaluate(TOOLS) == before


def force(visit: Visit, states: list[str]) -> None:
    """Puts every control of the page under the mouse, under the finger, or into the focus, as far as looks go."""
    wire: Any = visit.context.new_cdp_session(visit.page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    found = wire.send("DOM.querySelectorAll", {"nodeId": root, "selector": "main button, main a, main select"})
    for node in found["nodeIds"]:
        wire.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": states})


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read_under_the_mouse_and_under_the_finger(arrive: Arrivals, game: str) -> None:
    visit = arrive("fr").be("Ada")
    against_a_bot(visit, game, options={"first": 0} if game == "elem-master" else {})
    page = visit.page
    expect(page.locator(SHOWN[game]).first).to_be_visible()
    if game == "elem-master":
        page.locator(".slot .bar .end").click()
        expect(page.locator(".end.sure")).to_be_visible()
    faults: list[str] = []
    for theme in THEMES:
        show(visit, theme)
        for states in (["hover"], ["hover", "active"], ["focus", "focus-visible"]):
            force(visit, states)
            faults += [f"{theme}, {states}: {fault}" for fault in grave_faults(page, ["color-contrast"])]
    assert faults == []


def test_a_line_is_called_slow_only_when_it_is(arrive: Arrivals) -> None:
    with slow_line(arrive.site, 300) as far:
        near, distant = arrive("fr").be("Near"), arrive("fr", site=far).be("Far")
        a_race_table([near, distant], race={**QUICK, "ping-every": 100})
        expect(near.page.locator(".seats-area li", has_text="Far").locator(".slow")).to_be_visible()
        expect(distant.page.locator(".seats-area li .slow")).to_have_count(1)
        # It was measured as long, and is never called so.
        assert near.page.locator(".seats-area li", has_text="Near").locator(".slow").count() == 0
        expect(near.page.locator(".toast")).to_have_count(0)

"""Everything can be touched at every moment of a game of Elementals, at all sizes, with six seats too; axe agrees."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from quintessence.games.elementals.cards.box import CARD_NUMBERS
from tests.web.axe import faults_in_both_themes, grave_faults
from tests.web.clicking import play_until
from tests.web.conftest import Arrivals
from tests.web.hands_elementals import ENDS, MATCH, QUICK, SHORT, WHOLE, ElementalsHand, a_race_table
from tests.web.held_line import TOO_LATE, HeldLine
from tests.web.reach import FOUR_SIZES, NOTHING_TOLD_GOES, WITH_A_MOUSE, sized, unreachable, unreachable_at
from tests.web.visiting import IS_SOAK, Device, Visit, eventually

WHERE_THE_PLACES_ARE = """() => document.querySelector('.ending, .elementals.rowless') !== null ? null :
    [...document.querySelectorAll('.elementals :is(.place, .empty), .elementals [data-thing=book]')]
        .map((one) => one.getBoundingClientRect())
        .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))"""
"""The five places and the book, while the game runs."""
STICKS_OUT = """() => [...document.querySelectorAll('.elementals .tile')].flatMap((tile) => {
    const frame = tile.getBoundingClientRect();
    return [...tile.querySelectorAll('.facts, .facts .pack *')]
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(([, { left, right }]) => right > left && (left < frame.left || right > frame.right))
        .map(([one, { left, right }]) => `${one.className}: ${left}-${right} in ${frame.left}-${frame.right}`);
})"""
"""What is written of a seat, and does not fit into its part of the row."""
GAME = WHOLE if IS_SOAK else {"max-flips": 9, "window": 1200, "start": 0}


def all_lines_are_slow(page: WebSocketRoute) -> None:
    """What the server says arrives, only that it finds the line of every seat slow."""
    server = page.connect_to_server()
    page.on_message(server.send)

    def hear(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "presence":
            said["seats"] = [{"seat": seat, "here": True, "slow": True} for seat in range(6)]
        page.send(json.dumps(said))

    server.on_message(hear)


class Onlooking:
    """What somebody sees of a game at some sizes: where the places lie, and what cannot be touched."""

    def __init__(self, visit: Visit, sizes: list[str]) -> None:
        self.visit = visit
        self.sizes = sizes
        self.faults: dict[str, None] = {}
        self.where: dict[str, list[Any]] = {size: [] for size in sizes}
        # Lines are as high as their typeface, which comes a moment after the page.
        expect(visit.page.locator(".elementals")).to_be_visible()
        visit.page.evaluate("() => document.fonts.ready.then(() => null)")

    def look(self) -> None:
        page = self.visit.page
        for size in sized(page, self.sizes):
            if lies := page.evaluate(WHERE_THE_PLACES_ARE):
                self.where[size].append(lies)
            # The page moves on while it is looked at: what is really out of reach is so for more than a moment.
            if first := unreachable(page, size == "phone"):
                page.wait_for_timeout(60)
                lasting = [fault for fault in unreachable(page, size == "phone") if fault in first]
                self.faults |= dict.fromkeys(f"{size}: {fault}" for fault in lasting)

    def judge(self) -> None:
        assert list(self.faults) == []
        for size, where in self.where.items():
            assert len(where) > 5
            assert all(lies == where[0] for lies in where), "places never move"
            assert max(bottom for _, _, _, bottom in where[0]) <= FOUR_SIZES[size]["height"], "no race needs scrolling"


@pytest.mark.long
@pytest.mark.wider
@pytest.mark.parametrize("bots", [0, 4])
def test_nothing_is_covered_cut_off_or_out_of_sight(arrive: Arrivals, bots: int) -> None:
    people = [arrive("fr").be("Ada"), arrive("fr", "phone").be("Ben")]
    table = a_race_table(people, bots, options=GAME)
    hands = [ElementalsHand(person, seed=seat) for seat, person in enumerate(people)]
    seen = [Onlooking(people[0], WITH_A_MOUSE), Onlooking(people[1], ["phone"])]

    def looked() -> bool:
        for one in seen:
            one.look()
        return all(hand.is_over for hand in hands)

    play_until(hands, looked)
    assert people[0].face(table)["result"]["reason"] in ENDS
    for one in seen:
        one.judge()


def pressed_and_sent(page: Page, line: HeldLine) -> bool:
    """Whether the answer is on its way; if not, it is tried once more."""
    if len(line.moves) < 2:
        page.locator(".elementals [data-place='0']").click()
        page.wait_for_timeout(300)
    return len(line.moves) >= 2


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_an_answer_that_came_too_late_is_told_where_it_covers_nothing(arrive: Arrivals, device: Device) -> None:
    ada, ben = arrive("fr", device).be("Ada"), arrive("fr").be("Ben")
    page, line = ada.page, HeldLine(ada.page)
    page.add_init_script(NOTHING_TOLD_GOES)
    a_race_table(
        [ada, ben], position=MATCH, race={**QUICK, "settle-pause": 10_000}, options={**SHORT, "window": 10_000}
    )
    page.locator(".elementals [data-thing=pack].go").click()
    expect(page.locator(".elementals .fresh .new")).to_be_visible()
    line.hold(refuses=TOO_LATE)
    before = page.evaluate(WHERE_THE_PLACES_ARE)
    # A press that nobody could have made so soon after the card does not count (EL-NET-7): it is made again.
    eventually(ada, lambda: pressed_and_sent(page, line))
    line.let_go()
    expect(page.get_by_text("La course est finie (pour cet essai).")).to_be_visible()
    assert page.evaluate(WHERE_THE_PLACES_ARE) == before
    assert unreachable_at(page, "too late", ["phone"] if device == "phone" else WITH_A_MOUSE) == []


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_whatever_is_said_of_six_seats_has_room(arrive: Arrivals, device: Device) -> None:
    """A handicap, a slow line, a seat that has left: all at once, with packs of two digits."""
    visit = arrive("fr", device).be("Ada")
    page = visit.page
    page.route_web_socket(re.compile("/api/tables/.*/socket"), all_lines_are_slow)
    race = {**QUICK, "handicap": [0, 400, 400, 400, 400, 400]}
    middle, *cards = CARD_NUMBERS
    packs = [cards[seat * 10 : seat * 10 + 10] for seat in range(5)]
    left = {"phase": "flip", "turn": 0, "packs": [*packs, []], "middle": [middle], "out": [5]}
    a_race_table([visit], 5, race=race, position=left)
    expect(page.locator(".elementals .rivals .slow")).to_have_count(5)
    sizes = ["phone"] if device == "phone" else WITH_A_MOUSE
    assert unreachable_at(page, "much to say", sizes) == []
    for _ in sized(page, sizes):
        assert page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_nothing_keeps_people_out_of_a_race(arrive: Arrivals, device: str, seats: int) -> None:
    visit = arrive("fr", "phone" if device == "phone" else "desktop").be("Ada")
    a_race_table([visit], bots=seats - 1, options={"max-flips": 40, "window": 2000, "start": 0}, race={})
    page = visit.page
    expect(page.locator(".gate")).to_be_visible()
    faults = grave_faults(page)
    hand = ElementalsHand(visit, seed=5)
    play_until([hand], lambda: page.locator(".strip .what").count() > 0)
    faults += faults_in_both_themes(visit)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".gate .button")).to_be_visible()
    faults += grave_faults(page)
    assert faults == []


@pytest.mark.parametrize("path", ["/practice/elementals", "/learn/elementals/5", "/new/elementals"])
def test_nothing_keeps_people_out_of_its_pages(arrive: Arrivals, path: str) -> None:
    visit = arrive("fr", "phone")
    page = visit.go(path)
    expect(page.locator(".elementals, .handicaps").first).to_be_visible()
    if path.startswith("/new"):
        page.locator(".handicaps summary").click()
    assert faults_in_both_themes(visit) == []

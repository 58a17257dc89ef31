"""Races in real browsers: won by the right one behind a slow line; stopped, and gone on with, over a restart."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import RunningServer
from tests.web.clicking import play_out, play_until
from tests.web.conftest import Arrivals
from tests.web.hands_elementals import BOT_OF_RACES, MATCH, QUICK, ElementalsHand, a_race_table
from tests.web.slow_line import slow_line
from tests.web.tables import PERSON, open_table
from tests.web.test_dropped_line import has_stayed, is_about_the_line, stay
from tests.web.visiting import Visit, eventually

FAR = 400
"""Milliseconds each way to the one who is far."""
REACTS_WHEN_FAR = 400
REACTS_WHEN_NEAR = 850
"""The far one is quicker by more than a busy machine adds, and yet heard later."""

REASON = re.compile("aucune partie|une seule partie|deux parties|créature folle|créature double|magicien")
"""What is said of each card of the middle, from the rulebook page."""

REACT = """(after) => {
    window.pressed = null;
    const look = () => {
        if (document.querySelector('.elementals .fresh .new') === null) {
            requestAnimationFrame(look);
            return;
        }
        setTimeout(() => {
            window.pressed = Date.now();
            const place = document.querySelector('.elementals [data-place="0"]');
            place.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
        }, after);
    };
    look();
}"""
"""A hand that comes down so long after it sees the card."""
OFF = 300
"""Milliseconds; where a busy machine held up one of the two by more, their race says nothing about them."""


@pytest.mark.parametrize(("cap", "winner"), [(1000, 1), (0, 0)], ids=["corrected", "not corrected"])
def test_a_race_is_won_by_who_was_quicker_not_by_who_was_heard_first(arrive: Arrivals, cap: int, winner: int) -> None:
    """Without the correction, the other way round: so it is the correction that does it."""
    with slow_line(arrive.site, FAR) as far:
        near, distant = arrive().be("Near"), arrive(site=far).be("Far")
        table = fair_race(near, distant, {**QUICK, "comp-cap": cap, "settle-pause": 3000})
        answers = ruled(near, table)
        assert answers is not None
        if cap > 0:
            # Otherwise the race is closed before the far one is heard.
            assert answers[1]["claim"] < answers[0]["claim"]
            assert answers[1]["elapsed"] > answers[0]["elapsed"]
        assert told(near, table, "cards-won")["seat"] == winner
        name = ["Near", "Far"][winner]
        expect([distant, near][winner].page.locator(".strip")).to_contain_text(f"{name} wins 2 cards")


def fair_race(near: Visit, distant: Visit, race: dict[str, Any]) -> str:
    """The table of a race in which both reacted when they should have."""
    for _ in range(10):
        table = a_race_table([near, distant], position=MATCH, options={"window": 6000}, race=race)
        for person, reacts in ((near, REACTS_WHEN_NEAR), (distant, REACTS_WHEN_FAR)):
            expect(person.page.locator(".elementals .place")).to_have_count(1)
            person.page.evaluate(REACT, reacts)
        near.page.locator(".elementals [data-thing=pack].go").click()
        eventually(near, partial(is_ruled, near, table))
        pressed = [person.page.evaluate("window.pressed") for person in (near, distant)]
        if None not in pressed and abs(pressed[1] - pressed[0] - (FAR + REACTS_WHEN_FAR - REACTS_WHEN_NEAR)) < OFF:
            return table
    raise AssertionError("the machine is too busy for races")


def told(visit: Visit, table: str, kind: str) -> Any:
    """The last event of a kind that somebody was told."""
    events = [event for events in visit.get(f"/api/tables/{table}/told")["told"] for event in events]
    return next((event for event in reversed(events) if event["kind"] == kind), None)


def is_ruled(visit: Visit, table: str) -> bool:
    return ruled(visit, table) is not None


def ruled(visit: Visit, table: str) -> dict[int, Any] | None:
    """What the referee made of the answers, by seat, once the race is judged."""
    event = told(visit, table, "race-ruled")
    return None if event is None else {answer["seat"]: answer for answer in event["answers"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of the test's own, to be killed."""
    started = RunningServer(str(tmp_path / "killed.sqlite"), tmp_path / "server", bots=1).start()
    yield started
    started.kill()


def test_a_pause_lasts_over_a_restart_and_ends_with_a_count_down(server: RunningServer, arrive: Arrivals) -> None:
    ada = arrive("fr", site=server.address).be("Ada")
    agreed = {"options": {"max-flips": 6, "window": 1200, "start": 0}, "race": {**QUICK, "count-down": 5000}}
    table = open_table(ada, "elementals", [PERSON, BOT_OF_RACES], **agreed)
    # Nobody turns Ada's cards for her: the game cannot be over before she has had her pause.
    page, hand = ada.go(f"/tables/{table}"), ElementalsHand(ada)
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(".gate .number, .gate .word").first).to_be_visible()
    expect(page.locator(".gate")).to_have_count(0)
    play_until([hand], lambda: int(ada.face(table)["view"]["flips"]) > 0)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".gate")).to_contain_text("Pause")
    stopped = int(ada.face(table)["view"]["flips"])
    ada.forgives = is_about_the_line
    stay(page)

    server.kill()
    expect(page.locator(".lost-line")).to_be_visible()
    server.start()
    expect(page.locator(".lost-line")).to_have_count(0)
    expect(page.locator(".gate")).to_contain_text("Pause")
    guest = arrive("en", site=server.address)
    guest.go(f"/tables/{table}")
    expect(guest.page.locator(".gate")).to_contain_text("Paused")
    assert guest.page.get_by_role("button", name="Go on").count() == 0
    assert int(ada.face(table)["view"]["flips"]) == stopped

    page.get_by_role("button", name="Reprendre").click()
    expect(page.locator(".gate .number").first).to_be_visible()
    play_out([hand])
    assert has_stayed(page)


def test_among_several_people_there_is_no_pause(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive().be("Ben")
    a_race_table([ada, ben])
    expect(ada.page.locator(".elementals")).to_be_visible()
    assert ada.page.get_by_role("button", name="Pause").count() == 0


def test_a_handicap_is_chosen_for_a_seat_and_shown_there(arrive: Arrivals) -> None:
    ada = arrive("fr")
    page = ada.go("/new/elementals")
    page.locator("label.seat select").nth(1).select_option(label="Robot facile – assez lent")
    page.locator(".handicaps summary").click()
    page.locator(".handicaps select").nth(1).select_option("400")
    page.get_by_role("button", name="Ouvrir la table").click()
    table = ada.table
    assert ada.face(table)["table"]["race"] == {"handicap": [0, 400]}
    expect(page.locator("[data-seat='1']")).to_contain_text("+0,4 s")


def test_practice_waits_for_an_answer_and_then_says_why(arrive: Arrivals) -> None:
    ada = arrive("fr", "phone")
    page = ada.go()
    page.get_by_label("S’entraîner sans chrono").click()
    for _ in range(3):
        expect(page.locator(".elementals .fresh .new").first).to_be_visible()
        silence = page.locator(".elementals [data-thing='verb:pass']")
        expect(silence).to_be_in_viewport(ratio=1)
        silence.click()
        expect(page.locator(".verdict")).to_be_visible()
        expect(page.locator(".strip .what")).not_to_be_empty()
        expect(page.locator(".reasons li").first).to_contain_text(REASON)
        page.get_by_role("button", name="Carte suivante").click()
    expect(page.get_by_text("Carte 4 sur 20")).to_be_visible()


def test_the_lesson_is_played_on_the_board(arrive: Arrivals) -> None:
    visit = arrive("fr")
    page = visit.go("/learn/elementals/1")
    page.locator(".elementals [data-place='0']").click()
    expect(page.locator(".message.good")).to_be_visible()
    expect(page.locator(".strip")).to_contain_text("tête et ventre en commun")
    visit.go("/learn/elementals/5")
    page.locator(".elementals [data-thing=book]").click()
    page.locator(".elementals [data-place='1']").click()
    expect(page.locator(".message.good")).to_be_visible()


@pytest.mark.parametrize("step", [1, 4, 5])
def test_the_lesson_names_keys_only_where_there_is_a_keyboard(arrive: Arrivals, step: int) -> None:
    at_a_desk, on_a_phone = arrive("fr"), arrive("fr", "phone")
    for visit in (at_a_desk, on_a_phone):
        visit.go(f"/learn/elementals/{step}")
        expect(visit.page.locator(".told")).to_contain_text("Touchez", ignore_case=True)
    keys = re.compile("clavier|la touche|Espace|Maj")
    expect(at_a_desk.page.locator(".told")).to_have_text(keys, use_inner_text=True)
    expect(on_a_phone.page.locator(".told")).not_to_have_text(keys, use_inner_text=True)


def test_the_book_can_be_dragged_onto_a_card(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive().be("Ben")
    mad = {**MATCH, "packs": [["mad-1", "eee", "aaa"], ["eff", "wew", "aww"]]}
    table = a_race_table([ada, ben], position=mad, options={"window": 8000}, race={**QUICK, "settle-pause": 3000})
    page = ada.page
    page.locator(".elementals [data-thing=pack].go").click()
    expect(page.locator(".fresh .new")).to_be_visible()
    page.locator(".elementals [data-thing=book]").drag_to(page.locator(".elementals [data-place='0']"))
    eventually(ada, lambda: told(ada, table, "cards-won") is not None)
    assert told(ada, table, "cards-won")["by"] == "book"


def test_letters_are_shown_on_request(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    a_race_table([ada], bots=1)
    hand = ElementalsHand(ada)
    expect(ada.page.locator(".elementals")).to_be_visible()
    ada.page.get_by_role("button", name="Plus").click()
    ada.page.get_by_label("Lettres sur les créatures").check()
    ada.page.keyboard.press("Escape")
    letter = ada.page.locator(".elementals .letter").first

    def is_there() -> bool:
        hand.act()
        return letter.count() > 0

    eventually(ada, is_there)

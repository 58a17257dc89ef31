"""Whole games of Elementals in real browsers: by clicking, on glass, by keyboard alone; in both languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.clicking import play_out, play_until
from tests.web.conftest import Arrivals
from tests.web.endings import check_ending
from tests.web.hands_elementals import (
    ENDS,
    MATCH,
    QUICK,
    ElementalsHand,
    KeyboardElementals,
    a_game_to_its_end,
    a_race_table,
)
from tests.web.tables import log
from tests.web.visiting import Visit, eventually

CODES = re.compile(r"\b[ewaf]{3}\b|\b(?:mad|double|magician)-\d")
"""What only programs should read."""
WORDS = re.compile(r"\b(?:slap|book|pass|flip|noted|race|taken|void)\b", re.IGNORECASE)
"""What nobody should read in French."""

NO_FALSE_START = 250
"""Milliseconds after which a person can have seen a card; who slaps at once has guessed."""


def packs(visit: Visit) -> dict[str, str]:
    """How many cards each seat has, as it is written."""
    found = visit.page.evaluate(
        """() => [...document.querySelectorAll('.elementals [data-seat]')]
            .map((tile) => [tile.dataset.seat, tile.querySelector('.pack').innerText])"""
    )
    return dict(found)


@pytest.mark.long
@pytest.mark.wider
def test_two_browsers_play_a_whole_game_by_clicking_one_in_french_one_in_english(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("en").be("Ben")
    table = a_game_to_its_end([ada, ben])
    hands = [ElementalsHand(ada, seed=1), ElementalsHand(ben, seed=2)]
    play_out(hands)
    assert ada.face(table)["result"]["reason"] in ENDS
    eventually(ada, lambda: packs(ada) == packs(ben))
    # One line for each race, cards by their names.
    told = [line for line in log(ada) if " : " in line.replace("\u00a0", " ")]
    races = [events for events in ada.get(f"/api/tables/{table}/told")["told"] if "race-closed" in str(events)]
    assert len(told) == len(races) > 0
    assert not [line for line in [*log(ada), *log(ben)] if CODES.search(line)]
    assert not [line for line in log(ada) if WORDS.search(line)]


@pytest.mark.long
@pytest.mark.wider
def test_three_play_on_phones_and_a_desktop(arrive: Arrivals) -> None:
    people = [arrive("fr", "phone").be("Ada"), arrive("en", "phone").be("Ben"), arrive("fr").be("Cy")]
    table = a_game_to_its_end(people)
    play_out([ElementalsHand(person, seed=seat) for seat, person in enumerate(people)])
    assert people[0].face(table)["result"]["reason"] in ENDS
    check_ending(people[0], table)
    check_ending(people[2], table)


@pytest.mark.wider
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_by_keyboard_alone(arrive: Arrivals, language: str) -> None:
    person = arrive("fr" if language == "fr" else "en").be("Ada")
    table = a_game_to_its_end([person], bots=1)
    expect(person.page.locator(".elementals")).to_be_visible()
    hand = KeyboardElementals(person, seed=3)
    play_out([hand])
    assert person.face(table)["result"]["reason"] in ENDS
    assert hand.ends > 0


def test_a_slap_shows_a_hand_before_the_server_answers_and_the_strip_says_what_came_of_it(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("fr").be("Ben")
    a_race_table([ada, ben], position=MATCH, race={**QUICK, "settle-pause": 4000})
    page = ada.page
    page.locator(".elementals .pack.go").click()
    expect(page.locator(".fresh .new")).to_be_visible()
    page.wait_for_timeout(NO_FALSE_START)
    page.keyboard.press("Digit1")
    expect(page.locator(".slapped, .strip.good").first).to_be_visible()
    strip = page.locator(".strip")
    expect(strip).to_contain_text("Vous gagnez 2 cartes")
    expect(strip).to_contain_text("tête et ventre en commun")
    expect(strip.locator("li.right")).to_contain_text(re.compile(r"Vous\s:\s+[\d\s\u202f]+ ms"))
    expect(page.locator(".fresh .glow")).to_have_count(2)
    expect(ben.page.locator(".strip")).to_contain_text("Ada gagne 2 cartes")


def test_the_card_placed_after_a_win_is_seen_where_the_one_that_was_won_lay(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive().be("Ben")
    # What was won flies to the winner only where things may move.
    ada.page.emulate_media(reduced_motion="no-preference")
    a_race_table([ada, ben], position=MATCH, options={"window": 8000}, race={**QUICK, "settle-pause": 2500})
    page = ada.page
    page.locator(".elementals .pack.go").click()
    expect(page.locator(".fresh .new")).to_be_visible()
    page.wait_for_timeout(NO_FALSE_START)
    page.keyboard.press("Digit1")
    expect(page.locator(".strip")).to_contain_text("You win 2 cards")
    expect(page.locator(".prize")).to_have_text("2 cards won")
    expect(page.locator(".place .flying")).to_have_count(1)
    page.locator(".elementals .pack.go").click()
    expect(page.locator('.place[data-thing="place:eee"] .flies')).to_have_css("opacity", "1")


def test_a_book_that_comes_after_the_race_is_not_kept_for_the_next_one(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive().be("Ben")
    mad = {**MATCH, "packs": [["mad-1", "eee", "aaa"], ["eff", "wew", "aww"]]}
    a_race_table([ada, ben], position=mad, options={"window": 8000}, race={**QUICK, "settle-pause": 6000})
    ada.page.locator(".elementals .pack.go").click()
    expect(ben.page.locator(".fresh .new")).to_be_visible()
    ben.page.wait_for_timeout(NO_FALSE_START)
    ben.page.keyboard.press("Shift+Digit1")
    expect(ada.page.locator(".strip")).to_contain_text("Ben wins 2 cards with the book")
    book = ada.page.locator(".elementals [data-thing=book]")
    book.click()
    expect(book).to_have_attribute("aria-pressed", "false")
    # Between races it is taken in hand as ever.
    expect(ada.page.locator(".elementals .place")).to_have_count(0)
    book.click()
    expect(book).to_have_attribute("aria-pressed", "true")


def test_a_mistake_says_why(arrive: Arrivals) -> None:
    ada, ben = arrive("fr").be("Ada"), arrive("en").be("Ben")
    near = {**MATCH, "packs": [["fef", "eee", "aaa"], ["eff", "wew", "aww"]]}
    a_race_table([ada, ben], position=near, options={"window": 6000}, race={**QUICK, "settle-pause": 9000})
    ada.page.locator(".elementals .pack.go").click()
    expect(ada.page.locator(".fresh .new")).to_be_visible()
    ada.page.wait_for_timeout(NO_FALSE_START)
    ada.page.locator(".elementals .place").first.click()
    # The hand stays where it came down, also when the table has heard of it, until the race is judged.
    expect(ada.page.locator(".strip")).to_contain_text("C’est noté")
    ada.page.reload()
    expect(ada.page.locator(".slapped")).to_be_visible()
    expect(ada.page.locator(".strip.bad")).to_contain_text("une seule partie commune (tête)")
    expect(ben.page.locator(".strip.bad")).to_contain_text("A mistake by Ada: only one part in common (head)")


def test_a_spectator_sees_the_card_when_its_race_is_closed(arrive: Arrivals) -> None:
    ada, ben, guest = arrive().be("Ada"), arrive().be("Ben"), arrive("fr")
    table = a_race_table([ada, ben], position=MATCH, options={"window": 8000, "max-flips": 3})
    guest.go(f"/tables/{table}")
    expect(guest.page.locator(".elementals .place")).to_have_count(1)
    ada.page.locator(".elementals .pack.go").click()
    expect(ben.page.locator(".fresh [data-card=fwa]")).to_be_visible()
    assert guest.page.locator("[data-card=fwa]").count() == 0
    assert guest.page.locator(".elementals button").count() == 0
    ben.page.wait_for_timeout(NO_FALSE_START)
    ben.page.keyboard.press("Digit1")
    ada.page.locator(".elementals .place").click()
    expect(guest.page.locator(".strip")).to_contain_text("gagne 2 cartes")
    hands = [ElementalsHand(ada), ElementalsHand(ben)]
    play_out(hands)
    expect(guest.page.locator(".ending")).to_be_visible()


def test_a_replay_shows_every_race_and_how_it_was_judged(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    table = a_race_table([ada], bots=2)
    play_out([ElementalsHand(ada, seed=4)])
    plies = int(ada.get(f"/api/tables/{table}/replay?ply=0")["plies"])
    steps = [ada.get(f"/api/tables/{table}/replay?ply={ply}") for ply in range(plies + 1)]
    judged = next(step["ply"] for step in steps if any(event["kind"] == "race-closed" for event in step["events"]))
    page = ada.go(f"/replays/{table}/{judged}")
    expect(page.locator(".strip .what")).to_be_visible()
    assert page.locator(".elementals button").count() == 0
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".strip .what")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".strip .what")).to_be_visible()
    assert grave_faults(page) == []


def test_bots_of_one_table_have_different_names_everywhere(arrive: Arrivals) -> None:
    ada = arrive("fr").be("Ada")
    a_race_table([ada], bots=3)
    names = ada.page.locator(".rivals .tile .name")
    expect(names).to_have_count(3)
    called = names.all_text_contents()
    assert len(set(called)) == 3
    play_until([ElementalsHand(ada)], lambda: len(log(ada)) > 6)
    assert any(name in line for line in log(ada) for name in called), "the log calls them by the names on their tiles"
    assert not [line for line in log(ada) for colour in ("Rouge", "Bleu", "Vert", "Jaune") if colour in line]

"""What nobody may stumble over on a first evening: things out of sight, boards that jump, cards that say nothing."""

from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.conftest import Arrivals
from tests.web.tables import against_a_bot

LOW: ViewportSize = {"width": 1366, "height": 650}
LARGE_ENOUGH = 58
"""Pixels of a cell of Elem Master on a low wide screen."""


def box(thing: Locator) -> Any:
    expect(thing).to_be_visible()
    found = thing.bounding_box()
    assert found is not None
    return found


def test_a_low_screen_shows_a_newcomer_what_can_be_pressed(arrive: Arrivals) -> None:
    visit = arrive("fr")
    visit.page.set_viewport_size(LOW)
    play = visit.go().get_by_role("button", name="contre un robot").first
    place = box(play)
    assert place["y"] + place["height"] <= LOW["height"]


def test_in_a_lesson_on_a_phone_the_board_stays_when_a_step_is_solved(arrive: Arrivals) -> None:
    page = arrive("fr", "phone").go("/learn/elem-master/1")
    cell = page.locator('[data-cell="b2"]')
    before = box(cell)["y"]
    cell.click()
    page.get_by_role("button", name="Faire croître").first.click()
    expect(page.locator(".message.good")).to_be_visible()
    assert abs(box(cell)["y"] - before) < 1


def test_on_a_low_screen_the_board_of_two_has_the_height_to_itself(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    visit.page.set_viewport_size(LOW)
    against_a_bot(visit, "elem-master", options={"first": "0"})
    assert box(visit.page.locator('[data-cell="a1"]'))["width"] >= LARGE_ENOUGH
    end = box(visit.page.locator('[data-move="end"]'))
    seats = box(visit.page.locator(".slot .seats"))
    assert end["y"] >= seats["y"] + seats["height"]


def test_the_cards_that_go_on_a_pile_are_marked_in_the_hand(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    table = against_a_bot(visit, "elementary-evolution")
    hand = visit.page.locator(".slot .hand")
    expect(visit.page.locator('[data-move="end"]')).to_be_visible()
    legal = visit.face(table)["prompt"]["legal"]
    fitting = {words.split(" ")[1] for words in legal if words.startswith("play ")}
    marked = hand.locator(".held.fits").evaluate_all("(cards) => cards.map((card) => card.dataset.thing.slice(5))")
    assert set(marked) == fitting

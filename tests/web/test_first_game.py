"""Somebody who has never seen the site is in a game after one click, and moves by touching the board."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrivals
from tests.web.visiting import Device, Language, Visit

PLAY = {"fr": "Jouer à {} contre un robot", "en": "Play now: {} against a bot"}
UNDO = {"fr": "Reprendre le coup", "en": "Take back"}
VISITS: list[tuple[Language, Device]] = [("fr", "desktop"), ("en", "phone")]


@pytest.fixture(params=VISITS, ids=["fr desktop", "en phone"])
def visit(request: pytest.FixtureRequest, arrive: Arrivals) -> Visit:
    language, device = request.param
    return arrive(language, device)


def play_now(visit: Visit, game: str) -> None:
    """Opens the home page and clicks once."""
    visit.go().get_by_label(PLAY[visit.language].format(game)).click()


def test_a_first_move_in_elem_master_takes_three_clicks(visit: Visit) -> None:
    play_now(visit, "Elem Master")
    expect(visit.page.locator("[data-cell]")).to_have_count(36)
    # The bot may have begun: what can be done is what is lit up. Then there may be a choice of how.
    visit.page.locator(".cell.source").first.click()
    visit.page.locator(".cell.target, .slot .bar .act[data-thing]").first.click()
    how = visit.page.locator("[role=menuitem][data-thing]").first
    undo = visit.page.locator(".prompt-area").get_by_role("button", name=UNDO[visit.language], disabled=False)
    expect(how.or_(undo).first).to_be_visible()
    if how.is_visible():
        how.click()
    expect(undo).to_be_visible()


def test_a_hand_is_dealt_in_elementary_evolution(visit: Visit) -> None:
    play_now(visit, "Elementary Evolution")
    expect(visit.page.locator(".hand button, .hand [role=button]").first).to_be_visible()


@pytest.mark.parametrize("game", ["Elementals", "Élixir", "Métamorphose"])
def test_every_other_game_can_be_played_in_words(visit: Visit, game: str) -> None:
    name = "Metamorphose" if (game, visit.language) == ("Métamorphose", "en") else game
    play_now(visit, name)
    visit.page.wait_for_url("**/tables/*")
    expect(visit.page.get_by_role("log").first).to_be_attached()

"""Somebody who has never seen the site is in a game after one click, and moves by touching the board."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

DESKTOP, PHONE = (1440, 900), (390, 844)
PLAY = {"fr": "Jouer à {} contre un robot", "en": "Play {} against a bot"}
PATIENCE = 30_000


@pytest.fixture(params=["fr desktop", "en phone"])
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator["Visit"]:
    language, device = request.param.split()
    made = Visit(browser, language, device)
    yield made
    made.context.close()


class Visit:
    """One person with a browser; what the pages complain about is kept."""

    def __init__(self, browser: Browser, language: Literal["fr", "en"], device: str) -> None:
        width, height = DESKTOP if device == "desktop" else PHONE
        self.language = language
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            has_touch=device == "phone",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        """Requests that left the site."""
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def play_now(self, site: str, game: str) -> None:
        """Opens the home page and clicks once."""
        self.page.on("request", lambda request: self._note(request.url, site))
        self.page.goto(site)
        self.page.get_by_label(PLAY[self.language].format(game)).click()

    def _note(self, url: str, site: str) -> None:
        if not url.startswith((site, site.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(url)


def test_a_first_move_in_elem_master_takes_three_clicks(visit: Visit, site: str) -> None:
    visit.play_now(site, "Elem Master")
    cells = visit.page.locator("[data-cell]")
    expect(cells).to_have_count(36)
    # A Fire of level 1 of the first seat, one cell ahead.
    visit.page.locator("[data-cell=d2].source").click()
    visit.page.locator("[data-cell=d3].target").click()
    expect(visit.page.locator("[data-cell=d3].last")).to_be_visible()
    assert visit.complaints == []
    assert visit.foreign == []


def test_a_hand_is_dealt_in_elementary_evolution(visit: Visit, site: str) -> None:
    visit.play_now(site, "Elementary Evolution")
    expect(visit.page.locator(".hand button, .hand [role=button]").first).to_be_visible()
    assert visit.complaints == []
    assert visit.foreign == []


@pytest.mark.parametrize("game", ["Elementals", "Élixir", "Métamorphose"])
def test_every_other_game_can_be_played_in_words(visit: Visit, site: str, game: str) -> None:
    name = "Metamorphose" if (game, visit.language) == ("Métamorphose", "en") else game
    visit.play_now(site, name)
    visit.page.wait_for_url("**/tables/*")
    expect(visit.page.get_by_role("log").first).to_be_attached()
    assert visit.complaints == []
    assert visit.foreign == []

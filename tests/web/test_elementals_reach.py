"""Everything can be touched at every moment of a game of Elementals, at all sizes, with six seats too; axe agrees."""

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.clicking import play_until
from tests.web.conftest import Arrivals
from tests.web.hands_elementals import ElementalsHand, a_race_table
from tests.web.reach import FOUR_SIZES, unreachable
from tests.web.test_every_page import show
from tests.web.visiting import PATIENCE

WHERE_THE_PLACES_ARE = """() => document.querySelector('.elementals [data-thing=book]') === null ? null :
    [...document.querySelectorAll('.elementals :is(.place, .empty), .elementals [data-thing=book]')]
        .map((one) => one.getBoundingClientRect())
        .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))"""
"""The five places and the book, while the game runs."""
GAME = {"max-flips": 7, "window": 1200, "start": 0}


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", FOUR_SIZES)
def test_nothing_is_covered_cut_off_or_out_of_sight(arrive: Arrivals, size: str, seats: int) -> None:
    visit = arrive("fr", "phone" if size == "phone" else "desktop").be("Ada")
    visit.page.set_viewport_size(FOUR_SIZES[size])
    a_race_table([visit], bots=seats - 1, options=GAME)
    expect(visit.page.locator(".elementals")).to_be_visible()
    # Lines are as high as their typeface, which comes a moment after the page.
    visit.page.evaluate("() => document.fonts.ready.then(() => null)")
    hand = ElementalsHand(visit, seed=seats)
    faults: dict[str, None] = {}
    where: list[Any] = []
    seen = monotonic()
    while not hand.is_over:
        hand.act()
        if lies := visit.page.evaluate(WHERE_THE_PLACES_ARE):
            where.append(lies)
        # The page moves on while it is looked at: what is really out of reach is so for more than a moment.
        if first := unreachable(visit.page, size == "phone"):
            visit.page.wait_for_timeout(60)
            faults |= dict.fromkeys(fault for fault in unreachable(visit.page, size == "phone") if fault in first)
        assert monotonic() - seen < PATIENCE / 1000, hand.sight
    assert list(faults) == []
    assert len(where) > 5
    assert all(lies == where[0] for lies in where), "places never move"
    assert max(bottom for _, _, _, bottom in where[0]) <= FOUR_SIZES[size]["height"], "no race needs scrolling"


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
    for theme in ("light", "dark"):
        show(visit, "dark" if theme == "dark" else "light")
        faults += grave_faults(page)
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
    faults = grave_faults(page)
    show(visit, "dark")
    assert faults + grave_faults(page, ["color-contrast"]) == []

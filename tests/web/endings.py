"""What an end screen must show, whatever the game: checked at the end of whole games."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visiting import Visit

MORE = {"en": "Score and course", "fr": "Score et déroulement"}


def end_screen(visit: Visit) -> Locator:
    """The whole of it; on a phone the bar at the bottom opens it."""
    bar = visit.page.locator(".ending.bar")
    if bar.count() > 0:
        bar.get_by_role("button", name=MORE[visit.language]).click()
        return visit.page.get_by_role("dialog").locator(".ending")
    return visit.page.locator(".ending")


def check_ending(visit: Visit, table: str) -> None:
    """One sentence with why, the score as the engine counts it, by places, and a line for each seat."""
    told: Any = visit.get(f"/api/tables/{table}/ending")
    screen = end_screen(visit)
    # The bare reason has no full stop: this is the whole sentence.
    expect(screen.locator(".why")).to_contain_text(".")
    ranked = [seat for group in told["result"]["ranking"] for seat in group]
    rows = screen.locator("tbody tr[data-seat]")
    expect(rows).to_have_count(len(ranked))
    for place, seat in enumerate(ranked):
        row = rows.nth(place)
        expect(row).to_have_attribute("data-seat", str(seat))
        assert row.locator("td:not(.place)").all_text_contents() == [str(one["numbers"][seat]) for one in told["tally"]]
        expect(row.locator(".crown")).to_have_count(int(seat in told["result"]["winners"]))
    expect(screen.locator("svg[role=img] .line")).to_have_count(len(ranked))
    ends = [str(numbers[-1]) for numbers in told["course"]["numbers"]]
    assert screen.locator("svg[role=img] .value").all_text_contents() == ends
    sideways = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not visit.page.evaluate(sideways)
    if visit.page.get_by_role("dialog").count() > 0:
        visit.page.keyboard.press("Escape")

"""Advice on the page: for who plays alone against bots, as long as the question is the same; for nobody else."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.axe import faults_in_both_themes
from tests.web.clicking import NO_DOUBLE_CLICK
from tests.web.conftest import Arrivals
from tests.web.hands_elementals import a_race_table
from tests.web.reach import WITH_A_MOUSE, sized, unreachable
from tests.web.tables import against_a_bot, among
from tests.web.visiting import Device, Visit, eventually

FIRST = {"first": 0}
THIN, FIXED = "\u202f", "\u00a0"
REFUSED = {
    "code": "limit-reached",
    "arguments": {},
    "text": {"fr": "Trop de demandes (pour cet essai).", "en": "Too many requests (for this test)."},
    "retry_after": 3,
}


def button(page: Page) -> Locator:
    return page.locator(".tools").get_by_role("button", name=re.compile("^(Conseil|Advice)$"))


def panel(page: Page) -> Locator:
    return page.locator("section.advice")


@contextmanager
def held_up(visit: Visit) -> Iterator[None]:
    """While the bot thinks."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    visit.page.route("**/advice", hold)
    yield
    eventually(visit, lambda: len(waiting) > 0)
    waiting[0].continue_()
    visit.page.unroute("**/advice")


def answers(page: Page, lines: list[dict[str, Any]], prompt: int) -> None:
    """The bot says this, whatever it would say."""
    told = json.dumps({"prompt": prompt, "lines": lines})
    page.route("**/advice", lambda route: route.fulfill(body=told, content_type="application/json"))


def line(*moves: str, chance: float, certain: bool = False) -> dict[str, Any]:
    sentence = {"fr": "gagne de l’Air, menace d’attaquer", "en": "gains Air, threatens to attack"}
    return {"moves": moves, "chance": chance, "certain": certain, "reasons": [], "sentence": sentence}


def pointed(page: Page) -> list[str]:
    """The cells that the board of Elem Master points at."""
    found: list[str] = page.locator(".cell.point").evaluate_all("(all) => all.map((one) => one.dataset.cell)")
    return sorted(found)


def is_above_advice(page: Page, cell: str) -> bool:
    """Whether a cell is in sight, and not behind the advice."""
    place, advice = page.locator(f"[data-cell={cell}]").bounding_box(), panel(page).bounding_box()
    assert place is not None and advice is not None
    return place["y"] >= 0 and place["y"] + place["height"] <= advice["y"]


def test_on_a_phone_advice_is_read_in_french_shown_on_the_board_and_played(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    table = against_a_bot(visit, "elem-master", options=FIRST)
    page = visit.page
    with held_up(visit):
        button(page).click()
        expect(panel(page)).to_contain_text("Le robot réfléchit…")
        expect(page.get_by_role("status").filter(has_text="Le robot réfléchit…")).to_have_count(1)
    rows = panel(page).get_by_role("listitem")
    expect(rows.first).to_be_visible()
    assert 1 <= rows.count() <= 3
    for text in panel(page).locator(".chance > [aria-hidden]").all_inner_texts():
        # Some layouts can be won in the first turn, and it finds that.
        assert re.fullmatch(f"≈{FIXED}\\d{{1,2}}{THIN}%|certain|100{THIN}%", text), text
    expect(page.get_by_role("status").filter(has_text="de chances de gagner")).to_have_count(1)
    first = panel(page).locator(".line strong").first.inner_text()
    cells = sorted(set(re.findall(r"\b[a-f][1-6]\b", first)))
    eventually(visit, lambda: pointed(page) == cells)
    eventually(visit, lambda: all(is_above_advice(page, cell) for cell in cells))
    assert unreachable(page, True) == []
    assert faults_in_both_themes(visit) == []
    before = visit.face(table)["prompt"]["id"]
    panel(page).get_by_role("button", name=f"Jouer{FIXED}: {first}", exact=True).click()
    expect(panel(page)).to_have_count(0)
    expect(button(page)).to_be_focused()
    assert pointed(page) == []
    assert visit.face(table)["prompt"]["id"] > before


def test_at_a_desk_advice_is_read_in_english_and_every_line_shows_its_move(arrive: Arrivals) -> None:
    visit = arrive("en").be("Ada")
    table = against_a_bot(visit, "elem-master", options=FIRST)
    page = visit.page
    lines = [line("move c2 c3", "end", chance=0.624), line("grow b1", chance=1, certain=True), line("end", chance=0.01)]
    answers(page, lines, visit.face(table)["prompt"]["id"])
    button(page).click()
    told = panel(page).get_by_role("listitem")
    expect(told).to_have_count(3)
    expect(told.nth(0)).to_contain_text(f"≈{FIXED}62%")
    expect(told.nth(0)).to_contain_text("Then: End turn")
    expect(told.nth(0)).to_contain_text("Gains Air, threatens to attack.")
    expect(told.nth(1)).to_contain_text("certain")
    eventually(visit, lambda: pointed(page) == ["c2", "c3"])
    told.nth(1).hover()
    eventually(visit, lambda: pointed(page) == ["b1"])
    told.nth(2).locator(".line").focus()
    eventually(visit, lambda: pointed(page) == [])
    faults = [f"{size}: {fault}" for size in sized(page, WITH_A_MOUSE) for fault in unreachable(page, False)]
    assert faults == []
    assert faults_in_both_themes(visit) == []
    # Escape folds it away, and the key asks again, from wherever the focus is.
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(button(page)).to_be_focused()
    page.keyboard.press("a")
    expect(told).to_have_count(3)
    # What else is played takes it away, too.
    page.locator(".slot .bar .end").click()
    page.wait_for_timeout(NO_DOUBLE_CLICK)
    page.locator(".end.sure").click()
    expect(panel(page)).to_have_count(0)


def test_why_there_is_no_advice_is_told_where_it_would_stand(arrive: Arrivals) -> None:
    visit = arrive("fr").be("Ada")
    visit.forgives = lambda complaint: "429" in complaint
    against_a_bot(visit, "metamorphose")
    page = visit.page
    refusal = json.dumps(REFUSED)
    page.route("**/advice", lambda route: route.fulfill(status=429, body=refusal, content_type="application/json"))
    button(page).click()
    expect(panel(page)).to_contain_text("Trop de demandes (pour cet essai).")
    expect(page.get_by_role("status").filter(has_text="Trop de demandes")).to_have_count(1)
    page.unroute("**/advice")
    button(page).click()
    expect(panel(page).get_by_role("listitem").first).to_be_visible()
    expect(page.locator(".slot .pointed").first).to_be_visible()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_there_is_no_advice_among_people_for_spectators_in_races_or_for_the_past(
    arrive: Arrivals, device: Device
) -> None:
    ada, ben = arrive("fr", device).be("Ada"), arrive("fr").be("Ben")
    among([ada, ben], "elem-master", options=FIRST)
    expect(ada.page.locator(".cell.source").first).to_be_visible()
    expect(button(ada.page)).to_have_count(0)
    a_race_table([ada], bots=1, options={"start": 0})
    expect(ada.page.locator(".elementals")).to_be_visible()
    expect(button(ada.page)).to_have_count(0)
    table = against_a_bot(ada, "elem-master", options=FIRST)
    expect(button(ada.page)).to_have_attribute("aria-disabled", "false")
    ben.go(f"/tables/{table}")
    expect(ben.page.locator(".cells")).to_be_visible()
    expect(button(ben.page)).to_have_count(0)
    look_back(ada)
    expect(button(ada.page)).to_have_attribute("aria-disabled", "true")
    button(ada.page).click(force=True)
    ada.page.keyboard.press("a")
    expect(panel(ada.page)).to_have_count(0)


def look_back(visit: Visit) -> None:
    """Looks at the first thing that happened."""
    page = visit.page
    log = page.locator(".log:visible li button")
    if log.count() == 0:
        page.locator(".tools").get_by_role("button", name="Journal").click()
    log.first.click()
    expect(page.get_by_text("Vous revoyez un moment passé.")).to_be_visible()

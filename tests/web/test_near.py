"""A crowded board on a phone: a finger comes near first, so that every cell is easy to hit."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Arrivals
from tests.web.held_line import HeldLine
from tests.web.tables import BOT, PERSON, open_table
from tests.web.visiting import eventually

LARGE_ENOUGH = 40
"""Pixels of a cell that a finger hits with ease."""


def smallest_cell_in_sight(page: Page) -> float:
    """The side of a cell, by those that lie wholly within the board."""
    found: float = page.evaluate(
        """() => {
            const lens = document.querySelector('.lens').getBoundingClientRect();
            const boxes = [...document.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect());
            const inside = boxes.filter((box) => box.left >= lens.left - 1 && box.right <= lens.right + 1
                && box.top >= lens.top - 1 && box.bottom <= lens.bottom + 1);
            return Math.min(...inside.map((box) => box.width));
        }"""
    )
    return found


def test_a_finger_comes_near_before_it_plays_on_a_crowded_board(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    page = visit.page
    line = HeldLine(page)
    table = open_table(visit, "elem-master", [PERSON, BOT, BOT, BOT], options={"first": 0})
    visit.post(f"/api/tables/{table}/start")
    visit.go(f"/tables/{table}")
    expect(page.locator(".cell")).to_have_count(100)
    assert smallest_cell_in_sight(page) < LARGE_ENOUGH

    # One touch chooses and comes near: all that can be touched next is in sight, large enough.
    page.locator(".cell.source").first.tap()
    expect(page.locator(".lens.near")).to_be_visible()
    expect(page.locator(".cell.picked")).to_have_count(1)
    eventually(visit, lambda: smallest_cell_in_sight(page) >= LARGE_ENOUGH)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")
    assert line.moves == []

    # There is a clear way back, by hand and by key.
    page.get_by_role("button", name="Tout le plateau").tap()
    expect(page.locator(".lens.near")).to_have_count(0)
    expect(page.locator(".cell.picked")).to_have_count(0)
    page.locator(".cell.source").first.tap()
    expect(page.locator(".lens.near")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".lens.near")).to_have_count(0)

    # A key plays as ever: nothing comes near.
    page.locator(".cell.source").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cell.picked")).to_have_count(1)
    expect(page.locator(".lens.near")).to_have_count(0)


def test_a_finger_that_is_not_near_plays_nothing(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    page = visit.page
    line = HeldLine(page)
    table = open_table(visit, "elem-master", [PERSON, BOT, BOT, BOT], options={"first": 0})
    visit.post(f"/api/tables/{table}/start")
    visit.go(f"/tables/{table}")
    # Air may step on after its first step, and is followed; Fire is done with one.
    page.locator('.cell.source[aria-label*="Feu"]').first.focus()
    page.keyboard.press("Enter")
    target = page.locator(".cell.target.move").first
    name = target.get_attribute("data-cell")
    target.tap()
    expect(page.locator(".lens.near")).to_be_visible()
    assert line.moves == []
    page.locator(f'[data-cell="{name}"]').tap()
    if page.locator("[role=menuitem]").count() > 0:
        page.locator("[role=menuitem]").first.tap()
    eventually(visit, lambda: len(line.moves) == 1)
    # What was played is over: the whole board again.
    expect(page.locator(".lens.near")).to_have_count(0)

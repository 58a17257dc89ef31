"""A finished game is looked through: every moment has its board and its address."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrivals
from tests.web.reach import FOUR_SIZES
from tests.web.tables import cells, finished
from tests.web.visiting import Visit, eventually


@pytest.fixture
def replay(arrive: Arrivals) -> tuple[Visit, str, int]:
    """Somebody, the address of a replay, and the number of its last moment."""
    visit = arrive().be("Ada")
    table = finished(visit, "elem-master")
    plies = int(visit.get(f"/api/tables/{table}/replay?ply=0")["plies"])
    assert plies > 3
    return visit, f"/replays/{table}", plies


def opened(visit: Visit, address: str) -> dict[str, str]:
    """The board that an address opens, in a page that was loaded for it."""
    visit.go(address)
    expect(visit.page.locator(".cell")).to_have_count(36)
    return cells(visit)


def is_at(page: Page, ply: int, plies: int) -> None:
    expect(page.get_by_text(f"Moment {ply} of {plies}")).to_be_visible()
    page.wait_for_url(f"**/{ply}")


def test_the_board_follows_the_scrubber(replay: tuple[Visit, str, int]) -> None:
    visit, address, plies = replay
    boards = {ply: opened(visit, f"{address}/{ply}") for ply in (plies, 2, 1, 0)}
    assert boards[0] != boards[plies]

    page = visit.page
    scrubber = page.get_by_label("Moment of the game")
    scrubber.fill(str(plies))
    is_at(page, plies, plies)
    eventually(visit, lambda: cells(visit) == boards[plies])
    page.get_by_role("button", name="Start", exact=True).click()
    is_at(page, 0, plies)
    eventually(visit, lambda: cells(visit) == boards[0])
    page.get_by_role("button", name="Next move").click()
    page.get_by_role("button", name="Next move").click()
    is_at(page, 2, plies)
    eventually(visit, lambda: cells(visit) == boards[2])
    scrubber.focus()
    page.keyboard.press("ArrowLeft")
    is_at(page, 1, plies)
    eventually(visit, lambda: cells(visit) == boards[1])


def test_a_link_opens_its_moment_for_anybody(replay: tuple[Visit, str, int], arrive: Arrivals) -> None:
    visit, address, plies = replay
    board = opened(visit, f"{address}/{plies - 1}")
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.page.get_by_role("button", name="Copy the link to this moment").click()
    expect(visit.page.get_by_text("Copied")).to_be_visible()
    link = visit.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{visit.site}{address}/{plies - 1}"

    friend = arrive()
    assert opened(friend, link.removeprefix(friend.site)) == board
    is_at(friend.page, plies - 1, plies)


def test_a_hand_is_as_large_in_a_replay_as_in_the_game(arrive: Arrivals) -> None:
    visit = arrive().be("Ada")
    table = finished(visit, "elementary-evolution", sit=True)
    visit.go(f"/replays/{table}/0?seat=0")
    for name, size in FOUR_SIZES.items():
        visit.page.set_viewport_size(size)
        held = visit.page.locator(".hand .held")
        expect(held).to_have_count(5)
        least = held.first.evaluate("(card) => Math.min(card.clientWidth, card.clientHeight)")
        assert least >= 40, name

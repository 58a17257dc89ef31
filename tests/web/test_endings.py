"""After a game: once more at once, against a stronger or an easier bot, a link to share; nobody is to move any more."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import Arrivals
from tests.web.endings import end_screen
from tests.web.tables import BOT, EASY, ONE_MOVE_LEFT, PERSON, SHORT, finished, open_table
from tests.web.visiting import Visit

BEST = {"kind": "bot", "bot": "search", "level": 5}
TURN_MARKS = (
    ".seats .turn, .seat.active, .area.active, .area.asked, .plate.active, .plate.asked, .tile.turn, .rival.turn"
)
"""How the list of seats and the five boards mark whose turn it is."""


def resign(visit: Visit) -> None:
    for button in ("More", "Resign", "Yes, resign"):
        visit.page.get_by_role("button", name=button, exact=True).click()
    expect(visit.page.locator(".ending")).to_be_visible()


def next_table(visit: Visit, button: str) -> list[tuple[object, object]]:
    """The seats, by bot and level, of the game that a button of the end screen begins, without a waiting room."""
    before = visit.table
    visit.page.get_by_role("button", name=button).click()
    visit.page.wait_for_url(lambda url: before not in url)
    expect(visit.page.locator(".cell").first).to_be_visible()
    seats = visit.face(visit.table)["table"]["seats"]
    return [(seat["bot"], seat["level"]) for seat in seats]


def test_after_a_defeat_one_plays_again_at_once_on_the_same_seat_or_against_an_easier_bot(arrive: Arrivals) -> None:
    ada = arrive().be("Ada")
    table = open_table(ada, "elem-master", [EASY, PERSON], sit=1, options={"first": 1})
    ada.post(f"/api/tables/{table}/start")
    ada.go(f"/tables/{table}")
    for button, bot in (("Play again", ("greedy", 1)), ("Easier: Scatterbrained bot", ("random", None))):
        resign(ada)
        expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
        expect(ada.page.get_by_role("button", name="Stronger")).to_have_count(0)
        assert next_table(ada, button) == [bot, (None, None)]
        face = ada.face(ada.table)
        assert face["table"]["seats"][1]["name"] == "Ada"
        assert face["table"]["options"]["first"] == "1"
    # Nobody is easier than that one.
    resign(ada)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Easier")).to_have_count(0)


def test_after_a_win_one_may_meet_the_next_stronger_bot(arrive: Arrivals) -> None:
    ada = arrive().be("Ada")
    for bot, stronger in ((EASY, "Stronger: Curious bot"), (BEST, None)):
        table = open_table(ada, "elem-master", [PERSON, bot], sit=0, options={}, position=ONE_MOVE_LEFT)
        ada.post(f"/api/tables/{table}/start")
        ada.go(f"/tables/{table}")
        for cell in ("c3", "c4"):
            ada.page.locator(f"[data-cell={cell}]").click()
        expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
        expect(ada.page.get_by_role("button", name="Easier")).to_have_count(0)
        if stronger is None:
            expect(ada.page.get_by_role("button", name="Stronger")).to_have_count(0)
        else:
            assert next_table(ada, stronger) == [(None, None), ("search", 1)]


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_nobody_is_to_move_after_a_resignation_in_any_game(arrive: Arrivals, device: str) -> None:
    ada = arrive("en", "phone" if device == "phone" else "desktop").be("Ada")
    for game in SHORT:
        options = {"duel": True} if game == "elixir" else {}
        table = open_table(ada, game, [PERSON, BOT], options=options)
        ada.post(f"/api/tables/{table}/start")
        ada.go(f"/tables/{table}")
        resign(ada)
        expect(ada.page.locator(".ending .why")).to_have_text("Ada resigns.")
        expect(ada.page.locator(".slot > *").first).to_be_visible()
        expect(ada.page.locator(TURN_MARKS)).to_have_count(0)
        expect(ada.page.get_by_text("to move")).to_have_count(0)
        assert ada.face(table)["view"]["table"]["awaited"] == []
        assert grave_faults(ada.page) == []
    expect(end_screen(ada).locator("svg[role=img]")).to_be_visible()
    assert grave_faults(ada.page) == []


def test_the_link_that_is_shared_opens_the_replay_for_anybody(arrive: Arrivals) -> None:
    ada, ben = arrive().be("Ada"), arrive()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished(ada, "elem-master", sit=True)
    ada.page.get_by_role("button", name="Share").click()
    expect(ada.page.get_by_text("Link copied")).to_be_visible()
    link = str(ada.page.evaluate("() => navigator.clipboard.readText()"))
    assert table in link
    ben.page.goto(link)
    expect(ben.page.locator(".cell")).to_have_count(36)
    ada.page.get_by_role("link", name="Replay the game").click()
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()

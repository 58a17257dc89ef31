"""After a game: once more at once, against a stronger bot, a link to share; and nobody is to move any more."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import Arrivals
from tests.web.endings import end_screen
from tests.web.tables import BOT, PERSON, SHORT, finished, open_table
from tests.web.visiting import Visit

BEST = {"kind": "bot", "bot": "greedy", "level": 3}
TURN_MARKS = (
    ".seats .turn, .seat.active, .area.active, .area.asked, .plate.active, .plate.asked, .tile.turn, .rival.turn"
)
"""How the list of seats and the five boards mark whose turn it is."""


def resign(visit: Visit) -> None:
    for button in ("More", "Resign", "Yes, resign"):
        visit.page.get_by_role("button", name=button, exact=True).click()
    expect(visit.page.locator(".ending")).to_be_visible()


def test_against_a_bot_one_plays_again_at_once_on_the_same_seat_and_then_against_a_stronger_one(
    arrive: Arrivals,
) -> None:
    ada = arrive().be("Ada")
    table = open_table(ada, "elem-master", [BOT, PERSON], sit=1, options={"first": 1})
    ada.post(f"/api/tables/{table}/start")
    ada.go(f"/tables/{table}")
    seen = [table]
    for button, bot in (("Play again", "random"), ("Stronger: Gentle bot", "greedy")):
        resign(ada)
        ada.page.get_by_role("button", name=button).click()
        ada.page.wait_for_url(lambda url: all(known not in url for known in seen))
        # The board at once: no waiting room.
        expect(ada.page.locator(".cell.source").first).to_be_visible()
        seen.append(ada.table)
        face = ada.face(ada.table)
        assert [seat["bot"] for seat in face["table"]["seats"]] == [bot, None]
        assert face["table"]["seats"][1]["name"] == "Ada"
        assert face["table"]["options"]["first"] == "1"
    table = open_table(ada, "elem-master", [BEST, PERSON], sit=1)
    ada.post(f"/api/tables/{table}/start")
    ada.go(f"/tables/{table}")
    resign(ada)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Stronger")).to_have_count(0)


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

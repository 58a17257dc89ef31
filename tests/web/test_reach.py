"""Everything can be touched throughout whole games of Elem Master and Elementary Evolution, at all sizes."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

import quintessence as q
from quintessence.core.types import JsonObject
from tests.web.clicking import play_out
from tests.web.conftest import Arrivals
from tests.web.moments import moments, open_moment
from tests.web.onlooking import Onlooking, OnlookingElemMaster, OnlookingEvolution
from tests.web.reach import FOUR_SIZES, laid_out, unreachable_at
from tests.web.tables import SHORT, against_a_bot
from tests.web.visiting import IS_SOAK, Visit

MOST = 30 if IS_SOAK else 4
"""So many moments of each game are looked at."""


def looked_at(visit: Visit, table: str, touches: Sequence[str], sizes: Iterable[str] = FOUR_SIZES) -> list[str]:
    """Looks at a moment as it is, and after each of these touches, as far as there is something to touch."""
    page = visit.page
    moment = str(visit.face(table)["view"]["table"].get("prompt"))
    faults = unreachable_at(page, moment, sizes)
    for touch in touches:
        one = page.locator(f"{touch}:visible")
        if one.count() > 0:
            one.last.click()
            faults += unreachable_at(page, f"{moment}, {touch}", sizes)
            page.keyboard.press("Escape")
    return faults


# Elementary Evolution.


def evolution_moment(match: q.Match) -> object:
    """The question, how high the piles are, how many tokens lie before the mage."""
    position: Any = match.position()
    pending = [frame["kind"] for frame in position["pending"]][:1]
    highest = max(len(pile) for mage in position["mages"].values() for pile in mage["piles"].values())
    return (*pending, highest, sum(where == "0" for where in position["tokens"].values()))


@pytest.mark.long
@pytest.mark.wider
@pytest.mark.parametrize("seats", [2, 4])
def test_elementary_evolution_fits_and_nothing_in_it_is_covered(arrive: Arrivals, seats: int) -> None:
    visit = arrive("fr").be("Ada")
    faults: list[str] = []
    for position in moments("elementary-evolution", seats, {}, evolution_moment, MOST, seed=seats):
        table = open_moment(visit, "elementary-evolution", seats, {}, position)
        expect(visit.page.locator(".slot .hand")).to_be_visible()
        faults += looked_at(visit, table, [".own .token", ".held.open", ".rivals .discard"])
    assert faults == []


def test_a_creature_that_is_read_about_while_one_watches_is_covered_by_nothing_on_a_phone(arrive: Arrivals) -> None:
    visit = arrive("fr", "phone").be("Ada")
    found: list[Any] = moments("elementary-evolution", 4, {}, evolution_moment, 30, seed=4)
    watching = [position for position in found if [frame["kind"] for frame in position["pending"]][:1] == ["watch"]]
    table = open_moment(visit, "elementary-evolution", 4, {}, watching[0])
    visit.page.locator(".own .token").last.click()
    using = visit.page.locator(".answers button").filter(has_text="Golem").or_(visit.page.get_by_text("Utiliser"))
    expect(using).to_have_count(1)
    assert looked_at(visit, table, [], ["phone"]) == []


def test_the_creature_that_copies_any_other_leaves_the_hand_its_room(arrive: Arrivals) -> None:
    """Akasha offers as many buttons as there are creatures that can be used now (EE-AKA-2)."""
    visit = arrive("fr").be("Ada")
    position: Any = q.Match("elementary-evolution", seats=2, seed=3).position()
    own, rival = position["mages"]["0"], position["mages"]["1"]
    own["piles"]["fire"], own["piles"]["water"] = ["fire-1", "fire-0"], ["water-0"]
    own["draw"] = [card for card in own["draw"] if card not in ("fire-0", "fire-1", "water-0")]
    rival["piles"]["air"], rival["rooted"]["air"] = ["air-1", "air-0"], 2
    rival["draw"] = [card for card in rival["draw"] if card not in ("air-0", "air-1")]
    position["tokens"]["akasha"] = 0
    table = open_moment(visit, "elementary-evolution", 2, {}, position)
    visit.page.locator(".own .token").last.click()
    expect(visit.page.locator(".answers .copy")).to_have_count(7)
    visit.page.set_viewport_size(FOUR_SIZES["low laptop"])
    laid_out(visit.page)
    card = visit.page.locator(".held").first.bounding_box()
    assert card is not None
    assert card["height"] > 70
    assert looked_at(visit, table, []) == []


# Elem Master.

ALL: JsonObject = {"specialities": "on", "events": "on", "arena": "random", "start": "free"}


def elem_moment(match: q.Match) -> object:
    """The phase, what is to be decided, in what part of the game."""
    position: Any = match.position()
    pending = position.get("pending")
    return (position["phase"], str(pending)[:40], position["round"] // 4)


@pytest.mark.long
@pytest.mark.wider
@pytest.mark.parametrize(("seats", "options"), [(2, ALL), (4, ALL), (2, {})], ids=["2-all", "4-all", "2-usual"])
def test_elem_master_fits_and_nothing_in_it_is_covered(arrive: Arrivals, seats: int, options: JsonObject) -> None:
    visit = arrive("fr").be("Ada")
    faults: list[str] = []
    for position in moments("elem-master", seats, options, elem_moment, MOST, seed=seats):
        table = open_moment(visit, "elem-master", seats, options, position)
        expect(visit.page.locator(".slot .cells")).to_be_visible()
        faults += looked_at(visit, table, [".cell.source", ".cards button", ".seat button", ".rail button"])
    assert faults == []


@pytest.mark.long
@pytest.mark.wider
@pytest.mark.parametrize(
    ("game", "player"), [("elem-master", OnlookingElemMaster), ("elementary-evolution", OnlookingEvolution)]
)
def test_everything_can_be_touched_while_a_game_is_played(arrive: Arrivals, game: str, player: type[Onlooking]) -> None:
    visit = arrive("fr").be("Ada")
    table = against_a_bot(visit, game, options={} if IS_SOAK else SHORT[game])
    hand = player(visit, actions=3)
    play_out([hand])
    assert list(hand.faults) == []
    assert hand.looks > 5
    if IS_SOAK:
        assert visit.face(table)["result"]["reason"] not in ("round-limit", "turn-limit")

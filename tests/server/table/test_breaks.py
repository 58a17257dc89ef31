"""Count-down and pause of a game with races (EL-NET-20, EL-NET-21), under a clock that the test owns."""

import pytest

from quintessence.core.race import Terms
from quintessence.core.types import JsonObject
from quintessence.server.clock import Millis
from quintessence.server.table import folding, showing
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.opening import BotPlan, Opening, SeatPlan
from quintessence.server.table.topics import absence, breaks, playing
from quintessence.server.table.topics.absence import Away
from quintessence.server.table.topics.breaks import Paused
from quintessence.server.table.topics.racing import CardAsked
from tests.server.table.workshop import Workshop, plain, refused

BOT = SeatPlan("bot", BotPlan("reflex"))
COUNT_DOWN = Terms(2).count_down
LONG = 3_600_000


def alone(bots: int = 1, **agreed: object) -> Workshop:
    """One person among bots."""
    opening = Opening(game="elementals", seats=[SeatPlan(), *[BOT] * bots], options={"start": 0}, **agreed)  # type: ignore[arg-type]
    return Workshop.begun(opening)


def break_of(shop: Workshop, recipient: int | None = 0) -> JsonObject:
    table = showing.face(shop.table, recipient)["table"]
    assert isinstance(table, dict) and isinstance(table["pause"], dict)
    return table["pause"]


def shown_cards(shop: Workshop) -> int:
    assert shop.table.match is not None
    flips = shop.table.match.view(0)["flips"]
    assert isinstance(flips, int)
    return flips


def to_race(shop: Workshop) -> None:
    """Lets time pass until a race is open."""
    assert shop.table.races is not None
    while shop.table.races.shown_at is None:
        due = due_of(shop.table)
        assert due is not None
        shop.now = max(shop.now, due)
        assert shop.keep()


def test_no_card_is_shown_before_the_count_down_is_over() -> None:
    shop = alone()
    began = shop.now
    assert break_of(shop)["ready_at"] == began + COUNT_DOWN
    shop.play(0, "flip")
    shop.wait(COUNT_DOWN - 1)
    assert shown_cards(shop) == 0
    shop.wait(1)
    assert shown_cards(shop) == 1


def test_in_a_pause_nothing_happens_however_long_it_lasts() -> None:
    shop = alone()
    shop.wait(COUNT_DOWN)
    shop.put(breaks.pause(shop.table, 0, True, shop.time))
    before = shown_cards(shop)
    assert due_of(shop.table) is None
    shop.wait(LONG)
    assert shown_cards(shop) == before
    assert todo_of(shop.table, shop.time).bots == []
    with refused("table-paused"):
        playing.play(shop.table, 0, "flip", None, shop.time)


def test_a_race_that_is_open_is_run_to_its_end_before_the_pause() -> None:
    shop = alone()
    to_race(shop)
    shop.put(breaks.pause(shop.table, 0, True, shop.time))
    races = shop.table.races
    assert races is not None and races.shown_at is not None
    shop.play(0, "pass")
    shop.wait(LONG)
    assert races.shown_at is None
    assert due_of(shop.table) is None


def test_it_goes_on_after_a_count_down_with_what_was_asked_for() -> None:
    shop = alone()
    shop.play(0, "flip")
    shop.put(breaks.pause(shop.table, 0, True, shop.time))
    shop.wait(LONG)
    shop.put(breaks.pause(shop.table, 0, False, shop.time))
    assert break_of(shop)["since"] is None
    assert break_of(shop)["ready_at"] == shop.now + COUNT_DOWN
    shop.wait(COUNT_DOWN - 1)
    assert shown_cards(shop) == 0
    shop.wait(1)
    assert shown_cards(shop) == 1


def test_a_pause_outlasts_a_restart_and_spectators_see_it() -> None:
    shop = alone()
    shop.put(breaks.pause(shop.table, 0, True, shop.time))
    again = folding.fold(shop.stored)
    assert due_of(again) is None
    assert showing.face(again, None)["table"] == showing.face(shop.table, None)["table"]
    assert break_of(shop, None) == {"ready_at": shop.now + COUNT_DOWN, "since": shop.now, "seats": [0]}
    assert [event["kind"] for event in shop.sent[None]][-1] == "paused"


def test_nobody_can_stop_a_game_of_several_people() -> None:
    shop = Workshop.begun(plain("elementals", 2))
    assert break_of(shop)["seats"] == []
    with refused("table-pause-alone"):
        breaks.pause(shop.table, 0, True, shop.time)


def test_games_without_races_have_no_pause() -> None:
    shop = Workshop.begun(plain("elem-master"))
    assert showing.face(shop.table, 0)["table"]["pause"] is None  # type: ignore[index, call-overload]
    with refused("table-no-pause"):
        breaks.pause(shop.table, 0, True, shop.time)


@pytest.mark.parametrize("on", [True, False])
def test_saying_it_twice_changes_nothing(on: bool) -> None:
    shop = alone()
    shop.put(breaks.pause(shop.table, 0, on, shop.time))
    assert breaks.pause(shop.table, 0, on, shop.time) == []


def test_bots_wait_for_the_only_person_who_is_gone() -> None:
    shop = alone(bots=2)
    entries = absence.away(shop.table, 0, shop.time)
    assert [type(entry) for entry in entries] == [Away, Paused]
    shop.put(entries)
    assert due_of(shop.table) is None
    # Coming back does not go on by itself: somebody may only be looking.
    shop.put(absence.here(shop.table, 0, shop.time))
    assert due_of(shop.table) is None


def test_one_of_several_people_who_is_gone_stops_nothing() -> None:
    shop = Workshop.begun(plain("elementals", 3))
    assert [type(entry) for entry in absence.away(shop.table, 0, shop.time)] == [Away]


def test_a_bot_asks_for_its_card_only_when_the_count_down_is_over() -> None:
    opening = Opening(game="elementals", seats=[SeatPlan(), BOT], options={"start": 1})
    shop = Workshop.begun(opening)
    due = due_of(shop.table)
    assert due is not None and due > shop.now + COUNT_DOWN
    assert todo_of(shop.table, Millis(due - 1)).entries == []
    assert [type(entry) for entry in todo_of(shop.table, due).entries] == [CardAsked]

"""What lists tell of a table: whose turn it is, since when, whom it waits for; and never what is decided in secret."""

from random import Random

import pytest

from quintessence.core.types import JsonObject, Seat
from quintessence.server.api.bodies import TableAbout
from quintessence.server.api.lists import about_table
from quintessence.server.clock import Millis
from quintessence.server.store.model import Identity, IdentityId
from quintessence.server.table import folding
from quintessence.server.table.listings import listing_of
from quintessence.server.table.opening import BotPlan, Opening, SeatPlan, WindowKind, WindowPlan
from quintessence.server.table.table import Table
from quintessence.server.table.topics import absence, breaks, seating, taking_back, talk
from tests.kit.planted import known
from tests.kit.toys import Lamps
from tests.server.table.workshop import GAMES, Workshop, identity, plain

STRANGER = 99


def listed(table: Table, seat: Seat, now: int | None = None) -> TableAbout:
    """The table as lists show it to the player of a seat, when it was changed last or later."""
    who = Identity(id=identity(seat), kind="guest", name="somebody", created=Millis(0))
    return about_table(listing_of(table), who, Millis(table.told_at if now is None else now))


def mover(shop: Workshop) -> Seat:
    (seat,) = shop.asked()
    return seat


def test_everybody_is_told_whose_turn_it_is_and_since_when() -> None:
    shop = Workshop.begun(plain("elem-master", 2))
    began, first = shop.now, mover(shop)
    for seat in (0, 1, STRANGER):
        about = listed(shop.table, seat)
        assert (about.awaited, about.since) == ([first], began)
        assert about.waits == (seat == first)
        assert about.seat == (None if seat == STRANGER else seat)
    shop.now += 60_000
    while mover(shop) == first:
        shop.play(first, "end" if "end" in shop.table.legal(first) else shop.table.legal(first)[0])
    other = listed(shop.table, 1 - first)
    assert (other.awaited, other.since, other.waits) == ([1 - first], began + 60_000, True)
    assert not listed(shop.table, first).waits
    shop.put(absence.resign(shop.table, first, shop.time))
    ended = listed(shop.table, 1 - first)
    assert (ended.status, ended.awaited, ended.since, ended.waits) == ("over", [], None, False)


def test_talk_and_coming_and_going_do_not_make_anybody_wait_for_a_shorter_time() -> None:
    shop = Workshop.begun(plain("elem-master", 2))
    since = listed(shop.table, 0).since
    shop.now += 5_000
    shop.put(talk.say(shop.table, 0, "P0", "hello", shop.time))
    shop.put(absence.away(shop.table, 1, shop.time))
    assert listed(shop.table, 0).since == since


@pytest.mark.parametrize("game", [*GAMES, "lamps"])
def test_who_is_told_nothing_at_the_table_learns_nothing_from_a_list_either(game: str) -> None:
    """Also not when: a list that changes shows that something was done."""
    with known(Lamps()):
        shop = Workshop.begun(plain(game, 3 if game == "lamps" else 0), checks=False)
        luck = Random(game)
        for _ in range(150):
            shop.step(luck)
        hidden = 0
        table = folding.fold(shop.stored[:1])
        viewers = [*range(len(table.chairs)), STRANGER]
        for entry in shop.stored[1:]:
            before = {seat: listed(table, seat) for seat in viewers}
            folding.add(table, entry)
            for seat in viewers:
                if not table.feed(None if seat == STRANGER else seat).told_last:
                    hidden += 1
                    assert listed(table, seat) == before[seat]
        assert hidden > 0 or game in ("elem-master", "metamorphose"), "nothing was done in secret"


def test_who_has_answered_in_secret_is_not_waited_for_and_only_that_one_knows() -> None:
    with known(Lamps()):
        shop = Workshop.begun(plain("lamps", 3))
        asked = shop.asked()
        assert len(asked) > 1
        shop.now += 1_000
        others = {seat: listed(shop.table, seat) for seat in asked[1:]}
        shop.play(asked[0], shop.table.legal(asked[0])[0])
        assert not listed(shop.table, asked[0]).waits
        assert {seat: listed(shop.table, seat) for seat in asked[1:]} == others
        assert all(about.waits for about in others.values())


def test_a_race_that_its_only_person_has_left_waits_for_that_one() -> None:
    opening = Opening(game="elementals", seats=[SeatPlan(), SeatPlan("bot", BotPlan("reflex"))], options={"start": 0})
    shop = Workshop.begun(opening)
    shop.wait(4_000)
    assert not listed(shop.table, 0).waits, "it goes on by itself"
    shop.put(absence.away(shop.table, 0, shop.time))
    shop.put(breaks.pause(shop.table, 0, True, shop.time))
    about = listed(shop.table, 0)
    assert (about.waits, about.awaited, about.since) == (True, [0], shop.now)


def test_a_window_that_closes_by_itself_waits_for_nobody_and_a_patient_one_for_all_whom_it_asks() -> None:
    kinds: list[WindowKind] = ["timed", "patient"]
    for kind in kinds:
        shop = Workshop.begun(plain("elixir", 3, window=WindowPlan(kind, 6_000)), checks=False)
        luck = Random(5)
        while shop.table.windows.now is None:
            shop.step(luck)
        waiting = [seat for seat in range(3) if listed(shop.table, seat).waits]
        assert waiting == (shop.asked() if kind == "patient" else [])
        assert listed(shop.table, 0).awaited == sorted(shop.table.windows.seats)


def test_who_is_asked_for_a_takeback_is_waited_for() -> None:
    shop = Workshop.begun(plain("elem-master", 2))
    first = mover(shop)
    shop.play(first, shop.table.legal(first)[0])
    shop.put(taking_back.ask_takeback(shop.table, first, shop.time))
    assert listed(shop.table, 1 - first).waits
    shop.put(taking_back.answer_takeback(shop.table, 1 - first, False, shop.time))
    assert listed(shop.table, 1 - first).waits == (mover(shop) == 1 - first)


def test_a_full_table_waits_for_its_opener_to_begin() -> None:
    shop = Workshop(plain("elem-master", 2))
    shop.put(seating.sit(shop.table, identity(0), "P0", shop.time, seat=0))
    assert not listed(shop.table, 0).waits
    shop.put(seating.sit(shop.table, identity(1), "P1", shop.time, seat=1))
    assert listed(shop.table, 0).waits
    assert not listed(shop.table, 1).waits


def test_where_nobody_may_look_on_strangers_are_not_told_whose_turn_it_is() -> None:
    shop = Workshop.begun(plain("elem-master", 2, spectators="none"))
    assert (listed(shop.table, STRANGER).awaited, listed(shop.table, STRANGER).since) == ([], None)
    assert listed(shop.table, 0).awaited != []


def test_those_who_share_a_device_are_one_in_its_history() -> None:
    shop = Workshop(plain("elem-master", 2))
    neighbour = IdentityId(f"{identity(0)}~1")
    shop.put(seating.sit(shop.table, identity(0), "P0", shop.time, seat=0))
    shop.put(seating.sit(shop.table, neighbour, "P1", shop.time, seat=1))
    shop.put(seating.start(shop.table, identity(0), shop.time))
    about = listed(shop.table, 0)
    assert (about.here, about.seat, about.waits) == (True, 0, True)


def test_a_list_names_no_identity() -> None:
    shop = Workshop.begun(plain("elem-master", 2))
    told: JsonObject = {"about": str(listed(shop.table, 0))}
    assert "identity-" not in str(told)


TWO_WEEKS = 14 * 86_400_000


def against_bots(people: int, **agreed: object) -> Workshop:
    """A game in which the first seat is to act; who is no person is a bot."""
    seats = [SeatPlan()] * people + [SeatPlan("bot", BotPlan("greedy"))] * (2 - people)
    return Workshop.begun(Opening(game="elem-master", seats=seats, options={"first": "0"}, **agreed))  # type: ignore[arg-type]


def test_a_game_against_bots_that_was_left_for_two_weeks_waits_for_nobody() -> None:
    shop = against_bots(1)
    assert listed(shop.table, 0, shop.now + TWO_WEEKS).waits
    left = listed(shop.table, 0, shop.now + TWO_WEEKS + 1)
    assert not left.waits
    assert (left.status, left.awaited, left.seat) == ("running", [0], 0), "it can still be played on"
    shop.now += 2 * TWO_WEEKS
    shop.put(talk.say(shop.table, 0, "P0", "I am back", shop.time))
    assert listed(shop.table, 0, shop.now + TWO_WEEKS).waits


def test_other_people_are_waited_for_however_long_it_takes() -> None:
    shop = against_bots(2)
    assert listed(shop.table, 0, shop.now + 100 * TWO_WEEKS).waits

"""Clocks, absent seats, giving up, and what happens when nobody answers."""

import pytest

from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId
from quintessence.server.table import showing
from quintessence.server.table.checks import finished
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.entry import Moved
from quintessence.server.table.opening import AbsencePlan, BotPlan, ClockPlan, SeatPlan
from quintessence.server.table.topics import absence, playing, taking_back, talk
from quintessence.server.table.topics.absence import Flagged, Resigned, Substituted
from tests.server.table.workshop import Workshop, identity, plain, refused


def seat_of(shop: Workshop, seat: Seat) -> JsonObject:
    table = showing.face(shop.table, None)["table"]
    assert isinstance(table, dict) and isinstance(table["seats"], list)
    shown = table["seats"][seat]
    assert isinstance(shown, dict)
    return shown


def begun(clock: ClockPlan = ClockPlan(), absence: AbsencePlan = AbsencePlan(), **agreed: object) -> Workshop:  # noqa: B008
    return Workshop.begun(plain("elem-master", 2, options={"first": "0"}, clock=clock, absence=absence, **agreed))


def end_turn(shop: Workshop) -> None:
    shop.play(shop.asked()[0], "end")


def test_without_a_clock_people_are_waited_for() -> None:
    assert due_of(begun().table) is None


def test_fischer_gives_time_for_each_move_and_takes_what_was_thought() -> None:
    shop = begun(ClockPlan("fischer", 60_000, 2_000))
    assert due_of(shop.table) == shop.now + 60_000
    shop.now += 10_000
    end_turn(shop)
    assert seat_of(shop, 0)["clock"] == 52_000
    assert seat_of(shop, 0)["clock_runs"] is False
    assert seat_of(shop, 1)["clock_runs"] is True
    assert due_of(shop.table) == shop.now + 60_000


def test_time_per_move_begins_anew_with_each_move() -> None:
    shop = begun(ClockPlan("move", 30_000))
    for _ in range(4):
        shop.now += 20_000
        end_turn(shop)
        assert due_of(shop.table) == shop.now + 30_000


def test_days_per_move_are_long_moves() -> None:
    days = 3 * 86_400_000
    shop = begun(ClockPlan("days", days))
    assert due_of(shop.table) == shop.now + days


@pytest.mark.parametrize(
    "clock", [ClockPlan("move", 30_000), ClockPlan("fischer", 30_000, 5_000)], ids=["move", "fischer"]
)
def test_undo_gives_no_time_back(clock: ClockPlan) -> None:
    shop = begun(clock)
    seat = shop.asked()[0]
    left = shop.table.clocks.left_at(seat, shop.time)
    used = 0
    for _ in range(3):
        words = next(words for words in shop.table.legal(seat) if words.startswith("move"))
        shop.now += 2_000
        shop.play(seat, words)
        assert shop.table.match is not None
        assert shop.table.match.can_undo(seat)
        shop.now += 1_000
        shop.put(taking_back.undo(shop.table, seat, shop.time))
        used += 3_000
        assert shop.table.clocks.left_at(seat, shop.time) == left - used


@pytest.mark.parametrize(
    ("rule", "kinds"),
    [
        ("pass", [Flagged, Moved]),
        ("bot", [Flagged, Substituted]),
        ("forfeit", [Flagged, Resigned]),
        ("claim", [Flagged, Resigned]),
        ("wait", [Flagged, Resigned]),
    ],
)
def test_a_fallen_flag_does_what_the_table_agreed(rule: str, kinds: list[type]) -> None:
    shop = begun(ClockPlan("move", 30_000), AbsencePlan(rule))  # type: ignore[arg-type]
    seat = shop.asked()[0]
    before = shop.table.number
    assert todo_of(shop.table, Millis(shop.now + 29_999)).entries == []
    shop.now += 30_000
    entries = todo_of(shop.table, shop.time).entries
    assert [type(entry) for entry in entries] == kinds
    shop.put(entries)
    assert {"kind": "flagged", "seat": seat} in shop.sent[None]
    assert shop.table.number == before + 2
    assert shop.table.status == ("over" if rule in ("forfeit", "claim", "wait") else "running")


def test_bots_have_no_flag() -> None:
    opening = plain("elem-master", 2, options={"first": "1"}, clock=ClockPlan("move", 5_000))
    opening.seats[1] = SeatPlan("bot", BotPlan("random"))
    shop = Workshop.begun(opening)
    assert seat_of(shop, 1)["clock_runs"] is False
    todo = todo_of(shop.table, Millis(shop.now + 100_000))
    assert todo.entries == []
    assert [(bot.seat, bot.bot.name) for bot in todo.bots] == [(1, "random")]


# Absent seats.


@pytest.mark.parametrize(("rule", "kind"), [("pass", Moved), ("bot", Substituted), ("forfeit", Resigned)])
def test_an_absent_seat_is_waited_for_as_long_as_agreed(rule: str, kind: type) -> None:
    shop = begun(absence=AbsencePlan(rule, 20_000))  # type: ignore[arg-type]
    seat = shop.asked()[0]
    shop.put(absence.away(shop.table, seat, shop.time))
    assert absence.away(shop.table, seat, shop.time) == []
    assert due_of(shop.table) == shop.now + 20_000
    shop.now += 20_000
    assert type(todo_of(shop.table, shop.time).entries[0]) is kind


def test_one_who_comes_back_in_time_is_not_missed() -> None:
    shop = begun(absence=AbsencePlan("forfeit", 20_000))
    seat = shop.asked()[0]
    shop.put(absence.away(shop.table, seat, shop.time))
    assert seat_of(shop, seat)["away"] is True
    shop.now += 19_000
    shop.put(absence.here(shop.table, seat, shop.time))
    assert due_of(shop.table) is None
    assert seat_of(shop, seat)["away"] is False


def test_an_absent_seat_that_is_not_asked_is_not_missed() -> None:
    shop = begun(absence=AbsencePlan("forfeit", 20_000))
    waiting = 1 - shop.asked()[0]
    shop.put(absence.away(shop.table, waiting, shop.time))
    assert due_of(shop.table) is None


def test_the_player_takes_over_from_the_bot_that_stood_in() -> None:
    shop = begun(absence=AbsencePlan("bot", 20_000))
    seat = shop.asked()[0]
    shop.put(absence.away(shop.table, seat, shop.time))
    shop.wait(20_000)
    assert seat_of(shop, seat)["bot"] == "greedy"
    with refused("table-bot-plays"):
        playing.play(shop.table, seat, "end", None, shop.time)
    shop.put(absence.here(shop.table, seat, shop.time))
    assert seat_of(shop, seat)["bot"] is None
    assert absence.here(shop.table, seat, shop.time) == []


def test_the_others_may_claim_a_seat_after_the_agreed_time() -> None:
    shop = begun(absence=AbsencePlan("claim", 60_000))
    with refused("table-claim-soon"):
        absence.claim(shop.table, 0, 1, "win", shop.time)
    shop.put(absence.away(shop.table, 1, shop.time))
    shop.now += 59_999
    with refused("table-claim-soon"):
        absence.claim(shop.table, 0, 1, "win", shop.time)
    shop.now += 1
    with refused("table-claim-own"):
        absence.claim(shop.table, 0, 0, "win", shop.time)
    with refused("table-no-seat"):
        absence.claim(shop.table, 0, 2, "win", shop.time)
    with refused("table-claim-how"):
        absence.claim(shop.table, 0, 1, "dance", shop.time)
    shop.put(absence.claim(shop.table, 0, 1, "wait", shop.time))
    with refused("table-claim-soon"):
        absence.claim(shop.table, 0, 1, "win", shop.time)
    shop.now += 60_000
    shop.put(absence.claim(shop.table, 0, 1, "win", shop.time))
    assert shop.table.status == "over"
    assert shop.table.match is not None and shop.table.match.result is not None
    assert shop.table.match.result.winners == [0]


def test_nobody_claims_where_the_absent_are_waited_for() -> None:
    shop = begun(absence=AbsencePlan("wait"))
    shop.put(absence.away(shop.table, 1, shop.time))
    shop.now += 10**9
    with refused("table-claim-never"):
        absence.claim(shop.table, 0, 1, "bot", shop.time)


def test_one_who_looks_on_takes_over_an_absent_seat_of_a_public_table() -> None:
    shop = begun(absence=AbsencePlan("claim", 60_000), public=True)
    stranger = IdentityId("stranger")
    shop.put(absence.away(shop.table, 1, shop.time))
    with refused("table-claim-soon"):
        absence.take_over(shop.table, stranger, "Eve", 1, shop.time)
    shop.now += 60_000
    with refused("table-sits-already"):
        absence.take_over(shop.table, identity(0), "Ada", 1, shop.time)
    shop.put(absence.take_over(shop.table, stranger, "Eve", 1, shop.time))
    assert shop.table.recipient_of(stranger) == 1
    assert shop.table.recipient_of(identity(1)) is None
    private = begun()
    private.put(absence.away(private.table, 1, private.time))
    private.now += 10**9
    with refused("table-claim-private"):
        absence.take_over(private.table, stranger, "Eve", 1, private.time)


# Giving up.


def test_with_more_than_two_sides_a_bot_plays_on_for_who_has_resigned() -> None:
    shop = Workshop.begun(plain("elementary-evolution", 3))
    shop.put(absence.resign(shop.table, 1, shop.time))
    assert showing.face(shop.table, None)["result"] is None
    assert seat_of(shop, 1)["resigned"] is True
    assert seat_of(shop, 1)["bot"] == "greedy"
    with refused("table-resigned-already"):
        absence.resign(shop.table, 1, shop.time)
    shop.put(absence.away(shop.table, 1, shop.time))
    shop.put(absence.here(shop.table, 1, shop.time))
    assert seat_of(shop, 1)["bot"] == "greedy", "who has resigned does not come back"
    shop.put(absence.resign(shop.table, 2, shop.time))
    assert shop.table.status == "over"


def test_after_the_end_nothing_is_played_and_nothing_is_due() -> None:
    shop = begun(ClockPlan("move", 30_000))
    shop.put(absence.resign(shop.table, 0, shop.time))
    assert due_of(shop.table) is None
    with refused("table-over"):
        playing.play(shop.table, 1, "end", None, shop.time)
    with refused("table-over"):
        absence.resign(shop.table, 1, shop.time)


# Taking back.


def test_a_takeback_needs_the_consent_of_every_other_person() -> None:
    shop = begun()
    assert shop.table.match is not None
    position = shop.table.match.position()
    with refused("table-no-takeback"):
        taking_back.ask_takeback(shop.table, 0, shop.time)
    shop.play(0, "end")
    shop.play(1, "end")
    shop.put(taking_back.ask_takeback(shop.table, 0, shop.time))
    with refused("table-takeback-open"):
        taking_back.ask_takeback(shop.table, 1, shop.time)
    with refused("table-takeback-not-asked"):
        taking_back.answer_takeback(shop.table, 0, True, shop.time)
    shop.put(taking_back.answer_takeback(shop.table, 1, True, shop.time))
    assert shop.table.match.position() == position
    assert shop.asked() == [0]
    assert shop.sent[None][-1] == {"kind": "taken-back", "seat": 0, "moves": 2}
    shop.play(0, "end")
    shop.put(absence.resign(shop.table, 0, shop.time))
    assert finished(shop.table).record().count('"move"') == 1


def test_a_takeback_is_refused_withdrawn_or_overtaken() -> None:
    shop = begun()
    shop.play(0, "end")
    for answer in (1, 0):
        shop.put(taking_back.ask_takeback(shop.table, 0, shop.time))
        shop.put(taking_back.answer_takeback(shop.table, answer, False, shop.time))
        assert shop.table.takeback is None
    shop.put(taking_back.ask_takeback(shop.table, 0, shop.time))
    shop.play(1, "end")
    assert shop.table.takeback is None
    with refused("table-no-takeback-asked"):
        taking_back.answer_takeback(shop.table, 1, True, shop.time)


def test_nothing_is_taken_back_across_a_resignation() -> None:
    shop = Workshop.begun(plain("metamorphose", 3))
    seat = shop.asked()[0]
    loser, other = (seat + 1) % 3, (seat + 2) % 3
    shop.play(seat, "take 1a")
    shop.put(absence.resign(shop.table, loser, shop.time))
    with refused("table-no-takeback"):
        taking_back.ask_takeback(shop.table, seat, shop.time)
    shop.play(seat, "place new")
    shop.put(taking_back.ask_takeback(shop.table, seat, shop.time))
    shop.put(taking_back.answer_takeback(shop.table, other, True, shop.time))
    assert shop.sent[None][-1] == {"kind": "taken-back", "seat": seat, "moves": 1}
    assert seat_of(shop, loser)["resigned"] is True


def test_a_click_for_what_was_taken_back_is_void() -> None:
    shop = begun()
    shop.play(0, "end")
    seen = shop.table.questions[1].id
    shop.put(taking_back.ask_takeback(shop.table, 0, shop.time))
    shop.put(taking_back.answer_takeback(shop.table, 1, True, shop.time))
    shop.play(0, "end")
    with refused("table-stale-prompt"):
        playing.play(shop.table, 1, "end", seen, shop.time)


def test_bots_agree_to_every_takeback() -> None:
    opening = plain("elem-master", 2, options={"first": "0"})
    opening.seats[1] = SeatPlan("bot", BotPlan("random"))
    shop = Workshop.begun(opening)
    shop.play(0, "end")
    shop.put(taking_back.ask_takeback(shop.table, 0, shop.time))
    assert shop.asked() == [0]


def test_a_move_quotes_the_question_that_it_answers() -> None:
    shop = begun()
    asked = shop.table.questions[0].id
    shop.put(talk.say(shop.table, 1, "Bob", "hello", shop.time))
    assert shop.table.questions[0].id == asked, "talk changes no question"
    shop.play(0, "end")
    shop.play(1, "end")
    with refused("table-stale-prompt"):
        playing.play(shop.table, 0, "end", asked, shop.time)


def test_the_same_answers_are_a_new_question_after_ones_own_move() -> None:
    """A double click on the same word must not be two moves."""
    shop = Workshop.begun(plain("elementary-evolution", 2))
    seat = shop.asked()[0]
    asked = shop.table.questions[seat].id
    shop.play(seat, shop.table.legal(seat)[0])
    assert shop.table.questions[seat].id != asked

"""The fair race of Elementals at a table (EL-NET-1 to EL-NET-17), under a clock that the test owns."""

from collections.abc import Callable

import pytest

from quintessence.core.refusal import Refused
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table import folding, showing
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.entry import Entry, Moved
from quintessence.server.table.opening import BotPlan, SeatPlan
from quintessence.server.table.parts.races import SENDING
from quintessence.server.table.topics import absence, playing, racing, taking_back
from quintessence.server.table.topics.racing import CardAsked, Press, RaceAnswered, Shown
from tests.server.table.workshop import Workshop, plain, refused

LINE = 100
"""What the line of each player may explain."""


def begun(seats: int = 3, **agreed: object) -> Workshop:
    """A table whose first card may be shown at once."""
    race = {"count-down": 0, **agreed.pop("race", {})}  # type: ignore[dict-item]
    return Workshop.begun(plain("elementals", seats, race=race, **agreed))


def turn(shop: Workshop) -> Seat:
    """The seat in turn."""
    return shop.asked()[0]


def show(shop: Workshop) -> None:
    """The seat in turn asks for its card, and it is shown when it is due."""
    table = shop.table
    assert table.races is not None
    if table.races.asked_at is None:
        shop.play(turn(shop), table.legal(turn(shop))[0])
    due = due_of(table)
    assert due is not None
    shop.now = max(shop.now, due)
    todo = todo_of(table, shop.time)
    assert todo.show is not None
    shop.put(racing.show(table, shop.time, dict.fromkeys(todo.show.seats, LINE)))


def in_race(seats: int = 3, fits: Callable[[Workshop], bool] = lambda shop: True, **agreed: object) -> Workshop:
    """A table with an open race for which a condition holds; races before it are let pass."""
    shop = begun(seats, **agreed)
    for _ in range(200):
        show(shop)
        assert shop.table.races is not None
        if shop.table.races.shown_at is not None:
            if fits(shop):
                return shop
            close(shop)
    raise AssertionError("no such race was found")


def close(shop: Workshop) -> list[Entry]:
    due = due_of(shop.table)
    assert due is not None
    shop.now = max(shop.now, due)
    entries = todo_of(shop.table, shop.time).entries
    shop.put(entries)
    return entries


def right(shop: Workshop) -> list[str]:
    """The answers that would win."""
    assert shop.table.match is not None
    return [shop.table.match.grammar.words(move) for move in shop.table.timed_state().stimulus().right]


def wrong(shop: Workshop) -> list[str]:
    assert shop.table.match is not None
    words = [shop.table.match.grammar.words(move) for move in shop.table.timed_state().stimulus().hands]
    return [one for one in words if one not in right(shop)]


def answer(shop: Workshop, seat: Seat, words: str, claim: int, elapsed: int, allowance: int = LINE) -> None:
    assert shop.table.races is not None and shop.table.races.shown_at is not None
    shop.now = max(shop.now, shop.table.races.shown_at + elapsed)
    flip = shop.table.races.flip
    assert isinstance(flip, int)
    shop.play(seat, words, claim=claim, flip=flip, elapsed=elapsed, allowance=allowance)


def ruled(shop: Workshop) -> list[JsonObject]:
    """What everybody was shown of the last race."""
    told = [event for event in shop.sent[None] if event["kind"] == "race-ruled"][-1]["answers"]
    assert isinstance(told, list)
    return [one for one in told if isinstance(one, dict)]


def has_right(shop: Workshop) -> bool:
    return len(right(shop)) > 0


def test_a_card_is_shown_a_random_while_after_it_was_asked_for() -> None:
    delays = set()
    for number in range(12):
        shop = Workshop.begun(plain("elementals", 2, race={"count-down": 0}), secret=f"{number:032x}")
        seat = turn(shop)
        entries = playing.play(shop.table, seat, shop.table.legal(seat)[0], shop.table.questions[seat].id, shop.time)
        assert [type(entry) for entry in entries] == [CardAsked]
        shop.put(entries)
        due = due_of(shop.table)
        assert due is not None
        delays.add(due - shop.now)
        assert todo_of(shop.table, Millis(due - 1)).show is None
        todo = todo_of(shop.table, due)
        assert todo.show is not None and todo.show.is_first
        assert todo.next is None, "what is due now is not waited for"
        assert due_of(folding.fold(shop.stored)) == due
        with refused("table-card-coming"):
            playing.play(shop.table, seat, shop.table.legal(seat)[0], None, shop.time)
        with refused("table-no-card-due"):
            racing.show(shop.table, Millis(due - 1), {})
    assert all(200 <= delay <= 600 for delay in delays)
    assert len(delays) > 6


def test_nobody_has_the_card_before_it_is_shown() -> None:
    shop = begun()
    faces = {recipient: showing.face(shop.table, recipient)["view"] for recipient in shop.recipients}
    shop.play(turn(shop), shop.table.legal(turn(shop))[0])
    assert faces == {recipient: showing.face(shop.table, recipient)["view"] for recipient in shop.recipients}


def test_players_see_the_card_at_once_and_spectators_when_the_race_is_closed() -> None:
    shop = begun()
    while True:
        before = showing.face(shop.table, None)["view"]
        show(shop)
        assert shop.table.races is not None
        if shop.table.races.shown_at is not None:
            break
    assert without_question(showing.face(shop.table, None)["view"]) == without_question(before)
    flip = shop.table.races.flip
    for seat in range(3):
        view, prompt = showing.face(shop.table, seat)["view"], showing.face(shop.table, seat)["prompt"]
        assert view != before
        assert isinstance(prompt, dict) and isinstance(prompt["race"], dict)
        assert prompt["race"]["flip"] == flip
        assert prompt["race"]["answered"] is None
    close(shop)
    assert without_question(showing.face(shop.table, None)["view"]) != without_question(before)


def without_question(view: Json) -> JsonObject:
    """A view without who is asked: that a card was asked for and turned is no secret."""
    assert isinstance(view, dict)
    return {key: value for key, value in view.items() if key != "table"}


def test_an_answer_is_believed_as_far_as_the_line_can_explain_the_rest() -> None:
    """The worked examples of EL-NET-6, in which the allowance is 134."""
    for claim, elapsed, time in ((610, 700, 610), (400, 700, 566)):
        shop = in_race(fits=has_right)
        answer(shop, 0, right(shop)[0], claim, elapsed, allowance=134)
        close(shop)
        assert ruled(shop) == [
            {
                "seat": 0,
                "words": right_words(shop),
                "claim": claim,
                "elapsed": elapsed,
                "allowance": 134,
                "time": time,
                "verdict": "taken",
            }
        ]


def right_words(shop: Workshop) -> str:
    return next(entry.words for entry in shop.table.entries if isinstance(entry, RaceAnswered))


def test_a_line_of_which_nothing_is_known_explains_nothing() -> None:
    shop = in_race(fits=has_right)
    shop.now += 700
    shop.play(0, right(shop)[0], claim=400, elapsed=700)
    close(shop)
    assert [(one["allowance"], one["time"]) for one in ruled(shop)] == [(0, 700)]


def test_no_allowance_goes_beyond_what_the_table_agreed() -> None:
    shop = in_race(fits=has_right, race={"comp-cap": 100, "paint-allowance": 20})
    answer(shop, 0, right(shop)[0], 200, 900, allowance=5_000)
    close(shop)
    assert ruled(shop)[0]["time"] == 900 - 120


def test_while_a_race_is_open_nobody_learns_that_another_has_answered() -> None:
    shop = in_race(fits=has_right)
    before = {
        recipient: (shop.table.count(recipient), showing.face(shop.table, recipient)) for recipient in shop.recipients
    }
    answer(shop, 1, right(shop)[0], 500, 550)
    for recipient in (0, 2, None):
        assert (shop.table.count(recipient), showing.face(shop.table, recipient)) == before[recipient]
    assert shop.table.count(1) == before[1][0] + 1
    with refused("table-race-answered"):
        answer(shop, 1, right(shop)[0], 600, 650)


def test_a_false_start_costs_nothing_and_the_seat_may_still_answer() -> None:
    shop = in_race(fits=has_right)
    number = shop.table.number
    with refused("table-false-start"):
        answer(shop, 1, right(shop)[0], 60, 200)
    assert shop.table.number == number
    answer(shop, 1, right(shop)[0], 400, 450)
    close(shop)
    assert [one["time"] for one in ruled(shop)] == [400]


def test_a_late_hand_is_dropped_at_no_cost_and_never_counts_for_the_next_race() -> None:
    shop = in_race(fits=has_right)
    assert shop.table.races is not None
    flip, words = shop.table.races.flip, right(shop)[0]
    assert isinstance(flip, int)
    close(shop)
    with refused("table-race-late"):
        shop.play(1, words, claim=700, flip=flip, elapsed=3_000)
    while shop.table.races.shown_at is None:
        show(shop)
    number = shop.table.number
    with refused("table-race-late"):
        shop.play(1, words, claim=700, flip=flip, elapsed=3_000)
    assert shop.table.number == number


def test_a_race_is_closed_once_with_a_move_of_every_seat_in_one_append() -> None:
    shop = in_race(fits=has_right)
    answer(shop, 2, right(shop)[0], 500, 560)
    answer(shop, 0, right(shop)[0], 450, 600)
    assert shop.table.races is not None and shop.table.races.shown_at is not None
    shown = shop.table.races.shown_at
    # The best right answer has 500; the one silent seat is waited for as long as its line may take.
    assert due_of(shop.table) == shown + 500 + LINE + SENDING
    entries = close(shop)
    moves = [(entry.seat, entry.words, entry.how) for entry in entries if isinstance(entry, Moved)]
    assert len(moves) == len(entries) == 3
    assert [seat for seat, _, _ in moves] == [0, 1, 2]
    assert moves[1][1] == "pass"
    assert {how for _, _, how in moves} == {"race"}
    assert shop.table.races.shown_at is None
    times = {one["seat"]: one["time"] for one in ruled(shop)}
    assert times == {0: 500, 2: 500}


def test_when_everybody_has_answered_nobody_is_waited_for() -> None:
    shop = in_race(fits=has_right)
    for seat in range(3):
        answer(shop, seat, right(shop)[0], 500 + seat, 560 + seat)
    due = due_of(shop.table)
    assert due is not None
    assert due <= shop.now


def test_the_faster_time_wins_whoever_is_received_first() -> None:
    for order in ([0, 1], [1, 0]):
        shop = in_race(fits=has_right)
        for seat in order:
            answer(shop, seat, right(shop)[0], 500 if seat == 1 else 620, 700)
        close(shop)
        won = next(event for event in shop.sent[None] if event["kind"] == "cards-won")
        assert won["seat"] == 1


def test_a_race_without_answers_is_open_for_its_window_and_the_next_card_comes_by_itself() -> None:
    shop = in_race()
    assert shop.table.races is not None and shop.table.races.shown_at is not None
    window = int(shop.table.timed_state().race_window())
    assert due_of(shop.table) == shop.table.races.shown_at + window + LINE + SENDING
    close(shop)
    assert shop.table.races.asked_at == shop.now
    due = due_of(shop.table)
    assert due is not None
    assert todo_of(shop.table, due).show is not None


def test_the_next_player_asks_for_the_next_card_but_not_before_the_pause() -> None:
    shop = in_race()
    table, races = shop.table, shop.table.races
    assert races is not None and races.shown_at is not None
    shown = races.shown_at
    asked = []
    for seat in range(3):
        for words in ("flip", "summon"):
            try:
                asked += playing.play(table, seat, words, None, Millis(shown + 300))
            except Refused:
                continue
    assert len(asked) == 1
    shop.now = shown + 300
    shop.put(asked)
    pause = races.terms.pause * int(table.timed_state().race_patience())
    assert due_of(table) == shown + pause + LINE + SENDING
    close(shop)
    assert races.asked_at is not None


def test_after_a_win_everybody_gets_time_to_breathe() -> None:
    shop = in_race(fits=has_right)
    answer(shop, 0, right(shop)[0], 500, 560)
    close(shop)
    judged = shop.now
    if shop.table.status != "running":
        return
    assert shop.table.races is not None
    shop.play(turn(shop), shop.table.legal(turn(shop))[0])
    due = due_of(shop.table)
    assert due is not None
    assert due >= judged + shop.table.races.terms.settle_pause


def test_who_dawdles_has_the_card_turned() -> None:
    shop = begun()
    assert shop.table.races is not None
    assert due_of(shop.table) == shop.now + shop.table.races.terms.flip_timeout
    shop.now += shop.table.races.terms.flip_timeout
    entries = todo_of(shop.table, shop.time).entries
    assert [isinstance(entry, CardAsked) and entry.late for entry in entries] == [True]


def test_an_absent_seat_flips_soon_passes_at_the_close_and_is_not_waited_for() -> None:
    shop = begun(2)
    absent = turn(shop)
    shop.put(absence.away(shop.table, absent, shop.time))
    assert shop.table.races is not None
    assert due_of(shop.table) == Millis(shop.now + shop.table.races.terms.away_timeout)
    while shop.table.races.shown_at is None:
        shop.wait(50)
    shown = [entry for entry in shop.table.entries if isinstance(entry, Shown)][-1]
    assert shown.allowances == {1 - absent: LINE}
    words = [*right(shop), *wrong(shop)][0]
    answer(shop, 1 - absent, words, 500, 560)
    assert shop.table.status == "running"
    entries = close(shop)
    assert (absent, "pass") in [(entry.seat, entry.words) for entry in entries if isinstance(entry, Moved)]


def test_words_are_judged_by_the_rules_of_the_game() -> None:
    shop = in_race()
    with pytest.raises(Refused):
        playing.play(shop.table, 0, "slap nothing", None, shop.time, Press(claim=500))


def test_a_player_without_a_clock_of_his_own_is_timed_by_the_server() -> None:
    shop = in_race(fits=has_right)
    assert shop.table.races is not None and shop.table.races.shown_at is not None
    shop.now = shop.table.races.shown_at + 800
    shop.play(0, right(shop)[0])
    close(shop)
    assert ruled(shop)[0]["time"] == 800


def test_a_handicap_is_added_to_the_ruled_time() -> None:
    shop = in_race(fits=has_right, race={"handicap": [50, 0, 0]})
    answer(shop, 0, right(shop)[0], 500, 560)
    close(shop)
    assert ruled(shop)[0]["time"] == 550


def test_no_move_is_taken_back_in_a_game_with_races() -> None:
    shop = begun()
    show(shop)
    with refused("table-no-takeback"):
        taking_back.ask_takeback(shop.table, 0, shop.time)


# Bots.


def with_bot() -> Workshop:
    opening = plain("elementals", 2)
    opening.seats[1] = SeatPlan("bot", BotPlan("reflex", {"level": 3}, 3))
    shop = Workshop.begun(opening)
    for _ in range(100):
        assert shop.table.races is not None
        if shop.table.races.shown_at is not None and has_right(shop):
            return shop
        due = due_of(shop.table)
        assert due is not None
        shop.now = max(shop.now, due)
        todo = todo_of(shop.table, shop.time)
        shop.put(todo.entries)
        if todo.show is not None:
            shop.put(racing.show(shop.table, shop.time, dict.fromkeys(todo.show.seats, LINE)))
        for wanted in todo.bots:
            shop.put(playing.bot_played(shop.table, wanted, "pass", shop.time))
    raise AssertionError("no such race was found")


def test_a_bot_says_what_it_will_do_and_it_happens_at_its_time() -> None:
    shop = with_bot()
    assert shop.table.races is not None and shop.table.races.shown_at is not None
    shown = shop.table.races.shown_at
    wanted = todo_of(shop.table, shop.time).bots
    assert [bot.seat for bot in wanted] == [1]
    count = shop.table.count(0)
    shop.put(playing.bot_played(shop.table, wanted[0], f"{right(shop)[0]} 640", shop.time))
    assert shop.table.count(0) == count, "nobody learns that the bot will answer"
    assert todo_of(shop.table, shop.time).bots == []
    assert due_of(shop.table) == shown + 640 + LINE + SENDING
    close(shop)
    assert [(one["seat"], one["time"]) for one in ruled(shop)] == [(1, 640)]


def test_a_person_who_is_faster_than_the_bot_wins() -> None:
    shop = with_bot()
    wanted = todo_of(shop.table, shop.time).bots
    shop.put(playing.bot_played(shop.table, wanted[0], f"{right(shop)[0]} 640", shop.time))
    answer(shop, 0, right(shop)[0], 500, 560)
    close(shop)
    won = next(event for event in shop.sent[None] if event["kind"] == "cards-won")
    assert won["seat"] == 0


def test_a_bot_that_stays_silent_leaves_the_race_open_for_the_others() -> None:
    shop = with_bot()
    assert shop.table.races is not None and shop.table.races.shown_at is not None
    wanted = todo_of(shop.table, shop.time).bots
    shop.put(playing.bot_played(shop.table, wanted[0], "pass", shop.time))
    window = int(shop.table.timed_state().race_window())
    assert due_of(shop.table) == shop.table.races.shown_at + window + LINE + SENDING


def test_the_answer_of_a_bot_to_a_race_that_is_closed_is_dropped() -> None:
    shop = with_bot()
    wanted = todo_of(shop.table, shop.time).bots
    while shop.table.races is not None and shop.table.races.shown_at is not None:
        shop.now += 10_000
        shop.put(todo_of(shop.table, shop.time).entries)
    assert playing.bot_played(shop.table, wanted[0], "slap fwe 500", shop.time) == []


def test_only_the_first_card_of_a_table_is_the_first() -> None:
    """Before it the lines of all are measured (EL-NET-4)."""
    shop = begun(2)
    assert shop.table.races is not None and shop.table.races.is_first
    show(shop)
    assert not shop.table.races.is_first


def test_an_answer_cannot_be_changed_and_seats_have_no_other_fields() -> None:
    shop = in_race(2)
    words = shop.table.legal(0)[0]
    answer(shop, 0, words, claim=500, elapsed=600)
    assert shop.table.races is not None
    (given,) = shop.table.races.answers
    with pytest.raises(AttributeError):
        given.claim = 100  # type: ignore[misc]
    for thing in (given, shop.table.chairs[0]):
        assert not hasattr(thing, "__dict__"), "a table holds many of them"

"""Windows among people: open for a public length, answered unseen, closed without a word about any hand."""

from random import Random

import pytest

from quintessence.core.chance import QuickChance
from quintessence.server.clock import Millis
from quintessence.server.table import folding, showing
from quintessence.server.table.asking import follow_questions
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.entry import Moved
from quintessence.server.table.opening import BotPlan, ClockPlan, SeatPlan, WindowPlan
from quintessence.server.table.parts.windows import BOTS_WHILE
from quintessence.server.table.topics import absence, playing, reactions
from quintessence.server.table.topics.seating import open_table
from tests.server.table.window_shelf import (
    LENGTH,
    WITH_WINDOWS,
    answer_of,
    go_on,
    in_window,
    moves_in,
    prompt_of,
    several,
    staged,
    state_of,
    two_hands,
    viewer_of,
    with_hands,
)
from tests.server.table.workshop import Workshop, identity, plain, refused


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_everybody_sees_whom_a_window_asks_and_when_it_closes(game: str) -> None:
    table = in_window(game, several).table
    windows = table.windows
    for recipient in [*range(4), None]:
        face = showing.face(table, recipient)
        assert isinstance(face["table"], dict) and isinstance(face["view"], dict)
        assert face["table"]["window"] == {
            "id": windows.id,
            "seats": windows.seats,
            "since": windows.opened,
            "until": windows.opened + LENGTH,
        }
        assert isinstance(face["view"]["table"], dict)
        assert face["view"]["table"]["awaited"] == sorted(windows.seats)
    for seat in range(4):
        window = prompt_of(table, seat)["window"]
        assert (window is not None) == (seat in windows.seats)
        assert not isinstance(window, dict) or (window["seats"], window["id"]) == (windows.seats, windows.id)


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_the_question_of_a_seat_outside_the_window_is_none_of_the_window(game: str) -> None:
    """Else it would get a new number with every window, and be void for no reason that its player can see."""
    table = in_window(game, lambda shop: 0 < len(shop.table.windows.seats) < 4).table
    for seat, question in enumerate(table.questions):
        assert question.window == (table.windows.id if seat in table.windows.seats else None)


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_all_who_hold_an_answer_are_asked_at_once_and_nobody_else(game: str) -> None:
    found: set[tuple[bool, bool]] = set()
    for seed in range(30):
        shop = Workshop.begun(plain(game, 4), secret=f"{seed:032x}", checks=False)
        luck = Random(seed)
        for _ in range(120 if len(found) < 3 else 0):
            windows = shop.table.windows
            for seat in range(4) if windows.now is not None else []:
                able = windows.can_answer(seat)
                found.add((seat in windows.seats, able))
                assert prompt_of(shop.table, seat)["to_act"] == (able and seat not in windows.answers)
                assert (len(shop.table.legal(seat)) > 1) == (able and seat not in windows.answers)
            go_on(shop, luck)
    assert found == {(False, False), (True, False), (True, True)}


def test_silence_passes_at_the_end_and_not_before() -> None:
    shop = staged()
    table, seats = shop.table, list(shop.table.windows.seats)
    closes = Millis(table.windows.opened + LENGTH)
    assert due_of(table) == closes
    assert todo_of(table, Millis(closes - 1)).entries == []
    assert moves_in(todo_of(table, closes).entries) == [(seat, "pass") for seat in seats]
    shop.now = closes
    shop.put(todo_of(table, closes).entries)
    assert table.windows.now is None


def test_answers_are_kept_unseen_and_played_in_the_order_of_the_rules_up_to_the_first() -> None:
    shop = staged()
    table, (first, second, third) = shop.table, shop.table.windows.seats
    shop.put(reactions.order(table, third, "always", shop.time))
    before = {recipient: table.count(recipient) for recipient in shop.recipients}
    words = answer_of(table, second)
    for seat, said in ((third, "pass"), (second, words), (first, "pass")):
        shop.play(seat, said)
        assert not table.is_asked(seat)
        assert prompt_of(table, seat)["answer"] == said
    for recipient in shop.recipients:
        own = 1 if recipient in (first, second, third) else 0
        assert table.count(recipient) == before[recipient] + own, "others were told"
    assert due_of(table) == table.windows.opened + LENGTH
    shop.now = table.windows.closes
    assert moves_in(todo_of(table, shop.time).entries) == [(first, "pass"), (second, words)]
    shop.put(todo_of(table, shop.time).entries)
    dropped = [event for event in shop.sent[third] if event["kind"] == "answer-dropped"]
    assert len(dropped) == 1, "the third is told that its answer is gone"
    for recipient in (first, second, None):
        assert not any(event["kind"] == "answer-dropped" for event in shop.sent[recipient]), "it was played"


def test_only_the_answer_of_who_is_asked_first_does_not_wait() -> None:
    shop = staged()
    table, first = shop.table, shop.table.windows.seats[0]
    window, words = table.windows.id, answer_of(table, first)
    shop.play(first, words)
    assert [(entry.seat, entry.words) for entry in table.entries[-1:] if isinstance(entry, Moved)] == [(first, words)]
    assert table.windows.id != window


def test_an_answer_can_be_taken_back_while_the_window_is_open() -> None:
    shop = staged()
    table, second = shop.table, shop.table.windows.seats[1]
    with refused("table-no-answer"):
        reactions.reconsider(table, second, shop.time)
    asked = table.questions[second].id
    shop.play(second, "pass")
    with refused("table-stale-prompt"):
        playing.play(table, second, "pass", asked, shop.time)
    with refused("table-answered"):
        playing.play(table, second, "pass", None, shop.time)
    shop.put(reactions.reconsider(table, second, shop.time))
    assert table.is_asked(second)
    assert table.questions[second].id != asked
    shop.play(second, answer_of(table, second))


# What can be told from times: nothing.


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_when_a_window_closes_is_the_same_with_every_hand_that_somebody_could_hold(game: str) -> None:
    """Over whole games: at each window, with the hands dealt anew in every way that a viewer cannot tell apart."""
    seen, abilities = 0, set()
    for seed in range(40):
        shop = Workshop.begun(plain(game, 4), secret=f"{seed:032x}", checks=False)
        luck = Random(seed)
        for ply in range(120 if seen < 60 else 0):
            table = shop.table
            if table.windows.now is not None:
                for viewer in [None, *range(4)]:
                    other = with_hands(shop, state_of(table).sample(viewer, QuickChance(ply)))
                    asked = (other.windows.seats, other.windows.opened)
                    assert asked == (table.windows.seats, table.windows.opened)
                    assert due_of(other) == table.windows.closes == table.windows.opened + LENGTH
                    abilities.add(tuple(other.windows.can_answer(seat) for seat in other.windows.seats))
                    seen += 1
            go_on(shop, luck)
    assert seen >= 60
    assert {any(able) for able in abilities} == {True, False}, "hands with an answer and hands without one"


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_closing_times_are_distributed_alike_with_and_without_an_answer_in_hand(game: str) -> None:
    """People who think for as long as people do, and press what they like, or nothing."""
    lasted: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(150):
        luck = Random(seed)
        shop = Workshop.begun(plain(game, 3), secret=f"{seed:032x}", checks=False)
        for _ in range(70 if min(len(group) for group in lasted.values()) < 10 else 0):
            windows = shop.table.windows
            if windows.now is None:
                go_on(shop, luck)
                continue
            opened, window, told = windows.opened, windows.id, shop.table.count(None)
            group = lasted[bool(shop.asked())]
            presses = sorted((opened + int(luck.lognormvariate(7.5, 0.6)), seat) for seat in shop.asked())
            for at, seat in presses:
                if at < windows.closes and luck.random() < 0.7:
                    shop.wait(at - shop.now)
                    shop.play(seat, "pass")
                    assert shop.table.count(None) == told, "a pass that was pressed was seen"
            while shop.table.windows.id == window:
                shop.wait(1)
            group.append(shop.now - opened)
            if shop.table.status != "running":
                break
    assert min(len(group) for group in lasted.values()) >= 10
    assert set(lasted[True]) == set(lasted[False]) == {LENGTH}


@pytest.mark.parametrize("game", WITH_WINDOWS)
@pytest.mark.parametrize("order", ["held", "always", "pass"])
def test_nobody_else_can_tell_why_a_seat_passed(game: str, order: str) -> None:
    """It had nothing, it pressed pass, it said nothing, it had ordered to pass: the same to the last byte."""
    shop, alone, silent = two_hands(game)
    pressed = with_hands(shop, state_of(silent))
    tables = (alone, silent, pressed)
    seat = alone.windows.seats[0]
    for table in tables:
        for entry in reactions.order(table, seat, order, shop.time):  # type: ignore[arg-type]
            folding.add_entry(table, entry)
        assert prompt_of(table, seat)["order"] == order
    if order != "pass":
        for answered in playing.play(pressed, seat, "pass", None, shop.time):
            folding.add_entry(pressed, answered)
    for table in tables:
        closes = due_of(table)
        assert closes == table.windows.closes
        folding.add_entry(table, todo_of(table, closes).entries[0])
    for recipient in (viewer_of(alone), None):
        tellings = [table.feed(recipient).after(0) for table in tables]
        assert tellings[0] == tellings[1] == tellings[2]
        assert [table.count(recipient) for table in tables] == [alone.count(recipient)] * 3
        assert [showing.face(table, recipient)["table"] for table in tables] == [
            showing.face(alone, recipient)["table"]
        ] * 3


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_a_bot_among_people_is_no_easier_to_read(game: str) -> None:
    shop, alone, able = two_hands(game)
    seat = alone.windows.seats[0]
    for table in (alone, able):
        table.chairs[seat].stand_in = BotPlan("greedy")
        follow_questions(table, None)
        assert table.windows.closes == alone.windows.closes
    assert todo_of(alone, shop.time).bots == []
    wanted = todo_of(able, shop.time).bots
    assert [bot.seat for bot in wanted] == [seat]
    number = able.count(None)
    for entry in playing.bot_played(able, wanted[0], "pass", shop.time):
        folding.add_entry(able, entry)
    assert able.count(None) == number, "that the bot is ready is told to nobody"
    assert due_of(able) == due_of(alone) == alone.windows.closes


# What players order.


def test_always_ask_asks_also_who_has_nothing_and_pass_asks_nobody() -> None:
    shop, alone, able = two_hands("elixir")
    seat = alone.windows.seats[0]
    assert not alone.is_asked(seat) and able.is_asked(seat)
    for table in (alone, able):
        for entry in reactions.order(table, seat, "always", shop.time):
            folding.add_entry(table, entry)
        assert table.is_asked(seat)
    assert alone.legal(seat) == ["pass"]
    for table in (alone, able):
        for entry in reactions.order(table, seat, "pass", shop.time):
            folding.add_entry(table, entry)
        assert not table.is_asked(seat)
    for entry in reactions.order(able, seat, "held", shop.time):
        folding.add_entry(able, entry)
    assert able.is_asked(seat)
    with refused("table-no-windows"):
        reactions.order(Workshop.begun(plain("elem-master")).table, 0, "pass", shop.time)


def test_pass_this_turn_is_over_with_the_turn_and_leaves_the_order_before() -> None:
    shop = staged()
    table, seat = shop.table, shop.table.windows.seats[1]
    assert table.windows.now is not None
    turn = table.windows.now["turn"]
    shop.put(reactions.order(table, seat, "always", shop.time))
    shop.put(reactions.order(table, seat, "pass", shop.time))
    luck = Random(1)
    later = 0
    for _ in range(200):
        window = table.windows.now
        if table.status == "running" and window is not None and seat in table.windows.seats:
            assert table.is_asked(seat) == (window["turn"] != turn and seat not in table.windows.answers)
            later += window["turn"] != turn
        go_on(shop, luck)
    assert later > 0
    assert prompt_of(table, seat)["order"] == "always"


# What is agreed.


def test_who_asks_for_more_time_has_it_and_everybody_sees_why_it_takes_longer() -> None:
    shop = in_window("elixir", several)
    table, seat = shop.table, shop.table.windows.seats[1]
    closes = table.windows.closes
    with refused("table-bad-more-time"):
        reactions.more_time(table, seat, 61_000, shop.time)
    shop.put(reactions.more_time(table, seat, 20_000, shop.time))
    assert reactions.more_time(table, seat, 20_000, shop.time) == []
    assert table.windows.closes == closes, "a window that is open closes when it was said to"
    assert [event["time"] for event in shop.sent[None] if event["kind"] == "more-time"] == [20_000]
    luck = Random(2)
    lengths = set()
    for _ in range(120):
        if table.windows.now is not None and table.windows.opened > closes:
            lengths.add((seat in table.windows.seats, table.windows.closes - table.windows.opened))
        go_on(shop, luck)
        if table.windows.now is not None:
            shop.wait(0)
    assert lengths == {(True, 20_000), (False, LENGTH)}


def test_a_table_agrees_on_the_length_within_bounds() -> None:
    shop = in_window("elixir", several, window=WindowPlan("timed", 12_000))
    assert due_of(shop.table) == shop.table.windows.opened + 12_000
    for time in (1_999, 60_001):
        with refused("table-bad-window"):
            open_table(shop.table.id, plain("elixir", 3, window=WindowPlan("timed", time)), None, "x", shop.time)


def test_nobody_s_own_time_runs_while_a_window_has_its_own() -> None:
    shop = in_window("elementary-evolution", several, clock=ClockPlan("fischer", 60_000, 0))
    table, seat = shop.table, shop.table.windows.seats[0]
    left = table.clocks.left_at(seat, table.windows.opened)
    assert table.clocks.left_at(seat, table.windows.closes) == left
    shop.put(absence.away(table, seat, shop.time))
    shop.wait(LENGTH)
    assert table.status == "running"


def test_a_window_that_asks_only_bots_closes_as_soon_as_bots_do() -> None:
    opening = plain("elixir", 4)
    opening.seats[2] = opening.seats[3] = SeatPlan("bot", BotPlan("random"))
    shop = Workshop.begun(opening, checks=False)
    luck = Random(3)
    lengths = set()
    for _ in range(400):
        windows = shop.table.windows
        if windows.now is not None:
            lengths.add((any(seat < 2 for seat in windows.seats), windows.closes - windows.opened))
        if not shop.keep():
            go_on(shop, luck)
    assert lengths == {(True, LENGTH), (False, BOTS_WHILE)}


def test_one_who_takes_over_a_seat_has_no_answer_and_no_order_of_another() -> None:
    shop = staged(public=True)
    table, seat = shop.table, shop.table.windows.seats[1]
    shop.put(reactions.order(table, seat, "always", shop.time))
    shop.play(seat, "pass")
    shop.put(absence.away(table, seat, shop.time))
    stranger = identity(9)
    shop.put(absence.take_over(table, stranger, "Eve", seat, Millis(shop.now + 200_000)))
    assert prompt_of(table, seat)["answer"] is None
    assert prompt_of(table, seat)["order"] == "held"
    assert table.is_asked(seat)


def test_one_who_comes_back_is_not_bound_by_what_the_bot_has_answered_meanwhile() -> None:
    shop = staged()
    table, seat = shop.table, shop.table.windows.seats[1]
    shop.put(absence.away(table, seat, shop.time))
    shop.put(absence.claim(table, 0, seat, "bot", Millis(shop.now + 200_000)))
    (wanted,) = [bot for bot in todo_of(table, shop.time).bots if bot.seat == seat]
    shop.put(playing.bot_played(table, wanted, "pass", shop.time))
    assert table.windows.answers == {seat: "pass"}
    shop.put(absence.here(table, seat, shop.time))
    assert table.windows.answers == {}
    assert table.is_asked(seat)
    shop.play(seat, answer_of(table, seat))


def test_spectators_who_see_all_hands_are_not_told_what_is_a_seat_s_own_comfort() -> None:
    shop = staged(spectators="hands")
    table, (first, second) = shop.table, shop.table.windows.seats[:2]
    shop.put(reactions.order(table, second, "always", shop.time))
    shop.play(second, "pass")
    shop.put(reactions.reconsider(table, second, shop.time))
    shop.play(second, answer_of(table, second))
    shop.play(first, answer_of(table, first))
    comfort = {"ordered", "answer-given", "answer-back", "answer-dropped"}
    assert comfort <= {str(event["kind"]) for event in shop.sent[second]}
    assert comfort.isdisjoint({str(event["kind"]) for event in shop.sent[None]})

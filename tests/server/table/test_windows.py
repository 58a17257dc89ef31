"""Windows without waiting: seen from outside, thinking and having nothing look the same."""

from collections.abc import Callable
from random import Random

import pytest

from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.table.entries import Moved
from quintessence.server.table.opening import BotPlan, ClockPlan, SeatPlan
from quintessence.server.table.questions import follow_questions
from quintessence.server.table.table import Table
from quintessence.server.table.todo import BotWanted
from quintessence.server.table.windows import LONGEST_WHILE, SHORTEST_WHILE
from tests.server.table.workshop import Workshop, plain, refused

WITH_WINDOWS = ["elementary-evolution", "elixir"]


def in_window(game: str, fits: Callable[[Workshop], bool], **agreed: object) -> Workshop:
    """A table with an open window for which a condition holds, found by random play."""
    for seed in range(60):
        luck = Random(seed)
        shop = Workshop.begun(plain(game, 4, **agreed), secret=f"{seed:032x}", checks=False)
        for _ in range(250):
            if shop.table.windows.now is not None and fits(shop):
                fresh = Workshop.begun(plain(game, 4, **agreed), secret=f"{seed:032x}", checks=False)
                fresh.now = shop.now
                for stored in shop.stored[fresh.table.number :]:
                    fresh.stored.append(stored)
                    fresh.table.add(stored)
                fresh.faces = {recipient: fresh.table.face(recipient) for recipient in fresh.recipients}
                fresh.numbers = {recipient: fresh.table.count(recipient) for recipient in fresh.recipients}
                fresh.checks = True
                return fresh
            shop.now += 100
            asked = shop.asked()
            if not asked:
                break
            seat = luck.choice(asked)
            legal = shop.table.legal(seat)
            shop.play(seat, luck.choice([words for words in legal if words != "pass"] or legal))
    raise AssertionError("no such window was found")


def several(shop: Workshop) -> bool:
    return len(shop.table.windows.seats) >= 2


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_every_seat_that_a_window_will_ask_is_shown_it_at_once(game: str) -> None:
    table = in_window(game, several).table
    seats = table.windows.seats
    for seat in range(4):
        prompt = table.face(seat)["prompt"]
        assert isinstance(prompt, dict)
        window = prompt["window"]
        assert (window is not None) == (seat in seats)
        assert prompt["to_act"] == (seat == seats[0])
        if isinstance(window, dict):
            assert window["seats"] == seats
            assert window["id"] == table.windows.id


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_an_early_pass_is_played_when_its_turn_comes_and_nobody_knew(game: str) -> None:
    shop = in_window(game, lambda shop: several(shop) and can_answer(shop.table, shop.table.windows.seats[1]))
    table = shop.table
    first, second = table.windows.seats[:2]
    before = {recipient: table.count(recipient) for recipient in shop.recipients}
    window = table.windows.id
    assert window is not None
    shop.put(table.early(second, "pass", window, shop.time))
    for recipient in shop.recipients:
        assert table.count(recipient) == before[recipient] + (1 if recipient == second else 0)
    shop.play(first, "pass")
    assert table.windows.id == window
    assert table.windows.seats[0] == second
    due = table.due()
    assert due is not None
    assert SHORTEST_WHILE <= due - shop.now <= LONGEST_WHILE
    assert table.act(Millis(due - 1)).entries == []
    entries = table.act(due).entries
    assert [(entry.seat, entry.words) for entry in entries if isinstance(entry, Moved)] == [(second, "pass")]
    shop.now = due
    shop.put(entries)


def can_answer(table: Table, seat: Seat) -> bool:
    """Whether a seat of the window has more than `pass`, were it asked now."""
    after = state_of(table).copy()
    chance = QuickChance(1)
    while (window := after.window()) is not None and window["seats"] != [] and after.mover() != seat:
        if after.mover() not in table.windows.seats:
            return False
        asked = int(after.mover())
        moves = list(after.legal_moves(asked))
        assert table.match is not None
        after.apply(asked, next(m for m in moves if table.match.grammar.words(m) == "pass"), chance)
    return after.window() is not None and len(after.legal_moves(seat)) > 1


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_an_early_pass_is_dropped_with_a_notice_when_somebody_answers_the_event(game: str) -> None:
    shop = in_window(game, lambda shop: several(shop) and len(shop.table.legal(shop.table.windows.seats[0])) > 1)
    table = shop.table
    first, second = table.windows.seats[:2]
    assert table.windows.id is not None
    shop.put(table.early(second, "pass", table.windows.id, shop.time))
    shop.play(first, next(words for words in table.legal(first) if words != "pass"))
    assert second not in table.windows.early
    notices = [event for event in shop.sent[second] if event["kind"] == "early-dropped"]
    assert notices == [{"kind": "early-dropped", "seat": second, "words": "pass"}]
    assert not any(event["kind"] == "early-dropped" for event in shop.sent[first] + shop.sent[None])


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_nothing_early_can_be_said_but_pass_and_only_to_the_open_window(game: str) -> None:
    shop = in_window(game, several)
    table, second = shop.table, shop.table.windows.seats[1]
    window = table.windows.id
    assert window is not None
    with refused("table-early-pass-only"):
        table.early(second, "end", window, shop.time)
    with refused("table-window-gone"):
        table.early(second, "pass", "w0", shop.time)
    with refused("table-no-early"):
        table.drop_early(second, shop.time)
    shop.put(table.early(second, "pass", window, shop.time))
    assert table.early(second, "pass", window, shop.time) == []
    shop.put(table.drop_early(second, shop.time))
    assert table.windows.early == {}


# The delays: the same for a hand that can answer and for one that cannot.


def two_hands(game: str, **agreed: object) -> tuple[Workshop, Table, Table]:
    """The same window with two hands of the seat that is asked, which nobody else can tell apart.

    In the first table it has nothing but `pass`, in the second it could answer.
    """
    found: list[State] = []

    def fits(shop: Workshop) -> bool:
        table, found[:] = shop.table, []
        seat = table.windows.seats[0]
        other = next(viewer for viewer in range(4) if viewer != seat)
        for number in range(25):
            found.append(state_of(table).sample(other, QuickChance(number)))
        alone = [state for state in found if len(state.legal_moves(seat)) == 1]
        able = [state for state in found if len(state.legal_moves(seat)) > 1]
        found[:] = [*alone[:1], *able[:1]]
        return len(found) == 2 and bool(alone)

    shop = in_window(game, fits, **agreed)
    fits(shop)
    tables = []
    for state in found:
        table = Table.fold(shop.stored)
        assert table.match is not None
        table.match.state = state.copy()
        follow_questions(table, None)
        tables.append(table)
    return shop, tables[0], tables[1]


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_a_pass_of_its_own_an_early_one_and_an_ordered_one_are_due_at_the_same_time(game: str) -> None:
    shop, alone, able = two_hands(game)
    seat = alone.windows.seats[0]
    due = alone.due()
    assert due is not None
    assert SHORTEST_WHILE <= due - alone.windows.asked_since <= LONGEST_WHILE
    assert able.due() is None, "one who can answer is not hurried"
    ordered = Table.fold(shop.stored)
    assert ordered.match is not None
    ordered.match.state = state_of(able).copy()
    for entry in able.early(seat, "pass", able.windows.id or "", shop.time):
        able.add_entry(entry)
    for entry in ordered.order(seat, "any", "pass", "turn", shop.time):
        ordered.add_entry(entry)
    assert able.due() == due
    assert ordered.due() == due
    for entries in (alone.act(due).entries, able.act(due).entries, ordered.act(due).entries):
        assert [(entry.seat, entry.words) for entry in entries if isinstance(entry, Moved)] == [(seat, "pass")]


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_nobody_else_can_tell_from_its_updates_why_a_seat_passed(game: str) -> None:
    shop, alone, able = two_hands(game)
    seat = alone.windows.seats[0]
    due = alone.due()
    assert due is not None
    others = [recipient for recipient in shop.recipients if recipient != seat]
    for table in (alone, able):
        for recipient in others:
            table.face(recipient)
    for entry in able.early(seat, "pass", able.windows.id or "", shop.time):
        able.add_entry(entry)
    for table in (alone, able):
        for entry in table.act(due).entries:
            table.add_entry(entry)
    table_parts = [[table.face(recipient)["table"] for recipient in others] for table in (alone, able)]
    assert table_parts[0] == table_parts[1]
    for recipient in others:
        assert alone.count(recipient) == able.count(recipient)


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_whiles_differ_from_question_to_question_and_from_table_to_table(game: str) -> None:
    table = in_window(game, several).table
    windows, seat = table.windows, table.windows.seats[0]
    whiles = set()
    for number in range(40):
        windows._questions = number
        whiles.add(windows.while_of(seat, False) - windows.asked_since)
    windows._secret = "another secret"
    whiles.add(windows.while_of(seat, False) - windows.asked_since)
    assert len(whiles) > 30
    assert all(SHORTEST_WHILE <= one <= LONGEST_WHILE for one in whiles)


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_where_the_table_wants_it_passes_are_played_at_once(game: str) -> None:
    _, alone, _ = two_hands(game, auto_pass="at-once")
    assert alone.due() == alone.windows.asked_since


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_where_the_table_wants_it_nobody_passes_by_itself(game: str) -> None:
    _, alone, _ = two_hands(game, auto_pass="off")
    assert alone.due() is None


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_a_bot_s_answer_to_a_window_is_played_when_any_pass_would_be(game: str) -> None:
    shop, alone, able = two_hands(game)
    seat = alone.windows.seats[0]
    due = alone.due()
    assert due is not None
    able.chairs[seat].stand_in = BotPlan("greedy")
    follow_questions(able, None)
    wanted: list[BotWanted] = able.act(shop.time).bots
    assert [bot.seat for bot in wanted] == [seat]
    able.face(None)
    number = able.count(None)
    for entry in able.bot_played(wanted[0], "pass", shop.time):
        able.add_entry(entry)
    assert able.count(None) == number, "that the bot is ready is told to nobody"
    assert able.due() == due
    alone.chairs[seat].stand_in = BotPlan("greedy")
    follow_questions(alone, None)
    assert alone.act(shop.time).bots == []
    assert alone.due() == due


# Standing orders.


def test_an_order_for_this_turn_lets_windows_pass_until_the_turn_is_over() -> None:
    shop = in_window("elementary-evolution", lambda shop: several(shop) and ordered_one_can_answer(shop))
    table = shop.table
    first = table.windows.seats[0]
    assert table.windows.now is not None
    turn, kind = table.windows.now["turn"], str(table.windows.now["kind"])
    shop.put(table.order(first, kind, "pass", "turn", shop.time))
    prompt = table.face(first)["prompt"]
    assert isinstance(prompt, dict)
    assert prompt["orders"] == [{"order": 1, "trigger": kind, "words": "pass", "until": "turn"}]
    assert table.due() is not None
    luck = Random(1)
    while shop.asked() and table.status == "running":
        window = table.windows.now
        if window is not None and window["turn"] != turn:
            break
        shop.now += 10_000
        if not shop.keep():
            seat = luck.choice(shop.asked())
            shop.play(seat, luck.choice(table.legal(seat)))
    assert table.windows.now is not None
    assert table.windows.orders == []


def ordered_one_can_answer(shop: Workshop) -> bool:
    return len(shop.table.legal(shop.table.windows.seats[0])) > 1


def test_an_order_for_another_kind_of_window_does_not_answer_this_one() -> None:
    shop = in_window("elementary-evolution", ordered_one_can_answer)
    table = shop.table
    shop.put(table.order(table.windows.seats[0], "no such window", "pass", "game", shop.time))
    assert table.due() is None
    shop.put(table.drop_order(table.windows.seats[0], 1, shop.time))
    with refused("table-no-order"):
        table.drop_order(table.windows.seats[0], 1, shop.time)
    with refused("table-bad-order"):
        table.order(0, "blaze", "use fire", "game", shop.time)


# Clocks.


def test_a_pass_within_the_while_costs_no_time() -> None:
    clock = ClockPlan("fischer", 60_000, 0)
    _, alone, able = two_hands("elementary-evolution", clock=clock)
    seat = alone.windows.seats[0]
    left = alone.clocks.left_at(seat, alone.windows.asked_since)
    assert alone.clocks.left_at(seat, Millis(alone.windows.asked_since + LONGEST_WHILE)) == left
    assert able.clocks.left_at(seat, Millis(alone.windows.asked_since + LONGEST_WHILE + 500)) == left - 500


def test_bots_of_the_house_sit_in_windows_too() -> None:
    opening = plain("elementary-evolution", 3)
    opening.seats[1] = SeatPlan("bot", BotPlan("random"))
    shop = Workshop.begun(opening)
    luck = Random(4)
    for _ in range(120):
        shop.wait(luck.choice([100, 3_000]))
        for seat in shop.asked():
            shop.play(seat, luck.choice(shop.table.legal(seat)))
            break
    assert any(isinstance(entry, Moved) and entry.seat == 1 for entry in shop.table.entries)

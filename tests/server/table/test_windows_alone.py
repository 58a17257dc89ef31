"""Windows of one person alone among bots, of tables with days per move, and of one device."""

from random import Random

import pytest

from quintessence.core.chance import QuickChance
from quintessence.core.observation import Observation
from quintessence.core.registry import find_game, make_bot
from quintessence.core.types import JsonObject
from quintessence.server.clock import Millis
from quintessence.server.table import folding, showing
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.entry import Moved
from quintessence.server.table.opening import AbsencePlan, BotPlan, ClockPlan, Opening, SeatPlan, WindowPlan
from quintessence.server.table.parts.windows import BOTS_WHILE
from quintessence.server.table.topics import absence, playing, reactions
from tests.server.table.window_shelf import (
    SPREAD,
    WITH_WINDOWS,
    answer_of,
    moves_in,
    prompt_of,
    staged,
    state_of,
    with_hands,
)
from tests.server.table.workshop import GAMES, Workshop, plain


def among_bots(game: str, seats: int, people: int = 1, **agreed: object) -> Opening:
    opening = plain(game, seats, **agreed)
    opening.seats[people:] = [SeatPlan("bot", BotPlan("greedy")) for _ in range(seats - people)]
    return opening


def ask_bots(shop: Workshop) -> None:
    """Bots think for as long as it takes; then what is due is done."""
    while shop.table.status == "running":
        todo = todo_of(shop.table, shop.time)
        for wanted in todo.bots:
            seen = Observation.from_json(wanted.observation)
            shop.put(playing.bot_played(shop.table, wanted, make_bot("greedy", {"seed": 1}).choose(seen), shop.time))
        if todo.bots:
            continue
        shop.put(todo.entries)
        if todo.entries:
            continue
        if shop.asked() or todo.next is None:
            return
        shop.now = max(shop.now, todo.next)


def alone(game: str, games: int) -> list[tuple[bool, str, int]]:
    """What one person among greedy bots is asked: in a window or not, about what, how many answers there are."""
    questions = []
    for seed in range(games):
        luck = Random(seed)
        shop = Workshop.begun(among_bots(game, GAMES[game]), secret=f"{seed:032x}", checks=False)
        ask_bots(shop)
        while shop.table.status == "running" and len(shop.table.entries) < 400:
            assert shop.asked() == [0]
            legal = shop.table.legal(0)
            view = showing.face(shop.table, 0)["view"]
            assert isinstance(view, dict) and isinstance(view["table"], dict)
            prompt = view["table"]["prompt"]
            assert isinstance(prompt, dict)
            questions.append((shop.table.windows.now is not None, str(prompt["kind"]), len(legal)))
            shop.now += 2_000
            shop.play(0, luck.choice(legal))
            ask_bots(shop)
    return questions


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_a_person_alone_among_bots_is_asked_only_what_has_more_than_one_answer(game: str) -> None:
    """But for the end of the own turn: before that one looks at the board."""
    questions = alone(game, 2)
    assert any(in_window for in_window, _, _ in questions) or game == "elementary-evolution"
    one_answer = {(in_window, kind) for in_window, kind, answers in questions if answers == 1}
    assert one_answer <= {(False, "main"), (False, "turn")}


def test_a_person_alone_among_bots_who_holds_nothing_sees_the_window_close() -> None:
    shop = Workshop.begun(among_bots("elixir", 4, start=turned()))
    table = shop.table
    shop.put(playing.bot_played(table, todo_of(table, shop.time).bots[0], "cast second-helping", shop.time))
    assert table.windows.seats == [2, 3, 0]
    assert shop.asked() == [], "it has nothing that answers"
    window = table.windows.id
    shop.wait(BOTS_WHILE - 1)
    assert table.windows.id == window
    shop.wait(1)
    assert table.windows.id != window


def test_a_person_alone_among_bots_who_can_answer_is_waited_for() -> None:
    shop = Workshop.begun(among_bots("elixir", 4, start=turned(by=2)))
    table = shop.table
    shop.put(playing.bot_played(table, todo_of(table, shop.time).bots[0], "cast second-helping", shop.time))
    assert table.windows.seats == [3, 0, 1]
    assert shop.asked() == [0]
    shown = table.windows.shown_to_all()
    assert shown is not None and shown["until"] is None
    shop.wait(10**8)
    assert shop.asked() == [0]
    window = table.windows.id
    shop.play(0, "pass")
    shop.wait(0)
    assert table.windows.id != window


def turned(by: int = 1) -> JsonObject:
    """The position of `SPREAD` some seats further: a bot has the spell that others can answer."""
    players = SPREAD["players"]
    assert isinstance(players, dict)
    held: JsonObject = {str((int(seat) + by) % 4): hand for seat, hand in players.items()}
    return {"pile": SPREAD["pile"], "active": by, "players": held}


def test_what_bots_answer_is_played_at_the_same_time_whatever_they_hold() -> None:
    """One person looks on how long it takes: with bots that can answer and with bots that cannot."""
    shop = Workshop.begun(among_bots("elixir", 4, start=SPREAD))
    shop.play(0, "cast second-helping")
    table = shop.table
    assert [bot.seat for bot in todo_of(table, shop.time).bots] == [1, 2]
    lasting = set()
    for state in [state_of(table), *[state_of(table).sample(0, QuickChance(number)) for number in range(10)]]:
        other = with_hands(shop, state)
        for wanted in todo_of(other, shop.time).bots:
            for entry in playing.bot_played(other, wanted, "pass", shop.time):
                folding.add_entry(other, entry)
        assert due_of(other) == other.windows.opened + BOTS_WHILE
        lasting.add(len([seat for seat in other.windows.seats if other.windows.can_answer(seat)]))
    assert len(lasting) > 1, "hands with an answer and hands without one"


def test_a_bot_that_is_not_ready_in_time_has_passed() -> None:
    shop = Workshop.begun(among_bots("elixir", 4, start=SPREAD))
    shop.play(0, "cast second-helping")
    wanted = todo_of(shop.table, shop.time).bots
    shop.now += BOTS_WHILE
    thinking = {(bot.seat, bot.prompt) for bot in wanted}
    assert moves_in(todo_of(shop.table, shop.time, thinking).entries) == [(seat, "pass") for seat in (1, 2, 3)]
    shop.put(todo_of(shop.table, shop.time, thinking).entries)
    assert playing.bot_played(shop.table, wanted[0], "cast last-word", shop.time) == []


def test_bots_are_asked_about_the_position_in_which_those_before_them_have_passed() -> None:
    shop = Workshop.begun(among_bots("elixir", 4, start=SPREAD))
    shop.play(0, "cast second-helping")
    wanted = {bot.seat: bot for bot in todo_of(shop.table, shop.time).bots}
    for seat, bot in wanted.items():
        seen = Observation.from_json(bot.observation)
        assert seen.legal == ["cast last-word", "pass"]
        shop.put(playing.bot_played(shop.table, bot, "cast last-word" if seat == 2 else "pass", shop.time))
    shop.now += BOTS_WHILE
    assert moves_in(todo_of(shop.table, shop.time).entries) == [(1, "pass"), (2, "cast last-word")]


def test_who_has_left_a_seat_to_a_bot_counts_as_somebody_who_could_measure() -> None:
    shop = Workshop.begun(among_bots("elixir", 4, 2, start=SPREAD, absence=AbsencePlan("bot", 5_000)), checks=False)
    shop.put(absence.away(shop.table, 1, shop.time))
    shop.put(absence.claim(shop.table, 0, 1, "bot", Millis(shop.now + 200_000)))
    shop.play(0, "cast second-helping")
    assert shop.table.windows.kind == "timed"


# Moves that are no decision.


def test_a_move_without_a_choice_is_made_after_a_moment_for_one_alone() -> None:
    made, seen = 0, 0
    for seed in range(12):
        shop = Workshop.begun(among_bots("elementary-evolution", 2), secret=f"{seed:032x}", checks=False)
        luck = Random(seed)
        ask_bots(shop)
        while shop.table.status == "running" and len(shop.table.entries) < 250:
            seen += 1
            shop.play(0, luck.choice(shop.table.legal(0)))
            ask_bots(shop)
        for before, entry in zip(shop.table.entries, shop.table.entries[1:], strict=False):
            if isinstance(entry, Moved) and entry.how == "alone":
                assert entry.at - before.at == 1_000
                made += 1
    assert made > 0 and seen > 0


def test_among_people_nobody_s_move_is_made_for_them() -> None:
    """How soon it came would tell that there was no other."""
    for seed in range(12):
        shop = Workshop.begun(plain("elementary-evolution", 2), secret=f"{seed:032x}", checks=False)
        luck = Random(seed)
        for _ in range(200):
            asked = shop.asked()
            if asked:
                shop.play(asked[0], luck.choice(shop.table.legal(asked[0])))
            else:
                shop.wait(6_000)
        assert not any(isinstance(entry, Moved) and entry.how == "alone" for entry in shop.table.entries)


@pytest.mark.parametrize("game", GAMES)
def test_a_formality_is_never_the_end_of_a_turn(game: str) -> None:
    rulebook = find_game(game)
    for seed in range(3):
        shop = Workshop.begun(plain(game), secret=f"{seed:032x}", checks=False)
        luck = Random(seed)
        for _ in range(150):
            state = state_of(shop.table)
            assert state.window() is None or rulebook.has_windows()
            for seat in state.to_act() if shop.table.status == "running" else []:
                if state.window() is None and len(state.legal_moves(seat)) == 1 and state.is_formality(seat):
                    assert shop.table.match is not None
                    assert shop.table.match.legal(seat)[0] not in ("end", "next", "flip")
            shop.step(luck)


# Without a length.


def test_with_days_per_move_everybody_is_asked_and_waited_for() -> None:
    shop = staged(clock=ClockPlan("days", 86_400_000))
    table = shop.table
    assert table.windows.kind == "patient"
    assert shop.asked() == [1, 2, 3], "also who can only pass: a pass by itself would show the hand"
    shop.wait(3_600_000)
    assert shop.asked() == [1, 2, 3]
    shop.play(3, "pass")
    shop.play(2, "pass")
    assert table.windows.seats == [1, 2, 3]
    assert due_of(table) == table.clocks.flag(1), "the first is the one whose time runs"
    shop.play(1, "pass")
    shop.wait(0)
    assert table.windows.now is None


def test_a_pass_that_was_ordered_spares_waiting_also_without_a_length() -> None:
    shop = staged(window=WindowPlan("patient"))
    for seat in (1, 2, 3):
        shop.put(reactions.order(shop.table, seat, "pass", shop.time))
    shop.wait(0)
    assert shop.table.windows.now is None


def test_the_absent_pass_in_a_window_without_a_length_where_the_table_says_so() -> None:
    shop = staged(window=WindowPlan("patient"), absence=AbsencePlan("pass", 5_000))
    shop.put(absence.away(shop.table, 1, shop.time))
    shop.wait(5_000)
    assert shop.table.windows.seats == [2, 3]


def test_at_one_device_only_those_are_asked_who_hold_an_answer_and_for_as_long_as_they_like() -> None:
    shop = staged(window=WindowPlan("able"))
    table = shop.table
    assert shop.asked() == [1, 2]
    shop.wait(10**8)
    assert shop.asked() == [1, 2]
    shop.play(1, "pass")
    words = answer_of(table, 2)
    shop.play(2, words)
    assert moves_in(todo_of(table, shop.time).entries) == [(1, "pass"), (2, words)]


def test_the_answer_of_one_whose_clock_runs_stops_it_unseen() -> None:
    shop = staged(window=WindowPlan("able"), clock=ClockPlan("fischer", 60_000, 0))
    shop.now += 5_000
    shop.play(2, "pass")
    shop.now += 20_000
    shop.play(1, "pass")
    shop.wait(0)
    assert [shop.table.clocks.left[seat] for seat in (1, 2)] == [35_000, 55_000]
    assert prompt_of(shop.table, 2)["answer"] is None

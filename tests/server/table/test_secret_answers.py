"""A game in which all bid in secret, at a table with clocks: nobody learns who has answered, not even by a clock."""

from collections.abc import Iterator
from random import Random

import pytest

from quintessence.core.chance import QuickChance
from quintessence.server.clock import Millis
from quintessence.server.table import folding, showing
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.opening import BotPlan, ClockPlan, SeatPlan
from quintessence.server.table.topics import playing, taking_back
from tests.kit.planted import known
from tests.kit.toys import Lamps
from tests.server.table.workshop import GAMES, Workshop, plain

CLOCKS = [ClockPlan(), ClockPlan("move", 30_000), ClockPlan("fischer", 60_000, 1_000)]


@pytest.fixture(autouse=True)
def lamps() -> Iterator[None]:
    with known(Lamps()):
        yield


@pytest.mark.parametrize("clock", CLOCKS, ids=["none", "move", "fischer"])
@pytest.mark.parametrize("seed", range(6))
def test_every_promise_about_faces_holds_with_secret_answers(clock: ClockPlan, seed: int) -> None:
    shop = Workshop.begun(plain("lamps", 3, clock=clock), secret=f"{seed:032x}")
    luck = Random(seed)
    for _ in range(60):
        shop.step(luck)
    again = folding.fold(shop.stored)
    assert [showing.face(again, recipient) for recipient in shop.recipients] == [
        showing.face(shop.table, recipient) for recipient in shop.recipients
    ]


def test_a_secret_answer_leaves_no_trace_with_others_and_no_longer_costs_time() -> None:
    shop = Workshop.begun(plain("lamps", 3, clock=ClockPlan("fischer", 60_000, 0)))
    shop.now += 5_000
    before = {
        recipient: (shop.table.count(recipient), showing.face(shop.table, recipient)) for recipient in (1, 2, None)
    }
    shop.play(0, shop.table.legal(0)[0])
    for recipient in (1, 2, None):
        assert (shop.table.count(recipient), showing.face(shop.table, recipient)) == before[recipient]
    shop.now += 20_000
    shop.play(1, shop.table.legal(1)[0])
    shop.play(2, shop.table.legal(2)[0])
    left = [shop.table.clocks.left_at(seat, Millis(shop.now)) for seat in range(3)]
    assert left == [55_000, 35_000, 35_000]


def test_others_answers_do_not_change_a_seat_s_own_question() -> None:
    shop = Workshop.begun(plain("lamps", 3))
    asked = shop.table.questions[2].id
    shop.play(0, shop.table.legal(0)[0])
    shop.play(1, shop.table.legal(1)[0])
    assert shop.table.questions[2].id == asked
    shop.put(playing.play(shop.table, 2, shop.table.legal(2)[0], asked, shop.time))


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]], ids=str)
def test_the_order_in_which_secret_answers_arrive_does_not_matter(order: list[int]) -> None:
    positions = []
    for seats in (order, [0, 1, 2]):
        shop = Workshop.begun(plain("lamps", 3))
        words = {seat: shop.table.legal(seat)[-1] for seat in range(3)}
        for seat in seats:
            shop.play(seat, words[seat])
        assert shop.table.match is not None
        positions.append(shop.table.match.position())
    assert positions[0] == positions[1]


def test_a_secret_move_that_is_undone_is_told_to_nobody_else() -> None:
    found = 0
    for seed in range(12):
        shop = Workshop.begun(plain("elixir", 3), secret=f"{seed:032x}", checks=False)
        luck = Random(seed)
        for _ in range(200):
            shop.wait(6_000)
            asked = shop.asked()
            if not asked:
                break
            seat = luck.choice(asked)
            before = shop.table.count(None)
            shop.play(seat, luck.choice(shop.table.legal(seat)))
            assert shop.table.match is not None
            if shop.table.count(None) == before and shop.table.match.can_undo(seat):
                others = [recipient for recipient in shop.recipients if recipient != seat]
                numbers = [shop.table.count(recipient) for recipient in others]
                shop.put(taking_back.undo(shop.table, seat, shop.time))
                assert [shop.table.count(recipient) for recipient in others] == numbers
                found += 1
    assert found > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_says_no_more_than_the_view(game: str) -> None:
    """Words that a seat tries are refused alike in every position that it cannot tell from the true one."""
    shop = Workshop.begun(plain(game), checks=False)
    luck = Random(8)
    known_words: set[str] = set()
    for ply in range(80):
        for seat in shop.asked():
            known_words.update(luck.sample(shop.table.legal(seat), min(3, len(shop.table.legal(seat)))))
        shop.step(luck)
        match = shop.table.match
        assert match is not None
        if ply % 8 or match.result is not None:
            continue
        for seat in range(GAMES[game]):
            sample = match.state.sample(seat, QuickChance(ply))
            for words in luck.sample(sorted(known_words), min(12, len(known_words))):
                assert match.game.explain(match.state, seat, words) == match.game.explain(sample, seat, words)


def test_a_bot_that_thinks_is_not_asked_again_and_keeps_nobody_from_other_appointments() -> None:
    opening = plain("lamps", 3, clock=ClockPlan("move", 30_000))
    opening.seats[1] = SeatPlan("bot", BotPlan("random"))
    shop = Workshop.begun(opening)
    assert shop.asked() == [0, 2]
    todo = todo_of(shop.table, shop.time)
    assert [bot.seat for bot in todo.bots] == [1]
    assert todo.next == shop.now + 30_000
    assert due_of(shop.table) == shop.table.changed
    again = todo_of(shop.table, shop.time, {(1, todo.bots[0].prompt)})
    assert again.bots == []
    assert again.next == todo.next

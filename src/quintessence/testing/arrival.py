"""Simultaneous answers are independent: they lead to the same position in any order."""

from collections.abc import Iterator

from quintessence.core.types import JsonObject, Seat
from quintessence.testing.play import Moment, Move, whole

SHUFFLES = 4


def check(moment: Moment) -> None:
    asked = moment.state.to_act()
    if len(asked) < 2:
        return
    pilot = moment.chance("answers")
    answers: dict[Seat, Move] = {}
    for seat in asked:
        moves = moment.state.legal_moves(seat)
        answers[seat] = moves[pilot.below(len(moves))]
    first = arrive(moment, answers, asked)
    for order in other_orders(moment, asked):
        moment.same(first, arrive(moment, answers, order), "order-matters", orders=[asked, order])


def other_orders(moment: Moment, asked: list[Seat]) -> Iterator[list[Seat]]:
    """The reverse, and some orders at random: eight seats have forty thousand."""
    yield asked[::-1]
    pilot = moment.chance("orders")
    for _ in range(SHUFFLES if len(asked) > 2 else 0):
        left = list(asked)
        yield [left.pop(pilot.below(len(left))) for _ in asked]


def arrive(moment: Moment, answers: dict[Seat, Move], order: list[Seat]) -> JsonObject:
    """What the position is when all answers have come in; until the last one nobody else's choice changes."""
    state = moment.state.copy()
    chance = moment.chance("draws")
    for place, seat in enumerate(order):
        state.apply(seat, answers[seat], chance)
        for waiting in order[place + 1 :]:
            before, now = set(moment.state.legal_moves(waiting)), set(state.legal_moves(waiting))
            if before != now:
                raise moment.fault("answer-changes-choices", seat=seat, waiting=waiting)
    return whole(state)

"""Verbs about turns."""

from typing import final

from librt.vecs import append

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, Doing
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.reckoning import amount_meant, seats_in_order
from quintessence.games.elixir.cards.verb import Verb
from quintessence.games.elixir.cards.words import FOR_GOOD, LARGEST_NUMBER, SKIP, STATUS, TARGET
from quintessence.games.elixir.table.enduring import begin_lasting, has_room
from quintessence.games.elixir.table.telling import tell, tell_nothing, tell_set
from quintessence.games.elixir.worth.weights import SMALL, TURN_LOST, TURN_MORE


@final
class ExtraTurn(Verb):
    """Extra turns are due to each, after those already due."""

    name = "extra-turn"
    rule = "EX-VERB-12"
    signature = "who: seats = you; n: amount = 1"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        if len(seats) == 0 or n == 0 or len(board.extra) + n * len(seats) > LARGEST_NUMBER:
            tell_nothing(board, log, at.card)
            return
        for seat in seats:
            due = board.extra[:]
            for _ in range(n):
                due = append(due, seat)
            board.extra = due
            if log is not None:
                tell(log, "extra-turn", {"seat": int(seat), "n": int(n)})

    def promise(self, step: Effect) -> float:
        return TURN_MORE


@final
class SkipTurn(Verb):
    """Each skips its next turns: a status with one use for each turn (EX-STAT-7)."""

    name = "skip-turn"
    rule = "EX-VERB-13"
    signature = "who: seats!; n: amount = 1"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        if len(seats) == 0 or n == 0 or not has_room(board, len(seats)):
            tell_nothing(board, log, at.card)
            return
        for seat in seats:
            status = begin_lasting(board, STATUS, seat, at.by, at.card, FOR_GOOD)
            status.status = SKIP
            status.uses = n
            tell_set(board, log, status)

    def promise(self, step: Effect) -> float:
        return SMALL

    def threat(self, step: Effect) -> float:
        return TURN_LOST if step.seats.word == TARGET else 0.0


@final
class Reverse(Verb):
    """The direction of play turns round."""

    name = "reverse"
    rule = "EX-VERB-14"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        board.direction = -board.direction
        if log is not None:
            tell(log, "reversed", {"direction": int(board.direction)})


@final
class EndTurn(Verb):
    """The turn in progress ends as soon as nothing is pending."""

    name = "end-turn"
    rule = "EX-VERB-15"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        board.ending = True

"""The position as the contract wants it: who acts, what they may do, what then happens."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.tally import TallyRow
from quintessence.core.types import JsonObject, Seat

from .board import Board
from .cards.library import deck_of
from .cards.words import DRAFT, MAIN, NOBODY, OVER
from .ending import finish, finish_by_limit, seat_without_spells
from .features import fill_seat
from .frames.announced import buy_out
from .frames.card import begin_card
from .hidden.eyes import open_eyes
from .keys import key_of
from .legal import list_moves, seat_asked, seats_asked
from .moves import BUYOUT, CAST, NEXT, PLAY
from .sampling import sample_hidden
from .setup import go_on_with_draft, pick
from .table.zones import ZONES
from .turns import TurnFrame, end_turn
from .values import seat_value, seat_values
from .variant import Variant
from .view import prompt_of, shown_to
from .writing import write_board

MOST_STEPS: Final[i64] = 10_000
"""What follows from one move without a question; a game that goes on for longer has no end (EX-LIM-1)."""


@final
class ElixirState(Board):
    """A position of Élixir."""

    def to_act(self) -> list[Seat]:
        return seats_asked(self)

    def mover(self) -> i64:
        return seat_asked(self)

    def legal_moves(self, seat: i64) -> vec[i64]:
        return list_moves(self, seat)

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        answer(self, seat, move, chance, log)
        go_on(self, chance, log)

    def result(self) -> Result | None:
        return self.ended

    def stopped(self, result: Result) -> "ElixirState":
        twin = self.copy()
        twin.stack = []
        twin.phase = OVER
        twin.ended = result
        return twin

    def tally(self) -> list[TallyRow]:
        """What is left to cast, by which the seats are ranked (EX-END-5): backs show levels; and how many finds."""
        seats = range(self.seats)
        return [
            TallyRow("levels", [int(self.levels_left(seat)) for seat in seats], fewer=True),
            TallyRow("spells", [len(self.spells_of(seat)) for seat in seats], fewer=True),
            TallyRow("finds", [len(self.finds_of(seat)) for seat in seats]),
        ]

    def copy(self) -> "ElixirState":
        twin = ElixirState(self.variant, self.zones[:])
        self.copy_moment(twin)
        return twin

    def shown(self, seat: Seat | None) -> JsonObject:
        return shown_to(self, seat)

    def prompt(self, seat: Seat | None) -> JsonObject:
        return prompt_of(self, seat)

    def window(self) -> JsonObject | None:
        return self.stack[-1].open_window(self) if self.stack and self.phase != OVER else None

    def is_formality(self, seat: i64) -> bool:
        return len(self.stack) > 0

    def sample(self, seat: Seat | None, chance: Chance) -> "ElixirState":
        twin = self.copy()
        sample_hidden(twin, seat, chance)
        return twin

    def to_json(self) -> JsonObject:
        return write_board(self, open_eyes())

    def values(self) -> list[float]:
        return seat_values(self)

    def value(self, seat: i64) -> float:
        return seat_value(self, seat)

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        fill_seat(self, seat, into)

    def is_settled(self) -> bool:
        """Whatever somebody has to decide within a turn lies on the stack."""
        return len(self.stack) == 0 or self.phase == OVER

    def key(self) -> i64:
        return key_of(self)


def blank_state(setting: Setting) -> ElixirState:
    """A board without cards, everything else at its default."""
    return ElixirState(Variant(setting, deck_of(setting)), vec[vec[i64]]([vec[i64]() for _ in range(ZONES)]))


def answer(board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
    """Carries out a legal move of a seat that is asked; what follows is left to `go_on`."""
    form = form_of(move)
    if board.phase == DRAFT:
        pick(board, first_of(move) + 1, log)
    elif form == CAST or form == PLAY:
        begin_card(board, seat, first_of(move), len(board.stack) > 0, log)
    elif len(board.stack) > 0:
        board.stack[-1].answer(board, seat, move, chance, log)
    elif form == BUYOUT:
        buy_out(board, seat, first_of(move), log)
    else:
        assert form == NEXT
        end_turn(board)


def go_on(board: Board, chance: Chance, log: Log | None) -> None:
    """The frame at work goes on until somebody is asked or the game is over."""
    while board.phase == DRAFT:
        if not go_on_with_draft(board, chance, log):
            return
    steps: i64 = 0
    while board.phase == MAIN:
        steps += 1
        if steps > MOST_STEPS:
            finish_by_limit(board, log)
            return
        # Nothing is pending while the stack is empty or holds only the start or the end of a turn.
        if len(board.stack) == 0 or (len(board.stack) == 1 and isinstance(board.stack[0], TurnFrame)):
            winner = seat_without_spells(board)
            if winner != NOBODY:
                finish(board, winner, log)
                return
        if len(board.stack) > 0:
            if not board.stack[-1].go_on(board, chance, log):
                return
        elif board.ending:
            end_turn(board)
        else:
            return

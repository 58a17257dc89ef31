"""The position as the contract wants it: who acts, what they may do, what then happens."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.result import Result
from quintessence.core.tally import TallyRow
from quintessence.core.types import JsonObject, Seat
from quintessence.games.elixir.board import Board, empty_zones, finds_of, levels_left, spells_of
from quintessence.games.elixir.cards.words import OVER
from quintessence.games.elixir.flow import answer, go_on
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.legal import list_moves, seat_asked, seats_asked
from quintessence.games.elixir.sampling import sample_hidden
from quintessence.games.elixir.values import seat_values
from quintessence.games.elixir.variant import Variant
from quintessence.games.elixir.view import prompt_of, shown_to, window_of
from quintessence.games.elixir.writing import write_board


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
            TallyRow("levels", [int(levels_left(self, seat)) for seat in seats], fewer=True),
            TallyRow("spells", [len(spells_of(self, seat)) for seat in seats], fewer=True),
            TallyRow("finds", [len(finds_of(self, seat)) for seat in seats]),
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
        return window_of(self)

    def is_formality(self, seat: i64) -> bool:
        return len(self.stack) > 0

    def sample(self, seat: Seat | None, chance: Chance) -> "ElixirState":
        twin = self.copy()
        sample_hidden(twin, seat, chance)
        return twin

    def to_json(self) -> JsonObject:
        return write_board(self, Eyes(self, None, True))

    def values(self) -> list[float]:
        return seat_values(self)


def blank_state(variant: Variant) -> ElixirState:
    """A board without cards, everything else at its default."""
    return ElixirState(variant, empty_zones())

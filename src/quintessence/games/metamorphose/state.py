"""The position as the contract wants it: who acts, what they may do, what then happens."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.result import Result
from quintessence.core.tally import TallyRow
from quintessence.core.types import JsonObject, Seat

from .actions.acting import act
from .actions.preview import preview_of
from .board import NOTHING_OPEN, OVER, Board, Piles
from .cards.catalogue import NO_CARD
from .cards.market import SPOTS
from .cards.stacks import PLACES, cards_of, creatures_of
from .contests.players import PLAYER_FIELDS, points_of
from .features import fill_features
from .keys import key_of
from .legal import list_moves
from .moves import END
from .sampling import sampled_piles
from .turns import end_turn
from .values import seat_value, seat_values
from .variant import Variant
from .view import prompt_of, shown_to_all
from .writing import write_position


@final
class MetamorphoseState(Board):
    """A position of Métamorphose."""

    def to_act(self) -> list[Seat]:
        return [] if self.phase == OVER else [int(self.turn)]

    def mover(self) -> i64:
        return -1 if self.phase == OVER else self.turn

    def legal_moves(self, seat: i64) -> vec[i64]:
        if self.phase == OVER or seat != self.turn:
            return vec[i64]()
        return list_moves(self, seat)

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        if move == END:
            end_turn(self, log)
        else:
            act(self, seat, move, log)

    def result(self) -> Result | None:
        return self.ended

    def stopped(self, result: Result) -> "MetamorphoseState":
        twin = self.copy()
        twin.phase = OVER
        twin.pending = NOTHING_OPEN
        twin.hand = NO_CARD
        twin.ended = result
        return twin

    def tally(self) -> list[TallyRow]:
        """Victory points, which decide (ME-END-2), and what lies in the play areas."""
        seats = range(self.variant.seats)
        return [
            TallyRow("points", [int(points_of(self, seat)) for seat in seats]),
            TallyRow("creatures", [int(creatures_of(self, seat)) for seat in seats]),
            TallyRow("cards", [int(cards_of(self, seat)) for seat in seats]),
        ]

    def copy(self) -> "MetamorphoseState":
        return self.copy_with(self.piles)

    def copy_with(self, piles: Piles) -> "MetamorphoseState":
        """A copy with other piles, which may be shared: they never change."""
        twin = MetamorphoseState(
            self.variant, piles, self.stacks[:], self.starts[:], self.mana[:], self.players[:], self.market[:]
        )
        self.copy_moment(twin)
        return twin

    def shown(self, seat: Seat | None) -> JsonObject:
        return shown_to_all(self)

    def prompt(self, seat: Seat | None) -> JsonObject:
        return prompt_of(self, seat)

    def sample(self, seat: Seat | None, chance: Chance) -> "MetamorphoseState":
        return self.copy_with(sampled_piles(self, chance))

    def preview(self, seat: Seat, move: i64) -> JsonObject | None:
        return preview_of(self, seat, move)

    def to_json(self) -> JsonObject:
        return write_position(self)

    def values(self) -> list[float]:
        return seat_values(self)

    def value(self, seat: i64) -> float:
        return seat_value(self, seat)

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        fill_features(self, seat, into)

    def is_settled(self) -> bool:
        """Not while a card is in hand or a shift was begun (ME-TURN-4)."""
        return self.pending == NOTHING_OPEN

    def key(self) -> i64:
        return key_of(self)


def blank_state(variant: Variant) -> MetamorphoseState:
    """Nobody has anything, nothing lies in the market and the decks; everything else has its default."""
    creatures = variant.seats * PLACES
    piles = Piles(vec[i64](), vec[i64]([0] * 3), vec[i64]())
    starts, mana = vec[i64]([0] * (creatures + 1)), vec[i64]([0] * creatures)
    players, market = vec[i64]([0] * (variant.seats * PLAYER_FIELDS)), vec[i64]([NO_CARD] * SPOTS + [0] * 3)
    return MetamorphoseState(variant, piles, vec[i64](), starts, mana, players, market)

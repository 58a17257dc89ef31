"""The data of a position. What may be done lives in `legal`, what is done to it in `turns` and `races`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.result import Result
from quintessence.core.timed import TimedState

from .cards.box import Zones, pack_of
from .races.kinds import AFTER_FLIP
from .variant import Variant

TO_PLACE: Final[i64] = 0
TO_FLIP: Final[i64] = 1
IN_RACE: Final[i64] = 2
TO_SUMMON: Final[i64] = 3
OVER: Final[i64] = 4
PHASES: Final = ("place", "flip", "race", "summon", "over")


NOBODY: Final[i64] = -1
UNANSWERED: Final[i64] = -1


class Board(TimedState):
    """Everything about a game at one moment."""

    def __init__(self, variant: Variant, zones: Zones, out: vec[i64], answers: vec[i64], ties: vec[i64]) -> None:
        self.setting = variant.setting
        self.variant = variant
        self.zones = zones
        self.out = out
        """For each seat 0 while it is in the game, else the number of its leaving: 1 was the first."""
        self.answers = answers
        """For each seat its answer in the open race, its time included, else UNANSWERED."""
        self.ties = ties
        """For each seat its place in the tie order of the open race (EL-RACE-11)."""
        self.phase: i64 = TO_PLACE
        self.turn: i64 = 0
        """Who has to place, flip or summon; in a race who turned the card or gave the order."""
        self.then: i64 = NOBODY
        """The offender who flips when a placing or a summon is done (EL-ERR-6)."""
        self.flips: i64 = 0
        self.race_kind: i64 = AFTER_FLIP
        self.turned: i64 = 0
        """The bits of the seats whose newest card is shown in the open race."""
        self.waiting: i64 = 0
        """The bits of the seats that have not answered in the open race."""
        self.ended: Result | None = None

    def copy_moment(self, twin: "Board") -> None:
        """Gives `twin` all that is neither shared nor a list."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.then = self.then
        twin.flips = self.flips
        twin.race_kind = self.race_kind
        twin.turned = self.turned
        twin.waiting = self.waiting
        twin.ended = self.ended


def is_in(board: Board, seat: i64) -> bool:
    """Whether the seat is still in the game."""
    return board.out[seat] == 0


def left_of(board: Board, seat: i64) -> i64:
    """The next seat clockwise still in the game (EL-TURN-5, EL-SET-1)."""
    neighbour = seat
    while True:
        neighbour = neighbour + 1 if neighbour + 1 < board.variant.seats else 0
        if board.out[neighbour] == 0:
            return neighbour


def seats_in(board: Board) -> i64:
    """How many seats are still in the game."""
    count: i64 = 0
    for seat in range(board.variant.seats):
        if board.out[seat] == 0:
            count += 1
    return count


def packs_with_cards(board: Board) -> i64:
    """How many seats have a card in their packs; the pack of a seat that has left is empty."""
    count: i64 = 0
    for seat in range(board.variant.seats):
        if board.zones.count(pack_of(seat)) > 0:
            count += 1
    return count

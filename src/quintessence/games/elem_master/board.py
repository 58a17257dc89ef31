"""The data of a position. What may be done with it lives in `legal`, what is done to it in `actions`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.contract import State
from quintessence.core.event import Log
from quintessence.core.refusal import Refusal
from quintessence.core.result import Result
from quintessence.core.types import RuleId

from .actions.pending import NO_CELLS, Pending
from .terrain.cells import NOWHERE, Ground
from .tokens.stack import level_of, told
from .variant import Variant

PICK: Final[i64] = 0
PLACE: Final[i64] = 1
PLAY: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ("pick", "place", "play", "over")

# Effects that hold for a whole turn, as bits of `now`.
FOG: Final[i64] = 1
STORM: Final[i64] = 2
HURRICANE: Final[i64] = 4
FLOOD: Final[i64] = 8
HEATWAVE: Final[i64] = 16
DROUGHT: Final[i64] = 32
MUDSLIDE: Final[i64] = 64
RAINBOW: Final[i64] = 128
EFFECTS: Final = ("fog", "storm", "hurricane", "flood", "heatwave", "drought", "mudslide", "rainbow")

NO_CARD: Final[i64] = -1

TURN_POINTS: Final[i64] = 3


@final
class Cards:
    """The event cards and the effects that wait. Never changed: what happens to a card makes a new one.

    Lists that belong to seats hold `seat * 64 + card`, in the order in which things happened.
    """

    def __init__(self) -> None:
        self.row = vec[i64]()
        self.face_down = vec[i64]()
        self.deck = vec[i64]()
        self.held = vec[i64]()
        self.used = vec[i64]()
        self.discard = vec[i64]()
        self.now = vec[i64]()
        """The effects active in this turn, in the order in which they were triggered, as bits."""
        self.waiting = vec[i64]()
        """`seat * 256 + effect` for each effect that waits for a seat's next turn."""

    def copy(self) -> "Cards":
        """A set of cards to change before anybody else sees it."""
        twin = Cards()
        twin.row = self.row[:]
        twin.face_down = self.face_down[:]
        twin.deck = self.deck[:]
        twin.held = self.held[:]
        twin.used = self.used[:]
        twin.discard = self.discard[:]
        twin.now = self.now[:]
        twin.waiting = self.waiting[:]
        return twin

    def with_hidden(self, deck: vec[i64], face_down: vec[i64]) -> "Cards":
        """The same cards with others where nobody sees them; the rest is shared, since it never changes."""
        twin = Cards()
        twin.row = self.row
        twin.face_down = face_down
        twin.deck = deck
        twin.held = self.held
        twin.used = self.used
        twin.discard = self.discard
        twin.now = self.now
        twin.waiting = self.waiting
        return twin


NO_CARDS: Final = Cards()
NO_SPECIALITIES: Final = vec[i64]([-1, -1, -1, -1])


class Board(State):
    """Everything about a game at one moment.

    In the phase `place` the tokens that were put lie on `cells` already: home cells of two seats never overlap,
    and `view` shows each seat its own.
    """

    def __init__(self, variant: Variant, ground: Ground, cells: vec[i64], tokens: vec[i64], out: vec[i64]) -> None:
        self.setting = variant.setting
        self.variant = variant
        self.ground = ground
        self.cells = cells
        """For each cell a stack, EMPTY or VOID (EM-BAS-5)."""
        self.tokens = tokens
        """`tokens[seat * 4 + element]`: tokens on the board, counted along as they come and go."""
        self.out = out
        """For each seat 0 while it is in the game, else the number of the action that eliminated it: 1 is the first.

        Replaced when a seat falls, never changed: positions share it.
        """
        self.void_stock: i64 = 24
        self.phase: i64 = PLAY
        self.first: i64 = 0
        self.turn: i64 = 0
        self.points: i64 = TURN_POINTS
        self.round: i64 = 1
        self.quiet: i64 = 0
        self.hit: bool = False
        self.free_at: i64 = NOWHERE
        self.free_steps: i64 = 0
        self.ended: Result | None = None
        self.specialities = NO_SPECIALITIES
        """For each seat its speciality, or NO_CARD; replaced when a seat picks, never changed."""
        self.aside: i64 = 0
        """Earth tokens set aside, four bits for each seat."""
        self.spent: i64 = 0
        """The seats whose Genie is used, one bit each."""
        self.now: i64 = 0
        """The effects active in this turn."""
        self.cards = NO_CARDS
        self.pending: Pending | None = None
        self.blessed = NO_CELLS
        """Water that was blessed by the action under way, in the order in which it decides."""

    def copy_moment(self, twin: "Board") -> None:
        """Gives `twin` all that is neither shared nor a list."""
        twin.void_stock = self.void_stock
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.points = self.points
        twin.round = self.round
        twin.quiet = self.quiet
        twin.hit = self.hit
        twin.free_at = self.free_at
        twin.free_steps = self.free_steps
        twin.ended = self.ended
        twin.specialities = self.specialities
        twin.aside = self.aside
        twin.spent = self.spent
        twin.now = self.now
        twin.cards = self.cards
        twin.pending = self.pending
        twin.blessed = self.blessed


def has_now(board: Board, effect: i64) -> bool:
    """Whether an effect is active in this turn."""
    return board.now & effect != 0


def is_in(board: Board, seat: i64) -> bool:
    """Whether the seat is still in the game."""
    return board.out[seat] == 0


def refused(rule: RuleId, board: Board, cell: i64) -> Refusal:
    """The refusal of something by what is on a cell."""
    return Refusal(rule, at=cell_name(board, cell))


def tell_cell(board: Board, kind: str, cell: i64, log: Log | None) -> None:
    """Says that something happened on a cell, and to the elemental that stands there, where anybody listens."""
    if log is not None:
        stack = board.cells[cell]
        log.add(kind, {"cell": cell_name(board, cell), **(told(stack) if level_of(stack) > 0 else {})})


def cell_name(board: Board, cell: i64) -> str:
    return board.variant.plain.names[cell]

"""The data of a position. What may be done with it lives in `legal`, what is done to it in `actions` and `turns`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.contract import State
from quintessence.core.result import Result

from .cards.catalogue import NO_CARD
from .variant import Variant

TURN: Final[i64] = 0
LATE: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ("turn", "late", "over")

LAST_ROUND: Final[i64] = 12


# The open decision.
NOTHING_OPEN: Final[i64] = 0
PLACE_SUMMONED: Final[i64] = 1
PLACE_MOVED: Final[i64] = 2
SHIFTING: Final[i64] = 3


@final
class Piles:
    """What lies face down, in the order in which it was shuffled; it never changes, only how much of it is left does.

    `decks` holds the three decks one after the other, each from its lowest card up, from `starts` on; `contests` holds
    the discarded contest cards, oldest first, then the pile, the current card first.
    """

    def __init__(self, decks: vec[i64], starts: vec[i64], contests: vec[i64]) -> None:
        self.decks = decks
        self.starts = starts
        self.contests = contests


class Board(State):
    """Everything about a game at one moment."""

    def __init__(
        self,
        variant: Variant,
        piles: Piles,
        stacks: vec[i64],
        starts: vec[i64],
        mana: vec[i64],
        players: vec[i64],
        market: vec[i64],
    ) -> None:
        self.setting = variant.setting
        self.variant = variant
        self.piles = piles
        self.stacks = stacks
        """The cards of all creatures as they lie, creature by creature, each from its top card down."""
        self.starts = starts
        """Where in `stacks` each creature begins: creature `seat * 6 + place`; one more entry is the end."""
        self.mana = mana
        """The tokens of each creature."""
        self.players = players
        """Five numbers for each seat: points, marks, the strengths of the last contest."""
        self.market = market
        """The card on each spot, row by row, NO_CARD on an empty one; then how many cards each deck has left."""
        self.scored: i64 = 0
        """How many contest cards were discarded."""
        self.round: i64 = 1
        self.alpha: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = TURN
        self.pending: i64 = NOTHING_OPEN
        self.hand: i64 = NO_CARD
        """The card that was taken or lifted."""
        self.hand_mana: i64 = 0
        """The tokens that it carries."""
        self.source: i64 = 0
        """The spot that it came from, the place that it was lifted from, or the place that is shifted."""
        self.source_depth: i64 = 0
        """The depth that it was lifted from."""
        self.ended: Result | None = None

    def copy_moment(self, twin: "Board") -> None:
        """Gives `twin` all that is neither shared nor a list."""
        twin.scored = self.scored
        twin.round = self.round
        twin.alpha = self.alpha
        twin.turn = self.turn
        twin.phase = self.phase
        twin.pending = self.pending
        twin.hand = self.hand
        twin.hand_mana = self.hand_mana
        twin.source = self.source
        twin.source_depth = self.source_depth
        twin.ended = self.ended


def current_contest(board: Board) -> i64:
    """The current contest card of a game that runs."""
    return board.piles.contests[board.scored]

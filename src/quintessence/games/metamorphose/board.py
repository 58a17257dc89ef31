"""The data of a position. What may be done with it lives in `legal`, what is done to it in `actions` and `turns`."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quintessence.core.contract import State
from quintessence.core.result import Result

from .cards.geometry import REACH, laid, under
from .variant import Variant

TURN: Final[i64] = 0
LATE: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ("turn", "late", "over")

LAST_ROUND: Final[i64] = 12
PLACES: Final[i64] = 6
SPOTS: Final[i64] = 12
"""The spots of the market; the decks of levels 1 to 3 follow as spots 12 to 14."""
NO_CARD: Final[i64] = -1

# The marks of a player in this round.
SUMMONED: Final[i64] = 1
MOVED: Final[i64] = 2
SHIFTED: Final[i64] = 4

# The tokens of a creature: where two meet, each bit is set that was set in either (ME-MANA-10).
HAS_3: Final[i64] = 1
READY_3: Final[i64] = 2
HAS_5: Final[i64] = 4
READY_5: Final[i64] = 8

# The open decision.
NOTHING_OPEN: Final[i64] = 0
PLACE_SUMMONED: Final[i64] = 1
PLACE_MOVED: Final[i64] = 2
SHIFTING: Final[i64] = 3

# A card in a stack: its number, its offset, whether it was slid in the shift that is going on.
CARD_MASK: Final[i64] = 4095
OFFSET_AT: Final[i64] = 12
SLID: Final[i64] = 1 << 15


def laid_card(card: i64, offset: i64) -> i64:
    """A card as it lies in a stack."""
    return card | (offset + REACH) << OFFSET_AT


def card_of(entry: i64) -> i64:
    return entry & CARD_MASK


def offset_of(entry: i64) -> i64:
    return ((entry >> OFFSET_AT) & 7) - REACH


# What `players` holds of each seat.
PLAYER_FIELDS: Final[i64] = 5
POINTS: Final[i64] = 0
MARKS: Final[i64] = 1
STRENGTHS: Final[i64] = 2


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


def creature_at(seat: i64, place: i64) -> i64:
    """The number of the creature on a place, whether there is one or not."""
    return seat * PLACES + place


def size_of(board: Board, creature: i64) -> i64:
    """How many cards a creature has; 0 where there is none."""
    return board.starts[creature + 1] - board.starts[creature]


def cards_of(board: Board, seat: i64) -> i64:
    """How many cards a seat has in its play area."""
    return board.starts[(seat + 1) * PLACES] - board.starts[seat * PLACES]


def creatures_of(board: Board, seat: i64) -> i64:
    """How many creatures a seat has."""
    count: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if board.starts[creature + 1] != board.starts[creature]:
            count += 1
    return count


def top_card(board: Board, creature: i64) -> i64:
    return card_of(board.stacks[board.starts[creature]])


def colour_of(board: Board, creature: i64) -> i64:
    """The colour of a creature that exists: its top card's (ME-CRE-2)."""
    return board.variant.cards.colour[top_card(board, creature)]


def rows_of(board: Board, creature: i64) -> i64:
    """What a creature shows (ME-CRE-4)."""
    rows: i64 = 0
    faces = board.variant.cards.face
    for place in range(board.starts[creature], board.starts[creature + 1]):
        entry = board.stacks[place]
        rows = under(rows, laid(faces[entry & CARD_MASK], offset_of(entry)))
    return rows


def insert_card(board: Board, creature: i64, depth: i64, entry: i64) -> None:
    """Puts a card into a creature so that it has that depth."""
    place = board.starts[creature] + depth - 1
    stacks = append(board.stacks, entry)
    at: i64 = len(stacks) - 1
    while at > place:
        stacks[at] = stacks[at - 1]
        at -= 1
    stacks[place] = entry
    board.stacks = stacks
    for later in range(creature + 1, len(board.starts)):
        board.starts[later] += 1


def remove_card(board: Board, creature: i64, depth: i64) -> i64:
    """Takes the card of that depth out of a creature; how it lay there."""
    place = board.starts[creature] + depth - 1
    stacks = board.stacks
    removed = stacks[place]
    for at in range(place, len(stacks) - 1):
        stacks[at] = stacks[at + 1]
    stacks, _ = pop(stacks)
    board.stacks = stacks
    for later in range(creature + 1, len(board.starts)):
        board.starts[later] -= 1
    return removed


def points_of(board: Board, seat: i64) -> i64:
    return board.players[seat * PLAYER_FIELDS + POINTS]


def has_mark(board: Board, seat: i64, mark: i64) -> bool:
    return board.players[seat * PLAYER_FIELDS + MARKS] & mark != 0


def set_mark(board: Board, seat: i64, mark: i64) -> None:
    board.players[seat * PLAYER_FIELDS + MARKS] |= mark


def strength_at(board: Board, seat: i64, colour: i64) -> i64:
    """The strength that a seat had in the last contest."""
    return board.players[seat * PLAYER_FIELDS + STRENGTHS + colour]


def cards_left(board: Board, level: i64) -> i64:
    """How many cards the deck of a level has, 0 to 2 for levels 1 to 3."""
    return board.market[SPOTS + level]


def card_on_top(board: Board, level: i64) -> i64:
    """The top card of a deck that has one."""
    return board.piles.decks[board.piles.starts[level] + cards_left(board, level) - 1]


def level_of_spot(spot: i64) -> i64:
    """The level of a spot or deck, 0 to 2 for levels 1 to 3."""
    return spot // 4 if spot < SPOTS else spot - SPOTS


def has_card(board: Board, spot: i64) -> bool:
    """Whether there is something to take: a filled spot, a deck with cards."""
    return board.market[spot] != NO_CARD if spot < SPOTS else board.market[spot] != 0


def current_contest(board: Board) -> i64:
    """The current contest card of a game that runs."""
    return board.piles.contests[board.scored]

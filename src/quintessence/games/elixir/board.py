"""The data of a position, and the small questions that everything else asks of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.contract import State
from quintessence.core.result import Result
from quintessence.games.elixir.cards.words import HIGHEST_COUNT, LARGEST_NUMBER, MAIN, MOST_SEATS, NOBODY
from quintessence.games.elixir.frames import Frame, ListFrame
from quintessence.games.elixir.table.lasting import UNCOUNTED, Lasting
from quintessence.games.elixir.table.zones import (
    FINDS,
    LAID,
    PILE,
    SPELLS,
    ZONES,
    first_place,
    last_place,
    with_card,
    without_place,
)
from quintessence.games.elixir.variant import Variant

ABSENT: Final[i64] = -1
"""A counter that a seat does not have."""


class Board(State):
    """Everything about a game at one moment."""

    def __init__(self, variant: Variant, zones: vec[vec[i64]]) -> None:
        self.setting = variant.setting
        self.variant = variant
        self.deck = variant.deck
        self.seats = variant.seats
        self.zones = zones
        self.phase: i64 = MAIN
        self.turn: i64 = 1
        self.active: i64 = 0
        self.first: i64 = 0
        self.direction: i64 = 1
        self.anchor: i64 = 0
        self.extra = vec[i64]()
        """Extra turns due, the first one first; replaced, never changed."""
        self.plays: i64 = 0
        self.ending = False
        self.stack: list[Frame] = []
        """What is being resolved; the last one is at work."""
        self.lasting: list[Lasting] = []
        """What lasts, by its number, the oldest first."""
        self.counter_names = variant.deck.vocabulary.counters
        """Shared, never changed."""
        self.counters = vec[i64]()
        """`counters[name * 8 + seat]`, ABSENT where a seat has none; empty while nobody has any."""
        self.ended: Result | None = None

    def copy_moment(self, twin: "Board") -> None:
        """Gives `twin` all but the cards."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.direction = self.direction
        twin.anchor = self.anchor
        twin.extra = self.extra
        twin.plays = self.plays
        twin.ending = self.ending
        for frame in self.stack:
            twin.stack.append(frame.copy())
        twin.lasting = self.lasting[:]
        twin.counter_names = self.counter_names
        twin.counters = self.counters[:]
        twin.ended = self.ended


def empty_zones() -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64]() for _ in range(ZONES)])


# Cards.


def finds_of(board: Board, seat: i64) -> vec[i64]:
    return board.zones[FINDS + seat]


def spells_of(board: Board, seat: i64) -> vec[i64]:
    return board.zones[SPELLS + seat]


def laid_of(board: Board, seat: i64) -> vec[i64]:
    return board.zones[LAID + seat]


def hand_of(board: Board, zone: i64, seat: i64) -> vec[i64]:
    """A seat's finds, or with `zone` IN_SPELLS its spells."""
    return board.zones[zone * SPELLS + seat]


def lay_on(board: Board, zone: i64, card: i64) -> None:
    """Puts a card at the end of a hand, on top of a pile."""
    board.zones[zone] = with_card(board.zones[zone], card)


def remove_card(board: Board, zone: i64, card: i64) -> None:
    """Takes a card out of a hand (its first copy) or a pile (the copy nearest to the top)."""
    cards = board.zones[zone]
    place = first_place(cards, card) if zone < PILE else last_place(cards, card)
    if place >= 0:
        board.zones[zone] = without_place(cards, place)


# Seats.


def in_turn_order(board: Board, bits: i64) -> vec[i64]:
    """The seats of a set, from the player whose turn it is in the direction of play."""
    seats = vec[i64](capacity=MOST_SEATS)
    seat = board.active
    for _ in range(board.seats):
        if bits >> seat & 1 == 1:
            seats = append(seats, seat)
        seat = neighbour(board, seat, board.direction)
    return seats


def first_in_turn_order(board: Board, bits: i64) -> i64:
    """The first seat of a set in turn order, NOBODY if it is empty."""
    seat = board.active
    for _ in range(board.seats):
        if bits >> seat & 1 == 1:
            return seat
        seat = neighbour(board, seat, board.direction)
    return NOBODY


def neighbour(board: Board, seat: i64, direction: i64) -> i64:
    """The seat beside another: clockwise with direction 1."""
    beside = seat + direction
    if beside == board.seats:
        return 0
    return beside if beside >= 0 else board.seats - 1


def all_seats(board: Board) -> i64:
    return (i64(1) << board.seats) - 1


def levels_left(board: Board, seat: i64) -> i64:
    """The sum of the levels of a seat's spells in hand."""
    total: i64 = 0
    level = board.deck.level
    for spell in spells_of(board, seat):
        total += level[spell]
    return total


# What lasts.


def has_status(board: Board, seat: i64, status: i64) -> bool:
    for effect in board.lasting:
        if effect.on == seat and effect.status == status:
            return True
    return False


def status_total(board: Board, seat: i64, status: i64, level: i64) -> i64:
    """The sum of a status that has a number, for spells of that level (EX-LAST-6)."""
    total: i64 = 0
    for effect in board.lasting:
        if effect.on == seat and effect.status == status and effect.level >> level & 1 == 1:
            total += effect.n
    return min(total, LARGEST_NUMBER)


def lasting_at(board: Board, number: i64) -> i64:
    """The place of the lasting effect with a number, -1 if it has ended."""
    for place in range(len(board.lasting)):
        if board.lasting[place].number == number:
            return place
    return -1


def is_counted(effect: Lasting) -> bool:
    return effect.uses != UNCOUNTED


# Counters.


def counter_of(board: Board, counter: i64, seat: i64) -> i64:
    """The value of a seat's counter; 0 if it has none."""
    place = counter * MOST_SEATS + seat
    if place >= len(board.counters):
        return 0
    return max(i64(0), board.counters[place])


def set_counter(board: Board, counter: i64, seat: i64, value: i64) -> None:
    if len(board.counters) == 0:
        board.counters = vec[i64]([ABSENT] * (len(board.counter_names) * MOST_SEATS))
    board.counters[counter * MOST_SEATS + seat] = max(i64(0), min(value, HIGHEST_COUNT))


# The stack.


def list_at_work(board: Board) -> ListFrame | None:
    """The list of effects nearest to the top of the stack."""
    place: i64 = len(board.stack) - 1
    while place >= 0:
        frame = board.stack[place]
        if isinstance(frame, ListFrame):
            return frame
        place -= 1
    return None


def count_moved(board: Board, cards: i64) -> None:
    """Counts cards that the step at work moved, drew or discarded (EX-LANG-6)."""
    frame = list_at_work(board)
    if frame is not None:
        frame.moved += cards
        frame.total += cards

"""The data of a position. What may be done lives in `legal`, what is done to it in `turns` and `judging`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import form_of
from quintessence.core.result import Result
from quintessence.core.timed import TimedState
from quintessence.games.elementals.cards import PARTNERS, is_mad
from quintessence.games.elementals.moves import BOOK, SLAP, card_of
from quintessence.games.elementals.rules import Rules
from quintessence.games.elementals.zones import MIDDLE, Zones, pack_of, pile_of

TO_PLACE: Final[i64] = 0
TO_FLIP: Final[i64] = 1
IN_RACE: Final[i64] = 2
TO_SUMMON: Final[i64] = 3
OVER: Final[i64] = 4
PHASES: Final = ("place", "flip", "race", "summon", "over")

AFTER_FLIP: Final[i64] = 0
AFTER_SUMMON: Final[i64] = 1
AFTER_PLACING: Final[i64] = 2
RACE_KINDS: Final = ("flip", "summon", "middle")

NOBODY: Final[i64] = -1
UNANSWERED: Final[i64] = -1


class Table(TimedState):
    """Everything about a game at one moment."""

    def __init__(self, rules: Rules, zones: Zones, out: vec[i64], answers: vec[i64], ties: vec[i64]) -> None:
        self.setting = rules.setting
        self.rules = rules
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

    def copy_moment(self, twin: "Table") -> None:
        """Gives `twin` all that is neither shared nor a list."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.then = self.then
        twin.flips = self.flips
        twin.race_kind = self.race_kind
        twin.turned = self.turned
        twin.waiting = self.waiting
        twin.ended = self.ended


def is_in(table: Table, seat: i64) -> bool:
    """Whether the seat is still in the game."""
    return table.out[seat] == 0


def left_of(table: Table, seat: i64) -> i64:
    """The next seat clockwise still in the game (EL-TURN-5)."""
    neighbour = seat
    while True:
        neighbour = neighbour + 1 if neighbour + 1 < table.rules.seats else 0
        if table.out[neighbour] == 0:
            return neighbour


def seats_in(table: Table) -> i64:
    """How many seats are still in the game."""
    count: i64 = 0
    for seat in range(table.rules.seats):
        if table.out[seat] == 0:
            count += 1
    return count


def packs_with_cards(table: Table) -> i64:
    """How many seats have a card in their packs; the pack of a seat that has left is empty."""
    count: i64 = 0
    for seat in range(table.rules.seats):
        if table.zones.count(pack_of(seat)) > 0:
            count += 1
    return count


def window_of(table: Table) -> i64:
    """The window of the open race (EL-RACE-8)."""
    return table.rules.window * 2 if table.race_kind == AFTER_SUMMON else table.rules.window


def shown_cards(table: Table) -> vec[i64]:
    """The card or cards just turned; after a summon clockwise from the seat that ordered it."""
    cards = vec[i64](capacity=6)
    if table.race_kind == AFTER_PLACING:
        cards = append(cards, table.zones.last(MIDDLE))
        return cards
    seats = table.rules.seats
    for step in range(seats):
        seat = (table.turn + step) % seats
        if table.turned & (1 << seat) != 0:
            cards = append(cards, table.zones.last(pile_of(seat)))
    return cards


def catchable(table: Table) -> i64:
    """The bits of the elementals that at least one card of the open race matches (EL-RACE-12)."""
    matched: i64 = 0
    for card in shown_cards(table):
        matched |= PARTNERS[card]
    return matched


def calls_for_books(table: Table) -> bool:
    """Whether a mad creature was flipped; one that a summon turned does nothing (EL-MAD-1, EL-MAG-5)."""
    return table.race_kind == AFTER_FLIP and is_mad(table.zones.last(pile_of(table.turn)))


def is_right_answer(table: Table, answer: i64) -> bool:
    """EL-RACE-12, for an answer on a card that lies in the middle."""
    form = form_of(answer)
    if form == SLAP:
        return (catchable(table) >> card_of(answer)) & 1 != 0
    return form == BOOK and calls_for_books(table)

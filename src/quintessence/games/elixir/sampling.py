"""A position that a seat cannot tell from the real one: what it does not see is dealt anew.

Hidden finds are shuffled among the hidden places, hidden spells level by level, since backs are public. What
the seat knows by being asked, or by others being asked, is kept: whoever pays can pay, whoever picks has
something to pick, and what the seat itself is offered lies where it is offered from (`Demands`). Everything is
worked out from what the seat sees and from chance: the cards that nobody showed are sorted before they are
shuffled, so that nothing of their true order remains.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.types import Seat

from .board import Board, bit
from .frames.pick import PickFrame
from .hidden.eyes import Demands, Eyes
from .hidden.unseen import hidden_places_of_spells, unseen_finds
from .table import zones
from .table.zones import ASIDE, BOOKS, FINDS, PILE, REMOVED, SPELLS, with_card, without_place
from .view import eyes_of

LEVELS: Final[i64] = 4


@final
class Unseen:
    """Cards that a seat does not see, in random order."""

    def __init__(self, cards: vec[i64], chance: Chance) -> None:
        self.cards = vec[i64](sorted(cards))
        chance.shuffle(self.cards)

    def take(self, allowed: vec[i64]) -> i64:
        """The first card whose number is allowed (all are if `allowed` is empty), else the first of all."""
        place: i64 = 0
        if len(allowed) > 0:
            while place < len(self.cards) and allowed[self.cards[place]] == 0:
                place += 1
            if place == len(self.cards):
                place = 0
        card = self.cards[place]
        self.cards = without_place(self.cards, place)
        return card

    def take_card(self, card: i64) -> bool:
        """Takes a copy of a card; False if there is none."""
        place = zones.first_place(self.cards, card)
        if place < 0:
            return False
        self.cards = without_place(self.cards, place)
        return True


def sample_hidden(board: Board, seat: Seat | None, chance: Chance) -> None:
    """Deals anew, in place, everything that `seat` (None: a spectator) does not see."""
    eyes, demands = eyes_of(board, seat), Demands()
    if board.stack:
        board.stack[-1].demand(board, eyes, chance, demands)
    sample_spells(board, eyes, demands, chance)
    sample_finds(board, eyes, demands, chance)
    if board.stack:
        board.stack[-1].deal_choices(board, eyes, chance)


# Spells.


def sample_spells(board: Board, eyes: Eyes, demands: Demands, chance: Chance) -> None:
    hands = vec[i64]([SPELLS + seat for seat in range(board.seats) if not eyes.sees_spells(seat)])
    dealt: dict[int, vec[i64]] = {int(zone): vec[i64]() for zone in hands}
    for level in range(1, LEVELS + 1):
        unseen = Unseen(unseen_of_level(board, eyes, level), chance)
        for zone in demanded_first(hands, demands.spell_zone):
            left = count_of_level(board, board.zones[zone], level)
            allowed = vec[i64]()
            if zone == demands.spell_zone:
                allowed = demands.allowed
                for spell in demands.spells:
                    if board.deck.level[spell] == level and left > 0 and unseen.take_card(spell):
                        dealt[zone] = with_card(dealt[zone], spell)
                        left -= 1
            for _ in range(left):
                dealt[zone] = with_card(dealt[zone], unseen.take(allowed))
        deal_stacks(board, unseen, level)
    for zone, hand in dealt.items():
        # Others see backs by level, not in what order the spells came.
        chance.shuffle(hand)
        board.zones[zone] = hand


def demanded_first(zones: vec[i64], demanded: i64) -> list[int]:
    """Zones in their order, but the one that needs certain cards before all others."""
    first = [int(zone) for zone in zones if zone == demanded]
    return first + [int(zone) for zone in zones if zone != demanded]


def unseen_of_level(board: Board, eyes: Eyes, level: i64) -> vec[i64]:
    """All spells of a level that lie in hidden hands, in the stacks, or out of the game."""
    cards = vec[i64]()
    for zone in hidden_places_of_spells(board, eyes):
        cards = zones.joined(cards, board.of_levels(board.zones[zone], bit(level)))
    return cards


def count_of_level(board: Board, spells: vec[i64], level: i64) -> int:
    return sum(1 for spell in spells if board.deck.level[spell] == level)


def deal_stacks(board: Board, unseen: Unseen, level: i64) -> None:
    """The stack of a level, and the removed spells of that level in their places."""
    anything = vec[i64]()
    stack = vec[i64]()
    for _ in range(len(board.zones[BOOKS + level])):
        stack = append(stack, unseen.take(anything))
    board.zones[BOOKS + level] = stack
    removed = vec[i64]()
    for spell in board.zones[REMOVED]:
        removed = append(removed, unseen.take(anything) if board.deck.level[spell] == level else spell)
    board.zones[REMOVED] = removed


# Finds.


def sample_finds(board: Board, eyes: Eyes, demands: Demands, chance: Chance) -> None:
    zones = vec[i64]([FINDS + seat for seat in range(board.seats) if not eyes.sees_finds(seat)])
    zones = append(zones, PILE)
    asides = [f for f in board.stack if isinstance(f, PickFrame) and not f.is_seen_by(eyes)]
    unseen = Unseen(unseen_finds(board, eyes, chance), chance)
    # Those who must have something to choose get it first; then comes the place that needs certain cards.
    chosen: dict[int, i64] = {int(zone): unseen.take(demands.choosable) for zone in demands.choosers}
    if demands.zone == ASIDE:
        for frame in asides:
            frame.cards = dealt_to(ASIDE, len(frame.cards), unseen, demands, vec[i64](), chance)
    for zone in demanded_first(zones, demands.zone):
        start = vec[i64]([chosen[zone]]) if zone in chosen else vec[i64]()
        board.zones[zone] = dealt_to(zone, len(board.zones[zone]), unseen, demands, start, chance)
    if demands.zone != ASIDE:
        for frame in asides:
            frame.cards = dealt_to(ASIDE, len(frame.cards), unseen, demands, vec[i64](), chance)


def dealt_to(place: i64, size: i64, unseen: Unseen, demands: Demands, start: vec[i64], chance: Chance) -> vec[i64]:
    """So many finds for one place, in random order: what it must hold, and others that may lie beside."""
    cards = start
    allowed = vec[i64]()
    if place == demands.zone:
        allowed = demands.allowed
        for find in demands.finds:
            if len(cards) < size and unseen.take_card(find):
                cards = append(cards, find)
    while len(cards) < size:
        cards = append(cards, unseen.take(allowed))
    chance.shuffle(cards)
    return cards

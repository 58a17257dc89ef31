"""What may lie in hidden places, as far as somebody can tell: for samples that fit what is asked."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from ..board import Board
from ..cards.deck import NO_LEVEL
from ..table import paying, zones
from .eyes import Demands, Eyes

LEVELS: Final[i64] = 5
"""Finds have level 0."""
ANYTHING: Final = vec[i64]()


@final
class Unseen:
    """The cards that a viewer does not see, level by level; those of a level are in random order.

    They are listed by their numbers before they are shuffled, so that nothing of their true order remains.
    """

    def __init__(self, board: Board, eyes: Eyes, chance: Chance) -> None:
        self.eyes = eyes
        self.chance = chance
        self.level = board.deck.level
        cards = vec[i64](capacity=200)
        self.next = vec[i64]([0] * LEVELS)
        """For each level the place of the first card that has not been dealt."""
        self.ends = vec[i64]([0] * LEVELS)
        copies = self.count_copies(board)
        for level in range(LEVELS):
            self.next[level] = len(cards)
            for card in board.deck.by_level[level]:
                for _ in range(copies[card]):
                    cards = append(cards, card)
            self.ends[level] = len(cards)
        self.cards = cards
        self.shuffle()

    def count_copies(self, board: Board) -> vec[i64]:
        """How many copies of each card lie where the viewer does not see them."""
        copies = vec[i64]([0] * board.deck.size)
        for zone in range(zones.ZONES):
            if self.eyes.miss(zone):
                for card in board.zones[zone]:
                    copies[card] += 1
        for frame in board.stack:
            for card in frame.cards_hidden_from(self.eyes):
                copies[card] += 1
        return copies

    def shuffle(self) -> None:
        """Puts what has not been dealt in random order, level by level."""
        cards, chance = self.cards, self.chance
        for level in range(LEVELS):
            first = self.next[level]
            for place in range(self.ends[level] - 1, first, -1):
                other = first + chance.below(place - first + 1)
                kept = cards[place]
                cards[place] = cards[other]
                cards[other] = kept

    def finds(self) -> vec[i64]:
        return self.cards[self.next[NO_LEVEL] : self.ends[NO_LEVEL]]

    def spells(self, levels: i64) -> vec[i64]:
        """The spells of some levels in random order."""
        found = vec[i64]()
        for level in range(NO_LEVEL + 1, LEVELS):
            if levels >> level & 1 == 1:
                found = zones.joined(found, self.cards[self.next[level] : self.ends[level]])
        self.chance.shuffle(found)
        return found

    # Dealing.

    def take(self, level: i64, allowed: vec[i64]) -> i64:
        """The first card whose number is allowed (all are if `allowed` is empty), else the first of all."""
        first, place, cards = self.next[level], self.next[level], self.cards
        if len(allowed) > 0:
            while place < self.ends[level] and allowed[cards[place]] == 0:
                place += 1
        return self.take_out(level, place if place < self.ends[level] else first)

    def take_out(self, level: i64, place: i64) -> i64:
        cards, first = self.cards, self.next[level]
        card = cards[place]
        cards[place] = cards[first]
        cards[first] = card
        self.next[level] = first + 1
        return card

    def deal(self, cards: vec[i64]) -> vec[i64]:
        """Others with the same backs in place of some cards."""
        dealt = vec[i64](capacity=len(cards))
        for card in cards:
            dealt = append(dealt, self.take(self.level[card], ANYTHING))
        return dealt

    def deal_hand(self, cards: vec[i64], wanted: vec[i64], allowed: vec[i64]) -> vec[i64]:
        """The same in any order: with what a hand must hold, as far as that is there, and others that are allowed."""
        dealt = vec[i64](capacity=len(cards))
        sizes = vec[i64]([0] * LEVELS)
        for card in cards:
            sizes[self.level[card]] += 1
        for card in wanted:
            level = self.level[card]
            for place in range(self.next[level], self.ends[level]):
                if self.cards[place] == card and sizes[level] > 0:
                    dealt = append(dealt, self.take_out(level, place))
                    sizes[level] -= 1
                    break
        for level in range(LEVELS):
            for _ in range(sizes[level]):
                dealt = append(dealt, self.take(level, allowed))
        self.chance.shuffle(dealt)
        return dealt


def payment(board: Board, seat: i64, slots: vec[i64], waive: i64, pool: vec[i64], room: i64) -> vec[i64]:
    """At most `room` finds of the pool that pay these slots, as few left out as can be; none if there is no way."""
    if len(slots) == 0:
        return vec[i64]()
    rest = slots[1:]
    if len(rest) - waive < room:
        for find in zones.distinct(pool):
            left = zones.without_card(pool, find)
            if paying.pays(board, seat, find, slots[0]) and paying.can_pay(board, seat, rest, left, waive, True):
                return zones.joined(vec[i64]([find]), payment(board, seat, rest, waive, left, room - 1))
    return payment(board, seat, rest, waive - 1, pool, room) if waive > 0 else vec[i64]()


def spells_it_may_hold(board: Board, seat: i64, unseen: Unseen) -> vec[i64]:
    """The spells that a seat holds as far as the viewer knows, in random order."""
    if unseen.eyes.sees_spells(seat):
        return board.spells_of(seat)
    return unseen.spells(zones.bits_of(vec[i64]([board.deck.level[spell] for spell in board.spells_of(seat)])))


def demand_spell(board: Board, seat: i64, spell: i64, unseen: Unseen, demands: Demands) -> bool:
    """Demands that a seat holds a spell and can pay for it; False if that cannot be."""
    eyes = unseen.eyes
    if eyes.sees_finds(seat) and not paying.can_cast(board, seat, spell):
        return False
    if not eyes.sees_finds(seat):
        slots, room = paying.slots_of(board, seat, spell), len(board.finds_of(seat))
        demands.finds = payment(board, seat, slots, paying.waivable(board, seat, spell), unseen.finds(), room)
        if len(demands.finds) == 0:
            return False
        demands.zone = zones.FINDS + seat
    if not eyes.sees_spells(seat):
        demands.spell_zone = zones.SPELLS + seat
        demands.spells = vec[i64]([spell])
    return True

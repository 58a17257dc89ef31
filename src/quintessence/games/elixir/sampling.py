"""A position that a seat cannot tell from the real one: what it does not see is dealt anew.

Hidden finds are shuffled among the hidden places, hidden spells level by level, since backs are public. What the seat
knows because somebody is asked is kept (`Demands`): who pays can pay, who picks has something to pick, and what the
seat itself is offered lies where it is offered from. Cards are sorted before they are shuffled, so that nothing of
their true order remains.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.types import Seat

from .board import Board, bit
from .frames.pick import PickFrame
from .hidden.eyes import Demands, Eyes
from .hidden.unseen import unseen_finds, unseen_spells
from .table import zones
from .table.zones import ASIDE, BOOKS, FINDS, PILE, REMOVED, SPELLS, without_place
from .view import eyes_of

LEVELS: Final[i64] = 4
ANYTHING: Final = vec[i64]()


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

    def deal(self, hand: vec[i64], size: i64, wanted: vec[i64], allowed: vec[i64]) -> vec[i64]:
        """A hand filled up to a size: with what it must hold, as far as that is there, and others that are allowed."""
        for card in wanted:
            place = zones.first_place(self.cards, card)
            if len(hand) < size and place >= 0:
                self.cards = without_place(self.cards, place)
                hand = append(hand, card)
        while len(hand) < size:
            hand = append(hand, self.take(allowed))
        return hand


def sample_hidden(board: Board, seat: Seat | None, chance: Chance) -> None:
    """Deals anew, in place, everything that `seat` (None: a spectator) does not see."""
    eyes, demands = eyes_of(board, seat), Demands()
    if board.stack:
        board.stack[-1].demand(board, eyes, chance, demands)
    sample_spells(board, eyes, demands, chance)
    sample_finds(board, eyes, demands, chance)
    if board.stack:
        board.stack[-1].deal_choices(board, eyes, chance)


def sample_spells(board: Board, eyes: Eyes, demands: Demands, chance: Chance) -> None:
    hands = vec[i64]([SPELLS + seat for seat in range(board.seats) if not eyes.sees_spells(seat)])
    dealt: dict[int, vec[i64]] = {int(zone): vec[i64]() for zone in hands}
    for level in range(1, LEVELS + 1):
        unseen = Unseen(unseen_spells(board, eyes, bit(level)), chance)
        for zone in demanded_first(hands, demands.spell_zone):
            size = len(dealt[zone]) + len(board.of_levels(board.zones[zone], bit(level)))
            is_demanded = zone == demands.spell_zone
            wanted = board.of_levels(demands.spells, bit(level)) if is_demanded else ANYTHING
            dealt[zone] = unseen.deal(dealt[zone], size, wanted, demands.allowed if is_demanded else ANYTHING)
        board.zones[BOOKS + level] = unseen.deal(vec[i64](), len(board.zones[BOOKS + level]), ANYTHING, ANYTHING)
        removed = vec[i64]()
        for spell in board.zones[REMOVED]:
            removed = append(removed, unseen.take(ANYTHING) if board.deck.level[spell] == level else spell)
        board.zones[REMOVED] = removed
    for zone, hand in dealt.items():
        # Others see backs by level, not in what order the spells came.
        chance.shuffle(hand)
        board.zones[zone] = hand


def demanded_first(places: vec[i64], demanded: i64) -> list[int]:
    """Places in their order, but the one that needs certain cards before all others."""
    return sorted([int(place) for place in places], key=lambda place: place != demanded)


def sample_finds(board: Board, eyes: Eyes, demands: Demands, chance: Chance) -> None:
    hands = vec[i64]([FINDS + seat for seat in range(board.seats) if not eyes.sees_finds(seat)])
    asides = [f for f in board.stack if isinstance(f, PickFrame) and not f.is_seen_by(eyes)]
    unseen = Unseen(unseen_finds(board, eyes, chance), chance)
    # Those who must have something to choose get it first; then comes the place that needs certain cards.
    chosen: dict[int, i64] = {int(zone): unseen.take(demands.choosable) for zone in demands.choosers}
    for zone in demanded_first(append(append(hands, PILE), ASIDE), demands.zone):
        wanted, allowed = (demands.finds, demands.allowed) if zone == demands.zone else (ANYTHING, ANYTHING)
        if zone == ASIDE:
            for frame in asides:
                frame.cards = unseen.deal(vec[i64](), len(frame.cards), wanted, allowed)
                chance.shuffle(frame.cards)
            continue
        hand = vec[i64]([chosen[zone]]) if zone in chosen else vec[i64]()
        hand = unseen.deal(hand, len(board.zones[zone]), wanted, allowed)
        chance.shuffle(hand)
        board.zones[zone] = hand

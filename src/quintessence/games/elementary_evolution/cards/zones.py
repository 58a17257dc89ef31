"""A mage's cards in hand, draw pile and two discards: drawing, discarding, recycling (EE-DIS)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import Json

from ..board import HAND, IN_HAND, MAGE, QUICK_STATE, SIZES, ZONES, Board
from ..moves import INTO_QUICK, WHERE
from .catalogue import CARD_NAMES, DECK, FULL_HAND

# The zones in which cards lie in an order.
DRAW: Final[i64] = 0
QUICK: Final[i64] = 1
MAIN: Final[i64] = 2

OPEN: Final[i64] = 0
CLOSED: Final[i64] = 1
CONDEMNED: Final[i64] = 2
QUICK_STATES: Final = ("open", "closed", "condemned")


def hand_of(board: Board, seat: i64) -> i64:
    return board.mages[seat * MAGE + HAND]


def cards_in_hand(board: Board, seat: i64) -> i64:
    return board.mages[seat * MAGE + IN_HAND]


def take_in_hand(board: Board, seat: i64, card: i64) -> None:
    board.mages[seat * MAGE + HAND] += 1 << card
    board.mages[seat * MAGE + IN_HAND] += 1


def give_from_hand(board: Board, seat: i64, card: i64) -> None:
    board.mages[seat * MAGE + HAND] -= 1 << card
    board.mages[seat * MAGE + IN_HAND] -= 1


def cards_to_draw(board: Board, seat: i64) -> i64:
    """How many cards the mage will draw when the hand is filled up (EE-TURN-5)."""
    return FULL_HAND - cards_in_hand(board, seat)


def zone_start(seat: i64, zone: i64) -> i64:
    """Where the cards of a zone begin, its bottom card first."""
    return (seat * ZONES + zone) * DECK


def zone_size(board: Board, seat: i64, zone: i64) -> i64:
    return board.mages[seat * MAGE + SIZES + zone]


def lay_on_zone(board: Board, seat: i64, zone: i64, card: i64) -> None:
    place = seat * MAGE + SIZES + zone
    size = board.mages[place]
    board.cards[zone_start(seat, zone) + size] = card
    board.mages[place] = size + 1


def zone_cards(board: Board, seat: i64, zone: i64) -> vec[i64]:
    """The cards of a zone from the bottom up; the caller's own."""
    start = zone_start(seat, zone)
    return board.cards[start : start + zone_size(board, seat, zone)]


def quick_state(board: Board, seat: i64) -> i64:
    return board.mages[seat * MAGE + QUICK_STATE]


def discard(board: Board, seat: i64, card: i64, where: i64, log: Log | None) -> None:
    """A card from the hand; the others learn that it was there (EE-TURN-2)."""
    give_from_hand(board, seat, card)
    lay_on_zone(board, seat, QUICK if where == INTO_QUICK else MAIN, card)
    if log is not None:
        log.tell(Event("card-discarded", discarded_fields(seat, card, where), reveals=True))


def drop(board: Board, seat: i64, card: i64, where: i64, log: Log | None) -> None:
    """A burnt card, which everybody saw on its pile (EE-BURN-1)."""
    lay_on_zone(board, seat, QUICK if where == INTO_QUICK else MAIN, card)
    if log is not None:
        log.add("card-discarded", discarded_fields(seat, card, where))


def discarded_fields(seat: i64, card: i64, where: i64) -> dict[str, Json]:
    return {"seat": seat, "card": CARD_NAMES[card], "where": WHERE[where]}


def draw_cards(board: Board, seat: i64, count: i64, chance: Chance, log: Log | None) -> None:
    """Draws so many cards, recycling as needed; stops when no card is left to draw (EE-DIS-5, EE-DIS-6, EE-DIS-8)."""
    drawn = vec[i64]()
    while count > 0:
        size = zone_size(board, seat, DRAW)
        if size == 0:
            tell_drawn(seat, drawn, log)
            drawn = vec[i64]()
            if not recycle(board, seat, chance, log):
                return
            size = zone_size(board, seat, DRAW)
        card = board.cards[zone_start(seat, DRAW) + size - 1]
        board.mages[seat * MAGE + SIZES + DRAW] = size - 1
        take_in_hand(board, seat, card)
        count -= 1
        if log is not None:
            drawn = append(drawn, card)
    tell_drawn(seat, drawn, log)


def tell_drawn(seat: i64, drawn: vec[i64], log: Log | None) -> None:
    """Everybody hears how many, the mage which; in no order, since a hand has none."""
    if log is not None and len(drawn) > 0:
        cards: list[Json] = [CARD_NAMES[card] for card in sorted(drawn)]
        private = {int(seat): {"cards": cards}}
        log.tell(Event("cards-drawn", {"seat": seat, "count": len(drawn)}, private, reveals=True))


def recycle(board: Board, seat: i64, chance: Chance, log: Log | None) -> bool:
    """Makes a new draw pile of the quick discard or else of the main one (EE-DIS-3, EE-DIS-4, EE-ELF-5)."""
    state = quick_state(board, seat)
    if state == OPEN and zone_size(board, seat, QUICK) > 0:
        shuffle_into_draw(board, seat, QUICK, chance, log)
        board.mages[seat * MAGE + QUICK_STATE] = CLOSED
        if log is not None:
            log.add("quick-closed", {"seat": seat})
        return True
    if zone_size(board, seat, MAIN) == 0:
        return False
    shuffle_into_draw(board, seat, MAIN, chance, log)
    if state == CLOSED:
        board.mages[seat * MAGE + QUICK_STATE] = OPEN
        if log is not None:
            log.add("quick-opened", {"seat": seat})
    return True


def shuffle_into_draw(board: Board, seat: i64, zone: i64, chance: Chance, log: Log | None) -> None:
    """Empties a discard into the empty draw pile, in random order."""
    cards = zone_cards(board, seat, zone)
    board.mages[seat * MAGE + SIZES + zone] = 0
    chance.shuffle(cards)
    for card in cards:
        lay_on_zone(board, seat, DRAW, card)
    if log is not None:
        which = "quick" if zone == QUICK else "main"
        log.tell(Event("discard-recycled", {"seat": seat, "which": which, "count": len(cards)}, random=True))


def condemn(board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
    """The Elf: the quick discard goes under the draw pile and is lost for good (EE-ELF-3, EE-ELF-4)."""
    cards = zone_cards(board, seat, QUICK)
    above = zone_cards(board, seat, DRAW)
    chance.shuffle(cards)
    board.mages[seat * MAGE + SIZES + QUICK] = 0
    board.mages[seat * MAGE + SIZES + DRAW] = 0
    board.mages[seat * MAGE + QUICK_STATE] = CONDEMNED
    for card in cards:
        lay_on_zone(board, seat, DRAW, card)
    for card in above:
        lay_on_zone(board, seat, DRAW, card)
    if log is not None:
        log.tell(Event("quick-condemned", {"seat": seat, "count": len(cards)}, random=True))

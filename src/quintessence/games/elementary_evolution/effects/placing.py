"""A card comes to lie on a pile: roots, victory, release, effect and watch window follow (EE-EFF-4)."""

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject

from ..board import Board, drop_top, give_from_hand, has_all_complete, pile_at, push, put_pile
from ..cards.catalogue import AIR, CARD_NAMES, ELEMENTS, ETHER, FIRE, SYMBOLS, WATER, element_of, level_of
from ..cards.discards import draw_cards
from ..cards.pile import COMPLETE, height_of, with_card, with_roots
from ..creatures.tokens import NO_CREATURE
from ..decisions import frames
from ..decisions.windows import watch_asks
from ..turns import finish_mage


def play(board: Board, seat: i64, card: i64, pile: i64, log: Log | None) -> None:
    """A card placed in one's own turn; what it leads to is pending afterwards, the release topmost."""
    # EE-EFF-1, EE-EFF-3, EE-JOK-4, EE-FUS-3
    lay(board, seat, card, pile, log)
    if crown(board, seat, pile, log):
        return
    if watch_asks(board) != frames.NO_ASK:
        push(board, frames.WATCH)
    if card == ETHER:
        return
    element = element_of(card)
    if element != WATER and (level_of(card) > 0 or board.variant.egg_effects):
        push(board, frames.make_frame(effect_kind(element), seat, 0))
    release_symbol(board, seat, card)


def cascade(board: Board, seat: i64, card: i64, pile: i64, log: Log | None) -> None:
    """A water card that ends the Blaze and counts as placed; it opens no window (EE-CAS-5, EE-CAS-6)."""
    lay(board, seat, card, pile, log)
    drop_top(board)
    if log is not None:
        log.add("blaze-countered", {"seat": seat, "card": CARD_NAMES[card]})
    if not crown(board, seat, pile, log):
        release_symbol(board, seat, card)


def lay(board: Board, seat: i64, card: i64, pile: i64, log: Log | None) -> None:
    """The card leaves the hand, where nobody else could see it, for the pile."""
    give_from_hand(board, seat, card)
    cards = pile_at(board, seat, pile)
    put_pile(board, seat, pile, with_card(cards, card))
    if log is not None:
        told: JsonObject = {"seat": seat, "card": CARD_NAMES[card], "pile": ELEMENTS[pile]}
        log.tell(Event("card-placed", {**told, "level": height_of(cards)}, reveals=True))


def crown(board: Board, seat: i64, pile: i64, log: Log | None) -> bool:
    """An ultimate roots its pile (EE-ROOT-5); True if it was the fourth and the mage is done (EE-END-1, EE-ROOT-6)."""
    if height_of(pile_at(board, seat, pile)) < COMPLETE:
        return False
    root(board, seat, pile, "ultimate", log)
    if not has_all_complete(board, seat):
        return False
    finish_mage(board, seat, log)
    return True


def root(board: Board, seat: i64, pile: i64, why: str, log: Log | None) -> None:
    put_pile(board, seat, pile, with_roots(pile_at(board, seat, pile)))
    if log is not None:
        log.add("pile-rooted", {"seat": seat, "pile": ELEMENTS[pile], "why": why})


def effect_kind(element: i64) -> i64:
    """The decision that the effect of air, fire or earth puts to its mage."""
    if element == AIR:
        return frames.TORNADO
    return frames.AIM if element == FIRE else frames.ROOT


def release_symbol(board: Board, seat: i64, card: i64) -> None:
    creature = SYMBOLS[card]
    if creature != NO_CREATURE:
        push(board, frames.make_frame(frames.RELEASE, seat, creature))


def end_tornado(board: Board, seat: i64, tossed: i64, chance: Chance, log: Log | None) -> None:
    """As many cards are drawn as were discarded (EE-TOR-2, EE-TOR-3)."""
    if log is not None:
        log.add("tornado", {"seat": seat, "count": tossed})
    draw_cards(board, seat, tossed, chance, log)

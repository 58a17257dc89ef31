"""A card comes to lie on a pile, and what follows: roots, victory, release, Blazes (EE-EFF-4, EE-BW, EE-BURN)."""

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject

from ..board import Board, can_be_aimed_at, has_all_complete, pile_at, put_pile
from ..cards.catalogue import AIR, CARD_NAMES, ELEMENTS, ETHER, FIRE, SYMBOLS, WATER, element_of, level_of
from ..cards.pile import COMPLETE, height_of, top_of, with_card, with_roots, without_top
from ..cards.zones import OPEN, draw_cards, drop, give_from_hand, quick_state
from ..creatures.tokens import GUARDS, NO_CREATURE, is_on, lifted
from ..decisions import frames
from ..decisions.mages import blaze_asks, is_opponent, watch_asks
from ..moves import INTO_MAIN
from ..turns import finish_mage


def play(board: Board, seat: i64, card: i64, pile: i64, log: Log | None) -> None:
    """A card placed in one's own turn; what it leads to is pending afterwards, the release topmost."""
    # EE-EFF-1, EE-EFF-3, EE-JOK-4, EE-FUS-3
    lay(board, seat, card, pile, log)
    if crown(board, seat, pile, log):
        return
    if watch_asks(board) != frames.NO_ASK:
        frames.push(board, frames.WATCH)
    if card == ETHER:
        return
    element = element_of(card)
    if element != WATER and (level_of(card) > 0 or board.variant.egg_effects):
        frames.push(board, frames.make_frame(effect_kind(element), seat, 0))
    release_symbol(board, seat, card)


def cascade(board: Board, seat: i64, card: i64, pile: i64, log: Log | None) -> None:
    """A water card that ends the Blaze and counts as placed; it opens no window (EE-CAS-5, EE-CAS-6)."""
    lay(board, seat, card, pile, log)
    frames.drop_top(board)
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
        frames.push(board, frames.make_frame(frames.RELEASE, seat, creature))


def end_tornado(board: Board, seat: i64, tossed: i64, chance: Chance, log: Log | None) -> None:
    """As many cards are drawn as were discarded (EE-TOR-2, EE-TOR-3)."""
    if log is not None:
        log.add("tornado", {"seat": seat, "count": tossed})
    draw_cards(board, seat, tossed, chance, log)


def has_blaze_target(board: Board, seat: i64) -> bool:
    """Whether some opponent has a free card that is not guarded (EE-BLZ-6)."""
    for other in range(board.variant.seats):
        if is_opponent(board, seat, other):
            for pile in range(4):
                if can_be_aimed_at(board, other, pile):
                    return True
    return False


def declare(board: Board, seat: i64, target: i64, pile: i64, log: Log | None) -> None:
    """The Blaze is aimed and its window opens (EE-BLZ-1, EE-BLZ-4)."""
    frame = frames.blaze_frame(seat, target, pile, frames.NOBODY)
    frames.put_top(board, frames.with_ask(frame, blaze_asks(board, seat, target, frames.NOBODY)))
    tell_aim(board, "blaze-declared", seat, target, pile, log)


def redirect(board: Board, frame: i64, seat: i64, target: i64, pile: i64, log: Log | None) -> None:
    """The Siren: the same Blaze, another card, a new window (EE-SIR-6, EE-BW-1)."""
    maker = frames.seat_of(frame)
    turned = frames.blaze_frame(maker, target, pile, seat)
    frames.put_top(board, frames.with_ask(turned, blaze_asks(board, maker, target, seat)))
    tell_aim(board, "blaze-redirected", seat, target, pile, log)


def tell_aim(board: Board, kind: str, seat: i64, target: i64, pile: i64, log: Log | None) -> None:
    """With `always-ask` off, whether the target is asked then shows whether a card in hand could counter."""
    if log is not None:
        told: JsonObject = {"seat": seat, "target": target, "pile": ELEMENTS[pile]}
        log.tell(Event(kind, told, reveals=not board.variant.always_ask))


def has_failed(board: Board, frame: i64) -> bool:
    """Whether the card aimed at was rooted or guarded meanwhile (EE-BLZ-5, EE-GOL-3)."""
    return not can_be_aimed_at(board, frames.target_of(frame), frames.pile_of(frame))


def fail(board: Board, frame: i64, log: Log | None) -> None:
    frames.drop_top(board)
    if log is not None:
        log.add("blaze-failed", {"seat": frames.seat_of(frame)})


def come_through(board: Board, frame: i64, log: Log | None) -> None:
    """Nobody is left to ask: the card is burnt (EE-BW-6)."""
    frames.drop_top(board)
    frames.push(board, burn(board, frames.target_of(frame), frames.pile_of(frame), log))


def burn(board: Board, seat: i64, pile: i64, log: Log | None) -> i64:
    """Takes the top card off a pile and returns the frame that asks for its discard (EE-BURN-1)."""
    cards = pile_at(board, seat, pile)
    card = top_of(cards)
    put_pile(board, seat, pile, without_top(cards))
    if log is not None:
        log.add("card-burnt", {"seat": seat, "card": CARD_NAMES[card], "pile": ELEMENTS[pile]})
    for place in range(2):
        if is_on(board.ondines[place], seat, pile, height_of(cards) - 1):
            board.ondines[place] = lifted(board.ondines[place])
            if log is not None:
                log.add("ondine-lifted", {"seat": seat, "token": GUARDS[place]})
    return frames.make_frame(frames.DROP, seat, card)


def settle_drop(board: Board, frame: i64, log: Log | None) -> bool:
    """Puts a burnt card in the main discard if that is the only one; else its owner is asked (EE-BURN-2)."""
    seat = frames.seat_of(frame)
    if quick_state(board, seat) == OPEN:
        return False
    frames.drop_top(board)
    drop(board, seat, frames.what_of(frame), INTO_MAIN, log)
    return True

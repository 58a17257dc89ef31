"""A position that a seat cannot tell from the real one: what it cannot see is dealt anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from .board import HAND, IN_HAND, MAGE, SIZES, Board, can_cascade_with, fits, pile_at
from .cards.catalogue import ETHER, ETHERS_EACH, KINDS, copies_in
from .cards.pile import card_at, height_of
from .cards.zones import DRAW, MAIN, QUICK, cards_in_hand, hand_of, lay_on_zone, take_in_hand, zone_cards, zone_size
from .creatures.releases import public_answers
from .decisions import frames
from .legal import add_uses, can_be_countered


def deal_unseen(board: Board, viewer: i64, chance: Chance) -> None:
    """Replaces all that `viewer` (-1: a spectator) cannot see, using only what it can."""
    bound = bound_seat(board, viewer)
    for seat in range(board.variant.seats):
        kept = hand_of(board, seat) if seat == viewer else 0
        dealt: i64 = 0 if seat == viewer else cards_in_hand(board, seat)
        drawn = zone_size(board, seat, DRAW)
        needs_ether = seat == bound and frames.is_pending(board, frames.RELEASE)
        cards = unseen_cards(board, seat, kept, dealt + drawn, needs_ether)
        chance.shuffle(cards)
        if seat == bound:
            bring_answer(board, seat, cards, dealt, chance)
        board.mages[seat * MAGE + SIZES + DRAW] = 0
        if seat != viewer:
            board.mages[seat * MAGE + HAND] = 0
            board.mages[seat * MAGE + IN_HAND] = 0
        for place in range(dealt + drawn):
            if place < dealt:
                take_in_hand(board, seat, cards[place])
            else:
                lay_on_zone(board, seat, DRAW, cards[place])


def unseen_cards(board: Board, seat: i64, kept: i64, wanted: i64, needs_ether: bool) -> vec[i64]:
    """The cards of a deck that lie nowhere in sight and not in the hand `kept`, at least `wanted`.

    A whole deck has exactly as many. A position that was given may lack cards, and nobody can say which.
    """
    seen = seen_cards(board, seat, kept)
    cards = vec[i64]()
    for card in range(ETHER):
        if seen[card] == 0:
            cards = append(cards, card)
    most_ethers = ETHERS_EACH - seen[ETHER]
    ethers = wanted - len(cards)
    if ethers < 0:
        ethers = most_ethers
    elif ethers == 0 and needs_ether:
        ethers = 1
    for _ in range(min(ethers, most_ethers)):
        cards = append(cards, ETHER)
    return cards


def seen_cards(board: Board, seat: i64, kept: i64) -> vec[i64]:
    """How often each card of a deck is in sight: on piles, in discards, burnt, in the hand `kept`."""
    seen = vec[i64]([0] * KINDS)
    for card in range(KINDS):
        seen[card] = copies_in(kept, card)
    for pile in range(4):
        cards = pile_at(board, seat, pile)
        for level in range(height_of(cards)):
            seen[card_at(cards, level)] += 1
    for card in zone_cards(board, seat, QUICK):
        seen[card] += 1
    for card in zone_cards(board, seat, MAIN):
        seen[card] += 1
    for frame in board.stack:
        if frames.kind_of(frame) == frames.DROP and frames.seat_of(frame) == seat:
            seen[frames.what_of(frame)] += 1
    return seen


def bound_seat(board: Board, viewer: i64) -> i64:
    """The seat of which everybody knows that it holds an answer to what it is asked, -1 if there is none.

    With `always-ask` off a mage is asked only when there is something to answer with (EE-BW-3, EE-ASK-3).
    """
    if board.variant.always_ask:
        return -1
    frame = frames.top_frame(board)
    kind = frames.kind_of(frame)
    if kind == frames.BLAZE:
        seat = frames.first_asked(frame)
        is_open = len(add_uses(board, seat, frames.BLAZE, vec[i64]())) > 0
        return -1 if is_open or seat == viewer or seat != frames.target_of(frame) else seat
    if kind == frames.RELEASE:
        seat = frames.seat_of(frame)
        return -1 if seat == viewer or public_answers(board, seat, frames.what_of(frame)) > 1 else seat
    return -1


def bring_answer(board: Board, seat: i64, cards: vec[i64], dealt: i64, chance: Chance) -> None:
    """Makes sure that one of the first `dealt` cards is one that the seat can answer with."""
    for place in range(dealt):
        if is_answer(board, seat, cards[place]):
            return
    for place in range(dealt, len(cards)):
        if is_answer(board, seat, cards[place]):
            other = chance.below(dealt)
            kept = cards[other]
            cards[other] = cards[place]
            cards[place] = kept
            return


def is_answer(board: Board, seat: i64, card: i64) -> bool:
    """A card that counters the Blaze, or an ether that prevents the release."""
    frame = frames.top_frame(board)
    if frames.kind_of(frame) == frames.RELEASE:
        return card == ETHER
    if not can_be_countered(board, frame) or not can_cascade_with(board, card):
        return False
    return any(fits(board, seat, card, pile) for pile in range(4))

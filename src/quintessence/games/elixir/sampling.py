"""A position that a seat cannot tell from the real one: what it does not see is dealt anew.

Hidden finds are shuffled among the hidden places, hidden spells level by level, since backs are public. What the seat
knows because somebody is asked is kept (`Demands`): who pays can pay, who picks has something to pick, and what the
seat itself is offered lies where it is offered from.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.types import Seat

from .board import Board
from .cards.deck import NO_LEVEL
from .frames.pick import PickFrame
from .hidden.eyes import NO_PLACE, Demands
from .hidden.unseen import ANYTHING, Unseen
from .table.zones import ASIDE, first_place, is_hand_of_spells, with_card
from .view import eyes_of


def sample_hidden(board: Board, seat: Seat | None, chance: Chance) -> None:
    """Deals anew, in place, everything that `seat` (None: a spectator) does not see."""
    unseen, demands = Unseen(board, eyes_of(board, seat), chance), Demands()
    if board.stack:
        board.stack[-1].demand(board, unseen, demands)
    if demands.zone != NO_PLACE or demands.spell_zone != NO_PLACE or len(demands.choosers) > 0:
        deal_demanded(board, unseen, demands)
        # Cards were looked for, so those that are left are in no random order any more.
        unseen.shuffle()
    for zone in range(ASIDE + 1):
        is_dealt = zone == demands.zone or zone == demands.spell_zone or first_place(demands.choosers, zone) >= 0
        if unseen.eyes.miss(zone) and not is_dealt:
            deal_place(board, unseen, zone, ANYTHING, ANYTHING)
    if board.stack:
        board.stack[-1].deal_choices(board, unseen.eyes, chance)


def deal_demanded(board: Board, unseen: Unseen, demands: Demands) -> None:
    """Those who must have something to choose get it first; then come the places that need certain cards."""
    chosen = vec[i64](capacity=len(demands.choosers))
    for _ in demands.choosers:
        chosen = append(chosen, unseen.take(NO_LEVEL, demands.choosable))
    for number in range(len(chosen)):
        zone = demands.choosers[number]
        hand = with_card(unseen.deal(board.zones[zone][1:]), chosen[number])
        unseen.chance.shuffle(hand)
        board.zones[zone] = hand
    if demands.zone != NO_PLACE:
        deal_place(board, unseen, demands.zone, demands.finds, demands.allowed)
    if demands.spell_zone != NO_PLACE:
        deal_place(board, unseen, demands.spell_zone, demands.spells, demands.allowed)


def deal_place(board: Board, unseen: Unseen, zone: i64, wanted: vec[i64], allowed: vec[i64]) -> None:
    """Deals anew what lies in a place, with what it must hold and others that are allowed."""
    if zone == ASIDE:
        for frame in board.stack:
            if isinstance(frame, PickFrame) and not frame.is_seen_by(unseen.eyes):
                frame.cards = unseen.deal_hand(frame.cards, wanted, allowed)
    elif len(wanted) > 0 or len(allowed) > 0 or is_hand_of_spells(zone):
        # Others see the backs of a hand of spells, not in what order they came.
        board.zones[zone] = unseen.deal_hand(board.zones[zone], wanted, allowed)
    else:
        board.zones[zone] = unseen.deal(board.zones[zone])

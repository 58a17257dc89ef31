"""What a seat can still reach in this round: the best cards that it can pay, a shift, the card in hand.

Estimates, in strength times what its colour weighs: a card laid down alone, on a creature or under it, all else as it
is; all lower cards slid alike. A search finds the rest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import NOTHING_OPEN, SHIFTING, Board
from ..cards.catalogue import NO_CARD
from ..cards.geometry import REACH, laid, under
from ..cards.market import READY_3, READY_5, with_earned
from ..cards.powers import power_colour
from ..cards.stacks import PLACES, card_of, creatures_of, rows_all_slid, rows_of
from ..contests.strength import allies_for, strength_shown
from ..outlook.expecting import Outlook
from .numbers import within, worth_later, worth_now
from .tempo import can_shift, can_summon

MARKET: Final[list[str]] = [
    "market:best",
    "market:next",
    "market:level",
    "market:hand",
    "market:hand-now",
    "market:hand-later",
]
SHIFTS: Final[i64] = 3
"""Where `potential:shift` is among the features of that group."""


def fill_market(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    """The best gain and that of the next best card, for a seat that summons in this round; 0 for others."""
    board = outlook.board
    best = 0.0
    second = 0.0
    chosen: i64 = -1
    level: i64 = 0
    if can_summon(board, seat):
        level = dearest_paid(board, seat)
        # The creature before the first stands for a new one (ME-PLC-2).
        for creature in range(seat * PLACES - 1, (seat + 1) * PLACES):
            is_new = creature < seat * PLACES
            if creatures_of(board, seat) == PLACES if is_new else board.starts[creature] == board.starts[creature + 1]:
                continue
            rows: i64 = 0 if is_new else rows_of(board, creature)
            standing = 0.0 if is_new else weight_standing(outlook, seat, creature, rows)
            for spot in range(4 * level, 4 * level + 4):
                card = board.market[spot]
                if card == NO_CARD:
                    continue
                if is_new:
                    gain = gain_alone(outlook, seat, card)
                else:
                    gain = gain_with(outlook, seat, creature, rows, card) - standing
                if gain > best:
                    if spot != chosen:
                        second = best
                    best = gain
                    chosen = spot
                elif spot != chosen and gain > second:
                    second = gain
    into[at] = within(best / 8.0, 3.0)
    into[at + 1] = within(second / 8.0, 3.0)
    into[at + 2] = float(level) / 2.0
    fill_hand(outlook, seat, into, at + 3)


def dearest_paid(board: Board, seat: i64) -> i64:
    """The highest level that the seat can pay, 0 to 2 for levels 1 to 3 (ME-MANA-4); a lower one is rarely taken."""
    tokens: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        tokens |= board.mana[creature]
    if tokens & READY_5 != 0:
        return 2
    return 1 if tokens & READY_3 != 0 else 0


def weight_standing(outlook: Outlook, seat: i64, creature: i64, rows: i64) -> float:
    """The strength of a creature as it is, times what its colour weighs."""
    board = outlook.board
    cards = board.variant.cards
    start = board.starts[creature]
    top = card_of(board.stacks[start])
    worth = worth_now(outlook, cards.colour[top])
    if worth <= 0.0:
        return 0.0
    allies = allies_for(board, seat, cards.power[top])
    size = board.starts[creature + 1] - start
    return worth * float(strength_shown(cards, top, rows, size, board.mana[creature], allies))


def gain_alone(outlook: Outlook, seat: i64, card: i64) -> float:
    """What a card brings as a creature of its own."""
    cards = outlook.board.variant.cards
    worth = worth_now(outlook, cards.colour[card])
    if worth <= 0.0:
        return 0.0
    allies = allies_for(outlook.board, seat, cards.power[card])
    if power_colour(cards.power[card]) == cards.colour[card]:
        # ME-POW-9: it counts itself.
        allies += 1
    return worth * float(strength_shown(cards, card, laid(cards.face[card], 0), 1, 0, allies))


def gain_with(outlook: Outlook, seat: i64, creature: i64, rows: i64, card: i64) -> float:
    """What a creature that shows `rows` is worth with the card on it, or under it if that is more."""
    board = outlook.board
    cards = board.variant.cards
    start = board.starts[creature]
    size = board.starts[creature + 1] - start + 1
    mana = with_earned(board.mana[creature], size)
    face = laid(cards.face[card], 0)
    most = 0.0
    worth = worth_now(outlook, cards.colour[card])
    if worth > 0.0:
        allies = allies_for(board, seat, cards.power[card])
        most = worth * float(strength_shown(cards, card, under(face, rows), size, mana, allies))
    top = card_of(board.stacks[start])
    worth = worth_now(outlook, cards.colour[top])
    if worth > 0.0:
        allies = allies_for(board, seat, cards.power[top])
        beneath = worth * float(strength_shown(cards, top, under(rows, face), size, mana, allies))
        most = max(most, beneath)
    return most


def fill_hand(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    """The card in hand: its level, and what its colour weighs (ME-TURN-4)."""
    board = outlook.board
    if board.turn == seat and board.pending != NOTHING_OPEN and board.pending != SHIFTING:
        colour = board.variant.cards.colour[board.hand]
        into[at] = float(board.variant.cards.level[board.hand]) / 3.0
        into[at + 1] = worth_now(outlook, colour)
        into[at + 2] = worth_later(outlook, colour)
    else:
        into[at] = 0.0
        into[at + 1] = 0.0
        into[at + 2] = 0.0


def fill_shift(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    """The best gain by a shift of one stack, all its lower cards alike; 0 where it may not shift any more."""
    board = outlook.board
    cards = board.variant.cards
    best = 0.0
    if can_shift(board, seat):
        for creature in range(seat * PLACES, (seat + 1) * PLACES):
            start = board.starts[creature]
            size = board.starts[creature + 1] - start
            if size < 2:
                continue
            top = card_of(board.stacks[start])
            worth = worth_now(outlook, cards.colour[top])
            if worth <= 0.0:
                continue
            allies = allies_for(board, seat, cards.power[top])
            mana = board.mana[creature]
            standing = strength_shown(cards, top, rows_of(board, creature), size, mana, allies)
            for step in range(2 * REACH + 1):
                rows = rows_all_slid(board, creature, step - REACH)
                gain = worth * float(strength_shown(cards, top, rows, size, mana, allies) - standing)
                best = max(best, gain)
    into[at] = within(best / 5.0, 3.0)

"""What may lie in hidden places, as far as somebody can tell: for samples that fit what is asked."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from ..board import Board, bit
from ..table.paying import can_cast, can_pay, pays, slots_of, waivable
from ..table.zones import BOOKS, FINDS, PILE, REMOVED, SPELLS, distinct, joined, without_card
from .eyes import Demands, Eyes


def unseen_finds(board: Board, eyes: Eyes, chance: Chance) -> vec[i64]:
    """The finds that the viewer does not see, in random order."""
    cards = board.zones[PILE]
    for seat in range(board.seats):
        if not eyes.sees_finds(seat):
            cards = joined(cards, board.finds_of(seat))
    for frame in board.stack:
        cards = joined(cards, frame.cards_hidden_from(eyes))
    pool = vec[i64](sorted(cards))
    chance.shuffle(pool)
    return pool


def payment(board: Board, seat: i64, slots: vec[i64], waive: i64, pool: vec[i64], room: i64) -> vec[i64]:
    """At most `room` finds of the pool that pay these slots, as few left out as can be; none if there is no way."""
    if len(slots) == 0:
        return vec[i64]()
    rest = slots[1:]
    if len(rest) - waive < room:
        for find in distinct(pool):
            left = without_card(pool, find)
            if pays(board, seat, find, slots[0]) and can_pay(board, seat, rest, left, waive, True):
                return joined(vec[i64]([find]), payment(board, seat, rest, waive, left, room - 1))
    return payment(board, seat, rest, waive - 1, pool, room) if waive > 0 else vec[i64]()


def spells_it_may_hold(board: Board, seat: i64, eyes: Eyes, chance: Chance) -> vec[i64]:
    """The spells that a seat holds as far as the viewer knows, in random order."""
    if eyes.sees_spells(seat):
        return board.spells_of(seat)
    levels: i64 = 0
    for spell in board.spells_of(seat):
        levels |= bit(board.deck.level[spell])
    cards = vec[i64]()
    for zone in hidden_places_of_spells(board, eyes):
        cards = joined(cards, board.of_levels(board.zones[zone], levels))
    cards = vec[i64](sorted(cards))
    chance.shuffle(cards)
    return cards


def hidden_places_of_spells(board: Board, eyes: Eyes) -> vec[i64]:
    """Hands that the viewer does not see into, the stacks, and what is out of the game."""
    zones = vec[i64]([REMOVED])
    for level in range(1, 5):
        zones = append(zones, BOOKS + level)
    for seat in range(board.seats):
        if not eyes.sees_spells(seat):
            zones = append(zones, SPELLS + seat)
    return zones


def demand_spell(board: Board, seat: i64, spell: i64, eyes: Eyes, pool: vec[i64], demands: Demands) -> bool:
    """Demands that a seat holds a spell and can pay for it; False if that cannot be."""
    if eyes.sees_finds(seat):
        if not can_cast(board, seat, spell):
            return False
    else:
        slots, room = slots_of(board, seat, spell), len(board.finds_of(seat))
        demands.finds = payment(board, seat, slots, waivable(board, seat, spell), pool, room)
        if len(demands.finds) == 0:
            return False
        demands.zone = FINDS + seat
    if not eyes.sees_spells(seat):
        demands.spell_zone = SPELLS + seat
        demands.spells = vec[i64]([spell])
    return True

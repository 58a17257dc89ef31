"""What may lie in hidden places, as far as somebody can tell: for samples that fit what is asked."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from ..board import Board
from ..table import paying, zones
from .eyes import Demands, Eyes


def unseen_finds(board: Board, eyes: Eyes, chance: Chance) -> vec[i64]:
    """The finds that the viewer does not see, in random order."""
    cards = board.zones[zones.PILE]
    for seat in range(board.seats):
        if not eyes.sees_finds(seat):
            cards = zones.joined(cards, board.finds_of(seat))
    for frame in board.stack:
        cards = zones.joined(cards, frame.cards_hidden_from(eyes))
    pool = vec[i64](sorted(cards))
    chance.shuffle(pool)
    return pool


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


def spells_it_may_hold(board: Board, seat: i64, eyes: Eyes, chance: Chance) -> vec[i64]:
    """The spells that a seat holds as far as the viewer knows, in random order."""
    if eyes.sees_spells(seat):
        return board.spells_of(seat)
    levels = zones.bits_of(vec[i64]([board.deck.level[spell] for spell in board.spells_of(seat)]))
    cards = vec[i64](sorted(unseen_spells(board, eyes, levels)))
    chance.shuffle(cards)
    return cards


def unseen_spells(board: Board, eyes: Eyes, levels: i64) -> vec[i64]:
    """Spells of these levels in hands that the viewer does not see into, in the stacks, and out of the game."""
    cards = vec[i64]()
    for zone in range(zones.BOOKS + 1, zones.REMOVED + 1):
        cards = zones.joined(cards, board.of_levels(board.zones[zone], levels))
    for seat in range(board.seats):
        if not eyes.sees_spells(seat):
            cards = zones.joined(cards, board.of_levels(board.spells_of(seat), levels))
    return cards


def demand_spell(board: Board, seat: i64, spell: i64, eyes: Eyes, pool: vec[i64], demands: Demands) -> bool:
    """Demands that a seat holds a spell and can pay for it; False if that cannot be."""
    if eyes.sees_finds(seat) and not paying.can_cast(board, seat, spell):
        return False
    if not eyes.sees_finds(seat):
        slots, room = paying.slots_of(board, seat, spell), len(board.finds_of(seat))
        demands.finds = payment(board, seat, slots, paying.waivable(board, seat, spell), pool, room)
        if len(demands.finds) == 0:
            return False
        demands.zone = zones.FINDS + seat
    if not eyes.sees_spells(seat):
        demands.spell_zone = zones.SPELLS + seat
        demands.spells = vec[i64]([spell])
    return True

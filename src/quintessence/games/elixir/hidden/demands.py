"""What a sample must keep besides what is seen: the place that a question is about has what the question needs."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.games.elixir.board import Board, finds_of, has_status, spells_of
from quintessence.games.elixir.cards.reckoning import bit, matches, of_levels
from quintessence.games.elixir.cards.words import NO_CAST, NO_REACT, SPELL
from quintessence.games.elixir.frames import PAY_STEP, PUTTING, TARGET_STEP, CardFrame, EventFrame, PickFrame
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.picking import offered
from quintessence.games.elixir.questions import FOR_FLEA, PutFrame
from quintessence.games.elixir.table.paying import can_cast, can_pay, pays, slots_of, waivable
from quintessence.games.elixir.table.zones import (
    ASIDE,
    BOOKS,
    FINDS,
    PILE,
    REMOVED,
    SPELLS,
    distinct,
    is_hand_of_finds,
    is_hand_of_spells,
    joined,
    seat_of,
    without_card,
)
from quintessence.games.elixir.windows import fits, is_barred_from_playing

NOWHERE: Final[i64] = -1


@final
class Demands:
    """Cards that hidden places must hold, and which others may lie beside them."""

    def __init__(self) -> None:
        self.zone = NOWHERE
        self.finds = vec[i64]()
        """The place that must hold these finds: a hand, the pile, or cards laid aside."""
        self.spell_zone = NOWHERE
        self.spells = vec[i64]()
        """The hand that must hold these spells."""
        self.allowed = vec[i64]()
        """For each card of the deck 1 if it may lie in those places; empty if any may."""
        self.choosers = vec[i64]()
        """Hands that must each hold one of the `choosable` finds."""
        self.choosable = vec[i64]()


def demands_of(board: Board, eyes: Eyes, chance: Chance) -> Demands:
    """What follows from who is asked what."""
    demands = Demands()
    if not board.stack:
        return demands
    frame = board.stack[-1]
    if isinstance(frame, PickFrame):
        demand_of_pick(board, frame, eyes, chance, demands)
    elif isinstance(frame, CardFrame):
        demand_of_payment(board, frame, eyes, chance, demands)
    elif isinstance(frame, PutFrame):
        if frame.purpose == FOR_FLEA and frame.step == PUTTING:
            demand_of_flea_market(frame, eyes, demands)
    elif isinstance(frame, EventFrame) and not board.variant.asks_all:
        demand_of_answer(board, frame, eyes, chance, demands)
    return demands


def unseen_finds(board: Board, eyes: Eyes, chance: Chance) -> vec[i64]:
    """The finds that the viewer does not see, in random order."""
    cards = board.zones[PILE]
    for seat in range(board.seats):
        if not eyes.sees_finds(seat):
            cards = joined(cards, finds_of(board, seat))
    for frame in board.stack:
        if isinstance(frame, PickFrame) and not eyes.sees_cards(frame):
            cards = joined(cards, frame.cards)
    pool = vec[i64](sorted(cards))
    chance.shuffle(pool)
    return pool


# Picking.


def is_hidden_source(frame: PickFrame, eyes: Eyes) -> bool:
    """Whether the viewer does not see where somebody picks from."""
    source = frame.source
    if is_hand_of_finds(source):
        return not eyes.sees_finds(seat_of(source))
    if is_hand_of_spells(source):
        return not eyes.sees_spells(seat_of(source))
    return source == PILE or (source == ASIDE and not eyes.sees_cards(frame))


def demand_of_pick(board: Board, frame: PickFrame, eyes: Eyes, chance: Chance, demands: Demands) -> None:
    """Somebody is asked to pick, so there is a choice (EX-ASK-3). Whoever picks sees what there is to pick."""
    if not is_hidden_source(frame, eyes):
        return
    is_picker = frame.seat == eyes.seat
    shown = vec[i64](sorted(distinct(offered(board, frame)))) if is_picker else vec[i64]()
    if is_picker:
        demands.allowed = allowed_beside(board, frame, shown)
    if is_hand_of_spells(frame.source):
        if is_picker:
            demands.spell_zone = frame.source
            demands.spells = shown
        return
    demands.zone = frame.source
    pool = vec[i64]()
    for card in unseen_finds(board, eyes, chance):
        if matches(board, card, frame.what, frame.named):
            pool = append(pool, card)
    kinds = shown if is_picker else distinct(pool)[:2]
    demands.finds = kinds[:]
    left = pool
    for card in kinds:
        left = without_card(left, card)
    for card in left:
        if not frame.up_to and len(demands.finds) <= frame.n and (not is_picker or card in kinds):
            demands.finds = append(demands.finds, card)


def allowed_beside(board: Board, frame: PickFrame, shown: vec[i64]) -> vec[i64]:
    """Besides what is offered the place holds only cards that could not be offered."""
    allowed = vec[i64]([0] * board.deck.size)
    for card in range(board.deck.size):
        if card < board.deck.finds:
            is_offer = matches(board, card, frame.what, frame.named)
        else:
            is_offer = frame.level >> board.deck.level[card] & 1 == 1
        if not is_offer or card in shown:
            allowed[card] = 1
    return allowed


def demand_of_flea_market(frame: PutFrame, eyes: Eyes, demands: Demands) -> None:
    """Whoever is still to choose has something to bring (EX-FLEA-2)."""
    demands.choosable = frame.what.fits
    for seat in frame.who:
        if frame.done & bit(seat) == 0 and not eyes.sees_finds(seat):
            demands.choosers = append(demands.choosers, FINDS + seat)


# Paying.


def demand_of_payment(board: Board, frame: CardFrame, eyes: Eyes, chance: Chance, demands: Demands) -> None:
    """Whoever casts a spell can pay for it, and if asked how, has a choice for the first slot."""
    if board.deck.kinds[frame.card] != SPELL or frame.free or eyes.sees_finds(frame.by):
        return
    seat, slots, waive = frame.by, frame.slots, frame.waive
    if frame.step == TARGET_STEP:
        slots, waive = slots_of(board, seat, frame.card), waivable(board, seat, frame.card)
    elif frame.step != PAY_STEP:
        return
    pool = unseen_finds(board, eyes, chance)
    room = len(finds_of(board, seat))
    demands.zone = FINDS + seat
    demands.finds = payment(board, seat, slots, waive, pool, room)
    for find in distinct(pool):
        if len(demands.finds) < room and find not in demands.finds and pays(board, seat, find, slots[0]):
            demands.finds = append(demands.finds, find)
            return


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


# Answering.


def demand_of_answer(board: Board, event: EventFrame, eyes: Eyes, chance: Chance, demands: Demands) -> None:
    """Where only those are asked who can answer, whoever is asked holds an answer (EX-SPEC-4)."""
    if len(event.queue) == 0 or event.queue[0] == eyes.seat or has_status(board, event.queue[0], NO_REACT):
        return
    seat = event.queue[0]
    pool = unseen_finds(board, eyes, chance)
    if not eyes.sees_finds(seat) and len(finds_of(board, seat)) > 0:
        for find in pool:
            if fits(board, event, seat, find) and not is_barred_from_playing(board, seat, find):
                demands.zone = FINDS + seat
                demands.finds = vec[i64]([find])
                return
    if has_status(board, seat, NO_CAST):
        return
    for spell in spells_it_may_hold(board, seat, eyes, chance):
        if fits(board, event, seat, spell) and demand_of_spell(board, seat, spell, eyes, pool, demands):
            return


def spells_it_may_hold(board: Board, seat: i64, eyes: Eyes, chance: Chance) -> vec[i64]:
    """The spells that a seat holds as far as the viewer knows, in random order."""
    if eyes.sees_spells(seat):
        return spells_of(board, seat)
    levels: i64 = 0
    for spell in spells_of(board, seat):
        levels |= bit(board.deck.level[spell])
    cards = vec[i64]()
    for zone in hidden_places_of_spells(board, eyes):
        cards = joined(cards, of_levels(board, board.zones[zone], levels))
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


def demand_of_spell(board: Board, seat: i64, spell: i64, eyes: Eyes, pool: vec[i64], demands: Demands) -> bool:
    """Demands that a seat holds a spell and can pay for it; False if that cannot be."""
    if eyes.sees_finds(seat):
        if not can_cast(board, seat, spell):
            return False
    else:
        slots, room = slots_of(board, seat, spell), len(finds_of(board, seat))
        demands.finds = payment(board, seat, slots, waivable(board, seat, spell), pool, room)
        if len(demands.finds) == 0:
            return False
        demands.zone = FINDS + seat
    if not eyes.sees_spells(seat):
        demands.spell_zone = SPELLS + seat
        demands.spells = vec[i64]([spell])
    return True

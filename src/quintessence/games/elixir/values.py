"""How good a position is for each seat: a handful of named features, weighed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.games.elixir.frames import DROP_WORD, GIVE_WORD, PUTTING, TAKE_WORD, CardFrame, PickFrame
from quintessence.games.elixir.paying import FREE, best_payment, paid_at_most
from quintessence.games.elixir.questions import FOR_AUCTION, FOR_FLEA, FOR_MARKET, PutFrame
from quintessence.games.elixir.table import Table, finds_of, levels_left, spells_of
from quintessence.games.elixir.words import (
    DISCOUNT,
    DRAFT,
    DRAW_MORE,
    FORFEIT,
    IN_FINDS,
    MUNDANE,
    NO_CAST,
    NO_DRAW,
    OVER,
    SKIP,
    SPELL,
    SURCHARGE,
    TRIGGER,
)
from quintessence.games.elixir.zones import seat_of, without_cards, without_place

# What is left to cast, and how near it is: an ingredient that completes a spell counts several that do not.
LEVEL_LEFT: Final = 1.0
PROGRESS: Final = 0.5
# A find in hand; what it is good for besides paying.
FIND: Final = 0.12
STANDS_FOR_ALL: Final = 0.22
STANDS_FOR_SOME: Final = 0.12
ANSWER: Final = 0.1
PLAYABLE: Final = 0.5
WORTH: Final = 0.04
# A card that is being played: what its effect promises its player, and threatens its targets with.
THREAT: Final = 0.3
# What lasts: engines, shackles, forfeits (which cost a program nothing but may have to be bought).
ENGINE: Final = 0.8
SHACKLE: Final = 0.5
UNDER_FORFEIT: Final = 0.02
# A find of a lot or a stall that nobody has looked at yet.
ANY_FIND: Final = 0.2
# Drafting: one spell of level 4 and few of level 1 do slightly better.
DRAFTED: Final = (0.0, 0.1, 0.25, 0.3, 0.4)
SECOND_FOUR: Final = 0.6
# The lead that makes a game half won.
HALF_WON: Final = 4.0


def seat_values(table: Table) -> list[float]:
    """From -1 to 1 for each seat: its strength beside the strongest other's; a finished game is its result."""
    if table.phase == OVER:
        return final_values(table)
    strengths = [strength(table, seat) for seat in range(table.seats)]
    for frame in table.stack:
        if isinstance(frame, CardFrame):
            for target in frame.targets:
                if target >= 0 and target != frame.by:
                    strengths[target] -= THREAT
    values: list[float] = []
    for seat in range(table.seats):
        best = max([other for place, other in enumerate(strengths) if place != seat])
        lead = strengths[seat] - best
        values.append(lead / (HALF_WON + abs(lead)))
    return values


def final_values(table: Table) -> list[float]:
    """1 for a winner, -1 for the last, the places between in equal steps; a shared win of all is worth 0."""
    result = table.ended
    assert result is not None
    groups = len(result.ranking)
    values = [0.0] * int(table.seats)
    for place, group in enumerate(result.ranking):
        for seat in group:
            values[seat] = 0.0 if groups == 1 else 1.0 - 2.0 * place / (groups - 1)
    return values


def strength(table: Table, seat: i64) -> float:
    if table.phase == DRAFT:
        return draft_strength(table, seat)
    finds = finds_of(table, seat)
    total = progress(table, seat, finds) - LEVEL_LEFT * float(levels_left(table, seat))
    for find in finds:
        total += find_value(table, find)
    total += lasting_strength(table, seat)
    for frame in table.stack:
        if isinstance(frame, CardFrame):
            if frame.by == seat and table.deck.kinds[frame.card] != SPELL:
                total += table.deck.promise[frame.card]
        elif isinstance(frame, PutFrame):
            if frame.step == PUTTING and seat in frame.who:
                total += commitment(table, frame, seat)
        elif isinstance(frame, PickFrame):
            total += pick_value(frame, seat)
    return total


def progress(table: Table, seat: i64, finds: vec[i64]) -> float:
    """How near a seat's spells are; every find counts for one of them, the nearest first."""
    left = finds
    waiting = spells_of(table, seat)
    total = 0.0
    while len(waiting) > 0:
        nearest: i64 = 0
        fewest: i64 = 1_000
        for place in range(len(waiting)):
            slots = table.deck.cost[waiting[place]]
            missing = len(slots) - paid_at_most(table, seat, slots, left)
            if missing < fewest:
                nearest, fewest = place, missing
        slots = table.deck.cost[waiting[nearest]]
        share = float(len(slots) - fewest) / float(len(slots))
        total += PROGRESS * float(len(slots)) * share * share
        left = unused(left, best_payment(table, seat, slots, left))
        waiting = without_place(waiting, nearest)
    return total


def unused(finds: vec[i64], payer: vec[i64]) -> vec[i64]:
    """The finds that pay no slot."""
    rest = vec[i64](capacity=len(finds))
    for place in range(len(finds)):
        if payer[place] == FREE:
            rest = append(rest, finds[place])
    return rest


def pick_value(frame: PickFrame, seat: i64) -> float:
    """Cards that are still to be given away or taken."""
    if frame.word == GIVE_WORD or frame.word == DROP_WORD:
        return -ANY_FIND * float(frame.n) if seat_of(frame.source) == seat else 0.0
    return ANY_FIND * float(frame.n) if frame.word == TAKE_WORD and frame.seat == seat else 0.0


def draft_strength(table: Table, seat: i64) -> float:
    """While levels are drafted nothing else is known of the spells."""
    total = 0.0
    fours = 0
    for spell in spells_of(table, seat):
        level = table.deck.level[spell]
        total += DRAFTED[level]
        if level == 4:
            fours += 1
    return total - SECOND_FOUR * (fours - 1) if fours > 1 else total


def find_value(table: Table, find: i64) -> float:
    """What a find is worth beyond the spells that it completes."""
    deck = table.deck
    value = FIND
    covered = sum(deck.stands_for[find])
    if covered > 0:
        value += STANDS_FOR_ALL if covered == deck.ingredients else STANDS_FOR_SOME
    if deck.special[find] == 1:
        value += ANSWER
    elif deck.is_playable(find):
        value += PLAYABLE * deck.promise[find]
    if deck.kinds[find] == MUNDANE:
        value += WORTH * float(deck.worth[find])
    return value


def lasting_strength(table: Table, seat: i64) -> float:
    """Engines of one's own and shackles of others."""
    total = 0.0
    for effect in table.lasting:
        if effect.on != seat:
            continue
        if effect.kind == FORFEIT:
            total -= UNDER_FORFEIT
        elif effect.kind == TRIGGER or effect.status == DRAW_MORE or effect.status == DISCOUNT:
            total += ENGINE
        elif effect.status in (NO_CAST, SKIP, NO_DRAW, SURCHARGE):
            total -= SHACKLE
    return total


def commitment(table: Table, frame: PutFrame, seat: i64) -> float:
    """What a seat may hope for from what it has committed in secret, less what it would lose."""
    put = frame.put[seat]
    if len(put) == 0:
        return 0.0
    worth = 0.0
    for card in put:
        worth += float(table.deck.worth[card])
    finds = finds_of(table, seat)
    kept = without_cards(finds, put) if frame.zone == IN_FINDS else finds
    cost = progress(table, seat, finds) - progress(table, seat, kept)
    for card in put:
        cost += find_value(table, card) if frame.zone == IN_FINDS else 0.0
    if frame.purpose == FOR_MARKET:
        return ANY_FIND + WORTH * worth - cost
    if frame.purpose == FOR_FLEA:
        return ANY_FIND * worth - cost
    if frame.purpose == FOR_AUCTION:
        lot = ANY_FIND * float(len(frame.lot))
        return (lot - cost) * worth / (worth + 2.0)
    return -cost

"""How strong creatures and play areas are, what their powers add, and who wins what (ME-STR, ME-POW, ME-CON)."""

from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.types import Json, JsonObject

from ..board import Board, current_contest
from ..cards.catalogue import CONTESTS, FIRST_BANDS, FIRST_COLOURS, SECOND_BANDS, SECOND_COLOURS, CardTable
from ..cards.geometry import COLOURS
from ..cards.market import HAS_3, HAS_5
from ..cards.powers import ALLIES, NONE, base_strength, bonus_strength, points_of_power, power_colour, power_kind
from ..cards.stacks import PLACES, colour_of, creature_at, rows_of, size_of, top_card
from ..moves import PLACE_NAMES
from .players import PLAYER_FIELDS, POINTS, STRENGTHS, strength_at


def base_of(board: Board, creature: i64) -> i64:
    """A creature's strength without its power (ME-STR-2)."""
    return base_strength(rows_of(board, creature), colour_of(board, creature))


def bonus_of(board: Board, seat: i64, creature: i64) -> i64:
    """What the power of a creature's top card adds when its colour is on the contest card (ME-POW-1, ME-STR-4)."""
    return bonus_with(board, seat, creature, rows_of(board, creature))


def bonus_with(board: Board, seat: i64, creature: i64, rows: i64) -> i64:
    """The bonus of a creature of which it is known what it shows."""
    power = board.variant.cards.power[top_card(board, creature)]
    if power_kind(power) == NONE:
        return 0
    tokens = tokens_in(board.mana[creature])
    allies = allies_for(board, seat, power)
    return bonus_strength(power, colour_of(board, creature), rows, size_of(board, creature), tokens, allies)


def tokens_in(mana: i64) -> i64:
    """How many tokens a creature has, ready or spent."""
    return (mana & HAS_3) + ((mana & HAS_5) >> 2)


def strength_shown(cards: CardTable, top: i64, rows: i64, size: i64, mana: i64, allies: i64) -> i64:
    """Base and bonus of a creature with this top card, whether it lies there or is only thought of."""
    colour, power = cards.colour[top], cards.power[top]
    return base_strength(rows, colour) + bonus_strength(power, colour, rows, size, tokens_in(mana), allies)


def allies_for(board: Board, seat: i64, power: i64) -> i64:
    """How many creatures of a seat a power counts; 0 if it counts none (ME-POW-9)."""
    return allies_of(board, seat, power_colour(power)) if power_kind(power) == ALLIES else 0


def allies_of(board: Board, seat: i64, colour: i64) -> i64:
    """How many creatures of a colour a seat has, by their top cards (ME-POW-9)."""
    count: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if size_of(board, creature) > 0 and colour_of(board, creature) == colour:
            count += 1
    return count


def strength_in(board: Board, seat: i64, colour: i64, with_powers: bool) -> i64:
    """The strength of a seat in a colour: the sum over its creatures of that colour (ME-STR-6)."""
    total: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if size_of(board, creature) > 0 and colour_of(board, creature) == colour:
            total += base_of(board, creature)
            if with_powers:
                total += bonus_of(board, seat, creature)
    return total


def power_points(board: Board, seat: i64, first: i64, second: i64) -> i64:
    """The points that the powers of a seat give when these two colours are on the contest card (ME-POW-10)."""
    total: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if size_of(board, creature) > 0:
            colour = colour_of(board, creature)
            if colour in (first, second):
                total += points_of_power(board.variant.cards.power[top_card(board, creature)])
    return total


def hold_contest(board: Board, log: Log | None) -> None:
    """Counts all strengths, then pays powers and prizes, and discards the contest card."""
    # ME-STR-1, ME-CON-7, ME-CON-8
    card = current_contest(board)
    first = FIRST_COLOURS[card]
    second = SECOND_COLOURS[card]
    if log is not None:
        log.add("contest-started", {"card": CONTESTS[card], "first": COLOURS[first], "second": COLOURS[second]})
    for seat in range(board.variant.seats):
        for colour in range(3):
            acts = colour in (first, second)
            board.players[seat * PLAYER_FIELDS + STRENGTHS + colour] = strength_in(board, seat, colour, acts)
        if log is not None:
            log.add("strength-counted", counted(board, seat, first, second))
    for seat in range(board.variant.seats):
        gained = power_points(board, seat, first, second)
        if gained > 0:
            board.players[seat * PLAYER_FIELDS + POINTS] += gained
            if log is not None:
                log.add("power-points", {"seat": seat, "points": gained})
    pay_prizes(board, 1, first, FIRST_BANDS, log)
    pay_prizes(board, 2, second, SECOND_BANDS, log)
    board.scored += 1
    if log is not None:
        log.add("contest-discarded", {"card": CONTESTS[card]})


def counted(board: Board, seat: i64, first: i64, second: i64) -> JsonObject:
    """What everybody is told of the count of one seat; a power that does not act adds 0 (ME-STR-5)."""
    creatures: list[Json] = []
    for place in range(PLACES):
        creature = creature_at(seat, place)
        if size_of(board, creature) > 0:
            colour = colour_of(board, creature)
            bonus = bonus_of(board, seat, creature) if colour in (first, second) else 0
            told: JsonObject = {"creature": PLACE_NAMES[place], "colour": COLOURS[colour]}
            creatures.append({**told, "base": base_of(board, creature), "bonus": bonus})
    strengths: JsonObject = {COLOURS[colour]: strength_at(board, seat, colour) for colour in range(3)}
    return {"seat": seat, **strengths, "creatures": creatures}


def band_of(board: Board, seat: i64, colour: i64) -> i64:
    """The band that a seat takes in a contest, counted from 0; -1 if it has no rank."""
    # ME-CON-3, ME-CON-4, ME-CON-5, ME-CON-6
    own = strength_at(board, seat, colour)
    if own == 0 and not board.variant.zero_wins:
        return -1
    band: i64 = 0
    for other in range(board.variant.seats):
        strength = strength_at(board, other, colour)
        if strength > own and (board.variant.ties_skip_bands or is_first_with(board, other, colour)):
            band += 1
    return band


def is_first_with(board: Board, seat: i64, colour: i64) -> bool:
    """Whether no seat before this one has the same strength: so that equal strengths count once."""
    other: i64 = 0
    while strength_at(board, other, colour) != strength_at(board, seat, colour):
        other += 1
    return other == seat


def pay_prizes(board: Board, contest: int, colour: i64, bands: tuple[int, int, int], log: Log | None) -> None:
    for seat in range(board.variant.seats):
        band = band_of(board, seat, colour)
        if band < 0 or band > 2:
            continue
        points: i64 = bands[band]
        board.players[seat * PLAYER_FIELDS + POINTS] += points
        if log is not None:
            told: JsonObject = {"seat": seat, "contest": contest, "colour": COLOURS[colour]}
            strength = strength_at(board, seat, colour)
            log.add("prize-won", {**told, "strength": strength, "band": band + 1, "points": points})

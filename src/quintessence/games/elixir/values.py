"""How good a position is for each seat: a handful of named features, weighed."""

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .cards import words
from .worth import hands, weights


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat: its strength beside the strongest other's; a finished game is its result."""
    if board.phase == words.OVER:
        return [final_value(board, seat) for seat in range(board.seats)]
    strengths = all_strengths(board)
    return [lead_value(strengths, seat) for seat in range(board.seats)]


def seat_value(board: Board, seat: i64) -> float:
    """The same for one seat."""
    return final_value(board, seat) if board.phase == words.OVER else lead_value(all_strengths(board), seat)


def final_value(board: Board, seat: i64) -> float:
    """1 for a winner, -1 for the last, little more for the places between; a shared win of all is worth 0."""
    result = board.ended
    assert result is not None
    last = len(result.ranking) - 1
    place = 0
    while seat not in result.ranking[place]:
        place += 1
    if place == 0:
        return 1.0 if last > 0 else 0.0
    return weights.PLACES_LOST * float(last - place) / float(last) - 1.0


def all_strengths(board: Board) -> vec[float]:
    """The strength of every seat, with what is under way."""
    strengths = vec[float]([0.0] * board.seats)
    for seat in range(board.seats):
        strengths[seat] = strength(board, seat)
    if len(board.stack) > 0:
        answer = weights.Answer()
        # From the top of the stack, since answers lie above what they answer.
        for place in range(len(board.stack) - 1, -1, -1):
            board.stack[place].weigh(board, place, answer, strengths)
    return strengths


def lead_value(strengths: vec[float], seat: i64) -> float:
    """From -1 to 1: the strength of a seat beside the strongest other's."""
    rival = i64(1) if seat == 0 else i64(0)
    for other in range(len(strengths)):
        if other != seat and strengths[other] > strengths[rival]:
            rival = other
    lead = strengths[seat] - strengths[rival]
    return lead / (weights.HALF_WON + abs(lead))


def strength(board: Board, seat: i64) -> float:
    """What a seat holds, has in force and is choosing; what is under way is weighed by its frames."""
    if board.phase == words.DRAFT:
        return draft_strength(board, seat)
    finds = board.finds_of(seat)
    for frame in board.stack:
        finds = frame.with_finds_due(seat, finds)
    total = hands.progress(board, seat, finds) - weights.LEVEL_LEFT * float(board.levels_left(seat))
    if len(board.spells_of(seat)) == 0:
        total += weights.ALMOST_WON
    use = board.deck.use
    for find in finds:
        total += use[find]
    total += lasting_strength(board, seat)
    for frame in board.stack:
        total += frame.hope(board, seat)
    return total


def draft_strength(board: Board, seat: i64) -> float:
    """While levels are drafted nothing else is known of the spells."""
    total, fours = 0.0, i64(0)
    for spell in board.spells_of(seat):
        total += weights.DRAFTED[board.deck.level[spell]]
        fours += 1 if board.deck.level[spell] == 4 else 0
    return total - weights.SECOND_FOUR * float(fours - 1) if fours > 1 else total


def lasting_strength(board: Board, seat: i64) -> float:
    """Engines of one's own and shackles of others."""
    total = 0.0
    for effect in board.lasting:
        if effect.on != seat:
            continue
        if effect.kind == words.FORFEIT:
            total -= weights.UNDER_FORFEIT
        elif effect.kind == words.TRIGGER or effect.status == words.DRAW_MORE or effect.status == words.DISCOUNT:
            total += weights.ENGINE
        elif effect.status in (words.NO_CAST, words.SKIP, words.NO_DRAW, words.SURCHARGE):
            total -= weights.SHACKLE
    return total

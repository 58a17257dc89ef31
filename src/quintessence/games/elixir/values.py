"""How good a position is for each seat: a handful of named features, weighed."""

from mypy_extensions import i64

from .board import Board
from .cards import words
from .worth import hands, weights


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat: its strength beside the strongest other's; a finished game is its result."""
    if board.phase == words.OVER:
        return final_values(board)
    strengths = [strength(board, seat) for seat in range(board.seats)]
    answer = weights.Answer()
    # From the top of the stack, since answers lie above what they answer.
    for place in range(len(board.stack) - 1, -1, -1):
        board.stack[place].weigh(board, place, answer, strengths)
    leads = [own - max(strengths[:seat] + strengths[seat + 1 :]) for seat, own in enumerate(strengths)]
    return [lead / (weights.HALF_WON + abs(lead)) for lead in leads]


def final_values(board: Board) -> list[float]:
    """1 for a winner, -1 for the last, little more for the places between; a shared win of all is worth 0."""
    result = board.ended
    assert result is not None
    last = len(result.ranking) - 1
    values = [0.0] * int(board.seats)
    for place, group in enumerate(result.ranking):
        for seat in group if last > 0 else []:
            values[seat] = 1.0 if place == 0 else weights.PLACES_LOST * float(last - place) / float(last) - 1.0
    return values


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
    for find in finds:
        total += hands.find_value(board, find)
    total += lasting_strength(board, seat)
    for frame in board.stack:
        total += frame.hope(board, seat)
    return total


def draft_strength(board: Board, seat: i64) -> float:
    """While levels are drafted nothing else is known of the spells."""
    levels = [board.deck.level[spell] for spell in board.spells_of(seat)]
    total = sum([weights.DRAFTED[level] for level in levels], 0.0)
    return total - weights.SECOND_FOUR * float(max(0, levels.count(4) - 1))


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

"""How good a position is for each seat: a handful of named features, weighed."""

from typing import Final

from mypy_extensions import i64

from quintessence.games.elixir.board import Board, levels_left, spells_of
from quintessence.games.elixir.cards.words import (
    DISCOUNT,
    DRAFT,
    DRAW_MORE,
    FORFEIT,
    NO_CAST,
    NO_DRAW,
    OVER,
    SKIP,
    SURCHARGE,
    TRIGGER,
)
from quintessence.games.elixir.frames import PickFrame
from quintessence.games.elixir.questions import PutFrame
from quintessence.games.elixir.worth.hands import find_value, progress
from quintessence.games.elixir.worth.prospects import ALMOST_WON, add_prospects, commitment, finds_to_be, pick_value

# What is left to cast.
LEVEL_LEFT: Final = 1.0
# What lasts: engines, shackles, forfeits (which cost a program nothing but may have to be bought).
ENGINE: Final = 0.8
SHACKLE: Final = 0.5
UNDER_FORFEIT: Final = 0.02
# Drafting: one spell of level 4 and few of level 1 do slightly better.
DRAFTED: Final = (0.0, 0.1, 0.25, 0.3, 0.4)
SECOND_FOUR: Final = 0.6
# The lead that makes a game half won.
HALF_WON: Final = 4.0
# A second place is lost too: whoever can keep another from winning plays on rather than take it.
PLACES_LOST: Final = 0.2


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat: its strength beside the strongest other's; a finished game is its result."""
    if board.phase == OVER:
        return final_values(board)
    strengths = [strength(board, seat) for seat in range(board.seats)]
    add_prospects(board, strengths)
    values: list[float] = []
    for seat in range(board.seats):
        best = max([other for place, other in enumerate(strengths) if place != seat])
        lead = strengths[seat] - best
        values.append(lead / (HALF_WON + abs(lead)))
    return values


def final_values(board: Board) -> list[float]:
    """1 for a winner, -1 for the last, little more for the places between; a shared win of all is worth 0."""
    result = board.ended
    assert result is not None
    groups = len(result.ranking)
    values = [0.0] * int(board.seats)
    for place, group in enumerate(result.ranking):
        for seat in group:
            if place == 0:
                values[seat] = 0.0 if groups == 1 else 1.0
            else:
                values[seat] = PLACES_LOST * float(groups - 1 - place) / float(groups - 1) - 1.0
    return values


def strength(board: Board, seat: i64) -> float:
    """What a seat holds, has in force and is choosing; what is under way is added by `add_prospects`."""
    if board.phase == DRAFT:
        return draft_strength(board, seat)
    finds = finds_to_be(board, seat)
    total = progress(board, seat, finds) - LEVEL_LEFT * float(levels_left(board, seat))
    if len(spells_of(board, seat)) == 0:
        total += ALMOST_WON
    for find in finds:
        total += find_value(board, find)
    total += lasting_strength(board, seat)
    for frame in board.stack:
        if isinstance(frame, PutFrame):
            total += commitment(board, frame, seat)
        elif isinstance(frame, PickFrame):
            total += pick_value(board, frame, seat)
    return total


def draft_strength(board: Board, seat: i64) -> float:
    """While levels are drafted nothing else is known of the spells."""
    total = 0.0
    fours = 0
    for spell in spells_of(board, seat):
        level = board.deck.level[spell]
        total += DRAFTED[level]
        if level == 4:
            fours += 1
    return total - SECOND_FOUR * (fours - 1) if fours > 1 else total


def lasting_strength(board: Board, seat: i64) -> float:
    """Engines of one's own and shackles of others."""
    total = 0.0
    for effect in board.lasting:
        if effect.on != seat:
            continue
        if effect.kind == FORFEIT:
            total -= UNDER_FORFEIT
        elif effect.kind == TRIGGER or effect.status == DRAW_MORE or effect.status == DISCOUNT:
            total += ENGINE
        elif effect.status in (NO_CAST, SKIP, NO_DRAW, SURCHARGE):
            total -= SHACKLE
    return total

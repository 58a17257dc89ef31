"""The piles of a mage: how high they are, what is safe, what lies open to fire."""

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board, is_guarded, pile_at
from ..cards.pile import COMPLETE, has_free, height_of, rooted_of
from ..creatures import tokens
from . import names
from .packs import COLUMNS, LEVELS, height_in


def fill_piles(board: Board, seat: i64, heights: i64, into: vec[float]) -> None:
    fill_heights(heights, into)
    rooted: i64 = 0
    for pile in range(COLUMNS):
        cards = pile_at(board, seat, pile)
        height = height_of(cards)
        rooted += rooted_of(cards)
        into[names.ROOTS_LOOSE] += 0.125 * float(height - rooted_of(cards))
        if not has_free(cards):
            if 0 < height < COMPLETE:
                into[names.ROOTS_TOPS] += 0.25 * float(height) / 3.0
        elif is_guarded(board, seat, pile):
            into[names.ROOTS_GUARD] += float(height) / 6.0
        else:
            into[names.EXPOSED + height - 1] += 0.5
    into[names.ROOTS_CARDS] = float(rooted) / 12.0
    fill_idle(board, seat, into)


def fill_heights(heights: i64, into: vec[float]) -> None:
    """One for each level of each pile, from the highest pile to the lowest."""
    placed: i64 = 0
    for level in range(LEVELS):
        higher: i64 = 0
        for pile in range(COLUMNS):
            if height_in(heights, pile) > level:
                higher += 1
        placed += higher
        for rank in range(higher):
            if level < LEVELS - 1:
                into[names.PILES + rank * 5 + level] = 1.0
            elif rank < 3:
                into[names.ULTIMATES + rank] = 1.0
    into[names.FINISH_CARDS] = float(placed) / 24.0
    missing = 24 - placed
    if missing <= 10:
        into[names.FINISH_MISSING_10] = 1.0
    if missing <= 7:
        into[names.FINISH_MISSING_7] = 1.0
    if missing <= 4:
        into[names.FINISH_MISSING_4] = 1.0
    if missing <= 2:
        into[names.FINISH_MISSING_2] = 1.0


def fill_idle(board: Board, seat: i64, into: vec[float]) -> None:
    """Ondines of the mage that guard nothing now and can be moved (EE-OND-4, EE-OND-6, EE-OND-7)."""
    for place in range(2):
        ondine = board.ondines[place]
        if ondine == tokens.NOT_SET or tokens.ondine_seat(ondine) != seat:
            continue
        if not tokens.is_idle(ondine):
            cards = pile_at(board, seat, tokens.ondine_pile(ondine))
            if has_free(cards) and height_of(cards) - 1 == tokens.ondine_level(ondine):
                continue
        into[names.ROOTS_IDLE] += 1.0

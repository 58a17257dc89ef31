"""Whose turn it is, what is left to cast, what can be cast now and what it lacks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..cards.words import DRAFT, MAIN
from ..legal import is_seat_asked
from .reckoning import Outlook
from .scale import flag, part

TURN: Final[list[str]] = [
    "turn:own",
    "turn:asked",
    "turn:near",
    "turn:extra",
]


def fill_turn(board: Board, seat: i64, into: vec[float], at: i64) -> None:
    is_own = board.phase == MAIN and board.active == seat
    extra: i64 = 0
    for other in board.extra:
        if other == seat:
            extra += 1
    into[at] = flag(is_own)
    into[at + 1] = flag(is_seat_asked(board, seat))
    into[at + 2] = 1.0 - float(turns_until(board, seat)) / float(board.seats)
    into[at + 3] = part(extra, 2)


def turns_until(board: Board, seat: i64) -> i64:
    """How many turns in order come until that of a seat, at least one: its present turn is not counted."""
    if board.phase == DRAFT:
        # Turn 1 will be the first player's.
        return 1 + (seat - board.first + board.seats) % board.seats
    away = (seat - board.anchor) * board.direction
    if away <= 0:
        away += board.seats
    return away


SPELLS: Final[list[str]] = [
    "spells:count",
    "spells:none",
    "spells:one",
    "spells:two",
    "spells:three",
    "spells:levels",
    "spells:levels-at-most-4",
    "spells:level-1",
    "spells:level-2",
    "spells:level-3",
    "spells:level-4",
    "spells:second-level-4",
    "spells:drafted-levels",
]


def fill_spells(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    level, spells = board.deck.level, board.spells_of(seat)
    ones, twos, threes, fours = i64(0), i64(0), i64(0), i64(0)
    for spell in spells:
        if level[spell] == 1:
            ones += 1
        elif level[spell] == 2:
            twos += 1
        elif level[spell] == 3:
            threes += 1
        else:
            fours += 1
    count, levels = outlook.spells, outlook.levels
    is_draft = board.phase == DRAFT
    into[at] = part(count, 5)
    # While levels are drafted an empty hand is no sign of winning.
    into[at + 1] = flag(count == 0 and not is_draft)
    into[at + 2] = flag(count == 1 and not is_draft)
    into[at + 3] = flag(count == 2 and not is_draft)
    into[at + 4] = flag(count == 3 and not is_draft)
    into[at + 5] = part(levels, 10)
    into[at + 6] = flag(levels <= 4 and not is_draft)
    into[at + 7] = part(ones, 3)
    into[at + 8] = part(twos, 3)
    into[at + 9] = part(threes, 2)
    into[at + 10] = part(fours, 2)
    into[at + 11] = flag(fours > 1)
    into[at + 12] = part(levels, 10) if is_draft else 0.0


READY: Final[list[str]] = [
    "ready:any",
    "ready:count",
    "ready:levels",
    "ready:highest",
    "ready:chain-levels",
    "ready:own-turn",
    "ready:own-turn-levels",
    "ready:all",
    "ready:all-own-turn",
    "ready:all-next-turn",
    "ready:barred",
]


def fill_ready(board: Board, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    is_own = board.phase == MAIN and board.active == seat
    can_play = is_own and not outlook.is_barred and board.plays < board.variant.plays_limit
    has_all = outlook.spells > 0 and outlook.chain == outlook.spells
    into[at] = flag(outlook.ready_count > 0)
    into[at + 1] = part(outlook.ready_count, 3)
    into[at + 2] = part(outlook.ready_levels, 6)
    into[at + 3] = part(outlook.ready_highest, 4)
    into[at + 4] = part(outlook.chain_levels, 6)
    into[at + 5] = flag(can_play and outlook.ready_count > 0)
    into[at + 6] = part(outlook.chain_levels, 6) if can_play else 0.0
    into[at + 7] = flag(has_all)
    into[at + 8] = flag(has_all and can_play)
    into[at + 9] = flag(has_all and not is_own and turns_until(board, seat) == 1)
    into[at + 10] = part(outlook.ready_levels, 6) if outlook.is_barred else 0.0


MISSING: Final[list[str]] = [
    "missing:together",
    "missing:at-most-1",
    "missing:at-most-2",
    "missing:nearest-1",
    "missing:nearest-2",
    "missing:second-1",
    "missing:one-short",
    "missing:one-short-levels",
    "missing:two-short",
    "missing:progress",
    "missing:share",
    "missing:last-find",
]


def fill_missing(board: Board, outlook: Outlook, into: vec[float], at: i64) -> None:
    lacks, nearest, second = outlook.together, outlook.nearest, outlook.second
    is_main = board.phase != DRAFT
    into[at] = part(lacks, 8)
    into[at + 1] = flag(lacks <= 1 and is_main)
    into[at + 2] = flag(lacks <= 2 and is_main)
    into[at + 3] = flag(nearest == 1)
    into[at + 4] = flag(nearest == 2)
    into[at + 5] = flag(second == 1)
    into[at + 6] = part(outlook.one_short, 3)
    into[at + 7] = part(outlook.one_short_levels, 6)
    into[at + 8] = part(outlook.two_short, 3)
    into[at + 9] = min(outlook.progress / 5.0, 3.0)
    into[at + 10] = min(outlook.progress / float(outlook.levels), 1.0) if outlook.levels > 0 else 0.0
    into[at + 11] = flag(outlook.spells == 1 and nearest == 1)

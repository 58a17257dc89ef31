"""Tokens: how many a seat has and where, and how they come and go, move, split and merge."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.event import Log

from ..board import Board, cell_name, is_in
from ..specialities.power import NECROMANCER
from ..terrain.cells import DESERT
from .elements import EARTH, ELEMENTS, TOKENS_EACH, WATER
from .stack import (
    ACTING,
    EMPTY,
    HELD,
    HIGHEST,
    MARKS,
    PLAYED,
    acts_as,
    element_of,
    level_of,
    make_stack,
    owner_of,
    told,
)

ARMY: Final[i64] = 12
MOST_ASIDE: Final[i64] = 3
"""The most Earth tokens on the Necromancer's card (EM-NECROMANCER-1)."""


def in_reserve(board: Board, seat: i64, element: i64) -> i64:
    """Tokens of a seat that are neither on the board nor set aside (EM-BAS-6)."""
    kept = TOKENS_EACH - board.tokens[seat * 4 + element]
    return kept - aside_of(board, seat) if element == EARTH else kept


def aside_of(board: Board, seat: i64) -> i64:
    """Earth tokens on a Necromancer's card."""
    return (board.aside >> (seat * 4)) & 15


def set_aside(board: Board, seat: i64, tokens: i64) -> None:
    """Adds to a Necromancer's card, or takes away from it."""
    board.aside += tokens << (seat * 4)


def has_left(board: Board, seat: i64) -> bool:
    """Whether the seat's tokens are out of the game; those of the last to fall stay (EM-END-2, EM-FOU-4)."""
    if is_in(board, seat):
        return False
    ended = board.ended
    fell_last = ended is not None and ended.reason in ("elimination", "all-eliminated")
    return not (fell_last and board.out[seat] == max(board.out))


def tokens_put(board: Board, seat: i64) -> i64:
    """How many tokens a seat has on the board."""
    start = seat * 4
    tokens = board.tokens
    return tokens[start] + tokens[start + 1] + tokens[start + 2] + tokens[start + 3]


def gain(board: Board, cell: i64, levels: i64, log: Log | None) -> None:
    """Raises an elemental as far as its height and its owner's reserve allow (EM-BAS-10)."""
    stack = board.cells[cell]
    level = level_of(stack)
    # The smallest of three at once would be a call into Python.
    room = min(HIGHEST - level, in_reserve(board, owner_of(stack), element_of(stack)))
    gained = min(levels, room)
    if gained <= 0:
        return
    board.cells[cell] = stack + gained
    board.tokens[kin_place(stack)] += gained
    if log is not None:
        fields = {"cell": cell_name(board, cell), **told(stack)}
        log.add("level-gained", {**fields, "levels": gained, "level": level + gained})


def lose(board: Board, cell: i64, levels: i64, log: Log | None) -> None:
    """Takes tokens from an elemental, which vanishes with its last one (EM-BAS-11)."""
    stack = board.cells[cell]
    level = level_of(stack)
    lost = min(levels, level)
    remove_tokens(board, cell, lost)
    if log is not None:
        fields = {"cell": cell_name(board, cell), **told(stack)}
        log.add("level-lost", {**fields, "levels": lost, "level": level - lost})
        if lost == level:
            log.add("vanished", fields)
    note_loss(board, stack, lost, log)


def remove_tokens(board: Board, cell: i64, count: i64) -> None:
    """Tokens of an elemental go back to the reserve."""
    stack = board.cells[cell]
    board.tokens[kin_place(stack)] -= count
    board.cells[cell] = EMPTY if count >= level_of(stack) else stack - count


def note_loss(board: Board, stack: i64, lost: i64, log: Log | None) -> None:
    """A loss of an opponent makes the turn count (EM-END-8); the Necromancer keeps lost Earth."""
    # EM-NECROMANCER-1, EM-NECROMANCER-2
    owner = owner_of(stack)
    if board.variant.are_opponents(owner, board.turn):
        board.hit = True
    if element_of(stack) == EARTH and board.specialities[owner] == NECROMANCER:
        kept = min(lost, MOST_ASIDE - aside_of(board, owner))
        if kept > 0:
            set_aside(board, owner, kept)
            if log is not None:
                log.add("set-aside", {"seat": owner, "tokens": kept})


def with_level(stack: i64, level: i64) -> i64:
    """The same elemental with another number of tokens."""
    return stack - level_of(stack) + level


def kin_place(stack: i64) -> i64:
    """Where `tokens` counts the tokens of this owner and element."""
    return owner_of(stack) * 4 + element_of(stack)


def arrive(board: Board, moving: i64, source: i64, target: i64, log: Log | None) -> None:
    """Puts `moving`, already lifted from `source`, on `target`: an empty cell, or one with its kin.

    Water that enters the desert loses a level before it merges (EM-TER-4, EM-TER-5, EM-TER-6).
    """
    if element_of(moving) == WATER:
        ground = board.ground.at
        if ground[target] & DESERT != 0 and ground[source] & DESERT == 0:
            moving = parched(board, moving, target, log)
            if moving == EMPTY:
                return
    there = board.cells[target]
    board.cells[target] = moving if level_of(there) == 0 else merged(board, moving, there, target, log)


def parched(board: Board, moving: i64, target: i64, log: Log | None) -> i64:
    """What is left of Water that enters the desert."""
    board.tokens[kin_place(moving)] -= 1
    left = level_of(moving) - 1
    if log is not None:
        fields = {"cell": cell_name(board, target), **told(moving)}
        log.add("desert-loss", {**fields, "level": left})
        if left == 0:
            log.add("vanished", fields)
    note_loss(board, moving, 1, log)
    return EMPTY if left == 0 else with_level(moving, left)


def merged(board: Board, moving: i64, there: i64, target: i64, log: Log | None) -> i64:
    """Two stacks as one: not played, immobilised or rooted if either was, at most three high."""
    # EM-MOV-6, EM-MOV-8, EM-IMM-4, EM-BAS-7
    total = level_of(moving) + level_of(there)
    level = min(total, HIGHEST)
    marks = (moving | there) & HELD
    if board.variant.merge_keeps_mark:
        marks |= there & PLAYED
    if total > level:
        board.tokens[kin_place(there)] -= total - level
    if log is not None:
        fields = {"cell": cell_name(board, target), **told(there)}
        log.add("merged", {**fields, "level": level})
        if total > level:
            log.add("excess-returned", {**fields, "tokens": total - level})
    return make_stack(owner_of(there), element_of(there), level) | marks


def lift(board: Board, source: i64, count: i64) -> i64:
    """Takes `count` tokens off a cell, to arrive elsewhere; both parts keep the marks they have (EM-IMM-4)."""
    stack = board.cells[source]
    level = level_of(stack)
    board.cells[source] = EMPTY if count >= level else stack - count
    return with_level(stack, min(count, level))


def invoke(board: Board, cell: i64, seat: i64, element: i64, level: i64, log: Log | None) -> None:
    """Puts a new elemental on an empty cell; its tokens are in the reserve (EM-SPE-6, EM-SPE-7)."""
    board.cells[cell] = make_stack(seat, element, level)
    board.tokens[seat * 4 + element] += level
    if log is not None:
        log.add("invoked", {"cell": cell_name(board, cell), **told(board.cells[cell]), "level": level})


def transform(board: Board, cell: i64, element: i64, level: i64, log: Log | None) -> None:
    """Makes an elemental one of another element, of the same owner and with the same marks."""
    stack = board.cells[cell]
    owner = owner_of(stack)
    board.tokens[kin_place(stack)] -= level_of(stack)
    board.tokens[owner * 4 + element] += level
    kept = stack & MARKS
    if acts_as(stack) != element:
        kept |= stack & ACTING
    board.cells[cell] = make_stack(owner, element, level) | kept
    if log is not None:
        fields = {"cell": cell_name(board, cell), **told(board.cells[cell])}
        log.add("transformed", {**fields, "was": ELEMENTS[element_of(stack)], "level": level})
    note_loss(board, stack, level_of(stack), log)

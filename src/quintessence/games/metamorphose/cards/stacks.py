"""Creatures as stacks of cards: how each card lies, how many there are, what shows."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from ..board import Board
from .geometry import REACH, laid, under

PLACES: Final[i64] = 6
# A card in a stack: its number, its offset, whether it was slid in the shift that is going on.
CARD_MASK: Final[i64] = 4095
OFFSET_AT: Final[i64] = 12
SLID: Final[i64] = 1 << 15


def laid_card(card: i64, offset: i64) -> i64:
    """A card as it lies in a stack."""
    return card | (offset + REACH) << OFFSET_AT


def card_of(entry: i64) -> i64:
    return entry & CARD_MASK


def offset_of(entry: i64) -> i64:
    return ((entry >> OFFSET_AT) & 7) - REACH


def creature_at(seat: i64, place: i64) -> i64:
    """The number of the creature on a place, whether there is one or not."""
    return seat * PLACES + place


def size_of(board: Board, creature: i64) -> i64:
    """How many cards a creature has; 0 where there is none."""
    return board.starts[creature + 1] - board.starts[creature]


def cards_of(board: Board, seat: i64) -> i64:
    """How many cards a seat has in its play area."""
    return board.starts[(seat + 1) * PLACES] - board.starts[seat * PLACES]


def creatures_of(board: Board, seat: i64) -> i64:
    """How many creatures a seat has."""
    count: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if board.starts[creature + 1] != board.starts[creature]:
            count += 1
    return count


def top_card(board: Board, creature: i64) -> i64:
    return card_of(board.stacks[board.starts[creature]])


def colour_of(board: Board, creature: i64) -> i64:
    """The colour of a creature that exists: its top card's (ME-CRE-2)."""
    return board.variant.cards.colour[top_card(board, creature)]


def free_place(board: Board, seat: i64) -> i64:
    """The lowest-numbered free place of a seat that has one (ME-PLC-1)."""
    place: i64 = 0
    while place < PLACES - 1 and size_of(board, creature_at(seat, place)) != 0:
        place += 1
    return place


def rows_of(board: Board, creature: i64) -> i64:
    """What a creature shows (ME-CRE-4)."""
    return rows_under(board, 0, board.starts[creature], board.starts[creature + 1])


def rows_under(board: Board, rows: i64, start: i64, end: i64) -> i64:
    """What is seen when the cards from `start` to before `end` lie under what shows `rows`."""
    stacks, faces = board.stacks, board.variant.cards.face
    for at in range(start, end):
        entry = stacks[at]
        rows = under(rows, laid(faces[entry & CARD_MASK], offset_of(entry)))
    return rows


def rows_with(board: Board, creature: i64, depth: i64, card: i64) -> i64:
    """What a creature would show with one more card, level with its top card, at that depth (ME-PLC-7)."""
    start, end = board.starts[creature], board.starts[creature + 1]
    at = start + depth - 1
    above = rows_under(board, 0, start, at)
    return rows_under(board, under(above, laid(board.variant.cards.face[card], 0)), at, end)


def rows_slid(board: Board, creature: i64, depth: i64, offset: i64) -> i64:
    """What a creature would show if the card of that depth lay at that offset (ME-SHI-3)."""
    start, end = board.starts[creature], board.starts[creature + 1]
    at = start + depth - 1
    above = rows_under(board, 0, start, at)
    slid = laid(board.variant.cards.face[card_of(board.stacks[at])], offset)
    return rows_under(board, under(above, slid), at + 1, end)


def rows_all_slid(board: Board, creature: i64, offset: i64) -> i64:
    """What a creature would show if all cards under its top card lay at that offset (ME-SHI-11)."""
    start, end = board.starts[creature], board.starts[creature + 1]
    stacks, faces = board.stacks, board.variant.cards.face
    rows = rows_under(board, 0, start, start + 1)
    for at in range(start + 1, end):
        rows = under(rows, laid(faces[card_of(stacks[at])], offset))
    return rows


def insert_card(board: Board, creature: i64, depth: i64, entry: i64) -> None:
    """Puts a card into a creature so that it has that depth."""
    place = board.starts[creature] + depth - 1
    stacks = append(board.stacks, entry)
    at: i64 = len(stacks) - 1
    while at > place:
        stacks[at] = stacks[at - 1]
        at -= 1
    stacks[place] = entry
    board.stacks = stacks
    for later in range(creature + 1, len(board.starts)):
        board.starts[later] += 1


def remove_card(board: Board, creature: i64, depth: i64) -> i64:
    """Takes the card of that depth out of a creature; how it lay there."""
    place = board.starts[creature] + depth - 1
    stacks = board.stacks
    removed = stacks[place]
    for at in range(place, len(stacks) - 1):
        stacks[at] = stacks[at + 1]
    stacks, _ = pop(stacks)
    board.stacks = stacks
    for later in range(creature + 1, len(board.starts)):
        board.starts[later] -= 1
    return removed

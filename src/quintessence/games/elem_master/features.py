"""What a search weighs of each seat, by name. Who wins is decided by weights, which are data, fitted by play.

Asked at every position of a search: topics add up their numbers where they are wanted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board, is_in
from .outlook.armies import fill_army, fill_stack
from .outlook.breaths import fill_breath
from .outlook.clashes import fill_clash
from .outlook.forces import cell_in, gather, room_for, stack_in
from .outlook.links import fill_links
from .outlook.places import ALL_EARTH_IN_REACH, ALL_EARTH_LETHAL, COUNT, NAMES, ONE_EARTH_STACK, OUT
from .outlook.prospects import fill_cards, fill_ending, fill_speciality, fill_tempo
from .outlook.readiness import readiness
from .tokens.elements import AIR, EARTH
from .tokens.stack import element_of

FEATURES: Final[list[str]] = NAMES


def fill_seat(board: Board, seat: i64, into: vec[float]) -> None:
    """Writes the features of a seat, in the order of `FEATURES`; a seat that is out has no other."""
    for place in range(COUNT):
        into[place] = 0.0
    if not is_in(board, seat):
        into[OUT] = 1.0
        return
    fill_army(board, seat, into)
    fill_stacks(board, seat, into)
    fill_tempo(board, seat, into)
    fill_ending(board, seat, into)
    fill_cards(board, seat, into)
    fill_speciality(board, seat, into)


def fill_stacks(board: Board, seat: i64, into: vec[float]) -> None:
    """What is told of each stack of the seat."""
    stacks = vec[i64]([0] * room_for(board))
    own, foes = gather(board, seat, stacks)
    earth_stacks: i64 = 0
    for place in range(own):
        cell = cell_in(stacks[place])
        stack = stack_in(stacks[place])
        ready = readiness(board, stack)
        if element_of(stack) == EARTH:
            earth_stacks += 1
        elif element_of(stack) == AIR:
            fill_breath(board, seat, cell, stack, ready, into)
        fill_stack(board, seat, cell, stack, ready, into)
        fill_clash(board, cell, stack, ready, stacks, foes, into)
        fill_links(board, seat, cell, stack, stacks, own, into)
    if earth_stacks == 1:
        into[ONE_EARTH_STACK] = 1.0
    # Until here these counted stacks.
    is_all = earth_stacks > 0
    into[ALL_EARTH_IN_REACH] = 1.0 if is_all and into[ALL_EARTH_IN_REACH] >= float(earth_stacks) else 0.0
    into[ALL_EARTH_LETHAL] = 1.0 if is_all and into[ALL_EARTH_LETHAL] >= float(earth_stacks) else 0.0

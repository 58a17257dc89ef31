"""Before the first turn: who is first, the draft, the deal (EX-RIT-3, EX-RIT-4, EX-DRAFT-1, EX-DRAFT-7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Seat

from .board import Board
from .cards.words import MAIN, NOBODY
from .table.zones import BOOKS, FINDS, PILE, REMOVED, SPELLS, joined
from .turns import start_turn

SYLLABLES: Final = 22
"""Of the ritual's formula, as it is chanted (EX-RIT-2)."""
DEALT: Final[i64] = 5
LEVELS: Final[i64] = 4


def first_player(setting: Setting, chance: Chance) -> int:
    """The seat that an option names: by lot, by number, or by one of the two schools (EX-RIT-1)."""
    option = setting.options["first-player"]
    speaker = setting.number("speaker")
    if isinstance(option, int):
        return option
    if option == "random":
        return int(chance.below(setting.seats))
    if option == "am-stram-gram":
        return (speaker + SYLLABLES) % setting.seats
    return counted_out(setting.seats, speaker)


def counted_out(seats: int, speaker: int) -> int:
    """The seat that remains when each last syllable puts one out (EX-RIT-5)."""
    ring = [(speaker + 1 + step) % seats for step in range(seats)]
    start = 0
    while len(ring) > 1:
        start = (start + SYLLABLES - 1) % len(ring)
        ring.pop(start)
        start %= len(ring)
    return ring[0]


def lacking(board: Board, seat: i64) -> i64:
    """How many levels a seat still lacks; 0 or less when it is done (EX-DRAFT-2)."""
    return board.variant.spell_total - board.levels_left(seat)


def pickable(board: Board, seat: i64) -> vec[i64]:
    """The levels that a seat may pick: those that fit, or else the lowest left (EX-DRAFT-3, EX-DRAFT-4, EX-DRAFT-5)."""
    lacks = lacking(board, seat)
    found = vec[i64](capacity=LEVELS)
    for level in range(1, LEVELS + 1):
        if len(board.zones[BOOKS + level]) > 0 and (level <= lacks or len(found) == 0):
            found = append(found, i64(level))
    return found


def pick(board: Board, level: i64, log: Log | None) -> None:
    """The active seat takes the top spell of a stack; the next seat comes to pick."""
    seat = board.active
    tell_first(board, log)
    stack = board.zones[BOOKS + level]
    spell = stack[len(stack) - 1]
    board.zones[BOOKS + level] = stack[: len(stack) - 1]
    board.lay_on(SPELLS + seat, spell)
    if log is not None:
        seen: dict[Seat, JsonObject] = {int(seat): {"card": board.deck.id_of(spell)}}
        private = seen if board.variant.looks_at_once else {}
        log.tell(Event("drafted", {"seat": int(seat), "level": int(level)}, private, reveals=True))
    board.active = (seat + 1) % board.seats


def tell_first(board: Board, log: Log | None) -> None:
    """The first pick of all tells who was found to be first, and how."""
    option = board.setting.options["first-player"]
    if log is not None and all(len(board.spells_of(seat)) == 0 for seat in range(board.seats)):
        log.add("first-player", {"seat": int(board.first), "how": "seat" if isinstance(option, int) else option})


def go_on_with_draft(board: Board, chance: Chance, log: Log | None) -> bool:
    """Makes picks that leave no choice; ends the draft when all are done. False if somebody is asked."""
    seat = next_to_pick(board)
    if seat == NOBODY:
        deal(board, chance, log)
        return True
    board.active = seat
    levels = pickable(board, seat)
    if len(levels) == 1:
        pick(board, levels[0], log)
    return len(levels) == 1


def next_to_pick(board: Board) -> i64:
    """The next seat that is not done, NOBODY if all are or the stacks have run out (EX-DRAFT-6, EX-DRAFT-9)."""
    for step in range(board.seats):
        seat = (board.active + step) % board.seats
        if lacking(board, seat) > 0:
            return seat if len(pickable(board, seat)) > 0 else NOBODY
    return NOBODY


def deal(board: Board, chance: Chance, log: Log | None) -> None:
    """The stacks leave the game, the finds are dealt, turn 1 begins (EX-SET-4, EX-SET-5, EX-SET-6)."""
    for level in range(1, LEVELS + 1):
        board.zones[REMOVED] = joined(board.zones[REMOVED], board.zones[BOOKS + level][::-1])
        board.zones[BOOKS + level] = vec[i64]()
    if len(board.zones[PILE]) == 0:
        pile = board.deck.all_finds()
        chance.shuffle(pile)
        board.zones[PILE] = pile
    for number in range(DEALT * board.seats):
        pile = board.zones[PILE]
        if len(pile) > 0:
            board.lay_on(FINDS + (board.first + number) % board.seats, pile[len(pile) - 1])
            board.zones[PILE] = pile[: len(pile) - 1]
    board.phase = MAIN
    board.active = board.anchor = board.first
    tell_deal(board, log)
    start_turn(board, log)


def tell_deal(board: Board, log: Log | None) -> None:
    """Everyone looks at their own finds and spells (EX-SET-6)."""
    if log is not None:
        private: dict[Seat, JsonObject] = {}
        for seat in range(board.seats):
            finds, spells = board.deck.ids_of(board.finds_of(seat)), board.deck.ids_of(board.spells_of(seat))
            private[seat] = {"finds": finds, "spells": spells}
        log.tell(Event("dealt", {"n": int(DEALT)}, private, random=True, reveals=True))

"""Events whose effect waits for a later turn."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of

from ..board import DROUGHT, FLOOD, FOG, HEATWAVE, HURRICANE, MUDSLIDE, RAINBOW, STORM, Board, is_in
from ..notation.forms import CHOOSE_COLOUR, NO_FORM
from ..tokens.stack import AIR, WATER
from .card import EventCard
from .deck import is_waiting, wait_for

ANYTHING: Final[i64] = -1


@final
class OwnTurn(EventCard):
    """An effect in the next turn of the seat that triggers it (EM-EVT-9); some need own elementals on the board."""

    def __init__(self, name: str, effect: i64, needs: i64) -> None:
        super().__init__(name)
        self.effect = effect
        self.needs = needs

    def is_possible(self, board: Board, seat: i64) -> bool:
        if self.needs != ANYTHING and board.tokens[seat * 4 + self.needs] == 0:
            return False
        return not is_waiting(board, seat, self.effect)

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        wait_for(board, seat, self.effect, log)


@final
class Fog(EventCard):
    """No direct moves in each opponent's next turn (EM-FOG-1, EM-EVT-8)."""

    def is_possible(self, board: Board, seat: i64) -> bool:
        for other in range(board.variant.seats):
            if is_opponent(board, seat, other) and not is_waiting(board, other, FOG):
                return True
        return False

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        for other in range(board.variant.seats):
            if is_opponent(board, seat, other):
                wait_for(board, other, FOG, log)


@final
class Drought(EventCard):
    """Water loses against Fire too, in everybody's next turn (EM-DROUGHT-1, EM-EVT-10)."""

    def is_possible(self, board: Board, seat: i64) -> bool:
        water: i64 = 0
        is_new = False
        for other in range(board.variant.seats):
            water += board.tokens[other * 4 + WATER]
            if is_in(board, other) and not is_waiting(board, other, DROUGHT):
                is_new = True
        return water > 0 and is_new

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        for other in range(board.variant.seats):
            if is_in(board, other):
                wait_for(board, other, DROUGHT, log)


@final
class Mudslide(EventCard):
    """An opponent has one point in his next turn, you one more now; with four seats one is chosen."""

    # EM-MUDSLIDE-1, EM-MUDSLIDE-2

    def choice_form(self, board: Board) -> i64:
        return NO_FORM if board.variant.seats == 2 else CHOOSE_COLOUR

    def is_possible(self, board: Board, seat: i64) -> bool:
        for other in range(board.variant.seats):
            if self.strikes(board, seat, other):
                return True
        return False

    def strikes(self, board: Board, seat: i64, other: i64) -> bool:
        return is_opponent(board, seat, other) and not is_waiting(board, other, MUDSLIDE)

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        self.slide(board, seat, 1 - seat, log)

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        return first_of(move) < board.variant.seats and self.strikes(board, seat, first_of(move))

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        self.slide(board, seat, first_of(move), log)

    def slide(self, board: Board, seat: i64, other: i64, log: Log | None) -> None:
        board.points += 1
        if log is not None:
            log.add("ap-gained", {"seat": seat, "ap": board.points})
        wait_for(board, other, MUDSLIDE, log)


def is_opponent(board: Board, seat: i64, other: i64) -> bool:
    return is_in(board, other) and board.variant.are_opponents(seat, other)


WAITING: Final[list[EventCard]] = [
    Fog("fog"),
    OwnTurn("storm", STORM, AIR),
    OwnTurn("hurricane", HURRICANE, AIR),
    OwnTurn("flood", FLOOD, WATER),
    OwnTurn("heatwave", HEATWAVE, ANYTHING),
    Drought("drought"),
    Mudslide("mudslide"),
    OwnTurn("rainbow", RAINBOW, ANYTHING),
]

"""Events whose effect waits for a later turn, and those that act on event cards."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1

from ..board import DROUGHT, FLOOD, FOG, HEATWAVE, HURRICANE, MUDSLIDE, RAINBOW, STORM, Board, is_in
from ..notation.forms import CHOOSE_CARD, CHOOSE_COLOUR, NO_FORM
from ..tokens.elements import AIR, WATER
from .card import ALL, EventCard
from .flow import begin, hold_card, is_possible, is_waiting, replace_card, wait_for

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


@final
class FullMoon(EventCard):
    """Repeats an event that some seat has used, as if one had triggered it now (EM-FULLMOON-1)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        card = first_of(move)
        if ALL[card] is self:
            return False
        for entry in board.cards.used:
            if entry & 63 == card:
                # An Eclipse needs a further event after this one; Full Moon itself is used by now.
                return is_possible(board, seat, card) and self.leaves_choice(board, seat, card)
        return False

    def leaves_choice(self, board: Board, seat: i64, card: i64) -> bool:
        """Whether an event that chooses among the row still can when Full Moon has left it (EM-EVT-3)."""
        copied = ALL[card]
        if copied.form != CHOOSE_CARD:
            return True
        for other in board.cards.row:
            if ALL[other] is not self and copied.fits(board, seat, pack1(CHOOSE_CARD, other)):
                return True
        return False

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        card = first_of(move)
        if log is not None:
            log.add("event-copied", {"seat": seat, "card": ALL[card].name})
        begin(board, seat, card, chance, log)


@final
class Eclipse(EventCard):
    """Another card of the row is kept for oneself (EM-ECLIPSE-1, EM-ECLIPSE-2)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        return first_of(move) in board.cards.row and ALL[first_of(move)] is not self

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        hold_card(board, seat, first_of(move), log)


@final
class Quake(EventCard):
    """Up to two cards of the row are replaced, face down, as far as the pile reaches (EM-QUAKE-1, EM-QUAKE-2)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        is_other = ALL[first_of(move)] is not self
        return is_other and first_of(move) in board.cards.row and len(board.cards.deck) > 0

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        replace_card(board, seat, first_of(move), log)


CARD_EVENTS: Final[list[EventCard]] = [
    FullMoon("full-moon", CHOOSE_CARD),
    Eclipse("eclipse", CHOOSE_CARD),
    Quake("quake", CHOOSE_CARD, 2),
]

"""Events that act on event cards."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1

from ..board import Board
from ..notation.forms import CHOOSE_CARD
from .card import ALL, EventCard, card_name
from .deck import hold_card, replace_card
from .flow import begin, is_possible


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
            log.add("event-copied", {"seat": seat, "card": card_name(card)})
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

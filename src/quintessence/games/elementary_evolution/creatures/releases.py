"""What becomes of a creature whose symbol was placed (EE-REL, EE-CEN)."""

from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import Json

from ..board import Board
from ..cards.catalogue import ETHER, ethers_in
from ..cards.zones import cards_in_hand, give_from_hand, hand_of
from ..decisions.frames import RELEASE, drop_top, make_frame, push, seat_of, what_of
from ..decisions.mages import is_opponent, next_in_game
from .tokens import AKASHA, CENTRE, CREATURES, DHYANA, USED


def can_be_given(board: Board, seat: i64, creature: i64, other: i64) -> bool:
    """An opponent who does not hold the token already (EE-REL-6)."""
    return is_opponent(board, seat, other) and board.tokens[creature] != other


def can_be_prevented(board: Board, creature: i64) -> bool:
    """A token at the centre, but not the ethers' own creatures (EE-CEN-3)."""
    return board.tokens[creature] == CENTRE and creature not in (DHYANA, AKASHA)


def settle_release(board: Board, frame: i64, log: Log | None) -> bool:
    """Carries out a release that leaves no choice; False if its mage must be asked."""
    # EE-ASK-3, EE-REL-4, EE-REL-5, EE-REL-8
    seat = seat_of(frame)
    creature = what_of(frame)
    where = board.tokens[creature]
    if where in (USED, seat):
        drop_top(board)
        return True
    if public_answers(board, seat, creature) > 1:
        return False
    if where != CENTRE:
        # Nobody but its holder could have the token: there is nothing to decide, and nothing happens.
        drop_top(board)
        return True
    if can_be_prevented(board, creature) and may_hold_ether(board, seat):
        return False
    give(board, seat, creature, next_in_game(board, seat), log)
    return True


def public_answers(board: Board, seat: i64, creature: i64) -> i64:
    """How many answers to a release everybody can see: the mages who may get the token, and `leave`."""
    answers: i64 = 0 if board.tokens[creature] == CENTRE else 1
    for other in range(board.variant.seats):
        if can_be_given(board, seat, creature, other):
            answers += 1
    return answers


def may_hold_ether(board: Board, seat: i64) -> bool:
    """Whether the mage can prevent a release or, where no question may betray a hand, might (EE-REL-8)."""
    if board.variant.always_ask:
        return cards_in_hand(board, seat) > 0
    return ethers_in(hand_of(board, seat)) > 0


def give(board: Board, seat: i64, creature: i64, to: i64, log: Log | None) -> None:
    """The token goes to another mage, from the centre or from its holder (EE-REL-2, EE-REL-3)."""
    drop_top(board)
    if log is not None:
        holder = board.tokens[creature]
        origin: Json = "centre" if holder == CENTRE else int(holder)
        log.add("creature-released", {"seat": seat, "creature": CREATURES[creature], "from": origin, "to": to})
    board.tokens[creature] = to


def leave(board: Board, seat: i64, creature: i64, log: Log | None) -> None:
    drop_top(board)
    if log is not None:
        log.add("creature-left", {"seat": seat, "creature": CREATURES[creature]})


def prevent(board: Board, seat: i64, creature: i64, log: Log | None) -> None:
    """An ether goes to the centre; the second and the fourth release a creature."""
    # EE-CEN-1, EE-CEN-4, EE-CEN-5, EE-CEN-6
    drop_top(board)
    give_from_hand(board, seat, ETHER)
    board.ethers += 1
    if log is not None:
        told: dict[str, Json] = {"seat": seat, "creature": CREATURES[creature], "ethers": board.ethers}
        log.tell(Event("release-prevented", told, reveals=True))
    if board.ethers == 2:
        push(board, make_frame(RELEASE, seat, DHYANA))
    elif board.ethers == 4:
        push(board, make_frame(RELEASE, seat, AKASHA))

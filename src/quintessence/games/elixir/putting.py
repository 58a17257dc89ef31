"""Hidden choices of several seats: each commits cards in any order, nothing is shown until all have (EX-ASK-5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, finds_of, hand_of
from quintessence.games.elixir.cards.reckoning import bit, matching
from quintessence.games.elixir.cards.words import NO_WORD
from quintessence.games.elixir.frames import PUTTING
from quintessence.games.elixir.questions import FOR_AUCTION, FOR_FLEA, FOR_MARKET, PURPOSES, PutFrame
from quintessence.games.elixir.table.telling import card_names, seat_list, tell_committed
from quintessence.games.elixir.table.zones import FINDS, is_alike, with_card, without_cards

NO_LIMIT: Final[i64] = 1_000


def begin_putting(board: Board, frame: PutFrame, log: Log | None) -> None:
    """Opens the choice; seats that have nothing to choose commit at once (EX-ASK-3)."""
    board.stack.append(frame)
    if log is not None and frame.purpose <= FOR_AUCTION:
        fields: JsonObject = {"what": PURPOSES[frame.purpose], "who": seat_list(frame.who)}
        if frame.purpose == FOR_AUCTION:
            fields["lot"] = card_names(board, frame.lot)
        log.tell(Event("opened", fields, reveals=True))
    for seat in frame.who:
        settle_seat(board, frame, seat, log)


def still_to_put(frame: PutFrame, seat: i64) -> i64:
    """How many cards a seat may or must still commit."""
    count = len(frame.put[seat])
    if frame.purpose == FOR_MARKET:
        return 1 - count
    if frame.purpose == FOR_FLEA:
        return frame.most - count
    if frame.purpose == FOR_AUCTION:
        return NO_LIMIT - count
    return frame.need[seat] - count


def may_stop(frame: PutFrame) -> bool:
    """Whether a seat may say `done` when it likes."""
    return frame.purpose == FOR_FLEA or frame.purpose == FOR_AUCTION


def choices_of(board: Board, frame: PutFrame, seat: i64) -> vec[i64]:
    """The cards that a seat may still commit, with all copies; they are in its hand until all have committed."""
    if still_to_put(frame, seat) <= 0:
        return vec[i64]()
    left = without_cards(hand_of(board, frame.zone, seat), frame.put[seat])
    return matching(board, left, frame.what, NO_WORD) if frame.purpose == FOR_FLEA else left


def is_choosing(frame: PutFrame, seat: i64) -> bool:
    return frame.step == PUTTING and frame.done & bit(seat) == 0 and seat in frame.who


def settle_seat(board: Board, frame: PutFrame, seat: i64, log: Log | None) -> None:
    """Commits for a seat what it has no choice about, and notes when it is done."""
    cards = choices_of(board, frame, seat)
    if may_stop(frame):
        if len(cards) == 0:
            note_done(frame, seat, log)
        return
    left = still_to_put(frame, seat)
    if len(cards) > left and left > 0 and not is_alike(cards):
        return
    for place in range(min(left, i64(len(cards)))):
        frame.put[seat] = with_card(frame.put[seat], cards[place])
    note_done(frame, seat, log)


def note_done(frame: PutFrame, seat: i64, log: Log | None) -> None:
    frame.done |= bit(seat)
    tell_committed(log, seat)


def put_card(board: Board, frame: PutFrame, seat: i64, card: i64, log: Log | None) -> None:
    """A seat commits one card."""
    frame.put[seat] = with_card(frame.put[seat], card)
    settle_seat(board, frame, seat, log)


def all_are_done(frame: PutFrame) -> bool:
    for seat in frame.who:
        if frame.done & bit(seat) == 0:
            return False
    return True


def reveal(board: Board, frame: PutFrame, log: Log | None) -> None:
    """All has been committed: the finds leave their hands and are shown."""
    shown: JsonObject = {}
    for seat in frame.who:
        board.zones[FINDS + seat] = without_cards(finds_of(board, seat), frame.put[seat])
        if log is not None:
            shown[str(seat)] = card_names(board, frame.put[seat])
    if log is not None:
        log.tell(Event("revealed", {"put": shown}, reveals=True))


def worth_put(board: Board, frame: PutFrame, seat: i64) -> i64:
    """The worth of what a seat has committed (EX-TRA-3)."""
    total: i64 = 0
    for card in frame.put[seat]:
        total += board.deck.worth[card]
    return total


def seats_with_finds(board: Board, seats: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=len(seats))
    for seat in seats:
        if len(finds_of(board, seat)) > 0:
            found = append(found, seat)
    return found

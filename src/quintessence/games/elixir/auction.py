"""Auctions (EX-AUC-1 to EX-AUC-9)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, in_turn_order
from quintessence.games.elixir.cards.words import NO_CARD, NOT_CANCELLED, ON_LOT
from quintessence.games.elixir.frames import PUTTING, SETTLING, EventFrame
from quintessence.games.elixir.putting import all_are_done, begin_putting, reveal, worth_put
from quintessence.games.elixir.questions import FOR_AUCTION, PutFrame
from quintessence.games.elixir.table.piles import discard, take_from_top
from quintessence.games.elixir.table.telling import card_names, tell_nothing
from quintessence.games.elixir.table.zones import FINDS, joined
from quintessence.games.elixir.windows import take_place


def hold_auction(board: Board, by: i64, seats: i64, lot: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """Draws the lot and opens the bidding; without a lot, or without bidders, nothing happens (EX-AUC-1)."""
    who = in_turn_order(board, seats)
    frame = PutFrame(FOR_AUCTION, who, board.seats, board.deck.vocabulary.any_find)
    frame.by = by
    if len(who) > 0:
        frame.lot = take_from_top(board, lot, chance, log)
    if len(frame.lot) == 0:
        tell_nothing(board, log, card)
        return
    begin_putting(board, frame, log)


def go_on_with_auction(board: Board, frame: PutFrame, log: Log | None) -> bool:
    """Reveals the bids when all are in; the event `lot`; then the lot and the bids change hands."""
    if frame.step == PUTTING:
        if not all_are_done(frame):
            return False
        reveal(board, frame, log)
        frame.winner = highest_bidder(board, frame)
        if log is not None:
            bid = int(worth_put(board, frame, frame.winner))
            log.tell(Event("lot-won", {"seat": int(frame.winner), "bid": bid}, reveals=True))
        frame.step = SETTLING
        take_place(board, EventFrame(ON_LOT, frame.by, vec[i64]([frame.winner]), NO_CARD))
        return True
    board.stack.pop()
    settle(board, frame, log)
    return True


def highest_bidder(board: Board, frame: PutFrame) -> i64:
    """The bid of the highest worth wins, of equal bids the first in turn order; no bid: the auctioneer."""
    best, winner = i64(0), frame.by
    for seat in frame.who:
        bid = worth_put(board, frame, seat)
        if bid > best:
            best, winner = bid, seat
    return winner


def settle(board: Board, frame: PutFrame, log: Log | None) -> None:
    """The price first, then the other bids in turn order, then the lot (EX-AUC-7 to EX-AUC-9)."""
    is_sold = frame.cancelled == NOT_CANCELLED
    is_paid = is_sold and not frame.taken
    if is_paid:
        price = frame.put[frame.winner]
        if frame.winner != frame.by:
            give(board, frame.by, price)
        else:
            for card in price:
                discard(board, frame.by, card, log)
    for seat in frame.who:
        if not is_paid or seat != frame.winner:
            give(board, seat, frame.put[seat])
    if not is_sold:
        for card in frame.lot:
            discard(board, frame.by, card, log)
        return
    give(board, frame.winner, frame.lot)
    if log is not None:
        fields: JsonObject = {"seat": int(frame.winner), "cards": card_names(board, frame.lot)}
        log.add("lot-taken", fields)


def give(board: Board, seat: i64, cards: vec[i64]) -> None:
    board.zones[FINDS + seat] = joined(board.zones[FINDS + seat], cards)

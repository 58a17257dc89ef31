"""Auctions (EX-AUC-1 to EX-AUC-9)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir.frames import PUTTING, SETTLING, EventFrame
from quintessence.games.elixir.piles import discard, take_from_top
from quintessence.games.elixir.putting import all_are_done, begin_putting, reveal, worth_put
from quintessence.games.elixir.questions import FOR_AUCTION, PutFrame
from quintessence.games.elixir.table import Table, in_turn_order
from quintessence.games.elixir.telling import card_names, tell_nothing
from quintessence.games.elixir.windows import take_place
from quintessence.games.elixir.words import NO_CARD, NOT_CANCELLED, ON_LOT
from quintessence.games.elixir.zones import FINDS, joined


def hold_auction(table: Table, by: i64, seats: i64, lot: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """Draws the lot and opens the bidding; without a lot, or without bidders, nothing happens (EX-AUC-1)."""
    who = in_turn_order(table, seats)
    frame = PutFrame(FOR_AUCTION, who, table.seats, table.deck.vocabulary.any_find)
    frame.by = by
    if len(who) > 0:
        frame.lot = take_from_top(table, lot, chance, log)
    if len(frame.lot) == 0:
        tell_nothing(table, log, card)
        return
    begin_putting(table, frame, log)


def go_on_with_auction(table: Table, frame: PutFrame, log: Log | None) -> bool:
    """Reveals the bids when all are in; the event `lot`; then the lot and the bids change hands."""
    if frame.step == PUTTING:
        if not all_are_done(frame):
            return False
        reveal(table, frame, log)
        frame.winner = highest_bidder(table, frame)
        if log is not None:
            bid = int(worth_put(table, frame, frame.winner))
            log.tell(Event("lot-won", {"seat": int(frame.winner), "bid": bid}, reveals=True))
        frame.step = SETTLING
        take_place(table, EventFrame(ON_LOT, frame.by, vec[i64]([frame.winner]), NO_CARD))
        return True
    table.stack.pop()
    settle(table, frame, log)
    return True


def highest_bidder(table: Table, frame: PutFrame) -> i64:
    """The bid of the highest worth wins, of equal bids the first in turn order; no bid: the auctioneer."""
    best, winner = i64(0), frame.by
    for seat in frame.who:
        bid = worth_put(table, frame, seat)
        if bid > best:
            best, winner = bid, seat
    return winner


def settle(table: Table, frame: PutFrame, log: Log | None) -> None:
    """The price first, then the other bids in turn order, then the lot (EX-AUC-7 to EX-AUC-9)."""
    is_sold = frame.cancelled == NOT_CANCELLED
    is_paid = is_sold and not frame.taken
    if is_paid:
        price = frame.put[frame.winner]
        if frame.winner != frame.by:
            give(table, frame.by, price)
        else:
            for card in price:
                discard(table, frame.by, card, log)
    for seat in frame.who:
        if not is_paid or seat != frame.winner:
            give(table, seat, frame.put[seat])
    if not is_sold:
        for card in frame.lot:
            discard(table, frame.by, card, log)
        return
    give(table, frame.winner, frame.lot)
    if log is not None:
        fields: JsonObject = {"seat": int(frame.winner), "cards": card_names(table, frame.lot)}
        log.add("lot-taken", fields)


def give(table: Table, seat: i64, cards: vec[i64]) -> None:
    table.zones[FINDS + seat] = joined(table.zones[FINDS + seat], cards)

"""Frames with hidden choices read from JSON: market, flea market, auction, passing, trading."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.reading import Reader
from quintessence.games.elixir.board import Board, hand_of, in_turn_order
from quintessence.games.elixir.cards.reckoning import bit, matching
from quintessence.games.elixir.cards.words import CANCELLED, HAND_ZONES, IN_FINDS, LARGEST_NUMBER, NO_WORD, NOBODY
from quintessence.games.elixir.frames import AUCTION_STEPS, MARKET_STEPS, PUTTING, SETTLING
from quintessence.games.elixir.putting import choices_of, is_choosing, may_stop
from quintessence.games.elixir.questions import FOR_AUCTION, FOR_FLEA, FOR_MARKET, FOR_PASS, FOR_TRADE, PutFrame
from quintessence.games.elixir.reading import PositionReader, seat_entries
from quintessence.games.elixir.table.zones import count_of, distinct

PUT_FRAMES: Final = ("commit", "market", "flea", "auction")


def read_put_frame(reader: PositionReader, kind: str, value: Reader) -> PutFrame:
    """A frame in which several seats choose in secret; what they have put must be theirs to put."""
    if kind == "market":
        frame = read_market(reader, value)
    elif kind == "flea":
        frame = read_flea_market(reader, value)
    elif kind == "auction":
        frame = read_auction(reader, value)
    else:
        frame = read_commit(reader, value)
    if frame.step == PUTTING:
        check_choosing(reader.board, frame, value)
    return frame


def read_who(reader: PositionReader, value: Reader) -> vec[i64]:
    """Who takes part: in the turn order of when it began (EX-ORD-1), which may have been turned round since."""
    return reader.seats(value.key("who"))


def read_put(reader: PositionReader, frame: PutFrame, value: Reader) -> None:
    """What each seat has committed: cards of its hand until all have."""
    for seat, cards in seat_entries(value.key("put"), int(reader.board.seats)):
        if seat not in frame.who:
            raise cards.wrong("null")
        frame.put[seat] = reader.finds(cards) if frame.zone == IN_FINDS else reader.spells(cards)


def read_done(reader: PositionReader, frame: PutFrame, value: Reader) -> None:
    for seat in reader.seats(value.key("done")):
        if seat not in frame.who:
            raise value.key("done").wrong("seats")
        frame.done |= bit(seat)


def check_choosing(board: Board, frame: PutFrame, value: Reader) -> None:
    """Committed cards are in their hands, and whoever is not done has something to choose."""
    for seat in frame.who:
        hand = hand_of(board, frame.zone, seat)
        allowed = matching(board, hand, frame.what, NO_WORD) if frame.purpose == FOR_FLEA else hand
        put = frame.put[seat]
        for card in distinct(put):
            if count_of(put, card) > count_of(allowed, card):
                raise value.key("put").breaks("EX-ASK-5")
        if is_choosing(frame, seat) and not may_stop(frame) and len(choices_of(board, frame, seat)) == 0:
            raise value.key("put").breaks("EX-ASK-5")


def read_market(reader: PositionReader, value: Reader) -> PutFrame:
    value.only_keys(("frame", "who", "step", "put", "stall", "order"))
    board = reader.board
    frame = PutFrame(FOR_MARKET, read_who(reader, value), board.seats, board.deck.vocabulary.any_find)
    step = value.key("step")
    frame.step = PUTTING if step.is_null else MARKET_STEPS.index(step.word(MARKET_STEPS))
    read_put(reader, frame, value)
    for seat in frame.who:
        if len(frame.put[seat]) > 1:
            raise value.key("put").breaks("EX-MKT-2")
        if len(frame.put[seat]) == 1:
            frame.done |= bit(seat)
    frame.stall = reader.finds(value.key("stall"))
    frame.order = reader.seats(value.key("order"))
    if frame.step == PUTTING and (len(frame.stall) > 0 or len(frame.order) > 0):
        raise value.key("stall").wrong("[]")
    return frame


def read_flea_market(reader: PositionReader, value: Reader) -> PutFrame:
    value.only_keys(("frame", "who", "max", "what", "put", "done"))
    what = reader.filter(value.key("what"), "object")
    frame = PutFrame(FOR_FLEA, read_who(reader, value), reader.board.seats, what)
    frame.most = value.key("max").number_or(2, 0, LARGEST_NUMBER)
    read_put(reader, frame, value)
    read_done(reader, frame, value)
    return frame


def read_auction(reader: PositionReader, value: Reader) -> PutFrame:
    value.only_keys(("frame", "by", "who", "lot", "step", "put", "done", "winner", "taken", "cancelled"))
    board = reader.board
    frame = PutFrame(FOR_AUCTION, read_who(reader, value), board.seats, board.deck.vocabulary.any_find)
    frame.by = reader.seat(value.key("by"))
    frame.lot = reader.finds(value.key("lot"))
    step = value.key("step")
    frame.step = PUTTING if step.is_null else AUCTION_STEPS.index(step.word(AUCTION_STEPS))
    read_put(reader, frame, value)
    read_done(reader, frame, value)
    frame.winner = reader.seat_or(value.key("winner"), NOBODY)
    if (frame.winner == NOBODY) != (frame.step != SETTLING):
        raise value.key("winner").wrong("seats" if frame.step == SETTLING else "null")
    frame.taken = value.key("taken").number_or(0, 0, 1) == 1
    cancelled = value.key("cancelled")
    frame.cancelled = 0 if cancelled.is_null else CANCELLED.index(cancelled.word(("stays", "returns")))
    return frame


def read_commit(reader: PositionReader, value: Reader) -> PutFrame:
    value.only_keys(("frame", "for", "zone", "need", "to", "put", "done"))
    board = reader.board
    is_trade = value.key("for").word(("pass", "trade")) == "trade"
    frame = PutFrame(FOR_TRADE if is_trade else FOR_PASS, vec[i64](), board.seats, board.deck.vocabulary.any_find)
    zone = value.key("zone")
    frame.zone = 0 if zone.is_null else HAND_ZONES.index(zone.word(("finds", "spells")))
    frame.to = read_ring(reader, value.key("to"), is_trade)
    need = vec[i64]([0] * board.seats)
    choosers: i64 = 0
    most: i64 = 0
    for seat, count in seat_entries(value.key("need"), int(board.seats)):
        if frame.to[seat] == NOBODY:
            raise count.wrong("null")
        need[seat] = count.number(1, LARGEST_NUMBER)
        choosers |= bit(seat)
        most = max(most, need[seat])
    if is_trade:
        # Whoever does not choose in a trade gives as many cards at random.
        for seat in range(board.seats):
            if frame.to[seat] != NOBODY and need[seat] == 0:
                need[seat] = -most
    frame.need = need
    frame.who = in_turn_order(board, choosers)
    read_put(reader, frame, value)
    for seat in frame.who:
        if len(frame.put[seat]) > need[seat]:
            raise value.key("put").breaks("EX-ASK-5")
    read_done(reader, frame, value)
    return frame


def read_ring(reader: PositionReader, value: Reader, is_trade: bool) -> vec[i64]:
    """Who gives to whom: everybody who gives gets from exactly one."""
    board = reader.board
    to = vec[i64]([NOBODY] * board.seats)
    got: i64 = 0
    gave: i64 = 0
    for seat, entry in seat_entries(value, int(board.seats)):
        to[seat] = reader.seat(entry)
        if to[seat] == seat or got & bit(to[seat]) != 0:
            raise entry.wrong("ring")
        got |= bit(to[seat])
        gave |= bit(seat)
    if got != gave or gave == 0 or (is_trade and int(gave).bit_count() != 2):
        raise value.wrong("ring")
    return to

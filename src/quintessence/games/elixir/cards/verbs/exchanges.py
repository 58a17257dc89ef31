"""Verbs in which seats exchange cards: trades, passing, new deals, market days, flea markets, auctions."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log

from ...board import Board, Doing, bit
from ...frames.putting import ExchangeFrame, seats_with_finds
from ...frames.take import is_protected
from ...frames.trading import AuctionFrame, FleaFrame, MarketFrame
from ...table.piles import take_from_top
from ...table.telling import tell_exchange, tell_nothing
from ...table.zones import SPELLS, joined
from ...worth.hands import sale_value
from ...worth.weights import SWAP, TRADING
from ..language import Effect
from ..reckoning import PLENTY, amount_meant, one_seat, seats_in_order, seats_meant
from ..verb import Verb
from ..words import AT_RANDOM, IN_FINDS, NOBODY, TARGET


@final
class Trade(Verb):
    """Two seats exchange whole hands, or the same number of cards each."""

    name = "trade"
    rule = "EX-VERB-4"
    signature = (
        "a: seats = you; b: seats!; n: count = 1; zone: finds / spells = finds; "
        "pick_a: owner / random = owner; pick_b: owner / random = owner"
    )

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        count = amount_meant(board, at, effect.amount)
        one, other = one_seat(board, at, effect.seats), one_seat(board, at, effect.other_seats)
        zone = effect.zone
        if one == NOBODY or other == NOBODY or one == other:
            tell_nothing(board, log, at.card)
            return
        number = min(count, i64(len(board.hand_of(zone, one))), i64(len(board.hand_of(zone, other))))
        if number == 0 and count != PLENTY:
            tell_nothing(board, log, at.card)
            return
        if zone == IN_FINDS and (is_protected(board, one, at.by, log) or is_protected(board, other, at.by, log)):
            return
        frame = ExchangeFrame(True, zone)
        frame.to[one] = other
        frame.to[other] = one
        if count == PLENTY:
            frame.put[one] = board.hand_of(zone, one)
            frame.put[other] = board.hand_of(zone, other)
            frame.exchange(board, False, log)
            return
        frame.need[one] = -number if effect.pick == AT_RANDOM else number
        frame.need[other] = -number if effect.other_pick == AT_RANDOM else number
        choosers: i64 = 0
        if effect.pick != AT_RANDOM:
            choosers |= bit(one)
        if effect.other_pick != AT_RANDOM:
            choosers |= bit(other)
        frame.begin_with(board, choosers, log)

    def threat(self, step: Effect) -> float:
        return SWAP if step.other_seats.word == TARGET else 0.0


@final
class Pass(Verb):
    """Each of some seats passes cards to the next of them on one side."""

    name = "pass"
    rule = "EX-VERB-5"
    signature = "who: seats = all; n: count = 1; to: left / right = left; zone: finds / spells = finds"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        count = amount_meant(board, at, effect.amount)
        seats = seats_meant(board, at, effect.seats)
        who = board.in_turn_order(seats)
        if len(who) < 2:
            tell_nothing(board, log, at.card)
            return
        frame = ExchangeFrame(False, effect.zone)
        choosers: i64 = 0
        for seat in who:
            frame.to[seat] = next_of(board, seats, seat, 1 if effect.clockwise else -1)
            hand = board.hand_of(effect.zone, seat)
            frame.need[seat] = min(count, i64(len(hand)))
            if frame.need[seat] > 0:
                choosers |= bit(seat)
            if count == PLENTY:
                frame.put[seat] = hand
        if count == PLENTY or choosers == 0:
            frame.exchange(board, False, log)
        else:
            frame.begin_with(board, choosers, log)


def next_of(board: Board, seats: i64, seat: i64, side: i64) -> i64:
    """The next of some seats on one side of a seat of theirs."""
    beside = board.neighbour(seat, side)
    while seats & bit(beside) == 0:
        beside = board.neighbour(beside, side)
    return beside


@final
class Redeal(Verb):
    """Hands are shuffled together; each seat gets back as many cards as it had."""

    name = "redeal"
    rule = "EX-VERB-6"
    signature = "who: seats = all; zone: finds / spells = finds"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        who, zone = seats_in_order(board, at, effect.seats), effect.zone
        together = vec[i64]()
        for seat in who:
            together = joined(together, board.hand_of(zone, seat))
        if len(together) == 0:
            tell_nothing(board, log, at.card)
            return
        chance.shuffle(together)
        start: i64 = 0
        got: list[vec[i64]] = []
        for seat in who:
            size = len(board.hand_of(zone, seat))
            board.zones[zone * SPELLS + seat] = together[start : start + size]
            got.append(board.zones[zone * SPELLS + seat])
            start += size
        board.count_moved(len(together))
        tell_exchange(board, log, "redealt", zone, who, got, vec[i64](), True)


@final
class Market(Verb):
    """A market day; with fewer than two seats that have finds nothing happens (EX-MKT-1)."""

    name = "market"
    rule = "EX-VERB-22"
    signature = "who: seats = all"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        who = seats_with_finds(board, seats_in_order(board, at, effect.seats))
        if len(who) < 2:
            tell_nothing(board, log, at.card)
            return
        MarketFrame(who).begin(board, log)

    def promise(self, step: Effect) -> float:
        return TRADING


@final
class Flea(Verb):
    """A flea market; every seat with at least one find takes part (EX-FLEA-1)."""

    name = "flea"
    rule = "EX-VERB-23"
    signature = "who: seats = all; max: amount = 2; what: filter = object"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        most = amount_meant(board, at, effect.amount)
        who = seats_with_finds(board, seats_in_order(board, at, effect.seats))
        if len(who) == 0:
            tell_nothing(board, log, at.card)
            return
        FleaFrame(who, most, effect.what).begin(board, log)

    def promise(self, step: Effect) -> float:
        return TRADING

    def prospect(self, board: Board, seat: i64, place: i64, step: Effect) -> float:
        return sale_value(board, board.finds_of(seat), step.what, int(step.rough_count()))


@final
class Auction(Verb):
    """Draws the lot and opens the bidding; without a lot, or without bidders, nothing happens (EX-AUC-1)."""

    name = "auction"
    rule = "EX-VERB-24"
    signature = "who: seats = all; lot: amount = 3"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        count = amount_meant(board, at, effect.amount)
        who = seats_in_order(board, at, effect.seats)
        lot = take_from_top(board, count, chance, log) if len(who) > 0 else vec[i64]()
        if len(lot) == 0:
            tell_nothing(board, log, at.card)
            return
        AuctionFrame(at.by, who, lot).begin(board, log)

    def promise(self, step: Effect) -> float:
        return TRADING

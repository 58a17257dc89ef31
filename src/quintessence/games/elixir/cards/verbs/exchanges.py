"""Verbs in which seats exchange cards: trades, passing, new deals, market days, flea markets, auctions."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ...board import Board, bit
from ...frames.announced import is_protected
from ...frames.putting import ExchangeFrame, seats_with_finds
from ...frames.trading import AuctionFrame, FleaFrame, MarketFrame
from ...table import piles, telling, zones
from ...worth import hands, weights
from ..language import Effect
from ..step import PLENTY, Step
from ..verb import Verb
from ..words import AT_RANDOM, IN_FINDS, NOBODY, TARGET


@final
class Trade(Verb):
    """Two seats exchange whole hands, or the same number of cards each (EX-VERB-4)."""

    name = "trade"
    signature = (
        "who as a: seats = you; other as b: seats!; n: count = 1; zone: finds / spells = finds; "
        "pick as pick_a: owner / random = owner; other_pick as pick_b: owner / random = owner"
    )

    def do(self, step: Step) -> None:
        board, effect, by, log = step.board, step.effect, step.at.by, step.log
        count, zone = step.n(), effect.zone
        one, other = step.one(effect.who), step.one(effect.other)
        if one == NOBODY or other == NOBODY or one == other:
            step.nothing()
            return
        number = min(count, i64(len(board.hand_of(zone, one))), i64(len(board.hand_of(zone, other))))
        if number == 0 and count != PLENTY:
            step.nothing()
            return
        if zone == IN_FINDS and (is_protected(board, one, by, log) or is_protected(board, other, by, log)):
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
        frame.begin_with_choosers(board, log)

    def threat(self, effect: Effect) -> float:
        return weights.SWAP if effect.other.word == TARGET else 0.0


@final
class Pass(Verb):
    """Each of some seats passes cards to the next of them on one side (EX-VERB-5)."""

    name = "pass"
    signature = "who: seats = all; n: count = 1; side as to: left / right = left; zone: finds / spells = finds"

    def do(self, step: Step) -> None:
        board, count, zone = step.board, step.n(), step.effect.zone
        seats = step.meant(step.effect.who)
        who = board.in_turn_order(seats)
        if len(who) < 2:
            step.nothing()
            return
        frame = ExchangeFrame(False, zone)
        most: i64 = 0
        for seat in who:
            frame.to[seat] = next_of(board, seats, seat, 1 if step.effect.side == 0 else -1)
            hand = board.hand_of(zone, seat)
            frame.need[seat] = min(count, i64(len(hand)))
            most = max(most, frame.need[seat])
            if count == PLENTY:
                frame.put[seat] = hand
        if count == PLENTY or most == 0:
            frame.exchange(board, False, step.log)
        else:
            frame.begin_with_choosers(board, step.log)


def next_of(board: Board, seats: i64, seat: i64, side: i64) -> i64:
    """The next of some seats on one side of a seat of theirs."""
    beside = board.neighbour(seat, side)
    while seats & bit(beside) == 0:
        beside = board.neighbour(beside, side)
    return beside


@final
class Redeal(Verb):
    """Hands are shuffled together; each seat gets back as many cards as it had (EX-VERB-6)."""

    name = "redeal"
    signature = "who: seats = all; zone: finds / spells = finds"

    def do(self, step: Step) -> None:
        board, who, zone = step.board, step.who(), step.effect.zone
        together = vec[i64]()
        for seat in who:
            together = zones.joined(together, board.hand_of(zone, seat))
        if len(together) == 0:
            step.nothing()
            return
        step.chance.shuffle(together)
        start: i64 = 0
        got: list[vec[i64]] = []
        for seat in who:
            size = len(board.hand_of(zone, seat))
            board.zones[zone * zones.SPELLS + seat] = together[start : start + size]
            got.append(board.hand_of(zone, seat))
            start += size
        board.count_moved(len(together))
        telling.tell_exchange(board, step.log, "redealt", zone, who, got, vec[i64](), True)


@final
class Market(Verb):
    """A market day; with fewer than two seats that have finds nothing happens (EX-MKT-1, EX-VERB-22)."""

    name = "market"
    signature = "who: seats = all"
    worth = weights.TRADING

    def do(self, step: Step) -> None:
        who = seats_with_finds(step.board, step.who())
        if len(who) < 2:
            step.nothing()
        else:
            MarketFrame(who).begin(step.board, step.log)


@final
class Flea(Verb):
    """A flea market; every seat with at least one find takes part (EX-FLEA-1, EX-VERB-23)."""

    name = "flea"
    signature = "who: seats = all; n as max: amount = 2; what: filter = object"
    worth = weights.TRADING

    def do(self, step: Step) -> None:
        most, who = step.n(), seats_with_finds(step.board, step.who())
        if len(who) == 0:
            step.nothing()
        else:
            FleaFrame(who, most, step.effect.what).begin(step.board, step.log)

    def prospect(self, board: Board, seat: i64, place: i64, effect: Effect) -> float:
        return hands.sale_value(board, board.finds_of(seat), effect.what, i64(effect.rough_count()))


@final
class Auction(Verb):
    """Draws the lot and opens the bidding; without a lot or bidders nothing happens (EX-AUC-1, EX-VERB-24)."""

    name = "auction"
    signature = "who: seats = all; n as lot: amount = 3"
    worth = weights.TRADING

    def do(self, step: Step) -> None:
        count, who = step.n(), step.who()
        lot = piles.take_from_top(step.board, count, step.chance, step.log) if len(who) > 0 else vec[i64]()
        if len(lot) == 0:
            step.nothing()
        else:
            AuctionFrame(step.at.by, who, lot).begin(step.board, step.log)

"""Verbs that hold a market day, a flea market or an auction."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, Doing, finds_of
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.reckoning import amount_meant, seats_in_order
from quintessence.games.elixir.cards.verb import Verb
from quintessence.games.elixir.frames.auction import AuctionFrame
from quintessence.games.elixir.frames.market import FleaFrame, MarketFrame
from quintessence.games.elixir.frames.putting import seats_with_finds
from quintessence.games.elixir.table.piles import take_from_top
from quintessence.games.elixir.table.telling import tell_nothing
from quintessence.games.elixir.worth.hands import sale_value
from quintessence.games.elixir.worth.weights import TRADING


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
        MarketFrame(who, board.seats).begin(board, log)

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
        FleaFrame(who, board.seats, most, effect.what).begin(board, log)

    def promise(self, step: Effect) -> float:
        return TRADING

    def prospect(self, board: Board, seat: i64, place: i64, step: Effect) -> float:
        return sale_value(board, finds_of(board, seat), step.what, int(step.rough_count()))


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
        AuctionFrame(at.by, who, board.seats, lot).begin(board, log)

    def promise(self, step: Effect) -> float:
        return TRADING

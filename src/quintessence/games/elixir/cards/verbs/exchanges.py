"""Verbs in which hands are traded, passed on and dealt anew."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, Doing, bit, count_moved, hand_of, in_turn_order, neighbour
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.reckoning import PLENTY, amount_meant, one_seat, seats_in_order, seats_meant
from quintessence.games.elixir.cards.verb import Verb
from quintessence.games.elixir.cards.words import AT_RANDOM, IN_FINDS, NOBODY, TARGET
from quintessence.games.elixir.frames.exchange import ExchangeFrame
from quintessence.games.elixir.frames.take import is_protected
from quintessence.games.elixir.table.telling import tell_exchange, tell_nothing
from quintessence.games.elixir.table.zones import SPELLS, joined
from quintessence.games.elixir.worth.weights import SWAP


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
        number = min(count, i64(len(hand_of(board, zone, one))), i64(len(hand_of(board, zone, other))))
        if number == 0 and count != PLENTY:
            tell_nothing(board, log, at.card)
            return
        if zone == IN_FINDS and (is_protected(board, one, at.by, log) or is_protected(board, other, at.by, log)):
            return
        frame = ExchangeFrame(True, board.seats, zone)
        frame.to[one] = other
        frame.to[other] = one
        if count == PLENTY:
            frame.put[one] = hand_of(board, zone, one)
            frame.put[other] = hand_of(board, zone, other)
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
        who = in_turn_order(board, seats)
        if len(who) < 2:
            tell_nothing(board, log, at.card)
            return
        frame = ExchangeFrame(False, board.seats, effect.zone)
        choosers: i64 = 0
        for seat in who:
            frame.to[seat] = next_of(board, seats, seat, 1 if effect.clockwise else -1)
            hand = hand_of(board, effect.zone, seat)
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
    beside = neighbour(board, seat, side)
    while seats & bit(beside) == 0:
        beside = neighbour(board, beside, side)
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
            together = joined(together, hand_of(board, zone, seat))
        if len(together) == 0:
            tell_nothing(board, log, at.card)
            return
        chance.shuffle(together)
        start: i64 = 0
        got: list[vec[i64]] = []
        for seat in who:
            size = len(hand_of(board, zone, seat))
            board.zones[zone * SPELLS + seat] = together[start : start + size]
            got.append(board.zones[zone * SPELLS + seat])
            start += size
        count_moved(board, len(together))
        tell_exchange(board, log, "redealt", zone, who, got, vec[i64](), True)

"""Verbs about single cards: finds drawn, discarded, taken, fetched; spells taken back, laid, copied."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.sheet import Field

from ...board import Board, Doing
from ...frames.event import event_below, open_event
from ...frames.pick import PickFrame, tell_in_vain
from ...frames.take import TakeFrame
from ...moves import COPY_SPELL, DROP, LAY_SPELL, RECALL_SPELL, TAKE_CARD
from ...table import zones
from ...table.piles import discard, draw_finds
from ...table.telling import tell_looked, tell_nobody, tell_nothing
from ...worth import weights
from ...worth.hands import best_gain
from .. import words
from ..language import Effect, Wanted
from ..reckoning import amount_meant, count_in, one_seat, seats_in_order, wanted_by
from ..scope import Scope
from ..verb import Verb

FETCH_PLACES = vec[i64]([zones.DISCARD, zones.PILE, zones.ASIDE, zones.PAYMENT])
"""Where `fetch` takes from, by the numbers of its words."""


@final
class Draw(Verb):
    """Each draws finds."""

    name = "draw"
    rule = "EX-VERB-1"
    signature = "who: seats = you; n: amount = 1"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        drawn: i64 = 0
        for seat in seats:
            drawn += draw_finds(board, seat, n, chance, log)
        if drawn == 0:
            tell_nothing(board, log, at.card)
        board.count_moved(drawn)

    def promise(self, step: Effect) -> float:
        return weights.FIND_DRAWN * step.rough_count() if step.seats.word == words.YOU else 0.0


@final
class Discard(Verb):
    """Each discards finds of its own choice, of the player's, or at random."""

    name = "discard"
    rule = "EX-VERB-2"
    signature = "who: seats = you; n: count = 1; what: filter = find; pick: owner / you / random = owner; upto: flag"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        if effect.pick == words.AT_RANDOM:
            for seat in seats:
                self.discard_at_random(board, at, effect, seat, n, chance, log)
            return
        wanted = wanted_by(at, effect)
        for seat in seats[::-1]:
            chooser = at.by if effect.pick == words.BY_YOU else seat
            count = count_in(n, len(board.finds_of(seat)))
            frame = PickFrame(chooser, DROP, zones.FINDS + seat, zones.DISCARD, count, wanted)
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)

    def discard_at_random(
        self, board: Board, at: Doing, effect: Effect, seat: i64, n: i64, chance: Chance, log: Log | None
    ) -> None:
        cards = board.matching(board.finds_of(seat), effect.what, at.named)
        if len(cards) == 0 or n == 0:
            tell_nothing(board, log, at.card)
        while n > 0 and len(cards) > 0:
            card = zones.random_card(cards, chance)
            board.remove_card(zones.FINDS + seat, card)
            discard(board, seat, card, log)
            board.count_moved(1)
            n -= 1
            cards = board.matching(board.finds_of(seat), effect.what, at.named)


@final
class Take(Verb):
    """Finds or spells go from each hand to another."""

    name = "take"
    rule = "EX-VERB-3"
    signature = (
        "from: seats!; to: seats = you; n: count = 1; zone: finds / spells = finds; what: filter = find; "
        "level: levels; pick: random / giver / taker = random; upto: flag"
    )

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        to = one_seat(board, at, effect.other_seats)
        if len(seats) == 0 or to == words.NOBODY:
            tell_nothing(board, log, at.card)
            return
        n = amount_meant(board, at, effect.amount)
        for seat in seats[::-1]:
            frame = TakeFrame(at.by, seat, to, wanted_by(at, effect))
            frame.n = count_in(n, len(board.zones[effect.zone * zones.SPELLS + seat]))
            frame.zone = effect.zone
            frame.how = effect.pick
            board.stack.append(frame)

    def promise(self, step: Effect) -> float:
        is_own = step.seats.word == words.YOU
        if step.zone == words.IN_SPELLS:
            return weights.SPELL_GIVEN_AWAY if is_own else 0.0
        return 0.0 if is_own else weights.FIND_TAKEN * step.rough_count()

    def threat(self, step: Effect) -> float:
        return weights.FIND_TAKEN * step.rough_count() if step.seats.word == words.TARGET else 0.0


@final
class Fetch(Verb):
    """Each takes finds of its choice from a pile, or of a payment."""

    name = "fetch"
    rule = "EX-VERB-7"
    signature = (
        "who: seats = you; n: amount = 1; from: discard / pile / top / payment!; what: filter = find; upto: flag; "
        "look: 1..99 = 4; rest: bottom / discard / top = bottom"
    )

    def check(self, field: Field, scope: Scope) -> None:
        """EX-DECK-12: a payment is that of an event."""
        if not scope.is_special and field.key("from").value == "payment":
            field.key("from").under("EX-DECK-12").wrong("elixir-no-event", {"word": "payment"})

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        source = FETCH_PLACES[effect.fetched_from]
        event = open_event(board)
        for seat in seats[::-1]:
            frame = PickFrame(seat, TAKE_CARD, source, zones.FINDS + seat, n, wanted_by(at, effect))
            if source == zones.ASIDE:
                frame.look = effect.look
                frame.rest = effect.rest
            elif source == zones.PAYMENT and event is not None:
                frame.cards = event.paid
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)

    def promise(self, step: Effect) -> float:
        return weights.FIND_FETCHED * step.rough_count()

    def prospect(self, board: Board, seat: i64, place: i64, step: Effect) -> float:
        """Nothing, if no find lies there that is looked for; of a payment, the best find."""
        if step.fetched_from == words.FROM_PAYMENT:
            event = event_below(board, place)
            return 0.0 if event is None else best_gain(board, seat, event.paid)
        if step.fetched_from == words.FROM_DISCARD and not step.what.named:
            if len(board.matching(board.zones[zones.DISCARD], step.what, words.NO_WORD)) == 0:
                return 0.0
        return self.promise(step)


@final
class Look(Verb):
    """Each privately sees some hands."""

    name = "look"
    rule = "EX-VERB-8"
    signature = "who: seats = you; at: seats!; zone: finds / spells / both = finds"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seen = seats_in_order(board, at, effect.other_seats)
        lookers = seats_in_order(board, at, effect.seats)
        if len(seen) == 0 or len(lookers) == 0:
            tell_nothing(board, log, at.card)
        for looker in lookers:
            for seat in seen:
                tell_looked(board, log, looker, seat, effect.zone)


def own_spell(at: Doing, seat: i64) -> i64:
    """The spell whose effect this is, if it lies before that seat: it is not taken back, nor copied."""
    if seat != at.by:
        return words.NO_CARD
    return at.card if at.source == words.NO_CARD else at.source


@final
class Recall(Verb):
    """Laid spells go back to the hand: chosen, the latest first, or at random."""

    name = "recall"
    rule = "EX-VERB-9"
    signature = "from: seats!; n: count = 1; level: levels; pick: you / owner / last / random = last"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        frames: list[PickFrame] = []
        for seat in seats[::-1]:
            chooser = at.by if effect.pick == words.BY_YOU else seat
            count = count_in(n, len(board.laid_of(seat)))
            wanted = Wanted(effect.what, level=effect.level)
            frame = PickFrame(chooser, RECALL_SPELL, zones.LAID + seat, zones.SPELLS + seat, count, wanted)
            frame.skip = own_spell(at, seat)
            frames.append(frame)
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)
        if effect.pick == words.THE_LAST or effect.pick == words.AT_RANDOM:
            for frame in reversed(frames):
                recall_without_asking(board, frame, effect.pick, chance, log)

    def promise(self, step: Effect) -> float:
        return weights.SMALL

    def threat(self, step: Effect) -> float:
        return weights.SPELL_RECALLED if step.seats.word == words.TARGET else 0.0


def recall_without_asking(board: Board, frame: PickFrame, how: i64, chance: Chance, log: Log | None) -> None:
    """The latest laid first, or at random."""
    cards = frame.offered(board, frame.seat)
    if len(cards) == 0:
        tell_in_vain(board, log)
    while frame.n > 0 and len(cards) > 0:
        card = cards[len(cards) - 1] if how == words.THE_LAST else zones.random_card(cards, chance)
        frame.pick(board, card, log)
        cards = frame.offered(board, frame.seat)
    board.stack.pop()


@final
class Lay(Verb):
    """Each lays spells of its hand, unpaid."""

    name = "lay"
    rule = "EX-VERB-10"
    signature = "who: seats = you; n: amount = 1; level: levels; effect: flag"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        for seat in seats[::-1]:
            wanted = Wanted(effect.what, level=effect.level)
            frame = PickFrame(seat, LAY_SPELL, zones.SPELLS + seat, zones.LAID + seat, n, wanted)
            frame.with_effect = effect.with_effect
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)

    def promise(self, step: Effect) -> float:
        return weights.SPELL_LAID


@final
class Copy(Verb):
    """The player chooses a laid spell, not this one and none that copies, and carries it out."""

    name = "copy"
    rule = "EX-VERB-11"
    signature = "whose: seats = all; level: levels"
    copies = True

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        cards = vec[i64]()
        for seat in seats_in_order(board, at, effect.seats):
            for spell in board.of_levels(board.laid_of(seat), effect.level):
                if board.deck.copying[spell] == 0 and spell != own_spell(at, seat):
                    cards = append(cards, spell)
        if len(cards) == 0:
            tell_nothing(board, log, at.card)
            return
        frame = PickFrame(at.by, COPY_SPELL, zones.COPYABLE, zones.COPYABLE, 1, board.deck.vocabulary.anything)
        frame.cards = zones.distinct(cards)
        frame.quiet = True
        board.stack.append(frame)

    def promise(self, step: Effect) -> float:
        return weights.SMALL

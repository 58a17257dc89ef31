"""Verbs about single cards: finds drawn, discarded, taken, fetched; spells taken back, laid, copied."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.sheet import Field

from ...board import Board, Doing
from ...frames.announced import TakeFrame
from ...frames.event import event_below, open_event
from ...frames.pick import FETCH_PLACES, PickFrame, tell_in_vain
from ...moves import COPY_SPELL, DROP, LAY_SPELL, RECALL_SPELL, TAKE_CARD
from ...table import piles, telling, zones
from ...worth import hands, weights
from .. import words
from ..language import Effect, Wanted
from ..scope import Scope
from ..step import Step, count_in
from ..verb import Verb


@final
class Draw(Verb):
    """Each draws finds (EX-VERB-1)."""

    name = "draw"
    signature = "who: seats = you; n: amount = 1"

    def do(self, step: Step) -> None:
        n = step.n()
        drawn: i64 = 0
        for seat in step.who():
            drawn += piles.draw_finds(step.board, seat, n, step.chance, step.log)
        if drawn == 0:
            step.nothing()
        step.board.count_moved(drawn)

    def promise(self, effect: Effect) -> float:
        return weights.FIND_DRAWN * effect.rough_count() if effect.who.word == words.YOU else 0.0


@final
class Discard(Verb):
    """Each discards finds of its own choice, of the player's, or at random (EX-VERB-2)."""

    name = "discard"
    signature = "who: seats = you; n: count = 1; what: filter = find; pick: owner / you / random = owner; upto: flag"

    def do(self, step: Step) -> None:
        n, pick = step.n(), step.effect.pick
        seats = step.who()
        if pick == words.AT_RANDOM:
            for seat in seats:
                self.discard_at_random(step, seat, n)
            return
        for seat in seats[::-1]:
            chooser = step.at.by if pick == words.BY_YOU else seat
            count = count_in(n, len(step.board.finds_of(seat)))
            step.begin(PickFrame(chooser, DROP, zones.FINDS + seat, zones.DISCARD, count, step.wanted()))
        if len(seats) == 0:
            step.nothing()

    def discard_at_random(self, step: Step, seat: i64, n: i64) -> None:
        board = step.board
        cards = zones.drawn_at_random(board.wanted(board.finds_of(seat), step.wanted()), n, step.chance)
        if len(cards) == 0:
            step.nothing()
        for card in cards:
            board.remove_card(zones.FINDS + seat, card)
            piles.discard(board, seat, card, step.log)
            board.count_moved(1)


@final
class Take(Verb):
    """Finds or spells go from each hand to another (EX-VERB-3)."""

    name = "take"
    signature = (
        "who as from: seats!; other as to: seats = you; n: count = 1; zone: finds / spells = finds; "
        "what: filter = find; level: levels; pick: random / giver / taker = random; upto: flag"
    )

    def do(self, step: Step) -> None:
        seats, to = step.who(), step.one(step.effect.other)
        if len(seats) == 0 or to == words.NOBODY:
            step.nothing()
            return
        n, zone = step.n(), step.effect.zone
        for seat in seats[::-1]:
            count = count_in(n, len(step.board.hand_of(zone, seat)))
            step.begin(TakeFrame(step.at.by, seat, to, step.wanted(), count, zone, step.effect.pick))

    def promise(self, effect: Effect) -> float:
        is_own = effect.who.word == words.YOU
        if effect.zone == words.IN_SPELLS:
            return weights.SPELL_GIVEN_AWAY if is_own else 0.0
        return 0.0 if is_own else weights.FIND_TAKEN * effect.rough_count()

    def threat(self, effect: Effect) -> float:
        return weights.FIND_TAKEN * effect.rough_count() if effect.who.word == words.TARGET else 0.0


@final
class Fetch(Verb):
    """Each takes finds of its choice from a pile, or of a payment (EX-VERB-7)."""

    name = "fetch"
    signature = (
        "who: seats = you; n: amount = 1; fetched_from as from: discard / pile / top / payment!; what: filter = find; "
        "upto: flag; look: 1..99 = 4; rest: bottom / discard / top = bottom"
    )

    def check(self, field: Field, scope: Scope) -> None:
        """EX-DECK-12: a payment is that of an event."""
        if not scope.is_special and field.key("from").value == "payment":
            field.key("from").under("EX-DECK-12").wrong("elixir-no-event", {"word": "payment"})

    def do(self, step: Step) -> None:
        n, source = step.n(), FETCH_PLACES[step.effect.fetched_from]
        event = open_event(step.board)
        for seat in step.who_or_nothing()[::-1]:
            frame = PickFrame(seat, TAKE_CARD, source, zones.FINDS + seat, n, step.wanted())
            if source == zones.ASIDE:
                frame.look = step.effect.look
                frame.rest = step.effect.rest
            elif source == zones.PAYMENT and event is not None:
                frame.cards = event.paid
            step.begin(frame)

    def promise(self, effect: Effect) -> float:
        return weights.FIND_FETCHED * effect.rough_count()

    def prospect(self, board: Board, seat: i64, place: i64, effect: Effect) -> float:
        """Nothing, if no find lies there that is looked for; of a payment, the best find."""
        if effect.fetched_from == words.FROM_PAYMENT:
            event = event_below(board, place)
            return 0.0 if event is None else hands.best_gain(board, seat, event.paid)
        if effect.fetched_from == words.FROM_DISCARD and not effect.what.named:
            if len(board.matching(board.zones[zones.DISCARD], effect.what, words.NO_WORD)) == 0:
                return 0.0
        return self.promise(effect)


@final
class Look(Verb):
    """Each privately sees some hands (EX-VERB-8)."""

    name = "look"
    signature = "who: seats = you; other as at: seats!; zone: finds / spells / both = finds"

    def do(self, step: Step) -> None:
        board, zone = step.board, step.effect.zone
        seen, lookers = board.in_turn_order(step.meant(step.effect.other)), step.who()
        if len(seen) == 0 or len(lookers) == 0:
            step.nothing()
        for looker in lookers:
            for seat in seen:
                finds = board.deck.ids_of(board.finds_of(seat)) if zone != words.IN_SPELLS else []
                spells = board.deck.ids_of(board.spells_of(seat)) if zone != words.IN_FINDS else []
                telling.tell_looked(step.log, looker, int(seat), words.HAND_ZONES[zone], finds + spells)


def own_spell(at: Doing, seat: i64) -> i64:
    """The spell whose effect this is, if it lies before that seat: it is not taken back, nor copied."""
    if seat != at.by:
        return words.NO_CARD
    return at.card if at.source == words.NO_CARD else at.source


@final
class Recall(Verb):
    """Laid spells go back to the hand: chosen, the latest first, or at random (EX-VERB-9)."""

    name = "recall"
    signature = "who as from: seats!; n: count = 1; level: levels; pick: you / owner / last / random = last"
    worth = weights.SMALL
    cost_to_target = weights.SPELL_RECALLED

    def do(self, step: Step) -> None:
        n, board, effect = step.n(), step.board, step.effect
        frames: list[PickFrame] = []
        for seat in step.who_or_nothing()[::-1]:
            chooser = step.at.by if effect.pick == words.BY_YOU else seat
            count = count_in(n, len(board.laid_of(seat)))
            wanted = Wanted(effect.what, level=effect.level)
            frame = PickFrame(chooser, RECALL_SPELL, zones.LAID + seat, zones.SPELLS + seat, count, wanted)
            frame.skip = own_spell(step.at, seat)
            frames.append(frame)
            step.begin(frame)
        if effect.pick == words.THE_LAST or effect.pick == words.AT_RANDOM:
            for frame in reversed(frames):
                self.recall_without_asking(step, frame)

    def recall_without_asking(self, step: Step, frame: PickFrame) -> None:
        """The latest laid first, or at random."""
        board = step.board
        cards = frame.offered(board, frame.seat)
        if len(cards) == 0:
            tell_in_vain(board, step.log)
        while frame.n > 0 and len(cards) > 0:
            is_last = step.effect.pick == words.THE_LAST
            card = cards[len(cards) - 1] if is_last else zones.random_card(cards, step.chance)
            frame.pick(board, card, step.log)
            cards = frame.offered(board, frame.seat)
        board.stack.pop()


@final
class Lay(Verb):
    """Each lays spells of its hand, unpaid (EX-VERB-10)."""

    name = "lay"
    signature = "who: seats = you; n: amount = 1; level: levels; with_effect as effect: flag"
    worth = weights.SPELL_LAID

    def do(self, step: Step) -> None:
        n = step.n()
        for seat in step.who_or_nothing()[::-1]:
            wanted = Wanted(step.effect.what, level=step.effect.level)
            frame = PickFrame(seat, LAY_SPELL, zones.SPELLS + seat, zones.LAID + seat, n, wanted)
            frame.with_effect = step.effect.with_effect
            step.begin(frame)


@final
class Copy(Verb):
    """The player chooses a laid spell, not this one and none that copies, and carries it out (EX-VERB-11)."""

    name = "copy"
    signature = "who as whose: seats = all; level: levels"
    copies = True
    worth = weights.SMALL

    def do(self, step: Step) -> None:
        board, at = step.board, step.at
        cards = vec[i64]()
        for seat in step.who():
            for spell in board.of_levels(board.laid_of(seat), step.effect.level):
                if board.deck.copying[spell] == 0 and spell != own_spell(at, seat):
                    cards = append(cards, spell)
        if len(cards) == 0:
            step.nothing()
            return
        frame = PickFrame(at.by, COPY_SPELL, zones.COPYABLE, zones.COPYABLE, 1, board.deck.vocabulary.anything)
        frame.cards = zones.distinct(cards)
        frame.quiet = True
        step.begin(frame)

"""Verbs about finds: drawn, discarded, taken, fetched, looked at."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.sheet import Field
from quintessence.games.elixir.board import Board, Doing, count_moved, finds_of, matching, remove_card
from quintessence.games.elixir.cards import words
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.reckoning import amount_meant, count_in, one_seat, seats_in_order
from quintessence.games.elixir.cards.scope import Scope
from quintessence.games.elixir.cards.verb import Verb
from quintessence.games.elixir.frames.event import event_below, open_event
from quintessence.games.elixir.frames.pick import DROP_WORD, TAKE_WORD, PickFrame
from quintessence.games.elixir.frames.take import TakeFrame
from quintessence.games.elixir.table.piles import discard, draw_finds
from quintessence.games.elixir.table.telling import tell_looked, tell_nobody, tell_nothing
from quintessence.games.elixir.table.zones import ASIDE, DISCARD, FINDS, PAYMENT, PILE, SPELLS, random_card
from quintessence.games.elixir.worth.hands import best_gain
from quintessence.games.elixir.worth.weights import FIND_DRAWN, FIND_FETCHED, FIND_TAKEN, SPELL_GIVEN_AWAY

FETCH_PLACES = vec[i64]([DISCARD, PILE, ASIDE, PAYMENT])
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
        count_moved(board, drawn)

    def promise(self, step: Effect) -> float:
        return FIND_DRAWN * step.rough_count() if step.seats.word == words.YOU else 0.0


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
        for seat in seats[::-1]:
            chooser = at.by if effect.pick == words.BY_YOU else seat
            count = count_in(n, len(finds_of(board, seat)))
            frame = PickFrame(chooser, DROP_WORD, FINDS + seat, DISCARD, count, effect.what)
            frame.named = at.named
            frame.up_to = effect.up_to
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)

    def discard_at_random(
        self, board: Board, at: Doing, effect: Effect, seat: i64, n: i64, chance: Chance, log: Log | None
    ) -> None:
        cards = matching(board, finds_of(board, seat), effect.what, at.named)
        if len(cards) == 0 or n == 0:
            tell_nothing(board, log, at.card)
        while n > 0 and len(cards) > 0:
            card = random_card(cards, chance)
            remove_card(board, FINDS + seat, card)
            discard(board, seat, card, log)
            count_moved(board, 1)
            n -= 1
            cards = matching(board, finds_of(board, seat), effect.what, at.named)


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
            frame = TakeFrame(at.by, seat, to, effect.what)
            frame.n = count_in(n, len(board.zones[effect.zone * SPELLS + seat]))
            frame.zone = effect.zone
            frame.level = effect.level
            frame.how = effect.pick
            frame.up_to = effect.up_to
            frame.named = at.named
            board.stack.append(frame)

    def promise(self, step: Effect) -> float:
        is_own = step.seats.word == words.YOU
        if step.zone == words.IN_SPELLS:
            return SPELL_GIVEN_AWAY if is_own else 0.0
        return 0.0 if is_own else FIND_TAKEN * step.rough_count()

    def threat(self, step: Effect) -> float:
        return FIND_TAKEN * step.rough_count() if step.seats.word == words.TARGET else 0.0


@final
class Fetch(Verb):
    """Each takes finds of its choice from a pile, or of a payment."""

    name = "fetch"
    rule = "EX-VERB-7"
    signature = (
        "who: seats = you; n: amount = 1; from: discard / pile / top / payment!; what: filter = find; upto: flag; "
        "look: number = 4; rest: bottom / discard / top = bottom"
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
            frame = PickFrame(seat, TAKE_WORD, source, FINDS + seat, n, effect.what)
            frame.named = at.named
            frame.up_to = effect.up_to
            if source == ASIDE:
                frame.look = effect.look
                frame.rest = effect.rest
            elif source == PAYMENT and event is not None:
                frame.cards = event.paid
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)

    def promise(self, step: Effect) -> float:
        return FIND_FETCHED * step.rough_count()

    def prospect(self, board: Board, seat: i64, place: i64, step: Effect) -> float:
        """Nothing, if no find lies there that is looked for; of a payment, the best find."""
        if step.fetched_from == words.FROM_PAYMENT:
            event = event_below(board, place)
            return 0.0 if event is None else best_gain(board, seat, event.paid)
        if step.fetched_from == words.FROM_DISCARD and not step.what.named:
            if len(matching(board, board.zones[DISCARD], step.what, words.NO_WORD)) == 0:
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

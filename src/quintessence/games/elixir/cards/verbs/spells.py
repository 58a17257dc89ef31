"""Verbs about spells that lie, or that are laid: taken back, laid unpaid, copied."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, Doing, laid_of, of_levels
from quintessence.games.elixir.cards import words
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.reckoning import amount_meant, count_in, seats_in_order
from quintessence.games.elixir.cards.verb import Verb
from quintessence.games.elixir.frames.pick import COPY_WORD, LAY_WORD, RECALL_WORD, PickFrame, tell_in_vain
from quintessence.games.elixir.table.telling import tell_nobody, tell_nothing
from quintessence.games.elixir.table.zones import COPYABLE, LAID, SPELLS, distinct, random_card
from quintessence.games.elixir.worth.weights import SMALL, SPELL_LAID, SPELL_RECALLED


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
            count = count_in(n, len(laid_of(board, seat)))
            anything = board.deck.vocabulary.any_find
            frame = PickFrame(chooser, RECALL_WORD, LAID + seat, SPELLS + seat, count, anything)
            frame.level = effect.level
            frame.skip = own_spell(at, seat)
            frames.append(frame)
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)
        if effect.pick == words.THE_LAST or effect.pick == words.AT_RANDOM:
            for frame in reversed(frames):
                recall_without_asking(board, frame, effect.pick, chance, log)

    def promise(self, step: Effect) -> float:
        return SMALL

    def threat(self, step: Effect) -> float:
        return SPELL_RECALLED if step.seats.word == words.TARGET else 0.0


def recall_without_asking(board: Board, frame: PickFrame, how: i64, chance: Chance, log: Log | None) -> None:
    """The latest laid first, or at random."""
    cards = frame.offered(board)
    if len(cards) == 0:
        tell_in_vain(board, log)
    while frame.n > 0 and len(cards) > 0:
        card = cards[len(cards) - 1] if how == words.THE_LAST else random_card(cards, chance)
        frame.pick(board, card, log)
        cards = frame.offered(board)
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
            frame = PickFrame(seat, LAY_WORD, SPELLS + seat, LAID + seat, n, board.deck.vocabulary.any_find)
            frame.level = effect.level
            frame.with_effect = effect.with_effect
            board.stack.append(frame)
        tell_nobody(board, log, at.card, seats)

    def promise(self, step: Effect) -> float:
        return SPELL_LAID


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
            for spell in of_levels(board, laid_of(board, seat), effect.level):
                if board.deck.copying[spell] == 0 and spell != own_spell(at, seat):
                    cards = append(cards, spell)
        if len(cards) == 0:
            tell_nothing(board, log, at.card)
            return
        frame = PickFrame(at.by, COPY_WORD, COPYABLE, COPYABLE, 1, board.deck.vocabulary.any_find)
        frame.cards = distinct(cards)
        frame.quiet = True
        board.stack.append(frame)

    def promise(self, step: Effect) -> float:
        return SMALL

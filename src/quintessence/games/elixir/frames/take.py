"""Finds and spells that go from one hand to another by the verb `take` (EX-VERB-3, EX-EV-4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.reading import Reader
from quintessence.core.types import JsonObject

from ..board import Board, Frame
from ..cards import words
from ..cards.language import Wanted
from ..cards.words import IN_FINDS, NO_CARD, NOT_CANCELLED, ON_TAKE
from ..hidden.eyes import Eyes
from ..moves import GIVE, TAKE_CARD
from ..table.enduring import use_oldest
from ..table.lasting import UNCOUNTED
from ..table.telling import tell_moved, tell_of
from ..table.zones import SPELLS, random_card
from ..worth.answer import Answer
from ..worth.weights import FIND_TAKEN
from .event import AFTER_EVENT, BEFORE_EVENT, Announced, EventFrame, take_place
from .pick import PickFrame, tell_in_vain
from .reader import PartReader
from .writer import WANTED, Writer


@final
class TakeFrame(Announced):
    """Finds or spells about to move from one hand to another."""

    name = "take"
    layout = (
        "by: seat!; source as from: seat!; to: seat!; n: number; zone: hand; what; level; named; upto; "
        "how as pick: picker; step: event / move; cancelled: cancelled"
    )

    def __init__(self, by: i64, source: i64, to: i64, wanted: Wanted) -> None:
        super().__init__(ON_TAKE)
        self.by = by
        self.source = source
        self.to = to
        self.wanted = wanted
        self.n: i64 = 1
        self.zone: i64 = IN_FINDS
        self.how: i64 = words.AT_RANDOM
        """Who chooses the cards, or AT_RANDOM."""

    def copy(self) -> Frame:
        twin = TakeFrame(self.by, self.source, self.to, self.wanted)
        twin.n = self.n
        twin.zone = self.zone
        twin.how = self.how
        twin.step = self.step
        twin.cancelled = self.cancelled
        return twin

    def redirect(self, event: i64, source: i64, to: i64) -> None:
        if event == ON_TAKE:
            self.source = to

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """First the event, for finds of somebody else; then the cards move."""
        is_cancelled = self.step == AFTER_EVENT and self.cancelled != NOT_CANCELLED
        if is_cancelled or not self.can_be_done(board, log):
            board.stack.pop()
            return True
        if self.step == BEFORE_EVENT:
            self.step = AFTER_EVENT
            if self.zone == IN_FINDS and self.by != self.source:
                take_place(board, EventFrame(ON_TAKE, self.by, vec[i64]([self.source]), NO_CARD))
                return True
        board.stack.pop()
        if self.how == words.AT_RANDOM:
            self.take_at_random(board, chance, log)
        else:
            self.ask_for_cards(board)
        return True

    def cards_to_take(self, board: Board) -> vec[i64]:
        hand = board.hand_of(self.zone, self.source)
        if self.zone == IN_FINDS:
            return board.wanted(hand, self.wanted)
        return board.of_levels(hand, self.wanted.level)

    def can_be_done(self, board: Board, log: Log | None) -> bool:
        """Whether there is something to take, from somebody else, who is not warded against it (EX-STAT-9)."""
        is_in_vain = self.source == self.to or self.n == 0 or len(board.hand_of(self.zone, self.source)) == 0
        if not is_in_vain and not (self.zone == IN_FINDS and keeps_secret(board, self.source, self.by)):
            is_in_vain = len(self.cards_to_take(board)) == 0
        if is_in_vain:
            tell_in_vain(board, log)
            return False
        return self.zone != IN_FINDS or not is_protected(board, self.source, self.by, log)

    def take_at_random(self, board: Board, chance: Chance, log: Log | None) -> None:
        left = self.n
        cards = self.cards_to_take(board)
        while left > 0 and len(cards) > 0:
            card = random_card(cards, chance)
            board.remove_card(self.zone * SPELLS + self.source, card)
            board.lay_on(self.zone * SPELLS + self.to, card)
            tell_moved(board, log, self.zone, card, self.source, self.to)
            board.count_moved(1)
            left -= 1
            cards = self.cards_to_take(board)

    def ask_for_cards(self, board: Board) -> None:
        """The giver or the taker picks."""
        is_giver = self.how == words.BY_GIVER
        seat, word = (self.source, GIVE) if is_giver else (self.to, TAKE_CARD)
        zone = self.zone * SPELLS
        board.stack.append(PickFrame(seat, word, zone + self.source, zone + self.to, self.n, self.wanted))

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {**super().write(board, eyes), **Writer(board.deck).fields(self.wanted, WANTED)}

    def complete(self, reader: PartReader, value: Reader) -> None:
        self.wanted = reader.wanted(value)

    def weigh(self, board: Board, place: i64, answer: Answer, strengths: list[float]) -> None:
        """Finds that are about to change hands."""
        if self.zone == IN_FINDS and self.cancelled == NOT_CANCELLED and not answer.cancels(place):
            source = answer.bearer(place, self.source)
            worth = FIND_TAKEN * float(min(self.n, i64(len(board.finds_of(source)))))
            strengths[source] -= worth
            strengths[self.to] += worth


def keeps_secret(board: Board, seat: i64, by: i64) -> bool:
    """Whether a ward stops another's card before anybody looks: one without counted uses need not tell if it had to."""
    if seat != by:
        for effect in board.lasting:
            if effect.on == seat and effect.status == words.WARDED:
                return effect.uses == UNCOUNTED
    return False


def is_protected(board: Board, seat: i64, by: i64, log: Log | None) -> bool:
    """Whether a seat's finds are warded against another player's card; if so, the ward has been used."""
    if seat == by or not board.has_status(seat, words.WARDED):
        return False
    tell_of(log, "protected", seat)
    use_oldest(board, seat, words.WARDED, log)
    return True

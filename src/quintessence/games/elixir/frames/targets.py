"""Cards whose targets are chosen one after the other: those that are played, and copied spells."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject

from ..board import NO_CARDS, Board, Frame
from ..cards.words import NOBODY, VEILED
from ..hidden.eyes import Eyes
from ..moves import TARGET_SEAT, packed
from ..table.telling import tell_target
from ..table.zones import first_place, with_card
from .lists import ListFrame, answered
from .reader import PartReader
from .refusing import refuse_seat, refuse_veiled


class Targeting(Frame):
    """A card of a seat that has targets."""

    def __init__(self, card: i64, by: i64) -> None:
        self.card = card
        self.by = by
        self.targets = NO_CARDS
        """The seats chosen so far, NOBODY where there was none to choose from (EX-TGT-5)."""

    def has_all_targets(self, board: Board, log: Log | None) -> bool:
        """Chooses targets where there is no choice. False if the player is asked."""
        while len(self.targets) < len(board.deck.targets[self.card]):
            choices = self.choices(board)
            if len(choices) > 1:
                return False
            self.choose(choices[0] if len(choices) == 1 else NOBODY, log)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """The seats that may be the next target (EX-TGT-1, EX-TGT-2, EX-TGT-3, EX-TGT-4, EX-STAT-8)."""
        anybody = board.deck.targets[self.card][len(self.targets)] == 1
        found = vec[i64](capacity=8)
        for seat in range(board.seats):
            is_choice = anybody if seat == self.by else not board.has_status(seat, VEILED)
            if is_choice and first_place(self.targets, seat) < 0:
                found = append(found, i64(seat))
        return found

    def choose(self, target: i64, log: Log | None) -> None:
        self.targets = with_card(self.targets, target)
        tell_target(log, self.by, target)

    def asked(self, board: Board) -> i64:
        return self.by

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(TARGET_SEAT, self.choices(board))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        self.choose(first_of(move), log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        return ("target",) if with_argument else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-TGT-2, EX-TGT-4, EX-STAT-8"""
        refusal = refuse_seat(board, argument)
        if refusal is not None:
            return refusal
        target = int(argument)
        if target == self.by and board.deck.targets[self.card][len(self.targets)] == 0:
            return Refusal("EX-TGT-2")
        return Refusal("EX-TGT-4") if target in self.targets else refuse_veiled(board, self.by, target)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "target", "card": board.deck.id_of(self.card)}


@final
class CopyFrame(Targeting):
    """A copied spell (EX-VERB-11)."""

    name = "copy"
    layout = "card: spell!; by: seat!; targets: targets"

    def copy(self) -> Frame:
        twin = CopyFrame(self.card, self.by)
        twin.targets = self.targets
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """When all targets are chosen, the spell's effect is carried out."""
        if not self.has_all_targets(board, log):
            return False
        outer = answered(board)
        doing = ListFrame(self.card, self.by, board.deck.effects[self.card])
        doing.targets = self.targets
        doing.window = outer.window
        doing.source = outer.card
        board.stack.append(doing)
        return True

    def stands_on(self, below: Frame | None) -> bool:
        return below is not None and below.is_list()

    def complete(self, reader: PartReader, value: Reader) -> None:
        if len(self.targets) > len(reader.board.deck.targets[self.card]):
            raise value.key("targets").wrong("list")

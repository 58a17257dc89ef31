"""Single questions for a list of effects: an option, a target, a word."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject

from ..board import Board, Doing, Frame
from ..cards.words import VEILED
from ..hidden.eyes import Eyes
from ..moves import CHOOSE_OPTION, MOST_OPTIONS, NAME_WORD, TARGET_SEAT, packed
from ..table.telling import tell, tell_target
from .lists import answered, begin_part
from .refusing import UNKNOWN, not_asked, not_offered, refuse_seat, refuse_veiled
from .writer import Writer


class Question(Frame):
    """One question for the list of effects below."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asked(self, board: Board) -> i64:
        return self.seat

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        return (self.name,) if with_argument else ()

    def stands_on(self, below: Frame | None) -> bool:
        return below is not None and below.is_list()


@final
class ChooseFrame(Question):
    """A choice between options of the first effect still to be done in the list below; bits of those offered."""

    name = "choose"
    layout = "seat: seat!; options: options!"

    def __init__(self, seat: i64, options: i64) -> None:
        super().__init__(seat)
        self.options = options

    def copy(self) -> Frame:
        return ChooseFrame(self.seat, self.options)

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        for number in range(1, MOST_OPTIONS + 1):
            if self.options >> number & 1 == 1:
                moves = append(moves, pack1(CHOOSE_OPTION, number - 1))
        return moves

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        take_option(board, answered(board), seat, first_of(move) + 1, log)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-ASK-4"""
        if not (argument.isascii() and argument.isdigit() and len(argument) < 3 and str(int(argument)) == argument):
            return not_asked(board, f"{verb} {argument}")
        return None if self.options >> int(argument) & 1 == 1 else Refusal("EX-ASK-4")

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "choose", "options": Writer(board.deck).options(self.options)}

    def stands_on(self, below: Frame | None) -> bool:
        """On a list that is about to choose, and has the options offered."""
        if not isinstance(below, Doing) or not below.todo or self.options == 0:
            return False
        choices = len(below.todo[0].choices)
        return choices > 0 and self.options >> (choices + 1) == 0


def take_option(board: Board, at: Doing, seat: i64, number: i64, log: Log | None) -> None:
    """Carries out the option with a number, counted from 1."""
    choice = at.todo[at.place].choices[number - 1]
    at.place += 1
    if log is not None:
        tell(log, "chose", {"seat": int(seat), "what": int(number), "text": dict(choice.text)})
    begin_part(board, at, choice.do)


@final
class AimFrame(Question):
    """A target chosen for the list below; bits of the seats among which."""

    name = "aim"
    layout = "seat: seat!; among: bits"

    def __init__(self, seat: i64, among: i64) -> None:
        super().__init__(seat)
        self.among = among

    def copy(self) -> Frame:
        return AimFrame(self.seat, self.among)

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(TARGET_SEAT, aim_choices(board, self.seat, self.among))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        set_target(answered(board), seat, first_of(move), log)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-VERB-26, EX-STAT-8"""
        refusal = refuse_seat(board, argument)
        if refusal is not None:
            return refusal
        if self.among >> int(argument) & 1 == 0:
            return Refusal("EX-VERB-26")
        return refuse_veiled(board, self.seat, int(argument))

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        return ("target",) if with_argument else ()

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "target"}


def aim_choices(board: Board, seat: i64, among: i64) -> vec[i64]:
    """The seats that may be aimed at: veiled ones only by themselves (EX-STAT-8)."""
    found = vec[i64](capacity=8)
    for other in range(board.seats):
        if among >> other & 1 == 1 and (other == seat or not board.has_status(other, VEILED)):
            found = append(found, i64(other))
    return found


def set_target(at: Doing, seat: i64, target: i64, log: Log | None) -> None:
    """The seat becomes the first target of the list."""
    targets = vec[i64]([target])
    for place in range(1, len(at.targets)):
        targets = append(targets, at.targets[place])
    at.targets = targets
    tell_target(log, seat, target)


@final
class NameFrame(Question):
    """A word named for the list below: a tag of a group, or an ingredient if `group` is NO_WORD."""

    name = "name"
    layout = "seat: seat!; group as of: group"

    def __init__(self, seat: i64, group: i64) -> None:
        super().__init__(seat)
        self.group = group

    def copy(self) -> Frame:
        return NameFrame(self.seat, self.group)

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(NAME_WORD, board.deck.named(self.group))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        set_name(board, answered(board), seat, first_of(move), log)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        named = board.deck.vocabulary.numbers.get(argument, UNKNOWN)
        return None if named in board.deck.named(self.group) else not_offered(named)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "name", "of": Writer(board.deck).group(self.group)}


def set_name(board: Board, at: Doing, seat: i64, word: i64, log: Log | None) -> None:
    at.named = word
    if log is not None:
        tell(log, "named", {"seat": int(seat), "what": board.deck.vocabulary.words[word]})

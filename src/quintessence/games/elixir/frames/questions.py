"""Single questions: an option, a target, a word; and the targets of a copied spell."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import NO_CARDS, Board, Doing, Frame, bit
from quintessence.games.elixir.cards.words import NO_WORD, NOBODY, VEILED
from quintessence.games.elixir.frames.card import refuse_target, target_choices
from quintessence.games.elixir.frames.lists import ListFrame, begin_part
from quintessence.games.elixir.frames.parts import PartReader, write_targets
from quintessence.games.elixir.frames.refusing import UNKNOWN, not_asked, not_offered, refuse_seat, refuse_veiled
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.moves import CHOOSE_OPTION, MOST_OPTIONS, NAME_WORD, TARGET_SEAT, packed
from quintessence.games.elixir.table.telling import card_name, tell, tell_target
from quintessence.games.elixir.table.zones import with_card

INGREDIENTS: Final = "ingredient"
"""What is named where it is no tag of a group."""


class Question(Frame):
    """One question for the list of effects below."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def asked(self, board: Board) -> i64:
        return self.seat

    def stands_on(self, below: Frame | None) -> bool:
        return below is not None and below.is_list()

    def list_below(self, board: Board) -> Doing:
        """The question is answered; the list that asked it goes on."""
        board.stack.pop()
        below = board.stack[-1]
        assert isinstance(below, Doing)
        return below


@final
class ChooseFrame(Question):
    """A choice between options of the first effect still to be done in the list below; bits of those offered."""

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
        take_option(board, self.list_below(board), seat, first_of(move) + 1, log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        return ("choose",) if with_argument else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-ASK-4"""
        if not (argument.isascii() and argument.isdigit() and len(argument) < 3 and str(int(argument)) == argument):
            return not_asked(board, f"{verb} {argument}")
        return None if self.options >> int(argument) & 1 == 1 else Refusal("EX-ASK-4")

    def numbers(self) -> list[Json]:
        return [number for number in range(1, MOST_OPTIONS + 1) if self.options >> number & 1]

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "choose", "options": self.numbers()}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"frame": "choose", "seat": int(self.seat), "options": self.numbers()}

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


def read_choose(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(("frame", "seat", "options"))
    options: i64 = 0
    for option in value.key("options").items():
        options |= bit(option.number(1, MOST_OPTIONS))
    return ChooseFrame(reader.seat(value.key("seat")), options)


@final
class AimFrame(Question):
    """A target chosen for the list below; bits of the seats among which."""

    def __init__(self, seat: i64, among: i64) -> None:
        super().__init__(seat)
        self.among = among

    def copy(self) -> Frame:
        return AimFrame(self.seat, self.among)

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(TARGET_SEAT, aim_choices(board, self.seat, self.among))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        set_target(self.list_below(board), seat, first_of(move), log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        return ("target",) if with_argument else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-VERB-26, EX-STAT-8"""
        refusal = refuse_seat(board, argument)
        if refusal is not None:
            return refusal
        if self.among >> int(argument) & 1 == 0:
            return Refusal("EX-VERB-26")
        return refuse_veiled(board, self.seat, int(argument))

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "target"}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        among: list[Json] = [seat for seat in range(board.seats) if self.among >> seat & 1]
        return {"frame": "aim", "seat": int(self.seat), "among": among}


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


def read_aim(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(("frame", "seat", "among"))
    among: i64 = 0
    for seat in reader.seats(value.key("among")):
        among |= bit(seat)
    return AimFrame(reader.seat(value.key("seat")), among)


@final
class NameFrame(Question):
    """A word named for the list below: a tag of a group, or an ingredient if `group` is NO_WORD."""

    def __init__(self, seat: i64, group: i64) -> None:
        super().__init__(seat)
        self.group = group

    def copy(self) -> Frame:
        return NameFrame(self.seat, self.group)

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(NAME_WORD, board.deck.named(self.group))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        set_name(board, self.list_below(board), seat, first_of(move), log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        return ("name",) if with_argument else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        named = board.deck.vocabulary.numbers.get(argument, UNKNOWN)
        return None if named in board.deck.named(self.group) else not_offered(named)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "name", "of": self.write_group(board)}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"frame": "name", "seat": int(self.seat), "of": self.write_group(board)}

    def write_group(self, board: Board) -> str:
        return INGREDIENTS if self.group == NO_WORD else board.deck.vocabulary.group_names[self.group]


def set_name(board: Board, at: Doing, seat: i64, word: i64, log: Log | None) -> None:
    at.named = word
    if log is not None:
        tell(log, "named", {"seat": int(seat), "what": board.deck.vocabulary.words[word]})


def read_name(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(("frame", "seat", "of"))
    groups = (INGREDIENTS, *reader.board.deck.vocabulary.group_names)
    of = INGREDIENTS if value.key("of").is_null else value.key("of").word(groups)
    return NameFrame(reader.seat(value.key("seat")), NO_WORD if of == INGREDIENTS else groups.index(of) - 1)


@final
class CopyFrame(Question):
    """Targets chosen for a copied spell (EX-VERB-11)."""

    def __init__(self, card: i64, seat: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.targets = NO_CARDS

    def copy(self) -> Frame:
        twin = CopyFrame(self.card, self.seat)
        twin.targets = self.targets
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Chooses targets where there is no choice; when all are chosen, the spell's effect is carried out."""
        while len(self.targets) < len(board.deck.targets[self.card]):
            choices = target_choices(board, self.card, self.seat, self.targets)
            if len(choices) > 1:
                return False
            self.choose(choices[0] if len(choices) == 1 else NOBODY, log)
        outer = self.list_below(board)
        doing = ListFrame(self.card, self.seat, board.deck.effects[self.card])
        doing.targets = self.targets
        doing.window = outer.window
        doing.source = outer.card
        board.stack.append(doing)
        return True

    def choose(self, target: i64, log: Log | None) -> None:
        self.targets = with_card(self.targets, target)
        tell_target(log, self.seat, target)

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(TARGET_SEAT, target_choices(board, self.card, self.seat, self.targets))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        self.choose(first_of(move), log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        return ("target",) if with_argument else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        return refuse_target(board, self.card, self.seat, self.targets, argument)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "target", "card": card_name(board, self.card)}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        card, targets = card_name(board, self.card), write_targets(self.targets)
        return {"frame": "copy", "card": card, "by": int(self.seat), "targets": targets}


def read_copy(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(("frame", "card", "by", "targets"))
    frame = CopyFrame(reader.spell(value.key("card")), reader.seat(value.key("by")))
    frame.targets = reader.targets(value.key("targets"))
    if len(frame.targets) > len(reader.board.deck.targets[frame.card]):
        raise value.key("targets").wrong("list")
    return frame

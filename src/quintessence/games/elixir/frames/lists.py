"""Lists of effects under way: which step comes next, what a list tells the one that it is a part of, what it asks."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject

from ..board import NO_CARDS, Board, Doing, Frame
from ..cards.language import Effect
from ..cards.step import Step
from ..cards.verb import VERBS
from ..cards.words import NOBODY, VEILED
from ..hidden.eyes import Eyes
from ..moves import CHOOSE_OPTION, MOST_OPTIONS, NAME_WORD, TARGET_SEAT, packed
from ..table import telling, zones
from .reader import PartReader
from .refusing import UNKNOWN, is_seat, not_asked, not_there, refuse_veiled
from .writer import BOUND, Writer


@final
class ListFrame(Doing):
    """A list of effects under way."""

    name = "list"
    layout = (
        "card: card; by: seat!; bind; todo: effects!; moved: tally; window: flag; child: flag; total: tally; "
        "source: card; trigger: tally"
    )

    def copy(self) -> "ListFrame":
        twin = inner_list(self, self.todo)
        twin.place = self.place
        twin.before = self.before
        twin.total = self.total
        twin.child = self.child
        twin.trigger = self.trigger
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Does the next step, as far as it can be done (EX-TEXT-1, EX-TEXT-2), or ends the list."""
        if self.place == len(self.todo):
            self.end(board)
            return True
        effect = self.todo[self.place]
        verb = VERBS[effect.verb]
        self.before = self.moved
        if verb.is_step:
            self.place += 1
            self.moved = 0
        verb.do(Step(board, self, effect, chance, log))
        return True

    def end(self, board: Board) -> None:
        """What this list moved counts for the step that it is a part of."""
        board.stack.pop()
        stack = board.stack
        outer = stack[-2] if len(stack) > 1 and isinstance(stack[-1], EachFrame) else stack[-1] if stack else None
        if not isinstance(outer, Doing):
            return
        outer.total += self.total
        if self.child:
            outer.moved = self.moved
            outer.targets = self.targets
            outer.named = self.named
        else:
            outer.moved += self.total

    def triggers_here(self) -> vec[i64]:
        return vec[i64]([self.trigger]) if self.trigger > 0 else NO_CARDS

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        writer = Writer(board.deck)
        bound, todo = writer.bound(self, BOUND), writer.effects(self.todo[self.place :])
        return {**super().write(board, eyes), "bind": bound, "todo": todo, "trigger": int(self.trigger) or None}

    def complete(self, reader: PartReader) -> None:
        reader.bound(self, BOUND, reader.key("bind"))


def inner_list(at: Doing, todo: list[Effect]) -> ListFrame:
    """A list inside another: of the same card and player, with the same bound words."""
    inner = ListFrame(at.card, at.by, todo, at.targets, at.window)
    inner.them = at.them
    inner.named = at.named
    inner.moved = at.moved
    inner.source = at.source
    return inner


def begin_part(board: Board, at: Doing, todo: list[Effect]) -> None:
    """A part of an `if` or a `choose`: it goes on counting where the list was."""
    if len(todo) > 0:
        part = inner_list(at, todo)
        part.child = True
        board.stack.append(part)


def answered(board: Board) -> Doing:
    """Takes the question on top away: the list that asked it goes on."""
    board.stack.pop()
    below = board.stack[-1]
    assert isinstance(below, Doing)
    return below


PATTERN = "todo as do: effects!; card: card; by: seat!; bind; moved: tally; window: flag; source: card"


@final
class EachFrame(Frame):
    """The rest of an `each`: the list `pattern.todo` once more for each of these seats."""

    name = "each"
    layout = "seats: seats; do; card; by; bind; moved; window; source"

    def __init__(self, seats: vec[i64], pattern: ListFrame) -> None:
        self.seats = seats
        self.pattern = pattern
        """The list as it begins for every seat; never changed."""

    def copy(self) -> Frame:
        return EachFrame(self.seats, self.pattern)

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        if len(self.seats) == 0:
            board.stack.pop()
            return True
        doing = self.pattern.copy()
        doing.them = self.seats[0]
        self.seats = self.seats[1:]
        board.stack.append(doing)
        return True

    def stands_on(self, below: Frame | None) -> bool:
        return isinstance(below, Doing)

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        writer = Writer(board.deck)
        pattern = {**writer.fields(self.pattern, PATTERN), "bind": writer.bound(self.pattern, BOUND)}
        return {**super().write(board, eyes), **pattern}

    def complete(self, reader: PartReader) -> None:
        reader.fill(self.pattern, PATTERN, reader.value)
        reader.bound(self.pattern, BOUND, reader.key("bind"))


# Single questions: an option, a target, a word; and the targets of cards that are played or copied.


class Question(Frame):
    """One question for the list of effects below; `offer` is what there is to choose from."""

    def __init__(self, seat: i64, offer: i64) -> None:
        self.seat = seat
        self.offer = offer

    def asked(self, board: Board) -> i64:
        return self.seat

    def stands_on(self, below: Frame | None) -> bool:
        return isinstance(below, Doing)


@final
class ChooseFrame(Question):
    """A choice between options of the first effect still to be done in the list below; bits of those offered."""

    name = "choose"
    layout = "seat: seat!; offer as options: options!"
    asking = "choose options"
    answers = "choose:"

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        for number in range(1, MOST_OPTIONS + 1):
            if self.offer >> number & 1 == 1:
                moves = append(moves, pack1(CHOOSE_OPTION, number - 1))
        return moves

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        take_option(board, answered(board), seat, first_of(move) + 1, log)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-ASK-4"""
        if not (argument.isascii() and argument.isdigit() and len(argument) < 3 and str(int(argument)) == argument):
            return not_asked(board, f"{verb} {argument}")
        return None if self.offer >> int(argument) & 1 == 1 else Refusal("EX-ASK-4")

    def stands_on(self, below: Frame | None) -> bool:
        """On a list that is about to choose, and has the options offered."""
        if not isinstance(below, Doing) or not below.todo or self.offer == 0:
            return False
        choices = len(below.todo[0].choices)
        return choices > 0 and self.offer >> (choices + 1) == 0


def take_option(board: Board, at: Doing, seat: i64, number: i64, log: Log | None) -> None:
    """Carries out the option with a number, counted from 1."""
    choice = at.todo[at.place].choices[number - 1]
    at.place += 1
    telling.tell(log, "chose", {"seat": int(seat), "what": int(number), "text": dict(choice.text)})
    begin_part(board, at, choice.do)


@final
class AimFrame(Question):
    """A target chosen for the list below; bits of the seats among which."""

    name = "aim"
    layout = "seat: seat!; offer as among: bits"
    asking = "target"
    answers = "target:"

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(TARGET_SEAT, aim_choices(board, self.seat, self.offer))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        set_target(answered(board), seat, first_of(move), log)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-VERB-26, EX-STAT-8"""
        if not is_seat(board, argument):
            return not_asked(board, f"target {argument}")
        if self.offer >> int(argument) & 1 == 0:
            return Refusal("EX-VERB-26")
        return refuse_veiled(board, self.seat, int(argument))


def aim_choices(board: Board, seat: i64, among: i64) -> vec[i64]:
    """The seats that may be aimed at: veiled ones only by themselves (EX-STAT-8)."""
    found = vec[i64](capacity=8)
    for other in range(board.seats):
        if among >> other & 1 == 1 and (other == seat or not board.has_status(other, VEILED)):
            found = append(found, i64(other))
    return found


def set_target(at: Doing, seat: i64, target: i64, log: Log | None) -> None:
    """The seat becomes the first target of the list."""
    at.targets = zones.joined(vec[i64]([target]), at.targets[1:])
    telling.tell_target(log, seat, target)


@final
class NameFrame(Question):
    """A word named for the list below: a tag of a group, or an ingredient if `offer` is NO_WORD."""

    name = "name"
    layout = "seat: seat!; offer as of: group"
    asking = "name of"
    answers = "name:"

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(NAME_WORD, board.deck.named(self.offer))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        set_name(board, answered(board), seat, first_of(move), log)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        named = board.deck.vocabulary.numbers.get(argument, UNKNOWN)
        return None if named in board.deck.named(self.offer) else not_there("EX-ASK-4", named)


def set_name(board: Board, at: Doing, seat: i64, word: i64, log: Log | None) -> None:
    at.named = word
    telling.tell(log, "named", {"seat": int(seat), "what": board.deck.vocabulary.words[word]})


class Targeting(Frame):
    """A card of a seat that has targets."""

    asking = "target card"
    answers = "target:"

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
            if is_choice and zones.first_place(self.targets, seat) < 0:
                found = append(found, i64(seat))
        return found

    def choose(self, target: i64, log: Log | None) -> None:
        self.targets = zones.with_card(self.targets, target)
        telling.tell_target(log, self.by, target)

    def asked(self, board: Board) -> i64:
        return self.by

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return packed(TARGET_SEAT, self.choices(board))

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        self.choose(first_of(move), log)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-TGT-2, EX-TGT-4, EX-STAT-8"""
        if not is_seat(board, argument):
            return not_asked(board, f"target {argument}")
        target = int(argument)
        if target == self.by and board.deck.targets[self.card][len(self.targets)] == 0:
            return Refusal("EX-TGT-2")
        return Refusal("EX-TGT-4") if target in self.targets else refuse_veiled(board, self.by, target)


@final
class CopyFrame(Targeting):
    """A copied spell (EX-VERB-11)."""

    name = "copy"
    layout = "card: card!; by: seat!; targets: targets"

    def copy(self) -> Frame:
        twin = CopyFrame(self.card, self.by)
        twin.targets = self.targets
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """When all targets are chosen, the spell's effect is carried out."""
        if not self.has_all_targets(board, log):
            return False
        outer = answered(board)
        doing = ListFrame(self.card, self.by, board.deck.effects[self.card], self.targets, outer.window)
        doing.source = outer.card
        board.stack.append(doing)
        return True

    def stands_on(self, below: Frame | None) -> bool:
        return isinstance(below, Doing)

    def complete(self, reader: PartReader) -> None:
        reader.find(reader.key("card"), spell=True)
        reader.key("targets").demand(len(self.targets) <= len(reader.board.deck.targets[self.card]), "list")

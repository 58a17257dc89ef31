"""Lists of effects under way: which step comes next, and what a list tells the one that it is a part of."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.types import JsonObject

from ..board import NO_CARDS, Board, Doing, Frame
from ..cards.language import Effect
from ..cards.step import Step
from ..cards.verb import VERBS
from ..hidden.eyes import Eyes
from .reader import PartReader
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
    inner = ListFrame(at.card, at.by, todo)
    inner.targets = at.targets
    inner.them = at.them
    inner.named = at.named
    inner.moved = at.moved
    inner.window = at.window
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
        """The list for the next seat, or the end."""
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

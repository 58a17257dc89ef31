"""Lists of effects under way: which step comes next, and what a list tells the one that it is a part of."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.reading import Reader
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, Doing, Frame
from quintessence.games.elixir.cards.language import Effect
from quintessence.games.elixir.cards.verb import VERBS
from quintessence.games.elixir.cards.words import HIGHEST_COUNT, names
from quintessence.games.elixir.frames.parts import PartReader, write_bound, write_effects
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.table.telling import card_name, seat_list

LIST_KEYS: Final = names("frame card by bind todo moved window child total source trigger")
EACH_KEYS: Final = names("frame seats do card by bind moved window source")


@final
class ListFrame(Doing):
    """A list of effects under way."""

    def copy(self) -> Frame:
        return self.twin()

    def twin(self) -> "ListFrame":
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
        verb.do(board, self, effect, chance, log)
        return True

    def end(self, board: Board) -> None:
        """What this list moved counts for the step that it is a part of."""
        board.stack.pop()
        place: i64 = len(board.stack) - 1
        if place >= 0 and isinstance(board.stack[place], EachFrame):
            place -= 1
        if place < 0:
            return
        outer = board.stack[place]
        if not isinstance(outer, Doing):
            return
        outer.total += self.total
        if self.child:
            outer.moved = self.moved
            outer.targets = self.targets
            outer.named = self.named
        else:
            outer.moved += self.total

    def highest_trigger(self) -> i64:
        return self.trigger

    def is_firing(self, trigger: i64) -> bool:
        return self.trigger == trigger

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {
            "frame": "list",
            "card": card_name(board, self.card),
            "by": int(self.by),
            "bind": write_bound(board, self.targets, self.them, self.named),
            "todo": write_effects(self.todo[self.place :]),
            "moved": int(self.moved),
            "window": self.window,
            "child": self.child,
            "total": int(self.total),
            "source": card_name(board, self.source),
            "trigger": int(self.trigger) if self.trigger > 0 else None,
        }


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


@final
class EachFrame(Frame):
    """The rest of an `each`: the list `pattern.todo` once more for each of these seats."""

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
        doing = self.pattern.twin()
        doing.them = self.seats[0]
        self.seats = self.seats[1:]
        board.stack.append(doing)
        return True

    def stands_on(self, below: Frame | None) -> bool:
        return below is not None and below.is_list()

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        pattern = self.pattern
        return {
            "frame": "each",
            "seats": seat_list(self.seats),
            "do": write_effects(pattern.todo),
            "card": card_name(board, pattern.card),
            "by": int(pattern.by),
            "bind": write_bound(board, pattern.targets, pattern.them, pattern.named),
            "moved": int(pattern.moved),
            "window": pattern.window,
            "source": card_name(board, pattern.source),
        }


def read_list(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(LIST_KEYS)
    frame = read_doing(reader, value, "todo")
    frame.total = value.key("total").number_or(0, 0, HIGHEST_COUNT)
    frame.child = value.key("child").flag_or(False)
    frame.trigger = value.key("trigger").number_or(0, 0, HIGHEST_COUNT)
    return frame


def read_each(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(EACH_KEYS)
    pattern = read_doing(reader, value, "do")
    return EachFrame(reader.seats(value.key("seats")), pattern)


def read_doing(reader: PartReader, value: Reader, todo: str) -> ListFrame:
    """What lists, and the pattern of an `each`, have in common."""
    card, by = reader.card_or_none(value.key("card")), reader.seat(value.key("by"))
    frame = ListFrame(card, by, reader.effects(value.key(todo)))
    frame.targets, frame.them, frame.named = reader.bound(value.key("bind"))
    frame.moved = value.key("moved").number_or(0, 0, HIGHEST_COUNT)
    frame.window = value.key("window").flag_or(False)
    frame.source = reader.card_or_none(value.key("source"))
    return frame

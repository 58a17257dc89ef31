"""A face: all that a recipient sees of a table, as one JSON document.

What several recipients share is made once for all of them, and compared once with what they saw before.
"""

from typing import final

from quintessence.core.patch import Patch, compare, diff
from quintessence.core.types import Json, JsonObject
from quintessence.server.clock import Millis


@final
class FaceParts:
    """The parts of a face. Recipients who see the same share the same objects, which never change."""

    __slots__ = ("asked", "hands", "prompt", "result", "shown", "table")

    def __init__(
        self,
        table: JsonObject,
        shown: JsonObject | None,
        asked: JsonObject | None,
        prompt: JsonObject | None,
        result: JsonObject | None,
        hands: list[Json] | None,
    ) -> None:
        self.table = table
        self.shown = shown
        """The position as the recipient sees it; None before the game."""
        self.asked = asked
        """The rest of its view, the key `table`."""
        self.prompt = prompt
        self.result = result
        self.hands = hands
        """The view of each seat, for spectators who see hands, once the game has begun."""

    def document(self) -> JsonObject:
        """The whole face."""
        view: JsonObject | None = None if self.shown is None else {**self.shown, "table": self.asked}
        made: JsonObject = {"table": self.table, "view": view, "prompt": self.prompt, "result": self.result}
        if self.hands is not None:
            made["hands"] = self.hands
        return made


@final
class Common:
    """The patch between two objects that several recipients share: computed once, for the last pair."""

    __slots__ = ("_new", "_old", "_path", "_steps")

    def __init__(self, name: str) -> None:
        self._path: list[Json] = [name]
        self._old: JsonObject | None = None
        self._new: JsonObject | None = None
        self._steps: Patch = []

    def steps(self, old: JsonObject, new: JsonObject) -> Patch:
        if old is not self._old or new is not self._new:
            self._steps = []
            compare(old, new, self._path, self._steps)
            self._old, self._new = old, new
        return self._steps


@final
class Shared:
    """What recipients share: the table as everybody sees it, and the position for each viewpoint.

    It is kept until the next entry. Seats that do not change stay the same object, so that patches need not compare
    them.
    """

    __slots__ = ("_number", "_tables", "_views", "at", "fixed", "seats", "shown", "table")

    def __init__(self) -> None:
        self.fixed: JsonObject | None = None
        """The part that never changes, once it was made."""
        self.table: JsonObject | None = None
        """The table as everybody sees it at the time `at`, once it was made."""
        self.at = Millis(0)
        self.seats: list[Json] = []
        self.shown: dict[int, JsonObject] = {}
        """The position for each viewpoint, once it was made."""
        self._number = -1
        self._tables = Common("table")
        self._views = Common("view")

    def keep_for(self, number: int) -> None:
        """Forgets what was made for another number of entries."""
        if number != self._number:
            self.table = None
            self.shown.clear()
            self._number = number

    def changes(self, old: FaceParts, new: FaceParts) -> Patch:
        """The patch from one face to another."""
        if old.hands is not None or new.hands is not None or old.shown is None or new.shown is None:
            return diff(old.document(), new.document())
        steps = [*self._tables.steps(old.table, new.table), *self._views.steps(old.shown, new.shown)]
        compare(old.asked, new.asked, ["view", "table"], steps)
        if old.prompt is not None and new.prompt is not None and old.prompt["id"] != new.prompt["id"]:
            # A new question shares hardly anything with the old one: comparing them is not worth it.
            steps.append([["prompt"], new.prompt])
        else:
            compare(old.prompt, new.prompt, ["prompt"], steps)
        compare(old.result, new.result, ["result"], steps)
        return steps

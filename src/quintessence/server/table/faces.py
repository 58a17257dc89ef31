"""A face: all that a recipient sees of a table, as one JSON document.

It is a function of the fold and the recipient, and changes only with an entry that tells the recipient something.
What several recipients see alike is made once for all of them, and compared once with what they saw before.
"""

from typing import TYPE_CHECKING, final

from quintessence.core.fair import commit
from quintessence.core.match import Match
from quintessence.core.patch import Patch, compare, diff
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.breaks import can_pause

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


@final
class Face:
    """The parts of a face. Recipients who see the same share the same objects: nobody changes them."""

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
        """What the recipient is shown of the position, None before the game begins."""
        self.asked = asked
        """The rest of its view, the key `table`."""
        self.prompt = prompt
        self.result = result
        self.hands = hands
        """For spectators who see them, from the beginning of the game on: what each seat sees."""

    @property
    def view(self) -> JsonObject | None:
        return None if self.shown is None else {**self.shown, "table": self.asked}

    def document(self) -> JsonObject:
        """The whole face."""
        made: JsonObject = {"table": self.table, "view": self.view, "prompt": self.prompt, "result": self.result}
        if self.hands is not None:
            made["hands"] = self.hands
        return made


@final
class Common:
    """The steps between two objects that several recipients had and have: found once, for the last pair asked for."""

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
    """What recipients share: the table as everybody sees it, the position for all who see through the same eyes.

    Seats of the table that stay the same stay the same object: nothing in them is compared for anybody's patch.
    """

    __slots__ = ("_at", "_fixed", "_part", "_part_number", "_seats", "_shown", "_shown_number", "_tables", "_views")

    def __init__(self, table: "Table") -> None:
        self._fixed = fixed_part(table)
        self._part: JsonObject = {}
        self._part_number = -1
        self._at = Millis(0)
        self._seats: list[Json] = []
        self._shown: dict[int, JsonObject] = {}
        self._shown_number = -1
        self._tables = Common("table")
        self._views = Common("view")

    @property
    def fixed(self) -> JsonObject:
        """What is said of the table once and for all."""
        return self._fixed

    def part(self, table: "Table", at: Millis) -> JsonObject:
        """The table as it was at a time at which somebody was told something."""
        if table.number != self._part_number or at != self._at:
            seats: list[Json] = [seat_part(table, seat, at) for seat in range(len(table.chairs))]
            if seats != self._seats:
                self._seats = seats
            self._part = table_part(table, self._fixed, self._seats, at)
            self._part_number, self._at = table.number, at
        return self._part

    def shown(self, table: "Table", match: Match, recipient: Seat | None) -> JsonObject:
        """What a recipient is shown of the position."""
        if table.number != self._shown_number:
            self._shown.clear()
            self._shown_number = table.number
        viewpoint = match.viewpoint(recipient)
        shown = self._shown.get(viewpoint)
        if shown is None:
            shown = self._shown[viewpoint] = match.shown(recipient)
        return shown

    def changes(self, old: Face, new: Face) -> Patch:
        """The patch from one face to another."""
        if old.hands is not None or new.hands is not None or old.shown is None or new.shown is None:
            return diff(old.document(), new.document())
        steps = [*self._tables.steps(old.table, new.table), *self._views.steps(old.shown, new.shown)]
        compare(old.asked, new.asked, ["view", "table"], steps)
        if old.prompt is not None and new.prompt is not None and old.prompt["id"] != new.prompt["id"]:
            # Another question: hardly anything of the old one is left that would be worth looking for.
            steps.append([["prompt"], new.prompt])
        else:
            compare(old.prompt, new.prompt, ["prompt"], steps)
        compare(old.result, new.result, ["result"], steps)
        return steps


def make_face(table: "Table", recipient: Seat | None) -> Face:
    """The face of a recipient as the table is now."""
    match, shared = table.match, table.shared
    part = shared.part(table, table.feed(recipient).at)
    if match is None:
        return Face(part, None, None, None, None, None)
    result = match.result
    hands: list[Json] | None = None
    if recipient is None and table.opening.spectators == "hands":
        hands = [match.view(seat) for seat in range(len(table.chairs))]
    return Face(
        part,
        shared.shown(table, match, recipient),
        at_table(table, match, recipient),
        None if recipient is None else prompt_part(table, recipient),
        None if result is None else result.to_json(),
        hands,
    )


def at_table(table: "Table", match: Match, recipient: Seat | None) -> JsonObject:
    """The part `table` of a view. In a window all whom it asks are awaited, not only the first."""
    part = match.at_table(recipient)
    if table.windows.now is not None and match.result is None:
        awaited: list[Json] = [*sorted(table.windows.seats)]
        part["awaited"] = awaited
    return part


def table_part(table: "Table", fixed: JsonObject, seats: list[Json], at: Millis) -> JsonObject:
    opening, status = table.opening, table.status
    is_over = table.match is not None and status in ("over", "closed")
    return {
        **fixed,
        "seats": seats,
        "status": status,
        "opener": table.seat_of(table.opener),
        "secret": table.secret if is_over and opening.record is None else None,
        "takeback": table.takeback.shown() if table.takeback is not None else None,
        "rematch": rematch_part(table),
        "window": table.windows.shown_to_all() if status == "running" else None,
        "card_asked": table.races is not None and table.races.asked_at is not None,
        "pause": pause_part(table),
        "at": at,
    }


def pause_part(table: "Table") -> JsonObject | None:
    """The count-down and the break of a game with races: who may ask for one, and since when it lasts."""
    races = table.races
    if races is None or table.status != "running":
        return None
    seats: list[Json] = [seat for seat in range(len(table.chairs)) if can_pause(table, seat)]
    return {"ready_at": races.ready_at, "since": races.paused_since, "seats": seats}


def fixed_part(table: "Table") -> JsonObject:
    """What is said of the table once and for all."""
    opening = table.opening
    clock, absence = opening.clock, opening.absence
    return {
        "id": table.id,
        "game": table.game.slug,
        "rules_version": table.game.rules_version,
        "options": table.setting.options,
        "own_cards": opening.cards is not None,
        "spectators": opening.spectators,
        "public": opening.public,
        "windows": {"kind": opening.windows_kind, "time": opening.window.time} if table.game.has_windows() else None,
        "clock": {"kind": clock.kind, "time": clock.time, "increment": clock.increment},
        "absence": {"rule": absence.rule, "after": absence.after},
        "race": dict(opening.race),
        "commitment": commit(table.secret) if opening.record is None else None,
    }


def seat_part(table: "Table", seat: Seat, at: Millis) -> JsonObject:
    clocks = table.clocks
    left = clocks.left_at(seat, at) if clocks.is_on else None
    match = table.match
    return table.chairs[seat].shown(match is not None and seat in match.resigned, left, clocks.runs(seat))


def rematch_part(table: "Table") -> JsonObject | None:
    if not table.rematch_asked and table.rematch_table is None:
        return None
    agreed: list[Json] = [*sorted(table.rematch_asked)]
    return {"agreed": agreed, "table": table.rematch_table}


def prompt_part(table: "Table", seat: Seat) -> JsonObject:
    """What a seat may do now."""
    windows, match = table.windows, table.match
    # What a bot is asked is no business of the person whose seat it plays.
    is_own = table.bot_of(seat) is None
    legal: list[Json] = [*table.legal(seat)]
    window = windows.shown() if seat in windows.seats else None
    return {
        "id": table.questions[seat].id if is_own else 0,
        "to_act": table.is_asked(seat),
        "legal": legal,
        "can_undo": is_own and match is not None and match.can_undo(seat),
        "window": window,
        "answer": windows.answers.get(seat) if is_own else None,
        "order": order_part(table, seat),
        "race": race_part(table, seat),
    }


def order_part(table: "Table", seat: Seat) -> str | None:
    """The seat's own standing order about windows, None in a game that has none."""
    if table.match is None or not table.game.has_windows():
        return None
    return table.windows.order_of(seat, table.shared.shown(table, table.match, seat).get("turn"))


def race_part(table: "Table", seat: Seat) -> JsonObject | None:
    """The open race as one who takes part sees it: the number of the card, its window, one's own answer.

    `next` is what the seat says to have the next card turned if nobody answers, None if that is another's (EL-NET-9).
    """
    races, match = table.races, table.match
    if races is None or match is None or races.shown_at is None or seat not in races.allowances:
        return None
    if match.result is not None:
        return None
    answer = next((answer.words for answer in races.answers if answer.seat == seat), None)
    state = table.timed_state()
    return {
        "flip": races.flip,
        "window": int(state.race_window()),
        "floor": int(state.race_floor()),
        "answered": answer if table.bot_of(seat) is None else None,
        "next": races.next[1] if races.next is not None and races.next[0] == seat else None,
    }

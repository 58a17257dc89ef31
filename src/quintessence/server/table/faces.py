"""A face: all that a recipient sees of a table, as one JSON document.

It is a function of the fold and the recipient, and changes only with an entry that tells the recipient something.
"""

from typing import TYPE_CHECKING, final

from quintessence.core.fair import commit
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.feed import Recipient

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


@final
class TablePart:
    """What everybody sees of the table. It is made once for all who were told something at the same time.

    Seats that stay the same stay the same object: nothing in them is compared for anybody's patch.
    """

    __slots__ = ("_at", "_fixed", "_number", "_part", "_seats")

    def __init__(self, table: "Table") -> None:
        self._fixed = fixed_part(table)
        self._number = -1
        self._at = Millis(0)
        self._part: JsonObject = {}
        self._seats: list[Json] = []

    @property
    def fixed(self) -> JsonObject:
        """What is said once and for all."""
        return self._fixed

    def of(self, table: "Table", at: Millis) -> JsonObject:
        """The part as it was at a time at which somebody was told something."""
        if table.number != self._number or at != self._at:
            seats: list[Json] = [seat_part(table, seat, at) for seat in range(len(table.chairs))]
            if seats != self._seats:
                self._seats = seats
            self._part = table_part(table, self._fixed, self._seats, at)
            self._number, self._at = table.number, at
        return self._part


def make_face(table: "Table", recipient: Recipient) -> JsonObject:
    """The face of a recipient as the table is now."""
    match = table.match
    result = None if match is None else match.result
    face: JsonObject = {
        "table": table.part.of(table, table.feed(recipient).at),
        "view": None if match is None else match.view(recipient),
        "prompt": None if recipient is None or match is None else prompt_part(table, recipient),
        "result": None if result is None else result.to_json(),
    }
    if recipient is None and table.opening.spectators == "hands" and match is not None:
        face["hands"] = [match.view(seat) for seat in range(len(table.chairs))]
    return face


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
        "card_asked": table.races is not None and table.races.asked_at is not None,
        "at": at,
    }


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
        "auto_pass": opening.auto_pass,
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
    orders: list[Json] = [order.shown() for order in windows.orders if order.seat == seat]
    return {
        "id": table.questions[seat].id if is_own else 0,
        "to_act": table.is_asked(seat),
        "legal": legal,
        "can_undo": is_own and match is not None and match.can_undo(seat),
        "window": window,
        "early": windows.early.get(seat) if is_own else None,
        "orders": orders,
        "race": race_part(table, seat),
    }


def race_part(table: "Table", seat: Seat) -> JsonObject | None:
    """The open race as one who takes part sees it: the number of the card, its window, one's own answer."""
    races, match = table.races, table.match
    if races is None or match is None or races.shown_at is None or seat not in races.allowances:
        return None
    answer = next((answer.words for answer in races.answers if answer.seat == seat), None)
    state = table.timed_state()
    return {
        "flip": races.flip,
        "window": int(state.race_window()),
        "floor": int(state.race_floor()),
        "answered": answer if table.bot_of(seat) is None else None,
    }

"""What a recipient sees of a table: its face, and how it changes.

A face depends on the fold and the recipient alone, and changes only with an entry that tells the recipient something.
"""

from quintessence.core.match import Match
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.protocol import Update
from quintessence.server.table.parts.faces import FaceParts
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.table import Table


def face(table: Table, recipient: Recipient) -> JsonObject:
    """All that a recipient sees. Do not change it: its parts are kept."""
    feed = table.feed(recipient)
    kept = feed.kept_face()
    if kept is None:
        kept = make_face(table, recipient)
        feed.keep_face(kept)
    return kept.document()


def update(table: Table, recipient: Recipient) -> Update | None:
    """What the last entry told a recipient; None if nothing. Call it once for each entry.

    The patch starts from the face of the previous number, if `face` or `update` made it; else it sets the whole face.
    """
    feed = table.feed(recipient)
    return feed.update(make_face(table, recipient), table.shared) if feed.told_last else None


def make_face(table: Table, recipient: Recipient) -> FaceParts:
    """The face of a recipient as the table is now."""
    match = table.match
    part = shared_part(table, table.feed(recipient).at)
    if match is None:
        return FaceParts(part, None, None, None, None, None)
    result = match.result
    hands: list[Json] | None = None
    if recipient is None and table.opening.spectators == "hands":
        hands = [match.view(seat) for seat in range(len(table.chairs))]
    return FaceParts(
        part,
        shown_to(table, match, recipient),
        at_table(table, match, recipient),
        None if recipient is None else prompt_part(table, recipient),
        None if result is None else result.to_json(),
        hands,
    )


# What recipients share.


def shared_part(table: Table, at: Millis) -> JsonObject:
    """The part of the face that everybody shares, at the time when the recipient was last told something."""
    shared = table.shared
    shared.keep_for(table.number)
    if shared.table is None or shared.at != at:
        seats: list[Json] = [seat_part(table, seat, at) for seat in range(len(table.chairs))]
        if seats != shared.seats:
            shared.seats = seats
        if shared.fixed is None:
            shared.fixed = fixed_part(table)
        shared.table, shared.at = table_part(table, shared.fixed, shared.seats, at), at
    return shared.table


def shown_to(table: Table, match: Match, recipient: Recipient) -> JsonObject:
    """The position as a recipient sees it."""
    table.shared.keep_for(table.number)
    viewpoint = match.viewpoint(recipient)
    shown = table.shared.shown.get(viewpoint)
    if shown is None:
        shown = table.shared.shown[viewpoint] = match.shown(recipient)
    return shown


# The parts of a face.


def at_table(table: Table, match: Match, recipient: Seat | None) -> JsonObject:
    """The part `table` of a view. In a window, all seats that it asks are awaited, not only the first."""
    part = match.at_table(recipient)
    if table.windows.now is not None and match.result is None:
        awaited: list[Json] = [*sorted(table.windows.seats)]
        part["awaited"] = awaited
    return part


def table_part(table: Table, fixed: JsonObject, seats: list[Json], at: Millis) -> JsonObject:
    opening, status = table.opening, table.status
    is_over = table.match is not None and status in ("over", "closed")
    return {
        **fixed,
        "seats": seats,
        "status": status,
        "opener": table.seat_of(table.opener),
        "secret": table.secret if is_over and opening.record is None else None,
        "takeback": table.takeback.shown() if table.takeback is not None else None,
        "rematch": table.rematch.shown(),
        "window": table.windows.shown_to_all() if status == "running" else None,
        "card_asked": table.races is not None and table.races.asked_at is not None,
        "pause": pause_part(table),
        "at": at,
    }


def pause_part(table: Table) -> JsonObject | None:
    """The countdown and the pause of a game with races: who can pause it, and since when it is paused."""
    races = table.races
    if races is None or table.status != "running":
        return None
    seats: list[Json] = [seat for seat in range(len(table.chairs)) if table.can_pause(seat)]
    return {"ready_at": races.ready_at, "since": races.paused_since, "seats": seats}


def fixed_part(table: Table) -> JsonObject:
    """The part of the face that never changes."""
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
        "commitment": table.commitment,
    }


def seat_part(table: Table, seat: Seat, at: Millis) -> JsonObject:
    clocks = table.clocks
    left = clocks.left_at(seat, at) if clocks.is_on else None
    match = table.match
    return table.chairs[seat].shown(match is not None and seat in match.resigned, left, clocks.runs(seat))


def prompt_part(table: Table, seat: Seat) -> JsonObject:
    """What a seat may do now."""
    windows, match = table.windows, table.match
    # The person whose seat a bot plays does not learn what the bot is asked.
    is_own = table.chairs[seat].bot is None
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


def order_part(table: Table, seat: Seat) -> str | None:
    """When the seat is asked in windows; None in a game without windows."""
    if table.match is None or not table.game.has_windows():
        return None
    return table.windows.order_of(seat, shown_to(table, table.match, seat).get("turn"))


def race_part(table: Table, seat: Seat) -> JsonObject | None:
    """The open race as a player sees it: the number of the card, its time, the player's own answer.

    `next` is the move that turns the next card if nobody answers; None if another seat makes it (EL-NET-9).
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
        "answered": answer if table.chairs[seat].bot is None else None,
        "next": races.next[1] if races.next is not None and races.next[0] == seat else None,
    }

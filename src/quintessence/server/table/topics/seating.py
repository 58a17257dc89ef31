"""Opening a table, sitting down, leaving, starting the game, closing the table."""

from typing import Final

from quintessence.core.event import Event
from quintessence.core.fair import Fair, commit, mix
from quintessence.core.match import Match
from quintessence.core.race import Terms
from quintessence.core.timed import TimedGame
from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId, TableId
from quintessence.server.table.asking import go_on
from quintessence.server.table.checks import check_belongs, check_open, check_seat, checked_nonce
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import Opening, checked_opening, hash_of_token, is_token_of
from quintessence.server.table.parts.done import EVERYBODY, Done, Folds, told
from quintessence.server.table.parts.races import Races
from quintessence.server.table.sender import Commands, Sender
from quintessence.server.table.table import Table
from quintessence.server.table.todo import Appointment
from quintessence.server.words import Wrong

MOST_INVITATIONS: Final = 20
OPEN_FOR: Final = 7 * 86_400_000
"""A table at which no game has begun is closed after a week."""


class Opened(Entry, frozen=True, tag="opened"):
    """The new table and all that was agreed. `secret` fixes the shuffle and is not shown before the end."""

    table: TableId
    opener: IdentityId | None
    opening: Opening
    secret: str


def open_table(table: TableId, opening: Opening, opener: IdentityId | None, secret: str, now: Millis) -> list[Entry]:
    """The first entry of a table; `secret` must be new. `Wrong` or a `Mistake` says what is not possible."""
    checked_opening(opening)
    return [Opened(at=now, table=table, opener=opener, opening=opening, secret=secret)]


def opened(table: Table, entry: Opened) -> Done:
    if entry.opening.record is not None:
        match = Match.from_record(entry.opening.record)
        if match.result is not None:
            table.match = match
    return told("opened")


class Invited(Entry, frozen=True, tag="invited"):
    """An invitation: a person with the token of this hash may take the seat."""

    seat: int
    hash: str


def invite(table: Table, identity: IdentityId | None, seat: Seat, token: str, now: Millis) -> list[Entry]:
    """The host or a player makes an invitation to a seat."""
    check_open(table)
    check_seat(table, seat)
    check_belongs(table, identity)
    if len(table.chairs[free_seat(table, seat)].hashes) >= MOST_INVITATIONS:
        raise Wrong("table-many-invitations", 409, most=MOST_INVITATIONS)
    return [Invited(at=now, seat=seat, hash=hash_of_token(token))]


def invited(table: Table, entry: Invited) -> Done:
    table.chairs[entry.seat].hashes.append(entry.hash)
    return Done(changes_questions=False)


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, perhaps with a word for the shuffle."""

    seat: int
    identity: IdentityId
    name: str
    nonce: str | None = None


def sit(
    table: Table,
    identity: IdentityId,
    name: str,
    now: Millis,
    seat: Seat | None = None,
    token: str | None = None,
    nonce: str | None = None,
) -> list[Entry]:
    """Takes a seat: that of the invitation, the given one, or the first free one."""
    check_open(table)
    if table.seat_of(identity) is not None:
        raise Wrong("table-sits-already", 409)
    chosen = chosen_seat(table, identity, seat, token)
    return [Sat(at=now, seat=chosen, identity=identity, name=name, nonce=checked_nonce(nonce))]


def chosen_seat(table: Table, identity: IdentityId, seat: Seat | None, token: str | None) -> Seat:
    """The seat of the invitation, the given one, or the first that anybody may take."""
    if token is not None:
        for place, chair in enumerate(table.chairs):
            if any(is_token_of(token, hashed) for hashed in chair.hashes):
                return free_seat(table, place)
        raise Wrong("table-bad-invitation", 403)
    if seat is not None:
        check_seat(table, seat)
        if table.chairs[seat].plan.kind == "invited" and identity != table.opener:
            raise Wrong("table-needs-invitation", 403, seat=seat + 1)
        return free_seat(table, seat)
    for place, chair in enumerate(table.chairs):
        if not chair.is_taken and (chair.plan.kind == "open" or identity == table.opener):
            return place
    raise Wrong("table-full", 409)


def free_seat(table: Table, seat: Seat) -> Seat:
    if table.chairs[seat].is_taken:
        raise Wrong("table-seat-taken", 409, seat=seat + 1)
    return seat


def sat(table: Table, entry: Sat) -> Done:
    chair = table.chairs[entry.seat]
    chair.identity, chair.name, chair.nonce = entry.identity, entry.name, entry.nonce
    chair.hashes.clear()
    table.seating += 1
    return told("sat", entry.seat, seat=entry.seat, name=entry.name)


class Nonced(Entry, frozen=True, tag="nonced"):
    """The player of a seat added a word to the shuffle."""

    seat: int
    nonce: str


def give_nonce(table: Table, seat: Seat, nonce: str, now: Millis) -> list[Entry]:
    """Adds the player's own word to the shuffle."""
    check_open(table)
    if table.chairs[seat].nonce is not None:
        raise Wrong("table-nonce-given", 409)
    checked_nonce(nonce)
    return [Nonced(at=now, seat=seat, nonce=nonce)]


def nonced(table: Table, entry: Nonced) -> Done:
    table.chairs[entry.seat].nonce = entry.nonce
    return told("nonced", entry.seat, seat=entry.seat)


class Left(Entry, frozen=True, tag="left"):
    """The seat is free again: its player left, or the host freed it."""

    seat: int
    freed: bool = False


def leave(table: Table, seat: Seat, now: Millis) -> list[Entry]:
    """Leaves the seat before the game begins."""
    if table.status == "running":
        raise Wrong("table-leave-running", 409)
    check_open(table)
    return [Left(at=now, seat=seat)]


def left(table: Table, entry: Left) -> Done:
    name = table.chairs[entry.seat].name
    table.chairs[entry.seat].empty()
    table.seating += 1
    if entry.freed:
        return told("freed", entry.seat, seat=entry.seat, name=name)
    return told("left", entry.seat, seat=entry.seat, name=name)


class Renamed(Entry, frozen=True, tag="renamed"):
    """The player of a seat has a new name."""

    seat: int
    name: str


def rename(table: Table, identity: IdentityId, name: str, now: Millis) -> list[Entry]:
    """Changes the name of a player; no entries if they do not sit here, or if the game is over."""
    seat = table.seat_of(identity)
    if seat is None or table.status not in ("open", "running") or table.chairs[seat].name == name:
        return []
    return [Renamed(at=now, seat=seat, name=name)]


def renamed(table: Table, entry: Renamed) -> Done:
    chair, match = table.chairs[entry.seat], table.match
    before, chair.name = chair.called, entry.name
    if match is not None and match.names is not None:
        match.names = [entry.name if seat == entry.seat else name for seat, name in enumerate(match.names)]
    return told("renamed", entry.seat, seat=entry.seat, name=entry.name, before=before)


class Started(Entry, frozen=True, tag="started"):
    """The game begins with this seed."""

    seed: str | int


def start(table: Table, identity: IdentityId | None, now: Millis) -> list[Entry]:
    """Starts the game. Every seat must be taken."""
    check_open(table)
    check_belongs(table, identity)
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.is_taken]
    if free:
        raise Wrong("table-seats-free", 409, seats=", ".join(str(seat + 1) for seat in free))
    return [Started(at=now, seed=mix(table.secret, nonces_of(table)))]


def nonces_of(table: Table) -> list[str]:
    return [chair.nonce for chair in table.chairs if chair.nonce is not None]


def started(table: Table, entry: Started) -> Done:
    opening, setting = table.opening, table.setting
    if opening.record is not None:
        match = Match.from_record(opening.record)
    else:
        match = Match(table.game, setting.seats, entry.seed, setting.options, setting.cards, opening.start)
        match.fair = Fair(commit(table.secret), table.secret, nonces_of(table))
    match.names = [chair.called for chair in table.chairs]
    table.match = match
    table.seating += 1
    if isinstance(table.game, TimedGame):
        table.races = Races(Terms(setting.seats, dict(opening.race)), table.secret, entry.at)
        if match.result is None and table.timed_state().race_window() > 0:
            # It starts in the middle of a race: its card is shown now.
            table.races.show(match, match.to_act[0], {}, table.numbers(), entry.at)
    go_on(table, entry.at)
    return Done([Event("started", {})], None, EVERYBODY)


class Closed(Entry, frozen=True, tag="closed"):
    """The table is closed: nothing more happens."""

    seat: int | None = None


def close(table: Table, identity: IdentityId | None, now: Millis) -> list[Entry]:
    """The host closes a table without a running game."""
    if identity is None or identity != table.opener:
        raise Wrong("table-not-yours", 403)
    if table.status in ("closed", "running"):
        raise Wrong("table-closed" if table.closed else "table-begun", 409)
    return [Closed(at=now, seat=table.seat_of(identity))]


def closed(table: Table, entry: Closed) -> Done:
    table.closed = True
    table.clocks.stop(entry.at)
    return Done([Event("closed", {})])


def appointments(table: Table) -> list[Appointment]:
    """A table without a game is closed after a week."""
    return [Appointment(Millis(table.created + OPEN_FOR), lambda now: [Closed(at=now)])]


FOLDS: Folds = {
    Opened: opened,
    Invited: invited,
    Sat: sat,
    Nonced: nonced,
    Left: left,
    Renamed: renamed,
    Started: started,
    Closed: closed,
}


def take_seat(table: Table, message: protocol.Sit, sender: Sender, now: Millis) -> list[Entry]:
    who = sender.known
    return sit(table, who.id, who.name, now, message.seat, message.invitation, message.nonce)


COMMANDS: Commands = {
    protocol.Sit: take_seat,
    protocol.NonceGiven: lambda table, message, sender, now: give_nonce(table, sender.seat(table), message.nonce, now),
    protocol.Leave: lambda table, message, sender, now: leave(table, sender.seat(table), now),
    protocol.Start: lambda table, message, sender, now: start(table, sender.id, now),
}

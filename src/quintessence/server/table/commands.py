"""What people do around a game: sitting down, leaving, starting, talking."""

from typing import TYPE_CHECKING

from quintessence.core.fair import mix
from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.store.contract import IdentityId, TableId
from quintessence.server.table.entries import (
    Closed,
    Entry,
    Invited,
    Left,
    Nonced,
    Opened,
    Said,
    Sat,
    Started,
)
from quintessence.server.table.opening import Opening, checked_opening, hash_of_token, is_token_of
from quintessence.server.words import Wrong

if TYPE_CHECKING:
    from quintessence.server.table.table import Table

LONGEST_TEXT = 500
LONGEST_NONCE = 100
MOST_INVITATIONS = 20
MOST_SAID = 2_000
"""So many lines of talk fit a table."""


def open_table(table: TableId, opening: Opening, opener: IdentityId | None, secret: str, now: Millis) -> list[Entry]:
    """The first entry of a table; `secret` is freshly drawn. `Wrong` or a `Mistake` says what cannot be played."""
    checked_opening(opening)
    return [Opened(at=now, table=table, opener=opener, opening=opening, secret=secret)]


def check_open(table: "Table") -> None:
    if table.status != "open":
        raise Wrong("table-begun" if table.match is not None else "table-closed", 409)


def check_seat(table: "Table", seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Wrong("table-no-seat", 404, given=seat + 1, last=len(table.chairs))


def invite(table: "Table", identity: IdentityId | None, seat: Seat, token: str, now: Millis) -> list[Entry]:
    check_open(table)
    check_seat(table, seat)
    if identity is None or (identity != table.opener and table.seat_of(identity) is None):
        raise Wrong("table-not-yours", 403)
    chair = table.chairs[seat]
    if chair.is_taken:
        raise Wrong("table-seat-taken", 409, seat=seat + 1)
    if len(chair.hashes) >= MOST_INVITATIONS:
        raise Wrong("table-many-invitations", 409)
    return [Invited(at=now, seat=seat, hash=hash_of_token(token))]


def sit(
    table: "Table",
    identity: IdentityId,
    name: str,
    now: Millis,
    seat: Seat | None,
    token: str | None,
    nonce: str | None,
) -> list[Entry]:
    check_open(table)
    if table.seat_of(identity) is not None:
        raise Wrong("table-sits-already", 409)
    chosen = chosen_seat(table, identity, seat, token)
    return [Sat(at=now, seat=chosen, identity=identity, name=name, nonce=checked_nonce(nonce))]


def chosen_seat(table: "Table", identity: IdentityId, seat: Seat | None, token: str | None) -> Seat:
    """The seat of the invitation, the given one, or the first that is free for all."""
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


def free_seat(table: "Table", seat: Seat) -> Seat:
    if table.chairs[seat].is_taken:
        raise Wrong("table-seat-taken", 409, seat=seat + 1)
    return seat


def checked_nonce(nonce: str | None) -> str | None:
    if nonce is not None and not 1 <= len(nonce) <= LONGEST_NONCE:
        raise Wrong("table-bad-nonce", most=LONGEST_NONCE)
    return nonce


def give_nonce(table: "Table", seat: Seat, nonce: str, now: Millis) -> list[Entry]:
    check_open(table)
    if table.chairs[seat].nonce is not None:
        raise Wrong("table-nonce-given", 409)
    checked_nonce(nonce)
    return [Nonced(at=now, seat=seat, nonce=nonce)]


def leave(table: "Table", seat: Seat, now: Millis) -> list[Entry]:
    if table.status == "running":
        raise Wrong("table-leave-running", 409)
    check_open(table)
    return [Left(at=now, seat=seat)]


def start(table: "Table", identity: IdentityId | None, now: Millis) -> list[Entry]:
    check_open(table)
    if identity is None or (identity != table.opener and table.seat_of(identity) is None):
        raise Wrong("table-not-yours", 403)
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.is_taken]
    if free:
        raise Wrong("table-seats-free", 409, seats=", ".join(str(seat + 1) for seat in free))
    nonces = [chair.nonce for chair in table.chairs if chair.nonce is not None]
    return [Started(at=now, seed=mix(table.secret, nonces))]


def close(table: "Table", identity: IdentityId | None, now: Millis) -> list[Entry]:
    if identity is None or identity != table.opener:
        raise Wrong("table-not-yours", 403)
    if table.status == "closed":
        raise Wrong("table-closed", 409)
    if table.status == "running":
        raise Wrong("table-begun", 409)
    return [Closed(at=now, seat=table.seat_of(identity))]


def say(table: "Table", seat: Seat | None, name: str, text: str, now: Millis, language: str | None) -> list[Entry]:
    if table.status == "closed":
        raise Wrong("table-closed", 409)
    spoken = " ".join(text.split())
    if not 1 <= len(spoken) <= LONGEST_TEXT:
        raise Wrong("table-bad-text", most=LONGEST_TEXT)
    if len([entry for entry in table.entries if isinstance(entry, Said)]) >= MOST_SAID:
        raise Wrong("table-said-enough", 409)
    return [Said(at=now, seat=seat, name=name, text=spoken, language=language)]

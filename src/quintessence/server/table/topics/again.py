"""Rematches: asked for, agreed to, then a new table at which the game has begun."""

from collections.abc import Callable

from msgspec.structs import replace

from quintessence.core.contract import Game
from quintessence.core.fair import mix
from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.store.model import TableId
from quintessence.server.table.checks import checked_nonce
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import BotPlan, SeatPlan
from quintessence.server.table.parts.chairs import Chair
from quintessence.server.table.parts.done import Done, Folds, told
from quintessence.server.table.parts.draws import draw_name
from quintessence.server.table.parts.ladder import easier_than, harder_than
from quintessence.server.table.sender import Commands
from quintessence.server.table.table import Table
from quintessence.server.table.topics.hosting import rearranged
from quintessence.server.table.topics.seating import Sat, Started, open_table
from quintessence.server.words import Wrong


class RematchAsked(Entry, frozen=True, tag="rematch-asked"):
    """A seat asks for a rematch or agrees to it, perhaps with a word for the shuffle or against other bots."""

    seat: int
    nonce: str | None = None
    harder: bool = False
    easier: bool = False


def rematch(
    table: Table, seat: Seat, now: Millis, nonce: str | None = None, harder: bool = False, easier: bool = False
) -> list[Entry]:
    """Asks for a rematch or agrees to it; once all people have, `rematch_wanted` names its table."""
    if table.status != "over" or table.opening.record is not None:
        raise Wrong("table-not-over", 409)
    if table.rematch.table is not None:
        raise Wrong("table-rematch-made", 409)
    if harder and not harder_bots(table):
        raise Wrong("table-no-harder", 409)
    if easier and (harder or not easier_bots(table)):
        raise Wrong("table-no-easier", 409)
    if seat in table.rematch.asked:
        return []
    return [RematchAsked(at=now, seat=seat, nonce=checked_nonce(nonce), harder=harder, easier=easier)]


def rematch_asked(table: Table, entry: RematchAsked) -> Done:
    table.rematch.asked.add(entry.seat)
    table.rematch.harder = entry.harder
    table.rematch.easier = entry.easier
    if entry.nonce is not None:
        table.rematch.nonces[entry.seat] = entry.nonce
    return told("rematch-asked", entry.seat, seat=entry.seat)


def harder_bots(table: Table) -> list[BotPlan | None]:
    """For each seat the next stronger bot, None if there is none; empty where `other_bots` is."""
    return other_bots(table, harder_than)


def easier_bots(table: Table) -> list[BotPlan | None]:
    """For each seat the next weaker bot, None if there is none; empty where `other_bots` is."""
    return other_bots(table, easier_than)


def other_bots(table: Table, than: Callable[[BotPlan | None, Game], BotPlan | None]) -> list[BotPlan | None]:
    """For each seat the bot that takes the place of the one there.

    Empty if there is no other, or if several people play: they would have to agree on it.
    """
    if table.opening.record is not None or len(table.people()) != 1:
        return []
    bots = [than(chair.plan.bot, table.game) for chair in table.chairs]
    return bots if any(bot is not None for bot in bots) else []


class RematchMade(Entry, frozen=True, tag="rematch-made"):
    """The table of the rematch."""

    table: TableId


def rematch_wanted(table: Table) -> TableId | None:
    """The id for the table of the rematch; None if not all have agreed, or if the table exists."""
    people = set(table.people())
    if table.rematch.table is not None or not people or not people <= table.rematch.asked:
        return None
    # The same on every worker: two that make the table at once make one table.
    return TableId(draw_name(table.secret, "rematch")[:16])


def rematch_entries(table: Table, secret: str, now: Millis) -> list[Entry]:
    """The first entries of that table, at which the game has begun. `secret` must be new.

    A person alone against bots keeps the seat; among people everybody moves on by one seat.
    """
    made = rematch_wanted(table)
    if made is None:
        raise Wrong("table-rematch-not-agreed", 409)
    places = list(range(len(table.chairs)))
    if len(table.people()) > 1:
        places = [*places[-1:], *places[:-1]]
    others = harder_bots(table) if table.rematch.harder else easier_bots(table) if table.rematch.easier else []
    plans = [plan_of(table.chairs[place], others[place] if others else None) for place in places]
    entries = open_table(made, rearranged(table.opening, plans, [*places]), table.opener, secret, now)
    nonces: list[str] = []
    for seat, place in enumerate(places):
        chair = table.chairs[place]
        if chair.identity is None:
            continue
        nonce = table.rematch.nonces.get(place)
        if nonce is not None:
            nonces.append(nonce)
        entries.append(Sat(at=now, seat=seat, identity=chair.identity, name=chair.called, nonce=nonce))
    return [*entries, Started(at=now, seed=mix(secret, nonces))]


def plan_of(chair: Chair, bot: BotPlan | None) -> SeatPlan:
    return chair.plan if bot is None else replace(chair.plan, bot=bot)


def note_rematch(table: Table, now: Millis) -> list[Entry]:
    """Notes that the table of the rematch exists."""
    made = rematch_wanted(table)
    return [] if made is None else [RematchMade(at=now, table=made)]


def rematch_made(table: Table, entry: RematchMade) -> Done:
    table.rematch.table = entry.table
    return told("rematch-made", None, table=entry.table)


FOLDS: Folds = {RematchAsked: rematch_asked, RematchMade: rematch_made}

COMMANDS: Commands = {
    protocol.Rematch: lambda table, message, sender, now: rematch(
        table, sender.seat(table), now, message.nonce, message.harder, message.easier
    )
}

"""Resigning, running out of time, going away and coming back, and what happens to the seat of an absent player."""

from typing import Final, Literal, TypeAlias

from quintessence.core.event import Event
from quintessence.core.resignation import result_of_resignations
from quintessence.core.types import Json, Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId
from quintessence.server.table.asking import go_on
from quintessence.server.table.checks import check_seat, running, running_for
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import BotPlan
from quintessence.server.table.parts.done import Done, Folds, told
from quintessence.server.table.sender import Commands, Sender
from quintessence.server.table.table import Table
from quintessence.server.table.todo import Appointment
from quintessence.server.table.topics.breaks import pause
from quintessence.server.table.topics.playing import idle_move
from quintessence.server.table.topics.reactions import Answered
from quintessence.server.words import Wrong

Why: TypeAlias = Literal["resigned", "flag", "absent", "claimed"]

A_MOMENT: Final = 1_000
"""How long others see that an absent seat is asked, before the table answers for it."""


# Resigning, and the bot that then plays on.


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat resigned, or lost on time or by absence."""

    seat: int
    why: Why = "resigned"


def resign(table: Table, seat: Seat, now: Millis) -> list[Entry]:
    """Resigns the game."""
    if seat in running(table).resigned:
        raise Wrong("table-resigned-already", 409)
    return lost(table, seat, now, "resigned")


def lost(table: Table, seat: Seat, now: Millis, why: Why) -> list[Entry]:
    """The seat loses; if the game goes on without it, a bot plays for it."""
    entries: list[Entry] = [Resigned(at=now, seat=seat, why=why)]
    goes_on = result_of_resignations(table.game.sides(table.setting), [*table.begun.resigned, seat]) is None
    if goes_on and table.chairs[seat].bot is None:
        entries.append(Substituted(at=now, seat=seat, bot=table.stand_in, why=why))
    return entries


def resigned(table: Table, entry: Resigned) -> Done:
    events = list(table.begun.resign(entry.seat))
    events[0] = Event("resigned", {"seat": entry.seat, "why": entry.why})
    table.takeback = None
    events += go_on(table, entry.at)
    return Done(events, entry.seat)


class Substituted(Entry, frozen=True, tag="substituted"):
    """A bot now plays the seat."""

    seat: int
    bot: BotPlan
    why: Why = "claimed"


def substituted(table: Table, entry: Substituted) -> Done:
    table.begun.substitute(entry.seat, entry.bot.name)
    table.chairs[entry.seat].stand_in = entry.bot
    shown: dict[str, Json] = {"seat": entry.seat, "by": entry.bot.name, "level": entry.bot.level, "why": entry.why}
    table.takeback = None
    return Done([Event("substituted", shown), *go_on(table, entry.at)], entry.seat)


# Going away and coming back.


class Away(Entry, frozen=True, tag="away"):
    """The player of a seat is no longer connected."""

    seat: int


def away(table: Table, seat: Seat, now: Millis) -> list[Entry]:
    """The last connection of a seat was closed; no entries if that is known."""
    if seat >= len(table.chairs):  # the host has removed the seat meanwhile
        return []
    chair = table.chairs[seat]
    if table.closed or chair.identity is None or chair.away_since is not None:
        return []
    entries: list[Entry] = [Away(at=now, seat=seat)]
    if table.status == "running" and chair.bot is None and table.can_pause(seat):
        # Bots can wait for the only person (EL-NET-21).
        entries += pause(table, seat, True, now)
    return entries


def went_away(table: Table, entry: Away) -> Done:
    table.chairs[entry.seat].away_since = entry.at
    return told("away", entry.seat, seat=entry.seat)


class Here(Entry, frozen=True, tag="here"):
    """The player of a seat is connected again."""

    seat: int


def here(table: Table, seat: Seat, now: Millis) -> list[Entry]:
    """The player of a seat is connected, and takes over from the stand-in."""
    if seat >= len(table.chairs):
        return []
    chair, match = table.chairs[seat], table.match
    if table.closed or chair.identity is None:
        return []
    entries: list[Entry] = [] if chair.away_since is None else [Here(at=now, seat=seat)]
    if table.status == "running" and chair.stand_in is not None and match is not None and seat not in match.resigned:
        entries.append(Returned(at=now, seat=seat))
    return entries


def came_back(table: Table, entry: Here) -> Done:
    table.chairs[entry.seat].away_since = None
    return told("here", entry.seat, seat=entry.seat)


class Returned(Entry, frozen=True, tag="returned"):
    """The player of a seat plays again, in place of the bot."""

    seat: int


def returned(table: Table, entry: Returned) -> Done:
    chair = table.chairs[entry.seat]
    chair.stand_in = None
    # The record notes who plays from here on.
    table.begun.substitute(entry.seat, chair.called)
    table.windows.answers.pop(entry.seat, None)
    return Done([Event("returned", {"seat": entry.seat}), *go_on(table, entry.at)], entry.seat)


# Claiming the seat of an absent player.


class Claimed(Entry, frozen=True, tag="claimed"):
    """A spectator took over the seat of a player who was away too long, or that player got more time."""

    seat: int
    how: Literal["take", "wait"]
    by: int | None = None
    identity: IdentityId | None = None
    name: str | None = None


def claim(table: Table, by: Seat, seat: Seat, how: str, now: Millis) -> list[Entry]:
    """Claims the seat of a player who has been away too long: `win`, `bot` or `wait`."""
    running_for(table, by)
    if by == seat:
        raise Wrong("table-claim-own", 409)
    check_absent(table, seat, now)
    if how == "win":
        return lost(table, seat, now, "claimed")
    if how == "bot":
        return [Substituted(at=now, seat=seat, bot=table.stand_in, why="claimed")]
    if how == "wait":
        return [Claimed(at=now, seat=seat, how="wait", by=by)]
    raise Wrong("table-claim-how")


def take_over(table: Table, identity: IdentityId, name: str, seat: Seat, now: Millis) -> list[Entry]:
    """A spectator takes the seat of a player who has been away too long."""
    running(table)
    if table.seat_of(identity) is not None:
        raise Wrong("table-sits-already", 409)
    if not table.opening.public:
        raise Wrong("table-claim-private", 403)
    check_absent(table, seat, now)
    return [Claimed(at=now, seat=seat, how="take", identity=identity, name=name)]


def check_absent(table: Table, seat: Seat, now: Millis) -> None:
    """A seat can be claimed if its player has been away for the agreed time and no bot plays it."""
    match = running(table)
    check_seat(table, seat)
    chair, absence = table.chairs[seat], table.opening.absence
    if absence.rule == "wait":
        raise Wrong("table-claim-never", 409)
    if seat in match.resigned or chair.bot is not None:
        raise Wrong("table-claim-played", 409)
    if chair.away_since is None or now < chair.away_since + absence.after:
        raise Wrong("table-claim-soon", 409, seconds=absence.after // 1000)


def claimed(table: Table, entry: Claimed) -> Done:
    chair = table.chairs[entry.seat]
    if entry.how == "wait":
        chair.away_since = entry.at
        return told("claimed", entry.by, seat=entry.seat, how="wait", by=entry.by)
    chair.identity, chair.name, chair.away_since, chair.stand_in = entry.identity, entry.name, None, None
    chair.more_time = 0
    table.windows.forget(entry.seat)
    table.seating += 1
    table.begun.substitute(entry.seat, chair.called)
    event = Event("claimed", {"seat": entry.seat, "how": "take", "name": entry.name})
    return Done([event, *go_on(table, entry.at)], entry.seat)


# What the table does by itself.


class Flagged(Entry, frozen=True, tag="flagged"):
    """The time of a seat was up. The consequences are separate entries."""

    seat: int


def flagged(table: Table, entry: Flagged) -> Done:
    return told("flagged", entry.seat, seat=entry.seat)


def appointments(table: Table, seat: Seat) -> list[Appointment]:
    """When a player runs out of time, or has been absent for too long."""
    found = []
    flag = table.clocks.flag(seat)
    if flag is not None:
        found.append(
            Appointment(flag, lambda now: [Flagged(at=now, seat=seat), *consequence(table, seat, now, "flag")])
        )
    rule, away_since = table.opening.absence, table.chairs[seat].away_since
    if away_since is not None and rule.rule in ("pass", "bot", "forfeit"):
        patience = Millis(max(away_since + rule.after, table.asked_since + A_MOMENT))
        found.append(Appointment(patience, lambda now: consequence(table, seat, now, "absent")))
    return found


def consequence(table: Table, seat: Seat, now: Millis, why: Why) -> list[Entry]:
    """What happens to a seat whose player is absent or out of time, by the rule of the table."""
    rule = table.opening.absence.rule
    if rule == "pass":
        if table.windows.id is not None:
            return [Answered(at=now, seat=seat, words=table.windows.pass_words, window=table.windows.id)]
        return [idle_move(table, seat, now, "idle")]
    if rule == "bot":
        return [Substituted(at=now, seat=seat, bot=table.stand_in, why=why)]
    return lost(table, seat, now, why)


FOLDS: Folds = {
    Resigned: resigned,
    Substituted: substituted,
    Away: went_away,
    Here: came_back,
    Returned: returned,
    Claimed: claimed,
    Flagged: flagged,
}


def claim_message(table: Table, message: protocol.Claim, sender: Sender, now: Millis) -> list[Entry]:
    if message.how == "take":
        who = sender.known
        return take_over(table, who.id, who.name, message.seat, now)
    return claim(table, sender.seat(table), message.seat, message.how, now)


COMMANDS: Commands = {
    protocol.Resign: lambda table, message, sender, now: resign(table, sender.seat(table), now),
    protocol.Claim: claim_message,
}

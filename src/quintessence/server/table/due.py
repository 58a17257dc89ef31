"""What a table does by itself and when: flags, absences, passes in windows, bots, races.

Each appointment is a due time that follows from the entries alone. Any worker may keep it; whoever appends first has
kept it for all.
"""

from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from quintessence.core.match import Match
from quintessence.core.resignation import result_of_resignations
from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.table.asking import is_formality, position_for, waited_for
from quintessence.server.table.draws import draw_name
from quintessence.server.table.entries import (
    Answered,
    CardAsked,
    Closed,
    Entry,
    Flagged,
    How,
    Moved,
    Resigned,
    Shown,
    Substituted,
)
from quintessence.server.table.questions import Question
from quintessence.server.table.races import Races
from quintessence.server.table.todo import BotWanted, RaceShow, Todo
from quintessence.server.words import Wrong

if TYPE_CHECKING:
    from quintessence.server.table.table import Table

Why: TypeAlias = Literal["resigned", "flag", "absent", "claimed"]

OPEN_FOR = 7 * 86_400_000
"""A table at which no game has begun is closed after a week."""
A_MOMENT = 1_000
"""How long an absent seat is seen to be asked before the table answers for it."""


class Appointment(NamedTuple):
    """A time, and what is to be done then."""

    due: Millis
    make: Callable[[Millis], list[Entry]]


def due_of(table: "Table") -> Millis | None:
    times = [appointment.due for appointment in appointments(table)]
    if bots_asked(table):
        times.append(table.changed)
    show_due = card_due(table)
    return min(times if show_due is None else [*times, show_due], default=None)


def todo_of(table: "Table", now: Millis, thinking: Container[tuple[Seat, int]]) -> Todo:
    kept = sorted(appointments(table), key=lambda one: one.due)
    if kept and kept[0].due <= now:
        # After an entry everybody may be asked something else.
        return Todo(kept[0].make(now))
    races, show_due, show = table.races, card_due(table), None
    if races is not None and show_due is not None and show_due <= now:
        show = RaceShow(takers(table), races.is_first)
    asked = [seat for seat in bots_asked(table) if (seat, table.questions[seat].id) not in thinking]
    later = [time for time in (kept[0].due if kept else None, show_due) if time is not None and time > now]
    return Todo([], [bot_wanted(table, seat) for seat in asked], show, min(later, default=None))


def card_due(table: "Table") -> Millis | None:
    """When a card is to be shown, None if none was asked for."""
    races = table.races
    if races is None or races.shown_at is not None or races.is_still or not is_running(table):
        return None
    return races.show_due()


def is_running(table: "Table") -> bool:
    return table.status == "running"


def appointments(table: "Table") -> list[Appointment]:
    """All that the table will do by itself if nobody does anything."""
    match = table.match
    if table.closed:
        return []
    if match is None:
        return [Appointment(Millis(table.created + OPEN_FOR), lambda now: [Closed(at=now)])]
    if match.result is not None:
        return []
    if table.races is not None:
        return race_appointments(table, match, table.races)
    found = window_appointments(table)
    for seat in waited_for(table, match):
        found += person_appointments(table, seat)
    if table.windows.now is None:
        found += [only_move(table, seat) for seat in match.to_act if has_no_choice(table, match, seat)]
    return found


def has_no_choice(table: "Table", match: Match, seat: Seat) -> bool:
    """Whether nobody need be asked: a bot with one move, a person alone among bots where pressing it is no pleasure."""
    if table.bot_of(seat) is None:
        return is_formality(table, match, seat)
    return len(match.state.legal_moves(seat)) == 1


def only_move(table: "Table", seat: Seat) -> Appointment:
    """The one move of a seat that need not be asked; a person sees for a moment what it is about."""
    if table.bot_of(seat) is not None:
        return Appointment(table.asked_since, lambda now: [idle_move(table, seat, now, "bot")])
    return Appointment(Millis(table.asked_since + A_MOMENT), lambda now: [idle_move(table, seat, now, "alone")])


def person_appointments(table: "Table", seat: Seat) -> list[Appointment]:
    """When the time of a person is up, or an absent one is no longer waited for."""
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


def consequence(table: "Table", seat: Seat, now: Millis, why: Why) -> list[Entry]:
    """What the table's rule does with a seat whose player is gone or out of time."""
    rule = table.opening.absence.rule
    if rule == "pass":
        if table.windows.id is not None:
            return [Answered(at=now, seat=seat, words=table.windows.pass_words, window=table.windows.id)]
        return [idle_move(table, seat, now, "idle")]
    if rule == "bot":
        return [Substituted(at=now, seat=seat, bot=table.stand_in, why=why)]
    return lost(table, seat, now, why)


def lost(table: "Table", seat: Seat, now: Millis, why: Why) -> list[Entry]:
    """The seat gives up; where the game goes on without it a bot moves for it."""
    match = table.match
    assert match is not None
    entries: list[Entry] = [Resigned(at=now, seat=seat, why=why)]
    goes_on = result_of_resignations(table.game.sides(table.setting), [*match.resigned, seat]) is None
    if goes_on and table.bot_of(seat) is None:
        entries.append(Substituted(at=now, seat=seat, bot=table.stand_in, why=why))
    return entries


def idle_move(table: "Table", seat: Seat, now: Millis, how: How) -> Moved:
    """The harmless move of the rules."""
    match = table.match
    assert match is not None
    return Moved(at=now, seat=seat, words=match.grammar.words(table.game.idle(match.state, seat)), how=how)


# Windows.


def window_appointments(table: "Table") -> list[Appointment]:
    """The end of the open window, unless it waits for somebody."""
    windows = table.windows
    if windows.now is None or not may_close(table):
        return []
    return [Appointment(windows.closes, lambda now: outcome(table, now))]


def may_close(table: "Table") -> bool:
    """Whether the window closes when its time is up: for a length of its own nobody is waited for."""
    windows = table.windows
    if windows.kind == "timed":
        return True
    if windows.kind == "patient":
        return not is_open_to(table, windows.seats[0])
    return not any(is_open_to(table, seat) for seat in windows.seats)


def is_open_to(table: "Table", seat: Seat) -> bool:
    """Whether a person may still answer the window."""
    return table.bot_of(seat) is None and table.windows.wants_to_be_asked(seat)


def outcome(table: "Table", now: Millis) -> list[Entry]:
    """What was answered, in the order of the rules, up to the first who did not let it pass; silence passes."""
    windows = table.windows
    entries: list[Entry] = []
    for seat in windows.seats:
        if windows.kind == "patient" and is_open_to(table, seat):
            break
        words = windows.answers.get(seat, windows.pass_words)
        entries.append(Moved(at=now, seat=seat, words=words, how=how_answered(table, seat)))
        if words != windows.pass_words:
            break
    return entries


def how_answered(table: "Table", seat: Seat) -> How:
    if table.bot_of(seat) is not None:
        return "bot"
    return "person" if seat in table.windows.answers else "silent"


# Bots.


def bots_asked(table: "Table") -> list[Seat]:
    """The seats for which a bot is to be asked now."""
    if not is_running(table):
        return []
    races = table.races
    if races is not None and races.shown_at is None:
        return []
    return [seat for seat, question in enumerate(table.questions) if needs_thought(table, question)]


def needs_thought(table: "Table", question: Question) -> bool:
    return question.is_asked and question.is_bot and (table.races is not None or len(question.moves) > 1)


def bot_wanted(table: "Table", seat: Seat) -> BotWanted:
    match, bot = table.match, table.bot_of(seat)
    assert match is not None and bot is not None
    seed = draw_name(table.secret, "bot", seat, len(match.entries))
    windows = table.windows
    seen = match.observe(seat) if windows.now is None else match.foresee(position_for(table, match, seat), seat)
    return BotWanted(seat, table.questions[seat].id, bot, seen.to_json(), seed)


# Races.


def race_appointments(table: "Table", match: Match, races: Races) -> list[Appointment]:
    """The card that nobody asks for, or the end of the open race."""
    if races.shown_at is not None:
        bots = [seat for seat in races.allowances if table.bot_of(seat) is not None]
        return [Appointment(races.close_due(match, bots), lambda now: closing(table, now))]
    if races.asked_at is not None or races.is_still:
        return []
    seat = match.to_act[0]
    is_bot, is_away = table.bot_of(seat) is not None, table.chairs[seat].away_since is not None
    is_late = not is_bot
    return [
        Appointment(races.ask_due(is_bot, is_away), lambda now: [CardAsked(at=now, seat=seat, late=is_late)]),
    ]


def closing(table: "Table", now: Millis) -> list[Entry]:
    """All answers as ordinary moves, in one go; silence for those who gave none (EL-NET-9)."""
    match, races = table.match, table.races
    assert match is not None and races is not None
    race, _ = races.rule(match)
    return [Moved(at=now, seat=seat, words=words, how="race") for seat, words in race.answers()]


def takers(table: "Table") -> list[Seat]:
    """The people who are there: the lines of others are not waited for (EL-NET-13)."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.bot is None and chair.away_since is None]


def show(table: "Table", now: Millis, allowances: dict[Seat, int]) -> list[Entry]:
    match, races = table.match, table.races
    due = card_due(table)
    if match is None or races is None or due is None or due > now:
        raise Wrong("table-no-card-due", 409)
    seat = match.to_act[0]
    most = races.terms.comp_cap + races.terms.paint_allowance
    known = {other: max(0, min(allowances.get(other, 0), most)) for other in takers(table)}
    return [Shown(at=now, seat=seat, words=match.legal(seat)[0], allowances=known)]

"""What a table does by itself and when: flags, absences, passes in windows, bots, races.

Each appointment is a due time that follows from the entries alone. Any worker may act on it; the first that appends
has done so for all.
"""

from collections.abc import Container

from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.table.asking import seen_by, waited_for
from quintessence.server.table.parts.draws import draw_name
from quintessence.server.table.parts.questions import Question
from quintessence.server.table.table import Table
from quintessence.server.table.todo import Appointment, BotWanted, RaceShow, Todo
from quintessence.server.table.topics import absence, playing, racing, reactions, seating


def due_of(table: Table) -> Millis | None:
    """When a worker must look at the table; None if it waits for people only."""
    times = [appointment.due for appointment in appointments(table)]
    if bots_asked(table):
        times.append(table.changed)
    card = racing.card_due(table)
    return min(times if card is None else [*times, card], default=None)


def todo_of(table: Table, now: Millis, thinking: Container[tuple[Seat, int]] = ()) -> Todo:
    """What to do now: entries to append, bots to ask, a card to show.

    `thinking` are the seats whose bots are already thinking, each with its `prompt`: they are not asked again.
    """
    kept = sorted(appointments(table), key=lambda one: one.due)
    if kept and kept[0].due <= now:
        # After an entry all questions may be different.
        return Todo(kept[0].make(now))
    races, card, show = table.races, racing.card_due(table), None
    if races is not None and card is not None and card <= now:
        show = RaceShow(racing.takers(table), races.is_first)
    asked = [seat for seat in bots_asked(table) if (seat, table.questions[seat].id) not in thinking]
    later = [time for time in (kept[0].due if kept else None, card) if time is not None and time > now]
    return Todo([], [bot_wanted(table, seat) for seat in asked], show, min(later, default=None))


def appointments(table: Table) -> list[Appointment]:
    """Everything that the table will do if nobody acts."""
    match = table.match
    if table.closed:
        return []
    if match is None:
        return seating.appointments(table)
    if match.result is not None:
        return []
    if table.races is not None:
        return racing.appointments(table, match, table.races)
    found = reactions.appointments(table)
    for seat in waited_for(table, match):
        found += absence.appointments(table, seat)
    return found if table.windows.now is not None else [*found, *playing.appointments(table, match)]


def bots_asked(table: Table) -> list[Seat]:
    """The seats whose bots must be asked now."""
    if table.status != "running" or (table.races is not None and table.races.shown_at is None):
        return []
    return [seat for seat, question in enumerate(table.questions) if needs_thought(table, question)]


def needs_thought(table: Table, question: Question) -> bool:
    return question.is_asked and question.is_bot and (table.races is not None or len(question.moves) > 1)


def bot_wanted(table: Table, seat: Seat) -> BotWanted:
    match, bot = table.begun, table.chairs[seat].bot
    assert bot is not None
    seed = draw_name(table.secret, "bot", seat, len(match.entries))
    return BotWanted(seat, table.questions[seat].id, bot, seen_by(table, seat).to_json(), seed)

"""Moves: of people, of bots, and those that the table makes for a seat without a choice."""

from typing import Final

from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject, Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.table.asking import go_on, is_formality, position_for
from quintessence.server.table.checks import check_prompt, checked_words, running, running_for
from quintessence.server.table.entry import Entry, How, Moved
from quintessence.server.table.parts.done import Done, Folds
from quintessence.server.table.sender import Commands, Sender
from quintessence.server.table.table import Table
from quintessence.server.table.todo import Appointment, BotWanted
from quintessence.server.table.topics import racing, reactions
from quintessence.server.table.topics.racing import NO_PRESS, Press
from quintessence.server.words import Wrong

A_MOMENT: Final = 1_000
"""How long a person sees the position before the table moves for them."""


def why(table: Table, seat: Seat, words: str) -> Refusal | None:
    """The rule that forbids a move now; None if it is legal."""
    match = table.match
    if match is None:
        raise Wrong("table-not-begun", 409)
    if match.result is not None:
        return match.why(words, seat)
    return match.game.explain(position_for(table, match, seat), seat, words)


def preview(table: Table, seat: Seat, words: str) -> JsonObject | None:
    """What a move would change in the view of the seat; `Refused` if it is not legal now."""
    return running(table).preview(words, seat)


def play(table: Table, seat: Seat, words: str, prompt: int | None, now: Millis, press: Press = NO_PRESS) -> list[Entry]:
    """Plays a move. `prompt` is the id that it answers; None only if the caller has just read the table.

    In a race, `press` is what is known about the time of the answer. A move that asks for a card only asks: the card is
    shown after a random delay.
    """
    match = running_for(table, seat)
    if table.races is not None:
        return racing.play(table, seat, words, prompt, now, press)
    check_prompt(table, seat, prompt)
    if seat in table.windows.answers:
        raise Wrong("table-answered", 409)
    written = checked_words(table, match, seat, words)
    if seat in table.windows.seats:
        return reactions.answer(table, seat, written, now)
    return [Moved(at=now, seat=seat, words=written)]


def bot_played(table: Table, wanted: BotWanted, words: str, now: Millis) -> list[Entry]:
    """The answer of a bot; if it is not legal, the bot makes the idle move."""
    match, seat = running(table), wanted.seat
    question, window = table.questions[seat], table.windows.id
    if table.chairs[seat].bot != wanted.bot or not question.is_asked or question.id != wanted.prompt:
        return []
    position = position_for(table, match, seat)
    if match.game.explain(position, seat, words) is not None:
        words = match.grammar.words(match.game.idle(position, seat))
    if table.races is not None:
        return racing.bot_answered(match, table.races, seat, words, now)
    written = checked_words(table, match, seat, words)
    if window is not None:
        # The time that a bot takes must not reveal whether it had a choice.
        return [reactions.Answered(at=now, seat=seat, words=written, window=window)]
    return [Moved(at=now, seat=seat, words=written, how="bot")]


def moved(table: Table, entry: Moved) -> Done:
    match = table.begun
    ruling = None if table.races is None or entry.how != "race" else table.races.rule(match)
    awaited = match.state.awaited()
    events = list(match.redo(entry.words, entry.seat, entry.at))
    if not any(event.only is None for event in events) and match.state.awaited() != awaited:
        # Everybody sees that this seat has answered, but not what.
        events.append(Event("answered", {"seat": entry.seat}))
    if table.races is not None and table.timed_state().race_window() == 0:
        events += racing.close(table, table.races, events, ruling, entry.at)
    # An answer to a window that is played here is not one that somebody was quicker than.
    table.windows.answers.pop(entry.seat, None)
    # Extra time for a move would reveal a secret one: clocks and questions follow what everybody is told.
    is_told = any(event.only is None for event in events)
    if is_told:
        table.takeback = None
    events += go_on(table, entry.at, entry.words, entry.seat, is_told)
    return Done(events, entry.seat, entry.seat)


def idle_move(table: Table, seat: Seat, now: Millis, how: How) -> Moved:
    """The idle move of the game."""
    match = table.begun
    return Moved(at=now, seat=seat, words=match.grammar.words(table.game.idle(match.state, seat)), how=how)


def appointments(table: Table, match: Match) -> list[Appointment]:
    """The moves of seats without a choice: nobody is asked, and a person sees the position for a moment."""
    found = []
    for seat in match.to_act:
        if table.chairs[seat].bot is None:
            if is_formality(table, match, seat):
                found.append(only_move(table, seat, A_MOMENT, "alone"))
        elif len(match.state.legal_moves(seat)) == 1:
            found.append(only_move(table, seat, 0, "bot"))
    return found


def only_move(table: Table, seat: Seat, wait: int, how: How) -> Appointment:
    return Appointment(Millis(table.asked_since + wait), lambda now: [idle_move(table, seat, now, how)])


FOLDS: Folds = {Moved: moved}


def play_message(table: Table, message: protocol.Play, sender: Sender, now: Millis) -> list[Entry]:
    press = Press(message.claim, message.flip, sender.elapsed, sender.allowance)
    return play(table, sender.seat(table), message.words, message.prompt, now, press)


COMMANDS: Commands = {protocol.Play: play_message}

"""Races: a card is asked for, shown, answered, and the race is judged (EL-NET-1 to 18)."""

from typing import Final, NamedTuple

from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.race import OpenRace
from quintessence.core.racing import after_silence, timed_state, without_time
from quintessence.core.refusal import Refused
from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.table.asking import go_on
from quintessence.server.table.checks import check_prompt, checked_words
from quintessence.server.table.entry import Entry, Moved
from quintessence.server.table.parts.done import Done, Folds, told, told_one
from quintessence.server.table.parts.races import Answer, Judged, Races
from quintessence.server.table.sender import Commands
from quintessence.server.table.table import Table
from quintessence.server.table.todo import Appointment
from quintessence.server.words import Wrong

LONGEST_CLAIM: Final = 600_000


class Press(NamedTuple):
    """What is known about the time of an answer to a race."""

    claim: int | None = None
    """The time from painting the card to the press, as the device measured it."""
    flip: int | None = None
    """The number of the card that was on the screen."""
    elapsed: int | None = None
    """The time from sending the card to receiving the answer, as the server measured it; None: since it was shown."""
    allowance: int = 0
    """How much of that time the line may explain."""


NO_PRESS: Final = Press()


# Cards.


class CardAsked(Entry, frozen=True, tag="card-asked"):
    """The seat on turn asks for its card, which is shown after a random delay."""

    seat: int
    late: bool = False
    """Whether the player did not ask in time and the table asked."""


def ask_card(table: Table, seat: Seat, words: str, prompt: int | None, now: Millis) -> list[Entry]:
    check_prompt(table, seat, prompt)
    checked_words(table, table.begun, seat, words)
    if table.run_races.asked_at is not None:
        raise Wrong("table-card-coming", 409)
    return [CardAsked(at=now, seat=seat)]


def card_asked(table: Table, entry: CardAsked) -> Done:
    table.run_races.asked_at = entry.at
    return told("card-asked", entry.seat, seat=entry.seat, late=entry.late)


class Shown(Entry, frozen=True, tag="shown"):
    """The card is turned: the move, and the allowance of each seat if a race is open now."""

    seat: int
    words: str
    allowances: dict[int, int]


def card_due(table: Table) -> Millis | None:
    """When a card is shown; None if none was asked for."""
    races = table.races
    if races is None or races.shown_at is not None or races.is_still or table.status != "running":
        return None
    return races.show_due()


def takers(table: Table) -> list[Seat]:
    """The people who are present: the lines of others are not awaited (EL-NET-13)."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.bot is None and chair.away_since is None]


def show(table: Table, now: Millis, allowances: dict[Seat, int]) -> list[Entry]:
    """Shows the card that is due, with the allowances of the seats that take part.

    For a seat whose line only another worker knows, give the most that the terms allow: its answer brings the true
    allowance, and the race only waits a little longer. Absent seats are left out.
    """
    match, races, due = table.match, table.races, card_due(table)
    if match is None or races is None or due is None or due > now:
        raise Wrong("table-no-card-due", 409)
    seat = match.to_act[0]
    known = {other: races.allowed(allowances.get(other, 0)) for other in takers(table)}
    return [Shown(at=now, seat=seat, words=match.legal(seat)[0], allowances=known)]


def shown(table: Table, entry: Shown) -> Done:
    match = table.begun
    events = list(match.redo(entry.words, entry.seat, entry.at))
    table.run_races.show(match, entry.seat, entry.allowances, table.numbers(), entry.at)
    # Spectators see the card when its race is over, but that one was turned at once (EL-NET-17).
    events.append(Event("card-shown", {"seat": entry.seat}))
    events += go_on(table, entry.at, entry.words, entry.seat)
    return Done(events, entry.seat, entry.seat)


class NextAsked(Entry, frozen=True, tag="next-asked"):
    """While a race is open, the seat that turns the next card asks for it."""

    seat: int


def is_wish_for_next(match: Match, seat: Seat, words: str) -> bool:
    """Whether these words ask for the next card, from the seat that turns it if nobody answers (EL-NET-9)."""
    after = after_silence(match)
    return int(after.mover()) == seat and match.grammar.parse(words) in list(after.legal_moves(seat))


def next_asked(table: Table, entry: NextAsked) -> Done:
    table.run_races.ask_next(entry.at)
    return told_one(entry.seat, "next-asked")


# Answers.


class RaceAnswered(Entry, frozen=True, tag="race-answered"):
    """An answer to the open race, without its time: the player's claim and what the server has measured."""

    seat: int
    words: str
    claim: int
    elapsed: int
    allowance: int
    by_bot: bool = False


def play(table: Table, seat: Seat, words: str, prompt: int | None, now: Millis, press: Press) -> list[Entry]:
    """Asks for a card, or answers the open race."""
    match, races = table.begun, table.run_races
    if races.is_still:
        raise Wrong("table-paused", 409)
    if races.shown_at is None:
        if press.claim is not None or press.flip is not None:
            # An answer to a race that is over: dropped at no cost (EL-NET-8).
            raise Wrong("table-race-late", 409)
        return ask_card(table, seat, words, prompt, now)
    check_card(races, seat, prompt, press)
    if is_wish_for_next(match, seat, words):
        if races.next_asked_at is not None:
            raise Wrong("table-card-coming", 409)
        return [NextAsked(at=now, seat=seat)]
    if seat not in races.allowances or races.has_answered(seat):
        raise Wrong("table-race-answered", 409)
    plain, own_time = without_time(match.grammar, words)
    refusal = match.why(plain, seat)
    if refusal is not None:
        raise Refused(refusal, words, match.game)
    waited = max(0, now - races.shown_at if press.elapsed is None else press.elapsed)
    claim = min(next((time for time in (press.claim, own_time) if time is not None), waited), LONGEST_CLAIM)
    state = timed_state(match)
    if match.grammar.parse(plain) != state.silence() and claim < int(state.race_floor()):
        raise Wrong("table-false-start", 409, floor=int(state.race_floor()))
    allowed = races.allowed(press.allowance)
    return [RaceAnswered(at=now, seat=seat, words=plain, claim=claim, elapsed=waited, allowance=allowed)]


def check_card(races: Races, seat: Seat, prompt: int | None, press: Press) -> None:
    """A move in a race is for the card that it names (EL-NET-8), else for the question whose id it carries.

    Any question since the card was shown is accepted: a seat's own answer changes the id, but not what it may do.
    """
    if press.flip is not None:
        if press.flip != races.flip:
            raise Wrong("table-race-late", 409)
    elif prompt is not None and prompt <= races.numbers_before[seat]:
        # An answer came too late for its race, or a move that asks for a card crossed with this one.
        raise Wrong("table-stale-prompt" if press.claim is None else "table-race-late", 409)


def bot_answered(match: Match, races: Races, seat: Seat, words: str, now: Millis) -> list[Entry]:
    """A bot says at once what it will answer and when; its time needs no correction."""
    if races.shown_at is None:
        return []
    plain, time = without_time(match.grammar, words)
    at = int(timed_state(match).race_window()) if time is None else time
    return [RaceAnswered(at=now, seat=seat, words=plain, claim=at, elapsed=at, allowance=0, by_bot=True)]


def race_answered(table: Table, entry: RaceAnswered) -> Done:
    races, seat = table.run_races, entry.seat
    answer = Answer(seat, entry.words, entry.claim, entry.elapsed, entry.allowance, entry.by_bot)
    races.take(answer)
    if entry.by_bot:
        return Done([], None, seat)
    _, judged = races.rule(table.begun)
    ruling = next((one.ruling for one in judged if one.answer is answer), None)
    time, verdict = (None, "taken") if ruling is None else (ruling.time, ruling.verdict)
    done = told_one(seat, "answer-taken", words=entry.words, time=time, verdict=verdict)
    return Done(done.events, seat, seat)


# The end of a race.


def closing(match: Match, races: Races, now: Millis) -> list[Entry]:
    """All answers as ordinary moves; seats without one stay silent (EL-NET-9)."""
    race, _ = races.rule(match)
    return [Moved(at=now, seat=seat, words=words, how="race") for seat, words in race.answers()]


def close(
    table: Table, races: Races, events: list[Event], ruling: tuple[OpenRace, list[Judged]] | None, at: Millis
) -> list[Event]:
    """Closes a race whose last answer was played with these events; `ruling` is the one from before it."""
    judged = [] if ruling is None else ruling[1]
    is_asked_for = ruling is not None and (ruling[0].is_asked_for or ruling[0].closes_at >= ruling[0].window)
    return [races.close(table.begun, events, judged, is_asked_for, at), *suspected(table, races, judged)]


def suspected(table: Table, races: Races, ruled: list[Judged]) -> list[Event]:
    """What the host is told when a program seems to answer (EL-NET-18). Nothing changes in the game."""
    host = table.seat_of(table.opener)
    events = []
    for judged in ruled:
        seat = judged.answer.seat
        chair = table.chairs[seat]
        if chair.identity is None or judged.answer.by_bot:
            continue
        suspicion = races.suspicion(table.begun, chair.identity, judged)
        if suspicion is not None and host is not None:
            for flag in suspicion.take_new_flags():
                events.append(Event("race-flag", {"seat": seat, "name": chair.called, "which": flag}, only=[host]))
    return events


def appointments(table: Table, match: Match, races: Races) -> list[Appointment]:
    """The card that nobody asks for, or the end of the open race."""
    if races.shown_at is not None:
        bots = [seat for seat in races.allowances if table.chairs[seat].bot is not None]
        return [Appointment(races.close_due(match, bots), lambda now: closing(match, races, now))]
    if races.asked_at is not None or races.is_still:
        return []
    seat = match.to_act[0]
    is_bot, is_away = table.chairs[seat].bot is not None, table.chairs[seat].away_since is not None
    due = races.ask_due(is_bot, is_away)
    return [Appointment(due, lambda now: [CardAsked(at=now, seat=seat, late=not is_bot)])]


FOLDS: Folds = {CardAsked: card_asked, Shown: shown, NextAsked: next_asked, RaceAnswered: race_answered}

COMMANDS: Commands = {}

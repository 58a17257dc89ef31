"""What each entry does to a table, and what is told of it. Entries are trusted: commands have checked them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from quintessence.core.contract import Game
from quintessence.core.event import Event
from quintessence.core.fair import Fair, commit
from quintessence.core.match import Match
from quintessence.core.race import Terms
from quintessence.core.registry import find_game
from quintessence.core.setting import Setting
from quintessence.core.timed import TimedGame
from quintessence.core.types import Json
from quintessence.server.clock import Millis
from quintessence.server.table import entries as e
from quintessence.server.table.arranging import agreed, arranged, renamed
from quintessence.server.table.asking import waited_for
from quintessence.server.table.happening import EVERYBODY, Done, go_on, match_of, told, told_one
from quintessence.server.table.opening import Opening
from quintessence.server.table.races import Judged, Races
from quintessence.server.table.taking_back import takeback_answered, takeback_asked

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


def game_of(opening: Opening) -> tuple[Game, Setting]:
    game = find_game(opening.game)
    return game, game.setting(len(opening.seats), dict(opening.options), opening.cards)


def fold_entry(table: "Table", entry: e.Entry) -> Done:
    """Carries an entry out."""
    fold: Callable[[Table, Any], Done] = FOLDS[type(entry)]
    return fold(table, entry)


# Before the game.


def opened(table: "Table", entry: e.Opened) -> Done:
    done = told("opened")
    if entry.opening.record is not None:
        match = Match.from_record(entry.opening.record)
        if match.result is not None:
            table.match = match
    return done


def invited(table: "Table", entry: e.Invited) -> Done:
    table.chairs[entry.seat].hashes.append(entry.hash)
    return Done([], None, None, False)


def sat(table: "Table", entry: e.Sat) -> Done:
    chair = table.chairs[entry.seat]
    chair.identity, chair.name, chair.nonce = entry.identity, entry.name, entry.nonce
    chair.hashes.clear()
    table.seating += 1
    return told("sat", entry.seat, seat=entry.seat, name=entry.name)


def nonced(table: "Table", entry: e.Nonced) -> Done:
    table.chairs[entry.seat].nonce = entry.nonce
    return told("nonced", entry.seat, seat=entry.seat)


def left(table: "Table", entry: e.Left) -> Done:
    name = table.chairs[entry.seat].name
    table.chairs[entry.seat].empty()
    table.seating += 1
    if entry.freed:
        return told("freed", entry.seat, seat=entry.seat, name=name)
    return told("left", entry.seat, seat=entry.seat, name=name)


def started(table: "Table", entry: e.Started) -> Done:
    opening = table.opening
    if opening.record is not None:
        match = Match.from_record(opening.record)
    else:
        setting = table.setting
        match = Match(table.game, setting.seats, entry.seed, setting.options, setting.cards, opening.start)
        nonces = [chair.nonce for chair in table.chairs if chair.nonce is not None]
        match.fair = Fair(commit(table.secret), table.secret, nonces)
    match.names = [chair.called for chair in table.chairs]
    table.match = match
    table.seating += 1
    if isinstance(table.game, TimedGame):
        table.races = Races(Terms(table.setting.seats, dict(opening.race)), table.secret, entry.at)
        if match.result is None and table.timed_state().race_window() > 0:
            # It begins in the middle of a race: its card is shown now.
            table.races.show(match, match.to_act[0], {}, numbers_of(table), entry.at)
    go_on(table, entry.at)
    return Done([Event("started", {})], None, EVERYBODY)


def closed(table: "Table", entry: e.Closed) -> Done:
    table.closed = True
    table.clocks.stop(entry.at)
    return Done([Event("closed", {})])


# The game.


def moved(table: "Table", entry: e.Moved) -> Done:
    match, races = match_of(table), table.races
    ruled: list[Judged] = []
    is_asked_for = False
    if races is not None and entry.how == "race":
        race, ruled = races.rule(match)
        is_asked_for = race.is_asked_for or race.closes_at >= int(table.timed_state().race_window())
    awaited = match.state.awaited()
    events = list(match.redo(entry.words, entry.seat, entry.at))
    if not any(event.only is None for event in events) and match.state.awaited() != awaited:
        # That somebody has answered is seen by all, though nobody is told what.
        events.append(Event("answered", {"seat": entry.seat}))
    if races is not None and table.timed_state().race_window() == 0:
        events.append(races.close(match, events, ruled, is_asked_for, entry.at))
        events += suspected(table, match, races, ruled)
    # Time that is given for a move would tell of a secret one: clocks and questions follow what everybody is told.
    is_told = any(event.only is None for event in events)
    if is_told:
        table.takeback = None
    events += go_on(table, entry.at, entry.words, entry.seat, is_told)
    return Done(events, entry.seat, entry.seat)


def suspected(table: "Table", match: Match, races: Races, ruled: list[Judged]) -> list[Event]:
    """What the host is told when answers look as if no hand gave them (EL-NET-18). Nothing in the game changes."""
    host = table.seat_of(table.opener)
    events = []
    for judged in ruled:
        seat = judged.answer.seat
        chair = table.chairs[seat]
        if chair.identity is None or judged.answer.by_bot:
            continue
        suspicion = races.suspicion(match, chair.identity, judged)
        if suspicion is not None and host is not None:
            for flag in suspicion.take_new_flags():
                events.append(Event("race-flag", {"seat": seat, "name": chair.called, "which": flag}, only=[host]))
    return events


def undone(table: "Table", entry: e.Undone) -> Done:
    events = list(match_of(table).undo(entry.seat))
    is_told = events[0].only is None
    if is_told:
        table.takeback = None
    events += go_on(table, entry.at, is_told=is_told)
    if is_told:
        table.clocks.take_back(entry.seat, entry.at)
    return Done(events, entry.seat, entry.seat)


def resigned(table: "Table", entry: e.Resigned) -> Done:
    events = list(match_of(table).resign(entry.seat))
    events[0] = Event("resigned", {"seat": entry.seat, "why": entry.why})
    table.takeback = None
    events += go_on(table, entry.at)
    return Done(events, entry.seat)


def substituted(table: "Table", entry: e.Substituted) -> Done:
    match_of(table).substitute(entry.seat, entry.bot.name)
    table.chairs[entry.seat].stand_in = entry.bot
    shown: dict[str, Json] = {"seat": entry.seat, "by": entry.bot.name, "level": entry.bot.level, "why": entry.why}
    table.takeback = None
    events = [Event("substituted", shown), *go_on(table, entry.at)]
    return Done(events, entry.seat)


def returned(table: "Table", entry: e.Returned) -> Done:
    chair = table.chairs[entry.seat]
    chair.stand_in = None
    # The record says who plays from here on: a bot did.
    match_of(table).substitute(entry.seat, chair.called)
    table.windows.answers.pop(entry.seat, None)
    return Done([Event("returned", {"seat": entry.seat}), *go_on(table, entry.at)], entry.seat)


def flagged(table: "Table", entry: e.Flagged) -> Done:
    return told("flagged", entry.seat, seat=entry.seat)


def away(table: "Table", entry: e.Away) -> Done:
    table.chairs[entry.seat].away_since = entry.at
    return told("away", entry.seat, seat=entry.seat)


def here(table: "Table", entry: e.Here) -> Done:
    table.chairs[entry.seat].away_since = None
    return told("here", entry.seat, seat=entry.seat)


def claimed(table: "Table", entry: e.Claimed) -> Done:
    chair = table.chairs[entry.seat]
    if entry.how == "wait":
        chair.away_since = entry.at
        return told("claimed", entry.by, seat=entry.seat, how="wait", by=entry.by)
    chair.identity, chair.name, chair.away_since, chair.stand_in = entry.identity, entry.name, None, None
    chair.more_time = 0
    table.windows.forget(entry.seat)
    table.seating += 1
    match = match_of(table)
    match.substitute(entry.seat, chair.called)
    event = Event("claimed", {"seat": entry.seat, "how": "take", "name": entry.name})
    return Done([event, *go_on(table, entry.at)], entry.seat)


# Windows.


def answered(table: "Table", entry: e.Answered) -> Done:
    table.windows.answers[entry.seat] = entry.words
    if table.bot_of(entry.seat) is not None:
        return Done([], None, None)
    hold_clocks(table, entry.at)
    done = told_one(entry.seat, "answer-given", words=entry.words, window=entry.window)
    return Done(done.events, entry.seat, entry.seat)


def reconsidered(table: "Table", entry: e.Reconsidered) -> Done:
    table.windows.answers.pop(entry.seat, None)
    hold_clocks(table, entry.at)
    return Done(told_one(entry.seat, "answer-back").events, entry.seat, entry.seat)


def ordered(table: "Table", entry: e.Ordered) -> Done:
    turn = match_of(table).view(None).get("turn")
    table.windows.order(entry.seat, entry.order, turn)
    hold_clocks(table, entry.at)
    return Done(told_one(entry.seat, "ordered", order=entry.order).events, entry.seat)


def hold_clocks(table: "Table", at: Millis) -> None:
    """What is said about a window nobody sees: a clock that stops by it seems to run until the window closes."""
    table.clocks.hold(waited_for(table, match_of(table)), at)


def more_time(table: "Table", entry: e.MoreTime) -> Done:
    table.chairs[entry.seat].more_time = entry.time
    return told("more-time", entry.seat, seat=entry.seat, time=entry.time, longer=entry.time > 0)


# Races.


def races_of(table: "Table") -> Races:
    assert table.races is not None
    return table.races


def numbers_of(table: "Table") -> list[int]:
    """The own number of each seat."""
    return [table.count(seat) for seat in range(len(table.chairs))]


def card_asked(table: "Table", entry: e.CardAsked) -> Done:
    races_of(table).asked_at = entry.at
    return told("card-asked", entry.seat, seat=entry.seat, late=entry.late)


def shown(table: "Table", entry: e.Shown) -> Done:
    match = match_of(table)
    events = list(match.redo(entry.words, entry.seat, entry.at))
    races_of(table).show(match, entry.seat, entry.allowances, numbers_of(table), entry.at)
    # Which card it is spectators see when its race is closed; that one was turned is no secret (EL-NET-17).
    events.append(Event("card-shown", {"seat": entry.seat}))
    events += go_on(table, entry.at, entry.words, entry.seat)
    return Done(events, entry.seat, entry.seat)


def race_answered(table: "Table", entry: e.RaceAnswered) -> Done:
    races = races_of(table)
    races.answers.append(entry)
    if entry.by_bot:
        return Done([], None, entry.seat)
    _, judged = races.rule(match_of(table))
    ruling = next((one.ruling for one in judged if one.answer is entry), None)
    done = told_one(
        entry.seat,
        "answer-taken",
        words=entry.words,
        time=None if ruling is None else ruling.time,
        verdict="taken" if ruling is None else ruling.verdict,
    )
    return Done(done.events, entry.seat, entry.seat)


def next_asked(table: "Table", entry: e.NextAsked) -> Done:
    races_of(table).next_asked_at = entry.at
    return told_one(entry.seat, "next-asked")


def paused(table: "Table", entry: e.Paused) -> Done:
    races_of(table).pause(entry.at)
    return told("paused", entry.seat, seat=entry.seat)


def resumed(table: "Table", entry: e.Resumed) -> Done:
    races_of(table).go_on(entry.at)
    return told("resumed", entry.seat, seat=entry.seat)


# Talk, and what comes after.


def said(table: "Table", entry: e.Said) -> Done:
    return told("said", entry.seat, seat=entry.seat, name=entry.name, text=entry.text, language=entry.language)


def rematch_asked(table: "Table", entry: e.RematchAsked) -> Done:
    table.rematch_asked.add(entry.seat)
    table.rematch_harder = entry.harder
    if entry.nonce is not None:
        table.rematch_nonces[entry.seat] = entry.nonce
    return told("rematch-asked", entry.seat, seat=entry.seat)


def rematch_made(table: "Table", entry: e.RematchMade) -> Done:
    table.rematch_table = entry.table
    return told("rematch-made", None, table=entry.table)


FOLDS: Final[dict[type[e.Entry], Callable[..., Done]]] = {
    e.Opened: opened,
    e.Invited: invited,
    e.Sat: sat,
    e.Nonced: nonced,
    e.Left: left,
    e.Renamed: renamed,
    e.Arranged: arranged,
    e.Agreed: agreed,
    e.Started: started,
    e.Closed: closed,
    e.Moved: moved,
    e.Undone: undone,
    e.TakebackAsked: takeback_asked,
    e.TakebackAnswered: takeback_answered,
    e.Resigned: resigned,
    e.Substituted: substituted,
    e.Returned: returned,
    e.Flagged: flagged,
    e.Away: away,
    e.Here: here,
    e.Claimed: claimed,
    e.Answered: answered,
    e.Reconsidered: reconsidered,
    e.Ordered: ordered,
    e.MoreTime: more_time,
    e.CardAsked: card_asked,
    e.Shown: shown,
    e.RaceAnswered: race_answered,
    e.NextAsked: next_asked,
    e.Paused: paused,
    e.Resumed: resumed,
    e.Said: said,
    e.RematchAsked: rematch_asked,
    e.RematchMade: rematch_made,
}

"""Who is asked what: a window asks several players at once, and skips those who can only pass."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.observation import Observation
from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.opening import WindowKind
from quintessence.server.table.parts.done import EVERYBODY
from quintessence.server.table.parts.questions import are_same
from quintessence.server.table.parts.windows import BOTS_WHILE, is_same
from quintessence.server.table.table import Table

# Windows: what is open.


def follow_window(table: Table, match: Match, words: str | None, at: Millis) -> list[Event]:
    """Updates the open window after a move (None: after anything else); returns events about dropped answers."""
    windows = table.windows
    window = None if match.result is not None else match.state.window()
    if window is None:
        return windows.close()
    if words is None and window == windows.now:
        return []
    seats, moves = foreseen(match, window)
    if words is not None and words == windows.pass_words and windows.goes_on(window, seats):
        windows.go_on(window, seats, moves)
        return []
    told = windows.close()
    windows.open(window, seats, moves, at)
    kind = kind_now(table, match)
    windows.last(kind, length_of(table, kind))
    return told


def foreseen(match: Match, window: JsonObject) -> tuple[list[Seat], dict[Seat, vec[i64]]]:
    """The seats that a window asks, in their order, and the moves of each if those before it pass."""
    after = match.state.copy()
    seats: list[Seat] = []
    moves: dict[Seat, vec[i64]] = {}
    told = window["seats"]
    assert isinstance(told, list)
    while True:
        seat = int(after.mover())
        seats.append(seat)
        moves[seat] = after.legal_moves(seat)
        if seat == told[-1] or not let_pass(match, after, window):
            return seats, moves


def let_pass(match: Match, state: State, window: JsonObject) -> bool:
    """Passes for the seat that is asked; returns whether the window is still open then."""
    state.apply(state.mover(), match.grammar.parse(str(window["pass"])), QuickChance(0))
    after = state.window()
    return after is not None and is_same(window, after)


def position_for(table: Table, match: Match, seat: Seat) -> State:
    """The position in which a seat is asked: in a window, the one after the seats before it have passed."""
    windows = table.windows
    window = windows.now
    if window is None or seat not in windows.seats or seat == windows.seats[0]:
        return match.state
    after = match.state.copy()
    for _ in range(windows.seats.index(seat)):
        let_pass(match, after, window)
    return after


def seen_by(table: Table, seat: Seat) -> Observation:
    """All that a seat knows in the position in which it is asked."""
    match = table.begun
    return match.observe(seat) if table.windows.now is None else match.foresee(position_for(table, match, seat), seat)


def kind_now(table: Table, match: Match) -> WindowKind:
    """How a window that opens now will close: as agreed, unless there is nobody to hide a hand from."""
    return "able" if len(company(table, match)) < 2 else table.opening.windows_kind


def company(table: Table, match: Match) -> list[Seat]:
    """The seats of people in the game, also those for whom a bot plays: they may come back."""
    return [seat for seat in table.people() if seat not in match.resigned]


def length_of(table: Table, kind: WindowKind) -> int:
    """How long the new window stays open at least: depends on whom it asks and what was agreed."""
    people = [seat for seat in table.windows.seats if table.chairs[seat].bot is None]
    if kind == "timed" and people:
        return max(table.opening.window.time, *[table.chairs[seat].more_time for seat in people])
    return BOTS_WHILE if len(people) < len(table.windows.seats) else 0


# Who is asked.


def is_asked(table: Table, match: Match, seat: Seat) -> bool:
    """Whether a seat is asked now: a bot only if it has a choice."""
    windows = table.windows
    if windows.now is not None:
        if table.chairs[seat].bot is None:
            return windows.wants_to_be_asked(seat)
        return windows.can_answer(seat) and seat not in windows.answers
    return seat in table.to_act() and not is_formality(table, match, seat)


def is_formality(table: Table, match: Match, seat: Seat) -> bool:
    """Whether the table makes the only legal move for a person.

    Only for a person alone against bots: to others, a quick move would reveal that there was no choice. And not while
    there is something to take back.
    """
    if table.races is not None or table.chairs[seat].bot is not None or len(company(table, match)) > 1:
        return False
    state = match.state
    return len(state.legal_moves(seat)) == 1 and bool(state.is_formality(seat)) and not match.can_undo(seat)


def waited_for(table: Table, match: Match) -> list[Seat]:
    """The people whose clocks run: nobody's does during a timed window."""
    windows = table.windows
    if windows.now is None:
        return [seat for seat in match.to_act if table.chairs[seat].bot is None]
    if windows.kind == "timed":
        return []
    asked = windows.seats[:1] if windows.kind == "patient" else windows.seats
    return [seat for seat in asked if table.chairs[seat].bot is None and windows.wants_to_be_asked(seat)]


# After something has happened.


def go_on(
    table: Table, at: Millis, words: str | None = None, moved: Seat | None = None, is_told: bool = True
) -> list[Event]:
    """Updates the open window and the clocks after something has happened."""
    match = table.begun
    events = follow_window(table, match, words, at)
    asked = waited_for(table, match)
    if is_told:
        table.clocks.ask(asked, at, moved)
        table.turn_since = at
    else:
        table.clocks.hold(asked, at)
    table.asked_since = at
    return events


def follow_questions(table: Table, mover: Seat | None) -> None:
    """Notes for which seats the question has changed, and at which of their numbers.

    A seat that has just moved gets a new question even if the legal moves are the same.
    """
    table.forget_legal()
    window, asked_in_window, match = table.windows.id, table.windows.seats, table.match
    for seat, question in enumerate(table.questions):
        asked = match is not None and not table.closed and is_asked(table, match, seat)
        moves = moves_of(table, match, seat) if asked and match is not None else vec[i64]()
        is_bot = table.chairs[seat].bot is not None
        own = window if seat in asked_in_window else None
        if (
            seat == mover
            or (mover == EVERYBODY and asked)
            or asked != question.is_asked
            or is_bot != question.is_bot
            or own != question.window
            or not are_same(moves, question.moves)
        ):
            question.id = table.count(seat)
            question.is_asked, question.is_bot, question.moves, question.window = asked, is_bot, moves, own


def moves_of(table: Table, match: Match, seat: Seat) -> vec[i64]:
    """The legal moves of a seat that is asked."""
    return match.state.legal_moves(seat) if table.windows.now is None else table.windows.moves[seat]

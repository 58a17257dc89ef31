"""What a seat does in a game: moves, answers to races and windows, standing orders, undo and takeback."""

from typing import TYPE_CHECKING

from quintessence.core.match import Match
from quintessence.core.refusal import Refusal, Refused
from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.asking import position_for
from quintessence.server.table.entries import (
    Answered,
    CardAsked,
    Entry,
    MoreTime,
    Moved,
    NextAsked,
    Ordered,
    RaceAnswered,
    Reconsidered,
    TakebackAnswered,
    TakebackAsked,
    Undone,
)
from quintessence.server.table.opening import OrderKind
from quintessence.server.table.races import Races, after_silence
from quintessence.server.table.taking_back import last_move_of
from quintessence.server.table.todo import BotWanted
from quintessence.server.words import Wrong

if TYPE_CHECKING:
    from quintessence.server.table.table import Table

LONGEST_CLAIM = 600_000
MOST_TIME = 60_000
"""As much more time as a seat can ask for: ten times the usual length of a window."""


def running(table: "Table") -> Match:
    """The match that is being played; refused in one sentence where none is."""
    match = table.match
    if table.status == "closed":
        raise Wrong("table-closed", 409)
    if match is None:
        raise Wrong("table-not-begun", 409)
    if match.result is not None:
        raise Wrong("table-over", 409)
    return match


def playing(table: "Table", seat: Seat) -> Match:
    """The same, for a seat that its own player plays."""
    match = running(table)
    if table.bot_of(seat) is not None:
        raise Wrong("table-bot-plays", 409)
    return match


def why(table: "Table", seat: Seat, words: str) -> Refusal | None:
    match = table.match
    if match is None:
        raise Wrong("table-not-begun", 409)
    if match.result is not None:
        return match.why(words, seat)
    return match.game.explain(position_for(table, match, seat), seat, words)


def preview(table: "Table", seat: Seat, words: str) -> JsonObject | None:
    return running(table).preview(words, seat)


def play(
    table: "Table",
    seat: Seat,
    words: str,
    prompt: int | None,
    now: Millis,
    claim: int | None,
    flip: int | None,
    elapsed: int | None,
    allowance: int,
) -> list[Entry]:
    match = playing(table, seat)
    if table.races is not None:
        return play_timed(table, match, table.races, seat, words, prompt, now, claim, flip, elapsed, allowance)
    check_prompt(table, seat, prompt)
    if table.windows.now is not None and seat in table.windows.seats:
        if seat in table.windows.answers:
            raise Wrong("table-answered", 409)
        return answer(table, seat, checked_words(table, match, seat, words), now)
    return [Moved(at=now, seat=seat, words=checked_words(table, match, seat, words))]


def check_prompt(table: "Table", seat: Seat, prompt: int | None) -> None:
    """A move answers the question that its player saw; that it came late must never make it answer another."""
    if prompt is not None and prompt != table.questions[seat].id:
        raise Wrong("table-stale-prompt", 409)


def checked_words(table: "Table", match: Match, seat: Seat, words: str) -> str:
    """The canonical words of a move that may be played now; `Refused` names the rule otherwise."""
    position = position_for(table, match, seat)
    refusal = match.game.explain(position, seat, words)
    if refusal is not None:
        raise Refused(refusal, words, match.game)
    return match.grammar.words(match.game.canonical(position, seat, match.grammar.parse(words)))


def bot_played(table: "Table", wanted: BotWanted, words: str, now: Millis) -> list[Entry]:
    match, seat = running(table), wanted.seat
    question, window = table.questions[seat], table.windows.id
    if table.bot_of(seat) != wanted.bot or not question.is_asked or question.id != wanted.prompt:
        return []
    position = position_for(table, match, seat)
    if match.game.explain(position, seat, words) is not None:
        words = match.grammar.words(match.game.idle(position, seat))
    if table.races is not None:
        return bot_answered(table, match, table.races, seat, words, now)
    written = checked_words(table, match, seat, words)
    if window is not None:
        # How long a bot thinks must not tell whether it had anything to think about.
        return [Answered(at=now, seat=seat, words=written, window=window)]
    return [Moved(at=now, seat=seat, words=written, how="bot")]


# Races.


def play_timed(
    table: "Table",
    match: Match,
    races: Races,
    seat: Seat,
    words: str,
    prompt: int | None,
    now: Millis,
    claim: int | None,
    flip: int | None,
    elapsed: int | None,
    allowance: int,
) -> list[Entry]:
    """Asks for a card, or answers the open race."""
    if races.is_still:
        raise Wrong("table-paused", 409)
    if races.shown_at is None:
        if claim is not None or flip is not None:
            # A hand for a race that is closed: dropped at no cost (EL-NET-8).
            raise Wrong("table-race-late", 409)
        check_prompt(table, seat, prompt)
        checked_words(table, match, seat, words)
        if races.asked_at is not None:
            raise Wrong("table-card-coming", 409)
        return [CardAsked(at=now, seat=seat)]
    check_card(races, seat, prompt, claim, flip)
    if is_wish_for_next(match, seat, words):
        if races.next_asked_at is not None:
            raise Wrong("table-card-coming", 409)
        return [NextAsked(at=now, seat=seat)]
    if seat not in races.allowances or races.has_answered(seat):
        raise Wrong("table-race-answered", 409)
    plain, own_time = without_time(match, words)
    refusal = match.why(plain, seat)
    if refusal is not None:
        raise Refused(refusal, words, match.game)
    waited = max(0, now - races.shown_at) if elapsed is None else max(0, elapsed)
    claimed = next((time for time in (claim, own_time) if time is not None), waited)
    return answered(table, races, seat, plain, min(claimed, LONGEST_CLAIM), waited, allowance, now)


def check_card(races: Races, seat: Seat, prompt: int | None, claim: int | None, flip: int | None) -> None:
    """What is said in a race is for the card that it names (EL-NET-8), else for the question that it quotes.

    Any question since the card was shown will do: a seat's own answer changes it, and not what it may say then.
    """
    if flip is not None:
        if flip != races.flip:
            raise Wrong("table-race-late", 409)
    elif prompt is not None and prompt <= races.numbers_before[seat]:
        # A hand came too late for its own race; a word that asks for a card crossed with this one.
        raise Wrong("table-stale-prompt" if claim is None else "table-race-late", 409)


def answered(
    table: "Table", races: Races, seat: Seat, words: str, claim: int, elapsed: int, allowance: int, now: Millis
) -> list[Entry]:
    state = table.timed_state()
    assert table.match is not None
    if table.match.grammar.parse(words) != state.silence() and claim < int(state.race_floor()):
        raise Wrong("table-false-start", 409, floor=int(state.race_floor()))
    most = races.terms.comp_cap + races.terms.paint_allowance
    allowed = max(0, min(allowance, most))
    entry = RaceAnswered(at=now, seat=seat, words=words, claim=claim, elapsed=elapsed, allowance=allowed)
    return [entry]


def bot_answered(table: "Table", match: Match, races: Races, seat: Seat, words: str, now: Millis) -> list[Entry]:
    """A bot says at once what it will answer and when; its time is its own and needs no correction."""
    if races.shown_at is None:
        return []
    plain, time = without_time(match, words)
    state = table.timed_state()
    answers_at = int(state.race_window()) if time is None else time
    entry = RaceAnswered(at=now, seat=seat, words=plain, claim=answers_at, elapsed=answers_at, allowance=0, by_bot=True)
    return [entry]


def is_wish_for_next(match: Match, seat: Seat, words: str) -> bool:
    """Whether these words turn the next card, by the seat that would turn it if nobody answered (EL-NET-9)."""
    after = after_silence(match)
    if int(after.mover()) != seat:
        return False
    return match.grammar.parse(words) in list(after.legal_moves(seat))


def without_time(match: Match, words: str) -> tuple[str, int | None]:
    """An answer without its time, and the time, None if it had none."""
    plain, _, time = words.strip().rpartition(" ")
    if time.isascii() and time.isdigit() and len(time) < 10 and match.grammar.parse(plain) >= 0:
        return plain, int(time)
    return words, None


# Windows.


def answer(table: "Table", seat: Seat, words: str, now: Millis) -> list[Entry]:
    """An answer to the open window: kept until it closes, unless it is the answer of the seat that is asked first.

    That one changes what the others are asked about, and everybody sees it in any case. A pass of the first is kept,
    too: when it was pressed is nobody's business.
    """
    windows = table.windows
    window = windows.id
    assert window is not None
    is_first = seat == windows.seats[0]
    if is_first and (words != windows.pass_words or windows.kind == "patient"):
        return [Moved(at=now, seat=seat, words=words)]
    return [Answered(at=now, seat=seat, words=words, window=window)]


def reconsider(table: "Table", seat: Seat, now: Millis) -> list[Entry]:
    playing(table, seat)
    if seat not in table.windows.answers:
        raise Wrong("table-no-answer", 409)
    return [Reconsidered(at=now, seat=seat)]


def order(table: "Table", seat: Seat, wanted: OrderKind, now: Millis) -> list[Entry]:
    playing(table, seat)
    if not table.game.has_windows():
        raise Wrong("table-no-windows", 409, game=table.game.slug)
    return [Ordered(at=now, seat=seat, order=wanted)]


def more_time(table: "Table", seat: Seat, milliseconds: int, now: Millis) -> list[Entry]:
    if table.status not in ("open", "running"):
        raise Wrong("table-over" if table.status == "over" else "table-closed", 409)
    if not 0 <= milliseconds <= MOST_TIME:
        raise Wrong("table-bad-more-time", most=MOST_TIME // 1000)
    return [] if table.chairs[seat].more_time == milliseconds else [MoreTime(at=now, seat=seat, time=milliseconds)]


# Taking back.


def undo(table: "Table", seat: Seat, now: Millis) -> list[Entry]:
    match = playing(table, seat)
    if not match.can_undo(seat):
        raise Wrong("table-no-undo", 409)
    return [Undone(at=now, seat=seat)]


def ask_takeback(table: "Table", seat: Seat, now: Millis) -> list[Entry]:
    match = playing(table, seat)
    if table.races is not None or last_move_of(match, seat) is None:
        raise Wrong("table-no-takeback", 409)
    if table.takeback is not None:
        raise Wrong("table-takeback-open", 409)
    return [TakebackAsked(at=now, seat=seat)]


def answer_takeback(table: "Table", seat: Seat, agree: bool, now: Millis) -> list[Entry]:
    running(table)
    asked = table.takeback
    if asked is None:
        raise Wrong("table-no-takeback-asked", 409)
    withdraws = seat == asked.seat and not agree
    if not withdraws and (seat not in asked.needed or seat in asked.agreed):
        raise Wrong("table-takeback-not-asked", 409)
    return [TakebackAnswered(at=now, seat=seat, agree=agree)]

"""The referee of timed races: whose answer counts, with which time, and in which order.

A position knows no clock: the times of its answers are arguments of its moves. The referee stands between
players and positions and rules those times. It compares durations only: the player's own time from seeing to
answering, and the table's own time from sending to receiving (EL-NET-1). It measures nothing itself: its
caller says what time it is.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.casts import as_number
from quintessence.core.chance import Chance
from quintessence.core.errors import BadSetting
from quintessence.core.options import Option, data, number, read_options
from quintessence.core.quoting import shortened
from quintessence.core.types import Json, JsonObject, Seat

LONGEST: Final = 60_000
"""No time that a table agrees on is longer than a minute."""

REFEREE_OPTIONS: Final[list[Option]] = [
    number("show-delay-least", 0, LONGEST, 200),
    number("show-delay-most", 0, LONGEST, 600),
    number("count-down", 0, LONGEST, 4000),
    number("ping-every", 100, LONGEST, 2000),
    number("comp-cap", 0, 1000, 200),
    number("paint-allowance", 0, 1000, 34),
    number("pause", 0, LONGEST, 1200),
    number("settle-pause", 0, LONGEST, 1500),
    number("summon-pause", 0, LONGEST, 1500),
    number("flip-timeout", 0, LONGEST, 4000),
    number("away-timeout", 0, LONGEST, 1000),
    number("max-rtt", 0, LONGEST, 400),
    number("max-jitter", 0, LONGEST, 80),
    data("handicap", 0),
]
"""What a table may agree on besides the rules of its game."""


@final
class Terms:
    """What a table has agreed for its races, in milliseconds."""

    def __init__(self, seats: int, given: JsonObject | None = None) -> None:
        """`given` holds some of `REFEREE_OPTIONS`; `BadSetting` says which is wrong and what is allowed."""
        agreed = read_options(REFEREE_OPTIONS, given or {})
        self.show_delay_least = as_number(agreed["show-delay-least"])
        self.show_delay_most = as_number(agreed["show-delay-most"])
        self.count_down = as_number(agreed["count-down"])
        self.ping_every = as_number(agreed["ping-every"])
        self.comp_cap = as_number(agreed["comp-cap"])
        self.paint_allowance = as_number(agreed["paint-allowance"])
        self.pause = as_number(agreed["pause"])
        self.settle_pause = as_number(agreed["settle-pause"])
        self.summon_pause = as_number(agreed["summon-pause"])
        self.flip_timeout = as_number(agreed["flip-timeout"])
        self.away_timeout = as_number(agreed["away-timeout"])
        self.max_rtt = as_number(agreed["max-rtt"])
        self.max_jitter = as_number(agreed["max-jitter"])
        self.handicaps = read_handicaps(agreed["handicap"], seats)
        """What is added to each seat's times."""
        if self.show_delay_most < self.show_delay_least:
            allowed = f"{self.show_delay_least}..{LONGEST}"
            raise wrong_value("show-delay-most", self.show_delay_most, allowed)


def read_handicaps(given: Json, seats: int) -> list[int]:
    """One number for every seat, or one number for all of them."""
    times: list[Json] = given if isinstance(given, list) else [given] * seats
    handicaps = [time for time in times if isinstance(time, int) and not isinstance(time, bool)]
    are_numbers = len(handicaps) == len(times) == seats
    if not are_numbers or not all(0 <= time <= LONGEST for time in handicaps):
        raise wrong_value("handicap", given, f"0..{LONGEST}, [0..{LONGEST}] * {seats}")
    return handicaps


def wrong_value(option: str, given: Json, allowed: str) -> BadSetting:
    return BadSetting("bad-option-value", {"option": option, "given": shortened(given), "allowed": allowed})


# The line to a player.

PINGS_KEPT: Final = 9
SHORT_LINE: Final = 20
"""With a shorter round trip the player is near: what jitters then is a busy machine, not the line."""
SLOW_FOR: Final = 9
"""So many pings in a row must find a line slow before anybody is told."""


@final
class Connection:
    """What the referee knows of the line to one player: its last nine round trips (EL-NET-4)."""

    def __init__(self) -> None:
        self._trips: list[int] = []
        self._slow_pings = 0
        """How many pings in a row found the line slow."""

    def note(self, round_trip: int, terms: Terms | None = None) -> None:
        """A ping came back after so many milliseconds; by the terms of its table the line is judged."""
        self._trips.append(round_trip)
        if len(self._trips) > PINGS_KEPT:
            self._trips.pop(0)
        if terms is not None:
            self._slow_pings = self._slow_pings + 1 if self.is_measured and self._loses_time(terms) else 0

    @property
    def is_measured(self) -> bool:
        """Whether enough pings came back for a first card to be shown."""
        return len(self._trips) == PINGS_KEPT

    @property
    def round_trip(self) -> int:
        """The median of the trips kept; 0 where none is known: a line that was not measured gets no allowance."""
        return sorted(self._trips)[len(self._trips) // 2] if self._trips else 0

    @property
    def jitter(self) -> int:
        """The second largest trip minus the median: one stray trip does not count."""
        return max(0, sorted(self._trips)[-2] - self.round_trip) if len(self._trips) > 1 else 0

    def allowance(self, terms: Terms) -> int:
        """How much of an answer's way the line and the screen may explain (EL-NET-6)."""
        return min(self.round_trip + self.jitter, terms.comp_cap) + terms.paint_allowance

    @property
    def is_slow(self) -> bool:
        """Whether player and host should be told (EL-NET-14). The ruling stays the same."""
        return self._slow_pings >= SLOW_FOR

    def _loses_time(self, terms: Terms) -> bool:
        """Whether the line takes longer than is made up for; jitter that the cap covers costs nobody anything."""
        if self.round_trip > terms.max_rtt:
            return True
        is_covered = self.round_trip + self.jitter <= terms.comp_cap
        return self.round_trip >= SHORT_LINE and self.jitter > terms.max_jitter and not is_covered


def ruled_time(claim: int, elapsed: int, allowance: int) -> int:
    """The time that counts: the claim, believed as far as the line can explain the rest (EL-NET-6).

    `claim` is the player's own time from seeing to answering, `elapsed` the table's from sending the card to
    receiving the answer.
    """
    return max(claim, elapsed - allowance)


# One race.

TAKEN: Final = "taken"
FALSE_START: Final = "false-start"
LATE: Final = "late"
ANSWERED: Final = "answered"

NOTHING_YET: Final = -1


@final
class Ruling:
    """What the referee makes of one answer.

    `taken`: it counts, with `time`. `false-start`: it is struck out and the seat may still answer. `late`: it
    counts as silence. `answered`: the seat had answered before, or takes no part.
    """

    def __init__(self, verdict: str, time: int, claim: int) -> None:
        self.verdict = verdict
        self.time = time
        self.claim = claim

    def __repr__(self) -> str:
        return f"Ruling({self.verdict!r}, time={self.time}, claim={self.claim})"


@final
class OpenRace:
    """A race as the referee sees it, from the showing of the card to the last answer.

    All times are milliseconds after the showing.
    """

    def __init__(self, terms: Terms, window: int, floor: int, pause: int, allowances: dict[Seat, int]) -> None:
        """`allowances` names the seats that take part, with what their lines may explain: absent ones 0.

        `pause` is how long the race stays open at least although the next card is asked for.
        """
        self._terms = terms
        self.window = window
        self._floor = floor
        self._pause = pause
        self._allowances = dict(allowances)
        self._times: dict[Seat, int] = {}
        self._words: dict[Seat, str] = {}
        self._best_right = NOTHING_YET
        self._asked = NOTHING_YET

    def receive(self, seat: Seat, words: str, claim: int, elapsed: int, is_right: bool) -> Ruling:
        """Rules an answer that came in: its words without a time, the player's claim, the table's own time.

        `is_right` says that the answer wins if no right one is faster; positions know that.
        """
        if seat not in self._allowances or seat in self._times:
            return Ruling(ANSWERED, NOTHING_YET, claim)
        if claim < self._floor:
            return Ruling(FALSE_START, NOTHING_YET, claim)
        time = ruled_time(claim, elapsed, self._allowances[seat]) + self._terms.handicaps[seat]
        self._times[seat] = time
        if time > self.window:
            # Whatever the seat answers now would be later still.
            return Ruling(LATE, time, claim)
        self._words[seat] = words
        if is_right and (self._best_right == NOTHING_YET or time < self._best_right):
            self._best_right = time
        return Ruling(TAKEN, time, claim)

    def ask_next(self, at: int) -> None:
        """The seat that would turn the next card if nothing happened asks for it."""
        if self._asked == NOTHING_YET:
            self._asked = max(at, self._pause)

    @property
    def is_asked_for(self) -> bool:
        """Whether the next card was asked for while the race was open."""
        return self._asked != NOTHING_YET

    @property
    def closes_at(self) -> int:
        """The last time at which an answer still counts, as far as is known now (EL-NET-9)."""
        limits = [limit for limit in (self._asked, self._best_right) if limit != NOTHING_YET]
        return min([self.window, *limits])

    def is_over(self, now: int) -> bool:
        """Whether no answer that would count can still be on its way."""
        return now >= self.ends_at

    @property
    def ends_at(self) -> int:
        """When the race is over if nothing more comes in.

        Each silent seat is waited for as long as its line may take.
        """
        silent = [allowance for seat, allowance in self._allowances.items() if seat not in self._times]
        return self.closes_at + max(silent) if silent else 0

    def answers(self) -> list[tuple[Seat, str]]:
        """What every seat has answered, with its ruled time; `pass` for the silent."""
        close = self.closes_at
        found: list[tuple[Seat, str]] = []
        for seat in sorted(self._allowances):
            is_in_time = seat in self._words and self._times[seat] <= close
            found.append((seat, f"{self._words[seat]} {self._times[seat]}" if is_in_time else "pass"))
        return found


# The order in which answers are judged.


def draw_ties(seats: vec[i64], count: i64, chance: Chance) -> vec[i64]:
    """The tie order of a race: for each of `count` seats its place if it is one of `seats`, else -1."""
    order = seats[:]
    chance.shuffle(order)
    places = vec[i64]([-1] * count)
    for place in range(len(order)):
        places[order[place]] = place
    return places


def judging_order(times: vec[i64], ties: vec[i64]) -> vec[i64]:
    """The seats whose time is not negative, the fastest first; equal times go by the tie order."""
    order = vec[i64](capacity=8)
    for seat in range(len(times)):
        if times[seat] < 0:
            continue
        order = append(order, seat)
        place: i64 = len(order) - 1
        while place > 0 and is_before(seat, order[place - 1], times, ties):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    return order


def is_before(seat: i64, other: i64, times: vec[i64], ties: vec[i64]) -> bool:
    if times[seat] != times[other]:
        return times[seat] < times[other]
    return ties[seat] < ties[other]

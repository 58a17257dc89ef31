"""Whether races are fair over a network: equal players with unequal connections, and clients that lie.

    python bench/fairness.py [--games 4000] [--jobs 2] [--seed 1]

Whole games of Elementals are played, flip by flip: the card travels to each player, is painted, is seen after a
human reaction time, and the answer travels back. The referee of `quintessence.core.race` rules the times, closes
the race and has the rules judge it. Nothing waits for real time. Every figure is a share of games won with its 95 %
interval; seats change from game to game; the same seed gives the same table.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from math import sqrt

from measure import print_table, progress

from quintessence.bots.reflex import Reflexes, drawn_form, exponential, reflexes_of, uniform
from quintessence.core import contract
from quintessence.core.chance import Chance, QuickChance
from quintessence.core.race import Connection, OpenRace, Terms
from quintessence.core.registry import find_game
from quintessence.core.timed import TimedState

STRENGTH = 5.0
"""Everybody reacts like the adults in the middle of the scale: 840 ms on average for one comparison."""
FRAME = 1000 / 60
STALLS = 0.005
STALL = (50.0, 250.0)
LARGEST_GAP = 2.0
"""Points of win share by which 20 ms and 200 ms may differ when the referee corrects."""
HEADLINE = 25
"""The headline is played so many times as often as the rest: its interval must be narrower than the claim."""
BATCH = 250
SEEDS_APART = 1_000_000

HONEST = "honest"
CLAIMS = "claims"
PINGS = "claims and pings"


@dataclass(frozen=True)
class Seat:
    """A player's connection and habits; the players are otherwise equal."""

    round_trip: float
    jitter: float
    """The mean of what a round trip takes beyond its shortest time."""
    habit: str = HONEST


@dataclass(frozen=True)
class Table:
    """Who plays whom, and whether the referee corrects for their connections."""

    seats: tuple[Seat, ...]
    is_corrected: bool = True
    cap: int = 200


@dataclass
class Outcome:
    """The results of some games at one table; `won` and the rest have one entry for each of its players."""

    games: int = 0
    won: list[float] = field(default_factory=list)
    stolen: list[float] = field(default_factory=list)
    """Milliseconds by which ruled times were below true ones, added up."""
    most_stolen: list[float] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    def add(self, other: "Outcome") -> None:
        if not self.won:
            self.won, self.stolen = [0.0] * len(other.won), [0.0] * len(other.won)
            self.most_stolen, self.answers = [0.0] * len(other.won), [0] * len(other.won)
        self.games += other.games
        for place in range(len(other.won)):
            self.won[place] += other.won[place]
            self.stolen[place] += other.stolen[place]
            self.most_stolen[place] = max(self.most_stolen[place], other.most_stolen[place])
            self.answers[place] += other.answers[place]

    def share(self, place: int) -> float:
        """Points: how many of a hundred games the player won; a shared win counts in parts."""
        return 100 * self.won[place] / self.games

    def interval(self, place: int) -> tuple[float, float]:
        """The 95 % interval of the share after Wilson, in points: it stays between 0 and 100."""
        share, games, z = self.won[place] / self.games, self.games, 1.96
        middle = (share + z * z / (2 * games)) / (1 + z * z / games)
        half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
        return 100 * (middle - half), 100 * (middle + half)


def line(round_trip: float, habit: str = HONEST, jitter: float | None = None) -> Seat:
    """A connection with that round trip and the usual jitter."""
    return Seat(round_trip, 3 + 0.05 * round_trip if jitter is None else jitter, habit)


# One game


class Simulation:
    """Plays games of one table."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.game = find_game("elementals")
        self.setting = self.game.setting(len(table.seats))
        self.grammar = self.game.grammar(self.setting)
        self.terms = Terms(len(table.seats), {"comp-cap": table.cap})
        self.reflexes: Reflexes = reflexes_of(STRENGTH)
        self.chance: Chance = QuickChance(seed)
        count = len(table.seats)
        self.outcome = Outcome(0, [0.0] * count, [0.0] * count, [0.0] * count, [0] * count)

    def play(self, turned: int) -> None:
        """One game in which player p sits on seat p + `turned`."""
        count = len(self.table.seats)
        players = [(seat - turned) % count for seat in range(count)]
        state = self.game.setup(self.setting, self.chance)
        assert isinstance(state, TimedState)
        forms = [drawn_form(self.chance) for _ in players]
        lines = [self.measured_line(self.table.seats[player]) for player in players]
        while state.result() is None:
            if state.race_window() == 0:
                seat = state.mover()
                state.apply(seat, state.legal_moves(seat)[0], self.chance)
            else:
                self.run_race(state, players, forms, lines)
        result = state.result()
        assert result is not None
        self.outcome.games += 1
        for seat in result.winners:
            self.outcome.won[players[seat]] += 1 / len(result.winners)

    def run_race(self, state: TimedState, players: list[int], forms: list[float], lines: list[Connection]) -> None:
        """The card goes out at 0; answers are ruled as they come in, silence is entered for the rest."""
        asked = state.to_act()
        allowances: dict[int, int] = {}
        arriving: list[tuple[int, int, int, int, int]] = []
        stimulus = state.stimulus()
        for seat in asked:
            player = self.table.seats[players[seat]]
            lines[seat].note(self.ping(player))
            allowances[seat] = lines[seat].allowance(self.terms) if self.table.is_corrected else 0
            move = self.reflexes.answer(state, stimulus, forms[seat], self.chance)
            if move != state.silence():
                # The form that carries a time is the same move with a last word.
                words, _, time = self.grammar.words(move).rpartition(" ")
                reaction = int(time)
                way = self.trip(player) + uniform(self.chance) * FRAME
                claim = reaction if player.habit == HONEST else int(state.race_floor())
                arriving.append((int(reaction + way), seat, claim, reaction, self.grammar.parse(words)))
        window, floor = int(state.race_window()), int(state.race_floor())
        race = OpenRace(self.terms, window, floor, window, allowances)
        for elapsed, seat, claim, reaction, move in sorted(arriving):
            if race.is_over(elapsed):
                continue
            ruling = race.receive(seat, self.grammar.words(move), claim, elapsed, state.is_right(move))
            self.note_theft(players[seat], reaction - ruling.time)
        for seat, words in race.answers():
            state.apply(seat, self.grammar.parse(words), self.chance)

    def note_theft(self, player: int, gained: int) -> None:
        outcome = self.outcome
        outcome.answers[player] += 1
        outcome.stolen[player] += max(0, gained)
        outcome.most_stolen[player] = max(outcome.most_stolen[player], gained)

    def trip(self, seat: Seat) -> float:
        """How long a message and its answer are on the way: mostly a little over the shortest time."""
        late = seat.jitter / 2 * (exponential(self.chance) + exponential(self.chance))
        if uniform(self.chance) < STALLS:
            late += STALL[0] + uniform(self.chance) * (STALL[1] - STALL[0])
        return seat.round_trip + late

    def ping(self, seat: Seat) -> int:
        """What the referee measures; a client that delays its pings has a slow connection, whatever that costs it."""
        measured = self.trip(seat)
        return int(max(measured, self.terms.comp_cap) if seat.habit == PINGS else measured)

    def measured_line(self, seat: Seat) -> Connection:
        found = Connection()
        while not found.is_measured:
            found.note(self.ping(seat))
        return found


def play_batch(table: Table, seed: int, first: int, count: int) -> Outcome:
    simulation = Simulation(table, seed)
    for number in range(first, first + count):
        simulation.play(number % len(table.seats))
    return simulation.outcome


# The tables


class Bench:
    """Plays tables in parallel, each from its own seeds, so that the figures are independent."""

    def __init__(self, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
        self.pool = pool
        self.games = games
        self.next_seed = seed * SEEDS_APART

    def play(self, table: Table, times: int = 1) -> Outcome:
        trips = ", ".join(f"{seat.round_trip:.0f}" for seat in table.seats)
        progress(f"lines of {trips} ms, {'corrected' if table.is_corrected else 'by arrival'}")
        games = self.games * times
        batches = [(start, min(BATCH, games - start)) for start in range(0, games, BATCH)]
        jobs = [
            self.pool.submit(play_batch, table, self.next_seed + number, start, count)
            for number, (start, count) in enumerate(batches)
        ]
        self.next_seed += len(batches)
        total = Outcome()
        for job in jobs:
            total.add(job.result())
        progress("")
        return total


def shown(outcome: Outcome, place: int) -> str:
    low, high = outcome.interval(place)
    return f"{outcome.share(place):.1f} [{low:.1f}-{high:.1f}]"


def both_ways(bench: Bench, seats: tuple[Seat, ...], times: int = 1) -> tuple[Outcome, Outcome]:
    """The same players ruled by arrival, and with correction."""
    table = Table(seats)
    return bench.play(replace(table, is_corrected=False)), bench.play(table, times)


def duels(bench: Bench) -> tuple[Outcome, Outcome]:
    """Two players, one of them at 20 ms; returns the two outcomes of 20 ms against 200 ms."""
    print("\n1. Two equal players, one behind a line of 20 ms: games won of 100 by the other\n")
    rows = []
    headline: tuple[Outcome, Outcome] | None = None
    for round_trip in (5, 20, 50, 100, 150, 200, 250):
        found = both_ways(bench, (line(20), line(round_trip)), HEADLINE if round_trip == 200 else 1)
        rows.append([f"{round_trip} ms", shown(found[0], 1), shown(found[1], 1)])
        headline = found if round_trip == 200 else headline
    print_table(["line", "by arrival", "corrected"], rows)
    assert headline is not None
    return headline


def full_table(bench: Bench) -> None:
    print("\n2. Six equal players at one table: games won of 100 by each (fair: 16.7)\n")
    trips = (5, 20, 50, 100, 200, 250)
    found = both_ways(bench, tuple(line(trip) for trip in trips))
    rows = [[f"{trip} ms", shown(found[0], p), shown(found[1], p)] for p, trip in enumerate(trips)]
    print_table(["line", "by arrival", "corrected"], rows)


def restless_lines(bench: Bench) -> None:
    print("\n3. A steady line of 20 ms against a restless one of 100 ms: games won of 100 by the restless\n")
    rows = []
    for jitter in (0, 5, 15, 30, 60):
        found = both_ways(bench, (line(20), line(100, jitter=jitter)))
        rows.append([f"{jitter} ms", shown(found[0], 1), shown(found[1], 1)])
    print_table(["jitter", "by arrival", "corrected"], rows)


def liars(bench: Bench) -> bool:
    """Clients that always claim the fastest time that is not a false start; whether none gained more than it may."""
    print("\n4. A client that lies against an honest one, both at the same line; milliseconds stolen per answer\n")
    rows = []
    are_bounded = True
    for cap in (120, 200, 300):
        for round_trip in (20, 100):
            for habit in (CLAIMS, PINGS):
                seats = (line(round_trip), line(round_trip, habit))
                found = bench.play(Table(seats, cap=cap))
                paint = Terms(2).paint_allowance
                bound = cap + paint - round_trip
                mean, most = found.stolen[1] / max(1, found.answers[1]), found.most_stolen[1]
                are_bounded = are_bounded and most <= bound
                rows.append(
                    [habit, f"{round_trip} ms", str(cap), f"{mean:.0f}", f"{most:.0f}", str(bound), shown(found, 1)]
                )
    print_table(["lies about", "line", "cap", "mean", "most", "bound", "games won of 100"], rows)
    return are_bounded


def conclude(headline: tuple[Outcome, Outcome], are_bounded: bool) -> bool:
    """What the tables show, in three lines; whether the claims hold."""
    by_arrival, corrected = headline
    # What one of two players wins the other loses: the interval of the gap is twice that of a share.
    gap = corrected.share(0) - corrected.share(1)
    low, high = (2 * limit - 100 for limit in corrected.interval(0))
    is_fair = abs(gap) <= LARGEST_GAP
    damage = by_arrival.share(0) - by_arrival.share(1)
    print(f"\n20 ms against 200 ms, {corrected.games:,} games, corrected: a gap of {gap:+.2f} points", end=" ")
    print(f"[{low:+.2f} to {high:+.2f}]; at most {LARGEST_GAP:g}: {holds(is_fair)}.")
    print(f"Ruled by arrival, {by_arrival.games:,} games: a gap of {damage:+.1f} points.")
    print(f"No answer was ruled faster than the bound of the cap allows: {holds(are_bounded)}.")
    return is_fair and are_bounded


def holds(claim: bool) -> str:
    return "holds" if claim else "DOES NOT HOLD"


def preface(games: int) -> Iterator[str]:
    engine = "compiled" if contract.__file__.endswith((".so", ".pyd")) else "interpreted"
    yield f"Elementals, {games:,} games a figure ({engine} engine); 95 % intervals in brackets."
    yield "A line is a round trip in its shortest time; jitter adds 3 ms and 5 % of it on average (two exponential"
    yield f"parts), and {100 * STALLS:g} % of the trips stall for {STALL[0]:.0f} to {STALL[1]:.0f} ms more. A card is"
    yield "painted with the next of 60 frames a second. The referee has its default terms: it believes a client's own"
    yield "time as far as the median of nine pings, their jitter (together at most the cap, 200 ms) and 34 ms for the"
    yield "screen can explain the rest. 'By arrival' is the same referee without any allowance. The bound of a liar is"
    yield "the cap plus the 34 ms minus its own shortest round trip."


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how fair races are over unequal lines.")
    parser.add_argument("--games", type=int, default=4000, help="games per figure; the headline has more")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(*preface(arguments.games), sep="\n")
    with ProcessPoolExecutor(arguments.jobs) as pool:
        bench = Bench(pool, arguments.games, arguments.seed)
        headline = duels(bench)
        full_table(bench)
        restless_lines(bench)
        are_bounded = liars(bench)
    return 0 if conclude(headline, are_bounded) else 1


if __name__ == "__main__":
    sys.exit(main())

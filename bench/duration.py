"""How long a game of Elementals takes in real time: one person among bots, or people among themselves.

    python bench/duration.py [--games 400] [--seed 1] [--max-flips 300] [--window 2000]

Whole games are played without waiting. Reactions come from the model of the rulebook page (*Hints for bots*); every
wait is the server's own: the random while before a card is shown, the window or the earlier end of a race, the breath
after a win or a mistake, how long bots take to ask for a card. How soon people ask for a card is part of the model.
The same seed gives the same table.
"""

import argparse
from statistics import quantiles

from measure import print_table, progress

from quintessence.bots.reflex import LEVELS, Reflexes, drawn_form, reflexes_of, uniform
from quintessence.core.chance import QuickChance
from quintessence.core.race import Connection, OpenRace, Terms
from quintessence.core.racing import BOT_ASKS
from quintessence.core.registry import find_game
from quintessence.core.setting import Setting
from quintessence.core.timed import TimedState
from quintessence.server.table.parts.races import SENDING

PEOPLE = {"new": (3.0, 0.0, 1200.0), "usual": (4.5, 0.5, 600.0), "quick": (6.0, 1.0, 450.0)}
"""Where people stand on the scale of the page (1010, 882 and 755 ms for one comparison), in which share of the races
they ask for their next card before the window is over, and after how many milliseconds they ask for a card."""
ROUND_TRIP = 30


class Player:
    """Somebody at the table."""

    def __init__(self, strength: float, is_bot: bool, eager: float = 0.0, asks_after: float = 0.0) -> None:
        self.reflexes: Reflexes = reflexes_of(strength)
        self.is_bot = is_bot
        self.eager = eager
        self.asks_after = asks_after


def person(name: str) -> Player:
    strength, eager, asks_after = PEOPLE[name]
    return Player(strength, False, eager, asks_after)


class Evening:
    """One game, and how much time has passed in it, in milliseconds."""

    def __init__(self, players: list[Player], options: dict[str, int], seed: int) -> None:
        game = find_game("elementals")
        self.setting: Setting = game.setting(len(players), dict(options))
        self.chance = QuickChance(seed)
        state = game.setup(self.setting, self.chance)
        assert isinstance(state, TimedState)
        self.state: TimedState = state
        self.terms = Terms(len(players))
        self.players = players
        self.forms = [drawn_form(self.chance) for _ in players]
        line = Connection()
        for _ in range(9):
            line.note(ROUND_TRIP)
        self.allowance = line.allowance(self.terms)
        self.passed = float(self.terms.count_down)
        self.flips = self.races = self.wins = self.mistakes = 0
        self.is_asked_for = False

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * uniform(self.chance)

    def asking(self, seat: int) -> float:
        """How long a seat takes to ask for its card."""
        if self.players[seat].is_bot:
            return self.between(*BOT_ASKS)
        asks_after = self.players[seat].asks_after
        return self.between(0.5 * asks_after, 1.5 * asks_after)

    def play(self) -> None:
        while self.state.result() is None:
            seat = int(self.state.mover())
            if self.state.race_window() > 0:
                self.race()
                continue
            self.passed += 0 if self.is_asked_for else self.asking(seat)
            self.passed += self.between(self.terms.show_delay_least, self.terms.show_delay_most)
            self.is_asked_for = False
            self.state.apply(seat, self.state.legal_moves(seat)[0], self.chance)
            self.flips += 1

    def race(self) -> None:
        """From showing the card to the end of the pause after it."""
        state, terms = self.state, self.terms
        self.races += 1
        window, pause = int(state.race_window()), terms.pause * int(state.race_patience())
        allowances = {seat: 0 if self.players[seat].is_bot else self.allowance for seat in state.to_act()}
        race = OpenRace(terms, window, int(state.race_floor()), pause, allowances)
        stimulus, grammar = state.stimulus(), find_game("elementals").grammar(self.setting)
        latest = 0
        silent = []
        for seat in state.to_act():
            move = self.players[seat].reflexes.answer(state, stimulus, self.forms[seat], self.chance)
            words, _, time = grammar.words(move).rpartition(" ")
            if move == state.silence():
                silent.append(seat)
                continue
            race.receive(seat, words, int(time), int(time), state.is_right(move))
            latest = max(latest, int(time)) if self.players[seat].is_bot else latest
        after = state.copy()
        for seat in after.to_act():
            after.apply(seat, state.silence(), QuickChance(0))
        follows = int(after.mover())
        if follows in silent and uniform(self.chance) <= self.players[follows].eager:
            looked = 600 + 80 * int(stimulus.comparisons) + self.asking(follows)
            if looked < window:
                race.ask_next(int(looked))
        waits = any(not self.players[seat].is_bot for seat in silent)
        ends = race.closes_at + (self.allowance + SENDING if waits else 0)
        self.is_asked_for = race.is_asked_for or race.closes_at >= window
        self.passed += max(ends, min(latest, race.closes_at))
        before = sorted(state.view(0)["packs"])  # type: ignore[arg-type, type-var]
        for seat, words in race.answers():
            state.apply(seat, grammar.parse(words), self.chance)
        if state.result() is None and sorted(state.view(0)["packs"]) != before:  # type: ignore[arg-type, type-var]
            self.wins += 1
            self.passed += terms.settle_pause
        elif state.result() is None and state.prompt(None)["kind"] == "summon":
            self.passed += terms.summon_pause


def played(players: list[Player], options: dict[str, int], games: int, seed: int) -> list[Evening]:
    evenings = []
    for number in range(games):
        evening = Evening(players, options, seed * 1_000_003 + number)
        evening.play()
        evenings.append(evening)
    return evenings


def row(name: str, evenings: list[Evening]) -> list[str]:
    def spread(values: list[float]) -> str:
        tenths = quantiles(values, n=10)
        return f"{tenths[0]:.0f} / {tenths[4]:.0f} / {tenths[8]:.0f}"

    minutes = [evening.passed / 60_000 for evening in evenings]
    tenths = quantiles(minutes, n=10)
    won = sum(0 in result.winners for evening in evenings if (result := evening.state.result()) is not None)
    limit = sum(result.reason == "flip-limit" for evening in evenings if (result := evening.state.result()) is not None)
    return [
        name,
        spread([float(evening.races) for evening in evenings]),
        f"{sum(evening.passed for evening in evenings) / sum(evening.races for evening in evenings) / 1000:.2f}",
        f"{sum(evening.wins for evening in evenings) / len(evenings):.0f}",
        f"{tenths[0]:.1f} / {tenths[4]:.1f} / {tenths[8]:.1f}",
        f"{100 * limit / len(evenings):.0f} %",
        f"{100 * won / len(evenings):.0f} %",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--max-flips", type=int)
    parser.add_argument("--window", type=int)
    parser.add_argument("--levels", default="1,2,3,4,5")
    given = parser.parse_args()
    options = {
        name: value for name, value in (("max-flips", given.max_flips), ("window", given.window)) if value is not None
    }
    tables: list[tuple[str, list[Player]]] = []
    for level in [int(level) for level in given.levels.split(",")]:
        for name in PEOPLE:
            tables.append((f"{name} person, level {level}", [person(name), Player(LEVELS[level - 1], True)]))
    for seats in (3, 4, 6):
        bots = [Player(LEVELS[1], True) for _ in range(seats - 1)]
        tables.append((f"usual person, {seats - 1} of level 2", [person("usual"), *bots]))
    for seats in (2, 3, 4, 5, 6):
        tables.append((f"{seats} usual people", [person("usual") for _ in range(seats)]))
    rows = []
    for place, (name, players) in enumerate(tables, start=1):
        progress(f"{place} of {len(tables)}: {name}")
        rows.append(row(name, played(players, options, given.games, given.seed)))
    heads = [
        "table",
        "races: 10 % / median / 90 %",
        "s per race",
        "won races and mistakes",
        "minutes",
        "at the limit",
        "first wins",
    ]
    print_table(heads, rows)


if __name__ == "__main__":
    main()

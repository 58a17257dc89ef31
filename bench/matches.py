"""Matches between bots for other scripts here: paired seeds, seats that change, every figure with its interval."""

import json
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import NamedTuple

from quintessence.cli.intervals import wilson
from quintessence.core.bot import Bot
from quintessence.core.match import Match
from quintessence.core.registry import named_bot
from quintessence.core.types import JsonObject


class Pairing(NamedTuple):
    """Who plays whom at what: bots by name and settings, as on the command line."""

    game: str
    seats: int
    options: str
    """JSON."""
    one: str
    other: str


class Played(NamedTuple):
    """One game: what each of the two bots won of it, by seat, and how long the first thought."""

    won: float
    lost: float
    reason: str
    moves: int
    decisions: int
    seconds: float
    longest: float


class Score(NamedTuple):
    """What a match says: the share of the first bot, where even is one half whatever the number of seats."""

    share: float
    low: float
    high: float
    games: int
    reasons: dict[str, int]
    """Why the games ended that the first bot won."""
    milliseconds: float
    """For a decision of the first bot, on average; and the longest."""
    longest: float
    moves: float

    def __str__(self) -> str:
        reasons = ", ".join(f"{reason} {count}" for reason, count in sorted(self.reasons.items()))
        return (
            f"{self.share:6.1%} [{self.low:.0%}-{self.high:.0%}] of {self.games} games, {self.milliseconds:.1f} ms a "
            f"decision (longest {self.longest:.0f}), {self.moves:.0f} moves a game, won by {reasons or 'nothing'}"
        )


def open_pool(processes: int) -> ProcessPoolExecutor:
    """Processes that play."""
    return ProcessPoolExecutor(processes, get_context("spawn"))


def match(pool: ProcessPoolExecutor, pairing: Pairing, games: int, first_seed: int = 0) -> Score:
    """Plays `games` games: each seed twice, with the seats of the two bots exchanged."""
    return score_of(list(pool.map(play_one, repeat(pairing), range(2 * first_seed, 2 * first_seed + games))))


def play_one(pairing: Pairing, number: int) -> Played:
    """One game. The two bots sit alternately; in the next game with the same seed they have changed places."""
    options: JsonObject = json.loads(pairing.options)
    is_first = places(pairing.seats, number)
    bots = [
        named_bot(pairing.one if first else pairing.other, f"{number}/{seat}") for seat, first in enumerate(is_first)
    ]
    return play_out(Match(pairing.game, pairing.seats, number // 2, options), bots, is_first)


def places(seats: int, number: int) -> list[bool]:
    """Where the first bot sits in the game of that number."""
    return [(seat + number) % 2 == 0 for seat in range(seats)]


def play_out(played: Match, bots: list[Bot], is_first: list[bool]) -> Played:
    """Plays a match to its end with a bot for every seat; `is_first` says which of them count as the first."""
    decisions, seconds, longest, moves = 0, 0.0, 0.0, 0
    while played.result is None:
        seat = played.to_act[0]
        observation = played.observe(seat)
        began = time.process_time()
        words = bots[seat].choose(observation)
        taken = time.process_time() - began
        if is_first[seat] and len(observation.moves) > 1:
            decisions, seconds, longest = decisions + 1, seconds + taken, max(longest, taken)
        played.play(words, seat)
        moves += 1
    winners = played.result.winners or list(range(len(bots)))
    won = sum(is_first[seat] for seat in winners) / len(winners)
    # With an odd number of seats one bot has more of them: what counts is the share of a seat.
    mine = sum(is_first)
    return Played(won / mine, (1 - won) / (len(bots) - mine), played.result.reason, moves, decisions, seconds, longest)


def score_of(games: list[Played]) -> Score:
    won, lost = sum(game.won for game in games), sum(game.lost for game in games)
    share = won / (won + lost)
    low, high = wilson(round(share * len(games)), len(games))
    decisions = max(1, sum(game.decisions for game in games))
    return Score(
        share,
        low,
        high,
        len(games),
        dict(Counter(game.reason for game in games if game.won > game.lost)),
        1000 * sum(game.seconds for game in games) / decisions,
        1000 * max(game.longest for game in games),
        sum(game.moves for game in games) / len(games),
    )

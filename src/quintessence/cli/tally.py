"""What many games came to."""

from collections import Counter

from quintessence.cli.intervals import mean_interval, wilson
from quintessence.core.chance import Seed
from quintessence.core.contract import Game
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat


class Tally:
    """Counts games of one setting. A bot plays once for each seat that it has in a game."""

    def __init__(self, game: Game, setting: Setting, seed: Seed) -> None:
        self.game = game
        self.setting = setting
        self.seed = seed
        self.played_by_bot: Counter[str] = Counter()
        self.won_by_bot: Counter[str] = Counter()
        self.won_by_seat: Counter[Seat] = Counter()
        self.reasons: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.draws = 0
        self.seconds = 0.0

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def moves(self) -> int:
        return sum(self.lengths)

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds > 0 else 0.0

    def add(self, players: list[str], result: Result, length: int, seconds: float) -> None:
        """Counts one finished game; nobody wins a drawn one."""
        self.played_by_bot.update(players)
        self.won_by_bot.update(players[seat] for seat in result.winners)
        self.won_by_seat.update(result.winners)
        self.reasons[result.reason] += 1
        self.lengths.append(length)
        self.draws += not result.winners
        self.seconds += seconds

    def to_json(self) -> JsonObject:
        mean, low, high = mean_interval(self.lengths)
        bots: list[Json] = [
            {"bot": name, **share(self.won_by_bot[name], played)} for name, played in self.played_by_bot.items()
        ]
        seats: list[Json] = [
            {"seat": seat, **share(self.won_by_seat[seat], self.games)} for seat in range(self.setting.seats)
        ]
        reasons: JsonObject = dict(self.reasons.most_common())
        return {
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "seed": self.seed,
            "games": self.games,
            "by_bot": bots,
            "by_seat": seats,
            "draws": {
                "count": self.draws,
                "rate": self.draws / self.games,
                "interval": interval(self.draws, self.games),
            },
            "length": {
                "mean": mean,
                "interval": [low, high],
                "least": min(self.lengths),
                "most": max(self.lengths),
            },
            "reasons": reasons,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(self.moves_per_second, 1),
        }


def share(won: int, played: int) -> JsonObject:
    return {"played": played, "won": won, "rate": won / played, "interval": interval(won, played)}


def interval(count: int, total: int) -> list[Json]:
    low, high = wilson(count, total)
    return [low, high]

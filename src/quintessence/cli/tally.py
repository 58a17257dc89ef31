"""The results of many games."""

from collections import Counter

from quintessence import Game, Json, JsonObject, Result
from quintessence.cli.intervals import mean_interval, wilson
from quintessence.core.chance import Seed
from quintessence.core.setting import Setting
from quintessence.core.types import Seat


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

    def by_bot(self) -> list[tuple[str, int, int]]:
        """Each bot, how often it won and how often it played."""
        return [(bot, self.won_by_bot[bot], played) for bot, played in self.played_by_bot.items()]

    def by_seat(self) -> list[int]:
        """How often each seat won."""
        return [self.won_by_seat[seat] for seat in range(self.setting.seats)]

    def to_json(self) -> JsonObject:
        mean, low, high = mean_interval(self.lengths)
        bots: list[Json] = [{"bot": bot, **share(won, played)} for bot, won, played in self.by_bot()]
        seats: list[Json] = [{"seat": seat, **share(won, self.games)} for seat, won in enumerate(self.by_seat())]
        reasons: JsonObject = dict(self.reasons.most_common())
        drawn = share(self.draws, self.games)
        return {
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "seed": self.seed,
            "games": self.games,
            "by_bot": bots,
            "by_seat": seats,
            "draws": {"count": self.draws, "rate": drawn["rate"], "interval": drawn["interval"]},
            "length": {"mean": mean, "interval": [low, high], "least": min(self.lengths), "most": max(self.lengths)},
            "reasons": reasons,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(self.moves_per_second, 1),
        }


def share(won: int, played: int) -> JsonObject:
    return {"played": played, "won": won, "rate": won / played, "interval": [*wilson(won, played)]}

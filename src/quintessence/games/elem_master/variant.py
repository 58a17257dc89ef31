"""The options of one game as native values, so that the engine never looks at words while it plays."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.setting import Setting

from .terrain.cells import PLAINS


@final
class Variant:
    """What was agreed before the game, shared by all its positions."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats: i64 = setting.seats
        self.plain = PLAINS[setting.seats]
        self.teams = setting.is_on("teams")
        self.sides: i64 = 2 if self.teams else self.seats
        self.foes = vec[i64]([self.foes_of(seat) for seat in range(setting.seats)])
        """For each seat its opponents, one bit each (EM-BAS-13)."""
        self.water_gains = setting.is_on("water-gains-from-fire")
        self.merge_keeps_mark = setting.word("merge-mark") == "kept"
        self.immobilised_may_act = setting.word("immobilised") == "no-moves"
        self.forced_growth = setting.word("forced-growth") == "always"
        self.breath_cost: i64 = setting.number("breath-cost")
        self.quiet_limit: i64 = setting.number("quiet-limit")
        self.round_limit: i64 = setting.number("round-limit")

    def side_of(self, seat: i64) -> i64:
        """The number of a seat's side: partners face each other (EM-FOU-3)."""
        return seat & 1 if self.teams else seat

    def foes_of(self, seat: i64) -> i64:
        """The opponents of a seat, one bit each."""
        foes: i64 = 0
        for other in range(self.seats):
            if self.are_opponents(seat, other):
                foes |= 1 << other
        return foes

    def are_opponents(self, seat: i64, other: i64) -> bool:
        """EM-BAS-13."""
        return self.side_of(seat) != self.side_of(other)

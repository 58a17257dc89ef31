"""The options of one game as native values, so that the engine never looks at words while it plays."""

from typing import final

from mypy_extensions import i64

from quintessence.core.setting import Setting


@final
class Variant:
    """What was agreed before the game, shared by all its positions."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats: i64 = setting.seats
        self.window: i64 = setting.number("window")
        self.floor: i64 = setting.number("floor")
        self.is_gathered_shuffled = setting.word("gather") == "shuffled"
        self.has_middle_catch = setting.is_on("middle-catch")
        self.flip_limit: i64 = setting.number("max-flips")
        self.players_leave = setting.seats >= 5
        """Whether a player without cards leaves and the others play on (EL-OUT-6)."""

"""The options of one game as native values, so that the engine never looks at words while it plays."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.setting import Setting

from .cards.sets import table_of

ANNOUNCED: Final = ("first", "both", "none")
FIRST_ANNOUNCED: Final[i64] = 0
BOTH_ANNOUNCED: Final[i64] = 1
NONE_ANNOUNCED: Final[i64] = 2


@final
class Variant:
    """What was agreed before the game, shared by all its positions."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats: i64 = setting.seats
        self.cards = table_of(setting)
        self.announced: i64 = ANNOUNCED.index(setting.word("announce"))
        self.slides_together = setting.word("shift") == "together"
        self.may_rejoin = setting.word("rejoin") == "yes"
        self.late_actions = setting.is_on("late-actions")
        self.ties_skip_bands = setting.word("tie-bands") == "skip"
        self.zero_wins = setting.word("zero-wins") == "yes"

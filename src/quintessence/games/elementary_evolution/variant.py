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
        self.fusion = setting.word("variant") == "extreme-fusion"
        self.play_on = setting.is_on("play-on")
        self.turn_limit: i64 = setting.number("turn-limit")
        self.watching = setting.is_on("watching")
        self.always_ask = setting.is_on("always-ask")
        self.sure_redirection = setting.word("redirected-blaze") == "sure"
        self.ondine_stops_phoenix = setting.is_on("ondine-stops-phoenix")
        self.egg_effects = setting.is_on("egg-effects")

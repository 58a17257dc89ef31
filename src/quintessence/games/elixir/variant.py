"""The options of one game as native values, so that the engine never looks at words while it plays."""

from typing import final

from mypy_extensions import i64

from quintessence.core.setting import Setting

from .cards.deck import Deck


@final
class Variant:
    """What was agreed before the game, shared by all its positions."""

    def __init__(self, setting: Setting, deck: Deck) -> None:
        self.setting = setting
        self.seats: i64 = setting.seats
        self.deck = deck
        self.spell_total: i64 = setting.number("spell-total")
        self.looks_at_once = setting.word("draft-look") == "at-once"
        self.wins_at_once = setting.word("last-spell") == "at-once"
        self.votes = setting.word("forfeits") == "vote"
        self.must_pay = setting.word("forfeits") == "pay"
        self.asks_all = setting.word("windows") == "all"
        self.round_limit: i64 = setting.number("round-limit")
        self.plays_limit: i64 = setting.number("plays-limit")
        self.hand_limit: i64 = setting.number("hand-limit")

"""What a bot says of its best moves, and why."""

from typing import final

from quintessence.core.contract import Game
from quintessence.core.messages import Messages, core_messages
from quintessence.core.types import Json, JsonObject, Language


@final
class Reason:
    """A group of features that a move changes: what is gained or lost, and by whom."""

    def __init__(self, group: str, is_gain: bool, is_ours: bool) -> None:
        self.group = group
        self.is_gain = is_gain
        self.is_ours = is_ours
        """It happens to the side that moves; else to the strongest of the others."""

    def to_json(self) -> JsonObject:
        return {"group": self.group, "gain": self.is_gain, "ours": self.is_ours}


@final
class Advice:
    """One way to go on: the moves of this seat in this turn, its chance of winning after them, and the reasons."""

    def __init__(self, moves: list[str], chance: float, reasons: list[Reason], is_certain: bool) -> None:
        self.moves = moves
        self.chance = chance
        self.reasons = reasons
        self.is_certain = is_certain
        """The chance is no estimate: the game ends so."""

    def sentence(self, game: Game, language: Language) -> str:
        """The reasons in words: `gains Earth, loses the initiative; opponent: loses Fire`. Empty if there are none."""
        messages, core = game.messages(language), core_messages(language)
        ours = ", ".join([text_of(reason, messages) for reason in self.reasons if reason.is_ours])
        theirs = ", ".join([text_of(reason, messages) for reason in self.reasons if not reason.is_ours])
        if not theirs:
            return ours
        told = core.text("advice-theirs", {"what": theirs})
        return core.text("advice-both", {"ours": ours, "theirs": told}) if ours else told

    def to_json(self) -> JsonObject:
        moves: list[Json] = list(self.moves)
        reasons: list[Json] = [reason.to_json() for reason in self.reasons]
        return {"moves": moves, "chance": round(self.chance, 3), "certain": self.is_certain, "reasons": reasons}

    def __repr__(self) -> str:
        return f"<Advice {self.moves}: {self.chance:.0%}>"


def text_of(reason: Reason, messages: Messages) -> str:
    """What a move does to a group of features."""
    return messages.attribute(f"feature-{reason.group}", "gain" if reason.is_gain else "loss") or reason.group

"""Why a move is not possible: a value that names the rule."""

from typing import TYPE_CHECKING, Final, final

from quintessence.core.errors import Mistake
from quintessence.core.messages import Messages, core_messages
from quintessence.core.quoting import shortened
from quintessence.core.types import Language, RuleId

if TYPE_CHECKING:
    from quintessence.core.contract import Game

NOT_A_MOVE: Final = "not-a-move"
NOT_NOW: Final = "not-now"
NOT_YOURS: Final = "not-yours"


@final
class Refusal:
    """The rule that forbids some words now, and of which of three kinds the refusal is.

    `not-a-move`: the words are no move of this game. `not-now`: they are, but a rule forbids it in this
    position. `not-yours`: the seat is not asked. `at` names the place that the rule speaks of, if one.
    """

    def __init__(self, rule: RuleId, kind: str = NOT_NOW, at: str | None = None) -> None:
        self.rule = rule
        self.kind = kind
        self.at = at

    def reason(self, messages: Messages) -> str:
        """What to do instead, without the words and the rule."""
        return messages.attribute(self.rule, "refusal") or messages.text(self.rule)

    def message(self, messages: Messages, words: str) -> str:
        """One sentence: the words, the rule, what to do instead."""
        details: dict[str, str | int] = {
            "words": shortened(words),
            "rule": self.rule,
            "text": self.reason(messages),
            "at": self.at or "",
        }
        key = "refusal" if self.at is None else "refusal-at"
        return core_messages(messages.language).text(key, details)

    def __repr__(self) -> str:
        place = "" if self.at is None else f", at={self.at!r}"
        return f"Refusal({self.rule!r}, {self.kind!r}{place})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.kind, self.at) == (other.rule, other.kind, other.at)

    def __hash__(self) -> int:
        return hash((self.rule, self.kind, self.at))


@final
class Refused(Mistake):
    """Raised by `Match.play`: the words are refused and nothing has changed."""

    def __init__(self, refusal: Refusal, words: str, game: "Game") -> None:
        super().__init__("refused", words=shortened(words), rule=refusal.rule, at=refusal.at or "")
        self.refusal = refusal
        # Not a property: compiled code of another library cannot read one from an exception.
        self.rule: RuleId = refusal.rule
        """The rule that forbids it."""
        self.words = words
        self._game = game

    def message(self, language: Language = "en") -> str:
        """One sentence in the reader's language."""
        return self.refusal.message(self._game.messages(language), self.words)

    def reason(self, language: Language) -> str:
        """The end of that sentence, for a page that shows the words and the rule beside it."""
        return self.refusal.reason(self._game.messages(language))

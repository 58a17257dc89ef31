"""Lamps with a text that a screen needs and does not find."""

from functools import cache
from typing import Final

from quintessence.core.messages import Messages, split_entries
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Language, Line
from quintessence.testing import drawing, texts
from tests.kit.planted import Planted, at_a_position
from tests.kit.toys import Lamps


@cache
def entries(language: Language) -> dict[str, str]:
    return split_entries((Lamps().data() / f"rules.{language}.ftl").read_text(encoding="utf-8"))


class Retold(Lamps):
    """Some texts are other ones, or none."""

    changed: dict[str, str]

    def messages(self, language: Language) -> Messages:
        told = {**entries(language), **self.changed}
        return Messages(language, [text for text in told.values() if text])


def without(key: str) -> Retold:
    """Lamps without one of its texts."""
    return instead(key, "")


def instead(key: str, text: str) -> Retold:
    """Lamps with another entry in place of one of its own."""
    game = Retold()
    game.changed = {key: text}
    game.slug = f"without-{key}"
    return game


class DrawsAKey(Lamps):
    """The drawing asks for a text that is not there."""

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return [*super().draw(view, setting, messages), [("plain", messages.text("lamps-lit"))]]


def shown_without(key: str) -> Planted:
    """The fault of a screen that needs a text which is not there."""
    return Planted(without(key), texts.check, None, "no-text", {"keys": key, "language": "en"})


FAULTS: Final = (
    shown_without("prompt-lead"),
    shown_without("log-drawn"),
    Planted(
        instead("log-drawn", "log-drawn = Seat { $seat } draws a { $card }.\n"),
        texts.check,
        None,
        "no-sentence",
        {"problem": "message log-drawn in en: Unknown external: card"},
    ),
    shown_without("reason-rounds"),
    shown_without("term-scores"),
    shown_without("phase-answer"),
    at_a_position(DrawsAKey, drawing.check, "drawn-with-key", missing="lamps-lit", language="en"),
)

OF_RULEBOOKS: Final = (
    *((without(key), "no-text") for key in ("game-pitch", "option-ask", "option-ask-able", "verb-let", "how-secretly")),
    (instead("option-ask", "option-ask = Who is asked\n"), "option-without-help"),
)

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


FAULTS: Final = (
    Planted(without("prompt-lead"), texts.check, None, "is asked 'lead', but 'prompt-lead' has no text in 'en'"),
    Planted(without("log-drawn"), texts.check, None, "'log-drawn' has no text in 'en', though such events are told"),
    Planted(
        instead("log-drawn", "log-drawn = Seat { $seat } draws a { $card }.\n"),
        texts.check,
        None,
        r"but there is no sentence for it: message log-drawn in en: Unknown external: card",
    ),
    Planted(without("reason-rounds"), texts.check, None, "'reason-rounds' has no text in 'en'"),
    Planted(without("term-scores"), texts.check, None, "is shown what 'term-scores' should name; no text in 'en'"),
    Planted(without("phase-answer"), texts.check, None, "is shown what 'phase-answer' should name"),
    at_a_position(DrawsAKey, drawing.check, "is drawn with 'lamps-lit', a text 'en' lacks"),
)

OF_RULEBOOKS: Final = (
    (without("game-pitch"), "'game-pitch' has no text in 'en'"),
    (without("option-ask"), "'option-ask' has no text in 'en'"),
    (without("option-ask-able"), "'option-ask-able' has no text in 'en'"),
    (instead("option-ask", "option-ask = Who is asked\n"), "'option-ask' has no attribute .help in 'en'"),
    (without("verb-let"), "'verb-let' has no text in 'en'"),
    (without("how-secretly"), "'how-secretly' has no text in 'en'"),
)

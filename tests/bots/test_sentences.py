"""What bots say when something goes wrong."""

import re
from importlib.resources import files
from typing import cast

import pytest

from quintessence.bots.failure import bot_messages, quoted
from quintessence.core.types import Language


def sources(language: str) -> str:
    return (files("quintessence.bots") / "data" / f"bots.{language}.ftl").read_text("utf-8")


def test_both_languages_have_the_same_sentences_with_the_same_blanks() -> None:
    english, french = sources("en"), sources("fr")
    assert bot_messages("en").keys() == bot_messages("fr").keys()
    assert sorted(re.findall(r"\{ \$\w+ \}", english)) == sorted(re.findall(r"\{ \$\w+ \}", french))


def test_another_language_is_answered_in_english() -> None:
    assert bot_messages(cast(Language, "de")) is bot_messages("en")


@pytest.mark.parametrize("mark", [" :", " ;", " ?", " !", "« ", " »", "'"])
def test_french_is_set_as_french(mark: str) -> None:
    text = "\n".join(line for line in sources("fr").splitlines() if not line.startswith("#"))
    assert mark not in text


def test_a_quotation_is_short_and_printable() -> None:
    assert quoted("a" * 61) == "a" * 59 + "…"
    assert quoted("\x1b[2J\t") == "\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}"

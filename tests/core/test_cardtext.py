"""Why a text is not TOML: the true reason, and what would be right."""

import pytest

from quintessence.core.cardset import read_toml
from quintessence.core.messages import core_messages
from quintessence.core.sheet import Fault
from quintessence.core.types import LANGUAGES

REASONS = [
    ("a = 1\na = 2\n", "twice", {"line": "2", "column": "6"}),
    ("a = 1\na = 2", "twice", {"at": "end"}),
    ("a = { b = 1, b = 2 }", "twice", {"column": "19"}),
    ("[object]\n[object]\n", "table-twice", {"line": "2"}),
    ('a = "x\n"', "open-line", {"column": "7"}),
    ("a = 'x\n'", "open-line", {}),
    ('a = "x', "open-quotes", {"at": "end"}),
    ('a = "x\0y"', "letter", {"column": "7", "code": "U+0000"}),
    ("a = 1\u00a0", "letter", {"column": "6", "code": "U+00A0"}),
    ("a = “x”", "curly-quotes", {"column": "5"}),
    ("a = «\u00a0x\u00a0»", "curly-quotes", {"column": "5"}),
    ("a = { b = 1,\n c = 2 }", "line-in-braces", {"column": "13"}),
    ("a = { b = 1, }", "comma", {"column": "14"}),
    ("a: 1", "equals", {"column": "2"}),
    ('{ "a": 1 }', "statement", {"column": "1"}),
    ("a = ", "value", {"at": "end"}),
    ("a = x", "value", {"column": "5"}),
    ("a = 1 b = 2", "after", {"column": "7"}),
    ('a = "\\uD800"', "escape", {"column": "12"}),
    ('a = "\\q"', "escape", {"column": "8"}),
    ("[[a]\n", "header", {"column": "4"}),
    ("a = [1, 2", "list", {"at": "end"}),
    ("a = [1 2]", "list", {"column": "8"}),
    ("a = { b = 1 c = 2 }", "table", {"column": "13"}),
]


@pytest.mark.parametrize(("text", "reason", "place"), REASONS, ids=[repr(text) for text, _, _ in REASONS])
def test_the_true_reason_is_told(text: str, reason: str, place: dict[str, str]) -> None:
    fault = read_toml(text)
    assert isinstance(fault, Fault)
    assert fault.details["reason"] == reason
    assert place.items() <= fault.details.items()
    for language in LANGUAGES:
        assert fault.details["at"] == "end" or str(fault.details["line"]) in fault.message(language)
    assert fault.message("fr") != fault.message("en")


def test_every_reason_has_an_advice_of_its_own() -> None:
    for language in LANGUAGES:
        advice = {core_messages(language).text("cards-not-toml", {"reason": r, "code": "U"}) for _, r, _ in REASONS}
        assert len(advice) == len({reason for _, reason, _ in REASONS})


@pytest.mark.parametrize("text", ["a = " + "9" * 1000 + "\n" + "b = " + "[" * 1900, "a = 9999-99-99", "a = 2024-02-30"])
def test_what_has_no_reason_of_its_own_is_not_told_a_false_one(text: str) -> None:
    fault = read_toml(text)
    assert isinstance(fault, Fault)
    for language in LANGUAGES:
        assert fault.message(language)
    assert fault.details.get("reason") in (None, "other", "after")

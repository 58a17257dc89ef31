"""Why a text is not TOML: the true reason, and what would be right."""

import pytest

from quintessence.core.cardset import read_toml
from quintessence.core.sheet import Fault
from quintessence.core.types import LANGUAGES

REASONS = [
    ("a = 1\na = 2\n", "line 2, column 6", "a name can be given only once"),
    ("a = 1\na = 2", "at its end", "a name can be given only once"),
    ("a = { b = 1, b = 2 }", "column 19", "a name can be given only once"),
    ("[object]\n[object]\n", "line 2", "the table is there twice"),
    ('a = "x\n"', "column 7", "close the quotes before the line ends"),
    ("a = 'x\n'", "column", "close the quotes before the line ends"),
    ('a = "x', "at its end", "close the quotes."),
    ('a = "x\0y"', "column 7", "leave out the character U+0000"),
    ("a = 1\u00a0", "column 6", "leave out the character U+00A0"),
    ("a = “x”", "column 5", "write straight quotes there"),
    ("a = «\u00a0x\u00a0»", "column 5", "write straight quotes there"),
    ("a = { b = 1,\n c = 2 }", "column 13", "on one line"),
    ("a = { b = 1, }", "column 14", "leave out the comma"),
    ("a: 1", "column 2", "write an equals sign after the name"),
    ('{ "a": 1 }', "column 1", "begin the line with a name"),
    ("a = ", "at its end", "give a value there"),
    ("a = x", "column 5", "give a value there"),
    ("a = 1 b = 2", "column 7", "nothing more can stand on this line"),
    ('a = "\\uD800"', "column 12", "write the character itself"),
    ('a = "\\q"', "column 8", "write the character itself"),
    ("[[a]\n", "column 4", "close the square brackets"),
    ("a = [1, 2", "at its end", "write a comma or the closing square bracket"),
    ("a = [1 2]", "column 8", "write a comma or the closing square bracket"),
    ("a = { b = 1 c = 2 }", "column 13", "write a comma or the closing brace"),
]


@pytest.mark.parametrize(("text", "place", "right"), REASONS, ids=[repr(text) for text, _, _ in REASONS])
def test_the_true_reason_is_told(text: str, place: str, right: str) -> None:
    fault = read_toml(text)
    assert isinstance(fault, Fault)
    assert place in fault.message("en")
    assert right in fault.message("en")
    assert fault.message("fr") != fault.message("en")


@pytest.mark.parametrize("text", ["a = " + "9" * 1000 + "\n" + "b = " + "[" * 1900, "a = 9999-99-99", "a = 2024-02-30"])
def test_what_has_no_reason_of_its_own_is_not_told_a_false_one(text: str) -> None:
    fault = read_toml(text)
    assert isinstance(fault, Fault)
    for language in LANGUAGES:
        assert fault.message(language)
    assert "missing" not in fault.message("en")

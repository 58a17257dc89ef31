"""What strangers wrote is shown short and harmless, by one rule everywhere."""

import pytest

from quintessence.core.quoting import HIDDEN, LONGEST_QUOTE, first_hidden, harmless, shortened

FAMILY = "👩\u200d👧"


@pytest.mark.parametrize("text", ["plain", "«\u00a0mot\u202f»", "Élixir", FAMILY, "❤\ufe0f\u200d🔥", ""])
def test_what_people_read_stays_as_it_is(text: str) -> None:
    assert harmless(text) == text
    assert first_hidden(text) == -1


@pytest.mark.parametrize("letter", ["\x1b", "\n", "\t", "\x9b", "\u202e", "\u2066", "\u200d", "\x00", "\u2028"])
def test_what_steers_a_terminal_or_hides_gets_a_mark(letter: str) -> None:
    assert harmless(f"a{letter}b") == f"a{HIDDEN}b"
    assert first_hidden(f"a{letter}b") == 1


def test_a_quotation_is_as_long_as_it_may_be_and_no_longer() -> None:
    assert shortened("x" * LONGEST_QUOTE) == "x" * LONGEST_QUOTE
    assert shortened("x" * (LONGEST_QUOTE + 1)) == "x" * (LONGEST_QUOTE - 1) + "…"
    assert shortened("\x1b" * 100, 3) == HIDDEN * 2 + "…"


def test_values_are_quoted_as_json_writes_them() -> None:
    assert [shortened(value) for value in (True, None, 7, ["é"], 10**5000)] == ["true", "null", "7", '["é"]', "…"]

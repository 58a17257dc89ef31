"""The figures of a simulation against values from the literature and by hand."""

import pytest

from quintessence.cli.intervals import mean_interval, wilson
from quintessence.cli.report import decimal, percent


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I: 81 of 263
        (15, 148, 0.0624, 0.1605),  # Newcombe 1998, table I: 15 of 148
        (1, 29, 0.0061, 0.1718),  # Newcombe 1998, table I: 1 of 29
    ],
)
def test_the_wilson_interval_has_its_published_values(won: int, played: int, low: float, high: float) -> None:
    assert wilson(won, played) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean() -> None:
    # The values 1 to 5: variance 2.5, standard error sqrt(0.5), 1.96 of them on each side.
    mean, low, high = mean_interval([1, 2, 3, 4, 5])
    assert (mean, low, high) == pytest.approx((3, 3 - 1.38590, 3 + 1.38590), abs=1e-5)


def test_a_single_value_has_no_spread() -> None:
    assert mean_interval([7]) == (7, 7, 7)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert decimal(12345.678, "en") == "12,345.7"
    assert decimal(12345.678, "fr") == "12\N{NARROW NO-BREAK SPACE}345,7"
    assert decimal(1234.5, "en", 0) == "1,234"
    assert percent(0.305, "fr") == "30,5"

"""The fairness bench runs from the command line, and what must hold of every single answer holds."""

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[3] / "bench" / "fairness.py"


def test_the_tables_are_printed_and_no_liar_steals_more_than_its_bound() -> None:
    """So few games say nothing of win shares; the bound of EL-NET-19 holds for each answer."""
    done = subprocess.run(
        [sys.executable, str(BENCH), "--games", "2", "--jobs", "1"], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert [f"\n{number}. " in done.stdout for number in (1, 2, 3, 4)] == [True] * 4
    assert "No answer was ruled faster than the bound of the cap allows: holds." in done.stdout
    assert done.returncode in (0, 1)

"""What the measurements share: child processes, rounds, medians with their spread, plain tables."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import NamedTuple

Answer = dict[str, float | str]
ROOT = Path(__file__).parents[1]


class Spread(NamedTuple):
    """Several measurements of one thing."""

    values: list[float]

    @property
    def median(self) -> float:
        return median(self.values)

    def __str__(self) -> str:
        low, middle, high = (rounded(value) for value in (min(self.values), self.median, max(self.values)))
        return f"{middle} [{low}-{high}]"


def rounded(value: float) -> str:
    """Three significant digits: 1,420,000; 41.3; 0.27."""
    if value >= 999.5:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}"


def ratios(upper: Spread, lower: Spread) -> Spread:
    """Quotients round by round: what disturbs the machine disturbs both sides of a round alike."""
    return Spread([above / below for above, below in zip(upper.values, lower.values, strict=True)])


def common_arguments(description: str, seconds: float) -> argparse.ArgumentParser:
    """The options of both scripts."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--rounds", type=at_least_one, default=5, help="how often everything is measured")
    parser.add_argument("--seconds", type=some_time, default=seconds, help="processor time per measurement")
    return parser


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def some_time(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds between 0 and 3600")
    return seconds


def ask_child(python: Path, arguments: list[str], sources: Path | None = None) -> Answer:
    """What a measuring process prints as JSON; with `sources` it runs them instead of what is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    command = [str(python), *arguments]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    except OSError:
        sys.exit(f"{python} cannot be run: `make bench` installs what is needed.")
    if done.returncode != 0:
        reason = done.stderr.strip().splitlines() or ["no reason was given"]
        sys.exit(f"Measuring failed: {reason[-1]}")
    answer: Answer = json.loads(done.stdout.splitlines()[-1])
    return answer


def in_rounds(count: int, measurements: Mapping[str, Callable[[], Answer]]) -> dict[str, list[Answer]]:
    """Every measurement once per round, interleaved, so that a slow minute hits all of them."""
    results: dict[str, list[Answer]] = {name: [] for name in measurements}
    for number in range(count):
        for name, measurement in measurements.items():
            progress(f"round {number + 1} of {count}: {name}")
            results[name].append(measurement())
    progress("")
    return results


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def print_table(headings: list[str], rows: list[list[str]]) -> None:
    """Columns as wide as needed; the first aligned left, the others right."""
    lines = [headings, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(headings))]
    for line in lines:
        cells = [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        print("  ".join([line[0].ljust(widths[0]), *cells]).rstrip())

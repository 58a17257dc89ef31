"""Whether a person or a program answers: what the host is told about modified clients (EL-NET-18).

One race cannot tell a program at human speed from a person; a hundred right answers sometimes can. Nothing here changes
a game, and nothing is rounded: every worker raises the same flags.
"""

from collections import deque
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, final

Flag: TypeAlias = Literal["median", "spread", "floor", "slowing", "cut"]
"""What is noticed: too fast, too regular, too close to the floor, not slower with more cards, claims corrected."""

ANSWERS_KEPT: Final = 100
LEAST_MEDIAN: Final = 300
LEAST_SPREAD: Final = 40
NEAR_FLOOR: Final = 20
MOST_NEAR_FLOOR: Final = 5
LEAST_SLOWING: Final = 5
"""Milliseconds that a person needs at least for each extra card in the middle."""
MOST_CUT: Final = 20


@dataclass(frozen=True, slots=True)
class RightAnswer:
    """One right answer: its ruled time without the handicap, and how many cards there were."""

    time: int
    claim: int
    """The time that the device measured. False starts are judged by it (EL-NET-7), so it is compared with the floor."""
    is_cut: bool
    """Whether the claim was corrected, as the line did not explain it (EL-NET-6)."""
    middle: int
    """How many cards lay in the middle."""


@final
class Suspicion:
    """The last hundred right answers of one player. With fewer, nothing is flagged."""

    __slots__ = ("_answers", "_floor", "_told")

    def __init__(self, floor: int) -> None:
        self._floor = floor
        self._answers: deque[RightAnswer] = deque(maxlen=ANSWERS_KEPT)
        self._told: set[Flag] = set()

    def note(self, answer: RightAnswer) -> None:
        """Adds a right answer."""
        self._answers.append(answer)

    def flags(self) -> list[Flag]:
        """The flags that hold now."""
        answers = self._answers
        if len(answers) < ANSWERS_KEPT:
            return []
        times = sorted(answer.time for answer in answers)
        half = ANSWERS_KEPT // 2
        spread = twice_median(times[half:]) - twice_median(times[:half])
        near = [answer for answer in answers if 0 <= answer.claim - self._floor <= NEAR_FLOOR]
        held: dict[Flag, bool] = {
            "median": twice_median(times) < 2 * LEAST_MEDIAN,
            "spread": spread < 2 * LEAST_SPREAD,
            "floor": len(near) > MOST_NEAR_FLOOR,
            "slowing": is_unslowed(answers),
            "cut": len([answer for answer in answers if answer.is_cut]) > MOST_CUT,
        }
        return [flag for flag, holds in held.items() if holds]

    def take_new_flags(self) -> list[Flag]:
        """The flags that hold now and were not taken before: each is told once."""
        new = [flag for flag in self.flags() if flag not in self._told]
        self._told.update(new)
        return new


def twice_median(times: list[int]) -> int:
    """Twice the median of sorted times: a whole number even if the median is not."""
    return times[(len(times) - 1) // 2] + times[len(times) // 2]


def is_unslowed(answers: deque[RightAnswer]) -> bool:
    """Whether the times rise too little with each extra card in the middle (least squares).

    False if the number of cards never changed: both sides are then 0.
    """
    count = len(answers)
    cards, times = sum(answer.middle for answer in answers), sum(answer.time for answer in answers)
    width = count * sum(answer.middle**2 for answer in answers) - cards**2
    rise = count * sum(answer.middle * answer.time for answer in answers) - cards * times
    return rise < LEAST_SLOWING * width

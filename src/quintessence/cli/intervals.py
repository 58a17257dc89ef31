"""Confidence intervals: 95 % for shares and means."""

from collections.abc import Sequence
from math import sqrt

NORMAL_95 = 1.959963984540054
"""The normal distribution keeps 95 % of its weight within so many standard deviations."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The Wilson interval for a share; from 0 to 1 when nothing was tried."""
    if trials == 0:
        return 0.0, 1.0
    share, z2 = successes / trials, NORMAL_95**2
    middle = share + z2 / (2 * trials)
    spread = NORMAL_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    scale = 1 + z2 / trials
    # Rounding must not leave the observed share outside.
    return max(0.0, min(share, (middle - spread) / scale)), min(1.0, max(share, (middle + spread) / scale))


def mean_interval(values: Sequence[int]) -> tuple[float, float, float]:
    """The mean with the ends of its interval; one value alone says nothing of its spread."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = NORMAL_95 * sqrt(variance / count)
    return mean, mean - reach, mean + reach

"""What a search has found of each answer."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

DEVIATIONS: Final = 1.959963984540054  # of a normal distribution, within which 95 % lie


class Considered(NamedTuple):
    """One answer: how often it was tried, and what came of it."""

    answer: Any
    tries: int
    worth: float  # what the search went by: the win mixed with points ahead
    chance: float  # the share of the win to expect
    low: float  # with its interval, 95 % wide
    high: float
    shares: tuple[float, ...] = ()  # the same for every seat


class Thought(NamedTuple):
    """The answers, the best first, and what is expected to follow the best: whose answers, to which questions."""

    considered: tuple[Considered, ...]
    expected: tuple[tuple[int, str, Any], ...]
    playouts: int

    @property
    def best(self) -> Considered:
        return self.considered[0]


def interval(total: float, squares: float, n: int) -> tuple[float, float, float]:
    """A mean of shares between 0 and 1 with its interval; two playouts that nobody made widen it, one won, one lost."""
    if n == 0:
        return 0.5, 0.0, 1.0
    mean, centre = total / n, (total + 1) / (n + 2)
    variance = max((squares + 1) / (n + 2) - centre * centre, 0.0)
    half = DEVIATIONS * sqrt(variance / (n + 2))
    return mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))

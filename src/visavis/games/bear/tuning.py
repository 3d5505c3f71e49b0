"""What is read of `data/thinking.toml`, for insight.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from visavis.games.bear.sheets import DATA
from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.insight import Weights


@dataclass(frozen=True, slots=True)
class Worth:
    """Of each, in the logarithm of the odds to win; see `data/thinking.toml`."""

    points: float
    leads: float
    counters: float
    hits: float
    fresh: float
    near: float
    held: float
    caps: float


@dataclass(frozen=True, slots=True)
class Habit:
    """Of quick play."""

    shoots_at: int
    tries: float
    rallies: float
    moves: float
    picks_shooter: float
    cover: float
    saves_caps: float
    goes_on: float


@dataclass(frozen=True, slots=True)
class Thinking:
    source: Source
    search: Weights
    worth: Worth
    habit: Habit


THINKING: Final = load(DATA / "thinking.toml", Thinking)

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
    points_later: float
    leads: float
    leads_later: float
    counters: float
    hits: float
    fresh: float
    near: float
    held: float
    caps: float
    danger: float
    spent_shoots: float
    suspect: float
    helped: int


@dataclass(frozen=True, slots=True)
class Habit:
    """Of quick play."""

    shoots_at: int
    tries: float
    rallies: float
    moves: float
    heads: float
    helps_from: int
    helps_to: int
    picks_shooter: float
    cover: float
    saves_caps: float
    goes_on: float


@dataclass(frozen=True, slots=True)
class Likes:
    """What is tried first."""

    fresh: float
    passing: float
    rally: float
    move: float


@dataclass(frozen=True, slots=True)
class Thinking:
    source: Source
    search: Weights
    worth: Worth
    habit: Habit
    likes: Likes


THINKING: Final = load(DATA / "thinking.toml", Thinking)

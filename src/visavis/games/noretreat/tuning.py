"""What is read of `data/thinking.toml`, for insight.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from visavis.games.noretreat.sheets import DATA
from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.insight import Weights


@dataclass(frozen=True, slots=True)
class Worth:
    """Of each, in the logarithm of the odds to win; see `data/thinking.toml`."""

    lead_early: float
    lead_late: float
    reached: float
    step: float
    near: float
    guarded: float
    cut: float
    card: float
    turn: float
    program: float


@dataclass(frozen=True, slots=True)
class Habit:
    """Of quick play."""

    whim: float
    nearer: float
    beside: float
    guard: float
    prize: float
    attack: float
    eager: float
    shy: float


@dataclass(frozen=True, slots=True)
class Thinking:
    source: Source
    search: Weights
    worth: Worth
    habit: Habit


THINKING: Final = load(DATA / "thinking.toml", Thinking)

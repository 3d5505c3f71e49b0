"""What is read of `data/thinking.toml`, for insight.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from visavis.games.manhattan.board import DATA
from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.insight import Weights


@dataclass(frozen=True, slots=True)
class Taste:
    """How the Director's own numbers grade what it would not do."""

    runner_up: float  # the opinion of a space or building that it likes nearly as much as its own
    worth_less: float  # by so much the opinion sinks to about a third


@dataclass(frozen=True, slots=True)
class Worth:
    """What each thing of a nation adds to the logarithm of its odds: at the beginning, and with the goal reached."""

    thing: str
    late: float  # with somebody at the goal
    early: float  # more than that while nobody has a point


@dataclass(frozen=True, slots=True)
class Most:
    """What is held beyond this counts no more."""

    money: int
    yellowcake: int


@dataclass(frozen=True, slots=True)
class Thinking:
    source: Source
    search: Weights
    taste: Taste
    most: Most
    worth: tuple[Worth, ...]


THINKING: Final = load(DATA / "thinking.toml", Thinking)

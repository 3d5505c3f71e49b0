"""What is read of `data/thinking.toml`, for insight.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from visavis.games.blitzkrieg.board import DATA
from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.insight import Weights


@dataclass(frozen=True, slots=True)
class Worth:
    """What things are worth, in points; see `data/thinking.toml`."""

    slope: float
    closing: float
    closed_space: float
    behind: float
    later: float
    first: float
    crossing: float
    bombardment: float
    blitz: float
    retreat: float
    waiting: float
    expected: float
    token: float
    weapon: float
    turn: float
    even: float
    effect: dict[str, float]
    bot: dict[str, float]


@dataclass(frozen=True, slots=True)
class Thinking:
    source: Source
    search: Weights
    worth: Worth


THINKING: Final = load(DATA / "thinking.toml", Thinking)

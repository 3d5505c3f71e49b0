"""What a game may tell whoever thinks ahead in it: sensible answers, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from visavis.kernel.choice import Choice

S = TypeVar("S")  # a state

NO_OPINION: Final[Mapping[Any, float]] = {}


@dataclass(frozen=True, slots=True)
class Weights:
    """Numbers of a search, tuned by matches; a game's own stand in its `data/thinking.toml`."""

    explore: float = 0.7  # how much an option gains by having been tried seldom
    margin: float = 0.5  # the part of a finished playout that is points ahead, not the win
    noise: float = 0.1  # of the answers in a playout given at random
    trust: float = 0.0  # the weight of the game's opinion of options that were tried seldom
    width: float = 0.0  # of a question asked n times as many answers are tried as this times the root of n; 0: all
    fair: float = 1.0  # what makes the chances found agree with results: see `thinking.judging.fair`
    off: float = 0.0  # of a win, by which they still are off on average: see docs/calibration.json
    horizon: int = 0  # turns after which a playout is judged by the value; 0: it goes to the end


@dataclass(frozen=True, eq=False)
class Insight(Generic[S]):
    """All of it optional: a search of a game that says nothing plays at random to the end, and counts."""

    weights: Weights = Weights()
    policy: Callable[[S, Choice[Any], Random], Any] | None = None  # a quick sensible answer in a playout
    opinion: Callable[[S, Choice[Any]], Mapping[Any, float]] | None = None  # 0 to 1 by option: what to try first
    value: Callable[[S], Sequence[float]] | None = None  # by seat: the share of the win to expect of a position
    begins_turn: Callable[[S, Choice[Any]], bool] | None = None  # whether a position may be valued at this question
    alike: Callable[[S, Choice[Any], Any], Any] | None = None  # what options that hardly differ have in common

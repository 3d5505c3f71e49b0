"""How strong a player that thinks ahead is to be: by the time it takes, and by deliberate doubt."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from math import exp
from random import Random
from typing import Any, Final

from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.thinking.thought import Thought


@dataclass(frozen=True, slots=True)
class Level:
    """Called by a message `opponent-…`, as opponents of a game's own are."""

    id: str
    seconds: float  # of one processor, for each answer
    doubt: float  # how much worse an answer may be that is given about a third as often as the best; 0: never


@dataclass(frozen=True, slots=True)
class LevelFile:
    source: Source
    level: tuple[Level, ...]


LEVELS: Final = {
    level.id: level for level in load(files(__package__) / "data" / "levels.toml", LevelFile).level
}  # the weakest first


def chosen(thought: Thought, doubt: float, random: Random) -> Any:
    """The best answer; with doubt, now and then one that is not much worse."""
    best = thought.best
    if not doubt:
        return best.answer
    tried = [each for each in thought.considered if each.tries]
    odds = [exp(min(each.worth - best.worth, 0.0) / doubt) for each in tried]
    return random.choices(tried, odds)[0].answer

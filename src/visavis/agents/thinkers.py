"""Players that think ahead, in any game."""

from __future__ import annotations

from collections.abc import Generator
from math import inf
from random import Random
from typing import Any, TypeVar

from visavis.agents.chair import Chair
from visavis.kernel.choice import Choice
from visavis.kernel.errors import Unimaginable
from visavis.kernel.game import Game
from visavis.thinking import Budget, Level, Search, Thought, chosen
from visavis.thinking.words import advice

R = TypeVar("R")


class Thinker:
    """One seat's player for one game."""

    def __init__(self, game: Game[Any], level: Level, random: Random, budget: Budget | None = None) -> None:
        self.game = game
        self.level = level
        self.random = random
        self.telling = Random(random.getrandbits(64))  # of its own: whether somebody listens must change no answer
        self.budget = budget or Budget(seconds=level.seconds)
        self.search: Search | None = None

    def __call__(self, choice: Choice[Any], chair: Chair) -> Any:
        """An answer, with its reasons."""
        return concluded(self.thinking(choice, chair))

    def thinking(self, choice: Choice[Any], chair: Chair, piece: float = inf) -> Generator[int, None, Any]:
        """The same, with a rest after so many seconds each time; to the only answer nobody gives a thought."""
        if len(choice.options) == 1:
            self.forget()
            return choice.options[0]
        if self.search is None or self.search.seat != chair.seat:
            self.search = Search(self.game, chair.seat, self.random)
        try:
            thought = yield from self._thought(self.search, choice, chair, piece)
        except Unimaginable:  # as good as never: then any answer is better than none
            self.forget()
            return choice.options[int(self.random.random() * len(choice.options))]
        answer = chosen(thought, self.level.doubt, self.random)
        self.search.answered(answer)
        if chair.is_heard():
            weights, world = self.search.weights, chair.worlds()(self.telling)
            chair.explain(advice(thought, answer, chair.view(), weights, world, self.telling), answer)
        return answer

    def _thought(
        self, search: Search, choice: Choice[Any], chair: Chair, piece: float
    ) -> Generator[int, None, Thought]:
        """Telling how many playouts there were so far. What doubts weighs all answers, the worse ones, too."""
        sure = not self.level.doubt
        for thought in search.thinking(choice, chair.worlds(), self.budget, piece, only_the_best=sure):
            yield thought.playouts
        return thought

    def forget(self) -> None:
        """What was thought leads no further."""
        if self.search is not None:
            self.search.forget()


def concluded(thinking: Generator[Any, None, R]) -> R:
    """What comes of it in the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: R = end.value
            return found

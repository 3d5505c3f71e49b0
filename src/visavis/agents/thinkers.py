"""Players that think ahead, in any game."""

from __future__ import annotations

from random import Random
from typing import Any

from visavis.agents.chair import Chair
from visavis.kernel.choice import Choice
from visavis.kernel.game import Game
from visavis.thinking import Budget, Level, Search, chosen
from visavis.thinking.words import advice


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
        """An answer, with its reasons; to the only one nobody gives a thought."""
        if len(choice.options) == 1:
            if self.search is not None:
                self.search.forget()
            return choice.options[0]
        if self.search is None or self.search.seat != chair.seat:
            self.search = Search(self.game, chair.seat, self.random)
        deal = chair.worlds()
        thought = self.search.think(choice, deal, self.budget)
        answer = chosen(thought, self.level.doubt, self.random)
        self.search.answered(answer)
        if chair.is_heard():
            chair.explain(advice(thought, answer, chair.view(), deal(self.telling), self.telling), answer)
        return answer

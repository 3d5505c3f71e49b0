"""What a search remembers: a tree of answers, over all the worlds in which they were possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

from visavis.kernel.insight import NO_OPINION

Step = tuple[str, Any]  # a question and what was answered, or what such answers have in common
SAFE: Final = 1e-9
OFTEN: Final = 8  # visits, with less of which one has hardly been there


class Node:
    """What came of an answer. Dice and draws lie between nodes: each time others."""

    __slots__ = ("chance", "kids", "offered", "opinion", "seat", "shares", "squares", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who gave it
        self.kids: dict[Step, Node] = {}
        self.visits = 0
        self.offered = 0  # how often it could have been given
        self.opinion: dict[Step, float] = {}  # what the game thinks of what follows, as far as anybody has asked
        self.total = 0.0  # of what it was worth to that seat
        self.chance = 0.0  # the sum of the shares of the win, and of their squares
        self.squares = 0.0
        self.shares: list[float] = []  # of the answers to the question itself: the sums for every seat

    def untried(self, steps: Iterable[Step]) -> list[Step]:
        return [step for step in steps if step not in self.kids]

    def offer(self, steps: Iterable[Step]) -> None:
        kids = self.kids
        for step in steps:
            if step in kids:
                kids[step].offered += 1

    def add(self, step: Step, seat: int) -> Node:
        kid = self.kids[step] = Node(seat)
        kid.offered = 1
        return kid

    def best(self, steps: Iterable[Step], explore: float, trust: float, opinion: Mapping[Step, float]) -> Step:
        """The upper bound of confidence, among the answers that this world allows and that have been tried."""
        chosen, highest = None, -1e9
        for step in steps:
            kid = self.kids.get(step)
            if kid is None:
                continue
            n = kid.visits + SAFE
            score = kid.total / n + explore * sqrt(log(kid.offered + 1) / n)
            if opinion:
                score += trust * opinion.get(step, 0.0) / (1 + kid.visits)
            if score > highest:
                highest, chosen = score, step
        assert chosen is not None
        return chosen

    def reward(self, worth: float, chance: float) -> None:
        self.visits += 1
        self.total += worth
        self.chance += chance
        self.squares += chance * chance

    def proven(self, ways: Mapping[Step, Any]) -> Mapping[Step, Any]:
        """The one of them that was given most often; none, where little was tried."""
        known = [step for step in ways if step in self.kids]
        if self.visits < OFTEN or not known:
            return {}
        best = max(known, key=lambda step: (self.kids[step].visits, self.kids[step].total))
        return {best: ways[best]}

    def count_anew(self) -> None:
        """What lies behind it stays known."""
        self.visits, self.total, self.chance, self.squares, self.shares = 0, 0.0, 0.0, 0.0, []

    def share(self, shares: Sequence[float]) -> None:
        self.shares = [sum(each) for each in zip(self.shares or [0.0] * len(shares), shares, strict=True)]


def first_tried(steps: list[Step], opinion: Mapping[Step, float], random: Random) -> Step:
    """The one of which the game thinks best; among equals, any."""
    if opinion is not NO_OPINION and len(steps) > 1:
        highest = max(opinion.get(step, 0.0) for step in steps)
        steps = [step for step in steps if opinion.get(step, 0.0) == highest]
    return steps[int(random.random() * len(steps))]

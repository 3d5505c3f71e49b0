"""What somebody who is stuck is told: the best answers, their chances, how they differ, what is expected to follow."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from visavis.kernel.thoughts import Tried
from visavis.kernel.view import NOTHING_SAID, Text, View
from visavis.thinking.search import Deal, Search
from visavis.thinking.thought import Considered, Thought
from visavis.thinking.words import following, named

SHOWN: Final = 3  # answers
ENOUGH: Final = 30  # tries of an answer, before anything is said of its chances in words
WORLDS_TRIED: Final = 5  # before what is expected is told as far as it was possible
SLIGHT: Final = 3  # hundredths of the win: what hardly matters


class Hinted(NamedTuple):
    """An answer, what it lacks beside the best one, and what the search expects to follow."""

    answer: Any
    tried: Tried
    lacks: Text  # of the best: nothing
    follows: tuple[Text, ...]


class Hint(NamedTuple):
    """What was found so far; it goes on getting better."""

    best: tuple[Hinted, ...]
    among: int  # answers there were
    playouts: int
    sure: Text  # how far the first can be told from the second


def hint(search: Search, thought: Thought, among: int, view: View, deal: Deal, random: Random) -> Hint:
    """The best answers in words, by the names they have in the view; the random numbers are the telling's own."""
    names, best = named(thought, view, search.weights), thought.considered[:SHOWN]
    cost = {each.answer: names[best[0].answer].chance - names[each.answer].chance for each in thought.considered}
    told = tuple(
        Hinted(
            each.answer,
            names[each.answer],
            lacking(each, best[0], cost[each.answer]),
            line(search, each, deal, view.seat, random),
        )
        for each in best
    )
    return Hint(told, among, thought.playouts, sureness(thought, cost))


def line(search: Search, each: Considered, deal: Deal, seat: int, random: Random) -> tuple[Text, ...]:
    """What is expected after an answer, in whichever of a few worlds that leads furthest."""
    expected, longest = search.expecting(each.answer), tuple[Text, ...]()
    for _ in range(WORLDS_TRIED if expected else 0):
        longest = max(longest, tuple(following(each.answer, expected, deal(random), seat, random)), key=len)
        if len(longest) == len(expected):
            break
    return longest


def lacking(each: Considered, best: Considered, cost: int) -> Text:
    """How an answer differs from the best one, in games of a hundred, and whether that may be chance.

    What a value does not see is as wrong in both: to compare them, the noise of playouts is all that counts.
    """
    if each is best:
        return NOTHING_SAID
    if each.tries < ENOUGH or best.tries < ENOUGH:
        return Text("hint-little-tried", {"n": each.tries})
    if cost < SLIGHT:
        return Text("hint-alike")
    return Text("hint-worse" if each.high < best.low else "hint-seems-worse", {"n": cost})


def sureness(thought: Thought, cost: Mapping[Any, int]) -> Text:
    """Whether the first can be told from the others."""
    best, *others = thought.considered
    if best.tries < ENOUGH:
        return Text("hint-begun", {"n": thought.playouts})
    if others and min((cost[each.answer] for each in others if each.tries), default=SLIGHT) < SLIGHT:
        return Text("hint-open")
    sure = not others or best.low > max(each.high for each in others)
    return Text("hint-sure" if sure else "hint-leans")

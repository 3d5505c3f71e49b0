"""A thought in words: what each answer is called, and what is expected to follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from visavis.kernel.game import Advice
from visavis.kernel.insight import Weights
from visavis.kernel.table import Table
from visavis.kernel.thoughts import THOUGHT, Tried, thought_lines
from visavis.kernel.view import NOTHING_SAID, Option, Text, View
from visavis.thinking.judging import honest
from visavis.thinking.search import thrown
from visavis.thinking.thought import Thought


def advice(thought: Thought, answer: Any, view: View, weights: Weights, world: Table[Any], random: Random) -> Advice:
    """The answer that is given, with all that it was compared with."""
    asked = view.prompt.title if view.prompt is not None else NOTHING_SAID
    expected = tuple(following(thought.best.answer, thought.expected, world, view.seat, random))
    lines = thought_lines(named(thought, view, weights), answer, expected, thought.playouts)
    return Advice((answer,), lines, (asked,), THOUGHT)


def named(thought: Thought, view: View, weights: Weights) -> dict[Any, Tried]:
    """The answers, the best first, by the names a player finds in the view."""
    options = {} if view.prompt is None else {option.answer: option for option in view.prompt.options}
    found = {}
    for each in thought.considered:
        option = options.get(each.answer, Option(each.answer, NOTHING_SAID))
        chance, low, high = map(hundredths, honest(each, view.seat, weights))
        found[each.answer] = Tried(option.title, option.touches, each.tries, chance, low, high)
    return found


def hundredths(share: float) -> int:
    return round(100 * share)


def following(
    given: Any, expected: Iterable[tuple[int, str, Any]], world: Table[Any], seat: int, random: Random
) -> Iterator[Text]:
    """Whose answers are expected after one, in one of the worlds: as long as they are possible there."""
    world.answer(given, seat)
    for whose, name, answer in expected:
        choice = thrown(world, random)
        if choice is None or (choice.seat, choice.name) != (whose, name) or answer not in choice.options:
            return
        yield step_of(world.view(whose), answer)
        world.answer(answer, whose)


def step_of(view: View, answer: Any) -> Text:
    """Who answers what to which question: the answer alone may mean anything."""
    asked, title = NOTHING_SAID if view.prompt is None else view.prompt.title, title_in(view, answer)
    question = asked._replace(args={**asked.args, "answer": title})
    return Text("thought-step", {"side": view.seats[view.seat], "question": question, "answer": title})


def title_in(view: View, answer: Any) -> Text:
    options = () if view.prompt is None else view.prompt.options
    return next((option.title for option in options if option.answer == answer), NOTHING_SAID)

"""§O1 What an answer leads to: the rules carry it out on a copy, with what the opponent would answer on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from visavis.games.worldorder.state import World
from visavis.games.worldorder.steps import STEPS
from visavis.kernel.choice import CHANCE, Choice, Together
from visavis.kernel.game import Item

MOST: Final = 60  # questions on the way: no answer leads further
Answer = Callable[[World, Choice[Any]], Any]


def ahead(s: World, item: Item, first: tuple[str, Any] | None, answer: Answer) -> World | None:
    """The world after this step and all it leads to; none if the first question is another one.

    Of cards nobody has seen any may come: the middle one of the pool does.
    """
    w = s.clone()
    w.told = None
    depth = len(w.agenda)
    w.then(item)
    asked = 0
    while len(w.agenda) > depth and asked < MOST:
        name, *args = w.agenda.pop()
        step = STEPS[name](w, *args)
        choice = next(step, None) if step is not None else None
        while step is not None and choice is not None:
            if isinstance(choice, Together):
                return None
            asked += 1
            if choice.seat == CHANCE:
                pool = choice.pool or choice.options
                choice.answer = pool[len(pool) // 2]
            elif first is not None:
                if choice.name != first[0] or first[1] not in choice.options:
                    return None
                choice.answer, first = first[1], None
            else:
                choice.answer = answer(w, choice)
            choice = next(step, None)
    return w

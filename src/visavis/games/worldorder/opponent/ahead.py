"""§O1 What an answer leads to: the rules carry it out on a copy, with what the opponent would answer on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from typing import Any, Final

from visavis.games.worldorder.state import World, is_automa
from visavis.games.worldorder.steps import STEPS
from visavis.kernel.choice import CHANCE, Choice, Step, Together
from visavis.kernel.game import Item

MOST: Final = 60  # questions on the way: no answer leads further
GOLDEN: Final = 0.6180339887498949  # multiples of it fall evenly between 0 and 1, however many there are
Answer = Callable[[World, Choice[Any]], Any]
Lot = Callable[[Choice[Any]], Any]

# What begins after the turn, the focus or the Research of one power
OTHERS: Final = frozenset(("action", "auto_influence", "clear_market", "research"))
EACH: Final = frozenset(("turn", "focus", "automa_focus", "study", "automa_study", "returns", "automa_returns"))
TURN_OVER: Final[Set[str]] = OTHERS | EACH
RESEARCH_OVER: Final[Set[str]] = frozenset(("auto_influence", "clear_market"))  # with what Automas then buy
HIDDEN: Final = frozenset(("turn", "study", "objective"))  # what other people do with cards that nobody else knows
ROUND_OVER: Final[Set[str]] = frozenset(("end_round",))
GAME_OVER: Final[Set[str]] = frozenset()


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
        for choice in questions(w, *w.agenda.pop()):
            if isinstance(choice, Together):
                return None
            asked += 1
            if choice.seat == CHANCE:
                choice.answer = middle(choice)
            elif first is not None:
                if choice.name != first[0] or first[1] not in choice.options:
                    return None
                choice.answer, first = first[1], None
            else:
                choice.answer = answer(w, choice)
    return w if first is None else None


def questions(w: World, name: str, *args: Any) -> Iterator[Choice[Any] | Together]:
    """Of one step: each waits for its answer before the next."""
    step: Step | None = STEPS[name](w, *args)
    return step if step is not None else iter(())


def middle(choice: Choice[Any]) -> Any:
    pool = choice.pool or choice.options
    return pool[len(pool) // 2]


def lots(world: int, of: int) -> Lot:
    """What is drawn in one of so many worlds: in each something else, and in none anything that is not there.

    What is drawn for one thing does not depend on how often something was drawn for another: so two answers are
    compared with the same luck.
    """
    drawn: dict[str, int] = {}

    def lot(choice: Choice[Any]) -> Any:
        pool = sorted(choice.pool or choice.options)  # their order on the table tells nothing
        drawn[choice.name] = n = drawn.get(choice.name, len(choice.name)) + 1
        place = ((world + 0.5) / of + n * GOLDEN) % 1.0
        return pool[int(place * len(pool))]

    return lot


def play_on(w: World, power: str, answer: Answer, lot: Lot, until: Set[str]) -> World:
    """The rules carry out what is still to come, Automas and all, up to a step of these names.

    What other people do with their hands is left out.
    """
    while w.agenda and w.agenda[-1][0] not in until:
        name, *args = w.agenda.pop()
        if name in HIDDEN and args[0] != power and not is_automa(w, args[0]):
            continue
        for choice in questions(w, name, *args):
            for each in choice.choices if isinstance(choice, Together) else (choice,):
                each.answer = lot(each) if each.seat == CHANCE else answer(w, each)
    return w

"""At a real table: which dice and draws a person makes, and which are left to the program."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from visavis.agents import throw
from visavis.kernel.choice import Choice
from visavis.kernel.game import Game
from visavis.kernel.record import Entry
from visavis.kernel.view import Option, Prompt
from visavis.text.names import names_of

ALL: Final = "all"  # every die and every draw
PIECES: Final = "pieces"  # what lies on the table afterwards: the program rolls dice and draws lots
NOTHING: Final = "nothing"  # as at a table without a box
WAYS: Final = (ALL, PIECES, NOTHING)
USUAL: Final = PIECES
AT_FIRST: Final = ALL  # of games kept from before there was a choice


def asks_a_hand(game: Game[Any], way: str, choice: Choice[Any]) -> bool:
    """Whether somebody at the table is to say what came: never what nobody there can see."""
    return choice.name not in game.unseen and is_by_hand(game, way, choice.name, choice.options[0])


def is_by_hand(game: Game[Any], way: str, question: str, answer: Any) -> bool:
    """Whether a die or a draw with such an answer is a person's, and so may be typed anew."""
    if way == PIECES:
        return not is_die(answer) and question not in game.lots - game.turned
    return way == ALL


def typed_at(game: Game[Any], way: str) -> Callable[[Entry], bool]:
    """Whether an answer of chance was typed by somebody there."""
    return lambda entry: is_by_hand(game, way, entry.name, entry.answer)


def is_die(answer: Any) -> bool:
    """One die, or several at once."""
    return all(isinstance(each, int) for each in (answer if isinstance(answer, tuple) else (answer,)))


def tells_of_a_bag(question: Prompt, game: str) -> bool:
    """Whether a list of the options would tell what nobody there can see: then it is one of all there are."""
    codes = names_of(game).codes
    return all(option.answer in codes for option in question.options)


def in_order(options: Iterable[Option]) -> tuple[Option, ...]:
    """As the numbers on cards count: 3 before 13."""
    return tuple(sorted(options, key=lambda option: counting(option.answer)))


def counting(answer: Any) -> list[tuple[bool, Any]]:
    """Something to sort by, in which numbers are numbers and stand before words."""
    if not isinstance(answer, str):
        return [(False, answer)]
    return [(not part.isdigit(), int(part) if part.isdigit() else part) for part in re.findall(r"\d+|\D+", answer)]


def left_to_chance(game: Game[Any], way: str, choice: Choice[Any], random: Random) -> Any:
    """What the program rolls or draws. Of pieces drawn by hand it guesses nothing: the first answer rules out none."""
    unseen = choice.name in game.unseen and way != NOTHING
    return choice.options[0] if unseen else throw(choice, random)


class Rolls:
    """What the program rolled or drew before somebody took back a draw typed wrongly: it is not rolled again."""

    def __init__(self) -> None:
        self.entries: tuple[Entry, ...] = ()

    def keep(self, entries: Iterable[Entry]) -> None:
        self.entries = (*entries, *self.entries)

    def again(self, choice: Choice[Any]) -> Entry | None:
        """What came of this question before; once another is asked, everything is rolled anew."""
        first, *rest = self.entries or (None,)
        fits = first is not None and first.name == choice.name and first.answer in choice.options
        self.entries = tuple(rest) if fits else ()
        return first if fits else None

"""What the rules cannot decide for themselves, they ask.

A step of the rules is a generator. It asks with ``yield from Choice(...)`` and gets back one of the
options: whoever drives the step puts the answer into the question and goes on. Dice and draws are
choices too; the seat that answers them is CHANCE.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

from visavis.kernel.dice import D6, Kinds, dice

CHANCE: Final = -1

S = TypeVar("S")  # a state
A = TypeVar("A")  # an answer: an int, a str, or a flat tuple of them

Asking = Generator["Choice[Any] | Together", None, A]
Step = Generator["Choice[Any] | Together", None, None]

NOTHING: Final[Mapping[str, Any]] = {}


class Choice(Generic[A]):
    """One question to one seat. Options are never empty, never repeated, and come in a fixed order."""

    __slots__ = ("about", "answer", "name", "options", "pool", "rule", "seat", "whose")

    answer: A  # put here before the step that asks goes on

    def __init__(
        self,
        seat: int,
        name: str,
        options: Sequence[A],
        rule: str = "",
        about: Mapping[str, Any] = NOTHING,
        pool: Sequence[A] | None = None,
        whose: int = CHANCE,
    ) -> None:
        self.seat: int = seat
        self.name: str = name  # stable forever: records refer to it
        self.options: Sequence[A] = options
        self.rule: str = rule  # the paragraph that asks
        self.about: Mapping[str, Any] = about  # what the question's sentence mentions
        self.pool: Sequence[A] | None = pool  # CHANCE's options, each as often as it is likely; None: all alike
        self.whose: int = whose  # the seat that alone may see what is drawn; CHANCE: everybody may

    def __iter__(self) -> Asking[A]:
        """Ask, unless there is only one way to answer."""
        options = self.options
        if options.__class__ is not Kinds and len(options) == 1:  # a pool that has Kinds has several
            return options[0]
        yield self
        return self.answer

    def aloud(self, when: bool = True) -> Asking[A]:
        """Ask in any case, when a question left out would tell others something: its options depend on a secret."""
        options = self.options
        if not when and options.__class__ is not Kinds and len(options) == 1:
            return options[0]
        yield self
        return self.answer

    @property
    def weights(self) -> list[int] | None:
        """The odds of the options, in their order; None: all alike."""
        if self.pool is None:
            return None
        counts = [self.pool.count(option) for option in self.options]
        return None if set(counts) == {1} else counts

    def __repr__(self) -> str:
        return f"Choice({self.seat}, {self.name!r}, {list(self.options)!r}, {self.rule!r})"


def ask(s: S, choice: Choice[A], bot: int, answer: Callable[[S, Choice[A]], A]) -> Asking[A]:
    """A question of the rules to one seat, whoever plays it: the rulebook's bot answers by itself, with its reasons."""
    if choice.seat == bot:
        return answer(s, choice)
    return (yield from choice)


class Together:
    """Questions to several seats at once; no answer is told to anyone before all are given."""

    __slots__ = ("choices",)

    def __init__(self, choices: Sequence[Choice[Any]]) -> None:
        self.choices: tuple[Choice[Any], ...] = tuple(choices)


def together(choices: Sequence[Choice[Any]]) -> Asking[tuple[Any, ...]]:
    """The answers in the order of the choices, whoever answered first. Forced ones are not asked."""
    asked = sorted((choice for choice in choices if len(choice.options) > 1), key=lambda choice: choice.seat)
    if asked:
        yield Together(asked)
    return tuple(choice.answer if len(choice.options) > 1 else choice.options[0] for choice in choices)


def roll(name: str, rule: str = "", about: Mapping[str, Any] = NOTHING) -> Choice[int]:
    """One six-sided die."""
    return Choice(CHANCE, name, D6, rule, about)


def roll_dice(
    name: str, count: int, rule: str = "", about: Mapping[str, Any] = NOTHING, whose: int = CHANCE
) -> Choice[tuple[int, ...]]:
    """Several dice at once, answered by a tuple."""
    return Choice(CHANCE, name, dice(count), rule, about, whose=whose)


def draw(
    name: str, pool: Sequence[A], rule: str = "", about: Mapping[str, Any] = NOTHING, whose: int = CHANCE
) -> Choice[A]:
    """A draw from an unordered pool: nobody, not even the engine, knows the order before.

    Equal things in the pool are one option, so the order of the pool tells nothing.
    """
    things = tuple(pool)
    return Choice(CHANCE, name, kinds(things), rule, about, things, whose)


def kinds(pool: Sequence[A]) -> Sequence[A]:
    """What can come out of a pool. It is counted out for whoever wants to know; most often nobody does."""
    if pool and pool[0] == pool[-1] and pool.count(pool[0]) == len(pool):
        return pool[:1]
    return Kinds(pool)


def take(
    name: str, pool: list[A], rule: str = "", about: Mapping[str, Any] = NOTHING, whose: int = CHANCE
) -> Asking[A]:
    """Draw one thing out of a pool that is not empty."""
    things = tuple(pool)
    options = kinds(things)
    if options.__class__ is Kinds:  # as `yield from draw` would, without another generator: it is done very often
        choice: Choice[A] = Choice(CHANCE, name, options, rule, about, things, whose)
        yield choice
        thing = choice.answer
    else:
        thing = things[0]
    pool.remove(thing)
    return thing


def throw(choice: Choice[A], random: Random) -> A:
    """The answer of CHANCE, by whoever has random numbers: each option as often as it is likely."""
    pool = choice.options if choice.pool is None else choice.pool
    return pool[int(random.random() * len(pool))]

"""Who answers for a power: its person. An Automa is never asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from visavis.games.worldorder.state import World
from visavis.kernel.choice import Asking, Choice

A = TypeVar("A")


def seat_of(s: World, power: str) -> int:
    return s.chairs.index(power)


def is_watched(s: World) -> bool:
    """§B1.8 Whether hands are kept from another person."""
    return s.people > 1


def ask(
    s: World, power: str, name: str, options: Sequence[A], rule: str, aloud: bool = False, **about: Any
) -> Asking[A]:
    """One question to a power's person. Aloud: even with one answer, lest it be told what the hand holds."""
    choice = Choice(seat_of(s, power), name, options, rule, {"power": power, **about})
    return (yield from choice.aloud(aloud and is_watched(s)))

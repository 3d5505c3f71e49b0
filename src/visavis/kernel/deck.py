"""Pools that are shuffled lazily: no hidden order exists that could leak.

A bag or a cup is a plain list of what is in it, in no meaningful order. A deck also knows what
somebody put on its top or under its bottom.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from visavis.kernel.choice import CHANCE, NOTHING, Asking, take
from visavis.kernel.plain import Plain, declared

T = TypeVar("T")


@declared
class Deck(Plain, Generic[T]):
    """Known cards on top, then shuffled ones, then known cards at the bottom."""

    top: Sequence[T]  # the next card is the first
    mixed: Sequence[T]
    bottom: Sequence[T]  # the last card is the last

    def __init__(self, mixed: Sequence[T], top: Sequence[T] = (), bottom: Sequence[T] = ()) -> None:
        self.top, self.mixed, self.bottom = list(top), list(mixed), list(bottom)

    def __len__(self) -> int:
        return len(self.top) + len(self.mixed) + len(self.bottom)

    def take(self, name: str, rule: str = "", about: Mapping[str, Any] = NOTHING, whose: int = CHANCE) -> Asking[T]:
        """Draw the top card of a deck that is not empty. Only an unknown card is asked for."""
        if self.top:
            card, *self.top = self.top
        elif self.mixed:
            left = list(self.mixed)
            card = yield from take(name, left, rule, about, whose)
            self.mixed = left
        else:
            card, *self.bottom = self.bottom
        return card

    def peek(self, name: str, rule: str = "", about: Mapping[str, Any] = NOTHING) -> Asking[T]:
        """Look at the top card; from now on it is known."""
        card = yield from self.take(name, rule, about)
        self.put_on_top(card)
        return card

    def put_on_top(self, card: T) -> None:
        self.top = [card, *self.top]

    def put_under(self, card: T) -> None:
        self.bottom = [*self.bottom, card]

    def mix_in(self, card: T) -> None:
        """Among those whose place nobody knows."""
        self.mixed = [*self.mixed, card]

    def shuffle(self, also: Sequence[T] = ()) -> None:
        """Forget every known place, and mix these cards in."""
        self.mixed = [*self.top, *self.mixed, *self.bottom, *also]
        self.top, self.bottom = [], []

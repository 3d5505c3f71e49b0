"""What happened, told as it happens: events for the log, explanations for the bots' decisions.

Rules tell; nobody listens during playouts. An event with a secret has two faces: one for the seats
that may know, one for all others. Both are named here, so nothing is ever hidden by deletion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from visavis.kernel.priorities import Line


class Event(NamedTuple):
    """One thing that happened, seen by everyone, or by those who may know it."""

    name: str
    args: tuple[Any, ...]
    knowers: tuple[int, ...] | None = None  # None: everyone
    outside: str = ""  # the event as all others see it; empty: they see nothing
    outside_args: tuple[Any, ...] = ()

    def seen_by(self, seat: int) -> Event | None:
        """The face this event shows to a seat."""
        if self.knowers is None or seat in self.knowers:
            return Event(self.name, self.args)
        return Event(self.outside, self.outside_args) if self.outside else None


class Explanation(NamedTuple):
    """One decision of a bot: what it chose between, line by line, and what it chose."""

    name: str  # of the decision, such as "theatre"
    lines: tuple[Line, ...]
    chosen: Any
    about: tuple[Any, ...] = ()


Told = Event | Explanation


TURN: Final = "turn"  # the event that begins a turn, in every game
ALWAYS: Final = -1  # since before the first answer, set-up included


class Journal:
    """Everything told, each item with the number of answers that led to it."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[tuple[int, Told]] = ()) -> None:
        self.items: list[tuple[int, Told]] = list(items)

    def add(self, n: int, told: list[Told]) -> None:
        """Move what the state has told into the journal."""
        self.items.extend((n, item) for item in told)
        told.clear()

    def before(self, n: int) -> Journal:
        """What had been told when n answers had been given."""
        return Journal([item for item in self.items if item[0] <= n])

    def seen_by(self, seat: int, since: int = ALWAYS) -> list[tuple[int, Event]]:
        """The log of one seat: what it saw after the first `since` answers."""
        faces = ((n, item.seen_by(seat)) for n, item in self.items if n > since and isinstance(item, Event))
        return [(n, face) for n, face in faces if face]

    def events(self, since: int = ALWAYS) -> list[Event]:
        """What happened after the first `since` answers, secrets included: never to be shown to a seat."""
        return [item for n, item in self.items if n > since and isinstance(item, Event)]

    def explanations(self, since: int = ALWAYS) -> list[tuple[int, Explanation]]:
        """The decisions explained after the first `since` answers."""
        return [(n, item) for n, item in self.items if n > since and isinstance(item, Explanation)]

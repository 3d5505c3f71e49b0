"""What happened, told as it happens: events for the log, explanations for the bots' decisions.

Rules tell; nobody listens during playouts. An event with a secret has two faces: one for the seats
that may know, one for all others. Both are named here, so nothing is ever hidden by deletion.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.priorities import Line


class Event(NamedTuple):
    """One thing that happened, seen by everyone, or by those who may know it."""

    name: str
    args: tuple[Any, ...]
    knowers: tuple[int, ...] | None = None  # None: everyone
    outside: str = ""  # the event as all others see it; empty: they see nothing
    outside_args: tuple[Any, ...] = ()
    rule: str = ""  # the paragraph that was carried out, where several lead to it; empty: the only one it has

    def is_seen_by(self, seat: int) -> bool:
        """Whether it shows a seat any face at all."""
        return self.knowers is None or bool(self.outside) or seat in self.knowers

    def seen_by(self, seat: int) -> Event | None:
        """The face this event shows to a seat."""
        if self.knowers is None or seat in self.knowers:
            return Event(self.name, self.args, rule=self.rule)
        return Event(self.outside, self.outside_args, rule=self.rule) if self.outside else None


class Explanation(NamedTuple):
    """One decision of a bot: what it chose between, line by line, and what it chose."""

    name: str  # of the decision, such as "theatre"
    lines: tuple[Line, ...]
    chosen: Any
    about: tuple[Any, ...] = ()


Told = Event | Explanation


TURN: Final = "turn"  # the event that begins a turn, in every game
NONE: Final[Mapping[int, int]] = {}
ALWAYS: Final = -1  # since before the first answer, set-up included


class Journal:
    """Everything told, each item with the number of answers that led to it; and of whom something was asked."""

    __slots__ = ("asked", "items", "veiled")

    def __init__(
        self,
        items: Sequence[tuple[int, Told]] = (),
        asked: Sequence[tuple[int, tuple[int, ...]]] = (),
        veiled: Mapping[int, int] = NONE,
    ) -> None:
        self.items: list[tuple[int, Told]] = list(items)
        self.asked: list[tuple[int, tuple[int, ...]]] = list(asked)  # whose answers were awaited, each time others were
        self.veiled: dict[int, int] = dict(veiled)  # after so many answers came a draw that only this seat may see

    def add(self, n: int, told: list[Told]) -> None:
        """Move what the state has told into the journal."""
        self.items.extend((n, item) for item in told)
        told.clear()

    def ask(self, n: int, waiting: Sequence[Choice[Any]]) -> None:
        """Take down whose answers are awaited after n of them; dice and draws are made at once, whoever makes them."""
        if any(choice.seat == CHANCE for choice in waiting):
            if waiting[0].whose != CHANCE:
                self.veiled[n] = waiting[0].whose
            return
        seats = tuple(choice.seat for choice in waiting)
        if not self.asked or seats != self.asked[-1][1]:
            self.asked.append((n, seats))

    def before(self, n: int) -> Journal:
        """What had been told when n answers had been given."""
        return Journal(
            [item for item in self.items if item[0] <= n],
            [asked for asked in self.asked if asked[0] <= n],
            {at: whose for at, whose in self.veiled.items() if at <= n},
        )

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

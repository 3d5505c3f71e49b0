"""All that a throw can show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, overload

D6: Final = (1, 2, 3, 4, 5, 6)


class Dice(Sequence[tuple[int, ...]]):
    """All results of several six-sided dice, as a sequence that is never written out."""

    __slots__ = ("dice",)

    def __init__(self, count: int) -> None:
        self.dice = count

    def __len__(self) -> int:
        return int(6**self.dice)

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, ...] | list[tuple[int, ...]]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        digits, rest = [], index % len(self)
        for _ in range(self.dice):
            rest, digit = divmod(rest, 6)
            digits.append(digit + 1)
        return tuple(reversed(digits))

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return (self[i] for i in range(len(self)))

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, tuple) or len(answer) != self.dice:
            return False
        return all(type(die) is int and die in D6 for die in answer)

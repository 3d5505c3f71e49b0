"""All that a throw can show, or a draw can bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, overload

D6: Final = (1, 2, 3, 4, 5, 6)
TWO_DICE: Final = tuple(product(D6, repeat=2))  # in order


class Dice(Sequence[tuple[int, ...]]):
    """All results of several six-sided dice, as a sequence that is never written out but for two of them."""

    __slots__ = ("_size", "dice")

    def __init__(self, count: int) -> None:
        self.dice = count
        self._size = int(6**count)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, ...] | list[tuple[int, ...]]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if self.dice == 2:
            return TWO_DICE[index]
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
        for die in answer:  # noqa: SIM110 - asked of every throw, and a generator takes twice as long
            if type(die) is not int or die not in D6:
                return False
        return True


@cache
def dice(count: int) -> Dice:
    """So many of them, always the same object: they are thrown again and again."""
    return Dice(count)


class Kinds(Sequence[Any]):
    """Every thing of a pool once, in order, as a sequence that is written out when somebody looks at it."""

    __slots__ = ("_found", "pool")

    def __init__(self, pool: Sequence[Any]) -> None:
        self.pool = pool
        self._found: list[Any] | None = None

    @property
    def found(self) -> list[Any]:
        if self._found is None:
            self._found = sorted(set(self.pool))
        return self._found

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, index: Any) -> Any:
        return self.found[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.found)

    def __contains__(self, answer: object) -> bool:
        return answer in self.pool

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.found == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.found)

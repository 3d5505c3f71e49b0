"""Several pieces in one place, in order: by place, from the bottom to the top. Places without pieces are not listed."""

from __future__ import annotations

from collections.abc import Callable

Stacks = dict[str, tuple[str, ...]]


def put(stacks: Stacks, piece: str, place: str) -> None:
    """On top of whatever lies there."""
    stacks[place] = (*stacks.get(place, ()), piece)


def lift(stacks: Stacks, piece: str, place: str) -> None:
    """Out of its stack; the others keep their order."""
    rest = tuple(other for other in stacks[place] if other != piece)
    if rest:
        stacks[place] = rest
    else:
        del stacks[place]


def room(stacks: Stacks, place: str, limit: int, counts: Callable[[str], bool] = lambda piece: True) -> int:
    """For how many more pieces there is room; less than none if there are too many. Some may not count."""
    return limit - sum(1 for piece in stacks.get(place, ()) if counts(piece))

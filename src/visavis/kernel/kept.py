"""What is worked out once for a thing and kept with it, so that it goes when that goes.

A cache in a module would keep whatever it was asked about: boards that somebody's corrections have made, for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar, TypeVarTuple


class Keeps(Protocol):
    """Anything that never changes, and has room for what others find out about it."""

    kept: dict[Any, dict[Any, Any]]  # by function, and what else it was told


K = TypeVar("K", bound=Keeps)
R = TypeVar("R")
Rest = TypeVarTuple("Rest")


def kept(function: Callable[[K, *Rest], R]) -> Callable[[K, *Rest], R]:
    """Ask once for each thing, and whatever else is told by position."""

    @wraps(function)
    def found(of: K, *rest: *Rest) -> R:
        try:
            known: R = of.kept[function][rest]
        except KeyError:
            known = of.kept.setdefault(function, {})[rest] = function(of, *rest)
        return known

    return found

"""What an event is to the rules: whether it would do something now, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from visavis.games.noretreat.state import War
from visavis.kernel.choice import Step

Windows = tuple[str, ...]  # the moments that are now


class Half(NamedTuple):
    """One side's event on a card."""

    ready: Callable[[War, int, Windows], bool]  # the moment and the symbol fit already
    play: Callable[[War, int, Windows], Step | None]


def always(s: War, side: int, windows: Windows) -> bool:
    """Where there is always something to do."""
    return True


EVENTS: Final[
    dict[str, Half]
] = {}  # by half: "01A" … "54S"; `steps` fills it, since events know all rules and rules only this

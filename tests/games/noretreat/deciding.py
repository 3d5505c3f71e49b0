"""What the opponent decides on a position, and by which line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.noretreat.position import empty
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.bot.filters import LOWEST
from visavis.games.noretreat.state import War
from visavis.games.noretreat.steps import STEPS
from visavis.kernel.choice import Choice
from visavis.kernel.journal import Explanation

assert STEPS  # they fill the opponent's answers


def against(side: str, turn: int = 8, weather: str = "clear", **options: Any) -> War:
    """An empty map on which this side is the opponent's."""
    return empty(turn, weather, "campaign-solo", side={"axis": "soviet", "soviet": "axis"}[side], **options)


def decided(s: War, side: int, name: str, options: Sequence[Any], **about: Any) -> tuple[Any, tuple[str, str]]:
    """The answer, and the line that has brought it about: its paragraph and its sentence."""
    s.told = []
    answer = seams.answer(s, side, Choice(1, name, list(options), "", {"side": side, **about}))
    return answer, deciding(s)


def deciding(s: War) -> tuple[str, str]:
    """The last line of the last decision that left somebody out, ties aside; of a rule without choice its only one."""
    told = [each for each in s.told or () if isinstance(each, Explanation)]
    if not told:
        return "", ""
    lines = [line for line in told[-1].lines if line.text != LOWEST]
    found = [line for line in lines if len(line.after) < len(line.before)] or list(lines[-1:])
    return (found[-1].rule, found[-1].text) if found else ("", "")

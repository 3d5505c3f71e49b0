"""What the opponent has decided in a test's position, and which line of which table decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.noretreat.position import empty
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.bot.filters import LOWEST
from visavis.games.noretreat.bot.movement import Design, plan_moves
from visavis.games.noretreat.sheets import SIDES
from visavis.games.noretreat.state import War
from visavis.games.noretreat.steps import STEPS
from visavis.kernel.choice import Choice
from visavis.kernel.journal import Explanation

assert STEPS  # they fill the opponent's answers


def plain(turn: int, side: int, weather: str = "clear", scenario: str = "campaign-solo") -> War:
    """The map without counters, in the turn of a side that the program plays."""
    s = empty(turn, weather, scenario, side=SIDES[1 - side])
    s.side, s.phase, s.told = side, "movement", []
    return s


def ordered(s: War, side: int, card: str, cell: int) -> War:
    """A plan in force."""
    assert s.orders is not None
    s.orders.side, s.orders.card, s.orders.cell = side, card, cell
    s.orders.marker = s.board.solo[card].cells[cell - 1].place
    s.side = side
    return s


def planned(s: War, side: int) -> list[tuple[str, str]]:
    """The moves of a whole phase."""
    s.side, s.told = side, []
    plan_moves(s, side)
    assert s.conduct is not None
    return s.conduct.moves


def designed(s: War, side: int) -> Design:
    """A phase of which nothing is planned yet."""
    s.side, s.told = side, []
    return Design(s, side)


def decisions(s: War, name: str) -> list[Explanation]:
    return [each for each in s.told or () if isinstance(each, Explanation) and each.name == name]


def decision(s: War, name: str) -> tuple[Any, str, str]:
    """What was chosen at last, with the line that decided: its paragraph and its sentence."""
    found = decisions(s, name)[-1]
    lines = [line for line in found.lines if len(line.after) < len(line.before)] or list(found.lines)
    return (found.chosen, lines[-1].rule, lines[-1].text) if lines else (found.chosen, "", "")


def asked(name: str, options: list[Any], **about: Any) -> Choice[Any]:
    return Choice(1, name, options, "B4.1", about)


def against(side: str, turn: int = 8, weather: str = "clear", **options: Any) -> War:
    """An empty map on which this side is the opponent's, in whoever's turn."""
    return empty(turn, weather, "campaign-solo", side=SIDES[1 - SIDES.index(side)], **options)


def decided(s: War, side: int, name: str, options: Sequence[Any], **about: Any) -> tuple[Any, tuple[str, str]]:
    """The answer to a question, and the line that has brought it about: its paragraph and its sentence."""
    s.told = []
    answer = seams.answer(s, side, asked(name, list(options), side=side, **about))
    return answer, deciding(s)


def deciding(s: War) -> tuple[str, str]:
    """The last line of the last decision that left somebody out, ties aside; of a rule without choice its only one."""
    told = [each for each in s.told or () if isinstance(each, Explanation)]
    lines = [line for line in told[-1].lines if line.text != LOWEST] if told else []
    found = [line for line in lines if len(line.after) < len(line.before)] or lines[-1:]
    return (found[-1].rule, found[-1].text) if found else ("", "")

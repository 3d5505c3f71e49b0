"""What an answer would lay open: a city, the line, a card that a sheet asks for.

Nobody is kept from it; whoever is about to do it is told first. Of a plan the rules themselves ask (§SD5.3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from visavis.games.noretreat.bot.judge import (
    FAST,
    holds_at,
    is_guarded,
    is_open_to,
    leak,
    near_enemy,
    scratch,
    unguarded,
)
from visavis.games.noretreat.bot.seams import is_opponent
from visavis.games.noretreat.bot.sheets import MOVEMENT_TASKS, judge_detraining, line_for
from visavis.games.noretreat.bot.sides import is_defending
from visavis.games.noretreat.rules.cards import CARD, DONE
from visavis.games.noretreat.state import ALONE, RAIL, War, lift
from visavis.games.noretreat.words import place_name, side_name
from visavis.kernel.choice import Choice
from visavis.kernel.ticks import UNDONE
from visavis.kernel.view import Text

Lines = tuple[Text, ...]
NONE: Final[Lines] = ()
SPENDING: Final = ("pay", "discard")  # questions whose answers are cards that go
ORDERED: Final = ("line", "rail", "stalin")  # lines of a sheet that are judged as Movement ends, but for cities


def risks_of(s: War, choice: Choice[Any]) -> Callable[[Any], Lines]:
    """By answer: what it would lay open."""
    side = choice.about.get("side", s.side)
    last = is_last_card_wanted(s, side)
    leaving = leaving_open(s, choice) if choice.name == "goal" else None

    def told(answer: Any) -> Lines:
        if last and is_card(s, choice, answer):
            return (Text("risk-card"),)
        if leaving is not None:
            return leaving(answer)
        return at_the_end(s, side, choice.name) if answer == DONE else NONE

    return told


# Moving away


def leaving_open(s: War, choice: Choice[Any]) -> Callable[[Any], Lines] | None:
    """§J4 §J3 What a counter leaves bare that goes on: cities that only it guards, a line that only it closes."""
    unit, side = choice.about.get("unit", ""), choice.about.get("side", s.side)
    if s.where.get(unit) not in s.board.places or choice.rule != "B8.1":
        return None
    t = scratch(s)
    held = holds_at(s, unit, s.where[unit])
    lift(t, unit)
    bare = [city for city in s.board.cities if city in held and is_bare(t, side, city)]
    way = leak(t, side) if is_defending(s, side) and not leak(s, side) else ()

    def told(answer: Any) -> Lines:
        if answer != RAIL and answer not in s.board.places:
            return NONE
        holds = set() if answer == RAIL else holds_at(s, unit, answer)
        open_ = tuple(place_name(s.board, city) for city in bare if city not in holds)
        passes = len(way) if holds.isdisjoint(way) else len(leak(t, side, holds))
        return (*((Text("risk-cities", {"cities": open_}),) if open_ else NONE), *gap_lines(side, passes))

    return told if bare or way else None


def is_bare(s: War, side: int, city: str) -> bool:
    """§J4 Nobody guards it, and an enemy could enter it next turn."""
    if s.control.get(city) != side or is_guarded(s, side, city) or near_enemy(s, side, city) > FAST:
        return False
    return is_open_to(s, side, city)


def gap_lines(side: int, gap: int) -> Lines:
    return (Text("risk-gap", {"side": side_name(side), "n": gap}),) if gap else NONE


# Ending a phase


def at_the_end(s: War, side: int, step: str) -> Lines:
    """§SF4 What would stay open or undone if this step ended now."""
    if step == "move" and s.side == side:
        return (*open_cities(s, side), *owed(s, side))
    return trains(s, side) if step == "detrain" else NONE


def open_cities(s: War, side: int) -> Lines:
    found = tuple(place_name(s.board, city) for city in unguarded(s, side))
    return (Text("risk-cities", {"cities": found}),) if found else NONE


def is_conducted(s: War, side: int) -> bool:
    """§SD4.1 Whether a person plays the opponent's turn now."""
    return s.mode == ALONE and is_opponent(s, side) and s.side == side and s.conduct is not None


def owed(s: War, side: int) -> Lines:
    """§SD4.2 Lines of the sheet that could be done, and are not; a gap perhaps cannot be closed any more."""
    if not is_conducted(s, side) or s.conduct is None:
        return NONE
    found = []
    for task in ORDERED:
        line = line_for(s.conduct, task)
        if line is not None and line.id not in s.conduct.ticks:
            tick, why = MOVEMENT_TASKS[task](s, side)
            is_open = tick == UNDONE or why == "leak"
            found += [Text("risk-line", {"line": line.id, "why": Text(f"why-{why}")})] if is_open else []
    return tuple(found)


def trains(s: War, side: int) -> Lines:
    """§O1-4 §O2-6 §O3-6 §O4-5 A gap that a train could close."""
    if not is_conducted(s, side):
        return NONE
    tick, why = judge_detraining(s, side)
    return (Text("risk-train", {"why": Text(f"why-{why}")}),) if tick == UNDONE else NONE


# The last card


def is_last_card_wanted(s: War, side: int) -> bool:
    """§O2-5 The sheet asks for a card to be kept, and there is one."""
    if not is_conducted(s, side) or s.conduct is None or len(s.hands[side]) != 1:
        return False
    line = line_for(s.conduct, "card")
    return line is not None and line.id not in s.conduct.ticks


def is_card(s: War, choice: Choice[Any], answer: Any) -> bool:
    if not isinstance(answer, str):
        return False
    return answer.startswith(CARD) or (choice.name in SPENDING and answer in s.board.cards)

"""SD4: the four operational sheets, worked line by line in the opponent's turn.

Every line is ticked in its phase: done, impossible, left undone (only a person does that), or skipped, because an
earlier one was impossible (§SD4.2). Alone the program ticks what it can see and asks for the rest (§O-2); against the
program the tables of 2.9 have done what could be done (§O-3 §O-5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.bot.judge import (
    can_be_guarded,
    cut_off,
    is_continuous,
    leak,
    scratch,
    unguarded,
)
from visavis.games.noretreat.bot.module import is_fulfilled
from visavis.games.noretreat.bot.movement import is_in_danger
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.bot.seams import is_opponent, plan_of
from visavis.games.noretreat.bot.sides import is_defending
from visavis.games.noretreat.bot.targets import conduct_of
from visavis.games.noretreat.rules.battle import running
from visavis.games.noretreat.rules.rail import may_entrain, stations
from visavis.games.noretreat.rules.retreats import advance_ends, advancing
from visavis.games.noretreat.rules.stalin import may_entrain_stalin
from visavis.games.noretreat.state import ALONE, RAIL, War, cities_of, enemy, in_box, lift, on_map
from visavis.kernel.choice import Step
from visavis.kernel.ticks import DONE, IMPOSSIBLE, SKIPPED, UNDONE

SURROUNDING: Final = 1  # the sheet whose advances surround; on the others they take cities


class TaskLine(NamedTuple):
    """One task of a sheet."""

    id: str
    task: str


def lines(*tasks: str) -> tuple[TaskLine, ...]:
    return tuple(TaskLine(id_, task) for id_, _, task in (each.partition(" ") for each in tasks))


SHEETS: Final[dict[int, tuple[TaskLine, ...]]] = {
    1: lines("O1-1 plan", "O1-2 rail", "O1-3 surround", "O1-4 detrain"),
    2: lines("O2-1 plan", "O2-2 cities", "O2-3 line", "O2-4 rail", "O2-5 card", "O2-6 detrain"),
    3: lines("O3-1 plan", "O3-2 cities", "O3-3 line", "O3-4 stalin", "O3-5 rail", "O3-6 detrain"),
    4: lines("O4-1 plan", "O4-2 rail", "O4-3 weak", "O4-4 take", "O4-5 detrain"),
}
Verdict = tuple[str, str]  # the tick, and why


def line_for(conduct: Conduct, task: str) -> TaskLine | None:
    return next((line for line in SHEETS.get(conduct.sheet, ()) if line.task == task), None)


def is_skipped(conduct: Conduct, line: TaskLine) -> bool:
    """§SD4.2 Whether a line before it could not be done."""
    sheet = SHEETS[conduct.sheet]
    return any(conduct.ticks.get(earlier.id) == IMPOSSIBLE for earlier in sheet[: sheet.index(line)])


def tick(s: War, side: int, task: str, verdict: Verdict) -> None:
    """§SD4.2 §O-3 A line is judged, unless an earlier one could not be done: then it is skipped (ruling R29)."""
    conduct = conduct_of(s)
    line = line_for(conduct, task)
    if line is None or line.id in conduct.ticks:
        return
    found, why = verdict
    if is_skipped(conduct, line):
        found, why = SKIPPED, "not_reached"
    conduct.ticks[line.id], conduct.whys[line.id] = found, why
    s.tell("sheet_line", side, line.id, found, why, rule=line.id)


# Movement


def begin_sheet(s: War, side: int) -> None:
    """§O1-1 §O2-1 §O3-1 §O4-1 Plan C makes the first line impossible; §O-4 without a plan it is done."""
    conduct, plan = conduct_of(s), plan_of(s, side)
    if s.orders is not None and s.orders.side == side and s.orders.letter == "C":
        tick(s, side, "plan", (IMPOSSIBLE, "plan_c"))
    elif plan is None or plan.plan == "none":
        tick(s, side, "plan", (DONE, "no_plan"))
    conduct.beyond = tuple(city for city in unguarded(s, side) if not can_be_guarded(s, side, city))
    conduct.due = is_in_danger(s)


def tick_movement(s: War, side: int) -> Step:
    """Cities, line, Stalin, train: as they are when Movement ends; DL18 alone a gap is the person's to explain."""
    for task, judged in MOVEMENT_TASKS.items():
        line = line_for(conduct_of(s), task)
        if line is None:
            continue
        verdict = judged(s, side)
        if s.mode == ALONE and verdict[1] == "leak" and not is_skipped(conduct_of(s), line):
            answer = yield from ask(s, side, "sheet", [IMPOSSIBLE, UNDONE], line.id, line=line.id)
            verdict = (answer, "leak")
        tick(s, side, task, verdict)


def judge_cities(s: War, side: int) -> Verdict:
    """§O2-2 §O3-2 §J4 Every threatened city is guarded, but for those that nobody could have guarded."""
    conduct = conduct_of(s)
    bare = [city for city in unguarded(s, side) if city not in conduct.beyond]
    if not bare:
        return DONE, "guarded"
    possible = s.mode == ALONE and any(can_be_guarded(s, side, city) for city in bare)
    return (UNDONE if possible else IMPOSSIBLE), "city_open"


def judge_line(s: War, side: int) -> Verdict:
    """§O2-3 §O3-3 §J3"""
    return (DONE, "continuous") if is_continuous(s, side) else (IMPOSSIBLE, "leak")


def judge_stalin(s: War, side: int) -> Verdict:
    """§O3-4 Only with two enemies beside him (ruling R32); §O-4 otherwise there is nothing to do."""
    conduct = conduct_of(s)
    if not s.stalin:
        return DONE, "nothing_won"  # in the battles, or he is lost
    left = s.stalin == RAIL
    if not conduct.due:
        return (UNDONE, "stalin_early") if left and s.mode == ALONE else (DONE, "stalin_safe")
    if left:
        return DONE, "stalin_left"
    return (UNDONE, "stalin_stays") if may_entrain_stalin(s, side) else (IMPOSSIBLE, "no_train")


def judge_rail(s: War, side: int) -> Verdict:
    """§O1-2 §O2-4 §O3-5 §O4-2 Somebody is on the train; nobody could (§B9.1), or nobody without a gap in the line."""
    if conduct_of(s).trained:
        return DONE, "entrained"
    able = [id_ for id_ in on_map(s, side) if may_entrain(s, id_)]
    if not able:
        return IMPOSSIBLE, "no_train"
    if is_defending(s, side) and (leak(s, side) or not any(line_without(s, side, id_) for id_ in able)):
        return IMPOSSIBLE, "breaks_line"  # nobody closes a gap by leaving
    return (UNDONE, "not_entrained") if s.mode == ALONE else (IMPOSSIBLE, "nobody_spared")


def line_without(s: War, side: int, id_: str) -> bool:
    t = scratch(s)
    lift(t, id_)
    return not leak(t, side)


MOVEMENT_TASKS: Final[dict[str, Callable[[War, int], Verdict]]] = {
    "cities": judge_cities,
    "line": judge_line,
    "stalin": judge_stalin,
    "rail": judge_rail,
}


# Combat


def note_advance(s: War, side: int) -> None:
    """§O1-3 §O4-4 A battle is won: what there is to gain by advancing."""
    conduct, battle = conduct_of(s), running(s)
    if any(advance_ends(s, battle, id_) for id_ in advancing(s, battle)):
        conduct.won, conduct.before = True, gains(s, side)


def gains(s: War, side: int) -> tuple[str, ...]:
    """On sheet 1 enemies who are cut off (§J5), on the others cities held."""
    if conduct_of(s).sheet == SURROUNDING:
        return tuple(sorted(cut_off(s, enemy(side))))
    return tuple(cities_of(s, side))


def judge_advance(s: War, side: int) -> None:
    conduct = conduct_of(s)
    if conduct.won and set(gains(s, side)) - set(conduct.before):
        conduct.gained = True


def tick_combat(s: War, side: int) -> Step:
    """The plan, and what the advances brought; §O-2 alone the person says of these what he has done."""
    plan = plan_of(s, side)
    if plan is not None:
        kept = is_fulfilled(s, side, plan)
        tick(s, side, "plan", (DONE, "plan_kept") if kept else (UNDONE, "plan_missed"))
    for task, judged in COMBAT_TASKS.items():
        line = line_for(conduct_of(s), task)
        if line is None:
            continue
        verdict = judged(s)
        if s.mode == ALONE and verdict[1] != "nothing_won" and not is_skipped(conduct_of(s), line):
            answer = yield from ask(s, side, "sheet", [DONE, IMPOSSIBLE], line.id, line=line.id)
            verdict = (answer, "as_said")
        tick(s, side, task, verdict)


def judge_pockets(s: War) -> Verdict:
    """§O1-3 ruling R34"""
    conduct = conduct_of(s)
    if not conduct.won:
        return DONE, "nothing_won"  # §O-4
    return (DONE, "surrounded") if conduct.gained else (IMPOSSIBLE, "no_pocket")


def judge_weak(s: War) -> Verdict:
    """§O4-3 A matter of order: with none to attack it counts as done."""
    return (DONE, "weak_first") if s.declared else (DONE, "nothing_won")


def judge_taking(s: War) -> Verdict:
    """§O4-4"""
    conduct = conduct_of(s)
    if not conduct.won:
        return DONE, "nothing_won"
    return (DONE, "city_taken") if conduct.gained else (IMPOSSIBLE, "no_city_near")


COMBAT_TASKS: Final[dict[str, Callable[[War], Verdict]]] = {
    "surround": judge_pockets,
    "weak": judge_weak,
    "take": judge_taking,
}


# The end


def tick_end(s: War, side: int) -> None:
    """§O2-5 The card kept; §O1-4 §O2-6 §O3-6 §O4-5 trains against gaps."""
    if not is_opponent(s, side):
        return
    conduct = conduct_of(s)
    spent = UNDONE if s.mode == ALONE and conduct.held else IMPOSSIBLE  # ruling R33
    tick(s, side, "card", (DONE, "card_kept") if s.hands[side] else (spent, "no_card"))
    tick(s, side, "detrain", judge_detraining(s, side))


def judge_detraining(s: War, side: int) -> Verdict:
    if conduct_of(s).detrained:
        return DONE, "detrained"
    if is_continuous(s, side):
        return DONE, "no_gap"
    if not in_box(s, side, RAIL) or not stations(s, side):
        return IMPOSSIBLE, "no_detraining"
    return (UNDONE if s.mode == ALONE else IMPOSSIBLE), "gap_left"

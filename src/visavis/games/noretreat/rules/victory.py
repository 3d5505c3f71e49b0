"""Chapter B12: who wins, and when."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.board import NOBODY
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.rules.calendar import reset_1945, reset_points
from visavis.games.noretreat.rules.cards import window
from visavis.games.noretreat.rules.points import total
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET
from visavis.games.noretreat.state import (
    DUEL,
    LAST_AXIS_INITIATIVE,
    YEAR_1945,
    War,
    cities_of,
    initiative,
)
from visavis.kernel.choice import Step

FIRST_SOVIET_TURN: Final = LAST_AXIS_INITIATIVE + 1
NO_SUDDEN_DEATH: Final = "turn.no sudden death"
SHORT: Final = 22  # §B12.12 a campaign that ends here


def is_campaign(s: War) -> bool:
    """§B12.13 Objectives, total victory and sudden death are not used in single scenarios."""
    return s.scenario.startswith("campaign")


def end(s: War, winner: int, ending: str, rule: str) -> None:
    """The game is over."""
    s.winner, s.ending = winner, ending
    s.agenda.clear()
    s.tell("ended", winner, ending, rule=rule)
    if s.orders is not None and s.mode != DUEL:
        s.tell("side_changes", s.orders.changes)


# §B12.1 Step C


def victory_checks(s: War) -> None:
    """§B12.1 §SZ1.3 Objectives, total victory, the check of turn 23, sudden death; §B4.5 on turn 1 as on any."""
    s.phase = "victory"
    if is_campaign(s):
        if by_objectives(s) or by_total(s) or by_operations(s):
            return
        early = s.mode != DUEL  # ruling R26: before a solo card is turned, which on turn 12 is at once
        s.then(*((("skull",), ("passing",)) if early else (("passing",), ("skull",))), ("sudden_death",))
    else:
        reset_points(s)
        reset_1945(s)


def objectives(s: War, side: int) -> int:
    """§B12.7 §B12.8 The enemy's objectives that a side holds; §SE1.6 Stalin, once lost, counts for the Axis."""
    held = sum(1 for hex_ in s.board.objectives[1 - side] if s.control.get(hex_) == side)
    return held + (side == AXIS and s.stalin_lost)


def objectives_needed(s: War, side: int) -> int:
    """§B12.7 §SZ1.1 Three, from turn 12 four; §B12.8 the Soviets three (ruling R66)."""
    numbers = s.board.numbers
    if side == SOVIET:
        return numbers.objectives_soviet
    return numbers.objectives_axis if s.turn < FIRST_SOVIET_TURN else numbers.objectives_axis_late


def by_objectives(s: War) -> bool:
    """§B12.7 §B12.8 §SZ1.2 Open to either side, whoever has the initiative and whoever plays it (ruling R27)."""
    for side in (AXIS, SOVIET):
        if objectives(s, side) >= objectives_needed(s, side):
            end(s, side, "objectives", "B12.7" if side == AXIS else "B12.8")
            return True
    return False


def by_total(s: War) -> bool:
    """§B12.9 §SZ3.2 The Soviets hold everything, in solitaire too (ruling R28)."""
    if FIRST_SOVIET_TURN <= s.turn < YEAR_1945 and total(s, SOVIET) >= s.board.numbers.total_victory:
        end(s, SOVIET, "total", "B12.9")
        return True
    return False


def by_operations(s: War) -> bool:
    """§B12.11 Turn 23, before anything is reset: the Soviets have not come far enough (ruling R67)."""
    if s.turn != YEAR_1945 or s.turn == s.board.mission.mission.first_turn:
        return False
    s.turn -= 1  # the old scale still counts
    points = total(s, SOVIET)
    s.turn += 1
    if points < s.board.numbers.axis_wins_below:
        end(s, AXIS, "operations", "B12.11")
        return True
    return False


def passing(s: War) -> None:
    """§B12.10 §B12.14 On turn 12 the Axis is tested, then the initiative passes (ruling R3); §B13.16 turn 23."""
    row = s.board.track[s.turn]
    if s.turn == FIRST_SOVIET_TURN and row.axis_sudden_death is not None:
        if s.mode != DUEL:
            s.then(*(() if is_cancelled(s) else (("turn_12",),)), ("pass_initiative",))
            return
        if total(s, AXIS) > row.axis_sudden_death:
            end(s, AXIS, "sudden_death", "B12.10")
            return
    reset_points(s)
    reset_1945(s)


def sudden_death_number(s: War) -> int | None:
    """§B12.10 Of this turn, for the side with the initiative."""
    row = s.board.track[s.turn]
    return row.axis_sudden_death if initiative(s) == AXIS else row.soviet_sudden_death


def skull(s: War) -> Step:
    """§B12.10 DL5 A skull turn: a card may cancel the check; on turn 12 that of the Soviets (ruling R92)."""
    if sudden_death_number(s) is None:
        return
    side = 1 - initiative(s)
    card = yield from window(s, side, "victory", ("victory",), "B12.10")
    if card:
        s.then(("play", side, card, ("victory",)))


def is_cancelled(s: War) -> bool:
    """§CE09S §CE40A This turn's check, and all that solitaire does before it (ruling R26)."""
    return bool(s.mods.get(NO_SUDDEN_DEATH))


def sudden_death(s: War) -> None:
    """§B12.10 The side with the initiative wins if its total exceeds the number; §SF2 solo cards before that."""
    if sudden_death_number(s) is None:
        return
    if is_cancelled(s):
        del s.mods[NO_SUDDEN_DEATH]
        s.tell("no_sudden_death")
    else:
        s.then(("sudden_death_test",))
        seams.before_sudden_death(s)


def sudden_death_test(s: War) -> None:
    """§B12.10 §SG1.10 §SG1.11 §SZ2.1 §SZ2.2 In solitaire only the person wins by it, and nobody loses."""
    side, number = initiative(s), sudden_death_number(s)
    if number is not None and total(s, side) > number and s.yours in (NOBODY, side):
        end(s, side, "sudden_death", "B12.10")


# The end


def last_check(s: War) -> None:
    """§B4.6 §B12.12 After the last turn."""
    if s.board.part is not None:
        by_cities(s)
    elif is_campaign(s):
        by_final_total(s)
    else:
        by_goal(s)


def by_final_total(s: War) -> None:
    """§B12.12 §SZ3.1 (ruling R68)"""
    numbers = s.board.numbers
    points = total(s, SOVIET)
    won = points > numbers.short_total if s.last == SHORT else points >= numbers.final_total
    end(s, SOVIET if won else AXIS, "end", "B12.12")


def by_goal(s: War) -> None:
    """§B12.13 §U5 The side with the goal reaches it, or the other wins: there are no ties."""
    goal = s.board.mission.goal
    assert goal is not None
    side = SIDES.index(goal.side)
    named = all(s.control.get(hex_) == side for hex_ in goal.objectives)
    held = bool(goal.objectives_needed) and named and objectives(s, side) >= goal.objectives_needed
    won = held or total(s, side) >= goal.total
    end(s, side if won else 1 - side, "goal", "B12.13")


def cities_held(s: War, side: int) -> int:
    """§CE07S A scorched one counts for nobody until it is restored."""
    return len(cities_of(s, side))


def by_cities(s: War) -> None:
    """§UM11 §UM15 §UU9 Who holds as many cities as it needs; both: a draw; neither: the side without the initiative."""
    reached = [bool(s.needs[side]) and cities_held(s, side) >= s.needs[side] for side in (AXIS, SOVIET)]
    if all(reached):
        winner = NOBODY
    elif any(reached):
        winner = reached.index(True)
    else:
        winner = 1 - initiative(s)
    end(s, winner, "cities", "UM11" if s.board.mission.mission.id == "moscow" else "UU9")

"""Where the base rules call the solitaire module: notes here, whole steps by their names in the table of steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from visavis.games.noretreat.board import within
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.bot.sides import sheet_of
from visavis.games.noretreat.sheets import AXIS, SOVIET, CellRow
from visavis.games.noretreat.state import ALONE, DUEL, SOLO, War, cities_of, enemy
from visavis.kernel.choice import Choice

Answering = Callable[[War, int, Choice[Any]], Any]
ANSWERS: Final[dict[str, Answering]] = {}  # by question: how the program decides; `steps` fills it, as it does EVENTS
STAY: Final = "stay"  # §PK1
HOLD: Final = "hold"  # §PK2
OFFENSIVE: Final = "offensive"  # §PK3
PLACE: Final = "place"  # §PK5
CITY: Final = "city"  # §PK6


def answer(s: War, side: int, choice: Choice[Any]) -> Any:
    """§SD0.1 §O-5 What the opponent decides by its tables (2.9); alone its questions are the person's."""
    decide = ANSWERS.get(choice.name)
    return choice.options[0] if decide is None else decide(s, side, choice)


def is_opponent(s: War, side: int) -> bool:
    """§SA2 The side with which the person cannot win."""
    return s.mode != DUEL and side == enemy(s.yours)


def near(s: War, place: str) -> frozenset[str]:
    """§PK5 The hexes that a plan with a place means."""
    return within(s.board, place, s.board.numbers.plan_zone)


def plan_of(s: War, side: int) -> CellRow | None:
    """§SD1.1 §PK4 The plan in force for this side, if there is one; "no orders" is one that asks for nothing."""
    orders = s.orders
    if orders is None or orders.side != side or not orders.cell:
        return None
    return s.board.solo[orders.card].cells[orders.cell - 1]


# Before sudden death, in the Combat Phase, at the start of Movement


def before_sudden_death(s: War) -> None:
    """§SG0.4 SG1: orders, Directive, and perhaps a change of side, before the check of a skull turn."""
    if s.orders is not None:
        s.then(("solo_check",))


def after_declaring(s: War, side: int) -> None:
    """§SG0.4 SG2: the solo card in the person's Combat Phase, never in the opponent's."""
    if s.orders is not None and s.mode != DUEL and side == s.yours:
        s.then(("solo_card", side))


def begin_player_turn(s: War, side: int) -> None:
    """§O-1 The sheet; §PK6 which cities could be captured; §SD5.2 nothing is paid yet."""
    if is_opponent(s, side):
        s.conduct = Conduct(sheet_of(s, side))
    if s.orders is not None and is_opponent(s, side):
        orders = s.orders
        orders.made, orders.failed, orders.paid = 0, False, False
        orders.cities = tuple(cities_of(s, s.yours))


def begin_movement(s: War, side: int) -> None:
    """§SD1.2 Plan A, B or C."""
    if not is_opponent(s, side):
        return
    if s.mode == SOLO:
        s.then(("plan_moves", side))
    s.then(("begin_sheet", side))
    if plan_of(s, side) is not None:
        s.then(("choose_plan", side))


def end_movement(s: War, side: int) -> None:
    """§SF4 Lines of the sheet, as the counters stand now."""
    if is_opponent(s, side):
        s.then(("tick_movement", side))


def begin_combat(s: War, side: int) -> None:
    """Ruling R33."""
    if s.conduct is not None and is_opponent(s, side):
        s.conduct.held = bool(s.hands[side])


def entrained(s: War, side: int) -> None:
    """§O1-2 §O2-4 §O3-5 §O4-2"""
    if s.conduct is not None and is_opponent(s, side):
        s.conduct.trained = True


def detrained(s: War, side: int) -> None:
    """§O1-4 §O2-6 §O3-6 §O4-5 In its own player turn (ruling R35)."""
    if s.conduct is not None and is_opponent(s, side) and s.side == side:
        s.conduct.detrained = True


def battle_won(s: War, side: int) -> None:
    """§O1-3 §O4-4 There may be an advance to make."""
    if is_opponent(s, side) and s.side == side:
        s.then(("note_advance", side))


def breaks_plan(s: War, side: int, kind: str) -> bool:
    """§SD5.3 Whether a person who plays the opponent, too, would break its plan of this kind."""
    plan = plan_of(s, side)
    return s.mode == ALONE and is_opponent(s, side) and plan is not None and plan.plan == kind


def wants_more(s: War, side: int, marked: Sequence[str], free: Sequence[str]) -> bool:
    """§SD5.3 §PK3 §PK5 Whether the plan asks such a person for one more attack, and one of the free hexes would do."""
    if not (breaks_plan(s, side, OFFENSIVE) or breaks_plan(s, side, PLACE)):
        return False
    plan = plan_of(s, side)
    assert plan is not None
    zone = near(s, plan.place) if plan.plan == PLACE else frozenset(s.board.places)
    return len(zone.intersection(marked)) < plan.attacks and not zone.isdisjoint(free)


# What a plan watches


def left_zone(s: War, unit: str, hex_: str) -> None:
    """§PK1 A counter has left a hex in an enemy zone in the Movement phase (ruling R19)."""
    side = s.board.units[unit].side
    plan = plan_of(s, side)
    if s.orders is not None and s.side == side and plan is not None and plan.plan == STAY and not s.orders.failed:
        s.orders.failed = True
        s.tell("plan_broken", side, unit, hex_)


def battle_fought(s: War, side: int, voluntary: bool, hex_: str) -> None:
    """§PK8 A battle was resolved; §PK7 forced ones do not count (ruling R17)."""
    if is_opponent(s, side) and s.side == side:
        s.then(("judge_advance", side))
    plan = plan_of(s, side)
    if s.orders is None or plan is None or not voluntary:
        return
    if plan.plan == OFFENSIVE or (plan.plan == PLACE and hex_ in near(s, plan.place)):
        s.orders.made += 1


def end_combat(s: War, side: int) -> None:
    """§SD5.1 The price of failure."""
    if is_opponent(s, side):
        s.then(("tick_combat", side))
        if plan_of(s, side) is not None:
            s.then(("judge_plan", side))


def end_removals(s: War, side: int) -> None:
    """§SE3.4 §B11.4 Stavka or OKH goes, and the plan with it; a Plan C has been for this turn only (§O-4)."""
    orders = s.orders
    if orders is not None and orders.side == side and is_opponent(s, side):
        orders.card, orders.cell, orders.letter, orders.marker = "", 0, "A", ""


def must_counter(s: War, side: int) -> bool:
    """§SD6.1 The opponent takes every counterattack; §SD6.2 the person need not."""
    return is_opponent(s, side)


def may_leave(s: War, side: int, unit: str) -> bool:
    """§BOT-M2 Whether the program's opponent may move this counter; a person is only warned (§SD5.3)."""
    plan = plan_of(s, side)
    held = plan is not None and plan.plan == STAY and s.where[unit] in s.zones[1 - side]
    return not (held and s.mode == SOLO and is_opponent(s, side))


# Stalin


def entered(s: War, unit: str, place: str) -> None:
    """§SE1.7 An enemy in the hex of Stalin destroys him."""
    if s.board.units[unit].side == AXIS and place == s.stalin:
        lose_stalin(s, "SE1.7")


def end_player_turn(s: War, side: int) -> None:
    """§SE1.5 Stalin outside of a Soviet city (§CE07S) at the end of the Soviet turn; the last lines of the sheet."""
    if side == SOVIET and s.stalin and s.stalin not in cities_of(s, SOVIET):
        lose_stalin(s, "SE1.5")
    if is_opponent(s, side):
        s.then(("tick_end", side))


def lose_stalin(s: War, rule: str) -> None:
    """§SE1.1 §SE1.6 For good: an objective more for Germany (rulings R6 and R7); out of Moscow the marker moves."""
    if s.stalin == s.board.mission.mission.stalin:
        order_points(s, AXIS, 2, "SE1.2")
    s.stalin, s.stalin_lost = "", True
    s.tell("stalin_lost", rule=rule)


def order_points(s: War, side: int, n: int, rule: str) -> None:
    """§SE4.2 §SE4.3 §SE4.4 The marker moves towards a side, at most to six."""
    limit = s.board.numbers.order_limit
    s.order_vp = max(-limit, min(limit, s.order_vp + (n if side == AXIS else -n)))
    s.tell("order_points", side, n, s.order_vp, rule=rule)

"""What lies beside the map to be read: points, orders, the opponent's sheet, the solo card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from visavis.games.noretreat.board import Board
from visavis.games.noretreat.bot.judge import leak, unguarded
from visavis.games.noretreat.bot.module import asked_for, is_fulfilled
from visavis.games.noretreat.bot.orders import Conduct, Orders
from visavis.games.noretreat.bot.seams import is_opponent, near, plan_of
from visavis.games.noretreat.bot.sheets import MOVEMENT_TASKS, SHEETS, Verdict, judge_detraining, line_for
from visavis.games.noretreat.preview import odds
from visavis.games.noretreat.rules.points import on_map_points, share, total
from visavis.games.noretreat.rules.victory import (
    cities_held,
    is_campaign,
    objectives,
    objectives_needed,
)
from visavis.games.noretreat.sheets import AXIS, SOVIET, CellRow
from visavis.games.noretreat.state import ALONE, DUEL, War, enemy, initiative, is_on_map
from visavis.games.noretreat.words import place_name, side_name
from visavis.kernel.kept import kept
from visavis.kernel.ticks import DONE, DUE, READ
from visavis.kernel.view import NOTHING_SAID, PARAGRAPH, Sheet, SheetLine, Text

MOST_SKULLS: Final = 3  # §SC-1
Way = tuple[str, ...]
Gaps = tuple[Way, Way]  # §J3 by side: the enemy's shortest way through its line


def sheets(s: War) -> Iterator[Sheet]:
    """What one wants to look up, whoever looks; what is still owed comes first while it can be done."""
    if not s.turn or s.ending:
        return
    begun = s.turn >= s.board.mission.mission.first_turn
    fight = tuple(battle(s)) if s.battle is not None and s.battle.attackers else ()
    if fight and s.battle is not None:
        yield Sheet("battle", Text("sheet-battle", {"place": place_name(s.board, s.battle.hex)}), fight, "targets")
    gaps = (leak(s, AXIS), leak(s, SOVIET))
    sums = Sheet("points", Text("sheet-points"), tuple(points(s)), "total")
    owing = tuple(demands(s, gaps))
    yield from (*owing, sums) if is_opponent(s, s.side) else (sums, *owing)
    if begun:
        yield Sheet("front", Text("sheet-front"), tuple(front(gaps)), "front")
    if s.orders is not None and s.orders.used:
        yield solo_card(s, s.orders, s.orders.card or s.orders.used[-1])


def demands(s: War, gaps: Gaps) -> Iterator[Sheet]:
    """§SG2.10 §SD4.1 The plan, and in its turn the sheet of the opponent."""
    if s.orders is not None and s.mode != DUEL:
        yield from orders(s, s.orders)
    conduct = s.conduct
    if conduct is not None and conduct.sheet and is_opponent(s, s.side):
        words = {"n": conduct.sheet, "side": side_name(s.side)}
        yield Sheet("sheet", Text("sheet-lines", words), tuple(tasks(s, conduct, gaps[s.side])), "directive")


# The battle


def battle(s: War) -> Iterator[SheetLine]:
    """§B10.11 §B10.13 The strengths, every shift with its paragraph, the column; §B10.25 each face of the die."""
    assert s.battle is not None
    found = s.battle.clone()
    found.defenders = found.defenders or s.at.get(found.hex, ())
    here = (*found.attackers, *found.defenders)
    if not found.defenders or not all(is_on_map(s, id_) for id_ in here):
        return  # its result is being carried out
    (column, *faces), details = odds(s, found)
    yield from (SheetLine(each) for each in details)  # a shift names its paragraph itself
    yield SheetLine(column, READ, "B10.13")
    yield from (SheetLine(each, "", "B10.25") for each in faces)
    if found.die:
        yield SheetLine(Text("battle-die", {"n": found.die}), READ, "B10.25")


# Points


def points(s: War) -> Iterator[SheetLine]:
    """§B4.7 §B12.6 Who has the initiative; sums, then what they decide."""
    yield SheetLine(Text("points-initiative", {"side": side_name(initiative(s))}), "", "B4.7")
    if s.board.part is not None:
        for side in (AXIS, SOVIET):
            held, needed = cities_held(s, side), s.needs[side]
            words = {"side": side_name(side), "held": held, "needed": needed}
            yield SheetLine(Text("points-cities", words), DONE if held >= needed else DUE, "UM11", s.board.cities)
        return
    for side in (AXIS, SOVIET):
        words = {
            "side": side_name(side),
            "map": on_map_points(s, side),
            "events": signed(share(s.event_vp, side)),
            "orders": signed(share(s.order_vp, side)),
            "total": total(s, side),
        }
        yield SheetLine(Text("points-sum", words), READ if side == initiative(s) else "", "B12.6")
    if is_campaign(s):
        yield from campaign_points(s)


def campaign_points(s: War) -> Iterator[SheetLine]:
    """§B12.7 §B12.8 Objectives; §B12.10 the next check; §SG1.7 §SG1.8 what a card would mean then."""
    for side, rule in ((AXIS, "B12.7"), (SOVIET, "B12.8")):
        held, needed = objectives(s, side), objectives_needed(s, side)
        words = {"side": side_name(side), "held": held, "needed": needed}
        wanted = s.board.objectives[1 - side]
        yield SheetLine(Text("points-objectives", words), DONE if held >= needed else DUE, rule, wanted)
    turn, side, number = next_check(s)
    if not turn:
        return
    yield SheetLine(Text("points-check", {"n": turn, "side": side_name(side), "number": number}), "", "B12.10")
    if s.mode == DUEL:
        return
    if s.yours == side:
        yield SheetLine(Text("points-within", {"number": number}), "", "SG1.7")
    else:
        said = "points-below-by" if s.board.numbers.case_b_margin else "points-below"  # ruling R1
        yield SheetLine(Text(said, {"number": number}), "", "SG1.8")


def next_check(s: War) -> tuple[int, int, int]:
    """§B12.10 The turn, the side that may win in it, and the number it has to exceed; turn 0: none comes."""
    from_turn = s.turn if s.phase in ("", "events", "victory") else s.turn + 1
    for turn in range(from_turn, s.last + 1):
        row = s.board.track[turn]
        for side, number in ((AXIS, row.axis_sudden_death), (SOVIET, row.soviet_sudden_death)):
            if number is not None:
                return turn, side, number
    return 0, AXIS, 0


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


# Orders


def orders(s: War, found: Orders) -> Iterator[Sheet]:
    """§SG2.10 The plan in force, and how much of it is done; §SG2.15 what it costs to fail."""
    side = enemy(s.yours)
    plan = plan_of(s, side)
    lines = []
    if plan is not None:
        done = is_fulfilled(s, side, plan)
        words = {
            "n": asked_for(s, side, plan),
            "made": found.made,
            "place": place_name(s.board, plan.place) if plan.place else "",
        }
        zone = tuple(sorted(near(s, plan.place))) if plan.place else ()
        lines.append(SheetLine(Text(f"orders-{plan.plan}", words), DONE if done else DUE, PARAGRAPHS[plan.plan], zone))
        if plan.plan != "none" and not found.paid:
            lines.append(SheetLine(Text("orders-price"), "", "SD5.1"))
    if s.fewer[side]:
        lines.append(SheetLine(Text("orders-fewer", {"n": s.fewer[side]}), "", "SG2.14"))
    if lines:
        words = {"side": side_name(side), "letter": Text(f"letter-{found.letter}")}
        yield Sheet("orders", Text("sheet-orders", words), tuple(lines), "orders")


PARAGRAPHS: Final = {
    "stay": "PK1",
    "hold": "PK2",
    "offensive": "PK3",
    "none": "PK4",
    "place": "PK5",
    "city": "PK6",
}


# The sheet of the opponent's turn


def tasks(s: War, conduct: Conduct, way: Way) -> Iterator[SheetLine]:
    """§SD4.1 §SD4.2 Line by line, how it was judged and why; or what keeps it from being done now (§O-2)."""
    open_ = still_open(s, conduct) if s.mode == ALONE else {}
    for line in SHEETS[conduct.sheet]:
        state, why = conduct.ticks.get(line.id, DUE), conduct.whys.get(line.id, open_.get(line.task, ""))
        gap = way if why == "leak" else ()
        bare = tuple(unguarded(s, s.side)) if why == "city_open" else ()
        said = Text(f"why-{why}") if why else NOTHING_SAID
        yield SheetLine(Text(f"{PARAGRAPH}{line.id}"), state, line.id, (*bare, *gap), gap, said)


def still_open(s: War, conduct: Conduct) -> dict[str, str]:
    """By task of this phase: why it is not done as the counters stand now."""
    judged = OPEN_TASKS.get(s.phase, {})
    lines = {task: line_for(conduct, task) for task in judged}
    wanted = [task for task, line in lines.items() if line is not None and line.id not in conduct.ticks]
    found = {task: judged[task](s, s.side) for task in wanted}
    return {task: why for task, (state, why) in found.items() if state != DONE}


OPEN_TASKS: Final[Mapping[str, Mapping[str, Callable[[War, int], Verdict]]]] = {
    "movement": MOVEMENT_TASKS,
    "detraining": {"detrain": judge_detraining},
}


# The line


def front(gaps: Gaps) -> Iterator[SheetLine]:
    """§J3 Whether the line of each side is continuous, and else the enemy's shortest way through it."""
    for side, gap in enumerate(gaps):
        words = {"side": side_name(side), "n": len(gap)}
        yield SheetLine(Text("front-gap" if gap else "front-whole", words), "" if gap else DONE, "J3", gap, gap)


# The solo card


def solo_card(s: War, found: Orders, card: str) -> Sheet:
    """§SG0.1 The card turned last: its four cells, and which of them is read."""
    row = s.board.solo[card]
    lines = tuple(
        line._replace(state=READ if n == found.cell and card == found.card else "")
        for n, line in enumerate(cells(s.board, card), 1)
    )
    words = {"n": card, "skulls": row.skulls, "used": len(found.used), "of": len(s.board.solo)}
    return Sheet("solo", Text("sheet-solo", words), lines, "solo")


@kept
def cells(board: Board, card: str) -> tuple[SheetLine, ...]:
    """§SG0.2 Country and initiative, the plan, then the reaction."""
    return tuple(SheetLine(cell_text(board, n, cell)) for n, cell in enumerate(board.solo[card].cells))


def cell_text(board: Board, n: int, cell: CellRow) -> Text:
    plan = {"n": cell.attacks, "place": place_name(board, cell.place) if cell.place else ""}
    words = {
        "side": side_name(n // 2),
        "initiative": side_name(n % 2),
        "plan": Text(f"cell-{cell.plan}", plan),
        "draw": cell.draw,
        "lose": cell.lose,
        "blows": cell.blows,
    }
    return Text("solo-cell", words)

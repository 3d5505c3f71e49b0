"""§5.8 and §5.9: the hex an AI ends in, the way there, and where it then looks."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.games.bear.bot.moving import lines_of
from visavis.games.bear.bot.pairs import settle
from visavis.games.bear.bot.plan import Going, Plan
from visavis.games.bear.bot.tables import FACING, HEX
from visavis.games.bear.state import NO_FACING, Unit
from visavis.kernel.choice import Asking
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.priorities import Line, Table


def choose_going(p: Plan, goings: Sequence[Going], why: list[Line] | None) -> Asking[Going]:
    """Of several goal hexes that are equally good one is drawn (ruling R26)."""
    by_goal = {going.goal: going for going in goings}
    return by_goal[(yield from settle(p, "ai_goal_hex", list(by_goal), (), "5.7e", why))]


def choose_path(p: Plan, unit: Unit, going: Going, why: list[Line] | None, table: Table = HEX) -> Asking[list[str]]:
    """§5.8 §5.10f The end hex by the list, §5.11d of a vehicle too; of several ways there one is drawn (ruling R48)."""
    if why is not None:
        why += lines_of(p, going, unit)
    p.unit, p.toward, p.flanked = unit, going.goal, going.flanked
    p.ways = {way.hex: way for way in going.ways}
    hex_ = yield from settle(p, "ai_hex", going.hexes, table, "5.8e", why)
    return (yield from path_to(p, hex_, why))


def path_to(p: Plan, hex_: str, why: list[Line] | None) -> Asking[list[str]]:
    """Of several ways to a hex one is drawn (ruling R48)."""
    if why is None and len(p.ways[hex_].paths) == 1:
        return list(p.ways[hex_].paths[0])
    paths = [" ".join(path) for path in p.ways[hex_].paths]
    path: str = yield from settle(p, "ai_path", paths, (), "5.11d", why)
    return path.split(" ")


def choose_facing(p: Plan, unit: Unit, why: list[Line] | None, table: Table = FACING) -> Asking[int]:
    """§5.9 Where it looks from the hex it is in; §5.9e suspected enemies look everywhere."""
    if unit.kind.suspect:
        return NO_FACING
    p.unit = unit
    facing = yield from settle(p, "ai_facing", DIRECTIONS, table, "5.9d", why)
    return DIRECTIONS.index(facing)

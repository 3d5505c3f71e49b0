"""Paragraphs G1.6 to G1.15, G1.19, G1.20 and G1.22: what the tasks of objectives count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.worldorder.sheets import REGIONS, SECONDARY, ObjectiveRow, TaskRow
from visavis.games.worldorder.state import (
    World,
    allies_in,
    armies_in,
    country,
    cubes,
    fdi_in,
    fdi_tokens,
    in_play,
    total_armies,
    total_cubes,
)

Count = Callable[[World, str, TaskRow], int]
Compare = Callable[[World, str, TaskRow], bool]


def regions_of(task: TaskRow) -> tuple[str, ...]:
    """Those it names; none: all."""
    return task.regions or REGIONS


def in_regions(s: World, power: str, task: TaskRow, count: Callable[[World, str, str], int]) -> int:
    """§G1.22 Regions with at least so many each."""
    return sum(count(s, region, power) >= task.per for region in REGIONS)


def allies_there(s: World, region: str, power: str) -> int:
    return len(allies_in(s, power, region))


def fdi_there(s: World, region: str, power: str) -> int:
    return fdi_in(s, power, region)


# §G1.11 Productions raised


def raised(s: World, power: str, good: str) -> int:
    """§G1.11 Above the start value (ruling R48)."""
    return s.nations[power].production[good] - s.board.production[power][good]


def raised_types(s: World, power: str, goods: tuple[str, ...]) -> int:
    return sum(raised(s, power, good) > 0 for good in goods)


# §G1.12 §G1.14 Cards and allies


def deck_cards(s: World, power: str, task: TaskRow) -> int:
    """§G1.12 Deck, discard, hand and what was played."""
    nation = s.nations[power]
    piles = (nation.hand, nation.discard, nation.played, nation.covered)
    return len(nation.deck) + sum(map(len, piles))


def with_export(s: World, power: str, task: TaskRow) -> list[str]:
    """§G1.14 §G1.22 Allies that show one of these goods."""
    return [id_ for id_ in s.nations[power].allies if set(country(s, id_).exports) & set(task.goods)]


def with_import(s: World, power: str, task: TaskRow) -> int:
    return sum(bool(set(country(s, id_).imports) & set(task.goods)) for id_ in s.nations[power].allies)


def export_symbols(s: World, power: str) -> list[str]:
    return [good for id_ in s.nations[power].allies for good in country(s, id_).exports]


# §G1.20 FDI


def fdi_countries(s: World, power: str, task: TaskRow) -> int:
    """§G1.20 Countries with an own token; an Automa's tokens (ruling R47)."""
    where = regions_of(task)
    if s.nations[power].automa:
        return sum(fdi_in(s, power, region) for region in where)
    return len({id_ for region, id_ in fdi_tokens(s, power) if region in where})


def fdi_with_export(s: World, power: str, task: TaskRow) -> int:
    """§G1.20 An Automa's by region, as many as tokens and such allies (ruling R47)."""
    found, nation = with_export(s, power, task), s.nations[power]
    if not nation.automa:
        return sum(nation.allies[id_].fdi > 0 for id_ in found)
    fitting = {region: sum(country(s, id_).region == region for id_ in found) for region in REGIONS}
    return sum(min(fdi_in(s, power, region), n) for region, n in fitting.items())


# §G1.7 §G1.8 §G1.9 Leads


def leads(counts: Mapping[str, int], power: str, tie: bool) -> bool:
    """§G1.7 Strictly, unless a tie is enough; §G1.8 of nothing nobody has the most (ruling R48)."""
    mine = counts[power]
    others = [n for other, n in counts.items() if other != power]
    return mine > 0 and all(mine > n or (tie and mine == n) for n in others)


def lead_in(s: World, power: str, region: str, count: Callable[[World, str, str], int], tie: bool) -> bool:
    """§G1.9 Among powers in play."""
    return leads({other: count(s, region, other) for other in in_play(s)}, power, tie)


def led(s: World, power: str, task: TaskRow, count: Callable[[World, str, str], int]) -> int:
    return sum(lead_in(s, power, region, count, task.tie) for region in REGIONS)


def most_of(s: World, power: str, task: TaskRow, count: Callable[[World, str], int]) -> bool:
    return leads({other: count(s, other) for other in in_play(s)}, power, task.tie)


def beats(s: World, power: str, task: TaskRow, count: Callable[[World, str, str], int]) -> bool:
    """§G1.9 The pieces of the named power; §G1.22 of several at least one (ruling R50)."""
    (region,) = task.regions
    return any(count(s, region, power) > count(s, region, other) for other in task.powers)


def beats_all_together(s: World, power: str, task: TaskRow) -> bool:
    (region,) = task.regions
    return cubes(s, region, power) > sum(cubes(s, region, other) for other in in_play(s) if other != power)


def allies_of(s: World, power: str) -> int:
    return len(s.nations[power].allies)


def money_of(s: World, power: str) -> int:
    return s.nations[power].money


COUNTS: Final[Mapping[str, Count]] = {
    "prosperity-steps": lambda s, p, t: s.nations[p].prosperity,  # §G1.13
    "resource": lambda s, p, t: s.nations[p].goods[t.goods[0]],
    "money": lambda s, p, t: s.nations[p].money,
    "allies-total": lambda s, p, t: len(s.nations[p].allies),
    "allies-sum": lambda s, p, t: sum(allies_there(s, region, p) for region in regions_of(t)),
    "regions-with-allies": lambda s, p, t: in_regions(s, p, t, allies_there),
    "cubes-sum": lambda s, p, t: sum(cubes(s, region, p) for region in regions_of(t)),  # §G1.10
    "regions-with-cubes": lambda s, p, t: in_regions(s, p, t, cubes),
    "armies-sum": lambda s, p, t: sum(armies_in(s, region, p) for region in regions_of(t)),
    "regions-with-armies": lambda s, p, t: in_regions(s, p, t, armies_in),
    "growth-cards": lambda s, p, t: len(s.nations[p].growth),
    "fdi-countries": fdi_countries,
    "fdi-on-allies-with-export": fdi_with_export,
    "fdi-money-in-one-return": lambda s, p, t: s.nations[p].fdi_income,  # §G1.15
    "engage-tokens-on-board": lambda s, p, t: len(s.nations[p].engaged),
    "production-raised-by": lambda s, p, t: raised(s, p, t.goods[0]),
    "productions-raised-count": lambda s, p, t: raised_types(s, p, tuple(s.board.production[p])),
    "secondary-productions-raised-count": lambda s, p, t: raised_types(s, p, SECONDARY),
    "deck-cards": deck_cards,
    "allies-with-export": lambda s, p, t: len(with_export(s, p, t)),
    "allies-with-import": with_import,
    "export-symbols-total": lambda s, p, t: len(export_symbols(s, p)),
    "distinct-export-symbols": lambda s, p, t: len(set(export_symbols(s, p))),
    "regions-most-cubes": lambda s, p, t: led(s, p, t, cubes),
    "regions-strictly-most-armies": lambda s, p, t: led(s, p, t, armies_in),
    "regions-strictly-most-fdi": lambda s, p, t: led(s, p, t, fdi_there),
}
COMPARISONS: Final[Mapping[str, Compare]] = {
    "more-cubes-than": lambda s, p, t: beats(s, p, t, cubes),
    "more-cubes-than-any-of": lambda s, p, t: beats(s, p, t, cubes),
    "more-armies-than": lambda s, p, t: beats(s, p, t, armies_in),
    "more-allies-than": lambda s, p, t: beats(s, p, t, allies_there),
    "more-cubes-than-all-others-together": beats_all_together,
    "most-cubes": lambda s, p, t: lead_in(s, p, t.regions[0], cubes, t.tie),
    "most-cubes-total": lambda s, p, t: most_of(s, p, t, total_cubes),
    "most-armies-total": lambda s, p, t: most_of(s, p, t, total_armies),
    "most-allies-total": lambda s, p, t: most_of(s, p, t, allies_of),
    "most-money": lambda s, p, t: most_of(s, p, t, money_of),
}
RAISED_ALL: Final = "production-raised-all"


def is_done(s: World, power: str, task: TaskRow, late: bool) -> bool:
    """§G1.6 By the number of round 3 or of round 6; §G1.19 what an Automa cannot do counts as done."""
    if task.automatic and s.nations[power].automa:
        return True
    if task.test in COMPARISONS:
        return COMPARISONS[task.test](s, power, task)
    if task.test == RAISED_ALL:
        goods = task.goods_late if late else task.goods
        return raised_types(s, power, goods) == len(goods)
    return COUNTS[task.test](s, power, task) >= (task.late if late else task.early)


def tasks_done(s: World, power: str, objective: ObjectiveRow, late: bool) -> list[bool]:
    return [is_done(s, power, task, late) for task in objective.tasks]


def reward(s: World, power: str, id_: str, late: bool) -> int:
    """§G1.3 By tasks done; nothing for none."""
    row = s.board.objectives[id_]
    n = sum(tasks_done(s, power, row, late))
    return row.reward[n - 1] if n else 0

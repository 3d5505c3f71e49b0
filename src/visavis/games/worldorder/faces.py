"""What is printed on cards and boards, sign by sign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from visavis.games.worldorder.board import Country, Growth
from visavis.games.worldorder.bot.turn import prosperity_of
from visavis.games.worldorder.objectives.tasks import reward, tasks_done
from visavis.games.worldorder.rules.aftermath import next_step
from visavis.games.worldorder.rules.engage import FOCUS_DISCOUNT
from visavis.games.worldorder.rules.research import FOCUS_POINTS
from visavis.games.worldorder.rules.scoring import standings
from visavis.games.worldorder.sheets import (
    DIPLOMATIC,
    DOMESTIC,
    GOODS,
    PRIMARY,
    SECONDARY,
    AbilityRow,
    CommerceRow,
    ObjectiveRow,
)
from visavis.games.worldorder.state import World, country, fdi_in
from visavis.kernel.view import GIVES, OTHERS

Face = tuple[str, ...]
DONE, OPEN = "scores", "closed"  # signs of a task


def amounts(goods: Iterable[str]) -> Iterator[str]:
    """Each kind once, with how many."""
    for good, n in Counter(goods).items():
        yield f"{good} {n}"


# Cards


@lru_cache(maxsize=256)
def country_face(card: Country) -> Face:
    """Its value; what can be sold there, then what can be bought."""
    bought = (GIVES, *amounts(card.imports)) if card.imports else ()
    return (f"value {card.value}", *amounts(card.exports), *bought)


@lru_cache(maxsize=256)
def ability_face(row: AbilityRow) -> Face:
    """What it costs on the Market, the types of its actions, and what it brings in Research."""
    price = (f"research {row.cost}", GIVES) if row.cost else ()
    return (*price, *row.types, f"{row.bonus} {row.amount}", f"research {row.research}")


@lru_cache(maxsize=64)
def growth_face(card: Growth) -> Face:
    return (*(f"{what} {n}" for what, n in card.cost.items()), GIVES, f"points {card.points}")


@lru_cache(maxsize=32)
def commerce_face(row: CommerceRow) -> Face:
    """§B7.6 One of these."""
    signs: list[str] = []
    for good in row.goods:
        signs += [*(["/"] if signs else []), f"{good} {row.amount}"]
    return tuple(signs)


def objective_face(s: World, power: str, row: ObjectiveRow, late: bool) -> Face:
    """Which of its tasks are done, and what that brings."""
    done = tasks_done(s, power, row, late)
    return (*(DONE if each else OPEN for each in done), GIVES, f"points {reward(s, power, row.id, late)}")


# Boards


def production_face(s: World, power: str, goods: Iterable[str]) -> Face:
    """§B2.8 So many, of so many at most."""
    made, most = s.nations[power].production, s.board.most[power]
    return tuple(f"{good} {made[good]}/{most[good]}" for good in goods)


def primary_face(s: World, power: str) -> Face:
    return production_face(s, power, PRIMARY)


def secondary_face(s: World, power: str) -> Face:
    return production_face(s, power, SECONDARY)


def focus_face(s: World, power: str) -> Face:
    """§B3.13 Its standing effect; §A4.4 of an Automa also its income."""
    nation = s.nations[power]
    income: Face = ()
    if nation.automa:
        n = getattr(s.board.automa.income, nation.focus) * max(1, s.round)
        income = (f"money {n}",)
    if nation.focus == DOMESTIC:
        return (nation.focus, GIVES, f"research {FOCUS_POINTS}", *income)
    if nation.focus == DIPLOMATIC:
        return (nation.focus, GIVES, "engage", f"diplomacy -{FOCUS_DISCOUNT}", *income)
    return (nation.focus, GIVES, "threat 1", "defence 1", *income)


def prosperity_face(s: World, power: str) -> Face:
    """§B16.3 §A14.2 What the next step asks and gives."""
    nation = s.nations[power]
    if nation.automa:
        track = prosperity_of(s, power)
        if nation.prosperity == len(track):
            return (DONE,)
        space = track[nation.prosperity]
        return (f"money {space.price}", GIVES, f"points {space.points}")
    step = next_step(s, power)
    if step is None:
        return (DONE,)
    return (f"cg {step.cg}", GIVES, f"points {step.points}", *([f"money {step.money}"] if step.money else []))


def deals_face(s: World, power: str) -> Face:
    """§B7.1 Exports and imports in one Trade."""
    row = s.board.powers[power]
    return (f"deals {row.exports}/{row.imports}",)


def symbols_face(s: World, power: str) -> Face:
    """Everything that his allies take, and sell."""
    cards = [country(s, id_) for id_ in s.nations[power].allies]
    sold = Counter(good for card in cards for good in card.exports)
    bought = Counter(good for card in cards for good in card.imports)
    return (*ordered(sold), *((GIVES, *ordered(bought)) if bought else ()))


def ordered(counted: Counter[str]) -> list[str]:
    return [f"{good} {counted[good]}" for good in GOODS if counted[good]]


def column_face(s: World, power: str, region: str) -> Face:
    """§A3.4 §A9.1 §A11.1 Of an Automa: tokens and their limits, export symbols."""
    allies = [country(s, id_) for id_ in s.nations[power].allies if country(s, id_).region == region]
    able = sum(power in card.bases for card in allies)
    bases = s.nations[power].bases.get(region, 0)
    signs = [f"fdi {fdi_in(s, power, region)}/{len(allies) + 1}"] if allies else []
    signs += [f"base {bases}/{able + 1}"] if able or bases else []
    sold = sum(len(card.exports) for card in allies)
    return (*signs, *([f"trade {sold}"] if sold else [])) or (region, OPEN)


def score_face(s: World, region: str, losses: dict[str, int]) -> Face:
    """§B17 What everybody in play would score now, by place; who would lose VP to a threat."""
    ranked = [
        f"{row.owner} {row.cubes + row.bonus}" if row.owner in s.nations else row.owner for row in standings(s, region)
    ]
    threatened = [f"{power} {-n}" for power, n in losses.items() if n]
    return (*(ranked or [OPEN]), *((OTHERS, *threatened) if threatened else ()))

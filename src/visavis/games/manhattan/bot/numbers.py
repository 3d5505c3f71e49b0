"""The numbers of the opponents, from `data/opponent.toml`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from visavis.games.manhattan.board import DATA
from visavis.games.reading import load
from visavis.kernel.data import Source


@dataclass(frozen=True, slots=True)
class Effort:
    """5.1 The effort of a plan."""

    scientist: float
    engineer: float
    bomb: float
    missing_scientist: float
    missing_engineer: float
    uranium: float
    uranium_with_plant: float
    plutonium: float
    plutonium_with_reactor: float
    load_dollar: float
    load_bomber: float
    spread: float


@dataclass(frozen=True, slots=True)
class Wish:
    """5.1 What a plan wants in stock."""

    workers: int
    yellowcake_per_fuel: float
    yellowcake: float
    yellowcake_round: float
    money_per_uranium: float
    money: float
    fighters: int


@dataclass(frozen=True, slots=True)
class Value:
    """5.2 A thing while it is lacking, and beyond the lack."""

    uranium: float
    plutonium: float
    fuel_beyond: float
    fuel_idle: float
    yellowcake: float
    yellowcake_beyond: float
    money: float
    money_beyond: float
    bombers: float
    bombers_beyond: float
    fighters: float
    fighters_unneeded: float
    fighters_beyond: float
    own_engineer: float
    own_engineer_beyond: float
    own_scientist: float
    own_scientist_beyond: float
    scarce: tuple[float, ...]
    hired_engineer: float
    hired_scientist: float
    hired_laborer: float
    hired_laborer_unneeded: float
    dangerous_bombers: int
    buildings_to_defend: int
    closing: float
    closing_effort: float


@dataclass(frozen=True, slots=True)
class Price:
    """5.2 What is paid, and what a worker costs."""

    money: float
    yellowcake: float
    uranium: float
    laborer: float
    engineer: float
    scientist: float
    used_worker: float
    others: float
    idle: float
    planned_uranium: float


@dataclass(frozen=True, slots=True)
class BuildingWorth:
    """5.2 What a building is worth over the rest of the game."""

    laborers: float
    engineers: float
    scientists: float
    money: float
    yellowcake: float
    fighters: float
    bombers: float
    uranium: float
    plutonium: float
    scarce: tuple[float, ...]
    choice: float
    worker_any: float
    worker_engineer: float
    worker_scientist: float
    uses: float
    uses_left: float
    fuel_wanted: float
    fuel_held: float
    fuel_useless: float
    of_its_kind: tuple[float, ...]
    dollar: float
    bribe_dollar: float
    whole_effort: float
    fuel_reserve: float
    points_of_fuel: float


@dataclass(frozen=True, slots=True)
class Turn:
    """5.3 to 5.6 The turn."""

    rest_out: float
    rest_ready: float
    rest_share: float
    rest_space: float
    chain: float
    chain_build: float
    chain_load: float
    chain_win: float
    near: float
    deny_steps: int
    least_building: float
    university_first: float
    foreign_first: float
    espionage: float
    spy: float
    design_needed: float
    design_wanted: float
    design_else: float
    design_card_up: float
    design_card_held: float
    design_crew: float
    noise: float
    careless: float
    candidates_trainee: int
    candidates_director: int


@dataclass(frozen=True, slots=True)
class Strike:
    """5.8 Air strikes and repair."""

    university: float
    mine: float
    factory: float
    reactor: float
    enrichment: float
    output: float
    occupied: float
    least_hit: float
    fighter: float
    bomber: float
    half_way: float
    leads: float
    leads_by: int
    not_first: float
    danger: float
    joint_kept: int
    repair: float


@dataclass(frozen=True, slots=True)
class Draft:
    """5.8 The draft."""

    scale: float
    points: float
    points_again: float
    same_fuel: float
    scientist: float
    engineer: float
    bomb: float
    plutonium_most: int


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A number that is another for the Director."""

    table: str
    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Numbers:
    source: Source
    effort: Effort
    wish: Wish
    value: Value
    price: Price
    building: BuildingWorth
    turn: Turn
    strike: Strike
    draft: Draft
    director: tuple[Otherwise, ...]


@lru_cache(maxsize=2)
def numbers(of_director: bool = False) -> Numbers:
    """What the Trainee thinks, or the Director."""
    found = load(DATA / "opponent.toml", Numbers)
    for row in found.director if of_director else ():
        table = getattr(found, row.table)
        number = int(row.value) if isinstance(getattr(table, row.name), int) else row.value
        found = replace(found, **{row.table: replace(table, **{row.name: number})})
    return found

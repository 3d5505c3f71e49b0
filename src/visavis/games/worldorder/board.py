"""What the data files become: regions, boards, countries and cards as the rules ask for them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from visavis.games.reading import load
from visavis.games.worldorder.sheets import (
    DATA,
    GOODS,
    POWERS,
    REGIONS,
    ROUNDS,
    STEMS,
    AbilityFile,
    AbilityRow,
    AssetFile,
    AutomaFile,
    CommerceRow,
    CountryFile,
    CountryRow,
    GrowthFile,
    GrowthRow,
    InfluenceFile,
    InfluenceLine,
    NumberFile,
    ObjectiveFile,
    Parts,
    PlayerRow,
    PowerFile,
    PowerRow,
    RegionFile,
    RegionRow,
    StartingRow,
    counted,
)
from visavis.kernel.data import DataError, overlay_for, refuse, unknown, wrong_value
from visavis.kernel.errors import Wording

STARTING: Final = "start-"  # an id that begins so is a starting country
HAND: Final = 6  # §B2.13 of twelve cards
LEVELS: Final = 5
MARKET_COPIES: Final = 2  # §B2.5 §G4.1


class Country:
    """A country card; one that a power begins with has an owner."""

    __slots__ = ("barred", "bases", "exports", "id", "imports", "invest", "owner", "region", "start", "value")

    def __init__(self, row: CountryRow | StartingRow, start: str = "") -> None:
        self.id: str = row.id
        self.region: str = row.region
        self.value: int = row.value
        self.invest: int = row.invest
        self.exports: tuple[str, ...] = row.exports
        self.imports: tuple[str, ...] = row.imports
        self.bases: tuple[str, ...] = row.bases
        self.barred: tuple[str, ...] = row.barred if isinstance(row, CountryRow) else ()
        self.owner: str = row.owner if isinstance(row, StartingRow) else ""
        self.start: str = start  # §B5.6 the starting version that it improves


class Growth:
    """A Growth card, and what an Automa pays and gains for it."""

    __slots__ = ("automa_points", "automa_price", "cost", "expansion", "id", "level", "points")

    def __init__(self, row: GrowthRow, worth: Mapping[str, int]) -> None:
        self.id: str = row.id
        self.level: int = row.level
        self.points: int = row.points
        self.cost: dict[str, int] = counted(row.cost)
        self.expansion: bool = row.expansion
        self.automa_price: int = sum(price(name, n, worth) for name, n in self.cost.items())
        self.automa_points: int = row.points + row.level  # §A12.6 §A12.8


def price(name: str, n: int, worth: Mapping[str, int]) -> int:
    """§A12.3 Symbols in money: any other counts as one, whatever its number (ruling R31)."""
    if name == "money":
        return n
    return n * worth[name] if name in worth else worth["other"] * (1 if name == "any" else n)


class Board:
    """Everything printed that a game needs. Shared by all states of a game; never changed."""

    def __init__(self, parts: Parts, overlaid: str = "") -> None:
        self.kept: dict[Any, Any] = {}
        self.overlaid = overlaid  # the overlay in force, as JSON
        numbers = parts.numbers
        self.regions: dict[str, RegionRow] = {row.id: row for row in parts.regions.region}
        self.zones: dict[str, tuple[str, ...]] = {
            p: tuple(r for r in REGIONS if p in self.regions[r].zone) for p in POWERS
        }
        self.powers: dict[str, PowerRow] = {row.id: row for row in parts.powers.power}
        self.production: dict[str, dict[str, int]] = {
            row.id: {good: getattr(row.production, good) for good in GOODS} for row in parts.powers.power
        }
        self.most: dict[str, dict[str, int]] = {
            row.id: {good: getattr(row.most, good) for good in GOODS} for row in parts.powers.power
        }
        self.commerce: dict[str, tuple[CommerceRow, ...]] = {
            p: tuple(row for row in parts.powers.commerce if row.power == p) for p in POWERS
        }
        self.countries = countries_of(parts.countries)
        self.abilities: dict[str, AbilityRow] = {
            row.id: row for row in (*parts.abilities.starting, *parts.abilities.market)
        }
        self.market = tuple(row.id for row in parts.abilities.market)
        self.worth = of_goods(parts.automa.money) | {"other": parts.automa.money.other}
        self.growth = {row.id: Growth(row, self.worth) for row in parts.growth.growth}
        self.copies = {row.powers: row.levels for row in parts.growth.copies}
        self.assets = {row.id: row for row in parts.assets.asset}
        self.objectives = {row.id: row for row in parts.objectives.objective}
        self.influence: dict[str, dict[str, InfluenceLine]] = {
            row.id: {p: getattr(row, p) for p in POWERS} for row in parts.influence.card
        }
        self.sell = of_goods(numbers.sell)
        self.buy = of_goods(numbers.buy)
        self.recipes = {g: counted(getattr(numbers.recipes, g)) for g in ("cg", "services", "diplomacy", "army")}
        self.majority = numbers.majority
        self.special = numbers.special
        self.automa = parts.automa
        self.players: dict[str, PlayerRow] = {row.id: row for row in parts.automa.player}
        self.decisions = {row.id: row for row in parts.automa.decision}


def of_goods(row: object) -> dict[str, int]:
    """Those goods that a row has a number for."""
    return {good: getattr(row, good) for good in GOODS if hasattr(row, good)}


def countries_of(file: CountryFile) -> dict[str, Country]:
    """Those of the board with the starting version each of them improves, and the starting versions."""
    starting = {row.id: Country(row) for row in file.starting}
    found = {row.id: Country(row, start_of(row.id, starting)) for row in file.country}
    return found | starting


def start_of(country: str, starting: Mapping[str, Country]) -> str:
    start = STARTING + country
    return start if start in starting else ""


@cache
def printed() -> Board:
    """The components as our data has them."""
    return build("")


@lru_cache(maxsize=8)
def corrected(overlay: str) -> Board:
    """The components with the corrections of somebody who owns the box."""
    return build(overlay)


def board_for(overlay: Mapping[str, Any]) -> Board:
    return corrected(json.dumps(overlay, sort_keys=True)) if overlay else printed()


def build(overlaid: str) -> Board:
    found: list[DataError] = []
    parts = read_parts(json.loads(overlaid) if overlaid else {}, found)
    refuse([*found, *wrong_parts(parts)])
    return Board(parts, overlaid)


def read_parts(overlay: Mapping[str, Any], found: list[DataError]) -> Parts:
    """All of them, corrected by an overlay; what is wrong with that is added to what was found."""

    def part(stem: str, shape: type[Any]) -> Any:
        return load(DATA / f"{stem}.toml", shape, overlay_for(overlay, stem, STEMS, found), found)

    return Parts(
        part("regions", RegionFile),
        part("powers", PowerFile),
        part("countries", CountryFile),
        part("abilities", AbilityFile),
        part("growth", GrowthFile),
        part("assets", AssetFile),
        part("objectives", ObjectiveFile),
        part("influence", InfluenceFile),
        part("numbers", NumberFile),
        part("automa", AutomaFile),
    )


def wrong_parts(parts: Parts) -> list[DataError]:
    """What a shape cannot check."""
    return [*wrong_lists(parts), *wrong_decks(parts), *wrong_cubes(parts), *wrong_decisions(parts)]


def wrong_lists(parts: Parts) -> Iterator[DataError]:
    """Every region and every power is there, once and in order."""
    for file, came, order in (
        ("regions.toml", tuple(row.id for row in parts.regions.region), REGIONS),
        ("powers.toml", tuple(row.id for row in parts.powers.power), POWERS),
        ("automa.toml", tuple(row.id for row in parts.automa.player), POWERS),
    ):
        if came != order:
            yield wrong_value(file, "id", ", ".join(came), ", ".join(order))


def wrong_decks(parts: Parts) -> Iterator[DataError]:
    """§B2.13 Two times six starting cards a power."""
    known = [row.id for row in parts.abilities.starting]
    for row in parts.powers.power:
        for field in ("first_hand", "rest"):
            titles = getattr(row, field)
            for title in titles:
                yield from unknown("powers.toml", f"power[{row.id}].{field}", title, known)
            if len(titles) != HAND:
                yield wrong_value("powers.toml", f"power[{row.id}].{field}", len(titles), Wording("six cards"))


def wrong_cubes(parts: Parts) -> Iterator[DataError]:
    """§A17.2 The small cube lies on one of the card's symbols."""
    for row in (*parts.abilities.starting, *parts.abilities.market):
        if row.cube >= len(row.types):
            yield wrong_value("abilities.toml", f"{row.id}.cube", row.cube, Wording("one of its symbols"))


def wrong_decisions(parts: Parts) -> Iterator[DataError]:
    """§A8.2 Nobody trades with himself; §A15.3 a square for every round."""
    for row in parts.automa.decision:
        for power in POWERS:
            if getattr(row.trade, power) == power:
                yield wrong_value("automa.toml", f"decision[{row.id}].trade", power, Wording("another power"))
        if len(row.permanent) != ROUNDS:
            yield wrong_value(
                "automa.toml", f"decision[{row.id}].permanent", len(row.permanent), Wording("six squares")
            )

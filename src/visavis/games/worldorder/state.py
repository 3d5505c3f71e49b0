"""A world in progress, and what may be asked of it.

Ids are words of the game: power "usa", region "mena", country "saudi-arabia", its starting version "start-mexico",
ability card "new-allies", asset "usa-nato". Copies of a card are equal. The same words stand in data, records,
options and tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Final, NamedTuple

from visavis.games.worldorder.board import Board, Country
from visavis.games.worldorder.sheets import POWERS, REGIONS
from visavis.kernel.deck import Deck
from visavis.kernel.game import State
from visavis.kernel.plain import Plain, Shared, declared

INDEX: Final = {power: n for n, power in enumerate(POWERS)}
NATO: Final = {"usa": "eu", "eu": "usa"}  # §B18.1
NOBODY: Final = ""
NORMAL: Final = "normal"
EXPERT: Final = "expert"


class Options(NamedTuple):
    """What was agreed on before the game; the defaults are the readings of the rulings."""

    powers: str = ""  # §B0.1 by chair, people first
    level: str = NORMAL  # §A1.2
    objectives: bool = False  # §G1
    growth: str = "base"  # §G2
    new_abilities: bool = False  # §G4
    new_assets: bool = False  # §G5
    orders: bool = False  # §B20
    first_hand: str = "shuffled"  # §B2.13 ruling R9
    market_row: int = 6  # ruling R6
    round_1_income: bool = False  # ruling R2
    last_research: str = "none"  # ruling R3
    eu_prosperity: str = "card"  # ruling R33
    usa_market: str = "card"  # ruling R34
    automa_goods: str = "each"  # ruling R45


class Ally(NamedTuple):
    """§B0.3 A country card in front of a power, and what lies on it; guests have an FDI token there (§K3.1)."""

    ready: bool = True
    fdi: int = 0
    bases: int = 0
    guests: tuple[str, ...] = ()


@declared
class Deal(Plain):
    """§B7.1 A Trade under way, or the last one: cards look at what was sold where, and bought."""

    exports: int  # transactions left
    imports: int
    terms: tuple[Any, ...]
    sold: dict[str, int]  # good: units
    bought: dict[str, int]
    places: dict[str, int]  # "good country": units, where a card asks for it (§K5.2, §K5.13, §K5.31)
    automas: list[str]  # §A19.3 those bought from
    thanked: bool  # §B7.9 the diplomacy has been gained


@declared
class Nation(Plain):
    """A power in play: what lies before a person or an Automa."""

    power: str
    automa: bool
    money: int
    vp: int
    focus: str
    prosperity: int = 0  # steps made
    allies: dict[str, Ally] = field(default_factory=dict)
    growth: Sequence[str] = field(default_factory=list)
    # A person's board §B2.8 to §B2.18
    goods: dict[str, int] = field(default_factory=dict)  # army: the reserve
    production: Mapping[str, int] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    deck: Deck[str] = field(default_factory=lambda: Deck([]))
    laid: Sequence[str] = field(default_factory=list)  # cards on top of it that he alone has seen (§K4.14)
    discard: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)  # §B4.9 face up in front of him, or shown in Research
    covered: Sequence[str] = field(default_factory=list)  # played face down this round
    engaged: Sequence[str] = field(default_factory=list)  # regions with one of his Engage tokens
    assets: Sequence[str] = field(default_factory=list)  # not used yet
    used: Sequence[str] = field(default_factory=list)
    spare: Sequence[str] = field(default_factory=list)  # §K4.18 those he did not draw or keep
    objectives: Sequence[str] = field(default_factory=list)  # not scored yet
    scored: Sequence[str] = field(default_factory=list)
    order: bool = False  # §B20.1 still there
    abilities: Sequence[str] = field(default_factory=list)  # §B4.10 used this round
    fdi_income: int = 0  # §G1.15 the best of a round
    # An Automa §A1.3
    cells: Mapping[str, int] = field(default_factory=dict)  # tokens
    track: Sequence[int] = field(default_factory=list)  # rounds with a token to come
    arrived: int = 0  # §A16.2 tokens taken from the track
    fdi: dict[str, int] = field(default_factory=dict)  # by region
    bases: dict[str, int] = field(default_factory=dict)
    market: str = ""  # §A13.10 the Market card on top of its deck


@declared
class World(State):
    """The whole game as plain data."""

    scenario: str
    board: Shared[Board]
    options: Options
    chairs: tuple[str, ...]  # powers by seat, people first
    people: int
    round: int = 0
    phase: str = "setup"
    order: tuple[str, ...] = ()  # §B2.20 in turn order
    slots: tuple[str, ...] = ()  # while slots of it are chosen: who has which so far
    turn: int = 0
    acting: str = NOBODY  # whose turn it is
    # The board
    permanent: dict[str, tuple[str, ...]] = field(default_factory=dict)  # §B13.1 cubes on slots
    extra: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # §B13.9 permanent cubes without one
    temporary: dict[str, tuple[str, ...]] = field(default_factory=dict)  # from the left
    armies: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # by power
    open: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # countries, the left one first
    countries: dict[str, Deck[str]] = field(default_factory=dict)
    abilities: Deck[str] = field(default_factory=lambda: Deck([]))  # §B2.5
    market: list[str] = field(default_factory=list)  # the left end, the newest, first
    swept: Sequence[str] = field(default_factory=list)  # discarded Market cards
    trashed: Sequence[str] = field(default_factory=list)
    growth: Mapping[str, int] = field(default_factory=dict)  # copies on display
    influence: list[str] = field(default_factory=list)  # §B2.7 in no order
    influence_open: tuple[str, ...] = ()
    influence_gone: Sequence[str] = field(default_factory=list)
    decisions: list[str] = field(default_factory=list)  # §A2.7 in no order
    decisions_gone: Sequence[str] = field(default_factory=list)
    commerce: Mapping[str, tuple[bool, ...]] = field(default_factory=dict)  # §B2.14 whether each card lies face up
    goals: dict[str, list[str]] = field(default_factory=dict)  # §G1.17 an Automa's objectives, in no order
    nations: dict[str, Nation] = field(default_factory=dict)  # powers in play
    # This turn
    deal: Deal | None = None
    # What the card under way has led to: "played", "country", "region", "moved", "readied"
    last: dict[str, str] = field(default_factory=dict)
    added: bool = False  # influence, in this turn (§K4.17)
    points: int = 0  # §B14.1 research points left
    sole: Mapping[str, int] = field(default_factory=dict)  # §B19.2 regions led alone at the last scoring
    winners: tuple[str, ...] = ()
    ending: str = ""

    def dump(self) -> dict[str, Any]:
        return {**State.dump(self), "overlay": self.board.overlaid}


# Powers


def in_play(s: World) -> list[str]:
    """§B0.1 People's and Automas' (ruling R1), in the order of the flags."""
    return [power for power in POWERS if power in s.nations]


def unplayed(s: World) -> list[str]:
    return [power for power in POWERS if power not in s.nations]


def is_automa(s: World, power: str) -> bool:
    """§A1.4 Its cubes and armies on the board are like everybody's."""
    return power in s.nations and s.nations[power].automa


def is_person(s: World, power: str) -> bool:
    return power in s.nations and not s.nations[power].automa


def people_of(s: World) -> list[str]:
    """By seat."""
    return list(s.chairs[: s.people])


def automas_of(s: World) -> list[str]:
    return list(s.chairs[s.people :])


def is_expert(s: World) -> bool:
    """§A1.2 One level for all (ruling R27). §A1.6 It changes §A2.6 §A11.9 §A15.7 §A16.5 §A17.5, and nothing else."""
    return s.options.level == EXPERT


def owns(s: World, power: str, title: str) -> bool:
    """§B11.3 A Growth card with an ability; §A3.5 an Automa uses none."""
    nation = s.nations.get(power)
    return nation is not None and title in nation.growth and not nation.automa


# Allies


def country(s: World, id_: str) -> Country:
    return s.board.countries[id_]


def allies_in(s: World, power: str, region: str) -> list[str]:
    """§B0.3 Ready or not."""
    nation, countries = s.nations.get(power), s.board.countries
    return [id_ for id_ in nation.allies if countries[id_].region == region] if nation else []


def ready_in(s: World, power: str, region: str) -> list[str]:
    allies = s.nations[power].allies
    return [id_ for id_ in allies_in(s, power, region) if allies[id_].ready]


def ready_allies(s: World, power: str) -> list[str]:
    return [id_ for id_, ally in s.nations[power].allies.items() if ally.ready]


def fdi_tokens(s: World, power: str) -> Iterator[tuple[str, str]]:
    """A person's FDI tokens: the region, and the country each lies on; §K3.1 also on others' allies."""
    for other, nation in s.nations.items():
        for id_, ally in nation.allies.items():
            n = ally.fdi if other == power else ally.guests.count(power)
            for _ in range(n):
                yield s.board.countries[id_].region, id_


def fdi_in(s: World, power: str, region: str) -> int:
    """FDI tokens, of a person or under the column of an Automa."""
    nation = s.nations[power]
    if nation.automa:
        return nation.fdi.get(region, 0)
    return sum(1 for where, _ in fdi_tokens(s, power) if where == region)


def has_base(s: World, power: str, region: str) -> bool:
    """§B9.3 On any of his allies there."""
    nation = s.nations[power]
    if nation.automa:
        return nation.bases.get(region, 0) > 0
    return any(nation.allies[id_].bases for id_ in allies_in(s, power, region))


# The board


def cubes(s: World, region: str, owner: str) -> int:
    """§B13.10 §B17.3 Printed, permanent, extra and temporary ones."""
    return all_cubes(s, region).count(owner)


def all_cubes(s: World, region: str) -> tuple[str, ...]:
    printed: tuple[str, ...] = s.board.regions[region].printed
    return printed + s.permanent[region] + s.extra[region] + s.temporary[region]


def total_cubes(s: World, power: str) -> int:
    return sum(cubes(s, region, power) for region in REGIONS)


def armies_in(s: World, region: str, power: str) -> int:
    return s.armies[region][INDEX[power]]


def total_armies(s: World, power: str) -> int:
    """§B17.9 On the board; the reserve does not count."""
    return sum(s.armies[region][INDEX[power]] for region in REGIONS)


def add_armies(s: World, region: str, power: str, n: int) -> None:
    row = list(s.armies[region])
    row[INDEX[power]] += n
    s.armies = {**s.armies, region: tuple(row)}


def free_permanent(s: World, region: str) -> int:
    return len(s.board.regions[region].permanent) - len(s.permanent[region])


def free_temporary(s: World, region: str) -> int:
    return len(s.board.regions[region].temporary) - len(s.temporary[region])

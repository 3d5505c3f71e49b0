"""Chapters B17 and B18: scoring at the end of rounds 3 and 6, and the special powers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from visavis.games.worldorder.rules.influence import is_complete
from visavis.games.worldorder.rules.purse import score
from visavis.games.worldorder.sheets import LOCAL, POWERS, REGIONS
from visavis.games.worldorder.state import (
    World,
    all_cubes,
    armies_in,
    fdi_in,
    in_play,
    owns,
    total_armies,
)

AUTHORITY: Final = "indisputable-authority"  # §K4.19
DUEL: Final = 2  # powers in play
TOKENS: Final = ("money", "armies", "allies")  # §B17.6


class Standing(NamedTuple):
    """§B17.4 An owner in a region: cubes, place from 1, whether he holds it alone, and the VP for both."""

    owner: str
    cubes: int
    place: int
    alone: bool
    bonus: int


def scoring(s: World) -> None:
    """§B17.1 Regions, special powers, Majority tokens, objectives; §A14.4 for Automas, too (ruling R24)."""
    s.phase = "scoring"
    s.tell("scoring", s.round)
    s.sole = dict.fromkeys(s.nations, 0)
    for region in REGIONS:
        score_region(s, region)
    score_status(s)
    score_sphere(s)
    for token in TOKENS:
        score_token(s, token)
    s.then(("objectives",))


# Regions


def standings(s: World, region: str) -> list[Standing]:
    """§B17.4 All owners with a cube there, unplayed ones and local too: more cubes, then more armies.

    Who is tied still takes the lowest of the tied places; §K4.19 with the card he wins ties in cubes.
    """
    found = all_cubes(s, region)
    strength = {owner: rank_of(s, region, owner, found.count(owner)) for owner in (*POWERS, LOCAL) if owner in found}
    bonuses = s.board.regions[region].majority
    rows = []
    for owner, mine in strength.items():
        place = sum(other >= mine for other in strength.values())
        alone = list(strength.values()).count(mine) == 1
        bonus = bonuses[place - 1] if place <= len(bonuses) and owner in s.nations else 0  # §B17.5
        rows.append(Standing(owner, found.count(owner), place, alone, bonus))
    return sorted(rows, key=lambda row: row.place)


def rank_of(s: World, region: str, owner: str, cubes: int) -> tuple[int, int, int]:
    armies = armies_in(s, region, owner) if owner != LOCAL else 0
    return cubes, int(owns(s, owner, AUTHORITY)), armies


def score_region(s: World, region: str) -> None:
    """§B17.2 Only with all permanent slots filled; §B17.3 a VP for a cube, and the bonus of the place."""
    if not is_complete(s, region):
        s.tell("region_waits", region)
        return
    s.tell("region_scores", region)
    for row in standings(s, region):
        if row.owner in s.nations:
            s.tell("standing", row.owner, region, row.cubes, row.place, row.bonus)
            score(s, row.owner, row.cubes + row.bonus, "region", "B17.3")
            if row.place == 1:
                s.sole = {**s.sole, row.owner: s.sole[row.owner] + 1}  # §B19.2 a tie would have put him lower


# Special powers


def led_regions(s: World, power: str) -> int:
    """§B18.2 Regions where nobody has more cubes; they need not score."""
    return sum(leads(s, region, power) for region in REGIONS)


def leads(s: World, region: str, power: str) -> bool:
    """§B18.2 Ties do not matter."""
    found = all_cubes(s, region)
    mine = found.count(power)
    return mine > 0 and all(found.count(owner) <= mine for owner in (*POWERS, LOCAL))


def status_points(s: World) -> int:
    """§B18.2 The USA loses VP unless it leads in four regions."""
    table, n = s.board.special.status, led_regions(s, "usa")
    return table[n] if n < len(table) else 0


def score_status(s: World) -> None:
    """§B18.2"""
    if "usa" in s.nations and (points := status_points(s)):
        s.tell("status", led_regions(s, "usa"))
        score(s, "usa", points, "status", "B18.2")


def sphere_points(s: World) -> int:
    """§B18.3 Russia: regions of its zone where it has an army and nobody has more."""
    return s.board.special.sphere * sum(holds(s, region, "russia") for region in s.board.zones["russia"])


def score_sphere(s: World) -> None:
    """§B18.3"""
    if "russia" in s.nations:
        score(s, "russia", sphere_points(s), "sphere", "B18.3")


def holds(s: World, region: str, power: str) -> bool:
    mine = armies_in(s, region, power)
    return mine > 0 and mine == max(s.armies[region])


def score_network(s: World) -> None:
    """§B18.4 China, at the end of the game: by regions with an own FDI token."""
    if "china" in s.nations:
        n = sum(fdi_in(s, "china", region) > 0 for region in REGIONS)
        score(s, "china", s.board.special.network[n], "network", "B18.4")


# Majority tokens


def score_token(s: World, token: str) -> None:
    """§B17.6 Most money, armies on the board, allies; §B17.8 only powers in play."""
    for power, n in majority_points(s, token).items():
        if n:
            s.tell("majority", power, token, n)
            score(s, power, n, "majority", "B17.6")


def majority_points(s: World, token: str) -> dict[str, int]:
    """§B17.6 What it would bring to whom."""
    prizes: Sequence[int] = getattr(s.board.majority, token)
    return token_points(counts_of(s, token), prizes)


def counts_of(s: World, token: str) -> dict[str, int]:
    """§B17.9 Armies of the reserve do not count; §B0.3 exhausted allies do."""
    if token == "money":
        return {power: s.nations[power].money for power in in_play(s)}
    if token == "armies":
        return {power: total_armies(s, power) for power in in_play(s)}
    return {power: len(s.nations[power].allies) for power in in_play(s)}


def token_points(counts: Mapping[str, int], prizes: Sequence[int]) -> dict[str, int]:
    """§B17.6 Ties take the lower place; §B17.7 of two only a sole leader scores; §B17.8 nothing for 0 (ruling R23)."""
    usable = prizes[:1] if len(counts) == DUEL else prizes
    places = {power: sum(other >= n for other in counts.values()) for power, n in counts.items()}
    return {
        power: usable[place - 1] if place <= len(usable) and counts[power] else 0 for power, place in places.items()
    }

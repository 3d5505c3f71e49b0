"""What stands in the way of a player whose turn it is, in words (part 6, items 1 and 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from visavis.games.manhattan.board import AIR_STRIKES, DESIGN, TYPES, Bomb, Workplace
from visavis.games.manhattan.rules.pacts import open_duty
from visavis.games.manhattan.rules.placing import Supply, can_pay, has_crew, supply_of
from visavis.games.manhattan.rules.turn import BUILDING
from visavis.games.manhattan.state import NOBODY, Nation, Race, Workers, keeps_off, may_use_main_board, owner_of
from visavis.games.manhattan.words import either, goods_named, listed, side_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Text


def space_barrier(s: Race, choice: Choice[Any] | None, space: str) -> Text | None:
    """§5.3 to §5.7 Why a space cannot be entered by whoever is asked what to do next."""
    if choice is None or choice.name != "act" or space in choice.options:
        return None
    place, nation = s.board.spaces[space], s.nation[choice.seat]
    if not may_use_main_board(s):
        return Text("barred-step")  # §4.9 §5.1
    if space in s.spaces and not place.unlimited:
        return occupied(s.spaces[space])
    if space in AIR_STRIKES and keeps_off(s, choice.seat):
        return Text("barred-pact")  # §9.20
    if open_duty(s, choice.seat) is not None and space not in AIR_STRIKES:
        return Text("barred-duty")  # §9.21
    if space == DESIGN and not s.design_open:
        return Text("barred-closed")  # §11.9
    return lacking(nation, place)


def site_barrier(s: Race, choice: Choice[Any] | None, card: str) -> Text | None:
    """§6.2 to §6.7 Why a building cannot be used; that it is damaged is told in any case."""
    if choice is None or choice.name != "act" or f"{BUILDING} {card}" in choice.options:
        return None
    nation = s.nation[choice.seat]
    site = next(each.buildings[card] for each in s.nation if card in each.buildings)
    if site.damage:
        return None
    if card not in nation.buildings and not s.access:
        return Text("barred-foreign")  # §6.1 §12.4
    if site.workers:
        return occupied(site.workers)
    if open_duty(s, choice.seat) is not None:
        return Text("barred-duty")
    if card == s.bought and s.options.new_building_waits:
        return Text("barred-new")  # ruling R22
    return lacking(nation, s.board.buildings[card])


def occupied(workers: Workers) -> Text:
    sides = dict.fromkeys(owner_of(worker) for worker in workers if owner_of(worker) != NOBODY)
    if not sides:
        return Text("barred-contractors")
    return Text("barred-occupied", {"sides": tuple(side_name(side) for side in sides)})


# What is missing


def lacking(nation: Nation, place: Workplace) -> Text | None:
    """§7 §1.12 The workers, and the price."""
    supply = supply_of(nation)
    lack = [] if has_crew(supply, place) else [missing_crew(supply, place)]
    if place.pay and not can_pay(nation, place):
        lack.append(either([listed(goods_named(missing(nation, side))) for side in place.pay]))
    return Text("barred-lacks", {"what": listed(lack)}) if lack else None


def missing_crew(supply: Supply, place: Workplace) -> Text:
    if place.any:
        return Text("amount-any", {"n": place.any - supply[-1]})
    return either([listed(goods_named(short_of(supply, crew))) for crew in place.crews])


def short_of(supply: Supply, crew: Sequence[int]) -> list[tuple[str, int]]:
    return [(TYPES[type_], n - supply[type_]) for type_, n in enumerate(crew) if n > supply[type_]]


def missing(nation: Nation, goods: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    return [(name, n - getattr(nation, name)) for name, n in goods if n > getattr(nation, name)]


def missing_for(nation: Nation, bomb: Bomb) -> list[tuple[str, int]]:
    """§14.3 What a bomb in hand still needs, and how much of it (ruling R1)."""
    crew = short_of(supply_of(nation), (0, bomb.engineers, bomb.scientists))
    return [*crew, *missing(nation, [(bomb.fuel, bomb.fuel_cost)])]

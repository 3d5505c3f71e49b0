"""Chapters B2 and A2 for hands: what is taken out of the box and laid down before the first card is turned up."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.games.worldorder.rules.engage import TOKENS
from visavis.games.worldorder.rules.preparation import FULL_TABLE
from visavis.games.worldorder.setup import own_assets
from visavis.games.worldorder.sheets import LOCAL, POWERS, REGIONS
from visavis.games.worldorder.state import World, automas_of, in_play, is_expert, people_of
from visavis.games.worldorder.words import amount, cell_name, country_name, goods_named, power_name, region_name
from visavis.kernel.view import Text


def set_out(s: World, seat: int) -> Iterator[Text]:
    """In the order of the chapters; nothing of it is hidden from anybody."""
    yield from on_the_board(s)
    yield from decks(s)
    for power in people_of(s):
        yield from before_a_person(s, power)
    for power in automas_of(s):
        yield from before_an_automa(s, power)
    for power in POWERS:
        if power not in s.nations:
            yield Text("lay-commerce-unplayed", {"power": power_name(power), "n": len(s.commerce[power])})
    yield Text("lay-focus", {"powers": tuple(map(power_name, in_play(s)))})  # §B2.11
    yield Text("lay-round")  # §B2.21


def on_the_board(s: World) -> Iterator[Text]:
    """§B2.1 Printed cubes; §B2.2 one of them on a temporary slot."""
    for region in REGIONS:
        row = s.board.regions[region]
        if row.printed:
            yield Text("lay-cubes", {"region": region_name(region), "parts": cubes_named(row.printed)})
        if row.held:
            yield Text("lay-cubes-temporary", {"region": region_name(region), "parts": cubes_named(row.held)})


def cubes_named(owners: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(
        Text("lay-part", {"thing": power_name(owner), "n": owners.count(owner)})
        for owner in (*POWERS, LOCAL)
        if owner in owners
    )


def decks(s: World) -> Iterator[Text]:
    """§B2.4 §B2.5 §B2.7 §A2.7 What is shuffled face down; Growth cards are laid out by the first steps (§B2.6)."""
    sizes = {region: len(s.countries[region]) for region in REGIONS}
    parts = tuple(Text("lay-part", {"thing": region_name(region), "n": n}) for region, n in sizes.items())
    yield Text("lay-countries", {"parts": parts})
    yield Text("lay-market", {"n": len(s.abilities)})
    if len(s.nations) < FULL_TABLE or s.decisions:
        yield Text("lay-influence", {"n": len(s.influence)})
    if s.decisions:
        yield Text("lay-decisions", {"n": len(s.decisions)})


def before_a_person(s: World, power: str) -> Iterator[Text]:
    """§B2.8 to §B2.18"""
    nation, name = s.nations[power], {"power": power_name(power)}
    yield Text("lay-board", {**name, "parts": goods_named(nation.production)})
    yield Text("lay-goods", {**name, "parts": goods_named(nation.goods), "money": amount("money", nation.money)})
    yield allies_laid(s, power)
    yield Text("lay-deck", {**name, "n": len(nation.deck)})
    yield Text("lay-commerce", {**name, "n": len(s.commerce[power])})
    yield Text("lay-engage", {**name, "n": TOKENS})
    yield Text("lay-assets", {**name, "n": len(own_assets(s, power))})
    if s.options.objectives:
        yield Text("lay-objectives", {**name, "n": objectives_of(s, power)})
    if nation.order:
        yield Text("lay-order", name)


def before_an_automa(s: World, power: str) -> Iterator[Text]:
    """§A2.1 to §A2.6 §A1.5"""
    nation, name = s.nations[power], {"power": power_name(power)}
    yield Text("lay-automa", {**name, "money": amount("money", nation.money), "n": nation.vp})
    yield allies_laid(s, power)
    yield Text("lay-deck", {**name, "n": len(nation.deck)})
    yield Text("lay-cells", {**name, "cells": tuple(cell_name(cell) for cell, n in nation.cells.items() if n)})
    spaces = ", ".join(map(str, nation.track))
    yield Text("lay-track-expert" if is_expert(s) else "lay-track", {**name, "spaces": spaces})
    if s.options.objectives:
        yield Text("lay-objectives", {**name, "n": objectives_of(s, power)})


def allies_laid(s: World, power: str) -> Text:
    """§B2.12"""
    countries = tuple(map(country_name, s.nations[power].allies))
    return Text("lay-allies", {"power": power_name(power), "countries": countries})


def objectives_of(s: World, power: str) -> int:
    """§G1.1"""
    return sum(row.power == power for row in s.board.objectives.values())

"""What must always be true of a battle, whatever has happened."""

from __future__ import annotations

from collections import Counter

from visavis.games.bear.bot.check import athena_astray
from visavis.games.bear.faults import all_counters
from visavis.games.bear.setup import battle_deck, piles
from visavis.games.bear.state import NO_FACING, NOBODY, UNSEEN, Battle, Unit


def check(s: Battle) -> list[str]:
    """One sentence for each invariant that does not hold."""
    return [
        *counters_astray(s),
        *places_astray(s),
        *company_astray(s),
        *forts_astray(s),
        *markers_astray(s),
        *cards_astray(s),
        *numbers_astray(s),
        *ending_astray(s),
        *athena_astray(s),
    ]


def counters_astray(s: Battle) -> list[str]:
    """Every counter of the scenario is in play, lost or gone, and only once."""
    if s.bot != NOBODY:
        return []  # suspected enemies come and go
    here = Counter([*s.units, *s.lost[0], *s.lost[1], *s.gone])
    listed = Counter(row.id for row in all_counters(s.board.mission))
    return [] if here == listed else [f"counters are {dict(here)}, should be {dict(listed)}"]


def places_astray(s: Battle) -> list[str]:
    """§B4.0a Counters stand in full hexes, and the index of hexes agrees."""
    found: dict[str, set[str]] = {}
    for unit in s.units.values():
        if unit.hex:
            found.setdefault(unit.hex, set()).add(unit.id)
    problems = [f"{hex_} is no hex" for hex_ in found if hex_ not in s.board.hexes]
    if {hex_: set(ids) for hex_, ids in s.at.items()} != found:
        problems.append(f"counters stand in {found}, the index says {s.at}")
    problems += [f"{u.id} faces {u.facing}" for u in s.units.values() if not has_right_facing(u)]
    return problems


def has_right_facing(unit: Unit) -> bool:
    """§B4.1a §B11.2a"""
    return unit.facing == NO_FACING if unit.hidden or unit.kind.suspect else 0 <= unit.facing <= 5


def company_astray(s: Battle) -> list[str]:
    """§B15.6a Passenger and vehicle name each other and share a hex."""
    problems = []
    for unit in s.units.values():
        if unit.aboard and (unit.aboard not in s.units or s.units[unit.aboard].cargo != unit.id):
            problems.append(f"{unit.id} is aboard {unit.aboard}, which does not carry it")
        elif unit.aboard and s.units[unit.aboard].hex != unit.hex:
            problems.append(f"{unit.id} is not where its vehicle {unit.aboard} is")
        elif unit.aboard and s.units[unit.aboard].hidden != unit.hidden:
            problems.append(f"of {unit.id} and its vehicle {unit.aboard} only one is hidden")
        if unit.cargo and (unit.cargo not in s.units or s.units[unit.cargo].aboard != unit.id):
            problems.append(f"{unit.id} carries {unit.cargo}, which is not aboard")
    return problems


def forts_astray(s: Battle) -> list[str]:
    """§B17.2a Whoever is inside stands there, and all of one side."""
    problems = []
    for hex_, fort in s.forts.items():
        strangers = [id_ for id_ in fort.crew if id_ not in s.units or s.units[id_].hex != hex_]
        if strangers:
            problems.append(f"{strangers} are not at the {fort.kind} of {hex_}")
        elif len({s.units[id_].side for id_ in fort.crew}) > 1:
            problems.append(f"both sides are inside the {fort.kind} of {hex_}")
    return problems


def markers_astray(s: Battle) -> list[str]:
    """§B7.2b Every hit marker is in its pile or under one counter."""
    under = [unit.hit for unit in s.units.values() if unit.hit in s.board.markers]
    boxed = piles(s.board)
    problems = []
    for pile, markers in boxed.items():
        found = Counter([*s.piles[pile], *(name for name in under if s.board.markers[name].pile == pile)])
        if found != Counter(markers):
            problems.append(f"{pile} markers are {dict(found)}, should be {dict(Counter(markers))}")
        unseen = sum(1 for unit in s.units.values() if unit.hit == pile + UNSEEN)
        if unseen > len(s.piles[pile]):
            problems.append(f"{unseen} unseen {pile} markers, but only {len(s.piles[pile])} left")
    return problems


def cards_astray(s: Battle) -> list[str]:
    """§B8.1a No card exists more often than printed."""
    more = Counter([*s.cards, *s.hands[0], *s.hands[1]]) - Counter(battle_deck(s.board))
    return [f"too many battle cards: {dict(more)}"] if more else []


def numbers_astray(s: Battle) -> list[str]:
    """§B3.0a §B9.2a §B2.0c"""
    problems = [f"command points of side {side} are {n}" for side, n in enumerate(s.caps) if n < 0]
    if s.vp < 1:
        problems.append(f"victory points are {s.vp}")
    if not 0 <= s.passes <= 2:
        problems.append(f"{s.passes} passes in a row")
    return problems


def ending_astray(s: Battle) -> list[str]:
    """§B9.3a The battle has ended if and only if nothing is to come and somebody has won."""
    if s.ending and (s.agenda or s.winner not in (0, 1)):
        return [f"ended by {s.ending} with winner {s.winner} and {len(s.agenda)} steps to come"]
    return []

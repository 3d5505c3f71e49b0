"""Section 4: how the two battles on a part of the map are set up by those who fight them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import STRONG, apart
from visavis.games.noretreat.rules.results import NO, YES
from visavis.games.noretreat.sheets import AXIS, SOVIET, Part
from visavis.games.noretreat.state import OUT, TRACK, War, has_room, put, turn_over
from visavis.kernel.choice import Step

SOUTHERN_ROW: Final = 11  # §UM13
LENINGRAD: Final = "leningrad"  # §UM12
NORTHWEST: Final = "northwest"
KIEV: Final = "kiev"  # §UM13
SIBERIA: Final = "siberia"  # §UM14
SS: Final = "ss"  # §UU10
SOUTHWEST: Final = "southwest"  # §UU11
OPTIONS: Final = {  # by battle: in this order, whose it is
    "moscow": ((LENINGRAD, AXIS, "UM12"), (KIEV, AXIS, "UM13"), (SIBERIA, SOVIET, "UM14")),
    "ukraine": ((SS, AXIS, "UU10"), (SOUTHWEST, SOVIET, "UU11")),
}


def prepare(s: War) -> None:
    """§U1 What is decided before the first turn stands under this heading."""
    s.tell("preparation")


def option(s: War, name: str, side: int, rule: str) -> Step:
    """DL3 A side takes an option, or does not."""
    answer = yield from ask(s, side, "option", [YES, NO], rule, option=name)
    s.tell("option", side, name, answer, rule=rule)
    if name == NORTHWEST and answer == NO:
        s.needs[AXIS] -= 1  # §UM12
    elif answer == YES:
        take_option(s, name)


def take_option(s: War, name: str) -> None:
    if name == LENINGRAD:
        put(s, "4Pz", OUT)
        s.then(("option", NORTHWEST, SOVIET, "UM12"))
    elif name == NORTHWEST:
        put(s, "Northwest", OUT)
    elif name == KIEV:
        turn_over(s, "2A", STRONG)
        turn_over(s, "2Pz", STRONG)
        expect(s, "Southwest", 5)
        s.mods["enters Southwest"] = SOUTHERN_ROW
    elif name == SIBERIA:
        put(s, "Central", OUT)
        s.due.pop("Central", None)
        s.needs[SOVIET] -= 1
    elif name == SS:
        expect(s, "SSPz", 16)
        s.mods["blitz 16"] = 1
        s.needs[SOVIET] -= 1
    else:
        put(s, "Southwest", OUT)
        s.needs[SOVIET] -= 1


def expect(s: War, id_: str, turn: int) -> None:
    put(s, id_, TRACK)
    s.due[id_] = turn


def deploy(s: War, side: int, units: tuple[str, ...]) -> Step:
    """§UM4 §UM5 §UU4 §UU5 One counter after another onto or behind the line."""
    for n, id_ in enumerate(units):
        if s.where[id_] == OUT:
            continue
        left = sum(1 for other in units[n + 1 :] if s.where[other] != OUT)
        hexes = [hex_ for hex_ in ground(s, side) if has_room(s, id_, hex_) and can_be_covered(s, side, hex_, left)]
        hex_ = yield from ask(s, side, "deploy", hexes, rule_of(s, side), unit=id_)
        put(s, id_, hex_)
        s.tell("deployed", id_, hex_, rule=rule_of(s, side))
        s.then(("deploy", side, units[n + 1 :]))
        return


def rule_of(s: War, side: int) -> str:
    if s.board.mission.mission.id == "moscow":
        return "UM5" if side == AXIS else "UM4"
    return "UU4" if side == AXIS else "UU5"


def ground(s: War, side: int) -> list[str]:
    """Where a side sets up: the hexes of its line, and so many behind it."""
    part = part_of(s)
    line = line_of(part, side)
    columns = {hex_[2:]: int(hex_[:2]) for hex_ in line}
    return [hex_ for hex_ in s.board.hexes if hex_ in line or is_behind(s, side, hex_, line, columns)]


def is_behind(s: War, side: int, hex_: str, line: tuple[str, ...], columns: dict[str, int]) -> bool:
    depth = part_of(s).depth[side]
    at = columns.get(hex_[2:])
    if not depth or at is None or (int(hex_[:2]) < at if side == SOVIET else int(hex_[:2]) > at):
        return False
    return any(apart(s.board, hex_, other) <= depth for other in line)


def part_of(s: War) -> Part:
    assert s.board.part is not None
    return s.board.part


def line_of(part: Part, side: int) -> tuple[str, ...]:
    return part.axis_line if side == AXIS else part.soviet_line


def can_be_covered(s: War, side: int, hex_: str, left: int) -> bool:
    """§UU4 Every German hex of the line must be held or lie in a German zone, by this one and those to come."""
    part = part_of(s)
    if side != AXIS or not part.cover:
        return True
    line = part.axis_line
    bare = [other for other in line if other != hex_ and hex_ not in s.board.places[other].near]
    bare = [other for other in bare if other not in s.at and other not in s.zones[AXIS]]
    covers = [{other, *s.board.places[other].near} for other in line]
    return any(
        set(bare) <= set().union(*some) for n in range(min(left, len(line)) + 1) for some in combinations(covers, n)
    )

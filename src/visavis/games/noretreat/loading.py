"""From the data files, corrected by an overlay, to the board of a scenario."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from visavis.games.noretreat.board import Board
from visavis.games.noretreat.faults import wrong_parts
from visavis.games.noretreat.sheets import (
    DATA,
    MISSIONS,
    SCENARIOS,
    STEMS,
    CardFile,
    CombatFile,
    MapFile,
    Mission,
    NumberFile,
    OpponentFile,
    Parts,
    SoloFile,
    TrackFile,
    UnitFile,
)
from visavis.games.reading import load
from visavis.kernel.data import SCENARIO, DataError, overlay_for, read_table, refuse


@cache
def printed(name: str) -> Board:
    """The board of a scenario as our data has it."""
    return build(name, "")


@lru_cache(maxsize=8)
def corrected(name: str, overlay: str) -> Board:
    """The board with the corrections of somebody who owns the box."""
    return build(name, overlay)


def board_for(name: str, overlay: Mapping[str, Any]) -> Board:
    return corrected(name, json.dumps(overlay, sort_keys=True)) if overlay else printed(name)


def build(name: str, overlaid: str) -> Board:
    overlay = json.loads(overlaid) if overlaid else {}
    found: list[DataError] = []
    parts = read_parts(name, overlay, found)
    refuse([*found, *wrong_parts(file_of(name), parts)])
    return Board(parts, overlaid)


def read_parts(name: str, overlay: Mapping[str, Any], found: list[DataError]) -> Parts:
    """All of them, corrected by an overlay; what is wrong with that is added to what was found."""

    def part(stem: str, shape: type[Any], folder: Traversable = DATA) -> Any:
        return load(folder / f"{stem}.toml", shape, overlay_for(overlay, stem, STEMS, found), found)

    if name in MISSIONS:
        mission = part(name, Mission, SCENARIOS)
    else:
        mission = read_table(overlay_for(overlay, SCENARIO, STEMS, found), Mission, SCENARIO, found)
    return Parts(
        mission,
        part("map", MapFile),
        part("units", UnitFile),
        part("combat", CombatFile),
        part("track", TrackFile),
        part("cards", CardFile),
        part("solo", SoloFile),
        part("numbers", NumberFile),
        part("opponent", OpponentFile),
    )


def own_mission(overlay: Mapping[str, Any]) -> Mission | None:
    """The scenario that an overlay brings along, if it brings one."""
    if SCENARIO not in overlay:
        return None
    return written(json.dumps(overlay_for(overlay, SCENARIO, STEMS), sort_keys=True))


@lru_cache(maxsize=8)
def written(scenario: str) -> Mission:
    """A scenario somebody has written, from its JSON."""
    return read_table(json.loads(scenario), Mission, SCENARIO)


def file_of(name: str) -> str:
    """What a scenario's file is called in errors."""
    return f"{name}.toml" if name in MISSIONS else SCENARIO

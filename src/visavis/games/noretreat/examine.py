"""Looking through what somebody has written: a scenario, corrections, or both. Everything wrong is found at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from visavis.games.noretreat.faults import BOXES, wrong_parts
from visavis.games.noretreat.loading import file_of, read_parts
from visavis.games.noretreat.sheets import MISSIONS, Mission
from visavis.games.noretreat.state import War
from visavis.kernel.data import SCENARIO, DataError
from visavis.kernel.game import Examined, Game
from visavis.kernel.view import Text


def examine(game: Game[War], overlay: Mapping[str, Any]) -> Examined:
    """§U1 All that is wrong, and what there is."""
    found: list[DataError] = []
    for name in (SCENARIO,) if SCENARIO in overlay else MISSIONS:
        parts = read_parts(name, overlay, found)
        found += wrong_parts(file_of(name), parts)
    if found or SCENARIO not in overlay:
        return Examined(tuple(found))
    return Examined((), summary(parts.mission))


def summary(mission: Mission) -> Text:
    """A scenario in a sentence: its turns, its counters, and what wins."""
    head = mission.mission
    words = {
        "title": head.title,
        "first": head.first_turn,
        "last": head.last_turn,
        "counters": sum(1 for row in mission.setup.unit if row.at not in BOXES),
        "begins": Text(f"side-{head.begins}"),
        "ways": 1 if mission.part is None else 3,
    }
    return Text("holds-scenario", words)

"""Games whose scenarios are files: from the data, corrected by an overlay, to the board of one of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol, TypeVar

from visavis.games.reading import load
from visavis.kernel.data import SCENARIO, DataError, overlay_for, read_table, refuse

M = TypeVar("M")  # a scenario's file
P = TypeVar("P")  # it, and the files that all scenarios share
B = TypeVar("B")  # the board made of them
F = TypeVar("F")

MOST_CORRECTED = 8  # boards and scenarios of players that are kept: each is large


class Part(Protocol):
    """A file of the data folder, by its name without the ending, corrected by the overlay at hand."""

    def __call__(self, stem: str, shape: type[F], /) -> F: ...


class Missions(Generic[M, P, B]):
    """The scenarios of a game: those of the box by name, and whatever a player has written."""

    def __init__(
        self,
        data: Traversable,
        names: Sequence[str],
        stems: Sequence[str],
        shape: type[M],
        parts: Callable[[M, Part], P],
        wrong: Callable[[str, P], Sequence[DataError]],
        board: Callable[[P, str], B],
    ) -> None:
        self.data = data
        self.names = names
        self.stems = stems  # of all files that an overlay may correct
        self.shape = shape
        self.parts = parts
        self.wrong = wrong
        self.board = board
        self.printed = cache(self._printed)
        self.corrected = lru_cache(maxsize=MOST_CORRECTED)(self.build)
        self.written = lru_cache(maxsize=MOST_CORRECTED)(self._written)

    def board_for(self, name: str, overlay: Mapping[str, Any]) -> B:
        """The board of a scenario, with the corrections of somebody who owns the box."""
        return self.corrected(name, json.dumps(overlay, sort_keys=True)) if overlay else self.printed(name)

    def _printed(self, name: str) -> B:
        """The board of a scenario as our data has it."""
        return self.build(name, "")

    def build(self, name: str, overlaid: str) -> B:
        overlay = json.loads(overlaid) if overlaid else {}
        found: list[DataError] = []
        parts = self.read(name, overlay, found)
        refuse([*found, *self.wrong(self.file_of(name), parts)])
        return self.board(parts, overlaid)

    def read(self, name: str, overlay: Mapping[str, Any], found: list[DataError]) -> P:
        """All files, corrected by an overlay; what is wrong with that is added to what was found."""

        def part(stem: str, shape: type[F], folder: Traversable = self.data) -> F:
            return load(folder / f"{stem}.toml", shape, overlay_for(overlay, stem, self.stems, found), found)

        if name in self.names:
            mission = part(name, self.shape, self.data / "scenarios")
        else:
            mission = read_table(overlay_for(overlay, SCENARIO, self.stems, found), self.shape, SCENARIO, found)
        return self.parts(mission, part)

    def own(self, overlay: Mapping[str, Any]) -> M | None:
        """The scenario that an overlay brings along, if it brings one."""
        if SCENARIO not in overlay:
            return None
        return self.written(json.dumps(overlay_for(overlay, SCENARIO, self.stems), sort_keys=True))

    def _written(self, scenario: str) -> M:
        """A scenario somebody has written, from its JSON."""
        return read_table(json.loads(scenario), self.shape, SCENARIO)

    def file_of(self, name: str) -> str:
        """What a scenario's file is called in errors."""
        return f"{name}.toml" if name in self.names else SCENARIO

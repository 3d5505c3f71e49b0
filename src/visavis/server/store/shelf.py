"""Scenarios that the owner of a server has put into its folder; nobody else can bring one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from visavis.games import GAMES, load
from visavis.games.reading import expect_scenario, read_sheet
from visavis.kernel.data import SCENARIO, DataError, refuse, refuse_unknown, wrong_value
from visavis.kernel.errors import Wording
from visavis.kernel.game import Game, Scenario
from visavis.kernel.record import Header
from visavis.server.logs import LOG

FOLDER: Final = "scenarios"  # in the data folder

Overlay = Mapping[str, Any]


class Shelf:
    """The games, with all the scenarios there are here."""

    def __init__(self) -> None:
        self.games: dict[str, Game[Any]] = {name: load(name) for name in GAMES}
        self.written: dict[tuple[str, str], Overlay] = {}  # by game and name of the scenario

    def add(self, name: str, overlay: Overlay) -> None:
        """One more scenario, if nothing is wrong with it and nothing here has its name."""
        game = self.games[name]
        refuse(load(name).examine(game, overlay).problems)
        more = game.extended(overlay)
        added = more.scenarios[len(game.scenarios) :]
        if not added:
            raise wrong_value(SCENARIO, "mission.id", "", Wording("a name that no scenario of the game has"))
        self.games[name] = more
        self.written |= {(name, each.name): overlay for each in added}

    def find(self, game: str, scenario: object) -> tuple[Game[Any], Scenario, Overlay] | None:
        """A game, one of its scenarios, and the overlay that brings it along."""
        found = next((each for each in self.games[game].scenarios if each.name == scenario), None)
        return None if found is None else (self.games[game], found, self.written.get((game, found.name), {}))

    def knows(self, header: Header) -> bool:
        """Whether a record plays no scenario but ours, or one that stands here."""
        mine = self.written.get((header.game, header.scenario), {})
        return SCENARIO not in header.overlay or header.overlay[SCENARIO] == mine.get(SCENARIO)


def read_shelf(folder: Path) -> Shelf:
    """Every scenario of a folder; what is wrong with one is logged, and the others are there all the same."""
    shelf = Shelf()
    for path in sorted(folder.glob("*.toml")):
        try:
            put_on(shelf, path)
        except DataError as error:
            problems = [str(each) for each in error.all]
            LOG.warning("scenario refused", extra={"file": path.name, "problems": problems})
    return shelf


def put_on(shelf: Shelf, path: Path) -> None:
    sheet = read_sheet(path)
    refuse_unknown(path.name, "game", sheet.game, GAMES)
    expect_scenario(path, sheet.overlay)
    shelf.add(sheet.game, sheet.overlay)

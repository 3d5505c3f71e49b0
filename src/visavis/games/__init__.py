"""The games, one package each, all shaped alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from visavis.kernel.choice import NOTHING
from visavis.kernel.errors import Wording
from visavis.kernel.game import Game, named
from visavis.kernel.table import Table

GAMES: Final = ("blitzkrieg", "manhattan", "bear", "noretreat", "worldorder")


def load(name: str) -> Game[Any]:
    """The game of this name; its package is imported only when somebody asks for it."""
    module = import_module(f"visavis.games.{named(name, GAMES, Wording('game'))}")
    game: Game[Any] = module.GAME
    return game


def new(
    game: Game[Any] | str,
    scenario: str = "",
    *,
    players: Sequence[str] = (),
    overlay: Mapping[str, Any] = NOTHING,
    quiet: bool = False,
    **options: object,
) -> Table[Any]:
    """A table as the set-up leaves it: `new("blitzkrieg", "solo", level="medium")`. Without a scenario, the first."""
    found = load(game) if isinstance(game, str) else game
    return Table.new(found, scenario or found.scenarios[0].name, options, players, overlay, quiet)

"""The games, one package each, all shaped alike."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from visavis.kernel.errors import Wording
from visavis.kernel.game import Game, named

GAMES: Final = ("blitzkrieg", "manhattan", "bear")


def load(name: str) -> Game[Any]:
    """The game of this name; its package is imported only when somebody asks for it."""
    module = import_module(f"visavis.games.{named(name, GAMES, Wording('game'))}")
    game: Game[Any] = module.GAME
    return game

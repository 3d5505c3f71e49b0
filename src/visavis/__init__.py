"""Visavis plays board games by their rules, and explains its moves paragraph by paragraph.

    from visavis import CHANCE, new, throw

    table = new("blitzkrieg", "solo", level="medium")

Everything named here is imported when somebody asks for it, and not before.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from visavis.compiled import BUILD as BUILD  # first of all: it decides how every other module is found

if TYPE_CHECKING:
    from visavis.agents import Chair, play, throw
    from visavis.files import open_record
    from visavis.games import GAMES, load, new
    from visavis.kernel.choice import CHANCE, Choice
    from visavis.kernel.errors import VisavisError
    from visavis.kernel.game import Game, Result
    from visavis.kernel.table import Table
    from visavis.sim import match, playout, simulate
    from visavis.text import language

__version__ = "0.1.0"

_HOME: Final = {
    "visavis.agents": ("Chair", "play", "throw"),
    "visavis.files": ("open_record",),
    "visavis.games": ("GAMES", "load", "new"),
    "visavis.kernel.choice": ("CHANCE", "Choice"),
    "visavis.kernel.errors": ("VisavisError",),
    "visavis.kernel.game": ("Game", "Result"),
    "visavis.kernel.table": ("Table",),
    "visavis.sim": ("match", "playout", "simulate"),
    "visavis.text": ("language",),
}

__all__ = [
    "CHANCE",
    "GAMES",
    "Chair",
    "Choice",
    "Game",
    "Result",
    "Table",
    "VisavisError",
    "language",
    "load",
    "match",
    "new",
    "open_record",
    "play",
    "playout",
    "simulate",
    "throw",
]


def __getattr__(name: str) -> Any:
    home = next((module for module, names in _HOME.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

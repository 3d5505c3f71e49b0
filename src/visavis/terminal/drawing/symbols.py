"""What each game's things look like in a terminal: plain single-width signs that survive any font.

One small table a game, in its `art` folder; its words are messages of its texts (`visavis.text.names`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.marks import ACTIVE, CLOSED, COMPLETED, UNOPENED
from visavis.kernel.view import Thing

MARKER: Final = "●"
END: Final = "end"  # the sign of a cell where a track ends
CENTRE: Final = "┼"
CELL: Final = "─"
UNUSED: Final = "·"  # a cell of a track that is not in use yet
ENDS: Final = ("╟", "╢")
NEWEST_SIGN: Final = "◄"
RECONSTRUCTED_SIGN: Final = "°"
ROW_SIGNS: Final = {ACTIVE: "►", COMPLETED: "√", CLOSED: "×", UNOPENED: "·"}


@dataclass(frozen=True, slots=True)
class Symbols:
    """How one game is drawn."""

    kinds: dict[str, str] = field(default_factory=dict)  # of places
    stands_for: dict[str, str] = field(default_factory=dict)  # short codes of what has no code of its own
    mirrored: tuple[str, ...] = ()  # scenarios whose tracks have the first side on the left
    letters: dict[str, str] = field(default_factory=dict)  # of counters on a map, by kind
    colours: tuple[str, ...] = ()  # of the seats, in order; further ones have those of any game


@dataclass(frozen=True, slots=True)
class SymbolsFile:
    source: Source
    terminal: Symbols


@cache
def symbols_of(game: str) -> Symbols:
    """From the game's `art` folder; a game that is not there has none."""
    if not game:
        return Symbols()
    return load(files(f"visavis.games.{game}") / "art" / "terminal.toml", SymbolsFile).terminal


def piece_label(thing: Thing, symbols: Symbols, room: int) -> str:
    """A thing on the board: its code, what it stands for, and the number it counted with, where these differ.

    If there is no room for all of it, the number stays.
    """
    code, number, blank = thing.kind, thing.label, " "
    if thing.stands_for:
        code += "=" + symbols.stands_for.get(thing.stands_for, thing.stands_for)
        blank = "" if thing.stands_for in symbols.stands_for else " "
    if number and code.endswith(number):
        code, blank = code.removesuffix(number), ""
    if not number:
        return shortened(code, room)
    whole = next((each for each in (f"{code}{blank}{number}", f"{code}{number}") if len(each) <= room), "")
    return whole or shortened(code, room - len(number)) + number


def shortened(code: str, room: int) -> str:
    return code if len(code) <= room else code[: max(1, room - 1)] + "…"

"""What a game's things are called: which messages of its own texts name them, and all the pieces that may come.

One small table a game, `names.toml` in its `text` folder; every screen reads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.view import Option, Text


@dataclass(frozen=True, slots=True)
class Names:
    """Keys of messages; what is to be named stands in their braces."""

    kind: str = ""  # names a kind of place
    effect: str = ""  # and what is printed on it; with "-help", what that does
    short: str = ""  # the same in a word or two
    piece: str = ""  # names a piece by its code
    ability: str = ""  # and says what it can do
    display: str = ""  # says what a thing on display does, such as a stratagem
    codes: tuple[str, ...] = ()  # all pieces that may come, in the order of the legend
    plain: tuple[str, ...] = ()  # those whose name says everything


@dataclass(frozen=True, slots=True)
class NamesFile:
    source: Source
    names: Names


@cache
def names_of(game: str) -> Names:
    """From the game's `text` folder."""
    return load(files(f"visavis.games.{game}") / "text" / "names.toml", NamesFile).names


@cache
def every_piece(game: str) -> tuple[Option, ...]:
    """All pieces that may come, as answers with their names."""
    names = names_of(game)
    return tuple(Option(code, Text(names.piece.format(code))) for code in names.codes)

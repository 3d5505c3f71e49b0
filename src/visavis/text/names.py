"""What a game's things are called: which messages of its own texts name them, and all the pieces that may come.

One small table a game, `names.toml` in its `text` folder; every screen reads it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.table import Table
from visavis.kernel.view import Option, Text, View


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
    plain: tuple[str, ...] = ()  # those whose name says everything to whoever holds them


@dataclass(frozen=True, slots=True)
class NamesFile:
    source: Source
    names: Names


@cache
def names_of(game: str) -> Names:
    """From the game's `text` folder."""
    return load(files(f"visavis.games.{game}") / "text" / "names.toml", NamesFile).names


def in_play(table: Table[Any], view: View) -> frozenset[str]:
    """Everything the set-up names, and what is seen now: what this game is played with is no secret."""
    return frozenset([*strings(table.at(0).state.dump()), *(thing.kind for thing in view.things)])


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        yield from strings([*data.keys(), *data.values()])
    elif isinstance(data, list | tuple):
        for each in data:
            yield from strings(each)


@cache
def every_piece(game: str) -> tuple[Option, ...]:
    """All pieces that may come, as answers with their names."""
    names = names_of(game)
    return tuple(Option(code, Text(names.piece.format(code))) for code in names.codes)

"""How a game looks: the colours and symbols in its `art` folder, read strictly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.view import View

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
FACE_DOWN: Final = "back"


@dataclass(frozen=True, slots=True)
class Piece:
    """What is printed on a token."""

    symbol: str
    label: str = ""
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Says:
    """The messages that name things no view names."""

    title: str
    scenario: str
    kind: str = ""  # of a kind of place; none: the legend does not name them
    effect: str = ""  # of what is printed on a place; none: likewise
    effect_form: str = ""
    display: str = ""  # of what a thing on display does
    legend: dict[str, str] = field(default_factory=dict)  # by sign, or by symbol


@dataclass(frozen=True, slots=True)
class Heading:
    """The letters of headings, if they are others than everywhere."""

    font: str = ""
    letter: float = 0.0  # width of each letter, in sizes; 0: as of any letters


@dataclass(frozen=True, slots=True)
class Ground:
    """What belongs to the board of one scenario."""

    mirrored: bool = False  # tracks run from high to low
    legend: tuple[float, ...] = ()  # a free part of the board; none: below the board
    backdrop: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """The colours of one side."""

    accent: str
    tint: str
    chip: str
    chip_ink: str
    chip_edge: str


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours, once for daylight and once for the night."""

    paper: str
    lamp: str
    card: str
    edge: str
    ink: str
    soft: str
    line: str
    lit: str
    lit_edge: str
    centre: str
    gold: str
    gold_ink: str
    newest: str
    shadow: str
    land_mass: str
    fill: dict[str, tuple[str, ...]]  # by kind of place; two colours meet on the diagonal
    side: dict[str, Side]


@dataclass(frozen=True, slots=True)
class ThemeFile:
    source: Source
    says: Says
    light: Palette
    dark: Palette
    token: dict[str, Piece]
    number: dict[str, str]
    sign: dict[str, str] = field(default_factory=dict)  # symbols of the signs between those of a face
    mark: dict[str, str] = field(default_factory=dict)  # symbols of marks
    heading: Heading = field(default_factory=Heading)
    board: dict[str, Ground] = field(default_factory=dict)


class Symbol(NamedTuple):
    view_box: str
    drawing: str


class Theme(NamedTuple):
    """How a game looks, by day or by night."""

    name: str  # "light" or "dark"
    colour: Palette
    file: ThemeFile
    symbols: Mapping[str, Symbol]

    def side(self, view: View, seat: int) -> Side:
        """The colours of a seat; of nobody, those of the paper."""
        known = self.colour.side.get(side_name(view, seat))
        return known or Side(self.colour.soft, self.colour.card, self.colour.card, self.colour.ink, self.colour.soft)

    def piece(self, code: str) -> Piece:
        return self.file.token.get(code, Piece(code))

    def ground(self, view: View) -> Ground:
        return self.file.board.get(view.scenario, Ground())

    def knows(self, symbol: str) -> bool:
        return symbol in self.symbols


def side_name(view: View, seat: int) -> str:
    """The side a seat plays, as the theme and the sheet of symbols call it."""
    return view.sides[seat] if 0 <= seat < len(view.sides) else ""


@cache
def theme_of(game: str, dark: bool = False) -> Theme:
    art = files(f"visavis.games.{game}") / "art"
    file = load(art / "theme.toml", ThemeFile)
    return Theme("dark" if dark else "light", file.dark if dark else file.light, file, dict(symbols_in(sheets(art))))


def sheets(art: Traversable) -> list[Traversable]:
    return sorted((file for file in art.iterdir() if file.name.endswith(".svg")), key=lambda file: file.name)


def symbols_in(files: Iterable[Traversable]) -> Iterator[tuple[str, Symbol]]:
    for file in files:
        for name, view_box, drawing in SYMBOL.findall(file.read_text(encoding="utf-8")):
            yield name, Symbol(view_box, drawing.strip())

"""Colours and the console. Without colour nothing is lost: sides and kinds differ by their signs."""

from __future__ import annotations

import os
from functools import cache
from typing import IO, Final

from rich.console import Console
from rich.text import Text as Styled
from rich.theme import Theme

from visavis.kernel.marks import ACTIVE, SPECIAL
from visavis.terminal.drawing.symbols import symbols_of

STYLES: Final = {
    "seat0": "bold red",
    "seat1": "bold cyan",
    "seat2": "bold bright_blue",
    "seat3": "bold yellow",
    "seat4": "bold magenta",
    "half0": "red",
    "half1": "cyan",
    "nobody": "bold",
    "heading": "bold",
    "quiet": "dim",
    ACTIVE: "bold",
    "land": "yellow",
    "sea": "blue",
    "both": "green",
    SPECIAL: "bold yellow",
    "code": "bold",
    "rule": "dim",
    "good": "green",
    "warning": "bold yellow",
    "trouble": "bold red",
}
SIGNS: Final = ("■", "□", "▲", "▼", "◆")  # of the seats; further ones go by number


@cache
def theme_of(game: str) -> Theme:
    """The styles, with the colours of a game's seats."""
    colours = {f"seat{seat}": colour for seat, colour in enumerate(symbols_of(game).colours)}
    return Theme(STYLES | colours)


def make_console(file: IO[str] | None = None, plain: bool | None = None, width: int | None = None) -> Console:
    """A console; plain None: as the terminal and NO_COLOR say."""
    if plain is None:
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return Console(
        file=file,
        color_system=None if plain else "auto",
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
    )


def ink(text: str, style: str = "") -> Styled:
    """Text in a style that ends where it ends."""
    return Styled().append(text, style)


def seat_style(seat: int) -> str:
    return f"seat{seat}" if f"seat{seat}" in STYLES else "nobody"


def seat_sign(seat: int) -> str:
    return SIGNS[seat] if 0 <= seat < len(SIGNS) else str(seat) if seat >= 0 else "●"


def fitted(line: Styled, width: int) -> Styled:
    """The line in exactly this many cells: cut with an ellipsis, or filled up."""
    cut = line.copy()
    cut.truncate(width, overflow="ellipsis", pad=True)
    return cut


def beside(left: Styled, right: Styled, width: int) -> Styled:
    """Two texts in one line, the second at its right end, if both fit; otherwise the first gives way."""
    room = width - right.cell_len - 1
    return fitted(left, room) + " " + right if room >= 8 else fitted(left, width)

"""The whole screen of one seat."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text as Styled

from visavis.kernel.table import Table
from visavis.kernel.view import View
from visavis.terminal.drawing.board import board_lines
from visavis.terminal.drawing.panels import (
    agreement_lines,
    count_lines,
    log_lines,
    notice_lines,
    score_lines,
    sheet_lines,
    status_lines,
    zone_lines,
)
from visavis.terminal.drawing.style import ink, theme_of
from visavis.text import Language

WIDEST = 160
NARROWEST = 60


def show(table: Table[Any], seat: int, lang: Language, console: Console) -> None:
    """Print a position as a seat sees it; SPECTATOR sees what everyone knows."""
    lines = position_lines(table, table.game.view(table, seat), lang, usable(console))
    print_lines(console, lines, table.game.name)


def position_lines(table: Table[Any], view: View, lang: Language, width: int) -> list[Styled]:
    """Status, board, scores, bags, what lies open, the own reserve."""
    layout = table.game.layout(table.state)
    return [
        *status_lines(view, lang, width),
        *agreement_lines(view, lang, width),
        *notice_lines(view, lang, width),
        *board_lines(view, layout, lang, width),
        ink(""),
        *score_lines(view, layout, lang, width),
        *count_lines(view, layout, lang, width),
        *sheet_lines(view, lang, width),
        *zone_lines(view, lang, width, own=False),
        *zone_lines(view, lang, width, own=True),
    ]


def events_since(table: Table[Any], seat: int, since: int, lang: Language, width: int) -> list[Styled]:
    """What a seat knows to have happened after the first `since` answers."""
    return log_lines(table.game.log(table, seat, since), lang, width)


def usable(console: Console) -> int:
    return max(NARROWEST, min(WIDEST, console.width))


def print_lines(console: Console, lines: list[Styled], game: str = "") -> None:
    """In the colours of a game."""
    with console.use_theme(theme_of(game)):
        for line in lines:
            console.print(line, soft_wrap=True)

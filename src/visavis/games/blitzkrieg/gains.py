"""What the points were given for."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.games.blitzkrieg.board import Board
from visavis.games.blitzkrieg.state import War
from visavis.games.blitzkrieg.words import theatre_name
from visavis.kernel.journal import Event, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import Gain, Text


def gains(table: Table[War]) -> Iterator[Gain]:
    for n, item in (table.journal or Journal()).items:
        if isinstance(item, Event):
            yield from gained(n, item, table.state.board)


def gained(n: int, event: Event, board: Board) -> Iterator[Gain]:
    """§9.3 By theatre, with what its closing brings (§10.9); §7.7 propaganda; §SH.1 the bot's head start."""
    match event.name, event.args:
        case "scored", (side, campaign, points, extra, _):
            yield Gain(n, side, points + extra, theatre_name(board.campaigns[campaign].theatre))
        case "bonus", (side, theatre, points, _):
            yield Gain(n, side, points, theatre_name(theatre))
        case ("propaganda" | "extra_vp") as source, (side, points, *_):
            yield Gain(n, side, points, Text(f"source-{source.replace('_', '-')}"))
        case _:
            pass

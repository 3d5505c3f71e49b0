"""How a game ended."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Styled

from visavis.kernel.marks import CLOSED
from visavis.kernel.table import Table
from visavis.kernel.view import View
from visavis.terminal.drawing.lines import flowing, titled_rule, wrapped
from visavis.terminal.drawing.panels import side_points
from visavis.terminal.drawing.style import ink
from visavis.text import Language


def ending_lines(table: Table[Any], seat: int, lang: Language, width: int) -> list[Styled]:
    """Winner and reason with its paragraph, the points, and what became of every part of the board."""
    view, result = table.view(seat), table.result
    if result is None:
        return []
    points = [side_points(view, each, n, lang) for each, n in enumerate(result.points)] if result.rule else []
    why = ink(" ".join(lang.say(text) for text in view.status), "heading")
    if result.rule:
        why.append(f"  §{result.rule}", "rule")
    return [
        titled_rule(ink(lang("over"), "heading"), width),
        *wrapped(why, width, 2),
        *flowing(points, width),
        *region_endings(table, view, lang, width),
    ]


def region_endings(table: Table[Any], view: View, lang: Language, width: int) -> list[Styled]:
    tracks = {track.id: track for track in view.tracks}
    regions = [tracks[region.track] for region in table.game.layout(table.state).regions if region.track in tracks]
    lines = [ink(lang("over-regions"), "heading")] if regions else []
    for track in regions:
        lines += wrapped(ink("  " + lang.say(track.title), "" if CLOSED in track.marks else "quiet"), width, 4)
    return lines

"""A position as one SVG: self-contained, the same for the same view."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from visavis.kernel.table import Table
from visavis.kernel.view import Layout, Track, View
from visavis.picture.board import board
from visavis.picture.desk import Desk, desk
from visavis.picture.legend import legend, legend_height
from visavis.picture.memo import memos, memos_height
from visavis.picture.panels import free_tracks, header, header_height, panel, panel_height
from visavis.picture.svg import FONT, Attribute, Box, description, group, number, path, rect, tag, title
from visavis.picture.theme import Theme, theme_of
from visavis.picture.track import is_lane, lane_track, race_height, race_track
from visavis.text import Language

MARGIN: Final = 20.0
GAP: Final = 14.0
GRID: Final = 60  # the net of the map


def draw_svg(table: Table[Any], seat: int, language: Language, dark: bool = False) -> str:
    """What a seat sees of a table."""
    game = table.game
    return draw_view(game.view(table, seat), game.layout(table.state), language, theme_of(game.name, dark))


def draw_view(view: View, layout: Layout, language: Language, theme: Theme) -> str:
    """Any view of any game, from the top: heading, scores, the others, the board, the reader."""
    d = desk(view, layout, language, theme)
    stack = Stack(layout.width)
    drawn = [header(d, stack.take(header_height(d, layout.width - 2 * MARGIN)))]
    drawn += [free_track(d, each, stack.take(race_height(len(view.seats)))) for each in free_tracks(d)]
    drawn += panels(d, stack, others(view))
    drawn += on_the_board(d, stack)
    drawn += panels(d, stack, [reader(view)])
    if view.sheets:
        drawn += [memos(d, stack.take(memos_height(d, layout.width - 2 * MARGIN)))]
    if not theme.ground(view).legend:
        drawn += [legend(d, stack.take(legend_height(d, layout.width - 2 * MARGIN)))]
    return whole(d, stack.y - GAP + MARGIN, drawn)


def free_track(d: Desk, track: Track, box: Box) -> str:
    return lane_track(d, track, box) if is_lane(d, track) else race_track(d, track, box, lanes(d.view))


def draw_board(view: View, layout: Layout, language: Language, theme: Theme) -> str:
    """The board alone, for a picture too small to read anything else."""
    d = desk(view, layout, language, theme)
    return whole(d, layout.height, [group(board(d), class_="layout")])


class Stack:
    """Boxes one below the other."""

    def __init__(self, width: float) -> None:
        self.width = width
        self.y = MARGIN

    def take(self, height: float) -> Box:
        box = Box(MARGIN, self.y, self.width - 2 * MARGIN, height)
        self.y += height + GAP
        return box


def panels(d: Desk, stack: Stack, seats: Iterable[int]) -> list[str]:
    """For those who have no board of their own."""
    own = {each.owner for each in d.layout.regions}
    return [panel(d, seat, stack.take(panel_height(d, seat))) for seat in seats if seat not in own]


def reader(view: View) -> int:
    """The seat at the near side of the table: that for which the reader plays, or the first."""
    if view.near >= 0:
        return view.near
    return view.seat if 0 <= view.seat < len(view.seats) else 0


def others(view: View) -> list[int]:
    return [seat for seat in range(len(view.seats)) if seat != reader(view)]


def lanes(view: View) -> tuple[int, ...]:
    return (*others(view), reader(view))


def on_the_board(d: Desk, stack: Stack) -> list[str]:
    """The board keeps its own measures; it only lies lower on the page."""
    top = stack.take(d.layout.height).y
    free = d.theme.ground(d.view).legend
    drawn = [board(d), legend(d, Box(*free)) if free else ""]
    return [group(*drawn, transform=f"translate(0 {number(top)})", class_="layout")]


# The page


def whole(d: Desk, height: float, drawn: Iterable[str], words: str = "") -> str:
    """A page of its own; in words it is the position, or these."""
    said = d.theme.file.says
    name = f"{d.lang(said.title)} — {d.lang(said.scenario.format(d.view.scenario))}"
    body = "\n".join(drawn)
    page = Box(0, 0, d.layout.width, height)
    picture = tag(
        "svg",
        title(name),
        description(words or in_words(d)),
        tag("defs", *definitions(d, body)),
        ground(d, page),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(page.w)} {number(page.h)}",
        width=page.w,
        height=page.h,
        role="img",
        font_family=FONT,
        style="font-variant-numeric: tabular-nums",
    )
    return picture + "\n"


def in_words(d: Desk) -> str:
    """The position in words."""
    said = [*d.view.status, *d.view.agreements, *d.view.notices, *(track.title for track in d.view.tracks)]
    return ". ".join(d.say(each).rstrip(".") for each in said) + "."


def definitions(d: Desk, body: str) -> list[str]:
    """What the picture refers to, and no more."""
    used = set(re.findall(rf'href="#{d.theme.name}-([^"]+)"', body))
    symbols = [
        tag("symbol", symbol.drawing, id=f"{d.theme.name}-{name}", viewBox=symbol.view_box)
        for name, symbol in d.theme.symbols.items()
        if name in used
    ]
    mixed = [two_colours(d, kind, colours) for kind, colours in d.colour.fill.items() if len(colours) > 1]
    return [shadow(d, "lift", 1.4, 1.3, 0.5), shadow(d, "lie", 2, 3, 0.22), lamp(d), net(d), hatch(d), *mixed, *symbols]


def two_colours(d: Desk, kind: str, colours: tuple[str, ...]) -> str:
    """Two colours that meet on the diagonal."""
    stops = [tag("stop", offset="0.5", stop_color=each) for each in colours]
    return tag("linearGradient", *stops, id=f"{d.theme.name}-fill-{kind}", x1="0", y1="0", x2="1", y2="1")


def shadow(d: Desk, name: str, down: float, blur: float, strength: float) -> str:
    drop = tag(
        "feDropShadow", dx=0, dy=down, stdDeviation=blur, flood_color=d.colour.shadow, flood_opacity=str(strength)
    )
    room = {"x": "-20%", "y": "-20%", "width": "140%", "height": "150%"}
    return tag("filter", drop, id=f"{d.theme.name}-{name}", **room)


def lamp(d: Desk) -> str:
    stops = [
        tag("stop", offset="0", stop_color=d.colour.lamp),
        tag("stop", offset="0.55", stop_color=d.colour.lamp),
        tag("stop", offset="1", stop_color=d.colour.paper),
    ]
    return tag("radialGradient", *stops, id=f"{d.theme.name}-lamp", cx="0.5", cy="0.4", r="0.75")


def net(d: Desk) -> str:
    lines = path(f"M{GRID} 0H0V{GRID}", fill="none", stroke=d.colour.ink, stroke_opacity="0.05")
    return tag("pattern", lines, id=f"{d.theme.name}-net", width=GRID, height=GRID, patternUnits="userSpaceOnUse")


def hatch(d: Desk) -> str:
    """Strokes over what is out of use."""
    stroke = rect(Box(0, 0, 2, 7), fill=d.colour.newest)
    size: dict[str, Attribute] = {"width": 7, "height": 7, "patternUnits": "userSpaceOnUse"}
    return tag("pattern", stroke, id=f"{d.theme.name}-hatch", patternTransform="rotate(45)", **size)


def ground(d: Desk, page: Box) -> str:
    """Paper under a lamp, with the net of a map."""
    return rect(page, fill=d.link("lamp")) + "\n" + rect(page, fill=d.link("net"))

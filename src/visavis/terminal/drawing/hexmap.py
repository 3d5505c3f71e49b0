"""A map of hexes as text, then the areas beside it, then who stands where.

Hexes with a flat side up take a line each: ground, name, and in the room that the next column leaves on that line the
counter. Every other column begins one line lower. Hexes with a corner up are two lines high, every other row half a hex
to the right; the counter stands below the name.

A counter is the sign of its side, its letter, its facing, and how many there are. Small letters are counters that are
spent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from operator import itemgetter
from typing import Final, NamedTuple

from rich.text import Text as Styled

from visavis.kernel.marks import HELD, HIT, SPENT, arguments
from visavis.kernel.view import Layout, Place, Thing, View
from visavis.terminal.drawing.lines import flowing, labelled
from visavis.terminal.drawing.section import BETWEEN, first_known, mark_words, name_form, table_of, touched
from visavis.terminal.drawing.style import fitted, ink, seat_sign, seat_style
from visavis.terminal.drawing.symbols import Symbols, symbols_of
from visavis.text import Language

ARROWS: Final = ("↑", "↗", "↘", "↓", "↙", "↖")  # clockwise from the top
POINTY_ARROWS: Final = ("↖", "↗", "→", "↘", "↙", "←")  # from the upper left
ROOM: Final = 2  # cells beside what must be there, at most
COUNTER: Final = 4  # cells of a counter: side, letter, facing, how many
ROAD: Final = "road"  # the kind of a path that is drawn by a sign; the others are listed
ROAD_SIGN: Final = "·"
BARE: Final = " "
HIT_SIGN: Final = "!"
HEIGHTS: Final = ("", "¹", "²", "³")


class Map(NamedTuple):
    """Everything the map is drawn from."""

    symbols: Symbols
    places: Mapping[str, Place]
    things: Mapping[str, Sequence[Thing]]  # by place
    live: frozenset[str]  # what may be answered by its name
    where: Mapping[str, tuple[int, int]]  # by place: its left end in half hexes, and the line where it begins
    arrows: Sequence[str]
    roads: frozenset[str]  # places that a road leads through
    pointy: bool  # a corner of the hexes is up


def map_lines(view: View, layout: Layout, lang: Language, width: int) -> list[Styled]:
    """The map, in one piece if it is not too wide; the places with marks; the counters of every seat."""
    t = table_of(view, lang)
    where, roads = where_all_lie(layout), on_roads(layout)
    drawn = Map(
        symbols_of(view.game), t.places, t.things, touched(view), where, arrows_of(layout), roads, is_pointy(layout)
    )
    lines: list[Styled] = []
    for start, end in pieces_of(drawn, width):
        lines += [ink("")] if lines else []
        lines += piece_lines(drawn, start, end, cell_width(drawn, end - start, width))
    beside = [id for id in areas(layout) if id in drawn.things or id in drawn.live]
    lines += flowing([area_item(drawn, t.places[id], lang) for id in beside], width, 2, BETWEEN)
    hexes = [place for place in view.places if place.id in drawn.where]
    marked = [(place.id, said) for place in hexes if (said := mark_words(t, place.marks))]
    lines += flowing([ink(id, "code") + " " + ", ".join(said) for id, said in marked], width, 2, BETWEEN)
    lines += flowing(lying_items(drawn, view, layout, lang), width, 2, BETWEEN)
    for kind in listed_paths(layout, lang):
        ways = [ink(f"{one}–{other}", "quiet") for each, one, other in layout.paths if each == kind]
        lines += labelled(ink(lang(f"path-{kind}")), ways, width)
    for owner in sorted({thing.owner for thing in counters(view, layout)}):
        own = [thing for thing in counters(view, layout) if thing.owner == owner]
        items = [counter_item(drawn, thing, lang, mark_words(t, thing.marks, thing.title)) for thing in own]
        head = ink(f"{seat_sign(owner)} ", seat_style(owner))
        lines += flowing([head + items[0], *items[1:]], width, 2, BETWEEN)
    return lines


def listed_paths(layout: Layout, lang: Language) -> list[str]:
    """The kinds that have a name to be listed under; where there are too many of one to be read, it has none."""
    kinds = dict.fromkeys(kind for kind, _, _ in layout.paths if kind != ROAD)
    return [kind for kind in kinds if lang.knows(f"path-{kind}")]


# Where the hexes lie


def areas(layout: Layout) -> list[str]:
    """Places that are no hexes."""
    return [id for id, spot in layout.spots.items() if spot.outline]


def is_pointy(layout: Layout) -> bool:
    return any(spot.pointy for spot in layout.spots.values())


def arrows_of(layout: Layout) -> Sequence[str]:
    return POINTY_ARROWS if is_pointy(layout) else ARROWS


def where_all_lie(layout: Layout) -> dict[str, tuple[int, int]]:
    """By place how many half hexes from the left, and its line from the top."""
    spots = {id: spot for id, spot in layout.spots.items() if not spot.outline}
    left, top = min(spot.x for spot in spots.values()), min(spot.y for spot in spots.values())
    found = {}
    for id, spot in spots.items():
        half, long = spot.size * sqrt(3) / 2, spot.size * 3 / 2
        across, down = (half, long) if spot.pointy else (long, half)
        right, below = round((spot.x - left) / across), round((spot.y - top) / down)
        found[id] = (right, 2 * below) if spot.pointy else (2 * right, below)
    return found


def needed(m: Map) -> int:
    """Cells of the narrowest hex: its ground and its name, and its counter if that stands beside it."""
    return max(map(len, m.where)) + 1 + (0 if m.pointy else COUNTER)


def cell_width(m: Map, halves: int, width: int) -> int:
    """Cells of a hex; where every other column begins lower, a hex has the room of two columns."""
    most = needed(m) + ROOM
    return min(most, 2 * width // halves if m.pointy else 4 * (width - needed(m)) // max(1, halves - 2))


def left_end(m: Map, halves: int, wide: int) -> int:
    return halves * wide // (2 if m.pointy else 4)


def fitting(m: Map, width: int) -> int:
    """So many hexes stand beside each other."""
    if m.pointy:
        return (2 * width // needed(m) - shift(m)) // 2
    return 1 + 2 * (width - needed(m)) // (needed(m) + 1)  # a blank between two


def shift(m: Map) -> int:
    """Whether some rows lie half a hex to the right."""
    return max(right % 2 for right, _ in m.where.values())


def pieces_of(m: Map, width: int) -> list[tuple[int, int]]:
    """All half hexes from the left, in as many pieces of whole ones as it takes, about equally wide."""
    count = max(right for right, _ in m.where.values()) // 2 + 1
    pieces = -(-count // max(1, fitting(m, width)))
    ends = [2 * (count * n // pieces) for n in range(pieces + 1)]
    return [(start, end + shift(m)) for start, end in pairwise(ends)]


def on_roads(layout: Layout) -> frozenset[str]:
    return frozenset(id for kind, *ends in layout.paths if kind == ROAD for id in ends)


# The map


def piece_lines(m: Map, start: int, end: int, wide: int) -> list[Styled]:
    rows: dict[int, list[tuple[int, Styled]]] = {}
    for id, (right, line) in sorted(m.where.items(), key=itemgetter(1)):
        if start <= right < end - 1:
            for below, cell in enumerate(hex_cells(m, id, wide)):
                rows.setdefault(line + below, []).append((left_end(m, right - start, wide), cell))
    return [row_of(rows.get(row, []), wide) for row in range(max(rows) + 1)]


def hex_cells(m: Map, id: str, wide: int) -> list[Styled]:
    """Its name and its counter, one below the other or side by side."""
    name, counter = name_cell(m, m.places[id], wide), counter_cell(m, m.things.get(id, ()), wide)
    return [name, counter] if m.pointy else [name + counter]


def row_of(cells: Sequence[tuple[int, Styled]], wide: int) -> Styled:
    line = Styled()
    for left, cell in cells:
        line.append(" " * (left - line.cell_len)).append_text(fitted(cell, wide))
    line.rstrip()
    return line


def name_cell(m: Map, place: Place, wide: int) -> Styled:
    """Its ground, its name and its height, which takes the place of bare ground where there is no room."""
    height = HEIGHTS[place.number] if 0 <= place.number < len(HEIGHTS) else "+"
    ground = m.symbols.kinds.get(place.kind, "?")
    roomy = wide > needed(m)
    if ground == BARE:
        ground = ROAD_SIGN if place.id in m.roads else ground if roomy else height or ground
    cell = ink(ground, "quiet").append(place.id, "code" if place.id in m.live else "quiet")
    return cell.append(height, "quiet") if roomy else cell


def counter_cell(m: Map, things: Sequence[Thing], wide: int) -> Styled:
    """The first counter, how many there are, whether it is hit, and what else lies there, as far as there is room."""
    standing = [thing for thing in things if thing.label]
    lying = "".join(letter(m, thing) for thing in things if not thing.label)
    if not standing:
        return ink(lying)
    first = standing[0]
    style = "code" if first.id in m.live and first.owner < 0 else seat_style(first.owner)
    cell = ink(seat_sign(first.owner) + letter(m, first) + arrow(m, first), style)
    cell.append(str(len(standing)) if len(standing) > 1 else "", "code")
    cell.append(HIT_SIGN if HIT in first.marks else "", "trouble")
    return cell.append(lying)


def letter(m: Map, thing: Thing) -> str:
    sign = m.symbols.letters.get(thing.kind, thing.kind[:1].upper())
    return sign.lower() if SPENT in thing.marks else sign


def arrow(m: Map, thing: Thing) -> str:
    return m.arrows[thing.facing] if thing.facing >= 0 else ""


def area_item(m: Map, place: Place, lang: Language) -> Styled:
    """Whose it is, its name and what lies there."""
    sides = "".join(seat_sign(int(seat)) for seat in arguments(place.marks, HELD))
    item = ink(sides, seat_style(int(arguments(place.marks, HELD)[0])) if sides else "")
    name = first_known(lang, place.id, "", "") or name_form(lang, place.title)
    item.append(name, "code" if place.id in m.live else "quiet")
    for thing in m.things.get(place.id, ()):
        item.append(f" {seat_sign(thing.owner)}{letter(m, thing)}", seat_style(thing.owner))
    return item


# Who stands where


def lying_items(m: Map, view: View, layout: Layout, lang: Language) -> list[Styled]:
    """What lies in the hexes and is nobody's counter: its sign, its name, where."""
    found: dict[tuple[str, str], list[str]] = {}
    for thing in view.things:
        if not thing.label and thing.at in layout.spots:
            found.setdefault((letter(m, thing), name_form(lang, thing.title)), []).append(place_words(m, thing, lang))
    return [ink(f"{sign} ", "code").append(f"{name}: {', '.join(at)}") for (sign, name), at in found.items()]


def counters(view: View, layout: Layout) -> list[Thing]:
    return [thing for thing in view.things if thing.label and thing.at in layout.spots]


def counter_item(m: Map, thing: Thing, lang: Language, marks: Sequence[str]) -> Styled:
    """Its name, where it is, its facing, and what has become of it."""
    item = ink(name_form(lang, thing.title), seat_style(thing.owner)).append(f" {place_words(m, thing, lang)}")
    return item.append(" " + ", ".join(marks), "warning") if marks else item


def place_words(m: Map, thing: Thing, lang: Language) -> str:
    """Its hex and its facing; what is no hex, by its name."""
    at = thing.at if thing.at in m.where else f"({name_form(lang, m.places[thing.at].title)})"
    return at + arrow(m, thing)

"""The board of any game, from its View and Layout: regions in columns, each with a track and rows of places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text as Styled

from visavis.kernel.marks import ACTIVE, CLOSED, NEWEST, RECONSTRUCTED, UNOPENED, WON, arguments
from visavis.kernel.view import NO_ARGS, Layout, Place, Region, Text, Thing, Track, View
from visavis.terminal.drawing.hexmap import map_lines
from visavis.terminal.drawing.section import section_lines
from visavis.terminal.drawing.style import beside, fitted, ink, seat_sign, seat_style
from visavis.terminal.drawing.symbols import (
    CELL,
    CENTRE,
    END,
    ENDS,
    MARKER,
    NEWEST_SIGN,
    RECONSTRUCTED_SIGN,
    ROW_SIGNS,
    UNUSED,
    Symbols,
    piece_label,
    symbols_of,
)
from visavis.text import Language
from visavis.text.names import names_of

COLUMN: Final = 48  # cells that a column of regions needs
WIDEST: Final = 78  # and the most it takes
GAP: Final = 2
USUAL: Final = 4  # places in a row; longer rows are squeezed
LABEL: Final = 5  # cells of a row's name
MOST_AIRY: Final = 5  # regions in a column with blank lines between them
NAME: Final = 24  # cells of a region's heading beside its track


class Drawing(NamedTuple):
    """Everything a region is drawn from."""

    view: View
    lang: Language
    symbols: Symbols
    places: Mapping[str, Place]
    things: Mapping[str, Thing]  # by place
    tracks: Mapping[str, Track]
    links: Mapping[str, tuple[str, ...]]
    longest: int  # cells between the ends of the longest track
    worth: int  # cells of the longest words for what a row is worth


def board_lines(view: View, layout: Layout, lang: Language, width: int) -> list[Styled]:
    """The map, if there is one; regions that are fought for, in as many columns as there is room for; all others."""
    if layout.spots:
        rows = tuple(region for region in layout.regions if region.rows)
        mapped = map_lines(view, layout, lang, width)
        return mapped + board_lines(view, layout._replace(regions=rows, spots=NO_ARGS), lang, width)
    fought = [region for region in layout.regions if region.track or region.row_titles]
    others = [region for region in layout.regions if region not in fought]
    lines = region_columns(view, layout._replace(regions=tuple(fought)), lang, width) if fought else []
    return lines + section_lines(view, others, lang, width)


def region_columns(view: View, layout: Layout, lang: Language, width: int) -> list[Styled]:
    places = {place.id: place for place in view.places}
    drawing = Drawing(
        view=view,
        lang=lang,
        symbols=symbols_of(view.game),
        places=places,
        things={thing.at: thing for thing in view.things},
        tracks={track.id: track for track in view.tracks},
        links=links_of(layout),
        longest=longest_track(view, layout),
        worth=longest_worth(layout, places, lang),
    )
    columns = in_columns(layout, max(1, (width + GAP) // (COLUMN + GAP)))
    each = min(WIDEST, (width - GAP * (len(columns) - 1)) // len(columns))
    stacked = len(columns) == 1
    airy = not stacked and max(map(len, columns)) <= MOST_AIRY
    drawn = [column_lines(drawing, column, each, stacked, airy) for column in columns]
    return side_by_side(drawn, each)


def longest_track(view: View, layout: Layout) -> int:
    regional = {region.track for region in layout.regions}
    return max((track.high - track.low for track in view.tracks if track.id in regional), default=0)


def longest_worth(layout: Layout, places: Mapping[str, Place], lang: Language) -> int:
    rows = ((places[row[0]], title) for region in layout.regions for row, title in zip_rows(region))
    return max((worth_words(first, title, lang).cell_len for first, title in rows), default=0)


def zip_rows(region: Region) -> Iterable[tuple[Sequence[str], Text]]:
    return zip(region.rows, region.row_titles, strict=True)


def links_of(layout: Layout) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for one, other in layout.links:
        found[one] = (*found.get(one, ()), other)
        found[other] = (*found.get(other, ()), one)
    return found


def in_columns(layout: Layout, most: int) -> list[list[Region]]:
    """Regions by where their middle lies across, each column from the top."""
    columns: list[list[Region]] = [[] for _ in range(most)]
    for region in sorted(layout.regions, key=lambda region: (region.y, region.x)):
        middle = (region.x + region.width / 2) / layout.width
        columns[min(most - 1, int(middle * most))].append(region)
    return [column for column in columns if column]


def side_by_side(columns: Sequence[Sequence[Styled]], width: int) -> list[Styled]:
    height = max(map(len, columns))
    blank = ink("")
    rows = ([column[n] if n < len(column) else blank for column in columns] for n in range(height))
    return [joined(row, width) for row in rows]


def joined(cells: Sequence[Styled], width: int) -> Styled:
    line = ink(" " * GAP).join([fitted(cell, width) for cell in cells])
    line.rstrip()
    return line


def column_lines(d: Drawing, regions: Sequence[Region], width: int, stacked: bool, airy: bool) -> list[Styled]:
    lines: list[Styled] = []
    for region in regions:
        lines += [ink("")] if lines and airy else []
        lines += region_lines(d, region, width, stacked)
    return lines


def region_lines(d: Drawing, region: Region, width: int, stacked: bool) -> list[Styled]:
    """Heading and track, in one line if there is room, then the rows."""
    track = d.tracks.get(region.track)
    head = heading(d, region, track)
    rows = [row_line(d, row, title, width) for row, title in zip_rows(region)]
    if track is None:
        return [fitted(head + links(d, region), width), *rows]
    if CLOSED in track.marks and not track.markers:
        said = ink(": ", "quiet") + track_words(d, track)
        return [fitted(head + said + links(d, region), width), *rows]
    if stacked:
        start = fitted(head, NAME) + " "
        return [start + track_line(d, track, width - start.cell_len, links(d, region)), *rows]
    return [fitted(head + links(d, region), width), track_line(d, track, width, Styled()), *rows]


def heading(d: Drawing, region: Region, track: Track | None) -> Styled:
    quiet = track is not None and bool({CLOSED, UNOPENED} & set(track.marks))
    head = ink(d.lang.say(region.title), "quiet" if quiet else "heading")
    return head.append(RECONSTRUCTED_SIGN, "quiet") if RECONSTRUCTED in region.marks else head


def links(d: Drawing, region: Region) -> Styled:
    """The regions one may go on to from here."""
    return ink("  → " + " ".join(d.links[region.id]) if region.id in d.links else "", "quiet")


# Tracks


def track_line(d: Drawing, track: Track, width: int, rest: Styled) -> Styled:
    """The bar, in the middle of the room for the longest one, the words for it, and what else there is to say."""
    margin = (d.longest - (track.high - track.low)) // 2
    bar = ink(" " * margin) + track_bar(track, d.view.scenario in d.symbols.mirrored) + " " * (margin + 1)
    return fitted(bar + track_words(d, track) + rest, width)


def track_bar(track: Track, mirrored: bool) -> Styled:
    """Every cell, the half of the second side first unless mirrored, with the signs of the sides at the ends."""
    quiet = bool(track.marks)
    left, right = (0, 1) if mirrored else (1, 0)
    bar = ink(seat_sign(left), "quiet" if quiet else seat_style(left))
    at = {cell: seat for seat, cell in track.markers}
    cells = range(track.low, track.high + 1)
    for cell in reversed(cells) if mirrored else cells:
        if cell in at:
            bar.append(MARKER, seat_style(at[cell]))
        else:
            bar.append(cell_sign(track, cell, mirrored), "quiet" if quiet else half_style(cell))
    return bar.append(seat_sign(right), "quiet" if quiet else seat_style(right))


def cell_sign(track: Track, cell: int, mirrored: bool) -> str:
    sign = track.signs.get(cell, "")
    if sign and sign != END:
        return sign[-1]
    if cell in (track.low, track.high):
        return ENDS[(cell == track.high) != mirrored]
    if cell == 0:
        return CENTRE
    return UNUSED if UNOPENED in track.marks else CELL


def half_style(cell: int) -> str:
    return "nobody" if cell == 0 else "half0" if cell > 0 else "half1"


def track_words(d: Drawing, track: Track) -> Styled:
    """Where the marker stands, in words."""
    leader = -1 if track.marks or not track.markers else track.markers[0][0]
    sign = seat_sign(leader) if leader >= 0 else ""
    return ink(sign + short_form(d.lang, track.title), "quiet" if track.marks else seat_style(leader))


def short_form(lang: Language, text: Text) -> str:
    """A text as it is said where there is little room, if there is a way."""
    short = Text(f"{text.key}-short", text.args)
    return lang.say(short if lang.knows(short.key) else text)


# Rows


def row_line(d: Drawing, row: Sequence[str], title: Text, width: int) -> Styled:
    """A row of places: its name, what lies or is printed on each place, what the row is worth."""
    places = [d.places[place] for place in row]
    worth = worth_words(places[0], title, d.lang)
    line = row_name(places)
    kept_free = d.worth if len(row) <= USUAL else worth.cell_len  # the places of usual rows stand in columns
    for place, room in zip(places, shares(width - LABEL - kept_free - 1, len(row)), strict=True):
        line += fitted(squeezed(place_cell(d, place, room - 1), room - 1), room)
    return beside(line, worth, width)


def worth_words(first: Place, title: Text, lang: Language) -> Styled:
    return winner_signs(first.marks).append(short_form(lang, title), row_style(first.marks))


def winner_signs(marks: Sequence[str]) -> Styled:
    """Who has scored a row, where the view says so: marks such as "won 0"."""
    seats = [int(seat) for seat in arguments(marks, WON)]
    signs = Styled()
    for seat in seats:
        signs.append(seat_sign(seat), seat_style(seat))
    return signs.append(" ") if seats else signs


def shares(room: int, count: int) -> list[int]:
    """The room divided between the places of a row, as if there were at least four."""
    parts = max(count, USUAL)
    return [room * (n + 1) // parts - room * n // parts for n in range(count)]


def squeezed(cell: Styled, room: int) -> Styled:
    """A cell without its blanks, if there is no room for them."""
    if cell.cell_len <= room:
        return cell
    return Styled().join(part for part in cell.split(" ", include_separator=False))


def row_name(places: Sequence[Place]) -> Styled:
    marks = places[0].marks
    sign = next((ROW_SIGNS[mark] for mark in marks if mark in ROW_SIGNS), " ")
    name = places[0].row or places[0].id
    return fitted(ink(f"{sign}{name}", row_style(marks)), LABEL)


def row_style(marks: Sequence[str]) -> str:
    return ACTIVE if ACTIVE in marks else "quiet"


def place_cell(d: Drawing, place: Place, room: int) -> Styled:
    thing = d.things.get(place.id)
    return thing_cell(d, thing, room) if thing else printed_cell(d, place)


def thing_cell(d: Drawing, thing: Thing, room: int) -> Styled:
    """A piece: the sign and colour of its side, its code; the latest one is pointed at."""
    newest = NEWEST in thing.marks
    label = piece_label(thing, d.symbols, room - len(seat_sign(thing.owner)) - newest)
    cell = ink(seat_sign(thing.owner) + label, seat_style(thing.owner))
    return cell.append(NEWEST_SIGN, "warning") if newest else cell


def printed_cell(d: Drawing, place: Place) -> Styled:
    """An empty place: its kind, and what it does."""
    live = ACTIVE in place.marks
    cell = ink(d.symbols.kinds.get(place.kind, place.kind[:2]).ljust(2), place.kind if live else "quiet")
    return cell.append(short_word(d, place), ACTIVE if live else "quiet")


def short_word(d: Drawing, place: Place) -> str:
    key = names_of(d.view.game).short.format(place.symbol)
    return d.lang(key, n=place.number) if d.lang.knows(key) else place.symbol

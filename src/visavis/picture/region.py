"""Regions of the board: a card with a heading, a track and rows of places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from visavis.kernel.view import WON, Region, Text, Track, arguments
from visavis.picture.desk import Desk
from visavis.picture.measure import width_of
from visavis.picture.place import place
from visavis.picture.svg import Box, centred, group, line, path, rect, title
from visavis.picture.svg import number as length
from visavis.picture.track import battle_track

NARROW: Final = 400  # a card less wide than this is drawn more tightly
ROW_SIGNS: Final = ("completed", "closed", "unopened")


class Shape(NamedTuple):
    """The measures of a card."""

    pad: float
    title: float  # size of the heading
    title_line: float  # its baseline
    words: float  # size of the words for the track
    words_line: float
    track: float  # top of the track
    track_height: float
    rows: float  # top of the first row
    gutter: float  # room for the number of a row
    worth: float  # room for what a row is worth
    gap: float  # between places
    bottom: float


WIDE: Final = Shape(14, 19, 27, 14, 26, 40, 24, 76, 22, 62, 6, 6)
TIGHT: Final = Shape(11, 16, 23, 12.5, 67, 33, 18, 74, 0, 0, 5, 6)


def region(d: Desk, here: Region) -> str:
    """A card, and all that lies on it."""
    shape = TIGHT if here.width < NARROW else WIDE
    box = Box(here.x, here.y, here.width, here.height)
    track = d.tracks.get(here.track)
    return group(
        card(d, box, track, here.id in d.lit),
        heading(d, here, box, shape, track),
        battle_track(d, track, track_box(box, shape)) if track else "",
        *rows(d, here, box, shape),
        reconstructed(d, box) if "reconstructed" in here.marks else "",
        class_=" ".join(["region", *(track.marks if track else ())]),
        data_region=here.id,
    )


def card(d: Desk, box: Box, track: Track | None, lit: bool) -> str:
    """Plain while there is fighting, in the colour of the winner afterwards, broken before."""
    marks = track.marks if track else ()
    winner = track.about if track and "closed" in marks else -1
    unopened = "unopened" in marks
    return rect(
        box,
        10,
        fill=d.colour.card,
        fill_opacity=0.72 if unopened else None,
        stroke=d.colour.lit_edge if lit else d.side(winner).accent if winner >= 0 else d.colour.edge,
        stroke_width=3.2 if lit else 2 if winner >= 0 else 1.2,
        stroke_dasharray="5 4" if unopened and not lit else None,
        filter=None if unopened else d.link("lie"),
    )


def track_box(box: Box, shape: Shape) -> Box:
    return Box(box.x + shape.pad, box.y + shape.track, box.width - 2 * shape.pad, shape.track_height)


def reconstructed(d: Desk, box: Box) -> str:
    """A small dotted corner: this is not as printed."""
    size = 15
    x, y = box.right - 2.5, box.bottom - 2.5
    corner = f"M{length(x - size)} {length(y)}L{length(x)} {length(y - size)}V{length(y - 6)}q0 6 -6 6z"
    said = " ".join(d.say(notice) for notice in d.view.notices)
    drawn = path(
        corner,
        fill=d.colour.land_mass,
        stroke=d.colour.soft,
        stroke_width=1.3,
        stroke_dasharray="0.1 3",
        stroke_linecap="round",
    )
    return group(title(said), drawn, class_="reconstructed")


# The heading


def heading(d: Desk, here: Region, box: Box, shape: Shape, track: Track | None) -> str:
    quiet = track is not None and bool(track.marks)
    ink = d.colour.soft if quiet else d.colour.ink
    name = d.say(here.title)
    right = box.right - shape.pad
    if shape is TIGHT:
        marks = row_marks(d, here.rows[0])
        worth = worth_pill(d, here.row_titles[0], marks, scorers(d, marks, track), Box(right - 56, box.y + 7, 56, 20))
        room = box.width - 2 * shape.pad - 64
        words = lead_words(d, track, box.x + shape.pad, box.y + shape.words_line, box.width - 2 * shape.pad, shape)
    else:
        room = box.width * 0.52
        worth = ""
        words = lead_words(d, track, right, box.y + shape.words_line, box.width * 0.44 - shape.pad, shape, "end")
    named = d.words(box.x + shape.pad, box.y + shape.title_line, name, shape.title, room, ink, 700, smallest=12)
    return "\n".join(each for each in (named, worth, words) if each)


def lead_words(
    d: Desk, track: Track | None, x: float, y: float, room: float, shape: Shape, anchor: str = "start"
) -> str:
    """Who leads by how much, or who has won: the sign of the side, then words."""
    if track is None:
        return ""
    seat = track.about
    ink = d.side(seat).accent if seat >= 0 else d.colour.soft
    said = d.say_short(track.title)
    weight = 600 if seat >= 0 else 400
    icon = shape.words + 1 if seat >= 0 else 0
    size = shape.words
    wide = min(width_of(said, size, weight), room - icon - 5)
    start = x if anchor == "start" else x - wide - icon - 5
    sign = d.symbol(d.sign(seat), Box(start, y - icon * 0.84, icon, icon), ink) if icon else ""
    at = x if anchor == "end" else start + (icon + 5 if icon else 0)
    words = d.words(at, y, said, size, room - icon - 5, ink, weight, anchor)
    return "\n".join(each for each in (sign, words) if each)


# Rows


def row_marks(d: Desk, row: Sequence[str]) -> tuple[str, ...]:
    return d.places[row[0]].marks if row else ()


def rows(d: Desk, here: Region, box: Box, shape: Shape) -> list[str]:
    top = box.y + shape.rows
    pitch = (box.bottom - shape.bottom - top) / max(1, len(here.rows))
    wide = place_width(d, box, shape)
    return [
        row(d, here, n, Box(box.x + shape.pad - 6, top + n * pitch, box.width - 2 * shape.pad + 12, pitch), shape, wide)
        for n in range(len(here.rows))
    ]


def place_width(d: Desk, box: Box, shape: Shape) -> float:
    """Places are equally wide all over the board: as wide as the longest row allows."""
    most = max(len(row) for region in d.layout.regions for row in region.rows)
    room = box.width - 2 * shape.pad - shape.gutter - shape.worth
    return (room - (most - 1) * shape.gap) / most


def row(d: Desk, here: Region, n: int, band: Box, shape: Shape, wide: float) -> str:
    """A row: its number or its state, its places, what it is worth."""
    places = [d.places[each] for each in here.rows[n]]
    marks = row_marks(d, here.rows[n])
    start = band.x + 6 + shape.gutter
    tops = band.y + 4
    boxes = [Box(start + k * (wide + shape.gap), tops, wide, band.height - 8) for k in range(len(places))]
    return group(
        lamp(d, band) if "active" in marks else "",
        gutter(d, n, band, marks) if shape.gutter else "",
        worth_of_row(d, here.row_titles[n], band, boxes, marks, shape) if shape.worth else "",
        *(place(d, each, box) for each, box in zip(places, boxes, strict=True)),
        class_="row",
    )


def lamp(d: Desk, band: Box) -> str:
    """The row in which pieces are placed now lies in the light."""
    return rect(band.inset(0, 0.8), 9, fill=d.colour.lit, stroke=d.colour.lit_edge, stroke_width=1.6)


def gutter(d: Desk, n: int, band: Box, marks: Sequence[str]) -> str:
    x, y = band.x + 15, band.middle[1]
    state = next((mark for mark in marks if mark in ROW_SIGNS), "")
    if state:
        return d.symbol(state, centred(x, y, 14, 14), d.colour.soft)
    live = "active" in marks
    return d.words(
        x, y + 5, str(n + 1), 15, 20, d.colour.ink if live else d.colour.soft, 700 if live else 400, "middle"
    )


def worth_of_row(d: Desk, said: Text, band: Box, boxes: Sequence[Box], marks: Sequence[str], shape: Shape) -> str:
    """At the right end; dots lead there from a short row."""
    right = band.right - 8
    left = right - shape.worth + 10
    y = band.middle[1]
    end = boxes[-1].right if boxes else band.x
    dots = ""
    if left - end > 40:
        dots = line(
            end + 12,
            y,
            left - 10,
            y,
            stroke=d.colour.soft,
            stroke_width=1.6,
            stroke_dasharray="0.1 7",
            stroke_linecap="round",
        )
    pill = worth_pill(d, said, marks, scorers(d, marks), Box(left, y - 13, shape.worth - 10, 26))
    return "\n".join(each for each in (dots, pill) if each)


def scorers(d: Desk, marks: Sequence[str], track: Track | None = None) -> tuple[int, ...]:
    """The seats that scored a row, if the view tells; of a region with a single row its track may."""
    told = tuple(int(seat) for seat in arguments(marks, WON))
    if told or track is None or "closed" not in track.marks:
        return told
    seat = track.about
    return (seat,) if seat >= 0 else ()


def worth_pill(d: Desk, said: Text, marks: Sequence[str], seats: Sequence[int], box: Box) -> str:
    """What a row is worth: gold while it can be won, afterwards with the sign of whoever scored it."""
    live = "active" in marks
    side = d.side(seats[0] if len(seats) == 1 else -1)
    fill = d.colour.gold if live else side.tint if seats else "none"
    ink = d.colour.gold_ink if live else side.accent
    size = round(box.height * 0.58, 1)
    icon = size * (0.92 if len(seats) < 2 else 0.72)
    x, y = box.middle
    signs = [
        d.symbol(d.sign(seat), centred(box.x + 5 + icon * (n + 0.5), y, icon, icon), d.side(seat).accent)
        for n, seat in enumerate(seats)
    ]
    taken = icon * len(seats)
    words = d.words(
        x + taken * 0.55, y + size * 0.36, d.say_short(said), size, box.width - 8 - taken, ink, 700, "middle", 8
    )
    ring = rect(box, box.height / 2, fill=fill, stroke=d.colour.lit_edge if live else ink, stroke_width=1.2)
    return group(title(d.say(said)), ring, *signs, words, class_="worth")

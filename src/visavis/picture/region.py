"""Regions of the board: a card with a heading, a track and rows of places."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.kernel.marks import ACTIVE, CLOSED, RECONSTRUCTED, ROW_STATES, WON, arguments
from visavis.kernel.view import NOTHING_SAID, Region, Text, Track
from visavis.picture.desk import Desk
from visavis.picture.lay.cards import place_in_row, place_width, row_box, track_box
from visavis.picture.place import place
from visavis.picture.shapes import Words, draw
from visavis.picture.sheet import CARD, SIZE
from visavis.picture.svg import Box, group, title
from visavis.picture.track import battle_track


def region(d: Desk, here: Region) -> str:
    """A card, and all that lies on it."""
    shape = shape_of(here)
    box = Box(here.x, here.y, here.width, here.height)
    track = d.tracks.get(here.track)
    return group(
        card(d, here, box, track),
        heading(d, here, box, shape, track),
        battle_track(d, track, track_box(box, shape), shape) if track else "",
        *rows(d, here, box, shape),
        reconstructed(d, box) if RECONSTRUCTED in here.marks else "",
        class_=" ".join(["region", *(track.marks if track else ())]),
        data_region=here.id,
    )


def shape_of(here: Region) -> Words:
    """The measures of a card; rows without titles are worth nothing and have no numbers."""
    shape = CARD["tight" if here.width < SIZE["narrow"] else "wide"]
    return shape if here.row_titles else {**shape, "worth": 0, "gutter": 0}


def card(d: Desk, here: Region, box: Box, track: Track | None) -> str:
    marks = track.marks if track else ()
    winner = track.about if track and CLOSED in marks else -1
    words = {"corner": SIZE["card_corner"], "marks": marks, "seat": winner, "won": winner >= 0, "turn": False}
    return draw(d, "ground", box, {**words, "ringed": here.id in d.lit})


def reconstructed(d: Desk, box: Box) -> str:
    said = " ".join(d.say(notice) for notice in d.view.notices)
    return group(title(said), draw(d, "reconstructed", box, {}))


def heading(d: Desk, here: Region, box: Box, shape: Words, track: Track | None) -> str:
    """The heading, and on a tight card what its only row is worth."""
    seat = track.about if track else -1
    said = d.say_short(track.title) if track else ""
    quiet = track is not None and bool(track.marks)
    marks = row_marks(d, here.rows[0])
    priced = shape["below"] and here.row_titles
    pills = [worth(d, here.row_titles[0], marks, scorers(d, marks, track))] if priced else []
    words = {**shape, "name": d.say(here.title), "said": said, "seat": seat, "sign": d.sign(seat), "quiet": quiet}
    return draw(d, "heading", box, {**words, "pills": pills})


# Rows


def row_marks(d: Desk, row: Sequence[str]) -> tuple[str, ...]:
    return d.places[row[0]].marks if row else ()


def rows(d: Desk, here: Region, box: Box, shape: Words) -> list[str]:
    most = max(len(row) for region in d.layout.regions for row in region.rows)
    wide = place_width(box, shape, most)
    bands = [row_box(box, shape, len(here.rows), n) for n in range(len(here.rows))]
    return [row(d, here, n, band, shape, wide) for n, band in enumerate(bands)]


def row(d: Desk, here: Region, n: int, band: Box, shape: Words, wide: float) -> str:
    """A row: its number or its state, its places, what it is worth."""
    places = [d.places[each] for each in here.rows[n]]
    marks = row_marks(d, here.rows[n])
    boxes = [place_in_row(band, shape, wide, k) for k in range(len(places))]
    seats = scorers(d, marks)
    words = {
        **shape,
        **worth(d, here.row_titles[n] if here.row_titles else NOTHING_SAID, marks, seats if len(seats) < 2 else ()),
        "beside": signed(d, seats) if len(seats) > 1 else [],
        "state": next((mark for mark in marks if mark in ROW_STATES), ""),
        "number": n + 1,
        "end": boxes[-1].right if boxes else band.x,
    }
    drawn = [place(d, each, box) for each, box in zip(places, boxes, strict=True)]
    return group(draw(d, "row", band, words), *drawn, class_="row")


def signed(d: Desk, seats: Sequence[int]) -> list[Words]:
    return [{"seat": seat, "sign": d.sign(seat)} for seat in seats]


def worth(d: Desk, said: Text, marks: Sequence[str], seats: Sequence[int]) -> Words:
    """What a row is worth, and who has scored it."""
    seat = seats[0] if len(seats) == 1 else -1
    return {"said": d.say_short(said), "active": ACTIVE in marks, "seat": seat, "inside": signed(d, seats)}


def scorers(d: Desk, marks: Sequence[str], track: Track | None = None) -> tuple[int, ...]:
    """The seats that scored a row, if the view tells; of a region with a single row its track may."""
    told = tuple(int(seat) for seat in arguments(marks, WON))
    if told or track is None or CLOSED not in track.marks:
        return told
    seat = track.about
    return (seat,) if seat >= 0 else ()

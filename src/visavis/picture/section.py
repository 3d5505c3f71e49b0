"""Parts of the board without a track: sections of spaces, rows of cards, a seat's own board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.kernel.view import Count, Place, Region
from visavis.picture.desk import Desk
from visavis.picture.measure import width_of
from visavis.picture.place import place
from visavis.picture.shapes import draw
from visavis.picture.spread import is_tray
from visavis.picture.svg import Box, group, path
from visavis.picture.svg import number as length
from visavis.picture.tally import tallies, tallies_width

PAD: Final = 8.0
HEAD: Final = 32.0  # of a section
PLATE: Final = 40.0  # of a seat's own board
GAP: Final = 6.0
CARD: Final = 108.0  # the most a card on a seat's own board is wide
TITLE: Final = 17.0


def section(d: Desk, here: Region) -> str:
    """A heading, or the plate of whose board it is, above rows of places."""
    box = Box(here.x, here.y, here.width, here.height)
    own = here.owner >= 0
    top = box.y + (PLATE if own else HEAD)
    return group(
        ground(d, here, box),
        plate(d, here, Box(box.x, box.y, box.width, PLATE)) if own else heading(d, here, box),
        *rows(d, here, Box(box.x + PAD, top, box.width - 2 * PAD, box.bottom - PAD - top)),
        class_="region",
        data_region=here.id,
        data_seat=here.owner if own else None,
    )


def ground(d: Desk, here: Region, box: Box) -> str:
    turn = 0 <= here.owner == d.view.turn
    lit = here.id in d.lit and here.id not in d.places  # a section may have the name of its only space
    words = {"corner": 8, "marks": (), "seat": here.owner, "won": False, "turn": turn, "ringed": lit}
    return draw(d, "ground", box, words)


def heading(d: Desk, here: Region, box: Box) -> str:
    """Its symbol, if it has one, and its name."""
    size = 18 if d.theme.knows(here.id) else 0
    sign = d.symbol(here.id, Box(box.x + PAD, box.y + 7, size, size), d.colour.soft) if size else ""
    start = box.x + PAD + (size + 7 if size else 2)
    name = d.heading(start, box.y + 22, d.say(here.title), TITLE, box.right - PAD - start, d.colour.ink, smallest=9)
    return "\n".join(each for each in (sign, name) if each)


# A seat's own board


def plate(d: Desk, here: Region, box: Box) -> str:
    """The sign and name of a seat on its own tint, then all its numbers, the first of them the largest."""
    seat, side = here.owner, d.side(here.owner)
    counts = [count for count in d.view.counts if count.owner == seat]
    y = box.middle[1]
    name = d.say(d.view.seats[seat])
    start = box.x + 40
    wide = min(width_of(name, 18, 700), box.width * 0.2)
    scale = fitting(counts, box.right - 12 - start - wide - 18)
    return group(
        path(plate_shape(box), fill=side.tint),
        d.symbol(d.sign(seat), Box(box.x + 11, y - 11, 22, 22), side.accent),
        d.words(start, y + 6.3, name, 18, wide, d.colour.ink, 700, smallest=11),
        *tallies(d, counts, box.right - 12, y, scale),
        class_="plate",
    )


def plate_shape(box: Box) -> str:
    """Round above, straight below."""
    across, down = length(box.width - 15.2), length(box.height - 8)
    start = f"M{length(box.x + 0.6)} {length(box.bottom)}v-{down}a7 7 0 0 1 7 -7"
    return f"{start}h{across}a7 7 0 0 1 7 7v{down}z"


def fitting(counts: Sequence[Count], room: float) -> float:
    """The scale at which all the numbers fit."""
    wide = tallies_width(counts, 1.0)
    return min(1.0, room / wide) if wide else 1.0


# Rows


def rows(d: Desk, here: Region, box: Box) -> list[str]:
    many = max(1, len(here.rows))
    tall = (box.height - GAP * (many - 1)) / many
    return [
        row(d, here, [d.places[each] for each in ids], Box(box.x, box.y + n * (tall + GAP), box.width, tall))
        for n, ids in enumerate(here.rows)
    ]


def row(d: Desk, here: Region, places: Sequence[Place], box: Box) -> str:
    drawn, x = [], box.x
    for each, wide in zip(places, widths(here, places, box.width), strict=True):
        drawn.append(place(d, each, Box(x, box.y, wide, box.height)))
        x += wide + GAP
    return group(*drawn, class_="row")


def widths(here: Region, places: Sequence[Place], room: float) -> list[float]:
    """Equal shares; but on a seat's own board cards are of one width, and trays take what is left."""
    free = room - GAP * (len(places) - 1)
    share = free / max(1, len(places))
    if here.owner < 0:
        return [share] * len(places)
    usual = min(share, CARD)
    trays = sum(is_tray(each) for each in places)
    rest = (free - usual * (len(places) - trays)) / max(1, trays)
    return [rest if is_tray(each) else usual for each in places]

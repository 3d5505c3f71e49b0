"""Parts of the board without a track: sections of spaces, rows of cards, a seat's own board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.kernel.view import Count, Place, Region
from visavis.picture.desk import Desk
from visavis.picture.head import marks_of
from visavis.picture.lay.cards import lay_heading
from visavis.picture.lay.heads import marks_width, worn_marks
from visavis.picture.measure import width_of
from visavis.picture.place import place
from visavis.picture.shapes import draw
from visavis.picture.sheet import SIZE
from visavis.picture.spread import even_size, is_tray
from visavis.picture.svg import Box, group, path
from visavis.picture.svg import number as length
from visavis.picture.tally import tallies, tallies_width

PAD: Final = SIZE["section_pad"]
GAP: Final = SIZE["section_gap"]
PLATE: Final = 40.0  # of a seat's own board
MARK: Final = 5.0  # how far below the edge of a section its marks are
CARD: Final = 108.0  # the most a card on a seat's own board is wide


def section(d: Desk, here: Region) -> str:
    """A heading, or the plate of whose board it is, above rows of places."""
    box = frame(here)
    own = here.owner >= 0
    boxes = place_boxes(d, here)
    most = even_size(d, [(d.places[each], where) for each, where in boxes.items()])
    return group(
        ground(d, here, box),
        plate(d, here, Box(box.x, box.y, box.w, PLATE)) if own else heading(d, here, box),
        *(place(d, d.places[each], where, most) for each, where in boxes.items()),
        class_="region",
        data_region=here.id,
        data_seat=here.owner if own else None,
    )


def frame(here: Region) -> Box:
    return Box(here.x, here.y, here.width, here.height)


def ground(d: Desk, here: Region, box: Box) -> str:
    turn = 0 <= here.owner == d.view.turn
    lit = here.id in d.lit and here.id not in d.places  # a section may have the name of its only space
    words = {
        "corner": SIZE["section_corner"],
        "marks": (),
        "seat": here.owner,
        "won": False,
        "turn": turn,
        "ringed": lit,
    }
    return draw(d, "ground", box, words)


def heading(d: Desk, here: Region, box: Box) -> str:
    letters, sign = d.theme.file.heading, here.id if d.theme.knows(here.id) else ""
    marks = marks_of(d, here.marks)
    taken = marks_width(marks)
    worn = worn_marks(marks, Box(box.x, box.y + MARK, box.w - PAD, 0))
    laid = lay_heading(d.say(here.title), d.say_short(here.title), sign, letters.letter, box.w - taken)
    font = letters.font if laid["fits"] else ""
    return draw(d, "section", box, {**laid, "sign": sign, "font": font, "worn": worn, "taken": taken})


# A seat's own board


def plate(d: Desk, here: Region, box: Box) -> str:
    """The sign and name of a seat on its own tint, then all its numbers, the first of them the largest."""
    seat, side = here.owner, d.side(here.owner)
    counts = [count for count in d.view.counts if count.owner == seat]
    y = box.middle[1]
    name = d.say(d.view.seats[seat])
    start = box.x + 40
    wide = min(width_of(name, 18, 700), box.w * 0.2)
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
    across, down = length(box.w - 15.2), length(box.h - 8)
    start = f"M{length(box.x + 0.6)} {length(box.bottom)}v-{down}a7 7 0 0 1 7 -7"
    return f"{start}h{across}a7 7 0 0 1 7 7v{down}z"


def fitting(counts: Sequence[Count], room: float) -> float:
    """The scale at which all the numbers fit."""
    wide = tallies_width(counts, 1.0)
    return min(1.0, room / wide) if wide else 1.0


# Rows


def place_boxes(d: Desk, here: Region) -> dict[str, Box]:
    top = here.y + (PLATE if here.owner >= 0 else SIZE["section_head"])
    many = max(1, len(here.rows))
    tall = (here.y + here.height - PAD - top - GAP * (many - 1)) / many
    found: dict[str, Box] = {}
    for n, row in enumerate(here.rows):
        x = here.x + PAD
        for each, wide in zip(row, widths(here, [d.places[id] for id in row], here.width - 2 * PAD), strict=True):
            found[each] = Box(x, top + n * (tall + GAP), wide, tall)
            x += wide + GAP
    return found


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

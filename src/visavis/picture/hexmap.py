"""Maps of hexes: the ground and how high it lies, roads and walls, and the counters that stand there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from visavis.kernel.marks import HELD, HIDDEN, SPENT, arguments
from visavis.kernel.view import NOBODY, Place, Spot, Thing
from visavis.picture.chip import piece
from visavis.picture.desk import Desk
from visavis.picture.shapes import NOWHERE, Words, draw
from visavis.picture.sheet import SIZE
from visavis.picture.spread import fill
from visavis.picture.svg import Box, centred, group, title
from visavis.picture.svg import number as length

WALL: Final = "wall"  # lies on the side between two hexes; all other paths go from centre to centre
STATES: Final = (SPENT, HIDDEN)


def hexmap(d: Desk) -> str:
    """The ground first, then what crosses it, then what stands on it."""
    spots = d.layout.spots
    if not spots:
        return ""
    here = [place for place in d.view.places if place.id in spots]
    return group(
        group(*(ground(d, place, spots[place.id]) for place in here), class_="grounds"),
        slopes(d, here),
        group(*ways(d, wall=False), class_="roads"),
        group(*ways(d, wall=True), class_="walls"),
        each_hex(d, here, "hex_marks", class_="marks"),
        each_hex(d, [place for place in here if place.id in d.lit], "hex_ring", class_="lit"),
        each_hex(d, here, "hex_label", class_="labels"),
        *(counter(d, thing, box) for place in here for thing, box in standing(d, place, spots[place.id])),
        class_="map",
    )


def each_hex(d: Desk, here: Sequence[Place], shape: str, class_: str) -> str:
    words = [(place, {"label": label_of(d, place), "badges": list(badges(d, place))}) for place in here]
    return group(*(draw(d, shape, spot_box(d.layout.spots[place.id]), told) for place, told in words), class_=class_)


# The ground


def spot_box(spot: Spot) -> Box:
    return centred(spot.x, spot.y, 2 * spot.size, 2 * spot.size * SIZE["hex_half"])


def ground(d: Desk, where: Place, spot: Spot) -> str:
    words = {"kind": where.kind, "number": where.number, "ground": fill(d, where.kind)}
    drawn = draw(d, "hex", spot_box(spot), words)
    return group(title(d.say(where.title)), drawn, class_=f"place {where.kind}", data_place=where.id)


def slopes(d: Desk, here: Sequence[Place]) -> str:
    """A line where the ground falls."""
    falls = [(high, low) for high in here if high.number > 0 for low in here if low.number < high.number]
    spots = d.layout.spots
    sides = [side_between(spots[high.id], spots[low.id]) for high, low in falls if are_beside(d, high, low)]
    return draw(d, "slope", NOWHERE, {"strokes": "".join(sides)}) if sides else ""


def are_beside(d: Desk, one: Place, other: Place) -> bool:
    a, b = d.layout.spots[one.id], d.layout.spots[other.id]
    return hypot(a.x - b.x, a.y - b.y) < SIZE["hex_beside"] * a.size


def label_of(d: Desk, where: Place) -> str:
    return d.short(where.title) or where.id


def badges(d: Desk, where: Place) -> Iterator[Words]:
    """Who holds it, and what else is marked there."""
    for seat in map(int, arguments(where.marks, HELD)):
        yield {"seat": seat, "sign": d.sign(seat)}
    for mark in where.marks:
        if mark in d.theme.file.mark:
            yield {"seat": NOBODY, "sign": d.theme.file.mark[mark]}


# What crosses it


def ways(d: Desk, wall: bool) -> Iterator[str]:
    """From centre to centre, or the sides between two hexes; all of a kind in one stroke."""
    stroke = side_between if wall else way_between
    paths = [each for each in d.layout.paths if (each[0] == WALL) == wall]
    for kind in dict.fromkeys(kind for kind, _, _ in paths):
        ends = [(d.layout.spots[a], d.layout.spots[b]) for each, a, b in paths if each == kind]
        words = {"strokes": "".join(stroke(a, b) for a, b in ends), "wide": ends[0][0].size}
        yield draw(d, "wall" if wall else "road", NOWHERE, words)


def way_between(one: Spot, other: Spot) -> str:
    return f"M{length(one.x)} {length(one.y)}L{length(other.x)} {length(other.y)}"


def side_between(one: Spot, other: Spot) -> str:
    """The side two neighbours share."""
    across, down = other.x - one.x, other.y - one.y
    scale = one.size / 2 / hypot(across, down)
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    right, below = -down * scale, across * scale
    return f"M{length(x - right)} {length(y - below)}L{length(x + right)} {length(y + below)}"


# What stands on it


def standing(d: Desk, where: Place, spot: Spot) -> Iterator[tuple[Thing, Box]]:
    """Everything in a hex with a square of its own; nothing hides anything."""
    things = d.things.get(where.id, ())
    yield from zip(things, squares(spot, len(things)), strict=True)


def squares(spot: Spot, many: int) -> list[Box]:
    """So many squares in as many columns as make them largest, the last row in the middle."""
    if not many:
        return []
    room = (SIZE["hex_wide"] * spot.size, SIZE["hex_tall"] * spot.size)
    across = max(range(1, many + 1), key=lambda n: share_of(room, n, many))
    share = share_of(room, across, many)
    side = min(share * SIZE["counter_share"], SIZE["counter_most"] * spot.size)
    rows = -(-many // across)
    found = []
    for n in range(many):
        row, column = divmod(n, across)
        in_row = min(across, many - row * across)
        x = spot.x + (column - (in_row - 1) / 2) * share
        y = spot.y + SIZE["hex_lower"] * spot.size + (row - (rows - 1) / 2) * share
        found.append(centred(x, y, side, side))
    return found


def share_of(room: tuple[float, float], across: int, many: int) -> float:
    return min(room[0] / across, room[1] / -(-many // across))


def counter(d: Desk, thing: Thing, box: Box) -> str:
    states = [mark for mark in STATES if mark in thing.marks]
    drawn = draw(d, "counter", box, piece(d, thing))
    return group(title(d.say(thing.title)), drawn, class_=" ".join(["thing", "counter", *states]), data_thing=thing.id)

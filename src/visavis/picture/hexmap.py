"""Maps of hexes: the ground and how high it lies, roads and walls, and the counters that stand there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import cos, hypot, radians, sin, sqrt
from typing import Final

from visavis.kernel.view import HELD, HIDDEN, NEWEST, SPENT, Place, Spot, Thing, arguments
from visavis.picture.chip import newest_ring
from visavis.picture.desk import Desk
from visavis.picture.measure import HEAVY
from visavis.picture.outline import outline
from visavis.picture.place import fill
from visavis.picture.svg import Attribute, Box, centred, circle, group, path, rect, title
from visavis.picture.svg import number as length
from visavis.picture.theme import FACE_DOWN

HALF: Final = sqrt(3) / 2  # from the centre of a hex to its upper side, in sizes
BESIDE: Final = 2 * HALF * 1.05  # neighbours are no farther from each other, in sizes

WALL: Final = "wall"  # lies on the side between two hexes; all other paths go from centre to centre
RING: Final = 0.91  # of what is lit, in sizes: inside its hex, so that no neighbour covers it
LABEL: Final = 0.27  # in sizes
SHADE: Final = 0.13  # of each step of height
SIGN_SHADE: Final = 0.5  # of the sign of the ground

ROOM: Final = (1.66, 1.42)  # of all counters in a hex, in sizes
LOWER: Final = 0.12  # how much lower they stand, below the label
COUNTER: Final = 0.92  # side of a counter, in those of its share
LARGEST: Final = 1.2  # the most it is, in sizes
CORNERS: Final = (0.1, 0.32)  # of the first seat and of the second, in sides
FACING: Final = ((-0.28, -0.53), (0.0, -0.69), (0.28, -0.53))  # an arrow outside the upper side, in sides
FURTHER: Final = 0.06  # how much farther out it lies at a corner
BADGE: Final = 0.19  # radius, in sides
CORNER: Final = 0.8  # where the marks of a hex lie, left and right, in sizes
CORNER_BADGE: Final = 0.14  # and their radius
BADGES: Final = ((1, -1), (-1, -1), (1, 0), (-1, 0))  # on the edge, in the order of the marks
PRINT: Final = 0.26  # of the name of a counter and its numbers, in sides
BARE: Final = 0.78  # of a symbol alone
WITH_PRINT: Final = 0.5  # and of one between its name and its numbers

HIT: Final = "hit"


def hexmap(d: Desk) -> str:
    """The ground first, then what crosses it, then what stands on it."""
    spots = d.layout.spots
    if not spots:
        return ""
    here = [place for place in d.view.places if place.id in spots]
    return group(
        group(*(ground(d, place, spots[place.id]) for place in here), class_="grounds"),
        slopes(d, here),
        roads(d),
        walls(d),
        group(*(marks(d, place, spots[place.id]) for place in here if place.marks), class_="marks"),
        *(lit_hex(d, spots[place.id]) for place in here if place.id in d.lit),
        group(*(printed(d, place, spots[place.id]) for place in here), class_="labels"),
        *(counter(d, thing, box) for place in here for thing, box in standing(d, place, spots[place.id])),
        class_="map",
    )


# The ground


def ground(d: Desk, where: Place, spot: Spot) -> str:
    """Its kind as a colour and a sign, its height as a shade."""
    shape = hexagon(spot)
    sign = centred(spot.x, spot.y, spot.size * 2, spot.size * 2)
    return group(
        title(d.say(where.title)),
        path(shape, fill=fill(d, where.kind), stroke=d.colour.ink, stroke_opacity="0.35"),
        path(shape, fill=d.colour.soft, fill_opacity=str(shade(where))) if where.number > 0 else "",
        d.symbol(where.kind, sign, d.colour.ink, opacity=str(SIGN_SHADE)),
        class_=f"place {where.kind}",
        data_place=where.id,
    )


def shade(where: Place) -> float:
    return round(SHADE * min(where.number, 3), 2)


def hexagon(spot: Spot, scale: float = 1.0) -> str:
    corners = (
        (spot.x + spot.size * scale * cos(radians(turn)), spot.y + spot.size * scale * sin(radians(turn)))
        for turn in range(0, 360, 60)
    )
    return "M" + "L".join(f"{length(x)} {length(y)}" for x, y in corners) + "z"


def slopes(d: Desk, here: Sequence[Place]) -> str:
    """A line where the ground falls."""
    falls = [(high, low) for high in here if high.number > 0 for low in here if low.number < high.number]
    spots = d.layout.spots
    sides = [side_between(spots[high.id], spots[low.id]) for high, low in falls if are_beside(d, high, low)]
    return path("".join(sides), fill="none", stroke=d.colour.soft, stroke_width=2.6, class_="slopes") if sides else ""


def are_beside(d: Desk, one: Place, other: Place) -> bool:
    a, b = d.layout.spots[one.id], d.layout.spots[other.id]
    return hypot(a.x - b.x, a.y - b.y) < BESIDE * a.size


def printed(d: Desk, where: Place, spot: Spot) -> str:
    """The label of a hex, below its upper side."""
    size = round(spot.size * LABEL, 1)
    y = spot.y - spot.size * HALF + size * 1.25
    return d.words(spot.x, y, label_of(d, where), size, spot.size * 1.1, d.colour.ink, 600, "middle", 4)


def label_of(d: Desk, where: Place) -> str:
    return d.short(where.title) or where.id


def marks(d: Desk, where: Place, spot: Spot) -> str:
    """Who holds it and what else is marked there, in its left and its right corner."""
    drawn = [each for mark in where.marks if (each := hex_badge(d, mark))]
    radius = spot.size * CORNER_BADGE
    found = []
    for (sign, ground, ink), way in zip(drawn, (-1, 1), strict=False):
        x, y = spot.x + way * CORNER * spot.size, spot.y
        found += [
            circle(x, y, radius, fill=ground, stroke=ink, stroke_width=1),
            d.symbol(sign, centred(x, y, radius * 1.4, radius * 1.4), ink),
        ]
    return group(*found) if found else ""


def hex_badge(d: Desk, mark: str) -> tuple[str, str, str] | None:
    """Symbol, ground and ink."""
    for seat in map(int, arguments((mark,), HELD)):
        side = d.side(seat)
        return d.sign(seat), side.chip, side.chip_ink
    return (d.theme.file.mark[mark], d.colour.gold, d.colour.gold_ink) if mark in d.theme.file.mark else None


def lit_hex(d: Desk, spot: Spot) -> str:
    return path(hexagon(spot, RING), fill="none", stroke=d.colour.lit_edge, stroke_width=3, class_="lit")


# What crosses it


def roads(d: Desk) -> str:
    """Every kind but walls, from centre to centre; all of a kind in one stroke, so that crossings join."""
    drawn = []
    for kind in dict.fromkeys(kind for kind, _, _ in d.layout.paths if kind != WALL):
        ways = [(d.layout.spots[a], d.layout.spots[b]) for each, a, b in d.layout.paths if each == kind]
        points = "".join(f"M{length(a.x)} {length(a.y)}L{length(b.x)} {length(b.y)}" for a, b in ways)
        wide = ways[0][0].size
        round_ends: dict[str, Attribute] = {"fill": "none", "stroke_linecap": "round"}
        drawn += [
            path(points, stroke=d.colour.soft, stroke_width=wide * 0.26, **round_ends),
            path(points, stroke=d.colour.lamp, stroke_width=wide * 0.17, **round_ends),
        ]
    return group(*drawn, class_="roads") if drawn else ""


def walls(d: Desk) -> str:
    """Thick lines of stones on the sides of hexes."""
    sides = [(d.layout.spots[a], d.layout.spots[b]) for kind, a, b in d.layout.paths if kind == WALL]
    if not sides:
        return ""
    points = "".join(side_between(a, b) for a, b in sides)
    wide = sides[0][0].size * 0.15
    stones = f"{length(wide * 0.9)} {length(wide * 0.55)}"
    return group(
        path(points, fill="none", stroke=d.colour.ink, stroke_width=wide, stroke_linecap="round"),
        path(points, fill="none", stroke=d.colour.card, stroke_width=wide * 0.4, stroke_dasharray=stones),
        class_="walls",
    )


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
    room = (ROOM[0] * spot.size, ROOM[1] * spot.size)
    across = max(range(1, many + 1), key=lambda n: share_of(room, n, many))
    share = share_of(room, across, many)
    side = min(share * COUNTER, LARGEST * spot.size)
    rows = -(-many // across)
    found = []
    for n in range(many):
        row, column = divmod(n, across)
        in_row = min(across, many - row * across)
        x = spot.x + (column - (in_row - 1) / 2) * share
        y = spot.y + LOWER * spot.size + (row - (rows - 1) / 2) * share
        found.append(centred(x, y, side, side))
    return found


def share_of(room: tuple[float, float], across: int, many: int) -> float:
    return min(room[0] / across, room[1] / -(-many // across))


def counter(d: Desk, thing: Thing, box: Box) -> str:
    """A square in the colours of its side with its symbol, where it faces, and badges."""
    x, y = box.middle
    return group(
        title(d.say(thing.title)),
        newest_ring(d, box) if NEWEST in thing.marks else "",
        lit_ring(d, thing, box) if thing.id in d.lit else "",
        facing(d, thing, box) if thing.facing >= 0 else "",
        body(d, thing, box),
        front(d, thing, box, x, y),
        *badges(d, thing, box),
        class_=" ".join(["thing", "counter", *(mark for mark in (SPENT, HIDDEN) if mark in thing.marks)]),
        data_thing=thing.id,
    )


def colours(d: Desk, thing: Thing) -> tuple[str, str, str]:
    """Ground, ink and edge; a counter that is spent is pale."""
    side = d.side(thing.owner)
    if SPENT in thing.marks:
        return side.tint, side.accent, side.accent
    return side.chip, side.chip_ink, side.chip_edge


def square(owner: int, box: Box, **attributes: Attribute) -> str:
    """Sides differ without colour, too."""
    if owner >= len(CORNERS):
        return outline(owner, box, **attributes)
    return rect(box, round(CORNERS[max(owner, 0)] * box.height, 1), **attributes)


def body(d: Desk, thing: Thing, box: Box) -> str:
    ground, _, edge = colours(d, thing)
    dashes = f"{length(box.height * 0.13)} {length(box.height * 0.08)}" if HIDDEN in thing.marks else None
    return square(thing.owner, box, fill=ground, stroke=edge, stroke_width=1.6, stroke_dasharray=dashes)


def lit_ring(d: Desk, thing: Thing, box: Box) -> str:
    ring = box.inset(-2.4, -2.4)
    return square(thing.owner, ring, fill="none", stroke=d.colour.lit_edge, stroke_width=3)


def facing(d: Desk, thing: Thing, box: Box) -> str:
    x, y = box.middle
    out = FURTHER if thing.facing % 3 else 0.0
    corners = [(x + across * box.width, y + (down - out) * box.height) for across, down in FACING]
    points = "L".join(f"{length(each)} {length(down)}" for each, down in corners)
    turn = f"rotate({thing.facing * 60} {length(x)} {length(y)})"
    edge: dict[str, Attribute] = {"stroke": d.colour.card, "stroke_width": 1, "stroke_linejoin": "round"}
    return path(f"M{points}z", fill=d.colour.ink, transform=turn, class_="facing", **edge)


def front(d: Desk, thing: Thing, box: Box, x: float, y: float) -> str:
    """Its name above the symbol, its numbers below."""
    _, ink, _ = colours(d, thing)
    name = FACE_DOWN if thing.kind == FACE_DOWN else d.theme.piece(thing.kind).symbol
    if not thing.label:
        return d.symbol(name, centred(x, y, box.height * BARE, box.height * BARE), ink)
    size = round(box.height * PRINT, 1)
    room = box.width * 0.92 / max(1, len(thing.numbers))
    lower = y if thing.numbers else y + box.height * 0.1
    print_at = partial(d.words, size=size, fill=ink, weight=HEAVY, anchor="middle", smallest=size * 0.5)
    left, below = box.x + box.width * 0.04, box.bottom - size * 0.26
    return "\n".join(
        (
            d.symbol(name, centred(x, lower, box.height * WITH_PRINT, box.height * WITH_PRINT), ink),
            print_at(x, box.y + size * 1.02, d.label(thing), room=box.width * 0.6),
            *(print_at(left + room * (n + 0.5), below, said, room=room * 0.96) for n, said in enumerate(thing.numbers)),
        )
    )


def badges(d: Desk, thing: Thing, box: Box) -> Iterator[str]:
    """The signs of its marks, on its edge."""
    signs = [(mark, d.theme.file.mark[mark]) for mark in thing.marks if mark in d.theme.file.mark]
    x, y = box.middle
    radius, away = box.height * BADGE, box.height * 0.46
    for (mark, sign), (right, down) in zip(signs, BADGES, strict=False):
        at = (x + right * away, y + down * away)
        ground, ink = (d.colour.newest, d.colour.card) if mark == HIT else (d.colour.card, d.colour.ink)
        yield group(
            circle(*at, radius, fill=ground, stroke=ink, stroke_width=1),
            d.symbol(sign, centred(*at, radius * 1.5, radius * 1.5), ink),
            class_=f"badge {mark}",
        )

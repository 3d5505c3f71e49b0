"""Maps of hexes: the ground and how high it lies, roads and walls, and the counters that stand there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from visavis.kernel.marks import HELD, HIDDEN, OBJECTIVE, SCORES, SPENT, arguments
from visavis.kernel.view import NOBODY, Place, Spot, Thing
from visavis.picture.chip import piece
from visavis.picture.desk import Desk
from visavis.picture.lay.hexes import is_side, outline_of, slopes, spot_box, squares, strokes_of, turn_of
from visavis.picture.shapes import NOWHERE, Words, draw
from visavis.picture.spread import fill
from visavis.picture.svg import Box, group, title

STATES: Final = (SPENT, HIDDEN)
FLAGGED: Final = (OBJECTIVE, SCORES)  # they have a flag above whatever stands there


def hexmap(d: Desk) -> str:
    """The ground first, then what crosses it, then what stands on it."""
    spots = d.layout.spots
    if not spots:
        return ""
    here = [place for place in d.view.places if place.id in spots]
    return group(
        group(*(ground(d, place, spots[place.id]) for place in here), class_="grounds"),
        falls(d, here),
        group(*ways(d, sides=False), class_="roads"),
        group(*ways(d, sides=True), class_="walls"),
        each_hex(d, here, "hex_marks", class_="marks"),
        each_hex(d, [place for place in here if place.id in d.lit], "hex_ring", class_="lit"),
        each_hex(d, here, "hex_label", class_="labels"),
        *(counter(d, thing, box, spots[place.id]) for place in here for thing, box in standing(d, place)),
        each_hex(d, [place for place in here if is_flagged(place)], "hex_flag", class_="flags"),
        class_="map",
    )


def each_hex(d: Desk, here: Sequence[Place], shape: str, class_: str) -> str:
    return group(*(draw(d, shape, spot_box(d.layout.spots[each.id]), told(d, each)) for each in here), class_=class_)


def told(d: Desk, where: Place) -> Words:
    words = {
        "kind": where.kind,
        "number": where.number,
        "ground": fill(d, where.kind),
        "label": label_of(d, where),
        "named": bool(d.short(where.title)),
    }
    sign = d.theme.file.mark.get(SCORES, "") if SCORES in where.marks else ""
    return {**words, "badges": list(badges(d, where)), "outline": outline_of(d.layout.spots[where.id]), "sign": sign}


def is_flagged(where: Place) -> bool:
    return any(mark in where.marks for mark in FLAGGED)


def ground(d: Desk, where: Place, spot: Spot) -> str:
    drawn = draw(d, "hex", spot_box(spot), told(d, where))
    return group(title(d.say(where.title)), drawn, class_=f"place {where.kind}", data_place=where.id)


def falls(d: Desk, here: Sequence[Place]) -> str:
    strokes = slopes([(d.layout.spots[place.id], place.number) for place in here])
    return draw(d, "slope", NOWHERE, {"strokes": strokes}) if strokes else ""


def label_of(d: Desk, where: Place) -> str:
    return d.short(where.title) or where.id


def badges(d: Desk, where: Place) -> Iterator[Words]:
    """Who holds it, and what else is marked there."""
    for seat in map(int, arguments(where.marks, HELD)):
        yield {"seat": seat, "sign": d.sign(seat)}
    for mark in where.marks:
        if mark in d.theme.file.mark and mark not in FLAGGED:
            yield {"seat": NOBODY, "sign": d.theme.file.mark[mark]}


def ways(d: Desk, sides: bool) -> Iterator[str]:
    """What crosses the ground, or lies between; all of a kind in one stroke."""
    wide = next(iter(d.layout.spots.values())).size
    for kind in dict.fromkeys(kind for kind, _, _ in d.layout.paths if is_side(kind) == sides):
        strokes = strokes_of(kind, d.layout.paths, d.layout.spots)
        yield draw(d, kind, NOWHERE, {"strokes": strokes, "wide": wide, "ground": fill(d, kind)})


# What stands on it


def standing(d: Desk, where: Place) -> Iterator[tuple[Thing, Box]]:
    things = d.things.get(where.id, ())
    yield from zip(things, squares(d.layout.spots[where.id], len(things)), strict=True)


def counter(d: Desk, thing: Thing, box: Box, spot: Spot) -> str:
    states = [mark for mark in STATES if mark in thing.marks]
    drawn = draw(d, "counter", box, {**piece(d, thing), "turn": turn_of(thing.facing, spot)})
    return group(title(d.say(thing.title)), drawn, class_=" ".join(["thing", "counter", *states]), data_thing=thing.id)

"""Pieces: what their shapes are told of them."""

from __future__ import annotations

from visavis.kernel.view import Thing
from visavis.picture.desk import Desk
from visavis.picture.shapes import Words, draw
from visavis.picture.svg import Box, group, title
from visavis.picture.theme import FACE_DOWN


def chip(d: Desk, thing: Thing, box: Box) -> str:
    """A thing that covers its place; of one's own it is known that they can be touched."""
    words = {**piece(d, thing), "ringed": thing.id in d.lit and thing.owner != d.view.seat}
    return group(title(d.say(thing.title)), draw(d, "chip", box, words), class_="thing", data_thing=thing.id)


def piece(d: Desk, thing: Thing) -> Words:
    marks = d.theme.file.mark
    return {
        "seat": thing.owner,
        "form": form_of(d, thing.owner),
        "label": d.label(thing),
        "numbers": thing.numbers,
        "facing": thing.facing,
        "marks": thing.marks,
        "symbol": FACE_DOWN if thing.kind == FACE_DOWN else d.theme.piece(thing.kind).symbol,
        "badge": badge_of(d, thing),
        "badges": [{"mark": mark, "sign": marks[mark]} for mark in thing.marks if mark in marks],
        "ringed": thing.id in d.lit,
    }


def form_of(d: Desk, seat: int) -> int:
    """A side keeps the form of its counters, whoever plays it: its place among those of the theme."""
    names = list(d.colour.side)
    return names.index(d.sign(seat)) if d.sign(seat) in names else seat


def badge_of(d: Desk, thing: Thing) -> str:
    """The sign of an ability, or of what the piece has become."""
    identity = thing.stands_for
    return d.theme.piece(identity).symbol if identity else d.theme.piece(thing.kind).badge

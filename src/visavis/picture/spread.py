"""Places whose print stays visible: spaces with a face, trays, cards laid out; pieces stand below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from visavis.kernel.marks import HELD, LACKS, arguments, words
from visavis.kernel.view import NOBODY, Place, Thing
from visavis.picture.chip import piece
from visavis.picture.desk import Desk
from visavis.picture.head import card_head, head_of
from visavis.picture.lay.faces import face_signs, face_size
from visavis.picture.lay.heads import head_words
from visavis.picture.lay.prints import parts_of_card
from visavis.picture.lay.prints import spread as laid_out
from visavis.picture.shapes import Words, draw
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box, group, title
from visavis.picture.theme import FACE_DOWN


def spread(d: Desk, where: Place, box: Box, most: float) -> str:
    """A place, its print above and what lies there below; cards cover all but its head."""
    cards, pawns = lying(d, where)
    laid = laid_out(head_of(d, where), box, is_tray(where), len(cards), len(pawns))
    told = {
        "name": d.short(where.title),
        "tray": is_tray(where),
        "empty": not cards and not pawns,
        "paper": paper(d, where.symbol),
        "marks": words(where.marks),
        "held": bool(holder := arguments(where.marks, HELD)),
        "seat": int(holder[0]) if holder else NOBODY,
        "hatch": d.link("hatch"),
        "heads": [head_words(laid["printed"], laid["head"])] if laid["head"] else [],
        "signs": signs(d, where.face, laid["face"], most) if laid["face"] else [],
        "ringed": where.id in d.lit,
    }
    return group(
        title(d.say(where.title)),
        draw(d, "print", box, told),
        *(laid_thing(d, thing, card(d, thing, at, most)) for thing, at in zip(cards, laid["cards"], strict=True)),
        *(laid_thing(d, thing, pawn(d, thing, at)) for thing, at in zip(pawns, laid["pawns"], strict=True)),
        class_=" ".join(["place", where.kind, *(mark.replace(" ", "-") for mark in where.marks)]),
        data_place=where.id,
    )


def lying(d: Desk, where: Place) -> tuple[list[Thing], list[Thing]]:
    """Cards, and pieces."""
    things = d.things.get(where.id, ())
    return [thing for thing in things if is_card(thing)], [thing for thing in things if not is_card(thing)]


def signs(d: Desk, face: Sequence[str], box: Box, most: float, missing: Sequence[str] = ()) -> list[Words]:
    """A face sign by sign, in symbols of the theme."""
    named = d.theme.file.sign
    return [{**sign, "name": named.get(sign["name"], sign["name"])} for sign in face_signs(face, box, most, missing)]


def even_size(d: Desk, places: Sequence[tuple[Place, Box]]) -> float:
    """The size at which all faces of these places and of the cards there can be read, whoever stands there."""
    return min((size for where, box in places for size in face_sizes(d, where, box)), default=SIZE["face_largest"])


def face_sizes(d: Desk, where: Place, box: Box) -> Iterator[float]:
    cards, _ = lying(d, where)
    laid = laid_out(head_of(d, where), box, is_tray(where), len(cards), 0)
    for thing, at in zip(cards, laid["cards"], strict=True):
        if thing.face:
            yield face_size(thing.face, parts_of_card(card_head(d, thing), at)["face"])
    if laid["face"] and where.face:
        yield face_size(where.face, laid["face"])


def is_card(thing: Thing) -> bool:
    return bool(thing.face) or thing.kind == FACE_DOWN


def is_tray(where: Place) -> bool:
    """Nothing is printed on it."""
    return not where.face and not where.symbol


def fill(d: Desk, kind: str) -> str:
    colours = d.colour.fill.get(kind, (d.colour.card,))
    return colours[0] if len(colours) == 1 else d.link(f"fill-{kind}")


def paper(d: Desk, symbol: str) -> str:
    """The colour of whatever shows this symbol."""
    return d.colour.fill.get(symbol, (d.colour.card,))[0]


# What lies there


def laid_thing(d: Desk, thing: Thing, drawn: str) -> str:
    return group(title(d.say(thing.title)), drawn, class_="thing", data_thing=thing.id)


def pawn(d: Desk, thing: Thing, box: Box) -> str:
    return draw(d, "pawn", box, piece(d, thing))


def card(d: Desk, thing: Thing, box: Box, most: float) -> str:
    """A card: its kind, its name, its face; or its back."""
    down = thing.kind == FACE_DOWN
    parts = parts_of_card(card_head(d, thing), box)
    told = {
        "down": down,
        "seat": thing.owner,
        "paper": "tint" if down else paper(d, thing.kind),
        "heads": [] if down else [head_words(card_head(d, thing), parts["head"])],
        "signs": [] if down else signs(d, thing.face, parts["face"], most, arguments(thing.marks, LACKS)),
        "ringed": thing.id in d.lit,
    }
    return draw(d, "card", box, told)

"""Places whose print stays visible: spaces with a face, trays, cards laid out; pieces stand below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from visavis.kernel.marks import LACKS, arguments, words
from visavis.kernel.view import Place, Thing
from visavis.picture.chip import piece
from visavis.picture.desk import Desk
from visavis.picture.face import face_signs, fit_face
from visavis.picture.head import Head, head_height, head_words, marks_of, marks_width, room_beside
from visavis.picture.shapes import draw
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box, group, title
from visavis.picture.theme import FACE_DOWN

PAD: Final = SIZE["print_pad"]
GAP: Final = SIZE["pawn_gap"]


class Spread(NamedTuple):
    """What is printed at its head, and where its parts lie."""

    printed: Head
    head: Box | None
    face: Box | None
    spots: Mapping[str, Box]


def spread(d: Desk, where: Place, box: Box, most: float) -> str:
    """A place, its print above and what lies there below; cards cover all but its head."""
    lying = d.things.get(where.id, ())
    laid = lay(d, where, box, lying)
    told = {
        "name": d.short(where.title),
        "tray": is_tray(where),
        "empty": not lying,
        "paper": paper(d, where.symbol),
        "marks": words(where.marks),
        "hatch": d.link("hatch"),
        "heads": [head_words(d, laid.printed, laid.head)] if laid.head else [],
        "signs": face_signs(d, where.face, laid.face, most) if laid.face else [],
        "ringed": where.id in d.lit,
    }
    return group(
        title(d.say(where.title)),
        draw(d, "print", box, told),
        *(laid_thing(d, thing, laid.spots[thing.id], most) for thing in lying),
        class_=" ".join(["place", where.kind, *(mark.replace(" ", "-") for mark in where.marks)]),
        data_place=where.id,
    )


def lay(d: Desk, where: Place, box: Box, lying: Sequence[Thing]) -> Spread:
    """Its print above and what lies there below, or beside its head where there is room."""
    cards = [thing for thing in lying if is_card(thing)]
    pawns = [thing for thing in lying if not is_card(thing)]
    tray, whole = is_tray(where), head_of(d, where)
    headed = not tray and bool(whole.number or whole.name or whole.marks)
    line = Box(box.x + PAD, box.y + SIZE["print_top"], box.width - 2 * PAD, 0)
    top = beside_head(d, whole, len(pawns), line) if headed and pawns else None
    printed = top[0] if top else whole
    head = line._replace(height=head_height(d, printed, line.width))
    start = max(head.bottom, top[1].bottom if top else 0) if headed else box.y
    body = Box(box.x, start, box.width, box.bottom - start)
    foot = pawns_height(len(pawns), body) if pawns and not tray and not top else 0.0
    free, tight = SIZE["print_foot"], SIZE["print_tight"]
    lower = Box(body.x, body.bottom - foot, body.width, foot)
    below = body.inset(PAD, tight) if tray else lower.inset(free, 0)
    inner = Box(body.x, body.y, body.width, body.height - foot - free)
    face = inner.inset(tight if box.width < SIZE["print_narrow"] else PAD, 0)
    standing = in_row(pawns, top[1]) if top else crowd(pawns, below, tray)
    spots = dict([*row_of_cards(cards, body, tray), *standing])
    return Spread(printed, head if headed else None, None if cards else face, spots)


def beside_head(d: Desk, whole: Head, many: int, line: Box) -> tuple[Head, Box] | None:
    """Room for pieces in the line of the head, if need be in place of its symbol: the paper tells the kind, too."""
    if not whole.number or whole.name:
        return None
    for head in (whole, whole._replace(sign="")):
        size = min(SIZE["pawn_head"], room_beside(d, head, line.width) / many - GAP)
        wide = many * (size + GAP)
        if size >= SIZE["pawn_least"]:
            return head, Box(line.right - marks_width(head.marks) - wide + GAP, line.y - 0.5, wide, size)
    return None


def even_size(d: Desk, places: Sequence[tuple[Place, Box]]) -> float:
    """The size at which all faces of these places and of the cards there can be read, whoever stands there."""
    return min((size for where, box in places for size in face_sizes(d, where, box)), default=SIZE["face_largest"])


def face_sizes(d: Desk, where: Place, box: Box) -> Iterator[float]:
    cards = [thing for thing in d.things.get(where.id, ()) if is_card(thing)]
    laid = lay(d, where, box, cards)
    for thing in cards:
        if thing.face:
            yield fit_face(thing.face, *parts_of_card(d, thing, laid.spots[thing.id])[1][2:]).size
    if laid.face and where.face:
        yield fit_face(where.face, *laid.face[2:]).size


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


def head_of(d: Desk, where: Place) -> Head:
    number = number_of(d, where) if where.number else ""
    name = d.short(where.title)
    sign = where.symbol if bool(number) != bool(name) else ""  # beside both there is no room
    return Head(sign, number, name, marks_of(d, where.marks))


def number_of(d: Desk, where: Place) -> str:
    """How the theme shows the number beside its symbol."""
    return d.theme.file.number.get(where.symbol, "").format(where.number)


# Cards

Spots = list[tuple[str, Box]]


def row_of_cards(cards: Sequence[Thing], body: Box, tray: bool) -> Spots:
    """Side by side; a card that has a wide tray to itself is no wider than a card is."""
    room = body.inset(SIZE["card_free"], SIZE["card_free"])
    share = room.width / max(1, len(cards))
    wide = min(share, room.height * SIZE["card_widest"]) if tray and room.width > 2 * room.height else share
    gap = SIZE["card_gap"] if len(cards) > 1 else 0
    boxes = [Box(room.x + n * wide, room.y, wide - gap, room.height) for n in range(len(cards))]
    return [(thing.id, box) for thing, box in zip(cards, boxes, strict=True)]


def laid_thing(d: Desk, thing: Thing, box: Box, most: float) -> str:
    drawn = card(d, thing, box, most) if is_card(thing) else draw(d, "pawn", box, piece(d, thing))
    return group(title(d.say(thing.title)), drawn, class_="thing", data_thing=thing.id)


def card(d: Desk, thing: Thing, box: Box, most: float) -> str:
    """A card: its kind, its name, its face; or its back."""
    down = thing.kind == FACE_DOWN
    head, face = parts_of_card(d, thing, box)
    told = {
        "down": down,
        "seat": thing.owner,
        "paper": "tint" if down else paper(d, thing.kind),
        "heads": [] if down else [head_words(d, card_head(d, thing), head)],
        "signs": [] if down else face_signs(d, thing.face, face, most, arguments(thing.marks, LACKS)),
        "ringed": thing.id in d.lit,
    }
    return draw(d, "card", box, told)


def card_head(d: Desk, thing: Thing) -> Head:
    name = d.short(thing.title)
    return Head(thing.kind, "" if name else thing.label, name, marks_of(d, thing.marks))


def parts_of_card(d: Desk, thing: Thing, box: Box) -> tuple[Box, Box]:
    """Where its head and its face are printed."""
    edge, top = SIZE["card_edge"], SIZE["card_top"]
    wide = box.width - 2 * edge
    head = Box(box.x + edge, box.y + top, wide, head_height(d, card_head(d, thing), wide))
    return head, Box(box.x + top, head.bottom, box.width - 2 * top, box.bottom - head.bottom - top)


# Pieces


def in_row(pawns: Sequence[Thing], box: Box) -> Spots:
    step = box.height + GAP
    return [(thing.id, Box(box.x + n * step, box.y, box.height, box.height)) for n, thing in enumerate(pawns)]


def pawns_height(many: int, body: Box) -> float:
    """One line of pieces, or two smaller ones."""
    pawn = SIZE["pawn"]
    if many * (pawn + GAP) <= body.width:
        return min(pawn + SIZE["pawn_foot"], body.height * SIZE["pawn_share"])
    return min(body.height * SIZE["pawn_shares"], pawn * 2)


def crowd(pawns: Sequence[Thing], box: Box, tray: bool) -> Spots:
    """Pieces in lines, as large as there is room for; in a tray from the left, else in the middle."""
    if not pawns:
        return []
    size = pawn_size(len(pawns), box, SIZE["pawn_tray"] if tray else SIZE["pawn"])
    pitch = size + GAP
    across = max(1, int((box.width + GAP) // pitch))
    lines = [pawns[n : n + across] for n in range(0, len(pawns), across)]
    x, y = box.middle
    top = y - len(lines) * pitch / 2 + 1
    starts = [box.x if tray else x - len(each) * pitch / 2 + 1 for each in lines]
    return [
        (thing.id, Box(starts[n] + k * pitch, top + n * pitch, size, size))
        for n, each in enumerate(lines)
        for k, thing in enumerate(each)
    ]


def pawn_size(many: int, box: Box, largest: float) -> float:
    size = largest
    while (
        size > SIZE["pawn_tiny"] and ((box.width + GAP) // (size + GAP)) * ((box.height + GAP) // (size + GAP)) < many
    ):
        size -= SIZE["step"]
    return size

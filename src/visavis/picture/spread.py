"""Places whose print stays visible: spaces with a face, trays, cards laid out; pieces stand below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.kernel.view import Place, Thing
from visavis.picture.chip import piece
from visavis.picture.desk import Desk
from visavis.picture.face import face
from visavis.picture.measure import HEAVY, width_of
from visavis.picture.shapes import draw
from visavis.picture.svg import Attribute, Box, centred, group, rect, text, title
from visavis.picture.theme import FACE_DOWN

RADIUS: Final = 6
PAD: Final = 5.0
HEAD: Final = 17.0  # of a card or a space: its symbol, its name, its marks
NAME: Final = 11.0  # size of a name
PAWN: Final = 24.0  # a piece on a space
TRAY_PAWN: Final = 31.0  # and in a tray
CARD: Final = 1.0  # width of a card that has room enough, in heights
BESIDE: Final = 3.0  # between pieces
WIDE_TRAY: Final = 2.0  # width of a tray for several cards, in heights
CARD_GAP: Final = 3.0
CLOSED: Final = 0.5


def spread(d: Desk, where: Place, box: Box) -> str:
    """A place, its print above and what lies there below; cards cover all but its head."""
    lying = d.things.get(where.id, ())
    cards = [thing for thing in lying if is_card(thing)]
    pawns = [thing for thing in lying if not is_card(thing)]
    tray = is_tray(where)
    headed = not tray and bool(printed_number(d, where) or name_of(d, where) or marks_of(d, where.marks))
    head = Box(box.x + PAD, box.y + 3, box.width - 2 * PAD, HEAD)
    body = Box(box.x, head.bottom, box.width, box.bottom - head.bottom) if headed else box
    foot = pawns_height(len(pawns), body) if pawns and not tray else 0.0
    return group(
        title(d.say(where.title)),
        tray_ground(d, where, box, empty=not lying) if tray else ground(d, where, box),
        header(d, where, head) if headed else "",
        "" if cards else face(d, where.face, Box(body.x + PAD, body.y, body.width - 2 * PAD, body.height - foot - 3)),
        *row_of_cards(d, cards, body, tray),
        *crowd(
            d, pawns, body.inset(PAD, 2) if tray else Box(body.x + 3, body.bottom - foot, body.width - 6, foot), tray
        ),
        class_=" ".join(["place", where.kind, *(mark.replace(" ", "-") for mark in where.marks)]),
        opacity=CLOSED if "closed" in where.marks else None,
        data_place=where.id,
    )


def is_card(thing: Thing) -> bool:
    return bool(thing.face) or thing.kind == FACE_DOWN


def is_tray(where: Place) -> bool:
    """Nothing is printed on it."""
    return not where.face and not where.symbol


def lit_stroke(d: Desk, lit: bool) -> dict[str, Attribute]:
    if lit:
        return {"stroke": d.colour.lit_edge, "stroke_width": 2.4}
    return {"stroke": d.colour.edge, "stroke_width": 1.1}


def ground(d: Desk, where: Place, box: Box) -> str:
    return rect(box, RADIUS, fill=paper(d, where.symbol), **lit_stroke(d, where.id in d.lit))


def fill(d: Desk, kind: str) -> str:
    colours = d.colour.fill.get(kind, (d.colour.card,))
    return colours[0] if len(colours) == 1 else d.link(f"fill-{kind}")


def paper(d: Desk, symbol: str) -> str:
    """The colour of whatever shows this symbol."""
    return d.colour.fill.get(symbol, (d.colour.card,))[0]


def tray_ground(d: Desk, where: Place, box: Box, empty: bool) -> str:
    """Broken lines; while nothing lies there, it says what it is for."""
    dashes = None if where.id in d.lit else "3 4"
    x, y = box.middle
    area = rect(box, RADIUS, fill=d.colour.lamp, stroke_dasharray=dashes, **lit_stroke(d, where.id in d.lit))
    name = name_of(d, where) if empty else ""
    return area + "\n" + d.words(x, y + 4.5, name, 13, box.width - 8, d.colour.soft, anchor="middle") if name else area


# The head


def name_of(d: Desk, what: Place | Thing) -> str:
    """The short form of its title, if there is one."""
    return d.short(what.title)


def marks_of(d: Desk, marks: Sequence[str]) -> list[tuple[str, str]]:
    """The marks that have a symbol, each with its number."""
    words = [mark.partition(" ") for mark in marks]
    return [(d.theme.file.mark[word], number) for word, _, number in words if word in d.theme.file.mark]


def header(d: Desk, where: Place, box: Box) -> str:
    """The symbol and its number, the name, and the marks at the right end."""
    number, name = printed_number(d, where), name_of(d, where)
    symbol = where.symbol if bool(number) != bool(name) else ""  # beside both there is no room; the paper tells it, too
    return head(d, symbol, number, name, marks_of(d, where.marks), box)


def printed_number(d: Desk, where: Place) -> str:
    return number_of(d, where) if where.number else ""


def number_of(d: Desk, where: Place) -> str:
    """How the theme shows the number beside its symbol."""
    return d.theme.file.number.get(where.symbol, "").format(where.number)


def head(d: Desk, symbol: str, number: str, name: str, marks: Sequence[tuple[str, str]], box: Box) -> str:
    size = box.height - 3
    y = box.middle[1]
    start, drawn = box.x, []
    if d.theme.knows(symbol):
        drawn.append(d.symbol(symbol, Box(start, y - size / 2, size, size), d.colour.ink))
        start += size + 3
    if number:
        drawn.append(text(start, y + 5, number, 14, fill=d.colour.ink, font_weight=HEAVY))
        start += width_of(number, 14, HEAVY) + 5
    right = box.right
    for sign, n in reversed(marks):
        wide = size + (width_of(n, 13, HEAVY) + 2 if n else 0)
        drawn.append(badge(d, sign, n, Box(right - wide, y - size / 2, size, size)))
        right -= wide + 3
    if name:
        drawn.append(d.words(start, y + NAME * 0.36, name, NAME, right - start, d.colour.soft, 600, smallest=7.5))
    return group(*drawn, class_="head")


def badge(d: Desk, sign: str, number: str, box: Box) -> str:
    drawn = d.symbol(sign, box, d.colour.newest)
    figure = text(box.right + 2, box.middle[1] + 4.7, number, 13, fill=d.colour.newest, font_weight=HEAVY)
    return drawn + "\n" + figure if number else drawn


# Cards


def row_of_cards(d: Desk, cards: Sequence[Thing], body: Box, tray: bool) -> list[str]:
    """Side by side; a card that has a wide tray to itself is no wider than a card is."""
    room = body.inset(3, 3)
    share = room.width / max(1, len(cards))
    wide = min(share, room.height * CARD) if tray and room.width > WIDE_TRAY * room.height else share
    return [
        card(d, thing, Box(room.x + n * wide, room.y, wide - (CARD_GAP if len(cards) > 1 else 0), room.height))
        for n, thing in enumerate(cards)
    ]


def card(d: Desk, thing: Thing, box: Box) -> str:
    """A card: its kind, its name, its face; or its back."""
    lit = thing.id in d.lit
    return group(
        title(d.say(thing.title)),
        rect(box, RADIUS - 1, fill=card_paper(d, thing), filter=d.link("lift"), **lit_stroke(d, lit)),
        back(d, thing, box) if thing.kind == FACE_DOWN else front(d, thing, box),
        class_="thing",
        data_thing=thing.id,
    )


def card_paper(d: Desk, thing: Thing) -> str:
    return d.side(thing.owner).tint if thing.kind == FACE_DOWN else paper(d, thing.kind)


def front(d: Desk, thing: Thing, box: Box) -> str:
    top = Box(box.x + 4, box.y + 2, box.width - 8, HEAD)
    rest = Box(box.x + 4, top.bottom, box.width - 8, box.bottom - top.bottom - 3)
    name = name_of(d, thing)
    number = "" if name else thing.label
    return head(d, thing.kind, number, name, marks_of(d, thing.marks), top) + "\n" + face(d, thing.face, rest)


def back(d: Desk, thing: Thing, box: Box) -> str:
    x, y = box.middle
    size = min(box.width, box.height) * 0.62
    return d.symbol(FACE_DOWN, centred(x, y, size, size), d.side(thing.owner).accent)


# Pieces


def pawns_height(many: int, body: Box) -> float:
    """One line of pieces, or two smaller ones."""
    return PAWN + 4 if many * (PAWN + BESIDE) <= body.width else min(body.height * 0.62, PAWN * 2)


def crowd(d: Desk, pawns: Sequence[Thing], box: Box, tray: bool) -> list[str]:
    """Pieces in lines, as large as there is room for; in a tray from the left, else in the middle."""
    if not pawns:
        return []
    size = pawn_size(len(pawns), box, TRAY_PAWN if tray else PAWN)
    across = max(1, int((box.width + BESIDE) // (size + BESIDE)))
    lines = [pawns[n : n + across] for n in range(0, len(pawns), across)]
    top = box.middle[1] - len(lines) * (size + BESIDE) / 2 + 1
    drawn = []
    for n, each in enumerate(lines):
        start = box.x if tray else box.middle[0] - len(each) * (size + BESIDE) / 2 + 1
        drawn += [
            pawn(d, thing, Box(start + k * (size + BESIDE), top + n * (size + BESIDE), size, size))
            for k, thing in enumerate(each)
        ]
    return drawn


def pawn_size(many: int, box: Box, largest: float) -> float:
    size = largest
    while (
        size > 8 and int((box.width + BESIDE) // (size + BESIDE)) * int((box.height + BESIDE) // (size + BESIDE)) < many
    ):
        size -= 0.5
    return size


def pawn(d: Desk, thing: Thing, box: Box) -> str:
    drawn = draw(d, "pawn", box, piece(d, thing))
    return group(title(d.say(thing.title)), drawn, class_="thing", data_thing=thing.id)

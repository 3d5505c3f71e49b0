"""Places whose print stays visible: spaces with a face, trays, cards laid out; pieces stand below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from visavis.picture.lay.boxes import bottom, inset, middle
from visavis.picture.lay.heads import Head, head_height, marks_width, room_beside
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box


class Spread(TypedDict):
    """What is printed at its head, and where its parts lie; no box: there is no such part."""

    printed: Head
    head: Box | None
    face: Box | None
    cards: list[Box]
    pawns: list[Box]


class Beside(TypedDict):
    """A head, and the line of pieces beside it."""

    head: Head
    box: Box


class Parts(TypedDict):
    """Where the head and the face of a card are printed."""

    head: Box
    face: Box


def spread(whole: Head, box: Box, tray: bool, cards: int, pawns: int) -> Spread:
    """Its print above and what lies there below, or beside its head if there is room; cards cover all but its head."""
    pad = SIZE["print_pad"]
    headed = not tray and (whole["number"] != "" or whole["name"] != "" or len(whole["marks"]) > 0)
    line = Box(box.x + pad, box.y + SIZE["print_top"], box.w - 2 * pad, 0)
    top = beside_head(whole, pawns, line) if headed and pawns > 0 else None
    printed = whole if top is None else top["head"]
    head = Box(line.x, line.y, line.w, head_height(printed, line.w))
    lowest = bottom(head) if top is None else max(bottom(head), bottom(top["box"]))
    start = lowest if headed else box.y
    body = Box(box.x, start, box.w, bottom(box) - start)
    foot = pawns_height(pawns, body) if pawns > 0 and not tray and top is None else 0.0
    lower = Box(body.x, bottom(body) - foot, body.w, foot)
    below = inset(body, pad, SIZE["print_tight"]) if tray else inset(lower, SIZE["print_foot"], 0)
    inner = Box(body.x, body.y, body.w, body.h - foot - SIZE["print_foot"])
    beside = SIZE["print_tight"] if box.w < SIZE["print_narrow"] else pad
    return Spread(
        printed=printed,
        head=head if headed else None,
        face=None if cards > 0 else inset(inner, beside, 0),
        cards=row_of_cards(cards, body, tray),
        pawns=crowd(pawns, below, tray) if top is None else in_row(pawns, top["box"]),
    )


def beside_head(whole: Head, many: int, line: Box) -> Beside | None:
    """Room for pieces in the line of the head, if need be in place of its symbol: the paper tells the kind, too."""
    if whole["number"] == "" or whole["name"] != "":
        return None
    bare = Head(sign="", number=whole["number"], name="", marks=whole["marks"])
    for head in [whole, bare]:
        size = min(SIZE["pawn_head"], room_beside(head, line.w) / many - SIZE["pawn_gap"])
        wide = many * (size + SIZE["pawn_gap"])
        if size >= SIZE["pawn_least"]:
            end = line.x + line.w - marks_width(head["marks"])
            return Beside(head=head, box=Box(end - wide + SIZE["pawn_gap"], line.y - 0.5, wide, size))
    return None


# Cards


def row_of_cards(many: int, body: Box, tray: bool) -> list[Box]:
    """Side by side, in a tray that is tall enough in several lines; a card that has a wide tray to itself is no wider
    than a card is.
    """
    room = inset(body, SIZE["card_free"], SIZE["card_free"])
    lines = lines_of_cards(many, room) if tray else 1
    across = (many + lines - 1) // lines
    tall, share = room.h / lines, room.w / max(1, across)
    widest = max(tall * SIZE["card_widest"], SIZE["card_wide"])
    wide = min(share, widest) if tray and room.w > 2 * tall else share
    gap = SIZE["card_gap"] if many > 1 else 0
    below = SIZE["card_gap"] if lines > 1 else 0
    found = []
    for n in range(many):
        line = n // across
        found.append(Box(room.x + (n - line * across) * wide, room.y + line * tall, wide - gap, tall - below))
    return found


def lines_of_cards(many: int, room: Box) -> int:
    """As many as give each card its width, if they are tall enough for what is printed on it."""
    lines = 1
    while room.w * lines < many * SIZE["card_named"] and room.h >= (lines + 1) * SIZE["card_tall"]:
        lines += 1
    return lines


def parts_of_card(head: Head, box: Box) -> Parts:
    edge = SIZE["card_edge"]
    top = SIZE["card_top"]
    wide = box.w - 2 * edge
    upper = Box(box.x + edge, box.y + top, wide, head_height(head, wide))
    face = Box(box.x + top, bottom(upper), box.w - 2 * top, bottom(box) - bottom(upper) - top)
    return Parts(head=upper, face=face)


# Pieces


def in_row(many: int, box: Box) -> list[Box]:
    return [Box(box.x + n * (box.h + SIZE["pawn_gap"]), box.y, box.h, box.h) for n in range(many)]


def pawns_height(many: int, body: Box) -> float:
    """One line of pieces, or two smaller ones."""
    pawn = SIZE["pawn"]
    if many * (pawn + SIZE["pawn_gap"]) <= body.w:
        return min(pawn + SIZE["pawn_foot"], body.h * SIZE["pawn_share"])
    return min(body.h * SIZE["pawn_shares"], pawn * 2)


def crowd(many: int, box: Box, tray: bool) -> list[Box]:
    """Pieces in lines, as large as there is room for; in a tray from the left, else in the middle."""
    size = pawn_size(many, box, SIZE["pawn_tray"] if tray else SIZE["pawn"])
    pitch = size + SIZE["pawn_gap"]
    across = max(1, in_length(box.w, size))
    lines = (many + across - 1) // across
    x, y = middle(box)
    top = y - lines * pitch / 2 + 1
    found = []
    for n in range(many):
        line = n // across
        here = min(across, many - line * across)
        start = box.x if tray else x - here * pitch / 2 + 1
        found.append(Box(start + (n - line * across) * pitch, top + line * pitch, size, size))
    return found


def pawn_size(many: int, box: Box, largest: float) -> float:
    size = largest
    while size > SIZE["pawn_tiny"] and in_length(box.w, size) * in_length(box.h, size) < many:
        size -= SIZE["step"]
    return size


def in_length(length: float, size: float) -> int:
    """So many pieces one beside the other."""
    return int((length + SIZE["pawn_gap"]) // (size + SIZE["pawn_gap"]))


def tray_width(pawns: int, widths: Sequence[float], tall: float) -> float:
    """How wide a tray is that shows everything in one line."""
    pawn = min(SIZE["pawn_tray"], tall - 4) + SIZE["pawn_gap"]
    return max(pawns * pawn + 2 * SIZE["print_pad"], sum(widths) + 6)

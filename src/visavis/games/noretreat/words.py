"""Every name of the game as a Text, ready for either language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from visavis.games.noretreat.board import Board
from visavis.games.noretreat.sheets import SIDES
from visavis.games.noretreat.state import BOXES, DUEL, War
from visavis.kernel.view import PARAGRAPH, Text

SEATS: Final = ("you", "opponent")


def side_name(side: int) -> Text:
    """The Axis or the Soviets."""
    return Text(f"side-{SIDES[side]}") if side >= 0 else Text("side-nobody")


def seat_name(s: War, seat: int) -> Text:
    """Whoever sits there: a side, or the person and the opponent."""
    return side_name(seat) if s.mode == DUEL else Text(f"side-{SEATS[seat]}")


def unit_name(id_: str) -> Text:
    return Text(f"unit-{id_}")


def place_name(board: Board, place: str) -> Text:
    """A hex by its number and, if it has one, by the name of its city; an area or a box by its name."""
    if place in BOXES:
        return Text(f"box-{place}")
    if place in board.areas:
        return Text(f"area-{place}")
    if place in board.prizes:
        return Text("named-hex", {"hex": place, "name": Text(f"city-{place}")})
    return Text("hex", {"hex": place})


def card_name(card: str, side: int) -> Text:
    """An event card, by the title of a side's half."""
    return Text("card", {"n": card, "title": Text(f"card-{card}-{SIDES[side]}")})


def shifts_text(found: Iterable[tuple[str, int]]) -> Text | str:
    """All of them, or nothing."""
    named = tuple(shift_text(name, n) for name, n in found)
    return Text("odds-named", {"shifts": named}) if named else ""


def card_help(card: str, side: int) -> Text:
    """What a side's half does: its paragraph."""
    return Text(f"{PARAGRAPH}CE{card}{'AS'[side]}")


def plan_name(board: Board, plan: str, attacks: int, place: str) -> Text:
    """§PK1 to §PK6 What a plan asks for."""
    words: dict[str, Any] = {"n": attacks} if attacks else {}
    return Text(f"plan-{plan}", {**words, "place": place_name(board, place)} if place else words)


def shift_text(name: str, n: int) -> Text:
    sign = "+" if n > 0 else "−"
    return Text("shift", {"name": Text(f"shift-{name.replace(' ', '-')}"), "sign": sign, "n": abs(n)})

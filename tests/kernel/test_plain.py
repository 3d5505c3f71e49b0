"""Plain data: fields declared once, by name and type."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, NamedTuple

import pytest

from tests.laws.test_state import fields, mutable_parts, shared_fields
from visavis.kernel.deck import Deck
from visavis.kernel.game import State
from visavis.kernel.plain import ById, Pair, Plain, Shared, declared


class Card:
    """Printed."""

    def __init__(self, id_: str) -> None:
        self.id = id_


class Seat(NamedTuple):
    card: ById[Card]
    marks: tuple[str, ...] = ()
    said: tuple[Any, ...] = ()


class Piece:
    """Never changed, like a named tuple."""

    __slots__ = ("card", "hex")
    row: ClassVar[Mapping[str, Any]] = {"card": ById[Card], "hex": str}

    def __init__(self, card: Card, hex_: str) -> None:
        self.card = card
        self.hex = hex_


@declared
class Purse(Plain):
    coins: list[int]


@declared
class Position(State):
    board: Shared[dict[str, int]]
    seats: dict[str, Seat]
    purses: list[Purse]
    hands: Pair[list[str]]
    rows: dict[str, list[tuple[int, str]]]
    deck: Deck[str]
    last: Seat | None = None
    purse: Purse | None = None
    turn: int = 0
    notes: list[list[list[str]]] = field(default_factory=list)
    trail: Sequence[str] = ()
    claims: Mapping[str, Sequence[int]] = field(default_factory=dict)
    seen: list[Sequence[str]] = field(default_factory=list)
    pieces: dict[str, Piece] = field(default_factory=dict)


ACE, KING = Card("ace"), Card("king")
CARDS = {Card: {"ace": ACE, "king": KING}}
BOARD = {"hill": 3}


def full() -> Position:
    return Position(
        [("step", 1, ("a", ("b",)))],
        BOARD,
        {"red": Seat(ACE, ("spent",), (1, ("x", 2)))},
        [Purse([1, 2]), Purse([])],
        [["a"], ["b", "c"]],
        {"row": [(1, "x")]},
        Deck(["m"], top=["t"]),
        last=Seat(KING),
        purse=Purse([7]),
        notes=[[["n"]]],
        trail=["far", "near"],
        claims={"hill": [1, 2]},
        seen=[["a"], ["b"]],
        pieces={"rook": Piece(ACE, "G06")},
    )


def test_a_clone_is_equal_and_shares_only_what_is_declared_as_shared() -> None:
    one = full()
    other = one.clone()
    assert other.dump() == one.dump()
    assert other.board is BOARD
    assert other.seats["red"].card is ACE
    assert not shared_fields(one, other)
    shared = mutable_parts(one).keys() & mutable_parts(other).keys()
    never_changed = [
        one.trail,
        one.claims,
        *one.seen,
        *one.pieces.values(),
        one.deck.top,
        one.deck.mixed,
        one.deck.bottom,
    ]
    assert shared == mutable_parts((BOARD, ACE, KING, *never_changed)).keys()


def test_whatever_changes_in_a_clone_stays_there() -> None:
    one = full()
    before, other = json.dumps(one.dump()), one.clone()
    other.purses[0].coins.append(3)
    other.hands[1].append("d")
    other.rows["row"].append((2, "y"))
    other.notes[0][0].append("more")
    other.deck.put_on_top("e")
    other.purse = None
    other.agenda.pop()
    assert json.dumps(one.dump()) == before


def test_a_clone_tells_nobody() -> None:
    one = full()
    one.told = []
    assert one.clone().told is None


def test_it_survives_json() -> None:
    one = full()
    other = Position.restored(json.loads(json.dumps(one.dump())), CARDS, board=BOARD)
    assert other.dump() == one.dump()
    assert other.seats == one.seats
    assert other.agenda == one.agenda
    assert (other.board, other.told, other.last) == (BOARD, None, Seat(KING))
    assert isinstance(other.purses[1], Purse)
    assert other.rows == {"row": [(1, "x")]}
    assert (other.trail, other.claims, other.seen) == (one.trail, one.claims, one.seen)
    assert (other.pieces["rook"].card, other.pieces["rook"].hex) == (ACE, "G06")


def test_a_dump_shares_nothing() -> None:
    one = full()
    dump = one.dump()
    dump["hands"][0].append("x")
    dump["trail"].append("x")
    dump["claims"]["hill"].append(3)
    dump["seen"][0].append("x")
    dump["deck"]["top"].append("x")
    assert one.hands[0] == ["a"]
    assert (one.trail, one.claims, one.seen) == (["far", "near"], {"hill": [1, 2]}, [["a"], ["b"]])
    assert one.deck.top == ["t"]


def test_there_is_no_room_for_anything_undeclared() -> None:
    with pytest.raises(AttributeError):
        full().tunr = 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ["set[str]", "list[Any]", "dict[int, str]", "Card", "list[dict]"])
def test_a_type_that_nobody_can_copy_is_refused_when_the_class_is_made(kind: str) -> None:
    source = f"class Wrong(State):\n    things: {kind}"
    names: dict[str, Any] = {"State": State, "Card": Card, "Any": Any, "__name__": __name__}
    exec(source, names)
    with pytest.raises(TypeError, match=r"^nobody can say how .* is copied$"):
        declared(names["Wrong"])


def test_the_law_of_clones_notices_a_field_that_is_copied_the_wrong_way() -> None:
    @declared
    class Careless(State):
        hand: Shared[list[str]]

    one = Careless([], ["a"])
    copy = one.clone()
    before = fields(copy)
    one.hand.append("b")
    assert fields(copy) != before

"""Stacks keep their order and know their limit."""

from __future__ import annotations

from visavis.kernel.stacks import Stacks, lift, put, room


def test_what_is_put_down_lies_on_top_and_what_is_lifted_leaves_the_others_in_order() -> None:
    stacks: Stacks = {}
    for piece in ("tank", "rifles", "gun"):
        put(stacks, piece, "1211")
    assert stacks == {"1211": ("tank", "rifles", "gun")}
    lift(stacks, "rifles", "1211")
    put(stacks, "rifles", "1211")
    assert stacks == {"1211": ("tank", "gun", "rifles")}


def test_a_place_without_pieces_is_not_listed() -> None:
    stacks: Stacks = {"1211": ("tank",)}
    lift(stacks, "tank", "1211")
    assert stacks == {}


def test_a_limit_counts_only_what_counts() -> None:
    stacks: Stacks = {"1211": ("tank", "fort", "gun")}
    assert room(stacks, "1211", 2) == -1
    assert room(stacks, "1211", 2, lambda piece: piece != "fort") == 0
    assert room(stacks, "1311", 2) == 2

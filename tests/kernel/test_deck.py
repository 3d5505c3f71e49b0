"""Decks: what is known of their order, and nothing else."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from visavis.kernel.choice import CHANCE, Choice, take
from visavis.kernel.deck import Deck


def drawn(asking: Generator[Any, Any, Any], answer: str = "") -> tuple[Choice[str] | None, str]:
    """The question a draw asks, if any, and the card it brings."""
    try:
        question: Choice[str] = next(asking)
    except StopIteration as end:
        return None, end.value
    question.answer = answer
    with pytest.raises(StopIteration) as end_of_step:
        next(asking)
    return question, end_of_step.value.value


def test_a_thing_taken_is_no_longer_in_the_pool() -> None:
    pool = ["b", "a", "b"]
    question, card = drawn(take("draw", pool, "1.1", {"side": 0}), "b")
    assert (card, sorted(pool)) == ("b", ["a", "b"])
    assert question is not None
    assert (question.seat, question.name, question.rule) == (CHANCE, "draw", "1.1")
    assert question.about == {"side": 0}
    assert (question.options, question.weights) == (["a", "b"], [1, 2])


def test_known_cards_on_top_come_first_and_are_not_asked_for() -> None:
    deck = Deck(["m", "n"], top=["t", "u"])
    assert [drawn(deck.take("draw")) for _ in range(2)] == [(None, "t"), (None, "u")]


def test_then_the_shuffled_cards_are_drawn() -> None:
    deck = Deck(["n", "m"], bottom=["b"])
    question, card = drawn(deck.take("draw", "1.1", {"side": 1}), "n")
    assert question is not None
    assert (question.options, question.rule, question.about) == (["m", "n"], "1.1", {"side": 1})
    assert (card, deck.mixed) == ("n", ["m"])


def test_the_last_of_the_shuffled_cards_is_not_asked_for() -> None:
    assert drawn(Deck(["m"], bottom=["b"]).take("draw")) == (None, "m")


def test_known_cards_at_the_bottom_come_last_and_in_order() -> None:
    deck: Deck[str] = Deck([], bottom=["b", "c"])
    assert [drawn(deck.take("draw")) for _ in range(2)] == [(None, "b"), (None, "c")]
    assert len(deck) == 0


def test_a_card_looked_at_stays_and_is_known() -> None:
    deck = Deck(["m", "n"])
    assert drawn(deck.peek("look"), "n")[1] == "n"
    assert (deck.top, deck.mixed, len(deck)) == (["n"], ["m"], 2)
    assert drawn(deck.peek("look")) == (None, "n")
    assert drawn(deck.take("draw")) == (None, "n")


def test_a_card_looked_at_goes_above_nothing_that_was_on_top_of_it() -> None:
    deck = Deck(["m"], top=["t", "u"])
    assert drawn(deck.peek("look")) == (None, "t")
    assert deck.top == ["t", "u"]


def test_a_card_put_on_top_is_drawn_next() -> None:
    deck = Deck(["m", "n"], top=["t"])
    deck.put_on_top("x")
    assert deck.top == ["x", "t"]
    assert drawn(deck.take("draw")) == (None, "x")


def test_a_card_put_under_is_drawn_last() -> None:
    deck = Deck(["m"], bottom=["b"])
    deck.put_under("x")
    assert [drawn(deck.take("draw"))[1] for _ in range(3)] == ["m", "b", "x"]


def test_shuffling_forgets_every_place_and_loses_no_card() -> None:
    deck = Deck(["m"], top=["t"], bottom=["b"])
    deck.shuffle(["x"])
    assert (deck.top, sorted(deck.mixed), deck.bottom) == ([], ["b", "m", "t", "x"], [])


@given(*[st.lists(st.sampled_from("abc"), max_size=4)] * 3)
def test_a_deck_counts_all_its_cards(top: list[str], mixed: list[str], bottom: list[str]) -> None:
    assert len(Deck(mixed, top, bottom)) == len(top) + len(mixed) + len(bottom)


def test_a_clone_is_equal_and_independent() -> None:
    deck = Deck(["m"], top=["t"], bottom=["b"])
    copy = deck.clone()
    assert (copy.top, copy.mixed, copy.bottom) == (["t"], ["m"], ["b"])
    copy.put_on_top("x")
    copy.mix_in("y")
    copy.put_under("z")
    assert (deck.top, deck.mixed, deck.bottom) == (["t"], ["m"], ["b"])


def test_a_deck_does_not_keep_the_lists_it_was_made_from() -> None:
    cards = ["m", "n"]
    deck = Deck(cards)
    cards.remove("m")
    assert deck.mixed == ["m", "n"]

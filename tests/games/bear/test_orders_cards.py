"""The 55 order cards: what is on them, and what is known of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from visavis.games.bear.bot import cards
from visavis.games.bear.bot.cards import Card, Deck, cards_for, printed_cards, read_cards
from visavis.games.bear.bot.grammar import Action, OrderError, parse
from visavis.games.reading import load
from visavis.kernel.data import DataError

CARDS = printed_cards()
FIELDS = {"colour", "track", "cc", "short", "third", "T1", "T2", "T3", "T4", "spent", "stay_fresh", "hex"}


def some(test: str) -> list[int]:
    """The numbers of the cards of which an attribute is true."""
    return [number for number, card in CARDS.items() if getattr(card, test)]


def test_there_are_fifty_five_cards_numbered_from_one() -> None:
    """§1.0h One copy of each number."""
    assert list(CARDS) == list(range(1, 56))


def test_fifteen_command_cards_are_blue_and_the_rest_are_green() -> None:
    """§2.3c §2.3d §D3 The colour says whether spent AI may act and whether a check follows."""
    assert some("is_command") == [1, 3, 4, 5, 6, 8, 10, 17, 23, 27, 33, 39, 45, 50, 54]


def test_both_decks_of_the_first_scenario_have_command_cards_to_lose() -> None:
    """§7.4b Each destroyed AI costs one."""
    assert sum(CARDS[number].is_command for number in range(15, 56)) == 8
    assert sum(CARDS[number].is_command for number in range(1, 43)) == 12


def test_track_and_reshuffle_lines_stand_on_green_cards_only() -> None:
    """§2.3a §D5 §D6 Twenty-three cards move the marker, four reshuffle."""
    tracks = some("track")
    assert len(tracks) == 23
    assert some("reshuffle") == [9, 20, 34, 49]
    assert not any(CARDS[number].is_command for number in [*tracks, *some("reshuffle")])


def test_card_15_moves_the_marker_one_cell_when_ten_are_left() -> None:
    """§2.4g"""
    track = CARDS[15].track
    assert track is not None
    assert (track.limit, track.advance) == (10, 1)


def test_spent_values_fall_as_the_faces_of_the_ten_sided_die() -> None:
    """§3.0a §D2 §B2.5a 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, five and a half times over."""
    assert Counter(card.spent for card in CARDS.values()) == {1: 11, 2: 5, 3: 11, 4: 6, 5: 11, 6: 6, 7: 5}


def test_nine_cards_keep_a_unit_fresh() -> None:
    """§3.1a §D4 But not 3 and 35, on which a unit of the examples fails."""
    assert some("stay_fresh") == [7, 10, 13, 19, 24, 32, 40, 47, 52]


def test_card_1_orders_an_attack_in_close_combat_and_else_an_auto_rally() -> None:
    """§4.3g"""
    assert CARDS[1].close_combat == (Action("attack"), Action("auto-rally"))


def test_the_symbol_follows_the_two_decks_and_has_no_other_use() -> None:
    """§2.3b §D1 Defensive below 15, offensive above 42."""
    symbols = [card.symbol for card in CARDS.values()]
    assert symbols == ["defensive"] * 14 + [""] * 28 + ["offensive"] * 13


def test_every_card_has_a_hex_of_its_own() -> None:
    """§2.3e §D7 By a formula: column 1 + 7n mod 17, row 1 + 5n mod 11."""
    hexes = [card.hex for card in CARDS.values()]
    assert len(set(hexes)) == 55
    assert hexes == [f"{chr(ord('A') + 1 + 7 * n % 17)}{5 * n % 11 + 1:02}" for n in range(1, 56)]
    assert CARDS[1].hex == "I06"


def test_no_card_has_more_than_four_orders_the_line_of_scenario_orders_included() -> None:
    """§2.3a §4.4b"""
    assert {len(card.tactical) + card.scenario_orders for card in CARDS.values()} <= {3, 4}
    assert [number for number in CARDS if not CARDS[number].scenario_orders] == [3, 15, 36, 55]


QUOTED = {
    (1, 1): "ai[hit] nearest unit -> auto-rally",
    (2, 3): "ai nearest unit|objective -> low-risk toward target",
    (3, 2): "ai[unhit] farthest unit[unhit,fresh] -> attack +2cap",
    (3, 3): "ai[hit,in-fz,max-ar] nearest unit -> auto-rally",
    (4, 1): "ai[max-ar] nearest unit[fresh,stressed] -> attack +2cap",
    (6, 1): "ai[max-ar] farthest unit[min-dr] -> attack-long +2cap",
    (11, 2): "ai[open] nearest unit|objective -> low-risk toward cover-near-target",
    (14, 3): "ai[max-ar] farthest unit[max-ar] -> attack +1cap",
    (15, 1): "ai[max-ar] nearest unit[fresh,stressed] -> attack +1cap",
    (15, 2): "ai nearest unit[fresh] -> attack",
    (15, 3): "ai[unhit] nearest unit|objective -> move toward target",
    (16, 2): "ai nearest unit[fresh,min-dr] -> attack +1cap",
    (22, 3): "ai nearest unit -> attack",
    (29, 1): "ai[unhit] nearest unit[fresh,stressed] -> attack",
    (29, 2): "ai[max-ar] nearest unit[min-dr] -> attack-long +1cap",
    (30, 2): "ai nearest unit[min-dr] -> attack-long +1cap",
    (31, 1): "ai[hit,open] nearest unit -> low-risk toward cover",
    (35, 3): "ai[max-ar] nearest unit -> attack",
    (36, 3): "group[mobile] nearest objective|unit -> move toward target",
    (37, 1): "ai[max-ar] nearest unit[fresh] -> attack",
    (41, 1): "ai[mortar-or-gun] farthest unit[min-dr] -> attack",
    (43, 3): "group nearest objective|unit -> low-risk toward target",
}


@pytest.mark.parametrize(("place", "line"), QUOTED.items())
def test_an_order_the_rulebook_quotes_stands_where_it_quotes_it(place: tuple[int, int], line: str) -> None:
    """§4.1a"""
    number, slot = place
    assert str(CARDS[number].tactical[slot - 1]) == line
    assert f"T{slot}" in CARDS[number].printed


@pytest.mark.parametrize(("number", "spent"), [(3, 1), (16, 2), (18, 4), (25, 6), (28, 6), (35, 2), (41, 1)])
def test_a_spent_value_of_the_examples_is_printed(number: int, spent: int) -> None:
    """§3.0c"""
    assert CARDS[number].spent == spent
    assert "spent" in CARDS[number].printed


def test_every_card_is_marked_as_a_reconstruction_and_says_what_of_it_is_printed() -> None:
    """§D8"""
    assert {card.known for card in CARDS.values()} == {"reconstructed"}
    for card in CARDS.values():
        assert {*card.printed, *card.partly} <= FIELDS
        assert not {*card.printed} & {*card.partly}
    assert [number for number in CARDS if not CARDS[number].printed][:3] == [5, 7, 8]


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: str(card.number))
def test_every_order_of_a_card_can_be_printed_and_read_again(card: Card) -> None:
    for order in card.tactical:
        assert parse(str(order)) == order


# Overlays and errors


def test_the_owner_of_the_box_may_correct_a_card() -> None:
    overlay = {"orders": {"card": [{"id": 5, "tactical": ["ai nearest unit -> attack"], "spent": 2}]}}
    corrected = cards_for(overlay, ["orders", "units"])
    assert [str(order) for order in corrected[5].tactical] == ["ai nearest unit -> attack"]
    assert (corrected[5].spent, corrected[5].known) == (2, "overlay")
    assert corrected[6] == CARDS[6]
    assert cards_for({}, ["orders"]) is CARDS


def test_a_mistake_in_a_corrected_order_is_named_with_its_card() -> None:
    overlay = {"orders": {"card": [{"id": 5, "tactical": ["ai nearest unit -> atack"]}]}}
    with pytest.raises(
        OrderError, match=r"^orders.toml: card\[5\].tactical\[1\]: order .*, character 20: unknown action"
    ):
        cards_for(overlay, ["orders"])


ROW = """
[source]
work = "w"
edition = "e"
known = "own"
[[card]]
id = 1
colour = "green"
priority = ["cc: attack", "short: attack", "third: none"]
tactical = ["ai nearest unit -> attack"]
spent = 3
hex = "G06"
"""


@pytest.mark.parametrize(
    ("change", "to", "problem"),
    [
        ('"short: attack", ', "", "card[1].priority has the wrong lines, expected cc:, short:, third:, in this order"),
        ('colour = "green"', 'colour = "blue"\nreshuffle = true', "card[1].colour is blue, expected green"),
        ('"ai nearest unit -> attack"', "", "card[1].tactical has 0 orders, expected 1 to 4"),
        ("spent = 3", "spent = 10", "card[1].spent is 10, expected a whole number from 1 to 9"),
        ("id = 1", "id = 1\ncolor = 2", "card[1].color is an unknown key"),
    ],
)
def test_a_card_that_cannot_be_is_refused(tmp_path: Path, change: str, to: str, problem: str) -> None:
    file = tmp_path / "orders.toml"
    file.write_text(ROW)
    assert len(read_cards(load(file, Deck))) == 1
    file.write_text(ROW.replace(change, to))
    with pytest.raises(DataError) as caught:
        read_cards(load(file, Deck))
    assert problem in str(caught.value)


def test_the_file_stands_beside_the_other_data() -> None:
    assert cards.FILE.is_file()

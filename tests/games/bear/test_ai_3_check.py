"""3: the spent check by order cards."""

from __future__ import annotations

import pytest

from tests.games.bear.athena import athena, explained, ordered, play, position, seated, shown, told
from visavis.games.bear.bot.deck import card_of
from visavis.games.bear.state import change

FACE_TO_FACE = """
AI SR soviet Rifles '41 F05 NE fresh
PL GR german Rifles '41 H03 SW fresh
PL G2 german Rifles '41 H04 SW fresh
"""
MISS = (1, 1)


@pytest.mark.parametrize(
    ("card", "spent"),
    [(41, True), (16, True), (2, True), (6, False), (25, False), (22, False)],  # values 1, 2, 3, 4, 6, 7
)
def test_a_unit_stays_fresh_if_the_value_is_more_than_the_cost(card: int, spent: bool) -> None:
    """§3.0a §3.0b §B2.5a Three points: 1 to 3 are not enough."""
    s = position(FACE_TO_FACE)
    play(seated(s, ("pay", 0, 3, "GR")), check_card=[card])
    assert s.units["GR"].spent == spent
    assert s.order_discards == [card]


@pytest.mark.parametrize(("card", "spent"), [(2, True), (6, True), (9, False)])  # values 3, 4, 5
def test_the_same_holds_for_the_ai(card: int, spent: bool) -> None:
    """§3.0b §4.6a Its rifles pay 4."""
    s = position(FACE_TO_FACE)
    ordered(s, "ai nearest unit -> attack", attack=[MISS], check_card=[card])
    assert s.units["SR"].spent == spent


def test_a_card_of_35_and_a_cost_of_three_spend_the_rifles() -> None:
    """§3.0a §3.0c Value 2, no mark; the card is discarded, nothing else on it is read."""
    s = position(FACE_TO_FACE)
    table = play(seated(s, ("pay", 0, 3, "GR")), check_card=[35])
    assert s.units["GR"].spent
    assert told(table, "order_card", "track_line", "orders_reshuffled") == []


def test_the_text_example_of_a_turn_with_card_21_and_a_check_with_card_25() -> None:
    """§3.0a §3.0c No AI in contact, none hit; the strongest attacks; 6 is more than 3."""
    s = position(
        """
        AI MAX soviet MMG Maxim F05 NE fresh
        AI SR soviet Rifles '41 E05 NE fresh
        PL GR german Rifles '41 H03 SW fresh
        """
    )
    table = athena(s, 21, attack=[MISS], check_card=[25])
    assert explained(table, "cc1", "short1", "T1", "T2") == {"cc1": None, "short1": None, "T1": None, "T2": "MAX>GR"}
    assert told(table, "checked") == [("checked", 1, 25, 6, 3, 0)]
    assert shown(s, "MAX") == "F05 NE fresh"
    assert s.order_discards == [25, 21]
    assert s.cell == 1


def test_one_card_decides_for_a_whole_group() -> None:
    """§3.0d On failure all are spent."""
    s = position(FACE_TO_FACE)
    play(seated(s, ("pay", 0, 2, "GR", "G2")), check_card=[16])
    assert [s.units[id_].spent for id_ in ("GR", "G2")] == [True, True]


def test_who_has_left_the_map_needs_no_check_but_has_acted() -> None:
    """§3.0e A suspected enemy walks into the open and is nobody: no card is turned, and it was no pass."""
    s = position("RE RE1 L04 fresh\nPL MG34 german MG34 K05 SE fresh", bot="soviet")
    s.pool = ["none", "soviet-rifles-41"]
    table = ordered(s, "ai nearest unit -> low-risk toward target", suspect=["none"])
    assert told(table, "checked", "passed") == []
    assert "RE1" not in s.units
    assert s.passes == 0


def test_a_stay_fresh_mark_passes_the_check_of_a_player() -> None:
    """§3.1a Whatever the cost, a group too (ruling R52)."""
    s = position(FACE_TO_FACE)
    assert card_of(s, 7).stay_fresh
    play(seated(s, ("pay", 0, 5, "GR", "G2")), check_card=[7])
    assert not s.units["GR"].spent
    assert not s.units["G2"].spent


def test_a_stay_fresh_mark_does_nothing_for_the_ai() -> None:
    """§3.1b Value 1 against a cost of 4."""
    s = position(FACE_TO_FACE)
    ordered(s, "ai nearest unit -> attack", attack=[MISS], check_card=[7])
    assert s.units["SR"].spent


def test_a_harder_game_ignores_the_mark() -> None:
    """§3.1c"""
    s = position(FACE_TO_FACE, harder=True)
    play(seated(s, ("pay", 0, 5, "GR")), check_card=[7])
    assert s.units["GR"].spent


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """§3.2b §L9 The card in use stays out until it is discarded."""
    s = position(FACE_TO_FACE)
    s.orders, s.order_discards, s.order = [], [16, 25], 5
    table = play(seated(s, ("pay", 1, 4, "SR"), ("discard_order", 0)), check_card=[25])
    assert told(table, "orders_reshuffled")[0] == ("orders_reshuffled", 2)
    assert told(table, "checked") == [("checked", 1, 25, 6, 4, 0)]
    assert s.order_discards[:2] == [25, 5]


@pytest.mark.parametrize(("points", "spent"), [(0, True), (1, False), (2, False)])
def test_command_points_lower_the_cost_before_the_card_is_turned(points: int, spent: bool) -> None:
    """§3.3a §B3.3a Three points against a value of 3."""
    s = position(FACE_TO_FACE)
    s.caps = [4, 0]
    play(seated(s, ("pay", 0, 3, "GR")), points, check_card=[2])
    assert s.units["GR"].spent == spent
    assert s.caps[0] == 4 - points


def test_at_a_cost_of_nothing_no_card_is_turned() -> None:
    """§3.3b §B3.4a"""
    s = position(FACE_TO_FACE)
    s.caps = [4, 0]
    table = play(seated(s, ("pay", 0, 3, "GR")), 3)
    assert told(table, "checked") == []
    assert len(s.orders) == 55


def test_the_ai_is_never_asked_for_command_points() -> None:
    """§3.3c Command cards and printed CAP stand for them."""
    s = position(FACE_TO_FACE)
    s.caps = [0, 5]  # even if it had some
    change(s, "GR", facing=3)
    table = seated(s, ("shoot", "SR", "H03", "fire", "", "", 0, 0, "GR"), ("turn", 0))
    asked = []
    while table.pending is not None and table.pending.name != "unit":
        asked.append(table.pending.seat)
        table.answer(table.pending.options[0])
    assert 1 not in asked

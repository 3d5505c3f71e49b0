"""B5: cards as events and as payment, their moments, and answers to them."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import begun, cited, drive, empty, give, lay, told
from visavis.games.noretreat.events import half as halves
from visavis.games.noretreat.events.half import Half
from visavis.games.noretreat.rules.cards import cards_due, cards_in_play, fits, year
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War

PASSED = Half(
    lambda s, side, windows: True,
    lambda s, side, windows: s.tell("happened", side, *([windows] if windows == ("immediate",) else [])),
)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every event only says that it happened."""
    for n in range(1, 55):
        for half in "AS":
            monkeypatch.setitem(halves.EVENTS, f"{n:02}{half}", PASSED)


def test_the_deck_is_common_and_changes_in_1945() -> None:
    """§B5.1 §B5.2 §B5.3 ruling R70 Hands are gathered, too."""
    s = empty()
    assert len(cards_in_play(s, 22)) == 44
    assert cards_in_play(s, 23) == [f"{n:02}" for n in range(16, 55)]
    give(s, AXIS, "01", "20")
    s.turn = 23
    drive(s, ("passing",))
    assert (s.hands, s.discards, len(s.deck)) == ([[], []], [], 39)


def test_a_hand_goes_down_to_two_and_then_four_are_drawn() -> None:
    """§B5.4 §B5.5 ruling R72"""
    s = give(empty(8), SOVIET, "01", "03", "04")
    asked = drive(s, ("cards", SOVIET), ("discard", "03"))
    assert s.hands[SOVIET] == ["01", "04"]
    assert s.discards == ["03"]
    assert asked is not None
    assert asked.name == "draw"
    drive(s, ("draw", SOVIET, 4), "05", "06", "07", "08")
    assert s.hands[SOVIET] == ["01", "04", "05", "06", "07", "08"]


@pytest.mark.parametrize(
    ("turn", "side", "cards"),
    [(7, AXIS, 4), (8, AXIS, 5), (9, AXIS, 5), (10, AXIS, 4), (20, SOVIET, 4), (21, SOVIET, 5), (28, SOVIET, 5)],
)
def test_more_cards_on_some_turns(turn: int, side: int, cards: int) -> None:
    """§B5.5 §B13.7 §B13.15"""
    assert cards_due(empty(turn), side) == cards


def test_in_the_battles_three_cards_are_drawn() -> None:
    """§UM6 §UU6 And on the last turn in Ukraine the Soviets 2, the Axis none."""
    s = begun("ukraine")
    assert [cards_due(s, side) for side in (AXIS, SOVIET)] == [3, 3]
    s.turn = 19
    assert [cards_due(s, side) for side in (AXIS, SOVIET)] == [0, 2]


def test_a_red_event_costs_the_axis_a_card_after_its_draw() -> None:
    """§B5.6 ruling R71; none if the hand is empty, and not the Soviets."""
    s = give(empty(7), AXIS, "03", "04")
    drive(s, ("cards", AXIS), *["01", "02", "05", "06"], ("discard", "04"))
    assert s.hands[AXIS] == ["03", "01", "02", "05", "06"]
    s = empty(7)
    s.fewer = [9, 0]
    assert drive(s, ("cards", AXIS)) is None


def test_cards_lost_by_orders_are_not_drawn_and_do_not_carry_over() -> None:
    """§B5.7 ruling R22"""
    s = empty(8)
    s.fewer = [2, 7]
    assert (cards_due(s, AXIS), cards_due(s, SOVIET)) == (3, 0)
    drive(s, ("cards", SOVIET))
    assert s.fewer == [2, 0]


def test_an_empty_deck_is_filled_from_the_discards() -> None:
    """§B5.8 And if there is nothing at all, nothing is drawn."""
    s = empty()
    s.deck, s.discards = [], ["03", "04"]
    drive(s, ("draw", AXIS, 3), "04")
    assert s.hands[AXIS] == ["04", "03"]
    assert (s.deck, s.discards) == ([], [])


@pytest.mark.usefixtures("plain")
def test_an_immediate_card_happens_when_drawn_and_is_replaced() -> None:
    """§B5.9 The other side's half is ignored."""
    s = empty()
    drive(s, ("draw", AXIS, 1), "09", "05")
    assert (s.hands[AXIS], s.discards) == (["05"], ["09"])
    assert told(s, "happened") == [(AXIS, ("immediate",))]
    s = empty()
    drive(s, ("draw", SOVIET, 1), "09")
    assert s.hands[SOVIET] == ["09"]


@pytest.mark.usefixtures("plain")
def test_a_card_is_an_event_or_payment_and_then_spent() -> None:
    """§B5.10"""
    s = give(empty(), AXIS, "05")
    drive(s, ("menu", AXIS, "cards"), ("menu", "card 05"))
    assert told(s, "happened") == [(AXIS,)]
    assert (s.hands[AXIS], s.discards) == ([], ["05"])


def test_symbols_ask_for_the_initiative() -> None:
    """§B5.11"""
    s = empty(11)
    assert (fits(s, AXIS, "03"), fits(s, AXIS, "08"), fits(s, AXIS, "01")) == (True, False, True)
    s.turn = 12
    assert (fits(s, AXIS, "03"), fits(s, AXIS, "08"), fits(s, AXIS, "01")) == (False, True, True)


def test_a_card_that_cannot_be_played_can_still_pay() -> None:
    """§B5.11 §B5.12 Card 03 has the cross, and buys a train on turn 12."""
    s = lay(give(empty(12), AXIS, "03"), _1Pz="0503", _2Pz="0704")
    s.trains = 1
    drive(s, ("entrain", "1Pz"))
    assert (s.where["1Pz"], s.discards) == ("rail", ["03"])


@pytest.mark.usefixtures("plain")
def test_in_a_battle_the_attacker_commits_first_then_the_defender() -> None:
    """§B5.13 ruling R78"""
    s = lay(give(give(empty(), AXIS, "06"), SOVIET, "14", "10"), _2Pz="1007", West="1107")
    s.markers["1107"] = "target"
    asked = drive(s, ("resolve", AXIS), ("commit", "card 06"), ("answer", "pass"))
    assert asked is not None
    assert (asked.name, asked.seat) == ("commit", SOVIET)
    assert asked.options == ["card 10", "card 14", "go", "quiet"]


@pytest.mark.usefixtures("plain")
def test_a_cancelled_card_is_spent_without_effect() -> None:
    """§B5.14 §CE34S and its owner draws one."""
    s = give(give(empty(), AXIS, "05"), SOVIET, "34")
    drive(s, ("menu", AXIS, "cards"), ("menu", "card 05"), ("answer", "card 34"), ("draw", "01"))
    assert told(s, "happened") == []
    assert (s.hands, s.discards) == ([[], ["01"]], ["05", "34"])


@pytest.mark.usefixtures("plain")
def test_a_cancel_card_may_itself_be_cancelled() -> None:
    """§B5.14 §CE14A"""
    s = give(give(empty(), AXIS, "05", "14"), SOVIET, "34")
    drive(s, ("menu", AXIS, "cards"), ("menu", "card 05"), ("answer", "card 34"), ("answer", "card 14"))
    assert told(s, "happened") == [(AXIS,)]


@pytest.mark.usefixtures("plain")
def test_whoever_cancels_may_take_the_card() -> None:
    """§B5.14 §CE31A into the hand; only played cards, not payments."""
    s = give(give(empty(13), SOVIET, "39"), AXIS, "31")
    drive(s, ("menu", SOVIET, "cards"), ("menu", "card 39"), ("answer", "card 31"))
    assert (s.hands[AXIS], s.discards) == (["39"], ["31"])
    s = lay(give(give(empty(13), SOVIET, "39"), AXIS, "31"), West="2008")
    s.trains = 1
    asked = drive(s, ("entrain", "West"))
    assert asked is not None
    assert "card 31" not in asked.options


def test_a_cancelled_payment_does_not_pay() -> None:
    """§B5.14 §CE36S takes it, too."""
    s = lay(give(give(empty(), AXIS, "03"), SOVIET, "36"), _1Pz="0503")
    s.trains = 1
    drive(s, ("entrain", "1Pz"), ("answer", "card 36"))
    assert (s.where["1Pz"], s.hands[SOVIET]) == ("0503", ["03"])


def test_a_bought_step_may_be_undone_and_stays_paid() -> None:
    """§CE07A §CE31S §B5.14"""
    s = lay(give(give(empty(8), AXIS, "03", "04"), SOVIET, "31"), _1Pz="0503 reduced")
    s.turn, s.phase = 13, "organisation"
    drive(s, ("turn_counter", "1Pz"), "03", ("answer", "pass"), ("answer", "pass"), ("answer", "card 31"))
    assert s.face["1Pz"] == 0
    assert (s.hands, cited(s, "step_undone")) == ([[], []], ["CE31S"])


@pytest.mark.usefixtures("plain")
def test_whoever_was_shattered_was_not_bought() -> None:
    """§CE07A §CE31S §B7.9 No step, and nothing to undo."""
    s = lay(give(empty(13), SOVIET, "31"), _6A="shattered")
    s.phase = "organisation"
    asked = drive(s, ("place_unit", "6A"))
    assert asked is not None
    assert asked.name == "place.hex"


@pytest.mark.usefixtures("plain")
def test_between_phases_the_other_side_may_play_and_nobody_learns_what_it_holds() -> None:
    """§B5.15 ruling R90 Between people it is asked whatever it holds, until it wants to be asked no more."""
    s = give(empty(), SOVIET, "14")
    asked = drive(s, ("pause", SOVIET, "cards"))
    assert asked is not None
    assert asked.options == ["pass", "quiet"]
    drive(s, ("pause", SOVIET, "cards"), ("window", "quiet"))
    assert drive(s, ("pause", SOVIET, "movement")) is None
    s = give(empty(), SOVIET, "33")
    drive(s, ("pause", SOVIET, "cards"), ("window", "card 33"))
    assert told(s, "happened") == [(SOVIET,)]


@pytest.mark.usefixtures("plain")
def test_alone_only_what_can_be_played_is_asked_about() -> None:
    """§B5.15 Nobody watches."""
    s = give(empty(scenario="campaign-alone"), SOVIET, "14")
    assert drive(s, ("pause", SOVIET, "cards")) is None
    give(s, SOVIET, "33")
    asked = drive(s, ("pause", SOVIET, "cards"))
    assert asked is not None
    assert (asked.seat, asked.options) == (0, ["card 33", "pass"])


def test_points_of_cards_count_nothing_in_the_battles() -> None:
    """§B5.16 §B5.18 §UM10"""
    from visavis.games.noretreat.rules.points import event_points

    s = begun("moscow")
    event_points(s, AXIS)
    assert s.event_vp == 0
    s = empty()
    event_points(s, AXIS)
    event_points(s, SOVIET, 3)
    assert s.event_vp == -2


@pytest.mark.parametrize(
    ("turn", "found"), [(4, 1941), (10, 1942), (11, 1943), (16, 1943), (17, 1944), (22, 1944), (23, 1945)]
)
def test_years_on_cards(turn: int, found: int) -> None:
    """§B5.17"""
    assert year(turn) == found


def test_bock_draws_a_card_when_he_pays_for_a_replacement() -> None:
    """§CE12A Not for a train."""
    s = lay(give(empty(8), AXIS, "12"), _1Pz="0503")
    s.phase = "organisation"
    lay(s, _6A="destroyed reduced")
    drive(s, ("place_unit", "6A"), ("place.hex", "0503"), ("draw", "05"))
    assert s.hands[AXIS] == ["05"]
    s = lay(give(empty(8), AXIS, "12"), _1Pz="0503")
    s.trains = 1
    assert drive(s, ("entrain", "1Pz")) is None


def test_fedor_von_bock_draws_nothing_without_the_initiative() -> None:
    """§CE12A §B5.11 His cross: from turn 12 on the card pays, and that is all."""
    s = lay(give(empty(12), AXIS, "12"), _1Pz="0503")
    s.phase = "organisation"
    lay(s, _6A="destroyed reduced")
    assert drive(s, ("place_unit", "6A"), ("place.hex", "0503")) is None
    assert (s.hands[AXIS], s.where["6A"]) == ([], "0503")


def test_volksgrenadiers_count_twice_in_the_organization() -> None:
    """§CE53A"""
    s: War = lay(give(empty(23, "snow"), AXIS, "53"), _1Pz="0503 reduced")
    s.phase = "organisation"
    drive(s, ("turn_counter", "1Pz"))
    assert s.face["1Pz"] == 1


def test_whether_one_is_asked_tells_nothing_of_the_hand() -> None:
    """§B5.1 §B5.15 With any card in hand one's own phases ask, though there is nothing to do; until one is quiet."""
    for card in ("03", "04"):  # one that could be played in the Organization, and one that could not
        s = give(empty(), AXIS, card)
        asked = drive(s, ("flip", AXIS))
        assert asked is not None
        assert asked.options[-1] == "done"
    drive(s, ("menu", AXIS, "cards"), ("menu", "quiet"))
    assert drive(s, ("flip", AXIS)) is None
    assert drive(s, ("target", AXIS)) is None

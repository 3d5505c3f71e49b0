"""SA to SG: the solo cards, the check before sudden death, the card in one's own Combat Phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.noretreat.position import begun, cited, drive, empty, give, hold, lay, told
from visavis.games.noretreat.board import NOBODY
from visavis.games.noretreat.bot.module import cell_of
from visavis.games.noretreat.bot.orders import Orders
from visavis.games.noretreat.bot.seams import is_opponent, plan_of
from visavis.games.noretreat.rules.cards import cards_due
from visavis.games.noretreat.rules.points import on_map_points, total
from visavis.games.noretreat.rules.victory import end
from visavis.games.noretreat.setup import SETTINGS, set_up
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War

TAKEN_1941 = ("1403", "1307", "1708", "1211", "1613", "1115", "1415", "1716", "1717")  # Riga to Rostov
SKULLS = (3, 6, 9, 12, 15, 18, 21, 24, 27)


def orders(s: War) -> Orders:
    assert s.orders is not None
    return s.orders


def at_check(
    turn: int = 6, yours: str = "axis", cities: Sequence[str] = TAKEN_1941, event: int = 1, order: int = 1
) -> War:
    """Step C of a skull turn in which the Axis holds these beside its own twelve places."""
    s = hold(empty(turn, scenario="campaign-alone", side=yours), AXIS, *cities)
    s.event_vp, s.order_vp, s.directive = event, order, "1708"
    return s


def checked(s: War, card: str, *answers: Any) -> War:
    """Step C, with this solo card."""
    drive(s, ("victory_checks",), ("solo", card), *answers)
    return s


def planned(s: War, side: int, card: str, cell: int, marker: str = "") -> War:
    """A plan that is pending."""
    found = orders(s)
    found.side, found.card, found.cell, found.letter, found.marker = side, card, cell, "A", marker
    return s


# SA, SB, SV


def test_the_module_is_added_to_the_base_game() -> None:
    """§SA1 §SB1 Twelve cards and the markers lie beside the same map and counters; without it there are none."""
    solo, base = begun("campaign-alone"), begun("campaign")
    assert (solo.where, solo.control, solo.deck) == (base.where, base.control, base.deck)
    assert len(orders(solo).deck) == 12
    assert (base.orders, base.stalin, base.directive) == (None, "", "")


@pytest.mark.parametrize("scenario", ["moscow-alone", "moscow-solo", "ukraine-alone", "ukraine-solo"])
def test_the_battles_have_no_plans(scenario: str) -> None:
    """ruling R39 §SV6"""
    s = set_up(scenario, {}, {})
    assert (s.orders, s.stalin, s.directive) == (None, "", "")


def test_only_ones_own_side_can_win() -> None:
    """§SA2 The other side is the opponent, and it is after a change, too (§SA3)."""
    s = at_check()
    assert (is_opponent(s, SOVIET), is_opponent(s, AXIS)) == (True, False)
    checked(s, "10")
    assert (is_opponent(s, SOVIET), is_opponent(s, AXIS)) == (False, True)


def test_what_two_people_may_add() -> None:
    """§SI2 §SE1.9 §SE2.5 Stalin and the Directive, each by itself."""
    assert {setting.name for setting in SETTINGS if setting.scenarios == ("campaign",)} >= {"stalin", "directive"}
    s = begun("campaign", stalin=True)
    assert (s.stalin, s.order_vp, s.orders) == ("2008", -1, None)
    s = begun("campaign", directive=True)
    assert (s.stalin, s.order_vp, s.directive) == ("", 0, "1708")


# SG0


@pytest.mark.parametrize(("turn", "german", "soviet"), [(3, 1, 3), (11, 1, 3), (12, 2, 4), (28, 2, 4)])
def test_four_cells_by_country_and_initiative(turn: int, german: int, soviet: int) -> None:
    """§SG0.1 §SG0.2"""
    s = empty(turn, scenario="campaign-alone")
    assert (cell_of(s, AXIS), cell_of(s, SOVIET)) == (german, soviet)


PRINTED = {  # by card: its header, and the four cells: plan, attacks, place, draw, lose, counterblows
    "01": (0, "none 3-2 0", "1104x2 2-1 0", "1613x2 1-2 0", "none 4-3 0"),
    "02": (0, "1613x2 1-0 2", "city 2-1 0", "1717x2 1-2 0", "offensive5 2-0 1"),
    "03": (0, "none 3-2 0", "1717x2 1-1 0", "1902x2 1-2 0", "hold 2-0 4"),
    "04": (0, "1708x2 1-0 3", "none 2-2 0", "2008x3 2-0 2", "0717x2 1-1 0"),
    "05": (1, "2008x3 2-0 4", "stay 3-2 0", "offensive4 1-0 2", "1613x3 2-1 0"),
    "06": (1, "none 4-3 0", "1708x2 1-2 0", "none 3-3 0", "1716x2 1-1 0"),
    "07": (2, "1415x2 1-0 2", "stay 2-1 0", "2008x2 2-2 0", "1211x3 2-0 1"),
    "08": (2, "1902x2 1-1 0", "none 2-2 0", "2117x3 2-0 2", "0511x2 1-1 0"),
    "09": (3, "2117x3 2-0 1", "stay 2-1 0", "city 2-1 0", "1415x3 1-0 3"),
    "10": (3, "2022x2 1-1 0", "hold 2-0 3", "stay 2-1 0", "1307x3 2-0 1"),
    "11": (3, "2008x3 1-0 2", "1613x3 2-1 0", "hold 2-0 3", "0906x3 1-0 3"),
    "12": (3, "offensive5 2-0 1", "0511x2 1-1 0", "stay 2-1 0", "1708x2 2-0 2"),
}


@pytest.mark.parametrize("card", PRINTED)
def test_the_twelve_cards(card: str) -> None:
    """§SG0.3 §SC01 §SC02 §SC03 §SC04 §SC05 §SC06 §SC07 §SC08 §SC09 §SC10 §SC11 §SC12 §SG2.12 rulings R13 and R14"""
    row = empty(scenario="campaign-alone").board.solo[card]
    cells = []
    for cell in row.cells:
        what = {"place": f"{cell.place}x{cell.attacks}", "offensive": f"offensive{cell.attacks}"}
        cells.append(f"{what.get(cell.plan, cell.plan)} {cell.draw}-{cell.lose} {cell.blows}")
    assert (row.skulls, *cells) == PRINTED[card]


def test_cards_of_combat_phases_are_used_up_before_they_are_shuffled() -> None:
    """§SG0.5 ruling R12"""
    s = empty(8, scenario="campaign-alone", side="axis")
    drive(s, ("solo_reaction", AXIS), ("solo", "12"))
    asked = drive(s, ("solo_reaction", AXIS))
    assert asked is not None
    assert (asked.name, "12" in asked.options, len(asked.options)) == ("solo", False, 11)
    orders(s).deck, orders(s).used = ["06"], [card for card in PRINTED if card != "06"]
    drive(s, ("solo_reaction", AXIS))
    assert (orders(s).used[-1], orders(s).deck) == ("06", [])
    asked = drive(s, ("solo_reaction", AXIS))
    assert asked is not None
    assert (asked.name, sorted(asked.options)) == ("solo", sorted(PRINTED))


def test_before_sudden_death_all_twelve_are_shuffled() -> None:
    """§SG1.1 §SG0.5"""
    s = at_check()
    orders(s).deck, orders(s).used = ["06"], [card for card in PRINTED if card != "06"]
    asked = drive(s, ("victory_checks",))
    assert asked is not None
    assert (asked.name, sorted(asked.options)) == ("solo", sorted(PRINTED))


@pytest.mark.parametrize("turn", range(1, 29))
def test_a_card_is_turned_before_every_sudden_death(turn: int) -> None:
    """§SG0.4 §SF2 On skull turns only."""
    s = at_check(turn, cities=() if turn == 23 else TAKEN_1941, event=-3)  # 24 Soviet points on turn 23
    asked = drive(s, ("victory_checks",))
    assert (asked is not None and asked.name == "solo") == (turn in SKULLS)


# SG1


def test_round_6() -> None:
    """WE1 §SG1.2 §SG1.3 §SG1.5 §SG1.7 §SG1.9 §SG1.12 §SG1.16 §SG1.17 §SA3 ruling R2 A change though 24 exceeds 23."""
    s = at_check()
    assert (on_map_points(s, AXIS), total(s, AXIS)) == (21, 23)
    hands = [list(hand) for hand in s.hands]
    checked(s, "10")
    assert (s.order_vp, total(s, AXIS), s.directive) == (2, 24, "2022")
    assert (s.yours, s.winner) == (SOVIET, NOBODY)
    assert told(s, "side_changed") == [(SOVIET, 3, 24, 23)]
    found = orders(s)
    assert (found.side, found.card, found.cell, found.letter, found.marker) == (AXIS, "10", 1, "A", "2022")
    assert (s.hands, s.markers, s.fewer) == (hands, {}, [0, 0])


def test_the_directive_stays_where_no_place_is_named() -> None:
    """WE1a §SG1.4 §SC-3 With the Soviet initiative card 10 says not to attack."""
    s = checked(at_check(15), "10")
    assert s.directive == "1708"
    assert told(s, "directive_stays") == [("1708",)]


DIRECTIVES = {
    6: ("", "1613", "", "1708", "2008", "", "1415", "1902", "2117", "2022", "2008", ""),
    15: ("1104", "", "1717", "", "", "1708", "", "", "", "", "1613", "0511"),
}


@pytest.mark.parametrize("turn", DIRECTIVES)
@pytest.mark.parametrize("card", PRINTED)
def test_where_each_card_puts_the_directive(turn: int, card: str) -> None:
    """§SG1.3 §SG1.4 §SC-3 §SE2.3 It is the German cell that counts; each place is a city or the oil in the Caucasus."""
    s = at_check(turn, cities=())
    s.directive = "1211"
    checked(s, card)
    place = DIRECTIVES[turn][int(card) - 1]
    assert s.directive == (place or "1211")
    assert s.directive in s.board.prizes


def test_the_directive_pays_whoever_controls_it() -> None:
    """§SG1.2 §SE2.2 §SE2.4 ruling R25 The Soviets, too; losing the city costs its point and this one."""
    s = at_check(cities=[city for city in TAKEN_1941 if city != "1708"])
    before = total(s, AXIS)
    checked(s, "04")
    assert (s.order_vp, total(s, AXIS)) == (0, before - 1)
    assert before == total(at_check(), AXIS) - 1


def test_a_new_directive_pays_at_the_next_check() -> None:
    """§SG1.5 §SE2.1 Not when it is put there, and it does not move at any other time."""
    s = at_check(6, cities=TAKEN_1941[:2], event=0, order=0)  # the Soviets hold Smolensk
    checked(s, "10")
    assert (s.directive, s.order_vp) == ("2022", -1)
    s.turn = 9
    hold(s, AXIS, "2022")
    drive(s, ("solo_reaction", AXIS), ("solo", "04"))
    assert s.directive == "2022"
    checked(s, "06")
    assert (s.directive, s.order_vp) == ("2022", 0)


def test_do_not_change() -> None:
    """WE1b §SG1.6 §SG1.10 §SZ2.1 24 exceeds 23."""
    s = checked(at_check(), "04")
    assert (s.yours, s.winner, s.ending) == (AXIS, AXIS, "sudden_death")
    assert told(s, "side_kept") == [(AXIS, 0, 24, 23)]
    assert cited(s, "side_kept") == ["SG1.6"]


def test_beyond_the_skulls_one_wins() -> None:
    """WE1c §SG1.7 §SG1.10 26 is three more than 23, and the header shows two."""
    s = checked(at_check(cities=(*TAKEN_1941, "2006", "1909")), "07")
    assert (s.yours, s.winner, cited(s, "side_kept")) == (AXIS, AXIS, ["SG1.7"])


@pytest.mark.parametrize(("skulls", "card"), [(1, "05"), (2, "07"), (3, "09")])
@pytest.mark.parametrize("beyond", [-4, -3, -2, -1, 0, 1, 2, 3, 4])
def test_skulls_count_on_both_sides_of_the_number(skulls: int, card: str, beyond: int) -> None:
    """§SG1.7 §SG1.10 §SG1.12 Equality counts; further below one stays, further above one wins."""
    more = ("2006", "1909", "1912", "2314")
    s = at_check(cities=(*TAKEN_1941, *more)[: 8 + beyond])
    assert total(s, AXIS) + 1 == 23 + beyond
    checked(s, card)
    changes = abs(beyond) <= skulls
    assert s.yours == (SOVIET if changes else AXIS)
    assert s.winner == (AXIS if beyond > skulls else NOBODY)


def test_the_number_must_be_exceeded() -> None:
    """WE1d §SG1.7 §SG1.10 23 exactly: a skull changes sides; without one nothing happens."""
    s = checked(at_check(cities=TAKEN_1941[:-1]), "05")
    assert (s.yours, s.winner) == (SOVIET, NOBODY)
    s = checked(at_check(cities=TAKEN_1941[:-1]), "04")
    assert (s.yours, s.winner) == (AXIS, NOBODY)


def test_without_the_initiative_one_changes_below_the_number() -> None:
    """WE2 §SG1.8 §SG1.14 §SG1.15 §B5.7 rulings R1 and R22 A German plan is dropped; its lost cards stay lost."""
    s = planned(at_check(9, "soviet"), AXIS, "05", 1, "2008")
    s.fewer = [2, 0]
    checked(s, "11")
    assert (s.yours, total(s, AXIS), cited(s, "side_changed")) == (AXIS, 24, ["SG1.8"])
    assert told(s, "side_changed") == [(AXIS, 3, 24, 26)]
    assert (plan_of(s, AXIS), orders(s).marker) == (None, "")
    assert told(s, "plan_void") == [(AXIS,)]
    assert cards_due(s, AXIS) == 3
    s = checked(planned(at_check(9, "soviet"), AXIS, "05", 1, "2008"), "02")
    assert (s.yours, orders(s).cell, orders(s).marker) == (SOVIET, 1, "2008")


@pytest.mark.parametrize("more", [2, 3])
def test_the_opponent_never_wins_by_sudden_death(more: int) -> None:
    """WE2 §SG1.8 §SG1.11 §SZ2.2 With 26 or 27 one stays, and play goes on."""
    s = checked(at_check(9, "soviet", (*TAKEN_1941, "2006", "1909", "1912")[: 9 + more]), "11")
    assert total(s, AXIS) == 24 + more
    assert (s.yours, s.winner) == (SOVIET, NOBODY)


def test_hands_boxes_and_markers_stay_with_the_sides() -> None:
    """§SG1.13"""
    s = lay(give(give(at_check(), AXIS, "05"), SOVIET, "33"), West="shattered", _6A="rail")
    before = (s.hands[AXIS][:], s.hands[SOVIET][:], dict(s.where), s.order_vp)
    checked(s, "10")
    assert s.yours == SOVIET
    assert (s.hands[AXIS], s.hands[SOVIET], s.where, s.order_vp - 1) == before


def test_a_soviet_opponent_gets_its_plan_in_the_coming_combat_phase() -> None:
    """§SG1.18 §SG1.14 After a change to Germany there is no plan for either side until then."""
    s = checked(at_check(9, "soviet"), "11")
    assert (plan_of(s, AXIS), plan_of(s, SOVIET)) == (None, None)
    drive(s, ("solo_reaction", AXIS), ("solo", "12"))
    plan = plan_of(s, SOVIET)
    assert plan is not None
    assert plan.plan == "stay"


def test_za_rodinu_cancels_the_whole_check() -> None:
    """ruling R26 §CE09S No card, no point of the Directive, no change; it is played before the card is turned."""
    s = give(at_check(), SOVIET, "09")
    drive(s, ("victory_checks",), ("window", "card 09"))
    assert (s.yours, s.winner, s.order_vp, s.directive) == (AXIS, NOBODY, 1, "1708")
    assert orders(s).used == []
    s = give(at_check(), SOVIET, "09")
    asked = drive(s, ("victory_checks",), ("window", "pass"))
    assert asked is not None
    assert asked.name == "solo"


def test_das_vaterland_cancels_the_check_of_turn_12_before_its_card_is_turned() -> None:
    """rulings R26 and R3 §CE40A And the card of turn 15 is a new one."""
    s = give(at_check(12, "soviet"), AXIS, "40")
    drive(s, ("victory_checks",), ("window", "card 40"))
    assert (s.event_vp, s.order_vp, s.winner, orders(s).drawn) == (0, 1, NOBODY, "")
    s.turn = 15
    asked = drive(s, ("victory_checks",))
    assert asked is not None
    assert asked.name == "solo"


def test_turn_12_for_germany() -> None:
    """WE17 rulings R3 and R1 §SF1 §SG1.9 §SG1.16 29 is not more than 27 and two skulls; the Soviets have 6 of 16."""
    s = at_check(12, "axis", SOVIET_PLACES[:15])
    s.directive = ""
    assert (on_map_points(s, AXIS), total(s, AXIS)) == (27, 29)
    checked(s, "07")
    assert (s.winner, s.event_vp, s.order_vp) == (NOBODY, 0, 1)
    assert (on_map_points(s, SOVIET), total(s, SOVIET)) == (7, 6)
    assert s.yours == SOVIET
    assert told(s, "side_changed") == [(SOVIET, 2, 6, 16)]
    plan = plan_of(s, AXIS)
    assert plan is not None
    assert (plan.plan, orders(s).cell) == ("stay", 2)


def test_turn_12_is_won_beyond_27_and_the_skulls() -> None:
    """WE17 §SZ2.1 ruling R3 30 is more than 29."""
    s = checked(at_check(12, "axis", SOVIET_PLACES[:16]), "07")
    assert (s.winner, s.ending) == (AXIS, "sudden_death")
    s = checked(at_check(12, "soviet", SOVIET_PLACES[:16]), "07")
    assert s.winner == NOBODY


SOVIET_PLACES = (*TAKEN_1941, "2006", "1909", "1912", "2314", "1519", "2117", "1902")  # two objectives at the end


# SG2


def at_combat(start: str = "citadel", turn: int = 14, yours: str = "axis") -> War:
    """The person's Combat Phase, when all Targets are declared."""
    s = begun("campaign-alone", turn, start=start, side=yours)
    s.side, s.phase = (AXIS, SOVIET)[yours == "soviet"], "combat"
    return s


def test_round_14() -> None:
    """WE3 §SG2.1 §SG2.4 §SG2.5 §SG2.7 §SG2.10 §SG2.11 §B10.3 ruling R37 Minsk, two cards, a Counterblow."""
    s = at_combat()
    drive(s, ("solo_reaction", AXIS), ("solo", "10"), ("draw", "01"), ("draw", "02"), ("blow.free", "1712"))
    assert s.hands == [[], ["01", "02"]]
    assert s.markers == {"1712": "blow"}
    found = orders(s)
    assert (found.side, found.cell, found.marker, s.fewer) == (SOVIET, 4, "1307", [0, 0])
    assert told(s, "plan") == [(SOVIET, "A", "place", 3, "1307")]


def test_the_card_comes_between_targets_and_bought_counterblows() -> None:
    """§SG2.1 §SG2.6 §SG2.9 §B10.3 rulings R36 and R37 Without any Target, too; and what is drawn pays at once."""
    s = at_combat()
    drive(s, ("combat", AXIS), ("target", "done"), ("solo", "10"), "01", "02", ("blow.free", "1712"))
    asked = drive(s, ("blow", SOVIET), ("blow", "1711"))
    assert asked is not None
    assert (asked.name, asked.options) == ("pay", ["01", "02"])
    s = at_combat()
    asked = drive(
        s,
        ("combat", AXIS),
        ("target", "done"),
        ("solo", "10"),
        "01",
        "02",
        ("blow.free", "1712"),
        ("blow", "1711"),
        "01",
    )
    assert s.markers == {"1712": "blow", "1711": "blow"}


@pytest.mark.parametrize(
    ("turn", "yours", "turned"), [(1, "axis", False), (1, "soviet", False), (4, "soviet", False), (4, "axis", True)]
)
def test_when_no_card_is_turned(turn: int, yours: str, turned: bool) -> None:
    """§SG2.2 §SG2.3 Not on turn 1, nor on turn 4 if Germany is the opponent; then it has no plan."""
    s = at_combat("barbarossa", turn, yours)
    asked = drive(s, ("solo_reaction", s.yours))
    assert (asked is not None) == turned
    assert (plan_of(s, 1 - s.yours), s.fewer, s.markers) == (None, [0, 0], {})


@pytest.mark.parametrize("yours", ["axis", "soviet"])
def test_never_in_the_opponents_combat_phase(yours: str) -> None:
    """§SG0.4 §SF3"""
    s = at_combat(yours=yours)
    assert drive(s, ("solo_reaction", 1 - s.yours)) is None


def test_the_cell_is_the_opponents() -> None:
    """§SG2.4 §SG2.10 §SG2.14 Germany reads another one: no orders, and two cards less."""
    s = at_combat(yours="soviet")
    drive(s, ("solo_reaction", SOVIET), ("solo", "08"), ("draw", "01"), ("draw", "02"))
    assert (s.hands, s.fewer, orders(s).cell) == ([["01", "02"], []], [2, 0], 2)


def test_immediate_cards_of_a_reaction_happen_at_once() -> None:
    """§SG2.5 §B5.9 General Mud turns the next turn's weather, and is replaced."""
    s = at_combat("blau", 9)
    drive(s, ("solo_reaction", AXIS), ("solo", "12"), ("draw", "12"), ("draw", "01"), ("draw", "03"))
    assert (s.hands[SOVIET], s.discards) == (["01", "03"], ["12"])


def test_counterblows_without_a_hex_are_lost() -> None:
    """§SG2.7 §SG2.8 ruling R24 Three, but there are two hexes beside able enemies."""
    s = lay(empty(8, scenario="campaign-alone", side="axis"), _6A="1007", West="1107", Don="1006", South="2022")
    drive(s, ("solo_reaction", AXIS), ("solo", "11"), "01", "03", ("blow.free", "1006"))
    assert s.markers == {"1006": "blow", "1107": "blow"}
    s = lay(empty(8, scenario="campaign-alone", side="axis"), South="2022")
    drive(s, ("solo_reaction", AXIS), ("solo", "11"), "01", "03")
    assert s.markers == {}


@pytest.mark.parametrize(
    ("card", "marker"),
    [("05", "edge"), ("09", "edge"), ("11", ""), ("12", ""), ("06", ""), ("08", "2117"), ("04", "2008")],
)
def test_stavka_lies_at_the_place_or_beside_the_edge(card: str, marker: str) -> None:
    """§SG2.11 §SE3.1 §SE3.2 General offensives and captures at the edge; what is forbidden needs no marker."""
    s = empty(8, scenario="campaign-alone", side="axis")
    drive(s, ("solo_reaction", AXIS), ("solo", card))
    assert (orders(s).side, orders(s).marker) == (SOVIET, marker)


def test_a_newer_plan_holds() -> None:
    """§SG2.13"""
    s = planned(empty(8, scenario="campaign-alone", side="axis"), SOVIET, "04", 3, "2008")
    drive(s, ("solo_reaction", AXIS), ("solo", "08"))
    assert (orders(s).card, orders(s).marker) == ("08", "2117")


def test_lost_cards_are_those_of_the_next_cards_phase() -> None:
    """§SG2.14 §B5.7 ruling R82 Even in this game turn."""
    s = empty(8, scenario="campaign-alone", side="axis")
    drive(s, ("solo_reaction", AXIS), ("solo", "06"), "01", "03", "04")
    assert (s.fewer, cards_due(s, SOVIET)) == ([0, 3], 1)


def test_a_plan_stays_as_drawn_when_the_initiative_passes() -> None:
    """§SG2.15 Drawn on turn 11 for the German turn 12: cell 1, though the initiative is the Soviets' by then."""
    s = empty(11, scenario="campaign-alone", side="soviet")
    drive(s, ("solo_reaction", SOVIET), ("solo", "08"), "01")
    s.turn = 12
    plan = plan_of(s, AXIS)
    assert plan is not None
    assert (plan.place, orders(s).cell) == ("1902", 1)


def test_at_the_end_it_is_told_how_often_the_side_has_changed() -> None:
    """§SG1.12 Two people never change it."""
    s = at_check()
    checked(s, "10")
    end(s, AXIS, "total", "B12.9")
    assert told(s, "side_changes") == [(1,)]
    duel = begun("campaign", 6)
    end(duel, AXIS, "total", "B12.9")
    assert told(duel, "side_changes") == []

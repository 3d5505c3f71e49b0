"""PK and SD: what a plan asks for, Plans A, B and C, and the price of failure."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.noretreat.position import begun, drive, empty, hold, lay, told
from tests.games.noretreat.test_solo_cards import orders, planned
from visavis.games.noretreat.bot.judge import ends_of
from visavis.games.noretreat.bot.module import asked_for, feasible
from visavis.games.noretreat.bot.seams import begin_player_turn, may_leave, plan_of
from visavis.games.noretreat.bot.sheets import line_without
from visavis.games.noretreat.preview import PREVIEWS
from visavis.games.noretreat.rules.rail import may_entrain
from visavis.games.noretreat.sheets import AXIS, SOVIET, CellRow
from visavis.games.noretreat.state import DISORGANIZED, Battle, War, in_ezoc, mark, on_map
from visavis.games.noretreat.words import side_name


def opponent(card: str, cell: int, start: str = "citadel", turn: int = 14, scenario: str = "campaign-alone") -> War:
    """The opponent's player turn begins with this plan; cells 1 and 2 are Germany's."""
    side = AXIS if cell < 3 else SOVIET
    s = begun(scenario, turn, start=start, side=("soviet", "axis")[side])
    return turn_of_opponent(s, card, cell)


def turn_of_opponent(s: War, card: str, cell: int) -> War:
    side = AXIS if cell < 3 else SOVIET
    s.side = side
    planned(s, side, card, cell, s.board.solo[card].cells[cell - 1].place)
    begin_player_turn(s, side)
    return s


def map_of(turn: int, card: str, cell: int, **places: str) -> War:
    """An empty map with these counters, in the opponent's turn."""
    side = ("soviet", "axis")[cell >= 3]
    return turn_of_opponent(lay(empty(turn, scenario="campaign-alone", side=side), **places), card, cell)


def plan(s: War) -> CellRow:
    found = plan_of(s, s.side)
    assert found is not None
    return found


def fight(s: War, hex_: str, forced: bool = False) -> None:
    """A battle there is resolved."""
    s.battle = Battle(hex_, s.side, forced, result="-")
    if not forced:
        s.declared += 1
    drive(s, ("end_battle",))


def judged(s: War) -> int:
    """The end of the Combat Phase: by how much the order marker moves towards the opponent."""
    before = s.order_vp
    drive(s, ("clear_combat", s.side))
    return (s.order_vp - before) * (1 if s.side == AXIS else -1)


# J1, J2


def test_feasible_attacks_from_blau() -> None:
    """WE14 §J1 §J2 §SD1.2 ruling R16 Leningrad 3, Moscow 6, the oil none: card 10 falls to its second cell."""
    s = begun("campaign-alone", 7, start="blau", side="soviet")
    assert [feasible(s, AXIS, place) for place in ("1902", "2008", "2022")] == [3, 6, 0]
    for card, letter, cell in (("08", "A", 1), ("05", "A", 1), ("10", "B", 2)):
        s = opponent(card, 1, "blau", 7)
        drive(s, ("choose_plan", AXIS))
        assert (orders(s).letter, orders(s).cell) == (letter, cell)
    assert plan(s).plan == "hold"


def test_one_counter_attacks_one_hex() -> None:
    """§J2 A matching: two targets beside one striker count once."""
    s = lay(empty(8, scenario="campaign-alone"), _6A="1007 reduced", West="1107", Don="1006")
    assert feasible(s, AXIS, "1107") == 1
    lay(s, _9A="0906")
    assert feasible(s, AXIS, "1107") == 2


def test_who_strikes_must_be_able_and_end_beside_the_target() -> None:
    """§J1 §J2 §B8.11 Not in disorder; not on a hex that is full."""
    s = lay(empty(8, scenario="campaign-alone"), West="1107", _6A="1008")
    assert feasible(s, SOVIET, "1107") == 1
    mark(s, "West", DISORGANIZED)
    assert feasible(s, SOVIET, "1107") == 0
    s = lay(empty(8, scenario="campaign-alone"), West="1107", Don="1207")
    assert "1207" not in ends_of(s, "West")
    assert "1107" in ends_of(s, "West")


def test_only_enemies_within_three_hexes_count() -> None:
    """§J2 §PK5 Smolensk is four hexes from Minsk."""
    s = lay(empty(14, scenario="campaign-alone"), _6A="1708", West="1808")
    assert (feasible(s, SOVIET, "1307"), feasible(s, SOVIET, "2008")) == (0, 1)


# Plans A, B, C


def test_plan_b_of_round_14() -> None:
    """WE4 §SD1.1 §SD1.2 §SD2.1 §SD2.2 §SD2.3 §PK1 §SD5.1 §SD5.3 rulings R15 and R16 Minsk is too far away."""
    s = opponent("10", 4)
    assert (plan(s).place, orders(s).marker) == ("1307", "1307")
    drive(s, ("movement", SOVIET))
    assert (plan(s).plan, orders(s).letter, orders(s).cell, orders(s).marker) == ("stay", "B", 3, "")
    assert (s.order_vp, told(s, "order_points")) == (-1, [])
    assert in_ezoc(s, SOVIET, "1808")
    assert in_ezoc(s, SOVIET, "1712")
    drive(s, ("go", "West"), ("goal", "1908"), ("break", "yes"))
    assert told(s, "plan_broken") == [(SOVIET, "West", "1808")]
    assert judged(s) == 1
    assert told(s, "plan_failed") == [(SOVIET, "stay")]
    assert judged(s) == 0


def test_who_would_break_the_orders_is_asked_and_may_think_again() -> None:
    """§SD5.3 The counter stays and may still move; no target is placed."""
    s = opponent("10", 4)
    drive(s, ("choose_plan", SOVIET))
    asked = drive(s, ("move", SOVIET), ("move", "West"), ("goal", "1908"), ("break", "no"))
    assert asked is not None
    assert (s.where["West"], asked.name, "West" in asked.options) == ("1808", "move", True)
    assert told(s, "plan_broken") == []
    s = opponent("11", 3, "blau", 8)
    asked = drive(s, ("target", SOVIET), ("target", "1806"), ("break", "no"))
    assert asked is not None
    assert (asked.name, s.declared, s.markers) == ("target", 0, {})


def test_whoever_breaks_the_orders_is_told_who_gains_by_it() -> None:
    """§SD5.1 §SD5.3 The point is the opponent's: here the Soviets'."""
    s = opponent("10", 4)
    drive(s, ("choose_plan", SOVIET))
    asked = drive(s, ("move", SOVIET), ("move", "West"), ("goal", "1908"))
    assert asked is not None
    assert s.yours == AXIS
    (plan, price), _ = PREVIEWS["break"](s, asked, "yes")
    assert plan.args["plan"].key == "plan-stay"
    assert (price.key, price.args["side"], price.args["n"]) == ("preview-plan-fails", side_name(SOVIET), 1)


def test_too_few_targets_are_asked_about_while_there_are_more() -> None:
    """§SD5.3 §PK5 §PK7 Three near Moscow: after two of them, and one elsewhere; not against the program."""
    for scenario, warned in (("campaign-alone", True), ("campaign-solo", False)):
        s = lay(opponent("04", 3, "blau", 8, scenario), Bryansk="1910")
        s.markers, s.declared = dict.fromkeys(("1806", "1808", "1803"), "target"), 3
        asked = drive(s, ("solo_reaction", SOVIET))
        assert (asked is not None) == warned
    s = lay(opponent("04", 3, "blau", 8), Bryansk="1910")
    asked = drive(s, ("solo_reaction", SOVIET), ("break", "no"))
    assert asked is not None
    assert (asked.name, "1810" in asked.options) == ("target", True)
    s.markers, s.declared = dict.fromkeys(("1806", "1808", "1803"), "target"), 3
    assert drive(s, ("solo_reaction", SOVIET), ("break", "yes")) is None
    s.markers = dict.fromkeys(("1806", "1808", "1810"), "target")
    assert drive(s, ("solo_reaction", SOVIET)) is None
    s.markers, s.declared = dict.fromkeys(("1803", "1806", "1613", "1711", "1714"), "target"), 5
    assert drive(s, ("solo_reaction", SOVIET)) is None  # no Target marker is left


def test_a_general_offensive_with_nobody_left_to_attack_is_not_asked_about() -> None:
    """§SD5.3 §PK3 One German stands there: one attack is all that can be declared."""
    s = map_of(8, "05", 3, West="1908", _6A="1808")
    asked = drive(s, ("solo_reaction", SOVIET))
    assert asked is not None
    assert asked.name == "break"
    s.markers, s.declared = {"1808": "target"}, 1
    assert drive(s, ("solo_reaction", SOVIET)) is None


def test_a_wave_assault_against_the_orders_is_asked_about() -> None:
    """§SD5.3 §PK2 §CE29S"""
    s = map_of(14, "03", 4, West="1908", _6A="1808")
    asked = drive(s, ("event", SOVIET, "29", ("combat.soviet.end",)), ("break", "no"))
    assert (asked, s.declared, s.markers) == (None, 0, {})
    asked = drive(s, ("event", SOVIET, "29", ("combat.soviet.end",)), ("break", "yes"))
    assert s.declared == 1
    assert judged(s) == 1


def test_plan_a_stands() -> None:
    """WE4a §SD1.2 §J2 At the start of Bagration three German hexes lie near Minsk, and three fronts reach them."""
    s = opponent("10", 4, "bagration", 19)
    assert feasible(s, SOVIET, "1307") == 3
    drive(s, ("choose_plan", SOVIET))
    assert (plan(s).place, orders(s).letter, orders(s).marker) == ("1307", "A", "1307")


@pytest.mark.parametrize(("battles", "price"), [(2, 1), (3, 0)])
def test_all_attacks_must_be_fought(battles: int, price: int) -> None:
    """WE4b §PK5 §PK8 §SD5.1 §SE3.3"""
    s = opponent("10", 4, "bagration", 19)
    for hex_ in ("1409", "1506", "1507")[:battles]:
        fight(s, hex_)
    assert judged(s) == price


def test_plan_b_may_be_a_place() -> None:
    """WE5 §SD2.1 §SD2.2 §SD2.4 ruling R16 Bucharest is out of reach; Moscow's three attacks are asked for instead."""
    s = opponent("04", 4)
    assert [feasible(s, SOVIET, "0717") > 0, feasible(s, SOVIET, "2008") >= 1] == [False, True]
    drive(s, ("choose_plan", SOVIET))
    assert (orders(s).letter, plan(s).place, plan(s).attacks, orders(s).marker) == ("B", "2008", 3, "2008")
    assert (s.order_vp, asked_for(s, SOVIET, plan(s))) == (-1, 3)


def test_plan_c() -> None:
    """WE5 §SD2.4 §SD3.1 §SD5.2 ruling R21 Neither Budapest nor Stalingrad: no orders, and a point at once."""
    s = opponent("08", 4)
    drive(s, ("choose_plan", SOVIET))
    assert (orders(s).letter, plan_of(s, SOVIET), orders(s).marker, s.order_vp) == ("C", None, "", -2)
    assert orders(s).paid
    assert judged(s) == 0


def test_plan_b_needs_only_one_attack() -> None:
    """§SD2.4 ruling R16 One German near Moscow is too few for a Plan A, and enough for a Plan B."""
    s = map_of(14, "04", 4, West="2008", _6A="1908")
    drive(s, ("choose_plan", SOVIET))
    assert (orders(s).letter, plan(s).place) == ("B", "2008")
    s = map_of(8, "04", 3, West="2008", _6A="1908")
    drive(s, ("choose_plan", SOVIET))
    assert (orders(s).letter, plan_of(s, SOVIET)) == ("C", None)


@pytest.mark.parametrize(("card", "cell"), [("03", 4), ("12", 3), ("02", 4), ("09", 3), ("06", 3)])
def test_only_places_are_given_up(card: str, cell: int) -> None:
    """§SD1.2 No counter on the map: what names no place stays."""
    s = map_of(14, card, cell)
    drive(s, ("choose_plan", SOVIET))
    assert (orders(s).letter, orders(s).cell) == ("A", cell)


@pytest.mark.parametrize(("cell", "other"), [(1, 2), (2, 1), (3, 4), (4, 3)])
def test_the_other_cell_of_the_country(cell: int, other: int) -> None:
    """§SD2.1 §SC-2 ruling R15 Whoever has the initiative."""
    s = map_of(14, {1: "09", 2: "11", 3: "08", 4: "10"}[cell], cell)
    drive(s, ("choose_plan", s.side))
    told_ = told(s, "plan")
    assert told_[0][1] == "B"
    row = s.board.solo[orders(s).card].cells[other - 1]
    assert told_[0][2:] == (row.plan, row.attacks, row.place)


# PK


def test_no_exit_from_enemy_zones() -> None:
    """§PK1 ruling R19 Not into another zone either; whoever began elsewhere may move (ruling R96)."""
    s = map_of(8, "12", 3, West="1908", Don="2007", _6A="1808")
    drive(s, ("go", "Don"), ("goal", "2107"))
    assert judged(s) == 0
    s = map_of(8, "12", 3, West="1908", Don="1909", _6A="1808")
    drive(s, ("go", "West"), ("goal", "2008"), ("break", "yes"))
    assert judged(s) == 1


def test_through_a_friends_hex_in_an_enemy_zone() -> None:
    """ruling R96 §PK1 In two moves as in one."""
    s = map_of(23, "12", 3, West="1908", Don="2008", _6A="1808")
    drive(s, ("go", "Don"), ("goal", "1908"))
    drive(s, ("go", "Don"), ("goal", "1907"))
    assert judged(s) == 0


def test_retreats_and_advances_are_free() -> None:
    """§PK1 ruling R19 Only the Movement phase counts."""
    s = map_of(8, "12", 3, West="1908", _6A="1808")
    s.battle = Battle("1908", AXIS, attackers=("6A",), defenders=("West",), result="DR")
    asked = drive(s, ("retreat", "West", "DR"))
    assert asked is not None
    drive(s, ("retreat", "West", "DR"), asked.options[0])
    assert judged(s) == 0


def test_the_program_itself_does_not_leave() -> None:
    """§PK1 §BOT-M2 Its counters in enemy zones are not offered; a person's are (§SD5.3)."""
    for scenario, offered in (("campaign-solo", False), ("campaign-alone", True)):
        s = opponent("10", 3, scenario=scenario)
        assert may_leave(s, SOVIET, "West") == offered
        assert may_leave(s, SOVIET, "Moscow")


@pytest.mark.parametrize(("targets", "forced", "price"), [(0, 0, 0), (0, 2, 0), (1, 0, 1)])
def test_do_not_attack(targets: int, forced: int, price: int) -> None:
    """§PK2 §SD5.1 ruling R18 A forced attack is no failure, a Target is one."""
    s = opponent("11", 3, "blau", 8)
    for _ in range(targets):
        fight(s, "1806")
    for _ in range(forced):
        fight(s, "1613", forced=True)
    assert judged(s) == price


def test_a_declared_attack_breaks_it_though_it_is_not_fought() -> None:
    """§PK2"""
    s = opponent("11", 3, "blau", 8)
    drive(s, ("target", SOVIET), ("target", "1806"), ("break", "yes"), ("target", "done"))
    assert judged(s) == 1


@pytest.mark.parametrize(("battles", "forced", "price"), [(4, 0, 0), (3, 0, 1), (3, 2, 1), (5, 0, 0)])
def test_general_offensive(battles: int, forced: int, price: int) -> None:
    """§PK3 §PK7 §PK8 ruling R17 Four, anywhere; forced ones do not count."""
    s = opponent("05", 3, "blau", 8)
    for hex_ in ("1806", "1613", "1810", "1714", "1803")[:battles]:
        fight(s, hex_)
    for _ in range(forced):
        fight(s, "1711", forced=True)
    assert judged(s) == price


def test_a_declared_attack_that_is_not_fought_does_not_count() -> None:
    """§PK3 §PK8"""
    s = opponent("05", 3, "blau", 8)
    for hex_ in ("1806", "1613", "1810"):
        fight(s, hex_)
    drive(s, ("target", SOVIET), ("target", "1803"), ("target", "done"))
    assert (s.declared, judged(s)) == (4, 1)


def test_no_orders() -> None:
    """§PK4 Nothing is asked for, whatever is done."""
    s = opponent("06", 3, "blau", 8)
    drive(s, ("go", "West"), ("goal", "2007"))
    fight(s, "1806")
    assert judged(s) == 0


@pytest.mark.parametrize(("hexes", "price"), [(("1808", "1806", "1810"), 0), (("1808", "1806", "1803"), 1)])
def test_a_place_means_three_hexes_around_it(hexes: tuple[str, ...], price: int) -> None:
    """§PK5 Three near Moscow."""
    s = opponent("04", 3, "blau", 8)
    for hex_ in hexes:
        fight(s, hex_)
    assert judged(s) == price


@pytest.mark.parametrize(("city", "price"), [("1613", 0), ("1717", 1), ("2022", 1), ("", 1)])
def test_capture_a_city(city: str, price: int) -> None:
    """§PK6 ruling R20 One that was the person's when the turn began; oil is none."""
    s = hold(begun("campaign-alone", 8, start="blau", side="axis"), AXIS, "2022")
    turn_of_opponent(s, "09", 3)
    if city:
        hold(s, SOVIET, city)
    assert judged(s) == price


def test_the_target_limit_cuts_a_plan() -> None:
    """WE15 §PK7 Turn 26: one attack near Budapest fulfils an order for two."""
    for turn, n in ((19, 2), (26, 1)):
        s = map_of(turn, "12", 2, _6A="0511", West="0611", Don="0510")
        assert asked_for(s, AXIS, plan(s)) == n
        fight(s, "0611")
        assert judged(s) == n - 1
    s = map_of(20, "11", 2)
    assert asked_for(s, AXIS, plan(s)) == 3
    assert asked_for(s, AXIS, s.board.solo["02"].cells[3]) == 3
    assert asked_for(s, SOVIET, s.board.solo["02"].cells[3]) == 5


def test_one_order_point_a_turn_at_most() -> None:
    """§SD5.2 ruling R21"""
    s = opponent("11", 3, "blau", 8)
    fight(s, "1806")
    assert (judged(s), judged(s)) == (1, 0)


def test_the_point_goes_to_the_opponent() -> None:
    """§SD5.1 §SE3.3 To whichever side it is."""
    s = opponent("10", 2, "citadel", 14)
    fight(s, "1712")
    assert (judged(s), s.order_vp) == (1, 0)


def test_ones_own_side_is_under_no_plan() -> None:
    """§SD4.1 The person's turn is free: a plan is the opponent's."""
    s = opponent("11", 3, "blau", 8)
    s.yours, s.side = SOVIET, SOVIET  # as after a change of side
    fight(s, "1806")
    assert judged(s) == 0


def test_the_marker_goes_in_removals() -> None:
    """§SE3.4 §B11.4 With the plan; not in the person's own Removals."""
    s = opponent("08", 3, "blau", 8)
    drive(s, ("removals", AXIS))
    assert orders(s).marker == "2117"
    drive(s, ("removals", SOVIET))
    assert (orders(s).marker, plan_of(s, SOVIET)) == ("", None)


# SD6


@pytest.mark.parametrize(("yours", "asked"), [("axis", False), ("soviet", True)])
def test_the_opponent_takes_every_counterattack(yours: str, asked: bool) -> None:
    """§SD6.1 §SD6.2 §B10.30 One's own side may refuse."""
    s = lay(empty(8, scenario="campaign-alone", side=yours), _6A="1007", West="1107")
    s.battle = Battle("1107", AXIS, attackers=("6A",), defenders=("West",), result="CA")
    question: Any = drive(s, ("apply",))
    assert (question is not None and question.name == "counter") == asked
    assert bool(told(s, "counterattack")) != asked


# Trains


def test_who_can_entrain_in_blau() -> None:
    """WE13 §B9.1 Six fronts; South and N. Caucasus are in enemy zones."""
    s = begun("campaign-alone", 7, start="blau", side="axis")
    able = {id_ for id_ in on_map(s, SOVIET) if may_entrain(s, id_)}
    assert able == {"Northwest", "West", "Central", "Bryansk", "Caucasus", "Crimean"}
    assert all(in_ezoc(s, SOVIET, s.where[id_]) for id_ in ("South", "NCaucasus"))
    assert all(line_without(s, SOVIET, id_) for id_ in able)
    assert not any(line_without(s, SOVIET, id_) for id_ in ("South", "NCaucasus"))

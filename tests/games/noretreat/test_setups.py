"""Section 4: set-ups of the campaign, the scenarios and the two battles."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import begun, cited, drive, told
from visavis.games.noretreat.check import check
from visavis.games.noretreat.deploying import can_be_covered, ground
from visavis.games.noretreat.rules.points import on_map_points
from visavis.games.noretreat.rules.supply import is_supplied
from visavis.games.noretreat.setup import SCENARIOS, set_up
from visavis.games.noretreat.sheets import AXIS, MINIS, SOVIET, STARTS
from visavis.games.noretreat.state import initiative, on_map, put

FIRST = {"barbarossa": 1, "blau": 7, "saturn": 10, "citadel": 13, "bagration": 19, "berlin": 23}


@pytest.mark.parametrize(
    ("start", "axis", "soviet"),
    [("barbarossa", 12, 22), ("blau", 20, 14), ("saturn", 24, 10), ("citadel", 22, 12), ("bagration", 14, 20)],
)
def test_points_at_the_start(start: str, axis: int, soviet: int) -> None:
    """§U-A §U-B §U-C §U-D §U-E §U4"""
    s = begun(start)
    assert (on_map_points(s, AXIS), on_map_points(s, SOVIET)) == (axis, soviet)


def test_points_of_1945() -> None:
    """§U-F §UF3 The Soviets hold four places of Greater Germany."""
    s = begun("berlin")
    assert on_map_points(s, SOVIET) == 4
    assert len(s.deck) == 39


@pytest.mark.parametrize("start", STARTS)
def test_nobody_begins_unsupplied_or_too_crowded(start: str) -> None:
    """§U1 §UA1 §UB1 §UC1 §UD1 §UE1 §UF1"""
    s = begun(start)
    assert [id_ for side in (AXIS, SOVIET) for id_ in on_map(s, side) if not is_supplied(s, id_)] == []
    assert check(s) == []


@pytest.mark.parametrize(
    ("start", "units"),
    [
        (
            "barbarossa",
            {"4Pz": "1204", "16A": "1105", "2Pz": "1007", "Leningrad": "1902", "South": "1015", "Finnish": "finland"},
        ),
        ("blau", {"2Pz": "1810", "11A": "1217", "NCaucasus": "1717", "Crimean": "1419", "Voronezh": "track"}),
        ("saturn", {"6A": "2117", "1Pz": "1920", "Don": "2115", "Sevastopol": "surrendered", "Crimean": "surrendered"}),
        ("citadel", {"SSPz": "1612", "Kursk": "1811", "Steppe": "track", "8Ital": "out", "2Hun": "track"}),
        ("bagration", {"8A": "1013", "11A": "destroyed", "GrE": "waiting", "2Pz": "out", "Crimean": "1708"}),
        ("berlin", {"Garrison": "0503", "Volks3": "0309", "Fort2": "0511", "Crimean": "0414", "Finnish": "out"}),
    ],
)
def test_some_of_the_counters_of_each_start(start: str, units: dict[str, str]) -> None:
    """§UA2 §UB2 §UC2 §UD2 §UE2 §UF2"""
    s = begun(start)
    assert {id_: s.where[id_] for id_ in units} == units


def test_red_counters_are_as_many_as_there_were_upgrades() -> None:
    """§UD2 §UE2 §UF2"""
    for start, red in (("barbarossa", 0), ("blau", 1), ("citadel", 7), ("bagration", 17), ("berlin", 17)):
        s = begun(start)
        upgraded = [id_ for id_ in on_map(s, SOVIET) if s.face[id_] and not s.board.units[id_].regional]
        assert len(upgraded) == red


def test_who_controls_what_at_the_later_starts() -> None:
    """§UB3 §UC3 §UD3 §UE3"""
    assert begun("blau").control["1716"] == AXIS
    assert begun("saturn").control["2117"] == AXIS
    assert begun("citadel").control["1717"] == SOVIET
    assert [begun("bagration").control[city] for city in ("1403", "1307", "1211")] == [AXIS, AXIS, SOVIET]


def test_hands_at_the_start() -> None:
    """§U2 DL2 Barbarossa: six cards, two discarded; elsewhere two each."""
    s = set_up("campaign", {}, {})
    assert s.agenda[::-1][1:4] == [("deal", AXIS, 6), ("discard_down", AXIS, 4), ("deal", SOVIET, 0)]
    s = set_up("blau", {}, {})
    assert s.agenda[::-1][1:3] == [("deal", AXIS, 2), ("deal", SOVIET, 2)]


def test_a_card_that_would_happen_at_once_is_dealt_again() -> None:
    """§U2 ruling R87"""
    s = begun("blau")
    drive(s, ("deal", AXIS, 1), "09", "03")
    assert (s.hands[AXIS], s.discards) == (["03"], ["09"])


def test_reinforcements_of_a_skipped_half_come_later() -> None:
    """§U3"""
    s = begun("citadel")
    assert s.due["8A"] == 14
    s = begun("berlin")
    assert "Fort1" not in s.due


def test_goals_of_single_scenarios() -> None:
    """§U5 ruling R69"""
    goals = {}
    for start in STARTS:
        goal = begun(start).board.mission.goal
        assert goal is not None
        goals[start] = (goal.side, goal.total)
    assert goals == {
        "barbarossa": ("axis", 21),
        "blau": ("axis", 25),
        "saturn": ("soviet", 14),
        "citadel": ("soviet", 18),
        "bagration": ("soviet", 26),
        "berlin": ("soviet", 15),
    }


@pytest.mark.parametrize("start", STARTS)
def test_a_campaign_may_begin_anywhere(start: str) -> None:
    """§SI1 §SV6 To turn 28, or to 22 (§B12.12)."""
    s = begun("campaign", start=start)
    assert (s.turn, s.last) == (FIRST[start], 28)
    assert begun("campaign", start=start, until=22).last == (28 if start == "berlin" else 22)


def test_solitaire_begins_with_stalin_the_directive_and_the_cards() -> None:
    """§SV3 §SV4 §SV5 §SV2 ruling R5 ruling R11"""
    places = {start: begun("campaign-solo", start=start) for start in STARTS}
    assert {start: s.directive for start, s in places.items()} == {
        "barbarossa": "1708",
        "blau": "2022",
        "saturn": "2117",
        "citadel": "1613",
        "bagration": "1104",
        "berlin": "0511",
    }
    for s in places.values():
        assert (s.stalin, s.order_vp) == ("2008", -1)
        assert s.orders is not None
        assert len(s.orders.deck) == 12
        assert s.yours == initiative(s)
    assert begun("campaign-alone", side="soviet").yours == SOVIET


def test_two_people_use_them_only_if_they_like() -> None:
    """§SE1.9 §SE2.5"""
    s = begun("campaign")
    assert (s.stalin, s.directive, s.orders, s.order_vp) == ("", "", None, 0)
    s = begun("campaign", stalin=True, directive=True)
    assert (s.stalin, s.directive, s.order_vp) == ("2008", "1708", -1)


def test_every_scenario_has_its_seats() -> None:
    """§SA2 Two sides for two people; you and your opponent for one. The shelf begins with the first: a first game."""
    assert {each.name: each.seats for each in SCENARIOS if not each.bots} == dict.fromkeys(
        ("campaign", *STARTS, *MINIS), ("axis", "soviet")
    )
    assert [each.name for each in SCENARIOS if each.bots] == [
        f"{name}-{mode}" for mode in ("solo", "alone") for name in (*MINIS, "campaign")
    ]
    assert SCENARIOS[0].name == "moscow"


# The two battles


def test_the_part_of_the_map_for_moscow() -> None:
    """§UM1 §UM2 §UM3 ruling R80"""
    board = begun("moscow").board
    assert (len(board.hexes), board.areas, board.oil) == (56, (), ())
    assert set(board.cities) == {"1708", "2006", "2008", "1909"}
    assert all(hex_.startswith("15") for hex_ in board.edges[AXIS])
    assert all(hex_.startswith("21") for hex_ in board.edges[SOVIET])
    assert set(begun("moscow").control.items()) == {
        ("1708", AXIS),
        ("2006", SOVIET),
        ("2008", SOVIET),
        ("1909", SOVIET),
    }


def test_the_battle_for_moscow_as_it_is() -> None:
    """§UM4 §UM5 §UM6 §UM8 DL3 The Soviets set up first, then the Germans; one card for the Soviets."""
    s = set_up("moscow", {}, {})
    steps = s.agenda[::-1]
    assert [item[:3] for item in steps if item[0] == "deal"] == [("deal", AXIS, 0), ("deal", SOVIET, 1)]
    assert [item[1] for item in steps if item[0] == "deploy"] == [SOVIET, AXIS]
    assert (s.where["Northwest"], s.where["Central"], s.due["Central"]) == ("destroyed", "track", 4)
    asked = drive(s, ("deploy", SOVIET, ("Kalinin", "West")), ("deploy", "1706"))
    assert asked is not None
    assert "1706" not in asked.options
    assert set(asked.options) | {"1706"} == set(s.board.part.soviet_line)  # type: ignore[union-attr]
    assert (s.face["2A"], s.face["4A"]) == (0, 1)


def test_whoever_sets_up_sees_the_weather_to_come() -> None:
    """§UM9 §U1 Mud before Moscow, snow before Berlin."""
    assert (set_up("moscow", {}, {}).weather, set_up("berlin", {}, {}).weather) == ("mud", "snow")


def test_options_are_asked_of_whoever_wants_them() -> None:
    """§UM12 §UU10 DL3 Usually the first question is about a counter that one sees."""
    for scenario, names in (("moscow", ["leningrad", "kiev", "siberia"]), ("ukraine-solo", ["ss", "southwest"])):
        assert not [item for item in set_up(scenario, {}, {}).agenda if item[0] == "option"]
        agenda = set_up(scenario, {"variants": True}, {}).agenda[::-1]
        assert [item[1] for item in agenda if item[0] == "option"] == names


@pytest.mark.parametrize(("first", "begins"), [("axis", AXIS), ("initiative", SOVIET)])
def test_who_begins_in_ukraine_is_a_setting(first: str, begins: int) -> None:
    """§UU1 §SV1 Ruling R107 The Axis, or as in the module whoever has the initiative; from turn 16 on both."""
    s = begun("ukraine", first=first)
    drive(s, ("player_turn", AXIS))
    assert bool(told(s, "turn")) == (begins == AXIS)
    s.turn = 16
    drive(s, ("player_turn", AXIS))
    assert told(s, "turn")


def test_the_options_for_moscow() -> None:
    """§UM12 §UM13 §UM14"""
    s = begun("moscow")
    s.needs = [3, 3]
    drive(s, ("option", "leningrad", AXIS, "UM12"), "yes", ("option", "no"))
    assert (s.where["4Pz"], s.where["Northwest"], s.needs) == ("out", "destroyed", [2, 3])
    s = begun("moscow")
    s.needs = [3, 3]
    drive(s, ("option", "leningrad", AXIS, "UM12"), "yes", ("option", "yes"))
    assert (s.where["Northwest"], s.needs) == ("out", [3, 3])
    drive(s, ("option", "kiev", AXIS, "UM13"), "yes")
    assert (s.face["2A"], s.face["2Pz"], s.due["Southwest"]) == (1, 1, 5)
    drive(s, ("option", "siberia", SOVIET, "UM14"), "yes")
    assert (s.where["Central"], s.needs) == ("out", [3, 2])
    drive(s, ("option", "siberia", SOVIET, "UM14"), "no")
    assert s.needs == [3, 2]


def test_southwest_comes_from_the_south() -> None:
    """§UM13"""
    from visavis.games.noretreat.rules.placement import hexes_for

    s = begun("moscow", 5)
    drive(s, ("option", "kiev", AXIS, "UM13"), "yes")
    assert {hex_[2:] for hex_ in hexes_for(s, "Southwest")} == {"11"}
    put(s, "Southwest", "destroyed")  # a replacement comes as others do (§U6)
    assert "2008" in hexes_for(s, "Southwest")
    assert not {hex_ for hex_ in hexes_for(s, "Southwest") if hex_[2:] == "11"} - set(s.board.edges[SOVIET])


def test_the_track_of_moscow_is_its_own() -> None:
    """§UM9 ruling R81"""
    track = begun("moscow").board.track
    assert [(track[n].weather, track[n].blitz, track[n].shock) for n in (3, 4, 5, 6)] == [
        ("mud", 1, 0),
        ("snow", 0, 3),
        ("long winter", 0, 3),
        ("mud", 1, 0),
    ]


def test_the_part_of_the_map_for_ukraine() -> None:
    """§UU1 §UU2 §UU3 §UU6 §UU7 §UU8 ruling R80"""
    s = begun("ukraine")
    assert (len(s.board.hexes), len(s.board.cities), s.last) == (62, 5, 19)
    assert sum(1 for city in s.board.cities if s.control[city] == AXIS) == 3
    from visavis.games.noretreat.rules.organisation import free_upgrades

    s.turn = 19
    assert free_upgrades(s) == 1


def test_the_german_line_must_be_covered() -> None:
    """§UU4 With the last counters only what leaves no gap is offered."""
    s = begun("ukraine")
    units = ("2A", "2Pz", "8A", "1Pz", "6A", "17A")
    drive(s, ("deploy", AXIS, units), "1409", "1409", "1510", "1510")
    assert set(cited(s, "deployed")) == {"UU4"}
    asked = drive(s, ("deploy", AXIS, units[4:]))
    assert asked is not None
    assert "1409" not in asked.options
    assert drive(s, ("deploy", AXIS, units[4:]), asked.options[0]) is None  # one hex is left for 17th Army
    line = s.board.part.axis_line  # type: ignore[union-attr]
    assert all(hex_ in s.at or hex_ in s.zones[AXIS] for hex_ in line)


def test_at_moscow_the_german_line_may_have_gaps() -> None:
    """§UM5"""
    s = begun("moscow")
    assert can_be_covered(s, AXIS, "1704", 0)


def test_the_soviets_set_up_on_or_behind_their_line() -> None:
    """§UU5 Two hexes deep."""
    s = begun("ukraine")
    found = ground(s, SOVIET)
    assert {"1610", "1710", "1712", "1716"} <= set(found)
    assert "1510" not in found
    assert "1409" not in found


def test_the_options_for_ukraine_add_up() -> None:
    """§UU10 §UU11"""
    s = begun("ukraine", 15)
    s.needs = [0, 5]
    drive(s, ("option", "ss", AXIS, "UU10"), "yes")
    drive(s, ("option", "southwest", SOVIET, "UU11"), "yes")
    assert (s.needs, s.due["SSPz"], s.where["Southwest"]) == ([0, 3], 16, "out")
    drive(s, ("new_turn",))
    assert (s.turn, s.boosts) == (16, [1, 1])


def test_no_points_no_objectives_no_sudden_death_in_the_battles() -> None:
    """§UM10 §UU9"""
    s = begun("moscow", 6)
    drive(s, ("victory_checks",))
    assert (s.ending, s.stalin, s.directive, s.orders) == ("", "", "", None)


@pytest.mark.parametrize("name", MINIS)
def test_no_cadres_in_the_battles(name: str) -> None:
    """ruling R88 Their lists name every counter; a campaign has four in their boxes."""
    cadres = ("KG1", "KG2", "Ost1", "Ost2")
    assert {begun(name).where[id_] for id_ in cadres} == {"out"}
    assert {begun("campaign").where[id_] for id_ in cadres} == {"cadre"}


def test_where_one_is_placed_in_the_battles() -> None:
    """§U6 The Axis at its edge."""
    from visavis.games.noretreat.rules.placement import hexes_for

    s = begun("ukraine", 16)
    drive(s, ("option", "ss", AXIS, "UU10"), "yes")
    assert set(hexes_for(s, "SSPz")) == set(s.board.edges[AXIS])


def test_the_usual_places_of_both_battles() -> None:
    """§UM16 §UU12 For whoever does not want to think about them; they are places one may choose."""
    for name in MINIS:
        s = begun(name)
        for row in s.board.mission.setup.unit:
            if row.at in s.board.places:
                assert row.at in ground(s, s.board.units[row.id].side), row.id
    rows = {row.id: row.at for row in begun("moscow").board.mission.setup.unit}
    assert (rows["4A"], rows["4Pz"], rows["Kalinin"]) == ("1708", "1708", "1706")
    rows = {row.id: row.at for row in begun("ukraine").board.mission.setup.unit}
    assert (rows["6A"], rows["Kursk"], rows["South"]) == ("1515", "1712", "1716")


def test_the_first_start_is_the_surprise() -> None:
    """§UA3 Of Barbarossa alone."""
    assert [start for start in STARTS if begun(start).board.mission.mission.surprise] == ["barbarossa"]

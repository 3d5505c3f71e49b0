"""B4 and B12.2: position, control markers, moving, terrain, height, entering the map."""

from __future__ import annotations

import pytest

from tests.games.bear.position import about, asked, battle, events, options, play, state, unit
from visavis.games.bear.check import company_astray
from visavis.games.bear.rules.control import flip_control
from visavis.games.bear.rules.going import cost_of_move, cost_of_pivot, moves, parts_of_move
from visavis.games.bear.rules.sight import in_arc
from visavis.games.bear.sheets import ArrivalRow, CounterRow, ScoreRow, Terrain

FOE = "P soviet-rifles-41 R12 N"


# B4.0 to B4.3 Position


def test_units_stay_on_full_hexes_of_the_map() -> None:
    """§B4.0a In the corner of the map there are only two ways to go."""
    s = state("R german-rifles-41 B01 N")
    assert list(moves(s, s.units["R"])) == ["C01", "B02"]


def test_only_where_the_scenario_allows_it_a_unit_may_leave_the_map() -> None:
    """§B4.0a §B9.1a The truck at its exit, for a point; nobody else, nowhere else."""
    way_out = ScoreRow("german", "exit", 1, hex="R07", type="german-opel-blitz")
    units = ("T german-opel-blitz R07 SE", "R german-rifles-41 R07 SE", "T2 german-opel-blitz R08 N", FOE)
    table = battle(*units, score=(way_out,), vp=("soviet", 1))
    for id_, may in (("T", True), ("R", False), ("T2", False)):
        assert ("leave" in options(play(battle(*units, score=(way_out,)), id_))) == may
    play(table, "T", "leave")
    assert "T" not in table.state.units
    assert (table.state.vp_side, table.state.vp, table.state.gone) == (0, 1, ["T"])


def test_a_unit_faces_one_of_six_sides() -> None:
    """§B4.1a"""
    table = play(battle("R german-rifles-41 H09 N", FOE), "R", "move", "H08")
    assert (asked(table), options(table)) == ("facing", ["N", "NE", "SE", "S", "SW", "NW"])


def test_three_hexes_lie_in_front_and_three_on_the_flanks() -> None:
    """§B4.2a"""
    s = state("R german-rifles-41 H07 NE")
    around = s.board.hexes["H07"].neighbours
    assert [hex_ for hex_ in around if in_arc(s, s.units["R"], hex_)] == ["H06", "I06", "I07"]


def test_any_number_of_counters_may_share_a_hex_and_face_differently() -> None:
    """§B4.3a Friends and enemies."""
    units = [f"R{n} german-rifles-41 H09 {facing}" for n, facing in enumerate(("N", "S", "NE", "SW", "NW"))]
    table = battle(*units, "M german-mg34 H10 N", "P soviet-rifles-41 H09 S", FOE.replace("P ", "Q "))
    play(table, "M", "move", "H09", "N")
    assert len(table.state.at["H09"]) == 7


# B4.4 Control


GIVEN_BACK = (ScoreRow("soviet", "control", 1, hex="G06", given_back=True),)


def test_a_marker_turns_when_only_the_enemy_is_there() -> None:
    """§B4.4a §B4.4c At once, with the victory points."""
    table = battle("P soviet-rifles-41 G05 S", "R german-rifles-41 B01 N", to_move="soviet", board="2",
                   control={"G06": "german"}, score=GIVEN_BACK)  # fmt: skip
    play(table, "P", "move", "G06")
    assert table.state.control == {"G06": 1}
    assert asked(table) == "facing"  # before anything else
    assert (table.state.vp_side, table.state.vp) == (1, 1)


def test_a_marker_stays_while_its_owner_is_there() -> None:
    """§B4.4a"""
    table = battle("P soviet-rifles-41 G05 S", "R german-rifles-41 G06 N", to_move="soviet", board="2",
                   control={"G06": "german"})  # fmt: skip
    play(table, "P", "move", "G06", "S")
    assert table.state.control == {"G06": 0}


def test_points_for_control_are_given_back_with_the_marker() -> None:
    """§SC2 Taken, then lost again."""
    table = battle("P soviet-rifles-41 B12 S", "R german-rifles-41 G05 S", board="2",
                   control={"G06": "soviet"}, score=GIVEN_BACK, vp=("soviet", 1))  # fmt: skip
    play(table, "R", "move", "G06")
    assert (table.state.control["G06"], table.state.vp_side, table.state.vp) == (0, 0, 1)


def test_points_for_control_stay_if_the_scenario_does_not_take_them_back() -> None:
    """§SC2"""
    kept = (ScoreRow("soviet", "control", 1, hex="G06"),)
    units = ("P soviet-rifles-41 B12 S", "R german-rifles-41 G05 S")
    table = battle(*units, board="2", control={"G06": "soviet"}, score=kept, vp=("soviet", 1))
    play(table, "R", "move", "G06")
    assert (table.state.control["G06"], table.state.vp_side, table.state.vp) == (0, 1, 1)


def test_trucks_take_no_control() -> None:
    """§B4.4b §B16.1a They have no positive firepower."""
    table = battle("T soviet-truck H07 NW", "R german-rifles-41 B01 N", to_move="soviet", board="2",
                   control={"G06": "german"})  # fmt: skip
    play(table, "T", "move", "G06", "N")
    assert table.state.control == {"G06": 0}


def test_a_hidden_owner_holds_its_marker() -> None:
    """§B4.4a §B11.1a It appears at once when an enemy enters; hidden units of the other side take nothing (R55)."""
    units = ("A german-rifles-41 H07 NW", "P soviet-rifles-41 G06 hidden", "Q soviet-rifles-41 R12 N")
    table = play(battle(*units, board="2", control={"G06": "soviet"}), "A", "move", "G06")
    assert (asked(table), about(table, "unit")) == ("facing", "P")
    play(table, "S", "N")
    assert table.state.control == {"G06": 1}
    assert events(table, "control") == []
    s = state("A german-rifles-41 G06 hidden", board="2", control={"G06": "soviet"})
    flip_control(s, "G06")
    assert s.control == {"G06": 1}


def test_a_hidden_owner_holds_its_marker_against_whoever_gets_off_there() -> None:
    """§B4.4a §B15.9a"""
    units = ("V german-opel-blitz H07 NW", "A german-rifles-41 H07 NW aboard=V", "P soviet-rifles-41 G06 hidden")
    table = play(battle(*units, board="2", control={"G06": "soviet"}), "A", "unload", "G06")
    assert (asked(table), about(table, "unit")) == ("facing", "P")
    play(table, "S", "N")
    assert table.state.control == {"G06": 1}


def test_a_vehicle_takes_control_in_passing() -> None:
    """§B4.4a §B15.5a In the middle of its move."""
    table = battle("A german-sdkfz-251-apc H07 NW", FOE, board="2", control={"G06": "soviet"})
    play(table, "A", "move", "G06", "NW", "F06", "NW", "stop")
    assert table.state.control == {"G06": 0}
    assert unit(table, "A").hex == "F06"


# B4.5 to B4.7 Moving and pivoting


def test_on_foot_one_moves_one_hex_and_then_turns_freely() -> None:
    """§B4.5a No turn before."""
    table = battle("R german-rifles-41 H09 N", FOE)
    play(table, "R", "move")
    assert set(options(table)) == set(table.state.board.hexes["H09"].around)
    play(table, "H08", "S")
    assert (unit(table, "R").hex, unit(table, "R").facing) == ("H08", 3)
    assert (asked(table), about(table, "cost")) == ("spent_check", 1)


def test_turning_in_place_costs_one_whatever_the_angle() -> None:
    """§B4.6a A move action: a pinned unit cannot."""
    table = play(battle("R german-hmg34 H09 N", FOE), "R", "pivot", "S")
    assert about(table, "cost") == 1
    pinned = battle("R german-rifles-41 H09 N hit=soft-pinned", FOE)
    assert "pivot" not in options(play(pinned, "R"))
    s = state("R german-rifles-41 H09 N hit=soft-cowering")
    assert cost_of_pivot(s, s.units["R"]) == 2


def test_the_cost_of_a_move_has_many_parts() -> None:
    """§B4.7a Printed 1, uphill 1, backwards 1, marker 1, stress 1."""
    s = state("R german-rifles-41 K07 S hit=soft-cowering", board="3", stressed="R")
    assert parts_of_move(s, s.units["R"], "K06") == [
        ("move", 1),
        ("height", 1),
        ("marker", 1),
        ("backwards", 1),
        ("stress", 1),
    ]
    assert cost_of_move(s, s.units["R"], "K06") == 5


# B4.9 Terrain


@pytest.mark.parametrize(
    ("board", "origin", "to", "foot", "wheeled", "tracked"),
    [
        ("1", "H10", "H09", 1, 1, 1),  # open
        ("2", "B06", "B07", 1, None, 1),  # plowed
        ("1", "C08", "C09", 1, 3, 2),  # light woods
        ("1", "L07", "L08", 2, None, 3),  # heavy woods
        ("2", "F07", "E07", 2, 3, 2),  # wood building
        ("2", "I10", "J10", 2, 4, 3),  # stone building
        ("5", "L03", "M02", 6, None, None),  # water
        ("2", "D07", "C07", 2, None, 1),  # across a wall
    ],
)
def test_what_terrain_costs(
    board: str, origin: str, to: str, foot: int, wheeled: int | None, tracked: int | None
) -> None:
    """§B4.9a On top of a printed cost of 1; facing where one goes."""
    kinds = ("german-rifles-41", "german-opel-blitz", "german-pz-iii-e")
    found = []
    for kind in kinds:
        s = state(f"U {kind} {origin} N", board=board)
        facing = s.board.hexes[origin].neighbours.index(to)
        found.append(cost_of_move(s, s.units["U"].but(facing=facing), to))
    assert found == [foot, wheeled, tracked]


@pytest.mark.parametrize(
    ("board", "hex_", "terrain"),
    [
        ("1", "H09", Terrain("open", 0, 0, 0, 0, False, True)),
        ("2", "B07", Terrain("plowed", 0, -1, 0, 0, False, False)),
        ("1", "C09", Terrain("light_woods", 0, 2, 1, 1, True, False)),
        ("1", "L08", Terrain("heavy_woods", 1, -1, 2, 2, True, False)),
        ("2", "E07", Terrain("wood_building", 1, 2, 1, 1, True, False)),
        ("2", "J10", Terrain("stone_building", 1, 3, 2, 2, True, False)),
        ("5", "M02", Terrain("water", 5, -1, -1, -1, False, False)),
    ],
)
def test_the_terrain_table(board: str, hex_: str, terrain: Terrain) -> None:
    """§B4.9a"""
    assert state(board=board).board.hexes[hex_].terrain == terrain


def test_leaving_difficult_ground_costs_nothing_and_neither_does_turning_in_it() -> None:
    """§B4.9b Out of heavy woods into the open."""
    s = state("R german-rifles-41 L08 N", "T german-pz-iii-e L08 N")
    assert cost_of_move(s, s.units["R"], "L07") == 1
    assert cost_of_move(s, s.units["T"], "L07") == 1
    assert cost_of_pivot(s, s.units["R"]) == 1


def test_field_guns_go_by_wheels_but_climb_like_men() -> None:
    """§B4.9c §B12.2a Light woods +2; uphill +1."""
    s = state("G german-37cm-pak36 C08 S")
    assert cost_of_move(s, s.units["G"], "C09") == 3 + 2
    s = state("G german-37cm-pak36 K07 N", board="3")
    assert cost_of_move(s, s.units["G"], "K06") == 3 + 1


def test_along_a_road_terrain_is_ignored_but_height_is_not() -> None:
    """§B4.10a K04-L04 is a road into heavy woods, even for a truck; on board 3 a road climbs from F10 to G10."""
    s = state("T german-opel-blitz K04 NE", "R german-rifles-41 K04 NE")
    assert cost_of_move(s, s.units["T"], "L04") == 1
    assert cost_of_move(s, s.units["R"], "L04") == 1
    s = state("R german-rifles-41 F10 SE", "T german-opel-blitz F10 SE", board="3")
    assert "G10" in s.board.hexes["F10"].roads
    assert s.board.hexes["G10"].level - s.board.hexes["F10"].level == 1
    assert cost_of_move(s, s.units["R"], "G10") == 2
    assert cost_of_move(s, s.units["T"], "G10") == 1


def test_two_road_hexes_that_are_not_joined_are_no_road() -> None:
    """§B4.10b L04 and M03 are joined, K04 and L05 are not; M02 and L03 lie side by side without a road."""
    s = state("R german-rifles-41 M03 N", "R2 german-rifles-41 M01 S")
    assert "M02" in s.board.hexes["M03"].roads
    assert cost_of_move(s, s.units["R"], "M02") == 1
    roads = [(a, b) for a, g in s.board.hexes.items() if g.roads for b in g.around
             if s.board.hexes[b].roads and b not in g.roads and s.board.hexes[b].terrain.foot]  # fmt: skip
    assert roads
    for a, b in roads:
        there = s.units["R"].but(hex=a, facing=s.board.hexes[a].neighbours.index(b))
        assert cost_of_move(s, there, b) == 2


@pytest.mark.parametrize("kind", ["german-rifles-41", "german-pz-iii-e", "german-opel-blitz"])
def test_backwards_costs_one_more(kind: str) -> None:
    """§B4.11a Also for vehicles; one may still turn afterwards."""
    s = state(f"U {kind} H09 N")
    assert [cost_of_move(s, s.units["U"], to) for to in s.board.hexes["H09"].neighbours] == [1, 1, 2, 2, 2, 1]
    table = play(battle(f"U {kind} H09 N", FOE), "U", "move", "H10")
    assert asked(table) == "facing"


# B12.2 Height


@pytest.mark.parametrize(
    ("origin", "to", "foot", "vehicle"),
    [("K07", "K06", 2, 1), ("K06", "K07", 1, 1), ("K05", "K04", 2, 1), ("L07", "L06", 2, 1), ("O03", "O04", 2, 1)],
)
def test_climbing(origin: str, to: str, foot: int, vehicle: int) -> None:
    """§B12.2a A level up: one more on foot, nothing for vehicles (ruling R37); down nothing."""
    for kind, cost in (("german-rifles-41", foot), ("german-pz-iii-e", vehicle)):
        s = state(f"U {kind} {origin} N", board="3")
        there = s.units["U"].but(facing=s.board.hexes[origin].neighbours.index(to))
        assert cost_of_move(s, there, to) == cost


def test_two_levels_are_too_steep_for_vehicles() -> None:
    """§B12.2a On foot two more, up or down."""
    s = state("R german-rifles-41 B01 N", "T german-pz-iii-e B01 N", "G german-37cm-pak36 B01 N", board="3")
    steep = [(a, b) for a, g in s.board.hexes.items() for b in g.around
             if abs(g.level - s.board.hexes[b].level) == 2 and s.board.hexes[b].terrain.id == "open"]  # fmt: skip
    assert steep
    for a, b in steep:
        facing = s.board.hexes[a].neighbours.index(b)
        costs = [cost_of_move(s, s.units[id_].but(hex=a, facing=facing), b) for id_ in ("R", "T", "G")]
        assert costs == [3, None, 5]


# B4.12 Entering the map

COMING = ArrivalRow("tanks", "german", 1, (CounterRow("G", "german-rifles-41"),), ("B06", "B07"))
WAITING = ("G german-rifles-41 arrival=tanks", "G2 german-pz-iii-e arrival=tanks")


def test_entering_costs_nothing_but_stresses() -> None:
    """§B4.12a No check; on the entry hexes of the scenario."""
    table = battle(*WAITING, FOE, arrival=(COMING,), due=["tanks"])
    play(table, "G")
    assert (asked(table), options(table)) == ("entry", ["B06", "B07"])
    play(table, "B06", "NE")
    assert not events(table, "spent_roll")
    assert (unit(table, "G").hex, table.state.stressed[0]) == ("B06", ("G",))


def test_several_enter_as_a_group_close_together_and_use_bonus_hexes() -> None:
    """§B4.12a"""
    table = battle(*WAITING, FOE, arrival=(COMING,), due=["tanks"])
    play(table, "group", "G")
    play(table, "B07", "NE")
    assert options(table) == ["B06", "B07"]
    play(table, "B06", "SE")
    assert (asked(table), "C06" in options(table)) == ("bonus", True)
    play(table, "stop")
    assert set(table.state.stressed[0]) == {"G", "G2"}


def test_a_vehicle_enters_with_whom_it_carries() -> None:
    """§B4.12a §B15.8a The passenger is not offered by itself; alone or in a group the vehicle brings it along."""
    carried = ("V german-opel-blitz arrival=tanks", "A german-rifles-41 aboard=V arrival=tanks")
    table = battle(*carried, FOE, arrival=(COMING,), due=["tanks"])
    assert options(table) == ["V", "pass"]
    play(table, "V", "B06", "NE", "stop")
    group = battle(*carried, WAITING[0], FOE, arrival=(COMING,), due=["tanks"])
    assert "A" not in options(group)
    play(group, "group", "V", "B06", "NE", "stop", "B06", "NE")
    for s in (table.state, group.state):
        assert (s.units["A"].hex, s.units["A"].facing) == ("B06", 1)
        assert {"V", "A"} <= set(s.stressed[0])
        assert company_astray(s) == []


def test_if_the_enemy_holds_every_entry_hex_one_enters_beside_them() -> None:
    """§B4.12b On the edge, within two hexes."""
    table = battle(*WAITING, "P1 soviet-rifles-41 B06 N", "P2 soviet-rifles-41 B07 N", arrival=(COMING,), due=["tanks"])
    play(table, "G")
    assert options(table) == ["B04", "B05", "B08", "B09"]


def test_reinforcements_may_wait() -> None:
    """§B4.12c They stay beside the map until somebody brings them on."""
    table = battle(*WAITING, "R german-rifles-41 H09 N", FOE, arrival=(COMING,), due=["tanks"])
    play(table, "R", "stall", 7, "pass")
    assert {"G", "G2"} <= set(options(table))
    nothing_due = battle(*WAITING, "R german-rifles-41 H09 N", FOE, arrival=(COMING,))
    assert options(nothing_due) == ["R", "pass"]

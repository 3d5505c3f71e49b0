"""B17 and B18: fortifications, obstacles, mines, pioneers."""

from __future__ import annotations

import pytest

from tests.games.bear.position import NEVER, about, asked, battle, events, options, play, state, unit
from visavis.games.bear.rules.forts import may_occupy
from visavis.games.bear.rules.going import cost_of_move
from visavis.games.bear.rules.shooting import FORT_DEFENCE, fort_shot, why_not
from visavis.games.bear.state import Fort

FOE = "P soviet-rifles-41 R12 N"
FAR_FOE = "T soviet-rifles-41 B01 S"
MINED = {"N08": Fort("mines", 1)}


# B17.0 to B17.6


def test_every_fortification_has_a_defence_of_its_own() -> None:
    """§B17.0a Against either colour, with the better firepower."""
    assert FORT_DEFENCE == {"trench": 16, "bunker": 16, "hasty": 13, "wire": 15, "road_block": 15, "mines": 15}
    s = state("A german-pz-iii-h H09 N", forts={"H07": Fort("wire", 1)})
    found = fort_shot(s, s.units["A"], "H07", s.forts["H07"], "fire", "")
    assert found is not None
    assert (found.dr, found.attack) == (15, (("blue", 8),))


def test_there_is_one_fortification_to_a_hex() -> None:
    """§B17.0a Nobody digs in where there is one."""
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H09": Fort("wire", 1)})
    assert "dig" not in options(play(table, "A"))


def test_entering_one_may_occupy_it_for_nothing() -> None:
    """§B17.2a Terrain still counts."""
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H08": Fort("trench", 1)})
    play(table, "A", "move", "H08")
    assert (asked(table), options(table)) == ("occupy", ["inside", "outside"])
    play(table, "inside", "N")
    assert table.state.forts["H08"].crew == ("A",)
    assert about(table, "cost") == 1
    out = battle("A german-rifles-41 H09 N", FOE, forts={"H08": Fort("trench", 1)})
    play(out, "A", "move", "H08", "outside", "N")
    assert out.state.forts["H08"].crew == ()


def test_from_inside_the_hex_it_costs_a_move_without_terrain() -> None:
    """§B17.2a In heavy woods: one."""
    table = battle("A german-rifles-41 L05 N", FOE, forts={"L05": Fort("trench", 1)})
    play(table, "A", "go_inside", "S")
    assert (table.state.forts["L05"].crew, about(table, "cost")) == (("A",), 1)


def test_nobody_occupies_what_the_enemy_holds() -> None:
    """§B17.2a"""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 H08 S")
    held = state(*units, forts={"H08": Fort("trench", 1, crew=("T",))})
    assert not may_occupy(held, held.units["A"].but(hex="H08"))
    empty = state(*units, forts={"H08": Fort("trench", 1)})
    assert may_occupy(empty, empty.units["A"].but(hex="H08"))


def test_leaving_the_hex_leaves_the_fortification() -> None:
    """§B17.2a"""
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H09": Fort("trench", 0, crew=("A",))})
    play(table, "A", "move", "H08", "N")
    assert table.state.forts["H09"].crew == ()


def test_a_trench_is_for_men_on_foot() -> None:
    """§B17.4a Any facing; wheels cannot even enter."""
    forts = {"H08": Fort("trench", 1)}
    kinds = ("german-rifles-41", "german-37cm-pak36", "german-opel-blitz", "german-pz-iii-h")
    found = []
    for kind in kinds:
        s = state(f"A {kind} H09 N", forts=forts)
        found.append((cost_of_move(s, s.units["A"], "H08"), may_occupy(s, s.units["A"].but(hex="H08"))))
    assert found == [(1, True), (None, False), (None, False), (1, False)]
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H09": Fort("trench", 0, crew=("A",))})
    play(table, "A", "pivot", "S")
    assert table.state.forts["H09"].crew == ("A",)


def test_a_bunker_turns_its_crew_where_it_looks() -> None:
    """§B17.5a For men and guns; they cannot turn in it, and mortars cannot fire from it."""
    forts = {"H08": Fort("bunker", 1, facing=2)}
    table = battle("A german-rifles-41 H09 N", FOE, forts=forts)
    play(table, "A", "move", "H08", "inside")
    assert (unit(table, "A").facing, asked(table)) == (2, "spent_check")
    play(table, NEVER, "pass")
    assert "pivot" not in options(play(table, "A"))
    gun = state("A german-37cm-pak36 H08 N", "M german-5cm-mortar H08 N", forts=forts)
    assert may_occupy(gun, gun.units["A"])
    inside = state("M german-5cm-mortar H08 N", forts={"H08": Fort("bunker", 0, crew=("M",))})
    assert why_not(inside, inside.units["M"], "H05") == "bunker"


def test_a_hasty_defence_is_its_builder_s_until_he_moves_or_turns() -> None:
    """§B17.6a Five points, on foot."""
    table = play(battle("A german-rifles-41 H09 N", "V german-pz-iii-h B01 N", FOE), "A", "dig")
    assert (about(table, "cost"), table.state.forts["H09"]) == (5, Fort("hasty", 0, crew=("A",)))
    assert "dig" not in options(play(battle("V german-pz-iii-h B01 N", FOE), "V"))
    dug = {"H09": Fort("hasty", 0, crew=("A",))}
    for action, answers in (("pivot", ["S"]), ("move", ["H08", "N"])):
        table = play(battle("A german-rifles-41 H09 N", FOE, forts=dug), "A", action, *answers)
        assert table.state.forts == {}
    table = battle("A german-rifles-41 H09 N", "T soviet-rifles-41 H08 S", forts=dug, to_move="soviet")
    play(table, "T", "attack", (6, 6))
    assert table.state.forts == {}


def test_several_units_of_a_hex_may_each_dig_in() -> None:
    """§B17.6a (ruling R66) Each is covered by its own; who turns gives up only his."""
    units = ("A german-rifles-41 H09 N", "B german-rifles-41 H09 N", FOE)
    dug = {"H09": Fort("hasty", 0, crew=("A",))}
    table = play(battle(*units, forts=dug), "B", "dig")
    assert table.state.forts["H09"] == Fort("hasty", 0, crew=("A", "B"))
    assert "dig" not in options(play(battle(*units, forts=dug), "A"))
    play(table, NEVER, "pass", "A", "pivot", "S")
    assert table.state.forts["H09"] == Fort("hasty", 0, crew=("B",))
    foreign = {"H09": Fort("wire", 0)}
    assert "dig" not in options(play(battle(*units, forts=foreign), "B"))
    group = play(battle(*units, caps=(5, 0)), "group", "A", "dig")
    assert group.state.forts["H09"] == Fort("hasty", 0, crew=("A", "B"))


def test_one_leaves_a_fortification_without_leaving_its_hex() -> None:
    """§B17.2a A move action, looking anywhere; who is not inside cannot."""
    inside = {"H09": Fort("bunker", 0, facing=0, crew=("A",))}
    table = play(battle("A german-rifles-41 H09 N", FOE, forts=inside), "A", "go_outside", "S")
    assert (unit(table, "A").facing, table.state.forts["H09"].crew, about(table, "cost")) == (3, (), 1)
    beside = {"H09": Fort("bunker", 0, facing=0)}
    assert "go_outside" not in options(play(battle("A german-rifles-41 H09 N", FOE, forts=beside), "A"))
    pinned = battle("A german-rifles-41 H09 N hit=soft-pinned", FOE, forts=inside)
    assert "go_outside" not in options(play(pinned, "A"))
    dug = {"H09": Fort("hasty", 0, crew=("A",))}
    assert "go_outside" not in options(play(battle("A german-rifles-41 H09 N", FOE, forts=dug), "A"))


# B17.8 and B17.9 Obstacles


def test_wire_costs_men_a_die_and_stops_wheels() -> None:
    """§B17.8a (ruling R51) Tracks crush it."""
    wire = {"H08": Fort("wire", 1)}
    table = play(battle("A german-rifles-41 H09 N", FOE, forts=wire), "A", "move", "H08")
    assert asked(table) == "wire"
    play(table, 4, "N")
    assert about(table, "cost") == 5
    truck = state("A german-opel-blitz H09 N", forts=wire)
    assert cost_of_move(truck, truck.units["A"], "H08") is None
    tank = play(battle("A german-pz-iii-h H09 N", FOE, forts=wire), "A", "move", "H08")
    assert tank.state.forts == {}


def test_the_die_for_wire_is_an_own_die_like_any_other() -> None:
    """§B17.8a §B8.4a Card 07 throws it again; §B2.4a luck may bring it to nothing, but not below."""
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H08": Fort("wire", 1)}, hands=("07 13", ""))
    play(table, "A", "move", "H08", 6)
    assert (asked(table), options(table)) == ("after_roll", ["no", "6", "13"])
    play(table, "6", 2, "13", 1, "N")
    assert about(table, "cost") == 1


def test_getting_off_into_wire_costs_the_die_too() -> None:
    """§B17.8a §B15.9a In the vehicle's own hex nothing is entered."""
    units = ("V german-opel-blitz H09 N", "A german-rifles-41 H09 N aboard=V", FOE)
    table = play(battle(*units, forts={"H08": Fort("wire", 1)}), "A", "unload", "H08")
    assert asked(table) == "wire"
    play(table, 4, "N")
    assert about(table, "cost") == 5
    assert asked(play(battle(*units, forts={"H09": Fort("wire", 1)}), "A", "unload", "H09")) == "facing"


def test_getting_on_from_the_next_hex_one_meets_wire_and_mines() -> None:
    """§B17.8a §B17.10a §B15.6a In the vehicle's own hex nothing is entered."""
    units = ("V german-pz-iii-h H08 N", "A german-rifles-41 H09 N", FOE)
    table = play(battle(*units, forts={"H08": Fort("wire", 1)}), "A", "load")
    assert asked(table) == "wire"
    assert about(play(table, 4), "cost") == 5
    mined = play(battle(*units, forts={"H08": Fort("mines", 1)}), "A", "load")
    assert (asked(mined), about(mined, "unit")) == ("mines", "A")
    play(mined, (6, 6))
    assert (unit(mined, "V").cargo, "A" in mined.state.units) == ("", False)
    beside = ("V german-pz-iii-h H08 N", "A german-rifles-41 H08 N", FOE)
    for kind in ("wire", "mines"):
        assert asked(play(battle(*beside, forts={"H08": Fort(kind, 1)}), "A", "load")) == "spent_check"


def test_a_road_block_stops_wheels_only() -> None:
    """§B17.9a"""
    block = {"H08": Fort("road_block", 1)}
    found = []
    for kind in ("german-rifles-41", "german-opel-blitz", "german-37cm-pak36", "german-pz-iii-h"):
        s = state(f"A {kind} H09 N", forts=block)
        found.append(cost_of_move(s, s.units["A"], "H08"))
    assert found == [1, None, None, 1]


# B17.10 Mines


@pytest.mark.parametrize(("dice", "result"), [((3, 4), ""), ((4, 4), "hit"), ((6, 6), "gone")])
def test_mines_strike_whoever_moves_in(dice: tuple[int, int], result: str) -> None:
    """§B17.10a Eight or more."""
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H08": Fort("mines", 1)})
    play(table, "A", "move", "H08")
    assert (asked(table), about(table, "needed")) == ("mines", 8)
    play(table, dice)
    if result == "hit":
        assert asked(table) == "marker"
    else:
        assert ("A" in table.state.units) == (result == "")


def test_only_the_owner_of_the_mines_spends_command_points() -> None:
    """§B17.10a §B3.2c"""
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H08": Fort("mines", 1)}, caps=(5, 5))
    play(table, "A", "move", "H08")
    assert table.pending is not None
    assert (asked(table), table.pending.seat) == ("caps_on_roll", 1)


def test_command_points_spare_the_owner_s_own_units_his_mines() -> None:
    """§B17.10a §B3.2a Against the enemy they lower the number, for a friend they raise it."""
    for owner, shifts in ((0, [0, 1, 2]), (1, [0, -1, -2])):
        table = battle("A german-rifles-41 H09 N", FOE, forts={"H08": Fort("mines", owner)}, caps=(5, 5))
        play(table, "A", "move", "H08")
        assert (asked(table), options(table)) == ("caps_on_roll", shifts)


def test_turning_and_starting_a_fight_among_mines_sets_them_off() -> None:
    """§B17.10a Leaving and defending do not."""
    mines = {"H08": Fort("mines", 1)}
    assert asked(play(battle("A german-rifles-41 H08 N", FOE, forts=mines), "A", "pivot", "S")) == "mines"
    units = ("A german-rifles-41 H08 N", "T soviet-rifles-41 H08 S")
    table = play(battle(*units, forts=mines), "A", "attack")
    assert (asked(table), about(table, "unit")) == ("mines", "A")
    leaving = play(battle("A german-rifles-41 H08 N", FOE, forts=mines), "A", "move", "H07")
    assert asked(leaving) == "facing"
    fired = play(battle("A german-rifles-41 H10 N", "T soviet-rifles-41 H08 S", forts=mines), "A", "attack")
    assert asked(fired) == "attack"


@pytest.mark.parametrize(
    ("marker", "asked_next", "said"),
    [
        ("soft-panicked", "caps_on_cost", ["turned_up", "held_back"]),
        ("soft-destroyed", "unit", ["turned_up", "destroyed"]),
        ("soft-suppressed", "close_target", ["turned_up"]),
        ("soft-pinned", "close_target", []),
    ],
)
def test_an_attacker_whom_mines_stop_does_not_shoot(marker: str, asked_next: str, said: list[str]) -> None:
    """§B17.10a §B7.5a §B7.5b What the mines did to it counts before its own roll, and is shown if it matters."""
    units = ("A german-rifles-41 H08 N", "B german-rifles-41 R12 N", "T soviet-rifles-41 H08 S")
    table = play(battle(*units, forts={"H08": Fort("mines", 1)}, caps=(1, 0)), "A", "attack", (4, 4), marker)
    assert asked(table) == asked_next
    assert [name for name in ("turned_up", "held_back", "destroyed") if events(table, name)] == said


def test_mines_strike_everybody_who_starts_a_fight_among_them() -> None:
    """§B17.10a §B10.7a Supporters too; whom they destroy or hinder supports no more."""
    units = ("A german-rifles-41 H08 N", "B german-rifles-41 H08 N", "T soviet-rifles-41 H08 S")
    for mined, needed in (((1, 1), 11 - 7), ((6, 6), 11 - 6)):
        table = play(battle(*units, forts={"H08": Fort("mines", 1)}), "group", "A", "attack", "A", (1, 1))
        assert (asked(table), about(table, "unit")) == ("mines", "B")
        play(table, mined, "T")
        assert (asked(table), about(table, "needed")) == ("attack", needed)
    table = play(battle(*units, forts={"H08": Fort("mines", 1)}), "group", "A", "attack", "A", (1, 1))
    play(table, (4, 4), "soft-suppressed", "T")
    assert about(table, "needed") == 11 - 6


def test_mines_strike_passengers_too() -> None:
    """§B17.10a"""
    units = ("V german-opel-blitz H09 N", "A german-rifles-41 H09 N aboard=V", FOE)
    table = play(battle(*units, forts={"H08": Fort("mines", 1)}), "V", "move", "H08")
    assert about(table, "unit") == "A"
    play(table, (1, 1))
    assert about(table, "unit") == "V"


def test_hidden_mines_are_found_by_the_first_who_steps_on_them() -> None:
    """§B17.10a"""
    table = battle("A german-rifles-41 H09 N", FOE, forts={"H08": Fort("mines", 1, hidden=True)})
    play(table, "A", "move", "H08", (1, 1))
    assert not table.state.forts["H08"].hidden


def test_who_hides_among_mines_is_seen_when_they_go_off() -> None:
    """§B17.10a §B11.5a (ruling R74) It looks where it likes first; pioneers are spared and stay hidden."""
    table = play(battle("A german-rifles-41 M08 N hidden", FAR_FOE, forts=MINED), "A", "hide", "N08")
    assert (asked(table), unit(table, "A").hidden) == ("facing", True)
    play(table, "N")
    assert (asked(table), unit(table, "A").hidden) == ("mines", False)
    spared = play(battle("A german-pioneers M08 N hidden", FAR_FOE, forts=MINED), "A", "hide", "N08")
    assert unit(spared, "A").hidden


def test_a_group_and_scouts_hide_among_mines_no_better() -> None:
    """§B17.10a §B10.12a (ruling R74) Whoever goes there; who hides in its own hex has stepped on nothing."""
    units = ("A german-rifles-41 M08 N", "B german-rifles-41 M08 N", FAR_FOE)
    table = play(battle(*units, forts=MINED), "group", "A", "hide", "M08", "N08", "N")
    assert (asked(table), about(table, "unit")) == ("mines", "B")
    assert unit(table, "A").hidden
    scouted = battle(units[0], FAR_FOE, forts=MINED, hands=("14", ""), caps=(1, 0))
    assert asked(play(scouted, "card-14", "A", "N08", "N")) == "mines"
    staying = play(battle("A german-rifles-41 N08 N", FAR_FOE, forts=MINED), "A", "hide", "N08")
    assert unit(staying, "A").hidden


def test_pioneers_walk_through_mines() -> None:
    """§B18.1a But they are seen then; and pioneers may fire smoke at the next hex."""
    table = battle("A german-pioneers H09 N", FOE, forts={"H08": Fort("mines", 1, hidden=True)})
    play(table, "A", "move", "H08")
    assert (asked(table), table.state.forts["H08"].hidden) == ("facing", False)
    assert "lay_smoke" in options(play(battle("A german-pioneers H09 N", FOE), "A"))


def test_pioneers_that_are_carried_into_mines_are_struck_like_any_passenger() -> None:
    """§B18.1a §B17.10a They do not go on foot."""
    units = ("V german-opel-blitz G08 NE", "A german-pioneers G08 NE aboard=V", FOE)
    table = play(battle(*units, forts={"H08": Fort("mines", 1)}), "V", "move", "H08")
    assert (asked(table), about(table, "unit")) == ("mines", "A")
    play(table, (1, 1))
    assert (asked(table), about(table, "unit")) == ("mines", "V")


# B17.11 Attacking them


def test_the_fortification_is_shot_at_after_the_units() -> None:
    """§B17.11a A hit destroys it."""
    forts = {"H07": Fort("trench", 1, crew=("T",))}
    table = battle("A german-pz-iii-h H09 N", "T soviet-rifles-41 H07 S", forts=forts)
    play(table, "A", "attack", (1, 1))
    assert (asked(table), about(table, "target"), about(table, "needed")) == ("attack", "trench", 16 - 8)
    play(table, (4, 4))
    assert table.state.forts == {}
    assert asked(table) == "spent_check"
    assert events(table, "fort_destroyed") == [("trench", "H07")]


def test_an_obstacle_may_be_shot_at_by_itself() -> None:
    """§B17.11a Not mines that nobody has found."""
    forts = {"H07": Fort("wire", 1), "H06": Fort("mines", 1, hidden=True)}
    table = play(battle("A german-rifles-41 H09 N", FOE, forts=forts), "A", "attack")
    assert (asked(table), about(table, "target"), about(table, "needed")) == ("attack", "wire", 15 - 2)


def test_in_close_combat_the_fortification_is_one_target_among_others() -> None:
    """§B17.11a Without terrain."""
    forts = {"L05": Fort("trench", 1, crew=("T",))}
    table = play(battle("A german-rifles-41 L05 N", "T soviet-rifles-41 L05 S", forts=forts), "A", "attack")
    assert (asked(table), options(table)) == ("close_target", ["T", "fort"])
    play(table, "fort")
    assert about(table, "needed") == 16 - 6

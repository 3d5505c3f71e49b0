"""B6, B12.3, B16.5, B18.0: attacks in numbers and in play."""

from __future__ import annotations

import pytest

from tests.games.bear.position import NEVER, about, asked, battle, events, options, play, state, unit
from visavis.games.bear.rules.shooting import Shot, cost_of_attack, modes_against, shot, threatens, why_not
from visavis.games.bear.rules.sight import in_fire_zone
from visavis.games.bear.sheets import FIRE, FLAME, ScoreRow
from visavis.games.bear.state import HEAVY, LIGHT, Battle, Fort

FOE = "P soviet-rifles-41 R12 N"


def attack(s: Battle, mode: str = FIRE) -> Shot:
    """Of A on T."""
    found = shot(s, s.units["A"], s.units["T"], mode)
    assert found is not None
    return found


def parts(s: Battle, mode: str = FIRE) -> tuple[dict[str, int], dict[str, int]]:
    found = attack(s, mode)
    return dict(found.defence), dict(found.attack)


# B6.0 to B6.3


def test_the_hit_number_is_defence_less_attack() -> None:
    """§B6.0a Rifles (2) at rifles (12) from the front: 10; one check after the roll."""
    table = battle("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S")
    play(table, "A", "attack")
    assert (asked(table), about(table, "needed")) == ("attack", 10)
    play(table, (1, 1))
    assert (asked(table), about(table, "cost")) == ("spent_check", 3)


@pytest.mark.parametrize(("dice", "result"), [((4, 5), "missed"), ((4, 6), "struck"), ((6, 6), "struck")])
def test_the_roll_must_reach_the_hit_number(dice: tuple[int, int], result: str) -> None:
    """§B6.0b §B7.0a"""
    table = play(battle("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S"), "A", "attack", dice)
    assert events(table, "shot")[0][-1] == result
    assert (asked(table) == "marker") == (result == "struck")


def test_defence_is_that_of_the_front_or_of_the_flank() -> None:
    """§B6.1a §B6.3a Flank: the attacker stands outside the target's arc."""
    for facing, part in (("S", ("front", 12)), ("SE", ("front", 12)), ("NE", ("flank", 11)), ("N", ("flank", 11))):
        s = state("A german-rifles-41 H09 N", f"T soviet-rifles-41 H07 {facing}")
        assert attack(s).defence[0] == part


def test_in_a_bunker_the_arc_of_the_bunker_counts() -> None:
    """§B6.3a §B17.5a"""
    fort = {"H07": Fort("bunker", 1, facing=0, crew=("T",))}
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 N", forts=fort)
    assert attack(s).defence == (("flank", 11), ("fort", 3))


@pytest.mark.parametrize(
    ("kind", "facing", "colour"),
    [
        ("soviet-rifles-41", "S", "red"),
        ("soviet-t-34a", "S", "blue"),
        ("soviet-zis-30", "S", "blue"),
        ("soviet-zis-30", "N", "red"),
    ],
)
def test_soft_or_armoured_is_the_defence_actually_used(kind: str, facing: str, colour: str) -> None:
    """§B6.2a The ZiS-30 is armoured in front only."""
    s = state("A german-pz-iii-e H09 N", f"T {kind} H07 {facing}")
    assert attack(s).colour == colour
    assert attack(s).attack[0] == (colour, 3 if colour == "red" else 5)


# B6.4 and B6.5 Defence


@pytest.mark.parametrize(
    ("position", "name", "n"),
    [
        ({"board": "1", "A": "K06", "T": "K05"}, "light_woods", 1),
        ({"board": "1", "A": "L06", "T": "L05"}, "heavy_woods", 2),
        ({"board": "2", "A": "E08", "T": "E07"}, "wood_building", 1),
        ({"board": "2", "A": "J11", "T": "J10"}, "stone_building", 2),
        ({"board": "5", "A": "M03", "T": "M02"}, "water", -1),
        ({"board": "3", "A": "K07", "T": "K06"}, "higher", 1),
        ({"board": "2", "A": "K08", "T": "J08"}, "wall", 1),
    ],
)
def test_the_hex_of_the_target_helps_it(position: dict[str, str], name: str, n: int) -> None:
    """§B6.4a §B4.9a §B12.3a Terrain, height, wall."""
    s = state(f"A german-rifles-41 {position['A']} N", f"T soviet-rifles-41 {position['T']} S", board=position["board"])
    assert parts(s)[0][name] == n


@pytest.mark.parametrize(
    ("fort", "n"),
    [
        (Fort("trench", 1, crew=("T",)), 2),
        (Fort("hasty", 1, crew=("T",)), 1),
        (Fort("bunker", 1, facing=3, crew=("T",)), 5),
        (Fort("bunker", 1, facing=0, crew=("T",)), 3),
        (Fort("trench", 1), 0),
        (Fort("hasty", 1, crew=("X",)), 0),
    ],
)
def test_a_fortification_helps_those_inside(fort: Fort, n: int) -> None:
    """§B6.4a §B17.4a §B17.5a §B17.6a"""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S", forts={"H07": fort})
    assert parts(s)[0].get("fort", 0) == n


def test_a_vehicle_covers_those_on_foot_beside_it() -> None:
    """§B6.4a §B15.15a Not those it carries, nor an enemy's, nor guns."""
    near = ("A german-rifles-41 H09 N", "V soviet-truck H07 S")
    assert parts(state(*near, "T soviet-rifles-41 H07 S"))[0]["vehicle"] == 1
    assert "vehicle" not in parts(state(*near, "T soviet-rifles-41 H07 S aboard=V"))[0]
    assert "vehicle" not in parts(state(*near, "T soviet-45mm-atg H07 S"))[0]
    other = state("A german-rifles-41 H09 N", "V german-opel-blitz H07 S", "T soviet-rifles-41 H07 S")
    assert "vehicle" not in parts(other)[0]


def test_the_shield_of_a_half_track_protects_its_passenger() -> None:
    """§B6.4a §B16.6a Two, from all sides."""
    for facing in ("N", "S"):
        s = state("A soviet-rifles-41 H09 N", f"V german-sdkfz-251-apc H07 {facing}",
                  f"T german-rifles-41 H07 {facing} aboard=V")  # fmt: skip
        assert parts(s)[0]["shield"] == 2


def test_refugees_and_cattle_are_in_the_way() -> None:
    """§9.0b One less for whoever shares their hex."""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S", herds={"H07": "cattle"})
    assert parts(s)[0]["herd"] == -1
    assert attack(s).dr == 11


def test_modifiers_add_up() -> None:
    """§B6.4b Heavy woods, trench and smoke; only smoke is capped."""
    s = state("A german-rifles-41 L06 N", "T soviet-rifles-41 L05 S", smoke={"L05": HEAVY},
              forts={"L05": Fort("trench", 1, crew=("T",))})  # fmt: skip
    assert parts(s)[0] == {"front": 12, "heavy_woods": 2, "fort": 2, "smoke": 2}
    assert attack(s).dr == 18


def test_a_wall_helps_only_against_shots_across_it() -> None:
    """§B6.5a (ruling R38) J08's wall lies towards K08."""
    across = state("A german-rifles-41 K08 N", "T soviet-rifles-41 J08 S", board="2")
    along = state("A german-rifles-41 J07 S", "T soviet-rifles-41 J08 N", board="2")
    assert "wall" in parts(across)[0]
    assert "wall" not in parts(along)[0]
    mortar = state("A german-5cm-mortar L09 NW", "T soviet-rifles-41 J08 S", board="2")
    assert why_not(mortar, mortar.units["A"], "J08") == ""
    assert "wall" not in parts(mortar)[0]


# B6.6 and B6.7 Attack


def test_without_firepower_of_the_colour_there_is_no_attack() -> None:
    """§B6.6a A wagon has none at all; a gun whose red barrel is damaged has no red one."""
    s = state(
        "A german-pz-iii-e H09 N hit=armoured-gun-damaged-red", "T soviet-rifles-41 H07 S", "W german-wagon B01 N"
    )
    assert shot(s, s.units["A"], s.units["T"]) is None
    assert why_not(s, s.units["W"], "H07") == "weapon"
    table = battle("A german-pz-iii-e H09 N hit=armoured-gun-damaged-red", "T soviet-rifles-41 H07 S")
    assert "attack" not in options(play(table, "A"))


@pytest.mark.parametrize(
    ("units", "position", "expected"),
    [
        (("A german-rifles-41 H12 N", "T soviet-rifles-41 H06 S"), {}, ("long_range", -2)),
        (("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S"), {}, ("adjacent", 3)),
        (("A german-rifles-41 H07 N", "T soviet-rifles-41 H07 S"), {}, ("close_combat", 4)),
        (("A german-mg34 H07 N", "T soviet-rifles-41 H07 S"), {}, ("crew", -2)),
        (("A german-rifles-41 K06 S", "T soviet-rifles-41 K08 N"), {"board": "3"}, ("higher", 1)),
        (("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S"), {"smoke": {"H09": HEAVY}}, ("smoke", -2)),
        (("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S"), {"smoke": {"H09": LIGHT}}, ("smoke", -1)),
        (("A german-rifles-41 H09 N hit=soft-suppressed", "T soviet-rifles-41 H07 S"), {}, ("marker", -2)),
        (("A german-rifles-41 H08 N hit=soft-berserk", "T soviet-rifles-41 H07 S"), {}, ("marker", 1)),
    ],
)
def test_what_changes_the_attack(
    units: tuple[str, str], position: dict[str, object], expected: tuple[str, int]
) -> None:
    """§B6.7a §B12.3a §B14.3a"""
    assert expected in attack(state(*units, **position)).attack


def test_supporters_and_careful_aiming_add_to_it() -> None:
    """§B6.7a §B10.7a One for each supporter, two for card 11."""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S")
    assert attack(s).helped(3).ar == 5
    assert attack(s).helped(0, aim=2).ar == 4


def test_next_to_the_target_it_is_never_long_range() -> None:
    """§B6.7b Tank hunters have range 1: at one hex +3, at two -2; in the same hex only the close combat value."""
    near = state("A german-tank-hunters H08 N", "T soviet-t-34a H07 S")
    far = state("A german-tank-hunters H09 N", "T soviet-t-34a H07 S")
    close = state("A german-tank-hunters H07 N", "T soviet-t-34a H07 S")
    assert attack(near).attack == (("blue", 3), ("adjacent", 3))
    assert attack(far).attack == (("blue", 3), ("long_range", -2))
    assert attack(close).attack == (("blue", 3), ("close_combat", 4))


def test_command_points_are_spent_before_the_roll() -> None:
    """§B6.8a"""
    table = battle("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S", caps=(2, 0))
    play(table, "A", "attack")
    assert asked(table) == "caps_on_roll"
    play(table, -1)
    assert (asked(table), about(table, "needed")) == ("attack", 9)


# B6.9 Several targets


def test_everybody_in_the_hex_is_rolled_for_in_the_order_the_attacker_likes() -> None:
    """§B6.9a Friend and foe, each with its own facing and defence; one check."""
    units = ("A german-rifles-41 H10 N", "F german-rifles-41 H07 N", "T soviet-rifles-41 H07 S", "Q soviet-nkvd H07 N")
    table = play(battle(*units), "A", "attack")
    assert (asked(table), options(table)) == ("next_target", ["F", "T", "Q"])
    play(table, "Q")
    assert about(table, "needed") == 11 - 2
    play(table, (1, 1), "T")
    assert about(table, "needed") == 12 - 2
    play(table, (1, 1))
    assert (about(table, "target"), about(table, "needed")) == ("F", 11 - 2)
    play(table, (1, 1))
    assert asked(table) == "spent_check"


def test_against_an_own_unit_points_make_the_roll_harder() -> None:
    """§B3.2a Up or down."""
    units = ("A german-rifles-41 H10 N", "F german-rifles-41 H07 N", "T soviet-rifles-41 H07 S")
    table = play(battle(*units, caps=(5, 0)), "A", "attack", "F")
    assert options(table) == [0, 1, 2]


def test_in_close_combat_one_target_is_chosen() -> None:
    """§B6.9b"""
    units = ("A german-rifles-41 H07 N", "T soviet-rifles-41 H07 S", "Q soviet-nkvd H07 N")
    table = play(battle(*units), "A", "attack")
    assert (asked(table), options(table)) == ("close_target", ["T", "Q"])
    play(table, "T", (1, 1))
    assert asked(table) == "spent_check"


# B6.10 and B6.11 Close combat


def test_who_shares_a_hex_with_the_enemy_attacks_only_there() -> None:
    """§B6.10a"""
    units = ("A german-rifles-41 H07 N", "T soviet-rifles-41 H07 S", "Q soviet-nkvd H06 S")
    s = state(*units)
    assert (why_not(s, s.units["A"], "H06"), why_not(s, s.units["A"], "H07")) == ("close_combat", "")
    table = play(battle(*units), "A", "attack")
    assert about(table, "target") == "T"


def test_close_combat_strikes_the_flank_and_vehicles_get_no_terrain() -> None:
    """§B6.10b §B15.14a Walls, height, smoke and range do not matter."""
    s = state("A german-rifles-41 L05 N", "T soviet-rifles-41 L05 N", smoke={"L05": HEAVY})
    assert parts(s) == ({"flank": 11, "heavy_woods": 2}, {"red": 2, "close_combat": 4})
    s = state("A german-rifles-41 L05 N", "T soviet-t-26 L05 N")
    assert parts(s)[0] == {"flank": 13}
    s = state("A german-rifles-41 L05 N", "T soviet-45mm-atg L05 N")
    assert parts(s)[0] == {"flank": 10, "heavy_woods": 2}


def test_others_may_fire_into_a_close_combat() -> None:
    """§B6.10c At everybody in it."""
    units = ("A german-rifles-41 H10 N", "F german-rifles-41 H07 N", "T soviet-rifles-41 H07 S")
    assert options(play(battle(*units), "A", "attack")) == ["F", "T"]


@pytest.mark.parametrize(
    ("kind", "target", "expected"),
    [
        ("german-mg34", "soviet-rifles-41", -2),
        ("german-37cm-pak36", "soviet-rifles-41", -2),
        ("german-37cm-pak36", "soviet-t-34a", 4),
        ("german-88mm-flak18", "soviet-t-34a", -2),
        ("german-pioneers", "soviet-rifles-41", 4),
    ],
)
def test_a_crewed_weapon_is_clumsy_in_close_combat(kind: str, target: str, expected: int) -> None:
    """§B6.11a The firepower on a white field: minus two instead of plus four."""
    s = state(f"A {kind} H07 N", f"T {target} H07 S")
    assert attack(s).attack[1][1] == expected


# B6.12 Entering and withdrawing


def test_entering_an_enemy_hex_is_a_move_and_the_attack_comes_later() -> None:
    """§B6.12a The other side answers first."""
    table = battle("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S")
    play(table, "A", "move", "H07", "N", NEVER)
    assert table.pending is not None
    assert (table.pending.seat, asked(table)) == (1, "unit")
    assert "attack" in options(play(table, "T"))


def test_who_was_just_entered_may_not_withdraw_towards_the_enemy() -> None:
    """§B6.12b Not where he came from, nor beside it; a turn later all ways are open."""
    table = battle("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S", "F german-rifles-41 B01 N")
    play(table, "A", "move", "H07", "N", NEVER, "T", "move")
    assert set(options(table)) == {"H06", "I06", "G06"}
    table = battle("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S", "F german-rifles-41 B01 N")
    play(table, "A", "move", "H07", "N", NEVER, "T", "stall", NEVER, "F", "stall", NEVER, "T", "move")
    assert set(options(table)) == {"H06", "I06", "G06", "G07", "I07", "H08"}


# B16.5, B18.0


def test_an_open_top_is_soft_for_flames_mortars_and_men_beside_it() -> None:
    """§B16.5a And draws a soft marker."""
    s = state("A soviet-50mm-mortar H11 N", "T german-pzjg-35r H07 S")
    assert (attack(s).colour, attack(s).dr) == ("red", 13)
    s = state("A soviet-rifles-41 H07 N", "T german-pzjg-35r H07 S")
    assert attack(s).colour == "red"
    s = state("A soviet-t-34a H09 N", "T german-pzjg-35r H07 N")
    assert attack(s).colour == "blue"
    s = state("A soviet-ot-26 H08 N", "T german-pzjg-35r H07 S")
    assert (attack(s, FLAME).colour, attack(s, FIRE).colour) == ("red", "blue")
    table = battle("A soviet-rifles-41 H07 N", "T german-pzjg-35r H07 S", to_move="soviet")
    play(table, "A", "attack", (4, 4))
    assert asked(table) == "marker"
    assert all(marker.startswith("soft") for marker in options(table))


def test_a_hit_marker_weakens_flames_like_any_firepower() -> None:
    """§B6.7a §B18.0a Flames only ignore what is added to a defence."""
    s = state("A german-pioneers H08 N hit=soft-suppressed", "T soviet-rifles-41 H07 S")
    assert parts(s, FLAME)[1] == {"red": 3, "marker": -2, "adjacent": 3}


def test_a_flamethrower_strikes_the_flank_and_ignores_cover_but_smoke() -> None:
    """§B18.0a Three against either colour, one hex far."""
    position = {"smoke": {"L05": LIGHT}, "forts": {"L05": Fort("trench", 1, crew=("T",))}}
    s = state("A german-pioneers L06 N", "T soviet-rifles-41 L05 S", **position)
    assert parts(s, FLAME) == ({"flank": 11, "smoke": 1}, {"red": 3, "adjacent": 3})
    s = state("A german-pioneers H07 N", "T soviet-t-34a H07 S")
    assert parts(s, FLAME) == ({"flank": 15}, {"blue": 3, "close_combat": 4})
    s = state("A german-pioneers H09 N", "T soviet-rifles-41 H07 S")
    assert modes_against(s, s.units["A"], "H07") == [FIRE]
    table = play(battle("A german-pioneers H08 N", "T soviet-rifles-41 H07 S"), "A", "attack")
    assert (asked(table), options(table)) == ("mode", [FIRE, FLAME])


# Refugees


def test_nobody_fires_into_or_out_of_refugees() -> None:
    """§9.0d Close combat among them is allowed; cattle forbid nothing."""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S")
    for hex_ in ("H07", "H09"):
        s = state(*units, herds={hex_: "refugees"})
        assert why_not(s, s.units["A"], "H07") == "refugees"
    s = state(*units, herds={"H07": "cattle"})
    assert why_not(s, s.units["A"], "H07") == ""
    s = state("A german-rifles-41 H07 N", "T soviet-rifles-41 H07 S", herds={"H07": "refugees"})
    assert why_not(s, s.units["A"], "H07") == ""


def test_cattle_alone_in_a_hex_may_be_attacked() -> None:
    """§9.0c Rifles (2) against 10: an 8 removes them; refugees nobody may attack (§9.0d)."""
    units = ("A german-rifles-41 H09 N", FOE)
    table = battle(*units, herds={"H07": "cattle", "H06": "refugees"})
    play(table, "A", "attack")
    assert (asked(table), about(table, "needed")) == ("attack", 8)
    play(table, (4, 4))
    assert table.state.herds == {"H06": "refugees"}
    assert "attack" not in options(play(battle(*units, herds={"H06": "refugees"}), "A"))


def test_who_has_no_red_firepower_cannot_attack_cattle() -> None:
    """§9.0c They are soft."""
    for marker, may in (("armoured-gun-damaged-red", False), ("armoured-gun-damaged-blue", True)):
        table = battle(f"V german-pz-iii-h H09 N hit={marker}", FOE, herds={"H07": "cattle"})
        assert ("attack" in options(play(table, "V"))) == may


def test_refugees_end_a_fire_zone() -> None:
    """§9.0d §B5.0a Neither out of them nor into them; in the own hex close combat goes on."""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S")
    for herds, zone in (
        ({}, True),
        ({"H07": "refugees"}, False),
        ({"H09": "refugees"}, False),
        ({"H07": "cattle"}, True),
    ):
        s = state(*units, herds=herds)
        assert in_fire_zone(s, s.units["A"], "H07") == zone
        assert threatens(s, s.units["A"], s.units["T"], 1) == zone
    s = state("A german-rifles-41 H07 N", "T soviet-rifles-41 H07 S", herds={"H07": "refugees"})
    assert threatens(s, s.units["A"], s.units["T"], 1)


def test_herds_hide_what_lies_behind_them() -> None:
    """§9.0b"""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S", herds={"H08": "cattle"})
    assert why_not(s, s.units["A"], "H07") == "sight"


def test_points_for_a_destroyed_unit_go_to_the_enemy() -> None:
    """§B9.1a Whoever destroyed it: here its own side."""
    rows = (ScoreRow("soviet", "destroy", 1, of="german"), ScoreRow("german", "destroy", 1, of="soviet"))
    units = ("A german-rifles-41 H08 N", "F german-rifles-41 H07 N", "T soviet-rifles-41 H07 S")
    table = play(battle(*units, score=rows), "A", "attack", "F", (6, 6))
    assert "F" not in table.state.units
    assert (table.state.vp_side, table.state.vp) == (1, 1)
    assert unit(table, "T")


def test_the_price_of_an_attack() -> None:
    """§B2.4a Marker and turret change it."""
    s = state("A german-rifles-41 H09 N hit=soft-suppressed", "B german-rifles-41 B01 N hit=soft-berserk")
    assert [cost_of_attack(s, s.units[id_], "H07") for id_ in ("A", "B")] == [4, 2]

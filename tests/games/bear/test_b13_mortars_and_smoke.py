"""B13 and B14: mortars, artillery, smoke."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.bear.position import about, asked, battle, events, options, play, state, unit
from visavis.games.bear import GAME
from visavis.games.bear.rules.going import bonus_after
from visavis.games.bear.rules.shooting import cost_of_attack, modes_against, shot, spotters, why_not
from visavis.games.bear.rules.sight import can_see
from visavis.games.bear.rules.smoke import defence_against_shells, smoke_hexes
from visavis.games.bear.sheets import FIRE, INDIRECT, BatteryRow
from visavis.games.bear.state import HEAVY, LIGHT, Fort

FOE = "P soviet-rifles-41 R12 N"
GUNS = BatteryRow("guns", "german", 5, 7, 2, smoke=True)


# B13.0 to B13.3 Mortars


def test_mortars_strike_the_flank_and_heavy_woods_do_not_help_the_soft() -> None:
    """§B13.0a Nor do walls; the armoured keep their woods."""
    s = state("A german-5cm-mortar L09 N", "T soviet-rifles-41 L05 S", "V soviet-t-34a L05 S", smoke={})
    soft = shot(s, s.units["A"], s.units["T"])
    hard = shot(s, s.units["A"], s.units["V"])
    assert soft is not None
    assert hard is not None
    assert dict(soft.defence) == {"flank": 11, "vehicle": 1}
    assert dict(hard.defence) == {"flank": 15, "heavy_woods": 2}
    light = state("A german-5cm-mortar K08 N", "T soviet-rifles-41 K05 S")
    found = shot(light, light.units["A"], light.units["T"])
    assert found is not None
    assert dict(found.defence) == {"flank": 11, "light_woods": 1}


def test_heavy_woods_do_not_help_an_open_top_against_shells() -> None:
    """§B13.0a §B16.5a Its flank counts as red then; against other fire the woods help."""
    s = state("A soviet-82mm-mortar L09 N", "B soviet-rifles-41 L08 N", "V german-pzjg-35r L05 N")
    assert s.board.hexes["L05"].terrain.id == "heavy_woods"
    found = [shot(s, s.units[id_], s.units["V"]) for id_ in "AB"]
    assert [each and dict(each.defence).get("heavy_woods", 0) for each in found] == [0, 2]
    assert "heavy_woods" not in dict(defence_against_shells(s, s.units["V"]))


def test_a_mortar_cannot_fire_closer_than_its_minimum() -> None:
    """§B13.1a But in its own hex it fights, clumsily."""
    s = state("A german-8cm-mortar H09 N", "T soviet-rifles-41 H07 S")
    assert [why_not(s, s.units["A"], hex_) for hex_ in ("H08", "H07", "H06")] == ["minimum", "minimum", ""]
    close = state("A german-8cm-mortar H07 N", "T soviet-rifles-41 H07 S")
    assert why_not(close, close.units["A"], "H07") == ""
    found = shot(close, close.units["A"], close.units["T"])
    assert found is not None
    assert found.attack == (("red", 3), ("crew", -2))


def test_indirect_fire_needs_a_spotter() -> None:
    """§B13.2a A hex within two of the mortar, in its sight, that sees the target; at the indirect cost."""
    s = state("A german-8cm-mortar J08 N", "T soviet-rifles-41 J05 S", "B german-5cm-mortar J08 N")
    assert not can_see(s, "J08", "J05")
    assert modes_against(s, s.units["A"], "J05") == [INDIRECT]
    assert modes_against(s, s.units["B"], "J05") == []  # no indirect cost
    assert cost_of_attack(s, s.units["A"], "J05", INDIRECT) == 4
    places = spotters(s, s.units["A"], "J05")
    assert places
    assert all(s.board.distance["J08"][hex_] <= 2 and can_see(s, "J08", hex_) for hex_ in places)
    assert all(can_see(s, hex_, "J05") for hex_ in places)
    turned = s.units["A"].but(facing=3)
    assert why_not(s, turned, "J05", INDIRECT) == "arc"
    table = play(battle("A german-8cm-mortar J08 N", "T soviet-rifles-41 J05 S"), "A", "attack")
    assert (asked(table), options(table)) == ("spotter", places)


def test_height_counts_from_the_spotter_and_range_from_the_mortar() -> None:
    """§B13.3a"""
    s = state("A german-8cm-mortar K08 N", "T soviet-rifles-41 K01 S", board="3")
    low = shot(s, s.units["A"], s.units["T"], INDIRECT, spotter="K07")
    high = shot(s, s.units["A"], s.units["T"], INDIRECT, spotter="K06")
    assert low is not None
    assert high is not None
    assert s.board.hexes["K06"].level == 1
    assert ("higher", 1) in high.attack
    assert ("higher", 1) not in low.attack
    assert s.board.distance["K08"]["K01"] <= 16
    assert "long_range" not in dict(high.attack)


# B13.5 to B13.8 Artillery


def test_artillery_is_planned_one_preparation_ahead() -> None:
    """§B13.5a §2.8g"""
    table = battle("R german-rifles-41 B01 N", "T soviet-rifles-41 H07 S", battery=(GUNS,))
    play(table, "pass", "pass")
    assert asked(table) == "plan"
    play(table, "H07", FIRE)
    assert table.state.planned == (("guns", "H07", FIRE, 2),)
    assert asked(table) == "caps_on_roll"  # for the initiative: nothing falls yet
    play(table, 0, (1, 1), "pass", "pass", "no")
    assert (asked(table), about(table, "target")) == ("caps_on_roll", "H07")
    play(table, 0)
    assert asked(table) == "drift"


@pytest.mark.parametrize(("kind", "needed"), [("german", 3), ("soviet", 4)])
def test_shells_drift(kind: str, needed: int) -> None:
    """§B13.7a (ruling R64) So many hexes as the die showed, in the direction of another: 1 is north, then clockwise."""
    row = BatteryRow("guns", kind, 5, 5, 1)  # type: ignore[arg-type]
    far = ("R german-rifles-41 B01 N", "T soviet-rifles-41 R12 S")
    on_target = play(battle(*far, battery=(row,), agenda=[("bombard", "guns", "H07", FIRE)]), needed)
    assert events(on_target, "shells") == [(int(kind == "soviet"), "H07", FIRE)]
    off = play(battle(*far, battery=(row,), agenda=[("bombard", "guns", "H07", FIRE)]), needed - 1, 2)
    landed = {2: "J06", 3: "K05"}[needed - 1]
    assert events(off, "shells") == [(int(kind == "soviet"), landed, FIRE)]


def test_command_points_help_against_drift_and_turn_its_direction() -> None:
    """§B13.7a §B3.2a §B3.2c Up or down, and always before the die is thrown."""
    far = ("R german-rifles-41 B01 N", "T soviet-rifles-41 R12 S")
    table = battle(*far, battery=(GUNS,), caps=(4, 0), agenda=[("bombard", "guns", "H07", FIRE)])
    assert options(table) == [0, -1, 1, -2, 2]
    play(table, -1)
    assert about(table, "needed") == 2
    play(table, 1)
    assert (asked(table), options(table)) == ("caps_on_direction", [0, -1, 1, -2, 2])
    play(table, -1)
    assert (asked(table), table.state.caps[0]) == ("drift_direction", 2)
    play(table, 1)
    assert events(table, "shells") == [(0, "G06", FIRE)]
    lost = battle(*far, battery=(GUNS,), agenda=[("bombard", "guns", "B01", FIRE)])
    assert events(play(lost, 2, 1), "shells_lost") == [(0,)]


def test_shells_strike_everybody_in_seven_hexes() -> None:
    """§B13.8a Own units too, with the battery's firepower against the flank."""
    units = ("A german-rifles-41 H08 N", "T soviet-rifles-41 H07 S", "V soviet-t-34a I06 S", "Q soviet-rifles-41 H05 S")
    table = battle(*units, battery=(GUNS,), agenda=[("bombard", "guns", "H07", FIRE)])
    play(table, 6)
    struck = []
    while asked(table) == "shelling":
        struck.append((about(table, "target"), about(table, "needed")))
        play(table, (1, 1))
    assert struck == [("T", 11 - 5), ("V", 15 - 7), ("A", 11 - 5)]


def test_shells_turn_a_marker_up_only_after_command_points() -> None:
    """§B7.5a §7.5b The number asked about is what the gunners can know; the roll needs the true one."""
    units = ("R german-rifles-41 B01 N", "T soviet-rifles-41 H07 S hit=soft-panicked")
    table = battle(*units, battery=(GUNS,), caps=(2, 0), agenda=[("bombard", "guns", "H07", FIRE)])
    play(table, 0, 6)
    assert (asked(table), about(table, "needed"), unit(table, "T").known) == ("caps_on_roll", 11 - 5, False)
    play(table, -1)
    assert (asked(table), about(table, "needed"), unit(table, "T").known) == ("shelling", 11 + 1 - 5 - 1, True)
    doomed = (units[0], "T soviet-rifles-41 H07 S hit=soft-destroyed")
    table = battle(*doomed, battery=(GUNS,), caps=(2, 0), agenda=[("bombard", "guns", "H07", FIRE)])
    play(table, 0, 6)
    assert (asked(table), about(table, "target")) == ("caps_on_roll", "T")
    play(table, -2)
    assert ("T" in table.state.units, table.state.caps[0]) == (False, 0)


def test_shells_strike_fortifications_and_cattle_after_the_units() -> None:
    """§B13.8a §B17.11a §9.0c With the better firepower; not mines that nobody has found."""
    forts = {"H07": Fort("trench", 1), "K05": Fort("wire", 1), "J06": Fort("mines", 1, hidden=True)}
    units = ("R german-rifles-41 B01 N", "T soviet-rifles-41 H07 S")
    place = {"forts": forts, "herds": {"I07": "cattle"}, "smoke": {"H07": LIGHT}, "battery": (GUNS,)}
    table = play(battle(*units, **place, agenda=[("bombard", "guns", "I06", FIRE)]), 6)
    struck = []
    while asked(table) == "shelling":
        struck.append((about(table, "target"), about(table, "needed")))
        play(table, (6, 6) if len(struck) > 1 else (1, 1))
    assert struck == [("T", 11 + 1 - 5), ("cattle", 10 - 5), ("trench", 16 + 1 - 7)]
    assert (table.state.herds, list(table.state.forts)) == ({}, ["K05", "J06"])


def test_shells_spare_refugees_and_suspected_enemies() -> None:
    """§9.0d §6.1d (ruling R77) Nobody in a hex with refugees is struck."""
    units = ("R german-rifles-41 B01 N", "T soviet-rifles-41 H07 S", "S soviet-suspect H08")
    position = {"herds": {"H07": "refugees"}, "forts": {"H07": Fort("trench", 1)}, "battery": (GUNS,)}
    table = play(battle(*units, **position, agenda=[("bombard", "guns", "H07", FIRE)]), 6)
    assert asked(table) == ""
    assert table.state.herds == {"H07": "refugees"}


def test_the_enemy_hears_of_a_planned_strike_but_not_where() -> None:
    """§B13.5a (ruling R69) Neither the log nor the screen tells the hex, and it might be any."""
    table = battle("R german-rifles-41 B01 N", "T soviet-rifles-41 H07 S", battery=(GUNS,))
    play(table, "pass", "pass", "H07", "smoke")
    assert table.journal is not None
    for seat, event in ((0, ("planned", (0, "guns", "H07", "smoke"))), (1, ("planned_somewhere", (0, "guns")))):
        heard = [(each.name, each.args) for _, each in table.journal.seen_by(seat)]
        assert [each for each in heard if each[0].startswith("planned")] == [event]
        shown = [text.key for text in GAME.view(table, seat).status]
        assert ("status-plan" in shown, "status-plan-unknown" in shown) == (seat == 0, seat == 1)
    worlds = [GAME.resample(table.state, 1, random.Random(seed).choice).planned for seed in range(40)]
    assert len({hex_ for ((_, hex_, _, _),) in worlds}) > 20
    assert {purpose for ((_, _, purpose, _),) in worlds} == {FIRE, "smoke"}
    assert GAME.resample(table.state, 0, random.Random(1).choice).planned == table.state.planned


def test_shells_strike_the_hidden_too_and_only_their_side_hears_of_it() -> None:
    """§B13.8a (ruling R68) No command points, no cards; whoever is destroyed is seen."""
    units = ("A german-rifles-41 B01 N", "T soviet-rifles-41 L05 N hidden")
    table = battle(*units, battery=(GUNS,), caps=(5, 5), agenda=[("bombard", "guns", "L05", FIRE)])
    play(table, 0, 6)
    assert (asked(table), about(table, "target"), about(table, "needed")) == ("shelling", "T", 11 - 5)
    play(table, (3, 3), "soft-pinned")
    assert table.journal is not None
    assert (unit(table, "T").hit, unit(table, "T").hidden) == ("soft-pinned", True)
    assert not any("T" in event.args for _, event in table.journal.seen_by(0))
    assert ("shelled", ("T", 6, 6)) in [(event.name, event.args) for _, event in table.journal.seen_by(1)]
    lost = battle(*units, battery=(GUNS,), agenda=[("bombard", "guns", "L05", FIRE)])
    play(lost, 6, (6, 6))
    assert lost.journal is not None
    assert "destroyed" in [event.name for _, event in lost.journal.seen_by(0)]


def test_a_hidden_mortar_that_fires_indirectly_out_of_sight_stays_hidden() -> None:
    """§B13.3a §B11.1a In sight, or firing directly, it appears."""
    unseen = battle("A german-8cm-mortar J08 N hidden", "T soviet-rifles-41 J05 S", FOE)
    play(unseen, "A", "attack", "J05", spotters(unseen.state, unit(unseen, "A"), "J05")[0])
    assert (asked(unseen), unit(unseen, "A").hidden) == ("attack", True)
    seen = battle("A german-8cm-mortar J08 N hidden", "T soviet-rifles-41 J05 S", "Q soviet-rifles-41 J11 N")
    play(seen, "A", "attack", "J05", spotters(seen.state, unit(seen, "A"), "J05")[0])
    assert (asked(seen), about(seen, "unit")) == ("facing", "A")


def test_what_protects_from_shells() -> None:
    """§B13.8a §B13.0a Light woods, a trench, smoke; not heavy woods for the soft."""
    forts = {"K05": Fort("trench", 1, crew=("T",))}
    s = state("T soviet-rifles-41 K05 S", "Q soviet-rifles-41 L05 S", forts=forts, smoke={"K05": LIGHT})
    assert dict(defence_against_shells(s, s.units["T"])) == {"flank": 11, "light_woods": 1, "fort": 2, "smoke": 1}
    assert dict(defence_against_shells(s, s.units["Q"])) == {"flank": 11}


def test_a_herd_is_no_help_against_shells() -> None:
    """§B6.4a §9.0b One less."""
    s = state("T soviet-rifles-41 H07 S", herds={"H07": "cattle"})
    assert dict(defence_against_shells(s, s.units["T"])) == {"flank": 11, "herd": -1}


# B14 Smoke


@pytest.mark.parametrize(
    ("kind", "may"),
    [("german-8cm-mortar", True), ("soviet-82mm-mortar", True), ("german-pioneers", True),
     ("german-5cm-mortar", False), ("german-rifles-41", False)],
)  # fmt: skip
def test_who_may_fire_smoke(kind: str, may: bool) -> None:
    """§B14.0a"""
    side = kind.partition("-")[0]
    foe = "P soviet-rifles-41 R12 N" if side == "german" else "P german-rifles-41 R12 N"
    table = battle(f"A {kind} H09 N", foe, to_move=side)
    assert ("lay_smoke" in options(play(table, "A"))) == may


def test_smoke_costs_an_attack_and_never_harms() -> None:
    """§B14.0a Pioneers reach one hex; heavy smoke, anywhere but on water."""
    table = battle("A german-pioneers H09 N", "T soviet-rifles-41 H08 S")
    play(table, "A", "lay_smoke")
    assert options(table) == ["G08", "H08", "I08"]
    play(table, "H08")
    assert table.state.smoke == {"H08": HEAVY}
    assert (asked(table), about(table, "cost")) == ("spent_check", 2)
    assert unit(table, "T").hit == ""
    wet = state("A german-8cm-mortar M06 N", board="5")
    assert not {"M01", "M02", "N02"} & {hex_ for hex_, _ in smoke_hexes(wet, wet.units["A"], None)}


def test_artillery_may_fill_seven_hexes_with_smoke() -> None:
    """§B14.2a After its drift."""
    table = battle("R german-rifles-41 B01 N", FOE, battery=(GUNS,), agenda=[("bombard", "guns", "H07", "smoke")])
    play(table, 6)
    assert table.state.smoke == dict.fromkeys(["H07", *table.state.board.hexes["H07"].around], HEAVY)


def test_heavy_smoke() -> None:
    """§B14.3a Two for whoever is in it, two less for his fire, no sight through it, no bonus moves."""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S", smoke={"H07": HEAVY, "H09": HEAVY})
    found = shot(s, s.units["A"], s.units["T"])
    assert found is not None
    assert (dict(found.defence)["smoke"], dict(found.attack)["smoke"]) == (2, -2)
    assert not can_see(state(smoke={"H08": HEAVY}), "H09", "H07")
    hill = state(board="3", smoke={"L06": HEAVY})
    assert not can_see(hill, "L05", "L08")  # at every level
    tank = state("V german-pz-iii-h H09 N", smoke={"H09": HEAVY})
    assert bonus_after(tank, tank.units["V"], "H08") == ""


def test_light_smoke() -> None:
    """§B14.4a One in it, one less out of it; one marker on the way helps the target, two hide it."""
    s = state("A german-rifles-41 H10 N", "T soviet-rifles-41 H07 S", smoke={"H07": LIGHT, "H10": LIGHT})
    found = shot(s, s.units["A"], s.units["T"])
    assert found is not None
    assert (dict(found.defence)["smoke"], dict(found.attack)["smoke"]) == (1, -1)
    through = state("A german-rifles-41 H10 N", "T soviet-rifles-41 H07 S", smoke={"H08": LIGHT})
    found = shot(through, through.units["A"], through.units["T"])
    assert found is not None
    assert dict(found.defence)["smoke"] == 1
    assert can_see(through, "H10", "H07")
    assert not can_see(state(smoke={"H08": LIGHT, "H09": LIGHT}), "H10", "H07")


def test_smoke_never_counts_for_more_than_two() -> None:
    """§B14.4b"""
    s = state("A german-rifles-41 H10 N", "T soviet-rifles-41 H07 S", smoke={"H07": HEAVY, "H08": LIGHT})
    found = shot(s, s.units["A"], s.units["T"])
    assert found is not None
    assert dict(found.defence)["smoke"] == 2


def test_along_an_edge_smoke_counts_if_it_lies_on_both_sides() -> None:
    """§B14.3a §B5.2b (ruling R34)"""
    assert can_see(state(smoke={"L06": HEAVY}), "K06", "M06")
    assert not can_see(state(smoke={"L06": HEAVY, "L07": HEAVY}), "K06", "M06")


@pytest.mark.parametrize("haze", [{"smoke": {"C10": HEAVY}}, {"herds": {"C10": "cattle"}}])
def test_along_an_edge_woods_on_one_side_and_smoke_or_a_herd_on_the_other_block(haze: dict[str, Any]) -> None:
    """§B5.2b §B14.3a §9.0b (ruling R34) Light woods C09 above the line, open ground C10 below it."""
    assert can_see(state(), "B10", "D10")
    assert not can_see(state(**haze), "B10", "D10")
    assert not can_see(state(**haze), "D10", "B10")


def test_along_an_edge_light_smoke_beside_woods_hinders() -> None:
    """§B14.4a §B5.2b One marker of light smoke: the target has one more."""
    s = state("A german-rifles-41 B10 SE", "T soviet-rifles-41 D10 NW", smoke={"C10": LIGHT})
    found = shot(s, s.units["A"], s.units["T"])
    assert can_see(s, "B10", "D10")
    assert found is not None
    assert ("smoke", 1) in found.defence


def test_smoke_thins_before_each_round() -> None:
    """§B14.4c Light goes, heavy becomes light."""
    table = battle("R german-rifles-41 B01 N", FOE, smoke={"H07": HEAVY, "H08": LIGHT}, agenda=[("refresh",)])
    assert table.state.smoke == {"H07": LIGHT}

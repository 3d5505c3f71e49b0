"""B15 and B16: vehicles, transport, special units."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.bear.position import NEVER, about, asked, battle, events, options, play, state, unit
from visavis.company.story import beats, sentence
from visavis.games.bear import GAME
from visavis.games.bear.check import company_astray, places_astray
from visavis.games.bear.loading import printed
from visavis.games.bear.rules.going import (
    bonus_after,
    bonus_hexes,
    cost_of_move,
    drives,
    moves,
    suits_bonus,
    symbol_for,
)
from visavis.games.bear.rules.shooting import cost_of_attack, shot, why_not
from visavis.games.bear.rules.smoke import defence_against_shells
from visavis.games.bear.rules.transport import rides, stops
from visavis.games.bear.state import HEAVY, NO_FACING, Fort
from visavis.kernel.journal import ALWAYS
from visavis.kernel.view import LogLine, News, Text
from visavis.text import language

FOE = "P soviet-rifles-41 R12 N"


# B15.1 to B15.5 Driving


def test_each_symbol_is_one_more_hex_at_no_cost() -> None:
    """§B15.1a With a free pivot after each; §B15.2d the price is that of the first hex."""
    table = battle("A german-sdkfz-251-apc H11 N", FOE)
    play(table, "A", "move", "H10", "N", "H09", "NE")
    assert asked(table) == "bonus"
    assert set(options(table)) == {"H08", "I08", "I09", "stop"}
    play(table, "I08", "S")
    assert (asked(table), about(table, "cost")) == ("spent_check", 1)
    assert (unit(table, "A").hex, unit(table, "A").facing) == ("I08", 3)
    table = play(battle("A german-sdkfz-251-apc H11 N", FOE), "A", "move", "H10", "N", "stop")
    assert unit(table, "A").hex == "H10"


def test_a_move_of_several_hexes_is_told_as_one_deed() -> None:
    """§B15.1a The log has every hex; a story says from where to where, how far, and where it looks in the end."""
    table = battle("V german-pz-ii-f H09 N", "P soviet-rifles-41 R12 N")
    play(table, "V", "move", "H08", "N", "H07", "NE")
    assert len(events(table, "moved")) == 2
    (beat,) = beats(GAME.vocabulary.story(table, 1, ALWAYS))
    assert [line.news.goes for line in beat.lines if line.begins and line.news] == [
        (("V", "H09", "H08"), ("V", "H08", "H07"))
    ]
    said = {lang: sentence(beat, "", language(lang, "bear").brief) for lang in ("en", "ru")}
    assert "H09 → H07, 2 hexes; facing north-east" in said["en"]
    assert "facing north;" not in said["en"]
    assert "H09 → H07, 2 гекса" in said["ru"].replace("\u00a0", " ")


def test_a_shot_between_two_hexes_keeps_them_apart() -> None:
    """What happened on the way is told where it happened."""
    deed = LogLine(1, Text("event-moved", {"to": "B"}), news=News(goes=(("V", "A", "B"),)), seat=0, begins=True)
    onward = LogLine(1, Text("event-moved", {"to": "C"}), news=News(goes=(("V", "B", "C"),)), seat=0, begins=True)
    shot = LogLine(1, Text("event-attack"), news=News(), seat=0, begins=True)
    row, found = GAME.vocabulary.events["moved"], list[Any]()
    for line in (deed, shot, onward):
        GAME.vocabulary.tell_on(found, line, row)
    assert [line.text.key for line, _ in found] == ["event-moved", "event-attack", "event-moved"]


def test_wheels_need_a_road_and_room_on_it() -> None:
    """§B15.2a Tracks also go on into the open."""
    s = state("T german-opel-blitz D05 NE", "V german-pz-iii-e D05 NE")
    assert bonus_hexes(s, s.units["T"], "WW") == ["E05"]
    assert "D04" in bonus_hexes(s, s.units["V"], "T")
    taken = state("T german-opel-blitz D05 NE", "V german-pz-iii-e E05 NE")
    assert "E05" not in bonus_hexes(taken, taken.units["T"], "WW")
    walked = state("T german-opel-blitz D05 NE", "R german-rifles-41 E05 NE")
    assert "E05" in bonus_hexes(walked, walked.units["T"], "WW")


@pytest.mark.parametrize(
    ("board", "origin", "to", "position"),
    [
        ("1", "K06", "K05", {}),  # into woods
        ("1", "K05", "K06", {}),  # out of woods
        ("2", "B06", "B07", {}),  # into a ploughed field
        ("2", "J08", "K08", {}),  # over a wall
        ("1", "H09", "H08", {"smoke": {"H08": HEAVY}}),
        ("1", "H09", "H08", {"smoke": {"H09": HEAVY}}),
        ("1", "H09", "H08", {"forts": {"H08": Fort("trench", 1)}}),
        ("1", "H09", "H08", {"forts": {"H09": Fort("wire", 1)}}),
        ("1", "H09", "H08", {"forts": {"H08": Fort("road_block", 1)}}),
        ("1", "H09", "H08", {"forts": {"H08": Fort("mines", 1)}}),
    ],
)
def test_no_bonus_hex_over_anything_difficult(board: str, origin: str, to: str, position: dict[str, object]) -> None:
    """§B15.2b §B17.4a §B17.9a §B17.10a"""
    s = state(board=board, **position)
    assert not suits_bonus(s, origin, to)
    assert suits_bonus(state(), "H09", "H08")


def test_no_bonus_hex_backwards() -> None:
    """§B15.2b Only ahead."""
    s = state("V german-sdkfz-251-apc H09 N")
    assert set(bonus_hexes(s, s.units["V"], "T")) == {"H08", "G08", "I08"}


@pytest.mark.parametrize(("to", "left"), [("H08", "TT"), ("H10", "")])
def test_a_first_hex_backwards_loses_all_bonus_hexes(to: str, left: str) -> None:
    """§B15.2c"""
    table = play(battle("V german-sdkfz-251-apc H09 N", FOE), "V", "move", to, "N")
    assert (asked(table) == "bonus") == bool(left)


def test_a_first_hex_into_woods_loses_them_too() -> None:
    """§B15.2c And so does a pivot."""
    s = state("V german-sdkfz-251-apc K06 N", "W german-sdkfz-251-apc H09 N")
    assert (bonus_after(s, s.units["V"], "K05"), bonus_after(s, s.units["W"], "H08")) == ("", "TT")
    table = play(battle("V german-sdkfz-251-apc H09 N", FOE), "V", "pivot", "S")
    assert asked(table) == "spent_check"


def test_a_first_hex_over_wire_loses_them_although_the_wire_is_crushed() -> None:
    """§B15.2c §B17.8a"""
    table = play(battle("V german-sdkfz-251-apc H09 N", FOE, forts={"H08": Fort("wire", 1)}), "V", "move", "H08", "N")
    assert (table.state.forts, asked(table)) == ({}, "spent_check")
    group = battle("V german-sdkfz-251-apc H09 N", "W german-pz-iii-h H09 N", FOE, forts={"H08": Fort("wire", 1)})
    play(group, "group", "V", "move", "H08", "N")
    assert (asked(group), about(group, "unit")) == ("group_move", "W")


def test_along_a_road_even_woods_are_passed_with_bonus_hexes() -> None:
    """§B15.4a K04-L04-M03 leads through heavy woods."""
    s = state("T german-opel-blitz K04 NE")
    assert suits_bonus(s, "K04", "L04")
    assert "M03" in drives(s, s.units["T"], moves(s, s.units["T"]))
    assert cost_of_move(s, s.units["T"], "L04") == 1


def test_vehicles_pass_through_occupied_hexes() -> None:
    """§B15.5a Enemies too, without a fight."""
    table = battle("V german-sdkfz-251-apc H10 N", "T soviet-rifles-41 H09 N", "Q soviet-rifles-41 R12 N")
    play(table, "V", "move", "H09", "N", "H08", "N", "stop", NEVER)
    assert unit(table, "V").hex == "H08"
    assert set(options(play(table, "T", "move"))) == set(table.state.board.hexes["H09"].around)


def test_every_way_to_drive_is_found() -> None:
    """§B15.1a For the same end hex several ways."""
    s = state("V german-sdkfz-251-apc H09 N")
    found = drives(s, s.units["V"], moves(s, s.units["V"]))
    assert ("H08",) in found["H08"]
    assert ("H08", "H07", "H06") in found["H06"]
    assert ("H10",) in found["H10"]
    assert all(len(path) == 1 for path in found["H10"] if path[0] == "H10")


def test_wheel_and_track_are_used_in_any_order() -> None:
    """§B16.4a The wheel first where a road allows it, so that the track is left for the open."""
    s = state("V german-protze-36 D05 NE")
    assert symbol_for(s, s.units["V"], "E05", "WT") == "W"
    assert symbol_for(s, s.units["V"], "D04", "WT") == "T"
    assert symbol_for(s, s.units["V"], "E05", "T") == "T"


# B15.6 to B15.11 Transport


def test_men_get_on_from_the_same_hex_or_the_next() -> None:
    """§B15.6a Their move cost, with terrain from the next hex; one check for both."""
    s = state(
        "V german-opel-blitz K06 N", "A german-rifles-41 K06 N", "B german-rifles-41 K07 N", "G german-37cm-pak36 K06 N"
    )
    assert rides(s, s.units["A"], 0) == {"V": 1}
    assert rides(s, s.units["B"], 0) == {"V": 1}
    assert rides(s, s.units["G"], 0) == {"V": 3}
    table = battle("V german-opel-blitz H09 NE", "A german-rifles-41 H10 S", FOE)
    play(table, "A", "load")
    assert (unit(table, "A").aboard, unit(table, "A").hex, unit(table, "V").cargo) == ("V", "H09", "A")
    assert about(table, "cost") == 2  # backwards
    play(table, 1)
    assert (unit(table, "A").spent, unit(table, "V").spent) == (True, True)
    assert set(table.state.stressed[0]) == {"A", "V"}


def test_who_gets_on_among_enemies_bars_their_way() -> None:
    """§B15.6a §B6.12b As whoever enters their hex: not back where he came from, nor beside it."""
    units = ("V german-opel-blitz H09 N", "A german-rifles-41 H10 N", "T soviet-rifles-41 H09 S", FOE)
    table = play(battle(*units), "A", "load", NEVER, "T", "move")
    assert set(options(table)) == {"H08", "I08", "G08"}


def test_one_passenger_is_all_it_carries() -> None:
    """§B15.6a And a pinned man gets on only in his own hex."""
    s = state("V german-opel-blitz H09 N", "A german-rifles-41 H09 N aboard=V", "B german-rifles-41 H09 N")
    assert rides(s, s.units["B"], 0) == {}
    s = state("V german-opel-blitz H09 N", "A german-rifles-41 H10 N hit=soft-pinned")
    assert rides(s, s.units["A"], 0) == {}
    assert rides(s, s.units["A"].but(hex="H09"), 0) == {"V": 1}


def test_loaded_both_act_together_at_the_cost_of_the_vehicle() -> None:
    """§B15.8a The passenger cannot attack; it may rally or stall."""
    units = (
        "V german-sdkfz-251-apc H09 N",
        "A german-mg34 H09 N aboard=V hit=soft-unnerved",
        "P soviet-rifles-41 H06 S",
    )
    table = battle(*units)
    play(table, "A")
    assert options(table) == ["rally", "stall", "unload"]
    table = play(battle(*units), "V", "move", "H08", "N", "stop")
    assert (unit(table, "A").hex, about(table, "cost")) == ("H08", 1)
    play(table, 1)
    assert unit(table, "A").spent
    tired = battle("V german-sdkfz-251-apc H09 N", "A german-mg34 H09 N aboard=V spent", "P soviet-rifles-41 H06 S")
    assert tired.pending is not None
    assert tired.pending.seat == 1  # neither can act


def test_getting_off() -> None:
    """§B15.9a Into the vehicle's hex or the next, facing anywhere; not when stunned."""
    table = battle("V german-opel-blitz H09 N", "A german-rifles-41 H09 N aboard=V", FOE)
    play(table, "A", "unload")
    assert set(options(table)) == {"H09", *table.state.board.hexes["H09"].around}
    play(table, "H10", "SE")
    assert (unit(table, "A").hex, unit(table, "A").facing, unit(table, "A").aboard) == ("H10", 2, "")
    assert (about(table, "cost"), unit(table, "V").cargo) == (1, "")
    s = state("V german-opel-blitz H09 N", "A german-rifles-41 H09 N aboard=V hit=soft-stunned")
    assert stops(s, s.units["A"], 0) == {}


def test_getting_off_into_difficult_ground_costs_more() -> None:
    """§B15.9a (ruling R67) As for any move there; in the vehicle's own hex nothing is added."""
    s = state("V german-opel-blitz L06 N", "A german-rifles-41 L06 N aboard=V", stressed="V")
    assert s.board.hexes["L05"].terrain.id == "heavy_woods"
    assert {to: stops(s, s.units["A"], 0)[to] for to in ("L05", "L06")} == {"L05": 3, "L06": 2}


def test_nobody_gets_off_into_the_hex_an_enemy_has_just_come_from() -> None:
    """§B15.9a §B6.12b"""
    units = ("V german-opel-blitz H09 N", "A german-rifles-41 H09 N aboard=V", "T soviet-rifles-41 H08 S")
    s = play(battle(*units, to_move="soviet"), "T", "move", "H09", "S", NEVER).state
    assert set(stops(s, s.units["A"], 0)) == {"H09", "H10", "I09", "G09"}


def test_a_hit_marker_does_not_hinder_getting_on_in_the_same_hex() -> None:
    """§B15.6a Stress does."""
    s = state("V german-opel-blitz H09 N", "A german-rifles-41 H09 N hit=soft-cowering")
    assert rides(s, s.units["A"], 0) == {"V": 1}
    s = state("V german-opel-blitz H09 N", "A german-rifles-41 H09 N hit=soft-cowering", stressed="V")
    assert rides(s, s.units["A"], 0) == {"V": 2}


def test_a_loaded_vehicle_hides_with_its_passenger() -> None:
    """§B15.8a §B11.4a They vanish and appear together."""
    units = ("V german-opel-blitz M08 N", "A german-rifles-41 M08 N aboard=V", "T soviet-rifles-41 B01 S")
    table = play(battle(*units), "V", "hide", "M08")
    assert (unit(table, "V").hidden, unit(table, "A").hidden, unit(table, "A").facing) == (True, True, NO_FACING)
    assert company_astray(table.state) + places_astray(table.state) == []
    for seed in range(20):
        world = GAME.resample(state(*(f"{each} hidden" for each in units[:2]), units[2]), 1, random.Random(seed).choice)
        assert company_astray(world) + places_astray(world) == []
        assert world.units["V"].hex == world.units["A"].hex
    play(table, NEVER, "pass", "show V", "SE")
    assert (unit(table, "V").hidden, unit(table, "A").hidden, unit(table, "A").facing) == (False, False, 2)


def test_who_gets_off_a_hidden_vehicle_shows_it() -> None:
    """§B11.1a §B15.9a"""
    units = ("V german-opel-blitz M08 N hidden", "A german-rifles-41 M08 N aboard=V hidden", "T soviet-rifles-41 B01 S")
    table = play(battle(*units), "A", "unload", "M08", "S", "N")
    assert (unit(table, "V").hidden, unit(table, "A").hidden, unit(table, "V").facing) == (False, False, 3)
    assert company_astray(table.state) + places_astray(table.state) == []


def test_a_shield_covers_the_soft_only() -> None:
    """§B16.6a Not armour in tow."""
    units = ("A soviet-rifles-41 H07 S", "B soviet-45mm-atg B01 N", "V german-sdkfz-251-apc H09 N")
    soft = state(*units, "T german-rifles-41 H09 N aboard=V")
    hard = state(*units, "T german-pz-ii-f H09 N aboard=V hit=armoured-immobilised")
    for s, shield in ((soft, 2), (hard, 0)):
        found = shot(s, s.units["A"], s.units["T"])
        assert found is not None
        assert dict(found.defence).get("shield", 0) == shield
        assert dict(defence_against_shells(s, s.units["T"])).get("shield", 0) == shield


def test_a_vehicle_that_cannot_move_is_towed() -> None:
    """§B15.10a A tracked one only by a tracked one; it may not fire."""
    units = ("V german-pz-iii-h H09 N", "W german-pz-ii-f H09 N hit=armoured-immobilised", "L german-opel-blitz H09 N",
             "P soviet-rifles-41 H06 S")  # fmt: skip
    table = battle(*units)
    assert "tow" not in options(play(battle(*units), "L"))
    play(table, "V", "tow", NEVER)
    assert (unit(table, "W").aboard, unit(table, "V").cargo) == ("V", "W")
    assert why_not(table.state, unit(table, "W"), "H06") == "aboard"
    play(table, "pass", "V", "move", "H08", "N", "stop", NEVER)
    assert unit(table, "W").hex == "H08"
    play(table, "pass", "V", "let_go")
    assert unit(table, "W").aboard == ""


def test_a_spent_wreck_is_towed_only_for_command_points() -> None:
    """§B15.10a §B15.6a §B10.1a Both act; the points bring the cost down to nothing, or there is no towing."""
    units = ("V german-pz-iii-h H09 N", "W german-pz-ii-f H09 N spent hit=armoured-immobilised", FOE)
    assert "tow" not in options(play(battle(*units), "V"))
    table = play(battle(*units, caps=(3, 0)), "V", "tow")
    assert (unit(table, "W").aboard, table.state.caps[0]) == ("V", 2)
    tired = ("V german-pz-iii-h H09 N spent", *units[1:])
    assert "tow" in options(play(battle(*tired, hands=("02", "")), "V", "card-02"))


def test_the_passenger_is_shot_at_before_the_vehicle() -> None:
    """§B15.11a Both with the terrain; if the vehicle is lost the passenger is put down."""
    units = (
        "A german-pz-iii-h L08 N",
        "V soviet-truck L05 S",
        "T soviet-rifles-41 L05 S aboard=V",
        "Q soviet-nkvd B01 N",
    )
    s = state(*units)
    for target in ("V", "T"):
        found = shot(s, s.units["A"], s.units[target])
        assert found is not None
        assert dict(found.defence)["heavy_woods"] == 2
    table = battle("A german-pz-iii-h H09 N", "V soviet-truck H07 S", "T soviet-rifles-41 H07 S aboard=V", FOE)
    play(table, "A", "attack", "H07")
    assert about(table, "target") == "T"
    play(table, (1, 1))
    assert about(table, "target") == "V"
    play(table, (6, 6))
    assert (asked(table), about(table, "unit")) == ("facing", "T")
    play(table, "N")
    assert (unit(table, "T").aboard, unit(table, "T").hex) == ("", "H07")


def test_vehicles_get_no_terrain_in_close_combat() -> None:
    """§B15.14a"""
    s = state("A german-rifles-41 K05 N", "T soviet-t-26 K05 N")
    found = shot(s, s.units["A"], s.units["T"])
    assert found is not None
    assert found.defence == (("flank", 13),)


def test_men_beside_a_friendly_vehicle_are_covered() -> None:
    """§B15.15a"""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S", "V soviet-t-26 H07 S")
    found = shot(s, s.units["A"], s.units["T"])
    assert found is not None
    assert ("vehicle", 1) in found.defence


def test_a_tank_cannot_fire_down_a_steep_step_right_before_it() -> None:
    """§B15.16a Men can; and so can a tank if the target is farther."""
    board = state(board="3").board
    a, b = next((a, b) for a, g in board.hexes.items() for b in g.around if g.level == 2 and board.hexes[b].level == 0)
    facing = ("N", "NE", "SE", "S", "SW", "NW")[board.hexes[a].neighbours.index(b)]
    s = state(
        f"V german-pz-iii-h {a} {facing}", f"R german-rifles-41 {a} {facing}", f"T soviet-rifles-41 {b} N", board="3"
    )
    assert why_not(s, s.units["V"], b) == "steep"
    assert why_not(s, s.units["R"], b) == ""
    gentle = state("V german-pz-iii-h K06 S", "T soviet-rifles-41 K07 N", board="3")
    assert why_not(gentle, gentle.units["V"], "K07") == ""


# B16


def test_trucks_fight_only_in_their_hex_and_wagons_never() -> None:
    """§B16.1a"""
    close = battle("T german-opel-blitz H07 N", "W german-wagon H07 N", "P soviet-rifles-41 H07 S")
    assert "attack" in options(play(close, "T"))
    close = battle("T german-opel-blitz H07 N", "W german-wagon H07 N", "P soviet-rifles-41 H07 S")
    assert "attack" not in options(play(close, "W"))
    s = state("T german-opel-blitz H08 N", "P soviet-rifles-41 H07 S")
    assert why_not(s, s.units["T"], "H07") == "range"


def test_a_turret_turns_for_two_more() -> None:
    """§B16.2a The hull still faces where it faces."""
    s = state("A german-pz-iii-h H09 N", "T soviet-t-26 H11 N", "Q soviet-t-26 H07 S")
    assert why_not(s, s.units["A"], "H11") == ""
    assert [cost_of_attack(s, s.units["A"], hex_) for hex_ in ("H07", "H11")] == [3, 5]
    back = shot(s, s.units["T"], s.units["A"])
    assert back is not None
    assert back.flank


def test_a_hidden_tank_that_appears_facing_elsewhere_turns_its_turret() -> None:
    """§B16.2a §B11.2a The facing it takes decides what the attack costs; it takes none that it cannot pay for."""
    units = ("A german-pz-iii-h J07 hidden", "T soviet-rifles-41 J08 N")
    for facing, cost in (("S", 3), ("N", 5)):
        assert about(play(battle(*units), "A", "attack", facing, (1, 1)), "cost") == cost
    tired = ("A german-pz-iii-h J07 hidden spent", "T soviet-rifles-41 J08 N")
    for caps, facings in ((4, ["SE", "S", "SW"]), (5, ["N", "NE", "SE", "S", "SW", "NW"])):
        table = play(battle(*tired, caps=(caps, 0)), "A", "attack")
        assert (asked(table), options(table)) == ("facing", facings)
    searching = ("A german-pz-iii-h J07 hidden", "T soviet-rifles-41 B01 hidden", FOE)
    table = play(battle(*searching), "A", "recon", "J08", "N", (1, 1))
    assert about(table, "cost") == 5


def test_without_a_turret_it_fires_ahead_only() -> None:
    """§B16.3a"""
    s = state("A german-pzjg-35r H09 N", "T soviet-t-26 H11 N", "Q soviet-t-26 H07 S")
    assert [why_not(s, s.units["A"], hex_) for hex_ in ("H07", "H11")] == ["", "arc"]


def test_field_guns_are_wheeled_crewed_and_slow() -> None:
    """§B16.7a They can be towed."""
    guns = {kind.name for kind in printed("solo1").kinds.values() if kind.field_gun}
    assert guns == {
        "7.5cm LeIG 18",
        "3.7cm PaK36",
        "5cm PaK38",
        "7.62cm FK 297",
        "88mm FlaK18",
        "76mm Inf Gun",
        "45mm ATG",
        "76mm F22 Arti",
    }
    s = state("G soviet-45mm-atg H09 N", "V soviet-truck H09 N")
    assert rides(s, s.units["G"], 0) == {"V": 4}
    assert not s.units["G"].kind.vehicle

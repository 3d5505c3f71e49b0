"""Why a unit, a hex or a card is no answer: the first reason, its paragraph, and nothing for what can be done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.bear.position import NEVER, asked, battle, options, play
from tests.games.bear.test_ai_1_setup import begun
from tests.games.bear.test_b04_moving import COMING, WAITING
from visavis.agents import throw
from visavis.games.bear import GAME
from visavis.games.bear.board import Board, Ground, direction_between
from visavis.games.bear.rules.attacking import recon_targets, targets, why_not_attack, why_not_recon
from visavis.games.bear.rules.groups import why_not_join
from visavis.games.bear.rules.hiding import hiding_places, why_not_hide
from visavis.games.bear.rules.moving import affordable, why_not_go
from visavis.games.bear.rules.paying import crew_of, purse_of
from visavis.games.bear.rules.shooting import why_not_spot
from visavis.games.bear.rules.smoke import smoke_hexes, why_not_smoke
from visavis.games.bear.rules.transport import stops, why_not_board, why_not_get_off, why_not_tow
from visavis.games.bear.rules.turn import actions_of, why_not_act
from visavis.games.bear.state import HEAVY, Battle, Fort, put
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.table import Table
from visavis.text import language

FOE = "P soviet-rifles-41 R12 N"
RIFLES = "R german-rifles-41"
TRUCK = "R german-opel-blitz"
STEEP = "3"  # a board with cliffs


def why(table: Table[Battle], *ids: str) -> tuple[str, str]:
    """Which reason, and which paragraph."""
    assert table.pending is not None
    found = GAME.cannot(table.state, table.pending, ids)
    if found is None:
        return "", ""
    reason = found.said.args.get("why")
    return reason.key if reason else found.said.key, found.rule


def said(table: Table[Battle], lang: str, *ids: str) -> str:
    assert table.pending is not None
    found = GAME.cannot(table.state, table.pending, ids)
    assert found is not None
    return language(lang, "bear").say(found.told())


def chosen(*units: str, **position: object) -> Table[Battle]:
    """The first unit is asked what it does."""
    table = play(battle(*units, **position), units[0].split()[0])  # type: ignore[arg-type]
    assert asked(table) == "action"
    return table


def step(fits: Callable[[Board, Ground, Ground], bool], name: str) -> tuple[str, str]:
    """Two neighbouring hexes of a board without a road between them, by what is printed there."""
    board = battle(f"{RIFLES} H09 N", FOE, board=name).state.board
    for here in board.hexes.values():
        for label in here.around:
            if label not in here.roads and fits(board, here, board.hexes[label]):
                return here.label, label
    raise AssertionError(name)


# Moving


def test_one_goes_to_the_next_hex_only() -> None:
    table = chosen(f"{RIFLES} H09 N", FOE)
    assert why(table, "H06") == ("bar-far", "B4.5a")
    assert why(table, "H08") == ("", "")
    assert said(table, "en", "H06") == (
        "There is no way to H06 for Rifles R: it is not one of the hexes next to it, §B4.5a."
    )
    assert said(table, "ru", "H06") == "В H06 стрелкам R не пройти: это не соседний гекс, §B4.5a."
    assert why(chosen(f"{TRUCK} H09 N", FOE), "H05") == ("bar-far", "B15.1a")
    assert why(chosen("R german-37cm-pak36 H09 N", FOE), "H05") == ("bar-far", "B4.5a")
    assert why(play(table, "move"), "H06") == ("bar-far", "B4.5a")


def test_ground_that_is_closed() -> None:
    here, there = step(lambda board, a, b: b.terrain.id == "heavy_woods" and abs(a.level - b.level) < 2, "1")
    assert why(chosen(f"{TRUCK} {here} N", FOE), there) == ("bar-terrain", "B4.9a")
    assert "heavy woods" in said(chosen(f"{TRUCK} {here} N", FOE), "en", there)

    def walled(board: Board, a: Ground, b: Ground) -> bool:
        return direction_between(board, a.label, b.label) in a.walls and b.terrain.id == "open"

    here, there = step(walled, "2")
    assert why(chosen(f"{TRUCK} {here} N", FOE, board="2"), there) == ("bar-wall", "B4.9a")


def test_two_levels_at_once_are_too_steep_for_vehicles() -> None:
    here, there = step(lambda board, a, b: abs(a.level - b.level) >= 2, STEEP)
    assert why(chosen(f"{TRUCK} {here} N", FOE, board=STEEP), there) == ("bar-height", "B12.2a")
    assert why(chosen(f"{RIFLES} {here} N", FOE, board=STEEP), there) == ("", "")


@pytest.mark.parametrize(("kind", "rule"), [("trench", "B17.4a"), ("wire", "B17.8a"), ("road_block", "B17.9a")])
def test_wheels_do_not_get_through_works(kind: str, rule: str) -> None:
    table = chosen(f"{TRUCK} H09 N", FOE, forts={"H08": Fort(kind, 1)})
    assert why(table, "fort H08") == why(table, "H08") == ("bar-fort", rule)
    assert why(chosen(f"{RIFLES} H09 N", FOE, forts={"H08": Fort("trench", 1)}), "H08") == ("", "")


def test_who_cannot_move_at_all() -> None:
    pinned = next(marker.id for marker in battle(f"{RIFLES} H09 N", FOE).state.board.markers.values() if marker.no_move)
    unit = RIFLES if pinned.startswith("soft") else "R german-pz-iii-e"
    assert why(chosen(f"{unit} H09 N hit={pinned}", FOE), "H08") == ("bar-marker", "B7.3b")
    assert why(chosen("R german-pz-iii-e H09 N bogged", FOE), "H08") == ("bar-bogged", "B8.4a")
    carried = battle("R german-rifles-41 H09 N aboard=V", "V german-opel-blitz H09 N", FOE)
    assert why(carried, "R", "H08") == ("bar-aboard", "B15.8a")


def test_whoever_was_attacked_in_his_hex_does_not_leave_the_way_the_enemy_came() -> None:
    table = battle(f"{RIFLES} H09 N", "P soviet-rifles-41 H09 N")
    table.state.incursions = ((1, "H09", "H08"),)
    table = play(table, "R")
    assert why(play(table, "move"), "H08") == ("bar-enemy", "B6.12b")


def test_a_spent_unit_goes_where_the_command_points_suffice() -> None:
    here, there = step(lambda board, a, b: b.terrain.id == "heavy_woods" and a.level == b.level, "1")
    table = chosen(f"{RIFLES} {here} N spent", FOE, caps=(1, 0))
    assert why(table, there) == ("bar-cost", "B3.4c")
    assert "1 CAP," in said(table, "en", there)


def test_bonus_hexes_lie_ahead_and_over_easy_ground() -> None:
    table = battle("R german-pz-iii-e H09 N", FOE, agenda=[("bonus", "R", "TT")])
    assert asked(table) == "bonus"
    assert why(table, "H10") == ("bar-bonus-arc", "B15.2a")
    assert why(table, options(table)[0]) == ("", "")
    hard = battle("R german-pz-iii-e H09 N", FOE, agenda=[("bonus", "R", "TT")], smoke={"H08": HEAVY})
    assert why(hard, "H08") == ("bar-bonus-ground", "B15.2b")


# Attacking


@pytest.mark.parametrize(
    ("units", "position", "hex_", "expected"),
    [
        ((f"{RIFLES} H12 N", "P soviet-rifles-41 H01 S"), {}, "H01", ("bar-range", "B5.3a")),
        ((f"{RIFLES} H09 S", "P soviet-rifles-41 H06 S"), {}, "H06", ("bar-arc", "B5.1a")),
        (
            (f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S"),
            {"smoke": {"H08": HEAVY}},
            "H06",
            ("bar-blocked", "B5.2a"),
        ),
        (
            (f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S"),
            {"herds": {"H06": "refugees"}},
            "H06",
            ("bar-refugees", "9.0d"),
        ),
        (("R german-wagon H09 N", "P soviet-rifles-41 H06 S"), {}, "H06", ("bar-weapon", "B5.3b")),
        (
            (f"{RIFLES} H07 N", "P soviet-rifles-41 H07 S", "Q soviet-nkvd H05 S"),
            {},
            "H05",
            ("bar-close_combat", "B6.10a"),
        ),
        (
            ("R german-pz-iii-e H09 N hit=armoured-gun-damaged-red", "P soviet-rifles-41 H06 S"),
            {},
            "H06",
            ("bar-colour", "B6.6a"),
        ),
        ((f"{RIFLES} H09 N hit=soft-panicked", "P soviet-rifles-41 H06 S"), {}, "H06", ("bar-marker", "B7.3b")),
        ((f"{RIFLES} H09 N spent", "P soviet-rifles-41 H06 S"), {"caps": (1, 0)}, "H06", ("bar-cost", "B3.4c")),
        (("R german-8cm-mortar H09 N", "P soviet-rifles-41 H07 S"), {}, "H07", ("bar-minimum", "B13.1a")),
        (
            ("R german-5cm-mortar H09 N", "P soviet-rifles-41 H05 S"),
            {"forts": {"H09": Fort("bunker", 0, crew=("R",))}},
            "H05",
            ("bar-bunker", "B17.5a"),
        ),
        ((f"{RIFLES} M02 S", "P soviet-rifles-41 M04 S"), {"board": "5"}, "M04", ("bar-water", "B4.9a")),
    ],
)
def test_a_hex_that_cannot_be_attacked(
    units: tuple[str, ...], position: dict[str, object], hex_: str, expected: tuple[str, str]
) -> None:
    """Whoever touches the enemy means the hex."""
    table = chosen(*units, **position)
    enemy = next(text.split()[0] for text in units[1:] if text.split()[2] == hex_)
    assert why(table, hex_) == why(table, enemy) == why(table, "R", hex_) == expected


def test_a_tank_does_not_fire_down_a_cliff_beside_it() -> None:
    """§B15.16a"""
    here, there = step(lambda board, a, b: a.level == 2 and b.level == 0, STEEP)
    facing = DIRECTIONS[battle(f"{RIFLES} H09 N", FOE, board=STEEP).state.board.hexes[here].neighbours.index(there)]
    table = chosen(f"R german-pz-iii-h {here} {facing}", f"P soviet-rifles-41 {there} N", board=STEEP)
    assert why(table, "P") == ("bar-steep", "B15.16a")


def test_nobody_to_attack_in_the_own_hex() -> None:
    """§B6.10a"""
    foes = ("P soviet-rifles-41 H06 S", "Q soviet-rifles-41 H05 S")
    assert why(play(chosen(f"{RIFLES} H09 N", *foes), "attack"), "H09") == ("bar-own-hex", "B6.10a")


def test_what_blocks_the_view_and_how_far_it_is_are_named() -> None:
    hidden = chosen(f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S", smoke={"H08": HEAVY})
    assert said(hidden, "en", "P") == "H06 cannot be attacked by Rifles R: out of sight behind H08, §B5.2a."
    far = chosen(f"{RIFLES} H12 N", "P soviet-rifles-41 H01 S")
    assert said(far, "ru", "P") == "Стрелки R не могут атаковать H01: расстояние 11, а оружие достаёт на 10, §B5.3a."


def test_a_target_is_asked_for_and_an_empty_hex_is_none() -> None:
    table = chosen(f"{RIFLES} H09 N", "P soviet-rifles-41 H06 S", "Q soviet-rifles-41 H05 S")
    play(table, "attack")
    assert asked(table) == "target"
    assert why(table, "H07") == ("bar-nobody", "B6.0a")
    assert why(table, "H06") == why(table, "P") == ("", "")


# Smoke, spotters and searching by fire


def test_smoke_goes_where_an_attack_would_and_not_on_water() -> None:
    """§B14.0a"""
    table = play(chosen("R german-pioneers H09 N", "P soviet-rifles-41 H01 S", smoke={"G08": HEAVY}), "lay_smoke")
    assert asked(table) == "smoke_hex"
    assert why(table, "H06") == ("bar-beyond", "B14.0a")
    assert why(table, "G08") == ("bar-smoky", "B14.0a")
    assert why(table, "H09") == why(table, "R") == ("bar-own_hex", "B14.0a")
    assert why(table, "H10") == ("bar-arc", "B5.1a")
    assert why(table, "H08") == ("", "")
    assert said(table, "en", "H06") == (
        "Pioneers R cannot put smoke into H06: pioneers reach only the hexes next to them, §B14.0a."
    )
    assert said(table, "ru", "G08") == "Поставить дым в G08 сапёрам R нельзя: там и так плотный дым, §B14.0a."
    wet = play(chosen("R german-8cm-mortar M06 N", FOE, board="5"), "lay_smoke")
    assert why(wet, "M01") == ("bar-wet", "B14.0a")
    assert why(wet, "M05") == ("bar-minimum", "B13.1a")


def test_who_is_spent_puts_smoke_where_the_command_points_suffice() -> None:
    s = battle("R german-pioneers H09 N spent", FOE, caps=(1, 0)).state
    assert why_not_smoke(s, s.units["R"], "H08", 1) == "cost"
    assert why_not_smoke(s, s.units["R"], "H08", 2) == ""
    s = battle("R german-pioneers H09 N", "P soviet-rifles-41 H09 S").state
    assert why_not_smoke(s, s.units["R"], "H08", None) == "close_combat"
    s = battle(f"{RIFLES} H09 N", FOE).state
    assert why_not_smoke(s, s.units["R"], "H08", None) == "no_smoke"


def test_a_mortar_is_directed_from_near_it_and_in_sight_of_the_target() -> None:
    """§B13.2a"""
    table = play(chosen("R german-8cm-mortar J08 N", "P soviet-rifles-41 J05 S"), "attack")
    assert asked(table) == "spotter"
    s, mortar = table.state, table.state.units["R"]
    wrong = {why_not_spot(s, mortar, hex_, "J05"): hex_ for hex_ in s.board.hexes}
    assert {"away", "unseen", "blind"} <= set(wrong)
    for reason in ("away", "unseen", "blind"):
        assert why(table, wrong[reason]) == (f"bar-{reason}", "B13.2a")
    assert why(table, options(table)[0]) == ("", "")


def test_a_hex_is_searched_where_no_enemy_is_in_sight() -> None:
    """§B11.7a"""
    table = play(chosen(f"{RIFLES} L08 N", "P soviet-rifles-41 L06 S", "Q soviet-rifles-41 L05 S hidden"), "recon")
    assert asked(table) == "recon_target"
    assert why(table, "L06") == why(table, "P") == ("bar-in_view", "B11.7a")
    assert why(table, "L08") == ("bar-own_hex", "B11.7a")
    assert why(table, "L09") == ("bar-arc", "B5.1a")
    assert why(table, "L07") == why(table, "Q") == ("", "")
    assert "search L06 by fire: an enemy in plain sight" in said(table, "en", "P")
    tired = battle(f"{RIFLES} L08 N spent", FOE).state
    assert why_not_recon(tired, tired.units["R"], "L07", 1) == "cost"


# One target of several


def test_a_passenger_is_fired_at_before_its_vehicle() -> None:
    """§B6.9a §B15.11a"""
    units = ("R german-pz-iii-h L08 N", "V soviet-truck L05 S", "T soviet-rifles-41 L05 S aboard=V")
    table = play(chosen(*units, "U soviet-rifles-41 L05 S", "Q soviet-nkvd B01 N"), "attack")
    assert asked(table) == "next_target"
    assert why(table, "V") == ("bar-passenger", "B15.11a")
    assert why(table, "Q") == why(table, "B02") == ("bar-elsewhere", "B6.9a")
    assert why(table, "T") == why(table, "U") == ("", "")
    again = battle(*units, "U soviet-rifles-41 L05 S", "W soviet-nkvd L05 S", agenda=[("act", "R", 0)])
    play(again, "attack", "U", (1, 1))
    assert (asked(again), why(again, "U")) == ("next_target", ("bar-done", "B6.9a"))


def test_in_close_combat_one_enemy_of_the_hex_is_attacked() -> None:
    """§B6.9b"""
    units = (f"{RIFLES} H07 N", "F german-mg34 H07 N", "P soviet-rifles-41 H07 S", "Q soviet-nkvd H07 S")
    table = play(chosen(*units, "X soviet-rifles-41 H05 S"), "attack")
    assert asked(table) == "close_target"
    assert why(table, "F") == ("bar-friend", "B6.9b")
    assert why(table, "X") == ("bar-elsewhere", "B6.9b")
    assert why(table, "P") == ("", "")


def test_in_close_combat_the_weapon_has_to_hurt() -> None:
    """§B6.6a"""
    units = (
        "R german-pz-iii-h H07 N hit=armoured-gun-damaged-red",
        "P soviet-rifles-41 H07 S",
        "Q soviet-t-26 H07 S",
    )
    table = play(chosen(*units, "S soviet-t-26 H07 S"), "attack")
    assert asked(table) == "close_target"
    assert why(table, "P") == ("bar-colour", "B6.6a")


# Hiding, facing, mines


def test_one_hides_out_of_sight_and_alone() -> None:
    """§B11.4a"""
    table = play(chosen(f"{RIFLES} J07 N", "A german-rifles-41 I07 N", "P soviet-rifles-41 J05 S"), "hide")
    assert asked(table) == "hiding_place"
    seen = next(hex_ for hex_ in table.state.board.hexes["J07"].around if hex_ in table.state.board.visible["J05"])
    assert why(table, seen) == ("bar-seen", "B11.4a")
    assert why(table, "J10") == ("bar-far", "B11.4a")
    assert why(table, "I07") == why(table, "A") == ("bar-company", "B11.4a")
    assert why(table, "J07") == ("", "")
    assert said(table, "ru", "A") == "Спрятаться в I07 стрелкам R нельзя: там уже кто-то на виду, §B11.4a."


def test_wheels_hide_where_they_can_go() -> None:
    """§B4.9a"""
    here, there = step(lambda board, a, b: b.terrain.id == "heavy_woods" and abs(a.level - b.level) < 2, "1")
    table = play(chosen(f"{TRUCK} {here} N", "P soviet-rifles-41 R12 N"), "hide")
    assert why(table, there) == ("bar-terrain", "B4.9a")


def test_a_hidden_unit_goes_on_hidden() -> None:
    """§B11.5a"""
    table = play(chosen(f"{RIFLES} L05 N hidden", "P soviet-rifles-41 H05 S"), "hide")
    assert why(table, "L05") == ("bar-stays", "B11.5a")
    tank = battle("R german-pz-iii-h H09 N hidden", "P soviet-rifles-41 H05 N").state
    assert why_not_hide(tank, tank.units["R"], "H08") == "shows"


def test_scouts_hide_nobody_who_is_seen_or_fights() -> None:
    """§B8.4a §B11.4a"""
    units = ("A german-rifles-41 M08 N", f"{RIFLES} H09 N", "P soviet-rifles-41 H07 S", "F german-rifles-41 B01 S")
    table = play(battle(*units, "Q soviet-rifles-41 B01 N", hands=("14", ""), caps=(3, 0)), "card-14")
    assert asked(table) == "scouts"
    assert why(table, "R") == ("bar-in_sight", "B11.4a")
    assert why(table, "F") == ("bar-fighting", "B11.4a")
    assert why(table, "P") == ("cannot-enemy", "B2.1a")
    assert why(table, "A") == ("", "")


def test_one_faces_a_hex_next_to_it_and_turns() -> None:
    """§B4.1a §B4.6a §B11.1a"""
    table = play(chosen(f"{RIFLES} H09 N", FOE), "pivot")
    assert asked(table) == "facing"
    assert why(table, "H05") == ("bar-side", "B4.1a")
    assert why(table, "H08") == ("bar-facing", "B4.6a")
    assert why(table, "H10") == ("", "")
    assert said(table, "en", "H08") == "Rifles R cannot turn towards H08: it looks that way already, §B4.6a."
    hidden = play(battle(f"{RIFLES} L05 N hidden", "P soviet-rifles-41 L07 N"), "R", "attack")
    assert (asked(hidden), why(hidden, "L04")) == ("facing", ("bar-aim", "B11.1a"))


def test_mines_are_laid_next_to_the_unit_where_nothing_is_yet() -> None:
    """§B8.4a §B17.0a"""
    table = chosen(f"{RIFLES} H09 N", FOE, hands=("17", ""), forts={"H08": Fort("wire", 1)})
    play(table, "card-17")
    assert asked(table) == "mine_field"
    assert why(table, "H05") == ("bar-far", "B8.4a")
    assert why(table, "H08") == ("bar-taken", "B17.0a")
    assert why(table, "H10") == ("", "")


# Transport


def test_one_gets_on_to_an_empty_vehicle_close_by() -> None:
    """§B15.6a"""
    units = (f"{RIFLES} H09 N", "V german-opel-blitz H09 N", "W german-opel-blitz H10 N", "X german-opel-blitz H05 N")
    full = ("Y german-opel-blitz G08 N", "Z german-mg34 G08 N aboard=Y", "M german-mg34 H08 N", FOE)
    table = play(chosen(*units, *full), "load")
    assert asked(table) == "vehicle"
    assert why(table, "X") == why(table, "H05") == ("bar-far", "B15.6a")
    assert why(table, "Y") == why(table, "G08") == ("bar-full", "B15.6a")
    assert why(table, "M") == why(table, "H08") == ("bar-no_vehicle", "B15.6a")
    assert why(table, "P") == ("cannot-enemy", "B2.1a")
    assert why(table, "V") == why(table, "W") == why(table, "H10") == ("", "")
    assert said(table, "en", "X") == ("Rifles R cannot get on there: it is not one of the hexes next to it, §B15.6a.")


def test_what_keeps_a_passenger_from_getting_on() -> None:
    """§B15.6a §B7.3b §B3.4c"""

    def found(passenger: str, vehicle: str, caps: int = 0) -> str:
        s = battle(f"R german-rifles-41 {passenger}", f"V german-opel-blitz {vehicle}", FOE, caps=(caps, 0)).state
        return why_not_board(s, s.units["R"], s.units["V"], 0)

    assert found("H09 N", "H09 N") == ""
    assert found("H10 N hit=soft-pinned", "H09 N") == found("H09 N hit=soft-stunned", "H09 N") == "marker"
    assert found("H09 N", "H09 N hidden") == "unshown"
    assert (found("H09 N spent", "H09 N"), found("H09 N spent", "H09 N", 1)) == ("cost", "")


def test_one_gets_off_next_to_the_vehicle() -> None:
    """§B15.9a"""
    units = ("V german-opel-blitz H09 N", f"{RIFLES} H09 N aboard=V", "T soviet-rifles-41 H08 S")
    table = play(battle(*units, to_move="soviet"), "T", "move", "H09", "S", NEVER, "R", "unload")
    assert asked(table) == "stop"
    assert why(table, "H05") == ("bar-far", "B15.9a")
    assert why(table, "H08") == ("bar-enemy", "B6.12b")
    assert why(table, "H10") == ("", "")
    tired = battle("V german-opel-blitz L06 N", "R german-rifles-41 L06 N aboard=V spent", FOE, caps=(1, 0)).state
    assert why_not_get_off(tired, tired.units["R"], "L05", 0) == "cost"
    assert why_not_get_off(tired, tired.units["R"], "L06", 0) == ""


def test_what_can_go_by_itself_or_needs_tracks_is_not_towed() -> None:
    """§B15.10a"""
    lame = "hit=armoured-immobilised"
    units = ("R german-pz-iii-h H09 N", f"A german-pz-ii-f H09 N {lame}", f"B german-pz-ii-f H09 N {lame}", FOE)
    others = ("C german-pz-ii-f H09 N", "D german-pz-ii-f H08 N", "M german-mg34 H09 N")
    table = play(chosen(*units, *others), "tow")
    assert asked(table) == "wreck"
    assert why(table, "C") == ("bar-able", "B15.10a")
    assert why(table, "D") == why(table, "H08") == ("bar-apart", "B15.10a")
    assert why(table, "M") == ("bar-no_vehicle", "B15.10a")
    assert why(table, "P") == ("cannot-enemy", "B2.1a")
    assert why(table, "A") == ("", "")
    truck = battle(f"{TRUCK} H09 N", f"A german-pz-ii-f H09 N {lame}", FOE).state
    assert why_not_tow(truck, truck.units["R"], truck.units["A"], 0) == "tracks"
    tired = battle(f"{units[0]} spent", units[1], FOE).state
    assert why_not_tow(tired, tired.units["R"], tired.units["A"], 0) == "cost"


# Groups


def test_who_belongs_to_a_group_can_act_and_is_close() -> None:
    """§B10.1a §B10.2a"""
    units = (f"{RIFLES} H09 N", "A german-rifles-41 H08 N", "B german-rifles-41 H07 N", "C german-rifles-41 D05 N")
    others = ("D german-rifles-41 H10 N spent", "V german-opel-blitz G09 N", "E german-mg34 G09 N aboard=V")
    coming = ("L german-rifles-41",)
    table = play(battle(*units, *others, *coming, FOE), "group", "R")
    assert asked(table) == "member"
    assert why(table, "C") == why(table, "D05") == ("bar-lonely", "B10.2a")
    assert why(table, "D") == why(table, "H10") == ("bar-spent", "B10.1a")
    assert why(table, "E") == ("bar-aboard", "B15.8a")
    assert why(table, "L") == ("bar-coming", "B4.12a")
    assert why(table, "R") == ("bar-member", "B10.2a")
    assert why(table, "P") == ("cannot-enemy", "B2.1a")
    assert why(table, "A") == why(table, "H08") == ("", "")
    assert why(table, "K05") == ("cannot-own-first", "B10.2a")
    assert said(table, "ru", "C") == "Войти в эту группу стрелкам C нельзя: рядом нет никого из группы, §B10.2a."
    doomed = next(m.id for m in table.state.board.markers.values() if m.destroyed and m.pile == "soft")
    s = battle(f"{RIFLES} H09 N hit={doomed}", FOE).state
    assert why_not_join(s, s.units["R"]) == "marker"


def test_who_leads_has_all_the_others_in_support() -> None:
    """§B10.5a"""
    units = (f"{RIFLES} H09 N", "A german-rifles-41 H09 N", "B german-rifles-41 H09 S", "C german-rifles-41 G09 N")
    table = play(battle(*units, "P soviet-rifles-41 H06 S", "Q soviet-rifles-41 H07 S"), "group", "R", "A", "done")
    assert asked(table) == "group_action"
    assert why(table, "H07") == why(table, "Q") == ("cannot-group-yet", "B10.1a")
    play(table, "attack")
    assert asked(table) == "leader"
    assert why(table, "K05") == ("cannot-own-first", "B10.5a")
    assert why(table, "B") == ("bar-outside", "B10.5a")
    assert why(table, "R") == ("", "")
    play(table, "R")
    assert asked(table) == "target"
    assert why(table, "H04") == ("bar-nobody", "B6.0a")
    assert why(table, "H06") == ("", "")


def test_a_group_fires_where_all_of_it_can() -> None:
    """§B10.5a Whoever leads stands next to all the others, and they reach the hex at normal range."""
    wings = ("A german-rifles-41 G09 N", "B german-rifles-41 I09 N", "P soviet-rifles-41 H07 S")
    table = battle(f"{RIFLES} H09 N", "L german-rifles-41 H09 N", *wings)
    play(table, "group", "R", "L", "A", "B", "attack")
    assert (asked(table), options(table)) == ("leader", ["R", "L"])
    assert why(table, "A") == ("bar-supporters", "B10.5a")
    foes = ("P soviet-rifles-41 H06 S", "Q soviet-rifles-41 H08 S", "T soviet-rifles-41 H09 S")
    far = play(battle("R german-mg34 H12 N", "A german-rifles-41 H12 N", *foes), "group", "R", "attack", "R")
    assert (asked(far), options(far)) == ("target", ["H08", "H09"])
    assert why(far, "H06") == ("bar-support", "B10.5a")


# Units and cards


def test_a_unit_that_cannot_act() -> None:
    table = battle("A german-rifles-41 H05 N", f"{RIFLES} H09 N spent", FOE)
    assert why(table, "R") == why(table, "H09") == ("bar-spent", "B2.2a")
    assert why(table, "A") == why(table, "H05") == ("", "")
    assert why(table, "P") == ("cannot-enemy", "B2.1a")
    assert why(table, "K05") == why(table, "R12") == ("cannot-unit-first", table.pending.rule)  # type: ignore[union-attr]
    doomed = next(m.id for m in table.state.board.markers.values() if m.destroyed and m.pile == "soft")
    assert why(battle("A german-rifles-41 H05 N", f"{RIFLES} H09 N hit={doomed}", FOE), "R") == ("bar-doomed", "B7.5b")
    lame = [m.id for m in table.state.board.markers.values() if m.only_rally]
    unit = RIFLES if lame[0].startswith("soft") else "R german-pz-iii-e"
    held = battle("A german-rifles-41 H05 N", f"{unit} H09 N spent hit={lame[0]}", FOE)
    assert why(held, "R") == ("bar-rally", "B7.6a")
    assert why(battle("A german-rifles-41 H05 N", RIFLES, FOE), "R") == ("bar-coming", "B4.12a")


def test_a_unit_named_with_a_hex_it_cannot_reach() -> None:
    """As one types it."""
    table = battle(f"{RIFLES} H09 N", "P soviet-rifles-41 H01 S")
    assert why(table, "R", "H05") == ("bar-far", "B4.5a")
    assert why(table, "R", "H08") == ("", "")


def test_an_enemy_that_hides_is_nobody() -> None:
    table = battle(f"{RIFLES} H09 N", "P soviet-rifles-41 H05 S hidden", FOE.replace("P", "Q"))
    assert why(table, "P") == why(table, "nobody") == ("", "")
    play(table, "R")
    assert why(table, "P") == why(table, "nobody") == ("", "")
    assert why(table, "H05") == why(table, "H06") == ("bar-far", "B4.5a")


def card(number: str, unit: str = f"{RIFLES} H09 N", **position: object) -> tuple[str, str]:
    table = chosen(unit, FOE, hands=(number, ""), **position)
    found = why(table, "card 0 1")
    assert why(table, number) == found
    return found


@pytest.mark.parametrize(
    ("number", "unit", "expected"),
    [
        ("01", f"{RIFLES} H09 N", ("bar-card-01", "B8.4a")),
        ("03", f"{RIFLES} H09 N", ("bar-card-03", "B8.4a")),
        ("04", f"{RIFLES} H09 N", ("bar-card-04", "B8.4a")),
        ("16", f"{RIFLES} H09 N", ("bar-card-16", "B8.4a")),
        ("17", f"{RIFLES} H09 N hit=soft-cowering", ("bar-card-17", "B8.4a")),
        ("08", f"{RIFLES} H09 N hidden", ("bar-hidden", "B8.8a")),
        ("08", f"{RIFLES} H09 N hit=soft-stunned", ("bar-card-08", "B8.4a")),
        ("09", f"{RIFLES} R12 N", ("bar-card-09", "B8.4a")),
        ("07", f"{RIFLES} H09 N", ("cannot-play-now", "B8.4a")),
        ("02", f"{RIFLES} H09 N", ("", "")),
    ],
)
def test_a_card_that_cannot_be_played_now(number: str, unit: str, expected: tuple[str, str]) -> None:
    assert card(number, unit) == expected


def test_a_card_costs_what_a_spent_unit_may_not_have() -> None:
    assert card("08", f"{RIFLES} H09 N spent", caps=(1, 0)) == ("bar-cost", "B8.5a")


def test_against_athena_the_scenario_closes_a_hex_and_a_sniper_finds_no_command_points() -> None:
    """§SC5 §B8.9a"""
    s = begun("solo1-german")
    put(s, "APC", "G05")
    s.hands[0] = ["10"]
    choice = Choice(0, "action", ["stall"], "B2.3a", {"unit": "APC", "free": 0})
    barred, card = GAME.cannot(s, choice, ["G06"]), GAME.cannot(s, choice, ["10"])
    assert barred is not None
    assert (barred.said.args["why"].key, barred.rule) == ("bar-scenario", "SC5")
    assert card is not None
    assert (card.said.args["why"].key, card.rule) == ("bar-card-10", "B8.4a")


def test_a_card_is_played_by_a_unit() -> None:
    assert why(battle(f"{RIFLES} H09 N", FOE, hands=("02", "")), "card 0 1") == ("cannot-play-alone", "B8.4a")


def test_reinforcements_come_on_where_the_scenario_says() -> None:
    table = play(battle(*WAITING, FOE, arrival=(COMING,), due=["tanks"]), "G")
    assert asked(table) == "entry"
    assert why(table, "H09") == ("cannot-enter-here", "B4.12a")
    assert why(table, "B06") == ("", "")


# Legality has one place


@pytest.mark.parametrize("scenario", ["duel1", "duel-combined", "tutorial-german"])
def test_the_options_are_what_has_no_reason_against_it(scenario: str) -> None:
    random, table, looked_at = Random(5), Table.new(GAME, scenario, {}), 0
    while table.pending is not None and looked_at < 40:
        choice, s = table.pending, table.state
        if choice.name == "action" and s.units[choice.about["unit"]].hex:
            looked_at += 1
            unit = s.units[choice.about["unit"]]
            purse = purse_of(s, crew_of(s, unit.id), choice.about["free"])
            assert sorted(affordable(s, unit, purse)) == sorted(
                hex_ for hex_ in s.board.hexes if not why_not_go(s, unit, hex_, purse)
            )
            assert list(targets(s, unit, purse)) == sorted(
                hex_ for hex_ in s.board.hexes if not why_not_attack(s, unit, hex_, purse)
            )
            assert sorted(hiding_places(s, unit)) == sorted(
                hex_ for hex_ in s.board.hexes if not why_not_hide(s, unit, hex_)
            )
            assert sorted(dict(smoke_hexes(s, unit, purse))) == sorted(
                hex_ for hex_ in s.board.hexes if not why_not_smoke(s, unit, hex_, purse)
            )
            if s.bot < 0:
                assert sorted(recon_targets(s, unit, purse)) == sorted(
                    hex_ for hex_ in s.board.hexes if not why_not_recon(s, unit, hex_, purse)
                )
            if unit.aboard:
                assert sorted(stops(s, unit, choice.about["free"])) == sorted(
                    hex_ for hex_ in s.board.hexes if not why_not_get_off(s, unit, hex_, choice.about["free"])
                )
            assert not why_not_act(s, unit) or choice.about["free"]
            assert actions_of(s, unit, choice.about["free"])
        table.answer(throw(choice, random))
    assert looked_at

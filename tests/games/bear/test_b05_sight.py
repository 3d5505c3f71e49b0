"""B5: fire zones and ranges. What terrain hides is in the tests of the map."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bear.position import asked, battle, options, play, state
from visavis.games.bear.rules.shooting import shot, why_not
from visavis.games.bear.rules.sight import fire_zone, hex_bonus, in_fire_zone, range_of
from visavis.games.bear.sheets import FIRE
from visavis.games.bear.state import HEAVY, LIGHT, Fort


def reasons(s: object, *hexes: str) -> list[str]:
    return [why_not(s, s.units["R"], hex_) for hex_ in hexes]  # type: ignore[attr-defined]


def test_a_hex_must_lie_in_arc_sight_and_reach() -> None:
    """§B5.0a All three; SMG rifles have range 3, so 6 hexes are the limit."""
    s = state("R soviet-smg-rifles H11 N", "P german-rifles-41 B01 N")
    assert reasons(s, "H09", "H05", "H04", "H12", "G11") == ["", "", "range", "arc", "arc"]
    s = state("R soviet-smg-rifles J08 N")
    assert reasons(s, "J07", "J05") == ["", "sight"]  # J06 is woods


def test_the_arc_is_three_front_hexes_continued() -> None:
    """§B5.1a"""
    s = state("R german-mg34 H09 N")
    zone = {hex_ for hex_ in s.board.labels if in_fire_zone(s, s.units["R"], hex_)}
    assert {"H08", "G08", "I08", "H07", "G09"} & zone == {"H08", "G08", "I08", "H07"}


@pytest.mark.parametrize(("hex_", "part"), [("H08", ("adjacent", 3)), ("H07", None), ("H06", None), ("H04", None)])
def test_up_to_the_range_nothing_changes(hex_: str, part: tuple[str, int] | None) -> None:
    """§B5.3a Rifles have range 5: H04 is five hexes away from H09."""
    s = state("R german-rifles-41 H09 N", f"P soviet-rifles-41 {hex_} S")
    found = shot(s, s.units["R"], s.units["P"])
    assert found is not None
    assert found.attack == (("red", 2), *([part] if part else []))


def test_beyond_the_range_it_is_long_and_beyond_twice_the_range_impossible() -> None:
    """§B5.3a Eleven hexes up the column, range 5."""
    s = state("R german-rifles-41 H12 N", "P soviet-rifles-41 H06 S", "Q soviet-rifles-41 H01 S")
    far = shot(s, s.units["R"], s.units["P"])
    assert far is not None
    assert ("long_range", -2) in far.attack
    assert s.board.distance["H12"]["H01"] == 11
    assert why_not(s, s.units["R"], "H01") == "range"
    assert why_not(s, s.units["R"], "H02") == ""


HAZE = {"smoke": {"H07": LIGHT, "H06": LIGHT, "G08": HEAVY}, "herds": {"I08": "cattle", "H04": "refugees"}}
IN_H09: dict[str, dict[str, str]] = {"herds": {"H09": "refugees"}}


@pytest.mark.parametrize("around", [{}, HAZE, IN_H09])
@pytest.mark.parametrize("kind", ["german-rifles-41", "german-8cm-mortar", "german-pz-iv-e", "german-opel-blitz"])
@pytest.mark.parametrize("facing", ["N", "SE"])
def test_a_whole_fire_zone_is_what_is_said_of_each_hex(kind: str, facing: str, around: dict[str, Any]) -> None:
    """§B5.0a §B14.3a §9.0d Through smoke, herds and refugees, too."""
    s = state(f"R {kind} H09 {facing}", **around)
    unit = s.units["R"]
    assert fire_zone(s, unit) == tuple(hex_ for hex_ in s.board.labels if hex_ != "H09" and in_fire_zone(s, unit, hex_))


def test_a_truck_has_no_fire_zone_but_its_own_hex() -> None:
    """§B5.3b Range 0."""
    s = state("R german-opel-blitz H09 N")
    assert [hex_ for hex_ in s.board.labels if in_fire_zone(s, s.units["R"], hex_)] == ["H09"]


def test_looking_up_a_fire_zone_changes_nothing() -> None:
    """§B5.3c"""
    table = battle("R german-rifles-41 H09 N", "P soviet-rifles-41 H06 S")
    before = table.state.dump()
    assert in_fire_zone(table.state, table.state.units["R"], "H06")
    assert table.state.dump() == before
    assert (asked(table), options(table)) == ("unit", ["R", "pass"])


def test_a_marker_may_shorten_the_range() -> None:
    """§B7.3a Cowering: range 1, so two hexes are the limit."""
    s = state("R german-mg34 H09 N hit=soft-cowering")
    assert range_of(s, s.units["R"]) == 1
    assert [why_not(s, s.units["R"], hex_, FIRE) for hex_ in ("H08", "H07", "H06")] == ["", "", "range"]


def test_what_a_hex_adds_whatever_the_direction() -> None:
    """§5.0a (ruling R15) Terrain, smoke, a wall, a fortification; height plays no part."""
    forts = {"H09": Fort("trench", 0), "H08": Fort("bunker", 0), "C09": Fort("mines", 0)}
    s = state("R german-rifles-41 H11 N", forts=forts, smoke={"H10": HEAVY, "K05": HEAVY})
    foot = s.units["R"]
    hexes = ("G05", "C09", "L05", "H09", "H08", "H10", "K05")
    assert [hex_bonus(s, hex_, foot) for hex_ in hexes] == [0, 1, 2, 2, 3, 2, 3]
    assert [hex_bonus(state(board="2"), hex_, foot) for hex_ in ("D06", "G08", "J10")] == [1, 1, 2]
    assert hex_bonus(state(board="5"), "M01", foot) == -1
    assert hex_bonus(state(board="3"), "L05", foot) == 0


def test_zones_are_asked_for_in_play() -> None:
    """§B5.0a Only such hexes are offered as targets."""
    units = [
        "R german-rifles-41 H09 N",
        "P soviet-rifles-41 H06 S",
        "Q soviet-rifles-41 H12 N",
        "O soviet-rifles-41 H07 N",
    ]
    table = play(battle(*units), "R", "attack")
    assert (asked(table), options(table)) == ("target", ["H06", "H07"])

"""B14: special units."""

from __future__ import annotations

from tests.games.noretreat.position import begun, drive, empty, hold, lay
from visavis.games.noretreat.rules.declaring import attackable
from visavis.games.noretreat.rules.placement import german_cities, hexes_for, may_be_placed
from visavis.games.noretreat.rules.special import send_away
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import DESTROYED


def test_types() -> None:
    """§B14.1 §B14.3 §B14.5"""
    s = empty()
    assert {face.type for unit in s.board.units.values() for face in unit.faces} == {
        "infantry", "mech", "armour", "ss_armour", "ss_mech", "shock", "regional", "fort", "ally", "cadre",
        "volkssturm",
    }  # fmt: skip
    assert {id_ for id_, unit in s.board.units.items() if unit.regional} == {"Leningrad", "Moscow", "Sevastopol"}
    assert s.board.units["Crimean"].faces[1].shock


def test_forts_cannot_attack_and_do_not_move() -> None:
    """§B14.2"""
    s = lay(empty(), Moscow="2008 fort", _6A="1908")
    assert attackable(s, SOVIET) == []
    lay(s, Moscow="2008 mobile")
    assert attackable(s, SOVIET) == ["1908"]


def test_an_eliminated_ally_comes_back_two_turns_later_in_its_capital() -> None:
    """§B14.7 WE: an ally lost on turn 10 is back on turn 12."""
    s = lay(empty(10), _2Hun="1813", _3Rum="1914")
    for id_ in ("2Hun", "3Rum"):
        send_away(s, id_, DESTROYED)
        assert (s.where[id_], s.due[id_]) == ("track", 12)
    s.turn = 11
    assert not may_be_placed(s, "2Hun")
    s.turn = 12
    assert hexes_for(s, "2Hun") == ["0511"]
    assert hexes_for(s, "3Rum") == ["0717"]
    hold(s, SOVIET, "0511")
    assert set(hexes_for(s, "2Hun")) == set(german_cities(s))  # in any other city, but not on the edge


def test_the_garrison_waits_for_berlin() -> None:
    """§B14.12 Not placed while the Soviets hold it; the others go to any city of the Axis' in Greater Germany."""
    s = lay(empty(23, "snow"), Garrison="track", Fort1="track")
    s.due |= {"Garrison": 23, "Fort1": 23}
    assert hexes_for(s, "Garrison") == ["0503"]
    assert set(hexes_for(s, "Fort1")) == set(german_cities(s))
    hold(s, SOVIET, "0503")
    assert hexes_for(s, "Garrison") == []


def test_allies_leave_when_their_capital_falls() -> None:
    """§B14.8 ruling R59"""
    s = hold(lay(empty(20), _3Rum="1015", _2Hun="0912", _8Ital="0803"), SOVIET, "0717")
    drive(s, ("new_turn",))
    assert (s.where["3Rum"], s.where["2Hun"]) == ("out", "0912")
    s = lay(empty(20), _3Rum="1015", _2Hun="0912", West="0716")
    drive(s, ("go", "West"), ("goal", "0717"))  # at once
    assert (s.where["3Rum"], s.where["2Hun"]) == ("out", "0912")


def test_a_cadre_may_take_the_place_of_a_counter_lost_in_an_exchange() -> None:
    """§B14.9 ruling R57 Not of an ally, and only if there is one."""
    s = lay(empty(), _6A="1107 reduced", KG1="cadre")
    drive(s, ("lose", AXIS, ("6A",), True), ("cadre", "yes"))
    assert (s.where["6A"], s.where["KG1"]) == ("destroyed", "1107")
    assert drive(lay(empty(), _3Rum="1107", KG1="cadre"), ("lose", AXIS, ("3Rum",), True)) is None
    assert drive(lay(empty(), _6A="1107 reduced"), ("lose", AXIS, ("6A",), True)) is None
    assert drive(lay(empty(), _6A="1107 reduced", KG1="cadre"), ("lose", AXIS, ("6A",), False)) is None


def test_a_lost_cadre_is_back_in_its_box_on_the_next_turn() -> None:
    """§B14.9"""
    s = lay(empty(8), KG1="1107")
    send_away(s, "KG1", DESTROYED)
    assert (s.where["KG1"], s.due["KG1"]) == ("track", 9)
    drive(s, ("new_turn",))
    assert (s.where["KG1"], s.due) == ("cadre", {})


def test_without_cadres_there_are_none() -> None:
    """§B14.9 ruling R57"""
    s = begun("campaign", cadres=False)
    assert s.where["KG1"] == "out"
    assert begun("campaign").where["KG1"] == "cadre"


def test_finland_is_attacked_from_its_three_hexes_and_the_finns_are_gone_once_lost() -> None:
    """§B14.10 ruling R62"""
    for hex_ in ("1902", "2003", "2103"):
        assert attackable(lay(empty(), Finnish="finland", West=hex_), SOVIET) == ["finland"]
    assert attackable(lay(empty(), Finnish="finland", West="1903"), SOVIET) == []
    s = lay(empty(), Finnish="finland")
    drive(s, ("lose", AXIS, ("Finnish",), True))
    assert (s.where["Finnish"], s.face["Finnish"]) == ("finland", 0)
    drive(s, ("lose", AXIS, ("Finnish",), True))
    assert s.where["Finnish"] == "out"


def test_the_groups_come_when_the_oil_is_threatened() -> None:
    """§B14.11 ruling R60 A Soviet unit within three hexes of Ploesti, or Ploesti or Bucharest lost."""
    s = lay(empty(), GrE="waiting", GrF="waiting", West="1213")
    drive(s, ("oil_groups", AXIS))
    assert s.where["GrE"] == "waiting"
    lay(s, West="1015")
    drive(s, ("oil_groups", SOVIET))
    assert s.where["GrE"] == "waiting"
    drive(s, ("oil_groups", AXIS))
    assert (s.where["GrE"], s.where["GrF"]) == ("south-balkans", "west-balkans")
    s = hold(lay(empty(), GrE="waiting", GrF="waiting", Don="west-balkans"), SOVIET, "0816")
    drive(s, ("oil_groups", AXIS))
    assert (s.where["GrE"], s.where["GrF"]) == ("south-balkans", "track")
    assert may_be_placed(s, "GrF")


def test_the_last_levy_is_placed_on_turn_23() -> None:
    """§B14.12 ruling R61 The garrison in Berlin, the others in cities of Greater Germany."""
    s = begun("campaign", 23)
    assert hexes_for(s, "Garrison") == ["0503"]
    assert set(hexes_for(s, "Volks1")) == {id_ for id_ in s.board.cities if s.board.places[id_].german}
    assert all(may_be_placed(s, id_) for id_ in ("Garrison", "Fort1", "Fort2", "Volks1", "Volks2", "Volks3"))


def test_what_is_left_out() -> None:
    """§B14.13 No Luftwaffe, no Joker."""
    s = empty()
    assert len(s.board.units) == 52
    assert "55" not in s.board.cards


def test_the_ss_minds_no_armour() -> None:
    """§B14.4 §B10.19"""
    s = empty()
    assert s.board.units["SSPz"].faces[1].ss
    assert s.board.units["SSGr"].step_cost == 1

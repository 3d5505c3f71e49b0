"""CE: events about counters, half by half: back from the boxes, stronger or weaker, moves out of turn."""

from __future__ import annotations

from importlib.resources import files

import pytest

import visavis.games.noretreat as package
from tests.games.noretreat.position import drive, empty, give, hold, lay, told
from visavis.games.noretreat.events.forces import conscript_hexes, short_ways
from visavis.games.noretreat.rules.battle import shifts
from visavis.games.noretreat.rules.cards import playable
from visavis.games.noretreat.rules.movement import points
from visavis.games.noretreat.rules.placement import hexes_for
from visavis.games.noretreat.rules.points import on_map_points
from visavis.games.noretreat.rules.supply import supplied_cities
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, DISORGANIZED, Battle, War, has, mark, terrain_of

# Back from the boxes


def test_new_conscripts() -> None:
    """§CE01S One from Destroyed or Surrendered to a Soviet city or beside one, in supply, with room; in disorder."""
    s = lay(give(empty(8), SOVIET, "01"), West="destroyed red", Don="shattered", South="surrendered", Kursk="2310")
    s.side = AXIS
    asked = drive(s, ("pause", SOVIET, "movement"), ("window", "card 01"))
    assert asked is not None
    assert (asked.name, set(asked.options)) == ("return", {"West", "South"})
    asked = drive(s, ("event", SOVIET, "01", ()), ("return", "West"))
    assert asked is not None
    assert {"2008", "2108", "2007"} <= set(asked.options)
    assert not {"2310", "1510", "0503"} & set(asked.options)  # full, no city of theirs beside it, the enemy's
    drive(s, ("event", SOVIET, "01", ()), ("return", "West"), ("place.hex", "2108"))
    assert (s.where["West"], s.face["West"], has(s, "West", DISORGANIZED)) == ("2108", 1, True)


@pytest.mark.parametrize(("card", "n", "windows"), [("02", 2, ("any",)), ("15", 1, ("combat.end",))])
def test_reserves_go_to_the_rail_box(card: str, n: int, windows: tuple[str, ...]) -> None:
    """§CE02S §CE15S Two at any time, one at the end of a Combat Phase; from any loss box."""
    s = lay(give(empty(8), SOVIET, card), West="destroyed", Don="shattered", South="surrendered")
    assert playable(s, SOVIET, windows) == [card]
    drive(s, ("play", SOVIET, card, windows), *(("to_rail", id_) for id_ in ("South", "Don")[:n]))
    assert [s.where[id_] for id_ in ("South", "Don", "West")] == ["rail", "rail" if n > 1 else "shattered", "destroyed"]
    assert playable(give(empty(8), SOVIET, card), SOVIET, windows) == []


def test_a_fort_comes_back_as_an_army() -> None:
    """§CE02S §B7.10 ruling R86 Trains carry no forts."""
    s = lay(give(empty(8), SOVIET, "02"), Sevastopol="surrendered fort")
    drive(s, ("play", SOVIET, "02", ("any",)), ("to_rail", "Sevastopol"))
    assert (s.where["Sevastopol"], s.face["Sevastopol"]) == ("rail", 0)


def test_nobody_is_placed_in_a_ruin() -> None:
    """§CE07S §B7.12 §B7.14 A scorched city is a marsh: no Soviets, no Germans, not even the city's own."""
    s = lay(hold(empty(8), AXIS, "1307"), West="destroyed", Moscow="destroyed", _6A="shattered")
    assert ("2008" in hexes_for(s, "West"), hexes_for(s, "Moscow")) == (True, ["2008"])
    assert "1307" in hexes_for(s, "6A")
    assert "2108" in conscript_hexes(s, SOVIET, "West")
    s.scorched = ("2008", "1307")
    s.reached = None
    assert "2008" not in hexes_for(s, "West")
    assert "2008" not in hexes_for(s, "Moscow")
    assert "2310" in hexes_for(s, "Moscow")
    assert "1307" not in hexes_for(s, "6A")
    assert "2108" not in conscript_hexes(s, SOVIET, "West")


def test_strategic_reserves_may_detrain_this_turn() -> None:
    """§CE15S"""
    s = lay(give(empty(8), SOVIET, "15"), West="destroyed")
    s.side = SOVIET
    drive(s, ("end_combat", SOVIET), ("window", "card 15"), ("to_rail", "West"))
    drive(s, ("detraining", SOVIET), ("detrain", "West"), ("detrain.hex", "2008"))
    assert s.where["West"] == "2008"


def test_ersatz_units() -> None:
    """§CE25A Up to two Kampfgruppen that are to be had."""
    s = lay(give(empty(13), AXIS, "25"), KG1="cadre", KG2="cadre")
    s.phase = "organisation"
    drive(s, ("flip", AXIS), ("flip", "card 25"), ("to_rail", "KG2"), ("to_rail", "KG1"))
    assert (s.where["KG1"], s.where["KG2"]) == ("rail", "rail")
    assert playable(give(lay(empty(13), KG1="1007"), AXIS, "25"), AXIS, ("org.axis",)) == []


def test_strategic_surprise() -> None:
    """§CE18S Two supplied ones onto trains, in enemy zones too, and two off them."""
    s = lay(give(empty(8), SOVIET, "18"), West="1908", Don="2007", _6A="1808", Kursk="0606", South="rail")
    drive(
        s,
        ("menu", SOVIET, "cards"),
        ("menu", "card 18"),
        ("to_rail", "West"),
        ("to_rail", "Don"),
        ("detrain", "South"),
        ("detrain.hex", "2310"),
        ("detrain", "West"),
        ("detrain.hex", "2009"),
    )
    assert [s.where[id_] for id_ in ("West", "Don", "South", "Kursk")] == ["2009", "rail", "2310", "0606"]
    asked = drive(s, ("event", SOVIET, "18", ()))
    assert asked is not None
    assert "Kursk" not in asked.options


def test_maskirovka() -> None:
    """§CE35S Whoever is on trains gets off at the end of Movement, and then moves if it likes."""
    s = lay(give(empty(8), SOVIET, "35"), West="rail", Don="rail")
    s.side, s.phase = SOVIET, "movement"
    asked = drive(
        s,
        ("move", SOVIET),
        ("move", "card 35"),
        ("detrain", "West"),
        ("detrain.hex", "2008"),
        ("detrain", "Don"),
        ("detrain.hex", "2310"),
        ("move", "West"),
        ("goal", "1908"),
    )
    assert asked is not None
    assert (s.where["West"], s.where["Don"], asked.name) == ("1908", "2310", "move")
    assert {"Don", "done"} <= set(asked.options)


# Steps


def test_troop_transfer() -> None:
    """§CE03A A replacement or improvement for nothing, in 1941 too, and one that costs two cards."""
    s = lay(give(empty(2), AXIS, "03"), _6A="0503 reduced", _9A="surrendered")
    s.phase = "organisation"
    drive(s, ("flip", AXIS), ("flip", "card 03"), ("free_step", "6A"))
    assert s.face["6A"] == 1
    s = lay(give(empty(2), AXIS, "03"), _6A="0503 reduced", _9A="surrendered")
    drive(s, ("flip", AXIS), ("flip", "card 03"), ("free_step", "9A"), ("place.hex", "0704"))
    assert (s.where["9A"], s.face["9A"], s.hands[AXIS]) == ("0704", 0, [])


def test_last_reserves() -> None:
    """§CE30A Up to two such steps in either Cards phase, and a point is lost."""
    s = lay(give(empty(13), AXIS, "30"), _6A="0503 reduced", _9A="destroyed")
    s.side = SOVIET
    drive(
        s,
        ("pause", AXIS, "cards"),
        ("window", "card 30"),
        ("free_step", "6A"),
        ("free_step", "9A"),
        ("place.hex", "0704"),
    )
    assert (s.face["6A"], s.where["9A"], s.event_vp) == (1, "0704", -1)


def test_partisans() -> None:
    """§CE06S A step of the Axis, its own choice, in the Soviet Organization."""
    s = lay(give(empty(8), SOVIET, "06"), _6A="1007", _9A="1106", West="2008")
    s.phase = "organisation"
    asked = drive(s, ("flip", SOVIET), ("flip", "card 06"))
    assert asked is not None
    assert (asked.seat, asked.name, asked.options) == (AXIS, "lose", ["6A", "9A"])
    drive(s, ("event", SOVIET, "06", ()), ("lose", "9A"))
    assert (s.face["6A"], s.face["9A"]) == (1, 0)


def test_manpower_crisis() -> None:
    """§CE35A From 1944: a step each of two supplied Soviet counters, their choice; no cadres."""
    s = lay(empty(17, "clear"), West="2008 red", Don="2310 red", South="2206 red", Ost1="2207")
    mark(s, "South", CUT)
    drive(s, ("event", AXIS, "35", ()), ("lose", "West"))
    assert [s.face[id_] for id_ in ("West", "Don", "South")] == [0, 0, 1]
    assert s.where["Ost1"] == "2207"
    for turn, found in ((16, []), (17, ["35"])):
        assert playable(give(lay(empty(turn), West="2008"), AXIS, "35"), AXIS, ("org.axis",)) == found


# Supply


def test_cavalry_raid() -> None:
    """§CE05S An Axis counter is cut off at the start of its Organization; a later test finds it supplied again."""
    s = lay(give(empty(8), SOVIET, "05"), _6A="0503", _9A="0704")
    drive(s, ("pause", SOVIET, "supply"), ("window", "card 05"), ("raid", "6A"))
    assert (has(s, "6A", CUT), has(s, "9A", CUT)) == (True, False)
    drive(s, ("removals", AXIS))
    assert (s.where["6A"], has(s, "6A", CUT)) == ("0503", False)


def test_kesselschlacht() -> None:
    """§CE18A A Soviet counter with an Unsupplied marker surrenders at once, and counts."""
    s = lay(give(empty(8), AXIS, "18"), West="0503", Don="2008", South="0704")
    for id_ in ("West", "South"):
        mark(s, id_, CUT)
    s.side = SOVIET
    drive(s, ("pause", AXIS, "supply"), ("window", "card 18"), ("kessel", "West"))
    assert (s.where["West"], s.where["South"], s.event_vp) == ("surrendered", "0704", 1)
    assert playable(give(lay(empty(8), West="2008"), AXIS, "18"), AXIS, ("supply",)) == []


def test_scorched_earth() -> None:
    """§CE07S A Soviet city is a marsh: no point, no supply, no shift for a city; §B11.8 until two cards restore it."""
    s = lay(give(empty(8), SOVIET, "07", "03", "05"), West="1708", _6A="1707")
    before = on_map_points(s, SOVIET)
    drive(s, ("menu", SOVIET, "cards"), ("menu", "card 07"), ("scorch", "1708"))
    assert (on_map_points(s, SOVIET), terrain_of(s, "1708")) == (before - 1, "marsh")
    assert "1708" not in supplied_cities(s, SOVIET)
    battle = Battle("1708", AXIS, attackers=("6A",), defenders=("West",))
    assert "city" not in {shift.name for shift in shifts(s, battle)}
    drive(s, ("scorched", SOVIET), ("restore", "1708"), "03")
    assert (s.scorched, s.hands[SOVIET]) == ((), [])


# Works and levies


def test_defensive_works() -> None:
    """§CE41A §B10.23 In an Axis hex, one left for attacks on it; gone when a Soviet counter enters."""
    s = lay(give(empty(13), AXIS, "41"), _6A="1007", _9A="1006", West="1107", Finnish="finland")
    s.phase = "organisation"
    asked = drive(s, ("flip", AXIS), ("flip", "card 41"))
    assert asked is not None
    assert asked.options == ["1006", "1007"]
    drive(s, ("event", AXIS, "41", ()), ("works", "1007"))
    battle = Battle("1007", SOVIET, attackers=("West",), defenders=("6A",))
    assert {shift.name: shift.n for shift in shifts(s, battle)}["works"] == -1
    lay(s, _6A="1008")
    s.side = SOVIET
    drive(s, ("go", "West"), ("goal", "1007"))
    assert s.works == ()


def test_festung() -> None:
    """§CE48A A lost Fortification in an Axis city of Greater Germany, and a point less."""
    s = lay(give(empty(24), AXIS, "48"), Fort2="0511")
    s.phase = "organisation"
    drive(s, ("flip", AXIS), ("flip", "card 48"), ("rebuild", "Fort1"), ("place.hex", "0503"))
    assert (s.where["Fort1"], s.event_vp) == ("0503", -1)
    assert playable(give(lay(empty(24), Fort1="0503", Fort2="0511"), AXIS, "48"), AXIS, ("org.axis",)) == []


def test_levies() -> None:
    """§CE49A Two lost Volkssturm, in cities that are still the Axis'."""
    s = hold(empty(24), SOVIET, "0704")
    asked = drive(s, ("event", AXIS, "49", ()), ("rebuild", "Volks1"))
    assert asked is not None
    assert "0704" not in asked.options
    drive(
        s,
        ("event", AXIS, "49", ()),
        ("rebuild", "Volks1"),
        ("place.hex", "0503"),
        ("rebuild", "Volks3"),
        ("place.hex", "0503"),
    )
    assert [s.where[id_] for id_ in ("Volks1", "Volks2", "Volks3")] == ["0503", "out", "0503"]


# Moves out of turn


def end_of_movement(s: War, side: int, card: str) -> War:
    """The enemy's Movement is over, and the card is in hand."""
    give(s, side, card)
    s.side = 1 - side
    return s


def test_battle_initiative() -> None:
    """§CE10A One supplied Axis counter outside of enemy zones, up to two points."""
    s = lay(empty(8), _6A="1006", _9A="1008", _2A="1205", West="1107")
    mark(s, "9A", CUT)
    asked = drive(end_of_movement(s, AXIS, "10"), ("pause", AXIS, "movement"), ("window", "card 10"))
    assert asked is not None
    assert (asked.name, asked.options) == ("move", ["2A", "6A", "done"])
    lay(s, Don="1206")  # 2nd Army is in a zone now
    s.hands[AXIS] = ["10"]
    drive(s, ("pause", AXIS, "movement"), ("window", "card 10"), ("move", "6A"), ("goal", "0905"))
    assert (s.where["6A"], s.where["2A"]) == ("0905", "1205")
    assert told(s, "moved") == [("6A", "1006", "0905", 1)]


def test_operational_moves() -> None:
    """§CE39A Any Axis counters outside of enemy zones, each a hex that costs one point; cut off or not."""
    s = lay(empty(8), _2Pz="1006", _9A="0907", West="1307")
    mark(s, "9A", CUT)
    asked = drive(end_of_movement(s, AXIS, "39"), ("pause", AXIS, "movement"), ("window", "card 39"), ("move", "2Pz"))
    assert asked is not None
    assert "1106" not in asked.options  # forest costs armour two
    assert "1007" in asked.options
    s.hands[AXIS] = ["39"]
    drive(
        s,
        ("pause", AXIS, "movement"),
        ("window", "card 39"),
        ("move", "2Pz"),
        ("goal", "1007"),
        ("move", "9A"),
        ("goal", "1008"),
    )
    assert (s.where["2Pz"], s.where["9A"]) == ("1007", "1008")
    s = lay(empty(8), _9A="0907")
    mark(s, "9A", CUT)
    assert playable(give(s, AXIS, "39"), AXIS, ("move.soviet.end",)) == ["39"]


def test_central_command() -> None:
    """§CE41S Up to four Soviet counters outside of enemy zones, one hex whatever it costs."""
    s = lay(empty(8), West="1209", Don="2008", South="2310", Kursk="2206", Steppe="2207", Bryansk="1107", _6A="1007")
    asked = drive(end_of_movement(s, SOVIET, "41"), ("pause", SOVIET, "movement"), ("window", "card 41"))
    assert asked is not None
    assert "Bryansk" not in asked.options
    s.hands[SOVIET] = ["41"]
    left = drive(
        s,
        ("pause", SOVIET, "movement"),
        ("window", "card 41"),
        ("move", "West"),
        ("goal", "1210"),
        *(
            each
            for id_, hex_ in (("Don", "2009"), ("South", "2309"), ("Kursk", "2205"))
            for each in (("move", id_), ("goal", hex_))
        ),
    )
    assert [s.where[id_] for id_ in ("West", "Don", "South", "Kursk")] == ["1210", "2009", "2309", "2205"]
    assert (left, s.where["Steppe"]) == (None, "2207")


def test_panzerblitz() -> None:
    """§CE43A All supplied Axis armour outside of enemy zones, two points each, in clear weather."""
    s = lay(empty(8), _1Pz="1006", _2Pz="0907", _3Pz="1106", _6A="0906", West="1107")
    asked = drive(end_of_movement(s, AXIS, "43"), ("pause", AXIS, "movement"), ("window", "card 43"))
    assert asked is not None
    assert asked.options == ["1Pz", "2Pz", "done"]
    s.hands[AXIS] = ["43"]
    drive(
        s,
        ("pause", AXIS, "movement"),
        ("window", "card 43"),
        ("move", "1Pz"),
        ("goal", "0807"),
        ("move", "2Pz"),
        ("goal", "1008"),
    )
    assert (s.where["1Pz"], s.where["2Pz"]) == ("0807", "1008")
    s = lay(empty(8, "mud"), _1Pz="1006")
    assert playable(give(s, AXIS, "43"), AXIS, ("move.soviet.end",)) == []


def test_surprise_attack() -> None:
    """§CE36A One supplied stack up to two hexes by the usual rules, and a Counterblow marker where it ends."""
    s = lay(empty(8), _2Pz="1006", _6A="1006", _9A="0906", West="1107", Don="1208")
    mark(s, "9A", CUT)
    asked = drive(end_of_movement(s, AXIS, "36"), ("pause", AXIS, "movement"), ("window", "card 36"))
    assert asked is not None
    assert asked.name == "goal"  # there is but one supplied stack
    assert "0906" not in asked.options  # no room for two beside one
    assert "1108" not in asked.options  # an enemy zone stops it
    s.hands[AXIS] = ["36"]
    drive(s, ("pause", AXIS, "movement"), ("window", "card 36"), ("goal", "1007"))
    assert (s.at["1007"], s.markers) == (("2Pz", "6A"), {"1007": "blow"})


def test_surprise_attack_takes_what_it_passes() -> None:
    """§CE36A §B8.13 Minsk, empty, on the way from 1207 to 1407."""
    s = lay(hold(empty(8), SOVIET, "1307"), _2Pz="1207", West="1711")
    drive(end_of_movement(s, AXIS, "36"), ("pause", AXIS, "movement"), ("window", "card 36"), ("goal", "1407"))
    assert (s.where["2Pz"], s.control["1307"], s.mover) == ("1407", AXIS, "")


def test_surprise_attack_counts_hexes_not_points() -> None:
    """§CE36A Two hexes through the mountains, though three over open ground cost no more; none beyond an enemy zone."""
    s = lay(empty(8), _2Pz="0305")
    assert short_ways(s, "2Pz", 2)["0505"] == ("0405", "0505")
    assert "0605" not in short_ways(s, "2Pz", 2)
    lay(s, West="0406")
    assert "0505" not in short_ways(s, "2Pz", 2)
    assert short_ways(s, "2Pz", 2)["0405"] == ("0404", "0405")  # from one zone to the next only by a free hex


def test_surprise_attack_obeys_the_weather() -> None:
    """§CE36A §B8.2 In mud armour has three points, and a marsh costs four."""
    for weather, found in (("clear", True), ("mud", False)):
        s = lay(empty(8, weather), _2Pz="1110")
        drive(end_of_movement(s, AXIS, "36"), ("pause", AXIS, "movement"))
        asked = drive(s, ("event", AXIS, "36", ("move.soviet.end",)))
        assert asked is not None
        assert ("1210" in asked.options) == found


def test_general_staff_hurries_a_stack() -> None:
    """§CE17A Two points more for each of a stack, in its own Movement, and for no longer."""
    s = lay(give(empty(8), AXIS, "17"), _2Pz="1006", _6A="1006", _9A="0906")
    s.phase = "movement"
    drive(s, ("move", AXIS), ("move", "card 17"), ("stack", "1006"))
    assert [points(s, id_) for id_ in ("2Pz", "6A", "9A")] == [8, 6, 4]
    drive(s, ("end_movement", AXIS))
    assert points(s, "6A") == 4


def test_prepared_offensive() -> None:
    """§CE32S §B11.6 Up to three hexes beside each other hold one more; at the end of the turn it retreats a hex."""
    s = lay(give(empty(13), SOVIET, "32"), West="2008", Don="2009", South="2310", Kursk="2108")
    s.side, s.phase = SOVIET, "movement"
    asked = drive(s, ("move", SOVIET), ("move", "card 32"), ("crowd", "2008"))
    assert asked is not None
    assert (asked.name, asked.options) == ("crowd", ["2009", "2108", "done"])
    s.crowded = ()
    s.hands[SOVIET] = ["32"]
    drive(s, ("move", SOVIET), ("move", "card 32"), ("crowd", "2008"), ("crowd", "2009"), ("crowd", "2108"))
    drive(s, ("go", "Don"), ("goal", "2008"))
    assert s.at["2008"] == ("West", "Don")
    drive(s, ("disperse",), ("disperse", "Don"), ("retreat", "2007"))
    assert (s.at["2008"], s.where["Don"], s.crowded) == (("West",), "2007", ())


def test_words_of_the_cards() -> None:
    """§B5.10 What a card asks beside counters, hexes and cards is said in both languages."""
    for code in ("en", "ru"):
        text = (files(package) / "text" / f"{code}.ftl").read_text("utf-8")
        for word in ("armour", "no-armour", "left", "right", "step", "draw", "upgrade", "flip"):
            assert f"\nanswer-{word} = " in text

"""Positions in which two or three rules meet, each worked out by hand with the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bear import athena
from tests.games.bear.position import asked, battle, events, options, play, state, unit
from visavis.games.bear.rules.hiding import is_found
from visavis.games.bear.rules.hits import rally_number
from visavis.games.bear.rules.shooting import FIRE, FLAME, cost_of_attack, shot, why_not
from visavis.games.bear.rules.sight import can_see
from visavis.games.bear.state import BUNKER, HASTY, HEAVY, LIGHT, MINES, TRENCH, Fort

FOE = "P soviet-rifles-41 R12 N"
WOODS = "E06"  # light woods on board 1, open ground north of them
FROM_AFAR = "A german-rifles-41 E03 S"
IN_WOODS = f"T soviet-rifles-41 {WOODS} N"
IN_THEM_TOO = f"A german-rifles-41 {WOODS} S"

NUMBERS: dict[str, tuple[tuple[str, ...], dict[str, Any], str, tuple[int, int, str]]] = {
    "light smoke on the way, woods in the hex": (
        *((FROM_AFAR, IN_WOODS), {"smoke": {"E05": LIGHT}}),
        *(FIRE, (12 + 1 + 1, 2, "red")),
    ),
    "light smoke on the way and in the hex": (
        *((FROM_AFAR, IN_WOODS), {"smoke": {"E05": LIGHT, WOODS: LIGHT}}),
        *(FIRE, (12 + 1 + 2, 2, "red")),
    ),
    "light smoke on the way, heavy in the hex: two at most": (
        *((FROM_AFAR, IN_WOODS), {"smoke": {"E05": LIGHT, WOODS: HEAVY}}),
        *(FIRE, (12 + 1 + 2, 2, "red")),
    ),
    "next to the target, out of heavy smoke": (
        *(("A german-rifles-41 E05 S", IN_WOODS), {"smoke": {"E05": HEAVY}}),
        *(FIRE, (12 + 1, 2 + 3 - 2, "red")),
    ),
    "smoke plays no part in close combat": (
        *((IN_THEM_TOO, IN_WOODS), {"smoke": {WOODS: HEAVY}}),
        *(FIRE, (11 + 1, 2 + 4, "red")),
    ),
    "flames ignore woods, but not smoke": (
        *(("A german-pioneers E05 S", IN_WOODS), {"smoke": {"E05": LIGHT, WOODS: HEAVY}}),
        *(FLAME, (11 + 2, 3 + 3 - 1, "red")),
    ),
    "wall, light smoke and a hasty defence": (
        ("A german-rifles-41 D05 S", "T soviet-rifles-41 D07 N"),
        {"board": "2", "smoke": {"D07": LIGHT}, "forts": {"D07": Fort(HASTY, 1, crew=("T",))}},
        *(FIRE, (12 + 1 + 1 + 1, 2, "red")),
    ),
    "the same wall from behind": (
        *(("A german-rifles-41 D10 N", "T soviet-rifles-41 D07 S"), {"board": "2"}),
        *(FIRE, (12, 2, "red")),
    ),
    "uphill into woods": (
        *(("A german-rifles-41 I07 N", "T soviet-rifles-41 I05 S"), {"board": "3"}),
        *(FIRE, (12 + 1 + 1, 2, "red")),
    ),
    "downhill out of woods": (
        *(("A soviet-rifles-41 I05 S", "T german-rifles-41 I07 N"), {"board": "3"}),
        *(FIRE, (12, 3 + 1, "red")),
    ),
    "men against a tank in woods, hand to hand": (
        *((IN_THEM_TOO, f"T soviet-t-26 {WOODS} S"), {}),
        *(FIRE, (13, 0 + 4, "blue")),
    ),
    "a tank against men in woods, hand to hand": (
        *((f"A soviet-t-26 {WOODS} S", f"T german-rifles-41 {WOODS} N"), {}),
        *(FIRE, (11 + 1, 4 + 4, "red")),
    ),
    "only the red number of this gun stands on white": (
        *((f"A german-37cm-pak36 {WOODS} N", f"T soviet-t-26 {WOODS} S"), {}),
        *(FIRE, (13, 5 + 4, "blue")),
    ),
    "and men beside their tank in the woods are covered twice": (
        *((f"A german-37cm-pak36 {WOODS} N", IN_WOODS, f"V soviet-t-26 {WOODS} S"), {}),
        *(FIRE, (11 + 1 + 1, 2 - 2, "red")),
    ),
    "a trench hand to hand": (
        *(
            ("A german-rifles-41 E05 N", "T soviet-rifles-41 E05 S"),
            {"forts": {"E05": Fort(TRENCH, 1, 0, crew=("T",))}},
        ),
        *(FIRE, (11 + 2, 2 + 4, "red")),
    ),
    "a bunker hand to hand, whichever way it looks": (
        *(
            ("A german-rifles-41 E05 N", "T soviet-rifles-41 E05 S"),
            {"forts": {"E05": Fort(BUNKER, 1, 3, crew=("T",))}},
        ),
        *(FIRE, (11 + 3, 2 + 4, "red")),
    ),
    "berserk against cowering, hand to hand": (
        *(("A german-rifles-41 E05 N hit=soft-berserk known", "T soviet-rifles-41 E05 S hit=soft-cowering known"), {}),
        *(FIRE, (11 + 1, 2 + 1 + 4, "red")),
    ),
    "berserk, whose range of one makes two hexes far": (
        *(("A german-rifles-41 E03 S hit=soft-berserk known", "T soviet-rifles-41 E05 N"), {}),
        *(FIRE, (12, 2 + 1 - 2, "red")),
    ),
    "a passenger behind a shield in woods": (
        ("V german-sdkfz-251-apc E06 N", "T german-rifles-41 E06 N aboard=V", "A soviet-rifles-41 E03 S"),
        {},
        *(FIRE, (12 + 1 + 2, 3, "red")),
    ),
    "cattle among the woods": (
        *((FROM_AFAR, IN_WOODS), {"herds": {WOODS: "cattle"}}),
        *(FIRE, (12 + 1 - 1, 2, "red")),
    ),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_a_shot(name: str) -> None:
    """§B6.0a §B6.4a §B6.4b §B6.7a §B6.10b §B12.3a §B14.4b §B18.0a"""
    units, more, mode, numbers = NUMBERS[name]
    s = state(*units, **more)
    found = shot(s, s.units["A"], s.units["T"], mode)
    assert found is not None
    assert (found.dr, found.ar, found.colour) == numbers


def test_a_turret_behind_it_in_a_hex_of_its_own() -> None:
    """§B16.2a §B6.7b §B6.3a Two more to fire backwards, three more at the next hex; it is itself hit at its flank."""
    s = state("A german-pz-iii-e H06 N", "T soviet-rifles-41 H07 N")
    assert why_not(s, s.units["A"], "H07") == ""
    assert cost_of_attack(s, s.units["A"], "H07") == 3 + 2
    back = shot(s, s.units["T"], s.units["A"])
    assert back is not None
    assert (back.dr, back.ar, back.colour) == (13, 0 + 3, "blue")


def test_light_smoke_neither_conceals_nor_helps_a_rally_and_heavy_smoke_does_both() -> None:
    """§B14.3a §B14.4a §B7.8a §B11.1a With woods it helps a rally twice."""
    for thick, found, number in ((LIGHT, True, 7), (HEAVY, False, 6)):
        s = state("A german-rifles-41 E04 S hidden hit=soft-pinned", IN_WOODS, smoke={"E04": thick})
        assert (is_found(s, s.units["A"]), rally_number(s, s.units["A"])) == (found, number)
    s = state(f"A german-rifles-41 {WOODS} S hit=soft-pinned", FOE, smoke={WOODS: HEAVY})
    assert rally_number(s, s.units["A"]) == 7 - 1 - 1


def test_heavy_smoke_hides_a_hill_from_a_hill() -> None:
    """§B14.3a §B12.4a It blocks at every level; at either end of the line it does not."""
    s = state("A german-rifles-41 K04 S", FOE, board="3")
    assert can_see(s, "K04", "K07")
    s.smoke = {"K04": HEAVY, "K07": HEAVY}
    assert can_see(s, "K04", "K07")
    s.smoke = {"K06": HEAVY}
    assert not can_see(s, "K04", "K07")


def test_a_spent_unit_keeps_the_points_for_its_attack_when_it_rolls() -> None:
    """§B3.4c §B3.2a Of four points three are gone before the roll: one is left for it."""
    table = play(battle("A german-rifles-41 H09 N spent", "T soviet-rifles-41 H06 S", FOE, caps=(4, 0)), "A", "attack")
    assert (asked(table), options(table), table.state.caps[0]) == ("caps_on_roll", [0, -1], 1)
    play(table, -1, (1, 1))
    assert asked(table) == "unit"  # of the other side: no check
    assert unit(table, "A").spent


def test_fire_into_a_close_combat_strikes_friends_and_points_only_spare_them() -> None:
    """§B6.10c §B6.9a §B3.2a"""
    units = ("A german-rifles-41 H10 N", "B german-rifles-41 H08 N", "T soviet-rifles-41 H08 S", FOE)
    table = play(battle(*units, caps=(2, 0)), "A", "attack", "B")
    assert (asked(table), options(table)) == ("caps_on_roll", [0, 1, 2])
    play(table, 2, (6, 4))
    assert ("shot", "A", "B", 11, 2, 11, 10, "missed") in events(table)


def test_whoever_was_entered_goes_anywhere_once_the_enemy_has_had_another_turn() -> None:
    """§B6.12b"""
    units = (
        "A german-rifles-41 H09 N",
        "B german-rifles-41 B10 N",
        "Z soviet-rifles-41 H08 S",
        "Y soviet-rifles-41 R10 N",
    )
    barred = play(battle(*units), "A", "move", "H08", "N", 7, "Z", "move")
    assert set(options(barred)) == {"H07", "I07", "G07"}
    later = play(battle(*units), "A", "move", "H08", "N", 7, "Y", "stall", 7, "B", "stall", 7, "Z", "move")
    assert {"H09", "I08", "G08"} <= set(options(later))


def test_one_hidden_beside_a_mine_field_is_not_seen_by_who_dies_in_it() -> None:
    """§B17.10a §B11.1a §B7.1a The tank finds the mines, and a roll four above eight destroys it."""
    units = ("V german-pz-iii-e H08 N", "A german-rifles-41 B02 N", "Z soviet-rifles-41 G06 S hidden", FOE)
    table = battle(*units, forts={"H07": Fort(MINES, 1, hidden=True)}, control={"H07": "soviet"})
    play(table, "V", "move", "H07", (6, 6))
    assert events(table, "mines_found") == [("H07",)]
    assert "V" not in table.state.units
    assert table.state.control["H07"] == 0  # it was there, openly
    assert unit(table, "Z").hidden


def test_rapid_deployment_leads_into_the_enemys_hex() -> None:
    """§B8.4a §B6.12a Card 05: after a move and its check one more hex, be it an enemy's."""
    table = battle("A german-rifles-41 H09 N", "T soviet-rifles-41 H07 S", hands=("05", ""))
    play(table, "A", "move", "H08", "N", 7, "05")
    assert "H07" in options(table)
    play(table, "H07", "N")
    assert unit(table, "A").hex == "H07"
    play(table, "T")
    assert "attack" in options(table)


def test_a_leader_fires_far_with_a_supporter_for_whom_it_is_near() -> None:
    """§B10.5a §B5.3a Only the supporter has to be within its normal range."""
    units = ("A german-mg34 H09 N", "B german-rifles-41 H09 N", "T soviet-rifles-41 H03 S", FOE)
    table = play(battle(*units), "group", "A", "attack")
    assert asked(table) != "leader"  # B alone: A is supported by nobody whose range is too short
    assert ("attack", "B", "H03", "fire", 1) in events(table)


# Against Athena


def at_the_player(position: str, **more: Any) -> Any:
    s = athena.position(position, bot="soviet")
    for name, value in more.items():
        setattr(s, name, value)
    return athena.seated(s, ("turn", 0))


SUSPECT = """
RE RE1 E06 fresh
PL MG german MG34 E03 S fresh
PL G2 german Rifles '41 E03 S fresh
"""


def test_points_reveal_a_suspected_enemy_and_do_not_help_to_hit_it() -> None:
    """§6.3a §6.3d Seven is enough to see it, not to hit it in its woods; supporters help, and so does the roll."""
    table = at_the_player(SUSPECT, pool=["soviet-rifles-41"], caps=[4, 0])
    athena.play(table, "MG", "attack", -2, reveal=[(4, 3)])
    assert athena.told(table, "fired_at_suspect", "shot") == [
        ("fired_at_suspect", "MG", "RE1", 7, 7),
        ("shot", "MG", "RE1", 13, 4, 9, 7, "missed"),
    ]
    table = at_the_player(SUSPECT, pool=["soviet-rifles-41"])
    athena.play(table, "group", "MG", "attack", "MG", reveal=[(6, 3)])
    assert athena.told(table, "shot")[0][3:] == (13, 5, 8, 9, "struck")


def test_a_suspected_enemy_may_turn_out_too_hard_for_what_revealed_it() -> None:
    """§6.3d §B6.6a The blue firepower counts against a tank."""
    table = at_the_player(SUSPECT, pool=["soviet-t-26"])
    athena.play(table, "G2", "attack", reveal=[(6, 6)])
    assert athena.told(table, "shot") == [("shot", "G2", "RE1", 14 + 1, 0, 15, 12, "missed")]


def test_light_smoke_is_cover_and_may_make_a_shot_hopeless() -> None:
    """§5.0a §5.2b §4.8a §B14.4a The order for units in the open passes over it; one point more and Athena needs 11."""
    s = athena.position("""
AI SR soviet Rifles '41 E03 S fresh
PL GR german Rifles '41 E05 N fresh
PL G2 german Rifles '41 F05 N fresh
""")
    s.smoke = {"E05": LIGHT}
    assert athena.decide(s, "ai nearest unit[open] -> attack").target == "G2"
    assert athena.decide(s, "ai nearest unit[cover] -> attack").target == "GR"
    s = athena.position("AI SR soviet Rifles '41 E03 S fresh\nPL GR german Pioneers E06 N fresh")
    assert athena.decide(s, "ai nearest unit -> attack").need == 10
    s.smoke = {"E05": LIGHT}
    assert not athena.decide(s, "ai nearest unit -> attack").ai
    assert athena.decide(s, "ai nearest unit -> attack +1cap").need == 10


def test_a_crew_whose_ways_out_are_barred_or_under_fire_fights() -> None:
    """§4.3d §4.3h §B6.12b §5.10b §B6.11a In front of the unit is its fire zone, behind it the way it came."""
    crew = "AI MX soviet MMG Maxim E05 N fresh\nPL GR german Rifles '41 E05 N fresh"
    free = athena.ordered(athena.position(crew), "ai nearest unit -> rally", check_card=[25])
    assert athena.told(free, "moved", "attack") == [("moved", "MX", "E05", "E06")]
    s = athena.position(crew)
    s.incursions = ((0, "E05", "E06"),)
    held = athena.ordered(s, "ai nearest unit -> rally", attack=[(6, 4)], check_card=[25])
    assert athena.told(held, "moved", "shot") == [("shot", "MX", "GR", 11, 3 - 2, 10, 10, "struck")]


def test_athena_walks_into_a_hidden_unit_that_she_cannot_know_of() -> None:
    """§7.6a §7.6b §B11.1a It stands in her way, is seen, and its player says where it looks."""
    s = athena.position("""
AI SR soviet Rifles '41 E03 S fresh
PL GR german Rifles '41 E06 N fresh
PL G2 german Rifles '41 E04 N fresh
""")
    s.units["G2"] = s.units["G2"].but(hidden=True, facing=-1)
    table = athena.ordered(s, "ai nearest unit -> move toward target")
    assert athena.told(table, "moved") == [("moved", "SR", "E03", "E04")]
    assert table.pending is not None
    assert (table.pending.name, table.pending.seat) == ("facing", 0)

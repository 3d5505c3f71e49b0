"""4: AI in contact with units, counteractions, the pass check, objectives, CAP of orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bear.athena import athena, decide, explained, lines_of, ordered, play, position, seated, shown, told
from visavis.games.bear.bot.conditions import fresh_ai, fresh_units, holds
from visavis.games.bear.bot.grammar import parse
from visavis.games.bear.bot.plan import Plan
from visavis.games.bear.bot.tables import objectives
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import Battle, Fort, Unit, add, change
from visavis.kernel.table import Table

MISS = (1, 1)
STAY = "ai[unit:nobody] nearest unit -> attack"  # an order nobody carries out


def contact(s: Battle, line: str, command: bool = False, **drawn: Any) -> Table[Battle]:
    """Athena's turn with this close combat or short-range line, and nothing else on the card."""
    kind = line.split(":")[0]
    lines = {"cc": "cc: rally", "short": "short: rally", kind: line}
    priority = (lines["cc"], lines["short"], "third: none")
    return ordered(s, "ai[spent,fresh] nearest unit -> attack", command=command, priority=priority, **drawn)


IN_ONE_HEX = """
AI SR soviet Rifles '41 H05 N fresh
PL GR german Rifles '41 H05 S fresh
PL FAR german Rifles '41 B12 S fresh
"""
NEXT_DOOR = """
AI SR soviet Rifles '41 H05 N fresh
PL GR german Rifles '41 H04 S fresh
PL FAR german Rifles '41 B12 S fresh
"""
BEHIND = """
AI SR soviet Rifles '41 H05 N fresh
PL GR german Rifles '41 H06 S fresh
PL FAR german Rifles '41 B12 S fresh
"""


# The close combat line


@pytest.mark.parametrize(("hex_", "able"), [("H05", False), ("H07", True)])
@pytest.mark.parametrize("marker", ["face-down", "Pinned"])
def test_nobody_rallies_with_a_unit_in_its_hex(hex_: str, able: bool, marker: str) -> None:
    """§G9 §B7.9a Whatever its marker is; with the unit two hexes away it does."""
    s = position(f"AI SR soviet Rifles '41 H05 N fresh HIT({marker})\nPL GR german Rifles '41 {hex_} S fresh")
    decision = decide(s, "ai[hit] nearest unit -> rally")
    assert decision.ai == ("SR" if able else "")
    if not able:
        assert [line.text for line in decision.why if line.text.startswith("pair")] == ["pair_cannot"]


@pytest.mark.parametrize(("roll", "rating"), [((6, 6), 7), ((1, 1), 8)])
def test_a_supporter_whom_mines_destroy_no_longer_helps(roll: tuple[int, int], rating: int) -> None:
    """§4.3e §B10.7a §B17.10a Both start close combat among mines; one of them does not live to help."""
    s = position(IN_ONE_HEX + "AI S2 soviet Rifles '41 H05 N SPENT")
    s.forts = {"H05": Fort("mines", 0)}
    rolls = {"mines": [MISS, roll], "attack": [MISS], "command_search": [1] if roll == (6, 6) else []}
    table = contact(s, "cc: group-attack", command=True, **rolls)
    assert told(table, "attack")[0][4] == 1
    assert [event[4] for event in told(table, "shot")] == [rating]


HIT_BY_MINES = (4, 4)


@pytest.mark.parametrize(
    ("marker", "ratings"), [("soft-suppressed", [5]), ("soft-panicked", []), ("soft-destroyed", [])]
)
def test_an_attacker_hit_by_mines_shows_its_marker_before_it_shoots(marker: str, ratings: list[int]) -> None:
    """§7.5b §B17.10a It is carrying out an order: what weakens it, or keeps it from shooting, counts at once."""
    s = position(IN_ONE_HEX)
    s.forts = {"H05": Fort("mines", 0)}
    falls = marker == "soft-destroyed"
    drawn = {"attack": [MISS] if ratings else [], "command_search": [1] if falls else []}
    table = contact(s, "cc: attack", command=True, mines=[HIT_BY_MINES], unseen_marker=[marker], **drawn)
    assert told(table, "turned_up") == [("turned_up", "SR", marker)]
    assert told(table, "unable") == ([("unable", "SR", "marker")] if marker == "soft-panicked" else [])
    assert [event[4] for event in told(table, "shot")] == ratings
    assert ("SR" in s.units) != falls


@pytest.mark.parametrize(("marker", "alive"), [("soft-suppressed", True), ("soft-destroyed", False)])
def test_a_supporter_hit_by_mines_shows_its_marker_and_no_longer_helps(marker: str, alive: bool) -> None:
    """§7.5b §B10.7a §B17.10a"""
    s = position(IN_ONE_HEX + "AI S2 soviet Rifles '41 H05 N SPENT")
    s.forts = {"H05": Fort("mines", 0)}
    search = [] if alive else [1]
    rolls = {"mines": [MISS, HIT_BY_MINES], "attack": [MISS]}
    table = contact(s, "cc: group-attack", True, **rolls, unseen_marker=[marker], command_search=search)
    assert told(table, "turned_up") == [("turned_up", "S2", marker)]
    assert [event[4] for event in told(table, "shot")] == [7]
    assert ("S2" in s.units) == alive


def test_an_ai_that_rallies_is_the_one_that_acts() -> None:
    """§4.3n §B2.6b §2.7b It is stressed in the next turn of its side, and the turn is no pass."""
    s = position("AI SR soviet Rifles '41 H05 N fresh HIT(Pinned)\nPL GR german Rifles '41 H06 S fresh")
    table = contact(s, "short: rally", rally=[MISS], check_card=[25])
    assert (s.stressed[1], told(table, "passed")) == (("SR",), [])


@pytest.mark.parametrize(("line", "rule"), [("cc: attack", "4.3c"), ("short: attack", "4.3j")])
def test_who_is_in_contact_is_said_with_its_paragraph(line: str, rule: str) -> None:
    """§4.3c §4.3j One AI shares a hex with a unit, one is next to one, one is neither."""
    lines = """
        AI CC soviet Rifles '41 H05 N fresh
        AI NEAR soviet Rifles '41 B10 N fresh
        AI FAR soviet Rifles '41 R01 N fresh
        PL GR german Rifles '41 H05 S fresh
        PL G2 german Rifles '41 B09 S fresh
        """
    table = contact(position(lines), line, attack=[MISS], check_card=[25])
    who = "CC" if rule == "4.3c" else "NEAR"
    first = lines_of(table, "priority")[0]
    assert (first.rule, first.before, first.after) == (rule, ("CC", "NEAR", "FAR"), (who,))


def test_a_line_without_anybody_in_contact_says_so() -> None:
    """§4.3i"""
    s = position("AI SR soviet Rifles '41 H05 N fresh\nPL GR german Rifles '41 B12 S fresh")
    table = contact(s, "cc: attack")
    first = lines_of(table, "priority", "cc1")[0]
    assert (first.rule, first.text, first.after) == ("4.3c", "in_contact_cc_nobody", ())


def test_hexes_into_which_nobody_closes_in_are_named_with_their_reason() -> None:
    """§4.3q §5.2d A gun does not go in; the way that is barred is told before nobody is found able."""
    s = position("AI GUN soviet 45mm ATG H05 N fresh\nPL GR german Rifles '41 H06 S fresh")
    why = lines_of(contact(s, "short: close-in"), "priority", "short1")
    assert [(line.rule, line.text, line.before) for line in why if line.text.startswith("way")] == [
        ("5.2d", "way_crewed", ("H06",))
    ]


def test_the_close_combat_line_comes_first() -> None:
    """§4.3a §4.3c §7.0a The AI that shares a hex acts before the one next to a unit."""
    s = position(IN_ONE_HEX + "AI S2 soviet Rifles '41 B11 S fresh")
    table = ordered(s, "ai nearest unit -> attack", attack=[MISS], check_card=[25])
    assert explained(table) == {"cc1": "SR"}


def test_in_close_combat_it_attacks_the_unit_in_its_hex() -> None:
    """§4.3d §G13 Flank defence 11 against 3 and 4 for close combat: a 4; one target only."""
    s = position(IN_ONE_HEX + "PL G2 german Pioneers H05 S fresh")
    table = contact(s, "cc: attack", attack=[MISS], check_card=[25])
    assert told(table, "shot") == [("shot", "SR", "GR", 11, 7, 4, 2, "missed")]


def test_a_crewed_ai_leaves_close_combat_instead_of_attacking() -> None:
    """§4.3d §4.3h §5.2d A Maxim withdraws if it can."""
    s = position(IN_ONE_HEX.replace("Rifles '41 H05 N", "MMG Maxim H05 N"))
    table = contact(s, "cc: attack", check_card=[25])
    assert told(table, "shot") == []
    assert s.units["SR"].hex != "H05"
    assert s.units["SR"].hex in s.board.hexes["H05"].around


@pytest.mark.parametrize(
    ("kind", "crewed"), [("45mm ATG", True), ("ZiS-30", True), ("MMG Maxim", True), ("Rifles '41", False)]
)
def test_a_white_field_behind_one_colour_makes_a_crew(kind: str, crewed: bool) -> None:
    """§5.2d §4.3d §B6.11a It leaves close combat, and does not go into it of its own accord."""
    s = position(IN_ONE_HEX.replace("Rifles '41 H05 N", f"{kind} H05 N"))
    table = contact(s, "cc: attack", attack=[] if crewed else [MISS], check_card=[25])
    assert (s.units["SR"].hex != "H05") == crewed
    assert bool(told(table, "attack")) != crewed
    s = position(NEXT_DOOR.replace("Rifles '41 H05 N", f"{kind} H05 N"))
    assert (explained(contact(s, "short: close-in"))["short1"] is None) == crewed


def test_a_crewed_ai_that_cannot_leave_attacks() -> None:
    """§4.3d It is pinned; its attack is worse by 2."""
    s = position(IN_ONE_HEX.replace("Rifles '41 H05 N fresh", "MMG Maxim H05 N fresh HIT(Pinned)"))
    table = contact(s, "cc: attack", attack=[MISS], check_card=[25])
    assert told(table, "shot") == [("shot", "SR", "GR", 11, 1, 10, 2, "missed")]


def test_a_crew_whose_marker_keeps_it_in_close_combat_attacks() -> None:
    """§4.3d §7.5d It was chosen to leave; its marker says Pinned, so it attacks instead."""
    s = position(IN_ONE_HEX.replace("Rifles '41 H05 N fresh", "MMG Maxim H05 N fresh HIT(face-down)"))
    table = contact(s, "cc: attack", marker=["soft-pinned"], attack=[MISS], check_card=[25])
    assert told(table, "shot") == [("shot", "SR", "GR", 11, 1, 10, 2, "missed")]
    (line,) = lines_of(table, "priority", "cc1")
    assert (line.rule, line.text) == ("4.3d", "cannot_leave")


def test_whom_a_crew_attacks_that_cannot_leave_is_settled_by_the_list() -> None:
    """§4.3d §5.4a §5.4b Both have the same defence; one is hit."""
    s = position(
        IN_ONE_HEX.replace("Rifles '41 H05 N fresh", "MMG Maxim H05 N fresh HIT(face-down)")
        + "PL G2 german Rifles '41 H05 S fresh HIT(Suppressed)"
    )
    table = contact(s, "cc: attack", marker=["soft-pinned"], attack=[MISS], check_card=[25])
    assert [event[2] for event in told(table, "shot")] == ["G2"]
    _, lowest, hit = lines_of(table, "priority", "cc1")
    assert (lowest.rule, lowest.after) == ("5.4a", ("GR", "G2"))
    assert (hit.rule, hit.after) == ("5.4b", ("G2",))


def test_a_crew_that_leaves_close_combat_asks_nobody_for_support() -> None:
    """§4.3d §4.3e §7.5b It was to lead; the other one's marker stays face down."""
    s = position(
        IN_ONE_HEX.replace("Rifles '41 H05 N fresh", "MMG Maxim H05 N fresh")
        + "AI S2 soviet MMG Maxim H05 S fresh HIT(face-down)"
    )
    table = contact(s, "cc: group-attack", check_card=[25])
    assert s.units["SR"].hex != "H05"
    assert told(table, "turned_up", "attack") == []


def test_a_crew_that_can_neither_leave_nor_attack_leaves_it_to_the_next_action() -> None:
    """§4.3g §7.5d Stunned: it rallies."""
    s = position(IN_ONE_HEX.replace("Rifles '41 H05 N fresh", "MMG Maxim H05 N fresh HIT(face-down)"))
    table = contact(s, "cc: attack; auto-rally", marker=["soft-stunned"], check_card=[25])
    assert told(table, "unable", "attack", "rallied") == [("unable", "SR", "marker"), ("rallied", "SR")]


def test_a_group_attack_in_close_combat_without_helpers_is_a_plain_one() -> None:
    """§4.3e (ruling R49) An AI never shares its hex with another, so nobody supports it there."""
    s = position(IN_ONE_HEX + "AI S2 soviet Rifles '41 H04 S fresh")
    table = contact(s, "cc: group-attack", attack=[MISS], check_card=[25])
    assert told(table, "attack") == [("attack", "SR", "H05", "fire", 0)]


def test_supporters_of_the_hex_add_one_each() -> None:
    """§4.3e §B10.5a Two AI put into one hex by a scenario."""
    s = position(IN_ONE_HEX + "AI S2 soviet SMG Rifles H05 S fresh")
    table = contact(s, "cc: group-attack", attack=[MISS], check_card=[2])
    assert told(table, "attack") == [("attack", "S2", "H05", "fire", 1)]
    assert told(table, "shot")[0][3:6] == (11, 9, 2)
    assert [s.units[id_].spent for id_ in ("SR", "S2")] == [True, True]


def test_auto_rally_works_in_close_combat_and_without_a_rally_number() -> None:
    """§4.3f No roll; two points on a green card (ruling R18)."""
    tank = IN_ONE_HEX.replace("Rifles '41 H05 N fresh", "T-26 H05 N fresh HIT(Immobilised)")
    s = position(tank)
    table = contact(s, "cc: auto-rally", check_card=[16])
    assert s.units["SR"].hit == ""
    assert told(table, "checked") == [("checked", 1, 16, 2, 2, 0)]


def test_auto_rally_does_not_help_the_destroyed() -> None:
    """§4.3f §7.5b A face-down marker turns out to say so: the AI is gone (ruling R23)."""
    s = position(
        IN_ONE_HEX.replace("H05 N fresh", "H05 N fresh HIT(face-down)") + "AI S2 soviet Rifles '41 Q03 N fresh"
    )
    table = contact(s, "cc: auto-rally", marker=["soft-destroyed"])
    assert "SR" not in s.units
    assert ("destroyed", "SR", "soviet-rifles-41", "H05") in told(table)
    assert told(table, "passed") == [("passed", 1)]


@pytest.mark.parametrize(("marker", "attacks"), [("soft-panicked", False), ("soft-suppressed", True)])
def test_on_card_1_an_ai_that_may_not_attack_rallies_instead(marker: str, attacks: bool) -> None:
    """§4.3g §4.3b §7.5b Panicked forbids it, Suppressed does not; the card is blue, no check."""
    s = position(IN_ONE_HEX.replace("H05 N fresh", "H05 N fresh HIT(face-down)"))
    table = athena(s, 1, marker=[marker], attack=[MISS] if attacks else [])
    assert bool(told(table, "shot")) == attacks
    assert bool(s.units["SR"].hit) == attacks
    assert told(table, "checked") == []
    if attacks:
        assert told(table, "shot")[0][4] == 5  # 3 and 4, less 2


PANICKED = """
AI R1 soviet Rifles '41 M05 NW fresh HIT(Panicked)
AI MAX soviet MMG Maxim P09 NW fresh HIT(Panicked)
AI SMG soviet SMG Rifles C05 NW fresh HIT(Panicked)
PL A german Pioneers M05 N fresh
PL B german Rifles '41 P09 N fresh
PL C german Rifles '41 C05 N fresh
"""


@pytest.mark.parametrize("line", ["cc: auto-rally", "cc: withdraw"])
def test_of_several_ai_in_close_combat_the_list_for_attacks_chooses_whatever_they_do(line: str) -> None:
    """§4.3c §5.3b SMG 4 and 4 for close combat; by the list for moves it would be a draw with R1."""
    s = position(PANICKED if "rally" in line else PANICKED.replace(" HIT(Panicked)", ""))
    table = contact(s, line, check_card=[25])
    assert explained(table, "cc1") == {"cc1": "SMG"}
    best = next(each for each in lines_of(table, "priority", "cc1") if each.rule == "5.3b")
    assert (best.before, best.after) == (("R1", "MAX", "SMG"), ("SMG",))


def test_withdrawing_looks_for_safety_first() -> None:
    """§4.3h §5.10a §5.10b Out of every fire zone if there is such a hex (ruling R44)."""
    s = position(
        """
        AI SR soviet Rifles '41 H05 N fresh
        PL GR german Rifles '41 H05 N fresh
        """
    )
    table = contact(s, "cc: withdraw", check_card=[25])
    tier = next(line for line in lines_of(table, "move") if line.text.startswith("tier"))
    assert tier.text == "tier_safe"
    assert s.units["SR"].hex in ("I05", "H06", "G05")  # behind the unit, which faces north


def test_after_an_incursion_one_does_not_leave_toward_where_it_came_from() -> None:
    """§4.3h §B6.12b"""
    s = position(IN_ONE_HEX)
    s.incursions = ((0, "H05", "H06"),)
    table = contact(s, "cc: withdraw", check_card=[25])
    looked_at = {line.before[0] for line in lines_of(table, "move") if line.text.startswith("way")}
    assert looked_at == {"H04", "I04", "G04"}


def test_if_nobody_can_do_anything_in_close_combat_the_short_range_line_follows() -> None:
    """§4.3i §4.3b"""
    s = position(IN_ONE_HEX + "AI S2 soviet Rifles '41 B11 S fresh")
    change(s, "SR", hit="soft-pinned", known=True)
    priority = ("cc: withdraw", "short: attack", "third: none")
    table = ordered(s, STAY, priority=priority, attack=[MISS], check_card=[25])
    assert explained(table, "cc1", "short1") == {"cc1": None, "short1": "S2"}


# The short-range line


def test_an_adjacent_unit_is_attacked() -> None:
    """§4.3j §4.3k §B6.7b Three more for being next to it."""
    s = position(NEXT_DOOR)
    table = contact(s, "short: attack", attack=[MISS], check_card=[25])
    assert told(table, "shot") == [("shot", "SR", "GR", 12, 6, 6, 2, "missed")]


def test_an_ai_in_close_combat_is_not_used_by_the_short_range_line() -> None:
    """§4.3j (ruling R21)"""
    s = position(IN_ONE_HEX + "PL G2 german Rifles '41 H04 S fresh")
    table = contact(s, "short: attack")
    assert explained(table)["short1"] is None


def test_neighbours_support_a_short_range_group_attack() -> None:
    """§4.3l §B10.7a One more for each; all share the check."""
    s = position(NEXT_DOOR + "AI S2 soviet Rifles '41 G05 NE fresh")
    assert s.board.distance["G05"]["H04"] <= 5
    table = contact(s, "short: group-attack", attack=[MISS], check_card=[2])
    shot = told(table, "shot")[0]
    assert (shot[1], shot[4]) == ("SR", 7)
    assert s.units["S2"].spent


@pytest.mark.parametrize(("stressed", "more"), [((), 0), (("S2",), 1), (("SR",), 1), (("SR", "S2"), 1)])
def test_stress_of_a_supporter_makes_a_group_attack_dearer_once(stressed: tuple[str, ...], more: int) -> None:
    """§B10.11a §4.6a (ruling R17) Whoever of them it is."""
    s = position(NEXT_DOOR + "AI S2 soviet Rifles '41 G05 NE fresh")
    s.stressed[1] = stressed
    table = contact(s, "short: group-attack", attack=[MISS], check_card=[25])
    assert told(table, "checked")[0][4] == s.units["SR"].kind.attack_cost + more


@pytest.mark.parametrize(
    ("marker", "rating", "helps"),
    [("soft-unnerved", 7, True), ("soft-pinned", 7, True), ("soft-suppressed", 6, False), ("soft-stunned", 6, False)],
)
def test_whoever_supports_an_attack_shows_its_marker_first(marker: str, rating: int, helps: bool) -> None:
    """§7.5b §B10.5a One that touches its firepower keeps it out of the attack and of its check."""
    s = position(NEXT_DOOR + "AI S2 soviet Rifles '41 G05 NE fresh HIT(face-down)")
    table = contact(s, "short: group-attack", marker=[marker], attack=[MISS], check_card=[2])
    assert told(table, "turned_up", "attack") == [
        ("turned_up", "S2", marker),
        ("attack", "SR", "H04", "fire", int(helps)),
    ]
    assert told(table, "shot")[0][4] == rating
    assert s.units["S2"].spent == helps


def test_a_supporter_that_turns_out_destroyed_is_gone_before_the_attack() -> None:
    """§7.5b §7.4b (ruling R23) The order is tried once more, without it."""
    s = position(NEXT_DOOR + "AI S2 soviet Rifles '41 G05 NE fresh HIT(face-down)")
    table = contact(s, "short: group-attack", marker=["soft-destroyed"], attack=[MISS], check_card=[2])
    assert [event[0] for event in told(table, "destroyed", "command_lost", "attack")] == [
        "destroyed",
        "command_lost",
        "attack",
    ]
    assert told(table, "shot")[0][4] == 6


@pytest.mark.parametrize("order", ["short: group-attack", "ai[unit:G1] nearest unit -> group-attack"])
def test_who_needs_support_that_fails_does_not_attack(order: str) -> None:
    """§5.2b §7.5d With both who help it would have needed 10; one of them is suppressed, so it is 11."""
    s = position(
        """
        AI G1 german Rifles '41 G03 S fresh
        AI G2 german Rifles '41 H04 SW fresh
        AI G3 german Rifles '41 F04 SE fresh HIT(face-down)
        PL A soviet Rifles '41 G04 N fresh
        """
    )
    s.forts = {"G04": Fort("bunker", 1, 0, crew=("A",))}
    if order.startswith("short"):
        table = contact(s, order, marker=["soft-suppressed"])
    else:
        table = ordered(s, order, marker=["soft-suppressed"])
    assert told(table, "turned_up", "unable", "attack") == [
        ("turned_up", "G3", "soft-suppressed"),
        ("unable", "G1", "needs"),
    ]


def test_if_the_leader_turns_out_unable_its_supporters_show_nothing() -> None:
    """§7.5b §7.5d They are not to act with it."""
    s = position(
        NEXT_DOOR.replace("H05 N fresh", "H05 N fresh HIT(face-down)")
        + "AI S2 soviet Rifles '41 G05 SW fresh\nAI S3 soviet Rifles '41 I05 NW fresh HIT(face-down)"
    )
    table = contact(s, "short: group-attack", marker=["soft-panicked"])
    assert told(table, "turned_up", "attack") == [("turned_up", "SR", "soft-panicked")]


@pytest.mark.parametrize(("helpers", "attacks"), [(2, True), (1, False)])
def test_the_number_of_a_group_attack_includes_its_support(helpers: int, attacks: bool) -> None:
    """§5.2b §B10.7a §4.3l A bunker asks the leader for 12; with two who help it is 10, with one still 11."""
    lines = ["AI G1 german Rifles '41 G03 S fresh", "PL A soviet Rifles '41 G04 N fresh"]
    more = ["AI G2 german Rifles '41 H04 SW fresh", "AI G3 german Rifles '41 F04 SE fresh"]
    s = position(lines + more[:helpers])
    s.forts = {"G04": Fort("bunker", 1, 0, crew=("A",))}
    table = contact(s, "short: group-attack", attack=[MISS] if attacks else [], check_card=[25] if attacks else [])
    assert [event[5] for event in told(table, "shot")] == ([10] if attacks else [])


@pytest.mark.parametrize(("action", "chosen"), [("group-attack", "G1>A"), ("attack", None)])
def test_the_support_counts_in_tactical_orders_too(action: str, chosen: str | None) -> None:
    """§5.2b §B10.7a"""
    s = position(
        """
        AI G1 german Rifles '41 G03 S fresh
        AI G2 german Rifles '41 H04 SW fresh
        AI G3 german Rifles '41 F04 SE fresh
        PL A soviet Rifles '41 G04 N fresh
        """
    )
    s.forts = {"G04": Fort("bunker", 1, 0, crew=("A",))}
    table = ordered(
        s, f"ai nearest unit -> {action}", priority=("cc: rally", "short: rally", "third: none"), check_card=[]
    )
    assert explained(table)["T1"] == chosen


def test_it_turns_to_an_adjacent_unit_on_its_flank() -> None:
    """§4.3m §G11 §B4.6a So that it is in its arc, with as many others as possible; one point."""
    s = position(BEHIND + "PL G2 german Rifles '41 F05 S fresh")
    table = contact(s, "short: pivot", check_card=[41])
    assert shown(s, "SR") == "H05 SW SPENT"  # not S or SE, from where it would not have the other in its zone
    assert told(table, "checked")[0][4] == 1


def test_the_unit_on_its_flank_comes_before_a_fuller_fire_zone() -> None:
    """§4.3m Two units stand ahead of it, one behind: it turns round all the same."""
    s = position(BEHIND + "PL G2 german Rifles '41 H02 S fresh\nPL G3 german Rifles '41 I02 S fresh")
    contact(s, "short: pivot", check_card=[25])
    assert s.board.arcs["H05"]["H06"][s.units["SR"].facing]


@pytest.mark.parametrize(("line", "rule"), [("short: pivot", "4.3m"), ("short: pivot-attack", "4.3r")])
def test_facings_equal_by_the_order_are_settled_by_the_list(line: str, rule: str) -> None:
    """§5.9b After a pivot too: of three facings with the unit in the arc one has the objective."""
    s = position(BEHIND + "OBJ L05")
    table = contact(s, line, attack=[MISS] if "attack" in line else [], check_card=[25])
    assert shown(s, "SR") == "H05 SE fresh"
    ahead, zone, nearest, objective = lines_of(table, "facing")
    assert (ahead.rule, ahead.after) == (rule, ("SE", "S", "SW"))
    assert (zone.rule, zone.after) == ("4.3m", ("SE", "S", "SW"))
    assert (nearest.rule, nearest.after) == ("5.9a", ("SE", "S", "SW"))
    assert (objective.rule, objective.after) == ("5.9b", ("SE",))


def test_it_does_not_turn_if_nobody_is_on_its_flank() -> None:
    """§4.3m §G11 Nor if it is pinned."""
    table = contact(position(NEXT_DOOR), "short: pivot")
    assert explained(table)["short1"] is None
    table = contact(position(BEHIND.replace("H05 N fresh", "H05 N fresh HIT(Pinned)")), "short: pivot")
    assert explained(table)["short1"] is None


@pytest.mark.parametrize(("dice", "rallied"), [((3, 4), True), ((3, 3), False)])
def test_a_hit_ai_next_to_a_unit_tries_to_rally(dice: tuple[int, int], rallied: bool) -> None:
    """§4.3n §G9 By the usual rules, five points, no CAP (ruling R19)."""
    s = position(NEXT_DOOR.replace("H05 N fresh", "H05 N fresh HIT(Pinned)"))
    table = contact(s, "short: rally", rally=[dice], check_card=[9])
    assert (s.units["SR"].hit == "") == rallied
    assert told(table, "checked") == [("checked", 1, 9, 5, 5, 0)]


def test_auto_rally_at_short_range() -> None:
    """§4.3o On a command card it costs nothing."""
    s = position(NEXT_DOOR.replace("H05 N fresh", "H05 N SPENT HIT(Pinned)"))
    table = contact(s, "short: auto-rally", command=True)
    assert shown(s, "SR") == "H05 N SPENT"
    assert told(table, "checked") == []


def test_withdrawing_from_short_range() -> None:
    """§4.3p Away from the unit next door, to where it cannot see (§5.8b)."""
    s = position(NEXT_DOOR)
    contact(s, "short: withdraw", check_card=[25])
    assert s.units["SR"].hex not in ("H05", "H04")
    assert s.board.distance[s.units["SR"].hex]["H04"] == 2


def test_it_moves_into_close_combat() -> None:
    """§4.3q §G10 Into the unit's hex; the attack comes later (§B6.12a)."""
    s = position(NEXT_DOOR)
    table = contact(s, "short: close-in", check_card=[25])
    assert s.units["SR"].hex == "H04"
    assert told(table, "shot") == []


@pytest.mark.parametrize("change_", ["MMG Maxim", "other"])
def test_it_does_not_close_in_if_it_is_crewed_or_an_ai_is_there(change_: str) -> None:
    """§4.3q §5.2d §5.12a"""
    lines = NEXT_DOOR.replace("Rifles '41 H05", "MMG Maxim H05") if change_ == "MMG Maxim" else NEXT_DOOR
    s = position(lines + ("AI S2 soviet MMG Maxim H04 S fresh" if change_ == "other" else ""))
    table = contact(s, "short: close-in")
    assert explained(table)["short1"] is None


TWO_NEXT_DOOR = """
AI SR soviet Rifles '41 H05 N fresh
PL G1 german Rifles '41 H04 S fresh
PL G2 german Rifles '41 I04 SW {}
"""


@pytest.mark.parametrize(
    ("more", "rule"), [("SPENT", "5.7b"), ("fresh HIT(Suppressed)", "5.7c"), ("fresh\nOBJ K03", "5.7d")]
)
def test_of_several_units_next_door_the_list_of_targets_says_into_whose_hex_it_goes(more: str, rule: str) -> None:
    """§4.3q §5.7b §5.7c §5.7d"""
    s = position(TWO_NEXT_DOOR.format(more))
    table = contact(s, "short: close-in", check_card=[25])
    assert s.units["SR"].hex == "I04"
    last = [line for line in lines_of(table, "close_in") if line.rule.startswith("5.7")][-1]
    assert (last.rule, last.before, last.after) == (rule, ("G1", "G2"), ("G2",))


def test_units_equal_by_the_list_of_targets_are_drawn() -> None:
    """§4.3q §5.7e"""
    s = position(TWO_NEXT_DOOR.format("fresh"))
    table = contact(s, "short: close-in", ai_goal=["G2"], check_card=[25])
    assert s.units["SR"].hex == "I04"
    last = lines_of(table, "close_in")[-1]
    assert (last.rule, last.text, last.after) == ("5.7e", "random", ("G2",))


TANK_NEXT_DOOR = """
AI T soviet T-26 I05 SE fresh
PL GR german Rifles '41 {} NW fresh
"""


@pytest.mark.parametrize(("hex_", "command", "rule"), [("J06", False, "5.11b"), ("J06", True, ""), ("I06", False, "")])
def test_a_vehicle_closes_in_only_where_it_would_drive(hex_: str, command: bool, rule: str) -> None:
    """§4.3q §5.11b Not into woods, unless on a command card."""
    s = position(TANK_NEXT_DOOR.format(hex_))
    table = contact(s, "short: close-in", command=command, check_card=[] if rule or command else [25])
    assert s.units["T"].hex == ("I05" if rule else hex_)
    barred = [line.rule for line in lines_of(table, "priority", "short1") if line.text.startswith("way_")]
    assert barred == ([rule] if rule else [])


def test_a_vehicle_closes_in_by_a_road_round_about() -> None:
    """§4.3q §5.11a §5.11b (ruling R48) Straight in the woods would stop it; by G10 a road leads to the unit at H11."""
    s = position("AI T soviet T-34a G11 NE fresh\nPL GR german Rifles '41 H11 NW fresh", board="3")
    table = contact(s, "short: close-in", check_card=[25])
    assert [event[3] for event in told(table, "moved")] == ["G10", "H11"]
    off_road = position("AI T soviet T-34a G11 SE fresh\nPL GR german Rifles '41 H11 NW fresh", board="3")
    assert not told(contact(off_road, "short: close-in"), "moved")


@pytest.mark.parametrize("hidden", [True, False])
def test_a_vehicle_does_not_close_in_through_known_mines(hidden: bool) -> None:
    """§4.3q §5.11c Not on a command card either."""
    s = position(TANK_NEXT_DOOR.format("I06"))
    s.forts = {"I06": Fort("mines", 0, hidden=hidden)}
    table = contact(s, "short: close-in", command=True, mines=[MISS] if hidden else [])
    assert s.units["T"].hex == ("I06" if hidden else "I05")
    barred = [line.text for line in lines_of(table, "priority", "short1") if line.text.startswith("way_")]
    assert barred == ([] if hidden else ["way_known_mines"])


def test_pivot_attack_attacks_at_once_if_it_can() -> None:
    """§4.3r"""
    s = position(NEXT_DOOR)
    table = contact(s, "short: pivot-attack", attack=[MISS], check_card=[25])
    assert told(table, "faces") == []
    assert told(table, "checked")[0][4] == 4


def test_pivot_attack_turns_first_if_only_the_arc_is_wrong() -> None:
    """§4.3r Both in one turn, one check at the cost of both (ruling R47)."""
    s = position(BEHIND)
    table = contact(s, "short: pivot-attack", attack=[MISS], check_card=[25])
    faces, attack = told(table, "faces", "attack")
    assert s.board.arcs["H05"]["H06"][faces[2]]
    assert attack == ("attack", "SR", "H06", "fire", 0)
    assert told(table, "checked")[0][4] == 5


SURROUNDED = """
AI GR german Rifles '41 G04 N fresh
PL A soviet Rifles '41 H05 SE fresh
PL B soviet Rifles '41 F05 NE fresh
PL C soviet Rifles '41 D04 NE fresh
PL D soviet Rifles '41 D05 NE fresh
PL E soviet Rifles '41 E05 NE fresh
"""


def test_pivot_attack_turns_to_the_unit_it_attacks_though_more_stand_elsewhere() -> None:
    """§4.3r Facing south-west it would have four units in its fire zone, but not its target; §4.3m then the most."""
    s = position(SURROUNDED)
    table = contact(s, "short: pivot-attack", attack=[MISS], check_card=[25])
    assert told(table, "attack") == [("attack", "GR", "H05", "fire", 0)]
    assert shown(s, "GR") == "G04 S fresh"
    toward, most = lines_of(table, "facing")
    assert (toward.rule, toward.after) == ("4.3r", ("NE", "SE", "S"))
    assert (most.text, most.after) == ("most_in_zone", ("S",))


def test_pivot_attack_turns_only_if_there_is_nobody_ahead_to_attack() -> None:
    """§4.3r The unit behind it would be the easier target (§5.4a), but it can attack without turning."""
    s = position(BEHIND.replace("PL FAR german Rifles '41 B12 S", "PL G2 german Pioneers H04 S"))
    table = contact(s, "short: pivot-attack", attack=[MISS], check_card=[25])
    assert told(table, "faces") == []
    assert told(table, "attack") == [("attack", "SR", "H04", "fire", 0)]


def test_the_first_action_that_some_ai_can_do_is_done() -> None:
    """§4.3b For each action in turn all AI are looked at (ruling R20)."""
    s = position(NEXT_DOOR + "AI S2 soviet Rifles '41 B11 S fresh HIT(Pinned)")
    table = contact(s, "short: rally; attack", rally=[(6, 6)], check_card=[25])
    assert explained(table, "short1") == {"short1": "S2"}


# The third line


def test_counteractions_are_tried_only_if_nothing_in_contact_was_done() -> None:
    """§7.0a §4.3s With a card that has the line, after close combat and short range."""
    s = position("AI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 C09 S fresh\nOBJ P05")
    table = athena(s, 16, check_card=[25])
    assert explained(table)["counter1"] == "SR>P05"
    s = position(NEXT_DOOR + "OBJ P05")
    table = athena(s, 16, attack=[MISS], check_card=[25])
    assert "counter1" not in explained(table)
    s = position("AI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 C09 S fresh\nOBJ P05")
    assert "counter1" not in explained(athena(s, 29))  # no such line


@pytest.mark.parametrize(("attacked", "moves"), [(False, True), (True, False)])
def test_the_condition_of_a_counteraction_is_tested_first(attacked: bool, moves: bool) -> None:
    """§4.3s Scenario 1: if no unit attacked last turn, toward a spent one (ruling R3, ruling R46)."""
    s = position(
        """
        AI GR german Rifles '41 H08 N fresh
        PL SR soviet Rifles '41 C11 NE SPENT
        PL S2 soviet Rifles '41 R01 N fresh
        """,
        board="2",
    )
    s.attacked[1] = attacked
    table = athena(s, 16)
    assert (explained(table)["counter1"] == "GR>SR") == moves


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("round>=2", True),
        ("round>=3", False),
        ("cell>=4", True),
        ("cell>=5", False),
        ("control:german>=1", True),
        ("control:german>=2", False),
        ("control:soviet>=2", True),
        ("control:soviet>=3", False),
        ("fresh-ai<fresh-units", True),
        ("no-unit-attacked-last-turn", True),
    ],
)
def test_what_the_conditions_mean(condition: str, met: bool) -> None:
    """§4.3s Rounds, cells, control markers, fresh counters, the player's last turn."""
    s = position(
        "AI SR soviet Rifles '41 Q03 N fresh\nPL A german Rifles '41 C09 S fresh\nPL B german Rifles '41 C01 S fresh"
    )
    s.round, s.cell = 2, 4
    s.control = {"I06": 0, "K03": 1, "J05": 1}
    assert holds(s, parse(f"if {condition}: pass").condition) == met
    change(s, "A", spent=True)
    s.attacked[0] = True
    assert not holds(s, parse("if fresh-ai<fresh-units: pass").condition)
    assert not holds(s, parse("if no-unit-attacked-last-turn: pass").condition)


@pytest.mark.parametrize(("ai", "units", "passes"), [(1, 2, True), (2, 2, False), (2, 1, False)])
def test_the_pass_check_counts_fresh_counters(ai: int, units: int, passes: bool) -> None:
    """§4.3t §2.6b Fewer fresh AI than fresh units: a pass, and the card is finished. Equal: none."""
    lines = [f"AI A{n} soviet Rifles '41 Q0{n} N fresh" for n in range(1, ai + 1)]
    lines += ["AI S soviet Rifles '41 R10 N SPENT", "PL T german Rifles '41 C11 N SPENT"]
    lines += [f"PL U{n} german Rifles '41 B0{n} N fresh" for n in range(1, units + 1)]
    table = athena(position(lines), 15, check_card=[])
    assert told(table, "pass_check")[0] == ("pass_check", ai, units)
    assert ("T1" not in explained(table)) == passes


def test_suspected_enemies_count_as_fresh_ai_and_hidden_units_do_not_count() -> None:
    """§4.3t (ruling R32, ruling R55)"""
    s = position(
        "RE R1 Q02 fresh\nPL A german Rifles '41 B01 N fresh\nPL B german Rifles '41 B02 N fresh", bot="soviet"
    )
    change(s, "B", hidden=True)
    assert (fresh_ai(s), fresh_units(s)) == (1, 1)


@pytest.mark.parametrize(("side", "units"), [("german", 2), ("soviet", 1)])
def test_the_pass_check_counts_your_reinforcements_that_are_still_to_come(side: str, units: int) -> None:
    """§4.3t (ruling R32) Once they are due, and for as long as they wait; Athena's own count when they have come."""
    s = position("AI A soviet Rifles '41 Q02 N fresh\nPL U german Rifles '41 B01 N fresh")
    add(s, Unit("L", SIDES.index(side), s.board.kinds[f"{side}-rifles-41"], arrival="late"))
    assert (fresh_ai(s), fresh_units(s)) == (1, 1)
    s.due = ("late",)
    for s.round in (1, 2):
        assert (fresh_ai(s), fresh_units(s)) == (1, units)


# Orders below


def test_scenario_orders_come_last_and_only_if_the_card_has_the_line() -> None:
    """§4.4b §7.1a The tutorial sends AI in the open to cover."""
    lines = "AI SR soviet Rifles '41 J02 N fresh\nPL GR german Rifles '41 C11 S fresh"
    table = ordered(position(lines), STAY, scenario=True, check_card=[25])
    assert explained(table) == {"cc1": None, "short1": None, "T1": None, "scenario1": "SR>GR"}
    table = ordered(position(lines), STAY, scenario=False)
    assert "scenario1" not in explained(table)


def test_objectives_are_the_players_control_markers_and_what_the_scenario_adds() -> None:
    """§4.5a §4.5b A marker on the AI's side is none; edges may be named in an order."""
    s = position("AI SR soviet Rifles '41 J02 N fresh\nPL GR german Rifles '41 C11 S fresh\nOBJ I06")
    s.control["K03"] = 1
    assert objectives(Plan(s, command=False)) == ["I06"]
    north = decide(s, "ai nearest edge:N -> move toward target")
    assert north.drawn == (("ai_goal", ("I01", "J01", "K01")),)
    assert north.hex == "I01"


def test_a_stressed_ai_pays_one_more() -> None:
    """§4.6a As units do (ruling R17)."""
    s = position(NEXT_DOOR)
    s.stressed[1] = ("SR",)
    table = contact(s, "short: attack", attack=[MISS], check_card=[25])
    assert told(table, "checked")[0][4] == 5


def test_a_command_card_frees_every_line_of_its_check() -> None:
    """§4.7a Priority lines too; a spent AI stays spent."""
    s = position(NEXT_DOOR.replace("H05 N fresh", "H05 N SPENT"))
    table = contact(s, "short: attack", command=True, attack=[MISS])
    assert told(table, "shot") != []
    assert told(table, "checked") == []
    assert s.units["SR"].spent


def test_the_cap_of_an_order_lowers_the_number_of_the_first_roll_only() -> None:
    """§4.8a §4.8b §G12 The named unit first, 9 becomes 7; the other in its hex is rolled for at its own number."""
    s = position(
        """
        AI SR soviet Rifles '41 F05 NE fresh
        PL GR german Rifles '41 H03 SW fresh
        PL HMG german HMG34 H03 SW fresh
        """
    )
    table = ordered(s, "ai nearest unit[max-ar] -> attack +2cap", attack=[MISS, MISS], check_card=[25])
    assert [(shot[2], shot[5]) for shot in told(table, "shot")] == [("HMG", 7), ("GR", 9)]


def test_a_fortification_in_the_hex_is_shot_at_as_well_if_it_is_known() -> None:
    """§4.6a §B17.11a After the units; hidden mines are not."""
    lines = "AI SR soviet Rifles '41 F05 NE fresh\nPL GR german Rifles '41 H03 SW fresh"
    for hidden, rolls in ((False, 1), (True, 0)):
        s = position(lines)
        s.forts["H03"] = Fort("mines", 0, hidden=hidden)
        table = ordered(s, "ai nearest unit -> attack", attack=[MISS, MISS][: 1 + rolls], check_card=[25])
        assert len(told(table, "shot_at_fort")) == rolls


def test_pioneers_use_whichever_weapon_needs_less() -> None:
    """§4.2b (ruling R39) Flames against rifles in heavy woods, the rifle itself in the open; a Pz III has no flames."""
    lines = "AI PIO german Pioneers {} fresh\nPL SR soviet Rifles '41 {} fresh"
    woods = position(lines.format("K04 N", "K03 S"))
    assert decide(woods, "ai nearest unit -> attack").need == 11 - 3 - 3
    table = ordered(woods, "ai nearest unit -> attack", attack=[MISS], check_card=[25])
    assert told(table, "attack")[0][3] == "flame"
    away = position(lines.format("F05 NE", "H04 NW"))
    table = ordered(away, "ai nearest unit -> attack", attack=[MISS], check_card=[25])
    assert told(table, "attack")[0][3] == "fire"
    tank = position("AI P3 german Pz III E K04 N fresh\nPL SR soviet Rifles '41 K03 S fresh")
    table = ordered(tank, "ai nearest unit -> attack", attack=[MISS], check_card=[25])
    assert told(table, "attack")[0][3] == "fire"


def test_a_mortar_fires_indirectly_only_if_it_cannot_see_its_target() -> None:
    """§4.2b §B13.2a (ruling R39) At the cost for that, directed from where somebody could see both."""
    lines = "AI MTR soviet 82mm Mortar B01 {} fresh\nPL GR german Rifles '41 {} fresh"
    blind = position(lines.format("NE", "F02 NE"))
    kind = blind.units["MTR"].kind
    assert decide(blind, "ai nearest unit -> attack").cost == kind.indirect_cost
    table = ordered(blind, "ai nearest unit -> attack", attack=[MISS], check_card=[25])
    assert told(table, "attack") == [("attack", "MTR", "F02", "indirect", 0)]
    seeing = position(lines.format("S", "B04 NE"))
    assert decide(seeing, "ai nearest unit -> attack").cost == kind.attack_cost
    gun = position(lines.replace("82mm Mortar", "MMG Maxim").format("NE", "F02 NE"))
    assert decide(gun, "ai nearest unit -> attack").ai == ""


def test_what_an_ai_can_do_is_judged_by_its_known_marker() -> None:
    """§4.2b Pinned in the open for all to see, it is no candidate for a move; the other goes."""
    s = position(
        """
        AI A soviet Rifles '41 J05 NW fresh HIT(Pinned)
        AI B soviet Rifles '41 M05 NW fresh
        PL GR german Rifles '41 C09 N fresh
        """
    )
    assert decide(s, "ai nearest unit -> move toward target").ai == "B"


def test_the_player_is_asked_after_the_ai_has_acted() -> None:
    """§4.0a"""
    table = contact(position(NEXT_DOOR), "short: attack", attack=[MISS], check_card=[25])
    assert table.pending is not None
    assert table.pending.seat == 0
    play(seated(table.state))

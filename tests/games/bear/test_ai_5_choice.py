"""5.0 to 5.4: requirements, pairs, limits, and the lists of attackers and targets."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.bear.athena import Decision, decide, explained, ordered, position, shown, told
from visavis.games.bear.bot.grammar import parse
from visavis.games.bear.bot.plan import Plan
from visavis.games.bear.bot.requirements import meeting
from visavis.games.bear.bot.tables import ATTACKER, MOVER, TARGET
from visavis.games.bear.state import Battle, change

SHOOT = "ai nearest unit -> attack"
MISS = (1, 1)

MIXED = """
AI SR soviet Rifles '41 H05 NW fresh
AI MAX soviet MMG Maxim K05 NW SPENT
AI HIT soviet Rifles '41 L08 NW fresh HIT(face-down)
AI GUN soviet 45mm ATG B10 N fresh
AI MTR soviet 82mm Mortar B11 N fresh
RE RE1 R10 fresh
PL GR german Rifles '41 F04 SE fresh STRESSED
PL G2 german Rifles '41 C04 SE SPENT
PL G3 german Rifles '41 R02 N fresh HIT(face-down)
"""


def having(s: Battle, words: str, ours: bool = True) -> list[str]:
    """The AI, or the units, that meet these requirements."""
    line = f"ai[{words}] nearest unit -> rally" if ours else f"ai nearest unit[{words}] -> rally"
    order = parse(line)
    assert order.who is not None
    requires = order.who.requires if ours else order.targets[0].requires
    p = Plan(s, command=True)
    return [unit.id for unit in meeting(p, p.ai if ours else p.foes, requires)]


@pytest.mark.parametrize(
    ("word", "ai"),
    [
        ("cover", ["MAX", "HIT"]),  # §5.0a K05 light woods, L08 heavy
        ("open", ["SR", "GUN", "MTR", "RE1"]),  # §5.0b
        ("fresh", ["SR", "HIT", "GUN", "MTR", "RE1"]),  # §5.0f
        ("spent", ["MAX"]),  # §5.0g
        ("hit", ["HIT"]),  # §5.0h
        ("unhit", ["SR", "MAX", "GUN", "MTR", "RE1"]),  # §5.0i
        ("mobile", ["SR", "HIT", "RE1"]),  # §5.0m
        ("mortar-or-gun", ["GUN", "MTR"]),  # §5.0n
        ("re", ["RE1"]),  # §5.0o
        ("unit:GUN", ["GUN"]),
    ],
)
def test_what_a_requirement_means_for_ai(word: str, ai: list[str]) -> None:
    """§5.0a §5.0b §5.0f §5.0g §5.0h §5.0i §5.0m §5.0n §5.0o §G1"""
    assert having(position(MIXED), word) == ai


@pytest.mark.parametrize(
    ("word", "units"),
    [("fresh", ["GR", "G3"]), ("spent", ["G2"]), ("hit", ["G3"]), ("stressed", ["GR"]), ("cover", ["G2"])],
)
def test_what_a_requirement_means_for_units(word: str, units: list[str]) -> None:
    """§5.0j §5.0h §5.0f"""
    assert having(position(MIXED), word, ours=False) == units


def test_requirements_of_one_bracket_must_all_hold() -> None:
    """§G1"""
    assert having(position(MIXED), "open,unhit,mobile") == ["SR", "RE1"]


def test_in_a_fire_zone_is_whoever_could_be_attacked_with_more_than_nothing() -> None:
    """§5.0e Arc, sight, twice the range and a rating above 0 (ruling R16); long range takes the rifles' 2 to 0."""
    s = position("AI SR soviet Rifles '41 H05 NW fresh\nPL GR german Rifles '41 F04 SE fresh")
    assert having(s, "in-fz") == ["SR"]
    assert having(s, "in-fz", ours=False) == ["GR"]
    change(s, "GR", facing=5)
    assert having(s, "in-fz") == []
    far = position("AI SR soviet Rifles '41 J01 S fresh\nPL GR german Rifles '41 D03 NE fresh")
    assert far.board.distance["J01"]["D03"] == 6
    assert having(far, "in-fz") == []
    gun = position("AI SR soviet Rifles '41 J01 S fresh\nPL GR german MG34 D03 NE fresh")
    assert having(gun, "in-fz") == ["SR"]


def test_a_unit_whose_known_marker_forbids_attacks_has_no_fire_zone() -> None:
    """§5.0e Panicked face up; face down nobody knows (ruling R58)."""
    lines = "AI SR soviet Rifles '41 H05 NW fresh\nPL GR german Rifles '41 F04 SE fresh HIT(Panicked)"
    s = position(lines)
    assert having(s, "in-fz") == []
    change(s, "GR", known=False)
    assert having(s, "in-fz") == ["SR"]


def test_in_los_is_a_matter_of_the_pair() -> None:
    """§5.0l I10 hides the HMG from SMG, not from SR."""
    s = position(
        """
        AI SMG soviet SMG Rifles K09 S fresh
        AI SR soviet Rifles '41 I07 S fresh
        PL HMG german HMG34 H11 NE fresh
        """
    )
    decision = decide(s, "ai nearest unit[in-los] -> low-risk toward target")
    assert decision.ai == "SR"
    assert [line.before for line in decision.why if line.text == "pair_not_in_los"] == [("SMG>HMG",)]


def test_no_unit_within_looks_at_all_visible_units() -> None:
    """§7.6b A hidden one does not count."""
    s = position("AI SR soviet Rifles '41 H05 NW fresh\nPL GR german Rifles '41 F04 SE fresh")
    assert having(s, "no-unit-within:1") == ["SR"]
    assert having(s, "no-unit-within:2") == []
    change(s, "GR", hidden=True)
    assert having(s, "no-unit-within:2") == ["SR"]


# 5.1


PAIRS = """
AI NEAR soviet Rifles '41 F04 NE fresh
AI BACK soviet SMG Rifles E06 NE fresh
PL GR german Rifles '41 H03 SW fresh
PL G2 german Rifles '41 H04 SW SPENT
"""


def left_by(decision: Decision, text: str) -> tuple[str, ...]:
    return tuple(next(line for line in decision.why if line.text == text).after)


def test_the_ai_is_chosen_before_its_target() -> None:
    """§5.1a §5.1c §G4 What the AI must be outranks what the target must be; superlatives come last."""
    s = position(
        """
        AI MG34 german MG34 E02 S fresh
        AI GR german Rifles '41 I03 NE fresh
        PL SR soviet Rifles '41 E07 N fresh
        PL SMG soviet SMG Rifles K02 S fresh
        """,
        board="2",
    )
    decision = decide(s, "ai[max-ar] nearest unit[min-dr] -> attack")
    assert (decision.ai, decision.target) == ("MG34", "SR")
    other = decide(s, "ai nearest unit[min-dr] -> attack")
    assert (other.ai, other.target) == ("GR", "SMG")


def test_farthest_is_the_ai_farthest_from_its_own_nearest_target() -> None:
    """§5.1d §G14 It never means the farthest unit."""
    s = position(PAIRS)
    decision = decide(s, "ai farthest unit -> move toward target")
    assert (decision.ai, s.board.distance["E06"]["H04"]) == ("BACK", 4)
    alone = decide(position("AI A soviet Rifles '41 F04 NE fresh\nPL G german Rifles '41 H03 SW fresh"), SHOOT)
    far = decide(
        position("AI A soviet Rifles '41 F04 NE fresh\nPL G german Rifles '41 H03 SW fresh"),
        "ai farthest unit -> attack",
    )
    assert (alone.ai, far.ai) == ("A", "A")


def test_an_order_without_a_pair_is_skipped() -> None:
    """§5.1e §G6 No target of the kind on the map."""
    s = position(PAIRS)
    assert decide(s, "ai nearest objective -> move toward target").ai == ""
    assert decide(s, "ai nearest unit[hit] -> attack").ai == ""


def test_a_rally_order_uses_the_distance_to_choose_the_ai() -> None:
    """§5.1f §G9 Of two hit AI the one nearer to a unit, spent or not on a command card."""
    s = position(
        """
        AI FAR soviet Rifles '41 N03 N fresh HIT(face-down)
        AI NEAR soviet Rifles '41 J02 N SPENT HIT(face-down)
        PL GR german Rifles '41 F04 SW fresh
        """
    )
    assert decide(s, "ai[hit] nearest unit -> auto-rally", command=True).ai == "NEAR"
    assert decide(s, "ai[hit] nearest unit -> auto-rally").ai == "FAR"
    assert decide(s, "ai[hit] farthest unit -> auto-rally", command=True).ai == "FAR"


def test_an_ai_whose_marker_makes_it_unable_is_passed_over() -> None:
    """§5.1g §7.5d §L8 Nobody knew; the next best does it (ruling R22)."""
    s = position(
        """
        AI ONE soviet Rifles '41 J05 NW fresh HIT(face-down)
        AI TWO soviet Rifles '41 M05 NW fresh HIT(face-down)
        PL GR german Rifles '41 C09 N fresh
        """
    )
    table = ordered(
        s, "ai[hit] nearest unit -> move toward target", marker=["soft-pinned", "soft-unnerved"], check_card=[25]
    )
    assert told(table, "turned_up") == [("turned_up", "ONE", "soft-pinned"), ("turned_up", "TWO", "soft-unnerved")]
    assert shown(s, "ONE").startswith("J05")
    assert s.units["TWO"].hex != "M05"


def test_an_order_for_whoever_is_nearest_to_several_kinds_of_target() -> None:
    """§G1 §5.7a Alternatives: the marker is nearer than the unit."""
    s = position("AI SR soviet Rifles '41 L07 NW fresh\nPL GR german Rifles '41 C09 N fresh\nOBJ I06")
    assert decide(s, "ai nearest unit|objective -> move toward target").target == "I06"


# 5.2


def refused(lines: str, order: str = SHOOT, board: str = "1") -> dict[str, str]:
    """Why pairs are none."""
    why = decide(position(lines, board), order).why
    return {
        line.before[0]: line.text.removeprefix("pair_")
        for line in why
        if line.text.startswith("pair_") and not line.after
    }


def test_long_range_only_if_the_order_says_so() -> None:
    """§5.2a §G2 SMG have a range of 3."""
    lines = "AI SMG soviet SMG Rifles D06 NE fresh\nPL GR german Rifles '41 G02 NW fresh"
    assert refused(lines) == {"SMG>GR": "long_range"}
    assert refused(lines, "ai nearest unit -> attack-long +1cap") == {}


@pytest.mark.parametrize(("order", "need"), [(SHOOT, 0), (SHOOT + " +1cap", 10)])
def test_no_attack_that_needs_eleven(order: str, need: int) -> None:
    """§5.2b After the printed CAP (ruling R11)."""
    s = position("AI GR german Rifles '41 F04 NE fresh\nPL NKVD soviet NKVD H03 SW fresh")
    assert decide(s, order).need == need


def test_no_attack_into_a_hex_with_another_ai() -> None:
    """§5.2c §B6.10c Except in close combat."""
    lines = """
        AI SR soviet Rifles '41 F04 NE fresh
        AI S2 soviet Rifles '41 H03 S fresh
        PL GR german Rifles '41 H03 SW fresh
        """
    assert refused(lines) == {"SR>GR": "own"}
    assert decide(position(lines), SHOOT).ai == "S2"


def test_a_crewed_ai_never_enters_a_units_hex() -> None:
    """§5.2d The rifles do."""
    lines = "AI MAX soviet MMG Maxim H04 N fresh\nPL GR german Rifles '41 H03 N fresh"
    assert decide(position(lines), "ai nearest unit -> move toward target").hex != "H03"
    assert (
        decide(position(lines.replace("MMG Maxim", "Rifles '41")), "ai nearest unit -> move toward target").hex == "H03"
    )


def test_in_close_combat_only_the_units_of_the_hex_are_targets() -> None:
    """§G13 §B6.10a"""
    lines = """
        AI SR soviet Rifles '41 H03 S fresh
        PL GR german Rifles '41 H03 SW fresh
        PL G2 german Rifles '41 H05 N fresh
        """
    assert refused(lines) == {"SR>G2": "close_combat"}


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("AI SR soviet Rifles '41 F04 SW fresh\nPL GR german Rifles '41 H03 SW fresh", "arc"),
        ("AI SR soviet Rifles '41 F04 NE fresh HIT(Panicked)\nPL GR german Rifles '41 H03 SW fresh", "marker"),
        ("AI M soviet 82mm Mortar F04 NE fresh\nPL GR german Rifles '41 H03 SW fresh", "minimum"),
        ("AI SR soviet Rifles '41 K02 S fresh\nPL GR german Rifles '41 K04 N fresh", "sight"),
        ("AI SR soviet Rifles '41 B12 N fresh\nPL GR german Rifles '41 B01 N fresh", "sight"),
        ("AI SR soviet Rifles '41 B01 SE fresh\nPL GR german Rifles '41 N01 N fresh", "range"),
    ],
)
def test_what_makes_an_attack_impossible(lines: str, reason: str) -> None:
    """§G7 §4.2b"""
    assert list(refused(lines).values()) == [reason]


# 5.3


def narrowed(decision: Decision, rule: str) -> Sequence[str]:
    return next(line for line in decision.why if line.rule == rule).after


@pytest.mark.parametrize(("smoke", "blockers"), [({"C10": 2}, ("C09", "C10")), ({"C10": 1}, ())])
def test_what_hides_a_unit_is_named_smoke_too(smoke: dict[str, int], blockers: tuple[str, ...]) -> None:
    """§B5.0a §B14.3a Woods C09 above the line, smoke below it."""
    s = position("AI SR soviet Rifles '41 B10 SE fresh\nPL GR german Rifles '41 D10 NW fresh")
    s.smoke = smoke
    (line,) = (line for line in decide(s, SHOOT).why if line.text.startswith("pair"))
    assert (line.text, line.about[3:] if blockers else ()) == ("pair_sight" if blockers else "pair_attack", blockers)


def test_an_unhit_ai_attacks_before_a_hit_one() -> None:
    """§5.3a"""
    s = position(
        """
        AI A soviet SMG Rifles H06 N fresh HIT(face-down)
        AI B soviet Rifles '41 F05 NE fresh
        PL GR german Rifles '41 H03 SE fresh
        """
    )
    decision = decide(s, SHOOT)
    assert (decision.ai, narrowed(decision, "5.3a")) == ("B", ("B",))


def test_then_the_highest_rating() -> None:
    """§5.3b All modifiers included; a suspected enemy is below every AI."""
    s = position(
        """
        RE RE1 K03 fresh
        AI A soviet Rifles '41 F05 NE fresh
        AI B soviet SMG Rifles H06 N fresh
        PL GR german Rifles '41 H03 SE fresh
        """
    )
    decision = decide(s, SHOOT)
    line = next(line for line in decision.why if line.rule == "5.3b")
    assert (decision.ai, line.before, line.after) == ("B", ("RE1", "A", "B"), ("B",))


def test_then_the_lowest_attack_cost_with_the_turret_and_stress_in_it() -> None:
    """§5.3c §5.3f §G7 A turret may fire behind it, for two more."""
    s = position(
        """
        AI A soviet T-26 F05 SW fresh
        AI B soviet T-26 H06 N fresh
        PL GR german Rifles '41 H03 SE fresh
        """
    )
    decision = decide(s, SHOOT)
    assert (decision.ai, narrowed(decision, "5.3c")) == ("B", ("B",))
    assert {line.before[0]: line.about[-1] for line in decision.why if line.text == "pair_attack"} == {
        "A>GR": s.units["A"].kind.attack_cost + 2,
        "B>GR": s.units["A"].kind.attack_cost,
    }


def test_then_the_better_hex() -> None:
    """§5.3d Heavy woods before the open, whatever the target."""
    s = position(
        """
        AI A soviet Rifles '41 H06 N fresh
        AI B soviet Rifles '41 K03 SW fresh
        PL GR german Rifles '41 H03 SE fresh
        """
    )
    decision = decide(s, SHOOT)
    assert (decision.ai, narrowed(decision, "5.3d")) == ("B", ("B",))


def test_the_list_of_attackers_has_its_order() -> None:
    """§5.3a §5.3b §5.3c §5.3d §5.3e The last line is a draw."""
    assert [line.rule for line in ATTACKER] == ["5.3a", "5.3b", "5.3c", "5.3d"]


# 5.4


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        ("german Rifles '41 H03 NE fresh", "german Rifles '41 H03 SW fresh", "5.4a"),  # flank 11 against front 12
        ("german Rifles '41 H03 SW fresh HIT(face-down)", "german Rifles '41 H03 SW fresh", "5.4b"),
        ("german Rifles '41 H03 SW fresh", "german Rifles '41 H03 SW SPENT", "5.4c"),
        ("german MG34 H03 SW fresh", "german Rifles '41 H03 SW fresh", "5.4d"),
    ],
)
def test_the_target_is_chosen_by_the_first_line_that_tells_them_apart(one: str, other: str, rule: str) -> None:
    """§5.4a §5.4b §5.4c §5.4d Two units of one hex, named in either order (ruling R6)."""
    for lines in (f"PL ONE {one}\nPL OTHER {other}", f"PL OTHER {other}\nPL ONE {one}"):
        decision = decide(position(f"AI SMG soviet SMG Rifles F04 NE fresh\n{lines}"), SHOOT)
        assert (decision.target, narrowed(decision, rule)) == ("ONE", ("ONE",))


def test_the_list_of_targets_has_its_order() -> None:
    """§5.4a §5.4b §5.4c §5.4d §5.4e §5.4f §5.4g §5.4h Then attack cost and move cost; the last line is a draw."""
    assert [line.rule for line in TARGET] == ["5.4a", "5.4b", "5.4c", "5.4d", "5.4e", "5.4f"]


def test_cheaper_attacks_then_cheaper_moves_decide_between_equals() -> None:
    """§5.4e §5.4f"""
    s = position("AI SR soviet Rifles '41 F04 NE fresh\nPL A german MG34 H04 SW fresh\nPL B german HMG34 H02 SW fresh")
    p = Plan(s, command=False)
    by_cost, by_move = TARGET[4], TARGET[5]
    assert by_cost.keep(p, ["A", "B"]) == ["A", "B"]  # both 2
    assert by_move.keep(p, ["A", "B"]) == ["A"]  # 1 and 2
    s = position(
        "AI SR soviet Rifles '41 F04 NE fresh\nPL A german MG34 H04 SW fresh\nPL B german Rifles '41 H02 SW fresh"
    )
    assert by_cost.keep(Plan(s, command=False), ["A", "B"]) == ["A"]  # 2 and 3


def test_equal_targets_are_drawn() -> None:
    """§5.4g"""
    s = position(
        """
        AI SR soviet Rifles '41 F04 NE fresh
        PL A german Rifles '41 H04 SW fresh
        PL B german Rifles '41 H04 SW fresh
        """
    )
    assert decide(s, SHOOT).drawn == (("ai_target", ("A", "B")),)


# 5.6


def test_the_unhit_moves_before_the_hit_and_the_faster_before_the_slower() -> None:
    """§5.6 §5.6a §5.6b §5.6c One line after the other, then a draw."""
    assert [line.rule for line in MOVER] == ["5.6a", "5.6b"]
    lines = "AI A soviet {a} F08 NW fresh{hit}\nAI B soviet {b} H08 NW fresh\nPL GR german Rifles '41 G03 N fresh"
    go = "ai nearest unit -> move toward target"
    hit = position(lines.format(a="Rifles '41", b="Rifles '41", hit=" HIT(face-down)"))
    assert hit.board.distance["F08"]["G03"] == hit.board.distance["H08"]["G03"]
    assert decide(hit, go).ai == "B"
    slow = position(lines.format(a="MMG Maxim", b="Rifles '41", hit=""))
    assert narrowed(decide(slow, go), "5.6b") == ("B",)
    equal = position(lines.format(a="Rifles '41", b="Rifles '41", hit=""))
    assert ("ai_unit", ("A", "B")) in decide(equal, go).drawn


def test_superlatives_of_ai_that_do_not_attack_go_by_printed_firepower() -> None:
    """§5.0d §5.0c Changed only by markers that lie face up (ruling R8, ruling R9, ruling R54)."""
    s = position(
        """
        AI SMG soviet SMG Rifles F08 NW fresh HIT(face-down)
        AI SR soviet Rifles '41 H08 NW fresh HIT(face-down)
        PL GR german Rifles '41 G03 N fresh
        """
    )
    assert decide(s, "ai[max-ar] nearest unit -> auto-rally").ai == "SMG"
    change(s, "SMG", hit="soft-suppressed", known=True)
    assert decide(s, "ai[max-ar] nearest unit -> auto-rally").ai == "SR"


def test_the_lowest_defence_of_an_ai_is_what_its_enemies_would_face() -> None:
    """§5.0c (ruling R54) Shot at from behind it is weaker."""
    s = position(
        """
        AI A soviet Rifles '41 H05 NW fresh HIT(face-down)
        AI B soviet Rifles '41 J04 SE fresh HIT(face-down)
        PL GR german Rifles '41 F04 SE fresh
        """
    )
    assert decide(s, "ai[min-dr] nearest unit -> auto-rally").ai == "B"


def test_the_reasons_of_a_turn_name_the_line_of_the_card() -> None:
    """§5.1c"""
    s = position(PAIRS)
    table = ordered(s, SHOOT, attack=[MISS], check_card=[25])
    assert explained(table)["T1"] == "NEAR>GR"

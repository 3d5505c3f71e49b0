"""5.0k and 7.1b: the largest group, its goal, and how its members go."""

from __future__ import annotations

from tests.games.bear.athena import explained, lines_of, ordered, position, shown, told
from visavis.games.bear.state import Battle, change
from visavis.kernel.table import Table

GO = "group nearest unit -> move toward target"
SAFELY = "group nearest unit -> low-risk toward target"

TWO_PAIRS = """
AI A soviet Rifles '41 J02 NW fresh
AI B soviet Rifles '41 J03 NW fresh
AI C soviet Rifles '41 P10 NW fresh
AI D soviet Rifles '41 P11 NW fresh
PL GR german Rifles '41 B03 N fresh
"""


def chosen(table: Table[Battle]) -> str | None:
    found: str | None = explained(table)["T1"]
    return found


def test_of_equal_groups_the_nearer_one_goes_or_the_farther_if_the_order_says_so() -> None:
    """§5.0k §5.1d (ruling R25)"""
    assert chosen(ordered(position(TWO_PAIRS), GO, check_card=[25])) == "A+B"
    assert chosen(ordered(position(TWO_PAIRS), GO.replace("nearest", "farthest"), check_card=[25])) == "C+D"


def test_the_largest_group_goes_however_far_it_is() -> None:
    """§5.0k §G3"""
    s = position(TWO_PAIRS + "AI E soviet Rifles '41 Q10 NW fresh")
    assert chosen(ordered(s, GO, check_card=[25])) == "C+D+E"


def test_spent_ai_and_those_known_to_be_pinned_belong_to_no_group() -> None:
    """§5.0k §5.1b (ruling R25) On a command card spent ones do."""
    s = position(TWO_PAIRS)
    change(s, "A", spent=True)
    assert chosen(ordered(s, GO, check_card=[25])) == "C+D"
    s = position(TWO_PAIRS)
    change(s, "A", spent=True)
    assert chosen(ordered(s, GO, command=True)) == "A+B"
    s = position(TWO_PAIRS)
    change(s, "B", hit="soft-pinned", known=True)
    assert chosen(ordered(s, GO, check_card=[25])) == "C+D"


def test_a_single_ai_may_be_a_group() -> None:
    """§5.0k"""
    s = position("AI A soviet Rifles '41 J02 NW fresh\nPL GR german Rifles '41 B03 N fresh")
    assert chosen(ordered(s, GO, check_card=[25])) == "A"


def test_equal_groups_at_equal_distance_are_drawn() -> None:
    """§5.0k"""
    s = position(
        "AI A soviet Rifles '41 F08 NW fresh\nAI B soviet Rifles '41 H08 NW fresh\nPL GR german Rifles '41 G03 N fresh"
    )
    table = ordered(s, GO, ai_group=["B"], check_card=[25])
    assert chosen(table) == "B"


def test_a_goal_nobody_of_the_group_can_approach_is_none() -> None:
    """§5.1e §5.12a (ruling R60) It stands on the objective already; the unit is the next best goal."""
    s = position("AI A soviet Rifles '41 J02 NW fresh\nPL GR german Rifles '41 B03 N fresh\nOBJ J02")
    table = ordered(s, "group nearest objective|unit -> move toward target", check_card=[25])
    assert told(table, "moved")[0][:3] == ("moved", "A", "J02")
    s = position("AI A soviet Rifles '41 J02 NW fresh\nPL GR german Rifles '41 B03 N fresh\nOBJ J02")
    table = ordered(s, "group nearest objective -> move toward target")
    assert (chosen(table), told(table, "passed")) == (None, [("passed", 1)])


def test_the_highest_cost_counts_and_one_more_for_stress() -> None:
    """§7.1b §B10.4a §B10.11a B goes backwards into the open for 2; A, which is stressed, for 1 and its stress."""
    s = position(
        "AI A soviet Rifles '41 J02 NW fresh\nAI B soviet Rifles '41 J03 SE fresh\nPL GR german Rifles '41 B03 N fresh"
    )
    table = ordered(s, GO, check_card=[25])
    assert told(table, "checked")[0][4] == 2
    s = position(
        "AI A soviet Rifles '41 J02 NW fresh\nAI B soviet Rifles '41 J03 SE fresh\nPL GR german Rifles '41 B03 N fresh"
    )
    s.stressed[1] = ("A",)
    table = ordered(s, GO, check_card=[25])
    assert told(table, "checked")[0][4] == 3


def test_of_two_who_get_closer_under_fire_the_nearer_goes_first() -> None:
    """§5.10c §5.10d §5.10e (ruling R24) Into cover, or no worse off than now: both are the second tier."""
    s = position(
        """
        AI A soviet Rifles '41 I11 N fresh
        AI B soviet Rifles '41 H11 N fresh
        PL R german MG34 H07 S fresh
        """
    )
    table = ordered(s, "group nearest unit -> low-risk toward target", check_card=[25])
    assert [line.text for line in lines_of(table, "move") if line.text.startswith("tier")]
    assert [event[1] for event in told(table, "moved")] == ["B", "A"]


def test_a_member_whose_marker_pins_it_stays_and_the_others_go() -> None:
    """§7.5b §7.5d §B10.4a It shares the check."""
    s = position(
        """
        AI A soviet Rifles '41 J02 NW fresh HIT(face-down)
        AI B soviet Rifles '41 J03 NW fresh
        PL GR german Rifles '41 B03 N fresh
        """
    )
    table = ordered(s, GO, marker=["soft-pinned"], check_card=[41])
    assert shown(s, "A") == "J02 NW SPENT HIT(soft-pinned)"
    assert [event[1] for event in told(table, "moved")] == ["B"]
    assert s.units["B"].spent


def test_a_member_that_turns_out_destroyed_is_lost_before_the_others_go() -> None:
    """§7.5b §7.4b (ruling R23)"""
    s = position(
        """
        AI A soviet Rifles '41 I02 NW fresh HIT(face-down)
        AI B soviet Rifles '41 J03 NW fresh
        PL GR german Rifles '41 B03 N fresh
        """
    )
    table = ordered(s, GO, marker=["soft-destroyed"], command_search=[1], check_card=[25])
    names = [event[0] for event in told(table, "destroyed", "command_lost", "moved")]
    assert names == ["destroyed", "command_lost", "moved"]
    assert s.lost[1] == ["A"]


LONE = """
AI R1 soviet Rifles '41 M05 NW fresh HIT(face-down)
AI R2 soviet Rifles '41 P09 NW fresh
PL PIO german Pioneers I05 N fresh
"""


def test_if_nobody_of_a_group_turns_out_able_the_next_group_goes() -> None:
    """§7.5d §5.1g R1 alone is the nearest group, but pinned: nothing has been done yet, and R2 goes."""
    s = position(LONE)
    table = ordered(s, GO, marker=["soft-pinned"], check_card=[41])
    assert told(table, "unable") == [("unable", "R1", "marker")]
    assert chosen(table) == "R2"
    assert [event[1] for event in told(table, "moved")] == ["R2"]
    assert shown(s, "R1") == "M05 NW fresh HIT(soft-pinned)"
    assert s.stressed[1] == ("R2",)


def test_a_group_order_nobody_turns_out_able_to_carry_out_is_skipped() -> None:
    """§7.5d §5.1e The next line of the card is tried, and if there is none the AI passes."""
    lines = LONE.replace("AI R2 soviet Rifles '41 P09 NW fresh\n", "")
    s = position(lines)
    table = ordered(s, GO, marker=["soft-pinned"])
    assert told(table, "passed") == [("passed", 1)]
    assert s.stressed[1] == ()
    s = position(lines)
    table = ordered(s, GO, "ai nearest unit -> auto-rally", marker=["soft-pinned"], check_card=[25])
    assert told(table, "rallied") == [("rallied", "R1")]


def test_the_first_member_of_a_group_has_its_reasons() -> None:
    """§7.1b (ruling R24) Both get closer, as safely; B is nearer."""
    s = position(
        "AI A soviet Rifles '41 K02 NW fresh\nAI B soviet Rifles '41 J02 NW fresh\nPL GR german Rifles '41 B03 N fresh"
    )
    table = ordered(s, GO, check_card=[25])
    assert [event[1] for event in told(table, "moved")] == ["B", "A"]
    closer, safer, nearer = lines_of(table, "member")
    assert (closer.text, closer.after) == ("gets_closer", ("A", "B"))
    assert (safer.text, safer.after) == ("safer_way", ("A", "B"))
    assert (nearer.text, nearer.rule, nearer.after) == ("nearer_member", "R24", ("B",))


def test_members_without_a_way_turn_at_last() -> None:
    """§5.10e §5.10g (ruling R24) Alone in a fire zone, nowhere to go, the unit behind it: the group only turns."""
    s = position("AI MAX soviet MMG Maxim I10 S fresh\nPL GR german Rifles '41 J09 SW fresh")
    table = ordered(s, SAFELY, check_card=[41])
    assert told(table, "moved") == []
    assert told(table, "checked")[0][4] == 1
    assert s.board.arcs["I10"]["J09"][s.units["MAX"].facing]


def test_the_reasons_of_a_group_name_every_set_that_was_found() -> None:
    """§5.0k"""
    table = ordered(position(TWO_PAIRS), GO, check_card=[25])
    lines = {line.text: line for line in lines_of(table, "group")}
    assert lines["largest_group"].before == ("A+B", "C+D")
    assert (lines["nearest_group"].after, lines["nearest_group"].about) == (("A+B",), (8,))


def test_each_member_draws_among_places_of_cover_that_are_equally_good() -> None:
    """§7.1b §5.7e (ruling R26) E01 and K03 are three hexes from H03."""
    s = position("AI A soviet Rifles '41 H03 NE fresh\nPL GR german Rifles '41 R09 SE fresh")
    table = ordered(s, "group nearest unit -> move toward cover", ai_goal_hex=["K03"], check_card=[25])
    assert s.board.distance[s.units["A"].hex]["K03"] == 2
    (line,) = lines_of(table, "goal_hex")
    assert (line.rule, line.before, line.after) == ("5.7e", ("E01", "K03"), ("K03",))

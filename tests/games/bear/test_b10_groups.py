"""B10: group actions."""

from __future__ import annotations

from tests.games.bear.position import NEVER, about, asked, battle, options, play, state, unit
from visavis.games.bear.rules.shooting import may_support
from visavis.games.bear.state import HEAVY, Fort

FOE = "P soviet-rifles-41 R12 N"
THREE = ("A german-rifles-41 H09 N", "B german-rifles-41 H10 N", "C german-mg34 G09 N")


def members(table: object, *ids: str) -> object:
    """Name a group; the last member needs no 'done' if nobody else is close."""
    play(table, "group", *ids)  # type: ignore[arg-type]
    if asked(table) == "member":  # type: ignore[arg-type]
        play(table, "done")  # type: ignore[arg-type]
    return table


def test_a_group_acts_as_one() -> None:
    """§B10.1a One cost, one check; all are stressed, all may become spent."""
    table = battle(*THREE, FOE)
    members(table, "A", "B")
    play(table, "move", "H08", "N", "H09", "N")
    assert (asked(table), about(table, "cost")) == ("spent_check", 1)
    play(table, 1)
    assert [unit(table, id_).spent for id_ in "ABC"] == [True, True, False]
    assert set(table.state.stressed[0]) == {"A", "B"}


def test_a_spent_member_joins_only_if_the_cost_comes_down_to_nothing() -> None:
    """§B10.1a"""
    units = ("A german-rifles-41 H09 N spent", "B german-rifles-41 H10 N", FOE)
    assert "group" not in options(battle(*units))
    table = battle(*units, caps=(2, 0))
    play(table, "group", "A")
    assert options(table) == ["H08", "I08", "I09", "H10", "G09", "G08", "pivot", "stay"]  # backwards: two
    play(table, "H08", "N", "stay")
    assert asked(table) == "unit"
    assert table.state.caps[0] == 1
    assert [unit(table, id_).spent for id_ in "AB"] == [True, False]


def test_a_spent_member_pays_to_the_last_point_and_for_the_stress_of_others() -> None:
    """§B10.1a §B10.11a §B3.4c What the command points just cover is done; stress of another member comes on top."""
    pair = ("A german-rifles-41 H09 N spent", "B german-rifles-41 H09 N")
    ahead = ["H08", "I08", "G08"]
    for stressed, caps, hexes in (("", 1, ahead), ("B", 1, []), ("B", 2, ahead), ("A B", 2, ahead)):
        table = play(battle(*pair, FOE, caps=(caps, 0), stressed=stressed), "group", "A")
        if not hexes:
            assert asked(table) == "unit"  # nothing they could do together
            continue
        assert options(table)[:3] == hexes  # the move is all there is, and asked for at once
        play(table, hexes[0], "N", "stay")
        assert table.state.caps[0] == 0
    for stressed, caps, able in (("", 3, True), ("B", 3, False), ("B", 4, True), ("A", 4, True)):
        table = play(battle(*pair, "T soviet-rifles-41 H06 S", caps=(caps, 0), stressed=stressed), "group", "A")
        assert ("attack" in options(table)) == able, (stressed, caps)
    smokers = ("A german-pioneers H09 N spent", "B german-pioneers H09 N", "T soviet-rifles-41 R12 N")
    for stressed, caps, able in (("", 2, True), ("B", 2, False), ("B", 3, True)):
        table = play(battle(*smokers, caps=(caps, 0), stressed=stressed), "group", "A")
        assert ("lay_smoke" in options(table)) == able, (stressed, caps)


def test_supporters_count_against_fortifications_and_herds_too() -> None:
    """§B10.7a §B17.11a §9.0c"""
    two = ("A german-rifles-41 H09 N", "B german-rifles-41 H09 N", FOE)
    alone = battle("A german-rifles-41 H09 N", FOE, forts={"H07": Fort("wire", 1)})
    assert about(play(alone, "A", "attack"), "needed") == 15 - 2
    fort = play(battle(*two, forts={"H07": Fort("wire", 1)}), "group", "A", "attack", "A")
    assert about(fort, "needed") == 15 - 3
    herd = play(battle(*two, herds={"H07": "cattle"}), "group", "A", "attack", "A")
    assert about(herd, "needed") == 10 - 3


def test_members_stand_in_the_same_or_adjacent_hexes_in_a_chain() -> None:
    """§B10.2a Each moves by its own rules, or turns, or stays; they may end apart."""
    units = (
        "A german-rifles-41 H09 N",
        "B german-rifles-41 H10 N",
        "C german-rifles-41 H11 N",
        "D german-rifles-41 B01 N",
    )
    table = play(battle(*units, FOE), "group")
    assert options(table) == ["A", "B", "C"]
    play(table, "A")
    assert asked(table) == "member"
    assert options(table) == ["C", "done"] or options(table) == ["B"]
    table = battle(*units, FOE)
    play(table, "group", "A", "C", "move")
    play(table, "H08", "N")
    assert {"pivot", "stay"} <= set(options(table))
    play(table, "pivot", "S", "stay")
    assert [unit(table, id_).hex for id_ in "ABC"] == ["H08", "H10", "H11"]


def test_the_highest_cost_of_those_that_moved_is_paid() -> None:
    """§B10.4a Who stays costs nothing but shares the check."""
    table = battle("A german-rifles-41 H09 N", "B german-rifles-41 H10 N", "C german-hmg34 G09 N", FOE)
    play(table, "group", "A", "B", "C", "move")
    play(table, "stay", "H11", "N", "stay")
    assert about(table, "cost") == 2  # backwards
    play(table, 1)
    assert all(unit(table, id_).spent for id_ in "ABC")


def test_somebody_must_do_something() -> None:
    """§B10.2a If all others stay, the last one may not."""
    table = battle("A german-rifles-41 H09 N", "B german-rifles-41 H10 N", FOE)
    play(table, "group", "A", "move", "stay")
    assert "stay" not in options(table)


def test_the_only_thing_a_member_can_do_is_asked_all_the_same() -> None:
    """§B10.2a (ruling R73) What a marker lets it do is nobody else's business."""
    table = battle("A german-rifles-41 H09 N", "B german-rifles-41 H10 N hit=soft-pinned", FOE)
    play(table, "group", "A", "move", "stay")
    assert (asked(table), about(table, "unit"), options(table)) == ("group_move", "B", ["stay"])


SHOOTERS = ("A german-rifles-41 H09 N", "B german-rifles-41 H09 N", "C german-mg34 G09 N", "T soviet-rifles-41 H07 S")


def test_supporters_are_near_the_leader_and_have_the_target_in_their_zone() -> None:
    """§B10.5a Normal range, no marker on their firepower, in close combat only from the same hex."""
    s = state(*SHOOTERS)
    assert may_support(s, s.units["B"], s.units["A"], "H07")
    assert not may_support(s, s.units["A"].but(facing=3), s.units["C"], "H07")
    assert not may_support(s, s.units["B"].but(hex="H11"), s.units["A"], "H07")
    hit = state(SHOOTERS[0], "B german-rifles-41 H09 N hit=soft-suppressed", SHOOTERS[3])
    assert not may_support(hit, hit.units["B"], hit.units["A"], "H07")
    unhurt = state(SHOOTERS[0], "B german-rifles-41 H09 N hit=soft-unnerved", SHOOTERS[3])
    assert may_support(unhurt, unhurt.units["B"], unhurt.units["A"], "H07")
    far = state("A german-mg34 H12 N", "B german-rifles-41 H12 N", "T soviet-rifles-41 H06 S")
    assert not may_support(far, far.units["B"], far.units["A"], "H06")
    close = state("A german-rifles-41 H07 N", "B german-rifles-41 H07 N", "C german-rifles-41 H08 N", SHOOTERS[3])
    assert may_support(close, close.units["B"], close.units["A"], "H07")
    assert not may_support(close, close.units["C"], close.units["A"], "H07")


def test_each_supporter_adds_one_and_the_leader_pays() -> None:
    """§B10.7a §B10.8a MG34 leads: 4 + 2 against 12; it costs 2."""
    table = battle(*SHOOTERS)
    play(table, "group", "A", "B", "C")
    play(table, "attack")
    assert (asked(table), options(table)) == ("leader", ["A", "B", "C"])
    play(table, "C")
    assert about(table, "needed") == 12 - 6
    play(table, (1, 1))
    assert about(table, "cost") == 2
    play(table, NEVER)
    assert set(table.state.stressed[0]) == {"A", "B", "C"}


def test_a_group_rallies_for_five_with_a_roll_each() -> None:
    """§B10.9a"""
    units = ("A german-rifles-41 H09 N hit=soft-pinned", "B german-rifles-41 H10 N hit=soft-pinned", FOE)
    table = play(battle(*units), "group", "A", "rally", (6, 6), (1, 1))
    assert [unit(table, id_).hit for id_ in "AB"] == ["", "soft-pinned"]
    assert about(table, "cost") == 5


def test_stress_of_anybody_costs_one_once() -> None:
    """§B10.11a"""
    for stressed, cost in (("", 1), ("A", 2), ("B", 2), ("A B", 2)):
        table = battle("A german-rifles-41 H09 N", "B german-rifles-41 H10 N", FOE, stressed=stressed)
        play(table, "group", "A", "move", "H08", "N", "H09", "N")
        assert about(table, "cost") == cost
    for stressed, cost in (("", 3), ("B", 4), ("A B", 4)):
        table = battle(SHOOTERS[0], SHOOTERS[1], SHOOTERS[3], stressed=stressed)
        play(table, "group", "A", "attack", "A", (1, 1))
        assert about(table, "cost") == cost


def test_other_actions_of_a_group_cost_the_highest_single_price() -> None:
    """§B10.12a Digging in together; a card at the card's cost."""
    table = battle("A german-rifles-41 H09 N", "B german-rifles-41 H10 N", FOE, stressed="B")
    play(table, "group", "A", "dig")
    assert about(table, "cost") == 6
    assert table.state.forts == {"H09": Fort("hasty", 0, crew=("A",)), "H10": Fort("hasty", 0, crew=("B",))}
    units = ("A german-rifles-41 H09 N hit=soft-pinned", "B german-rifles-41 H10 N hit=soft-pinned", FOE)
    table = play(battle(*units, hands=("03", ""), stressed="A"), "group", "A", "card-03")
    assert [unit(table, id_).hit for id_ in "AB"] == ["", ""]
    assert about(table, "cost") == 2


def test_a_group_hides_together() -> None:
    """§B10.12a §B11.4a Even in one hex, for none of them is left in view; at the highest cost."""
    units = ("A german-rifles-41 M08 N", "B german-rifles-41 M08 N hit=soft-cowering", "T soviet-rifles-41 B01 S")
    assert "M08" not in options(play(battle(*units), "A", "hide"))
    table = play(battle(*units), "group", "A", "hide", "M08")
    assert asked(table) == "hiding_place"
    play(table, "M08")
    assert [(unit(table, id_).hidden, unit(table, id_).hex) for id_ in "AB"] == [(True, "M08")] * 2
    assert about(table, "cost") == 5 + 1


def test_a_hidden_group_moves_hidden() -> None:
    """§B11.5a §B10.12a Nobody else hears where."""
    units = ("A german-rifles-41 L05 N hidden", "B german-rifles-41 L05 N hidden", "T soviet-rifles-41 B01 S")
    table = play(battle(*units), "group", "A", "hide", "L04", "L04")
    assert [(unit(table, id_).hidden, unit(table, id_).hex) for id_ in "AB"] == [(True, "L04")] * 2
    assert table.journal is not None
    assert not any({"A", "B"} & set(event.args) for _, event in table.journal.seen_by(1))


def test_a_group_lays_smoke_together() -> None:
    """§B10.12a §B14.0a Each a hex, at the highest cost, one more if anybody is stressed."""
    units = ("A german-pioneers H09 N", "B german-pioneers H10 N", "T soviet-rifles-41 R12 N")
    table = play(battle(*units, stressed="B"), "group", "A", "lay_smoke", "H08", "H09")
    assert table.state.smoke == {"H08": HEAVY, "H09": HEAVY}
    assert about(table, "cost") == 2 + 1
    rifles = ("A german-pioneers H09 N", "B german-rifles-41 H10 N", "T soviet-rifles-41 R12 N")
    assert "lay_smoke" not in options(play(battle(*rifles), "group", "A"))


def test_a_card_lets_a_whole_group_act_for_nothing() -> None:
    """§B8.8a"""
    table = battle("A german-rifles-41 H09 N", "B german-rifles-41 H10 N", FOE, hands=("02", ""))
    play(table, "group", "A", "card-02", "move", "H08", "N", "H09", "N")
    assert table.pending is not None
    assert table.pending.seat == 1

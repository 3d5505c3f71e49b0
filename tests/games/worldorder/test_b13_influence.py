"""Chapters B13 and B15: influence, by people and by Auto-Influence cards."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import drive, events, fill, names, options, table
from visavis.games.worldorder.rules.influence import add, can_reset, is_complete
from visavis.games.worldorder.rules.preparation import begin_round
from visavis.games.worldorder.state import cubes


def test_e44_a_queue_gives_its_values_and_then_pushes_out() -> None:
    """§B13.4 §B13.5 §B13.6 Example E44: 5, 4, 3, 2, 0; the first cube leaves and costs nobody anything."""
    s = table()
    points = []
    for power in ("usa", "eu", "russia", "china", "usa"):
        before = s.nations[power].vp
        add(s, power, "europe", "temporary")
        points.append(s.nations[power].vp - before)
    assert points == [5, 4, 3, 2, 0]
    assert s.temporary["europe"] == ("eu", "russia", "china", "usa")
    assert s.nations["usa"].vp == 5


def test_e45_reset_and_convert() -> None:
    """§B13.7 §B13.8 Example E45: x a b c becomes x b c a; again nothing. a of a b c becomes permanent without VP."""
    s = table()
    s.temporary["europe"] = ("usa", "eu", "russia", "china")
    drive(s, ("reset", "eu", ("europe",)))
    assert s.temporary["europe"] == ("usa", "russia", "china", "eu")
    drive(s, ("reset", "eu", ("europe",)))
    assert s.temporary["europe"] == ("usa", "russia", "china", "eu")
    assert can_reset(s, "eu", ("europe",)) == []
    s.temporary["europe"] = ("eu", "russia", "china")
    s.nations["eu"].growth = ["regional-resilience"]
    drive(s, ("resilience", "eu", "europe"), "yes")
    assert list(s.permanent["europe"]) == ["eu"]
    assert list(s.temporary["europe"]) == ["russia", "china"]
    assert s.nations["eu"].vp == 0


@pytest.mark.parametrize(("queue", "numbers", "rows"), [
    ("eu usa eu china", [1, 3], ["usa eu china eu", "eu usa china eu"]),
    ("eu eu usa", [1], ["eu usa eu"]),  # both lead to the same row: not asked
    ("eu usa eu", [1, 3], ["usa eu eu", "eu usa eu"]),  # the last one stays where it is
])  # fmt: skip
def test_of_several_cubes_he_says_which_is_reset(queue: str, numbers: list[int], rows: list[str]) -> None:
    """§B13.7 Whose cubes stand in front is his affair, too (ruling R68)."""
    for number, row in zip(numbers, rows, strict=True):
        s = table()
        s.temporary["europe"] = tuple(queue.split())
        asked = drive(s, ("reset", "eu", ("europe",)))
        if len(numbers) > 1:
            assert asked is not None
            assert (asked.name, list(asked.options)) == ("cube", numbers)
            drive(s, ("reset", "eu", ("europe",)), ("cube", number))
        assert s.temporary["europe"] == tuple(row.split())


def test_of_several_cubes_he_says_which_becomes_permanent() -> None:
    """§B13.8 §K4.8 The first or the second of his (ruling R68)."""
    for number, row in ((1, ("usa", "eu")), (3, ("eu", "usa"))):
        s = table()
        s.temporary["europe"] = ("eu", "usa", "eu")
        s.nations["eu"].growth = ["regional-resilience"]
        drive(s, ("resilience", "eu", "europe"), "yes", ("cube", number))
        assert (s.temporary["europe"], s.permanent["europe"]) == (row, ("eu",))


def test_a_reset_may_be_declined_where_the_card_says_so() -> None:
    """§B13.7"""
    s = table()
    s.temporary["europe"] = ("eu", "usa")
    assert options(s, ("reset", "eu", ("europe",), 1)) == ["europe", "pass"]
    drive(s, ("reset", "eu", ("europe",), 1), "pass")
    assert s.temporary["europe"] == ("eu", "usa")


def test_a_region_has_slots_and_a_queue() -> None:
    """§B13.1 §B13.2 §B13.3 A person chooses; a permanent slot is worth 1."""
    s = table()
    assert options(s, ("influence", "usa", "americas", ())) == ["permanent", "temporary"]
    drive(s, ("influence", "usa", "americas", ()), "permanent")
    assert (s.permanent["americas"], s.nations["usa"].vp) == (("usa",), 1)
    assert events(s, "influence") == [("usa", "americas", "permanent", 1)]


def test_permanent_needs_a_slot_and_temporary_does_not() -> None:
    """§B13.2 §B13.5 Even a full queue may be chosen while a slot is free (ruling R18)."""
    s = fill(table(), "americas")
    drive(s, ("influence", "usa", "americas", ()))
    assert s.temporary["americas"] == ("usa",)
    s = table()
    s.temporary["americas"] = ("eu",) * 4
    drive(s, ("influence", "usa", "americas", ()), "temporary")
    assert s.temporary["americas"] == ("eu", "eu", "eu", "usa")
    assert (events(s, "pushed_out"), s.nations["usa"].vp) == ([("eu", "americas")], 0)


def test_a_card_may_place_without_a_slot() -> None:
    """§B13.9 A free slot for its VP, or beside them for nothing (ruling R19); §K2.24 may."""
    s = table()
    terms = (("permanent", 1),)
    for points in (1, 2, 2):
        drive(s, ("influence", "usa", "americas", terms))
        assert s.nations["usa"].vp == points
    assert s.extra["americas"] == ("usa",)
    assert options(s, ("influence", "usa", "americas", (("forced", 1),))) == ["permanent", "temporary"]


def test_only_slots_make_a_region_complete() -> None:
    """§B13.10 Extra and printed cubes count as cubes, not as slots."""
    s = table()
    s.extra["americas"] = ("usa",) * 3
    s.permanent["americas"] = ("eu",)
    assert not is_complete(s, "americas")
    assert cubes(s, "americas", "usa") == 4  # one is printed


def test_permanent_cubes_stay() -> None:
    """§B13.11 Whatever is added."""
    s = fill(table(), "americas", "eu")
    for _ in range(6):
        add(s, "usa", "americas", "temporary")
    assert s.permanent["americas"] == ("eu", "eu")


# B15


def test_open_cards_are_resolved_for_unplayed_powers_only() -> None:
    """§B15.1 §B15.6 In opening order, rows by power; then both are discarded (ruling R26)."""
    s = table("usa-russia")
    s.influence_open = ("7", "1")
    s.influence = [card for card in s.influence if card not in ("7", "1")]
    drive(s, ("auto_influence",), "no")  # the USA's flag on card 1
    assert [args[:2] for args in events(s, "influence_row")] == [
        ("7", "eu"), ("7", "china"), ("1", "eu"), ("1", "china"),
    ]  # fmt: skip
    assert list(s.influence_open) == []
    assert s.influence_gone == ["7", "1"]


def test_a_row_places_a_cube_and_an_army() -> None:
    """§B15.2 §B15.3 Permanent if there is a slot, else temporary; no VP for anybody."""
    s = table("usa-russia")
    drive(s, ("influence_row", "7", "china"))  # central_asia, with an army
    assert (s.permanent["central_asia"], s.armies["central_asia"]) == (("china",), (0, 0, 0, 1))
    fill(s, "central_asia")
    drive(s, ("influence_row", "7", "china"))
    assert s.temporary["central_asia"] == ("china",)
    assert "scored" not in names(s)


def test_a_row_without_an_army_places_none() -> None:
    """§B15.3"""
    s = table("usa-russia")
    drive(s, ("influence_row", "7", "eu"))
    assert not s.board.influence["7"]["eu"].army
    assert all(row == (0, 0, 0, 0) for row in s.armies.values())
    assert "army_placed" not in names(s)


def test_a_person_may_answer_a_flag() -> None:
    """§B15.4 A face-up Commerce card goes down for 10 money, or not."""
    s = table("usa-russia")
    drive(s, ("influence_row", "1", "eu"), "no")  # shows the flag of the USA
    assert s.nations["usa"].money == 30
    drive(s, ("influence_row", "1", "eu"), "yes")
    assert (s.nations["usa"].money, s.commerce["usa"]) == (40, (False,))
    assert drive(s, ("influence_row", "1", "eu")) is None  # no card is left


def test_an_automa_needs_no_card_for_a_flag() -> None:
    """§B15.5 (ruling R26)"""
    s = table("russia-usa", 1)
    drive(s, ("influence_row", "1", "eu"))
    assert s.nations["usa"].money == 60


def test_auto_influence_takes_place_in_round_six() -> None:
    """§B15.7 Although Research is skipped (§B1.7)."""
    s = table("usa-russia")
    s.round, s.influence_open = 6, ("3",)
    s.influence.remove("3")
    drive(s, ("auto_influence",))
    assert len(events(s, "influence_row")) == 2
    begin_round(s, 6)
    assert ("open_influence",) in s.agenda


def test_an_empty_deck_is_made_of_the_discard() -> None:
    """§A20.1 §A20.2 Open cards are not among them until they are resolved."""
    s = table("usa-russia")
    s.influence, s.influence_open, s.influence_gone = ["1"], (), [str(n) for n in range(2, 21)]
    drive(s, ("open_influence",), "5")
    assert list(s.influence_open) == ["1", "5"]
    assert len(s.influence) == 18

"""Positions set up by hand, each with what the rulebook makes of it: where criteria, ties and limits meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldorder.position import ally, army, drive, events, fill, names, shown, table, without_allies
from tests.games.worldorder.test_automa import automas, cells
from tests.games.worldorder.test_automa_edges import closed
from visavis.games.worldorder.bot.military import choose_region
from visavis.games.worldorder.rules.movement import may_enter
from visavis.games.worldorder.rules.scoring import (
    led_regions,
    score_network,
    score_status,
    sphere_points,
    standings,
    status_points,
    token_points,
)
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World
from visavis.kernel.journal import Explanation

ZONE = ["europe", "central_asia", "mena"]  # of Russia


def contenders(s: World, power: str) -> list[str]:
    """Among which regions chance would decide where its army moves, or the only one."""
    s.told = []
    asking = choose_region(s, power, [region for region in REGIONS if may_enter(s, power, region)], "move")
    asked = next(asking, None)
    while asked is not None:
        asked.answer = asked.options[0]
        asked = next(asking, None)
    (told,) = [each for each in s.told if isinstance(each, Explanation)]
    lots = [line for line in told.lines if line.text == "lottery"]
    return list(lots[0].before) if lots else [told.chosen]


@pytest.mark.parametrize(("powers", "power", "armies", "focus", "where"), [
    # M1: the partner of the NATO is no threat; then M2 looks at Russia, in two regions
    ("usa-eu-russia-china", "eu", {"europe": {"usa": 3}}, {}, ["europe", "mena"]),
    # M1: armies of a power that nobody plays
    ("eu-russia", "russia", {"central_asia": {"china": 1}}, {}, ["central_asia"]),
    # M1: the smaller excess of two regions, and of two powers in one region
    ("usa-russia-eu", "russia", {"europe": {"usa": 3, "russia": 1}, "mena": {"usa": 2, "russia": 1}}, {}, ["mena"]),
    ("usa-russia-eu", "russia", {"europe": {"usa": 4, "eu": 2, "russia": 1}, "mena": {"usa": 3, "russia": 1}}, {},
     ["europe"]),
    # M1 not: the focus defends without an army; M2 by most opponents, who have two zones there
    ("usa-russia-eu-china", "russia", {"central_asia": {"china": 1}}, {"russia": "military"}, ["central_asia"]),
    ("usa-russia-eu-china", "russia", {}, {"russia": "military"}, ["europe", "mena"]),
    # M2: the opponent's focus defends; with the own one two are more than one
    ("china-russia-usa", "russia", {}, {"china": "military"}, ["europe", "mena"]),
    ("china-russia", "russia", {}, {"china": "military"}, ZONE),  # M4: nobody else in its zone
    ("china-russia", "russia", {}, {"china": "military", "russia": "military"}, ["central_asia"]),
    # M2: who is threatened already is not threatened anew
    ("china-russia-usa", "russia", {"europe": {"russia": 1}}, {}, ["central_asia", "mena"]),
    # M4: in its zone it meets nobody
    ("eu-china", "china", {}, {}, ["central_asia", "south_asia", "east_asia_pacific"]),
])  # fmt: skip
def test_where_an_army_goes(powers: str, power: str, armies: Any, focus: dict[str, str], where: list[str]) -> None:
    """§A10.4 §A10.5 §A10.6 §A10.7 §A10.8 §A10.9 §A10.10 One criterion after another (ruling R36, ruling R37)."""
    s = table(powers, 1)
    for region, row in armies.items():
        army(s, region, **row)
    for each, name in focus.items():
        s.nations[each].focus = name
    assert contenders(s, power) == where


def test_a_base_lets_it_threaten_outside_its_zone() -> None:
    """§A10.2 §A10.4 M3: the EU in Africa, once; after that M4."""
    s = table("eu-china", 1)
    s.nations["china"].bases = {"africa": 1}
    assert contenders(s, "china") == ["africa"]
    army(s, "africa", china=1)
    assert contenders(s, "china") == ["central_asia", "africa", "south_asia", "east_asia_pacific"]


def test_a_nuclear_program_threatens_an_automa_without_an_army() -> None:
    """§K4.20 §A10.5 Everywhere in its zone, by one."""
    s = table("usa-russia", 1)
    s.nations["usa"].growth = ["nuclear-program"]
    assert contenders(s, "russia") == ZONE


# Threats


@pytest.mark.parametrize(("powers", "region", "armies", "focus", "lost"), [
    ("usa-eu-russia-china", "central_asia", {"russia": 2, "china": 2}, {}, {}),
    ("usa-eu-russia-china", "europe", {"usa": 3, "russia": 3, "eu": 1}, {}, {"eu": 2}),
    ("usa-china", "europe", {"eu": 5}, {}, {}),  # the partner, though nobody plays it
    ("usa-china", "europe", {"russia": 2, "usa": 1}, {}, {"usa": 2}),
    ("usa-eu-russia-china", "mena", {"china": 5}, {}, {"usa": 2, "eu": 2, "russia": 2}),
    ("usa-eu-russia-china", "europe", {"usa": 2, "eu": 1}, {}, {"russia": 4}),
    ("usa-russia", "europe", {}, {"usa": "military"}, {}),
    ("usa-russia", "europe", {"usa": 1, "russia": 1}, {"usa": "military"}, {"russia": 2}),
    ("usa-russia", "europe", {"usa": 1, "russia": 1}, {"usa": "military", "russia": "military"}, {}),
    ("usa-russia", "central_asia", {"usa": 1}, {"russia": "military"}, {}),
    ("usa-russia", "south_asia", {"usa": 3, "russia": 1}, {}, {}),  # in nobody's zone who plays
])  # fmt: skip
def test_who_loses_to_threats(powers: str, region: str, armies: Any, focus: dict[str, str], lost: Any) -> None:
    """§B16.4 §B16.5 §B16.6 §B16.7 §B16.8 §A14.3 Persons and Automas alike (ruling R21, ruling R22)."""
    s = army(table(powers, 1), region, **armies)
    for each, name in focus.items():
        s.nations[each].focus = name
    for nation in s.nations.values():
        nation.vp = 10
    drive(s, ("threat", region))
    assert {power: 10 - nation.vp for power, nation in s.nations.items() if nation.vp != 10} == lost


# Scoring


@pytest.mark.parametrize(("powers", "region", "cubes", "armies", "growth", "places"), [
    ("usa-eu-russia-china", "americas", "eu russia", {}, {}, "usa 3 2, eu 3 2, russia 3 2"),
    ("usa-eu-russia-china", "americas", "eu russia", {"eu": 1}, {}, "eu 1 7, usa 3 2, russia 3 2"),
    ("usa-eu-russia-china", "south_asia", "usa usa", {}, {}, "usa 1 8, china 3 2, local 3 0"),
    ("usa-eu-russia-china", "south_asia", "usa usa", {"china": 1}, {}, "usa 1 8, china 2 5, local 3 0"),
    ("usa-russia", "europe", "eu eu eu eu", {}, {}, "eu 1 0, usa 3 3, russia 3 3"),
    ("usa-russia", "europe", "eu eu eu eu", {"russia": 1}, {}, "eu 1 0, russia 2 6, usa 3 3"),
    ("usa-russia", "americas", "russia local", {"russia": 2}, {"usa": "indisputable-authority"},
     "usa 1 7, russia 2 4, local 3 0"),
    ("russia-usa", "americas", "russia local", {"russia": 2}, {"usa": "indisputable-authority"},
     "russia 1 7, usa 3 2, local 3 0"),  # an Automa has no ability
    ("usa-eu-russia-china", "central_asia", "china china", {"russia": 9}, {}, "china 1 8, russia 2 4"),
])  # fmt: skip
def test_places_in_a_region(powers: str, region: str, cubes: str, armies: Any, growth: Any, places: str) -> None:
    """§B17.4 §B17.5 §K4.19 §A3.5 Ties by armies, then the lowest place; owners who do not play hold theirs."""
    s = army(table(powers, 1), region, **armies)
    s.permanent[region] = tuple(cubes.split())
    for power, title in growth.items():
        s.nations[power].growth = [title]
    assert ", ".join(f"{row.owner} {row.place} {row.bonus}" for row in standings(s, region)) == places


@pytest.mark.parametrize(("counts", "points"), [
    ((50, 50, 10, 0), (3, 3, 1, 0)),
    ((50, 50, 50, 9), (1, 1, 1, 0)),
    ((50, 50, 50, 50), (0, 0, 0, 0)),
    ((50, 9, 9, 1), (5, 1, 1, 0)),
    ((50, 0, 0, 0), (5, 0, 0, 0)),
    ((0, 0, 0), (0, 0, 0)),
    ((7, 7), (0, 0)),
    ((7, 1), (5, 0)),
])  # fmt: skip
def test_majority_tokens(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    """§B17.6 §B17.7 §B17.8 The lower place of those tied; of two only who is alone in front; nothing for nothing."""
    found = token_points(dict(zip("abcd", counts, strict=False)), (5, 3, 1))
    assert tuple(found.values()) == points


def test_the_status_of_a_superpower_step_by_step() -> None:
    """§B18.2 Four regions at the start, ties with locals and with powers that nobody plays included; then fewer."""
    s = table("usa-china")
    assert (led_regions(s, "usa"), status_points(s)) == (4, 0)
    for region, owner, points in (
        ("mena", "local", -2), ("europe", "eu", -5), ("east_asia_pacific", "china", -8), ("americas", "russia", -8),
    ):  # fmt: skip
        s.temporary[region] = (owner,)
        assert status_points(s) == points  # a tie in the Americas still leads
    s.extra["americas"] = ("russia",)
    assert status_points(s) == -12
    s.nations["usa"].vp = 3
    score_status(s)
    assert s.nations["usa"].vp == 0  # §B0.7


@pytest.mark.parametrize(("armies", "points"), [
    ({"europe": {"russia": 1, "usa": 1}}, 2),
    ({"europe": {"russia": 1, "usa": 2}}, 0),
    ({"europe": {"russia": 1, "eu": 2}}, 0),  # the EU is not played
    ({"africa": {"russia": 3}}, 0),
    ({region: {"russia": 1} for region in ZONE}, 6),
])  # fmt: skip
def test_the_sphere(armies: Any, points: int) -> None:
    """§B18.3 An army in its zone, and nobody with more, whoever plays."""
    s = table("usa-russia")
    for region, row in armies.items():
        army(s, region, **row)
    assert sphere_points(s) == points


@pytest.mark.parametrize(("fdi", "points"), [
    ({"africa": 2, "mena": 1}, 0),
    ({"africa": 2, "mena": 1, "europe": 1}, 2),
    ({"africa": 3, "mena": 1, "europe": 0}, 0),
    (dict.fromkeys(REGIONS, 1), 8),
])  # fmt: skip
def test_the_network_of_an_automa_counts_regions(fdi: dict[str, int], points: int) -> None:
    """§B18.4 §A14.4 Not tokens (ruling R24)."""
    s = automas("usa-china")
    s.nations["china"].fdi, s.nations["china"].vp = fdi, 0
    score_network(s)
    assert s.nations["china"].vp == points


# What an Automa does instead


@pytest.mark.parametrize(("before", "type_", "money", "after", "done"), [
    # at the limit everywhere: Improve Relations moves its own tokens, Invest keeps its
    ({"invest": 2, "relations": 2}, "economic", 50, {"invest": 2, "engage": 2}, "allied"),
    ({"invest": 2, "trade": 1}, "economic", 0, {"invest": 3}, "automa_trade"),
    ({"engage": 2, "trade": 2}, "diplomatic", 4, {"engage": 2, "invest": 2}, "automa_trade"),
    ({"engage": 2}, "diplomatic", 4, {"engage": 2}, "automa_trade"),  # nothing lies on Trade
    ({"move": 3}, "military", 5, {"base": 3}, "army_placed"),
    ({"base": 2, "move": 1}, "military", 10, {"base": 1, "move": 2}, "automa_base"),
    ({"base": 2, "trade": 1}, "military", 9, {"base": 2, "invest": 1}, "automa_trade"),
    ({"trade": 3}, "economic", 0, {"invest": 3}, "automa_trade"),
    ({"relations": 3}, "diplomatic", 50, {"engage": 3}, "allied"),
    ({"engage": 3}, "diplomatic", 50, {"engage": 2, "relations": 1}, "engaged"),
])  # fmt: skip
def test_tokens_move_for_what_was_done(before: Any, type_: str, money: int, after: Any, done: str) -> None:
    """§A5.4 §A5.5 §A5.6 §A5.7 One from the left, all from the right, and only in that row."""
    s = cells(without_allies(automas("eu-usa"), "usa"), "usa", **before)
    ally(s, "usa", "honduras")
    s.nations["usa"].bases, s.nations["usa"].fdi = {}, {"americas": 2} if "relations" in before else {}
    for region in REGIONS:
        shown(s, region, *({"americas": ("peru",)}.get(region, ())))
    s.nations["usa"].money = money
    answer_any(s, ("automa_do", "usa", type_))
    assert {cell: n for cell, n in s.nations["usa"].cells.items() if n} == after
    assert done in names(s)


def answer_any(s: World, item: Any) -> None:
    """The first option of whatever is turned, until the action is done."""
    given: list[Any] = []
    while (asked := drive(s.clone(), item, *given)) is not None:
        given.append(asked.options[0])
        assert len(given) < 60
    drive(s, item, *given)


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_where_its_own_cube_would_go(level: str) -> None:
    """§A15.6 §A15.7 §A15.9 Its only ally is in a closed region: Trade, or a cube beside the slots without VP."""
    s = closed(ally(without_allies(automas("eu-usa", level=level), "usa"), "usa", "honduras"), "americas", "usa")
    queue = s.temporary["americas"]
    cells(s, "usa", engage=1)
    answer_any(s, ("automa_do", "usa", "diplomatic"))
    assert s.temporary["americas"] == queue
    assert s.extra["americas"] == (("usa",) if level == "expert" else ())
    assert ("automa_trade" in names(s)) == (level == "normal")
    assert s.nations["usa"].vp == 10


def test_another_powers_cube_goes_first() -> None:
    """§A15.5 §A15.8 The queue is full, its own cube stands second: the first one leaves, for 0 VP."""
    s = closed(ally(without_allies(automas("eu-usa"), "usa"), "usa", "honduras"), "americas", "usa")
    s.temporary["americas"] = ("eu", "usa", "usa", "usa")
    cells(s, "usa", engage=1)
    answer_any(s, ("automa_do", "usa", "diplomatic"))
    assert (s.temporary["americas"], s.nations["usa"].vp) == (("usa",) * 4, 10)


@pytest.mark.parametrize(("money", "taken"), [(14, "honduras"), (15, "canada"), (5, "honduras")])
def test_too_dear_is_left_out_before_its_own_country_is_looked_for(money: int, taken: str) -> None:
    """§A6.2 §A6.4 §A22.12 Below 15 money F2 comes before C1; exactly enough is enough."""
    s = shown(cells(automas("usa-eu"), "eu", relations=1), "americas", "canada", "honduras")
    s.nations["eu"].money = money
    answers = [("influence_card", next(c for c, row in s.board.influence.items() if row["eu"].region == "americas"))]
    asked = drive(s, ("automa_do", "eu", "diplomatic"), *answers)
    assert asked is None or asked.name == "country"
    assert taken in s.nations["eu"].allies
    assert s.nations["eu"].money == money - 5 * s.board.countries[taken].value


# Trade


def test_two_automas_thank_once() -> None:
    """§A19.2 §B7.9 Everything of both cards is bought in one Trade."""
    s = table("china-russia-usa", 1)
    s.nations["china"].money = 60
    drive(s, ("trade", "china", ()), "buy energy", 3, "buy services", ("buy_from", "usa"), "done")
    assert events(s, "bought_from") == [("china", "russia", "energy", 3), ("china", "usa", "services", 1)]
    assert s.nations["china"].goods["diplomacy"] == 3 + 1
    assert (s.nations["russia"].money, s.nations["usa"].money) == (30 + 9, 50 + 10)


def test_thanks_come_with_the_first_whole_card() -> None:
    """§B7.9 §A19.3 Not for a part of one; then for the other good (ruling R45)."""
    s = table("china-russia", 1)
    s.nations["china"].money = 60
    drive(s, ("trade", "china", ()), "buy energy", 2, "buy raw", 3, "done")
    assert s.nations["china"].goods["diplomacy"] == 3 + 1


# Growth cards


@pytest.mark.parametrize(("owned", "shown_", "money", "gained", "spent"), [
    ([], {}, 99, 0, -30),  # nothing of its level lies there
    (["a", "b", "c", "d", "e"], {"space-program": 1}, 999, 0, -30),  # all five
    (["a"], {"knowledge-transfer": 1, "space-program": 1}, 25, 6, 25),
    (["a"], {"knowledge-transfer": 1}, 24, 0, -30),
    (["a"], {"knowledge-transfer": 0}, 99, 0, -30),  # the last copy is gone
])  # fmt: skip
def test_growth_of_an_automa(owned: list[str], shown_: dict[str, int], money: int, gained: int, spent: int) -> None:
    """§A12.1 §A12.4 §A12.6 §A5.8 §G2.5 The next level only, what is left, exactly enough; otherwise 30 money."""
    s = automas("eu-usa")
    nation = s.nations["usa"]
    nation.growth, nation.money, s.growth = list(owned), money, dict(shown_)
    drive(s, ("automa_growth", "usa"))
    assert (nation.vp - 10, money - nation.money) == (gained, spent)


def test_a_full_region_is_scored_for_cubes_beside_the_slots_too() -> None:
    """§B13.10 §B17.2 §B17.3 Three cubes beside them make a majority, and each its VP."""
    s = fill(table(), "americas", "eu")
    s.extra["americas"] = ("russia",) * 3
    assert [(row.owner, row.cubes, row.bonus) for row in standings(s, "americas")][:2] == [
        ("russia", 3, 7), ("eu", 2, 4),
    ]  # fmt: skip

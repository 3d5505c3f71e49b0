"""Chapters B16 to B19: returns, prosperity, threat, scoring and the end."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, army, drive, events, fill, names, options, table, without_allies
from visavis.games.worldorder.rules.aftermath import aftermath, defence_of, prosper, threat_of, threats_to
from visavis.games.worldorder.rules.ending import best, finish
from visavis.games.worldorder.rules.scoring import (
    led_regions,
    score_network,
    score_region,
    score_sphere,
    score_status,
    score_token,
    scoring,
    standings,
    token_points,
)
from visavis.games.worldorder.state import World

# The examples


def test_e37_returns_of_investments_and_a_token() -> None:
    """§B16.1 §B16.2 Example E37: FDI on values 1, 1 and 3 bring 10, a token with two allies 10."""
    s = ally(without_allies(table(), "usa"), "usa", "albania", "honduras", "canada", fdi=1)
    s.nations["usa"].engaged = ["americas"]
    s.nations["usa"].money = 0
    drive(s, ("returns", "usa"), ("cash", "americas"))
    assert s.nations["usa"].money == 20
    assert s.nations["usa"].engaged == []
    assert s.nations["usa"].fdi_income == 10  # §G1.15 without the token


def threat_in(region: str, **armies: int) -> World:
    s = army(table(), region, **armies)
    for nation in s.nations.values():
        nation.vp = 20
    return s


def losses(s: World) -> dict[str, int]:
    return {power: 20 - nation.vp for power, nation in s.nations.items() if nation.vp != 20}


@pytest.mark.parametrize(("eu", "lost"), [(1, 2), (2, 4)])
def test_e39_threats_in_central_asia(eu: int, lost: int) -> None:
    """§B16.6 Example E39: china 2, russia 1: russia loses 2; with eu 2 it loses 4. The EU has no zone there."""
    s = threat_in("central_asia", china=2, russia=1, eu=eu)
    drive(s, ("threat", "central_asia"))
    assert losses(s) == {"russia": lost}


def test_e40_a_token_defends_the_eu() -> None:
    """§B16.5 §B16.7 Example E40: usa 3, russia 2 with military focus, eu 1 with a token and 3 allies: nobody loses."""
    s = threat_in("europe", usa=3, russia=2, eu=1)
    s.nations["russia"].focus = "military"
    s.nations["eu"].engaged = ["europe"]
    ally(s, "eu", "albania")  # with Norway and the member states
    drive(s, ("threat", "europe"), ("defend", "yes"))
    assert losses(s) == {}
    assert s.nations["eu"].engaged == []
    assert defence_of(s, "russia", "europe") == 3


def test_e41_a_region_is_scored() -> None:
    """§B17.3 §B17.4 §B17.5 Example E41: usa 14, russia 10, eu 7, china 1."""
    s = army(table(), "mena", russia=4, eu=1)
    s.permanent["mena"] = ("usa", "usa", "usa")  # printed: eu, usa, local
    s.extra["mena"] = ("eu", "eu", "russia", "russia", "russia", "china")
    score_region(s, "mena")
    assert {power: nation.vp for power, nation in s.nations.items()} == {"usa": 14, "russia": 10, "eu": 7, "china": 1}


def test_e42_majority_tokens() -> None:
    """§B17.6 §B17.7 Example E42."""
    prizes = printed_tokens()
    powers = ("usa", "eu", "russia", "china")

    def points(token: str, *counts: int) -> list[int]:
        return list(token_points(dict(zip(powers, counts, strict=False)), prizes[token]).values())

    assert points("money", 121, 78, 54, 49) == [5, 3, 1, 0]
    assert points("armies", 8, 5, 5, 0) == [6, 1, 1, 0]
    assert points("allies", 10, 9, 8, 8) == [7, 4, 0, 0]
    assert points("money", 5, 3) == [5, 0]
    assert points("money", 5, 5) == [0, 0]


def printed_tokens() -> dict[str, tuple[int, ...]]:
    majority = table().board.majority
    return {token: getattr(majority, token) for token in ("money", "armies", "allies")}


@pytest.mark.parametrize(("led", "lost"), [(0, 12), (1, 8), (2, 5), (3, 2), (4, 0)])
def test_e43_the_status_of_the_usa(led: int, lost: int) -> None:
    """§B18.2 Example E43: by regions led or shared; the region need not score (ruling R24)."""
    s = table()
    s.nations["usa"].vp = 20
    for region in s.permanent:
        s.extra[region] = ("china",) * 5
    for region in list(s.extra)[:led]:
        s.extra[region] = ("usa",) * 5
    assert led_regions(s, "usa") == led
    score_status(s)
    assert 20 - s.nations["usa"].vp == lost


def test_e43_the_sphere_of_russia_and_the_network_of_china() -> None:
    """§B18.3 §B18.4 Example E43: top in 3 regions of the zone 6; FDI in 5 or 7 regions 4 or 8."""
    s = table()
    for region, usa in (("europe", 0), ("central_asia", 1), ("mena", 2)):
        army(s, region, russia=2, usa=usa)
    score_sphere(s)
    assert s.nations["russia"].vp == 6
    army(s, "mena", usa=3)
    score_sphere(s)
    assert s.nations["russia"].vp == 10
    regions = ["albania", "mongolia", "peru", "egypt", "kenya", "nepal", "laos"]
    for n, points in ((2, 0), (3, 2), (4, 3), (5, 4), (6, 6), (7, 8)):
        s = ally(without_allies(table(), "china"), "china", *regions[:n], fdi=1)
        score_network(s)
        assert s.nations["china"].vp == points


def test_e46_a_step_of_prosperity() -> None:
    """§B16.3 Example E46: 5 consumer goods, 3 are left, 2 VP, 10 money; once a round."""
    s = table()
    nation = s.nations["usa"]
    nation.goods["cg"] = 5
    assert drive(s, ("prosperity", "usa"), ("prosper", "yes")) is None
    assert (nation.goods["cg"], nation.vp, nation.money, nation.prosperity) == (3, 2, 40, 1)


def test_e48_the_end_of_the_game_for_china() -> None:
    """§B19.1 Example E48: FDI in 4 regions 3, two unused assets 4, an unused order 3: 10."""
    s = table(orders=True)
    ally(without_allies(s, "china"), "china", "albania", "mongolia", "peru", "egypt", fdi=1)
    s.nations["china"].assets = ["china-brics", "china-trade-surplus"]
    finish(s)
    assert s.nations["china"].vp == 10
    assert s.nations["usa"].vp == 3  # §B20.3


# B16


def test_the_aftermath_has_its_order() -> None:
    """§B1.6 Returns, prosperity, threat in board order (§B16.9), scoring in rounds 3 and 6."""
    for n, scored in ((2, False), (3, True), (6, True)):
        s = table("usa-russia")
        s.round = n
        aftermath(s)
        steps = [item[0] for item in s.agenda[::-1]]
        assert steps[:4] == ["returns", "returns", "prosperity", "prosperity"]
        assert steps[4:11] == ["threat"] * 7
        assert steps[11:] == (["scoring"] if scored else []) + ["end_round"]


def test_a_token_without_an_ally_defends_nothing_and_is_not_asked_for() -> None:
    """§B16.5 Two for every ally there: without one nobody is asked, and the loss is the same."""
    s = army(table("usa-russia", 1), "europe", russia=1)
    s.nations["usa"].engaged, s.nations["usa"].vp = ["europe"], 9
    del s.nations["usa"].allies["start-iceland"]
    assert drive(s, ("threat", "europe")) is None
    assert (s.nations["usa"].vp, s.nations["usa"].engaged) == (7, ["europe"])


def test_a_token_may_be_kept() -> None:
    """§B16.2 One after another, or none."""
    s = table()
    s.nations["eu"].engaged = ["europe", "africa"]
    assert options(s, ("returns", "eu")) == ["europe", "africa", "done"]
    drive(s, ("returns", "eu"), "done")
    assert s.nations["eu"].engaged == ["europe", "africa"]


def test_prosperity_needs_its_goods_and_ends_after_five_steps() -> None:
    """§B16.3 The fifth step gives no money; §K4.15 for one less and a VP more."""
    s = table()
    nation = s.nations["eu"]
    nation.goods["cg"] = 1
    assert drive(s, ("prosperity", "eu")) is None
    nation.prosperity, nation.goods["cg"] = 4, 6
    prosper(s, "eu")
    assert (nation.vp, nation.money, nation.goods["cg"]) == (12, 25, 0)
    nation.goods["cg"] = 9
    assert drive(s, ("prosperity", "eu")) is None
    nation.prosperity, nation.growth, nation.vp = 0, ["high-standard-of-living"], 0
    prosper(s, "eu")
    assert (nation.vp, nation.goods["cg"]) == (3, 8)


def test_threat_and_defence_are_counted() -> None:
    """§B16.4 §B16.5 §B3.13 Military focus: threat where an army is, defence in the zone; §K4.20 both everywhere."""
    s = army(table(), "africa", usa=2)
    nation = s.nations["usa"]
    assert (threat_of(s, "usa", "africa"), defence_of(s, "usa", "africa")) == (2, 2)
    nation.focus = "military"
    assert (threat_of(s, "usa", "africa"), defence_of(s, "usa", "africa")) == (3, 2)
    assert (threat_of(s, "usa", "mena"), defence_of(s, "usa", "mena")) == (0, 1)
    nation.growth = ["nuclear-program"]
    assert (threat_of(s, "usa", "mena"), defence_of(s, "usa", "mena")) == (1, 2)


def test_a_threat_must_be_greater() -> None:
    """§B16.6 §B16.10 Armies stay."""
    s = threat_in("south_asia", china=1, usa=1)
    drive(s, ("threat", "south_asia"))
    assert losses(s) == {}
    army(s, "south_asia", usa=2)
    drive(s, ("threat", "south_asia"))
    assert losses(s) == {"china": 2}
    assert s.armies["south_asia"] == (2, 0, 0, 1)


def test_partners_of_the_nato_do_not_threaten_each_other() -> None:
    """§B16.7 §B18.1 Also if the partner is unplayed (ruling R21)."""
    s = threat_in("mena", usa=5)
    assert threats_to(s, "eu", "mena", 0) == []
    s = army(table("usa-russia"), "mena", eu=5)
    assert threats_to(s, "usa", "mena", 0) == []
    assert threats_to(s, "russia", "mena", 0) == ["eu"]  # §B16.8 armies of unplayed powers threaten (ruling R22)


def test_all_losses_of_a_region_come_together() -> None:
    """§B16.9 Decisions in turn order; a token is kept unless he is threatened (ruling R25)."""
    s = threat_in("europe", usa=1, russia=3)
    s.order = ("china", "eu", "usa", "russia")
    s.nations["eu"].engaged = s.nations["usa"].engaged = ["europe"]
    s.nations["eu"].engaged, s.nations["usa"].engaged = ["europe"], ["europe"]
    asked = drive(s, ("threat", "europe"), ("defend", "yes"))
    assert asked is not None
    assert asked.about["power"] == "usa"
    s.nations["eu"].engaged = ["europe"]
    drive(s, ("threat", "europe"), ("defend", "no"), ("defend", "yes"))
    assert losses(s) == {"eu": 2}
    s = threat_in("europe", usa=1)
    s.nations["usa"].engaged = ["europe"]
    assert drive(s, ("threat", "europe")) is None


# B17


def test_scoring_has_its_order() -> None:
    """§B17.1 Regions, special powers, Majority tokens, objectives (ruling R24)."""
    s = fill(table(), "europe", "usa")
    army(s, "europe", russia=1)
    s.extra["mena"] = s.extra["americas"] = ("china",) * 3
    s.nations["usa"].vp = 9
    drive(s, ("scoring",))
    told = names(s)
    assert told.index("standing") < told.index("status") < told.index("majority")
    s.agenda = []
    scoring(s)
    assert s.agenda == [("objectives",)]


def test_a_region_scores_only_when_its_slots_are_filled() -> None:
    """§B17.2"""
    s = table()
    s.permanent["americas"] = ("usa",)
    score_region(s, "americas")
    assert s.nations["usa"].vp == 0
    s.permanent["americas"] = ("usa", "usa")
    score_region(s, "americas")
    assert s.nations["usa"].vp == 3 + 7


def test_owners_are_ranked_by_cubes_and_armies() -> None:
    """§B17.4 Still tied: all take the lowest of the places; §K4.19 the card wins ties."""
    s = table()
    s.extra["africa"] = ("usa", "usa", "eu", "russia", "russia")  # the EU has one there
    places = {row.owner: row.place for row in standings(s, "africa")}
    assert places == {"usa": 3, "eu": 3, "russia": 3}
    army(s, "africa", russia=1)
    places = {row.owner: row.place for row in standings(s, "africa")}
    assert places == {"russia": 1, "usa": 3, "eu": 3}
    s.nations["eu"].growth = ["indisputable-authority"]
    places = {row.owner: row.place for row in standings(s, "africa")}
    assert places == {"eu": 1, "russia": 2, "usa": 3}


def test_unplayed_powers_hold_places_and_gain_nothing() -> None:
    """§B17.5 Local cubes too; beyond the list there is no bonus (ruling R22)."""
    s = table("usa-russia")
    s.extra["south_asia"] = ("china", "local", "local", "usa", "russia")
    rows = {row.owner: (row.place, row.bonus) for row in standings(s, "south_asia")}
    assert rows == {"local": (1, 0), "china": (2, 0), "usa": (4, 0), "russia": (4, 0)}


def test_a_majority_of_nothing_scores_nothing() -> None:
    """§B17.8 (ruling R23) §B17.9 Reserve armies do not count."""
    s = table()
    score_token(s, "armies")
    assert all(nation.vp == 0 for nation in s.nations.values())
    army(s, "mena", china=1)
    score_token(s, "armies")
    assert {power: nation.vp for power, nation in s.nations.items()} == {"usa": 0, "eu": 0, "russia": 0, "china": 6}
    assert events(s, "majority") == [("china", "armies", 6)]


def test_exhausted_allies_count_for_the_majority() -> None:
    """§B0.3 (ruling R13)"""
    s = table()
    nation = s.nations["eu"]
    nation.allies = {id_: each._replace(ready=False) for id_, each in nation.allies.items()}
    score_token(s, "allies")
    assert nation.vp == 7


# B19


def test_most_vp_win_and_ties_are_broken() -> None:
    """§B19.2 Regions led alone at the last scoring, then cubes, then together; §B19.3 Automas too (ruling R63)."""
    s = table("usa-russia-china", 1)
    for power, vp in (("usa", 9), ("russia", 9), ("china", 8)):
        s.nations[power].vp = vp
    s.sole = {"usa": 1, "russia": 0, "china": 3}
    assert best(s) == ["usa"]
    s.sole["russia"] = 1
    assert best(s) == ["usa"]  # four printed cubes against two
    s.extra["europe"] = ("russia", "russia")
    assert best(s) == ["usa", "russia"]
    s.nations["russia"].vp = 10
    finish(s)
    assert (s.winners, s.ending, s.agenda) == (("russia",), "points", [])


def test_first_places_are_counted_for_ties() -> None:
    """§B19.2 Only those taken alone."""
    s = fill(table(), "americas", "usa")
    fill(s, "africa", "russia")
    s.extra["africa"] = ("eu",)
    scoring(s)
    assert s.sole == {"usa": 1, "eu": 0, "russia": 0, "china": 0}

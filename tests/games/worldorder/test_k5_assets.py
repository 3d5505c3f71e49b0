"""Chapters K5 and G5: the thirty-two Strategic Assets, one test for each; §A23 how they meet Automas."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldorder.position import ally, army, drive, events, fill, options, shown, table, without_allies
from visavis.games.worldorder.cards.card import ASSETS
from visavis.games.worldorder.rules.turn import ways
from visavis.games.worldorder.setup import own_assets
from visavis.games.worldorder.state import Ally, World, cubes
from visavis.kernel.choice import Choice


def rich(power: str, people: int | None = None) -> World:
    """The table, with plenty of everything for one power."""
    s = table(people=people)
    nation = s.nations[power]
    nation.money, nation.hand = 60, ["new-allies"]
    nation.goods = dict.fromkeys(nation.goods, 6)
    s.acting = power
    return s


def used(s: World, power: str, name: str, *answers: Any) -> Choice[Any] | None:
    """Use an asset that can be used."""
    id_ = f"{power}-{name}"
    s.nations[power].assets = [id_]
    assert ASSETS[id_].ready(s, power)
    return drive(s, ("asset", power, id_), *answers)


def asked(choice: Choice[Any] | None) -> list[Any]:
    """What may be answered."""
    assert choice is not None
    return list(choice.options)


def is_ready(s: World, power: str, name: str) -> bool:
    return ASSETS[f"{power}-{name}"].ready(s, power)


def test_every_asset_does_something() -> None:
    """§G5.1 Five of each power, three more of the expansion, and all of them can be used."""
    board = table().board
    assert ASSETS.keys() == board.assets.keys()
    assert len(own_assets(table(), "eu")) == 5
    assert len(own_assets(table(new_assets=True), "eu")) == 8  # ruling R58


def test_an_asset_that_cannot_be_paid_is_not_offered() -> None:
    """§K5.33 §B4.4 Nor one whose first instruction is impossible."""
    s = rich("eu")
    s.nations["eu"].assets = ["eu-nato", "eu-eu-expansion"]
    assert [way for way in ways(s, "eu") if way.startswith("asset")] == ["asset eu-nato"]
    s.nations["eu"].money = 9
    assert not [way for way in ways(s, "eu") if way.startswith("asset")]


def test_a_used_asset_lies_face_down() -> None:
    """§B4.4 Once a game."""
    s = rich("eu")
    used(s, "eu", "nato", "mena")
    assert (s.nations["eu"].assets, s.nations["eu"].used) == ([], ["eu-nato"])


# The EU


def test_central_european_bank() -> None:
    """§K5.1 20 money; a Growth card of whose cost services may be paid with ten money each."""
    s = rich("eu")
    nation = s.nations["eu"]
    nation.money, nation.growth, nation.goods["services"] = 0, ["a"], 1
    used(s, "eu", "central-european-bank", ("growth", "knowledge-transfer"), ("pay_services", 2))
    assert (nation.money, nation.goods["services"], nation.goods["diplomacy"]) == (0, 1, 5)
    assert nation.growth[-1] == "knowledge-transfer"


def test_the_bank_and_a_growth_card_that_costs_money() -> None:
    """§K5.1 §B11.2 What is kept for the price is kept once: exactly enough is enough."""
    s = rich("eu")
    nation = s.nations["eu"]
    nation.money, nation.growth, nation.goods["services"], nation.goods["diplomacy"] = 10, ["a"], 0, 0
    used(s, "eu", "central-european-bank")
    assert (nation.growth[-1], nation.money) == ("reduced-bureaucracy", 0)


@pytest.mark.parametrize("goods", [{}, {"services": 3, "food": 2}, {"energy": 5}])
def test_the_bank_and_goods_of_any_kind(goods: dict[str, int]) -> None:
    """§K5.1 §B11.2 Services paid in money are goods left over: with none at all, or for the goods of any kind."""
    s = rich("eu")
    nation = s.nations["eu"]
    s.growth = {"resource-efficiency": 1} if goods else {"reduced-bureaucracy": 1}
    nation.growth = ["a", "b"] if goods else ["a"]
    nation.goods = dict.fromkeys(nation.goods, 0) | goods
    used(s, "eu", "central-european-bank", *([("pay", "services")] * 3 if "food" in goods else ()))
    assert nation.growth[-1] in ("resource-efficiency", "reduced-bureaucracy")
    assert sum(nation.goods.values()) == 0
    assert nation.money == 60 + 20 - 30


@pytest.mark.parametrize(("second", "added"), [("sell services", 1), ("sell raw", 0)])
def test_brand_europe(second: str, added: int) -> None:
    """§K5.2 Open countries of a region trade; influence if consumer goods and services both went there."""
    s = shown(rich("eu"), "mena", "saudi-arabia", "iran")
    assert "europe" not in asked(used(s, "eu", "brand-europe"))
    used(
        s, "eu", "brand-europe", ("region", "mena"),
        "sell cg", ("sell_to", "saudi-arabia"), ("sell_to", "done"),
        second, *([("sell_to", "saudi-arabia"), ("sell_to", "done")] if second == "sell services" else []),
        ("trade", "done"), *[("influence", "temporary")] * added,
    )  # fmt: skip
    assert cubes(s, "mena", "eu") == 1 + added


def test_what_is_sold_elsewhere_makes_no_brand() -> None:
    """§K5.2 Only countries of that region count, his allies among them."""
    s = shown(without_allies(rich("eu"), "eu"), "mena", "saudi-arabia", "iran")
    ally(s, "eu", "norway")
    used(s, "eu", "brand-europe", "mena", "sell cg", ("sell_to", "norway"), "done", "sell services",
         "saudi-arabia", "done", "done")  # fmt: skip
    assert cubes(s, "mena", "eu") == 1


def test_eu_expansion() -> None:
    """§K5.3 Improve Relations in Europe; for two diplomacy influence there, slot or not."""
    s = fill(shown(shown(rich("eu"), "europe", "croatia", "serbia"), "mena", "egypt", "uae"), "europe")
    assert asked(used(s, "eu", "eu-expansion")) == ["croatia", "serbia"]
    used(s, "eu", "eu-expansion", "croatia", ("exhaust", "done"), "albania", ("enlarge", "yes"))
    assert s.extra["europe"] == ("eu",)
    assert s.nations["eu"].goods["diplomacy"] == 6 - 1 - 2


def test_eu_expansion_without_more_diplomacy() -> None:
    """§K5.3 Nobody is asked who cannot pay, and it may be left."""
    s = shown(rich("eu"), "europe", "croatia", "serbia")
    s.nations["eu"].goods["diplomacy"] = 2
    assert used(s, "eu", "eu-expansion", "croatia", "done", "albania") is None
    s = shown(rich("eu"), "europe", "croatia", "serbia")
    used(s, "eu", "eu-expansion", "croatia", "done", "albania", ("enlarge", "no"))
    assert cubes(s, "europe", "eu") == 1


def test_eu_neighborhood_policy() -> None:
    """§K5.4 Engage without allies; for ten money and its cost in another of the three."""
    s = without_allies(rich("eu"), "eu")
    s.nations["eu"].goods["diplomacy"] = 10
    assert asked(used(s, "eu", "eu-neighborhood-policy")) == ["europe", "mena", "central_asia"]
    used(s, "eu", "eu-neighborhood-policy", "europe", "permanent", ("neighbour", "central_asia"), "permanent")
    assert (s.nations["eu"].goods["diplomacy"], s.nations["eu"].money) == (10 - 5 - 4, 50)
    assert s.nations["eu"].engaged == ["europe", "central_asia"]


def test_eu_neighborhood_policy_once() -> None:
    """§K5.4 The other one may be left, and must be payable."""
    s = without_allies(rich("eu"), "eu")
    used(s, "eu", "eu-neighborhood-policy", "europe", "permanent")
    assert s.nations["eu"].goods["diplomacy"] == 1
    s = without_allies(rich("eu"), "eu")
    s.nations["eu"].goods["diplomacy"] = 10
    used(s, "eu", "eu-neighborhood-policy", "europe", "permanent", ("neighbour", "pass"))
    assert s.nations["eu"].money == 60


def test_eu_nato() -> None:
    """§K5.5 Two armies from the supply, base or not; §K5.34 §B13.9 influence, slot or not."""
    s = fill(rich("eu"), "central_asia")
    used(s, "eu", "nato", "central_asia")
    nation = s.nations["eu"]
    assert (nation.goods["diplomacy"], nation.money, nation.goods["army"]) == (4, 50, 6)
    assert (s.armies["central_asia"][1], s.extra["central_asia"]) == (2, ("eu",))
    assert asked(used(rich("eu"), "eu", "nato")) == ["europe", "mena", "central_asia"]


def test_global_gateway_initiative() -> None:
    """§K5.24 As §K5.18: Invest, and once more in another region for ten money more."""
    s = ally(without_allies(rich("eu"), "eu"), "eu", "croatia", "albania", "kenya")
    used(s, "eu", "global-gateway-initiative", "croatia", "temporary", ("invest", "kenya"), "temporary")
    assert s.nations["eu"].money == 60 - 10 - 20


def test_economic_giant() -> None:
    """§K5.25 Two different ones of three, in any order."""
    s = ally(without_allies(rich("eu"), "eu"), "eu", "croatia")
    third = used(s, "eu", "economic-giant", ("branch", "invest"), "temporary", ("branch", "produce"), "raw", "energy")
    assert third is None
    assert s.nations["eu"].allies["croatia"].fdi == 1
    assert (s.nations["eu"].goods["raw"], s.nations["eu"].goods["energy"]) == (7, 7)
    found = asked(used(rich("eu"), "eu", "economic-giant", ("branch", "produce"), "raw", "energy"))
    assert found == ["trade", "invest"]


def test_common_foreign_and_security_policy() -> None:
    """§K5.26 The member states are exhausted: diplomacy and armies are produced; then Engage or a base."""
    s = rich("eu")
    used(
        s, "eu", "common-foreign-and-security-policy",
        ("produce", "army"), ("units", 2), ("produce", "diplomacy"), ("units", 1),
        ("branch", "engage"), "africa", "done", "temporary",
    )  # fmt: skip
    goods = s.nations["eu"].goods
    assert (goods["army"], goods["raw"], goods["food"], goods["diplomacy"]) == (8, 4, 4, 6 + 1 - 3)
    assert not is_ready(s, "eu", "common-foreign-and-security-policy")  # exhausted


# The USA


@pytest.mark.parametrize("power", ["usa", "russia"])
def test_arms_export(power: str) -> None:
    """§K5.6 §K5.12 Two armies of the reserve for 20 money; influence anywhere."""
    s = army(rich(power), "mena", **{power: 5})
    s.nations[power].goods["army"] = 2
    used(s, power, "arms-export", ("region", "africa"), "permanent")
    assert (s.nations[power].goods["army"], s.nations[power].money) == (0, 80)
    assert s.permanent["africa"] == (power,)
    assert not is_ready(s, power, "arms-export")


def test_us_navy() -> None:
    """§K5.7 Two armies to each of two regions at ten money each, and influence; not to Central Asia."""
    s = ally(rich("usa"), "usa", "afghanistan", bases=1)
    assert asked(used(s, "usa", "us-navy")) == ["europe", "americas", "mena", "east_asia_pacific"]
    s.nations["usa"].goods["army"] = 4
    used(s, "usa", "us-navy", "mena", "permanent", ("region", "europe"), ("move_from", "reserve"),
         ("move_from", "reserve"), "permanent")  # fmt: skip
    assert (s.armies["mena"][0], s.armies["europe"][0], s.nations["usa"].money) == (2, 2, 20)


def test_us_navy_sends_two_armies_or_none() -> None:
    """§K5.7 One army, or money for one, is not enough; the other region may be left."""
    s = rich("usa")
    s.nations["usa"].goods["army"] = 1
    assert not is_ready(s, "usa", "us-navy")
    s.nations["usa"].goods["army"], s.nations["usa"].money = 2, 19
    assert not is_ready(s, "usa", "us-navy")
    s.nations["usa"].money = 40
    used(s, "usa", "us-navy", "mena", "permanent", ("region", "pass"))
    assert s.nations["usa"].money == 20


def test_r_and_d_champion() -> None:
    """§K5.8 Two types; a Growth card."""
    s = rich("usa")
    used(s, "usa", "r-and-d-champion", ("produce", "raw"), ("produce", "food"), ("growth", "diplomatic-initiative"))
    assert s.nations["usa"].growth == ["diplomatic-initiative"]
    assert (s.nations["usa"].goods["raw"], s.nations["usa"].goods["food"]) == (8, 9)


@pytest.mark.parametrize("money", [0, 10, 20])
def test_main_un_funding_contributor(money: int) -> None:
    """§K5.9 Three diplomacy for ten money, up to twice; Engage anywhere."""
    s = without_allies(rich("usa"), "usa")
    s.nations["usa"].goods["diplomacy"] = 4
    used(s, "usa", "main-un-funding-contributor", ("price", money), ("engage", "africa"), "permanent")
    assert s.nations["usa"].goods["diplomacy"] == 4 + 3 * money // 10 - 3
    assert s.nations["usa"].money == 60 - money


def test_funding_needs_money_or_something_to_engage_in() -> None:
    """§K5.9 §K5.33"""
    s = without_allies(rich("usa"), "usa")
    s.nations["usa"].money, s.nations["usa"].goods["diplomacy"] = 9, 2
    assert not is_ready(s, "usa", "main-un-funding-contributor")


def test_usa_nato() -> None:
    """§K5.10 Two armies move to one of three regions, base or not; influence, slot or not; two diplomacy."""
    s = fill(army(rich("usa"), "americas", usa=1), "central_asia")
    s.nations["usa"].goods["army"] = 1
    used(s, "usa", "nato", "central_asia", ("move_from", "americas"))
    assert (s.armies["central_asia"][0], s.armies["americas"][0]) == (2, 0)
    assert (s.nations["usa"].money, s.nations["usa"].goods["diplomacy"]) == (50, 8)
    assert s.extra["central_asia"] == ("usa",)
    s.nations["usa"].goods["army"] = 0
    assert asked(used(s, "usa", "nato")) == ["europe", "mena"]  # both armies are in the third already
    s.nations["usa"].money = 9
    assert not is_ready(s, "usa", "nato")


@pytest.mark.parametrize(("power", "spared"), [("usa", "eu"), ("russia", "china")])
def test_regime_change(power: str, spared: str) -> None:
    """§K5.21 §K5.28 A weak ally of another but one: ready, its tokens lost, barred or not; influence there."""
    s = rich(power)
    victim = "china" if power == "usa" else "eu"
    ally(s, victim, "moldova", ready=False, fdi=1, bases=1, guests=(power,))
    ally(s, victim, "switzerland")
    ally(s, spared, "albania")
    used(s, power, "regime-change", ("influence", "permanent"))
    nation = s.nations[power]
    assert nation.allies["moldova"] == Ally()  # §B5.1 Moldova is barred to Russia
    assert "moldova" not in s.nations[victim].allies
    assert (nation.goods["services"], nation.goods["army"], nation.money) == (5, 5, 55)
    assert not is_ready(s, power, "regime-change")  # the starting countries of value 1 are safe


def test_regime_change_takes_the_place_of_a_starting_country() -> None:
    """§K5.28 Ruling R64: its own tokens move over, and there is one influence, that of the card."""
    s = ally(rich("russia"), "usa", "armenia")
    s.nations["russia"].allies["start-armenia"] = Ally(ready=False, fdi=1)
    used(s, "russia", "regime-change", ("influence", "permanent"))
    assert s.nations["russia"].allies["armenia"] == Ally(fdi=1)
    assert "start-armenia" not in s.nations["russia"].allies
    assert cubes(s, "central_asia", "russia") == 2


def test_an_automa_gives_back_tokens_above_its_limits() -> None:
    """§A23.5 §A9.8 §K5.21 FDI up to one more than allies, bases up to one more than those that let it (ruling R53)."""
    s = without_allies(rich("usa", people=1), "china")
    ally(s, "china", "laos", "cambodia", "vietnam")
    s.nations["china"].fdi = {"east_asia_pacific": 4, "africa": 9}
    s.nations["china"].bases = {"east_asia_pacific": 3}
    used(s, "usa", "regime-change", ("regime", "cambodia"), "temporary")
    assert s.nations["china"].fdi == {"east_asia_pacific": 3, "africa": 9}
    assert s.nations["china"].bases == {"east_asia_pacific": 2}
    assert events(s, "tokens_returned") == [
        ("china", "east_asia_pacific", "fdi", 1),
        ("china", "east_asia_pacific", "base", 1),
    ]


def test_economic_and_military_aid() -> None:
    """§K5.22 Two allies of different regions, two armies and 15 money: influence in both, two diplomacy."""
    s = ally(without_allies(rich("usa"), "usa"), "usa", "peru", "cuba", "kenya")
    assert used(s, "usa", "economic-and-military-aid", ("exhaust_aid", "cuba"), "temporary", "permanent") is None
    nation = s.nations["usa"]
    assert [id_ for id_, each in nation.allies.items() if not each.ready] == ["cuba", "kenya"]
    assert (nation.goods["army"], nation.money, nation.goods["diplomacy"]) == (4, 45, 8)
    assert (s.temporary["americas"], s.permanent["africa"]) == (("usa",), ("usa",))
    assert not is_ready(s, "usa", "economic-and-military-aid")  # only Peru is left


def test_central_intelligence_agency() -> None:
    """§K5.23 A temporary cube and another player's on a slot change places; §B13.11 again for services elsewhere."""
    s = rich("usa")
    s.temporary |= {"mena": ("eu", "usa", "usa"), "africa": ("usa",), "europe": ("usa",)}
    s.permanent |= {"mena": ("usa", "eu"), "africa": ("local", "russia")}
    nation = s.nations["usa"]
    assert asked(used(s, "usa", "central-intelligence-agency")) == ["mena eu", "africa russia"]
    used(s, "usa", "central-intelligence-agency", "mena eu", ("cube", 3), ("swap", "africa russia"))
    assert s.temporary["mena"] == ("eu", "usa", "eu")  # either of his (ruling R68)
    assert s.permanent["mena"] == ("usa", "usa")
    assert (s.temporary["africa"], s.permanent["africa"]) == (("russia",), ("local", "usa"))
    assert (nation.money, nation.goods["services"], nation.vp) == (50, 5, 0)


def test_the_agency_once_and_against_an_automa() -> None:
    """§A23.7 Its cubes can be hit, too; the other swap may be left (ruling R53)."""
    s = rich("usa", people=1)
    s.temporary |= {"mena": ("usa",), "africa": ("usa",)}
    s.permanent |= {"mena": ("eu",), "africa": ("eu",)}
    used(s, "usa", "central-intelligence-agency", "mena eu", ("swap", "pass"))
    assert (s.permanent["mena"], s.nations["usa"].goods["services"]) == (("usa",), 6)


# Russia


def test_csto() -> None:
    """§K5.11 For a diplomacy up to two armies to Central Asia for nothing; influence, slot or not."""
    s = fill(rich("russia"), "central_asia")
    used(s, "russia", "csto", ("move_from", "reserve"), ("move_from", "done"))
    assert (s.armies["central_asia"][2], s.nations["russia"].money) == (1, 60)
    assert s.nations["russia"].goods["diplomacy"] == 5
    assert s.extra["central_asia"] == ("russia",)


def test_new_energy_markets() -> None:
    """§K5.13 Two regions trade, energy counts twice; influence where four of it went."""
    s = shown(
        shown(without_allies(rich("russia"), "russia"), "europe", "ukraine", "albania"), "africa", "mali", "niger"
    )
    s.nations["russia"].goods["energy"] = 9
    ally(s, "russia", "india", "kenya")
    sold = [("sell_to", "ukraine")] * 4 + [("sell_to", "kenya")] * 2 + [("sell_to", "mali")]
    used(s, "russia", "new-energy-markets", "europe", "africa", "sell energy", *sold, ("sell_to", "done"), "done",
         ("influence", "temporary"))  # fmt: skip
    assert (cubes(s, "europe", "russia"), cubes(s, "africa", "russia")) == (2, 0)
    assert s.nations["russia"].money == 60 + 35


def test_new_energy_markets_are_countries_only() -> None:
    """§K5.13 No symbols of other regions, and no Commerce cards; energy that is bought counts twice, too."""
    s = shown(shown(without_allies(rich("russia"), "russia"), "europe", "norway", "albania"), "africa", "mali", "niger")
    ally(s, "russia", "india")
    s.nations["russia"].goods = dict.fromkeys(s.nations["russia"].goods, 0)
    found = asked(used(s, "russia", "new-energy-markets", "europe", "africa"))
    assert found == ["buy energy", "done"]
    assert asked(used(s, "russia", "new-energy-markets", "europe", "africa", "buy energy")) == [1, 2]


def test_cyber_attacks() -> None:
    """§K5.14 For services a reset and influence in one region."""
    s = rich("russia")
    s.temporary |= {"mena": ("russia", "eu", "usa"), "africa": ("eu",)}
    used(s, "russia", "cyber-attacks", ("influence", "permanent"))
    assert s.temporary["mena"] == ("eu", "usa", "russia")
    assert (s.permanent["mena"], s.nations["russia"].goods["services"]) == (("russia",), 5)
    s.nations["russia"].goods["services"] = 0
    assert not is_ready(s, "russia", "cyber-attacks")


def test_private_military_corporations() -> None:
    """§K5.15 For 20 money an army from the supply and influence; once more elsewhere."""
    s = rich("russia")
    used(
        s, "russia", "private-military-corporations", ("region", "africa"), "permanent", ("region", "mena"), "permanent"
    )
    assert (s.armies["africa"][2], s.armies["mena"][2], s.nations["russia"].money) == (1, 1, 20)
    assert s.nations["russia"].goods["army"] == 6
    s = rich("russia")
    found = asked(used(s, "russia", "private-military-corporations", ("region", "africa"), "permanent"))
    assert found == ["europe", "mena", "central_asia", "pass"]
    s = rich("russia")
    s.nations["russia"].money = 39
    assert used(s, "russia", "private-military-corporations", ("region", "africa"), "permanent") is None


def test_nuclear_tests() -> None:
    """§K5.27 An army to each of three regions, influence in one of them."""
    s = rich("russia")
    used(s, "russia", "nuclear-tests", ("region", "central_asia"), "permanent")
    assert [s.armies[region][2] for region in ("europe", "central_asia", "east_asia_pacific")] == [1, 1, 1]
    assert (s.nations["russia"].goods["services"], s.nations["russia"].money) == (5, 35)
    assert s.nations["russia"].goods["army"] == 6


@pytest.mark.parametrize(("power", "partner"), [("china", "russia"), ("russia", "china")])
def test_brics(power: str, partner: str) -> None:
    """§K5.17 §K5.29 Influence in two of three regions; the partner may pay for the third, all it has if less."""
    s = rich(power)
    s.nations[partner].money = 12
    used(s, power, "brics", ("region", "africa"), ("region", "americas"), "permanent", "permanent",
         ("partner", "yes"), "temporary")  # fmt: skip
    assert s.nations[power].money == 30
    assert (s.permanent["americas"], s.permanent["africa"]) == ((power,), (power,))
    assert (s.temporary["south_asia"], s.nations[partner].money) == ((partner,), 0)


def test_the_partner_may_decline_or_not_play() -> None:
    """§K5.17"""
    s = rich("china")
    used(s, "china", "brics", "africa", "americas", "permanent", "permanent", ("partner", "no"))
    assert s.temporary["south_asia"] == ()
    s = table("usa-china")
    s.nations["china"].money = 30
    used(s, "china", "brics", "africa", "americas", "permanent", "permanent")
    assert cubes(s, "south_asia", "russia") == 0


@pytest.mark.parametrize(("money", "left", "joins"), [(50, 30, True), (7, 0, True), (4, 4, False)])
def test_brics_with_an_automa(money: int, left: int, joins: bool) -> None:
    """§A23.6 20 money or all it has, but 5 at least (ruling R53)."""
    s = table("china-russia-usa-eu", 1)
    s.decisions = ["1"]
    s.nations["china"].money, s.nations["russia"].money = 30, money
    used(s, "china", "brics", "africa", "americas", "permanent", "permanent")
    assert (s.nations["russia"].money, cubes(s, "south_asia", "russia")) == (left, int(joins))


def test_brics_does_not_push_out_an_automas_own_cube() -> None:
    """§A23.6 §A15.6 It declines where its own cube would go (ruling R53)."""
    s = fill(table("china-russia-usa-eu", 1), "south_asia")
    s.temporary["south_asia"] = ("russia", "eu", "eu", "eu")
    s.nations["china"].money = 30
    used(s, "china", "brics", "africa", "americas", "permanent", "permanent")
    assert s.nations["russia"].money == 30
    assert s.temporary["south_asia"][0] == "russia"


# China


def test_expansion_in_the_south_china_sea() -> None:
    """§K5.16 One to three armies to East Asia and the Pacific; influence, slot or not."""
    s = fill(army(rich("china"), "mena", china=1), "east_asia_pacific")
    used(s, "china", "expansion-in-the-south-china-sea", ("move_from", "reserve"), ("move_from", "mena"),
         ("move_from", "done"))  # fmt: skip
    assert (s.armies["east_asia_pacific"][3], s.nations["china"].money) == (2, 50)
    assert s.extra["east_asia_pacific"] == ("china",)
    s = rich("china")
    assert "done" not in asked(used(army(s, "mena", china=1), "china", "expansion-in-the-south-china-sea"))
    s = rich("china")
    s.nations["china"].goods["army"] = 0
    assert not is_ready(s, "china", "expansion-in-the-south-china-sea")


def test_belt_and_road_initiative() -> None:
    """§K5.18 The other ally is of another region, and may be left."""
    s = ally(without_allies(rich("china"), "china"), "china", "laos", "cambodia", "kenya")
    used(s, "china", "belt-and-road-initiative", "laos", "temporary", ("invest", "pass"))
    assert s.nations["china"].money == 50
    found = options(s, ("second_invest", "china"))
    assert found == ["kenya", "pass"]
    s.nations["china"].money = 19
    assert drive(s, ("second_invest", "china")) is None


@pytest.mark.parametrize("deed", ["invest", "base", "engage", "pass"])
def test_shanghai_cooperation_organization(deed: str) -> None:
    """§K5.19 Improve Relations in one of four regions; then Invest in it, a base there, or Engage in its region."""
    s = shown(
        shown(without_allies(rich("china"), "china"), "central_asia", "uzbekistan", "georgia"), "europe", "serbia"
    )
    more = {"invest": ["temporary"], "base": ["temporary"], "engage": ["done", "temporary"], "pass": []}[deed]
    assert asked(used(s, "china", "shanghai-cooperation-organization")) == ["uzbekistan", "georgia"]
    used(s, "china", "shanghai-cooperation-organization", "uzbekistan", "mongolia", ("branch", deed), *more)
    country = s.nations["china"].allies["uzbekistan"]
    assert (country.fdi, country.bases, s.nations["china"].engaged) == {
        "invest": (1, 0, []), "base": (0, 1, []), "engage": (0, 0, ["central_asia"]), "pass": (0, 0, []),
    }[deed]  # fmt: skip


@pytest.mark.parametrize(("price", "raised"), [(10, ["cg", "services"]), (20, ["cg", "services", "energy"])])
def test_rapid_industrialization(price: int, raised: list[str]) -> None:
    """§K5.20 Two or three different productions, VP, and another card."""
    s = rich("china")
    asked = used(s, "china", "rapid-industrialization", ("price", price), *[("develop", good) for good in raised])
    nation = s.nations["china"]
    assert [nation.production[good] for good in raised] == [s.board.production["china"][good] + 1 for good in raised]
    assert (nation.vp, nation.money, asked and asked.name) == (3, 60 - price, "play")


def test_global_production_hub() -> None:
    """§K5.30 Trade, and energy, raw materials and consumer goods, in any order."""
    s = rich("china")
    s.nations["china"].goods |= {"energy": 0, "raw": 0, "cg": 0}
    used(s, "china", "global-production-hub", ("branch", "produce"), ("produce", "energy"), ("produce", "raw"),
         ("produce", "cg"), ("units", 1), "sell cg", "done")  # fmt: skip
    goods = s.nations["china"].goods
    assert (goods["energy"], goods["raw"], goods["cg"]) == (0, 2, 0)
    assert s.nations["china"].money == 75


@pytest.mark.parametrize(("sold", "added"), [(2, 0), (3, 1)])
def test_trade_surplus(sold: int, added: int) -> None:
    """§K5.31 Influence in each region whose countries paid 35 money."""
    s = ally(without_allies(rich("china"), "china"), "china", "kazakhstan", "tajikistan", "angola")
    goods = [("sell_to", "kazakhstan"), ("sell_to", "kazakhstan"), ("sell_to", "tajikistan")][:sold]
    used(s, "china", "trade-surplus", "sell cg", *goods, ("sell_to", "done"), "done",
         *[("influence", "temporary")] * added)  # fmt: skip
    assert cubes(s, "central_asia", "china") == added


def test_beijing_consensus() -> None:
    """§K5.32 §K2.34 Prosperity, diplomacy for every step made, and Engage anywhere."""
    s = without_allies(rich("china"), "china")
    s.nations["china"].prosperity, s.nations["china"].goods["diplomacy"] = 1, 4
    used(s, "china", "beijing-consensus", ("prosper", "yes"), ("engage", "mena"), "permanent")
    nation = s.nations["china"]
    assert (nation.prosperity, nation.goods["diplomacy"], nation.goods["cg"]) == (2, 4 + 2 - 6, 3)
    s = without_allies(rich("china"), "china")
    s.nations["china"].goods = dict.fromkeys(s.nations["china"].goods, 0)
    assert not is_ready(s, "china", "beijing-consensus")

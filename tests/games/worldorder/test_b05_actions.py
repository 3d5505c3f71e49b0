"""Chapters B5 to B12: the actions, the examples of the rulebook first."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, army, drive, events, fill, options, shown, table, without_allies
from visavis.games.worldorder.rules.bases import can_base, why_not_base
from visavis.games.worldorder.rules.engage import can_engage, cost_of, why_not_engage
from visavis.games.worldorder.rules.growth import can_grow
from visavis.games.worldorder.rules.invest import can_invest, why_not_invest
from visavis.games.worldorder.rules.movement import can_move, goals_of
from visavis.games.worldorder.rules.production import can_produce, raisable
from visavis.games.worldorder.rules.relations import can_relate, why_not_relate
from visavis.games.worldorder.rules.trade import can_trade
from visavis.games.worldorder.state import Ally, World, cubes
from visavis.kernel.game import Item
from visavis.kernel.journal import Event

# The examples


def test_e33_singapore_is_exhausted_for_australia() -> None:
    """§B5.2 Example E33: 3 less 2 is 1."""
    s = shown(without_allies(table(), "eu"), "east_asia_pacific", "australia", "laos")
    ally(s, "eu", "singapore")
    drive(s, ("relations", "eu", ()), "australia", ("exhaust", "singapore"), "japan")
    assert s.nations["eu"].goods["diplomacy"] == 4 - 1
    assert not s.nations["eu"].allies["singapore"].ready


@pytest.mark.parametrize(("focus", "cost"), [("domestic", 3), ("diplomatic", 1)])
def test_e34_jordan_and_qatar_help_to_engage(focus: str, cost: int) -> None:
    """§B6.2 Example E34: 6 less 1 less 2 is 3; with diplomatic focus 1."""
    s = without_allies(table(), "eu")
    ally(s, "eu", "jordan", "qatar")
    s.nations["eu"].focus = focus
    s.nations["eu"].goods["diplomacy"] = 9
    drive(s, ("engage", "eu", ()), "jordan", "qatar", "temporary")
    assert s.nations["eu"].goods["diplomacy"] == 9 - cost


def test_e35_exports_and_imports_have_their_prices() -> None:
    """§B7.3 §B7.5 Example E35: 4 energy and 2 raw 30, 2 armies 40; 2 services cost 20."""
    s = without_allies(table(), "russia")
    ally(s, "russia", "india", "pakistan", "start-india", "start-pakistan", "serbia", "armenia")
    s.nations["russia"].money = 0
    drive(s, ("trade", "russia", ()), "sell energy", 4, "sell raw", 2, "done")
    assert s.nations["russia"].money == 30
    drive(s, ("trade", "russia", ()), "sell army", 2, "buy services", "allies", 2, "done")
    assert s.nations["russia"].money == 30 + 40 - 20
    assert s.nations["russia"].goods["services"] == 3


def test_e36_a_base_in_turkey_and_a_move() -> None:
    """§B10.2 §B9.2 Example E36: a base with two armies 15, two armies moved 10."""
    s = ally(table(), "usa", "turkey")
    drive(s, ("base", "usa", ()), "turkey", ("base_from", "reserve"), ("base_from", "done"), "permanent")
    assert s.nations["usa"].money == 15
    assert s.armies["mena"][0] == 2
    drive(s, ("move", "usa", 2, ()), "mena", "europe", "mena", "europe")
    assert s.nations["usa"].money == 5


# B5


def test_any_open_country_may_be_chosen_that_is_not_barred() -> None:
    """§B5.1 Of any region."""
    s = shown(shown(table(), "mena", "iran", "egypt"), "americas", "cuba", "peru")
    assert can_relate(s, "usa") == ["peru", "egypt"]
    assert why_not_relate(s, "usa", "cuba") == "barred"
    s.nations["usa"].goods["diplomacy"] = 0
    assert can_relate(s, "usa") == ["peru"]  # Mexico's 2 are enough there, Iraq's 1 is not
    assert why_not_relate(s, "usa", "egypt") == "dear"


def test_more_value_than_needed_may_be_exhausted() -> None:
    """§B5.3 At cost 0 it is free; §B0.8 nothing is paid out."""
    s = shown(table(), "americas", "honduras", "peru")
    drive(s, ("relations", "usa", ()), "honduras", "start-mexico", "brazil")
    assert s.nations["usa"].goods["diplomacy"] == 4
    assert s.open["americas"] == ("peru", "brazil")


def test_a_new_ally_is_ready_and_brings_no_influence() -> None:
    """§B5.4 §B5.5 The right card slides left, a new one opens on the right (ruling R8)."""
    s = shown(table(), "europe", "albania", "ukraine")
    before = cubes(s, "europe", "usa")
    drive(s, ("relations", "usa", ()), "albania", "done", "croatia")
    assert s.nations["usa"].allies["albania"].ready
    assert cubes(s, "europe", "usa") == before
    assert s.open["europe"] == ("ukraine", "croatia")
    assert events(s, "country_opened") == [("europe", "croatia")]


def test_the_improved_version_replaces_the_starting_country() -> None:
    """§B5.6 Its tokens move over, it is ready, and influence is added (ruling R20)."""
    s = shown(table(), "americas", "mexico", "peru")
    nation = s.nations["usa"]
    nation.allies["start-mexico"] = nation.allies["start-mexico"]._replace(ready=False, fdi=1)
    drive(s, ("relations", "usa", ()), "mexico", "brazil", ("influence", "permanent"))
    assert "start-mexico" not in nation.allies
    assert nation.allies["mexico"] == Ally(True, fdi=1)
    assert (cubes(s, "americas", "usa"), nation.vp) == (2, 1)


def test_somebody_elses_starting_country_may_be_taken() -> None:
    """§B5.7 Both cards stay in play."""
    s = shown(table(), "americas", "mexico", "peru")
    drive(s, ("relations", "eu", ()), "mexico", "done", "brazil")
    assert "mexico" in s.nations["eu"].allies
    assert "start-mexico" in s.nations["usa"].allies


def test_a_diplomatic_opening_is_another_country() -> None:
    """§K4.6 Once a round, for 1 diplomacy more, if he likes."""
    s = shown(without_allies(table(), "usa"), "europe", "albania", "croatia")
    nation = s.nations["usa"]
    nation.growth = ["industrial-development", "knowledge-transfer", "diplomatic-opening"]
    drive(s, ("relations", "usa", ()), "albania", "norway", ("relations", "croatia"), "done", "ukraine")
    assert nation.goods["diplomacy"] == 4 - 1 - 2
    shown(s, "europe", "norway", "moldova")
    nation.allies = {}
    assert drive(s, ("relations", "usa", ()), "serbia") is None  # not twice; Norway is too dear


# B6


def test_engage_needs_an_ally() -> None:
    """§B6.1 Ready or not."""
    s = table()
    assert can_engage(s, "russia") == ["central_asia", "south_asia"]  # elsewhere it is too dear: 6 - 1 and 5 - 1
    assert why_not_engage(s, "russia", "mena") == "dear"
    assert why_not_engage(s, "russia", "africa") == "no-ally"
    nation = s.nations["russia"]
    nation.allies["start-armenia"] = nation.allies["start-armenia"]._replace(ready=False)
    nation.goods["diplomacy"] = 4
    assert "central_asia" in can_engage(s, "russia")


def test_engaging_adds_influence() -> None:
    """§B6.3"""
    s = table()
    s.nations["eu"].goods["diplomacy"] = 9
    drive(s, ("engage", "eu", ()), "africa", "done", ("influence", "permanent"))
    assert s.permanent["africa"] == ("eu",)
    assert s.nations["eu"].goods["diplomacy"] == 6


def test_a_card_may_lower_the_cost() -> None:
    """§B6.2 §B0.8 Not below 0; §K1.10 §K2.4 §K2.5 less in regions, per ally, per army."""
    s = army(table(), "africa", eu=2)
    assert cost_of(s, "eu", "africa") == 3
    assert cost_of(s, "eu", "africa", (("less_per", "ally"),)) == 2
    assert cost_of(s, "eu", "africa", (("less_per", "army"),)) == 1
    assert cost_of(s, "eu", "europe", (("less_in", ("europe",)),)) == 4
    assert cost_of(s, "eu", "africa", (("less", 9),)) == 0


def test_one_token_lies_on_the_region() -> None:
    """§B6.4 With all three out one of them may be moved, or not (ruling R25)."""
    s = table()
    eu = s.nations["eu"]
    drive(s, ("engage_token", "eu", "africa"))
    drive(s, ("engage_token", "eu", "africa"))
    assert eu.engaged == ["africa"]
    eu.engaged = ["africa", "mena", "europe"]
    drive(s, ("engage_token", "eu", "americas"), "leave")
    assert eu.engaged == ["africa", "mena", "europe"]
    drive(s, ("engage_token", "eu", "americas"), "africa")
    assert eu.engaged == ["mena", "europe", "americas"]


def cited(s: World, name: str) -> set[str]:
    return {each.rule for each in s.told or () if isinstance(each, Event) and each.name == name}


@pytest.mark.parametrize(("item", "answers", "rule"), [
    (("relations", "eu", ()), ("switzerland", "start-norway", "done", "croatia"), "B5.2"),
    (("engage", "eu", ()), ("europe", "start-norway", "done", "permanent"), "B6.2"),
    (("invest", "eu", ()), ("start-norway", "permanent"), "B8.2"),
    (("base", "eu", ()), ("start-norway", "permanent"), "B10.3"),
    (("study_allies", "eu"), ("start-norway", "done"), "B14.2"),
    (("ability", "eu", "collaboration-with-allies"), ("start-norway", "new-allies"), "K4.14"),
    (("give_way", "eu", "americas"), (), "K3.2"),
    (("asset", "eu", "eu-common-foreign-and-security-policy"), ("done", "engage"), "K5.26"),
])  # fmt: skip
def test_an_exhausted_ally_says_what_for(item: Item, answers: tuple[str, ...], rule: str) -> None:
    """§B0.3 §B5.2 §B6.2 §B8.2 §B10.3 §B14.2 The log cites what asked for it; so does what is paid beside it."""
    s = shown(table(), "europe", "switzerland", "albania")
    s.nations["eu"].goods["diplomacy"] = 9
    s.nations["eu"].assets = ["eu-common-foreign-and-security-policy"]
    drive(s, item, *answers)
    assert cited(s, "exhausted") == {rule}
    if rule in ("B5.2", "B6.2"):
        assert cited(s, "paid") == {rule}


# B7


@pytest.mark.parametrize(("power", "deals"), [("usa", (2, 2)), ("eu", (2, 2)), ("russia", (3, 2)), ("china", (3, 3))])
def test_a_trade_has_so_many_transactions(power: str, deals: tuple[int, int]) -> None:
    """§B7.1"""
    s = table()
    drive(s, ("trade", power, ()))
    assert s.deal is not None
    assert (s.deal.exports, s.deal.imports) == deals


def test_a_good_is_in_one_transaction_only() -> None:
    """§B7.2 Neither sold twice nor sold and bought (ruling R14)."""
    s = ally(table(), "usa", "canada", "switzerland")
    found = options(s, ("trade", "usa", ()), "sell cg", 1)
    assert not {"sell cg", "buy cg"} & set(found)
    assert "sell services" in found
    found = options(s, ("trade", "usa", ()), "sell cg", 1, "sell services", 1)
    assert not any(each.startswith("sell") for each in found)  # two exports are all


def test_imports_are_bounded_by_the_trade_deals_card() -> None:
    """§B7.1 Two imports of the USA, three of China, from whomever; exports are counted apart (§B7.13)."""
    for power, imports in (("usa", ("cg", "raw")), ("china", ("raw", "services", "energy"))):
        s = ally(table(), power, "canada", "ukraine", "georgia")
        s.nations[power].money = 99
        answers: list[object] = []
        for good in imports:
            found = options(s.clone(), ("trade", power, ()), *answers)
            assert f"buy {good}" in found
            answers += [f"buy {good}", *first_answers(s, power, good, answers)]
        found = options(s.clone(), ("trade", power, ()), *answers)
        assert not any(each.startswith("buy") for each in found)
        assert any(each.startswith("sell") for each in found)


def first_answers(s: World, power: str, good: str, before: list[object]) -> list[object]:
    """One unit, from the first who has it."""
    given: list[object] = []
    while True:
        asked = drive(s.clone(), ("trade", power, ()), *before, f"buy {good}", *given)
        assert asked is not None
        if asked.name == "trade":
            return given
        given.append(asked.options[0])


def test_exports_are_bounded_by_symbols_and_stock() -> None:
    """§B7.3 §B7.12 Exhausted allies' symbols count (ruling R13)."""
    s = ally(without_allies(table(), "usa"), "usa", "canada", "mexico", ready=False)
    assert options(s, ("trade", "usa", ()), "sell cg") == [1, 2, 3]  # four symbols, three goods
    s.nations["usa"].goods["cg"] = 9
    assert options(s, ("trade", "usa", ()), "sell cg") == [1, 2, 3, 4]


def test_armies_are_sold_from_the_reserve_to_who_shows_them() -> None:
    """§B7.4"""
    s = table()
    assert "sell army" in options(s, ("trade", "usa", ()))  # Japan
    s.nations["usa"].goods["army"] = 0
    army(s, "europe", usa=3)
    assert "sell army" not in options(s, ("trade", "usa", ()))


def test_an_import_uses_allies_and_one_commerce_card() -> None:
    """§B7.5 Paid to the bank, and to that power; §B7.6 the card is turned down."""
    s = table()
    drive(s, ("trade", "eu", ()), "buy energy", "russia", 3, 1, "done")
    assert s.nations["eu"].money == 25 - 12
    assert s.nations["russia"].money == 15 + 9  # §B7.8 the seller
    assert s.nations["russia"].goods["energy"] == 5  # and loses nothing (ruling R12)
    assert s.commerce["russia"] == (False, True, True)
    assert s.nations["eu"].goods["energy"] == 5


def test_part_of_a_commerce_card_turns_it_down() -> None:
    """§B7.6 Any part; §B7.9 the diplomacy is for all of it."""
    s = table()
    diplomacy = s.nations["usa"].goods["diplomacy"]
    drive(s, ("trade", "usa", ()), "buy raw", 2, "done")
    assert s.commerce["russia"] == (False, True, True)
    assert s.nations["usa"].goods["diplomacy"] == diplomacy


def test_different_powers_may_be_bought_from_in_one_trade() -> None:
    """§B7.7 §B7.9 One diplomacy once a Trade (ruling R12, ruling R14)."""
    s = table()
    s.nations["china"].money = 90
    drive(s, ("trade", "china", ()), "buy raw", 3, "buy services", "usa", "done")
    assert s.nations["china"].goods["diplomacy"] == 4
    assert (s.nations["russia"].money, s.nations["usa"].money) == (24, 40)


def test_an_unplayed_power_sells_for_the_bank() -> None:
    """§B7.10 No diplomacy; the card is turned down."""
    s = table("usa-china")
    drive(s, ("trade", "usa", ()), "buy raw", 3, "done")
    assert s.nations["usa"].goods["diplomacy"] == 4
    assert s.commerce["russia"] == (False,)


def test_diplomacy_is_not_traded_and_armies_are_not_bought() -> None:
    """§B7.11"""
    s = ally(table(), "usa", "canada", "switzerland", "japan", "india")
    found = options(s, ("trade", "usa", ()))
    assert not {"sell diplomacy", "buy diplomacy", "buy army"} & set(found)


def test_money_of_exports_may_be_spent_at_once() -> None:
    """§B7.13"""
    s = table()
    s.nations["usa"].money = 0
    assert not any(each.startswith("buy") for each in options(s, ("trade", "usa", ())))
    assert "buy cg" in options(s, ("trade", "usa", ()), "sell army")


def test_imports_beyond_ten_turn_into_money() -> None:
    """§B7.14"""
    s = table()
    s.nations["usa"].goods["raw"] = 9
    drive(s, ("trade", "usa", ()), "buy raw", 3, "done")
    assert s.nations["usa"].goods["raw"] == 10
    assert s.nations["usa"].money == 30 - 9 + 6


def test_e31_an_automa_always_sells() -> None:
    """§B7.15 §A19.1 §A19.2 §A19.3 §A19.4 Example E31: 9 for 3 energy, and a diplomacy; 6 for 2, and none."""
    for n, diplomacy in ((3, 4), (2, 3)):
        s = table("china-russia", 1)
        assert s.commerce["russia"] == ()  # §A1.5 it has no cards
        drive(s, ("trade", "china", ()), "buy energy", n, "done")
        assert s.nations["russia"].money == 30 + 3 * n
        assert s.nations["china"].goods["diplomacy"] == diplomacy
        s.nations["china"].money = 20
        assert "buy energy" in options(s, ("trade", "china", ()))  # open to the next one


@pytest.mark.parametrize(("setting", "again"), [("each", True), ("once", False)])
def test_an_automa_sells_in_every_import_or_once_a_trade(setting: str, again: bool) -> None:
    """§A19.3 It always has the goods; only the other reading counts its Commerce cards (ruling R45)."""
    s = table("china-russia", 1, automa_goods=setting)
    found = options(s, ("trade", "china", ()), "buy energy", 3)
    assert ("buy raw" in found) is again
    assert "buy energy" not in found  # §B7.2
    if again:
        s.nations["china"].money = 60
        drive(s, ("trade", "china", ()), "buy energy", 3, "buy raw", 3, "done")
        assert s.nations["china"].goods["diplomacy"] == 3 + 1 + 1  # §B7.9 once in each of the two Trades


def test_a_person_sells_as_often_as_cards_lie_face_up() -> None:
    """§B7.6 §B7.7 Two cards, two imports of one Trade; with the second the last one is turned (ruling R14)."""
    s = table("china-russia-usa")
    s.nations["china"].money = 60
    found = options(s, ("trade", "china", ()), "buy energy", 3)
    assert "buy raw" in found
    s.commerce["russia"] = (True, False)
    assert "buy raw" not in options(s, ("trade", "china", ()), "buy energy", 1)


def test_without_a_partner_there_is_no_trade() -> None:
    """§B4.6 Nothing to sell and no money to buy with."""
    s = table()
    nation = s.nations["usa"]
    assert can_trade(s, "usa")
    nation.goods, nation.money = dict.fromkeys(nation.goods, 0), 0
    assert not can_trade(s, "usa")


# B8


def test_investing_exhausts_and_adds_influence() -> None:
    """§B8.1 §B8.2 §B8.3 A ready ally without an own token, for its price."""
    s = table()
    nation = s.nations["usa"]
    assert can_invest(s, "usa") == ["start-mexico", "start-iraq", "start-japan", "start-iceland"]
    drive(s, ("invest", "usa", ()), "start-mexico", "temporary")
    assert nation.allies["start-mexico"] == Ally(False, fdi=1)
    assert (nation.money, nation.vp, s.temporary["americas"]) == (15, 4, ("usa",))
    assert why_not_invest(s, "usa", "start-mexico") == "exhausted"
    nation.allies["start-mexico"] = nation.allies["start-mexico"]._replace(ready=True)
    assert why_not_invest(s, "usa", "start-mexico") == "invested"
    assert why_not_invest(s, "usa", "start-mexico", (("again", 1),)) == ""  # §K2.16
    nation.money = 9
    assert why_not_invest(s, "usa", "start-iraq") == "dear"


# B9


def test_armies_move_one_by_one_as_many_as_the_card_says() -> None:
    """§B9.1 §B9.2 Fewer, or none."""
    s = table()
    asked = drive(s, ("move", "usa", 2, ()), "reserve", "mena")
    assert asked is not None
    assert asked.about["left"] == 1
    assert drive(s, ("move", "usa", 2, ()), "done") is None
    s.nations["usa"].money = 4
    assert not can_move(s, "usa")


def test_armies_go_to_the_zone_or_to_a_base() -> None:
    """§B9.3 A base on any ally of the region."""
    s = table()
    assert goals_of(s, "usa") == ["europe", "americas", "mena", "east_asia_pacific"]
    ally(s, "usa", "nepal", bases=1)
    assert "south_asia" in goals_of(s, "usa")


def test_a_card_may_lift_what_a_move_needs() -> None:
    """§B9.4 Without a base, for nothing."""
    s = table()
    s.nations["usa"].money = 0
    terms = (("to", ("africa",)), ("anywhere", 1), ("free", 1))
    drive(s, ("move", "usa", 1, terms), "reserve")
    assert s.armies["africa"] == (1, 0, 0, 0)


def test_a_move_adds_no_influence_and_never_goes_home() -> None:
    """§B9.5 (ruling R62)"""
    s = army(table(), "mena", usa=1)
    asked = drive(s, ("move", "usa", 1, ()), "mena")
    assert asked is not None
    assert "reserve" not in asked.options
    drive(s, ("move", "usa", 1, ()), "mena", "europe")
    assert s.nations["usa"].vp == 0
    assert s.armies["mena"] == (0, 0, 0, 0)


# B10


def test_a_base_needs_a_flag_an_army_and_money() -> None:
    """§B10.1 §B10.4"""
    s = table()
    assert can_base(s, "usa") == ["start-iraq", "start-japan", "start-iceland"]
    assert why_not_base(s, "usa", "start-mexico") == "flag"
    nation = s.nations["usa"]
    nation.allies["start-iraq"] = nation.allies["start-iraq"]._replace(bases=1)
    assert why_not_base(s, "usa", "start-iraq") == "built"
    assert why_not_base(s, "usa", "start-iraq", (("again", 1),)) == ""  # §K2.22
    nation.allies["start-japan"] = nation.allies["start-japan"]._replace(ready=False)
    assert why_not_base(s, "usa", "start-japan") == "exhausted"
    nation.money = 9
    assert why_not_base(s, "usa", "start-iceland") == "dear"
    nation.money = 10
    assert why_not_base(s, "usa", "start-iceland") == ""
    nation.money, nation.goods["army"] = 30, 0
    army(s, "europe", usa=2)
    assert why_not_base(s, "usa", "start-iceland") == "no-army"


def test_at_least_one_army_and_at_most_the_value_go_to_a_base() -> None:
    """§B10.2 From the reserve or from other regions (ruling R62)."""
    s = army(table(), "mena", usa=1)
    assert "done" not in options(s, ("base", "usa", ()), "start-japan")
    s.nations["usa"].money = 30
    drive(s, ("base", "usa", ()), "start-japan", "mena", "reserve", "permanent")
    assert s.armies["east_asia_pacific"] == (2, 0, 0, 0)
    assert s.nations["usa"].money == 30 - 15


def test_a_base_exhausts_and_adds_influence() -> None:
    """§B10.3"""
    s = table()
    drive(s, ("base", "usa", ()), "start-iraq", "permanent")
    assert s.nations["usa"].allies["start-iraq"] == Ally(False, bases=1)
    assert s.permanent["mena"] == ("usa",)


# B11


def test_growth_cards_come_level_by_level() -> None:
    """§B11.1 §B11.5 The next level only."""
    s = table()
    nation = s.nations["usa"]
    nation.money = 99
    assert can_grow(s, "usa") == ["industrial-development", "diplomatic-initiative"]
    nation.growth = ["industrial-development"]
    assert can_grow(s, "usa") == ["reduced-bureaucracy", "knowledge-transfer"]
    nation.growth = ["a"] * 5
    assert can_grow(s, "usa") == []


def test_a_growth_card_costs_goods_armies_and_cards() -> None:
    """§B11.2 §G3.1 Armies of the reserve; the card sign is a card of the hand; other goods of his choice."""
    s = table(growth="replace")
    drive(s, ("lay_growth",))
    nation = s.nations["usa"]
    nation.hand, s.last = ["new-allies", "foreign-trade"], {"played": "growth-strategy"}
    drive(s, ("growth", "usa", ()), "rapid-reaction-force")
    assert (nation.goods["army"], nation.goods["services"], nation.vp) == (2, 3, 2)
    drive(s, ("growth", "usa", ()), "change-of-leader", ("discard", "foreign-trade"))
    assert (nation.hand, nation.discard) == (["new-allies"], ["foreign-trade"])
    nation.goods |= {"services": 3, "energy": 5, "cg": 0}
    drive(s, ("growth", "usa", ()), *[("pay", "energy")] * 5)  # the other one costs consumer goods
    assert (nation.goods["services"], nation.goods["energy"]) == (0, 0)


def test_a_card_to_be_discarded_must_be_left_in_the_hand() -> None:
    """§B11.2 §G3.1 Besides the card that is about to be played."""
    s = table(growth="replace")
    drive(s, ("lay_growth",))
    nation = s.nations["usa"]
    nation.growth, nation.hand = ["rapid-reaction-force"], ["growth-strategy"]
    assert "change-of-leader" not in can_grow(s, "usa")
    nation.hand = ["growth-strategy", "new-allies"]
    assert "change-of-leader" in can_grow(s, "usa")
    nation.hand, s.last = ["new-allies"], {"played": "growth-strategy"}
    assert "change-of-leader" in can_grow(s, "usa")


def test_a_growth_card_gives_vp_at_once() -> None:
    """§B11.3 (ruling R17) And a copy less lies on display."""
    s = table()
    drive(s, ("growth", "usa", ()), "diplomatic-initiative")
    assert (s.nations["usa"].vp, s.growth["diplomatic-initiative"]) == (2, 1)


def test_a_level_that_is_gone_cannot_be_got() -> None:
    """§B11.4"""
    s = table()
    s.growth |= {"industrial-development": 0, "diplomatic-initiative": 0}
    assert can_grow(s, "usa") == []


# B12


def test_so_many_types_are_produced_each_once() -> None:
    """§B12.1 §B12.3 In the order he names, so that one feeds the next (ruling R61)."""
    s = table()
    nation = s.nations["usa"]
    nation.goods = dict.fromkeys(nation.goods, 0)
    assert options(s, ("produce", "usa", 3, ())) == ["energy", "raw", "food", "diplomacy", "done"]
    assert "energy" not in options(s, ("produce", "usa", 3, ()), "energy")
    nation.goods = dict.fromkeys(nation.goods, 0)
    drive(s, ("produce", "usa", 3, ()), "energy", "raw", "cg", ("units", 2))
    assert (nation.goods["energy"], nation.goods["raw"], nation.goods["cg"]) == (1, 0, 2)


@pytest.mark.parametrize(("good", "paid"), [("cg", {"energy": 2, "raw": 2}), ("services", {"energy": 2, "food": 2}),
                                            ("diplomacy", {}), ("army", {"raw": 2, "food": 2})])  # fmt: skip
def test_every_good_has_its_recipe(good: str, paid: dict[str, int]) -> None:
    """§B12.2 Diplomacy costs 3 money; armies go to the reserve."""
    s = table()
    nation = s.nations["usa"]
    before = dict(nation.goods)
    drive(s, ("produce", "usa", 1, ()), good, 2)
    spent = {what: before[what] - nation.goods[what] for what in before if before[what] > nation.goods[what]}
    assert spent == paid
    assert nation.goods[good] == before[good] + 2
    assert nation.money == (24 if good == "diplomacy" else 30)


def test_a_production_has_an_end() -> None:
    """§B12.4"""
    s = table()
    s.nations["usa"].production["services"] = 5
    assert "services" not in raisable(s, "usa")
    assert "army" in raisable(s, "usa")


def test_without_goods_and_production_nothing_is_produced() -> None:
    """§B12.1"""
    s = table()
    nation = s.nations["usa"]
    nation.production = dict.fromkeys(nation.production, 0)
    assert not can_produce(s, "usa")


def test_a_full_region_takes_another_cube_all_the_same() -> None:
    """§B8.2 §B13.5"""
    s = fill(table(), "americas")
    s.temporary["americas"] = ("eu",) * 4
    drive(s, ("invest", "usa", ()), "start-mexico")
    assert s.temporary["americas"] == ("eu", "eu", "eu", "usa")

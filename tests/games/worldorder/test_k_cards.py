"""Chapters K1 and K2: starting cards and the Market, one test for each card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldorder.position import ally, army, drive, events, fill, options, shown, table, without_allies
from visavis.games.worldorder.cards.card import CARDS
from visavis.games.worldorder.state import World
from visavis.kernel.choice import Choice
from visavis.kernel.deck import Deck

OTHER = "military-reinforcements"  # can always be played


def holding(title: str, power: str = "usa", *more: str) -> World:
    s = table()
    s.nations[power].hand = [title, *more]
    s.nations[power].deck = Deck([], top=["foreign-trade"] * 5)
    s.acting = power
    return s


def played(s: World, title: str, *answers: Any, power: str = "usa") -> Choice[Any] | None:
    assert CARDS[title].ready(s, power)
    return drive(s, ("play_card", power, title), *answers)


def test_every_card_of_the_base_market_is_there() -> None:
    """§B4.2 K2.1 to K2.33."""
    board = table().board
    assert {title for title in board.market if not board.abilities[title].expansion} <= CARDS.keys()


# K1


@pytest.mark.parametrize(("title", "asked"), [
    ("new-allies", "relations"), ("diplomatic-engagement", "engage"), ("foreign-direct-investment", "invest"),
    ("foreign-trade", "trade"), ("foreign-military-presence", "base"),
])  # fmt: skip
def test_plain_cards_are_their_action(title: str, asked: str) -> None:
    """§K1.2 §K1.3 §K1.4 §K1.5 §K1.6"""
    s = shown(holding(title), "europe", "albania", "croatia")
    s.nations["usa"].goods["diplomacy"] = 9
    question = played(s, title)
    assert question is not None
    assert question.name == asked


def test_growth_strategy() -> None:
    """§K1.1 A Growth card or three types."""
    s = holding("growth-strategy")
    assert options(s, ("play_card", "usa", "growth-strategy")) == ["growth", "produce"]
    s = holding("growth-strategy")
    question = played(s, "growth-strategy", "produce", "energy", "raw")
    assert question is not None
    assert question.about["left"] == 1


def test_military_reinforcements() -> None:
    """§K1.7 An army, and up to two may move."""
    s = holding(OTHER)
    played(s, OTHER, "reserve", "mena", "reserve", "mena")
    assert (s.nations["usa"].goods["army"], s.armies["mena"][0]) == (2, 2)


def test_global_currency() -> None:
    """§K1.8 Five money for each type imported."""
    s = holding("global-currency")
    played(s, "global-currency", "buy raw", 3, "buy cg", "allies", "done")
    assert s.nations["usa"].money == 30 - 9 - 10 + 10


def test_military_pact_and_re_equipment() -> None:
    """§K1.9 A base and a diplomacy; §K1.12 a base and an army."""
    s = holding("military-pact")
    played(s, "military-pact", "start-iraq", "permanent")
    assert s.nations["usa"].goods["diplomacy"] == 5
    s = holding("military-re-equipment", "russia")
    played(s, "military-re-equipment", "start-syria", "permanent", power="russia")
    assert s.nations["russia"].goods["army"] == 2


def test_soft_power() -> None:
    """§K1.10 One less in three regions."""
    s = holding("soft-power", "eu")
    s.nations["eu"].goods["diplomacy"] = 9
    played(s, "soft-power", "europe", "done", "permanent", power="eu")
    assert s.nations["eu"].goods["diplomacy"] == 5
    s = holding("soft-power", "eu")
    s.nations["eu"].goods["diplomacy"] = 9
    played(s, "soft-power", "africa", "done", "permanent", power="eu")
    assert s.nations["eu"].goods["diplomacy"] == 6


def test_humanitarian_aid() -> None:
    """§K1.11 Three money instead of each diplomacy."""
    s = shown(without_allies(holding("humanitarian-aid", "eu"), "eu"), "americas", "brazil", "mexico")
    s.nations["eu"].goods["diplomacy"] = 1
    played(s, "humanitarian-aid", "brazil", ("pay_money", 2), "peru", power="eu")
    assert (s.nations["eu"].goods["diplomacy"], s.nations["eu"].money) == (0, 19)
    s = shown(without_allies(holding("humanitarian-aid", "eu"), "eu"), "americas", "brazil", "mexico")
    s.nations["eu"].goods["diplomacy"] = 2
    assert options(s, ("play_card", "eu", "humanitarian-aid"), "brazil") == [1, 2, 3]
    s = shown(without_allies(holding("humanitarian-aid", "eu"), "eu"), "americas", "brazil", "mexico")
    s.nations["eu"].goods["diplomacy"], s.nations["eu"].money = 2, 8
    assert options(s, ("play_card", "eu", "humanitarian-aid"), "brazil") == [1, 2]


def test_energy_titan() -> None:
    """§K1.13 Energy or raw symbols count twice."""
    s = holding("energy-titan", "russia")
    question = played(s, "energy-titan", ("double", "energy"), "sell energy", power="russia")
    assert question is not None
    assert list(question.options) == [1, 2, 3, 4]  # Belarus and India
    s = holding("energy-titan", "russia")
    question = played(s, "energy-titan", ("double", "raw"), "sell energy", power="russia")
    assert question is not None
    assert list(question.options) == [1, 2]


def test_economic_diplomacy() -> None:
    """§K1.14 Invest and a diplomacy."""
    s = holding("economic-diplomacy", "china")
    played(s, "economic-diplomacy", "start-laos", "permanent", power="china")
    assert s.nations["china"].goods["diplomacy"] == 4


def test_the_worlds_factory() -> None:
    """§K1.15 Up to two consumer goods after a Trade."""
    s = holding("the-worlds-factory", "china")
    s.nations["china"].goods |= {"energy": 5, "raw": 5, "cg": 0}
    question = played(s, "the-worlds-factory", "done", power="china")
    assert question is not None
    assert (question.name, list(question.options)) == ("units", [0, 1, 2])


# K2: diplomatic


def test_assign_new_diplomats() -> None:
    """§K2.1 Two countries."""
    s = shown(without_allies(holding("assign-new-diplomats"), "usa"), "europe", "albania", "croatia")
    played(s, "assign-new-diplomats", "albania", "moldova", "croatia", "done", "serbia")
    assert list(s.nations["usa"].allies) == ["albania", "croatia"]


def test_build_new_embassy() -> None:
    """§K2.2 For 1 less; a reset in that region."""
    s = shown(without_allies(holding("build-new-embassy"), "usa"), "americas", "brazil", "peru")
    s.temporary["americas"] = ("usa", "eu")
    played(s, "build-new-embassy", "brazil", "chile", ("reset", "americas"))
    assert s.nations["usa"].goods["diplomacy"] == 2
    assert list(s.temporary["americas"]) == ["eu", "usa"]


def test_successful_negotiations() -> None:
    """§K2.3 An ally is readied; any card of a region may be taken; two are revealed anew."""
    s = shown(holding("successful-negotiations"), "americas", "brazil", "peru")
    nation = s.nations["usa"]
    assert not CARDS["successful-negotiations"].ready(s, "usa")
    nation.allies["start-mexico"] = nation.allies["start-mexico"]._replace(ready=False)
    found = [("negotiate", "americas"), ("relations", "honduras"), "done"]  # the only one asleep is readied unasked
    played(s, "successful-negotiations", *found, "chile", "canada")
    assert "honduras" in nation.allies
    assert list(s.open["americas"]) == ["chile", "canada"]
    assert len(s.countries["americas"]) == 9


def test_ensure_peace_and_dominant_power() -> None:
    """§K2.4 One less for each ally; §K2.5 for each army."""
    s = army(holding("ensure-peace-in-the-region"), "americas", usa=3)
    s.nations["usa"].goods["diplomacy"] = 9
    played(s, "ensure-peace-in-the-region", "americas", "done", "permanent")
    assert s.nations["usa"].goods["diplomacy"] == 9 - 3
    s = army(holding("dominant-power"), "americas", usa=3)
    s.nations["usa"].goods["diplomacy"] = 9
    played(s, "dominant-power", "americas", "done", "permanent")
    assert s.nations["usa"].goods["diplomacy"] == 9 - 1


def test_convincing_arguments() -> None:
    """§K2.6 Two diplomacy, then one of two."""
    s = shown(holding("convincing-arguments"), "europe", "albania", "croatia")
    assert options(s, ("play_card", "usa", "convincing-arguments")) == ["relations", "engage"]
    assert s.nations["usa"].goods["diplomacy"] == 6


def test_activation_of_allies() -> None:
    """§K2.7 Up to two readied, then Engage."""
    s = holding("activation-of-allies")
    nation = s.nations["usa"]
    nation.allies = {id_: each._replace(ready=False) for id_, each in nation.allies.items()}
    question = played(s, "activation-of-allies", "start-japan", "start-iraq")
    assert question is not None
    assert question.name == "engage"


def test_diplomatic_trip() -> None:
    """§K2.8 Engage in that region, if he likes."""
    s = shown(without_allies(holding("diplomatic-trip"), "usa"), "africa", "kenya", "niger")
    s.nations["usa"].goods["diplomacy"] = 9
    assert options(s, ("play_card", "usa", "diplomatic-trip"), "kenya", "mali") == ["africa", "pass"]


def test_tap_into_new_markets() -> None:
    """§K2.9 Invest in that country, or Trade."""
    s = shown(holding("tap-into-new-markets"), "africa", "kenya", "niger")
    assert options(s, ("play_card", "usa", "tap-into-new-markets"), "kenya", "mali") == ["invest", "trade"]
    drive(s, ("tap", "usa"), "invest", "permanent")
    assert s.nations["usa"].allies["kenya"].fdi == 1


def test_new_strategic_partner() -> None:
    """§K2.10 A base there, or two armies without one."""
    s = shown(holding("new-strategic-partner"), "africa", "kenya", "niger")
    assert options(s, ("play_card", "usa", "new-strategic-partner"), "kenya", "mali") == ["base", "move"]
    s = shown(holding("new-strategic-partner"), "africa", "angola", "niger")
    played(s, "new-strategic-partner", "angola", "mali", "reserve", "reserve")
    assert s.armies["africa"][0] == 2


def test_re_evaluate_strategy() -> None:
    """§K2.11 Two different ones, in any order."""
    s = shown(holding("re-evaluate-strategy"), "africa", "kenya", "niger")
    question = played(s, "re-evaluate-strategy", "move", "done")
    assert question is not None
    assert list(question.options) == ["relations", "trade"]
    s = shown(holding("re-evaluate-strategy"), "africa", "kenya", "niger")
    question = played(s, "re-evaluate-strategy", "relations", "kenya", "mali", ("branch", "move"))
    assert question is not None
    assert (question.name, question.about["left"]) == ("move_from", 2)
    assert drive(s, ("several", "usa", (("trade", "usa", ()),), 0, "K2.11")) is None


# K2: economic


def test_establish_trade_routes() -> None:
    """§K2.12 Open countries of a region count as allies; then a reset there."""
    s = shown(holding("establish-trade-routes"), "americas", "brazil", "chile")
    s.temporary["americas"] = ("usa", "eu")
    played(s, "establish-trade-routes", ("region", "americas"), "sell cg", 3, "done")
    assert s.nations["usa"].money == 30 + 45  # Mexico 1, Brazil 2
    assert list(s.temporary["americas"]) == ["eu", "usa"]


def test_trade_opportunity() -> None:
    """§K2.13 Exactly one transaction, then another card."""
    s = holding("trade-opportunity", "usa", OTHER)
    assert "done" not in options(s, ("play_card", "usa", "trade-opportunity"))
    s = holding("trade-opportunity", "usa", OTHER)
    question = played(s, "trade-opportunity", "sell cg")
    assert question is not None
    assert question.name == "play"


def test_quantitative_easing_and_return_on_investment() -> None:
    """§K2.14 Ten money; §K2.15 four for each FDI; then Invest."""
    s = holding("quantitative-easing")
    played(s, "quantitative-easing", "start-iraq", "permanent")
    assert s.nations["usa"].money == 30
    s = ally(holding("return-on-investment"), "usa", "albania", "croatia", fdi=1)
    played(s, "return-on-investment", "start-iraq", "permanent")
    assert s.nations["usa"].money == 28


def test_steady_partnership() -> None:
    """§K2.16 A second token on a country, no third."""
    s = ally(without_allies(holding("steady-partnership"), "usa"), "usa", "albania", fdi=1)
    played(s, "steady-partnership", "permanent")
    assert s.nations["usa"].allies["albania"].fdi == 2
    s.nations["usa"].allies["albania"] = s.nations["usa"].allies["albania"]._replace(ready=True)
    assert not CARDS["steady-partnership"].ready(s, "usa")


def test_key_economic_partner() -> None:
    """§K2.17 Readied, and it stays ready."""
    s = ally(holding("key-economic-partner"), "usa", "albania", ready=False)
    played(s, "key-economic-partner", "permanent")
    assert s.nations["usa"].allies["albania"] == (True, 1, 0, ())


@pytest.mark.parametrize(("title", "may_stop"), [
    ("key-economic-partner", False), ("successful-negotiations", False), ("activation-of-allies", True),
])  # fmt: skip
def test_an_ally_is_readied_or_up_to_two(title: str, may_stop: bool) -> None:
    """§B4.2 §K2.3 §K2.17 One ally, without a choice whether; §K2.7 "up to" leaves it to him."""
    s = ally(holding(title), "usa", "albania", "croatia", ready=False)
    assert ("done" in options(s, ("play_card", "usa", title))) is may_stop


def test_economic_expansion() -> None:
    """§K2.18 Trade, then Invest."""
    question = played(holding("economic-expansion"), "economic-expansion", "done")
    assert question is not None
    assert question.name == "invest"


# K2: military


def test_military_exercises() -> None:
    """§K2.19 Three armies; a reset where they went."""
    s = holding("military-exercises")
    s.temporary["mena"], s.temporary["europe"] = ("usa", "eu"), ("usa", "eu")
    played(s, "military-exercises", "reserve", "mena", "done", ("reset", "mena"))
    assert list(s.temporary["mena"]) == ["eu", "usa"]
    assert list(s.temporary["europe"]) == ["usa", "eu"]


def test_global_presence_and_covert_operation() -> None:
    """§K2.20 Armies are produced, three move; §K2.25 then a base."""
    question = played(holding("global-presence"), "global-presence", ("units", 2))
    assert question is not None
    assert question.about["left"] == 3
    question = played(holding("covert-military-operation"), "covert-military-operation", ("units", 2))
    assert question is not None
    assert question.name == "base"


def test_well_laid_plans() -> None:
    """§K2.21 A card, then a base."""
    s = holding("well-laid-plans")
    question = played(s, "well-laid-plans")
    assert question is not None
    assert (question.name, s.nations["usa"].hand) == ("base", ["foreign-trade"])


def test_strengthen_alliance() -> None:
    """§K2.22 A second base on a country."""
    s = ally(without_allies(holding("strengthen-alliance"), "usa"), "usa", "albania", bases=1)
    played(s, "strengthen-alliance", "permanent")
    assert s.nations["usa"].allies["albania"].bases == 2


def test_improve_logistics() -> None:
    """§K2.23 Up to three armies for nothing, whatever the value."""
    s = ally(without_allies(holding("improve-logistics"), "usa"), "usa", "albania")
    army(s, "mena", usa=1)
    played(s, "improve-logistics", "reserve", "reserve", "mena", "permanent")
    assert (s.nations["usa"].money, s.armies["europe"][0]) == (25, 3)


def test_power_play() -> None:
    """§K2.24 Permanent without a slot, if he likes."""
    s = fill(ally(without_allies(holding("power-play"), "usa"), "usa", "albania"), "europe")
    played(s, "power-play", ("influence", "permanent"))
    assert s.extra["europe"] == ("usa",)


# K2: domestic


def test_minimize_bureaucracy() -> None:
    """§K2.26 Trashed; a cheap card is taken and played; §K2.35 it stays his."""
    s = holding("minimize-bureaucracy")
    s.market = ["economic-expansion", "quantitative-easing", "explore-alternatives"]
    s.abilities = Deck([], top=["power-play"] * 4)
    assert options(s, ("play_card", "usa", "minimize-bureaucracy")) == ["quantitative-easing", "explore-alternatives"]
    s = holding("minimize-bureaucracy")
    s.market, s.abilities = ["quantitative-easing"], Deck([], top=["power-play"] * 6)
    played(s, "minimize-bureaucracy", ("invest", "start-iraq"), "permanent")
    assert s.nations["usa"].played == ["quantitative-easing"]
    assert s.trashed == ["minimize-bureaucracy"]
    assert len(s.market) == 6


def test_minimize_bureaucracy_may_take_its_own_like() -> None:
    """§K2.26 It costs 6 or less, too; but alone it would have nothing to take (§B4.6, ruling R67)."""
    s = holding("minimize-bureaucracy")
    s.market = ["minimize-bureaucracy"]
    assert not CARDS["minimize-bureaucracy"].ready(s, "usa")
    s.market = ["minimize-bureaucracy", "explore-alternatives"]
    s.abilities = Deck([], top=["power-play"] * 9)
    asked = played(s, "minimize-bureaucracy", ("take", "minimize-bureaucracy"), ("take", "explore-alternatives"))
    assert asked is not None
    assert asked.name == "play"
    assert s.trashed == ["minimize-bureaucracy"] * 2
    assert s.nations["usa"].played == ["explore-alternatives"]


def test_initiate_restructuring() -> None:
    """§K2.27 A card of hand or discard is trashed to play another."""
    s = holding("initiate-restructuring", "usa", OTHER)
    s.nations["usa"].discard = ["new-allies"]
    question = played(s, "initiate-restructuring", ("restructure", "discard new-allies"))
    assert question is not None
    assert (question.name, s.trashed) == ("play", ["new-allies"])
    s = holding("initiate-restructuring", "usa", OTHER)
    assert played(s, "initiate-restructuring", "pass") is None


def test_optimization_program() -> None:
    """§K2.28 One type, then a Growth card."""
    question = played(holding("optimization-program"), "optimization-program", "energy")
    assert question is not None
    assert question.name == "growth"


def test_new_agenda() -> None:
    """§K2.29 Three cards; two discarded for another."""
    s = holding("new-agenda", "usa", OTHER)
    question = played(s, "new-agenda", "yes", ("discard", "foreign-trade"), ("discard", OTHER))
    assert question is not None
    assert (question.name, s.nations["usa"].hand) == ("play", ["foreign-trade"] * 2)


def test_prosperous_times() -> None:
    """§K2.30 §K2.34 Prosperity for 2 less, or another card; besides that of the Aftermath (ruling R61)."""
    s = holding("prosperous-times", "usa", OTHER)
    nation = s.nations["usa"]
    nation.goods["cg"] = 0
    played(s, "prosperous-times", ("units", 1), ("branch", "prosper"))
    assert (nation.goods["cg"], nation.prosperity, nation.vp) == (1, 1, 2)
    nation.goods["cg"] = 9
    drive(s, ("prosperity", "usa"), "yes")
    assert nation.prosperity == 2


def test_re_examine_agreement() -> None:
    """§K2.31 A reset, a card, another card."""
    s = holding("re-examine-agreement", "usa", OTHER)
    assert not CARDS["re-examine-agreement"].ready(s, "usa")
    s.temporary["mena"] = ("usa", "eu")
    question = played(s, "re-examine-agreement")
    assert question is not None
    assert (question.name, len(s.nations["usa"].hand)) == ("play", 2)
    assert list(s.temporary["mena"]) == ["eu", "usa"]


def test_explore_alternatives() -> None:
    """§K2.32 Two cards, another card."""
    s = holding("explore-alternatives")
    question = played(s, "explore-alternatives")
    assert question is not None
    assert (question.name, s.nations["usa"].hand) == ("play", ["foreign-trade"] * 2)


def test_boost_production() -> None:
    """§K2.33 One more if it can, and produced; without goods at once (§B3.11 is for the focus only)."""
    s = holding("boost-production", "usa", OTHER)
    energy = s.nations["usa"].goods["energy"]
    played(s, "boost-production", "energy")
    assert s.nations["usa"].production["energy"] == 4
    assert s.nations["usa"].goods["energy"] == energy + 4
    assert events(s, "raised") == [("usa", "energy", 4)]

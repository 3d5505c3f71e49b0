"""Chapter B3: Preparation."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, drive, events, names, options, shown, table
from visavis.games.worldorder.rules.purse import gain
from visavis.kernel.deck import Deck
from visavis.kernel.journal import Event


def test_a_hand_of_six_is_drawn_and_the_discard_is_shuffled_in() -> None:
    """§B3.1 When the deck runs out, the discard becomes a new one; §K4.5 one more card."""
    s = table()
    nation = s.nations["usa"]
    nation.deck, nation.discard = Deck([], top=["new-allies", "foreign-trade"]), ["growth-strategy"] * 5
    drive(s, ("draw_hand", "usa"))
    assert sorted(nation.hand) == ["foreign-trade", *["growth-strategy"] * 4, "new-allies"]
    assert names(s).count("reshuffled") == 1
    assert nation.discard == []
    nation.growth = ["industrial-development", "knowledge-transfer", "tactical-flexibility"]
    nation.hand, nation.deck = [], Deck([], top=["new-allies"] * 9)
    drive(s, ("draw_hand", "usa"))
    assert len(nation.hand) == 7


def test_the_older_country_goes_under_its_deck() -> None:
    """§B3.2 The other slides left, a new one opens on the right (ruling R8)."""
    s = shown(table(), "europe", "albania", "norway")
    drive(s, ("reveal", "europe"), "ukraine")
    assert s.open["europe"] == ("norway", "ukraine")
    assert s.countries["europe"].bottom == ["albania"]


def test_without_a_deck_nothing_is_revealed() -> None:
    """§B3.3"""
    s = shown(table(), "europe", "albania", "norway")
    s.countries["europe"] = Deck([])
    drive(s, ("reveal", "europe"))
    assert s.open["europe"] == ("albania", "norway")


def test_turn_order_looks_at_money_now() -> None:
    """§B3.4 Equal VP: less current money; still equal: who acted later (ruling R4)."""
    s = table("usa-eu-russia-china")
    for power, vp, money in (("usa", 4, 9), ("eu", 4, 5), ("russia", 4, 5), ("china", 1, 99)):
        s.nations[power].vp, s.nations[power].money = vp, money
    s.order = ("eu", "usa", "russia", "china")
    drive(s, ("order",), ("slot", 4), ("slot", 1), ("slot", 2))
    assert events(s, "slot") == [("china", 4), ("russia", 1), ("eu", 2), ("usa", 3)]
    assert {each.rule for each in s.told or () if isinstance(each, Event)} == {"B3.4"}


def test_primary_goods_are_produced() -> None:
    """§B3.5 Energy, raw materials and food; §B3.14 Commerce cards that show them turn up (ruling R10)."""
    s = table("usa-russia")
    s.commerce["russia"], s.commerce["usa"] = (False,), (False,)
    goods = dict(s.nations["russia"].goods)
    drive(s, ("primary",))
    now = s.nations["russia"].goods
    assert [now[good] - goods[good] for good in ("energy", "raw", "food", "cg")] == [5, 4, 2, 0]
    assert s.commerce["russia"] == (True,)
    assert s.commerce["usa"] == (False,)  # services are not


def test_what_is_over_ten_turns_into_money() -> None:
    """§B3.6 Example E38: two energy bring 6 money, diplomacy is lost (ruling R15)."""
    s = table()
    nation = s.nations["usa"]
    nation.goods |= {"energy": 10, "diplomacy": 10, "cg": 9, "army": 10}
    money = nation.money
    gain(s, "usa", "energy", 2, "B3.5")
    assert (nation.goods["energy"], nation.money - money) == (10, 6)
    gain(s, "usa", "diplomacy", 3, "B12.2")
    gain(s, "usa", "army", 1, "B12.2")
    assert (nation.goods["diplomacy"], nation.goods["army"], nation.money - money) == (10, 10, 6)
    gain(s, "usa", "cg", 3, "B12.2")
    assert (nation.goods["cg"], nation.money - money) == (10, 26)


def test_focus_is_chosen_in_turn_order_and_its_lines_follow() -> None:
    """§B3.7 Staying is allowed; ready, raise, produce."""
    s = table("usa-russia")
    s.order = ("russia", "usa")
    asked = drive(s, ("focuses",))
    assert asked is not None
    assert (asked.seat, list(asked.options)) == (1, ["domestic", "diplomatic", "military"])
    s.nations["usa"].allies = {}
    drive(s, ("focus", "usa"), "domestic", ("raise", "none"), ("units", 1), ("units", 1))
    assert names(s)[:1] == ["focus"]
    assert drive(s, ("focuses",), "domestic") is not None


@pytest.mark.parametrize(("power", "counts"), [("usa", (1, 4, 2)), ("eu", (2, 5, 3)), ("china", (1, 4, 2))])
def test_allies_are_readied(power: str, counts: tuple[int, ...]) -> None:
    """§B3.8 Up to so many by focus, of his choice; §K4.2 one more with the card."""
    for focus, n in zip(("domestic", "diplomatic", "military"), counts, strict=True):
        s = table()
        ally(s, power, "albania", "croatia", "moldova", ready=False)
        nation = s.nations[power]
        nation.allies = {id_: each._replace(ready=False) for id_, each in nation.allies.items()}
        asked = drive(s, ("focus", power), focus)
        assert asked is not None
        assert (asked.name, asked.about["left"]) == ("ready", n)
    nation.growth = ["diplomatic-initiative"]
    asked = drive(s, ("focus", power), "military")
    assert asked is not None
    assert asked.about["left"] == counts[2] + 1
    drive(s, ("ready_focus", power, 2), "albania", "done")
    assert s.nations[power].allies["albania"].ready


def test_a_production_is_raised_for_money() -> None:
    """§B3.9 Domestic any, diplomatic diplomacy, military armies, up to the maximum."""
    s = table()
    nation = s.nations["usa"]
    nation.production["energy"] = 5  # its end
    assert options(s, ("raise", "usa")) == ["none", "raw", "food", "cg", "services", "diplomacy", "army"]
    nation.focus = "military"
    drive(s, ("raise", "usa"), "army")
    assert (nation.production["army"], nation.money) == (4, 22)
    nation.focus, nation.money = "diplomatic", 7
    assert drive(s, ("raise", "usa")) is None  # 8 are needed


def test_china_may_raise_two() -> None:
    """§B3.10 Two different ones for 15, with domestic focus only."""
    s = table()
    nation = s.nations["china"]
    asked = drive(s, ("raise", "china"), "cg")
    assert asked is not None
    assert asked.name == "raise_second"
    assert "cg" not in asked.options
    drive(s, ("raise", "china"), "cg", "services")
    assert (nation.production["cg"], nation.production["services"], nation.money) == (5, 2, 5)
    nation.focus, nation.money = "military", 20
    drive(s, ("raise", "china"), "army")
    assert nation.money == 14


def test_a_raised_primary_production_gives_one_at_once() -> None:
    """§B3.11 (ruling R16) It counts as producing: §B3.14 Commerce cards turn up."""
    s = table()
    nation = s.nations["russia"]
    s.commerce["russia"] = (False, False, False)
    energy, diplomacy = nation.goods["energy"], nation.goods["diplomacy"]
    drive(s, ("raise", "russia"), "energy")
    assert nation.goods["energy"] == energy + 1
    assert s.commerce["russia"] == (True, True, True)
    drive(s, ("raise", "russia"), "diplomacy")
    assert nation.goods["diplomacy"] == diplomacy


@pytest.mark.parametrize(("focus", "asked"), [("domestic", ["cg", "services"]), ("diplomatic", ["diplomacy"]),
                                              ("military", ["army"])])  # fmt: skip
def test_each_focus_produces_its_goods(focus: str, asked: list[str]) -> None:
    """§B3.12 From none up to the production, by the recipes."""
    s = table()
    nation = s.nations["usa"]
    nation.focus = focus
    nation.goods |= {"energy": 9, "raw": 9, "food": 9}
    drive(s, ("produce_focus", "usa"), *(("units", 2) for _ in asked))
    assert [args[1] for args in events(s, "gained")] == asked


def test_producing_nothing_turns_no_commerce_card_up() -> None:
    """§B3.14 At least one."""
    s = table()
    s.commerce["usa"] = (False, False)
    drive(s, ("produce_focus", "usa"), ("units", 0), ("units", 0))
    assert s.commerce["usa"] == (False, False)
    drive(s, ("produce_focus", "usa"), ("units", 0), ("units", 1))
    assert s.commerce["usa"] == (True, True)


def test_commerce_cards_of_unplayed_powers_turn_up() -> None:
    """§B3.15 (ruling R11)"""
    s = table("usa-russia")
    s.commerce |= {"eu": (False,), "usa": (False,)}
    drive(s, ("commerce_up",))
    assert (s.commerce["eu"], s.commerce["usa"]) == ((True,), (False,))


def test_a_quick_reaction_force_buys_or_moves_an_army() -> None:
    """§K4.12 Military focus moves one for nothing; otherwise one for 5 money."""
    s = table()
    nation = s.nations["usa"]
    nation.growth = ["rapid-reaction-force"]
    drive(s, ("reaction", "usa"), "yes")
    assert (nation.goods["army"], nation.money) == (4, 25)
    nation.focus = "military"
    drive(s, ("reaction", "usa"), ("move_from", "reserve"), ("move_to", "mena"))
    assert (s.armies["mena"][0], nation.money) == (1, 25)

"""Where two rules meet."""

from __future__ import annotations

from tests.games.worldorder.position import (
    ally,
    army,
    drive,
    events,
    fill,
    names,
    options,
    shown,
    table,
    without_allies,
)
from visavis.games.worldorder.bot.actions import choose_country
from visavis.games.worldorder.rules.scoring import score_region, standings
from visavis.games.worldorder.rules.turn import ways
from visavis.games.worldorder.state import Ally
from visavis.kernel.deck import Deck


def test_auto_influence_in_a_full_region_pushes_a_persons_cube_out() -> None:
    """§B15.2 §B13.5 §B13.6 Slots and queue are full: the leftmost cube goes, nobody gains or loses VP."""
    s = fill(table("usa-russia"), "central_asia")
    s.temporary["central_asia"] = ("russia", "usa", "usa", "usa")
    s.nations["russia"].vp = 7
    drive(s, ("influence_row", "7", "china"))
    assert s.temporary["central_asia"] == ("usa", "usa", "usa", "china")
    assert events(s, "pushed_out") == [("russia", "central_asia")]
    assert s.nations["russia"].vp == 7


def test_an_automa_trades_in_preparation_and_production_turns_the_card_up_again() -> None:
    """§A4.7 §A8.4 §B3.14 Its bonus finds no country: a person's card goes down, and up when he produces."""
    s = without_allies(table("usa-eu", 1), "eu")
    for region in s.board.regions:
        shown(s, region)
        s.countries[region] = Deck([])
    s.order, s.round = ("eu", "usa"), 2
    s.nations["eu"].money = 0
    before = dict(s.nations["eu"].cells)
    asked = drive(s, ("focuses",), ("decision", "5"), ("decision", "8"))  # diplomatic; the flag of the USA
    assert asked is not None
    assert asked.name == "focus"
    assert (s.commerce["usa"], s.nations["usa"].money, s.nations["eu"].money) == ((False,), 40, 10 + 5)
    assert s.nations["eu"].cells == before
    drive(s, ("produce_focus", "usa"), ("units", 0), ("units", 1))
    assert s.commerce["usa"] == (True,)


def test_an_army_beyond_ten_in_the_reserve_is_lost() -> None:
    """§K1.12 §B10.2 §B3.6 The base takes its army first, so one fits in again; a second would not."""
    s = table()
    nation = s.nations["russia"]
    nation.goods["army"], nation.money = 10, 50
    nation.hand = ["military-re-equipment"]
    drive(s, ("play_card", "russia", "military-re-equipment"), "start-armenia", "permanent")
    assert (s.armies["central_asia"][2], nation.goods["army"]) == (1, 10)
    nation.hand = ["military-reinforcements"]
    drive(s, ("play_card", "russia", "military-reinforcements"), ("move_from", "done"))
    assert nation.goods["army"] == 10
    assert events(s, "surplus") == [("russia", "army", 1, 0)]


def test_research_without_a_market_asks_nothing() -> None:
    """§B14.7 §B14.3 §A22.6 No row, no deck, no discard: points are lost; an Automa takes nothing."""
    s = without_allies(table("usa-eu", 1), "usa")
    s.market, s.abilities, s.swept = [], Deck([]), []
    s.nations["usa"].hand = ["growth-strategy"]
    assert drive(s, ("study", "usa")) is None
    assert s.points == 0
    s.nations["eu"].deck = Deck([], top=["growth-strategy", "foreign-trade"])
    s.nations["eu"].discard = ["new-allies"] * 10
    drive(s, ("automa_study", "eu"))
    assert (s.nations["eu"].market, s.points, s.market) == ("", 0, [])


def test_the_last_country_of_a_region_lies_on_the_left() -> None:
    """§B5.5 §B3.3 §A6.2 Nothing opens beside it; an Automa has one to choose from, and Preparation leaves it."""
    s = shown(table("usa-eu", 1), "africa", "kenya", "niger")
    s.countries["africa"] = Deck([])
    s.nations["usa"].goods["diplomacy"] = 9
    drive(s, ("relations", "usa", ()), "kenya")
    assert s.open["africa"] == ("niger",)
    assert choose_country(s, "eu", "africa") == "niger"
    drive(s, ("reveal", "africa"))
    assert s.open["africa"] == ("niger",)


def test_an_authority_ties_with_nobody() -> None:
    """§K4.19 §B17.4 §B19.2 Equal cubes, fewer armies: the card makes the first place one's own alone."""
    s = fill(table("usa-russia"), "central_asia", "usa")
    s.extra["central_asia"] = ("russia",)
    assert [(row.owner, row.place, row.alone) for row in standings(s, "central_asia")] == [
        ("usa", 2, False), ("russia", 2, False),
    ]  # fmt: skip
    s.nations["usa"].growth = ["indisputable-authority"]
    score_region(s, "central_asia")
    assert s.sole == {"usa": 1, "russia": 0}
    assert (s.nations["usa"].vp, s.nations["russia"].vp) == (2 + 8, 2 + 4)


def test_an_order_is_a_persons_and_its_points_are_an_automas() -> None:
    """§A21.1 §B20.1 §B4.5 The person may use it in a turn; the Automa began with 3 VP more and has none."""
    s = table("usa-eu", 1, orders=True)
    s.nations["usa"].hand = ["new-allies"]
    assert "order" in ways(s, "usa")
    assert (s.nations["eu"].order, s.nations["eu"].vp) == (False, 13)


def test_two_of_the_same_powers_cards_serve_two_imports() -> None:
    """§B7.5 §B7.6 §B7.9 Each import turns one card of Russia's three down; the thanks are for the first alone."""
    s = table()
    s.nations["china"].money = 90
    drive(s, ("trade", "china", ()), "buy energy", 3, "buy raw", 3, "done")
    assert s.commerce["russia"] == (False, False, True)
    assert s.nations["china"].goods["diplomacy"] == 3 + 1
    assert options(s, ("trade", "usa", ()))


def test_a_partner_of_the_nato_may_still_lose_to_the_others() -> None:
    """§B16.6 §B16.7 The EU ignores the USA and not Russia; Russia is threatened by both."""
    s = ally(table(), "eu", "jordan")
    s.armies["mena"] = (3, 0, 1, 0)
    for nation in s.nations.values():
        nation.vp = 20
    drive(s, ("threat", "mena"))
    assert {power: nation.vp for power, nation in s.nations.items()} == {"usa": 20, "eu": 18, "russia": 18, "china": 20}
    assert "threatened" in names(s)


def test_currency_for_two_goods_of_an_automa() -> None:
    """§K1.8 §A19.3 §B7.9 Six for 18, five for each type, one diplomacy; what was sold is not bought back (§B7.2)."""
    s = without_allies(table("usa-russia-china", 1), "usa")
    nation = s.nations["usa"]
    nation.hand, nation.goods = ["global-currency"], nation.goods | {"energy": 0, "raw": 0, "diplomacy": 4}
    s.acting = "usa"
    drive(s, ("play_card", "usa", "global-currency"), "buy energy", 3, "buy raw", 3)
    assert (nation.money, nation.goods["diplomacy"], s.nations["russia"].money) == (30 - 18 + 10, 5, 30 + 18)
    ally(s, "usa", "afghanistan")
    assert not [each for each in options(s, ("trade", "usa", ()), "sell energy") if "energy" in each]


def test_a_store_that_is_full_makes_money_of_an_automas_goods() -> None:
    """§B7.14 §B7.9 One of three is kept, two become 6 money, and the thanks are lost; all of it is told."""
    s = without_allies(table("usa-russia", 1), "usa")
    nation = s.nations["usa"]
    nation.money, nation.goods = 9, nation.goods | {"energy": 9, "diplomacy": 10}
    drive(s, ("trade", "usa", ()), "buy energy", ("buy", 3))
    assert (nation.money, nation.goods["energy"], nation.goods["diplomacy"]) == (6, 10, 10)
    assert [args[1:] for args in events(s, "surplus")] == [("diplomacy", 1, 0), ("energy", 2, 6)]


def test_an_order_may_trade_with_an_automa() -> None:
    """§B20.1 §B20.2 §A19.2 The last card goes face down; everything as in any Trade."""
    s = without_allies(table("usa-russia", 1, orders=True), "usa")
    nation = s.nations["usa"]
    nation.hand, nation.order, nation.money = ["new-allies"], True, 9
    nation.goods |= {"energy": 0, "diplomacy": 0}
    drive(s, ("play", "usa"), "order", ("order_line", "trade"), "buy energy", 3)
    assert (nation.order, nation.money, nation.goods["energy"], nation.goods["diplomacy"]) == (False, 0, 3, 1)


def test_an_order_with_the_last_card_gets_no_growth_card_that_wants_one() -> None:
    """§B20.1 §G3.1 The card that lies face down is not in the hand any more."""
    s = table("eu-russia", 1, growth="replace", orders=True)
    nation = s.nations["eu"]
    nation.growth, nation.goods["services"], s.growth = ["industrial-development"], 5, {"change-of-leader": 1}
    nation.hand, nation.order = ["growth-strategy"], True
    assert "growth" not in options(s, ("play", "eu"), "order")
    nation.hand, nation.covered, nation.order = ["growth-strategy", "new-allies"], [], True
    assert "growth" in options(s, ("play", "eu"), "order", ("cover", "new-allies"))


def test_an_expert_builds_where_its_own_cube_stands_first() -> None:
    """§A10.4 §A11.9 §A15.7 The smallest excess, two armies for 15 money, and a cube beside the slots for nothing."""
    s = fill(table("russia-usa", 1, level="expert"), "mena")
    s.temporary["mena"], s.influence = ("usa",) * 5, ["8"]
    army(army(s, "mena", russia=3), "europe", russia=4)
    nation = s.nations["usa"]
    nation.money, points = 15, nation.vp
    drive(s, ("automa_do", "usa", "military"))
    assert (nation.money, s.armies["mena"][0], s.extra["mena"], nation.vp) == (0, 2, ("usa",), points)


def test_an_own_country_in_a_closed_region_is_an_experts_and_nobody_elses() -> None:
    """§A11.2 §A15.7 §A15.10 No base can be built: Canada comes with a cube beside the slots, or it is Trade."""
    for level, further in (("expert", []), ("normal", [("relations", "trade")])):
        s = fill(table("russia-eu", 1, level=level), "americas")
        s.temporary["americas"], s.nations["eu"].bases = ("eu",) * 4, {"europe": 3, "americas": 2, "mena": 2}
        s.open = dict.fromkeys(s.open, ())
        shown(s, "americas", "canada")
        s.countries["americas"] = Deck([])
        s.nations["eu"].money, s.decisions = 100, ["2"]
        drive(s, ("automa_do", "eu", "military"))
        assert [args[1:3] for args in events(s, "substituted")] == [("base", "relations"), *further]
        assert s.extra["americas"] == (("eu",) if level == "expert" else ())


def test_the_status_falls_to_nothing_before_the_tokens() -> None:
    """§B17.1 §B0.7 §B18.2 §B17.7 Twelve of five VP; then the money token of a duel."""
    s = without_allies(table("russia-usa", 1), "usa", "russia")
    s.temporary = dict.fromkeys(s.temporary, ("russia",) * 3)
    s.nations["usa"].vp, s.nations["usa"].money, s.nations["russia"].money = 5, 50, 10
    drive(s, ("scoring",))
    assert (events(s, "lost"), s.nations["usa"].vp) == ([("usa", 5, 0, "status")], 5)


def test_the_rows_of_unplayed_powers_in_the_order_of_their_cards() -> None:
    """§B15.1 §B15.4 §B15.5 An Automa's flag brings 10 money at once; a person is asked only with a card face up."""
    s = table("russia-usa", 1)
    s.influence_open = ("19", "15")
    s.nations["usa"].money = 0
    asked = drive(s, ("auto_influence",))
    assert asked is not None
    assert (asked.name, asked.about["card"], s.nations["usa"].money) == ("flag", "15", 10)
    s.commerce = {**s.commerce, "russia": (False, False)}
    assert drive(s, ("influence_row", "15", "china")) is None


def test_resilience_before_a_cube_frees_a_place_for_it() -> None:
    """§K4.8 §B13.8 §B13.4 The old cube takes the last slot for nothing; the new one the last place of the queue."""
    s = table("usa-russia", 1)
    nation = s.nations["usa"]
    nation.growth, points = ["regional-resilience"], nation.vp
    s.permanent["mena"], s.temporary["mena"] = ("local",) * 2, ("usa", "eu", "eu", "eu", "eu")
    assert drive(s, ("influence", "usa", "mena", ()), ("resilience", "yes")) is None
    assert (s.permanent["mena"][-1], s.temporary["mena"], nation.vp) == ("usa", ("eu",) * 4 + ("usa",), points + 1)


def test_a_market_without_a_deck_is_filled_with_what_was_swept() -> None:
    """§B14.5 §B14.7 §A13.7 The three swept are shuffled and come back; an Automa's one goes round and round."""
    s = table("usa-russia", 1)
    s.abilities, s.points = Deck([]), 2
    s.market = ["new-agenda", "power-play", "military-exercises", "trade-opportunity"]
    assert sorted(options(s, ("shop", "usa"), "sweep")) == ["military-exercises", "power-play", "trade-opportunity"]
    s.market, s.swept, s.abilities, s.points = ["new-agenda", "power-play"], [], Deck([]), 3
    drive(s, ("automa_sweep", "russia"))
    assert s.market == ["power-play", "new-agenda"]


def test_a_token_beside_an_automas_country_stays_when_it_is_improved() -> None:
    """§K3.1 §A6.6 §B16.1 It lies on the new card, and pays twice its value."""
    s = shown(table("usa-russia", 1), "mena", "syria", "egypt")
    nation = s.nations["russia"]
    nation.allies["start-syria"] = Ally(guests=("usa",))
    nation.cells = dict.fromkeys(nation.cells, 0) | {"relations": 1}
    s.influence, s.decisions, s.countries["mena"], before = ["14"], ["3"], Deck([]), s.nations["usa"].money
    drive(s, ("automa_do", "russia", "diplomatic"))
    assert nation.allies["syria"] == Ally(guests=("usa",))
    drive(s, ("returns", "usa"))
    assert s.nations["usa"].money == before + 4


def test_the_last_growth_card_of_a_level_is_gone_for_the_next() -> None:
    """§G2.5 §A12.4 §A12.6 Variant 2: one copy of level 2, none of level 3."""
    s = table("eu-russia", 1, growth="variant-2")
    nation = s.nations["russia"]
    nation.growth, nation.money, points = ["industrial-development"], 100, nation.vp
    s.growth = {"industrial-development": 1, "knowledge-transfer": 1}
    drive(s, ("automa_growth", "russia"))
    assert (nation.money, nation.vp - points, s.growth["knowledge-transfer"]) == (75, 6, 0)
    drive(s, ("automa_growth", "russia"))
    assert nation.money == 105


def test_times_of_prosperity_with_a_high_standard_may_cost_nothing() -> None:
    """§K2.30 §K4.15 The first step for 2 - 2 - 1, with a VP more."""
    s = table("usa-russia", 1)
    nation = s.nations["usa"]
    nation.growth, nation.hand, points = ["high-standard-of-living"], ["prosperous-times"], nation.vp
    nation.goods |= {"cg": 0, "energy": 1, "raw": 1}
    drive(s, ("play_card", "usa", "prosperous-times"), ("units", 0), ("branch", "prosper"))
    assert (nation.goods["cg"], nation.vp - points, nation.prosperity) == (0, 3, 1)

"""Where two rules meet."""

from __future__ import annotations

from tests.games.worldorder.position import ally, drive, events, fill, names, options, shown, table, without_allies
from visavis.games.worldorder.bot.actions import choose_country
from visavis.games.worldorder.rules.scoring import score_region, standings
from visavis.games.worldorder.rules.turn import ways
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

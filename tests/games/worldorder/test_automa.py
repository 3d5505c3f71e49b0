"""Chapters A1 to A22: the Automa, the examples of the inventory first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldorder.position import (
    ally,
    army,
    drive,
    events,
    fill,
    names,
    run,
    shown,
    table,
    without_allies,
)
from visavis.games.worldorder.bot.actions import (
    choose_country,
    engage_price,
    why_not_engage,
    why_not_invest,
    why_not_relate,
)
from visavis.games.worldorder.bot.cards import pick
from visavis.games.worldorder.bot.military import choose_region, why_not_build
from visavis.games.worldorder.bot.placing import is_closed
from visavis.games.worldorder.bot.turn import market_order, move_tokens, prosperity_of
from visavis.games.worldorder.rules.preparation import first_income
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World
from visavis.kernel.deck import Deck
from visavis.kernel.journal import Explanation

MIXED = "eu-usa-russia-china"  # the EU is a person's


def automas(powers: str = MIXED, people: int = 1, **options: Any) -> World:
    return table(powers, people, **options)


def cells(s: World, power: str, **tokens: int) -> World:
    s.nations[power].cells = dict.fromkeys(s.nations[power].cells, 0) | tokens
    return s


def result(asking: Any, *answers: str) -> Any:
    """What asking leads to with these answers."""
    given = list(answers)
    try:
        asked = next(asking)
        while True:
            asked.answer = given.pop(0)
            asked = next(asking)
    except StopIteration as stop:
        assert not given
        return stop.value


# 6.1 and 6.2: the examples


@pytest.mark.parametrize(
    ("card", "focus", "money"), [("1", "diplomatic", 20), ("2", "domestic", 40), ("3", "military", 12)]
)
def test_e1_income(card: str, focus: str, money: int) -> None:
    """§A4.3 §A4.4 §A4.1 Example E1: round 4 times 5 is 20; domestic 40, military 12."""
    s = automas("eu-russia")
    s.round = 4
    before = s.nations["russia"].money
    drive(s, ("automa_focus", "russia"), ("decision", card))
    assert s.nations["russia"].focus == focus
    assert events(s, "gained")[0] == ("russia", "money", money, before + money)


def test_e2_growth_vp() -> None:
    """§A12.6 §A12.7 Example E2: 45 money for Tactical Flexibility, 6 and 3 VP, and no ability (§A3.5)."""
    s = automas()
    nation = s.nations["usa"]
    nation.growth, nation.money, nation.vp = ["industrial-development", "knowledge-transfer"], 46, 0
    s.growth["diplomatic-opening"] = 0
    drive(s, ("automa_growth", "usa"))
    assert (nation.money, nation.vp, s.growth["tactical-flexibility"]) == (1, 9, 1)


def test_e6_deck_arithmetic() -> None:
    """§A13.3 §A17.6 §A22.8 §A22.9 Example E6: 12 cards, 6 a round, shuffled after rounds 2 and 4."""
    s = automas("eu-russia")
    nation = s.nations["russia"]
    s.market = ["military-exercises"]
    left = []
    for n in range(1, 7):
        s.round = n
        for _ in range(4):
            nation.deck.mixed.sort()
            nation.discard.append(nation.deck.mixed.pop())
        if n < 6:
            run(s, ("automa_study", "russia"))
        left.append(len(nation.deck))
    assert left == [6, 12, 6, 12, 6, 2]


def test_e7_order_at_set_up() -> None:
    """§A2.8 §A2.9 §A4.2 Example E7: people choose first; russia takes slot 4, china slot 3."""
    s = table("usa-eu-russia-china", 2)
    s.order = ()
    s.nations["eu"].vp, s.nations["usa"].vp = 6, 9
    drive(s, ("order",), ("slot", 1), ("slot", 2))
    assert events(s, "slot") == [("eu", 1), ("usa", 2), ("russia", 4), ("china", 3)]


@pytest.mark.parametrize(("level", "found"), [
    ("expert", {2: "base", 4: "invest", 5: "engage", 6: "base"}), ("normal", {2: "base", 4: "invest", 6: "engage"}),
])  # fmt: skip
def test_e8_new_tokens(level: str, found: dict[int, str]) -> None:
    """§A16.1 §A16.2 §A16.3 §A16.4 §A16.5 §A16.6 §A2.6 Example E8."""
    s = automas(level=level)
    came: dict[int, str] = {}
    for n in range(1, 7):
        s.round = n
        drive(s, ("automa_tokens", "russia"))
        for _, cell in events(s, "token_arrived"):
            came[n] = cell
    assert came == found


def test_e9_executive_orders() -> None:
    """§A21.1 §A21.2 §A2.4 Example E9: 13 VP at the start, nothing at the end (ruling R46)."""
    s = automas(orders=True)
    assert (s.nations["usa"].vp, s.nations["eu"].vp) == (13, 0)
    drive(s, ("finish",))
    assert s.nations["russia"].vp == 13
    assert automas().nations["usa"].vp == 10


def test_e10_e11_tokens() -> None:
    """§A5.2 §A5.3 §A5.4 §A5.5 §A5.11 Examples E10 and E11."""
    s = automas()
    assert s.nations["russia"].cells == {
        "engage": 0,
        "relations": 1,
        "invest": 1,
        "trade": 0,
        "base": 1,
        "move": 0,
    }  # §A2.5
    for did, left, right in (
        ("relations", "engage", "relations"), ("engage", "engage", "relations"), ("base", "base", "move"),
        ("move", "base", "move"), ("invest", "invest", "trade"), ("trade", "invest", "trade"),
    ):  # fmt: skip
        move_tokens(s, "russia", did)
        now = s.nations["russia"].cells
        assert (now[left], now[right]) == ((0, 1) if did == left else (1, 0))
    cells(s, "russia", base=2, engage=1, invest=1)
    seen = []
    for did in ("base", "base", "move"):
        move_tokens(s, "russia", did)
        now = s.nations["russia"].cells
        seen.append((now["base"], now["move"]))
    assert seen == [(1, 1), (0, 2), (2, 0)]


def test_e12_trade_as_a_substitute() -> None:
    """§A5.6 §A5.7 §A7.5 Example E12: Trade moves its own tokens, the due cell is untouched."""
    s = cells(automas(), "usa", engage=1, trade=1, base=1)
    s.nations["usa"].money = 0
    drive(s, ("automa_do", "usa", "diplomatic"), ("decision", "11"))
    assert events(s, "due") == [("usa", "diplomatic", "engage", 1)]
    assert s.nations["usa"].cells["engage"] == s.nations["usa"].cells["invest"] == 1
    assert s.nations["usa"].cells["trade"] == 0


def test_e13_choice_of_a_country() -> None:
    """§A6.1 §A6.2 §A6.3 §A6.5 §A6.6 Example E13: C1 picks Norway for 10; influence is added; reasons are told."""
    s = shown(automas("usa-eu"), "europe", "albania", "norway")
    nation = s.nations["eu"]
    nation.money = 40
    drive(s, ("automa_do", "eu", "diplomatic"), ("influence_card", "2"), ("country", "ukraine"), ("decision", "4"))
    assert nation.money == 30
    assert "norway" in nation.allies
    assert "start-norway" not in nation.allies
    assert s.permanent["europe"] == ("eu",)
    (reason,) = [each for each in s.told or () if isinstance(each, Explanation) and each.name == "automa-country"]
    assert reason.chosen == "norway"
    assert [line.text for line in reason.lines][-1] == "own-starting-country"
    assert nation.cells["engage"] == 1  # §A6.9


def test_e14_below_15_money() -> None:
    """§A6.2 §A6.4 §A6.11 Example E14: with 12 Canada is dropped, with 15 its value decides."""
    s = shown(automas("russia-usa"), "americas", "canada", "honduras")
    s.nations["usa"].money = 12
    assert choose_country(s, "usa", "americas") == "honduras"
    s.nations["usa"].money = 15
    assert choose_country(s, "usa", "americas") == "canada"
    shown(s, "americas", "peru", "honduras")
    s.nations["usa"].money = 10  # §A22.12 exactly enough
    assert choose_country(s, "usa", "americas") == "peru"


def test_e15_barred() -> None:
    """§A6.2 §A22.4 Example E15: both are barred, the next card."""
    s = shown(automas("russia-usa"), "mena", "iran", "syria")
    assert why_not_relate(s, "usa", "mena", False) == "no-country"
    shown(s, "europe", "albania", "croatia")
    drive(
        s, ("automa_do", "usa", "diplomatic"), ("influence_card", "8"), ("influence_card", "4"), ("country", "serbia")
    )
    assert [args[2:] for args in events(s, "region_turned")] == [("8", "mena", "no-country"), ("4", "europe", "")]
    assert "albania" in s.nations["usa"].allies  # C2 a base, equal value
    assert "influence" not in names(s)  # §A6.7


def test_e16_the_price_of_engaging() -> None:
    """§A7.2 §A7.7 §A4.6 Example E16: 15 in mena, 0 in africa."""
    s = without_allies(automas(), "usa")
    ally(s, "usa", "jordan", "qatar", "kenya", "niger", "mali")
    s.nations["usa"].focus = "diplomatic"
    assert engage_price(s, "usa", "mena") == 15
    assert engage_price(s, "usa", "africa") == 0
    s.nations["usa"].money = 0
    assert why_not_engage(s, "usa", "africa") == ""
    assert why_not_engage(s, "usa", "mena") == "dear"  # §A7.3
    assert why_not_engage(s, "usa", "europe") == "no-ally"  # §A7.1 §A7.6


@pytest.mark.parametrize(("powers", "people", "down", "usa", "eu"), [
    ("eu-usa", 1, False, 35, 10), ("eu-usa", 1, True, 30, 0), ("russia-usa-eu", 1, False, 35, 10),
    ("russia-usa", 1, False, 30, 0),
])  # fmt: skip
def test_e17_trade(powers: str, people: int, down: bool, usa: int, eu: int) -> None:
    """§A8.1 §A8.2 §A8.3 §A8.4 §A8.5 §A8.6 §A8.7 §A8.8 Example E17.

    6 symbols 30, and the partner (ruling R31, ruling R35).
    """
    s = cells(automas(powers, people), "usa", trade=1, relations=1, base=1)
    if down:
        s.commerce["eu"] = (False,)
    before = {power: nation.money for power, nation in s.nations.items()}
    drive(s, ("automa_do", "usa", "economic"), ("decision", "11"))
    assert s.nations["usa"].money - before["usa"] == usa
    if "eu" in s.nations:
        assert s.nations["eu"].money - before["eu"] == eu
        assert s.nations["eu"].goods["diplomacy"] in (0, 4)  # §A8.7
    if powers == "eu-usa":
        assert s.commerce["eu"] == (False,)


def test_e18_the_limit_of_fdi() -> None:
    """§A9.1 Example E18."""
    s = ally(automas(), "usa", "albania")  # with Iceland
    fdi = s.nations["usa"].fdi
    fdi["europe"] = 2
    assert why_not_invest(s, "usa", "europe") == ""
    fdi["europe"] = 3
    assert why_not_invest(s, "usa", "europe") == "limit"
    assert why_not_invest(s, "usa", "africa") == "no-ally"


def test_e19_the_limit_of_bases() -> None:
    """§A11.1 §A11.2 §A3.4 Example E19: china with 2/2/2 builds nowhere and takes a country at random."""
    s = automas("eu-china")
    nation = s.nations["china"]
    nation.bases = {"east_asia_pacific": 1, "south_asia": 1, "central_asia": 1}
    assert [r for r in REGIONS if not why_not_build(s, "china", r)] == [
        "central_asia",
        "south_asia",
        "east_asia_pacific",
    ]
    nation.bases = dict.fromkeys(nation.bases, 2)
    shown(shown(s, "africa", "angola", "mali"), "americas", "cuba", "peru")
    drive(s, ("automa_do", "china", "military"), ("decision", "4"), ("country", "brazil"))  # A: the first
    assert "cuba" in nation.allies
    assert nation.cells["engage"] == 1  # §A6.9 the token of Improve Relations
    assert nation.cells["base"] == 1


def test_e20_the_smallest_threat_is_met() -> None:
    """§A10.1 §A10.4 §A10.5 §A10.10 Example E20: the army goes to central_asia (ruling R36)."""
    s = cells(automas(), "russia", move=1, engage=1, invest=1)
    army(s, "europe", usa=3, russia=1)
    army(s, "central_asia", china=2, russia=1)
    drive(s, ("automa_do", "russia", "military"))
    assert s.armies["central_asia"] == (0, 0, 2, 2)
    assert s.nations["russia"].money == 25
    assert "influence" not in names(s)  # §A10.13


def test_e21_a_tie_of_m2() -> None:
    """§A10.6 §A10.11 §A18.2 Example E21: the letter decides."""
    for card, region in (("4", "central_asia"), ("1", "east_asia_pacific")):
        s = automas("russia-usa-china", 2)
        army(army(s, "central_asia", china=1, russia=1), "east_asia_pacific", china=1, usa=1)
        assert result(choose_region(s, "china", s.board.zones["china"], "move"), card) == region


def test_m2_prefers_where_an_opponent_has_more() -> None:
    """§A10.4 §A10.11 If any is outnumbered, the number of opponents is not looked at (ruling R37)."""
    s = automas("eu-usa-russia-china", 1)
    s.nations["russia"].focus = "military"
    army(army(s, "central_asia", china=1), "mena", russia=1)
    found = result(choose_region(s, "russia", ["europe", "central_asia"], "move"))
    assert found == "central_asia"


def test_e22_nato() -> None:
    """§A10.8 §A10.9 Example E22: europe, mena and east_asia_pacific by the numeral; never americas."""
    for card, region in (("2", "europe"), ("3", "mena"), ("1", "east_asia_pacific")):
        s = automas()
        assert result(choose_region(s, "usa", s.board.zones["usa"], "move"), card) == region


def test_the_focus_makes_a_first_army_count_twice() -> None:
    """§A10.7 From 0 to 2 with military focus; §A4.8 §A10.12 tokens are not foreseen."""
    s = automas()
    army(s, "mena", usa=1)
    s.nations["eu"].engaged = ["mena"]
    assert result(choose_region(s, "russia", ["mena"], "move")) == "mena"
    (reason,) = [each for each in s.told or () if isinstance(each, Explanation)]
    assert reason.lines[0].after == ("mena",)  # M1: threatened by the USA
    army(s, "mena", usa=0)
    army(s, "east_asia_pacific", china=1)
    s.nations["russia"].focus, s.told = "military", []
    assert result(choose_region(s, "russia", ["east_asia_pacific"], "move")) == "east_asia_pacific"
    (reason,) = [each for each in s.told if isinstance(each, Explanation)]
    assert reason.lines[-1].text == "m3"
    assert reason.lines[-1].after == ("east_asia_pacific",)


def test_e23_growth_choice() -> None:
    """§A12.1 §A12.4 §A12.5 §A5.8 §A22.7 Example E23 (ruling R32)."""
    for money, answers, title, left in (
        (27, (), "knowledge-transfer", 2), (20, (), "", 50), (60, ("4",), "reduced-bureaucracy", 30),
        (60, ("1",), "knowledge-transfer", 35),
    ):  # fmt: skip
        s = automas()
        nation = s.nations["usa"]
        nation.growth, nation.money = ["industrial-development"], money
        drive(s, ("automa_do", "usa", "domestic"), *answers)
        assert nation.growth[1:] == ([title] if title else [])
        assert nation.money == left


def test_e24_research() -> None:
    """§A13.1 §A13.2 §A13.4 §A13.5 §A13.6 §A13.7 §A13.10 §A4.5 Example E24 (ruling R41, ruling R42)."""
    s = ally(automas(), "russia", "serbia", "georgia", "mali")
    s.market = ["economic-expansion", "new-strategic-partner", "explore-alternatives", "global-presence",
                "quantitative-easing", "military-exercises"]  # fmt: skip
    s.abilities = Deck([], top=["power-play"] * 9)
    nation = s.nations["russia"]
    drive(s, ("automa_study", "russia"), ("reveal", "growth-strategy"), ("reveal", "diplomatic-engagement"))
    assert events(s, "studied") == [("russia", 9)]
    assert nation.money == 37
    assert nation.market == "new-strategic-partner"
    assert s.swept == ["military-exercises", "quantitative-easing"]
    assert len(s.market) == 6
    assert s.points == 0  # §A13.8


@pytest.mark.parametrize(("level", "types"), [("normal", ["military", "economic"]),
                                              ("expert", ["diplomatic", "military", "economic"])])  # fmt: skip
def test_e25_the_market_card_comes_first(level: str, types: list[str]) -> None:
    """§A17.1 §A17.2 §A17.3 §A17.4 §A17.5 §A5.9 Example E25 (ruling R41)."""
    s = automas(level=level)
    nation = s.nations["russia"]
    nation.market, nation.money, nation.deck = "new-strategic-partner", 0, Deck(["foreign-trade"])
    run(s, ("automa_turn", "russia"))
    assert [args[1] for args in events(s, "due")] == types
    assert s.trashed == ["new-strategic-partner"]
    assert (nation.market, nation.discard) == ("", ["foreign-trade"])


def test_a_card_without_a_cube_has_a_type_by_chance() -> None:
    """§A17.2 §A18.1 Re-Evaluate Strategy by the circle; §A17.7 without a Market card there is one action."""
    s = automas()
    nation = s.nations["russia"]
    nation.market, nation.money, nation.deck = "re-evaluate-strategy", 0, Deck(["foreign-trade"])
    drive(s, ("automa_turn", "russia"), ("decision", "3"))  # II
    assert [args[1] for args in events(s, "due")] == ["economic"]
    nation.deck, s.told = Deck(["foreign-trade"]), []
    run(s, ("automa_turn", "russia"))
    assert len(events(s, "due")) == 1


def test_e26_prosperity() -> None:
    """§A14.2 Example E26: 10 money, 2 VP, one space a round; nothing after the fifth."""
    s = automas("usa-eu")
    nation = s.nations["eu"]
    nation.money, nation.vp = 60, 0
    drive(s, ("automa_prosperity", "eu"))
    assert (nation.money, nation.vp, nation.prosperity) == (50, 2, 1)
    nation.prosperity = 5
    drive(s, ("automa_prosperity", "eu"))
    assert nation.money == 50


def test_two_readings_of_player_cards() -> None:
    """Inventory 4.2 (ruling R33, ruling R34)."""
    s = automas("russia-usa-eu")
    assert [space.points for space in prosperity_of(s, "eu")] == [2, 3, 4, 6, 9]
    assert market_order(s, "usa")[1] == "diplomatic"
    s = automas("russia-usa-eu", eu_prosperity="board", usa_market="picture")
    assert [space.points for space in prosperity_of(s, "eu")] == [2, 4, 6, 9, 12]
    assert market_order(s, "usa")[1] == "economic"


def test_e27_the_slot_by_a_decision_card() -> None:
    """§A15.1 §A15.2 §A15.3 §A15.4 Example E27: card 4 permanent, card 2 the fourth temporary slot."""
    for card, points in (("4", 1), ("2", 2)):
        s = automas()
        s.round, s.nations["usa"].vp = 3, 0
        s.permanent["europe"], s.temporary["europe"] = ("eu",) * 2, ("eu",) * 3
        drive(s, ("automa_influence", "usa", "europe"), ("decision", card))
        assert s.nations["usa"].vp == points
    s.temporary["europe"] = ("eu",) * 4
    drive(s, ("automa_influence", "usa", "europe"))
    assert s.permanent["europe"][-1] == "usa"
    fill(s, "europe")
    s.temporary["europe"] = ()
    drive(s, ("automa_influence", "usa", "europe"))
    assert list(s.temporary["europe"]) == ["usa"]


def test_e28_its_own_cube() -> None:
    """§A15.5 §A15.6 §A15.7 §A15.8 §A22.5 Example E28 (ruling R39)."""
    for level, closed in (("normal", True), ("expert", False)):
        s = fill(automas(level=level), "central_asia")
        s.temporary["central_asia"] = ("russia", "eu", "usa", "china")
        assert is_closed(s, "russia", "central_asia") is closed
        s.nations["russia"].vp = 0
        if level == "expert":
            drive(s, ("automa_influence", "russia", "central_asia"))
            assert s.extra["central_asia"] == ("russia",)
            assert s.temporary["central_asia"][0] == "russia"
        s.temporary["central_asia"] = ("china", "eu", "usa", "eu")
        assert not is_closed(s, "russia", "central_asia")
        drive(s, ("automa_influence", "russia", "central_asia"))
        assert list(s.temporary["central_asia"]) == ["eu", "usa", "eu", "russia"]
        assert s.nations["russia"].vp == 0


def test_a_closed_region_is_left_out() -> None:
    """§A15.9 §A15.10 §A9.4 §A11.10 In every search (ruling R38, ruling R60)."""
    s = fill(automas(), "central_asia")
    s.temporary["central_asia"] = ("russia", "eu", "usa", "china")
    shown(s, "central_asia", "armenia", "mongolia")
    assert why_not_engage(s, "russia", "central_asia") == "own-cube"
    assert why_not_invest(s, "russia", "central_asia") == "own-cube"
    assert why_not_build(s, "russia", "central_asia") == "own-cube"
    assert why_not_relate(s, "russia", "central_asia", False) == "own-cube"
    shown(s, "central_asia", "kazakhstan", "mongolia")
    assert why_not_relate(s, "russia", "central_asia", False) == ""


def test_e29_five_options() -> None:
    """§A18.3 §A18.4 Example E29: groups of three and two (ruling R43, ruling R44)."""
    five = ["europe", "americas", "mena", "africa", "east_asia_pacific"]
    s = automas()
    assert result(pick(s, "usa", five, "move", []), "4", "2") == "europe"  # A, then I
    assert result(pick(s, "usa", five, "move", []), "1", "3") == "east_asia_pacific"  # B, B
    assert result(pick(s, "usa", ["mena"], "move", [])) == "mena"  # §A18.5
    assert [args[3] for args in events(s, "lottery")] == ["star", "circle", "star", "star"]


def test_e32_round_1() -> None:
    """§A4.9 §A2.3 Example E32: 50 money, domestic, no income (ruling R2)."""
    s = automas()
    assert (s.nations["usa"].money, s.nations["usa"].focus) == (50, "domestic")
    assert first_income(s) == []
    assert len(first_income(automas(round_1_income=True))) == 3

"""Chapters A1 to A22: what the examples leave, and the limits: exactly enough, one too few."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import (
    Play,
    ally,
    army,
    drive,
    events,
    fill,
    names,
    run,
    shown,
    without_allies,
)
from tests.games.worldorder.test_automa import automas, cells, result
from tests.games.worldorder.test_reasons import explained
from visavis.games.worldorder.bot.actions import engage_price, return_tokens
from visavis.games.worldorder.bot.military import choose_region
from visavis.games.worldorder.rules.preparation import preparation
from visavis.games.worldorder.setup import set_up
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World
from visavis.kernel.choice import CHANCE
from visavis.kernel.deck import Deck
from visavis.kernel.journal import Event, Explanation


def closed(s: World, region: str, power: str) -> World:
    """No slot is free, and the cube that would have to go is its own."""
    fill(s, region)
    s.temporary[region] = (power, *("eu",) * (len(s.board.regions[region].temporary) - 1))
    return s


def test_an_automa_begins_with_its_own_things() -> None:
    """§A1.3 §A1.5 §A2.1 §A2.2 §A2.3 §A3.3 No board, no hand, no assets; twelve cards, its countries."""
    s = automas()
    for power, money in (("usa", 50), ("russia", 30), ("china", 35)):
        nation = s.nations[power]
        assert nation.money == money
        assert len(nation.deck) == 12
        assert not nation.hand + nation.assets + nation.engaged
        assert not any(nation.goods.values())
        assert len(nation.allies) == 4
        assert s.commerce[power] == ()
    assert automas("russia-eu").nations["eu"].money == 45
    assert len(s.decisions) == 12  # §A2.7
    assert len(s.influence) == 20


def test_the_diplomatic_bonus_is_outside_the_zone() -> None:
    """§A4.6 §A4.7 Results inside are turned over again, no token moves; nothing there: Trade (ruling R28)."""
    s = shown(automas("eu-russia"), "americas", "cuba", "peru")
    shown(s, "europe", "albania", "croatia")
    nation = s.nations["russia"]
    before = dict(nation.cells)
    drive(s, ("automa_bonus", "russia"), ("influence_card", "1"), ("influence_card", "4"), ("country", "brazil"))
    assert events(s, "region_turned")[0][4] == "in-zone"
    assert "cuba" in nation.allies  # C2
    assert nation.cells == before
    nation.money = 0
    drive(s, ("automa_bonus", "russia"), ("decision", "1"))
    assert "automa_trade" in names(s)
    assert nation.cells == before


def test_investing() -> None:
    """§A9.4 §A9.5 §A9.7 15 money, a token under the column, influence."""
    s = automas("eu-usa")
    nation = s.nations["usa"]
    drive(s, ("automa_do", "usa", "economic"), ("influence_card", "1"), ("decision", "1"))
    assert (nation.money, nation.fdi, s.permanent["americas"]) == (35, {"americas": 1}, ("usa",))
    assert nation.cells["trade"] == 1


def test_investing_is_replaced_first_by_limits_then_by_money() -> None:
    """§A9.2 §A9.3 §A9.6 §A22.11 Both apply: the limit comes first (ruling R30)."""
    s = automas("eu-usa")
    nation = s.nations["usa"]
    nation.money = 14
    drive(s, ("automa_do", "usa", "economic"), ("decision", "1"))
    assert events(s, "substituted") == [("usa", "invest", "trade", "money")]
    nation.fdi = {country.region: 9 for country in s.board.countries.values()}
    nation.money = 0
    cells(s, "usa", invest=1, relations=1, base=1)
    drive(s, ("automa_do", "usa", "economic"), ("decision", "2"))
    assert [args[1:] for args in events(s, "substituted")] == [
        ("invest", "relations", "limit"), ("relations", "trade", "nothing"),  # §A6.8 §A6.10 (ruling R59)
    ]  # fmt: skip


def test_moving_and_building_without_money() -> None:
    """§A10.3 §A11.3 §A11.4 §A11.7 §A22.3 Trade instead; without a country, too."""
    s = cells(automas("eu-usa"), "usa", move=1, relations=1, invest=1)
    s.nations["usa"].money = 4
    drive(s, ("automa_do", "usa", "military"), ("decision", "1"))
    assert events(s, "substituted") == [("usa", "move", "trade", "money")]
    s.nations["usa"].money = 9
    cells(s, "usa", base=1, relations=1, invest=1)
    drive(s, ("automa_do", "usa", "military"), ("decision", "2"))
    assert events(s, "substituted") == [("usa", "base", "trade", "money")]
    s.nations["usa"].bases = dict.fromkeys(REGIONS, 9)
    drive(s, ("automa_do", "usa", "military"), ("decision", "3"))
    assert [args[2:] for args in events(s, "substituted")] == [("relations", "limit"), ("trade", "nothing")]


@pytest.mark.parametrize(("level", "money", "answers", "armies", "left"), [
    ("normal", 50, (), 1, 40), ("expert", 50, ("5",), 2, 35), ("expert", 50, ("1",), 1, 40),
    ("expert", 14, ("5",), 1, 4),
])  # fmt: skip
def test_building_a_base(level: str, money: int, answers: tuple[str, ...], armies: int, left: int) -> None:
    """§A11.5 §A11.6 §A11.8 §A11.9 §A3.2 An army, 10 money; expert: one more if the card shows it (ruling R40)."""
    s = fill(without_allies(automas("eu-usa", level=level), "usa"), "south_asia")
    ally(s, "usa", "nepal")
    s.nations["usa"].money = money
    drive(s, ("automa_do", "usa", "military"), *(("influence_card", card) for card in answers))
    assert s.armies["south_asia"][0] == armies
    assert (s.nations["usa"].money, s.nations["usa"].bases) == (left, {"south_asia": 1})
    assert s.temporary["south_asia"] == ("usa",)
    cells(s, "usa", move=1, relations=1, invest=1)
    s.nations["usa"].money, s.told = 5, []
    drive(s, ("automa_do", "usa", "military"), ("decision", "4"), ("decision", "1"))
    (reason,) = explained(s, "automa-move")
    five = ("europe", "americas", "mena", "south_asia", "east_asia_pacific")  # a base opens the region to Move
    assert reason.lines[-2].before == five
    assert reason.chosen == "mena"


def test_without_a_card_to_buy_all_points_sweep() -> None:
    """§A13.8 §A13.9 §A22.6 (ruling R42)"""
    s = automas()
    s.market, s.points = ["explore-alternatives"] * 5 + ["boost-production"], 2
    s.abilities = Deck([], top=["power-play"] * 4)
    drive(s, ("automa_shop", "russia"))
    assert s.nations["russia"].market == ""
    assert s.swept == ["boost-production", "explore-alternatives"]
    s.market, s.points = ["power-play"], 6
    s.abilities, s.swept = Deck([]), []
    drive(s, ("automa_shop", "russia"))
    assert (s.nations["russia"].market, s.market, s.points) == ("power-play", [], 0)


def test_of_equal_cards_the_leftmost_is_taken() -> None:
    """§A13.5 Highest cost, market order, newest."""
    s = automas()
    s.market, s.points = ["global-presence", "power-play", "new-agenda"], 5
    s.abilities = Deck([], top=["dominant-power"] * 4)
    drive(s, ("automa_shop", "russia"))
    assert s.nations["russia"].market == "global-presence"


def test_returns_of_an_automa() -> None:
    """§A14.1 Five money a token, whatever the countries."""
    s = automas()
    s.nations["usa"].fdi = {"europe": 2, "mena": 1}
    drive(s, ("automa_returns", "usa"))
    assert s.nations["usa"].money == 65


def test_an_automa_threatens_and_scores_like_a_person() -> None:
    """§A14.3 §A14.4 §A1.4 §A4.8 §A22.13 Defence of the focus without an army; VP never below 0 (ruling R24)."""
    s = army(automas(), "central_asia", russia=1)
    s.nations["china"].vp = 1
    drive(s, ("threat", "central_asia"))
    assert s.nations["china"].vp == 0
    s.nations["china"].vp, s.nations["china"].focus = 9, "military"
    drive(s, ("threat", "central_asia"))
    assert s.nations["china"].vp == 9
    drive(s, ("scoring",))
    assert ("usa", "money", 5) in events(s, "majority")


def test_a_search_that_no_card_can_end_is_decided_by_chance() -> None:
    """§A22.1 §A22.2 Two cards lie open, and only they name the region (ruling R29)."""
    s = without_allies(automas("eu-usa"), "usa")
    ally(s, "usa", "kenya")
    cells(s, "usa", engage=1, invest=1, base=1)
    named = [card for card, lines in s.board.influence.items() if lines["usa"].region == "africa"]
    s.influence_open = tuple(named)
    s.influence = [card for card in s.influence if card not in named]
    drive(s, ("automa_do", "usa", "diplomatic"), ("decision", "1"))
    assert events(s, "engaged") == [("usa", "africa")]
    assert s.nations["usa"].engaged == []  # §A7.4


def test_empty_decks_are_made_of_their_discards() -> None:
    """§A20.1 §A20.2 §A18.6"""
    s = cells(automas("eu-usa"), "usa", trade=1, relations=1, base=1)
    s.decisions, s.decisions_gone = [], list(s.board.decisions)
    drive(s, ("automa_do", "usa", "economic"), ("decision", "7"))
    assert s.decisions_gone == ["7"]
    assert len(s.decisions) == 11


def test_a_deck_that_is_too_short_is_shuffled() -> None:
    """§A22.10 §A5.10"""
    s = automas()
    nation = s.nations["usa"]
    nation.deck, nation.discard = Deck([]), ["foreign-trade"]
    nation.money = 0
    drive(s, ("automa_reveal", "usa"), ("decision", "1"))
    assert nation.discard == ["foreign-trade"]
    assert "reshuffled" in names(s)


def test_levels_differ_in_five_things_only() -> None:
    """§A1.6 §A2.6 §A1.2 The round track of an expert has one more token."""
    assert automas().nations["usa"].track == [2, 4, 6]
    assert automas(level="expert").nations["usa"].track == [2, 4, 5, 6]


def test_the_top_card_decides_by_its_type_alone() -> None:
    """§A5.1 §A3.1 §A3.5 Global Currency is a Trade by its type: money, no goods, and none of what it says."""
    s = cells(automas("eu-usa"), "usa", trade=1, relations=1, base=1)
    nation = s.nations["usa"]
    nation.deck = Deck(["new-allies"], top=["global-currency"])
    drive(s, ("automa_reveal", "usa"), ("decision", "3"))
    assert events(s, "due") == [("usa", "economic", "trade", 0)]
    assert (nation.money, nation.deck.mixed) == (50 + 30, ["new-allies"])
    assert not any(nation.goods.values())


def test_an_army_goes_to_the_zone_or_to_a_base() -> None:
    """§A10.2 Nowhere else."""
    for bases, legal in (({}, 3), ({"africa": 1}, 4)):
        s = cells(automas("eu-russia"), "russia", move=1, engage=1, invest=1)
        s.nations["russia"].bases = bases
        run(s, ("automa_do", "russia", "military"))
        (reason,) = explained(s, "automa-move")
        assert len(reason.lines[0].after) == legal


@pytest.mark.parametrize(("level", "done"), [("normal", ["economic"]), ("expert", ["economic", "economic"])])
def test_two_equal_symbols(level: str, done: list[str]) -> None:
    """§A17.8 One action, or two of an expert; then the card of the deck."""
    s = automas("eu-russia", level=level)
    nation = s.nations["russia"]
    nation.market, nation.money, nation.deck = "economic-expansion", 0, Deck(["new-allies"])
    run(s, ("automa_turn", "russia"))
    assert [args[1] for args in events(s, "due")] == [*done, "diplomatic"]


def test_the_market_is_cleared_after_all_have_studied() -> None:
    """§A13.11 §B14.6 As between people: two cards with two powers in play."""
    s = automas("eu-russia")
    s.market = ["new-agenda", "power-play", "dominant-power"]
    s.abilities = Deck([], top=["global-presence"] * 9)
    s.order = ("russia", "eu")
    run(s, ("research",), stop="shop")
    assert s.agenda[0] == ("clear_market",)
    drive(s, ("clear_market",))
    assert len(events(s, "market_swept")) == 2


def test_an_automa_is_never_asked() -> None:
    """§A1.5 §A5.9 Whatever it does: only cards are turned for it."""
    for seed in range(4):
        game = Play(set_up("solo-3", {"level": "expert", "objectives": True}, {}), seed)
        while (asked := game.next()) is not None:
            assert asked.seat in (CHANCE, 0)
            game.answer(asked)


# At the limits


def test_engaging_is_paid_for() -> None:
    """§A7.2 §A7.4 Five for each of the printed cost, five less for the ally; nothing less without the focus."""
    s = cells(automas("eu-usa"), "usa", engage=1, invest=1, base=1)
    assert engage_price(s, "usa", "americas") == 15
    s.nations["usa"].money = 50
    drive(s, ("automa_do", "usa", "diplomatic"), ("influence_card", "1"), ("decision", "1"))
    assert s.nations["usa"].money == 35
    assert (s.permanent["americas"], s.nations["usa"].vp) == (("usa",), 11)


@pytest.mark.parametrize(("money", "did"), [(15, "invest"), (14, "trade")])
def test_fifteen_money_are_enough_to_invest(money: int, did: str) -> None:
    """§A9.3 §A22.12"""
    s = automas("eu-usa")
    s.nations["usa"].money = money
    answers = (("influence_card", "1"), ("decision", "1")) if did == "invest" else (("decision", "1"),)
    drive(s, ("automa_do", "usa", "economic"), *answers)
    assert ("automa_invested" in names(s)) == (did == "invest")
    assert s.nations["usa"].cells == s.nations["usa"].cells | {
        "invest": int(did == "trade"),
        "trade": int(did != "trade"),
    }


@pytest.mark.parametrize(("money", "grew"), [(25, True), (24, False)])
def test_the_price_of_a_growth_card_exactly(money: int, grew: bool) -> None:
    """§A12.4 §A22.12"""
    s = automas("eu-usa")
    s.nations["usa"].growth, s.nations["usa"].money = ["industrial-development"], money
    drive(s, ("automa_growth", "usa"))
    assert (len(s.nations["usa"].growth), s.nations["usa"].money) == ((2, 0) if grew else (1, 54))


def test_the_other_country_stays_open() -> None:
    """§A6.5 §B5.5 The one taken leaves, the other slides left, a new one opens; §A6.6 the change is told."""
    s = shown(automas("usa-eu"), "europe", "norway", "albania")
    drive(s, ("automa_do", "eu", "diplomatic"), ("influence_card", "2"), ("country", "ukraine"), ("decision", "4"))
    assert s.open["europe"] == ("albania", "ukraine")
    assert events(s, "improved") == [("eu", "start-norway", "norway")]
    assert len(s.nations["eu"].allies) == 5
    s = shown(automas("usa-eu"), "europe", "albania", "croatia")
    drive(s, ("automa_do", "eu", "diplomatic"), ("influence_card", "2"), ("country", "ukraine"))
    assert "improved" not in names(s)


@pytest.mark.parametrize(("is_closed", "taken"), [(False, "iceland"), (True, "albania")])
def test_a_country_for_bases_needs_a_place_for_its_influence(is_closed: bool, taken: str) -> None:
    """§A11.2 §A15.10 Its own starting country is left out where the cube would push its own one (ruling R60)."""
    s = automas("eu-usa")
    for region in s.board.regions:
        shown(s, region)
    shown(s, "europe", "iceland", "albania")
    s.nations["usa"].bases = dict.fromkeys(s.board.regions, 9)
    if is_closed:
        closed(s, "europe", "usa")
    answers = () if is_closed else (("decision", "4"),)  # the letter A
    drive(s, ("automa_do", "usa", "military"), *answers, ("country", "ukraine"), *(() if is_closed else ("1",)))
    assert taken in s.nations["usa"].allies


@pytest.mark.parametrize(("kind", "tokens", "left"), [("fdi", 3, 2), ("fdi", 2, 2), ("bases", 3, 2), ("bases", 2, 2)])
def test_tokens_up_to_the_new_limit_stay(kind: str, tokens: int, left: int) -> None:
    """§A9.8 §A23.5 One ally is left in the region: two of each kind (ruling R53)."""
    s = ally(without_allies(automas("eu-usa"), "usa"), "usa", "albania")
    getattr(s.nations["usa"], kind)["europe"] = tokens
    return_tokens(s, "usa", "europe")
    assert getattr(s.nations["usa"], kind)["europe"] == left
    assert ("tokens_returned" in names(s)) == (tokens > left)


def test_only_allies_with_its_flag_keep_bases() -> None:
    """§A9.8 §A11.1 The limit of bases counts those that let it build one."""
    s = ally(without_allies(automas("eu-usa"), "usa"), "usa", "switzerland")
    s.nations["usa"].bases = {"europe": 2}
    return_tokens(s, "usa", "europe")
    assert s.nations["usa"].bases == {"europe": 1}


@pytest.mark.parametrize("kind", ["fdi", "bases"])
def test_without_an_ally_there_is_no_column_for_a_token(kind: str) -> None:
    """§A9.8 §A9.1 The last one is taken: not even one token stays (ruling R70)."""
    s = without_allies(automas("eu-usa"), "usa")
    getattr(s.nations["usa"], kind)["europe"] = 1
    return_tokens(s, "usa", "europe")
    assert getattr(s.nations["usa"], kind)["europe"] == 0
    assert ("usa", "europe", "base" if kind == "bases" else "fdi", 1) in events(s, "tokens_returned")


def test_a_partners_commerce_card_is_turned_for_the_trade() -> None:
    """§A8.4 The log cites what turned it."""
    s = cells(automas("eu-usa"), "usa", trade=1, relations=1, base=1)
    drive(s, ("automa_do", "usa", "economic"), ("decision", "11"))
    assert [each.rule for each in s.told or () if isinstance(each, Event) and each.name == "commerce_down"] == ["A8.4"]


def test_the_excess_is_the_difference() -> None:
    """§A10.4 §A10.10 Not the greater threat: europe 3 against 2, central_asia 2 against none."""
    s = army(army(automas(), "europe", usa=3, russia=2), "central_asia", china=2)
    assert result(choose_region(s, "russia", s.board.zones["russia"], "move")) == "europe"


def test_abroad_means_outside_the_zone() -> None:
    """§A10.4 M3 with a base in africa: the EU is newly threatened; in the zone it was before. The reason says so."""
    s = army(automas("usa-eu-russia", level="normal"), "europe", usa=1, eu=1, russia=9)
    army(s, "mena", usa=1, eu=1, russia=9)
    army(s, "central_asia", russia=1)
    s.told = []
    assert result(choose_region(s, "russia", [*s.board.zones["russia"], "africa"], "move")) == "africa"
    (reason,) = [each for each in s.told if isinstance(each, Explanation)]
    assert [(line.text, line.note) for line in reason.lines] == [("m1", "skipped"), ("m2", "skipped"), ("m3", "")]


@pytest.mark.parametrize(("money", "built"), [(10, True), (9, False)])
def test_ten_money_are_enough_for_a_base(money: int, built: bool) -> None:
    """§A11.4 §A22.12"""
    s = fill(ally(without_allies(automas("eu-usa"), "usa"), "usa", "nepal"), "south_asia")
    s.nations["usa"].money = money
    drive(s, ("automa_do", "usa", "military"), *(() if built else (("decision", "1"),)))
    assert ("automa_base" in names(s)) is built
    assert s.nations["usa"].money == (0 if built else s.nations["usa"].money)


@pytest.mark.parametrize(("money", "moved"), [(5, True), (4, False)])
def test_five_money_are_enough_to_move(money: int, moved: bool) -> None:
    """§A10.3 §A22.12"""
    s = cells(army(automas("eu-russia"), "central_asia", china=1), "russia", move=1, engage=1, invest=1)
    s.nations["russia"].money = money
    drive(s, ("automa_do", "russia", "military"), *(() if moved else (("decision", "1"),)))
    assert ("army_placed" in names(s)) is moved


def test_a_token_leaves_the_track_for_the_board() -> None:
    """§A16.1 §A16.2 One token more in the cell, one less on the track; no space is emptied twice."""
    s = automas("eu-russia")
    s.round, nation = 2, s.nations["russia"]
    drive(s, ("automa_tokens", "russia"))
    assert (nation.track, nation.cells["base"]) == ([4, 6], 2)
    drive(s, ("automa_tokens", "russia"))
    assert (nation.track, nation.cells["base"], sum(nation.cells.values())) == ([4, 6], 2, 4)


@pytest.mark.parametrize(("n", "way", "shops"), [(6, "automas", False), (6, "all", True), (5, "automas", True)])
def test_the_last_research_may_be_of_automas_alone(n: int, way: str, shops: bool) -> None:
    """§B1.7 §A13.3 Ruling R3: in round 6 they then gain the bonus of their two last cards, and take nothing."""
    s = automas("eu-russia", last_research=way)
    s.round, nation = n, s.nations["russia"]
    nation.deck, nation.money = Deck(["growth-strategy", "foreign-trade"]), 0
    s.market, s.abilities = ["military-exercises"], Deck([], top=["power-play"] * 20)
    run(s, ("automa_study", "russia"))
    assert nation.money == 2 + 3
    assert len(nation.deck) == 2  # its two cards, shuffled: the others are not in this test
    assert bool(nation.market) is shops


def test_the_market_is_filled_again_when_nothing_is_left_to_sweep_with() -> None:
    """§A13.7 §B14.4"""
    s = automas("eu-russia")
    s.market, s.points, s.abilities = ["military-exercises"], 3, Deck([], top=["power-play"] * 9)
    drive(s, ("automa_shop", "russia"))
    assert (s.nations["russia"].market, s.market, s.points) == ("military-exercises", ["power-play"] * 6, 0)


def test_the_best_return_of_an_automa_is_remembered() -> None:
    """§G1.15 §A14.1 The most of one round so far."""
    s = automas("eu-china")
    nation = s.nations["china"]
    for tokens, best in ((3, 15), (1, 15), (4, 20)):
        nation.fdi = {"africa": tokens}
        drive(s, ("automa_returns", "china"))
        assert nation.fdi_income == best


def test_an_automa_in_preparation() -> None:
    """§A4.1 §A4.2 It draws no hand, and takes the rightmost slot when its turn to choose comes, least VP first."""
    s = automas("eu-russia-usa")
    assert [item[1:] for item in preparation(s) if item[0] == "draw_hand"] == [("eu",)]
    s.order = ("usa", "eu", "russia")
    s.nations["eu"].vp, s.nations["russia"].vp, s.nations["usa"].vp = 12, 7, 12
    s.nations["usa"].money = s.nations["eu"].money = 5
    drive(s, ("order",), ("slot", 1))  # of the two equals the EU acted later
    assert events(s, "slot") == [("russia", 3), ("eu", 1), ("usa", 2)]
    rules = [each.rule for each in s.told or () if isinstance(each, Event) and each.name == "slot"]
    assert rules == ["A4.2", "B3.4", "A4.2"]

"""Chapters 5 and 8: placing on the main board, and what its spaces do."""

from __future__ import annotations

import pytest

from tests.games.manhattan.positions import (
    Lot,
    asked,
    buildings_offered,
    damage,
    draw_anything,
    events,
    nation,
    of,
    options,
    planes,
    play,
    position,
    ready,
    spaces_offered,
    standing_at,
)
from visavis.games.manhattan.board import printed
from visavis.games.manhattan.state import Race
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.table import Table

SPACES = list(printed().spaces)
RICH = nation(own="3L 1E 1S", money=30, yellowcake=10)
START_MARKET = "1 2 11 12 21 22 3"


def money_and_cake(table: Table[Race], colour: str = "red") -> tuple[int, int]:
    return of(table, colour).money, of(table, colour).yellowcake


# 5 Placing


def test_one_placement_on_the_main_board_a_turn() -> None:
    """§5.1 After any space, construction and espionage included, no other is offered."""
    for answers in (("construction", "L", "none"), ("espionage", "L"), ("mine_mid", "L"), ("airstrike_1", "L", "done")):
        table = play(position(red=RICH._replace(buildings="11")), *answers)
        assert asked(table) == ("red", "act")
        assert spaces_offered(table) == []


def test_a_rich_player_with_everybody_at_home_is_offered_all_twenty_spaces() -> None:
    """§5.2 §5.15 In the order of the board; nothing else takes workers but buildings and bombs."""
    table = position(red=RICH)
    assert spaces_offered(table) == SPACES
    assert len(SPACES) == 20
    assert [option for option in options(table) if option not in SPACES] == ["retrieve", "occupy", "talk"]


@pytest.mark.parametrize("space", [space for space in SPACES if space != "construction"])
@pytest.mark.parametrize("worker", ["L0", "L1", "Lc", "S1"])
def test_an_occupied_space_is_closed_to_everyone(space: str, worker: str) -> None:
    """§5.3 Whoever stands there, the own worker included."""
    table = position(red=RICH._replace(own="2L 1E 1S"), spaces={space: worker})
    assert spaces_offered(table) == [other for other in SPACES if other != space]


def test_construction_is_never_full() -> None:
    """§5.4 §8.1.13 §5.3 Workers of all players pile up."""
    table = position(red=RICH._replace(own="2L 1E 1S"), spaces={"construction": "L0 L1 Lc E2"})
    play(table, "construction", "L", "none")
    assert standing_at(table, "construction").split() == ["L0", "L1", "Lc", "E2", "L0", "L0"]


@pytest.mark.parametrize("space", [space for space in SPACES if space != "design_bomb"])
def test_one_worker_is_placed_on_a_space(space: str) -> None:
    """§5.4 §5.5 On construction, too (ruling R4)."""
    table = position(red=RICH._replace(own="4L 1E 1S"))
    before = sum(of(table, "red").own)
    play(table, space)
    if asked(table)[1] == "main_worker":
        play(table, options(table)[0])
    assert len(standing_at(table, space).split()) == 1
    assert sum(of(table, "red").own) == before - 1


def test_two_workers_go_together_only_on_design() -> None:
    """§5.4 §5.5 §8.21"""
    table = play(position(red=RICH._replace(own="4L 1E 1S")), "design_bomb")
    assert (standing_at(table, "design_bomb"), ready(table, "red")) == ("S0 E0", "4L")


@pytest.mark.parametrize(
    ("own", "missing"),
    [
        ("4L", {"factory_money_right", "mine_right", "reactor", "enrichment", "design_bomb"}),
        ("1E", {"reactor", "enrichment", "design_bomb"}),
        ("1S", {"mine_right", "design_bomb"}),
        ("1E 1S", set()),
    ],
)
def test_the_worker_must_fit_the_space(own: str, missing: set[str]) -> None:
    """§5.6 §7.9 §7.2 §7.6 What a supply without the right type is not offered."""
    table = position(red=RICH._replace(own=own))
    assert set(SPACES) - set(spaces_offered(table)) == missing


@pytest.mark.parametrize(
    ("space", "money", "yellowcake"),
    [
        ("factory_money_left", 0, 3),
        ("mine_left", 5, 0),
        ("univ_4", 3, 0),
        ("reactor", 0, 2),
        ("enrichment", 3, 2),
        ("repair", 5, 0),
        ("espionage", 3, 0),
    ],
)
def test_the_printed_cost_is_paid_in_full_or_the_space_is_closed(space: str, money: int, yellowcake: int) -> None:
    """§5.7 §1.12 One dollar or one cube short is too little."""
    lot = nation(own="1S", money=money, yellowcake=yellowcake)
    table = position(red=lot)
    assert space in spaces_offered(table)
    if money:
        assert space not in spaces_offered(position(red=lot._replace(money=money - 1)))
    if yellowcake:
        assert space not in spaces_offered(position(red=lot._replace(yellowcake=yellowcake - 1)))
    play(table, space)
    paid = {name: n for _, seat, name, n in events(table, "paid") if seat == 0}
    assert paid == {name: n for name, n in (("money", money), ("yellowcake", yellowcake)) if n}


@pytest.mark.parametrize(
    ("space", "money", "yellowcake"),
    [("factory_money_left", 0, 3), ("mine_left", 5, 0), ("univ_4", 3, 0), ("espionage", 3, 0), ("univ_2", 0, 0)],
)
def test_an_action_may_be_declined_but_its_cost_is_paid(space: str, money: int, yellowcake: int) -> None:
    """§5.8 §5.7 Placed only to occupy (ruling R5, ruling R25)."""
    table = position(red=nation(money=10, yellowcake=5, buildings="11"))
    assert "occupy" in options(table)
    play(table, "occupy", space)
    assert asked(table) == ("red", "act")
    assert money_and_cake(table) == (10 - money, 5 - yellowcake)
    assert (standing_at(table, space), ready(table, "red"), of(table, "red").spies) == ("L0", "3L", 0)
    assert table.state.access == 0
    assert events(table, "declined") == [("declined", 0)]


def test_occupying_is_not_offered_where_declining_is_part_of_the_action() -> None:
    """§5.8 Construction, air strikes, repair; and design cannot be declined (ruling R25)."""
    table = play(position(red=RICH._replace(buildings="11")), "occupy")
    skipped = {"construction", "airstrike_1", "airstrike_2", "repair", "design_bomb"}
    assert options(table) == [*(space for space in SPACES if space not in skipped), "building 11"]


def test_occupying_is_offered_only_where_something_can_be_occupied() -> None:
    """§5.8 With everything else taken, construction and air strikes are left."""
    others = [space for space in SPACES if space not in ("construction", "airstrike_1")]
    workers = ["L1"] * 4 + ["E1"] * 4 + ["S1"] * 4 + ["L2"] * 4 + ["E2"] * 4
    table = position(red=nation(), spaces=dict(zip(others, workers, strict=False)))
    assert options(table) == ["construction", "airstrike_1", "talk"]


@pytest.mark.parametrize(("fuel", "arrives"), [(5, 3), (6, 2), (8, 0)])
def test_an_action_gives_all_there_is_and_never_part(fuel: int, arrives: int) -> None:
    """§5.9 §1.11 Nobody asks how much; only the end of the track cuts it (ruling R6)."""
    lot = nation(own="4L 2S", yellowcake=10, plutonium=fuel, buildings="48")
    table = play(position(red=lot), "building 48")
    assert asked(table)[1] != "gain_side"
    assert of(table, "red").plutonium == fuel + arrives
    assert ("gained", 0, "plutonium", arrives, 3 - arrives) in events(table)


def test_a_space_may_be_entered_though_it_brings_nothing() -> None:
    """§5.10 Full tracks, nobody left to hire, no target, nothing damaged (ruling R30)."""
    full = nation(own="2L 4E 4S", money=30, yellowcake=9, fighters=10, bombers=10, uranium=8, plutonium=8, spies=6)
    hirers = nation(hired="4L 4E 4S", fighters=0, bombers=0)
    table = position("two", red=full, green=hirers)
    assert spaces_offered(table) == SPACES


@pytest.mark.parametrize(
    "space", ["factory_fighters", "factory_bombers", "univ_1", "univ_2", "univ_3", "reactor", "enrichment", "repair"]
)
def test_entering_for_nothing_costs_as_much(space: str) -> None:
    """§5.10 §1.11 The price is paid, nothing is refunded."""
    full = nation(own="4E 4S", money=30, yellowcake=9, fighters=10, bombers=10, uranium=8, plutonium=8)
    table = position("two", red=full, green=nation(hired="4L 4E 4S"))
    money, cake = money_and_cake(table)
    play(table, space)
    if asked(table)[1] == "main_worker":
        play(table, "S")
    cost = {"reactor": (0, 2), "enrichment": (3, 2), "repair": (5, 0)}.get(space, (0, 0))
    assert money_and_cake(table) == (money - cost[0], cake - cost[1])
    red = of(table, "red")
    assert (red.fighters, red.bombers, red.uranium, red.plutonium) == (10, 10, 8, 8)
    assert ready(table, "red") == "4E 3S"


@pytest.mark.parametrize("answers", [("factory_money_mid",), ("occupy", "factory_money_mid")])
def test_the_others_get_their_part_whether_or_not_the_action_is_used(answers: tuple[str, ...]) -> None:
    """§5.11 Two dollars each; the placing player never gets the others' part."""
    table = play(position(), *answers)
    gained = 5 if len(answers) == 1 else 0
    assert [nation.money for nation in table.state.nation] == [10 + gained, 12, 12]


@pytest.mark.parametrize("space", SPACES)
def test_red_dollars_put_a_coin_into_the_pile_at_placement(space: str) -> None:
    """§5.12 The three money spaces, and no other."""
    table = play(position(red=RICH), space)
    if asked(table)[1] == "main_worker":
        play(table, options(table)[0])
    assert table.state.bribe == (1 if "money" in space else 0)


def test_the_coin_falls_even_if_the_action_is_declined() -> None:
    """§5.12 From the general supply."""
    table = play(position(bribe=3), "occupy", "factory_money_mid")
    assert (table.state.bribe, of(table, "red").money) == (4, 10)


def test_the_order_inside_a_placement() -> None:
    """§5.13 Worker, cost, coin, own gain, the others clockwise (ruling R7)."""
    table = play(position("four", blue=nation(yellowcake=3), to_move="blue"), "factory_money_left")
    told = [event[:3] for event in events(table)[1:-1]]
    assert told == [("placed", 2, ("L2",)), ("paid", 2, "yellowcake"), ("bribe", 1, 1), ("gained", 2, "money")]
    table = play(position("four", to_move="blue"), "factory_money_mid")
    assert [event[1] for event in events(table, "gained")] == [2, 3, 0, 1]


def test_the_player_chooses_which_worker_he_places() -> None:
    """§5.14 §1.5 §1.2 Every type and colour he has, once each, in a fixed order."""
    table = play(position(red=nation(own="2L 1S", hired="2E 1L")), "mine_mid")
    assert (asked(table), options(table)) == (("red", "main_worker"), ["L", "Lc", "Ec", "S"])
    play(table, "Ec")
    assert (standing_at(table, "mine_mid"), ready(table, "red")) == ("Ec", "2L 1S 1Lc 1Ec")


def test_only_fitting_workers_are_offered() -> None:
    """§5.14 §7.2 Engineers, own or grey."""
    table = play(position(red=nation(own="2L 1E 1S", hired="1E 1S")), "mine_right")
    assert options(table) == ["E", "Ec"]


def test_workers_go_nowhere_else() -> None:
    """§5.15 Not on tracks, decks or the market."""
    table = position(red=RICH)
    for place in ("market", "bombs", "uranium", "1", "building 1", "univ_5"):
        with pytest.raises(IllegalAnswer):
            table.answer(place)


# 8.1 Construction


def test_any_worker_may_enter_construction_for_nothing() -> None:
    """§8.1.1"""
    table = play(position(red=nation(own="1L 1E 1S", hired="1L", money=0)), "construction")
    assert options(table) == ["L", "Lc", "E", "S"]
    play(table, "L")
    assert of(table, "red").money == 0


PRICES = dict(zip(START_MARKET.split(), (2, 3, 5, 7, 10, 14, 20), strict=True))


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_a_card_costs_what_its_slot_says(card: str, price: int) -> None:
    """§8.1.2 §8.1.4 One card, paid to the general supply."""
    table = play(position(red=nation(money=price), market=START_MARKET), "construction")
    affordable = [other for other, cost in PRICES.items() if cost <= price]
    assert options(table) == [*affordable, "none"]
    play(table, card)
    assert (of(table, "red").money, list(of(table, "red").buildings)) == (0, [card])
    assert events(table, "bought") == [("bought", 0, card, price)]


def test_only_cards_of_the_market_can_be_built() -> None:
    """§8.1.2"""
    table = play(position(red=nation(money=99)), "construction")
    for card in ("50", "4", "construction"):
        with pytest.raises(IllegalAnswer):
            table.answer(card)


@pytest.mark.parametrize(
    ("worker", "money", "offered"),
    [
        ("E", 0, ["1", "2", "none"]),
        ("Ec", 0, ["1", "2", "none"]),
        ("E", 4, ["1", "2", "none"]),
        ("E", 5, ["1", "2", "11", "none"]),
        ("S", 2, ["1", "none"]),
        ("L", 3, ["1", "2", "none"]),
    ],
)
def test_an_engineer_takes_the_two_cheapest_slots_for_nothing(worker: str, money: int, offered: list[str]) -> None:
    """§8.1.3 §8.1.4 The other slots cost him as much as anybody (ruling R29)."""
    table = position(red=nation(own="1L 1E 1S", hired="1E", money=money), market=START_MARKET)
    assert options(play(table, "construction", worker)) == offered


@pytest.mark.parametrize(("card", "paid"), [("1", 0), ("2", 0), ("11", 5), ("12", 7)])
def test_what_an_engineer_pays(card: str, paid: int) -> None:
    """§8.1.3"""
    table = position(red=nation(own="4L 1E", money=10), market=START_MARKET)
    play(table, "construction", "E", card)
    assert of(table, "red").money == 10 - paid


def test_a_new_building_is_whole_and_empty() -> None:
    """§8.1.5 On the buyer's board, behind what he has."""
    table = play(position(red=nation(buildings="13")), "construction", "1")
    assert list(of(table, "red").buildings) == ["13", "1"]
    assert of(table, "red").buildings["1"] == (0, ())


@pytest.mark.parametrize(
    ("card", "rest"), [("1", "2 11 12 21 22 3"), ("12", "1 2 11 21 22 3"), ("3", "1 2 11 12 21 22")]
)
def test_the_cards_to_the_right_move_left(card: str, rest: str) -> None:
    """§8.1.6 And a regular card is turned up on the dearest slot."""
    table = play(position(red=nation(money=20), market=START_MARKET), "construction", card)
    assert asked(table) == ("chance", "building")
    left = len(table.state.deck)
    play(table, "45")
    assert table.state.market == [*rest.split(), "45"]
    assert ("45" in table.state.deck, len(table.state.deck)) == (False, left - 1)
    assert ("building_up", "45", 20) in events(table)


def test_with_an_empty_deck_the_market_shrinks_and_gets_cheaper() -> None:
    """§8.1.7 The right-hand slots stay empty; prices belong to slots."""
    table = position(red=nation(money=20), green=nation(money=5), market=START_MARKET, deck="")
    play(table, "construction", "1")
    assert asked(table) == ("red", "act")
    play(table, "end")
    assert table.state.market == ["2", "11", "12", "21", "22", "3"]
    assert options(play(table, "construction")) == ["2", "11", "12", "none"]
    play(table, "12")
    assert of(table, "green").money == 0
    assert table.state.market == ["2", "11", "21", "22", "3"]


def test_with_an_empty_market_one_can_still_stand_on_construction() -> None:
    """§8.1.7 §8.1.12"""
    table = play(position(market="", deck=""), "construction")
    assert asked(table) == ("green", "act")
    assert events(table, "bought_nothing") == [("bought_nothing", 0)]


@pytest.mark.parametrize(("card", "coins"), [("2", 0), ("11", 0), ("12", 0), ("21", 1), ("22", 1), ("3", 1)])
def test_a_dear_card_puts_a_coin_into_the_pile(card: str, coins: int) -> None:
    """§8.1.8 From the $10, $14 and $20 slots; the slot decides, not the card."""
    table = play(position(red=nation(money=20), market=START_MARKET, bribe=2), "construction", card)
    assert table.state.bribe == 2 + coins
    assert of(table, "red").money == 20 - PRICES[card]


def test_the_slot_decides_about_the_coin_not_the_card() -> None:
    """§8.1.8 The same card on a cheaper slot brings none."""
    table = play(position(red=nation(money=20), market="1 2 3 11 12 21 22"), "construction", "3")
    assert (table.state.bribe, of(table, "red").money) == (0, 15)


def test_the_cheapest_card_brings_the_whole_pile() -> None:
    """§8.1.9 §8.1.11 To be spent from then on: it pays for a load in the same turn."""
    table = position(red=nation(money=2, bombs="the_minion"), bribe=5)
    assert "load the_minion" not in options(table)
    play(table, "construction", "1")
    assert (of(table, "red").money, table.state.bribe) == (5, 0)
    draw_anything(table)
    assert "load the_minion" in options(table)


def test_other_cards_leave_the_pile_alone() -> None:
    """§8.1.9"""
    table = play(position(red=nation(money=3), bribe=5), "construction", "2")
    assert (of(table, "red").money, table.state.bribe) == (0, 5)


def test_an_empty_pile_brings_nothing() -> None:
    """§8.1.9"""
    table = play(position(red=nation(money=3)), "construction", "1")
    assert (of(table, "red").money, events(table, "took_pile")) == (1, [])


def test_the_pile_cannot_pay_for_its_own_card() -> None:
    """§8.1.10 With one dollar, neither laborer nor scientist; an engineer takes card and pile."""
    lot = nation(own="1L 1E 1S", money=1)
    for worker in ("L", "S"):
        table = play(position(red=lot, bribe=9), "construction", worker)
        assert (of(table, "red").buildings, table.state.bribe) == ({}, 9)
    table = play(position(red=lot, bribe=9), "construction", "E", "1")
    assert (of(table, "red").money, table.state.bribe) == (10, 0)


def test_declining_to_buy_costs_and_moves_nothing() -> None:
    """§8.1.12 (ruling R3)"""
    table = position(red=nation(money=50), bribe=2)
    market = table.state.market[:]
    play(table, "construction", "none")
    assert (of(table, "red").money, table.state.bribe, table.state.market) == (50, 2, market)
    assert (standing_at(table, "construction"), asked(table)[0]) == ("L0", "green")


# 8.2 to 8.21 The other spaces


@pytest.mark.parametrize(
    ("space", "lot", "money", "yellowcake", "planes_after"),
    [
        ("factory_fighters", nation(), 10, 0, (3, 1)),
        ("factory_bombers", nation(), 10, 0, (1, 3)),
        ("factory_money_left", nation(yellowcake=4), 15, 1, (1, 1)),
        ("factory_money_mid", nation(), 15, 0, (1, 1)),
        ("factory_money_right", nation(own="4L 1E"), 13, 0, (1, 1)),
        ("mine_left", nation(), 5, 4, (1, 1)),
        ("mine_mid", nation(), 10, 3, (1, 1)),
        ("mine_right", nation(own="4L 1E"), 10, 2, (1, 1)),
    ],
)
def test_factories_and_mines(space: str, lot: Lot, money: int, yellowcake: int, planes_after: tuple[int, int]) -> None:
    """§8.2 §8.3 §8.4 §8.5 §8.6 §8.7 §8.8 §8.9"""
    table = play(position(red=lot), space)
    assert (*money_and_cake(table), planes(table, "red")) == (money, yellowcake, planes_after)


@pytest.mark.parametrize(
    ("space", "money", "yellowcake"),
    [("factory_money_mid", 2, 0), ("mine_mid", 0, 1), ("factory_money_left", 0, 0), ("mine_left", 0, 0)],
)
def test_what_the_others_get(space: str, money: int, yellowcake: int) -> None:
    """§8.5 §8.8 §5.11 From the middle spaces only."""
    table = play(position(red=nation(yellowcake=3)), space)
    for colour in ("green", "blue"):
        assert money_and_cake(table, colour) == (10 + money, yellowcake)


def test_laborers_come_as_contractors() -> None:
    """§8.10 §1.19 Three, nothing to choose; all own ones are with their player."""
    table = play(position(red=nation(own="1L"), green=nation(own="")), "univ_1")
    assert (ready(table, "red"), table.state.contractors) == ("3Lc", [1, 4, 4])


@pytest.mark.parametrize(("space", "type_"), [("univ_2", "E"), ("univ_3", "S")])
@pytest.mark.parametrize("own", [1, 0])
def test_an_engineer_or_a_scientist_own_or_contractor(space: str, type_: str, own: int) -> None:
    """§8.11 §8.12 §8.14"""
    table = play(position(), space)
    assert (asked(table), options(table)) == (("red", "gain_own"), [1, 0])
    play(table, own)
    assert ready(table, "red") == f"3L 1{type_}{'' if own else 'c'}"


@pytest.mark.parametrize(("side", "type_"), [("engineers", "E"), ("scientists", "S")])
def test_the_dear_university_gives_a_choice_of_type(side: str, type_: str) -> None:
    """§8.13 For three dollars."""
    table = play(position(), "univ_4")
    assert (asked(table)[1], options(table)) == ("gain_side", ["engineers", "scientists"])
    play(table, side, 1)
    assert (ready(table, "red"), of(table, "red").money) == (f"3L 1{type_}", 7)


@pytest.mark.parametrize(
    ("own_left", "contractors_left", "offered"),
    [(4, 4, [3, 2, 1, 0]), (2, 4, [2, 1, 0]), (4, 1, [3, 2]), (2, 1, [2]), (1, 1, [1]), (0, 4, [0]), (0, 0, [0])],
)
def test_for_each_worker_own_or_contractor_is_chosen(own_left: int, contractors_left: int, offered: list[int]) -> None:
    """§8.14 §8.15 As far as the general supply goes; no other type instead."""
    lot = nation(own=f"2L {4 - own_left}E 1S", buildings="27")
    table = position("two", red=lot, green=nation(hired=f"{4 - contractors_left}E"))
    play(table, "building 27", "L", "L")
    arrive = min(3, own_left + contractors_left)
    if len(offered) > 1:
        assert (asked(table)[1], options(table)) == ("gain_own", offered)
        play(table, offered[-1])
    red = of(table, "red")
    assert (red.own[1], red.hired[1]) == (4 - own_left + offered[-1], arrive - offered[-1])
    assert (red.own[2], red.hired[2]) == (1, 0)
    assert events(table, "hired") == [("hired", 0, 1, offered[-1], arrive - offered[-1], 3 - arrive)]


def test_a_type_that_has_run_out_brings_nobody() -> None:
    """§8.15 The space may be used all the same."""
    table = play(position("two", red=nation(own="2L 4E"), green=nation(hired="4E")), "univ_2", "L")
    assert ready(table, "red") == "1L 4E"
    assert events(table, "hired") == [("hired", 0, 1, 0, 0, 1)]


def test_the_reactor_and_the_enrichment_plant() -> None:
    """§8.16 §8.17"""
    lot = nation(own="4L 1S", yellowcake=2, money=3)
    table = play(position(red=lot), "reactor")
    assert (*money_and_cake(table), of(table, "red").plutonium, of(table, "red").uranium) == (3, 0, 1, 0)
    table = play(position(red=lot), "enrichment")
    assert (*money_and_cake(table), of(table, "red").plutonium, of(table, "red").uranium) == (0, 0, 0, 1)


def test_air_strike_repair_espionage_and_design_lead_to_their_actions() -> None:
    """§8.18 §8.19 §8.20 §8.21"""
    lot = nation(own="4L 1E 1S", buildings="11*1", money=20)
    for space, question in (("airstrike_1", "strike"), ("airstrike_2", "strike"), ("repair", "repair_point")):
        assert asked(play(position(red=lot), space, "L"))[1] == question
    assert asked(play(position(red=lot), "design_bomb"))[1] == "draft_pick"
    table = play(position(red=lot, green=nation(buildings="12")), "espionage", "L")
    assert (of(table, "red").spies, buildings_offered(table)) == (1, ["12"])
    assert damage(table, "red") == {"11": 1}

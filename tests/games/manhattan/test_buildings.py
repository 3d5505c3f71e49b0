"""Chapters 6, 7 and 13: placing on buildings, who may go there, and what they give."""

from __future__ import annotations

import pytest

from tests.games.manhattan.positions import (
    Lot,
    asked,
    buildings_offered,
    draw_anything,
    events,
    having,
    nation,
    of,
    options,
    play,
    position,
    ready,
    spaces_offered,
    standing_at,
)
from visavis.games.manhattan.board import Building, printed
from visavis.kernel.errors import IllegalAnswer

BUILDINGS = printed().buildings
ABOUNDING = nation(own="4L 4E 4S", money=20, yellowcake=20, uranium=3, plutonium=3, fighters=3, bombers=3)


def paying(card: Building) -> tuple[str, ...]:
    """The answers that pay the first side of a slash."""
    return ("+".join(name for name, _ in card.pay[0]),) if len(card.pay) > 1 else ()


def manning(card: Building) -> tuple[str, ...]:
    """The answers that man a card for somebody with own workers of all types: laborers where they will do."""
    return ("L",) * card.any


# 6 Placing


def test_only_own_buildings_are_open() -> None:
    """§6.1 Without espionage, nobody else's."""
    table = position(red=nation(buildings="11 1"), green=nation(buildings="2 12"))
    assert buildings_offered(table) == ["11", "1"]
    with pytest.raises(IllegalAnswer):
        table.answer("building 2")


@pytest.mark.parametrize("card", BUILDINGS.values(), ids=lambda card: card.id)
def test_a_building_takes_exactly_its_crew(card: Building) -> None:
    """§6.2 §7.4 §7.5 §7.10 Never fewer, never more, all in one placement."""
    table = position("two", red=ABOUNDING._replace(buildings=card.id))
    play(table, f"building {card.id}", *manning(card), *paying(card))
    types = [worker[0] for worker in of(table, "red").buildings[card.id].workers]
    laborers, engineers, scientists = card.crews[0]
    assert types == ["L"] * (card.any + laborers) + ["E"] * engineers + ["S"] * scientists
    assert len(types) in (1, 2, 3)


@pytest.mark.parametrize("card", BUILDINGS.values(), ids=lambda card: card.id)
def test_one_worker_short_is_too_few(card: Building) -> None:
    """§6.2 §7.5 §7.6 §7.8 And no other type, however many, makes up for it; nor workers in the general supply."""
    kind = card.crews[0].index(max(card.crews[0])) if not card.any else -1
    rich = ABOUNDING._replace(buildings=card.id)
    if card.any:
        few = f"{card.any - 1}L"
    else:
        few = " ".join(f"{card.size - 1 if type_ == kind else 4}{'LES'[type_]}" for type_ in range(3))
    assert buildings_offered(position("two", red=rich._replace(own=few, hired="" if card.any else "4L"))) == []
    enough = few if card.any else few.replace(f"{card.size - 1}{'LES'[kind]}", f"{card.size}{'LES'[kind]}")
    own = f"{card.size}L" if card.any else enough
    assert buildings_offered(position("two", red=rich._replace(own=own))) == [card.id]


@pytest.mark.parametrize("workers", ["L0", "L1", "Lc", "L0,Lc"])
def test_an_occupied_building_is_closed(workers: str) -> None:
    """§6.3 Whoever stands there, and however few."""
    assert buildings_offered(position(red=nation(buildings=f"12:{workers} 11"))) == ["11"]


@pytest.mark.parametrize(("damage", "offered"), [(0, ["11"]), (1, []), (4, [])])
def test_a_damaged_building_is_closed(damage: int, offered: list[str]) -> None:
    """§6.4"""
    assert buildings_offered(position(red=nation(buildings=f"11*{damage}"))) == offered


def test_buildings_are_used_in_any_order_each_once() -> None:
    """§6.5 And again only after a retrieve."""
    for order in (("1", "11"), ("11", "1")):
        table = position("two", red=nation(buildings="1 11 12*1"))
        for card in order:
            assert card in buildings_offered(table)
            play(table, f"building {card}", *(("money",) if card == "1" else ()))
            assert card not in buildings_offered(table)
        play(table, "construction", "none")
        assert asked(table)[0] == "red"
        assert buildings_offered(table) == []
        play(table, "retrieve", "construction", "none")
        assert buildings_offered(table) == ["1", "11"]


def test_a_building_bought_in_step_one_is_used_in_step_two() -> None:
    """§6.6 (ruling R22)"""
    table = draw_anything(play(position(market="11 1 2 12 21 22 3"), "construction", "11"))
    assert buildings_offered(table) == ["11"]
    play(table, "building 11")
    assert of(table, "red").yellowcake == 1


@pytest.mark.parametrize("card", [card for card in BUILDINGS.values() if len(card.pay) == 1], ids=lambda card: card.id)
def test_the_payment_is_a_demand_of_placing(card: Building) -> None:
    """§6.7 §1.12 §13.7 §13.8 In full at placement, even if the output is declined; one short and it is closed."""
    exact = having(nation(own="4L 3S", money=0, buildings=card.id), dict(card.pay[0]))
    for name, n in card.pay[0]:
        assert buildings_offered(position(red=having(exact, {name: n - 1}))) == []
    table = play(position(red=exact), "occupy", f"building {card.id}")
    red = of(table, "red")
    assert (red.money, red.yellowcake, red.uranium, red.plutonium) == (0, 0, 0, 0)
    assert len(red.buildings[card.id].workers) == card.size


@pytest.mark.parametrize(
    ("uranium", "yellowcake", "offered"), [(1, 4, ["uranium", "yellowcake"]), (1, 3, []), (0, 4, []), (0, 3, None)]
)
def test_of_a_slash_in_the_payment_one_side_is_paid_in_full(
    uranium: int, yellowcake: int, offered: list[str] | None
) -> None:
    """§6.8 §13.9 Reactor 45: one uranium or four yellowcake; a side he cannot pay is not offered."""
    table = position(red=nation(own="4L 2S", uranium=uranium, yellowcake=yellowcake, buildings="45"))
    if offered is None:
        assert buildings_offered(table) == []
        return
    play(table, "building 45")
    if offered:
        assert (asked(table)[1], options(table)) == ("building_pay", offered)
        play(table, "yellowcake")
    assert of(table, "red").plutonium == 2
    paid_uranium = uranium == 1 and not offered
    assert (of(table, "red").uranium, of(table, "red").yellowcake) == (
        (0, yellowcake) if paid_uranium else (uranium, yellowcake - 4)
    )


def test_the_side_that_brings_nothing_may_be_chosen() -> None:
    """§6.9 A fighter beyond the tenth."""
    table = play(position(red=nation(fighters=10, buildings="1")), "building 1")
    assert options(table) == ["fighters", "money"]
    play(table, "fighters")
    assert (of(table, "red").fighters, of(table, "red").money) == (10, 10)


def test_the_output_goes_to_whoever_placed() -> None:
    """§6.10 Not to the owner."""
    table = position(red=nation(spies=1), green=nation(buildings="11"))
    play(table, "espionage", "building 11")
    assert (of(table, "red").yellowcake, of(table, "green").yellowcake) == (1, 0)


def test_there_is_no_limit_to_the_number_of_buildings() -> None:
    """§6.11 Eleven and more; the last is as good as the first."""
    dozen = "3 4 5 6 7 8 9 10 13 14 15 16"
    table = position(red=nation(buildings=dozen, own="4L"), market="11 1 2 12 21 22 17")
    draw_anything(play(table, "construction", "11"))
    assert len(of(table, "red").buildings) == 13
    assert "11" in buildings_offered(table)


def test_buildings_stay_with_their_owner() -> None:
    """§6.12 Through repair, use, strikes and retrieves."""
    table = position("two", red=nation(buildings="11 12*1", money=20, fighters=0), green=nation(bombers=9))
    play(table, "repair", "12", "building 11", "end", "airstrike_1")
    for _ in range(9):
        play(table, "bombers red 12")
    assert of(table, "red").buildings == {"11": (0, ("L0",)), "12": (9, ())}
    play(table, "done", "retrieve")
    assert of(table, "red").buildings == {"11": (0, ()), "12": (9, ())}


# 7 Demands


def test_a_space_without_a_picture_takes_any_type() -> None:
    """§7.1"""
    table = play(position(red=nation(own="1L 1E 1S")), "univ_1")
    assert options(table) == ["L", "E", "S"]


def test_a_drawn_type_takes_no_other() -> None:
    """§7.2 §7.6"""
    assert "mine_right" not in spaces_offered(position(red=nation(own="4L 4S")))
    assert "reactor" not in spaces_offered(position(red=nation(own="4L 4E", yellowcake=5)))


def test_a_slash_takes_one_worker_of_either_type() -> None:
    """§7.3"""
    table = play(position(red=nation(own="4L 1E 1S", hired="1S")), "factory_money_right")
    assert options(table) == ["E", "S", "Sc"]
    play(table, "Sc")
    assert standing_at(table, "factory_money_right") == "Sc"


def test_question_marks_take_any_mix() -> None:
    """§7.4 §1.5 §1.2 Laborer, engineer, contracted scientist on one mine."""
    table = play(position(red=nation(own="2L 1E", hired="1S", buildings="13")), "building 13")
    assert (asked(table)[1], options(table)) == ("building_worker", ["L", "E", "Sc"])
    play(table, "E")
    assert options(table) == ["L", "Sc"]
    play(table, "L", "Sc")
    assert (standing_at(table, "13"), of(table, "red").yellowcake) == ("E0 L0 Sc", 3)


def test_a_chosen_worker_is_not_offered_twice() -> None:
    """§7.4 §7.8 With exactly enough, the last one is not asked for."""
    table = play(position(red=nation(own="1L", hired="1L", buildings="12")), "building 12", "Lc")
    assert standing_at(table, "12") == "Lc L0"


@pytest.mark.parametrize(("own", "hired", "offered"), [("4L 3E", "2E", [3, 2, 1]), ("4L 2E", "3E", [2, 1, 0])])
def test_contractors_serve_like_own_workers(own: str, hired: str, offered: list[int]) -> None:
    """§7.7 §1.5 Mine 20 asks for three engineers, in any mix."""
    table = play(position(red=nation(own=own, hired=hired, buildings="20")), "building 20")
    assert (asked(table)[1], options(table)) == ("building_own", offered)
    play(table, offered[-1])
    assert standing_at(table, "20").split() == ["E0"] * offered[-1] + ["Ec"] * (3 - offered[-1])
    assert of(table, "red").yellowcake == 6


def test_workers_come_from_the_placing_players_supply() -> None:
    """§7.8 §1.22 Not from the general supply, nor from anybody else's."""
    table = position(red=nation(own="2L", buildings="13"), green=nation(own="4L 4E 4S", hired="2L"))
    assert buildings_offered(table) == []
    table = position(red=nation(own="3L", buildings="13"), green=nation(own="4L 4E 4S"))
    play(table, "building 13")
    assert (ready(table, "red"), ready(table, "green")) == ("", "4L 4E 4S")


# 13 What buildings give


@pytest.mark.parametrize("card", BUILDINGS.values(), ids=lambda card: card.id)
def test_every_side_of_every_card_gives_what_is_printed(card: Building) -> None:
    """§13.1 §13.2 §13.4 §13.5 §13.6 §13.7 §13.8 §5.9 And takes what is printed."""
    for number, side in enumerate(card.gives):
        lot = ABOUNDING._replace(own="3L 3E 3S", buildings=card.id)
        table = position("two", red=lot)
        before = of(table, "red").clone()
        play(table, f"building {card.id}", *manning(card), *paying(card))
        if len(card.gives) > 1:
            assert asked(table)[1] == "gain_side"
            play(table, options(table)[number])
        if asked(table)[1] == "gain_own":
            play(table, options(table)[0])
        after = of(table, "red")
        cost = dict(card.pay[0]) if card.pay else {}
        goods = dict(side.goods)
        for name in ("money", "yellowcake", "fighters", "bombers", "uranium", "plutonium"):
            assert getattr(after, name) == getattr(before, name) - cost.get(name, 0) + goods.get(name, 0)
        gained = dict(side.workers)
        asked_for = [card.any + card.crews[0][0], card.crews[0][1], card.crews[0][2]]
        for type_ in range(3):
            had = before.own[type_] + before.hired[type_]
            assert after.own[type_] + after.hired[type_] == had - asked_for[type_] + gained.get(type_, 0)


def test_planes_stop_at_ten_and_the_money_is_paid_all_the_same() -> None:
    """§13.3 §1.11 Factory 9: three fighters and three dollars."""
    table = play(position(red=nation(own="4L 2E", fighters=9, buildings="9")), "building 9")
    assert (of(table, "red").fighters, of(table, "red").money) == (10, 13)
    assert ("gained", 0, "fighters", 1, 2) in events(table)


def test_hired_workers_are_ready_at_once() -> None:
    """§13.4"""
    table = play(position(red=nation(own="1L", buildings="22 16")), "building 22", 1)
    assert buildings_offered(table) == ["16"]


@pytest.mark.parametrize(
    ("card", "side", "ready_after"),
    [
        ("23", "engineers", "3L 1E"),
        ("23", "scientists", "3L 1S"),
        ("24", "engineers", "2L 2E"),
        ("24", "scientists", "2L 1S"),
        ("25", "scientists", "2L 2S"),
        ("25", "engineers", "2L 1E"),
    ],
)
def test_a_university_with_a_slash_gives_one_side(card: str, side: str, ready_after: str) -> None:
    """§13.5 The side first, then own or contractor."""
    table = play(position(red=nation(buildings=card)), f"building {card}")
    assert asked(table)[1] == "gain_side"
    play(table, side)
    assert asked(table)[1] == "gain_own"
    play(table, options(table)[0])
    assert ready(table, "red") == ready_after


@pytest.mark.parametrize(("taken", "arrive"), [("", 4), ("1L", 3), ("4L", 0)])
def test_building_26_gives_contracted_laborers_while_there_are_any(taken: str, arrive: int) -> None:
    """§13.6 §1.19"""
    table = position(red=nation(own="1E", buildings="26"), green=nation(hired=taken))
    play(table, "building 26")
    assert (of(table, "red").own[0], of(table, "red").hired[0]) == (0, arrive)


@pytest.mark.parametrize(
    ("lot", "card", "track", "paid"),
    [
        (nation(own="4L 2S", uranium=7, yellowcake=6, money=7), "32", "uranium", (0, 0)),
        (nation(own="4L 3S", plutonium=7, yellowcake=8, money=7), "50", "plutonium", (7, 0)),
    ],
)
def test_the_full_price_is_due_even_if_the_track_is_full(
    lot: Lot, card: str, track: str, paid: tuple[int, int]
) -> None:
    """§13.7 §13.8 §1.11"""
    table = play(position(red=lot._replace(buildings=card)), f"building {card}")
    red = of(table, "red")
    assert (getattr(red, track), (red.money, red.yellowcake)) == (8, paid)


def test_which_reactors_take_uranium() -> None:
    """§13.9 §13.10 42, 45, 47 and 49 as one side, 43 only that; no card takes plutonium."""
    table = position("two", red=nation(own="4L 4S", uranium=1, buildings=" ".join(str(n) for n in range(31, 51))))
    assert buildings_offered(table) == ["42", "43", "45", "47", "49"]
    table = position("two", red=nation(own="4L 4S", yellowcake=9, buildings="42 43 45 47 49"))
    assert buildings_offered(table) == ["42", "45", "47", "49"]
    assert not any(name == "plutonium" for card in BUILDINGS.values() for side in card.pay for name, _ in side)


def test_an_output_may_be_declined() -> None:
    """§13.11 §5.8 §6.7 The crew stands there, the price is gone."""
    lot = nation(own="4L 1S", yellowcake=2, buildings="11 41 21")
    table = play(position(red=lot), "occupy")
    assert options(table)[-3:] == ["building 11", "building 41", "building 21"]
    play(table, "building 41")
    assert (of(table, "red").plutonium, of(table, "red").yellowcake) == (0, 1)
    assert standing_at(table, "41") == "S0"
    assert "41" not in buildings_offered(table)
    play(table, "occupy", "building 21")
    assert ready(table, "red") == "3L"

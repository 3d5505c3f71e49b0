"""Part 3 of the inventory: the rulebook's pictures and examples, step by step."""

from __future__ import annotations

import pytest

from tests.games.manhattan.positions import (
    Lot,
    asked,
    bombs_offered,
    buildings_offered,
    damage,
    draw_anything,
    events,
    nation,
    of,
    options,
    planes,
    play,
    points,
    position,
    ready,
    sorties_offered,
    spaces_offered,
    standing_at,
    told_by,
)
from visavis.games.manhattan.state import Race
from visavis.kernel.table import Table

MONEY_SPACES = {"factory_money_left": "L0", "factory_money_mid": "L2", "factory_money_right": "E3"}


# X1 to X4: spaces


@pytest.mark.parametrize(("money", "dear"), [(3, False), (4, False), (5, True)])
def test_x1_a_laborer_with_three_dollars_can_only_use_the_middle_mine(money: int, dear: bool) -> None:
    """§5.3 §5.7 §7.2 §8.8 Money spaces taken, no engineer, no five dollars."""
    table = position("four", green=nation(money=money), spaces=MONEY_SPACES, to_move="green")
    assert [space for space in spaces_offered(table) if "money" in space] == []
    assert [space for space in spaces_offered(table) if "mine" in space] == [*["mine_left"] * dear, "mine_mid"]
    play(table, "mine_mid")
    assert [of(table, colour).yellowcake for colour in ("red", "green", "blue", "yellow")] == [1, 3, 1, 1]
    assert [of(table, colour).money for colour in ("red", "green", "blue", "yellow")] == [10, money, 10, 10]
    assert table.state.bribe == 0


def test_x1_with_five_dollars_the_left_mine_is_offered_and_costs_five() -> None:
    """§5.7"""
    table = play(position("four", green=nation(money=5), spaces=MONEY_SPACES, to_move="green"), "mine_left")
    assert (of(table, "green").money, of(table, "green").yellowcake) == (0, 4)


def test_x2_the_circular_arrow_serves_everybody_else() -> None:
    """§5.11 The middle mine: three for who works there, one for all others."""
    table = play(position("five", to_move="purple"), "mine_mid")
    assert [nation.yellowcake for nation in table.state.nation] == [1, 1, 1, 1, 3]


def test_x2_the_others_gain_even_if_the_action_is_declined() -> None:
    """§5.11 §5.8"""
    table = play(position("five", to_move="purple"), "occupy", "mine_mid")
    assert [nation.yellowcake for nation in table.state.nation] == [1, 1, 1, 1, 0]
    assert standing_at(table, "mine_mid") == "L4"


@pytest.mark.parametrize(("side", "fighters", "money"), [("fighters", 2, 10), ("money", 1, 12)])
def test_x3_of_a_slash_one_side_is_chosen(side: str, fighters: int, money: int) -> None:
    """§6.9 Building 1: a fighter or two dollars."""
    table = play(position(red=nation(buildings="1")), "building 1")
    assert (asked(table), options(table)) == (("red", "gain_side"), ["fighters", "money"])
    play(table, side)
    assert (of(table, "red").fighters, of(table, "red").money) == (fighters, money)


@pytest.mark.parametrize(
    ("own", "offered", "workers"),
    [("4L", False, []), ("1L 1E", True, ["E"]), ("1L 1S", True, ["S"]), ("1L 1E 1S", True, ["E", "S"])],
)
def test_x4_a_slash_between_types_takes_one_worker_of_either(own: str, offered: bool, workers: list[str]) -> None:
    """§7.3 The right money space: an engineer or a scientist, never both."""
    table = position(red=nation(own=own))
    assert ("factory_money_right" in spaces_offered(table)) == offered
    if offered:
        play(table, "factory_money_right")
        if len(workers) > 1:
            assert (asked(table)[1], options(table)) == ("main_worker", workers)
            play(table, workers[0])
        assert standing_at(table, "factory_money_right") == f"{workers[0]}0"
        assert of(table, "red").money == 13


# X5 Blue's chain


def test_x5_what_a_building_gives_serves_the_next_one() -> None:
    """§4.9 §4.15 §6.5 §6.7 §7.4 University, mine, factory and plant, one after another in one turn."""
    chain = nation(own="4L 3S", yellowcake=2, money=1, bombers=1, buildings="24 12 10 36")
    table = position(blue=chain, to_move="blue")
    assert buildings_offered(table) == ["24", "12"]
    play(table, "building 24", "L", "L", "engineers", 2)
    assert spaces_offered(table) == []
    assert ready(table, "blue") == "2L 2E 3S"
    assert buildings_offered(table) == ["12", "10"]
    play(table, "building 12", "L", "S")
    assert of(table, "blue").yellowcake == 4
    assert buildings_offered(table) == ["10"]
    play(table, "building 10")
    assert (of(table, "blue").bombers, of(table, "blue").money) == (4, 4)
    play(table, "building 36")
    blue = of(table, "blue")
    assert (blue.yellowcake, blue.money, blue.bombers, blue.uranium) == (0, 1, 4, 2)
    assert ready(table, "blue") == "1L"
    assert [standing_at(table, card) for card in blue.buildings] == ["L2 L2", "L2 S2", "E2 E2", "S2 S2"]
    assert table.state.seat == 0  # nothing but the end was left: red moves


# X6 Air strike


def yellow_strikes() -> Table[Race]:
    return position(
        "four",
        yellow=nation(fighters=6, bombers=6),
        red=nation(fighters=3, bombers=2, buildings="6 48"),
        blue=nation(fighters=2, bombers=3, buildings="13"),
        green=nation(fighters=1, buildings="14"),
        to_move="yellow",
    )


def test_x6_yellow_clears_the_sky_and_bombs_red() -> None:
    """§9.3 §9.4 §9.5 §9.6 §9.7 §9.14 Ten sorties; whoever has a fighter is never bombed."""
    table = play(yellow_strikes(), "airstrike_1")
    for n in range(6):
        assert not any(sortie.startswith("bombers") for sortie in sorties_offered(table) if "red" not in sortie)
        assert ("bombers red 6" in sorties_offered(table)) == (n >= 3)
        play(table, "fighters red fighters" if n < 3 else "fighters blue bombers")
    assert sorties_offered(table) == ["bombers red 6", "bombers red 48"]
    play(table, "bombers red 6", "bombers red 48", "bombers red 48", "bombers red 48")
    assert sorties_offered(table) == ["bombers red 6", "bombers red 48"]
    assert [planes(table, colour) for colour in ("yellow", "red", "blue", "green")] == [(0, 2), (0, 2), (2, 0), (1, 1)]
    assert damage(table, "red") == {"6": 1, "48": 3}
    assert damage(table, "blue") == damage(table, "green") == {}


def test_x6_after_the_strike_step_two_is_open() -> None:
    """§9.14"""
    table = position("four", yellow=nation(fighters=6, bombers=6, buildings="11"), to_move="yellow")
    play(table, "airstrike_1", "done")
    assert (spaces_offered(table), buildings_offered(table)) == ([], ["11"])


# X7 Draft


def test_x7_a_draft_of_three_players() -> None:
    """§11.3 §11.4 §11.5 §11.6 §11.8 Red keeps a, the next b, the next c, and d comes back to red."""
    row = "small_fry tomboy b_flat big_bang"
    table = position(red=nation(own="4L 1E 1S", buildings="11"), row=row)
    before = len(table.state.bombs)
    play(table, "design_bomb")
    assert (asked(table), options(table)) == (("red", "draft_pick"), row.split())
    play(table, "small_fry")
    assert (asked(table), options(table)) == (("green", "draft_pick"), ["tomboy", "b_flat", "big_bang"])
    play(table, "tomboy")
    assert (asked(table), options(table)) == (("blue", "draft_pick"), ["b_flat", "big_bang"])
    play(table, "b_flat")
    draw_anything(table)
    hands = [of(table, colour).hand for colour in ("red", "green", "blue")]
    assert hands == [["small_fry", "big_bang"], ["tomboy"], ["b_flat"]]
    assert (len(table.state.row), len(table.state.bombs)) == (4, before - 4)
    assert (asked(table), buildings_offered(table), spaces_offered(table)) == (("red", "act"), ["11"], [])


def test_x7_an_onlooker_sees_only_that_a_card_was_kept() -> None:
    """§11.7 Who kept one, not which."""
    table = position(red=nation(own="4L 1E 1S"), row="small_fry tomboy b_flat big_bang")
    play(table, "design_bomb", "small_fry", "tomboy", "b_flat")
    assert table.journal is not None
    faces = [event for _, event in table.journal.seen_by(-2) if event.name.startswith("kept")]
    assert [(event.name, *told_by(event)) for event in faces] == [("kept_unseen", seat) for seat in (0, 1, 2, 0)]
    green = [(event.name, *told_by(event)) for _, event in table.journal.seen_by(1) if event.name.startswith("kept")]
    assert green == [("kept_unseen", 0), ("kept", 1, "tomboy"), ("kept_unseen", 2), ("kept_unseen", 0)]


# X8 Espionage


def yellow_spies() -> Table[Race]:
    spy = nation(own="3L 4E", hired="1E", money=4, yellowcake=4, spies=2, buildings="9 10")
    table = position(
        "four",
        yellow=spy,
        red=nation(buildings="16"),
        blue=nation(buildings="25 32"),
        to_move="yellow",
    )
    play(table, "espionage", "L")
    assert (of(table, "yellow").money, of(table, "yellow").spies, table.state.access) == (1, 3, 3)
    play(table, "building 9", 2, "building 10", 2)
    assert table.state.access == 3  # §12.5 own buildings do not count
    play(table, "building 16")
    assert of(table, "yellow").yellowcake == 6
    play(table, "building 25", "scientists", 2, "building 32")
    return table


def test_x8_a_spy_works_in_three_foreign_buildings() -> None:
    """§12.2 §12.4 §12.5 §12.6 §12.7 §12.10 Everything is spent, three uranium are made."""
    table = yellow_spies()
    yellow = of(table, "yellow")
    assert (yellow.money, yellow.yellowcake, yellow.uranium, yellow.spies) == (0, 0, 3, 3)
    assert (yellow.fighters, yellow.bombers, ready(table, "yellow")) == (4, 4, "")
    assert [standing_at(table, card) for card in ("16", "25", "32")] == ["Ec", "L3 L3", "S3 S3"]
    assert of(table, "red").yellowcake == of(table, "blue").uranium == 0
    assert asked(table) == ("red", "act")
    assert "16" not in buildings_offered(table)


def test_x8_a_retrieve_leaves_the_spys_contractor_where_he_is() -> None:
    """§12.11 §4.21 §4.25 (ruling R9) His two laborers and scientists come home, the grey engineer stays."""
    table = play(yellow_spies(), "construction", "none", "construction", "none")
    assert buildings_offered(table) == []  # blue can use neither of his
    play(table, "construction", "none")
    assert table.state.seat == 0  # yellow, with no worker left, had to retrieve
    assert ready(table, "yellow") == "4L 4E 2S"
    assert [standing_at(table, card) for card in ("16", "25", "32")] == ["Ec", "", ""]
    play(table, "retrieve")
    assert standing_at(table, "16") == ""


# X9 to X12 Bombs


def test_x9_a_uranium_bomb() -> None:
    """§14.3 §14.4 §14.7 Five uranium, two scientists and two engineers: 24 points."""
    table = position("four", yellow=nation(own="4L 2E 2S", hand="tomboy", uranium=5), to_move="yellow")
    play(table, "build tomboy")
    assert (of(table, "yellow").uranium, points(table, "yellow"), ready(table, "yellow")) == (0, 24, "4L")
    assert sorted(of(table, "yellow").bombs["tomboy"].workers) == ["E3", "E3", "S3", "S3"]
    assert of(table, "yellow").hand == []


@pytest.mark.parametrize(("token", "worth"), [(-1, 12), (0, 24)])
def test_x10_a_plutonium_bomb(token: int, worth: int) -> None:
    """§14.8 Heavy Load: 12 points, 24 for somebody who has tested."""
    lot = nation(own="4L 3E 2S", hand="heavy_load", plutonium=6, token=token)
    table = play(position("four", green=lot, to_move="green"), "build heavy_load")
    assert (of(table, "green").plutonium, points(table, "green")) == (0, worth)


def test_x11_a_test() -> None:
    """§14.10 §14.11 §14.12 §14.13 §14.14 §14.16 The bomb just built: 12 points go, the token of 6 comes."""
    lot = nation(own="4L 3E 2S", hand="heavy_load compensator", plutonium=6)
    table = play(position("four", green=lot, to_move="green"), "build heavy_load")
    crew = of(table, "green").bombs["heavy_load"].workers
    play(table, "test heavy_load")
    green = of(table, "green")
    assert (points(table, "green"), green.token, table.state.tokens) == (6, 6, [0, 2, 4])
    assert (sorted(green.token_workers), len(crew)) == (sorted(crew), 5)
    assert table.state.bombs.bottom == ["heavy_load"]
    assert bombs_offered(table) == []
    later = nation(own="4L 3E 2S", hand="compensator", plutonium=6, token=6)
    assert points(play(position("four", green=later, to_move="green"), "build compensator"), "green") == 6 + 26


def test_x12_a_load() -> None:
    """§14.20 §14.21 Three dollars and a bomber: 24 points become 29."""
    table = position("four", yellow=nation(bombs="tomboy", money=3, bombers=1), to_move="yellow")
    assert points(table, "yellow") == 24
    play(table, "load tomboy")
    yellow = of(table, "yellow")
    assert (points(table, "yellow"), yellow.money, yellow.bombers) == (29, 0, 0)
    assert yellow.bombs["tomboy"].loaded


# X13 Retrieve


def test_x13_who_goes_home_when_red_retrieves() -> None:
    """§4.20 §4.21 §4.22 §4.23 §4.24 §4.25 §4.27 §4.29 Everyone of red's, everyone on red's cards, every contractor."""
    table = position(
        red=nation(own="1L", hired="1E", buildings="11:L1", bombs="cherry_bomb:S0,Sc"),
        green=nation(own="2L"),
        blue=nation(buildings="16:E0"),
        spaces={"univ_2": "L0", "construction": "L0 L0", "mine_mid": "Lc", "repair": "L1"},
    )
    play(table, "retrieve")
    assert ready(table, "red") == "4L 1E 1S"
    assert ready(table, "green") == "3L"
    assert table.state.contractors == [4, 4, 4]
    assert table.state.spaces == {"repair": ("L1",)}
    assert of(table, "red").bombs["cherry_bomb"].workers == ()
    assert (standing_at(table, "11"), standing_at(table, "16")) == ("", "")
    own = (("univ_2", ("L0",)), ("construction", ("L0", "L0")), ("16", ("E0",)), ("cherry_bomb", ("S0",)))
    grey = (("mine_mid", ("Lc",)), ("cherry_bomb", ("Sc",)), ("supply", ("Ec",)))
    freed = ("freed", 0, 1, 1, (("11", ("L1",)),))
    assert events(table, "retrieved", "freed") == [("retrieved", 0, 5, 3, own, grey), freed]


# X14, X15 Money


@pytest.mark.parametrize(
    ("lot", "worker", "offered", "after"),
    [
        (nation(money=1), (), False, 1),
        (nation(money=2), (), True, 4),
        (nation(own="3L 1E", money=0), ("E",), True, 4),
    ],
    ids=["too poor", "pays two", "engineer"],
)
def test_x14_the_bribe_pile(lot: Lot, worker: tuple[str, ...], offered: bool, after: int) -> None:
    """§8.1.9 §8.1.10 It goes to whoever takes the cheapest card, after he has paid for it."""
    table = play(position(red=lot, bribe=4), "construction", *worker)
    if not offered:
        assert of(table, "red").buildings == {}
        assert (of(table, "red").money, table.state.bribe) == (1, 4)
        return
    assert "1" in options(table)
    draw_anything(play(table, "1"))
    assert (of(table, "red").money, table.state.bribe, list(of(table, "red").buildings)) == (after, 0, ["1"])


def test_x15_repair_costs_five_for_one_and_ten_for_the_other() -> None:
    """§10.2 §10.3 §10.4 Three points for the entry fee; the neighbour pays 2, 3 and 5."""
    table = position("two", red=nation(money=5, buildings="11*3"), green=nation(money=10, buildings="12*3"))
    play(table, "repair", "11", "11", "11")
    assert (of(table, "red").money, damage(table, "red")) == (0, {})
    assert asked(table) == ("green", "repair_offer")
    paid = []
    for _ in range(3):
        assert table.pending is not None
        paid.append(table.pending.about["price"])
        play(table, "12")
    assert (paid, of(table, "green").money, damage(table, "green")) == ([2, 3, 5], 0, {})

"""Chapters 1 and 3: what there is, and how it is set up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.manhattan.positions import (
    GAME,
    asked,
    having,
    nation,
    of,
    options,
    play,
    play_on,
    position,
    ready,
    standing_at,
)
from visavis.games.manhattan.check import check
from visavis.games.manhattan.setup import COLOURS, PLAYERS
from visavis.games.manhattan.state import Race, clockwise
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table

EVERY_PARTY = pytest.mark.parametrize("scenario", PLAYERS)
TOKENS = {"two": [0, 6], "three": [0, 4, 8], "four": [0, 2, 4, 6], "five": [0, 2, 4, 6, 8]}


def new(scenario: str, **options: Any) -> Table[Race]:
    return Table.new(GAME, scenario, options)


def set_up(scenario: str, first: str = "red", **options: Any) -> Table[Race]:
    """The table after the cards are laid out and this player was drawn to begin."""
    table = new(scenario, **options)
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer(first if table.pending.name == "first" else table.pending.options[0])
    return table


def bonuses_taken(scenario: str, first: str, worker: str = "E") -> Table[Race]:
    """And everybody who may has chosen his worker."""
    table = set_up(scenario, first)
    while asked(table)[1] == "start_worker":
        play(table, worker)
    return table


def random_games(scenario: str, seeds: range) -> Iterator[Table[Race]]:
    """Tables at every position of random games."""
    for seed in seeds:
        rng = random.Random(seed)
        table = Table.new(GAME, scenario, {"turn_limit": 25}, quiet=True)
        while table.pending is not None:
            table.answer(rng.choice(table.pending.options))
            yield table


# 1 Components


@EVERY_PARTY
def test_seats_sit_clockwise(scenario: str) -> None:
    """§1.1 Left is the next one (ruling R26)."""
    table = set_up(scenario)
    n = PLAYERS[scenario]
    assert GAME.scenario(scenario).seats == COLOURS[:n]
    assert clockwise(table.state, n - 1) == list(range(n - 1))


@pytest.mark.parametrize("worker", ["L", "E", "S"])
def test_every_type_works_alike(worker: str) -> None:
    """§1.2 Where no type is asked for, each brings the same."""
    table = play(position(red=nation(own="1L 1E 1S")), "mine_mid", worker)
    assert (standing_at(table, "mine_mid"), of(table, "red").yellowcake) == (f"{worker}0", 3)


@pytest.mark.parametrize(("worker", "sign"), [("L", "0"), ("Lc", "c")])
def test_contractors_work_like_own_workers(worker: str, sign: str) -> None:
    """§1.5"""
    table = play(position(red=nation(hired="1L")), "mine_mid", worker)
    assert (standing_at(table, "mine_mid"), of(table, "red").yellowcake) == (f"L{sign}", 3)


@EVERY_PARTY
def test_workers_cards_and_tokens_are_conserved(scenario: str) -> None:
    """§1.3 §1.4 §1.23 §1.6 §1.7 §1.8 §1.9 §1.10 In random games, after every answer."""
    for table in random_games(scenario, range(2)):
        assert check(table.state) == []


def test_the_check_sees_what_is_missing() -> None:
    """§1.3 §1.4 §1.23 §1.6 A worker, a contractor, a card, a token too few or too many is found."""
    good = position(red=nation(own="3L 1E", hired="1S", hand="tomboy", bombs="b_flat", buildings="13"))
    assert check(good.state) == []
    for spoil in (
        lambda s: s.nation[0].own.__setitem__(0, 2),
        lambda s: s.nation[0].hired.__setitem__(2, 0),
        lambda s: s.stock[1].__setitem__(1, 5),
        lambda s: s.contractors.__setitem__(0, 5),
        lambda s: s.nation[0].hand.clear(),
        lambda s: s.nation[1].hand.append("tomboy"),
        lambda s: s.row.pop(),
        lambda s: s.market.pop(),
        lambda s: s.deck.pop(),
        lambda s: s.tokens.pop(),
        lambda s: setattr(s.nation[0], "money", -1),
        lambda s: setattr(s.nation[0], "yellowcake", -1),
        lambda s: setattr(s.nation[0], "fighters", 11),
        lambda s: setattr(s.nation[0], "uranium", 9),
        lambda s: setattr(s.nation[0], "spies", 7),
        lambda s: setattr(s.nation[0], "bombers", -1),
        lambda s: setattr(s, "bribe", -1),
        lambda s: s.spaces.__setitem__("univ_1", ()),
    ):
        spoiled = good.state.clone()
        spoil(spoiled)
        assert check(spoiled) != []


@pytest.mark.parametrize(
    ("space", "name", "most"),
    [("factory_fighters", "fighters", 10), ("factory_bombers", "bombers", 10), ("espionage", "spies", 6)],
)
def test_a_gain_stops_at_the_end_of_the_track(space: str, name: str, most: int) -> None:
    """§1.11 §1.8 §1.10 What is too much is lost (ruling R6)."""
    table = play(position(red=having(nation(), {name: most - 1})), space)
    assert getattr(of(table, "red"), name) == most
    table = play(position(red=having(nation(), {name: most})), space)
    assert getattr(of(table, "red"), name) == most


def test_money_and_yellowcake_have_no_end() -> None:
    """§1.6 §1.7"""
    table = play(position(red=nation(money=500)), "factory_money_mid")
    assert of(table, "red").money == 505
    table = play(position(red=nation(yellowcake=500)), "mine_mid")
    assert of(table, "red").yellowcake == 503


def test_a_payment_is_made_in_full_or_not_at_all() -> None:
    """§1.12 With two dollars of three, two yellowcake of three."""
    table = position(red=nation(own="4L 1S", money=2, yellowcake=2))
    for space in ("univ_4", "espionage", "factory_money_left", "enrichment", "mine_left", "repair"):
        assert space not in options(table)


def test_damage_is_counted_without_limit() -> None:
    """§1.13 Sixteen markers are only a display."""
    table = position(red=nation(bombers=10), green=nation(fighters=0, buildings="11*20"))
    play(table, "airstrike_1", "bombers green 11")
    assert of(table, "green").buildings["11"].damage == 21


def test_there_are_as_many_load_markers_as_bombs() -> None:
    """§1.14 An eleventh load is as good as the tenth."""
    table = position(
        "five",
        red=nation(bombs="wasnt_me+ fat_chance"),
        green=nation(bombs="ay_caramba+ b_flat+ large_marge+"),
        blue=nation(bombs="nutcracker+ big_enchilada+"),
        yellow=nation(bombs="small_fry+ dem_apples+"),
        purple=nation(bombs="cherry_bomb+ over_easy+"),
    )
    play(table, "load fat_chance")
    assert sum(built.loaded for each in table.state.nation for built in each.bombs.values()) == 11


@EVERY_PARTY
def test_own_laborers_are_never_in_the_general_supply(scenario: str) -> None:
    """§1.18 §1.19 Not at the start, not later."""
    for table in random_games(scenario, range(2, 4)):
        assert all(stock[0] == 0 for stock in table.state.stock)


def test_a_laborer_gained_is_a_contractor() -> None:
    """§1.19 Nobody is asked."""
    table = play(position(), "univ_1")
    assert (ready(table, "red"), [entry.name for entry in table.entries]) == ("3L 3Lc", ["act"])


def test_nothing_passes_between_players() -> None:
    """§1.22 §9.16 No question offers a gift, a sale or a loan; others' supplies change only by what cards say."""
    names = {entry.name for table in random_games("three", range(2)) for entry in table.entries[-1:]}
    assert names <= {
        "start_card", "building", "bomb", "first", "start_worker", "act", "occupy", "main_worker", "design_scientist",
        "design_engineer", "construct_slot", "gain_side", "gain_own", "strike", "repair_point", "repair_offer",
        "draft_pick", "building_worker", "building_own", "building_pay", "build_scientists", "build_engineers",
        "pact_clause", "pact_who", "pact_whom", "pact_what", "pact_sorties", "pact_answer",
    }  # fmt: skip


def test_hands_are_told_to_their_owner_only() -> None:
    """§1.20 §1.21 Everything else is told to all (ruling R19)."""
    rng = random.Random(3)
    table = Table.new(GAME, "three", {"turn_limit": 50})
    for _ in play_on(table, lambda choice: rng.choice(choice.options)):
        pass
    assert table.journal is not None
    secret = [event for event in table.journal.events() if event.knowers is not None]
    assert secret
    for event in secret:
        assert (event.name, event.outside) == ("kept", "kept_unseen")
        assert event.knowers == (event.args[0],)
        assert event.outside_args == (event.args[0], event.args[-1])


# 3 Set-up


@EVERY_PARTY
def test_every_player_starts_alike(scenario: str) -> None:
    """§3.1 §3.9 Markers on 0, four laborers, ten dollars, a fighter and a bomber, nothing else."""
    table = new(scenario)
    for each in table.state.nation:
        assert (each.own, each.hired, each.money, each.yellowcake) == ([4, 0, 0], [0, 0, 0], 10, 0)
        assert (each.fighters, each.bombers, each.uranium, each.plutonium, each.spies) == (1, 1, 0, 0, 0)
        assert (each.buildings, each.hand, each.bombs, each.token, each.token_workers) == ({}, [], {}, -1, ())


@EVERY_PARTY
def test_the_general_supply(scenario: str) -> None:
    """§3.2 §3.3 §1.18 Twelve contractors whatever the party; engineers and scientists of the colours in play."""
    table = new(scenario)
    n = PLAYERS[scenario]
    assert table.state.contractors == [4, 4, 4]
    assert table.state.stock == [[0, 4, 4]] * n
    assert len(table.state.nation) == n


@EVERY_PARTY
def test_the_tokens_in_play(scenario: str) -> None:
    """§3.4 §1.15 §3.3 One for each player; the others leave the game."""
    assert new(scenario).state.tokens == TOKENS[scenario]


def test_the_starting_cards_are_laid_out_in_random_order() -> None:
    """§3.5 §3.7 On the six cheapest slots (ruling R21)."""
    table = new("three")
    assert (asked(table), set(options(table))) == (("chance", "start_card"), {"1", "2", "11", "12", "21", "22"})
    play(table, "22", "1", "11", "2", "12")
    assert table.state.market == ["22", "1", "11", "2", "12", "21"]


def test_a_regular_card_lies_on_the_dearest_slot() -> None:
    """§3.6 Any of the 44; the others stay face down."""
    table = play(new("three"), "22", "1", "11", "2", "12")
    assert (asked(table)[1], len(options(table))) == ("building", 44)
    assert not {"1", "2", "11", "12", "21", "22"} & set(options(table))
    play(table, "50")
    assert (table.state.market[6], len(table.state.deck)) == ("50", 43)


@EVERY_PARTY
def test_one_bomb_more_than_players_lies_face_up(scenario: str) -> None:
    """§3.8 One by one from all thirty."""
    table = new(scenario)
    while asked(table)[1] != "bomb":
        table.answer(options(table)[0])
    n = PLAYERS[scenario]
    assert len(options(table)) == 30
    for left in range(30, 29 - n, -1):
        assert (asked(table)[1], len(options(table))) == ("bomb", left)
        table.answer(options(table)[-1])
    assert (len(table.state.row), len(table.state.bombs)) == (n + 1, 29 - n)
    assert asked(table)[1] == "first"


@EVERY_PARTY
def test_anybody_may_begin_and_play_goes_clockwise(scenario: str) -> None:
    """§3.10 §4.1"""
    n = PLAYERS[scenario]
    for first in COLOURS[:n]:
        table = bonuses_taken(scenario, first)
        assert (asked(table), table.state.turn) == ((first, "act"), 1)
        play(table, "construction", "none")
        assert asked(table)[0] == COLOURS[(COLOURS.index(first) + 1) % n]


@pytest.mark.parametrize("first", [0, 2, 4])
def test_late_players_get_a_bonus(first: int) -> None:
    """§3.11 By turn order: nothing, 2, 4, 2 and a worker, 4 and a worker."""
    table = bonuses_taken("five", COLOURS[first], "S")
    order = [COLOURS[(first + step) % 5] for step in range(5)]
    assert [of(table, colour).money for colour in order] == [10, 12, 14, 12, 14]
    assert [ready(table, colour) for colour in order] == ["4L", "4L", "4L", "4L 1S", "4L 1S"]


@EVERY_PARTY
def test_only_the_fourth_and_fifth_choose_a_worker(scenario: str) -> None:
    """§3.11 §3.12 In turn order, before the first turn."""
    table = set_up(scenario, "green")
    choosers = []
    while asked(table)[1] == "start_worker":
        choosers.append(asked(table)[0])
        assert options(table) == ["E", "S"]
        play(table, "E")
    order = [COLOURS[(1 + step) % PLAYERS[scenario]] for step in range(PLAYERS[scenario])]
    assert choosers == order[3:]


@pytest.mark.parametrize(("worker", "stock"), [("E", [0, 3, 4]), ("S", [0, 4, 3])])
def test_the_bonus_worker_has_the_players_colour(worker: str, stock: list[int]) -> None:
    """§3.12 From the general supply, told to all (ruling R20)."""
    table = play(set_up("four"), worker)
    assert (ready(table, "yellow"), table.state.stock[3]) == (f"4L 1{worker}", stock)
    assert table.state.contractors == [4, 4, 4]


@EVERY_PARTY
def test_nothing_is_placed_bribed_or_agreed_yet(scenario: str) -> None:
    """§3.13"""
    s = bonuses_taken(scenario, "red").state
    assert (s.spaces, s.bribe, s.pacts, s.design_open) == ({}, 0, [], True)
    assert (s.drafts, s.draft) == ([], None)

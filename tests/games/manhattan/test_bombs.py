"""Chapters 14, 2 and 15: bombs, points, and the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.manhattan.positions import (
    GAME,
    Lot,
    asked,
    bombs_offered,
    events,
    having,
    nation,
    of,
    options,
    pact,
    planes,
    play,
    points,
    position,
    ready,
    spaces_offered,
)
from visavis.company.retelling import sources
from visavis.games.manhattan.board import Bomb, printed
from visavis.games.manhattan.setup import PLAYERS
from visavis.games.manhattan.state import NOBODY, score
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.table import Table

BOMBS = printed().bombs
EVERY_BOMB = pytest.mark.parametrize("card", BOMBS.values(), ids=lambda card: card.id)
GOALS = {"two": 70, "three": 60, "four": 50, "five": 45}


def able(card: Bomb) -> Lot:
    """Exactly what it takes to build a bomb, and a laborer."""
    lot = nation(own=f"1L {card.engineers}E {card.scientists}S", hand=card.id, money=0)
    return having(lot, {card.fuel: card.fuel_cost})


# 14.1 Any number, any order


def test_bomb_actions_belong_to_turns_of_placing() -> None:
    """§14.1 §4.18 Not after a retrieve, not in anybody else's turn."""
    lot = nation(own="2L 1S", bombs="b_flat", hand="cherry_bomb", uranium=3)
    table = play(position("two", red=lot, green=nation()), "retrieve")
    assert asked(table)[0] == "green"
    assert bombs_offered(table) == []
    with pytest.raises(IllegalAnswer):
        table.answer("test b_flat")


def test_without_a_worker_there_is_no_bomb_action() -> None:
    """§14.1 §4.3 A forced retrieve (ruling R24)."""
    table = position(red=nation(own="", bombs="b_flat dear_john", money=20))
    assert (asked(table)[0], points(table, "red")) == ("green", 8 + 15)


def test_build_load_and_test_of_one_bomb_in_one_turn() -> None:
    """§14.2 §14.24 §14.11 §14.15"""
    lot = nation(own="4L 1E 1S", hand="b_flat", plutonium=4)
    table = play(position(red=lot), "build b_flat", "load b_flat")
    assert points(table, "red") == 8 + 5
    play(table, "test b_flat")
    assert (points(table, "red"), of(table, "red").bombs) == (8, {})


def test_several_builds_in_one_turn() -> None:
    """§14.2 While crew and fuel last."""
    lot = nation(own="4L 2S", hand="cherry_bomb dem_apples small_fry", uranium=8)
    table = play(position(red=lot), "build small_fry", "build cherry_bomb")
    assert (points(table, "red"), bombs_offered(table)) == (20, ["load small_fry", "load cherry_bomb"])


# 14.3 Build


@EVERY_BOMB
def test_a_bomb_takes_exactly_its_crew_and_fuel(card: Bomb) -> None:
    """§14.3 §14.4 §14.7 §14.8 And no money; it counts at once."""
    table = position("two", red=able(card))
    assert bombs_offered(table) == [f"build {card.id}"]
    play(table, f"build {card.id}")
    assert points(table, "red") == card.untested
    red = table.state.nation[0]
    assert (red.uranium, red.plutonium, red.money, red.hand) == (0, 0, 0, [])
    crew = red.bombs[card.id].workers
    assert sorted(crew) == ["E0"] * card.engineers + ["S0"] * card.scientists
    assert ready(table, "red") == "1L"
    assert events(table, "built") == [("built", 0, card.id, card.untested, crew)]


@EVERY_BOMB
def test_one_short_of_anything_is_too_little(card: Bomb) -> None:
    """§14.3 §7.6 Fuel of the other kind, laborers and the other type do not help."""
    lot = able(card)._replace(uranium=8, plutonium=8)
    short = [
        having(lot, {card.fuel: card.fuel_cost - 1}),
        lot._replace(own=f"4L 4E {card.scientists - 1}S"),
        lot._replace(hand=""),
    ]
    if card.engineers:
        short.append(lot._replace(own=f"4L {card.engineers - 1}E 4S"))
    assert bombs_offered(position("two", red=lot)) == [f"build {card.id}"]
    for poor in short:
        assert bombs_offered(position("two", red=poor)) == []


def test_the_builder_chooses_own_workers_or_contractors() -> None:
    """§14.5 §7.7"""
    table = position(red=nation(own="4L 2E 1S", hired="1E 2S", hand="tomboy", uranium=5))
    play(table, "build tomboy")
    assert (asked(table)[1], options(table)) == ("build_scientists", [1, 0])
    play(table, 0)
    assert (asked(table)[1], options(table)) == ("build_engineers", [2, 1])
    play(table, 1)
    assert sorted(of(table, "red").bombs["tomboy"].workers) == ["E0", "Ec", "Sc", "Sc"]
    assert ready(table, "red") == "4L 1E 1S"


@pytest.mark.parametrize(("retriever", "crew"), [("red", ()), ("green", ("S0", "Ec", "E0"))])
def test_the_crew_stays_until_the_builder_retrieves(retriever: str, crew: tuple[str, ...]) -> None:
    """§14.6 §4.22 §4.25"""
    table = position(red=nation(bombs="dear_john:S0,Ec,E0"), green=nation(own="3L"), to_move=retriever)
    play(table, "retrieve")
    assert of(table, "red").bombs["dear_john"].workers == crew


@EVERY_BOMB
@pytest.mark.parametrize("token", [-1, 0])
def test_what_a_bomb_is_worth(card: Bomb, token: int) -> None:
    """§14.7 §14.8 Uranium always its one number, plutonium left before and right after the test (ruling R18)."""
    table = position("two", red=nation(bombs=card.id, token=token))
    assert points(table, "red") == (card.tested if token == 0 else card.untested)
    assert (card.tested == card.untested) == (card.fuel == "uranium")


def test_a_built_bomb_is_never_unbuilt_but_by_a_test() -> None:
    """§14.9 In random games."""
    rng = random.Random(5)
    table = Table.new(GAME, "two", {"turn_limit": 200}, quiet=True)
    built: list[set[str]] = [set(), set()]
    while table.pending is not None:
        answer = rng.choice(table.pending.options)
        table.answer(answer)
        for seat, nation_ in enumerate(table.state.nation):
            lost = built[seat] - set(nation_.bombs)
            assert not lost or answer == f"test {lost.pop()}"
            built[seat] = set(nation_.bombs)
    assert built[0] or built[1]


# 14.10 Test


def test_a_player_tests_once() -> None:
    """§14.10 The token says so, the one worth nothing as well."""
    table = position(red=nation(bombs="b_flat ay_caramba"))
    assert bombs_offered(table)[:2] == ["test b_flat", "test ay_caramba"]
    play(table, "test b_flat")
    assert not any(option.startswith("test") for option in bombs_offered(table))
    table = position(red=nation(bombs="b_flat", token=0))
    assert not any(option.startswith("test") for option in bombs_offered(table))


def test_only_own_plutonium_bombs_that_are_built_can_be_tested() -> None:
    """§14.11 Loaded or not, with workers or without; not those in hand, not uranium, not another's."""
    red = nation(bombs="tomboy b_flat+ nutcracker:S0,E0,Ec", hand="ay_caramba")
    table = position(red=red, green=nation(bombs="big_bang"))
    tests = [option for option in bombs_offered(table) if option.startswith("test")]
    assert tests == ["test b_flat", "test nutcracker"]


def test_a_tested_bomb_goes_under_the_deck_the_latest_lowest() -> None:
    """§14.12 Its points are gone (ruling R28)."""
    table = position(red=nation(bombs="b_flat"), under="big_bang")
    play(table, "test b_flat")
    assert table.state.bombs.bottom == ["big_bang", "b_flat"]
    assert of(table, "red").bombs == {}
    assert events(table, "tested") == [("tested", 0, "b_flat", 8, 8, 0)]


@pytest.mark.parametrize("scenario", PLAYERS)
def test_each_tester_takes_the_highest_token_left(scenario: str) -> None:
    """§14.13 §14.18 There is one for everybody, and the last is 0."""
    plutonium = ["b_flat", "nutcracker", "wasnt_me", "fat_chance", "big_bertha"]
    colours = ("red", "green", "blue", "yellow", "purple")[: PLAYERS[scenario]]
    lots: dict[str, Any] = {c: nation(bombs=bomb) for c, bomb in zip(colours, plutonium, strict=False)}
    table = position(scenario, **lots)
    tokens = sorted(table.state.tokens, reverse=True)
    for colour, bomb, token in zip(colours, plutonium, tokens, strict=False):
        play(table, f"test {bomb}")
        assert (of(table, colour).token, points(table, colour)) == (token, token)
        play(table, "construction", "none")
    assert table.state.tokens == []


def test_the_crew_moves_onto_the_token_and_stays_until_the_retrieve() -> None:
    """§14.14"""
    table = position("two", red=nation(own="4L", bombs="b_flat:S0,Ec"))
    play(table, "test b_flat")
    assert of(table, "red").token_workers == ("S0", "Ec")
    play(table, "construction", "none", "construction", "none")
    assert of(table, "red").token_workers == ("S0", "Ec")
    play(table, "retrieve")
    assert (of(table, "red").token_workers, ready(table, "red")) == ((), "4L 1S")


def test_a_test_costs_nothing_and_needs_no_worker() -> None:
    """§14.19"""
    table = position(red=nation(money=0, fighters=0, bombers=0, bombs="b_flat"))
    before = of(table, "red").clone()
    play(table, "test b_flat")
    after = of(table, "red")
    for name in ("own", "hired", "money", "yellowcake", "fighters", "bombers", "uranium", "plutonium", "spies"):
        assert getattr(after, name) == getattr(before, name)


def test_testing_a_loaded_bomb_loses_load_bomber_and_money() -> None:
    """§14.15 Nothing comes back."""
    table = position(red=nation(bombs="b_flat+", money=3, bombers=2))
    assert points(table, "red") == 8 + 5
    play(table, "test b_flat")
    assert (points(table, "red"), of(table, "red").money, of(table, "red").bombers) == (8, 3, 2)


def test_all_other_plutonium_bombs_change_value_at_once() -> None:
    """§14.16 §14.8 And no uranium bomb does."""
    table = position("two", red=nation(bombs="b_flat nutcracker cherry_bomb ay_caramba"))
    assert points(table, "red") == 8 + 9 + 11 + 8
    play(table, "test b_flat")
    assert points(table, "red") == 6 + 15 + 11 + 13


def test_a_test_is_told_as_its_token_and_what_it_changes_on_bombs_as_bombs() -> None:
    """§14.13 §14.15 §14.16 By source: the token, and the bombs that are left; the load of the tested one is gone."""
    red = nation(own="1L 3S 3E", hand="b_flat nutcracker", plutonium=8, money=9, bombers=2)
    table = play(position("two", red=red), "build b_flat", "build nutcracker", "load b_flat", "test b_flat")
    found = {each.title.key: each.points for each in sources(GAME.gains(table))}
    assert found == {"source-built": 15, "source-tested": 6}


@pytest.mark.parametrize(
    ("bombs", "change"),
    [
        ("big_bang", 6 - 18),
        ("big_bang+", 6 - 18 - 5),
        ("big_bang b_flat", 6 - 18 + 6),
        ("big_bang b_flat+ nutcracker", 6 - 18 + 6 + 6),
        ("b_flat tomboy", 6 - 8),
    ],
)
def test_a_test_may_cost_points(bombs: str, change: int) -> None:
    """§14.17 And is offered all the same."""
    table = position("two", red=nation(bombs=bombs))
    before = points(table, "red")
    play(table, f"test {bombs.split()[0].removesuffix('+')}")
    assert points(table, "red") - before == change


# 14.20 Load


@EVERY_BOMB
def test_a_load_costs_its_price_and_a_bomber(card: Bomb) -> None:
    """§14.20 §14.21 §14.23 Five points whatever the bomb."""
    lot = nation(bombs=card.id, money=card.load, bombers=1)
    for poor in (lot._replace(money=card.load - 1), lot._replace(bombers=0)):
        assert f"load {card.id}" not in options(position("two", red=poor))
    table = play(position("two", red=lot), f"load {card.id}")
    assert (of(table, "red").money, planes(table, "red")) == (0, (1, 0))
    assert points(table, "red") == card.untested + 5
    assert f"load {card.id}" not in options(table)
    assert events(table, "loaded") == [("loaded", 0, card.id, card.load, card.untested + 5)]


def test_each_bomb_is_loaded_once_and_several_in_one_turn() -> None:
    """§14.22 §1.14 However many markers that takes."""
    small = "small_fry dem_apples cherry_bomb ay_caramba"
    table = position("two", red=nation(bombs=small, bombers=6, money=20))
    for n, bomb in enumerate(small.split()[:3], 1):
        play(table, f"load {bomb}")
        assert sum(built.loaded for built in of(table, "red").bombs.values()) == n
    assert bombs_offered(table) == ["test ay_caramba", "load ay_caramba"]
    assert points(table, "red") == 9 + 10 + 11 + 8 + 3 * 5


def test_a_loaded_bomber_does_not_come_back() -> None:
    """§14.23 Not by a retrieve, not by a test."""
    table = position("two", red=nation(own="3L", bombs="b_flat", bombers=1))
    play(table, "load b_flat", "construction", "none", "end", "construction", "none", "retrieve")
    assert planes(table, "red") == (1, 0)


@pytest.mark.parametrize("crew", ["", ":S0,E0,Ec"])
def test_workers_on_a_bomb_do_not_matter_for_its_load(crew: str) -> None:
    """§14.24 In the turn of building or later."""
    table = play(position(red=nation(bombs=f"dear_john{crew}")), "load dear_john")
    assert points(table, "red") == 20


def test_the_test_token_cannot_be_loaded() -> None:
    """§14.25"""
    table = position(red=nation(token=8, money=50, bombers=5))
    assert bombs_offered(table) == []


# 2 and 15: points and the end


def test_points_come_from_bombs_only() -> None:
    """§2.2 Money, planes, fuel, spies, buildings and hands are worth nothing."""
    lot = nation(
        own="4L 4E 4S", money=99, yellowcake=50, fighters=10, bombers=10, uranium=8, plutonium=8, spies=6,
        buildings="8 9 10", hand="the_minion the_last_word",
    )  # fmt: skip
    assert points(position(red=lot), "red") == 0


@pytest.mark.parametrize(
    ("bombs", "token", "worth"),
    [
        ("", -1, 0),
        ("", 4, 4),
        ("tomboy", -1, 24),
        ("tomboy+", -1, 29),
        ("tomboy+ b_flat", -1, 37),
        ("tomboy+ b_flat+", 4, 52),
        ("cherry_bomb b_flat", 0, 25),
    ],
)
def test_the_score_follows_from_the_table(bombs: str, token: int, worth: int) -> None:
    """§15.1 Values, five for each load, the token."""
    assert points(position(red=nation(bombs=bombs, token=token)), "red") == worth


@pytest.mark.parametrize(
    ("scenario", "built", "last", "reached"),
    [
        ("two", "the_minion tomboy", "oopsie_daisy", 70),
        ("two", "the_minion tomboy", "dear_john", 69),
        ("three", "the_minion oopsie_daisy", "tear_drop", 60),
        ("three", "the_minion oopsie_daisy", "mary_jane", 59),
        ("four", "the_minion cherry_bomb", "small_fry", 50),
        ("four", "the_minion dem_apples", "small_fry", 49),
        ("five", "the_minion", "dear_john", 45),
        ("five", "the_minion", "tear_drop", 44),
    ],
)
def test_reaching_the_goal_ends_the_game_at_once(scenario: str, built: str, last: str, reached: int) -> None:
    """§2.1 §2.3 §15.2 Exactly the goal is enough, one point less is not."""
    lot = nation(own="4L 2E 1S", uranium=4, bombs=built, hand=last)
    table = play(position(scenario, red=lot), f"build {last}")
    won = reached == GOALS[scenario]
    assert points(table, "red") == reached
    assert (table.over, table.state.winner) == (won, 0 if won else NOBODY)


def test_nothing_of_the_turn_is_played_after_the_win() -> None:
    """§2.3 §15.3 §15.4 No placement, no duty, no question; one winner."""
    lot = nation(own="4L 1S", uranium=3, hand="cherry_bomb", bombs="the_minion the_swede big_bertha", buildings="11")
    duty = pact("green", "strike red green 1")
    table = position("two", red=lot, green=nation(buildings="12"), pacts=(duty,))
    assert "airstrike_1" in options(table)
    play(table, "build cherry_bomb")
    assert table.over
    assert (table.state.winner, table.state.ending, table.state.agenda) == (0, "goal", [])
    assert events(table)[-1] == ("won", 0, 30 + 22 + 12 + 11, 70)


@pytest.mark.parametrize("answer", ["build cherry_bomb", "load the_minion", "test b_flat"])
def test_every_bomb_action_can_win_before_anything_was_placed(answer: str) -> None:
    """§2.4 §15.2 §15.3 With a worker in supply, at the very start of the turn (ruling R24)."""
    bombs = {
        "build cherry_bomb": "the_minion tomboy b_flat",
        "load the_minion": "the_minion gone_fission b_flat",
        "test b_flat": "the_minion b_flat the_last_word",
    }[answer]
    table = position("two", red=nation(own="4L 1S", uranium=3, hand="cherry_bomb", bombs=bombs))
    before = points(table, "red")
    assert before < 70
    play(table, answer)
    assert table.over
    assert events(table)[-1] == ("won", 0, points(table, "red"), 70)
    assert not table.state.placed or answer.startswith("build")


def test_only_bomb_actions_change_a_score_and_only_that_of_the_active_player() -> None:
    """§2.4 §2.5 In random games; so there is never a tie."""
    changes = 0
    for seed in range(3):
        rng = random.Random(seed)
        table = Table.new(GAME, "four", {"turn_limit": 100}, quiet=True)
        scores = [0] * 4

        def answer(choice: Any, rng: random.Random = rng) -> Any:
            wanted = [option for option in choice.options if str(option).startswith(("build ", "load ", "test "))]
            return rng.choice(wanted or choice.options)

        while table.pending is not None:
            asked_ = table.pending
            table.answer(answer(asked_))
            now = [score(table.state, seat) for seat in range(4)]
            changed = [seat for seat in range(4) if now[seat] != scores[seat]]
            assert not changed or changed == [asked_.seat]
            if changed:
                assert asked_.name in ("act", "build_scientists", "build_engineers")
                changes += 1
            scores = now
    assert changes > 10


def test_the_last_word_has_the_goal_nothing_else() -> None:
    """§2.6 Running out of designs, buildings or tokens does not end the game."""
    table = position(market="", deck="", row="", bomb_deck="", design_open=False)
    assert not table.over
    play(table, "construction")
    assert not table.over


def test_the_score_of_everyone_can_be_told_at_the_end() -> None:
    """§15.4 One winner; the others keep what they have."""
    red = nation(own="4L 1S", uranium=3, hand="cherry_bomb", bombs="the_minion gone_fission+")
    table = play(position("two", red=red, green=nation(bombs="tomboy+")), "build cherry_bomb")
    assert (table.over, table.state.winner) == (True, 0)
    assert [points(table, colour) for colour in ("red", "green")] == [74, 29]
    assert spaces_offered(table) == []

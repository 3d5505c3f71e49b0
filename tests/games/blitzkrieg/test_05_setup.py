"""Chapter 5: setting up the base game."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.blitzkrieg.position import GAME, draw_anything, events, options, play, position
from visavis.games.blitzkrieg.state import War
from visavis.kernel.errors import UnknownName
from visavis.kernel.table import Table

BAG = {"A1": 3, "A2": 2, "A3": 2, "N1": 3, "N2": 2, "N3": 2, "F1": 3, "F2": 2, "FB0": 1, "GEN": 1, "ADM": 1}
DEALT = ["A1", "FB0", "GEN", "N3", "F1", "N3"]
THEATRES = ["WE", "PO", "EE", "AF", "SA"]


def new(scenario: str = "base", **chosen: object) -> Table[War]:
    """A game from its very beginning."""
    return Table.new(GAME, scenario, chosen)


@pytest.mark.parametrize("scenario", ["base", "solo"])
def test_the_base_game_is_played_on_the_base_side(scenario: str) -> None:
    """§5.1 Five theatres of the war that was; America belongs to Nippon."""
    assert list(new(scenario).state.board.theatres) == THEATRES
    assert "BOS" in new("nippon").state.board.theatres


def test_every_track_has_its_marker_on_the_centre() -> None:
    """§5.2 Five markers on 0, and nobody leads."""
    assert draw_anything(new()).state.marker == dict.fromkeys(THEATRES, 0)


def test_nothing_lies_on_the_board_before_the_first_turn() -> None:
    """§5.2 §5.3 No token is placed, no campaign won, no theatre finished."""
    s = draw_anything(new()).state
    assert (s.placed, s.won, s.finished, s.turn) == ({}, {}, {}, 1)


def test_axis_and_allies_each_fill_a_bag_with_their_own_22() -> None:
    """§5.3 The first seat is the Axis; the same 22 tokens lie in both bags."""
    assert GAME.scenario("base").seats == ("axis", "allies")
    assert [Counter(bag) for bag in new().state.bag] == [Counter(BAG), Counter(BAG)]


def test_each_side_draws_three_tokens_from_its_own_bag() -> None:
    """§5.4 What is drawn leaves the bag; the rest stays in it."""
    table = play(new(), *DEALT)
    s = table.state
    assert s.reserve == [["A1", "FB0", "GEN"], ["N3", "F1", "N3"]]
    for side in (0, 1):
        assert Counter([*s.bag[side], *s.reserve[side]]) == Counter(BAG)
        assert len(s.bag[side]) == 19


def test_the_starting_draw_is_random_and_without_return() -> None:
    """§5.4 Each token of the bag has the same chance, and the only blitz air can come once."""
    table = new()
    assert (table.pending.seat, table.pending.name) == (-1, "deal")  # type: ignore[union-attr]
    assert dict(zip(options(table), table.pending.weights or [], strict=True)) == BAG  # type: ignore[union-attr]
    play(table, "FB0")
    assert "FB0" not in options(table)
    play(table, "A1")
    assert dict(zip(options(table), table.pending.weights or [], strict=True))["A1"] == 2  # type: ignore[union-attr]


def test_the_starting_reserve_is_hidden_from_the_enemy() -> None:
    """§5.4 In the log each side reads its own three tokens, and of the enemy's only that they were drawn."""
    table = play(new(), *DEALT)
    seen = [[(event.name, *event.args) for _, event in table.journal.seen_by(seat)] for seat in (0, 1)]  # type: ignore[union-attr]
    assert seen[0][:6] == [("drew", 0, "A1"), ("drew", 0, "FB0"), ("drew", 0, "GEN"), *[("drew_unseen", 1)] * 3]
    assert seen[1][:6] == [*[("drew_unseen", 0)] * 3, ("drew", 1, "N3"), ("drew", 1, "F1"), ("drew", 1, "N3")]


@pytest.mark.parametrize("seat", [0, 1])
def test_behind_the_screen_only_its_owner_looks(seat: int) -> None:
    """§5.4 The view of a side holds its own three tokens and none of the enemy's."""
    table = play(new(), *DEALT)
    things = GAME.view(table, seat).things
    assert [thing.kind for thing in things if thing.owner == seat] == table.state.reserve[seat]
    assert [thing for thing in things if thing.owner == 1 - seat] == []


def views_of_two_sizes(seat: int, **chosen: bool) -> list[object]:
    """What a side sees when the enemy holds two tokens, and when he holds three, all else being equal."""
    enemy = ["axis", "allies"][1 - seat]
    mover = ["axis", "allies"][seat]
    return [
        GAME.view(position(reserve={enemy: held}, bag={enemy: "A1 N1"}, to_move=mover, **chosen), seat)
        for held in ("A2 N2", "A2 N2 F2")
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_size_of_a_reserve_is_not_told_unless_agreed(seat: int) -> None:
    """§5.5 By default two and three tokens look the same; with the option of ruling R27 they do not."""
    two, three = views_of_two_sizes(seat)
    assert two == three
    two, three = views_of_two_sizes(seat, show_reserve_count=True)
    assert two != three


@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_in_a_solo_game_there_is_no_size_to_hide(scenario: str) -> None:
    """§5.5 The bot's row lies open: the option is for two players."""
    with pytest.raises(UnknownName, match="show_reserve_count"):
        new(scenario, show_reserve_count=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_shown_size_tells_no_token(seat: int) -> None:
    """§5.5 §5.4 Face-down tokens are counted, not named."""
    table = play(new(show_reserve_count=True), *DEALT)
    backs = [(thing.kind, thing.label) for thing in GAME.view(table, seat).things if thing.owner == 1 - seat]
    assert backs == [("back", "")] * 3


def test_both_scores_start_at_nought() -> None:
    """§5.6 Nobody has a victory point yet."""
    assert draw_anything(new()).state.score == [0, 0]


@pytest.mark.parametrize("scenario", ["base", "solo"])
@pytest.mark.parametrize(("option", "weapons"), [({}, 16), ({"nippon_weapons_in_base": True}, 18)])
def test_sixteen_weapons_lie_beside_the_board_or_eighteen_if_agreed(
    scenario: str, option: dict[str, bool], weapons: int
) -> None:
    """§5.7 Without partisans and leadership, or with them (ruling R28)."""
    s = new(scenario, **option).state
    assert len(s.pile) == weapons
    assert all(s.board.tokens[token].special for token in s.pile)


def test_no_weapon_is_in_a_bag_at_the_start() -> None:
    """§5.7 §5.3 Weapons come by research only."""
    s = draw_anything(new()).state
    held = [*s.bag[0], *s.bag[1], *s.reserve[0], *s.reserve[1]]
    assert not any(s.board.tokens[token].special for token in held)


def test_nobody_knows_which_weapon_comes_first() -> None:
    """§5.7 The pile is face down: whichever order it was set up in, every weapon may be the next."""
    table = play(new(), *DEALT)
    play(table, "A1 WE1.2")
    assert (table.pending.seat, len(options(table)), sum(table.pending.weights or [])) == (-1, 13, 16)  # type: ignore[union-attr]


def test_the_axis_takes_the_first_turn() -> None:
    """§5.8 Then the Allies."""
    table = play(new(), *DEALT)
    assert (table.pending.seat, table.pending.name) == (0, "place")  # type: ignore[union-attr]
    play(table, "A1 AF1.4", "N1")
    assert (table.pending.seat, table.pending.name) == (1, "place")  # type: ignore[union-attr]
    assert events(table, "turn") == [("turn", 1, 0), ("turn", 2, 1)]


def test_an_option_of_the_base_game_is_refused_in_nippon() -> None:
    """§5.7 There the two weapons are always in the pile; there is nothing to choose."""
    with pytest.raises(UnknownName, match="nippon_weapons_in_base"):
        new("nippon", nippon_weapons_in_base=True)

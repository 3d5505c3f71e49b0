"""Chapter 11: designing bombs."""

from __future__ import annotations

import random

import pytest

from tests.games.manhattan.positions import (
    GAME,
    asked,
    bombs_offered,
    draw_anything,
    events,
    nation,
    of,
    options,
    play,
    position,
    ready,
    spaces_offered,
    standing_at,
)
from visavis.games.manhattan.setup import PLAYERS
from visavis.games.manhattan.state import Built, Race
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table

DESIGNER = nation(own="4L 1E 1S")
ROW = "small_fry tomboy b_flat big_bang"


def pick_the_first(table: Table[Race]) -> Table[Race]:
    """Everybody keeps the first card he sees; then the row is laid out."""
    while table.pending is not None and table.pending.name in ("draft_pick", "bomb"):
        table.answer(table.pending.options[0])
    return table


@pytest.mark.parametrize(
    ("own", "hired", "offered"),
    [("4L 1E 1S", "", True), ("4L 1E", "1S", True), ("4L", "1E 1S", True), ("4L 2E", "2E", False), ("4S", "", False)],
)
def test_it_takes_a_scientist_and_an_engineer(own: str, hired: str, offered: bool) -> None:
    """§11.1 §7.7 §7.9 Own or contractors, and no money."""
    table = position(red=nation(own=own, hired=hired, money=0))
    assert ("design_bomb" in spaces_offered(table)) == offered


def test_each_of_the_two_is_chosen_own_or_contractor() -> None:
    """§11.1"""
    table = play(position(red=nation(own="4L 1E 1S", hired="1E 1S", money=0)), "design_bomb")
    assert (asked(table)[1], options(table)) == ("design_scientist", ["S", "Sc"])
    play(table, "Sc")
    assert (asked(table)[1], options(table)) == ("design_engineer", ["E", "Ec"])
    play(table, "E")
    assert (standing_at(table, "design_bomb"), ready(table, "red")) == ("Sc E0", "4L 1S 1Ec")
    assert of(table, "red").money == 0


def test_the_space_must_be_empty() -> None:
    """§11.1 §5.3 Even one left of the two is enough to block it."""
    assert "design_bomb" not in spaces_offered(position(red=DESIGNER, spaces={"design_bomb": "S1"}))


def test_design_needs_an_open_and_full_row() -> None:
    """§11.2 (ruling R17)"""
    assert "design_bomb" in spaces_offered(position(red=DESIGNER))
    assert "design_bomb" not in spaces_offered(position(red=DESIGNER, design_open=False))
    assert "design_bomb" not in spaces_offered(position(red=DESIGNER, row="tomboy b_flat small_fry"))
    assert "design_bomb" not in spaces_offered(position(red=DESIGNER, row="", design_open=False))


def test_everybody_must_draft() -> None:
    """§11.3 No way to decline for anyone (ruling R16)."""
    table = play(position(red=DESIGNER, row=ROW), "design_bomb")
    drafters = []
    while asked(table)[1] == "draft_pick":
        drafters.append(asked(table)[0])
        assert set(options(table)) <= set(ROW.split())
        play(table, options(table)[0])
    assert drafters == ["red", "green", "blue"]


@pytest.mark.parametrize("scenario", PLAYERS)
def test_the_row_goes_round_from_the_designer(scenario: str) -> None:
    """§11.4 §11.5 §11.6 Each sees what is left, keeps one; the last card is the designer's second."""
    n = PLAYERS[scenario]
    table = position(scenario, green=DESIGNER, to_move="green")
    row = table.state.row[:]
    play(table, "design_bomb")
    for step in range(n):
        assert options(table) == row[: n + 1 - step]
        assert table.pending is not None
        assert table.pending.seat == (1 + step) % n
        play(table, options(table)[-1])
    hands = {(1 + step) % n: [row[n - step]] for step in range(n)}
    hands[1].append(row[0])
    assert {seat: nation.hand for seat, nation in enumerate(table.state.nation)} == hands


def test_cards_join_the_hand_behind_what_is_there() -> None:
    """§11.4 §11.12 Nothing is put down, however many there are."""
    held = "cherry_bomb over_easy mary_jane tear_drop dear_john skydive"
    table = pick_the_first(play(position(red=DESIGNER._replace(hand=held), row=ROW), "design_bomb"))
    assert of(table, "red").hand == [*held.split(), "small_fry", "big_bang"]


def test_the_row_is_laid_out_anew_before_step_two() -> None:
    """§11.8 One card after another."""
    table = position(red=DESIGNER._replace(buildings="11"), row=ROW)
    left = len(table.state.bombs)
    play(table, "design_bomb", "tomboy", "b_flat", "big_bang")
    assert (asked(table), table.state.row) == (("chance", "bomb"), [])
    draw_anything(table)
    assert (len(table.state.row), len(table.state.bombs), asked(table)) == (4, left - 4, ("red", "act"))
    assert len(events(table, "bomb_up")) == 4


@pytest.mark.parametrize(
    ("deck", "under", "is_open"),
    [
        ("wipeout gone_fission the_minion", "", False),
        ("wipeout gone_fission the_minion lil_bit", "", True),
        ("wipeout gone_fission the_minion", "heavy_load", True),
        ("", "heavy_load compensator", False),
        ("", "", False),
    ],
)
def test_too_few_cards_for_a_row_close_design_for_good(deck: str, under: str, is_open: bool) -> None:
    """§11.9 Tested bombs under the deck count; nothing is turned up (ruling R17)."""
    table = position(red=DESIGNER, row=ROW, bomb_deck=deck, under=under)
    draw_anything(pick_the_first(play(table, "design_bomb")))
    assert (table.state.design_open, len(table.state.row)) == (is_open, 4 if is_open else 0)
    assert len(table.state.bombs) == (0 if is_open else len([*deck.split(), *under.split()]))
    assert len(events(table, "design_closed")) == (0 if is_open else 1)


def test_the_tested_bombs_come_up_last_the_oldest_first() -> None:
    """§11.8 §14.12 They lie under the deck, everyone knows in which order (ruling R28)."""
    table = position(red=DESIGNER, row=ROW, bomb_deck="wipeout lil_bit", under="heavy_load compensator")
    play(table, "design_bomb", "tomboy", "b_flat", "big_bang")
    assert options(table) == ["lil_bit", "wipeout"]
    play(table, "wipeout")
    assert table.state.row == ["wipeout", "lil_bit", "heavy_load", "compensator"]


def test_a_later_test_does_not_open_design_again() -> None:
    """§11.10 (ruling R17)"""
    table = position(
        red=DESIGNER._replace(bombs="b_flat"),
        row="",
        bomb_deck="wipeout lil_bit the_minion",
        design_open=False,
    )
    play(table, "test b_flat")
    assert len(table.state.bombs) == 4
    assert "design_bomb" not in spaces_offered(table)
    assert not table.state.design_open


@pytest.mark.parametrize(("scenario", "drafts"), [("two", 10), ("three", 7), ("four", 6), ("five", 5)])
def test_how_many_drafts_there_are_in_a_game(scenario: str, drafts: int) -> None:
    """§11.11 One after another until design is closed."""
    table = position(scenario, red=DESIGNER)
    seen = 0
    while "design_bomb" in spaces_offered(table):
        pick_the_first(play(table, "design_bomb"))
        seen += 1
        table = again(table)
    assert seen == drafts


@pytest.mark.parametrize(("tests", "drafts"), [(0, 7), (1, 7), (2, 8), (3, 8)])
def test_three_players_who_test_twice_get_an_eighth_draft(tests: int, drafts: int) -> None:
    """§11.11 Before the refill after the seventh."""
    table = position("three", red=DESIGNER)
    seen = 0
    while "design_bomb" in spaces_offered(table):
        if seen == 6:
            for seat in range(tests):
                table = after_a_test(table, seat)
            table = again(table)
        pick_the_first(play(table, "design_bomb"))
        seen += 1
        table = again(table)
    assert seen == drafts


def again(table: Table[Race], seat: int = 0) -> Table[Race]:
    """The same cards, with the design space empty, the designer at home, and this seat about to begin a turn."""
    s = table.state.clone()
    s.spaces = {space: workers for space, workers in s.spaces.items() if space != "design_bomb"}
    s.nation[0].own = [4, 1, 1]
    s.agenda[:] = [("turn", seat)]
    return Table(GAME, table.header, s)


def after_a_test(table: Table[Race], seat: int) -> Table[Race]:
    """The same game, after this seat has tested a bomb of its hand."""
    s = table.state.clone()
    bomb = next(card for card in s.nation[seat].hand if s.board.bombs[card].fuel == "plutonium")
    s.nation[seat].hand.remove(bomb)
    s.nation[seat].bombs[bomb] = Built()
    s.agenda[:] = [("turn", seat)]
    return play(Table(GAME, table.header, s), f"test {bomb}")


def test_bomb_cards_never_leave_a_hand_but_by_building() -> None:
    """§11.12 In random games: no discard, no gift, no limit."""
    rng = random.Random(11)
    table = Table.new(GAME, "three", {"turn_limit": 50}, quiet=True)
    hands: list[list[str]] = [[], [], []]
    while table.pending is not None:
        table.answer(rng.choice(table.pending.options))
        for seat, nation_ in enumerate(table.state.nation):
            gone = [card for card in hands[seat] if card not in nation_.hand]
            assert all(card in nation_.bombs for card in gone)
            hands[seat] = nation_.hand[:]
    assert any(entry.seat != CHANCE for entry in table.entries)


def test_a_drafted_card_may_be_built_in_the_same_turn_by_the_designer() -> None:
    """§11.13 The others wait for their own turns."""
    table = position(red=nation(own="4L 1E 3S", uranium=3), green=nation(own="4L 1S", uranium=3), row=ROW)
    play(table, "design_bomb", "small_fry", "tomboy", "b_flat")
    draw_anything(table)
    assert (asked(table)[0], bombs_offered(table)) == ("red", ["build small_fry"])
    table = position(red=DESIGNER, green=nation(own="4L 1S", uranium=3), row=ROW)
    play(table, "design_bomb", "tomboy", "small_fry", "b_flat")
    draw_anything(table)
    assert (asked(table)[0], bombs_offered(table)) == ("red", [])
    play(table, "end")
    assert (asked(table)[0], bombs_offered(table)) == ("green", ["build small_fry"])

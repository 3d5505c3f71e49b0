"""Tables as a seat might take them to be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.kernel.toy import BLUE, RED, TOY, Raid, asked, snapshot, table_of
from visavis.kernel.choice import Choice
from visavis.kernel.errors import IllegalAnswer, Unimaginable, UnknownName
from visavis.kernel.record import Entry
from visavis.kernel.table import UNTOLD, Table

BIDDING = ("ace", "king")
ROLLING = (*BIDDING, 2, 1, "hill")


def worlds(table: Table[Raid], seat: int, quiet: bool = True) -> list[Table[Raid]]:
    random = Random(1)
    return [table.imagined(seat, random, quiet) for _ in range(40)]


def cards(tables: Iterable[Table[Raid]], seat: int) -> set[str]:
    return {table.state.cards[seat] for table in tables}


def test_what_a_seat_does_not_know_is_dealt_anew() -> None:
    for table in (table_of(*BIDDING), table_of(*ROLLING)):
        assert cards(worlds(table, RED), BLUE) == {"ace", "king", "queen"}
        assert cards(worlds(table, RED), RED) == {"ace"}


def test_the_question_is_the_same_in_the_middle_of_a_step_too() -> None:
    table = table_of(*ROLLING)  # the step has asked for a target, and now for dice
    assert all(asked(world) == asked(table) for world in worlds(table, BLUE))


def test_what_is_answered_while_others_still_choose_nobody_knows() -> None:
    table = table_of(*BIDDING)
    table.answer(2, RED)
    assert {world.entries[-1] for world in worlds(table, BLUE)} == {Entry(RED, "bid", n) for n in (0, 1, 2)}
    assert {world.entries[-1] for world in worlds(table, RED)} == {Entry(RED, "bid", 2)}


def test_an_answer_that_the_game_hides_is_anything() -> None:
    def target_is_secret(s: Raid, choice: Choice[Any], answer: Any, seat: int) -> bool:
        return choice.name == "raid.target" and answer == "hill"

    table = Table.replay(replace(TOY, hides=target_is_secret), table_of(*ROLLING).record)
    assert {world.entries[-1].answer for world in worlds(table, BLUE)} == {"hill"}, "the seat is told of it"
    table = Table.replay(replace(table.game, steps={**TOY.steps, "raid": in_secret}), table_of(*ROLLING).record)
    assert len({world.entries[-1].answer for world in worlds(table, BLUE)}) == 3
    assert len({world.entries[-1].answer for world in worlds(table, RED)}) == 1


def in_secret(s: Raid, seat: int) -> Any:
    yield from Choice(seat, "raid.target", ("hill", "mill gate", "7"), "3.1")
    yield from Choice(seat, "raid.dice", (1, 2), "3.2")


def test_a_world_that_would_have_been_asked_otherwise_is_thrown_away() -> None:
    def other_coins(s: Raid, seat: int, choose: Any) -> Raid:
        other = s.clone()
        other.coins = [choose((1, 2)), choose((1, 2))]
        return other

    table = Table.replay(replace(TOY, resample=other_coins), table_of(*BIDDING).record)
    assert {tuple(world.state.coins) for world in worlds(table, RED)} == {(2, 1), (2, 2)}


def test_where_no_other_world_fits_the_true_one_is_not_told() -> None:
    def never(s: Raid, seat: int, choose: Any) -> Raid:
        other = s.clone()
        other.coins = [9, 9]
        return other

    table = Table.replay(replace(TOY, resample=never), table_of(*BIDDING).record)
    with pytest.raises(Unimaginable, match=r"^none of 2000 imagined worlds fits what red knows$"):
        table.imagined(RED, Random(1))


@pytest.mark.parametrize("seat", [-3, -2, -1, 2])
def test_only_a_seat_can_imagine(seat: int) -> None:
    with pytest.raises(UnknownName, match=f"^{seat} is no seat of this game, and knows nothing to imagine from$"):
        table_of(*ROLLING).imagined(seat, Random(1))


def test_an_imagined_table_is_independent_and_plays_on() -> None:
    table = table_of(*ROLLING)
    before = snapshot(table)
    world = table.imagined(BLUE, Random(1))
    world.answer((1, 1))
    assert world.fork().entries == world.entries
    assert world.undo(-1).pending is not None
    assert snapshot(table) == before


def test_an_imagined_table_has_no_past() -> None:
    world = table_of(*ROLLING).imagined(BLUE, Random(1))
    assert [entry.answer for entry in world.entries] == [UNTOLD] * 4 + ["hill"]
    assert [entry.name for entry in world.entries[:4]] == ["deal", "deal", "bid", "bid"]
    assert len(world.at(4).entries) == 4
    for table in (world, world.fork(), world.imagined(RED, Random(2))):
        with pytest.raises(IllegalAnswer, match=r"^an imagined game has no past, there is no position 3$"):
            table.at(3)
        with pytest.raises(IllegalAnswer, match=r"^an imagined game has no past, and so no record$"):
            _ = table.record


def test_its_journal_holds_what_the_seat_was_told() -> None:
    table = table_of(*ROLLING)
    world = table.imagined(BLUE, Random(1), quiet=False)
    assert table.journal is not None
    assert world.journal is not None
    assert world.journal.items == list(table.journal.seen_by(BLUE))
    assert table.imagined(BLUE, Random(1)).journal is None
    world.answer((1, 1))
    assert len(world.journal.items) > len(table.journal.seen_by(BLUE))

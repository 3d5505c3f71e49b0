"""What a player can reach from its chair."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from visavis.agents import Chair, play
from visavis.games import load
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.game import State
from visavis.kernel.table import UNTOLD, Table


def new_table() -> Table[Any]:
    """The Axis is to place its first token; both reserves are dealt."""
    table = Table.new(load("blitzkrieg"), "base")
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer(table.pending.options[0])
    return table


def reached(thing: object, depth: int = 4) -> list[object]:
    """Everything that attributes lead to, if they are set; what a bound method or a partial holds, too."""
    names = [name for name in dir(thing) if not name.startswith("__") or name == "__self__"]
    found = list(thing) if isinstance(thing, (tuple, list)) else [getattr(thing, name, None) for name in names]
    deeper = [each for each in found if not isinstance(each, (int, str, dict, Random, ModuleType))]
    return [*found, *(more for each in deeper if depth for more in reached(each, depth - 1))]


@pytest.mark.parametrize("held", [lambda table: table.view, lambda table: partial(Table.view, table, 0)])
def test_what_a_method_or_a_partial_holds_is_reached(held: Callable[[Table[Any]], object]) -> None:
    table = new_table()
    assert table in reached(SimpleNamespace(view=held(table)))


def test_no_attribute_of_a_chair_leads_to_the_table_or_its_state() -> None:
    chair = Chair(new_table(), 0)
    found = reached(chair)
    assert chair.random in found
    assert not [each for each in found if isinstance(each, (Table, State))]
    with pytest.raises(AttributeError):
        _ = chair.table  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        chair.state = 1  # type: ignore[attr-defined]


def test_a_chair_shows_the_view_of_its_seat_and_imagines_with_its_own_random_numbers() -> None:
    table = new_table()
    assert Chair(table, 1).view() == table.view(1)
    one, other = (Chair(table, 0, Random(3)).imagined() for _ in range(2))
    assert one.state.dump() == other.state.dump()
    assert one.view(0) == table.view(0)
    worlds = [Chair(table, 0, Random(seed)).imagined() for seed in range(9)]
    assert len({str(world.state.reserve[1]) for world in worlds}) > 1
    assert {entry.answer for entry in worlds[0].entries} == {UNTOLD}


def test_a_player_may_think_with_imagined_tables() -> None:
    def thoughtful(choice: Choice[Any], chair: Chair) -> Any:
        world = chair.imagined()
        assert world.pending is not None
        assert list(world.pending.options) == list(choice.options)
        world.answer(choice.options[-1])
        return choice.options[-1]

    table = Table.new(load("blitzkrieg"), "base", quiet=True)
    assert play(table, {0: thoughtful, 1: thoughtful}, Random(2)).over

"""Laws of the state: it is plain data, shares nothing that changes, and keeps its invariants."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields as declared_fields
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from tests.laws.cases import (
    SCENARIOS,
    Case,
    at_the_start_of_a_step,
    budget_of,
    dumped,
    every_case,
    every_scenario,
    new,
    play,
    position,
    positions,
    questions,
    to_the_end,
    with_state,
)
from visavis.kernel.plain import PASSING, is_fixed

ROOT = Path(__file__).parents[2]
ATOMS = (type(None), bool, int, float, str, bytes, type, Enum, FunctionType, BuiltinFunctionType, ModuleType)
KEPT = "kept"  # what was found out about a thing is not a part of it


# What is reachable


def parts(thing: Any) -> Iterator[Any]:
    """What a thing is made of."""
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    else:
        slots = [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]
        yield from (getattr(thing, slot) for slot in slots if hasattr(thing, slot))
        yield from (value for name, value in getattr(thing, "__dict__", {}).items() if name != KEPT)


def is_frozen(thing: Any) -> bool:
    frozen_dataclass = is_dataclass(thing) and thing.__dataclass_params__.frozen  # type: ignore[union-attr]
    return isinstance(thing, tuple | frozenset) or frozen_dataclass


def mutable_parts(thing: Any) -> dict[int, Any]:
    """Everything reachable that somebody could change, by identity."""
    seen: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if not isinstance(one, ATOMS) and id(one) not in seen:
            seen[id(one)] = one
            waiting.extend(parts(one))
    return {identity: one for identity, one in seen.items() if not is_frozen(one)}


def printed(case: Case) -> dict[int, Any]:
    """What two games that know nothing of each other share: the board, the data files."""
    one, two = (set_up(case) for _ in range(2))
    shared = mutable_parts(one)
    return {identity: shared[identity] for identity in shared.keys() & mutable_parts(two).keys()}


def set_up(case: Case) -> Any:
    rules = case.rules()
    return rules.setup(case.scenario, rules.options(case.scenario, dict(case.options)), {})


def as_text(thing: Any, depth: int = 12) -> str:
    """Everything reachable, written out; for comparing a thing with itself later."""
    if isinstance(thing, ATOMS):
        return repr(thing)
    if not depth:
        return type(thing).__name__
    if isinstance(thing, set | frozenset):
        return repr(sorted(map(repr, thing)))
    return f"{type(thing).__name__}({', '.join(as_text(part, depth - 1) for part in parts(thing))})"


@every_case
def test_a_clone_is_equal_and_stays_as_it_was_while_the_other_is_played_on(case: Case) -> None:
    clones: list[tuple[Any, dict[str, str]]] = []
    for table in positions(case, seed=20):
        if len(table.entries) % 18 == 0 or table.over:
            copy = table.state.clone()
            assert json.dumps(copy.dump()) == dumped(table)
            assert copy.told is None
            assert not shared_fields(table.state, copy)
            clones.append((copy, fields(copy)))
    assert all(fields(copy) == before for copy, before in clones)


def shared_fields(one: Any, other: Any) -> list[str]:
    """What both hold though its type says that it changes in place."""
    changing = [name for name, hint in one.kept if not is_fixed(hint) and getattr(one, name) is not None]
    return [name for name in changing if getattr(one, name) is getattr(other, name)]


def fields(state: Any) -> dict[str, str]:
    """Every field written out, but for what is printed, and for what is found out anew: who listens, a cache."""
    slots = [each.name for each in declared_fields(state) if each.metadata != PASSING]
    values = {slot: getattr(state, slot) for slot in slots}
    return {slot: as_text(value) for slot, value in values.items() if not hasattr(value, "__dict__")}


@every_case
def test_a_clone_has_every_field(case: Case) -> None:
    for table in positions(case, seed=21):
        assert fields(table.state.clone()) == fields(table.state)


@every_scenario
def test_what_is_printed_is_not_changed_by_playing(case: Case) -> None:
    found = printed(case)
    before = written(found)
    play(case, seed=22)
    assert written(found) == before


def written(found: dict[int, Any]) -> list[str]:
    """Each part by itself: what it is made of is among them, or a few frozen things deep."""
    return sorted(as_text(part, depth=4) for part in found.values())


# JSON


@every_case
def test_a_state_survives_json_and_plays_on_identically(case: Case) -> None:
    whole = play(case, seed=23, quiet=True)
    for table in positions(case, seed=23, quiet=True):
        if not at_the_start_of_a_step(table) or len(table.entries) % 9:
            continue
        base = table._base
        restored = case.rules().restore(json.loads(json.dumps(base.dump())))
        assert restored.dump() == base.dump()
        other = with_state(table, restored)
        assert position(other) == position(table)
        for entry in whole.entries[len(table.entries) :]:
            other.answer(entry.answer, entry.seat)
        assert position(other) == position(whole)


@every_case
def test_every_field_of_a_state_survives_json(case: Case) -> None:
    """What a dump left out would be lost with the first restart."""
    for table in positions(case, seed=24, quiet=True):
        restored = case.rules().restore(json.loads(dumped(table)))
        assert fields(restored) == fields(table.state)


# The hash seed


@cache
def fingerprints_under(hash_seed: int) -> list[str]:
    """The fingerprint of every scenario, as a fresh interpreter computes it."""
    code = "from tests.laws.cases import SCENARIOS, fingerprint\nfor case in SCENARIOS: print(fingerprint(case, 25))"
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed)}
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split()


@every_scenario
def test_a_game_does_not_depend_on_the_hash_seed(case: Case) -> None:
    found = {fingerprints_under(hash_seed)[SCENARIOS.index(case)] for hash_seed in (0, 1)}
    assert len(found) == 1
    assert all(len(digest) == 64 for digest in found)


# Endings and invariants


@every_case
@pytest.mark.parametrize("seed", range(26, 28))
def test_every_random_game_ends_without_a_dead_end(case: Case, seed: int) -> None:
    """Within the stated cap, with a result; and there is no result before."""
    rules = case.rules()
    for table in to_the_end(case, seed):
        result = rules.result(table.state)
        assert (result is None) == (table.pending is not None)
    assert table.over, f"not over after {budget_of(case.game).end} answers"
    assert result is not None
    assert len(result.points) == len(case.seats())
    assert set(result.winners) <= set(case.seats())


@every_case
def test_invariants_hold_after_every_answer(case: Case) -> None:
    check = case.rules().check
    for table in positions(case, seed=31, quiet=True):
        assert check(table.state) == []


@every_case
def test_a_new_game_asks_something_and_is_in_order(case: Case) -> None:
    table = new(case)
    assert questions(table)
    assert case.rules().check(set_up(case)) == []

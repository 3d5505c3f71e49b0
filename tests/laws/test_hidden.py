"""Laws of what is hidden: a seat's view and options do not depend on what it cannot see."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.games.blitzkrieg.position import position as blitzkrieg
from tests.laws.cases import (
    CASES,
    SCENARIOS,
    Case,
    at_the_start_of_a_step,
    begin,
    dumped,
    every_case,
    play,
    positions,
    questions,
    told,
    with_state,
)
from tests.laws.worlds import alike, dealt_from, noticed, world
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import READER, LogLine, View
from visavis.kernel.withheld import without_secrets

RECENTLY = 60  # answers: what the log said before has been looked at before


LONG_ENOUGH = 400  # answers: as long as most games, and the beginning of a long one


def worlds(case: Case, seed: int, every: int) -> Iterator[tuple[int, Table[Any], Table[Any]]]:
    """A person's seat, a table, and the table that follows when what this seat cannot see is dealt anew."""
    rng = random.Random(seed)
    for table in positions(case, seed):
        if at_the_start_of_a_step(table) and len(table.entries) % every == 0:
            for seat in case.people():
                yield seat, table, with_state(table, case.rules().resample(dealt_from(table), seat, rng.choice))


def glimpse(table: Table[Any], seat: int, state: Any) -> tuple[View, list[LogLine], list[LogLine]]:
    """What a seat would see if this were the state, whoever is asked."""
    other = table.fork(quiet=False)
    other.state = state
    since = len(table.entries) - RECENTLY
    told = table.game.vocabulary.story(other, seat, since)
    return table.game.view(other, seat), table.game.log(other, seat, since), told


@every_case
def test_a_view_does_not_depend_on_what_the_seat_cannot_see(case: Case) -> None:
    rng = random.Random(40)
    for table in positions(case, seed=40):
        if len(table.entries) % 5 == 0:
            for seat in case.people():
                other = case.rules().resample(table.state, seat, rng.choice)
                assert glimpse(table, seat, other) == glimpse(table, seat, table.state)


@every_case
def test_options_do_not_depend_on_what_the_seat_cannot_see(case: Case) -> None:
    """The rules ask again in the other world."""
    for seat, table, other in worlds(case, seed=39, every=1):
        if table.choice_of(seat):
            assert questions(other) == questions(table)
            assert case.rules().view(other, seat) == case.rules().view(table, seat)


@every_case
def test_what_follows_looks_the_same_in_another_world(case: Case) -> None:
    """The same answers given on in both: a seat sees, hears and counts the same, and finds the same people asked."""
    expect_the_same_in_another_world(case, seed=38)


@pytest.mark.parametrize("seed", [40, 50, 55])
def test_a_question_that_hangs_on_a_hidden_reserve_is_asked_in_every_world(seed: int) -> None:
    """Games in which a token fits after a blitz, or fits at all, in one of two worlds that look alike."""
    expect_the_same_in_another_world(Case("blitzkrieg", "base"), seed)


def expect_the_same_in_another_world(case: Case, seed: int) -> None:
    rules, whole, rng = case.rules(), play(case, seed), random.Random(seed)
    for n in range(len(begin(case, seed).entries), len(whole.entries), 5):
        table = whole.at(n)
        if at_the_start_of_a_step(table):
            for seat in case.people():
                dealt = rules.resample(table._base, seat, rng.choice)
                for one, other in alike(
                    world(table, table._base), world(table, dealt), whole.entries[n : n + 12], seat
                ):
                    assert noticed(other, seat, n) == noticed(one, seat, n)


@every_case
def test_a_world_dealt_anew_keeps_the_invariants(case: Case) -> None:
    for _, _, other in worlds(case, seed=41, every=2):
        assert case.rules().check(other.state) == []


@every_case
def test_dealing_anew_changes_only_the_copy(case: Case) -> None:
    rng = random.Random(42)
    for table in positions(case, seed=42, quiet=True):
        before = dumped(table)
        for seat in case.people():
            case.rules().resample(table.state, seat, rng.choice)
        assert dumped(table) == before


@every_case
def test_a_world_dealt_anew_can_be_played_to_its_end(case: Case) -> None:
    for _, _, other in worlds(case, seed=43, every=24):
        rng = random.Random(43)
        for _ in range(LONG_ENOUGH):
            if other.pending is None:
                break
            other.answer(rng.choice(other.pending.options))
            assert case.rules().check(other.state) == []


# Who sits alone faces an open opponent; in Manhattan of two drafters each can tell what the other has.
SECRETIVE = [case for case in SCENARIOS if len(case.people()) > (2 if case.game == "manhattan" else 1)]


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_dealing_anew_does_change_something(case: Case) -> None:
    """Between people there are secrets: most worlds differ from the true one."""
    differ = [dumped(table) != dumped(other) for _, table, other in worlds(case, seed=44, every=2)]
    assert sum(differ) > len(differ) / 2


@pytest.mark.parametrize("case", [case for case in CASES if len(case.people()) == 1], ids=str)
def test_a_record_that_leaves_a_running_game_names_nothing_that_nobody_has_seen(case: Case) -> None:
    """It leads to the same table all the same; what was drawn unseen is named where it came to light."""
    rules, (seat,) = case.rules(), case.people()
    for table in positions(case, seed=49):
        if len(table.entries) % 12 == 0:
            record = without_secrets(rules, table.record)
            assert (record is None) == rules.sealed(case.scenario, table.header.options)
            if record is None:
                continue
            told = Table.replay(rules, record, explained=0)
            assert rules.view(told, seat) == rules.view(table, seat)
            assert without_secrets(rules, record) == record  # nothing is left in it that could be left out


@every_case
def test_a_view_shows_the_very_options_of_the_question(case: Case) -> None:
    for table in positions(case, seed=45):
        for seat in case.seats():
            prompt, choice = case.rules().view(table, seat).prompt, table.choice_of(seat)
            assert (prompt is None) == (choice is None)
            if prompt is not None and choice is not None:
                assert [option.answer for option in prompt.options] == list(choice.options)
                assert prompt.rule == choice.rule


@every_case
def test_what_an_option_touches_is_on_the_board(case: Case) -> None:
    """A touch that names nothing in view could never be made."""
    for table in positions(case, seed=46):
        for seat in [seat for seat in case.people() if table.choice_of(seat)]:
            view = case.rules().view(table, seat)
            parts: list[Any] = [*view.places, *view.things, *view.tracks, *view.counts]
            named = {part.id for part in parts}
            regions = {region.id for region in case.rules().layout(table.state).regions}
            for option in view.prompt.options if view.prompt else ():
                assert set(option.touches) <= named | regions


@every_case
def test_everything_in_view_has_a_name_of_its_own(case: Case) -> None:
    for table in positions(case, seed=47):
        if len(table.entries) % 6 == 0:
            for seat in case.seats():
                view = case.rules().view(table, seat)
                kinds: list[Sequence[Any]] = [view.places, view.things, view.tracks, view.counts]
                for kind in kinds:
                    ids = [part.id for part in kind]
                    assert len(set(ids)) == len(ids)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    rules = case.rules()
    for table in positions(case, seed=48):
        if len(table.entries) % 8 == 0:
            before = (dumped(table), told(table), len(table.entries))
            for seat in case.seats():
                assert rules.view(table, seat) == rules.view(table, seat)
                assert rules.log(table, seat, ALWAYS) == rules.log(table, seat, ALWAYS)
            rules.reasons(table, ALWAYS, READER)
            assert (dumped(table), told(table), len(table.entries)) == before


@pytest.mark.parametrize("scenario", ["base", "solo"])
def test_a_weapon_bombed_out_of_sight_is_not_forgotten(scenario: str) -> None:
    """§11.5 §7.8.2 §SE.10.1 The bomber has seen what went back into the bag: it is in there in every world."""
    table = blitzkrieg(scenario, reserve={"axis": "XN2", "allies": "N1 N2"}, bag={"axis": "A1 A2"}, to_move="allies")
    table.answer("N1 PO1.1")
    assert sorted(table.state.bag[0]) == ["A1", "A2", "XN2"]
    worlds = [table.game.resample(table.state, 1, random.Random(seed).choice) for seed in range(30)]
    assert all("XN2" in [*world.bag[0], *world.reserve[0]] for world in worlds)

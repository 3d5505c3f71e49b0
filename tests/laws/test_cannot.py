"""Laws of what cannot be done: it has a reason that both languages can say, what can be done has none, and no reason
tells what is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.laws.cases import Case, at_the_start_of_a_step, every_case, positions, with_state
from tests.laws.worlds import dealt_from
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.table import Table
from visavis.kernel.view import READER
from visavis.text import LANGUAGES, language

SOME = 60  # pairs tried in a position
APART = 3  # answers between two positions


def named(table: Table[Any], seat: int) -> list[str]:
    """All that somebody could touch, type or make up: what the seat sees, and what only a record shows."""
    views = [table.game.view(table, eyes) for eyes in (seat, READER)]
    ids = [each.id for view in views for each in (*view.things, *view.places)]
    regions = [region.id for region in table.game.layout(table.state).regions]
    kinds = [thing.kind for view in views for thing in view.things]
    return list(dict.fromkeys([*ids, *regions, *kinds, "", "nonsense"]))


def tried(table: Table[Any], choice: Choice[Any], rng: random.Random) -> Iterator[tuple[str, ...]]:
    ids = named(table, choice.seat)
    yield ()
    yield from ((id_,) for id_ in rng.sample(ids, min(SOME, len(ids))))
    for _ in range(SOME):
        yield rng.choice(ids), rng.choice(ids)


def asked(table: Table[Any]) -> list[Choice[Any]]:
    return [choice for choice in table.waiting if choice.seat != CHANCE]


@every_case
def test_what_can_be_done_has_no_reason_against_it(case: Case) -> None:
    for table in positions(case, seed=61):
        for choice in asked(table) if len(table.entries) % APART == 0 else ():
            prompt = table.game.view(table, choice.seat).prompt
            for option in prompt.options if prompt else ():
                for touch in option.touches:
                    assert table.game.cannot(table.state, choice, (touch,)) is None, (option, touch)
                if len(option.touches) <= 4:
                    assert table.game.cannot(table.state, choice, option.touches) is None, option


@every_case
def test_whatever_is_touched_a_reason_can_be_said_and_cites_a_paragraph(case: Case) -> None:
    rng = random.Random(62)
    for table in positions(case, seed=62):
        for choice in asked(table) if len(table.entries) % APART == 0 else ():
            for ids in tried(table, choice, rng):
                found = table.game.cannot(table.state, choice, ids)
                if found is not None:
                    assert found.rule
                    for lang in LANGUAGES:
                        assert f"§{found.rule}." in language(lang, case.game).say(found.told())


@every_case
def test_a_reason_does_not_depend_on_what_the_seat_cannot_see(case: Case) -> None:
    """The same is asked in another world, by the names of this one: hidden things are named, too."""
    rng = random.Random(63)
    for table in positions(case, seed=63):
        if not at_the_start_of_a_step(table) or len(table.entries) % APART:
            continue
        for seat in case.people():
            choice = table.choice_of(seat)
            if choice is None:
                continue
            other = with_state(table, case.rules().resample(dealt_from(table), seat, rng.choice))
            theirs = other.choice_of(seat)
            assert theirs is not None
            pairs = list(tried(table, choice, rng))
            here = [table.game.cannot(table.state, choice, ids) for ids in pairs]
            assert [other.game.cannot(other.state, theirs, ids) for ids in pairs] == here


@every_case
def test_what_a_seat_cannot_see_is_as_if_nobody_had_named_it(case: Case) -> None:
    """A name that says a place itself, such as that of mines, says no more than the place."""
    for table in positions(case, seed=64):
        for choice in asked(table):
            if choice.seat in case.people():
                seen = {thing.id for thing in table.game.view(table, choice.seat).things}
                hidden = [thing.id for thing in table.game.view(table, READER).things if thing.id not in seen]
                for id_ in hidden:
                    _, apart, place = id_.rpartition(" ")
                    told = table.game.cannot(table.state, choice, (id_,))
                    assert told is None or (apart and told == table.game.cannot(table.state, choice, (place,))), id_

"""Laws of confirming: what can be taken back is given at once, what cannot is confirmed; neither tells a secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.laws.cases import Case, at_the_start_of_a_step, every_case, positions, with_state
from tests.laws.worlds import dealt_from
from visavis.agents import BOT
from visavis.company.by_hand import Rolls
from visavis.company.party import HUMAN, Party
from visavis.company.turns import settle
from visavis.company.undo import is_final, undo
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.table import Table

TRIED = 3  # answers to a question


def party_of(case: Case) -> Party:
    people = case.people()
    return Party(tuple(HUMAN if seat in people else BOT for seat in case.seats()))


def asked(case: Case, seed: int) -> Iterator[tuple[Table[Any], Choice[Any], list[Any]]]:
    """Positions in which a person is asked, and some of the answers."""
    rng = random.Random(seed)
    for table in positions(case, seed):
        for choice in table.waiting:
            if choice.seat != CHANCE:
                options = list(choice.options)
                yield table, choice, rng.sample(options, min(TRIED, len(options)))


@every_case
def test_what_is_given_at_once_can_be_taken_back_and_what_is_confirmed_cannot(case: Case) -> None:
    """Whatever the server is to answer by itself has been answered by then."""
    party = party_of(case)
    for table, choice, answers in asked(case, seed=71):
        seats = party.seats_of(choice.seat)
        for answer in answers:
            after = table.fork(quiet=False)
            after.answer(answer, choice.seat)
            assert list(settle(after, party, {}, random.Random(1), Rolls())) == []
            back = undo(after, party, seats).n == len(table.entries)
            final = is_final(table, party, seats, choice.seat, answer)
            assert final != back or (final and table.game.blind(table.state, choice, answer)), (choice, answer)


def seen_at_once(table: Table[Any], seat: int, answer: Any) -> list[Any]:
    """What the seat is told when it has given this answer."""
    after = table.fork(quiet=False)
    after.answer(answer, seat)
    return [(line.seat, line.text) for line in table.game.log(after, seat, len(table.entries))]


@every_case
def test_whether_an_answer_is_final_tells_nothing_of_what_is_hidden(case: Case) -> None:
    """The same in a world that the seat cannot tell from this one: somebody may try without giving the answer.

    An opponent that the rulebook plays with a hidden hand acts within the same step: there an answer may be final in
    one world and not in the other, but only where the seat would see at once that the opponent does something else. All
    it can find out beforehand is that the opponent is about to make somebody roll or draw; where nothing of the kind
    follows, it may give the answer and take it back.
    """
    party, rng = party_of(case), random.Random(72)
    sealed = case.rules().sealed(case.scenario, dict(case.options))
    for table, choice, answers in asked(case, seed=72):
        if not at_the_start_of_a_step(table):
            continue
        seats = party.seats_of(choice.seat)
        other = with_state(table, case.rules().resample(dealt_from(table), choice.seat, rng.choice))
        for answer in answers:
            found = [is_final(each, party, seats, choice.seat, answer) for each in (table, other)]
            told = [seen_at_once(each, choice.seat, answer) for each in (table, other)] if sealed else []
            assert found[0] == found[1] or (sealed and told[0] != told[1]), (choice, answer)

"""Laws of reasons: every decision of a bot is explained, and every paragraph it names exists."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.laws.cases import CASES, Case, begin, budget_of, every_case, new, paragraphs, play, positions, steps
from visavis.agents import play as play_out
from visavis.agents import seat_agents
from visavis.compiled import BUILD
from visavis.kernel import priorities
from visavis.kernel.journal import ALWAYS, Explanation
from visavis.kernel.priorities import IDLE, KEPT, SKIPPED, TOLD, Line
from visavis.kernel.reasons import why_not
from visavis.kernel.table import Table
from visavis.kernel.view import BASIS, HEADING, READER
from visavis.kernel.vocabulary import key_of
from visavis.text import LANGUAGES, language

# Bots that narrow one list down line by line. Athena's lines weigh AI, targets, pairs and ways in turn, so no line
# begins where the one before ended (§5.1c of bear; tests/games/bear/test_reasons.py says what holds instead); and
# the opponents of Manhattan and No Retreat! weigh plans, moves, battles, and look ahead at much beyond. So do
# World Order's Automas, before they turn a card for a region (tests/games/worldorder/test_reasons.py).
STEP_BY_STEP = [case for case in CASES if case.game not in ("bear", "manhattan", "noretreat", "worldorder")]
step_by_step = pytest.mark.parametrize("case", STEP_BY_STEP, ids=str)


class Narrowing(NamedTuple):
    """One use of a bot's table, overheard."""

    candidates: tuple[Any, ...]
    lines: tuple[Line, ...] | None  # None: nobody kept the reasons
    left: tuple[Any, ...]


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> list[Narrowing]:
    """Every use of a bot's table from now on, in whichever game."""
    if BUILD.compiled:
        pytest.skip("compiled functions call each other where nobody can listen in")
    heard: list[Narrowing] = []
    original = priorities.narrow

    def narrow(s: Any, candidates: Sequence[Any], table: Any, why: list[Line] | None = None) -> Sequence[Any]:
        left = original(s, candidates, table, why)
        heard.append(Narrowing(tuple(candidates), None if why is None else tuple(why), tuple(left)))
        return left

    for name, module in sorted(sys.modules.items()):
        if name.startswith("visavis.games.") and getattr(module, "narrow", None) is original:
            monkeypatch.setattr(module, "narrow", narrow)
    return heard


@cache
def decided(case: Case) -> Table[Any]:
    """A game between the game's own opponents, to be looked at; where it has none, with its rulebook's bot."""
    game, seed = case.rules(), 52
    if not game.opponents:
        return play(case, seed)
    people = [list(game.opponents)[seat % len(game.opponents)] for seat in case.people()]
    agents = seat_agents(game, case.scenario, people, seed)
    return play_out(begin(case, seed), agents, random.Random(seed), case.stretch().answers)


def explanations(table: Table[Any]) -> list[Explanation]:
    assert table.journal is not None
    return [explanation for _, explanation in table.journal.explanations()]


@step_by_step
@pytest.mark.parametrize("seed", range(50, 52))
def test_every_bot_decision_has_reasons(case: Case, seed: int, overheard: list[Narrowing]) -> None:
    """Whatever a table narrowed down in a whole game is explained, in order, with a line if there was a choice."""
    *_, over = steps(new(case), seed, budget_of(case.game).end)
    explained = explanations(over)
    assert bool(explained) == case.thinks()
    for narrowing in overheard:
        assert narrowing.lines is not None, "nobody kept the reasons"
        assert narrowing.lines or len(narrowing.candidates) == 1
        while explained and not tells(explained[0], narrowing):
            assert explained.pop(0).lines, "an explanation without a line, of something not narrowed down"
        assert explained, f"no explanation of {narrowing}"
        explained.pop(0)
    assert all(explanation.lines for explanation in explained)


def tells(explanation: Explanation, narrowing: Narrowing) -> bool:
    """Whether an explanation is of this narrowing; a tie may have been broken after it."""
    lines = narrowing.lines or ()
    chosen_here = explanation.chosen in narrowing.left if narrowing.left else explanation.chosen is None
    return explanation.lines[: len(lines)] == lines and chosen_here


@every_case
def test_a_bot_explains_itself_and_never_chooses_what_it_dropped(case: Case) -> None:
    """Each reason has a line; what a line did is said; what was chosen was not dropped on the way."""
    explained = explanations(decided(case))
    assert bool(explained) == bool(case.rules().opponents or case.thinks())
    for explanation in explained:
        assert explanation.lines or explanation.chosen is not None
        for line in explanation.lines:
            assert explanation.chosen not in line.before or explanation.chosen in line.after
            assert line.note in (KEPT, SKIPPED, IDLE, TOLD)
            assert line.note in (KEPT, TOLD) or line.after == line.before
            assert case.game == "bear" or set(line.after) <= set(line.before)  # Athena goes from AI to hexes


@step_by_step
def test_the_lines_of_a_reason_follow_from_one_another(case: Case) -> None:
    for explanation in explanations(play(case, seed=52)):
        for line, following in zip(explanation.lines, explanation.lines[1:], strict=False):
            assert following.before == line.after
        if explanation.lines:
            last = explanation.lines[-1].after
            assert last == (explanation.chosen,) or (last == () and explanation.chosen is None)


@step_by_step
def test_why_not_finds_the_line_for_everything_that_was_not_chosen(case: Case) -> None:
    for reason in case.rules().reasons(play(case, seed=53), ALWAYS, READER):
        for candidate in reason.lines[0].before if reason.lines else ():
            (objection,) = why_not([reason], [candidate.id])
            (answer,) = objection.said
            assert (answer.key == "why-not-chosen") == (reason.chosen is not None and candidate.id == reason.chosen.id)
            assert answer.key in ("why-not", "why-not-alone", "why-not-chosen")


@every_case
def test_whatever_a_line_left_out_is_told_the_other_way_round(case: Case) -> None:
    """To be asked why not: a theatre could not be won, where the line says that it can."""
    lines = [line for reason in case.rules().reasons(decided(case), ALWAYS, READER) for line in reason.lines]
    cutting = [line.title for line in lines if line.note == KEPT and len(line.after) < len(line.before)]
    for code in LANGUAGES:
        said = language(code, case.game)
        assert {title.key for title in cutting if not said.form(title, "not")} == set()


@every_case
def test_every_paragraph_named_in_a_game_exists(case: Case) -> None:
    """In reasons, in questions, in prompts, in the log, and at the end."""
    rules, known = case.rules(), paragraphs(case.game)
    asked: set[str] = set()
    for table in positions(case, seed=54):
        asked |= {choice.rule for choice in table.waiting}
    reasons = {line.rule for explanation in explanations(table) for line in explanation.lines}
    shown = {line.rule for reason in rules.reasons(table, -1, READER) for line in reason.lines}
    logged = {line.rule for seat in case.seats() for line in rules.log(table, seat, -1)}
    assert asked - known == set()
    assert reasons - known == set()
    assert shown == reasons
    assert logged - known - {""} == set()
    result = rules.result(table.state)
    assert result is None or result.rule in known
    assert (result is not None) == table.over


@every_case
def test_every_reason_can_be_shown(case: Case) -> None:
    """As many reasons as decisions, each with as many lines."""
    table = play(case, seed=55)
    shown = case.rules().reasons(table, -1, READER)
    assert [len(reason.lines) for reason in shown] == [len(each.lines) for each in explanations(table)]


@every_case
def test_every_reason_stands_under_a_turn_and_what_it_was_decided_by(case: Case) -> None:
    """However few are asked for: the turn may have begun before."""
    table, rules = decided(case), case.rules()
    everything = rules.reasons(table, ALWAYS, READER)
    parts = {key_of("event", name): row.part for name, row in rules.vocabulary.events.items()}
    for reason in everything:
        found = [part for text in reason.under for key, part in parts.items() if part and text.key.startswith(key)]
        assert found in ([HEADING], [HEADING, BASIS])
    for since in {reason.n - 1 for reason in everything[-3:]}:
        assert rules.reasons(table, since, READER) == [each for each in everything if each.n > since]

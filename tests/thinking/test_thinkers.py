"""Players that think ahead sit anywhere, say why, and doubt as their level says."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from visavis.agents import AGENTS, agents_of, play
from visavis.agents.thinkers import Thinker
from visavis.games import load
from visavis.kernel.reasons import why_not
from visavis.kernel.table import Table
from visavis.kernel.thoughts import THOUGHT
from visavis.kernel.view import READER
from visavis.sim.playouts import playout
from visavis.text import LANGUAGES, language
from visavis.thinking import LEVELS, Budget, Considered, Thought, chosen

GAME = load("blitzkrieg")
FEW = Budget(playouts=30)


@pytest.fixture(scope="module")
def played() -> Table[object]:
    """A stretch of a war between a thinker and chance."""
    table = Table.new(GAME, "base")
    thinker = Thinker(GAME, LEVELS["thinker"], Random(1), FEW)
    return play(table, {0: thinker, 1: AGENTS["random"](Random(2))}, Random(3), limit=40)


def test_a_thought_is_explained_to_whom_it_belongs(played: Table[object]) -> None:
    reasons = [reason for reason in played.reasons(0) if reason.decision == THOUGHT]
    answers = [entry.answer for entry in played.entries if entry.seat == 0]
    assert reasons
    assert {reason.chosen.id for reason in reasons if reason.chosen} <= set(answers)
    assert [reason for reason in played.reasons(READER) if reason.decision == THOUGHT] == reasons
    assert not [reason for reason in played.reasons(1) if reason.decision == THOUGHT]  # it names what a hand holds


def test_at_the_end_everybody_reads_what_was_thought(played: Table[object]) -> None:
    over = play(played.fork(quiet=False), {n: AGENTS["random"](Random(n)) for n in (0, 1)}, Random(4))
    assert over.over
    assert [reason for reason in over.reasons(1) if reason.decision == THOUGHT]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_thought_reads_as_sentences(played: Table[object], code: str) -> None:
    said = language(code, GAME.name)
    reason = next(reason for reason in played.reasons(0) if reason.decision == THOUGHT)
    first = reason.lines[0]
    texts = [reason.title, first.title, *(each.told() for each in first.before)]
    assert not [text for text in texts if not said.say(text) or "⟨" in said.say(text)]
    assert "30" in said.say(first.title)
    assert "%" in said.say(first.before[0].told())


def test_why_not_another_answer_has_its_chance(played: Table[object]) -> None:
    reason = next(r for r in played.reasons(0) if r.decision == THOUGHT and len(r.lines[0].before) > 1)
    other = next(each for each in reason.lines[0].before if each != reason.lines[0].after[0])
    (objection,) = why_not([reason], [other.id])
    said = language("en").say(objection.said[0])
    assert "wins less often" in said
    assert "§" not in said


def test_a_lone_answer_is_given_no_thought() -> None:
    asked = []

    class Noted(Thinker):
        def __call__(self, choice, chair):  # type: ignore[no-untyped-def]
            asked.append(len(choice.options))
            before = self.search
            answer = super().__call__(choice, chair)
            assert len(choice.options) > 1 or self.search is before
            return answer

    table = Table.new(GAME, "base", quiet=True)
    play(table, {n: Noted(GAME, LEVELS["thinker"], Random(n), Budget(playouts=2)) for n in (0, 1)}, Random(3))
    assert table.over
    assert asked


def test_every_level_has_a_name_and_sits_in_every_game() -> None:
    for name in LEVELS:
        assert callable(agents_of(GAME, [name, "random"], 1)[0])
        for code in LANGUAGES:
            said = language(code)
            assert said.knows(f"opponent-{name}")
            assert said.knows(f"opponent-{name}-help")


def considered(answer: str, worth: float) -> Considered:
    return Considered(answer, 10, worth, worth, 0.0, 1.0)


def test_doubt_takes_what_is_not_much_worse_and_no_doubt_the_best() -> None:
    thought = Thought((considered("best", 0.6), considered("near", 0.55), considered("far", 0.1)), (), 30)
    random = Random(1)
    assert {chosen(thought, 0.0, random) for _ in range(50)} == {"best"}
    counts = Counter(chosen(thought, 0.05, random) for _ in range(3000))
    assert counts["far"] < 10
    assert counts["near"] / counts["best"] == pytest.approx(0.37, abs=0.05)


def test_a_player_that_takes_the_best_answer_stops_when_that_is_decided_one_that_doubts_weighs_them_all() -> None:
    def playouts(level: str) -> list[int]:
        told = list[int]()

        class Noted(Thinker):
            def _thought(self, search, choice, chair, piece):  # type: ignore[no-untyped-def]
                found = yield from super()._thought(search, choice, chair, piece)
                told.append(found.playouts)
                return found

        table = Table.new(GAME, "base", quiet=True)
        play(table, {0: Noted(GAME, LEVELS[level], Random(1), FEW), 1: AGENTS["first"](Random(2))}, Random(3), 40)
        return told

    assert set(playouts("pupil")) == {30}
    assert min(playouts("thinker")) < max(playouts("thinker")) <= 30


def test_a_quick_thinker_beats_chance() -> None:
    """Seldom does it lose a war even with a few playouts an answer."""
    wins = 0
    for seed in range(4):
        result = playout(
            GAME, "base", [Thinker(GAME, LEVELS["thinker"], Random(seed), Budget(playouts=25)), "random"], seed
        ).result
        wins += result is not None and 0 in result.winners
    assert wins >= 3


def test_whether_somebody_listens_changes_no_answer() -> None:
    """The reasons are told with random numbers of their own."""

    def played(quiet: bool) -> list[object]:
        table = Table.new(GAME, "base", quiet=quiet)
        play(table, {0: Thinker(GAME, LEVELS["thinker"], Random(1), FEW), 1: AGENTS["first"](Random(2))}, Random(3), 30)
        return [entry.answer for entry in table.entries]

    assert played(quiet=True) == played(quiet=False)

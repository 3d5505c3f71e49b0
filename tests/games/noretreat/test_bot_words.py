"""The opponent's answers: every question has a table, and every line of a table its words."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.games.noretreat.test_vocabulary import messages
from visavis.compiled import BUILD
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.setup import set_up
from visavis.games.noretreat.state import War
from visavis.games.noretreat.steps import STEPS
from visavis.kernel.choice import Choice, Together
from visavis.kernel.priorities import Filter
from visavis.kernel.vocabulary import key_of

MODULES = ("blows", "cards", "detraining", "movement", "organisation", "results", "targets")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("campaign-solo", {"side": "axis", "start": "citadel"}),
        ("campaign-solo", {"side": "soviet", "start": "saturn"}),
        ("moscow-solo", {"side": "soviet"}),
    ],
)
def test_the_opponent_answers_every_question_by_a_table(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """§SD0.1 §O-5 Nothing is answered at random, and nothing that was not offered."""
    if BUILD.compiled:
        pytest.skip("compiled functions call each other where nobody can listen in")
    asked: set[str] = set()
    answer = seams.answer

    def watched(s: War, side: int, choice: Choice[Any]) -> Any:
        found = answer(s, side, choice)
        assert found in choice.options, f"{found} to {choice}"
        asked.add(choice.name)
        return found

    monkeypatch.setattr(seams, "answer", watched)
    random, s = Random(5), set_up(name, options, {})
    while s.agenda:
        item, *args = s.agenda.pop()
        step = STEPS[item](s, *args)
        choice = next(step, None) if step is not None else None
        while step is not None and choice is not None:
            assert not isinstance(choice, Together)
            choice.answer = random.choice(choice.options if choice.pool is None else choice.pool)
            choice = next(step, None)
    assert len(asked) > 8
    assert asked - set(seams.ANSWERS) == set()


def test_every_line_of_every_table_has_its_words() -> None:
    """§O-3 §BOT-M1 2.9 In both languages, whether a game has come upon it or not."""
    lines: set[str] = set()
    for name in MODULES:
        module = import_module(f"visavis.games.noretreat.bot.{name}")
        tables = [value for value in vars(module).values() if isinstance(value, tuple)]
        lines |= {key_of("reason", line.text) for table in tables for line in table if isinstance(line, Filter)}
    assert len(lines) > 50
    for code in ("en", "ru"):
        assert sorted(lines - set(messages(code))) == []

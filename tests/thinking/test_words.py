"""What is expected to follow is told so that somebody who has not seen the question knows what is meant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from visavis.agents import AGENTS, play
from visavis.games import load
from visavis.kernel.insight import Weights
from visavis.kernel.table import Table
from visavis.kernel.view import Text
from visavis.text import language
from visavis.thinking.thought import Considered, Thought
from visavis.thinking.words import following, named

USA, GERMANS = Text("seat-usa"), Text("side-germans")
WHERE = Text("ask-region", {"power": Text("power-usa")})
CARRIER = Text("counter", {"kind": Text("unit-german-sdkfz-251-apc"), "id": "APC"})
NEEDED = {"what": "attack", "unit": CARRIER, "target": CARRIER, "needed": 9, "way": -1}


@pytest.mark.parametrize(
    ("game", "side", "question", "said"),
    [
        ("worldorder", USA, WHERE, "США: какой регион? — Да"),
        ("bear", GERMANS, Text("ask-unit"), "Германия: «Кто действует?» — Да"),
        (
            "bear",
            GERMANS,
            Text("ask-group-move", {"unit": CARRIER}),
            "Германия: «В группе, Sd.Kfz. 251 БТР: куда?» — Да",
        ),
        (
            "bear",
            GERMANS,
            Text("ask-caps-on-roll", NEEDED),
            "Германия: «Sd.Kfz. 251 БТР — огонь по цели: Sd.Kfz. 251 БТР» — Да",
        ),
    ],
)
def test_a_step_is_told_with_what_was_asked_and_by_whom(game: str, side: Text, question: Text, said: str) -> None:
    """As much of the question as says what it is about; who is named in it is not named once more."""
    words = {"side": side, "question": question, "answer": Text("thought-yes")}
    assert language("ru", game).say(Text("thought-step", words)).replace("⟨thought-yes⟩", "Да") == said


def test_what_follows_has_its_questions() -> None:
    table: Table[Any] = Table.new(load("blitzkrieg"), "base", quiet=True)
    play(table, {}, Random(1), limit=0)
    while table.pending is not None and table.pending.seat < 0:
        play(table, dict.fromkeys((0, 1), AGENTS["first"](Random(1))), Random(1), limit=1)
    choice = table.pending
    assert choice is not None
    world, after = table.fork(), table.fork()
    after.answer(choice.options[0], choice.seat)
    while after.pending is not None and after.pending.seat < 0:
        play(after, {}, Random(2), limit=1)
    reply = after.pending
    assert reply is not None
    expected = [(reply.seat, reply.name, reply.options[0])]
    steps = list(following(choice.options[0], expected, world, choice.seat, Random(2)))
    assert [step.args["question"].key for step in steps] == ["ask-place"]


def test_answers_are_told_with_chances_as_games_have_borne_them_out() -> None:
    table: Table[Any] = Table.new(load("blitzkrieg"), "base", quiet=True)
    thought = Thought((Considered("a", 50, 0.8, 0.8, 0.7, 0.9, (0.8, 0.2)),), (), 50)
    told = named(thought, table.view(0), Weights(fair=0.5, off=0.1))["a"]
    assert (told.tries, told.chance, told.low, told.high) == (50, 67, 50, 85)

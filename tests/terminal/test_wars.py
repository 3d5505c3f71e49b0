"""No Retreat! at the prompt: what lays something open is typed twice, and a sheet says why its lines stand so."""

from __future__ import annotations

from functools import cache
from io import StringIO
from random import Random
from types import SimpleNamespace
from typing import Any

from visavis.agents import throw
from visavis.games import load
from visavis.kernel.marks import RISKY
from visavis.kernel.table import Table
from visavis.terminal import make_console
from visavis.terminal.asking.conversation import give
from visavis.terminal.asking.question import Question
from visavis.terminal.drawing.screen import show
from visavis.text import language

WAR = load("noretreat")


@cache
def leaving() -> Table[Any]:
    """A battle for Moscow played for both sides, when the Soviets can leave a city open."""
    table: Table[Any] = Table.new(WAR, "moscow-alone", {}, ("human", "human"))
    random = Random(26)
    while (choice := table.pending) is not None:
        if choice.name == "goal" and table.state.side != table.state.yours and risky(table):
            return table
        table.answer(throw(choice, random))
    raise LookupError("leaving")


def risky(table: Table[Any]) -> list[Any]:
    prompt = WAR.view(table, 0).prompt
    assert prompt is not None
    return [each.answer for each in prompt.options if RISKY in each.marks]


def test_what_lays_something_open_is_said_and_given_when_it_is_typed_again() -> None:
    table, lang = leaving(), language("en", "noretreat")
    question = Question(WAR.view(table, 0), WAR.layout(table.state), 0, lang)
    given: list[Any] = []
    said: list[str] = []
    talk = SimpleNamespace(
        width=80,
        put=lambda lines: said.extend(str(line) for line in lines),
        say=lambda key, *_, **args: said.append(lang(key, **args)),
    )
    session: Any = SimpleNamespace(lang=lang, talk=talk, answer=lambda answer, seat: given.append(answer))
    one, other = (answer for answer in question.answers if answer.option.answer in risky(table)[:2])
    give(session, question, one)
    assert given == []
    assert any("Left open to the enemy" in line for line in said)
    give(session, question, other)  # another one is asked about by itself
    assert given == []
    give(session, question, other)
    assert given == [other.option.answer]
    safe = next(answer for answer in question.answers if answer.option.answer not in risky(table))
    give(session, question, safe)
    assert given == [other.option.answer, safe.option.answer]


def test_a_sheet_says_why_a_line_stands_so() -> None:
    out = StringIO()
    show(leaving(), 0, language("en", "noretreat"), make_console(out, plain=True, width=100))
    lines = out.getvalue().splitlines()
    assert any("there are no orders  §O3-1" in line for line in lines)
    assert all(len(line) <= 100 for line in lines)


def test_every_card_of_a_hand_is_read_by_itself_and_the_hand_in_turn_comes_last() -> None:
    """§B5.2"""
    table = leaving()
    out = StringIO()
    show(table, 0, language("en", "noretreat"), make_console(out, plain=True, width=80))
    last = out.getvalue().rpartition("Cards in hand")[2]
    held = table.state.hands[table.state.side]
    assert len(held) > 1
    assert all(f"({card}):" in last for card in held)
    assert not any(f"({card}):" in last for card in table.state.hands[1 - table.state.side])


def test_the_turn_track_tells_what_the_next_turns_bring_and_boxes_have_names() -> None:
    """§B13.1 §SE1.4"""
    out = StringIO()
    show(leaving(), 0, language("en", "noretreat"), make_console(out, plain=True, width=80))
    lines = out.getvalue().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("turn 3 of 6"))
    assert [line.split()[0] for line in lines[at + 1 : at + 3]] == ["4", "5"]
    assert "snow" in lines[at + 1]
    campaign = Table.new(WAR, "campaign-alone", {}, ("human", "human"))
    campaign.state.stalin = "rail"
    out = StringIO()
    show(campaign, 0, language("en", "noretreat"), make_console(out, plain=True, width=80))
    assert "Stalin: (Rail box)" in out.getvalue()

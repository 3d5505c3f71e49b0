"""Laws of meaning: a screen reads what something is from its fields, never from how its sentence is built."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import visavis
from tests.laws.cases import scenarios_of
from visavis.agents import throw
from visavis.games import GAMES, load
from visavis.kernel import marks as vocabulary_of_marks
from visavis.kernel.choice import CHANCE
from visavis.kernel.moments import every_answer
from visavis.kernel.table import Table
from visavis.kernel.view import NOBODY, READER, Text, View
from visavis.picture.draw import draw_view
from visavis.picture.theme import theme_of
from visavis.server.wire import frames
from visavis.server.wire.phrases import Speech
from visavis.server.wire.written import shown
from visavis.terminal.drawing.screen import position_lines
from visavis.text import LANGUAGES, Language, language

SCENARIOS = [(game, scenario) for game in GAMES for scenario in scenarios_of(load(game))]
LOOKED_AT = (0, 25, 50, 100, 200)  # after so many answers
LAST = 400
SOURCE = Path(visavis.__file__).parent
OTHER_VOCABULARY = re.compile(r"toggle|outcome")  # classes of the page, what came of a game
MARKS = {value for name, value in vars(vocabulary_of_marks).items() if name.isupper() and isinstance(value, str)}


class Mute(Language):
    """A language without a word: what is left of a screen is not language."""

    def say(self, text: Text, case: str = "") -> str:
        return ""

    def knows(self, key: str) -> bool:
        return False


def disguised(shown: Any) -> Any:
    """The same with every sentence called otherwise, and every word in it too."""
    if isinstance(shown, Text):
        words = {f"word {n}": disguised(each) for n, each in enumerate(shown.args.values())}
        return Text(f"sentence {shown.key[::-1]}" if shown.key else "", words)
    if isinstance(shown, tuple):
        parts = [disguised(each) for each in shown]
        return type(shown)(*parts) if hasattr(shown, "_fields") else tuple(parts)
    if isinstance(shown, Mapping):
        return {key: disguised(each) for key, each in shown.items()}
    return shown


@cache
def positions(name: str, scenario: str) -> list[tuple[Table[Any], View]]:
    """Some of a random game, as seats see them in turn, the last ones among them."""
    game, random = load(name), Random(f"{name} {scenario}")
    table = Table.new(game, scenario)
    seats = [READER, *range(len(game.scenario(scenario).seats))]
    found = []
    while table.pending is not None and len(table.entries) < LAST:
        if len(table.entries) in LOOKED_AT:
            at = table.at(len(table.entries))
            found.append((at, at.view(seats[len(found) % len(seats)])))
        choice = table.pending
        table.answer(throw(choice, random) if choice.seat == CHANCE else random.choice(choice.options), choice.seat)
    return [*found, (table, table.view(READER))]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_screen_shows_the_same_whatever_its_sentences_are_called(game: str, scenario: str) -> None:
    mute = Mute("en", ())
    theme, speech = theme_of(game), Speech(mute)
    for table, view in positions(game, scenario):
        other, lies = disguised(view), table.game.layout(table.state)
        assert shown(other, speech, 0) == shown(view, speech, 0)
        assert draw_view(other, lies, mute, theme) == draw_view(view, lies, mute, theme)
        told, meant = ([line.plain for line in position_lines(table, each, mute, 100)] for each in (other, view))
        assert told == meant
        time = every_answer(table)
        since = len(table.entries) // 2  # what was told before was looked at before
        reasons = table.reasons(READER, since)
        assert [frames.reason(disguised(each), speech, time) for each in reasons] == [
            frames.reason(each, speech, time) for each in reasons
        ]
        log = table.log(READER, since)
        assert [frames.log_line(disguised(line), speech, time) for line in log] == [
            frames.log_line(line, speech, time) for line in log
        ]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_what_screens_need_to_know_of_a_view_stands_in_its_fields(game: str, scenario: str) -> None:
    """Sides have signs, counts have symbols, what is about a seat says which, and marks are known."""
    seats = load(game).scenario(scenario).seats
    coloured = theme_of(game).file.light.side
    for _, view in positions(game, scenario):
        assert len(view.sides) == len(seats)
        assert set(view.sides) <= set(coloured)
        assert all(each in range(NOBODY, len(seats)) for each in (view.about, *(track.about for track in view.tracks)))
        assert all(count.symbol for count in view.counts)
        zones = {thing.at for thing in view.things}
        assert {count.at for count in view.counts if count.value and count.owner in (view.seat, NOBODY)} <= {"", *zones}
        marks = {mark.partition(" ")[0] for each in (*view.places, *view.things, *view.tracks) for mark in each.marks}
        assert {mark for mark in marks - MARKS if not is_drawn_or_said(game, mark)} == set()


def is_drawn_or_said(game: str, mark: str) -> bool:
    texts = [language(code, game) for code in LANGUAGES]
    return mark in theme_of(game).file.mark or all(text.knows(f"mark-{mark}") for text in texts)


SCREENS = [*(SOURCE / "picture").glob("*.py"), *(SOURCE / "terminal").rglob("*.py"), *(SOURCE / "web/js").rglob("*.js")]
QUOTED = re.compile(r'(?<!draw\(d, )(?<!draw\()"([a-z]+)"(?!:)')  # neither a shape nor a name that a shape is told
COLOUR = "newest"  # the colour of what came last is called as its mark
NOT_MARKS = {"head.py": {COLOUR}, "cardhead.js": {COLOUR}, "art.js": {COLOUR}, "marks.js": MARKS}


@pytest.mark.parametrize("screen", SCREENS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_screen_calls_a_mark_by_its_constant(screen: Path) -> None:
    code = [line.partition("#" if screen.suffix == ".py" else "//")[0] for line in screen.read_text().splitlines()]
    written = {word for line in code if not OTHER_VOCABULARY.search(line) for word in QUOTED.findall(line)}
    assert written & MARKS <= NOT_MARKS.get(screen.name, set())


def test_pages_and_shapes_call_marks_as_the_kernel_does() -> None:
    script = (SOURCE / "web/js/draw/marks.js").read_text()
    names = dict(re.findall(r'export const ([A-Z_]+) = "(\w+)"', script))
    assert len(names) > 10
    assert names == {name: getattr(vocabulary_of_marks, name) for name in names}
    drawn = set(re.findall(r"'(\w+)' in marks", (SOURCE / "picture/shapes.toml").read_text()))
    assert drawn
    assert drawn <= MARKS


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_the_vocabulary_names_fields_it_has(game: str) -> None:
    """The piece that is moved is one of the words, and no two words have one name."""
    for name, row in load(game).vocabulary.events.items():
        names = [field.name for field in row.fields]
        assert len(names) == len(set(names)), name
        assert row.move is None or row.move.piece in ("", *names), name

"""What happened since one's last turn, deed by deed: told by what one may know, about what one sees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from visavis.agents import throw
from visavis.company.story import (
    Standings,
    beats,
    changed,
    last_turn,
    marked_since,
    numbers_before,
    numbers_of,
    parts,
    sentence,
    story,
    turns_of,
)
from visavis.games import load
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import NOBODY, SPECTATOR, LogLine, News, Text, View
from visavis.text import LANGUAGES, language

GAMES = {
    "blitzkrieg": ("solo", ("bot", "human"), 1),
    "manhattan": ("four", ("human", "director", "director", "director"), 0),
    "bear": ("solo1-soviet", ("bot", "human"), 1),
}
every_game = pytest.mark.parametrize("game", GAMES)


def questions(game: str, seed: int, most: int = 160) -> Iterator[tuple[Table[Any], int]]:
    """A table at every question to its person, and who that is."""
    scenario, players, me = GAMES[game]
    table: Table[Any] = Table.new(load(game), scenario, {}, players)
    random = Random(seed)
    while (choice := table.pending) is not None and len(table.entries) < most:
        if choice.seat == me:
            yield table, me
        table.answer(throw(choice, random))


def line(key: str, seat: int, begins: bool = False, dice: tuple[int, ...] = ()) -> LogLine:
    return LogLine(1, Text(key), news=News(), seat=seat, begins=begins, dice=dice)


def test_a_deed_and_another_turn_begin_a_beat_and_what_led_to_a_deed_belongs_to_it() -> None:
    lines = [
        line("a", 0, begins=True),
        line("b", 0),
        line("c", 0, begins=True),
        line("d", 1),
        line("e", 1, begins=True),
        line("f", 1),
    ]
    found = [(beat.seat, "".join(each.text.key for each in beat.lines)) for beat in beats(lines)]
    assert found == [(0, "ab"), (0, "c"), (1, "def")]


def test_dice_come_with_what_came_of_them() -> None:
    (beat,) = beats([line("", 0, dice=(6, 2)), line("missed", 0), line("spent", 0), line("", 0, dice=(3,))])
    assert [(part.text.key, part.dice) for part in parts(beat)] == [("missed", (6, 2)), ("spent", ()), ("", (3,))]
    assert sentence(beat, "Axis", lambda text: text.key) == "Axis: missed; spent"
    assert sentence(beat, "", lambda text: text.key) == "missed; spent"


def test_what_happened_twice_is_said_once() -> None:
    (beat,) = beats([line("drawn", 0), line("drawn", 0), line("moved", 0)])
    assert sentence(beat, "Axis", lambda text: text.key) == "Axis: drawn ×2; moved"


def test_of_a_marker_that_moves_twice_only_the_last_is_told() -> None:
    lines = [line("marker", 0), line("scored", 0), line("marker", 0), line("marker", 0)]
    stands = [("war", 0, 1), ("points", 0, 5), ("peace", 0, 2), ("war", 0, 3)]
    told = [each._replace(news=News(stands=(where,))) for each, where in zip(lines, stands, strict=True)]
    (beat,) = beats(told)
    assert [part.text.key for part in parts(beat)] == ["scored", "marker", "marker"]


@every_game
def test_a_story_begins_with_the_answer_before_the_others_had_a_turn(game: str) -> None:
    told = 0
    before: dict[tuple[int, int], int] = {}  # by the turn that one's own answers go on with
    for table, me in questions(game, seed=5):
        since = last_turn(table, (me,))
        turn = turns_of(table)[-1] if turns_of(table) else (0, NOBODY)
        assert turn[1] != me or before.setdefault(turn, since) == since
        assert since == ALWAYS or table.entries[since].seat == me
        lines = [each for beat in story(table, me, (me,)) for each in beat.lines]
        assert all(each.n > since for each in lines)
        told += any(each.seat not in (me, NOBODY) for each in lines)
    assert told > 10


def names_in(view: View, table: Table[Any]) -> set[str]:
    regions = [region.id for region in table.game.layout(table.state).regions]
    every = (*view.places, *view.things, *view.tracks, *view.counts)
    return {*regions, *(each.id for each in every), *(thing.at for thing in view.things), *(c.at for c in view.counts)}


@every_game
def test_whatever_a_step_names_is_in_a_view_of_that_seat(game: str) -> None:
    """What has gone since was there before."""
    seen: set[str] = set()
    named: set[str] = set()
    for table, me in questions(game, seed=6):
        seen |= names_in(table.view(me), table)
        news = [each.news for beat in story(table, me, (me,)) for each in beat.lines if each.news]
        named |= {id for each in news for id in (*each.about, *each.lost)}
        named |= {id for each in news for move in each.goes for id in move if id}
        named |= {id for each in news for id, _, _ in each.stands}
    assert len(named) > 20
    gone = {id for id in named - seen if not id.startswith(("card ", "bomb ", "building ", "reserve "))}
    assert gone == set()


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_beat_is_a_sentence_in_both_languages(game: str, code: str) -> None:
    lang = language(code, game)
    for table, me in questions(game, seed=7):
        for beat in story(table, me, (me,)):
            said = sentence(beat, "", lang.brief)
            assert "⟨" not in said
            assert not said.startswith(";")


@pytest.mark.parametrize(("lang", "points", "marker"), [("en", "VP", "marker →"), ("ru", "ПО", "маркер →")])
def test_points_and_markers_of_a_war_are_told_apart(lang: str, points: str, marker: str) -> None:
    """Both are numbers of a side: where a marker stands is no gain of points."""
    words, seen = language(lang, "blitzkrieg"), set[str]()
    for table, me in questions("blitzkrieg", 4):
        for each in (each for beat in story(table, me, (me,)) for each in beat.lines):
            if each.text.key in ("event-scored", "event-propaganda", "event-bonus"):
                seen.add(each.text.key)
                assert points in words.brief(each.text), words.brief(each.text)
            if each.text.key.startswith("event-marker"):
                seen.add("marker")
                assert marker in words.brief(each.text), words.brief(each.text)
    assert {"event-scored", "event-propaganda", "marker"} <= seen


def test_what_happens_to_the_reader_is_told_so_and_who_acts_is_named_once() -> None:
    lang = language("en", "blitzkrieg")
    said = [
        sentence(beat, lang.say(table.view(me).seats[beat.seat]), lang.brief)
        for seed in (5, 6, 7)
        for table, me in questions("blitzkrieg", seed, 400)
        for beat in story(table, me, (me,))
        if beat.seat >= 0
    ]
    assert any(each.startswith("Axis: stratagem ") and " to " in each and "; your " in each for each in said)
    assert not any("The Axis" in each or "The Allies" in each for each in said)


# What has changed


@every_game
def test_numbers_are_compared_with_those_the_reader_saw_when_they_last_answered(game: str) -> None:
    """Kept from frame to frame, or played again: the same."""
    standings, differ = Standings(), 0
    for table, me in questions(game, seed=8):
        view = table.view(me)
        since = marked_since(table, (me,))
        assert since == ALWAYS or table.entries[since].seat == me
        before = standings.before(table, me, (me,), view)
        assert before == numbers_before(table, me, since)
        assert not {id for id, was in changed(before, view).counts.items() if was in values(view, id)}
        differ += changed(before, view) != changed(before, table.at(max(0, since)).view(me))
    assert differ > 10


def values(view: View, id: str) -> list[int]:
    return [count.value for count in view.counts if count.id == id]


def test_an_answer_given_anew_is_another() -> None:
    """What was kept of a position that was taken back is not used for the one that came instead."""
    tables = [table.fork(quiet=False) for table, _ in questions("manhattan", seed=8, most=60)]
    me, kept = 0, tables[-1]
    known = numbers_of(kept.view(me))
    for seed in range(500):
        other = played_on(tables[-3], me, Random(seed), len(kept.entries))
        if len(other.entries) == len(kept.entries) and numbers_of(other.view(me)) != known:
            break
    assert len(other.entries) == len(kept.entries)
    after = played_on(other, me, Random(1), len(other.entries) + 1)
    standings = Standings()
    standings.before(kept, me, (me,), kept.view(me))
    since = marked_since(after, (me,))
    assert since == len(kept.entries)
    assert standings.before(after, me, (me,), after.view(me)) == numbers_before(after, me, since) != known


def played_on(table: Table[Any], me: int, random: Random, least: int) -> Table[Any]:
    """Up to the next question to a seat, after so many answers at least."""
    found = table.fork(quiet=False)
    while found.pending is not None and (len(found.entries) < least or found.pending.seat != me):
        found.answer(throw(found.pending, random))
    return found


def test_whoever_only_watches_is_told_of_the_last_turn_of_each() -> None:
    *_, (table, _) = questions("manhattan", seed=9)
    told = story(table, SPECTATOR, ())
    assert {beat.seat for beat in told} == {0, 1, 2, 3}
    assert last_turn(table, ()) == marked_since(table, ())

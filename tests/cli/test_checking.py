"""visavis check: what a file holds, or everything that is wrong with it; never a traceback, whatever the file is."""

from __future__ import annotations

import contextlib
import copy
import os
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.running import Visavis, in_a_shell
from tests.games.bear.test_scenarios import shown
from visavis.commands.checking import checked, problems
from visavis.games import load
from visavis.kernel.data import SCENARIO, Sheet
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.text import LANGUAGES, language

(SCENARIO_TEXT,) = shown("bear-scenarios.md")
CARDS_TEXT, CORRECTIONS_TEXT = shown("bear.md")


def written(name: str, text: str | bytes) -> Path:
    path = Path(name)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


# Good files


def test_a_good_scenario_says_in_one_line_what_it_holds(visavis: Visavis) -> None:
    said = visavis("check", written("crossroads.toml", SCENARIO_TEXT))
    assert (said.status, said.err) == (0, "")
    assert said.out == (
        "crossroads.toml: scenario “Crossroads at dawn”: 4 counters, 1 suspected enemy, 2 orders, a track of 3 cells, "
        "3 rounds for two players. Modes: duel-crossroads, crossroads-german.\n"
    )
    said = visavis("check", "crossroads.toml", "--lang", "ru")
    assert said.out.startswith("crossroads.toml: сценарий «Crossroads at dawn»: 4 фишки, 1 предполагаемый противник")


def test_good_corrections_say_for_what_they_are(visavis: Visavis) -> None:
    mine = written("mine.toml", CARDS_TEXT)
    other = written("other.toml", 'game = "blitzkrieg"\n[[base.theatre]]\nid = "WE"\n')
    said = visavis("check", mine, other)
    assert said.out == "mine.toml: corrections for bear: orders.\nother.toml: corrections for blitzkrieg: base.\n"
    assert visavis("check", mine, "--lang", "ru").out == "mine.toml: поправки к игре bear: orders.\n"
    assert visavis("check", written("more.toml", CORRECTIONS_TEXT)).status == 0
    bombs = written("bombs.toml", "[bombs.source]\nedition = 'mine'\n")
    assert visavis("check", bombs, "--game", "manhattan").out == "bombs.toml: corrections for manhattan: bombs.\n"


def test_json_has_the_same(visavis: Visavis) -> None:
    good, bad = written("good.toml", CARDS_TEXT), written("bad.toml", 'game = "bear"\nordres = 3\n')
    said = visavis("check", "--json", good)
    assert said.json == [
        {"file": "good.toml", "game": "bear", "problems": [], "holds": "corrections for bear: orders."}
    ]
    said = visavis("check", "--json", bad)
    assert said.status == 1
    assert "bad.toml: ordres is an unknown data file" in said.out


# Bad ones


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("", "the file does not say for which game it is, expected game = ", "не сказано, для какой он игры"),
        ("game = 3\n", "game is 3, expected text", "game — 3, а ожидается текст"),
        ('game = "go"\n', 'game is "go", an unknown id, expected one of blitzkrieg', "это неизвестный id"),
        (b"\xff\xfe\x00", "byte 1 is not UTF-8, expected a TOML file in UTF-8", "байт 1 — не UTF-8"),
        (b"\x7fELF\x00\x01", "this is not TOML", "это не TOML"),
        ("game = \n", "this is not TOML (Invalid value (at line 1, column 8))", "это не TOML (непонятное значение"),
        ('game = "bear"\nwhen = 2020-01-01\n', "when is 2020-01-01, expected text, a number", "when — 2020-01-01"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_sentence(
    visavis: Visavis, text: str | bytes, english: str, russian: str
) -> None:
    path = written("mine.toml", text)
    for lang, sentence in (("en", english), ("ru", russian)):
        said = visavis("check", path, "--lang", lang)
        assert (said.status, said.out, said.err.count("\n")) == (1, "", 1)
        assert said.err.startswith("mine.toml: ")
        assert sentence in said.err


def test_a_folder_a_missing_file_and_an_unreadable_one_are_refused(visavis: Visavis) -> None:
    Path("folder").mkdir()
    said = visavis("check", "folder", "missing.toml")
    assert said.status == 1
    assert said.err.splitlines() == [
        "folder: the file cannot be read (Is a directory), expected a TOML file",
        "missing.toml: the file cannot be read (No such file or directory), expected a TOML file",
    ]


def test_a_file_for_another_game_is_refused(visavis: Visavis) -> None:
    path = written("mine.toml", CARDS_TEXT)
    assert visavis("check", path, "--game", "manhattan").err == 'mine.toml: game is "bear", expected manhattan\n'
    assert 'game is "bear", expected blitzkrieg' in visavis.refuses("play", "blitzkrieg", "--overlay", path)
    assert "there is no game called 'go'" in visavis.refuses("check", path, "--game", "go")


def test_everything_wrong_is_said_and_good_files_are_still_told(visavis: Visavis) -> None:
    bad = SCENARIO_TEXT.replace('"NE"', '"E"').replace("-> rally", "-> raly").replace("rounds = 3", "rounds = 0")
    good = written("good.toml", SCENARIO_TEXT)
    said = visavis("check", written("bad.toml", bad.replace('hex = "K03"', 'hex = "K99"')), good)
    assert said.status == 1
    assert said.out.startswith("good.toml: scenario ")
    for place in ("unit[G1].facing", "unit[G2].facing", "solo.orders[1]", "duel.rounds", "unit[S1].hex"):
        assert sum(line.startswith(f"bad.toml: {place}") for line in said.err.splitlines()) == 1, place
    assert said.err.count("\n") == 5


def test_corrections_that_do_not_fit_name_the_data_they_do_not_fit(visavis: Visavis) -> None:
    text = 'game = "bear"\n[[orders.card]]\nid = 5\ntactical = ["ai -> sleep"]\n[[orders.card]]\nid = 6\nspent = 99\n'
    said = visavis("check", written("mine.toml", text))
    assert said.err.splitlines() == [
        "mine.toml: orders.card[6].spent is 99, expected a whole number from 1 to 9",
        "mine.toml: orders.toml: card[5].tactical[1]: order 'ai -> sleep', character 7: "
        "unknown action 'sleep'; known: " + said.err.splitlines()[1].partition("known: ")[2],
    ]


# Playing it


def test_a_scenario_that_is_checked_is_played_and_resumed_without_its_file(visavis: Visavis) -> None:
    path = written("crossroads.toml", SCENARIO_TEXT)
    first = visavis("play", "bear", "--scenario", path, "--save", "mine.visavis", "--seed", "3", stdin="quit\n")
    assert "Crossroads at dawn" in first
    path.unlink()
    assert "Crossroads at dawn" in visavis("play", "--resume", "mine.visavis", stdin="quit\n")
    assert visavis("replay", "mine.visavis").status == 0
    again = written("c.toml", SCENARIO_TEXT)
    duel = visavis("play", "bear", "--scenario", again, "--mode", "duel-crossroads", "--new", stdin="quit\n")
    assert "Crossroads at dawn" in duel


def test_corrections_are_no_scenario_and_other_games_take_none(visavis: Visavis) -> None:
    cards, scenario = written("mine.toml", CARDS_TEXT), written("s.toml", SCENARIO_TEXT.replace('game = "bear"', ""))
    sentence = "mine.toml: this is no scenario, expected [source] and [mission]"
    assert visavis.refuses("play", "bear", "--scenario", cards) == sentence
    assert "scenario is an unknown data file" in visavis.refuses("play", "blitzkrieg", "--scenario", scenario)


# Fuzzing


WHOLE = tomllib.loads(SCENARIO_TEXT)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
    | st.sampled_from(["", "G1", "I06", "german", "soviet", "S2", "NE", "ai -> rally", "ai[", "end", "1", "4"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where anything stands in a file."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


PLACES = places(WHOLE)[1:]


@given(st.lists(st.tuples(st.sampled_from(PLACES), VALUES | st.just(...)), min_size=1, max_size=4))
@settings(max_examples=60, deadline=None)
def test_a_scenario_with_anything_anywhere_ends_in_sentences(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    """Values that are replaced or left out (...) by chance."""
    raw = copy.deepcopy(WHOLE)
    for place, value in changes:
        put(raw, place, value)
    raw.pop("game", None)
    told_of(Sheet("bear", {SCENARIO: raw}))


def put(raw: Any, place: tuple[Any, ...], value: Any) -> None:
    *way, last = place
    with contextlib.suppress(KeyError, IndexError, TypeError):
        for key in way:
            raw = raw[key]
        if value is ...:
            del raw[last]
        else:
            raw[last] = value


@given(
    st.sampled_from(["bear", "blitzkrieg", "manhattan"]),
    st.dictionaries(
        st.sampled_from(["orders", "units", "boards", "solo1", "base", "tokens", "board", "bombs", "scenario", "x"]),
        st.dictionaries(st.sampled_from(["card", "unit", "board", "theatre", "token", "source", "solo"]), VALUES)
        | VALUES,
    ),
)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_corrections_of_anything_end_in_sentences(game: str, overlay: dict[str, Any]) -> None:
    told_of(Sheet(game, overlay))


def told_of(sheet: Sheet) -> None:
    """What is said of a file that holds this: one line each, in both languages; what passes can be played."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("visavis.commands.checking.read_sheet", lambda path: sheet)
        found = checked(Path("mine.toml"), None)
    for lang in LANGUAGES:
        for sentence in problems(found, language(lang, found.game)):
            assert sentence.startswith("mine.toml: ")
            assert sentence.isprintable()
    if not found.problems:
        begin(load(sheet.game), sheet.overlay)


def begin(game: Game[Any], overlay: dict[str, Any]) -> None:
    """The first answers of every mode that a scenario brings along."""
    more = game.extended(overlay)
    for scenario in more.scenarios[len(game.scenarios) :]:
        table, random = Table.new(game, scenario.name, overlay=overlay, quiet=True), Random(1)
        for _ in range(40):
            if table.pending is not None:
                table.answer(random.choice(table.pending.options))
        assert game.check(table.state) == []


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_end_in_a_sentence(elsewhere: Path, data: bytes) -> None:
    path = elsewhere / "any.toml"
    path.write_bytes(data)
    found = checked(path, None)
    assert found.problems


@pytest.mark.skipif(os.name != "posix", reason="needs /dev/null")
def test_the_command_itself_ends_with_a_status_and_no_traceback() -> None:
    said = in_a_shell("check", "/dev/null", "/nowhere/x.toml", "/")
    assert said.status == 1
    assert said.err.count("\n") == 3
    assert "Traceback" not in said.err

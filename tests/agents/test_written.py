"""Players of one's own: functions, classes, and files that hold them."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from visavis.agents import Chair, called, player_of, seat_agents, seating
from visavis.agents.written import Written
from visavis.games import load
from visavis.kernel.choice import Choice
from visavis.kernel.errors import VisavisError
from visavis.kernel.table import Table

GAME = load("blitzkrieg")
FILE = """
LEVEL = 3

def last(choice, chair):
    return choice.options[-1]

def alone(choice):
    return choice.options[0]

class Counting:
    def __init__(self):
        self.asked = 0

    def __call__(self, choice, chair):
        self.asked += 1
        return self.asked

class Heir(Counting):
    pass

class Needy:
    def __init__(self, level):
        self.level = level

    def __call__(self, choice, chair):
        return choice.options[0]
"""

Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> str:
        path = tmp_path / f"players{len(list(tmp_path.iterdir()))}.py"
        path.write_text(text, "utf-8")
        return str(path)

    return written


def first_answers(player: Any, seed: int = 1) -> list[Any]:
    agent = seat_agents(GAME, "base", [player, "random"], seed)[0]
    chair = Chair(Table.new(GAME, "base", quiet=True), 0)
    return [agent(Choice(0, "place", tuple(range(1000))), chair) for _ in range(3)]


def anything(choice: Choice[Any], chair: Chair) -> Any:
    return chair.random.choice(choice.options)


def test_a_function_has_random_numbers_of_its_own_from_the_seed() -> None:
    assert first_answers(anything) == first_answers(anything) != first_answers(anything, seed=2)
    assert len(set(first_answers(anything))) > 1


def test_a_player_in_a_file_is_named_by_its_path(write: Write) -> None:
    path = write(FILE)
    player = player_of(f"{path}:last")
    assert first_answers(player) == [999, 999, 999]
    assert called(player) == f"{path}:last"
    assert called(anything) == "anything"
    assert seating(GAME, "solo", [player]) == ("bot", player)
    assert pickle.loads(pickle.dumps(player)) == player


def test_of_a_class_every_game_gets_an_object(write: Write) -> None:
    player = player_of(f"{write(FILE)}:Counting")
    assert first_answers(player) == first_answers(player) == [1, 2, 3]


def test_a_class_may_inherit_how_it_answers(write: Write) -> None:
    assert first_answers(player_of(f"{write(FILE)}:Heir")) == [1, 2, 3]


def test_files_of_one_name_in_two_folders_are_two(tmp_path: Path) -> None:
    files = [tmp_path / folder / "own.py" for folder in "ab"]
    for file in files:
        file.parent.mkdir()
        file.write_text("class Own:\n    def __call__(self, choice, chair):\n        return 1\n", "utf-8")
    found = [Written(f"{file}:Own").load() for file in files]
    assert [vars(sys.modules[each.__module__])["Own"] for each in found] == found


def test_other_words_are_names() -> None:
    assert player_of("random") == "random"


def test_a_file_alone_is_no_player() -> None:
    with pytest.raises(VisavisError, match=r"^own.py is a file; a player in it is named own.py:name$"):
        player_of("own.py")


def test_a_file_that_ends_the_program_is_refused(write: Write) -> None:
    with pytest.raises(VisavisError, match=r"players0.py ends the program when it is read, and holds no players$"):
        first_answers(player_of(f"{write('import sys; sys.exit()')}:last"))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("lost", r"there is no player in .*players0.py called 'lost'; did you mean last\?"),
        ("", r"there is no player in .*players0.py called ''; known: last, alone, Counting, Heir, Needy"),
        ("alone", r"alone in .*players0.py is no player; expected a function of a question and a chair"),
        ("Needy", r"Needy cannot be made for a game without arguments: missing a required argument: 'level'"),
        ("LEVEL", r"LEVEL in .*players0.py is no player; expected a function of a question and a chair"),
    ],
)
def test_what_is_no_player_is_refused_in_one_sentence(write: Write, name: str, sentence: str) -> None:
    with pytest.raises(VisavisError, match=rf"^{sentence}$"):
        first_answers(player_of(f"{write(FILE)}:{name}"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("def (", "SyntaxError, .*"), ("import nothing_of_this_name", "ModuleNotFoundError, No module .*")],
)
def test_a_file_that_cannot_be_run_says_why(write: Write, text: str, sentence: str) -> None:
    with pytest.raises(VisavisError, match=rf"players0.py cannot be run: {sentence}"):
        first_answers(player_of(f"{write(text)}:last"))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(VisavisError, match=r"^there is no file .*nobody.py with players$"):
        first_answers(player_of(f"{tmp_path / 'nobody.py'}:last"))


def test_a_chair_made_without_random_numbers_has_some() -> None:
    assert isinstance(Chair(Table.new(GAME, "base", quiet=True), 0).random, Random)


def test_reading_a_file_leaves_nothing_beside_it(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says of compiled copies."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = Path(write(FILE))
    Written(f"{path}:last").load()
    assert list(path.parent.iterdir()) == [path]

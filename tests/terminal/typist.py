"""Somebody who types: lines from a script, or whole games, answering what the record on the disk says is asked.

A typist who reads the file knows nothing that is not saved: if an answer were not on the disk before the
next question, the next thing typed would not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from visavis.files import open_record
from visavis.games import load
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.terminal import PlayRequest, make_console, run
from visavis.terminal.asking.entry import spelled
from visavis.terminal.keeping.saves import ENDING

GAME = load("blitzkrieg")

Typing = Callable[[str], str]  # what is typed at a prompt


class Played(NamedTuple):
    status: int
    text: str  # everything on the screen, with what was typed
    answers: list[tuple[str, int]]  # what was typed, and where the screen goes on

    def __contains__(self, words: str) -> bool:
        """Whether the screen said so, wherever its lines broke."""
        return words in " ".join(self.text.split())

    def after(self, typed: str) -> str:
        """What the screen said to the last line typed like this, up to the next prompt."""
        place = max(n for n, (line, _) in enumerate(self.answers) if line == typed)
        start = self.answers[place][1]
        end = self.answers[place + 1][1] if place + 1 < len(self.answers) else len(self.text)
        said = self.text[start:end].rstrip("\n")
        return " ".join((said.rpartition("\n")[0] if place + 1 < len(self.answers) else said).split())


def request(folder: Path, scenario: str = "solo", **wishes: Any) -> PlayRequest:
    wishes = {"game": "blitzkrieg", "language": "en", "seed": 7, "folder": folder} | wishes
    return PlayRequest(scenario=scenario, **wishes)


def play(
    asked: PlayRequest,
    typing: Typing | Iterable[str],
    width: int = 100,
    watch: Callable[[str], None] = lambda text: None,
) -> Played:
    """Run the program with somebody at its keyboard; when a script ends, so does the input.

    Somebody else may watch the screen at every prompt.
    """
    screen = StringIO()
    console = make_console(screen, plain=True, width=width)
    types = typing if callable(typing) else script(typing)

    answers: list[tuple[str, int]] = []

    def read(prompt: str) -> str:
        screen.write(prompt)
        watch(screen.getvalue())
        typed = types(prompt)
        screen.write(typed + "\n")
        answers.append((typed, screen.tell()))
        return typed

    return Played(run(asked, console, read), screen.getvalue(), answers)


def script(lines: Iterable[str]) -> Typing:
    rest = iter(lines)

    def typed(prompt: str) -> str:
        for line in rest:
            return line
        raise EOFError

    return typed


def saved(folder: Path) -> Path:
    """The only game in a folder."""
    (path,) = folder.glob(f"*{ENDING}")
    return path


def table_in(folder: Path, game: str = GAME.name) -> Table[Any]:
    return open_record(saved(folder), load(game))


def answers_in(folder: Path, game: str = GAME.name) -> list[str]:
    return [spelled(entry.answer) for entry in table_in(folder, game).entries]


def people_answers(table: Table[Any]) -> int:
    return sum(entry.seat != CHANCE for entry in table.entries)


def playing(folder: Path, seed: int = 1, spell: Callable[[str], str] = str) -> Typing:
    """Any answer, at every question to the end; Enter at curtains and at the end."""
    random = Random(seed)

    def typed(prompt: str) -> str:
        if not prompt.endswith("> ") or not list(folder.glob(f"*{ENDING}")):
            return ""
        choice = table_in(folder).pending
        return spell(spelled(random.choice(choice.options))) if choice else ""

    return typed

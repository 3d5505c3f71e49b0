"""Running the command, and what it needs: records, answers to type, the files there are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from visavis.agents import derive, play, seat_agents
from visavis.games import load
from visavis.kernel.choice import CHANCE
from visavis.kernel.record import write
from visavis.kernel.table import Table

GAME = load("blitzkrieg")


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.status == 0, self.err
        return json.loads(self.out)

    def __contains__(self, words: str) -> bool:
        """Whether the screen said so, wherever its lines broke."""
        return words in " ".join(self.out.split())


class Visavis:
    """`visavis("games", "--json")`."""

    def __init__(self, run: Callable[..., tuple[int, str, str]]) -> None:
        self.run = run

    def __call__(self, *words: object, stdin: str = "") -> Said:
        return Said(*self.run(*words, stdin=stdin))

    def refuses(self, *words: object, stdin: str = "") -> str:
        """The one sentence a command is refused with; it changes no file and says nothing else."""
        before = files_here()
        said = self(*words, stdin=stdin)
        assert (said.status, said.out) == (2, ""), said
        assert said.err.startswith("visavis: ")
        assert said.err.count("\n") == 1, said.err
        assert files_here() == before
        return said.err.removeprefix("visavis: ").rstrip("\n")


def files_here() -> dict[Path, bytes]:
    """Everything in the folder and among the saved games."""
    roots = (Path.cwd(), Path(os.environ["XDG_DATA_HOME"]))
    return {path: path.read_bytes() for root in roots for path in root.rglob("*") if path.is_file()}


def recorded(path: Path, scenario: str, options: tuple[tuple[str, object], ...] = ()) -> Path:
    path.write_text(text_of(scenario, options), "utf-8")
    return path


@cache
def text_of(scenario: str, options: tuple[tuple[str, object], ...] = ()) -> str:
    people = len(GAME.scenario(scenario).seats) - len(GAME.scenario(scenario).bots)
    agents = seat_agents(GAME, scenario, ["random"] * people, derive(5))
    table = Table.new(GAME, scenario, dict(options), quiet=True)
    return write(play(table, agents, Random(derive(5, CHANCE))).record, GAME)


def in_a_shell(
    *words: object,
    stdin: str = "",
    prepare: Callable[[], None] | None = None,
    stdout: Any = subprocess.PIPE,
    **env: str,
) -> Said:
    """The command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "visavis", *map(str, words)],
        input=stdin.encode(),
        stdout=stdout,
        stderr=subprocess.PIPE,
        preexec_fn=prepare,
        env=os.environ | env,
        timeout=120,
        check=False,
    )
    return Said(done.returncode, (done.stdout or b"").decode(), done.stderr.decode())


def saved_games() -> list[Path]:
    return sorted((Path(os.environ["XDG_DATA_HOME"]) / "visavis" / "saves").glob("*.visavis"))


def coverage_of(rulebook: str) -> int:
    """How many paragraphs a rulebook file lists."""
    text = (Path(__file__).parents[2] / "src/visavis/games" / rulebook / "data/rulebook.toml").read_text("utf-8")
    return text.count("[[paragraph]]")

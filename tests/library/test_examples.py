"""The examples run as they stand, and say what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from visavis import match
from visavis.agents import player_of

EXAMPLES = Path(__file__).parents[2] / "examples"
SAY = {
    "solo.py": "Choice of theatre: ",
    "agent.py": "busy: ",
    "many_games.py": "allies: ",
    "what_if.py": " of 10\n",
    "imagined.py": "thinker: ",
}
SHORTER = {"many_games.py": ["20"]}  # games, instead of a thousand


def test_every_example_is_run() -> None:
    assert sorted(path.name for path in EXAMPLES.glob("*.py")) == sorted(SAY)


@pytest.mark.parametrize("name", SAY)
def test_an_example_runs_without_a_warning(name: str) -> None:
    words = [sys.executable, "-W", "error", "-X", "utf8", str(EXAMPLES / name), *SHORTER.get(name, [])]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", timeout=120)
    assert (done.stderr, done.returncode) == ("", 0)
    assert SAY[name] in done.stdout
    assert "⟨" not in done.stdout, "every text has its words"


def test_the_agent_of_an_example_can_be_named_by_its_file() -> None:
    found = match("blitzkrieg", "base", [player_of(f"{EXAMPLES / 'agent.py'}:busy"), "random"], games=2)
    assert sum(each.wins.count for each in found.standings) == 2

"""The games shipped as records: they lead where they led, and meet most of the rulebook."""

from __future__ import annotations

import pytest

from tools.recorded import CASES, Case
from visavis.commands.where import met_in, recorded
from visavis.files import open_record
from visavis.games import GAMES
from visavis.text import rulebook

MET = 0.75  # of the paragraphs; the rest are facts of the box, or rare


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.path.stem}")
def test_a_recorded_game_still_replays_to_its_end(case: Case) -> None:
    """If it does not, a rule has changed: raise the game's version, then `make golden`."""
    assert open_record(case.path, explained=0).over


def test_nothing_else_is_shipped_as_a_recorded_game() -> None:
    assert sorted(path for game in GAMES for path in recorded(game)) == sorted(case.path for case in CASES)


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_carry_out_most_of_the_rulebook(game: str) -> None:
    book = rulebook(game)
    met = {number for file in recorded(game) for number in met_in(file, book)}
    assert len(met & {*book.paragraphs}) >= MET * len(book.paragraphs)

"""Whole games played by typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.typist import GAME, Played, play, playing, request
from visavis.files import open_record
from visavis.terminal.keeping.saves import ENDING, FINISHED

SCENARIOS = [scenario.name for scenario in GAME.scenarios]
OVER = {"en": "The game is over", "ru": "Игра окончена"}


@pytest.mark.parametrize(
    ("scenario", "width", "language"),
    [
        *(("solo", width, language) for width in (80, 100) for language in ("en", "ru")),
        *((scenario, width, language) for scenario in SCENARIOS[:2] for width, language in ((80, "ru"), (100, "en"))),
        *(("solo-nippon", width, language) for width, language in ((80, "en"), (100, "ru"))),
    ],
)
def test_a_game_is_played_to_its_end_by_typing(folder: Path, scenario: str, width: int, language: str) -> None:
    played = play(request(folder, scenario, language=language, seed=width), playing(folder), width)
    assert played.status == 0
    assert OVER[language] in played
    assert too_wide(played, width) == []
    assert "⟨" not in played.text
    assert "\x1b" not in played.text


def too_wide(played: Played, width: int) -> list[str]:
    return [line for line in played.text.split("\n") if len(line) > width]


def test_a_finished_game_is_kept_and_no_longer_offered(folder: Path) -> None:
    first = play(request(folder), playing(folder))
    (kept,) = (folder / FINISHED).glob(f"*{ENDING}")
    assert open_record(kept, GAME).over
    assert str(kept) in first.text.replace("\n", "")
    assert "unfinished" not in play(request(folder), [])


def test_the_end_says_who_won_why_and_what_became_of_the_theatres(folder: Path) -> None:
    played = play(request(folder), playing(folder))
    end = played.text.partition("The game is over")[2]
    assert re.search("wins?: ", end)
    assert "§12." in end
    assert "How the theatres ended:" in end
    assert "Western Europe: " in end


def test_the_log_and_the_reasons_are_offered_at_the_end(folder: Path) -> None:
    to_the_end = playing(folder)
    wishes = iter(["log", "why", "rule 12.2", "nonsense", "save", ""])

    def typing(prompt: str) -> str:
        return next(wishes) if prompt.startswith("The end") else to_the_end(prompt)

    played = play(request(folder), typing)
    assert "Earlier lines: “log all”" in played
    assert "Choice of theatre" in played
    assert "§12.2" in played.after("rule 12.2")
    assert "Enter leaves" in played.after("nonsense")


def test_the_end_cannot_be_taken_back_neither_at_once_nor_when_the_record_is_opened_again(folder: Path) -> None:
    to_the_end = playing(folder)
    wishes = iter(["undo", "undo", ""])
    first = play(
        request(folder, "base"), lambda prompt: next(wishes) if prompt.startswith("The end") else to_the_end(prompt)
    )
    assert first.text.count("Nothing can be taken back any more") == 2
    (kept,) = (folder / FINISHED).glob(f"*{ENDING}")
    before = kept.read_bytes()
    again = play(request(folder, "base", resume=kept), ["undo", ""])
    assert "the game is over, and what was hidden lies open" in again.after("undo").replace("\n", " ")
    assert kept.read_bytes() == before or open_record(kept, GAME).over


def test_a_seed_gives_the_same_draws(folder: Path, tmp_path: Path) -> None:
    first = play(request(folder, new=True, seed=3), ["log"])
    again = play(request(tmp_path / "elsewhere", new=True, seed=3), ["log"])
    assert first.after("log") == again.after("log")


def test_against_an_agent_only_the_person_is_asked(folder: Path) -> None:
    played = play(request(folder, "base", players=("human", "random")), playing(folder))
    assert "Axis> " in played.text
    assert "Allies> " not in played.text
    assert "press Enter when nobody" not in played


def test_a_game_of_agents_alone_is_shown_when_it_is_over(folder: Path) -> None:
    played = play(request(folder, "nippon", players=("random", "random")), [""])
    assert "The game is over" in played

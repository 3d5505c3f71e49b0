"""Commands that play many games: sim and fuzz."""

from __future__ import annotations

import csv
import dataclasses
import json
import os
import sys
from pathlib import Path

import pytest

from tests.cli.running import GAME, Visavis, in_a_shell
from visavis.commands import many
from visavis.files import open_record
from visavis.games import GAMES, load
from visavis.games.blitzkrieg.state import War
from visavis.kernel.table import Table


def sim(*words: str) -> tuple[str, ...]:
    return ("sim", "blitzkrieg", "--workers", "1", "--games", "6", *words)


def fuzz(*words: str) -> tuple[str, ...]:
    return ("fuzz", "blitzkrieg", "--workers", "1", "--games", "3", *words)


# sim


def test_a_series_is_summed_up_for_people(visavis: Visavis) -> None:
    said = visavis(*sim("--seed", "3"))
    assert (said.status, said.err) == (0, "")
    assert "6 games of base, seed 3" in said
    assert "95% interval" in said


def test_a_series_as_json_has_wins_with_intervals_lengths_and_points(visavis: Visavis) -> None:
    found = visavis(*sim("--json")).json
    assert (found["game"], found["scenario"], found["games"], found["seed"]) == ("blitzkrieg", "base", 6, 1)
    assert sum(share["count"] for share in found["wins"]) + found["draws"]["count"] == 6
    assert all(0 <= share["low"] <= share["share"] <= share["high"] <= 1 for share in found["wins"])
    assert found["answers"]["mean"] > 0
    assert len(found["points"]) == 2


def test_a_series_depends_on_its_seed_only(visavis: Visavis) -> None:
    once = visavis(*sim("--json", "--seed", "8")).out
    assert visavis("sim", "blitzkrieg", "--games", "6", "--workers", "2", "--json", "--seed", "8").out == once
    assert visavis(*sim("--json", "--seed", "9")).out != once


def test_players_take_their_seats(visavis: Visavis) -> None:
    assert visavis(*sim("--json", "--seats", "random,first")).json["players"] == ["random", "first"]
    assert visavis(*sim("--json", "--mode", "solo", "--seats", "first")).json["players"] == ["bot", "first"]
    assert visavis(*sim("--json", "--mode", "solo")).json["players"] == ["bot", "random"]


MINE = "def eager(choice, chair):\n    return chair.random.choice(choice.options)\n"


def test_a_player_in_a_file_takes_a_seat_of_a_series_and_of_a_match(visavis: Visavis) -> None:
    Path("mine.py").write_text(MINE, "utf-8")
    found = visavis(*sim("--json", "--seats", "mine.py:eager,random", "--seed", "2"))
    assert found.json["players"] == ["mine.py:eager", "random"]
    two = sim("--json", "--seats", "mine.py:eager,random", "--seed", "2", "--workers", "2")
    assert visavis(*two).json == found.json
    match = visavis("match", "blitzkrieg", "--games", "2", "--workers", "1", "--json", "--seats", "mine.py:eager,first")
    assert [each["player"] for each in match.json["standings"]] == ["mine.py:eager", "first"]


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ("yours.py:eager", "there is no file yours.py with players"),
        ("mine.py:egaer", "there is no player in mine.py called 'egaer'; did you mean eager?"),
    ],
)
def test_a_player_that_is_not_in_its_file_is_refused(
    visavis: Visavis, player: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)  # as on most machines: a file that is read leaves none
    Path("mine.py").write_text(MINE, "utf-8")
    assert visavis.refuses(*sim("--seats", f"{player},random")) == sentence
    assert visavis.refuses("match", "blitzkrieg", "--players", f"{player},random") == sentence
    assert visavis.refuses("play", "blitzkrieg", "--mode", "base", "--seats", f"human,{player}") == sentence


def test_settings_are_given_by_name(visavis: Visavis) -> None:
    found = visavis(*sim("--json", "--mode", "solo", "--option", "level=hard", "--option", "stratagems=off")).json
    assert (found["options"]["level"], found["options"]["stratagems"]) == ("hard", False)


def test_records_of_a_series_go_to_a_folder(visavis: Visavis) -> None:
    found = visavis(*sim("--json", "--out", "deep/games")).json
    kept = sorted(Path("deep/games").iterdir())
    assert [path.name for path in kept] == [f"game-{n:05}.visavis" for n in range(6)]
    tables = [open_record(path) for path in kept]
    assert all(table.over for table in tables)
    assert sum(len(table.entries) for table in tables) == pytest.approx(found["answers"]["mean"] * 6)


def test_a_series_goes_to_a_table(visavis: Visavis) -> None:
    assert visavis(*sim("--out", "deep/series.csv")).status == 0
    with Path("deep/series.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(n) for n in range(6)]
    assert {"winner", "answers", "turns", "points_axis", "points_allies"} <= set(rows[0])


# fuzz


def test_random_games_of_every_mode_find_nothing(visavis: Visavis) -> None:
    said = visavis(*fuzz())
    assert (said.status, said.err) == (0, "")
    for scenario in GAME.scenarios:
        assert f"{scenario.name}: 3 games, nothing went wrong" in said
    found = visavis(*fuzz("--json", "--mode", "nippon")).json
    assert [(row["mode"], row["games"], row["failures"]) for row in found["modes"]] == [("nippon", 3, [])]
    assert not Path("fuzz").exists()


def test_without_a_name_every_game_of_the_register_is_played_in_every_mode(
    visavis: Visavis, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, str, int]] = []
    monkeypatch.setattr(
        many, "fuzz", lambda game, mode, _, games, *more, **how: played.append((game.name, mode, games)) or []
    )
    found = visavis("fuzz", "--json").json
    assert played == [(name, mode.name, load(name).series) for name in GAMES for mode in load(name).scenarios]
    assert [(each["game"], each["games"]) for each in found] == [(name, load(name).series) for name in GAMES]
    assert min(games for *_, games in played) >= 1000
    assert visavis("fuzz", "--games", "2", "--json").status == 0
    assert {games for *_, games in played[len(played) // 2 :]} == {2}


def test_make_fuzz_names_no_game_and_so_leaves_none_out() -> None:
    recipe = (Path(__file__).parents[2] / "Makefile").read_text("utf-8").split("\nfuzz:")[1].split("\n\n")[0]
    assert "visavis fuzz $(ARGS)" in recipe
    assert not [name for name in GAMES if name in recipe]


def test_a_broken_rule_leaves_a_record_that_breaks_it_again(visavis: Visavis, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = dataclasses.replace(GAME, steps={**GAME.steps, "advance": raises})
    monkeypatch.setattr(many, "load", lambda name: broken)
    said = visavis(*fuzz("--mode", "base", "--out", "found"))
    assert said.status == 1
    assert "ZeroDivisionError" in said
    for path in failures_in("found/base"):
        with pytest.raises(ZeroDivisionError):
            open_record(path, broken)


def test_a_broken_invariant_leaves_a_record_that_leads_to_it(visavis: Visavis, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = dataclasses.replace(GAME, check=no_points)
    monkeypatch.setattr(many, "load", lambda name: broken)
    said = visavis(*fuzz("--mode", "solo", "--json"))
    assert said.status == 1
    (row,) = json.loads(said.out)["modes"]
    assert [failure["record"] for failure in row["failures"]] == [str(path) for path in failures_in("fuzz/solo")]
    for failure in row["failures"]:
        assert failure["problem"].endswith("somebody has scored")
        assert visavis("replay", failure["record"]).status == 0
        table: Table[War] = open_record(Path(failure["record"]))
        assert no_points(table.state)
        assert not no_points(table.at(len(table.entries) - 1).state)


def failures_in(folder: str) -> list[Path]:
    found = sorted(Path(folder).iterdir())
    assert found
    return found


def raises(s: War, side: int, space: str) -> None:
    raise ZeroDivisionError("on purpose")


def no_points(s: War) -> list[str]:
    return ["somebody has scored"] if any(s.score) else []


def test_a_series_runs_in_several_processes() -> None:
    said = in_a_shell("sim", "blitzkrieg", "--games", "8", "--workers", "2", "--json")
    assert said.json["games"] == 8
    assert said.err == ""
    assert os.listdir() == []

"""Scenarios the owner of a server has written: offered to everybody, brought by nobody else."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.games.bear.test_scenarios import CROSSROADS, shown
from tests.server.host import serving
from visavis.games.bear import GAME
from visavis.kernel import record
from visavis.kernel.table import Table

(TEXT,) = shown("bear-scenarios.md")
ASKED = {"game": "bear", "scenario": "crossroads-german", "seats": ["human", "bot"]}


def put(folder: Path, name: str, text: str) -> None:
    (folder / "scenarios").mkdir(exist_ok=True)
    (folder / "scenarios" / name).write_text(text, "utf-8")


def recorded() -> bytes:
    table = Table.new(GAME, "crossroads-german", players=("human", "bot"), overlay=CROSSROADS)
    return record.write(record.Record(table.header, ()), GAME).encode()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_scenario_in_the_folder_is_offered_and_played(tmp_path: Path, lang: str) -> None:
    put(tmp_path, "mine.toml", TEXT)
    with serving(tmp_path) as server:
        bear = next(each for each in server.get(f"/api/home?lang={lang}")["games"] if each["name"] == "bear")
        offered = {each["name"]: each for each in bear["scenarios"]}
        assert offered["crossroads-german"]["title"] == "Crossroads at dawn"
        assert offered["crossroads-german"]["help"].startswith("Two German counters")
        beginner = next(each for each in bear["settings"] if each["name"] == "beginner")
        assert "crossroads-german" in beginner["scenarios"]
        made = server.table(ASKED)
        with server.at(made["host"], lang) as person:
            assert person.sit().options
        listed = server.post("/api/mine", {"links": [made["host"]], "lang": lang}, 200)["tables"]
        assert listed[0]["title"].endswith("Crossroads at dawn")
        assert server.client.get(f"/api/record/{made['host']}").text.startswith('{"visavis": 1, "game": "bear"')


def test_a_table_outlives_the_file(tmp_path: Path) -> None:
    put(tmp_path, "mine.toml", TEXT)
    with serving(tmp_path) as server:
        link = server.table(ASKED)["host"]
    (tmp_path / "scenarios" / "mine.toml").unlink()
    with serving(tmp_path) as server:
        with server.at(link) as person:
            assert person.sit().options
        assert server.client.post("/api/tables", json=ASKED).status_code == 400


def test_a_record_of_a_scenario_is_opened_only_where_the_scenario_stands(tmp_path: Path) -> None:
    with serving(tmp_path / "without") as server:
        refused = server.client.post("/api/records?lang=ru", content=recorded())
        assert refused.status_code == 400
        assert "на этом сервере нет сценария «crossroads-german»" in refused.json()["error"]
    (tmp_path / "with").mkdir()
    put(tmp_path / "with", "mine.toml", TEXT)
    with serving(tmp_path / "with") as server:
        assert server.client.post("/api/records", content=recorded()).status_code == 201


def test_a_bad_file_is_logged_and_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    put(tmp_path, "a.toml", TEXT.replace('"NE"', '"E"'))
    put(tmp_path, "b.toml", TEXT)
    put(tmp_path, "c.toml", TEXT)
    put(tmp_path, "d.toml", "[solo1.caps]\ngerman = 5\n")
    with caplog.at_level(logging.WARNING, "visavis.server"), serving(tmp_path) as server:
        assert server.table(ASKED)["host"]
    refused = [(each.file, each.problems) for each in caplog.records if each.message == "scenario refused"]  # type: ignore[attr-defined]
    assert [file for file, _ in refused] == ["a.toml", "c.toml", "d.toml"]
    assert len(refused[0][1]) == 2
    assert "a name that no scenario of the game has" in refused[1][1][0]

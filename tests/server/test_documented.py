"""docs/server.md says what the server does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from visavis.cli import parser
from visavis.server import run
from visavis.server.config import KEEP, PREFIX, Doors, Keeping, Rates
from visavis.server.http import pages
from visavis.server.http.app import routes
from visavis.server.links import KEY_FILE
from visavis.server.room import rooms, talk, visitors
from visavis.server.store import health
from visavis.server.store.disk import FILE
from visavis.server.store.games import Store
from visavis.text import language

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text("utf-8")


def first_column(heading: str) -> set[str]:
    """What stands as code in the first column of the table with this heading."""
    table = TEXT.split(f"\n| {heading} |", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    return {code for line in table for code in re.findall(r"`([^`]+)`", line.split("|")[1])}


def test_every_message_is_described() -> None:
    assert first_column("up") == set(talk.TALK)
    assert first_column("down") == {
        "frame",
        "past",
        "curtain",
        "presence",
        "next",
        "refused",
        "whynot",
        "confirm",
        "foreseen",
        "barred",
        "forked",
        "pong",
        "yours",
        "thinking",
        "hint",
        "review",
    }


def test_every_option_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser(language("en")).parse_args(["serve", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    assert first_column("option") == known


def test_every_path_is_described() -> None:
    told = {path.split(" ")[1].partition("?")[0] for path in first_column("path")}
    known = {getattr(route, "path", "") for route in routes()}
    plain = {re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), path) for path in known}
    assert told == {path for path in plain if not path.startswith(("/static", "/ws"))}


def test_limits_are_as_described() -> None:
    rates = Rates()
    for name, allowance in rates._asdict().items():
        line = next(line for line in TEXT.splitlines() if f"`{PREFIX}{name.upper()}`" in line)
        assert [float(each) for each in re.findall(r"\d[\d.]*", line.replace(",", ""))] == [*allowance], name
    for name, most in Keeping()._asdict().items():
        line = next(line for line in TEXT.splitlines() if f"`{KEEP}{name.upper()}`" in line)
        assert re.findall(r"\d+", line.replace(",", "")) == [str(most)], name
    kilobytes = [each // 1024 for each in (talk.LONGEST, run.LARGEST, pages.LARGEST_REQUEST, pages.LARGEST_RECORD)]
    assert kilobytes == [4, 64, 64, 256]
    assert "4 kB; 64 kB are still read" in TEXT
    assert "| 64 kB, 256 kB |" in TEXT
    assert (rooms.MOST_WATCHING, rooms.MOST_DEVICES, visitors.MOST_UNSENT, talk.MOST_FAULTS) == (100, 8, 1_000_000, 50)
    assert "who watch one table, devices of one player there | 100, 8 |" in TEXT
    doors = Doors()
    assert f"_OF_ONE_HOME`) | {doors.connections:,}, {doors.of_one_home} |" in TEXT
    seconds = f"{doors.headers:.0f}, {doors.exchange:.0f}, {doors.reading:.0f}"
    assert f"take nothing of what they are sent | {seconds} seconds |" in TEXT
    assert "slow reader | 1 MB," in TEXT
    assert "50 messages in a row" in TEXT


def test_files_and_codes_are_as_described() -> None:
    assert first_column("file") >= {FILE, KEY_FILE}
    for code in (visitors.GOING_AWAY, visitors.NOT_ALLOWED, visitors.BROKEN, visitors.TRY_LATER, visitors.TOO_SLOW):
        assert str(code) in TEXT
    assert visitors.TRY_LATER != visitors.TOO_SLOW


def test_the_store_is_as_described() -> None:
    asked = {name for name in vars(Store) if not name.startswith("_")} - {"open", "close"}
    assert {call.partition("(")[0] for call in first_column("of a `Store`")} == asked


def test_every_ailment_is_described() -> None:
    assert first_column("why") == {health.FULL, health.UNWRITABLE, health.BROKEN, health.MISSING, health.STUCK}
    assert f"({health.ROOM // 1024} kB)" in TEXT
    assert (health.GOOD_FOR, health.BAD_FOR, health.PATIENCE) == (10, 1, 5)

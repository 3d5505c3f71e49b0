"""Every test has a folder of its own to stand in, saves of its own, and an English system."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.running import Visavis, recorded
from visavis.cli import main


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    return here


@pytest.fixture
def visavis(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Visavis:
    """The command itself, in this process; stdin holds what is typed."""

    def run(*words: object, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", StringIO(stdin))
        try:
            status = main([str(word) for word in words])
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        return status, *capsys.readouterr()

    return Visavis(run)


@pytest.fixture
def solo(elsewhere: Path) -> Path:
    """A finished game against the bot."""
    return recorded(elsewhere / "solo.visavis", "solo")


@pytest.fixture
def base(elsewhere: Path) -> Path:
    """A finished game for two."""
    return recorded(elsewhere / "base.visavis", "base")

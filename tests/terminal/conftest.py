"""No test of the terminal touches the saved games of whoever runs it."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def no_saves_of_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "saves"
    found.mkdir()
    return found

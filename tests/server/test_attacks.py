"""The attacks of `make fuzz`, for a moment each: people play on meanwhile, and nothing goes wrong."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.listening import listening, until
from tools.attack import attacks
from tools.attack.__main__ import attacked
from tools.attack.attacks import ATTACKS

SECONDS = {"pictures": 0.2, "languages": 0.2}  # what has been asked for is answered to the end, which takes much longer


@pytest.mark.parametrize("name", ["languages", "overlays", "pictures", "endings", "trickle", "nonsense"])
def test_people_play_on_under_attack(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attacks, "AT_ONCE", 40)
    report = asyncio.run(attacked(name, SECONDS.get(name, 1.0)))
    assert report.well, report
    assert report.took, report
    assert not report.told["500"], report


def test_every_attack_says_what_it_does() -> None:
    assert all(attack.__doc__ for attack in ATTACKS.values())


def test_whoever_is_gone_before_all_was_said_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with listening(tmp_path) as server:
        with caplog.at_level(logging.INFO, "visavis.server"), server.call() as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
            assert until(lambda: server.connections == 1)
        assert until(lambda: server.connections == 0)
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []

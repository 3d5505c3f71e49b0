"""SIGKILL at any moment loses nothing that was acknowledged, and the table reopens where it was.

VISAVIS_KILLS says how often; `make fuzz` does it 200 times.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.host import SOLO
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.record import Entry
from visavis.server.store.disk import FILE

GAME = load("blitzkrieg")
KILLS = int(os.environ.get("VISAVIS_KILLS", "20"))
LONGEST_LIFE = 0.4  # seconds
GONE = (OSError, HTTPException, WebSocketException, EOFError)
ROOT = Path(__file__).parents[2]

Json = dict[str, Any]


class Mortals:
    """Servers of one folder, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "tests.server.mortal"]
        quiet = {"stderr": subprocess.DEVNULL, "text": True, "cwd": ROOT}
        self.nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **quiet)  # type: ignore[call-overload]

    def start(self) -> tuple[int, str]:
        self.nursery.stdin.write(f"{self.folder}\n")
        self.nursery.stdin.flush()
        pid, url = self.nursery.stdout.readline().split()
        self.last = int(pid)
        return self.last, url.rstrip("/")

    def close(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.last, signal.SIGKILL)
        self.nursery.stdin.close()
        self.nursery.wait()
        self.nursery.stdout.close()


@pytest.fixture
def mortals(tmp_path: Path) -> Iterator[Mortals]:
    found = Mortals(tmp_path / "data")
    yield found
    found.close()


class Player:
    """Plays as fast as the server acknowledges, and remembers what it has acknowledged."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.link = ""
        self.last: Json = {}  # the last frame
        self.given: dict[int, Any] = {}  # acknowledged answers by the number of answers before them
        self.flying: Json = {}  # what was sent and not acknowledged
        self.acknowledged = 0
        self.finished: list[tuple[str, dict[int, Any]]] = []

    def play(self, url: str, arrived: Callable[[], None]) -> None:
        with suppress(*GONE):
            while True:
                if not self.link or self.last.get("over"):
                    self.begin(url)
                self.go_on(url, arrived)

    def begin(self, url: str) -> None:
        if self.link:
            self.finished.append((self.link, self.given))
        real = self.random.random() < 0.5
        body = json.dumps(SOLO | {"real_table": real}).encode()
        made = json.load(urlopen(Request(f"{url}/api/tables", body), timeout=10))
        self.link, self.last, self.given, self.flying = made["host"], {}, {}, {}

    @contextmanager
    def at(self, url: str) -> Iterator[ClientConnection]:
        with connect(f"{url.replace('http', 'ws')}/ws/{self.link}", max_size=None) as socket:
            self.arrive(hear(socket))
            self.flying = {}
            yield socket

    def go_on(self, url: str, arrived: Callable[[], None]) -> None:
        with self.at(url) as socket:
            arrived()
            while not self.last["over"]:
                self.flying = self.message()
                socket.send(json.dumps(self.flying))
                told = hear(socket)
                if told["type"] == "frame":
                    self.note(told)
                self.flying = {}

    def message(self) -> Json:
        version = self.last["version"]
        if self.last["undo"]["can"] and self.random.random() < 0.2:
            return {"type": "undo", "version": version}
        answer = self.random.choice(self.last["view"]["prompt"]["options"])["answer"]
        return {"type": "answer", "version": version, "answer": answer}

    def note(self, frame: Json) -> None:
        """The server has acknowledged what flew."""
        self.acknowledged += 1
        if self.flying["type"] == "answer":
            self.given[self.last["n"]] = self.flying["answer"]
        else:
            self.given = {n: answer for n, answer in self.given.items() if n < frame["n"]}
        self.last = frame

    def arrive(self, frame: Json) -> None:
        """After a restart the table is where it was, or one message further: the one that was not acknowledged."""
        if not self.last:
            self.last = frame
            return
        if frame["version"] == self.last["version"]:
            assert frame["view"] == self.last["view"]
            assert frame["n"] == self.last["n"]
        else:
            assert frame["version"] == self.last["version"] + 1
            assert self.flying
            self.note(frame)
        self.last = frame


def hear(socket: Any) -> Json:
    while (told := json.loads(socket.recv(timeout=20)))["type"] == "presence":
        pass
    found: Json = told
    return found


def entries(url: str, link: str) -> tuple[Entry, ...]:
    text = urlopen(f"{url}/api/record/{link}", timeout=10).read().decode()
    return record.read(text, GAME).entries


def live_and_die(mortals: Mortals, player: Player, seconds: float, early: bool = False) -> None:
    """Death comes so long after the player has arrived, or early: perhaps before."""
    pid, url = mortals.start()
    death = Timer(seconds, os.kill, (pid, signal.SIGKILL))
    begin_to_die = Once(death.start)
    if early:
        begin_to_die()
    player.play(url, begin_to_die)
    begin_to_die()  # on a very busy machine the player may have given up before
    death.join()


class Once:
    def __init__(self, action: Callable[[], None]) -> None:
        self.action = action
        self.done = False

    def __call__(self) -> None:
        if not self.done:
            self.done = True
            self.action()


def test_a_killed_server_loses_nothing_it_has_acknowledged(mortals: Mortals) -> None:
    player, random = Player(1), Random(2)
    for _ in range(KILLS):
        live_and_die(mortals, player, random.uniform(0, LONGEST_LIFE), early=random.random() < 0.25)
    pid, url = mortals.start()
    with player.at(url):
        pass
    for link, given in [*player.finished, (player.link, player.given)]:
        found = entries(url, link)
        assert {n: found[n].answer for n in given} == given
    os.kill(pid, signal.SIGKILL)
    before = player.acknowledged
    live_and_die(mortals, player, LONGEST_LIFE)
    assert player.acknowledged > before > KILLS
    with closing(sqlite3.connect(mortals.folder / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)

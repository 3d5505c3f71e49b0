"""The command, as somebody types it: a process of its own, real sockets, signals."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.host import SOLO
from visavis.cli import main
from visavis.server.run import COLLECTED

SIGNATURE = re.compile(r"[\w-]{8,}\.[\w-]{20,}")  # what a link looks like


class Process:
    """A server somebody has started."""

    def __init__(self, folder: Path, *words: str) -> None:
        command = [sys.executable, "-m", "visavis", "serve", "--port", "0", "--data", str(folder), *words]
        environment = os.environ | {"LC_ALL": "C.UTF-8"}
        self.errors = (folder.parent / "errors.txt").open("w+")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment)
        assert self.process.stdout
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return json.load(urlopen(Request(self.url + path, data), timeout=20))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        self.process.communicate(timeout=20)
        return self.process.returncode

    def log(self) -> list[dict[str, Any]]:
        self.errors.seek(0)
        return [json.loads(line) for line in self.errors]


@contextmanager
def started(folder: Path, *words: str) -> Iterator[Process]:
    process = Process(folder, *words)
    try:
        yield process
    finally:
        process.process.kill()
        process.process.communicate()
        process.errors.close()


def play_a_little(process: Process) -> list[str]:
    """Everything a link is used for, good and bad; the links."""
    made = process.ask("/api/tables", SOLO)
    links: list[str] = list(made["links"].values())
    with connect(f"{process.url.replace('http', 'ws')}/ws/{links[0]}", max_size=None) as player:
        frame = json.loads(player.recv())
        answer = frame["view"]["prompt"]["options"][0]["answer"]
        player.send(json.dumps({"type": "answer", "version": frame["version"], "answer": answer}))
        player.send("nonsense")
        player.send(json.dumps({"type": "fork", "n": 3}))
        while (told := json.loads(player.recv()))["type"] != "forked":
            pass
        links.append(told["link"])
    for path in (f"/t/{links[0]}", f"/api/record/{links[0]}", f"/api/report/{links[0]}", f"/{links[0]}"):
        with suppress(OSError):
            urlopen(process.url + path, timeout=20).read()
    with connect(f"{process.url.replace('http', 'ws')}/ws/{links[0][:-3]}") as stranger:
        assert json.loads(stranger.recv())["type"] == "refused"
    process.ask("/api/mine", {"links": links})
    return links


def good_bye(player: ClientConnection) -> int:
    """The code with which the server closed."""
    try:
        while True:
            player.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_server_starts_plays_logs_and_stops(tmp_path: Path) -> None:
    with started(tmp_path / "data") as process:
        assert process.url.startswith("http://127.0.0.1:")
        assert process.ask("/healthz")["ok"]
        links = play_a_little(process)
        with connect(f"{process.url.replace('http', 'ws')}/ws/{links[0]}", max_size=None) as player:
            player.recv()
            status = process.stop()
            assert good_bye(player) == 1001
        assert status == 0
        log = process.log()
        assert {"table made", "joined", "left", "request", "stopping"} <= {line["event"] for line in log}
        assert {"at", "level", "log", "event"} <= set(log[0])
        text = json.dumps(log)
        assert [link for link in links if link in text] == []
        assert SIGNATURE.findall(text) == []
        assert [line for line in log if line["level"] in ("error", "critical")] == []


def test_an_interrupt_stops_it_too(tmp_path: Path) -> None:
    with started(tmp_path / "data", "--no-open") as process:
        assert process.ask("/healthz")["ok"]
        assert process.stop(signal.SIGINT) == 0


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["serve", *words]) == 2
    return capsys.readouterr().err


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = refusal(capsys, "--port", port, "--data", str(tmp_path), "--lang", "en")
        assert told.startswith(f"visavis: cannot listen on 127.0.0.1 port {port}: ")
        told = refusal(capsys, "--port", port, "--data", str(tmp_path), "--lang", "ru")
        assert re.search("[а-я]", told)
        assert not re.search("cannot|Address", told)


def test_a_data_folder_that_cannot_be_used_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    told = refusal(capsys, "--port", "0", "--data", str(tmp_path / "file" / "below"), "--lang", "en")
    assert told.startswith("visavis: cannot use ")
    assert len(told.splitlines()) == 1


WATCHING = """
import gc, os, signal, sys, threading, time
from pathlib import Path
from visavis.server.config import Config
from visavis.server.run import serve

def watch():
    for _ in range(600):
        time.sleep(0.1)
        if gc.get_freeze_count() > 20_000:
            break
    print(gc.get_freeze_count(), *gc.get_threshold(), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

serve(Config(Path(sys.argv[1]), port=0), lambda url: threading.Thread(target=watch).start())
"""


def test_what_was_read_at_the_start_is_not_looked_through_again(tmp_path: Path) -> None:
    """The search for garbage among everything there is would stop all tables at once."""
    command = [sys.executable, "-c", WATCHING, str(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    frozen, *thresholds = map(int, found.stdout.split())
    assert frozen > 20_000
    assert tuple(thresholds) == COLLECTED
    assert COLLECTED[0] * COLLECTED[1] * COLLECTED[2] >= 1_000_000

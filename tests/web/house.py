"""A server in a process of its own, as people start it, which can be killed and started again where it was.

Only its dice are loaded: at every table they fall alike, so that a test sees the same game every time.
"""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

SERVE = (
    "import sys; from pathlib import Path; from random import Random; from tests.server.host import QUICK, UNLIMITED; "
    "from visavis.server.config import Config; from visavis.server.run import serve; "
    "thinking = QUICK._replace(playouts=int(sys.argv[3])); "
    "config = Config(Path(sys.argv[1]), port=int(sys.argv[2]), rates=UNLIMITED, thinking=thinking, "
    "dice=lambda: Random(1)); serve(config, print)"
)
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0  # seconds for the server to start
FEW = 4  # playouts of each thought
NOTHING: dict[str, Any] = {"options": ()}  # where nothing is asked


class House:
    """Where the tables are."""

    def __init__(self, folder: Path, playouts: int = FEW) -> None:
        self.folder = folder
        self.playouts = playouts
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.folder), str(self.port), str(self.playouts)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.answers():
                return
            time.sleep(0.1)
        self.kill()
        raise TimeoutError(f"the server did not start in {PATIENCE} seconds")

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut does."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def table(self, scenario: str = "solo", seats: tuple[str, ...] = ("bot", "human"), **more: Any) -> dict[str, Any]:
        """A new table: its links by seat, and the host's."""
        asked = {"game": "blitzkrieg", "scenario": scenario, "options": {}, "seats": seats, "lang": "en"} | more
        return self.make(asked)

    def race(self, *seats: str, **options: Any) -> dict[str, Any]:
        """A new table of the other game, for as many as there are seats."""
        scenario = ("two", "three", "four", "five")[len(seats) - 2]
        asked = {"game": "manhattan", "scenario": scenario, "options": options, "seats": seats, "lang": "en"}
        return self.make(asked)

    def opened(self, text: str) -> str:
        """A table at which a record is watched: its link."""
        request = Request(f"{self.url}/api/records", text.encode(), {"content-type": "text/plain"})
        with urlopen(request) as answer:
            return str(json.load(answer)["link"])

    def position(self, text: str) -> str:
        """A table that goes on where a record ends: the link of whoever plays on."""
        link = self.opened(text)
        with connect(f"{self.url.replace('http', 'ws', 1)}/ws/{link}", max_size=None) as wire:
            frame = heard(wire, "frame")
            wire.send(json.dumps({"type": "fork", "n": frame["n"]}))
            return str(heard(wire, "forked")["link"])

    def answer(self, link: str, *wanted: str) -> None:
        """A player at another device gives these answers as soon as each of them can be given."""
        with connect(f"{self.url.replace('http', 'ws', 1)}/ws/{link}", max_size=None) as wire:
            for answer in wanted:
                frame = heard(wire, "frame")
                while answer not in [option["answer"] for option in (frame["view"]["prompt"] or NOTHING)["options"]]:
                    frame = heard(wire, "frame")
                wire.send(json.dumps({"type": "answer", "version": frame["version"], "answer": answer}))
            heard(wire, "frame")

    def make(self, asked: dict[str, Any]) -> dict[str, Any]:
        body = json.dumps(asked).encode()
        with urlopen(Request(f"{self.url}/api/tables", body, {"content-type": "application/json"})) as answer:
            made: dict[str, Any] = json.load(answer)
        return made


def heard(wire: ClientConnection, type: str) -> dict[str, Any]:
    """The next message of this type."""
    while (message := json.loads(wire.recv()))["type"] != type:
        pass
    found: dict[str, Any] = message
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])

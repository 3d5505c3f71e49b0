"""The server that is attacked, and the person who plays there meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

HOME: Final = "127.0.0.1"  # where attacks come from
ELSEWHERE: Final = "127.0.0.2"  # where somebody plays: every address of 127.0.0.0/8 is this machine's
SOLO: Final = {"game": "blitzkrieg", "scenario": "solo", "seats": ["bot", "human"]}
DUEL: Final = {"game": "bear", "scenario": "duel1", "seats": ["human", "open"]}
BOTS: Final = {"game": "manhattan", "scenario": "four", "seats": ["director"] * 4}
PATIENCE: Final = 30.0  # seconds for one answer
MOST_FILES: Final = 4096


class Target(NamedTuple):
    """Where it listens, and its process."""

    port: int
    pid: int

    @property
    def url(self) -> str:
        return f"http://{HOME}:{self.port}"

    def ask(self, path: str, body: object = None) -> Any:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        return json.load(urlopen(Request(self.url + path, data), timeout=PATIENCE))

    def table(self, asked: object = SOLO) -> dict[str, Any]:
        made: dict[str, Any] = self.ask("/api/tables", asked)
        return made

    def memory(self) -> float:
        """In megabytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def join(self, link: str, home: str = HOME) -> connect:
        return connect(
            f"ws://{HOME}:{self.port}/ws/{link}?lang=en", max_size=None, local_addr=(home, 0), open_timeout=PATIENCE
        )


@asynccontextmanager
async def target(folder: Path) -> AsyncIterator[Target]:
    """A server with its usual limits, in a process of its own."""
    many_files()
    command = [sys.executable, "-m", "visavis", "serve", "--port", "0", "--data", str(folder / "data"), "--no-open"]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("VISAVIS_")}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=plain)
        try:
            assert process.stdout
            line = await asyncio.to_thread(process.stdout.readline)
            yield Target(int(line.rstrip("/\n ").rpartition(":")[2]), process.pid)
        finally:
            process.kill()
            process.communicate()


def many_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < MOST_FILES:
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def heard(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await line.recv()))["type"] not in kinds:
            pass
    found: dict[str, Any] = message
    return found


def play_all(where: Target, links: list[str], seconds: float) -> list[float]:
    """At each of these tables: the seconds that each answer took."""

    async def together() -> list[list[float]]:
        return await asyncio.gather(*(play(where, link, seconds) for link in links))

    return [took for person in asyncio.run(together()) for took in person]


async def play(where: Target, link: str, seconds: float, pause: float = 0.3) -> list[float]:
    """Somebody from another address who answers for so long."""
    took: list[float] = []
    end = monotonic() + seconds
    async with where.join(link, ELSEWHERE) as line:
        frame = await heard(line, "frame")
        while (not took or monotonic() < end) and frame["view"]["prompt"]:
            answer = frame["view"]["prompt"]["options"][0]["answer"]
            start = monotonic()
            await line.send(json.dumps({"type": "answer", "version": frame["version"], "answer": answer}))
            frame = await heard(line, "frame")
            took.append(monotonic() - start)
            await asyncio.sleep(pause)
    return took

"""The server under load: many tables with bots in play at once on one process, and what that costs.

    python tools/load.py [--game blitzkrieg] [--tables 200] [--seconds 20] [--think 5] [--json]

A player thinks for some seconds, answers at random, and waits for the view that follows. Reported are the time from
answer to view, the server's memory for each table, and the weight of the pages.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, repeat
from pathlib import Path
from random import Random
from socket import socket
from typing import Any, Final

import websockets

from visavis.agents import BOT
from visavis.company.party import HUMAN
from visavis.games import GAMES, load
from visavis.kernel.game import Game

WEB: Final = Path(__file__).resolve().parent.parent / "src" / "visavis" / "web"
ART: Final = WEB.parent / "games"
RANDOM: Final = "random"  # whoever has no opponent of its own
PAGE: Final = 4096  # bytes of a memory page
UNLIMITED: Final = {
    **{f"VISAVIS_RATE_{name}": "1000000 1000000" for name in ("CONNECTION", "PLAYING", "ASKING", "TABLES")},
    "VISAVIS_DOORS_OF_ONE_HOME": "100000",
}


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of its own, on a free port: its address and its process."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "visavis", "serve", "--port", str(port), "--data", str(folder), "--no-open"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, env={**os.environ, **UNLIMITED}, stdout=log, stderr=log) as process,
    ):
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url, process.pid
        process.terminate()


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/healthz").read()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def wish_for(game: Game[Any]) -> dict[str, Any]:
    """One person with the bots of the rulebook, in the first scenario that has any; else with the game's opponents."""
    scenario = next((each for each in game.scenarios if each.bots), game.scenarios[-1])
    people = chain([HUMAN], repeat(next(iter(game.opponents), RANDOM)))
    seats = [BOT if seat in scenario.bots else next(people) for seat in range(len(scenario.seats))]
    return {"game": game.name, "scenario": scenario.name, "seats": seats}


def make_table(url: str, game: str) -> str:
    """The link of its player."""
    wish = wish_for(load(game))
    with urllib.request.urlopen(urllib.request.Request(f"{url}/api/tables", json.dumps(wish).encode())) as answer:
        return str(json.load(answer)["host"])


async def player(url: str, link: str, think: float, until: float, times: list[float]) -> None:
    """Think, answer, wait for the next view, until the time is up or the game is over."""
    random = Random(link)
    address = f"{url.replace('http', 'ws', 1)}/ws/{link}"
    async with websockets.connect(address, max_size=None) as wire:
        frame = await hear(wire)
        while time.monotonic() < until and frame["view"]["prompt"]:
            await asyncio.sleep(random.expovariate(1 / think))
            answer = random.choice(frame["view"]["prompt"]["options"])["answer"]
            began = time.perf_counter()
            await wire.send(json.dumps({"type": "answer", "version": frame["version"], "answer": answer}))
            frame = await hear(wire)
            times.append(time.perf_counter() - began)


async def hear(wire: Any) -> Any:
    while (message := json.loads(await wire.recv()))["type"] != "frame":
        pass
    return message


def memory(process: int) -> float:
    """Megabytes in use."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6


async def crowd(url: str, links: list[str], think: float, seconds: float) -> list[float]:
    times: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(player(url, link, think, until, times) for link in links))
    return sorted(times)


def page_weight(game: str) -> float:
    """Kilobytes of everything a page may load, as it is sent."""
    parts = [path for folder in (WEB, ART / game / "art") for path in folder.rglob("*") if path.is_file()]
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in parts) / 1000


def warm_up(url: str, game: str) -> None:
    """Whatever is read once is no table's: texts, rules, the first sentences."""
    for lang in ("en", "ru"):
        urllib.request.urlopen(f"{url}/api/home?lang={lang}").read()
    asyncio.run(crowd(url, [make_table(url, game) for _ in range(5)], 0.01, 1))


def measure(game: str, tables: int, seconds: float, think: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (url, process):
        warm_up(url, game)
        before = memory(process)
        links = [make_table(url, game) for _ in range(tables)]
        times = asyncio.run(crowd(url, links, think, seconds))
        return {
            "tables": tables,
            "answers_per_second": round(len(times) / seconds, 1),
            "median_ms": round(1000 * times[len(times) // 2], 1),
            "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
            "megabytes_per_table": round((memory(process) - before) / tables, 3),
            "page_kilobytes": round(page_weight(game), 1),
        }


def main() -> int:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--game", choices=list(GAMES), help="without it: every game, one after the other")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=5, help="seconds a player thinks, on average")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for game in [args.game] if args.game else GAMES:
        found = {"game": game, **measure(game, args.tables, args.seconds, args.think)}
        print(
            json.dumps(found) if args.json else "\n".join(f"{told(name):>22}  {value}" for name, value in found.items())
        )
    return 0


def told(name: str) -> str:
    return name.replace("_", " ")


if __name__ == "__main__":
    sys.exit(main())

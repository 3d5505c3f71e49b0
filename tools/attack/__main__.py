"""Attack a server of our own, and say what a player felt of it."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from math import inf
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tools.attack.attacks import ATTACKS, Outcome
from tools.attack.target import SOLO, Target, play_all, target

SECONDS: Final = 8.0  # that an attack lasts
TYPICAL: Final = 1.0  # seconds within which half of the answers come meanwhile


class Report(NamedTuple):
    """What became of an attack."""

    name: str
    took: list[float]  # by answer of whoever played meanwhile
    told: Outcome
    memory: float  # megabytes more than before
    well: bool

    @property
    def holds(self) -> bool:
        return self.well and bool(self.took) and median(self.took) < TYPICAL and not self.told["500"]

    def __str__(self) -> str:
        half, longest = (median(self.took), max(self.took)) if self.took else (inf, inf)
        felt = f"{len(self.took)} answers, half within {half * 1000:.0f} ms, longest {longest * 1000:.0f} ms"
        got = ", ".join(f"{what} {many}" for what, many in sorted(self.told.items()))
        return f"{'held  ' if self.holds else 'FAILED'} {self.name:11} {felt}; +{self.memory:.0f} MB; {got}"


async def attacked(name: str, seconds: float = SECONDS) -> Report:
    """One attack, against a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with target(Path(folder)) as where:
            links = [(await asyncio.to_thread(where.table, SOLO))["host"] for _ in range(2)]
            before = where.memory()
            playing = asyncio.create_task(asyncio.to_thread(played, where, links, seconds))
            told = await ATTACKS[name](where, seconds)
            took = await playing
            memory = where.memory() - before
            well = await is_well(where.port)
        log = (Path(folder) / "log").read_text()
        return Report(name, took, told, memory, well and '"level": "error"' not in log)


def played(where: Target, links: list[str], seconds: float) -> list[float]:
    """By people in a process of their own, who do not wait for the attacker."""
    with ProcessPoolExecutor(1, get_context("spawn")) as others:
        return others.submit(play_all, where, links, seconds).result()


async def is_well(port: int) -> bool:
    """Asked from an address that has done nothing yet."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.3", 0))
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    return answer.startswith(b"HTTP/1.1 200")


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m tools.attack", description=__doc__)
    words.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    words.add_argument("--seconds", type=float, default=SECONDS)
    asked = words.parse_args()
    failed = False
    for name in asked.names or ATTACKS:
        report = asyncio.run(attacked(name, asked.seconds))
        print(report, flush=True)
        failed |= not report.holds
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

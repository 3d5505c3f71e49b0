"""The server under load: many tables with bots in play at once on one process, and what that costs.

    python tools/load.py [--game blitzkrieg] [--tables 200 500] [--seconds 20] [--think 5] [--rounds 1] [--json]
    python tools/load.py --tables 100 --thinking 20 [--thinkers 1]

Players come one after the other. Each makes a table, thinks for some seconds, answers at random, and waits for the view
that follows. They live in processes of their own, and where there are several cores the server has one to itself, so
that reading what it sends does not disturb it. Reported are the time from answer to view, what an answer takes of the
server's processor, its memory for each table, and the weight of the pages; then the same for one table with as many
spectators as it may have. Of several rounds the best is told: what else the machine does can only make it worse.

With `--thinking 20` the players of twenty tables are up against one that thinks ahead; the times are those of all
others. The processes that think run on the server's core, which is the worst place for them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from itertools import chain, repeat
from multiprocessing import get_context
from pathlib import Path
from random import Random
from socket import socket
from typing import Any, Final, NamedTuple

import websockets

from visavis.agents import BOT
from visavis.company.party import HUMAN
from visavis.games import GAMES, load
from visavis.kernel.game import Game

WEB: Final = Path(__file__).resolve().parent.parent / "src" / "visavis" / "web"
ART: Final = WEB.parent / "games"
RANDOM: Final = "random"  # whoever has no opponent of its own
PAGE: Final = 4096  # bytes of a memory page
ALLOWANCES: Final = ("CONNECTION", "PLAYING", "ASKING", "TABLES", "THINKING")
UNLIMITED: Final = {f"VISAVIS_RATE_{name}": "1000000 1000000" for name in ALLOWANCES}
PROXIED: Final = "127.0.0.1"  # as behind a proxy: all players have one address, which else may have so many connections
TARGETS: Final = {200: 60.0, 500: 200.0}  # milliseconds from answer to view, slower than 99 of 100, by tables
MEDIAN_TARGET: Final = 50.0  # milliseconds from answer to view at the others, while some tables think
THINKER: Final = "thinker"
ARRIVING: Final = 10.0  # seconds in which all players come
WATCHED: Final = "bear"
SPECTATORS: Final = 99
WATCHED_THINK: Final = 0.5  # seconds of the one who plays before all of them
WATCHED_TARGET: Final = 200.0  # milliseconds until the last spectator has the view, slower than 99 of 100
ENDED: Final = '"result":{'  # in a frame of a game that is over
DECODER: Final = json.JSONDecoder()


# The server


@contextmanager
def server(folder: Path, thinkers: int = 1) -> Iterator[tuple[str, int]]:
    """A server of its own, on a free port: its address and its process."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["--port", str(port), "--data", str(folder), "--no-open", "--name", PROXIED, "--thinkers", str(thinkers)]
    command = [sys.executable, "-m", "visavis", "serve", *words]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, env={**os.environ, **UNLIMITED}, stdout=log, stderr=log) as process,
    ):
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(url)
            settle_on(CORES[:1], process.pid)
            yield url, process.pid
        finally:
            process.terminate()


def cores() -> list[int]:
    """What this program may run on, where the system says so."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


CORES: Final = cores()


def settle_on(some: Sequence[int], process: int = 0) -> None:
    """Run there and nowhere else; all threads of a process do. With one core there is nothing to choose."""
    if len(CORES) > 1:
        threads = Path(f"/proc/{process or 'self'}/task")
        for thread in [int(each.name) for each in threads.iterdir()]:
            os.sched_setaffinity(thread, some)


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/healthz").read()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def memory(process: int) -> float:
    """Megabytes in use."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6


def worked(process: int) -> float:
    """Seconds of a processor, its own and the system's for it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Tables


def wish_for(game: Game[Any]) -> dict[str, Any]:
    """One person with the bots of the rulebook, in the first scenario that has any; else with the game's opponents."""
    scenario = next((each for each in game.scenarios if each.bots), game.scenarios[-1])
    people = chain([HUMAN], repeat(next(iter(game.opponents), RANDOM)))
    seats = [BOT if seat in scenario.bots else next(people) for seat in range(len(scenario.seats))]
    return {"game": game.name, "scenario": scenario.name, "seats": seats}


def thinking_wish(game: Game[Any]) -> dict[str, Any]:
    """One person against players that think ahead, in the first scenario that has a seat for one."""
    scenario = next(each for each in game.scenarios if len(each.seats) - len(each.bots) > 1)
    people = chain([HUMAN], repeat(THINKER))
    seats = [BOT if seat in scenario.bots else next(people) for seat in range(len(scenario.seats))]
    return {"game": game.name, "scenario": scenario.name, "seats": seats}


class Links(NamedTuple):
    """Of one table."""

    player: str
    spectator: str


def make_table(url: str, game: str, wished: Callable[[Game[Any]], dict[str, Any]] = wish_for) -> Links:
    wish = json.dumps(wished(load(game))).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{url}/api/tables", wish)) as answer:
        made = json.load(answer)
    return Links(made["host"], made["links"]["spectator"])


# Players


class Frame(NamedTuple):
    """Of what the server sends, the little a player needs; the rest is not even read, for the sake of the others."""

    version: int
    answers: list[Any]
    came: float

    @classmethod
    def read(cls, text: str, came: float) -> Frame:
        prompt = part(text, "prompt")
        return cls(part(text, "version"), [each["answer"] for each in prompt["options"]] if prompt else [], came)


def part(text: str, key: str) -> Any:
    """A value out of a JSON text: its key, in quotes, can be nowhere within words."""
    return DECODER.raw_decode(text, text.index(f'"{key}":') + len(key) + 3)[0]


class Plan(NamedTuple):
    """What the players of one process do."""

    url: str
    game: str
    tables: int
    think: float  # seconds, on average
    arriving: float  # seconds in which they come
    seconds: float  # that they play then
    thinking: int = 0  # of the tables: at which somebody thinks ahead


async def hear(wire: Any) -> Frame:
    while not (text := await wire.recv()).startswith('{"type":"frame"'):
        pass
    return Frame.read(text, time.perf_counter())


def at(url: str, link: str) -> Any:
    return websockets.connect(f"{url.replace('http', 'ws', 1)}/ws/{link}", max_size=None)


async def answered(wire: Any, frame: Frame, random: Random) -> tuple[Frame, float]:
    """What follows an answer, and when it was given."""
    answer = answer_to(frame, random)
    began = time.perf_counter()
    await wire.send(answer)
    return await hear(wire), began


def answer_to(frame: Frame, random: Random) -> str:
    return json.dumps({"type": "answer", "version": frame.version, "answer": random.choice(frame.answers)})


async def player(plan: Plan, number: int, until: float) -> list[float]:
    """Come, make a table, play until the time is up; when a game is over, the next one."""
    random, times = Random(f"{plan.game} {number}"), []
    await asyncio.sleep(plan.arriving * number / plan.tables)
    while time.monotonic() < until:
        links = await asyncio.to_thread(make_table, plan.url, plan.game)
        async with at(plan.url, links.player) as wire:
            frame = await hear(wire)
            while frame.answers and time.monotonic() < until:
                await asyncio.sleep(random.expovariate(1 / plan.think))
                frame, began = await answered(wire, frame, random)
                times.append(frame.came - began)
    return times


async def rival(plan: Plan, number: int, until: float) -> int:
    """The same against somebody who thinks ahead, who may take his time: how many answers he has followed."""
    random, many = Random(f"{plan.game} rival {number}"), 0
    await asyncio.sleep(plan.arriving * number / plan.tables)
    with suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            while True:
                links = await asyncio.to_thread(make_table, plan.url, plan.game, thinking_wish)
                async with at(plan.url, links.player) as wire:
                    frame = await asked_again(wire)
                    while frame.answers:
                        await asyncio.sleep(random.expovariate(1 / plan.think))
                        await wire.send(answer_to(frame, random))
                        frame, many = await asked_again(wire), many + 1
    return many


async def asked_again(wire: Any) -> Frame:
    """Once the others have had their turn, or the game is over."""
    while not (text := await wire.recv()).startswith('{"type":"frame"') or not (part(text, "prompt") or ENDED in text):
        pass
    return Frame.read(text, time.perf_counter())


class Played(NamedTuple):
    """What came of it: the times from answer to view, and the answers at the tables where somebody thinks."""

    times: list[float]
    rivals: int = 0


async def crowd(plan: Plan) -> Played:
    until = time.monotonic() + plan.arriving + plan.seconds
    rivals = asyncio.gather(*(rival(plan, number, until) for number in range(plan.thinking)))
    played = await asyncio.gather(*(player(plan, number, until) for number in range(plan.thinking, plan.tables)))
    return Played(list(chain.from_iterable(played)), sum(await rivals))


def in_a_process(plan: Plan) -> Played:
    """The players of one process, away from the server, and not held up by a collection of what they have read."""
    settle_on(CORES[1:])
    gc.disable()
    return asyncio.run(crowd(plan))


def all_players(plan: Plan) -> Played:
    """As many processes as there are cores beside the server's; the times of all of them, the shortest first."""
    many = max(1, len(CORES) - 1)
    shares = [
        plan._replace(tables=(plan.tables + n) // many, thinking=(plan.thinking + n) // many) for n in range(many)
    ]
    with ProcessPoolExecutor(many, get_context("spawn")) as processes:
        played = list(processes.map(in_a_process, shares))
    return Played(sorted(chain.from_iterable(each.times for each in played)), sum(each.rivals for each in played))


# Spectators


async def watched(plan: Plan) -> list[float]:
    """One plays, many look on: the times until the last of them sees it."""
    links, random = make_table(plan.url, plan.game), Random(plan.game)
    until, times = time.monotonic() + plan.seconds, []
    wires = [await at(plan.url, links.spectator) for _ in range(plan.tables)]
    async with at(plan.url, links.player) as wire:
        frame = await hear(wire)
        await asyncio.gather(*map(hear, wires))
        while frame.answers and time.monotonic() < until:
            await asyncio.sleep(plan.think)
            frame, began = await answered(wire, frame, random)
            seen = await asyncio.gather(*map(hear, wires))
            times.append(max(each.came for each in seen) - began)
    await asyncio.gather(*(each.close() for each in wires))
    return times


def spectators_in_a_process(plan: Plan) -> list[float]:
    settle_on(CORES[1:])
    gc.disable()
    return asyncio.run(watched(plan))


def all_spectators(plan: Plan) -> list[float]:
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return sorted(process.submit(spectators_in_a_process, plan).result())


# What is measured


def warm_up(url: str, game: str) -> None:
    """Whatever is read once is no table's: texts, rules, the first sentences."""
    for lang in ("en", "ru"):
        urllib.request.urlopen(f"{url}/api/home?lang={lang}").read()
    all_players(Plan(url, game, 5, 0.01, 0.1, 1.0))


def page_weight(game: str) -> float:
    """Kilobytes of everything a page may load, as it is sent."""
    parts = [path for folder in (WEB, ART / game / "art") for path in folder.rglob("*") if path.is_file()]
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in parts) / 1000


Figures = dict[str, Any]


def measure(game: str, tables: int, seconds: float, think: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (url, process):
        warm_up(url, game)
        before, began = memory(process), worked(process)
        times = all_players(Plan(url, game, tables, think, ARRIVING, seconds)).times
        return {
            "game": game,
            "tables": tables,
            "answers_per_second": round(len(times) / (ARRIVING + seconds), 1),
            **latency(times, TARGETS.get(tables)),
            "processor_ms": round(1000 * (worked(process) - began) / len(times), 1),
            "megabytes_per_table": round((memory(process) - before) / tables, 3),
            "page_kilobytes": round(page_weight(game), 1),
        }


def measure_thinking(game: str, tables: int, thinking: int, thinkers: int, seconds: float, think: float) -> Figures:
    """How long the others wait for their views while some tables think."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), thinkers) as (url, process):
        warm_up(url, game)
        began = worked(process)
        played = all_players(Plan(url, game, tables, think, ARRIVING, seconds, thinking))
        return {
            "game": game,
            "tables": tables,
            "thinking": thinking,
            "thinkers": thinkers,
            "answers_to_thinkers": played.rivals,
            "answers_of_others": len(played.times),
            **beside_thinkers(played.times),
            "server_used": round((worked(process) - began) / (ARRIVING + seconds), 2),
        }


def beside_thinkers(times: Sequence[float]) -> Figures:
    found = latency(times, None)
    return found | {"median_target_ms": MEDIAN_TARGET, "met": found["median_ms"] <= MEDIAN_TARGET}


def measure_watched(game: str, spectators: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (url, process):
        warm_up(url, game)
        began = worked(process)
        times = all_spectators(Plan(url, game, spectators, WATCHED_THINK, 0, seconds))
        return {
            "game": game,
            "spectators": spectators,
            "answers": len(times),
            **latency(times, WATCHED_TARGET if spectators == SPECTATORS else None),
            "processor_ms": round(1000 * (worked(process) - began) / len(times), 1),
        }


def latency(times: Sequence[float], target: float | None) -> Figures:
    slow = round(1000 * times[int(0.99 * len(times))], 1)
    told = {"median_ms": round(1000 * times[len(times) // 2], 1), "p99_ms": slow}
    return told if target is None else {**told, "p99_target_ms": target, "met": slow <= target}


def best(rounds: Sequence[Figures]) -> Figures:
    return min(rounds, key=lambda each: each["p99_ms"])


def told(found: Figures) -> str:
    return "\n".join(f"{name.replace('_', ' '):>22}  {said(value)}" for name, value in found.items())


def said(value: object) -> str:
    return {True: "✓", False: "✗"}[value] if isinstance(value, bool) else str(value)


def main() -> int:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--game", choices=list(GAMES), help="without it: every game, one after the other")
    parser.add_argument("--tables", type=int, nargs="+", default=list(TARGETS))
    parser.add_argument("--spectators", type=int, default=SPECTATORS, help="at one table; 0: none")
    parser.add_argument("--seconds", type=float, default=20, help="that are played when all have come")
    parser.add_argument("--think", type=float, default=5, help="seconds a player thinks, on average")
    parser.add_argument("--thinking", type=int, default=0, help="tables of them at which somebody thinks ahead")
    parser.add_argument("--thinkers", type=int, default=1, help="processes that do so")
    parser.add_argument("--rounds", type=int, default=1, help="of which the best is told")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    def tell(found: Figures) -> None:
        print(json.dumps(found) if args.json else told(found) + "\n", flush=True)

    for game in [args.game] if args.game else GAMES:
        for tables in args.tables if args.thinking else ():
            given = game, tables, args.thinking, args.thinkers, args.seconds, args.think
            tell(best([measure_thinking(*given) for _ in range(args.rounds)]))
        for tables in () if args.thinking else args.tables:
            tell(best([measure(game, tables, args.seconds, args.think) for _ in range(args.rounds)]))
    if args.spectators and not args.thinking:
        rounds = [measure_watched(args.game or WATCHED, args.spectators, args.seconds) for _ in range(args.rounds)]
        tell(best(rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The attacks. Each runs for some seconds and returns what it got for its trouble."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, suppress
from itertools import count
from time import monotonic
from typing import Any, Final
from urllib.error import HTTPError

from websockets.exceptions import ConnectionClosed, InvalidStatus

from tools.attack.target import BOTS, HOME, SOLO, Target, heard
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.table import Table

Outcome = Counter[str]
Attack = Callable[[Target, float], Awaitable[Outcome]]
GONE: Final = (OSError, ConnectionClosed, InvalidStatus, TimeoutError)


# Floods


async def languages(where: Target, seconds: float) -> Outcome:
    """Four connections change their language again and again: 27 bytes for a whole frame each time."""
    return await flood(where, seconds, 4, lambda n: {"type": "lang", "lang": ("en", "ru")[n % 2]})


async def pasts(where: Target, seconds: float) -> Outcome:
    """Ten connections look back again and again."""
    return await flood(where, seconds, 10, lambda n: {"type": "at", "n": n % 4})


async def forks(where: Target, seconds: float) -> Outcome:
    """Ten connections make tables out of tables."""
    return await flood(where, seconds, 10, lambda n: {"type": "fork", "n": 0})


async def flood(where: Target, seconds: float, many: int, message: Callable[[int], object]) -> Outcome:
    link, end = where.table()["host"], monotonic() + seconds
    told: Outcome = Counter()

    async def one() -> None:
        while monotonic() < end:
            with suppress(*GONE):
                async with where.join(link) as line:
                    listening = asyncio.create_task(listen(line, told))
                    for n in count():
                        if monotonic() > end:
                            break
                        await line.send(json.dumps(message(n)))
                        await asyncio.sleep(0.001)
                    listening.cancel()
            told["connections"] += 1
            await asyncio.sleep(0.05)

    async def listen(line: object, told: Outcome) -> None:
        with suppress(*GONE):
            async for text in line:  # type: ignore[attr-defined]
                told[json.loads(text)["type"]] += 1

    await asyncio.gather(*(one() for _ in range(many)))
    return told


async def tables(where: Target, seconds: float) -> Outcome:
    """Tables of bots alone, as many as may be made, with somebody who looks at each."""
    end, told = monotonic() + seconds, Counter[str]()
    async with AsyncExitStack() as open_:
        while monotonic() < end:
            try:
                made = await asyncio.to_thread(where.table, BOTS)
                line = await open_.enter_async_context(where.join(made["host"]))
                told["made"] += 1
                await heard(line, "frame")
            except HTTPError as error:
                told[str(error.code)] += 1
                await asyncio.sleep(0.05)
            except GONE:
                told["refused"] += 1
    return told


async def overlays(where: Target, seconds: float) -> Outcome:
    """Records with ever other corrections of the data."""
    end, told = monotonic() + seconds, Counter[str]()
    game = load("bear")
    text = record.header_line(Table.new(game, "tutorial-german", overlay=corrected(0)).header)
    for n in count():
        if monotonic() > end:
            return told
        try:
            body = text.replace('"front": 0', f'"front": {n % 99}').encode()
            await asyncio.to_thread(where.ask, "/api/records", body)
            told["opened"] += 1
        except HTTPError as error:
            told[str(error.code)] += 1
            await asyncio.sleep(0.02)
    return told


def corrected(front: int) -> dict[str, Any]:
    return {"units": {"unit": [{"id": "german-rifles-41", "front": front}]}}


# Connections


async def silence(where: Target, seconds: float) -> Outcome:
    """A thousand connections that say nothing."""
    return await hold(where, seconds, 1000, b"")


async def trickle(where: Target, seconds: float) -> Outcome:
    """Half of a request on each of three hundred connections."""
    return await hold(where, seconds, 300, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")


async def hold(where: Target, seconds: float, many: int, said: bytes) -> Outcome:
    told, lines = Counter[str](), []
    for _ in range(many):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HOME, where.port)
            writer.write(said)
            lines.append((reader, writer))
    await asyncio.sleep(seconds)
    for reader, writer in lines:
        told[await fate(reader)] += 1
        writer.close()
    return told


async def fate(reader: asyncio.StreamReader) -> str:
    try:
        async with asyncio.timeout(0.01):
            return "refused" if await reader.read(1) else "let go"
    except TimeoutError:
        return "held"
    except OSError:
        return "let go"


async def spectators(where: Target, seconds: float) -> Outcome:
    """A hundred and fifty who watch one table and read nothing of it."""
    made, told = where.table(), Counter[str]()
    async with AsyncExitStack() as open_:
        for _ in range(150):
            try:
                await open_.enter_async_context(where.join(made["links"]["spectator"]))
                told["in"] += 1
            except GONE:
                told["refused"] += 1
        async with where.join(made["host"]) as player:
            told["player in"] += (await heard(player, "frame"))["type"] == "frame"
        await asyncio.sleep(seconds)
    return told


# Odd input


async def nonsense(where: Target, seconds: float) -> Outcome:
    """Requests that no browser sends."""
    odd = [
        b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
        b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\nContent-Length: 2\r\n\r\n{}",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /?" + b"a&" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /%ff%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\x00\xff" * 500 + b"\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n\r\n" + b'{"x":"\\ud800"}',
        b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n\xff\xfe\xfd\n",
    ]
    end, told = monotonic() + seconds, Counter[str]()
    for n in count():
        if monotonic() > end:
            return told
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HOME, where.port)
            writer.write(odd[n % len(odd)])
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    head = await reader.readline()
                    told[head.split()[1].decode() if head else "closed"] += 1
            writer.close()
    return told


async def nothing(where: Target, seconds: float) -> Outcome:
    """Nobody attacks: what play feels like otherwise."""
    where.table(SOLO)
    await asyncio.sleep(seconds)
    return Counter()


ATTACKS: Final[Mapping[str, Attack]] = {
    "nothing": nothing,
    "languages": languages,
    "pasts": pasts,
    "forks": forks,
    "tables": tables,
    "overlays": overlays,
    "silence": silence,
    "trickle": trickle,
    "spectators": spectators,
    "nonsense": nonsense,
}

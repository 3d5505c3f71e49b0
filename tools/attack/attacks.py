"""The attacks. Each runs for some seconds and returns what it got for its trouble."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, suppress
from itertools import count
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tools.attack.target import BOTS, DUEL, ELSEWHERE, HOME, PATIENCE, SOLO, Target, heard
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


AT_ONCE = 150  # pictures


async def pictures(where: Target, seconds: float) -> Outcome:
    """A hundred and fifty pictures of a long game asked for at once, again and again; somebody opens the home page."""
    link = (await asyncio.to_thread(where.ask, "/api/records", long_game()))["link"]
    end, told = monotonic() + seconds, Counter[str]()

    async def one(number: int) -> None:
        while monotonic() < end:
            with suppress(*GONE):
                told[(await fetched(where.port, f"/api/picture/{link}?small&n={number}")).status] += 1
            await asyncio.sleep(0.5)

    async def guest() -> None:
        while monotonic() < end:
            found = await fetched(where.port, "/api/home", ELSEWHERE)
            told["home refused"] += found.status != "200"
            told["ms for a home page"] = max(told["ms for a home page"], round(found.seconds * 1000))
            await asyncio.sleep(0.3)

    await asyncio.gather(guest(), *(one(number) for number in range(AT_ONCE)))
    return told


def long_game() -> bytes:
    """A whole game of four, played at random: some three thousand answers."""
    game, random = load("manhattan"), Random(3)
    table = Table.new(game, "four", {}, ["human"] + ["director"] * 3)
    while (choice := table.pending) is not None:
        table.answer(random.choice(choice.options), choice.seat)
    return record.write(table.record, game).encode()


class Fetched(NamedTuple):
    """What came of a request."""

    status: str
    seconds: float


async def fetched(port: int, path: str, home: str = HOME) -> Fetched:
    start = monotonic()
    reader, writer = await asyncio.open_connection(HOME, port, local_addr=(home, 0))
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
    finally:
        writer.close()
    return Fetched(answer.split(maxsplit=2)[1].decode() if answer else "closed", monotonic() - start)


async def crowd(where: Target, seconds: float) -> Outcome:
    """Before ninety spectators six devices of one player call themselves ever something else, and offer draws."""
    made, end, told = await asyncio.to_thread(where.table, DUEL), monotonic() + seconds, Counter[str]()

    async def one(number: int) -> None:
        with suppress(*GONE):
            async with where.join(made["host"]) as line:
                version = (await heard(line, "frame"))["version"]
                draining = asyncio.create_task(drain(line, told, ""))
                for n in count():
                    if monotonic() > end:
                        break
                    said = ({"type": "name", "name": f"{number} {n}"}, {"type": "draw"}, {"type": "decline"})[n % 3]
                    await line.send(json.dumps({**said, "version": version}))
                    await asyncio.sleep(0.004)
                draining.cancel()

    async with AsyncExitStack() as open_:
        watching = []
        for _ in range(90):
            with suppress(*GONE):
                line = await open_.enter_async_context(where.join(made["links"]["spectator"]))
                watching.append(asyncio.create_task(drain(line, told, "to spectators: ")))
        await asyncio.gather(*(one(number) for number in range(6)))
        for each in watching:
            each.cancel()
    return told


async def drain(line: ClientConnection, told: Outcome, to: str) -> None:
    with suppress(*GONE):
        async for text in line:
            told[to + json.loads(text)["type"]] += 1


async def endings(where: Target, seconds: float) -> Outcome:
    """Two people give up, agree, call for another game and take back, all at once, table after table."""
    end, told = monotonic() + seconds, Counter[str]()
    asked = {"game": "blitzkrieg", "scenario": "base", "seats": ["human", "human"]}
    made = await asyncio.to_thread(where.table, asked)
    links = [link for side, link in made["links"].items() if side != "spectator"]
    said = ("draw", "undo", "resign", "again", "draw", "again", "name", "share", "lift", "decline", "live")

    async def one(link: str, number: int) -> str:
        """At the table, and then at the one where they play again."""
        async with where.join(link) as line:
            version = (await heard(line, "frame"))["version"]
            for n in range(len(said)):
                kind = said[(n + number) % len(said)]
                await line.send(json.dumps({"type": kind, "version": version, "n": 0, "name": f"<b>{n}</b>"}))
            await line.send('{"type": "ping"}')
            while (message := await heard(line, "next", "refused", "pong"))["type"] != "pong":
                told[message["type"]] += 1
                link = message.get("link", link)
        return link

    while monotonic() < end:
        with suppress(*GONE):
            links = await asyncio.gather(*(one(link, number) for number, link in enumerate(links)))
        await asyncio.sleep(0.02)
    return told


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
    "pictures": pictures,
    "crowd": crowd,
    "endings": endings,
    "silence": silence,
    "trickle": trickle,
    "spectators": spectators,
    "nonsense": nonsense,
}

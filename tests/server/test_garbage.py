"""Ten thousand messages that no program of ours would send: no crash, no change."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.host import BASE, UNLIMITED, Server
from visavis.company.party import Party
from visavis.games import load
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR
from visavis.server.limits import Gauge
from visavis.server.links import Links, Ticket
from visavis.server.room.hall import Hall
from visavis.server.room.rooms import Room
from visavis.server.room.talk import MOST_FAULTS, TALK, hear
from visavis.server.room.visitors import NOT_ALLOWED, Close, Visitor
from visavis.server.store.games import Store

GAME = load("blitzkrieg")
MESSAGES = 11_000
WORDS = [
    "",
    "A1",
    "WE1.1",
    "A1 WE9.9",
    "stop",
    "null",
    "💥",
    "\u0000",
    "\ud800",
    "../..",
    "<script>",
    "'; drop table game",
    "я" * 50,
]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Room]:
    """A room without a network."""
    store = await Store.open(folder)
    hall = Hall(store, Links("key"), Gauge(UNLIMITED), 600)
    yield await hall.create(Table.new(GAME, "base"), Party(("human", "human")))
    await hall.close()
    await store.close()


async def come(room: Room, seat: int) -> Visitor:
    visitor = Visitor(Ticket(room.id, seat), "en")
    await room.ask(lambda: room.join(visitor))
    return visitor


def heard(visitor: Visitor) -> list[Any]:
    found = []
    while not visitor.outbox.empty():
        message = visitor.outbox.get_nowait()
        found.append(message if isinstance(message, Close) else json.loads(message))
    return found


# What is sent


def anything(random: Random, depth: int = 0) -> Any:
    kinds: list[Callable[[], Any]] = [
        lambda: None,
        lambda: random.choice([True, False]),
        lambda: random.choice([0, 1, -1, 2, 10**30, -(10**9), random.randrange(100)]),
        lambda: random.choice([0.5, 1.0, -0.0, 1e308, float("inf"), float("nan")]),
        lambda: random.choice(WORDS),
        lambda: [anything(random, depth + 1) for _ in range(random.randrange(3))] if depth < 3 else [],
        lambda: {random.choice(WORDS): anything(random, depth + 1)} if depth < 3 else {},
    ]
    return random.choice(kinds)()


def no_json(random: Random) -> str:
    return random.choice(
        [
            "",
            "{",
            "[" * 4000,
            '{"type":',
            "\u0000",
            "ping",
            "{'type':'ping'}",
            '{"type":"ping"}x',
            "[" * 2000 + "]" * 2000,
        ]
    )


def too_long(random: Random) -> str:
    return json.dumps({"type": "answer", "answer": random.choice("aя💥") * random.randrange(4097, 9000)})


def no_message(random: Random) -> str:
    return json.dumps(anything(random))


def wrong_kind(random: Random) -> str:
    return json.dumps(
        {
            "type": random.choice(
                [*WORDS, "Answer", "frame", "refused", "join", "leave", "__class__", None, 1, ["answer"]]
            )
        }
    )


def wrong_fields(random: Random) -> str:
    fields = {
        key: anything(random) for key in ("version", "answer", "seat", "n", "at", "id", "lang") if random.random() < 0.6
    }
    return json.dumps({"type": random.choice([kind for kind in TALK if kind not in ("fork", "undo")])} | fields)


def cut(text: str, random: Random) -> str:
    """A good message, damaged."""
    place = random.randrange(len(text))
    return text[:place] + random.choice(["", '"', "\\", "}", chr(random.randrange(1, 0x2FFF))]) + text[place + 1 :]


def message(random: Random, version: int, options: list[str]) -> str:
    """Something malformed, too long, stale, for another seat, or not on offer."""
    good = {"type": "answer", "version": version, "answer": random.choice(options)}
    stale = random.choice([version - 1, version + 1, 0, -1, str(version), version + 0.5, None, True, [version], 10**20])
    kinds: list[Callable[[], str]] = [
        lambda: no_json(random),
        lambda: too_long(random),
        lambda: no_message(random),
        lambda: wrong_kind(random),
        lambda: wrong_fields(random),
        lambda: cut(json.dumps(good | {"version": stale}), random),
        lambda: json.dumps(good | {"version": stale}),
        lambda: json.dumps(good | {"seat": random.choice([1, -1, -2, 2, "0", [0], 0.0, False])}),
        lambda: json.dumps(good | {"answer": anything(random)}),
        lambda: json.dumps({"type": "undo", "version": stale}),
        lambda: json.dumps({"type": "fork", "n": random.choice([-1, 0, 5, 10**9, None, "0"])}),
        lambda: json.dumps({"type": "at", "n": random.choice([0, 1, version, -1, 10**12, None, "1", 1.0, True])}),
    ]
    return random.choice(kinds)()


async def bombard(folder: Path, seed: int) -> Counter[str]:
    """All of them against a running table, by everybody who has a link."""
    random, told = Random(seed), Counter[str]()
    async with opened(folder) as room:
        asked = [str(option) for option in room.table.waiting[0].options]
        before, made = (await room.hall.store.load(room.id)), room.version
        visitors = [await come(room, seat) for seat in (0, 1, SPECTATOR)]
        for _ in range(MESSAGES):
            visitor = random.choice(visitors)
            await hear(room, visitor, message(random, visitor.version, asked))
            told.update(each["type"] for each in heard(visitor))
        assert (await room.hall.store.load(room.id)) == before
        assert room.version == made
        assert list(room.hall.rooms) == [room.id]
        version = visitors[0].version
        await hear(room, visitors[0], json.dumps({"type": "answer", "version": version, "answer": asked[0]}))
        assert room.version == made + 1
        assert [each["type"] for each in heard(visitors[0])] == ["frame"]
    return told


def test_ten_thousand_bad_messages_change_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    told = asyncio.run(bombard(tmp_path, 1))
    assert told["refused"] > 9_000
    assert told.total() >= 10_000
    assert [line for line in caplog.records if line.levelname in ("ERROR", "CRITICAL")] == []


def test_nonsense_again_and_again_ends_the_connection(tmp_path: Path) -> None:
    async def nonsense() -> list[Any]:
        async with opened(tmp_path) as room:
            visitor = await come(room, 0)
            for _ in range(MOST_FAULTS):
                await hear(room, visitor, "nonsense")
            return heard(visitor)

    assert asyncio.run(nonsense())[-1] == Close(NOT_ALLOWED)


def test_bad_messages_over_a_socket_change_nothing(server: Server) -> None:
    """The same kind of thing through the whole server, bytes included."""
    random, made = Random(2), server.table(BASE)
    with server.at(made["links"]["axis"]) as axis:
        axis.sit()
        before = axis.ask("live")
    for _ in range(25):
        with server.at(random.choice(list(made["links"].values()))) as person:
            person.sit()
            for _ in range(30):
                if random.random() < 0.1:
                    person.session.send_bytes(random.randbytes(20))
                else:
                    person.session.send_text(message(random, before["version"], ["A1 WE1.1"]))
            person.say("ping")
            while person.hear()["type"] != "pong":
                pass
    with server.at(made["links"]["axis"]) as axis:
        after = axis.look()
        assert (after["view"], after["undo"]) == (before["view"], before["undo"])
    assert server.get("/healthz")["ok"]

"""Rooms: what goes wrong at one table stays at that table, and the disk always has the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic
from typing import Any, TypeVar

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.host import BASE, UNLIMITED, Server, play_on, serving
from visavis.company.party import Party
from visavis.company.turns import Thought, settle
from visavis.games import load
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.server.http.sockets import joined
from visavis.server.limits import Bucket, Gauge, Meter
from visavis.server.links import Links, Ticket
from visavis.server.refusal import Refusal
from visavis.server.room import opponents, rooms, talk
from visavis.server.room.hall import Hall
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear
from visavis.server.room.visitors import FREE, Close, Visitor
from visavis.server.store.games import Store

T = TypeVar("T")
GAME = load("blitzkrieg")
SOLO_PARTY = Party(("bot", "human"))


@asynccontextmanager
async def hall_in(folder: Path, idle: float = 600) -> AsyncIterator[Hall]:
    store = await Store.open(folder)
    hall = Hall(store, Links("key"), Gauge(UNLIMITED), idle, dice=partial(Random, 1))
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


async def solo(hall: Hall) -> Room:
    return await hall.create(Table.new(GAME, "solo"), SOLO_PARTY)


async def come(room: Room, seat: int = 1) -> Visitor:
    visitor = Visitor(Ticket(room.id, seat), "en")
    await room.ask(lambda: room.join(visitor))
    heard(visitor)
    return visitor


async def recovered(room: Room, visitor: Visitor) -> list[Any]:
    """What somebody hears until the room has nothing more to do."""

    async def nothing() -> None:
        pass

    await room.ask(nothing)
    return heard(visitor)


def heard(visitor: Visitor) -> list[Any]:
    found = []
    while not visitor.outbox.empty():
        message = visitor.outbox.get_nowait()
        found.append(message if isinstance(message, Close) else json.loads(message))
    return found


def any_answer(room: Room, visitor: Visitor | None = None) -> str:
    """An answer to what is asked now; where there are others, each counts for themselves."""
    version = room.version if visitor is None else visitor.version
    return json.dumps({"type": "answer", "version": version, "answer": room.table.waiting[0].options[0]})


def in_a_hall(test: Callable[[Hall], Awaitable[None]], folder: Path, idle: float = 600) -> None:
    async def run() -> None:
        async with hall_in(folder, idle) as hall:
            await test(hall)

    asyncio.run(run())


def in_a_hall_with(thinkers: T, test: Callable[[Hall, T], Awaitable[None]], folder: Path, processes: int = 1) -> None:
    """These stand in for the processes that think."""

    async def with_them(hall: Hall) -> None:
        hall.thinkers = thinkers  # type: ignore[assignment]
        hall.thinking = hall.thinking._replace(thinkers=processes)
        await test(hall, thinkers)

    in_a_hall(with_them, folder)


# Faults


def test_a_fault_in_one_table_does_not_touch_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        ill, well = await solo(hall), await solo(hall)
        sick, sound = await come(ill), await come(well)

        def fails(table: Table[Any], *rest: Any) -> Iterator[Thought]:
            if table is broken:
                raise ZeroDivisionError
            return settle(table, *rest)

        broken = ill.table
        monkeypatch.setattr(opponents, "settle", fails)
        before = await hall.store.load(ill.id)
        await hear(ill, sick, any_answer(ill))
        await hear(well, sound, any_answer(well))
        refusal, frame = await recovered(ill, sick)
        assert [refusal["type"], frame["type"]] == ["refused", "frame"]
        assert frame["n"] == len(before.record.entries) if before else False
        assert [each["type"] for each in heard(sound)] == ["frame"]
        assert await hall.store.load(ill.id) == before
        await hear(ill, sick, any_answer(ill))
        assert [each["type"] for each in heard(sick)] == ["frame"]

    in_a_hall(test, tmp_path)


def test_a_disk_that_refuses_is_no_acknowledgement(tmp_path: Path) -> None:
    """Whoever answered hears first that it came to nothing; then all are shown what is on the disk."""

    async def test(hall: Hall) -> None:
        room = await solo(hall)
        visitor, other, before = await come(room), await come(room), list(room.table.entries)
        heard(visitor)
        hall.store.writer.connection.execute("PRAGMA query_only=ON")
        await hear(room, visitor, any_answer(room))
        assert [each["type"] for each in heard(visitor)] == ["refused"]
        for each in (visitor, other):
            assert [told["n"] for told in await recovered(room, each)] == [len(before)]
        assert room.table.entries == before
        hall.store.writer.connection.execute("PRAGMA query_only=OFF")
        await hear(room, visitor, any_answer(room))
        assert heard(visitor)[-1]["n"] > len(before)

    in_a_hall(test, tmp_path)


def test_a_change_from_elsewhere_is_a_stale_answer(tmp_path: Path) -> None:
    """Two servers on one folder: whoever comes second is told so, and sees what the first has done."""

    async def test(hall: Hall) -> None:
        room = await solo(hall)
        visitor = await come(room)
        async with hall_in(tmp_path) as other:
            there = await other.room(room.id)
            await hear(there, await come(there), any_answer(there))
            await hear(room, visitor, any_answer(room))
            refusal, frame = await recovered(room, visitor)
            assert refusal["type"] == "refused"
            assert frame["n"] == len(there.table.entries)
            assert room.table.entries == there.table.entries

    in_a_hall(test, tmp_path)


def test_a_view_that_fails_costs_one_connection_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        room = await solo(hall)
        bad, good = await come(room), await come(room)
        heard(bad)
        shown = room.show

        def show(visitor: Visitor, *rest: Any, **how: Any) -> None:
            if visitor is bad:
                raise ZeroDivisionError
            shown(visitor, *rest, **how)

        monkeypatch.setattr(room, "show", show)
        await hear(room, good, any_answer(room))
        assert [each["type"] for each in heard(good)] == ["frame"]
        assert heard(bad) == [Close(1011)]

    in_a_hall(test, tmp_path)


def test_a_table_that_cannot_be_read_is_refused_and_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.table()
    server.close_rooms()
    with monkeypatch.context() as patch:
        patch.setattr(rooms, "load", lambda name: 1 / 0)
        with server.at(made["host"]) as person:
            assert person.hear()["type"] == "refused"
            assert person.closed() == 1011
    with server.at(made["host"]) as person:
        assert person.look()["type"] == "frame"


def test_other_rules_are_said_to_be_other_rules(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.table()
    server.close_rooms()
    monkeypatch.setattr("visavis.kernel.record.Header.checked", lambda header, game: 1 / 0)
    with server.at(made["host"], "ru") as person:
        assert person.hear()["reason"] == "Этот стол не удаётся открыть. Он сохранён как есть."


# Coming and going


def test_a_table_nobody_looks_at_is_closed_and_opened_again(tmp_path: Path) -> None:
    with serving(tmp_path, idle=0.2) as server:
        link = server.table()["host"]
        with server.at(link) as person:
            play_on([person.sit()], Random(1), 3)
            before = person.seen
            server.within(asyncio.sleep, 0.5)
            assert len(server.hall.rooms) == 1
        for _ in range(100):
            server.within(asyncio.sleep, 0.1)
            if not server.hall.rooms:
                break
        assert server.hall.rooms == {}
        with server.at(link) as person:
            assert person.look()["view"] == before["view"]


def test_many_may_open_a_table_at_once(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await solo(hall)
        hall.forget(room)
        await room.stop()
        found = await asyncio.gather(*(hall.room(room.id) for _ in range(20)))
        assert len({id(each) for each in found}) == 1

    in_a_hall(test, tmp_path)


def test_a_table_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        with pytest.raises(Refusal):
            await hall.room("nowhere")
        assert hall.rooms == {}

    in_a_hall(test, tmp_path)


def test_however_many_watch_whoever_plays_comes_in(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_WATCHING", 1)
    made = server.table(BASE)
    with server.at(made["links"]["spectator"]) as first, server.at(made["links"]["spectator"]) as late:
        first.sit()
        assert late.hear()["type"] == "refused"
        assert late.closed() == 1011
        with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"]) as allies:
            assert axis.look()["type"] == allies.look()["type"] == "frame"


def test_a_player_has_so_many_devices(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_DEVICES", 1)
    made = server.table(BASE)
    with server.at(made["links"]["axis"]) as one, server.at(made["links"]["axis"]) as other:
        one.sit()
        assert other.hear()["type"] == "refused"
        with server.at(made["links"]["allies"]) as allies:
            assert allies.look()["type"] == "frame"


def test_bots_do_not_hold_up_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent that thinks for long: a ping at another table is answered meanwhile."""

    asked, thought = Event(), Event()

    def slow(game: Game[Any], name: str, seed: int) -> Any:
        def answer(choice: Any, view: Any) -> Any:
            asked.set()
            thought.wait(20)
            return choice.options[0]

        return answer

    async def test(hall: Hall) -> None:
        quick = await solo(hall)
        visitor = await come(quick)
        monkeypatch.setattr(opponents, "agent", slow)
        thinking = asyncio.create_task(hall.create(Table.new(GAME, "base"), Party(("random", "human"))))
        assert await asyncio.to_thread(asked.wait, 20)
        await hear(quick, visitor, any_answer(quick))
        assert heard(visitor)[-1]["type"] == "frame"
        assert not thinking.done()
        thought.set()
        await thinking

    in_a_hall(test, tmp_path)


# Stopping


def test_a_stop_says_good_bye(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.table(BASE)
        with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"]) as allies:
            axis.sit(), allies.sit()
            server.within(server.hall.close)
            assert axis.closed() == 1001
            assert allies.closed() == 1001
        with server.at(made["host"]) as late:
            assert late.hear()["type"] == "refused"
            with pytest.raises(WebSocketDisconnect):
                late.hear()


def test_a_stop_finishes_what_is_under_way(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await solo(hall)
        visitor, n = await come(room), len(room.table.entries)
        answering = asyncio.create_task(hear(room, visitor, any_answer(room)))
        for _ in range(3):  # until the room has heard it
            await asyncio.sleep(0)
        await hall.close()
        await answering
        kept = await hall.store.load(room.id)
        assert kept is not None
        assert len(kept.record.entries) > n
        assert [each if isinstance(each, Close) else each["type"] for each in heard(visitor)] == ["frame", Close(1001)]

    in_a_hall(test, tmp_path)


ENDING = ("resign", "draw", "decline", "again", "name")  # in test_ends.py
SHARING = ("share",)  # in test_pictures.py
ASKING = ("foresee", "cannot")  # in test_socket.py
HINTS = ("hint", "enough")  # in test_thinking.py
REVIEWS = ("review",)  # in test_reviews.py


def test_every_kind_of_message_is_tried_somewhere() -> None:
    here = ("answer", "undo", "at", "live", "fork", "why_not", "lang", "lift", "take", "ping")
    assert set(talk.TALK) == {*here, *ENDING, *SHARING, *ASKING, *HINTS, *REVIEWS}


# Coming while a room is closed


def test_who_comes_while_a_room_is_closed_finds_it_opened_again(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        old = await solo(hall)
        hall.forget(old)
        old.stop()
        found = iter([old])

        async def find(id: str, account: Bucket) -> Room:
            return next(found, None) or await Hall.room(hall, id, account)

        hall.room = find  # type: ignore[method-assign, assignment]
        visitor = Visitor(Ticket(old.id, 1), "en")
        assert await joined(hall, visitor, FREE, Meter()) is not old
        assert [each["type"] for each in heard(visitor)] == ["frame", "presence"]

    in_a_hall(test, tmp_path)


def test_who_comes_while_another_room_is_closed_may_stay(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        first, second = await solo(hall), await solo(hall)
        first.used = second.used = monotonic() - 1000
        stop = first.stop

        def stopping() -> asyncio.Task[None]:
            asyncio.get_running_loop().create_task(come(second))
            return stop()

        first.stop = stopping  # type: ignore[method-assign]
        await hall.sweep()
        assert list(hall.rooms.values()) == [second]

    in_a_hall(test, tmp_path)


def test_when_somebody_noticed_something_is_known_after_a_pause(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await hall.create(Table.new(GAME, "base"), Party(("human", "human")))
        visitor = await come(room, room.table.waiting[0].seat)
        await hear(room, visitor, any_answer(room, visitor))
        before = room.noticed.times
        assert len(before) == 3
        hall.forget(room)
        await room.stop()
        await asyncio.sleep(0.002)
        assert (await hall.room(room.id)).noticed.times == before

    in_a_hall(test, tmp_path)

"""Seats that think ahead: in processes of their own, while their table and all others are served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.host import BASE, Json, Person, Server
from tests.server.test_rooms import GAME, any_answer, come, hall_in, heard
from visavis.agents.afar import Answered
from visavis.company.party import Party
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.server.room.hall import Hall
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear
from visavis.server.thinkers.pool import Failed, Told

PAIR = Party(("human", "thinker"))


def test_a_seat_thinks_ahead_and_tells_why_at_the_end(server: Server) -> None:
    made = server.table(BASE, seats=["human", "thinker"])
    with server.at(made["host"]) as person:
        person.sit()
        for _ in range(2):
            frame = until(person, lambda: bool(person.options))
            person.say("answer", version=frame["version"], answer=person.options[0])
            until(person, lambda version=frame["version"]: person.seen["version"] != version)  # type: ignore[misc]
        until(person, lambda: bool(person.options))
        assert "thought" not in {each["decision"] for each in person.reasons}
        person.say("resign", version=person.seen["version"])
        until(person, lambda: bool(person.seen["over"]))
        assert "thought" in {each["decision"] for each in person.reasons}


def until(person: Person, comes: Callable[[], bool]) -> Json:
    while not comes():
        person.look()
    return person.seen


class Slow:
    """In the place of the processes: a thought ends when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Record, int]] = []
        self.given_up = 0
        self.ends = asyncio.Event()
        self.failed = False

    async def think(self, whose: str, table: str, does: Any, *given: Any, patient: bool = False) -> AsyncIterator[Told]:
        assert patient
        self.asked.append(given[:2])
        try:
            yield Told(1, False, 1.0)
            await self.ends.wait()
        except BaseException:
            self.given_up += 1
            raise
        if self.failed:
            raise Failed
        record, seat = given[:2]
        choice = Table.replay(GAME, record).choice_of(seat)
        assert choice is not None
        yield Told(Answered(choice.options[0], None), True, 1.0)

    async def close(self) -> None:
        pass


def with_slow_ones(test: Callable[[Room, Slow], Awaitable[None]], folder: Path) -> None:
    async def run() -> None:
        async with hall_in(folder) as hall:
            await hall.thinkers.close()
            slow = Slow()
            hall.thinkers = slow  # type: ignore[assignment]
            await test(await room_with_a_thinker(hall), slow)

    asyncio.run(run())


async def room_with_a_thinker(hall: Hall) -> Room:
    return await hall.create(Table.new(GAME, "base"), PAIR)


async def until_thinking(room: Room, visitor: Any, slow: Slow) -> None:
    """The person answers until it is the other's turn."""
    asked = len(slow.asked)
    while len(slow.asked) == asked:
        if room.table.choice_of(0) is not None:
            await hear(room, visitor, any_answer(room, visitor))
        await asyncio.sleep(0)


def who_thinks(visitor: Any) -> list[list[int]]:
    return [[seat["seat"] for seat in each["seats"]] for each in heard(visitor) if each["type"] == "thinking"]


def test_the_table_is_served_while_somebody_thinks(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        assert who_thinks(visitor) == [[1]]
        await hear(room, visitor, '{"type": "at", "n": 0}')
        assert [each["type"] for each in heard(visitor)] == ["past"]
        record, seat = slow.asked[-1]
        assert (record, seat) == (room.table.record, 1)
        before = len(room.table.entries)
        slow.ends.set()
        while room.head == before:
            await asyncio.sleep(0)
        assert room.head == len(room.table.entries)  # and that is on the disk
        while not (told := who_thinks(visitor)):
            await asyncio.sleep(0)
        assert told == [[]]

    with_slow_ones(test, tmp_path)


def test_nobody_thinks_for_nobody(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        await room.ask(lambda: room.leave(visitor))
        await asyncio.sleep(0)
        assert (len(slow.asked), slow.given_up) == (1, 1)
        await come(room, 0)
        await asyncio.sleep(0)
        assert len(slow.asked) == 2

    with_slow_ones(test, tmp_path)


def test_no_answer_comes_to_what_is_not_asked_any_more(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        await hear(room, visitor, f'{{"type": "resign", "version": {visitor.version}}}')
        assert room.table.over
        assert slow.given_up == 1
        assert who_thinks(visitor)[-1] == []

    with_slow_ones(test, tmp_path)


def test_where_no_thought_can_be_had_the_game_goes_on(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        before, slow.failed = len(room.table.entries), True
        slow.ends.set()
        while len(room.table.entries) == before:
            await asyncio.sleep(0)

    with_slow_ones(test, tmp_path)

"""All rooms of one server: opened when somebody comes, closed when nobody has been there for a while."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from math import inf
from random import SystemRandom
from time import monotonic
from typing import Any, Final

from visavis.company.party import Party
from visavis.kernel.table import Table
from visavis.server.config import Dice, Keeping, Thinking
from visavis.server.limits import Bucket, Gauge
from visavis.server.links import Links, new_table_id
from visavis.server.logs import LOG
from visavis.server.refusal import NotAllowed, Trouble
from visavis.server.room.opponents import THREADS
from visavis.server.room.reviews import Reviews
from visavis.server.room.rooms import Room
from visavis.server.room.visitors import FREE, GOING_AWAY
from visavis.server.store.games import Store, now
from visavis.server.thinkers.pool import Pool
from visavis.server.wire.listing import Noticed, summary

LAST_THOUGHTS: Final = 5.0  # seconds for a bot that thinks while the server is to stop
LAST_WORDS: Final = 2.0  # seconds to send what is still to be said
CLEARED_OUT_EVERY: Final = 600.0  # seconds; some at a time, so that nobody notices
FOR_EVER: Final = Keeping(0, 0, 0, 0)
SWEEPS: Final = 40  # looks at a room in the time it may be idle
BROUGHT: Final = 10  # times sooner a room is closed that holds data of its own
MOST_EMPTY: Final = 200  # rooms that nobody is in: each holds some megabytes of a long game
MOST_HELD: Final = 150_000  # answers of all tables: each takes nearly a kilobyte, with all that was told of it
OPENERS: Final = 2  # threads that read tables: more would only take turns with the one that serves


class Hall:
    """All rooms of one server."""

    def __init__(
        self,
        store: Store,
        links: Links,
        gauge: Gauge,
        idle: float,
        dice: Dice = SystemRandom,
        pace: float = 0.0,
        keeping: Keeping = FOR_EVER,
        thinking: Thinking = Thinking(),  # noqa: B008 it cannot be changed
    ) -> None:
        self.store = store
        self.links = links
        self.gauge = gauge
        self.idle = idle
        self.dice = dice
        self.pace = pace
        self.keeping = keeping
        self.thinking = thinking
        self.thinkers = Pool(thinking.processes, thinking.waiting)
        self.reviews = Reviews(self)
        self.opponents = ThreadPoolExecutor(THREADS, "opponent")  # those of the games' own
        self.openers = ThreadPoolExecutor(OPENERS, "opener")
        self.workers = ThreadPoolExecutor(1, "worker")  # for what nobody's turn depends on
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.writers: set[asyncio.Task[None]] = set()  # each sends one visitor what waits for them
        self.sweepers = (asyncio.create_task(self._sweep()), asyncio.create_task(self._clear_out()))

    async def room(self, id: str, account: Bucket = FREE) -> Room:
        """The room of a table, opened if need be, at the cost of whoever wants it."""
        if self.closing:
            raise Trouble("server-stopping")
        if id not in self.rooms:
            self.rooms[id] = Room(self, id, account)
        room = self.rooms[id]
        room.used = monotonic()
        await asyncio.shield(room.opened)
        return room

    async def create(self, table: Table[Any], party: Party, address: str = "") -> Room:
        """A new table, and its room."""
        return await self.room(await self.keep(table, party, address), self.gauge.playing.of(address))

    async def keep(self, table: Table[Any], party: Party, address: str = "") -> str:
        """A new table on the disk: it takes no room before somebody comes."""
        id, maker = new_table_id(), self.links.mark(address)
        await self._expect_space(maker)
        told = summary(table, Noticed(table, party, {}, now()))
        await self.store.create(id, table.record, party, table.over, told, maker)
        LOG.info("table made", extra={"table": id, "game": table.game.name, "scenario": table.header.scenario})
        return id

    async def _expect_space(self, maker: str) -> None:
        if await self.store.count(maker) >= (self.keeping.of_one or inf):
            raise NotAllowed("server-too-many-tables")
        if await self.store.count() >= (self.keeping.tables or inf):
            raise NotAllowed("server-no-space")

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def close(self) -> None:
        """Finish what is under way, then tell everybody good-bye."""
        if self.closing:
            return
        self.closing = True
        for sweeper in self.sweepers:
            sweeper.cancel()
        rooms = list(self.rooms.values())
        await ended({room.stop() for room in rooms}, LAST_THOUGHTS)
        for visitor in [visitor for room in rooms for visitor in room.visitors]:
            visitor.close(GOING_AWAY)
        self.rooms.clear()
        for threads in (self.opponents, self.openers, self.workers):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.reviews.close()
        await self.thinkers.close()
        await ended(self.writers, LAST_WORDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.idle / SWEEPS)
            await self.sweep()

    async def sweep(self) -> None:
        """Rooms that nobody has been in for a while, and still nobody is when their turn comes; and if many are empty,
        those sooner that were left first."""
        empty = sorted((room for room in self.rooms.values() if room.idle), key=lambda room: room.used)
        surplus = set(empty[: max(0, len(empty) - MOST_EMPTY)])
        for room in empty:
            patience = 0.0 if room in surplus else self.idle / (BROUGHT if room.holds_data else 1)
            if 0 < room.idle >= patience:
                self.forget(room)
                await room.stop()
        self._relieve()

    def _relieve(self) -> None:
        """If the games of all tables are too long to be held, those rest at which nobody has had anything done for a
        while: sooner where nobody has to answer."""
        here = [room for room in self.rooms.values() if room.visitors]
        held = sum(room.head for room in self.rooms.values() if room.is_held)
        for room in sorted(here, key=lambda room: room.used):
            if held <= MOST_HELD:
                break
            if room.quiet and room.quiet > self.idle / (1 if room.is_played else BROUGHT):
                held -= room.head
                room.later(room.rest)

    async def _clear_out(self) -> None:
        """Tables at which nothing has happened for a long time. What goes wrong with it is tried again."""
        while True:
            try:
                await self.clear_out()
            except Exception as error:
                LOG.error("old tables cannot be deleted", exc_info=error)
            await asyncio.sleep(CLEARED_OUT_EVERY)

    async def clear_out(self) -> None:
        """Not those that somebody looks at."""
        for over, days in ((True, self.keeping.finished), (False, self.keeping.unfinished)):
            since = datetime.now(UTC) - timedelta(days=days)
            old = await self.store.expired(since, over) if days else []
            left = [id for id in old if id not in self.rooms or not self.rooms[id].visitors]
            for room in [self.rooms[id] for id in left if id in self.rooms]:
                self.forget(room)
                await room.stop()
            if left:
                LOG.info("old tables deleted", extra={"tables": await self.store.delete(left, since)})


async def ended(tasks: set[asyncio.Task[None]], seconds: float) -> None:
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)

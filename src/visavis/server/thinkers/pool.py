"""Processes that think for all tables, and the queue before them.

A job is a generator of the layers below with plain arguments: each value is a piece of it, told to whoever wants it,
and after each piece somebody else may have a turn. A job stays with the process that has begun it. If that dies,
another takes its place and all that it had begun begins anew: it costs nothing but time.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import suppress
from itertools import count
from typing import Any, Final, NamedTuple

from visavis.server.logs import LOG
from visavis.server.thinkers.turns import Turns
from visavis.server.thinkers.worker import SIZE, Begin, Drop, Found, GoOn, Job, Order, packed

STARTS: Final = 3  # of one job, before it is held to be what kills whoever does it
LONGEST: Final = 120.0  # seconds of a piece: it never ends
MOST_BEGUN: Final = 32  # jobs that one process has begun and not ended, each with a table in its memory
COMMAND: Final = "from visavis.server.thinkers.worker import main; main()"


class Crowded(Exception):
    """So much waits already that this would come too late."""


class Failed(Exception):
    """It cannot be done; why is in the log."""


class Told(NamedTuple):
    """What came of a piece, the last one or not, and the milliseconds it took."""

    found: Any
    ended: bool
    ms: float


class Wanted:
    """A job, and whoever waits for it."""

    def __init__(self, number: int, whose: str, table: str, does: Job, given: tuple[Any, ...], late: bool) -> None:
        self.number = number
        self.whose = whose
        self.table = table
        self.late = late
        self.does = does
        self.given = given
        self.starts = 0
        self.at: Thinker | None = None  # where it was begun
        self.running = False
        self.told: asyncio.Queue[Told | Failed] = asyncio.Queue()


class Thinker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.running: Wanted | None = None
        self.begun: set[int] = set()
        self.late: asyncio.TimerHandle | None = None
        self.tending: asyncio.Task[None] | None = None

    def order(self, order: Order) -> None:
        assert self.process.stdin is not None
        with suppress(OSError):  # whoever tends it notices that it is dead
            self.process.stdin.write(packed(order))

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()


class Pool:
    """So many processes, started when they are needed first, and what is wanted of them."""

    def __init__(self, size: int, most: int) -> None:
        self.size = size
        self.most = most  # jobs that may wait, besides those that are done whatever it takes
        self.thinkers: list[Thinker] = []
        self.wanted: dict[int, Wanted] = {}
        self.known: dict[str, Thinker] = {}  # by table: who has thought for it last
        self.turns = Turns()
        self.numbers = count()
        self.starting = 0
        self.closed = False
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def has_place(self) -> bool:
        """Whether one more may wait."""
        return sum(not job.late for job in self.wanted.values()) < self.most

    async def think(
        self, whose: str, table: str, does: Job, *given: Any, patient: bool = False, late: bool = False
    ) -> AsyncGenerator[Told, None]:
        """Piece by piece, until the job has ended or nobody asks for the next one. The patient are never too many, and
        the late wait for all others."""
        if self.closed or not (patient or late or self.has_place):
            raise Crowded
        job = Wanted(next(self.numbers), whose, table, does, given, late)
        self.wanted[job.number] = job
        self._go_on()
        try:
            while True:
                told = await job.told.get()
                if isinstance(told, Failed):
                    raise told
                yield told
                if told.ended:
                    return
        finally:
            self._drop(job)

    async def close(self) -> None:
        """Nobody waits for a thought any more."""
        self.closed = True
        for job in self.wanted.values():
            job.told.put_nowait(Failed())
        await asyncio.gather(*self.tasks)
        for thinker in self.thinkers:
            thinker.kill()
        await asyncio.gather(*(each.tending for each in self.thinkers if each.tending is not None))

    # Turns

    def _go_on(self) -> None:
        """Whoever is free gets what is next; if nobody is, one more is started."""
        while (free := [each for each in self.thinkers if each.running is None]) and (job := self._next(free)):
            self._run(job, job.at or self._place_for(job, free))
        idle = any(job.at is None for job in self.wanted.values())
        if idle and len(self.thinkers) + self.starting < self.size and not self.closed:
            self.starting += 1
            task = asyncio.create_task(self._start())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _next(self, free: list[Thinker]) -> Wanted | None:
        """Of those that can go on."""
        room = any(len(each.begun) < MOST_BEGUN for each in free)
        ready = (job for job in self.wanted.values() if not job.running)
        return self.turns.next(job for job in ready if (job.at in free if job.at else room))

    def _place_for(self, job: Wanted, free: list[Thinker]) -> Thinker:
        """Best with whom knows the table, else with whom has least to do."""
        known = self.known.get(job.table)
        with_room = [each for each in free if len(each.begun) < MOST_BEGUN]
        return known if known in with_room else min(with_room, key=lambda each: len(each.begun))

    def _run(self, job: Wanted, thinker: Thinker) -> None:
        job.running, thinker.running = True, job
        self.turns.had(job)
        thinker.late = asyncio.get_running_loop().call_later(LONGEST, thinker.kill)
        if job.at is thinker:
            thinker.order(GoOn(job.number))
            return
        job.at, job.starts = thinker, job.starts + 1
        self.known[job.table] = thinker
        thinker.begun.add(job.number)
        thinker.order(Begin(job.number, job.table, job.does, job.given))

    def _heard(self, thinker: Thinker, found: Found) -> None:
        job, thinker.running = thinker.running, None
        self._is_in_time(thinker)
        if job is not None:
            job.running = False
            if job.number not in self.wanted:
                self._forget(job)
            else:
                self._tell(job, found)
        self._go_on()

    def _tell(self, job: Wanted, found: Found) -> None:
        if found.failed:
            LOG.error("thought failed", extra={"table": job.table, "trace": found.failed})
        job.told.put_nowait(Failed() if found.failed else Told(found.told, found.ended, found.ms))
        if found.ended:
            self._leave(job)

    def _drop(self, job: Wanted) -> None:
        """Nobody waits for it any more. One that is at work cannot be told so before its piece is done."""
        if self.wanted.pop(job.number, None) is not None and not job.running:
            self._forget(job)

    def _forget(self, job: Wanted) -> None:
        if job.at is not None:
            job.at.order(Drop(job.number))
        self._leave(job)

    def _leave(self, job: Wanted) -> None:
        self.wanted.pop(job.number, None)
        if job.at is not None:
            job.at.begun.discard(job.number)

    # Processes

    async def _start(self) -> None:
        """With the same path as ours, whatever folder we were started from."""
        paths = os.pathsep.join(path for path in sys.path if path)
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", COMMAND), stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": paths}
            )
        except OSError as error:
            LOG.error("thinker cannot be started", exc_info=error)
            self._give_up()
            return
        finally:
            self.starting -= 1
        thinker = Thinker(process)
        self.thinkers.append(thinker)
        thinker.tending = asyncio.create_task(self._tend(thinker))
        self._go_on()

    def _give_up(self) -> None:
        """There is nobody to think, and nobody is to wait for that."""
        for job in list(self.wanted.values()) if not self.thinkers else ():
            self._tell(job, Found(job.number, ended=True, failed="there is nobody to think"))

    async def _tend(self, thinker: Thinker) -> None:
        """Hear what it finds, until it dies."""
        pipe = thinker.process.stdout
        assert pipe is not None
        with suppress(asyncio.IncompleteReadError, OSError):
            while True:
                size = int.from_bytes(await pipe.readexactly(SIZE), "big")
                self._heard(thinker, pickle.loads(await pipe.readexactly(size)))
        thinker.kill()
        await thinker.process.wait()
        self._lost(thinker)

    def _lost(self, thinker: Thinker) -> None:
        """Whatever it had begun begins anew somewhere else."""
        self._is_in_time(thinker)
        self.thinkers.remove(thinker)
        self.known = {table: each for table, each in self.known.items() if each is not thinker}
        if not self.closed:
            LOG.warning("thinker lost", extra={"status": thinker.process.returncode})
        for job in [job for job in self.wanted.values() if job.at is thinker]:
            job.at, job.running = None, False
            if job.starts >= STARTS:
                self._tell(job, Found(job.number, ended=True, failed="whoever thinks of it dies"))
        self._go_on()

    def _is_in_time(self, thinker: Thinker) -> None:
        if thinker.late is not None:
            thinker.late.cancel()

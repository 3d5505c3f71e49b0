"""SQLite: the file and who may read it, the one thread that writes, the few that read.

A change is told to be done when it is on the disk. Changes that wait at the same moment share one transaction,
and so one wait for the disk: many tables cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection, DatabaseError, Error, Row
from sqlite3 import connect as open_database
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from visavis.kernel.errors import VisavisError, because, foreign
from visavis.server.store.shape import FromTheFuture, bring_up

FILE: Final = "tables.sqlite"
BESIDE: Final = ("", "-wal", "-shm")  # the files of a database, by what their names add
OWNER_ONLY: Final = stat.S_IRWXU
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
PATIENCE: Final = 10.0  # seconds for another program that writes to the same file
READERS: Final = 2
DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")  # how such errors begin
LOCKED: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")

R = TypeVar("R")
Job = Callable[[Connection], R]


class CannotUse(VisavisError):
    """The data folder or the database is not for us."""


class Conflict(Exception):
    """The game on the disk is not the one this change was made for; the change has written nothing."""


class Damaged(Exception):
    """Answers of a game are missing."""


class Missing(Exception):
    """The file is no longer where it was: what is written would be found by nobody."""


class Waiting(NamedTuple):
    """A change, and whoever waits for what comes of it."""

    job: Job[Any]
    done: asyncio.Future[Any]


class Troubles:
    """What the disk has refused, and whether it was found damaged: it does not mend by itself."""

    def __init__(self) -> None:
        self.many = 0
        self.broken = False

    def note(self, error: Exception) -> None:
        self.many += 1
        self.broken |= isinstance(error, Damaged) or error_name(error).startswith(DAMAGE)


def error_name(error: Exception) -> str:
    """What SQLite calls it; nothing, if it is not SQLite's."""
    return getattr(error, "sqlite_errorname", "") if isinstance(error, Error) else ""


# Connections


def connect(path: Path) -> Connection:
    """To a file that is there. Transactions begin when we say so, and what is committed is on the disk."""
    there = f"{path.absolute().as_uri()}?mode=rw"
    connection = open_database(there, timeout=PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
    connection.row_factory = Row
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


@contextmanager
def transaction(connection: Connection, begin: str = "BEGIN IMMEDIATE") -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def migrate(path: Path) -> None:
    """Make the database, or bring it to today's shape in one transaction; nobody but its owner can read it."""
    try:
        keep_private(path)
        with closing(connect(path)) as connection, transaction(connection):
            bring_up(connection)
    except OSError as error:
        raise CannotUse("cannot use {path}: {reason}", path=path.parent, reason=because(error)) from None
    except DatabaseError as error:
        raise CannotUse("cannot use {path}: {reason}", path=path, reason=foreign(str(error))) from None
    except FromTheFuture:
        raise CannotUse("{path} was made by a newer version of this program", path=path) from None


def keep_private(path: Path) -> None:
    """The folder and the file; SQLite gives what it puts beside the file the same permissions."""
    path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    close_to_others(path.parent)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    for more in BESIDE:
        close_to_others(path.with_name(path.name + more))


def close_to_others(path: Path) -> None:
    """Only by name: to open and close the file here would take away the locks that SQLite holds on it.

    A folder that is everybody's, such as /tmp, stays so.
    """
    with suppress(FileNotFoundError, PermissionError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if not mode & stat.S_ISVTX and mode & ~OWNER_ONLY:
            path.chmod(mode & OWNER_ONLY)


# Writing


class Writer:
    """The thread that writes: whatever waits, in one transaction; then everybody is told."""

    def __init__(self, path: Path, troubles: Troubles) -> None:
        self.path = path
        self.connection = connect(path)
        self.file = identity(path)
        self.troubles = troubles
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self.closed = False
        self.thread = Thread(target=self._run, name="store-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Job[R]) -> R:
        """What a job returns, once all it has written is on the disk; if it raises, nothing of it is."""
        if self.closed:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[R] = self.loop.create_future()
        self.waiting.put(Waiting(job, done))
        return await done

    async def close(self) -> None:
        """Everything that waits is still written."""
        self.closed = True
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)
        self.connection.close()

    def _run(self) -> None:
        going = True
        while going:
            taken = self._taken()
            batch = [each for each in taken if each is not None]
            going = len(batch) == len(taken)
            if batch:
                self._tell(batch, self._written(batch))

    def _taken(self) -> list[Waiting | None]:
        """Whatever waits, and at least one."""
        taken = [self.waiting.get()]
        with suppress(Empty):
            while True:
                taken.append(self.waiting.get_nowait())
        return taken

    def _written(self, batch: Sequence[Waiting]) -> list[Any]:
        """What came of each: a result or an exception. If they fail together, each is tried alone.

        Unless another program holds the file: nobody waits for that again.
        """
        try:
            return self._in_one_transaction(batch)
        except Exception as error:
            if len(batch) == 1 or error_name(error).startswith(LOCKED):
                self.troubles.note(error)
                return [error] * len(batch)
            return [self._written([each])[0] for each in batch]

    def _in_one_transaction(self, batch: Sequence[Waiting]) -> list[Any]:
        self.expect_file()
        with transaction(self.connection):
            return [outcome(each.job, self.connection) for each in batch]

    def expect_file(self) -> None:
        if identity(self.path) != self.file:
            raise Missing(self.path)

    def _tell(self, batch: Sequence[Waiting], outcomes: Sequence[Any]) -> None:
        with suppress(RuntimeError):  # whoever waited is gone, and their loop with them
            self.loop.call_soon_threadsafe(tell, [each.done for each in batch], outcomes)


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def outcome(job: Job[Any], connection: Connection) -> Any:
    """A conflict has written nothing, and so is no reason to give up what is written with it."""
    try:
        return job(connection)
    except Conflict as conflict:
        return conflict


def tell(waiting: Sequence[asyncio.Future[Any]], outcomes: Sequence[Any]) -> None:
    for done, found in zip(waiting, outcomes, strict=True):
        if done.done():
            continue
        if isinstance(found, Exception):
            done.set_exception(found)
        else:
            done.set_result(found)


# Reading


class Readers:
    """A few threads that read while another writes; each sees the games as they are at one moment."""

    def __init__(self, path: Path, troubles: Troubles) -> None:
        self.troubles = troubles
        self.connections = [connect(path) for _ in range(READERS)]
        self.free: SimpleQueue[Connection] = SimpleQueue()
        for connection in self.connections:
            connection.execute("PRAGMA query_only=ON")
            self.free.put(connection)
        self.threads = ThreadPoolExecutor(READERS, "store-reader")

    async def read(self, job: Job[R]) -> R:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._read, job)

    def _read(self, job: Job[R]) -> R:
        connection = self.free.get()
        try:
            with transaction(connection, "BEGIN"):
                return job(connection)
        except Exception as error:
            self.troubles.note(error)
            raise
        finally:
            self.free.put(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self.threads.shutdown)
        for connection in self.connections:
            connection.close()

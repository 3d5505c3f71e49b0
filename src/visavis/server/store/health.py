"""Whether the next answer could be written: found out by writing."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection, Error
from time import monotonic
from typing import Final

from visavis.server.logs import LOG
from visavis.server.store.disk import Missing, Writer, connect

WELL: Final = ""
FULL: Final = "full"
UNWRITABLE: Final = "unwritable"
BROKEN: Final = "broken"
MISSING: Final = "missing"
STUCK: Final = "stuck"

NAMES: Final = {"SQLITE_FULL": FULL, "SQLITE_CORRUPT": BROKEN, "SQLITE_NOTADB": BROKEN}  # by the beginning of an error
ROOM: Final = 64 * 1024  # bytes: what a long turn of many bots takes, with a margin
GOOD_FOR: Final = 10.0  # seconds for which a good answer is given again
BAD_FOR: Final = 1.0  # and a bad one
PATIENCE: Final = 5.0  # seconds after which a disk that does not answer is called stuck


class Health:
    """Remembers for a moment what was found, so that asking often costs the disk nothing."""

    def __init__(self, path: Path, writer: Writer) -> None:
        self.path = path
        self.writer = writer
        self.found = WELL
        self.until = 0.0
        self.failures = 0  # of the writer, when it was looked at
        self.checking: asyncio.Task[None] | None = None

    async def ailment(self) -> str:
        """What is wrong with the database, in one word; nothing if an answer could be written."""
        if self.checking is None and (monotonic() >= self.until or self.writer.failures != self.failures):
            self.checking = asyncio.create_task(self._check())
        if self.checking is not None:
            try:
                await asyncio.wait_for(asyncio.shield(self.checking), PATIENCE)
            except TimeoutError:
                return STUCK
        return self.found

    async def _check(self) -> None:
        try:
            found = await self._examined()
        except Exception as error:
            found = named(error)
            LOG.error("database ill", extra={"why": found, "reason": str(error)})
        self.failures = self.writer.failures
        self.found, self.until = found, monotonic() + (BAD_FOR if found else GOOD_FOR)
        self.checking = None

    async def _examined(self) -> str:
        self.writer.expect_file()
        await asyncio.to_thread(look_anew, self.path)
        await self.writer.write(beat)
        return WELL


def look_anew(path: Path) -> None:
    """What is in the file, not what a connection remembers of it."""
    with closing(connect(path)) as connection:
        connection.execute("SELECT * FROM game ORDER BY updated DESC LIMIT 1").fetchone()


def beat(connection: Connection) -> None:
    """Take the room of a long answer, and give it back: the next answer may have it."""
    connection.execute("INSERT INTO pulse (filler) VALUES (zeroblob(?))", (ROOM,))
    connection.execute("DELETE FROM pulse")


def named(error: Exception) -> str:
    if isinstance(error, Missing):
        return MISSING
    name = getattr(error, "sqlite_errorname", "") if isinstance(error, Error) else ""
    return next((found for start, found in NAMES.items() if name.startswith(start)), UNWRITABLE)

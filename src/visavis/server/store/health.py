"""Whether the next answer could be written: found out by writing."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection
from time import monotonic
from typing import Final

from visavis.server.logs import LOG
from visavis.server.store.disk import DAMAGE, Damaged, Missing, Troubles, Writer, connect, error_name

WELL: Final = ""
FULL: Final = "full"
UNWRITABLE: Final = "unwritable"
BROKEN: Final = "broken"
MISSING: Final = "missing"
STUCK: Final = "stuck"

NAMES: Final = {"SQLITE_FULL": FULL, **dict.fromkeys(DAMAGE, BROKEN)}  # by the beginning of an error
NO_GAME: Final = "health"  # no game is called so: their names are longer
ROOM: Final = 64 * 1024  # bytes: what a long turn of many bots takes, with a margin
GOOD_FOR: Final = 10.0  # seconds for which a good answer is given again
BAD_FOR: Final = 1.0  # and a bad one
PATIENCE: Final = 5.0  # seconds after which a disk that does not answer is called stuck


class Health:
    """Remembers for a moment what was found, so that asking often costs the disk nothing."""

    def __init__(self, path: Path, writer: Writer, troubles: Troubles) -> None:
        self.path = path
        self.writer = writer
        self.troubles = troubles
        self.found = WELL
        self.until = 0.0
        self.known = 0  # troubles, when it was looked at
        self.checking: asyncio.Task[None] | None = None

    async def ailment(self) -> str:
        """What is wrong with the database, in one word; nothing if an answer could be written."""
        if self.checking is None and (monotonic() >= self.until or self.troubles.many != self.known):
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
        self.known = self.troubles.many
        self.found, self.until = found, monotonic() + (BAD_FOR if found else GOOD_FOR)
        self.checking = None

    async def _examined(self) -> str:
        self.writer.expect_file()
        await asyncio.to_thread(look_anew, self.path)
        await self.writer.write(beat)
        return BROKEN if self.troubles.broken else WELL


def look_anew(path: Path) -> None:
    """What is in the file, not what a connection remembers of it."""
    with closing(connect(path)) as connection:
        found = connection.execute("SELECT id FROM game ORDER BY updated DESC LIMIT 1").fetchone()
        connection.execute("SELECT * FROM game JOIN entry ON game = id WHERE id = ?", tuple(found or ("",))).fetchall()


def beat(connection: Connection) -> None:
    """Take the room of a long answer, and give it back: the next may have it. Then give one that nobody sees."""
    connection.execute("INSERT INTO pulse (filler) VALUES (zeroblob(?))", (ROOM,))
    connection.execute("DELETE FROM pulse")
    connection.execute(
        "INSERT INTO game (id, header, settings, head, version, over, summary, created, updated)"
        " VALUES (?, '', '', 1, 1, 0, '', '', '')",
        (NO_GAME,),
    )
    connection.execute("INSERT INTO entry (game, n, seat, name, answer, at) VALUES (?, 1, 0, '', '', '')", (NO_GAME,))
    if connection.execute("SELECT n FROM entry WHERE game = ?", (NO_GAME,)).fetchone() is None:
        raise Damaged(NO_GAME)
    connection.execute("DELETE FROM game WHERE id = ?", (NO_GAME,))


def named(error: Exception) -> str:
    if isinstance(error, Missing):
        return MISSING
    if isinstance(error, Damaged):
        return BROKEN
    name = error_name(error)
    return next((found for start, found in NAMES.items() if name.startswith(start)), UNWRITABLE)

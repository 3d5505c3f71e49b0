"""Games on the disk. Whoever asks knows games, parties and records, and nothing of the database.

Another database would be another `disk.py` with other statements here; nothing else would notice.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from sqlite3 import Connection, Row
from typing import Any, Final, NamedTuple

from visavis.company.party import Party
from visavis.kernel.record import Entry, Header, Record, header_line, read_header
from visavis.server.store.disk import FILE, Conflict, Damaged, Readers, Troubles, Writer, migrate
from visavis.server.store.health import Health

MOST_AT_ONCE: Final = 100  # games that have expired


class Kept(NamedTuple):
    """A game as it is on the disk."""

    id: str
    record: Record
    party: Party
    version: int
    over: bool
    summary: dict[str, Any]
    updated: str


class Listed(NamedTuple):
    """What a listing shows of a game."""

    id: str
    header: Header
    party: Party
    over: bool
    summary: dict[str, Any]
    updated: str


class Change(NamedTuple):
    """A game after an answer or an undo."""

    game: str
    version: int  # before the change
    head: int  # answers before the change
    keep: int  # those of them that stay
    entries: tuple[Entry, ...]  # and what comes after them
    over: bool
    summary: dict[str, Any]


class Store:
    """All games of one data folder."""

    def __init__(self, path: Path) -> None:
        troubles = Troubles()
        self.writer = Writer(path, troubles)
        self.readers = Readers(path, troubles)
        self.health = Health(path, self.writer, troubles)

    @classmethod
    async def open(cls, folder: Path) -> Store:
        path = folder / FILE
        await asyncio.to_thread(migrate, path)
        return cls(path)

    async def close(self) -> None:
        """Everything that waits is still written."""
        await self.writer.close()
        await self.readers.close()

    # Reading

    async def ailment(self) -> str:
        """What is wrong with the database, in one word; nothing if an answer could be written."""
        return await self.health.ailment()

    async def load(self, game: str) -> Kept | None:
        return await self.readers.read(partial(kept, game))

    async def listed(self, games: Iterable[str]) -> dict[str, Listed]:
        return await self.readers.read(partial(all_listed, tuple(games)))

    async def count(self, maker: str | None = None) -> int:
        """How many games there are, or how many of them somebody has made."""
        return await self.readers.read(partial(counted, maker))

    async def expired(self, since: datetime, over: bool | None = None, most: int = MOST_AT_ONCE) -> list[str]:
        """Games in which nothing has happened since, the oldest first; perhaps only those that are over or are not."""
        return await self.readers.read(partial(quiet, said(since), over, most))

    async def review(self, game: str) -> bytes | None:
        """What a review of the game, as it is now, has found."""
        return await self.readers.read(partial(found, game))

    # Writing: what was asked for is on the disk when these return

    async def create(
        self, game: str, record: Record, party: Party, over: bool, summary: dict[str, Any], maker: str = ""
    ) -> None:
        await self.writer.write(partial(insert, new_row(game, record, party, over, summary, maker), record.entries))

    async def commit(self, change: Change) -> None:
        """The game as it is after a change. A Conflict has changed nothing."""
        await self.writer.write(partial(move, change, json.dumps(change.summary, ensure_ascii=False)))

    async def reseat(self, game: str, before: Party, after: Party) -> None:
        """Others sit at a table now. It is a Conflict if those who sat there are not the ones that were thought of."""
        await self.writer.write(partial(seat_others, game, before, after))

    async def keep_review(self, game: str, version: int, packed: bytes, most: int) -> None:
        """Beside the game, unless that is another one by now. Of all reviews the latest are kept, so many bytes."""
        await self.writer.write(partial(put_beside, game, version, packed, most))

    async def delete(self, games: Iterable[str], since: datetime | None = None) -> int:
        """Games with all their answers, unless something has happened in them since; how many there were."""
        return await self.writer.write(partial(remove, tuple(games), None if since is None else said(since)))


# Statements that read


def kept(game: str, connection: Connection) -> Kept | None:
    row = connection.execute("SELECT * FROM game WHERE id = ?", (game,)).fetchone()
    if row is None:
        return None
    rows = connection.execute(
        "SELECT seat, name, answer FROM entry WHERE game = ? AND n <= ? ORDER BY n", (game, row["head"])
    ).fetchall()
    if len(rows) != row["head"]:
        raise Damaged(game)
    entries = tuple(Entry(seat, name, read_answer(answer)) for seat, name, answer in rows)
    record = Record(read_header(row["header"]), entries)
    party, summary = read_party(row["settings"]), json.loads(row["summary"])
    return Kept(row["id"], record, party, row["version"], bool(row["over"]), summary, row["updated"])


def all_listed(games: Sequence[str], connection: Connection) -> dict[str, Listed]:
    rows = connection.execute(f"SELECT * FROM game WHERE id IN ({places(games)})", games).fetchall()
    return {row["id"]: listed(row) for row in rows}


def counted(maker: str | None, connection: Connection) -> int:
    whose = ("", ()) if maker is None else (" WHERE maker = ?", (maker,))
    return int(connection.execute(f"SELECT count(*) FROM game{whose[0]}", whose[1]).fetchone()[0])


def quiet(since: str, over: bool | None, most: int, connection: Connection) -> list[str]:
    rows = connection.execute(
        "SELECT id FROM game WHERE updated < ?1 AND (?2 IS NULL OR over = ?2) ORDER BY updated LIMIT ?3",
        (since, over, most),
    )
    return [row["id"] for row in rows]


def found(game: str, connection: Connection) -> bytes | None:
    row = connection.execute(
        "SELECT found FROM review JOIN game ON id = game AND game.version = review.version WHERE game = ?", (game,)
    ).fetchone()
    return None if row is None else row["found"]


# Statements that write


def insert(row: Sequence[object], entries: Sequence[Entry], connection: Connection) -> None:
    connection.execute(f"INSERT INTO game ({', '.join(COLUMNS)}) VALUES ({places(COLUMNS)})", row)
    add_entries(connection, str(row[0]), 0, entries)


def move(change: Change, summary: str, connection: Connection) -> None:
    """Only if the game is still the one that was changed: nothing is written otherwise."""
    moved = connection.execute(
        "UPDATE game SET head = ?, version = version + 1, over = ?, summary = ?, updated = ?"
        " WHERE id = ? AND version = ?",
        (change.keep + len(change.entries), change.over, summary, now(), change.game, change.version),
    )
    if moved.rowcount != 1:
        raise Conflict(change.game)
    if change.keep < change.head:
        connection.execute("DELETE FROM entry WHERE game = ? AND n > ?", (change.game, change.keep))
    add_entries(connection, change.game, change.keep, change.entries)


def add_entries(connection: Connection, game: str, keep: int, entries: Sequence[Entry]) -> None:
    at = now()
    connection.executemany(
        "INSERT INTO entry (game, n, seat, name, answer, at) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (game, n, each.seat, each.name, json.dumps(each.answer, ensure_ascii=False), at)
            for n, each in enumerate(entries, keep + 1)
        ],
    )


def seat_others(game: str, before: Party, after: Party, connection: Connection) -> None:
    row = connection.execute("SELECT settings FROM game WHERE id = ?", (game,)).fetchone()
    if row is None or read_party(row["settings"]) != before:
        raise Conflict(game)
    connection.execute("UPDATE game SET settings = ? WHERE id = ?", (written_party(after), game))


def put_beside(game: str, version: int, packed: bytes, most: int, connection: Connection) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO review (game, version, found, size, made)"
        " SELECT id, version, ?, ?, ? FROM game WHERE id = ? AND version = ?",
        (packed, len(packed), now(), game, version),
    )
    connection.execute(
        "DELETE FROM review WHERE game IN (SELECT game FROM"
        " (SELECT game, sum(size) OVER (ORDER BY made DESC, rowid DESC) AS size_so_far FROM review)"
        " WHERE size_so_far > ?)",
        (most,),
    )


def remove(games: Sequence[str], since: str | None, connection: Connection) -> int:
    still = ("", ()) if since is None else (" AND updated < ?", (since,))
    return connection.execute(f"DELETE FROM game WHERE id IN ({places(games)}){still[0]}", (*games, *still[1])).rowcount


# Rows


COLUMNS: Final = ("id", "header", "settings", "head", "version", "over", "summary", "created", "updated", "maker")


def new_row(
    game: str, record: Record, party: Party, over: bool, summary: dict[str, Any], maker: str
) -> tuple[object, ...]:
    header, made = header_line(record.header), now()
    told = json.dumps(summary, ensure_ascii=False)
    return (game, header, written_party(party), len(record.entries), 1, over, told, made, made, maker)


def places(values: Sequence[object]) -> str:
    """A question mark for each."""
    return ", ".join("?" * len(values))


def read_answer(text: str) -> Any:
    answer = json.loads(text)
    return tuple(answer) if isinstance(answer, list) else answer


def written_party(party: Party) -> str:
    return json.dumps(party.facts())


def read_party(text: str) -> Party:
    return Party.read(json.loads(text))


def listed(row: Row) -> Listed:
    party, summary = read_party(row["settings"]), json.loads(row["summary"])
    return Listed(row["id"], read_header(row["header"]), party, bool(row["over"]), summary, row["updated"])


def now() -> str:
    return said(datetime.now(UTC))


def said(moment: datetime) -> str:
    """Texts that sort as the moments do."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")

"""Games on the disk: SQLite by way of SQLAlchemy Core, one writer, and migrations at every start.

A change is committed, and the disk asked to make sure of it, before anybody hears of it. Changes that wait
at the same moment share one transaction, so that many tables cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.resources import as_file, files
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

import sqlalchemy as sql
from alembic import command
from alembic.config import Config as Migrations
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from visavis.company.party import Party
from visavis.kernel.errors import VisavisError, because, foreign
from visavis.kernel.record import Entry, Header, Record, header_line, read_header

FILE: Final = "tables.sqlite"
ONE_AT_A_TIME: Final = Lock()  # Alembic keeps what it is doing in globals
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

META: Final = sql.MetaData()
GAME: Final = sql.Table(
    "game",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("header", sql.Text, nullable=False),  # the first line of the record
    sql.Column("settings", sql.Text, nullable=False),  # who sits where
    sql.Column("head", sql.Integer, nullable=False),  # how many answers are in force
    sql.Column("version", sql.Integer, nullable=False),  # counts the changes, undo included
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("summary", sql.Text, nullable=False),  # for listings
    sql.Column("created", sql.Text, nullable=False),
    sql.Column("updated", sql.Text, nullable=False),
)
ENTRY: Final = sql.Table(
    "entry",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("answer", sql.Text, nullable=False),
    sql.Column("at", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)


class CannotUse(VisavisError):
    """The data folder or the database is not for us."""


class Conflict(Exception):
    """The game on the disk is not the one this change was made for."""


class Damaged(Exception):
    """Answers of a game are missing."""


class Kept(NamedTuple):
    """A game as it is on the disk."""

    id: str
    record: Record
    party: Party
    version: int
    over: bool


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


Job = Callable[[AsyncConnection], Awaitable[None]]
Waiting = tuple[Job, "asyncio.Future[None]"]


class Store:
    """All games of one data folder."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, folder: Path) -> Store:
        path = folder / FILE
        await asyncio.to_thread(migrate, path)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, max_overflow=2, hide_parameters=True)
        prepare(engine.sync_engine, "BEGIN")
        return cls(engine)

    async def close(self) -> None:
        """Everything that waits is still written."""
        await self.waiting.put(None)
        await self.writer
        await self.engine.dispose()

    # Reading

    async def alive(self) -> bool:
        async with self.engine.connect() as connection:
            return (await connection.execute(sql.select(1))).scalar() == 1

    async def load(self, game: str) -> Kept | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sql.select(GAME).where(GAME.c.id == game))).one_or_none()
            if row is None:
                return None
            wanted = (ENTRY.c.game == game) & (ENTRY.c.n <= row.head)
            rows = (await connection.execute(sql.select(ENTRY).where(wanted).order_by(ENTRY.c.n))).all()
        if len(rows) != row.head:
            raise Damaged(game)
        entries = tuple(Entry(each.seat, each.name, read_answer(each.answer)) for each in rows)
        return Kept(row.id, Record(read_header(row.header), entries), read_party(row.settings), row.version, row.over)

    async def listed(self, games: Iterable[str]) -> dict[str, Listed]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(sql.select(GAME).where(GAME.c.id.in_(list(games))))).all()
        return {row.id: listed(row) for row in rows}

    # Writing

    async def create(self, game: str, record: Record, party: Party, over: bool, summary: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sql.insert(GAME), new_row(game, record, party, over, summary))
            await add_entries(connection, game, 0, record.entries)

        await self._written(job)

    async def commit(self, change: Change) -> None:
        """The change is on the disk when this returns; a Conflict has changed nothing."""

        async def job(connection: AsyncConnection) -> None:
            await move_head(connection, change)
            if change.keep < change.head:
                await cut_off(connection, change.game, change.keep)
            await add_entries(connection, change.game, change.keep, change.entries)

        await self._written(job)

    async def _written(self, job: Job) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((job, done))
        await done

    async def _write(self) -> None:
        """Take whatever waits, write it in one transaction, then tell everybody."""
        stopping = False
        while not stopping:
            batch = [await self.waiting.get()]
            while not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            stopping = None in batch
            await self._write_together([each for each in batch if each is not None])

    async def _write_together(self, batch: Sequence[Waiting]) -> None:
        refused: dict[int, Exception] = {}
        try:
            async with self.engine.begin() as connection:
                for n, (job, _) in enumerate(batch):
                    try:
                        await job(connection)
                    except Conflict as conflict:
                        refused[n] = conflict
        except Exception as error:
            refused = dict.fromkeys(range(len(batch)), error)
        for n, (_, done) in enumerate(batch):
            tell(done, refused.get(n))


def tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


# Statements


async def move_head(connection: AsyncConnection, change: Change) -> None:
    """Only if the game is still the one that was changed: nothing else is written otherwise."""
    here = (GAME.c.id == change.game) & (GAME.c.version == change.version)
    moved = sql.update(GAME).where(here)
    values = {
        "head": change.keep + len(change.entries),
        "version": change.version + 1,
        "over": change.over,
        "summary": json.dumps(change.summary, ensure_ascii=False),
        "updated": now(),
    }
    if (await connection.execute(moved.values(values))).rowcount != 1:
        raise Conflict(change.game)


async def cut_off(connection: AsyncConnection, game: str, keep: int) -> None:
    await connection.execute(sql.delete(ENTRY).where((ENTRY.c.game == game) & (ENTRY.c.n > keep)))


async def add_entries(connection: AsyncConnection, game: str, keep: int, entries: Sequence[Entry]) -> None:
    if entries:
        await connection.execute(
            sql.insert(ENTRY), [entry_row(game, n, each) for n, each in enumerate(entries, keep + 1)]
        )


def new_row(game: str, record: Record, party: Party, over: bool, summary: dict[str, Any]) -> dict[str, Any]:
    made = now()
    return {
        "id": game,
        "header": header_line(record.header),
        "settings": json.dumps(party.facts()),
        "head": len(record.entries),
        "version": 1,
        "over": over,
        "summary": json.dumps(summary, ensure_ascii=False),
        "created": made,
        "updated": made,
    }


def entry_row(game: str, n: int, entry: Entry) -> dict[str, Any]:
    answer = json.dumps(entry.answer, ensure_ascii=False)
    return {"game": game, "n": n, "seat": entry.seat, "name": entry.name, "answer": answer, "at": now()}


def read_answer(text: str) -> Any:
    answer = json.loads(text)
    return tuple(answer) if isinstance(answer, list) else answer


def read_party(text: str) -> Party:
    return Party.read(json.loads(text))


def listed(row: Any) -> Listed:
    party = read_party(row.settings)
    return Listed(row.id, read_header(row.header), party, row.over, json.loads(row.summary), row.updated)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


# Connections and migrations


def prepare(engine: sql.Engine, begin: str) -> None:
    """Transactions begin when we say so, definitions of tables included; what is committed is on the disk."""

    @sql.event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sql.event.listens_for(engine, "begin")
    def begun(connection: sql.Connection) -> None:
        connection.exec_driver_sql(begin)


def migrate(path: Path) -> None:
    """Bring the database to today's shape, in one transaction."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sql.create_engine(f"sqlite:///{path}")) as engine:
            prepare(engine, "BEGIN IMMEDIATE")
            upgrade(engine)
    except OSError as error:
        raise CannotUse("cannot use {path}: {reason}", path=path.parent, reason=because(error)) from None
    except sql.exc.DBAPIError as error:
        raise CannotUse("cannot use {path}: {reason}", path=path, reason=foreign(str(error.orig))) from None
    except CommandError:
        raise CannotUse("{path} was made by a newer version of this program", path=path) from None


@contextmanager
def closing(engine: sql.Engine) -> Iterator[sql.Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


def upgrade(engine: sql.Engine) -> None:
    with ONE_AT_A_TIME, as_file(files("visavis.server.store") / "migrations") as scripts, engine.begin() as connection:
        migrations = Migrations()
        migrations.set_main_option("script_location", str(scripts).replace("%", "%%"))
        migrations.attributes["connection"] = connection
        command.upgrade(migrations, "head")

"""Games on the disk: migrations, changes, and what happens when two change the same game."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import op

from visavis.company.party import Party
from visavis.games import load
from visavis.kernel.record import Entry, Record
from visavis.kernel.table import Table
from visavis.server.store.games import FILE, META, CannotUse, Change, Conflict, Damaged, Store, migrate

GAME = load("blitzkrieg")
PARTY = Party(("bot", "human"), real_table=True)
EMPTY = Record(Table.new(GAME, "solo").header, ())
ENTRIES = (Entry(-1, "deal", "A1"), Entry(1, "place", "A1 WE1.1"), Entry(-1, "die", 6), Entry(0, "dice", (1, 2)))


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(folder)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def change(version: int, keep: int, entries: tuple[Entry, ...], over: bool = False) -> Change:
    return Change("one", version, 9, keep, entries, over, {"status": [version]})


async def head(store: Store) -> tuple[int, tuple[Entry, ...], bool]:
    kept = await store.load("one")
    assert kept is not None
    return kept.version, kept.record.entries, kept.over


# Migrations


def columns(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as database:
        return {name: database.execute(f"PRAGMA table_info({name})").fetchall() for name in ("game", "entry")}


def test_an_empty_folder_becomes_todays_database(tmp_path: Path) -> None:
    """By the migrations alone the same tables are made that the program expects."""
    migrate(tmp_path / "new" / FILE)
    wanted = tmp_path / "wanted.sqlite"
    engine = sql.create_engine(f"sqlite:///{wanted}")
    META.create_all(engine)
    engine.dispose()
    assert columns(tmp_path / "new" / FILE) == columns(wanted)


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        await store.commit(change(1, 0, ENTRIES))

    with_store(tmp_path, write)
    migrate(tmp_path / FILE)

    async def read(store: Store) -> None:
        assert await head(store) == (2, ENTRIES, False)

    with_store(tmp_path, read)


def test_a_migration_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted between two tables, it leaves none, and the next start makes both."""
    made = 0

    def fails(*args: Any, **kwargs: Any) -> Any:
        nonlocal made
        made += 1
        if made == 2:
            raise KeyboardInterrupt
        return original(*args, **kwargs)

    original = op.create_table
    monkeypatch.setattr(op, "create_table", fails)
    with pytest.raises(KeyboardInterrupt):
        migrate(tmp_path / FILE)
    monkeypatch.undo()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == []
    migrate(tmp_path / FILE)
    assert columns(tmp_path / FILE)["entry"]


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotUse, match="newer version"):
        migrate(tmp_path / FILE)


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is not a database, whatever its name" * 40)
    with pytest.raises(CannotUse, match="cannot use"):
        migrate(tmp_path / FILE)
    with pytest.raises(CannotUse, match="cannot use"):
        migrate(tmp_path / FILE / "below" / FILE)


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async with store.engine.connect() as connection:
            settings = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert settings == ["wal", 2, 1]

    with_store(tmp_path, test)


# Changes


def test_a_game_is_kept_as_it_was_given(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {"status": []})
        await store.commit(change(1, 0, ENTRIES, over=True))
        kept = await store.load("one")
        assert kept is not None
        assert kept.record == Record(EMPTY.header, ENTRIES)
        assert kept.party == PARTY
        assert kept.over
        assert await store.load("two") is None
        assert (await store.listed(["one", "two"]))["one"].summary == {"status": [1]}

    with_store(tmp_path, test)


def test_undo_cuts_off_and_moves_the_head(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        await store.commit(change(1, 0, ENTRIES))
        await store.commit(change(2, 1, ()))
        assert await head(store) == (3, ENTRIES[:1], False)
        await store.commit(change(3, 1, ENTRIES[2:]))
        assert await head(store) == (4, (ENTRIES[0], *ENTRIES[2:]), False)

    with_store(tmp_path, test)


def test_a_conflict_changes_nothing(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        await store.commit(change(1, 0, ENTRIES))
        for version in (1, 3, 0):
            with pytest.raises(Conflict):
                await store.commit(change(version, 0, ENTRIES[:1]))
        assert await head(store) == (2, ENTRIES, False)

    with_store(tmp_path, test)


def test_changes_that_wait_together_are_written_together(tmp_path: Path) -> None:
    """A conflict among them is told to its own author only."""

    async def test(store: Store) -> None:
        for n in range(30):
            await store.create(f"game {n}", EMPTY, PARTY, False, {})
        changes = [Change(f"game {n}", 1 if n % 3 else 5, 0, 0, ENTRIES, False, {}) for n in range(30)]
        told = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
        assert [isinstance(each, Conflict) for each in told] == [n % 3 == 0 for n in range(30)]
        kept = [await store.load(f"game {n}") for n in range(30)]
        assert [len(each.record.entries) if each else None for each in kept] == [4 if n % 3 else 0 for n in range(30)]

    with_store(tmp_path, test)


def test_a_disk_error_is_told_to_everybody_who_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})

        async def full(*args: Any) -> None:
            raise sql.exc.OperationalError("insert", {}, Exception("database or disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr("visavis.server.store.games.add_entries", full)
            told = await asyncio.gather(
                *(store.commit(change(1, 0, ENTRIES)) for _ in range(3)), return_exceptions=True
            )
        assert all(isinstance(each, sql.exc.OperationalError) for each in told)
        assert await head(store) == (1, (), False)
        await store.commit(change(1, 0, ENTRIES))
        assert await head(store) == (2, ENTRIES, False)

    with_store(tmp_path, test)


def test_a_game_with_answers_missing_is_not_opened(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        await store.commit(change(1, 0, ENTRIES))
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM entry WHERE n = 2")
        with pytest.raises(Damaged):
            await store.load("one")

    with_store(tmp_path, test)


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        asyncio.ensure_future(store.commit(change(1, 0, ENTRIES)))  # noqa: RUF006
        await asyncio.sleep(0)

    with_store(tmp_path, test)

    async def read(store: Store) -> None:
        assert await head(store) == (2, ENTRIES, False)

    with_store(tmp_path, read)

"""Games on the disk: migrations, changes, and what happens when two change the same game."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from visavis.company.party import Party
from visavis.games import load
from visavis.kernel.record import Entry, Record, header_line
from visavis.kernel.table import Table
from visavis.server.store import disk, games, health, shape
from visavis.server.store.disk import FILE, CannotUse, Conflict, Damaged, Missing, migrate
from visavis.server.store.games import Change, Store

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


# Reviews


def test_a_review_lies_beside_the_game_it_was_made_of(tmp_path: Path) -> None:
    """Of a game that has changed it is none any more, and it goes with it."""

    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, over=True, summary={})
        assert await store.review("one") is None
        await store.keep_review("one", 1, b"first", 100)
        await store.keep_review("one", 1, b"more", 100)
        await store.keep_review("one", 2, b"of another", 100)
        await store.keep_review("nobody", 1, b"of none", 100)
        assert await store.review("one") == b"more"
        await store.commit(Change("one", 1, 0, 0, ENTRIES[:1], True, {}))
        assert await store.review("one") is None
        await store.keep_review("one", 2, b"anew", 100)
        assert await store.review("one") == b"anew"
        await store.delete(["one"])
        await store.create("one", EMPTY, PARTY, over=True, summary={})
        await store.commit(Change("one", 1, 0, 0, ENTRIES[:1], True, {}))
        assert await store.review("one") is None

    with_store(tmp_path, test)


def test_of_all_reviews_the_latest_are_kept_so_many_bytes(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for name in "abcd":
            await store.create(name, EMPTY, PARTY, over=True, summary={})
            await store.keep_review(name, 1, 10 * name.encode(), 35)
        assert [name for name in "abcd" if await store.review(name)] == ["b", "c", "d"]
        await store.keep_review("b", 1, b"b" * 20, 35)
        assert [name for name in "abcd" if await store.review(name)] == ["b", "d"]

    with_store(tmp_path, test)


# Migrations


OF_ALEMBIC = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, PRIMARY KEY (version_num));
INSERT INTO alembic_version VALUES ('{version}');
CREATE TABLE game (
    id TEXT NOT NULL, header TEXT NOT NULL, settings TEXT NOT NULL, head INTEGER NOT NULL, version INTEGER NOT NULL,
    over BOOLEAN NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, PRIMARY KEY (id)
);
CREATE TABLE entry (
    game TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, answer TEXT NOT NULL,
    at TEXT NOT NULL, PRIMARY KEY (game, n), FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE
) WITHOUT ROWID;
"""


def columns(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: database.execute(f"PRAGMA table_info({name})").fetchall() for name in names}


def database_of_alembic(path: Path, version: str = "0001") -> None:
    """As the server made it before it counted its own steps, with one game in it."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(OF_ALEMBIC.format(version=version))
        header, settings = header_line(EMPTY.header), json.dumps(PARTY.facts())
        row = ("one", header, settings, 1, 7, True, "{}", "2026-01-01", "2026-01-01")
        database.execute("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        database.execute("INSERT INTO entry VALUES ('one', 1, -1, 'deal', '\"A1\"', '2026-01-01')")


def test_a_database_of_alembic_is_adopted(tmp_path: Path) -> None:
    """It gets the shape a new one has, and its games are as they were."""
    database_of_alembic(tmp_path / FILE)

    async def read(store: Store) -> None:
        assert await head(store) == (7, ENTRIES[:1], True)

    with_store(tmp_path, read)
    migrate(tmp_path / "new" / FILE)
    assert columns(tmp_path / FILE) == columns(tmp_path / "new" / FILE)


def test_every_step_leads_to_the_same_shape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that has taken one step at a time is like one that has taken all of them at once."""
    for taken in range(1, len(shape.STEPS) + 1):
        with monkeypatch.context() as patch:
            patch.setattr(shape, "STEPS", shape.STEPS[:taken])
            migrate(tmp_path / FILE)
    migrate(tmp_path / "new" / FILE)
    assert columns(tmp_path / FILE) == columns(tmp_path / "new" / FILE)


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
    """A step that fails in its midst leaves nothing of any step, and the next start takes them all."""
    with monkeypatch.context() as patch:
        patch.setattr(shape, "STEPS", (*shape.STEPS, ("CREATE TABLE more (n)", "no statement at all")))
        with pytest.raises(CannotUse, match="syntax error"):
            migrate(tmp_path / FILE)
    assert columns(tmp_path / FILE) == {}
    migrate(tmp_path / FILE)
    assert columns(tmp_path / FILE)["entry"]


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("PRAGMA user_version=9999")
    before = columns(tmp_path / FILE)
    with pytest.raises(CannotUse, match="newer version"):
        migrate(tmp_path / FILE)
    assert columns(tmp_path / FILE) == before


def test_a_database_of_an_unknown_alembic_is_left_alone(tmp_path: Path) -> None:
    database_of_alembic(tmp_path / FILE, "0002")
    before = columns(tmp_path / FILE)
    with pytest.raises(CannotUse, match="newer version"):
        migrate(tmp_path / FILE)
    assert columns(tmp_path / FILE) == before


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is not a database, whatever its name" * 40)
    with pytest.raises(CannotUse, match="cannot use"):
        migrate(tmp_path / FILE)
    with pytest.raises(CannotUse, match="cannot use"):
        migrate(tmp_path / FILE / "below" / FILE)


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        settings = [store.writer.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]
        assert settings == ["wal", 2, 1]

    with_store(tmp_path, test)


# Who may read


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.glob(f"{FILE}*"))}


@pytest.mark.skipif(os.name == "nt", reason="permissions of another kind")
@pytest.mark.parametrize("known_before", [False, True], ids=["new", "existing"])
def test_nobody_but_its_owner_can_read_a_game(tmp_path: Path, known_before: bool) -> None:
    """Neither the file nor what SQLite puts beside it; an old folder is mended, and what a crash has left there."""
    data = tmp_path / "data"
    if known_before:
        data.mkdir(mode=0o755)
        with closing(sqlite3.connect(data / FILE)) as left:
            left.execute("PRAGMA journal_mode=WAL")
            left.execute("CREATE TABLE other (n)")
            found = {path: path.read_bytes() for path in data.iterdir()}
        for path, content in found.items():
            path.write_bytes(content)
            path.chmod(0o644)
        data.chmod(0o755)
        assert len(found) == 3

    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        assert modes(data) == {"data": 0o700, FILE: 0o600, f"{FILE}-wal": 0o600, f"{FILE}-shm": 0o600}

    umask = os.umask(0)
    try:
        with_store(data, test)
    finally:
        os.umask(umask)


@pytest.mark.skipif(os.name == "nt", reason="permissions of another kind")
def test_a_folder_that_is_everybodys_stays_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    migrate(tmp_path / FILE)
    assert modes(tmp_path) == {tmp_path.name: 0o1777, FILE: 0o600}


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


def test_what_waits_is_one_transaction(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        begun: list[str] = []
        store.writer.connection.set_trace_callback(begun.append)
        await asyncio.gather(*(store.create(f"game {n}", EMPTY, PARTY, False, {}) for n in range(50)))
        assert begun.count("COMMIT") <= 3
        assert await store.count() == 50

    with_store(tmp_path, test)


def test_a_change_that_cannot_be_written_is_its_authors_trouble_only(tmp_path: Path) -> None:
    """Half of it was written when it failed: nothing of it stays, and what waited with it is written."""

    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        torn = Record(EMPTY.header, (*ENTRIES, Entry(0, "place", "\ud800")))
        told = await asyncio.gather(
            store.create("two", EMPTY, PARTY, False, {}),
            store.create("torn", torn, PARTY, False, {}),
            store.create("one", EMPTY, PARTY, False, {}),
            store.create("three", EMPTY, PARTY, False, {}),
            return_exceptions=True,
        )
        assert [type(each) for each in told] == [type(None), UnicodeEncodeError, sqlite3.IntegrityError, type(None)]
        assert sorted(await store.listed(["one", "two", "torn", "three"])) == ["one", "three", "two"]

    with_store(tmp_path, test)


async def fill_up(store: Store) -> None:
    """No page more than there are."""

    def at_most(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM pulse")
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages}")

    await store.writer.write(at_most)


async def make_room(store: Store) -> None:
    await store.writer.write(lambda connection: connection.execute("PRAGMA max_page_count=1000000") and None)


LONG = tuple(Entry(1, "place", "A1 WE1.1" * 500) for _ in range(20))


def test_a_full_disk_is_told_to_everybody_who_waits(tmp_path: Path) -> None:
    """Nothing is acknowledged, nothing changed; and once there is room again, it goes on."""

    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        await fill_up(store)
        told = await asyncio.gather(*(store.commit(change(1, 0, LONG)) for _ in range(3)), return_exceptions=True)
        assert [getattr(each, "sqlite_errorname", None) for each in told] == ["SQLITE_FULL"] * 3
        assert await head(store) == (1, (), False)
        await make_room(store)
        await store.commit(change(1, 0, ENTRIES))
        assert await head(store) == (2, ENTRIES, False)

    with_store(tmp_path, test)


def test_a_file_that_is_gone_takes_no_answers(tmp_path: Path) -> None:
    """SQLite would go on writing where nobody will ever look."""

    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        (tmp_path / FILE).rename(tmp_path / "elsewhere")
        with pytest.raises(Missing):
            await store.commit(change(1, 0, ENTRIES))
        assert await store.ailment() == health.MISSING
        (tmp_path / "elsewhere").rename(tmp_path / FILE)
        await store.commit(change(1, 0, ENTRIES))

    with_store(tmp_path, test)


def test_who_has_gone_meanwhile_is_not_told(tmp_path: Path) -> None:
    """Somebody who no longer waits does not keep the others from hearing."""

    async def test(store: Store) -> None:
        gone = asyncio.ensure_future(store.create("one", EMPTY, PARTY, False, {}))
        await asyncio.sleep(0)
        gone.cancel()
        await store.create("two", EMPTY, PARTY, False, {})
        assert await store.count() == 2

    with_store(tmp_path, test)


# Who sits there, and how long


def test_seats_change_hands_once(tmp_path: Path) -> None:
    """Of two who take the same seat at once, one is told that it was taken."""
    open_seat, taken = Party(("open", "human")), Party(("human", "human"))

    async def test(store: Store) -> None:
        await store.create("one", EMPTY, open_seat, False, {})
        told = await asyncio.gather(*(store.reseat("one", open_seat, taken) for _ in range(3)), return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Conflict, Conflict]
        kept = await store.load("one")
        assert kept is not None
        assert kept.party == taken
        assert kept.version == 1
        with pytest.raises(Conflict):
            await store.reseat("nowhere", open_seat, taken)

    with_store(tmp_path, test)


def test_games_are_counted_by_maker_and_deleted_with_their_answers(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for n in range(4):
            await store.create(f"game {n}", EMPTY, PARTY, False, {}, maker="somebody" if n % 2 else "")
        await store.commit(Change("game 1", 1, 0, 0, ENTRIES, False, {}))
        assert [await store.count(), await store.count("somebody"), await store.count("else")] == [4, 2, 0]
        long_ago = datetime.now(UTC) - timedelta(days=1)
        assert await store.delete(["game 1", "game 2"], long_ago) == 0, "something has happened in them since"
        assert await store.delete(["game 1", "game 2", "nowhere"]) == 2
        assert [await store.count(), await store.count("somebody")] == [2, 1]
        assert await store.load("game 1") is None
        left = store.writer.connection.execute("SELECT count(*) FROM entry").fetchone()
        assert tuple(left) == (0,)
        with pytest.raises(Conflict):
            await store.commit(Change("game 1", 2, 4, 4, ENTRIES, False, {}))

    with_store(tmp_path, test)


def test_games_expire_the_longest_untouched_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = datetime(2026, 1, 1, tzinfo=UTC)

    async def test(store: Store) -> None:
        for n in (3, 1, 2):
            monkeypatch.setattr(games, "now", lambda n=n: games.said(day + timedelta(n)))
            await store.create(f"game {n}", EMPTY, PARTY, n == 2, {})
        assert await store.expired(day + timedelta(3)) == ["game 1", "game 2"]
        assert await store.expired(day + timedelta(9), most=1) == ["game 1"]
        assert await store.expired(day + timedelta(9), over=True) == ["game 2"]
        assert await store.expired(day + timedelta(9), over=False) == ["game 1", "game 3"]
        monkeypatch.setattr(games, "now", lambda: games.said(day + timedelta(9)))
        await store.commit(Change("game 1", 1, 0, 0, ENTRIES, False, {}))
        assert await store.expired(day + timedelta(4)) == ["game 2", "game 3"]

    with_store(tmp_path, test)


# Health


def test_a_full_database_is_ill_and_gets_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "GOOD_FOR", 0.0)
    monkeypatch.setattr(health, "BAD_FOR", 0.0)

    async def test(store: Store) -> None:
        assert await store.ailment() == health.WELL
        await store.create("one", EMPTY, PARTY, False, {})
        await fill_up(store)
        assert await store.ailment() == health.WELL  # the room that was tried before is still there
        await store.commit(change(1, 0, LONG[:10]))
        assert await store.ailment() == health.FULL
        await make_room(store)
        assert await store.ailment() == health.WELL

    with_store(tmp_path, test)


def test_a_database_that_takes_no_answer_is_ill(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        store.writer.connection.execute("PRAGMA query_only=ON")
        assert await store.ailment() == health.UNWRITABLE

    with_store(tmp_path, test)


@pytest.mark.parametrize("part", ["all", "game", "entry"])
def test_a_broken_database_is_ill(tmp_path: Path, part: str) -> None:
    """Also where only games or only answers are broken, and what the writer remembers or writes itself is whole."""

    async def test(store: Store) -> None:
        for n in range(50):
            await store.create(f"game {n}", EMPTY._replace(entries=ENTRIES), PARTY, False, {"long": "x" * 1000})
        ask = store.writer.connection.execute
        ask("PRAGMA wal_checkpoint(TRUNCATE)")
        size = ask("PRAGMA page_size").fetchone()[0]
        root = ask("SELECT max(rootpage) FROM sqlite_master WHERE name IN ('game', ?)", (part,)).fetchone()[0]
        spoil(tmp_path, *((0, (tmp_path / FILE).stat().st_size) if part == "all" else ((root - 1) * size, size)))
        assert await store.ailment() == health.BROKEN

    with_store(tmp_path, test)


def spoil(folder: Path, start: int, many: int) -> None:
    with (folder / FILE).open("r+b") as file:
        file.seek(start)
        file.write(b"\xff" * many)


def test_damage_that_somebody_has_met_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most answers are not looked at by health: it hears of them from whoever opens their table."""
    monkeypatch.setattr(health, "BAD_FOR", 0.0)

    async def test(store: Store) -> None:
        long = EMPTY._replace(entries=ENTRIES * 200)
        for n in range(10):
            await store.create(f"game {n}", long, PARTY, False, {})
        await store.create("health and more", EMPTY, PARTY, False, {})
        ask = store.writer.connection.execute
        ask("PRAGMA wal_checkpoint(TRUNCATE)")
        size, pages = ask("PRAGMA page_size").fetchone()[0], (tmp_path / FILE).stat().st_size
        spoil(tmp_path, pages // size // 2 * size, size)
        assert await store.ailment() == health.WELL
        found = await asyncio.gather(*(fresh(tmp_path, store, f"game {n}") for n in range(10)), return_exceptions=True)
        assert any(isinstance(each, sqlite3.DatabaseError) for each in found)
        assert [await store.ailment() for _ in range(2)] == [health.BROKEN] * 2

    with_store(tmp_path, test)


async def fresh(folder: Path, store: Store, game: str) -> object:
    """Read by connections that remember nothing."""
    for connection in store.readers.connections:
        connection.execute("PRAGMA shrink_memory")
    return await store.load(game)


def test_nobody_waits_twice_for_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many changes wait: those that met a locked file together are refused together."""
    monkeypatch.setattr(disk, "PATIENCE", 0.05)

    async def test(store: Store) -> None:
        begun: list[str] = []
        store.writer.connection.set_trace_callback(begun.append)
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        changes = (store.create(f"{n}", EMPTY, PARTY, False, {}) for n in range(20))
        found = await asyncio.gather(*changes, return_exceptions=True)
        other.close()
        assert all(isinstance(each, sqlite3.OperationalError) for each in found)
        assert len([each for each in begun if each.startswith("BEGIN")]) <= 3

    with_store(tmp_path, test)


def test_a_disk_that_does_not_answer_is_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    answers = threading.Event()

    async def test(store: Store) -> None:
        held = asyncio.ensure_future(store.writer.write(lambda connection: answers.wait(20)))
        assert await store.ailment() == health.STUCK
        answers.set()
        await held
        monkeypatch.undo()
        assert await store.ailment() == health.WELL

    with_store(tmp_path, test)


def test_to_ask_often_costs_the_disk_nothing(tmp_path: Path) -> None:
    """Until a change fails: then it is looked at anew, however lately it was well."""

    async def test(store: Store) -> None:
        begun: list[str] = []
        store.writer.connection.set_trace_callback(begun.append)
        assert set(await asyncio.gather(*(store.ailment() for _ in range(20)))) == {health.WELL}
        assert [await store.ailment() for _ in range(20)] == [health.WELL] * 20
        assert begun.count("COMMIT") == 1
        store.writer.connection.execute("PRAGMA query_only=ON")
        with pytest.raises(sqlite3.OperationalError):
            await store.create("one", EMPTY, PARTY, False, {})
        assert await store.ailment() == health.UNWRITABLE

    with_store(tmp_path, test)


def test_a_game_with_answers_missing_is_not_opened(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create("one", EMPTY, PARTY, False, {})
        await store.commit(change(1, 0, ENTRIES))
        await store.writer.write(lambda connection: connection.execute("DELETE FROM entry WHERE n = 2").rowcount)
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

"""The shape of the database, step by step. `PRAGMA user_version` counts the steps that a database has taken."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Final

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE game (
            id TEXT NOT NULL PRIMARY KEY,
            header TEXT NOT NULL,  -- the first line of the record
            settings TEXT NOT NULL,  -- who sits where
            head INTEGER NOT NULL,  -- how many answers are in force
            version INTEGER NOT NULL,  -- counts the changes, undo included
            over BOOLEAN NOT NULL,
            summary TEXT NOT NULL,  -- for listings
            created TEXT NOT NULL,
            updated TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE entry (
            game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            answer TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (game, n)
        ) WITHOUT ROWID
        """,
    ),
    (
        "ALTER TABLE game ADD COLUMN maker TEXT NOT NULL DEFAULT ''",  # who is answerable for it, if anybody
        "CREATE INDEX game_maker ON game (maker)",
        "CREATE INDEX game_updated ON game (updated)",
        "CREATE TABLE pulse (filler BLOB NOT NULL)",  # empty; see health.py
    ),
    (
        """
        CREATE TABLE review (
            game TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
            version INTEGER NOT NULL,  -- of the game it is a review of
            found BLOB NOT NULL,  -- packed
            size INTEGER NOT NULL,
            made TEXT NOT NULL
        )
        """,
    ),
)

ALEMBIC: Final = {"0001": 1}  # steps taken by a database of the days of Alembic, by the name it left there


class FromTheFuture(Exception):
    """A newer program has taken steps that we do not know."""


def bring_up(connection: Connection) -> None:
    """Take the steps that are missing; the caller's transaction makes it all or nothing."""
    taken = steps_taken(connection)
    if not 0 <= taken <= len(STEPS):
        raise FromTheFuture
    for step in STEPS[taken:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version={len(STEPS)}")


def steps_taken(connection: Connection) -> int:
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    name = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if name is not None and name[0] not in ALEMBIC:
        raise FromTheFuture
    connection.execute("DROP TABLE alembic_version")
    return 0 if name is None else ALEMBIC[name[0]]

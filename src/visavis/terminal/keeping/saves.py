"""Games on disk. An answer is on the disk before the next question is put; what was written is never lost.

A game is one record file, appended to line by line. Undo writes a new file beside it and puts it in its
place. A file that cannot be read is renamed, never deleted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from platformdirs import user_data_path

from visavis.company.by_hand import AT_FIRST, WAYS
from visavis.files import CannotSave, cannot_save, make_folder, open_record, read_record, write_text
from visavis.kernel.errors import VisavisError
from visavis.kernel.game import Game
from visavis.kernel.record import Entry, entry_line, header_line, write
from visavis.kernel.table import Table

if sys.platform != "win32":
    import fcntl

ENDING: Final = ".visavis"
REAL_TABLE: Final = ".table"  # in the name of a game played with the pieces of the box, and then what is done by hand
DAMAGED: Final = ".damaged"
FINISHED: Final = "finished"


class InUse(VisavisError):
    """Another window plays the game in this file."""


def saves_folder() -> Path:
    return user_data_path("visavis", appauthor=False) / "saves"


class Autosave:
    """The file a game is written to while it is played."""

    def __init__(self, path: Path, game: Game[Any], file: FileIO, written: int) -> None:
        self.path = path
        self.game = game
        self.file = file
        self.written = written  # answers on the disk

    @classmethod
    def create(cls, path: Path, table: Table[Any]) -> Autosave:
        """A new file for a game; none, if the disk refuses it."""
        make_folder(path.parent)
        try:
            path.open("xb").close()
        except OSError as error:
            raise cannot_save(path, error) from None
        save = cls(path, table.game, locked(path), 0)
        try:
            save.put(header_line(table.header))
            save.follow(table)
        except CannotSave:
            save.close()
            path.unlink(missing_ok=True)
            raise
        return save

    @classmethod
    def resume(cls, path: Path, table: Table[Any]) -> Autosave:
        """Go on writing to a file that led to this table; a last line that was cut off is left out."""
        file = locked(path)
        save = cls(path, table.game, file, len(table.entries))
        if path.read_bytes() != write(table.record, table.game).encode():
            save.rewrite(table)
        return save

    def follow(self, table: Table[Any]) -> None:
        """Everything answered so far is on the disk when this returns."""
        fresh = table.entries[self.written :]
        if fresh:
            self.put("".join(lines(table, fresh)))
            self.written = len(table.entries)

    def put(self, text: str) -> None:
        """Append and make sure; if the disk refuses, the file stays as it was."""
        size = self.file.seek(0, os.SEEK_END)
        try:
            write_all(self.file, text.encode())
            os.fsync(self.file.fileno())
        except OSError as error:
            with suppress(OSError):
                self.file.truncate(size)
            raise cannot_save(self.path, error) from None

    def rewrite(self, table: Table[Any]) -> None:
        """The file as this table has it, in one stroke: answers were taken back."""
        write_text(self.path, write(table.record, table.game))
        self.close()
        self.file = locked(self.path)
        self.written = len(table.entries)

    def close(self) -> None:
        with suppress(OSError):
            self.file.close()

    def finish(self, folder: Path) -> Path:
        """A finished game goes to the folder of finished ones, if it was kept among the unfinished."""
        self.path = set_apart(self.path) if self.path.parent == folder else self.path
        return self.path


def write_all(file: FileIO, data: bytes) -> None:
    """Without a buffer, so that nothing a full disk refused is written later."""
    while data:
        data = data[file.write(data) :]


def lines(table: Table[Any], entries: Sequence[Entry]) -> list[str]:
    seats = table.game.scenario(table.header.scenario).seats
    return [entry_line(entry, seats) for entry in entries]


# Locking: two windows must not write to one file


def locked(path: Path) -> FileIO:
    """The file, open for appending and held against other windows."""
    try:
        file = path.open("ab", buffering=0)
    except OSError as error:
        raise cannot_save(path, error) from None
    lock(file)
    return file


def lock(file: FileIO) -> None:
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise InUse("{path} is being played in another window", path=file.name) from None
        except OSError:
            pass  # a file system without locks


def is_in_use(path: Path) -> bool:
    try:
        locked(path).close()
    except InUse:
        return True
    except CannotSave:
        return False
    return False


# Finding games again


class Kept(NamedTuple):
    """An unfinished game on the disk."""

    path: Path
    table: Table[Any]
    when: datetime

    @property
    def by_hand(self) -> str:
        """What is done by hand at the real table of this game; empty: it is played without a box."""
        return way_in(self.path)


class Shelf(NamedTuple):
    """What a folder of saved games holds."""

    kept: tuple[Kept, ...]
    damaged: tuple[tuple[Path, VisavisError], ...]  # where each was put, and what is wrong with it


def shelf(folder: Path, game: Game[Any]) -> Shelf:
    """The unfinished games of one kind, the latest first; what cannot be read is set aside."""
    kept, damaged = [], []
    for path in sorted(folder.glob(f"{game.name}-*{ENDING}")):
        if is_in_use(path):
            continue
        try:
            table = open_record(path, game, recover=True)
        except VisavisError as error:
            damaged.append((put_aside(path), error))
            continue
        if table.over:
            set_apart(path)
        else:
            kept.append(Kept(path, table, datetime.fromtimestamp(path.stat().st_mtime)))
    return Shelf(tuple(sorted(kept, key=lambda each: each.when, reverse=True)), tuple(damaged))


def put_aside(path: Path) -> Path:
    """A file that cannot be read keeps its content under another name."""
    return renamed(path, path.with_name(path.name + DAMAGED))


def set_apart(path: Path) -> Path:
    """A finished game, out of the way of those that go on."""
    folder = path.parent / FINISHED
    with suppress(OSError):
        folder.mkdir(exist_ok=True)
    return renamed(path, folder / path.name)


def renamed(path: Path, target: Path) -> Path:
    """Rename without ever overwriting; where that cannot be done, the file stays where it is."""
    free = target
    number = 1
    while free.exists():
        number += 1
        free = target.with_name(f"{target.name}.{number}")
    try:
        return path.rename(free)
    except OSError:
        return path


def way_in(path: Path) -> str:
    """What the name of a file says of a real table; the oldest names do not say what is done by hand."""
    marks = [suffix for suffix in path.suffixes if suffix.partition("-")[0] == REAL_TABLE]
    ways = [mark.partition("-")[2] for mark in marks]
    return next((way if way in WAYS else AT_FIRST for way in ways), "")


def new_path(folder: Path, game: str, scenario: str, by_hand: str = "") -> Path:
    """A free name that says what was played and when, and at a real table, what is done by hand there."""
    stem = f"{game}-{scenario}-{datetime.now():%Y-%m-%d-%H%M%S}"
    kind = f"{REAL_TABLE}-{by_hand}" if by_hand else ""
    names = (folder / f"{stem}{number}{kind}{ENDING}" for number in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in names if not path.exists())


def keep_copy(path: Path, table: Table[Any]) -> None:
    """Save under a name of the player's. Nothing but an earlier save of this game is overwritten."""
    if path.exists() and not is_earlier(path, table):
        raise FileExistsError(str(path))
    write_text(path, write(table.record, table.game))


def is_earlier(path: Path, table: Table[Any]) -> bool:
    """Whether a file holds this game, or a part of it."""
    try:
        _, earlier = read_record(path, table.game, recover=True)
    except VisavisError:
        return False
    return earlier.header == table.header and earlier.entries == tuple(table.entries[: len(earlier.entries)])

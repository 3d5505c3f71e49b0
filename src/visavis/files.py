"""Records and other files on disk: the one way to read a record, the one way to write a whole file."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from visavis.games import load
from visavis.kernel import record
from visavis.kernel.errors import RecordError, RecordMismatch, UnknownName, VisavisError, because
from visavis.kernel.game import Game
from visavis.kernel.record import Record
from visavis.kernel.table import EXPLAINED, Table

# Reading


def open_record(
    path: Path,
    game: Game[Any] | None = None,
    at: int | None = None,
    recover: bool = False,
    explained: int = EXPLAINED,
) -> Table[Any]:
    """The table a record leads to, perhaps only so many answers of it, so many of the last ones explained again."""
    found, played = read_record(path, game, recover)
    if at is not None and not 0 <= at <= len(played.entries):
        raise UnknownName("the record has {n} answers, there is no position {at}", n=len(played.entries), at=at)
    return Table.replay(found, played, at, explained=explained)


def read_record(path: Path, game: Game[Any] | None = None, recover: bool = False) -> tuple[Game[Any], Record]:
    """A record and its game, perhaps one that is expected. With recover, a last line that was cut off is left out."""
    text = record_text(path, recover)
    found = game or load(record.read_header(text).game)
    return found, record.read(text, found)


def record_text(path: Path, recover: bool = False) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError("the file cannot be read ({reason}), expected a record", reason=because(error)) from None
    if recover:
        data = data[: data.rfind(b"\n") + 1]
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError("byte {n} is not UTF-8, expected a record in UTF-8", n=error.start + 1) from None


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is wrong with a file says which file it is, and which line if the answer on it does not fit."""
    try:
        yield
    except RecordMismatch as error:
        answer = answer_of(error)
        if not isinstance(answer, int):
            raise RecordMismatch("{path}: {error}", path=path, error=error) from None
        line = answer + 1  # the first line is the header
        raise RecordMismatch("{path}, line {line}: {error}", path=path, line=line, error=error) from None
    except VisavisError as error:
        raise type(error)("{path}: {error}", path=path, error=error) from None


def answer_of(error: VisavisError) -> object:
    """The number of the answer that does not fit, in the sentence or in one that it cites."""
    values = error.words.values
    cited = values.get("error")
    return answer_of(cited) if "n" not in values and isinstance(cited, VisavisError) else values.get("n")


# Writing


class CannotSave(VisavisError):
    """The disk refuses: full, read-only, gone."""

    @property
    def reason(self) -> object:
        return self.words.values["reason"]


def cannot_save(path: Path, error: OSError) -> CannotSave:
    return CannotSave("cannot write {path}: {reason}", path=path, reason=because(error))


def write_text(path: Path, text: str) -> None:
    """A whole file, in one stroke: whatever was there before stays as it was until all of it is on the disk."""
    try:
        if path.exists() and not path.is_file():
            pour(path, text)
        else:
            put_in_place(path.resolve(), text)
    except OSError as error:
        raise cannot_save(path, error) from None


def pour(path: Path, text: str) -> None:
    """Into a pipe or a device, which cannot be replaced."""
    with path.open("wb") as file:
        file.write(text.encode())


def put_in_place(path: Path, text: str) -> None:
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        with beside.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def make_folder(path: Path) -> None:
    refuse_no_folder(path)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_save(path, error) from None


def refuse_no_folder(path: Path) -> None:
    """Before a long work is begun: its results could be kept in this folder, which need not be there yet."""
    nearest = next(each for each in (path, *path.parents) if each.exists())
    reason = errno.ENOTDIR if not nearest.is_dir() else 0 if os.access(nearest, os.W_OK) else errno.EACCES
    if reason:
        raise cannot_save(path, OSError(reason, os.strerror(reason)))

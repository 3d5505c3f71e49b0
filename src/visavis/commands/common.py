"""What several commands need: the language, files, printing."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from visavis.games import load
from visavis.kernel import record
from visavis.kernel.errors import RecordError, UnknownName, VisavisError
from visavis.kernel.game import Game
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.text import Language, language, language_of_locale


def said_in(args: Namespace, game: str = "") -> Language:
    return language(args.lang or language_of_locale(), game)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def read_text(path: Path) -> str:
    """The text of a file somebody names."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not UTF-8 text: byte {error.start} cannot be read") from None
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    """Write a whole file; one that was there before stays as it was if the disk refuses."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise VisavisError(f"cannot write {path}: {error.strerror}") from None


def read_record(path: Path) -> tuple[Game[Any], Record]:
    """A record and the game it belongs to."""
    text = read_text(path)
    try:
        game = load(record.read_header(text).game)
        return game, record.read(text, game)
    except VisavisError as error:
        raise type(error)(f"{path}: {error}") from None


def open_record(path: Path, at: int | None) -> Table[Any]:
    """The table a record leads to, perhaps only so many answers of it."""
    game, found = read_record(path)
    if at is not None and not 0 <= at <= len(found.entries):
        raise UnknownName(f"{path} has {len(found.entries)} answers; there is no position {at}")
    try:
        return Table.replay(game, found, at)
    except VisavisError as error:
        raise type(error)(f"{path}: {error}") from None


def options_given(words: Iterable[str]) -> dict[str, str]:
    """`--option name=value`, as often as one likes."""
    given = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise UnknownName(f"an option is given as name=value; got {word!r}")
        given[name] = value
    return given

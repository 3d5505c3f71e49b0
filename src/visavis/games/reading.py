"""The one place where games open files: TOML from a data folder, or written by a player."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

from visavis.kernel.data import SCENARIO, DataError, Sheet, shaped, sheet_of, wrong_value
from visavis.kernel.errors import Wording, because, foreign

T = TypeVar("T")

TOML_PLACE: Final = re.compile(r"(.*) \(at (?:end of document|line (\d+), column (\d+))\)", re.DOTALL)


def load(
    file: Path | Traversable,
    shape: type[T],
    overlay: Mapping[str, Any] | None = None,
    found: list[DataError] | None = None,
) -> T:
    """A data file as `shape`, corrected by its part of an overlay; see `shaped`."""
    return shaped(parsed(file), shape, file.name, overlay, found)


def read_sheet(path: Path | Traversable) -> Sheet:
    """A file of corrections, or a scenario."""
    return sheet_of(parsed(path), path.name)


def read_overlay(path: Path | Traversable, game: str = "") -> dict[str, Any]:
    """What such a file holds for a game, if it is not one for another."""
    sheet = read_sheet(path)
    if game and sheet.game not in ("", game):
        raise wrong_value(path.name, "game", sheet.game, game)
    return sheet.overlay


def expect_scenario(path: Path | Traversable, overlay: Mapping[str, Any]) -> None:
    """Refuse a file of corrections where a scenario is wanted."""
    if SCENARIO not in overlay:
        raise DataError("{file}: this is no scenario, expected [source] and [mission]", file=path.name)


def parsed(file: Path | Traversable) -> dict[str, Any]:
    try:
        text = file.read_bytes().decode("utf-8-sig")  # editors on Windows still write a byte order mark
        return tomllib.loads(text)
    except OSError as error:
        raise DataError(
            "{file}: the file cannot be read ({reason}), expected a TOML file", file=file.name, reason=because(error)
        ) from error
    except UnicodeDecodeError as error:
        raise DataError(
            "{file}: byte {n} is not UTF-8, expected a TOML file in UTF-8", file=file.name, n=error.start + 1
        ) from error
    except (ValueError, RecursionError) as error:  # numbers too long and lists too deep are not TOMLDecodeError
        raise DataError(
            "{file}: this is not TOML ({problem}), expected a TOML file", file=file.name, problem=toml_problem(error)
        ) from error


def toml_problem(error: Exception) -> Wording:
    """What the parser says, and where."""
    found = TOML_PLACE.fullmatch(str(error))
    if not found:
        return foreign(str(error))
    problem, line, column = found.groups()
    if not line:
        return Wording("{problem} (at end of document)", problem=foreign(problem))
    return Wording("{problem} (at line {line}, column {column})", problem=foreign(problem), line=line, column=column)

"""Data files, read strictly: TOML in, frozen dataclasses out, or one sentence saying what is wrong.

A game declares the shape of a file as dataclasses and loads it once:

    BASE = load(DATA / "base.toml", Board)

A player who owns the box may correct values in an overlay, one TOML whose top-level tables are the
stems of the game's data files. Only what exists can be corrected, and a corrected row says so in `known`:

    [[base.theatre]]
    id = "WE"
    closing = [13]
"""

from __future__ import annotations

import difflib
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from visavis.kernel.errors import VisavisError, Wording, because, foreign

T = TypeVar("T")

Known = Literal["printed", "reported", "reconstructed", "own", "overlay"]

_KEY_FIELDS: Final = ("id", "code")
_SCALARS: Final[Mapping[type, Wording]] = {
    str: Wording("text"),
    int: Wording("a whole number"),
    bool: Wording("true or false"),
    float: Wording("a number"),
}
_A_TABLE: Final = Wording("a table")
_AN_ID: Final = Wording("id")
_OVERLAY: Final = Wording("overlay")
_TOML_PLACE: Final = re.compile(r"(.*) \(at (?:end of document|line (\d+), column (\d+))\)", re.DOTALL)


class DataError(VisavisError):
    """A data or overlay file that cannot be used: which file, where in it, what came, what was expected."""


@dataclass(frozen=True, slots=True)
class Range:
    """`Annotated[int, Range(lo, hi)]`: both ends are allowed."""

    lo: int
    hi: int


@dataclass(frozen=True, slots=True)
class Source:
    """The `[source]` every data file opens with: where its numbers come from and how sure they are."""

    work: str
    edition: str
    known: Known
    note: str = ""


def load(file: Path | Traversable, shape: type[T], overlay: Mapping[str, Any] | None = None) -> T:
    """The file as `shape`, corrected by the part of an overlay that `overlay_for` gives for it."""
    raw = _parsed(file)
    if next(iter(raw), None) != "source":
        raise DataError("{file}: the file does not open with its origin, expected [source] first", file=file.name)
    loaded: T = _row(raw, shape, _Spot(file.name))
    if overlay:
        loaded = _corrected(loaded, overlay, shape, _Spot(_OVERLAY, file.name.removesuffix(".toml")))
    return loaded


def read_overlay(path: Path | Traversable) -> dict[str, Any]:
    """An overlay file as plain data that can be stored in the header of a record."""
    overlay = _parsed(path)
    _refuse_what_json_lacks(overlay, _Spot(path.name))
    return overlay


def overlay_for(overlay: Mapping[str, Any], stem: str, known_stems: Iterable[str]) -> Mapping[str, Any]:
    """The corrections of one data file: `overlay_for(overlay, "base", STEMS)`; empty if there are none."""
    stems = list(known_stems)
    for name in overlay:
        refuse_unknown(_OVERLAY, _printable(name), name, stems, Wording("data file"))
    part = overlay.get(stem, {})
    if not isinstance(part, Mapping):
        raise _Spot(_OVERLAY, stem).wrong(part, _A_TABLE)
    return part


def refuse_unknown(file: str | Wording, path: str, came: str, known: Iterable[str], what: Wording = _AN_ID) -> None:
    """For references from one row to another, which a shape cannot check: links, sets, codes."""
    choices = list(known)
    if came not in choices:
        expected = _one_of(choices, came)
        raise _Spot(file, path).says(
            "{file}: {path} is an unknown {what}, expected {expected}", what=what, expected=expected
        )


# Reading: a value and its hint


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where in which file: `base.toml` and `theatre[WE].campaign[2].vp`."""

    file: str | Wording
    path: str = ""

    def key(self, key: str) -> _Spot:
        name = _printable(key)
        return _Spot(self.file, f"{self.path}.{name}" if self.path else name)

    def row(self, label: str | int) -> _Spot:
        return _Spot(self.file, f"{self.path}[{_printable(str(label))}]")

    def says(self, sentence: str, /, **values: object) -> DataError:
        return DataError(sentence, file=self.file, path=self.path, **values)

    def wrong(self, came: object, expected: str | Wording) -> DataError:
        return self.says("{file}: {path} is {came}, expected {expected}", came=_shown(came), expected=expected)

    def missing(self, expected: str | Wording) -> DataError:
        return self.says("{file}: {path} is missing, expected {expected}", expected=expected)


def _value(raw: object, hint: Any, at: _Spot) -> Any:
    if hint in _SCALARS:
        return _scalar(raw, hint, at)
    if _is_row(hint):
        return _row(raw, hint, at)
    return _reader(hint)(raw, hint, at)


def _reader(hint: Any) -> Callable[[object, Any, _Spot], Any]:
    origin = get_origin(hint)
    if origin not in _READERS:
        raise TypeError(f"data files cannot be read as {hint!r}")
    return _READERS[origin]


def _scalar(raw: object, hint: type, at: _Spot) -> Any:
    fits = _is_finite(raw) if hint is float else type(raw) is hint
    if not fits:
        raise at.wrong(raw, _expected(hint))
    return hint(raw)


def _is_finite(raw: object) -> bool:
    return isinstance(raw, int | float) and not isinstance(raw, bool) and abs(raw) <= sys.float_info.max


def _literal(raw: object, hint: Any, at: _Spot) -> Any:
    words = get_args(hint)
    if not any(type(raw) is type(word) and raw == word for word in words):
        raise at.wrong(raw, _one_of(words, raw))
    return raw


def _ranged(raw: object, hint: Any, at: _Spot) -> Any:
    value = _value(raw, get_args(hint)[0], at)
    if not all(limit.lo <= value <= limit.hi for limit in _ranges(hint)):
        raise at.wrong(raw, _expected(hint))
    return value


def _optional(raw: object, hint: Any, at: _Spot) -> Any:
    return None if raw is None else _value(raw, _without_none(hint), at)


def _list(raw: object, hint: Any, at: _Spot) -> tuple[Any, ...]:
    hints = get_args(hint)
    any_length = hints[-1] is Ellipsis
    if not isinstance(raw, list) or not (any_length or len(raw) == len(hints)):
        raise at.wrong(raw, _expected(hint))
    _refuse_twins(raw, _key_field(hints[0]), at)
    pairs = zip(raw, hints[:1] * len(raw) if any_length else hints, strict=True)
    return tuple(_value(item, one, at.row(_label(item, one, n))) for n, (item, one) in enumerate(pairs, 1))


def _label(item: object, hint: Any, number: int) -> str | int:
    """`WE` where rows have an id or a code, else the 1-based number."""
    key = _key_field(hint)
    label = item.get(key) if key and isinstance(item, Mapping) else None
    return label if isinstance(label, str | int) else number


def _refuse_twins(rows: list[Any], key: str, at: _Spot) -> None:
    seen: list[object] = []
    for number, row in enumerate(rows, 1):
        name = row.get(key) if key and isinstance(row, Mapping) else None
        if name is not None and name in seen:
            raise (
                at.row(number)
                .key(key)
                .says("{file}: {path} is {came} again, expected one that no earlier row has", came=_shown(name))
            )
        seen.append(name)


def _table(raw: object, hint: Any, at: _Spot) -> dict[str, Any]:
    return {key: _value(item, get_args(hint)[1], at.key(key)) for key, item in _mapping(raw, hint, at).items()}


def _row(raw: object, shape: Any, at: _Spot) -> Any:
    table, hints = _mapping(raw, shape, at), _hints(shape)
    _refuse_unknown_keys(table, hints, at)
    for name in _required(shape):
        if name not in table:
            raise at.key(name).missing(_expected(hints[name]))
    return shape(**{name: _value(table[name], hints[name], at.key(name)) for name in table})


def _mapping(raw: object, hint: Any, at: _Spot) -> Mapping[str, Any]:
    if not isinstance(raw, Mapping):
        raise at.wrong(raw, _expected(hint))
    return raw


def _refuse_unknown_keys(table: Mapping[str, Any], known: Iterable[str], at: _Spot) -> None:
    for key in table:
        refuse_unknown(at.file, at.key(key).path, key, known, Wording("key"))


_READERS: Final[dict[Any, Callable[[object, Any, _Spot], Any]]] = {
    Literal: _literal,
    Annotated: _ranged,
    Union: _optional,
    UnionType: _optional,
    tuple: _list,
    dict: _table,
}


# Correcting: a loaded value and its part of the overlay


def _corrected(value: Any, patch: object, hint: Any, at: _Spot) -> Any:
    """Rows and tables are corrected name by name, lists of rows row by row; all else is replaced whole."""
    hint = _without_none(hint)
    if value is None:
        return _value(patch, hint, at)
    if _is_row(hint):
        return _corrected_row(value, patch, at)
    if get_origin(hint) is dict:
        return _corrected_table(value, patch, hint, at)
    if get_origin(hint) is tuple and _is_row(get_args(hint)[0]):
        return _corrected_rows(value, patch, hint, at)
    return _value(patch, hint, at)


def _corrected_row(row: Any, patch: object, at: _Spot) -> Any:
    shape: Any = type(row)
    table, hints = _mapping(patch, shape, at), _hints(shape)
    _refuse_unknown_keys(table, hints, at)
    changes = {key: _corrected(getattr(row, key), table[key], hints[key], at.key(key)) for key in table}
    if changes and "known" in hints:
        changes["known"] = "overlay"
    return replace(row, **changes)


def _corrected_table(table: dict[str, Any], patch: object, hint: Any, at: _Spot) -> dict[str, Any]:
    changes = _mapping(patch, hint, at)
    _refuse_unknown_keys(changes, table, at)
    one = get_args(hint)[1]
    return table | {key: _corrected(table[key], item, one, at.key(key)) for key, item in changes.items()}


def _corrected_rows(rows: tuple[Any, ...], patch: object, hint: Any, at: _Spot) -> tuple[Any, ...]:
    """A correction names its row by `id` or `code`, or by a 1-based `number` where rows have neither."""
    if not isinstance(patch, list):
        raise at.wrong(patch, _expected(hint))
    shape = get_args(hint)[0]
    key = _key_field(shape) or "number"
    _refuse_twins(patch, key, at)
    corrected = {getattr(row, key) if _key_field(shape) else n: row for n, row in enumerate(rows, 1)}
    for number, item in enumerate(patch, 1):
        name = _row_named(_mapping(item, shape, at.row(number)), key, corrected, at, number)
        changes = {field: change for field, change in item.items() if field != key}
        corrected[name] = _corrected_row(corrected[name], changes, at.row(name))
    return tuple(corrected.values())


def _row_named(item: Mapping[str, Any], key: str, rows: Iterable[Any], at: _Spot, number: int) -> Any:
    """The name of an existing row; `True` is not the first row, although it equals 1."""
    if key not in item:
        raise at.row(number).key(key).missing(_one_of(rows, ""))
    name = item[key]
    if not any(type(name) is type(row) and name == row for row in rows):
        raise (
            at.row(number)
            .key(key)
            .says(
                "{file}: {path} is the unknown {key} {came}, expected {expected}",
                key=key,
                came=_shown(name),
                expected=_one_of(rows, name),
            )
        )
    return name


# Shapes: what the hints of a dataclass say


def _is_row(hint: Any) -> bool:
    return isinstance(hint, type) and is_dataclass(hint)


@cache
def _hints(shape: type) -> dict[str, Any]:
    hints = get_type_hints(shape, include_extras=True)
    return {field.name: hints[field.name] for field in fields(shape)}


@cache
def _required(shape: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(shape) if f.default is MISSING and f.default_factory is MISSING)


def _key_field(hint: Any) -> str:
    """`id` or `code`, if the rows have one; otherwise the empty string."""
    names = _hints(hint) if _is_row(hint) else {}
    return next((key for key in _KEY_FIELDS if key in names), "")


def _without_none(hint: Any) -> Any:
    if get_origin(hint) not in (Union, UnionType):
        return hint
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    if len(kinds) != 1:
        raise TypeError(f"data files cannot be read as {hint!r}")
    return kinds[0]


def _ranges(hint: Any) -> list[Range]:
    return [note for note in get_args(hint)[1:] if isinstance(note, Range)]


# Wording


def _expected(hint: Any) -> str | Wording:
    hint = _without_none(hint)
    if hint in _SCALARS:
        return _SCALARS[hint]
    if get_origin(hint) is Annotated:
        return _expected_within(_ranges(hint), _expected(get_args(hint)[0]))
    if get_origin(hint) is Literal:
        return _one_of(get_args(hint), "")
    if get_origin(hint) is tuple:
        return Wording("a list") if get_args(hint)[-1] is Ellipsis else _list_of(len(get_args(hint)))
    return _A_TABLE


def _expected_within(limits: Iterable[Range], kind: str | Wording) -> str | Wording:
    for limit in limits:
        kind = Wording("{kind} from {lo} to {hi}", kind=kind, lo=limit.lo, hi=limit.hi)
    return kind


def _one_of(known: Iterable[object], came: object) -> str | Wording:
    """The choices, and the one whose spelling is nearest to what came."""
    words = [_printable(str(word)) for word in known]
    if len(words) < 2:
        return words[0] if words else Wording("none, for there are none here")
    spelled = {word.casefold(): word for word in words}
    for near in difflib.get_close_matches(str(came).casefold(), spelled, n=1):
        return Wording("one of {words} (nearest: {near})", words=words, near=spelled[near])
    return Wording("one of {words}", words=words)


def _shown(came: object) -> str | Wording:
    if isinstance(came, list | tuple):
        return _list_of(len(came))
    if isinstance(came, Mapping):
        return _A_TABLE
    if isinstance(came, int) and abs(came) > sys.maxsize:
        return Wording("a number too long to show")
    shown = json.dumps(came, ensure_ascii=False) if isinstance(came, str | int | float | NoneType) else str(came)
    return shown if len(shown) <= 60 else f"{shown[:59]}…"


def _list_of(length: int) -> Wording:
    return Wording("a list of {n}", n=length)


def _printable(name: str) -> str:
    """Names come from files that people write: a line break in one would break the sentence."""
    return name if name.isprintable() and name else json.dumps(name)


# Files


def _parsed(file: Path | Traversable) -> dict[str, Any]:
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
            "{file}: this is not TOML ({problem}), expected a TOML file", file=file.name, problem=_toml_problem(error)
        ) from error


def _toml_problem(error: Exception) -> Wording:
    """What the parser says, and where."""
    found = _TOML_PLACE.fullmatch(str(error))
    if not found:
        return foreign(str(error))
    problem, line, column = found.groups()
    if not line:
        return Wording("{problem} (at end of document)", problem=foreign(problem))
    return Wording("{problem} (at line {line}, column {column})", problem=foreign(problem), line=line, column=column)


def _refuse_what_json_lacks(overlay: dict[str, Any], at: _Spot) -> None:
    """Dates, `inf` and `nan` are TOML but not JSON. A loop, because dotted keys nest deeper than calls can."""
    todo: list[tuple[_Spot, object]] = [(at, overlay)]
    while todo:
        spot, value = todo.pop()
        if isinstance(value, dict):
            todo += [(spot.key(key), item) for key, item in value.items()]
        elif isinstance(value, list):
            todo += [(spot.row(number), item) for number, item in enumerate(value, 1)]
        elif not isinstance(value, str | bool) and not _is_finite(value):
            raise spot.wrong(value, Wording("text, a number, true or false, a list or a table"))

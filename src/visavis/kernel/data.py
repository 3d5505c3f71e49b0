"""Data, read strictly: plain tables in, frozen dataclasses out, or one sentence saying what is wrong.

A game declares the shape of a file as dataclasses; `visavis.games.reading` opens the file and hands its tables over:

    BASE = load(DATA / "base.toml", Board)

A player who owns the box may correct values in an overlay, one TOML whose top-level tables are the
stems of the game's data files. Only what exists can be corrected, and a corrected row says so in `known`:

    [[base.theatre]]
    id = "WE"
    closing = [13]

A file is read to its end: the error that is raised is the first, and `also` holds all the others.
"""

from __future__ import annotations

import difflib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from visavis.kernel.errors import VisavisError, Wording

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
_DATA_FILE: Final = Wording("data file")
MOST_ROWS: Final = 2000  # of one list, and keys of one table: several times what any game has
_MOST_LISTED: Final = 16  # of what would be right
_LONGEST_SPELLED: Final = 60  # characters of what came, compared with what would be right
SCENARIO: Final = "scenario"  # the table of an overlay that holds a whole scenario
_GAME: Final = "game"
_OF_A_SCENARIO: Final = ("source", "mission")


class DataError(VisavisError):
    """A data or overlay file that cannot be used: which file, where in it, what came, what was expected."""

    also: tuple[DataError, ...] = ()  # what else is wrong

    @property
    def all(self) -> tuple[DataError, ...]:
        return (self, *self.also)


def refuse(found: Iterable[DataError]) -> None:
    """Raise what was found, each sentence once, as one error."""
    wrong = {str(one): one for error in found for one in error.all}
    if wrong:
        first, *rest = wrong.values()
        first.also = tuple(rest)
        raise first


def errors_in(read: Callable[..., object], *given: Any) -> Iterator[DataError]:
    """What reading something would be refused with."""
    try:
        read(*given)
    except DataError as error:
        yield from error.all


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


def shaped(
    raw: Mapping[str, Any],
    shape: type[T],
    file: str,
    overlay: Mapping[str, Any] | None = None,
    found: list[DataError] | None = None,
) -> T:
    """What a data file holds as `shape`, corrected by the part of an overlay that `overlay_for` gives for it.

    With a list, what is wrong with the overlay is put there, and the file's own values stay.
    """
    if next(iter(raw), None) != "source":
        raise DataError("{file}: the file does not open with its origin, expected [source] first", file=file)
    loaded: T = read_table(raw, shape, file)
    if not overlay:
        return loaded
    at = _Spot(_OVERLAY, file.removesuffix(".toml"))
    corrected: T = _corrected(loaded, overlay, shape, at)
    _hand_over(at.found, found)
    return corrected


def read_table(raw: Mapping[str, Any], shape: type[T], file: str | Wording, found: list[DataError] | None = None) -> T:
    """Plain data as `shape`. With a list, what is wrong is put there, and something harmless stands in for it."""
    at = _Spot(file)
    table: T = _row(raw, shape, at)
    _hand_over(at.found, found)
    return table


def _hand_over(wrong: list[DataError], found: list[DataError] | None) -> None:
    if found is None:
        refuse(wrong)
    else:
        found += wrong


class Sheet(NamedTuple):
    """A file somebody has written: for which game, and what an overlay holds of it."""

    game: str  # empty: it does not say
    overlay: dict[str, Any]


def sheet_of(raw: dict[str, Any], file: str) -> Sheet:
    """A file of corrections, or a scenario, as plain data that can be stored in the header of a record.

    A scenario tells where it comes from, as data files do; corrections only name data files.
    """
    _refuse_what_json_lacks(raw, _Spot(file))
    game = raw.pop(_GAME, "")
    if not isinstance(game, str):
        raise _Spot(file, _GAME).wrong(game, _SCALARS[str])
    return Sheet(game, {SCENARIO: raw} if any(sign in raw for sign in _OF_A_SCENARIO) else raw)


def overlay_for(
    overlay: Mapping[str, Any], stem: str, known_stems: Iterable[str], found: list[DataError] | None = None
) -> Mapping[str, Any]:
    """The corrections of one data file: `overlay_for(overlay, "base", STEMS)`; empty if there are none."""
    stems = list(known_stems)
    wrong = [error for name in overlay for error in unknown(_OVERLAY, _printable(name), name, stems, _DATA_FILE)]
    part: Mapping[str, Any] = overlay.get(stem, {})
    if not isinstance(part, Mapping):
        wrong.append(_Spot(_OVERLAY, stem).wrong(part, _A_TABLE))
        part = {}
    _hand_over(wrong, found)
    return part


def refuse_unknown(file: str | Wording, path: str, came: str, known: Iterable[str], what: Wording = _AN_ID) -> None:
    """For references from one row to another, which a shape cannot check: links, sets, codes."""
    refuse(unknown(file, path, came, known, what))


def unknown(
    file: str | Wording, path: str, came: str, known: Iterable[str], what: Wording = _AN_ID
) -> Iterator[DataError]:
    """The error, if a reference leads nowhere."""
    choices = list(known)
    if came in choices:
        return
    at, expected = _Spot(file, path), _one_of(choices, came)
    if path.endswith(_printable(came)):
        yield at.says("{file}: {path} is an unknown {what}, expected {expected}", what=what, expected=expected)
    else:
        yield at.says(
            "{file}: {path} is {came}, an unknown {what}, expected {expected}",
            came=_shown(came),
            what=what,
            expected=expected,
        )


def wrong_value(file: str | Wording, path: str, came: object, expected: str | Wording) -> DataError:
    """For values that are wrong only beside others."""
    return _Spot(file, path).wrong(came, expected)


# Reading: a value and its hint


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where in which file: `base.toml` and `theatre[WE].campaign[2].vp`."""

    file: str | Wording
    path: str = ""
    found: list[DataError] = field(default_factory=list)  # what is wrong anywhere in the file

    def key(self, key: str) -> _Spot:
        name = _printable(key)
        return _Spot(self.file, f"{self.path}.{name}" if self.path else name, self.found)

    def row(self, label: str | int) -> _Spot:
        return _Spot(self.file, f"{self.path}[{_printable(str(label))}]", self.found)

    def says(self, sentence: str, /, **values: object) -> DataError:
        return DataError(sentence, file=self.file, path=self.path, **values)

    def wrong(self, came: object, expected: str | Wording) -> DataError:
        return self.says("{file}: {path} is {came}, expected {expected}", came=_shown(came), expected=expected)

    def missing(self, expected: str | Wording) -> DataError:
        return self.says("{file}: {path} is missing, expected {expected}", expected=expected)


def _noted(raw: object, hint: Any, at: _Spot) -> Any:
    """The value; if it is wrong that is noted, and reading goes on with something harmless."""
    try:
        return _value(raw, hint, at)
    except DataError as error:
        at.found.append(error)
        return _stand_in(hint)


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
    return sys.intern(raw) if type(raw) is str else hint(raw)  # what is the same object is found sooner in a table


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
    _refuse_endless(raw, at)
    _note_twins(raw, _key_field(hints[0]), at)
    pairs = zip(raw, hints[:1] * len(raw) if any_length else hints, strict=True)
    return tuple(_noted(item, one, at.row(_label(item, one, n))) for n, (item, one) in enumerate(pairs, 1))


def _refuse_endless(rows: Sequence[object], at: _Spot) -> None:
    if len(rows) > MOST_ROWS:
        raise at.wrong(rows, Wording("a list of at most {n}", n=MOST_ROWS))


def _label(item: object, hint: Any, number: int) -> str | int:
    """`WE` where rows have an id or a code, else the 1-based number."""
    key = _key_field(hint)
    label = item.get(key) if key and isinstance(item, Mapping) else None
    return label if isinstance(label, str | int) else number


def _note_twins(rows: list[Any], key: str, at: _Spot) -> None:
    seen: list[object] = []
    for number, row in enumerate(rows, 1):
        name = row.get(key) if key and isinstance(row, Mapping) else None
        if name is not None and name in seen:
            at.found.append(twin(at.file, at.row(number).key(key).path, name))
        seen.append(name)


def twin(file: str | Wording, path: str, came: object) -> DataError:
    return _Spot(file, path).says(
        "{file}: {path} is {came} again, expected one that no earlier row has", came=_shown(came)
    )


def _table(raw: object, hint: Any, at: _Spot) -> dict[str, Any]:
    one, table = get_args(hint)[1], _mapping(raw, hint, at)
    return {sys.intern(key): _noted(item, one, at.key(key)) for key, item in table.items()}


def _row(raw: object, shape: Any, at: _Spot) -> Any:
    table, hints = _mapping(raw, shape, at), _hints(shape)
    _note_unknown_keys(table, hints, at)
    missing = [name for name in _required(shape) if name not in table]
    at.found.extend(at.key(name).missing(_expected(hints[name])) for name in missing)
    given = {name: _noted(table[name], hints[name], at.key(name)) for name in table if name in hints}
    return shape(**given, **{name: _stand_in(hints[name]) for name in missing})


def _mapping(raw: object, hint: Any, at: _Spot) -> Mapping[str, Any]:
    if not isinstance(raw, Mapping):
        raise at.wrong(raw, _expected(hint))
    if len(raw) > MOST_ROWS:
        raise at.wrong(raw, Wording("a table with at most {n} keys", n=MOST_ROWS))
    return raw


def _note_unknown_keys(table: Mapping[str, Any], known: Iterable[str], at: _Spot) -> None:
    for key in table:
        at.found.extend(unknown(at.file, at.key(key).path, key, known, Wording("key")))


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
    """Rows and tables are corrected name by name, lists of rows row by row; all else is replaced whole.

    `false` takes away what need not be there.
    """
    if patch is False and _may_be_missing(hint):
        return None
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


def _noted_correction(value: Any, patch: object, hint: Any, at: _Spot) -> Any:
    """The corrected value; if the correction is wrong that is noted, and nothing changes."""
    try:
        return _corrected(value, patch, hint, at)
    except DataError as error:
        at.found.append(error)
        return value


def _corrected_row(row: Any, patch: object, at: _Spot) -> Any:
    shape: Any = type(row)
    table, hints = _mapping(patch, shape, at), _hints(shape)
    _note_unknown_keys(table, hints, at)
    changes = {
        key: _noted_correction(getattr(row, key), table[key], hints[key], at.key(key)) for key in table if key in hints
    }
    if changes and "known" in hints:
        changes["known"] = "overlay"
    return replace(row, **changes)


def _corrected_table(table: dict[str, Any], patch: object, hint: Any, at: _Spot) -> dict[str, Any]:
    changes = _mapping(patch, hint, at)
    _note_unknown_keys(changes, table, at)
    one = get_args(hint)[1]
    known = {key: item for key, item in changes.items() if key in table}
    return table | {key: _noted_correction(table[key], item, one, at.key(key)) for key, item in known.items()}


def _corrected_rows(rows: tuple[Any, ...], patch: object, hint: Any, at: _Spot) -> tuple[Any, ...]:
    """A correction names its row by `id` or `code`, or by a 1-based `number` where rows have neither."""
    if not isinstance(patch, list):
        raise at.wrong(patch, _expected(hint))
    shape = get_args(hint)[0]
    key = _key_field(shape) or "number"
    _refuse_endless(patch, at)
    _note_twins(patch, key, at)
    corrected = {getattr(row, key) if _key_field(shape) else n: row for n, row in enumerate(rows, 1)}
    for number, item in enumerate(patch, 1):
        try:
            name = _row_named(_mapping(item, shape, at.row(number)), key, corrected, at, number)
        except DataError as error:
            at.found.append(error)
            continue
        changes = {name: change for name, change in item.items() if name != key}
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


def _may_be_missing(hint: Any) -> bool:
    """Whether nothing can stand here, and `false` means just that."""
    return get_origin(hint) in (Union, UnionType) and bool not in get_args(hint)


def _stand_in(hint: Any) -> Any:
    """Something of this shape, to read on with after an error."""
    if _is_row(hint):
        return hint(**{name: _stand_in(_hints(hint)[name]) for name in _required(hint)})
    return _STAND_INS[get_origin(hint)](get_args(hint)) if get_origin(hint) in _STAND_INS else hint()


def _ranges(hint: Any) -> list[Range]:
    return [note for note in get_args(hint)[1:] if isinstance(note, Range)]


_STAND_INS: Final[dict[Any, Callable[[tuple[Any, ...]], Any]]] = {
    Literal: lambda words: words[0],
    Annotated: lambda parts: next((note.lo for note in parts[1:] if isinstance(note, Range)), None),
    Union: lambda kinds: None,
    UnionType: lambda kinds: None,
    tuple: lambda hints: () if hints[-1] is Ellipsis else tuple(map(_stand_in, hints)),
    dict: lambda hints: {},
}


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
    listed: object = words
    if len(words) > _MOST_LISTED:
        more = len(words) - _MOST_LISTED
        listed = Wording("{options} and {more} more", options=words[:_MOST_LISTED], more=more)
    for near in difflib.get_close_matches(str(came)[:_LONGEST_SPELLED].casefold(), spelled, n=1):
        return Wording("one of {words} (nearest: {near})", words=listed, near=spelled[near])
    return Wording("one of {words}", words=listed)


def _shown(came: object) -> str | Wording:
    if isinstance(came, list | tuple):
        return _list_of(len(came))
    if isinstance(came, Mapping):
        return _A_TABLE
    if isinstance(came, int) and abs(came) > sys.maxsize:
        return Wording("a number too long to show")
    plain = isinstance(came, str | int | float | NoneType)
    shown = json.dumps(came, ensure_ascii=not str(came).isprintable()) if plain else str(came)
    return shown if len(shown) <= 60 else f"{shown[:59]}…"


def _list_of(length: int) -> Wording:
    return Wording("a list of {n}", n=length)


def _printable(name: str) -> str:
    """Names come from files that people write: a line break in one would break the sentence."""
    return name if name.isprintable() and name else json.dumps(name)


# JSON


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

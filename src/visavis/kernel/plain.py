"""Plain data declares its fields once: name and type say how it is copied, dumped and read back.

    @declared
    class Race(State):
        turn: int
        board: Shared[Board]  # the same in every copy; not dumped, and given again when the rest is read back
        hands: list[list[str]]  # copied to the depth at which something can change
        draft: Draft | None = None

A `Sequence` or `Mapping` is never changed in place, and so copies share it: a changed one takes its place, which suits
what seldom changes. Named tuples are never changed, either. A component of the box that one of them names,
`kind: ById[Kind]`, is dumped as its id. A class that lists its fields with their types as its `row` is such a row, too.
The copying is written out as one function when the class is made, as dataclasses do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
Parts = Mapping[type, Mapping[str, Any]]  # components by their class and id
Read = Callable[[Any, Parts], Any]
Write = Callable[[Any], Any]

SHARED: Final = "shared"
BY_ID: Final = "by id"
PAIR: Final = "pair"
Shared = Annotated[T, SHARED]
ById = Annotated[T, BY_ID]
Pair = Annotated[list[T], PAIR]  # always two, one for each side
PASSING: Final = {"passing": True}  # metadata of a field that is neither copied nor dumped
NO_PARTS: Final[Parts] = {}
_SCALARS: Final = (int, str, bool, float, NoneType)
_NEVER_CHANGED: Final = (Sequence, Mapping)  # in place


class Plain:
    """Something that can be copied, dumped as JSON-able data, and read back."""

    __slots__ = ()

    kept: ClassVar[tuple[tuple[str, Any], ...]]  # name and type of every field that is dumped

    def clone(self) -> Self:
        """A copy that shares nothing mutable."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """As JSON-able data, which shares nothing mutable either."""
        other = self.clone()
        return {name: writer(hint)(getattr(other, name)) for name, hint in self.kept}

    @classmethod
    def restored(cls, dump: Mapping[str, Any], parts: Parts = NO_PARTS, **given: Any) -> Self:
        """The inverse of dump, perhaps by way of JSON; components and what is shared are given again."""
        other = cls.__new__(cls)
        for name, hint in cls.kept:
            setattr(other, name, reader(hint)(dump[name], parts))
        for each in all_fields(cls):
            if each.metadata == PASSING:
                given.setdefault(each.name, each.default)
        for name, value in given.items():
            setattr(other, name, value)
        return other


P = TypeVar("P", bound=Plain)


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def declared(cls: type[P]) -> type[P]:
    """The class with slots, a constructor unless it has its own, and ways to copy, dump and read back its fields."""
    made: Any = dataclass(slots=True, eq=False, repr=False, init="__init__" not in vars(cls))(cls)
    hints = get_type_hints(made, include_extras=True)
    passing = [each.name for each in all_fields(made) if each.metadata == PASSING]
    lasting = [(each.name, hints[each.name]) for each in all_fields(made) if each.name not in passing]
    made.kept = tuple((name, unmarked(hint)) for name, hint in lasting if not is_marked(hint, SHARED))
    made.clone = cloner({name: copied(hint, f"self.{name}") for name, hint in lasting}, passing)
    found: type[P] = made
    return found


def all_fields(cls: Any) -> tuple[Field[Any], ...]:
    return fields(cls)


def cloner(values: Mapping[str, str], passing: list[str]) -> Callable[[Any], Any]:
    """The function that makes a copy: every field is set once."""
    lines = [f" other.{name} = {value}" for name, value in values.items()]
    lines += [f" other.{name} = None" for name in passing]
    source = "\n".join(["def clone(self):", " other = new(self.__class__)", *lines, " return other"])
    made: dict[str, Any] = {"new": object.__new__}
    exec(source, made)
    clone: Callable[[Any], Any] = made["clone"]
    return clone


def without(things: Sequence[T], thing: T) -> list[T]:
    """What takes the place of things that copies share: all but one of them, in their order."""
    left = list(things)
    left.remove(thing)
    return left


# Copying: the expression for a copy of x


def copied(hint: Any, x: str, depth: int = 0) -> str:
    if is_fixed(hint):
        return x
    if is_marked(hint, PAIR):
        (one,) = get_args(get_args(hint)[0])
        return f"[{copied(one, f'{x}[0]', depth)}, {copied(one, f'{x}[1]', depth)}]"
    kind, args, each = get_origin(hint) or hint, get_args(hint), f"each{depth}"
    if kind is list and args:
        return f"{x}.copy()" if is_fixed(args[0]) else f"[{copied(args[0], each, depth + 1)} for {each} in {x}]"
    if kind is dict and args[:1] == (str,):
        item = f"{{key: {copied(args[1], each, depth + 1)} for key, {each} in {x}.items()}}"
        return f"{x}.copy()" if is_fixed(args[1]) else item
    if kind in (Union, UnionType):
        return f"None if {x} is None else {copied(present(hint), x, depth)}"
    if isinstance(kind, type) and issubclass(kind, Plain):
        return f"{x}.clone()"
    raise TypeError(f"nobody can say how {hint!r} is copied")


def is_fixed(hint: Any) -> bool:
    """Whether such a value never changes."""
    kind = get_origin(hint) or hint
    if kind is tuple:
        return all(part in (Any, Ellipsis) or is_fixed(part) for part in get_args(hint))
    if kind in (Union, UnionType, *_NEVER_CHANGED):
        return all(map(is_fixed, get_args(hint)))
    if is_row(kind):
        return all(is_fixed(part) for part in row_hints(kind))
    return kind in _SCALARS or isinstance(hint, TypeVar) or is_marked(hint, SHARED) or is_marked(hint, BY_ID)


def is_marked(hint: Any, mark: str) -> bool:
    return get_origin(hint) is Annotated and mark in hint.__metadata__


def unmarked(hint: Any) -> Any:
    return get_args(hint)[0] if is_marked(hint, PAIR) else hint


def is_row(kind: Any) -> bool:
    """What never changes and is dumped as the list of its fields: a named tuple, or a class with a row."""
    return isinstance(kind, type) and (hasattr(kind, "row") or (issubclass(kind, tuple) and hasattr(kind, "_fields")))


def row_hints(row: Any) -> list[Any]:
    if hasattr(row, "row"):
        return list(row.row.values())
    hints = get_type_hints(row, include_extras=True)
    return [hints[name] for name in row._fields]


def row_values(value: Any) -> Any:
    return [getattr(value, name) for name in value.row] if hasattr(value, "row") else value


def present(hint: Any) -> Any:
    """The type of what is there, if anything is."""
    (found,) = [part for part in get_args(hint) if part is not NoneType]
    return found


# Dumping and reading back


@cache
def writer(hint: Any) -> Write:
    """What makes JSON-able data of such a value: components as their ids, all else as it is."""
    kind, args = get_origin(hint) or hint, get_args(hint)
    if not has_parts(hint):
        return as_it_is
    if kind in (Union, UnionType):
        there = writer(present(hint))
        return lambda value: None if value is None else there(value)
    if is_marked(hint, BY_ID):
        return lambda value: value.id
    if kind in (list, Sequence):
        every = writer(args[0])
        return lambda value: list(map(every, value))
    if kind in (dict, Mapping):
        one = writer(args[1])
        return lambda value: {key: one(each) for key, each in value.items()}
    if is_row(kind):
        each = list(map(writer, row_hints(kind)))
        return lambda value: [write(part) for write, part in zip(each, row_values(value), strict=True)]
    return lambda value: value.dump()


def as_it_is(value: Any) -> Any:
    return value


def has_parts(hint: Any) -> bool:
    """Whether a component or other plain data is in it, or what copies share."""
    kind = get_origin(hint) or hint
    if is_row(kind):
        return any(map(has_parts, row_hints(kind)))
    if kind in _NEVER_CHANGED or is_marked(hint, BY_ID) or (isinstance(kind, type) and issubclass(kind, Plain)):
        return True
    return any(map(has_parts, get_args(hint)))


@cache
def reader(hint: Any) -> Read:
    """What makes such a value of its JSON."""
    kind, args = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, UnionType):
        there = reader(present(hint))
        return lambda raw, parts: None if raw is None else there(raw, parts)
    if is_marked(hint, BY_ID):
        return lambda raw, parts: parts[args[0]][raw]
    if isinstance(kind, type) and issubclass(kind, Plain):
        return lambda raw, parts: kind.restored(raw, parts)
    if kind in (list, Sequence):
        return listed(args[0])
    if kind in (dict, Mapping):
        one = reader(args[1])
        return lambda raw, parts: {key: one(each, parts) for key, each in raw.items()}
    if kind is tuple and args[-1] is Ellipsis:
        every = listed(args[0])
        return lambda raw, parts: tuple(every(raw, parts))
    if kind is tuple or is_row(kind):
        return row_reader(kind, args if kind is tuple else row_hints(kind))
    return hardened


def listed(hint: Any) -> Read:
    one = reader(hint)
    return lambda raw, parts: [one(each, parts) for each in raw]


def row_reader(kind: Any, hints: Any) -> Read:
    each = [reader(part) for part in hints]

    def read(raw: Any, parts: Parts) -> Any:
        values = [one(value, parts) for one, value in zip(each, raw, strict=True)]
        return tuple(values) if kind is tuple else kind(*values)

    return read


def hardened(raw: Any, parts: Parts) -> Any:
    """A word or a number; in a tuple of anything, lists were tuples before they were JSON."""
    return tuple(hardened(each, parts) for each in raw) if isinstance(raw, list) else raw

"""Sentences said once and remembered: rendering a view anew would cost more than everything else together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from visavis.kernel.view import Place, Text, Thing
from visavis.text import Language, language
from visavis.text.language import BRIEF

ROOM: Final = 4_000_000  # characters of the sentences remembered in one language, whatever strangers have them say
OVERHEAD: Final = 80  # of one sentence: what it is remembered by
ROOM_FOR_PIECES: Final = 8_000_000  # the same for places and things
OVERHEAD_OF_PIECE: Final = 1_000
TITLES: Final[dict[type, int]] = {kind: kind._fields.index("title") for kind in (Place, Thing)}
PLAIN: Final = frozenset((str, int))
Frozen = str | tuple[Any, ...]
Json = dict[str, Any]
Piece = TypeVar("Piece", Place, Thing)
V = TypeVar("V")


class Memory(dict[Any, V]):
    """Forgets everything when it has taken in so much."""

    def __init__(self, room: int) -> None:
        self.room = self.left = room

    def keep(self, key: Any, value: V, size: int) -> None:
        self.left -= size
        if self.left < 0:
            self.clear()
            self.left = self.room - size
        self[key] = value


class Speech:
    """One language with the words of one game."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self.said: Memory[str] = Memory(ROOM)
        self.pieces: Memory[tuple[Text, Json]] = Memory(ROOM_FOR_PIECES)

    @property
    def code(self) -> str:
        return self.lang.code

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(Text(key, args))

    def say(self, text: Text) -> str:
        key = frozen(text)
        said = self.said.get(key)
        if said is None:
            said = self.lang.say(text)
            self.said.keep(key, said, len(said) + OVERHEAD)
        return said

    def titled(self, text: Text) -> tuple[str, str]:
        """What something is called, and what is said of it: forms of its message, or all of it is its name."""
        key = frozen(text)
        name = self._form(text, key, "name")
        return (name, self._form(text, key, "said")) if name else (self.say(text), "")

    def brief(self, text: Text) -> str:
        """An event as it is told beside others."""
        key = (BRIEF, frozen(text))
        said = self.said.get(key)
        if said is None:
            said = self.lang.brief(text)
            self.said.keep(key, said, len(said) + OVERHEAD)
        return said

    def _form(self, text: Text, key: Frozen, form: str) -> str:
        said = self.said.get((form, key))
        if said is None:
            said = self.lang.form(text, form)
            self.said.keep((form, key), said, len(said) + OVERHEAD)
        return said

    def told_of(self, piece: Piece, game: str, tell: Callable[[Piece, str, Speech], Json]) -> Json:
        """What is told of a place or thing, the same object for all that are alike: most are as they were before."""
        title = TITLES[piece.__class__]
        key = piece[:title] + piece[title + 1 :]
        found = self.pieces.get(key)
        if found is None or found[0] != piece.title:
            found = (piece.title, tell(piece, game, self))
            words = sum(len(each) for each in found[1].values() if isinstance(each, str))
            self.pieces.keep(key, found, OVERHEAD_OF_PIECE + words)
        return found[1]

    def knows(self, key: str) -> bool:
        return self.lang.knows(key)

    def short(self, text: Text) -> str:
        """As it is said where there is little room, if there is a way."""
        return self.short_only(text) or self.say(text)

    def short_only(self, text: Text) -> str:
        """Its short form, and nothing if there is none."""
        key = f"{text.key}-short"
        return self.say(Text(key, text.args)) if self.knows(key) else ""

    def help(self, text: Text) -> str:
        """What there is to know of it besides its name, if there is anything: told with it, or a message."""
        told = text.args.get("help")
        if isinstance(told, Text):
            return self.say(told)
        key = f"{text.key}-help"
        return self.say(Text(key, text.args)) if self.knows(key) else ""

    def if_known(self, key: str, **args: Any) -> str:
        return self(key, **args) if self.knows(key) else ""


def frozen(text: Text) -> Frozen:
    """What makes two Texts the same sentence."""
    if not text.args:
        return text.key
    values = [each if each.__class__ in PLAIN else frozen_argument(each) for each in text.args.values()]
    return (text.key, *text.args, *values)


def frozen_argument(value: Any) -> Any:
    """A text is not the same as the word that happens to be its key."""
    if value.__class__ is Text:
        return frozen(value) if value.args else (value.key,)
    return tuple(map(frozen_argument, value)) if isinstance(value, (tuple, list)) else value


@cache
def speech(code: str, game: str = "") -> Speech:
    return Speech(language(code, game))


# Texts on the disk, for whoever reads them later in any language


def packed(value: Any) -> Any:
    if isinstance(value, Text):
        return {"key": value.key, "args": {name: packed(each) for name, each in value.args.items()}}
    return [packed(each) for each in value] if isinstance(value, (tuple, list)) else value


def unpacked(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Text(value["key"], {name: unpacked(each) for name, each in value["args"].items()})
    return tuple(unpacked(each) for each in value) if isinstance(value, list) else value

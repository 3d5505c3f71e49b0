"""Sentences said once and remembered: rendering a view anew would cost more than everything else together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from visavis.kernel.view import Text
from visavis.text import Language, language

ROOM: Final = 4_000_000  # characters of the sentences remembered in one language, whatever strangers have them say
OVERHEAD: Final = 80  # of one sentence: what it is remembered by
Frozen = str | tuple[Any, ...]


class Speech:
    """One language with the words of one game."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self.said: dict[Frozen, str] = {}
        self.room = ROOM

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
            self._remember(key, said)
        return said

    def _remember(self, key: Frozen, said: str) -> None:
        self.room -= len(said) + OVERHEAD
        if self.room < 0:
            self.said.clear()
            self.room = ROOM - len(said) - OVERHEAD
        self.said[key] = said

    def knows(self, key: str) -> bool:
        return self.lang.knows(key)

    def short(self, text: Text) -> str:
        """As it is said where there is little room, if there is a way."""
        brief = Text(f"{text.key}-short", text.args)
        return self.say(brief if self.knows(brief.key) else text)

    def short_only(self, text: Text) -> str:
        """Its short form, and nothing if there is none."""
        brief = Text(f"{text.key}-short", text.args)
        return self.say(brief) if self.knows(brief.key) else ""

    def if_known(self, key: str, **args: Any) -> str:
        return self(key, **args) if self.knows(key) else ""


def frozen(text: Text) -> Frozen:
    """What makes two Texts the same sentence."""
    if not text.args:
        return text.key
    return (text.key, *[(name, frozen_argument(value)) for name, value in text.args.items()])


def frozen_argument(value: Any) -> Any:
    if value.__class__ is Text:
        return frozen(value)
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

"""A player somebody has written, named as `path/to/file.py:name`."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from visavis.kernel.errors import UnknownName, VisavisError, Wording, foreign
from visavis.kernel.game import named

IN_A_FILE: Final = ".py:"


@dataclass(frozen=True, slots=True)
class Written:
    """Where a player is written. Another process can be told of it, and reads the file itself."""

    where: str

    def load(self) -> Callable[..., Any]:
        """The function, or the class of which each game gets an object."""
        path, _, name = self.where.rpartition(":")
        there = vars(read(path))
        if name not in there:
            here = [each for each, thing in there.items() if getattr(thing, "__module__", "") == there["__name__"]]
            named(name, here, Wording("player in {path}", path=path))
        found: Callable[..., Any] = there[name]
        if not is_player(found):
            raise UnknownName(
                "{name} in {path} is no player; expected a function of a question and a chair", name=name, path=path
            )
        return found


def is_written(word: str) -> bool:
    return IN_A_FILE in word


def is_player(thing: object) -> bool:
    """A function of a question and a chair, or a class whose objects are called like that."""
    if not callable(thing):
        return False
    try:
        called = thing.__call__ if isinstance(thing, type) else thing
        inspect.signature(called).bind(*(None,) * (3 if isinstance(thing, type) else 2))
    except (TypeError, ValueError):
        return False
    return not isinstance(thing, type) or any("__call__" in vars(each) for each in thing.__mro__)


def made(player: Callable[..., Any]) -> Callable[..., Any]:
    """Who answers in one game: the function itself, or an object of the class."""
    if not isinstance(player, type):
        return player
    try:
        inspect.signature(player).bind()
    except TypeError as error:
        raise VisavisError(
            "{name} cannot be made for a game without arguments: {reason}",
            name=player.__name__,
            reason=foreign(str(error)),
        ) from None
    found: Callable[..., Any] = player()
    return found


def read(path: str) -> ModuleType:
    if not Path(path).is_file():
        raise UnknownName("there is no file {path} with players", path=path)
    try:
        return run(Path(path).resolve())
    except SystemExit:
        raise VisavisError("{path} ends the program when it is read, and holds no players", path=path) from None
    except Exception as error:
        raise VisavisError(
            "{path} cannot be run: {kind}, {reason}", path=path, kind=type(error).__name__, reason=foreign(str(error))
        ) from error


class Reading(SourceFileLoader):
    """Runs a file and leaves no compiled copy beside it: the folder is somebody else's."""

    def set_data(self, path: object, data: object, *, _mode: int = 0) -> None:
        """Nothing is written."""


@cache
def run(file: Path) -> ModuleType:
    """The file as a module, run once; its name is of the whole path, for files may be called alike."""
    name = f"player_{sha256(os.fsencode(file)).hexdigest()}"
    loader = Reading(name, str(file))
    spec = spec_from_loader(name, loader)
    assert spec is not None
    module = sys.modules[name] = module_from_spec(spec)
    loader.exec_module(module)
    return module

"""What the arguments of several commands mean: the language, records, modes, options, --json."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from visavis import files
from visavis.kernel.errors import UnknownName, Wording
from visavis.kernel.game import Game, named
from visavis.kernel.table import EXPLAINED, Table
from visavis.text import Language, language


def said_in(args: Namespace, game: str = "") -> Language:
    return language(args.lang, game)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def open_record(path: Path, at: int | None, explained: int = EXPLAINED) -> Table[Any]:
    """The table that a record somebody names leads to, perhaps only so many answers of it."""
    with files.naming(path):
        return files.open_record(path, at=at, explained=explained)


def mode_of(game: Game[Any], name: str) -> str:
    """A scenario, which players call a mode."""
    return named(name, [scenario.name for scenario in game.scenarios], Wording("mode of {game}", game=game.name))


def options_given(words: Iterable[str]) -> dict[str, str]:
    """`--option name=value`, as often as one likes."""
    given = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise UnknownName("an option is given as name=value; got {came!r}", came=word)
        given[name] = value
    return given

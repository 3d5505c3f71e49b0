"""The command that looks through files people write: visavis check."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from visavis.commands.arguments import print_json, said_in
from visavis.games import GAMES, load
from visavis.games.reading import read_sheet
from visavis.kernel.data import SCENARIO, DataError, refuse_unknown, wrong_value
from visavis.kernel.errors import Wording, foreign
from visavis.kernel.game import Game
from visavis.kernel.view import Text
from visavis.text import Language

FOUND_WRONG: Final = 1  # exit status


class Checked(NamedTuple):
    """A file, and either what is wrong with it or what it holds."""

    path: Path
    problems: Sequence[DataError] = ()
    game: str = ""
    holds: Text | None = None


def check(args: Namespace) -> int:
    """Of every file: in one line what it holds, or everything that is wrong with it."""
    wanted = load(args.game) if args.game else None
    found = [checked(path, wanted) for path in args.files]
    if args.json:
        print_json([facts(each, said_in(args, each.game)) for each in found])
    else:
        for each in found:
            tell(each, said_in(args, each.game))
    return FOUND_WRONG if any(each.problems for each in found) else 0


def checked(path: Path, wanted: Game[Any] | None) -> Checked:
    try:
        game, overlay = meant(path, wanted)
        examined = game.examine(game, overlay)
    except DataError as error:
        return Checked(path, error.all)
    holds = examined.holds or Text("check-corrections", {"game": game.name, "files": tuple(overlay)})
    once = {str(error): error for error in examined.problems}
    return Checked(path, list(once.values()), game.name, holds)


def meant(path: Path, wanted: Game[Any] | None) -> tuple[Game[Any], dict[str, Any]]:
    """The game a file is for, and what it holds for it."""
    sheet = read_sheet(path)
    if not sheet.game and not wanted:
        raise DataError(
            "{file}: the file does not say for which game it is, expected {example} in its first line, or --game",
            file=path.name,
            example=f'game = "{GAMES[-1]}"',
        )
    if not wanted:
        refuse_unknown(path.name, "game", sheet.game, GAMES)
    elif sheet.game not in ("", wanted.name):
        raise wrong_value(path.name, "game", sheet.game, wanted.name)
    return wanted or load(sheet.game), sheet.overlay


def tell(each: Checked, said: Language) -> None:
    for sentence in problems(each, said):
        print(sentence, file=sys.stderr)
    if each.holds and not each.problems:
        print(f"{each.path}: {said.say(each.holds)}")


def problems(each: Checked, said: Language) -> list[str]:
    return [said.error(in_file(each.path, error)) for error in each.problems]


def in_file(path: Path, error: DataError) -> Wording:
    """The error as one of this file; one that shows only beside our own data names that file, too."""
    values = dict(error.words.values)
    if isinstance(values["file"], Wording) or values["file"] in (SCENARIO, path.name):
        return foreign(error.words.template, **values | {"file": path})
    return Wording("{path}: {error}", path=path, error=error)


def facts(each: Checked, said: Language) -> dict[str, Any]:
    return {
        "file": str(each.path),
        "game": each.game,
        "problems": problems(each, said),
        "holds": said.say(each.holds) if each.holds and not each.problems else "",
    }

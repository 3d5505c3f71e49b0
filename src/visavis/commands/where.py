"""Where a paragraph lives: its places, its tests, and a recorded game in which it was carried out.

The games recorded in a game's data are played again, and what is met on the way is noted.

A paragraph is met in a question, an event or a reason that cites it; or, since many are cited by nothing that is seen,
when a function that is its place is run.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

from rich.text import Text as Styled

from visavis.commands.arguments import print_json, said_in
from visavis.compiled import BUILD, WISH
from visavis.files import naming, read_record
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR
from visavis.terminal import make_console
from visavis.text import Language, Paragraph, Rulebook, rulebook

QUESTION: Final = "question"
EVENT: Final = "event"
REASON: Final = "reason"
PLACE: Final = "place"

Met = dict[str, tuple[int, str]]  # by paragraph: after how many answers first, and how


def where(args: Namespace, book: Rulebook, found: Sequence[Paragraph]) -> int:
    """Show it of some paragraphs."""
    met = occasions(book, [paragraph.id for paragraph in found])
    facts = [asdict(paragraph) | facts_of(book, paragraph.id, met.get(paragraph.id)) for paragraph in found]
    if args.json:
        print_json(facts)
        return 0
    said, out = said_in(args, book.game), make_console()
    for row in facts:
        out.print(Styled(f"§{row['id']} ", "dim").append(row["title"][said.code], "bold"))
        for line in lines_of(row, said):
            out.print(Styled(f"  {line}"), soft_wrap=True)  # paths are copied whole
    return 0


def lines_of(row: Mapping[str, Any], said: Language) -> Iterator[str]:
    yield from (f"{said('where-place')} {place}" for place in row["places"])
    yield from (f"{said('where-test')} {test}" for test in row["tests"])
    played = row["recorded"]
    if played:
        yield said(f"where-by-{played['how']}", n=str(played["at"]))
        yield f"  {played['command']}"
    else:
        yield said("where-never")


def facts_of(book: Rulebook, number: str, met: Occasion | None) -> dict[str, Any]:
    """Files are named from the project's folder, the record as it lies on this disk."""
    return {
        "places": [f"src/visavis/games/{book.game}/{place}" for place in book.places(number)],
        "tests": [f"tests/{test if '/' in test else f'games/{book.game}/{test}'}" for test in book.tests(number)],
        "recorded": met
        and {
            "file": str(met.file),
            "at": met.at,
            "how": met.how,
            "command": f"visavis show {shlex.quote(str(met.file))} --at {met.at}",
        },
    }


# Recorded games


class Occasion(NamedTuple):
    """A position of a recorded game."""

    file: Path
    at: int  # answers given
    how: str


def folder_of(game: str) -> Path:
    return Path(str(files(f"visavis.games.{game}")))


def recorded(game: str) -> list[Path]:
    """The shortest first: it is soon played."""
    found = (folder_of(game) / "data" / "recorded").glob("*.visavis")
    return sorted(found, key=lambda path: (path.stat().st_size, path.name))


def occasions(book: Rulebook, numbers: Collection[str]) -> dict[str, Occasion]:
    """The first occasion that cites each paragraph, else the first that runs it; some may have none."""
    found: dict[str, Occasion] = {}
    for file in recorded(book.game):
        for number in numbers:
            if number not in found or found[number].how == PLACE:
                at, how = met_in(file, book).get(number, (0, ""))
                if how and (number not in found or how != PLACE):
                    found[number] = Occasion(file, at, how)
    return found


@cache
def met_in(file: Path, book: Rulebook) -> Met:
    """What one record meets; what cites a paragraph counts before what only ran."""
    if BUILD.compiled:
        return met_by_sources(file, book.game)
    ran: dict[str, int] = {}
    with naming(file):
        game, record = read_record(file)
        met: Met = {}
        with noting_calls(folder_of(book.game), ran) as count:
            for table in Table.retold(game, record, explained=sys.maxsize):
                count(len(table.entries) + 1)
                for choice in table.waiting:
                    met.setdefault(choice.rule, (len(table.entries), QUESTION))
    for number, at, how in cited(table):
        met.setdefault(number, (at, how))
    for number in book.paragraphs:
        first = [ran[place] for place in book.places(number) if place in ran]
        if first:
            met.setdefault(number, (min(first), PLACE))
    return met


def met_by_sources(file: Path, game: str) -> Met:
    """Compiled functions run unnoticed, so another process plays the record by the sources."""
    command = [sys.executable, "-m", __name__, str(file), game]
    told = subprocess.run(command, env=os.environ | {WISH: "no"}, capture_output=True, text=True, check=True).stdout
    return {number: (at, how) for number, (at, how) in json.loads(told).items()}


def cited(table: Table[Any]) -> Iterator[tuple[str, int, str]]:
    """What the log of any seat and the reasons cite."""
    seats = (SPECTATOR, *range(len(table.game.scenario(table.header.scenario).seats)))
    lines = (line for seat in seats for line in table.game.log(table, seat, ALWAYS))
    yield from ((line.rule, line.n, EVENT) for line in lines)
    for reason in table.game.reasons(table, ALWAYS, READER):
        yield from ((line.rule, min(reason.n, len(table.entries)), REASON) for line in reason.lines)


@contextmanager
def noting_calls(folder: Path, ran: dict[str, int]) -> Iterator[Callable[[int], None]]:
    """While this lasts, note for each function of a folder the number that was current when it first ran."""
    seen: set[CodeType] = set()
    now = 0

    def count(n: int) -> None:
        nonlocal now
        now = n

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if code not in seen:
            seen.add(code)
            if code.co_filename.startswith(str(folder)):
                ran[place_of(code, folder)] = now

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield count
    finally:
        sys.setprofile(before)


def place_of(code: CodeType, folder: Path) -> str:
    """A function as the rule map names it."""
    return f"{Path(code.co_filename).relative_to(folder).as_posix()}:{code.co_qualname.replace('.<locals>', '')}"


if __name__ == "__main__":
    print(json.dumps(met_in(Path(sys.argv[1]), rulebook(sys.argv[2]))))

"""docs/look.md lists exactly the keys that are read, and every mark a view has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

from tests.docs.shots import ROOT
from tests.games.bear.position import battle, play
from tests.games.noretreat.position import begun, give, lay
from visavis.commands.where import recorded
from visavis.files import read_record
from visavis.games import GAMES
from visavis.games.bear.loading import printed
from visavis.games.noretreat.beside import sheets
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import CUT, DISORGANIZED, USED
from visavis.games.noretreat.view import places, things
from visavis.kernel.table import Table
from visavis.kernel.ticks import DONE, IMPOSSIBLE, SKIPPED, UNDONE
from visavis.kernel.view import SPECTATOR
from visavis.picture.theme import ThemeFile
from visavis.terminal.drawing.symbols import SymbolsFile

PAGE = (ROOT / "docs" / "look.md").read_text("utf-8")
LINES = ("O3-1", "O3-2", "O3-3", "O3-4")
EACH = 9  # of so many positions one is looked at


def section(title: str) -> str:
    return PAGE.split(f"## {title}", 1)[1].split("\n## ", 1)[0]


def documented(text: str) -> set[str]:
    """What stands as code in the first columns of its tables."""
    rows = [line.rsplit("|", 2)[0] for line in text.splitlines() if line.startswith("| `")]
    return {re.sub(r"\.(NAME|SCENARIO)\b", "", code) for row in rows for code in re.findall(r"`([^`]+)`", row)}


def keys(shape: Any, path: str = "") -> Iterator[str]:
    """Every key of a file of this shape; tables by name are one key, or those of their rows."""
    hints = get_type_hints(shape)
    for field in fields(shape):
        kind, here = hints[field.name], f"{path}{field.name}"
        row = get_args(kind)[1] if get_origin(kind) is dict else kind
        yield from keys(row, f"{here}.") if is_dataclass(row) else (here,)


def test_the_keys_of_a_theme_are_those_documented() -> None:
    found = {key for key in keys(ThemeFile) if not key.startswith("dark.")}
    assert documented(section("theme.toml")) == {*found, "dark"}


def test_the_keys_of_a_terminal_are_those_documented() -> None:
    assert documented(section("terminal.toml")) == {*keys(SymbolsFile)}


def marks_seen() -> set[str]:
    found: set[str] = set()
    for name in GAMES:
        for file in recorded(name):
            game, record = read_record(file)
            for n, table in enumerate(Table.retold(game, record)):
                if n % EACH == 0:
                    for seat in (SPECTATOR, 0, 1):
                        view = game.view(table, seat)
                        answers = view.prompt.options if view.prompt else ()
                        parts: list[Any] = [*view.places, *view.things, *view.tracks, *answers]
                        parts += game.layout(table.state).regions
                        marks = [mark for part in parts for mark in part.marks]
                        found |= {mark.partition(" ")[0] for mark in marks}
    return found


def marks_of_a_hopeless_attack() -> set[str]:
    """Two dice never show 14; the recorded games have no such answer."""
    units = ("A german-rifles-41 E06 N hit=soft-suppressed", "T soviet-rifles-41 E01 S", "U soviet-rifles-41 E02 S")
    asked = play(battle(*units, board="1"), "A", "attack").view(0).prompt
    return {mark for option in asked.options for mark in option.marks} if asked else set()


def marks_of_a_war() -> set[str]:
    """No recorded game has all that a counter, a hex and a line of a sheet may be."""
    s = lay(begun("campaign-alone"), _1Pz="1007 reduced", West="1107 red", Kalinin="2006")
    s.works, s.scorched = ("1107",), ("1307",)
    s.marks |= {"1Pz": CUT | USED, "West": DISORGANIZED}
    s.side, s.conduct = SOVIET, Conduct(3, dict(zip(LINES, (DONE, UNDONE, IMPOSSIBLE, SKIPPED), strict=True)))
    seen = [mark for part in (*places(s), *things(give(s, 0, "03"), 0)) for mark in part.marks]
    lines = [line.state for sheet in sheets(s) for line in sheet.lines]
    return {mark.partition(" ")[0] for mark in (*seen, *lines) if mark}


def test_every_mark_of_a_view_is_documented_and_every_documented_mark_is_seen() -> None:
    said = {code for code in re.findall(r"`([a-z_-]+)`", section("Marks").split("| mark |", 1)[1]) if code != "mark"}
    hits = {*printed("solo1").markers}
    assert (marks_seen() | marks_of_a_hopeless_attack() | marks_of_a_war()) - hits == said

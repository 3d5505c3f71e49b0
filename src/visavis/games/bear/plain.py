"""A battle as one seat sees it, in the plainest form: hexes, counters, and what is asked.

The drawn table, the sentences of the log and Athena's reasons are made elsewhere.
"""

from __future__ import annotations

from visavis.games.bear.board import SIDES
from visavis.games.bear.state import Battle, Unit
from visavis.kernel.choice import Choice
from visavis.kernel.table import Table
from visavis.kernel.view import Count, Layout, LogLine, Option, Place, Prompt, Reason, Region, Text, Thing, View


def view(table: Table[Battle], seat: int) -> View:
    """All that a seat may see of a table."""
    s = table.state
    choice = table.choice_of(seat)
    return View(
        game=table.game.name,
        scenario=s.scenario,
        seat=seat,
        seats=tuple(Text(f"side-{side}") for side in SIDES),
        n=len(table.entries),
        places=tuple(Place(label, ground.terrain.id) for label, ground in s.board.hexes.items()),
        things=tuple(thing(s, unit, seat) for unit in s.units.values() if is_shown(unit, seat)),
        tracks=(),
        counts=tuple(Count(f"caps-{SIDES[side]}", Text("caps"), s.caps[side], side) for side in (0, 1)),
        status=(),
        prompt=prompt(choice) if choice else None,
    )


def is_shown(unit: Unit, seat: int) -> bool:
    """§B11.1a Hidden units are seen by their own side only."""
    return bool(unit.hex) and (not unit.hidden or unit.side == seat)


def thing(s: Battle, unit: Unit, seat: int) -> Thing:
    marks = [mark for mark, held in (("spent", unit.spent), ("hit", bool(unit.hit)), ("hidden", unit.hidden)) if held]
    if unit.hit and (unit.known or unit.side == seat):
        marks.append(unit.hit)
    return Thing(unit.id, unit.kind.id, unit.hex, unit.kind.name, unit.side, marks=tuple(marks))


def prompt(choice: Choice[object]) -> Prompt:
    options = tuple(Option(answer, Text(str(answer))) for answer in choice.options)
    return Prompt(Text(f"ask-{choice.name}"), choice.rule, options)


def log(table: Table[Battle], seat: int, since: int) -> list[LogLine]:
    journal = table.journal
    seen = journal.seen_by(seat, since) if journal else []
    return [LogLine(n, Text(f"event-{event.name}")) for n, event in seen]


def layout(s: Battle) -> Layout:
    rows = tuple((label,) for label in s.board.labels)
    return Layout(100.0, 100.0, (Region("map", Text("map"), 0.0, 0.0, 100.0, 100.0, rows=rows),))


def reasons(table: Table[Battle], since: int) -> list[Reason]:
    return []


def why_not(table: Table[Battle], since: int, named: str) -> Text:
    return Text("nothing-decided")


def moves(table: Table[Battle], seat: int, since: int) -> list[Text]:
    return []

"""Series of games as files: records, and a table for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol, TextIO

from visavis.files import make_folder, write_text
from visavis.kernel.game import listed
from visavis.sim.summary import Outcome


class Recorded(Protocol):
    """An Outcome that was kept, or a Failure."""

    @property
    def number(self) -> int: ...
    @property
    def record(self) -> str: ...


def write_records(folder: Path, played: Iterable[Recorded]) -> list[Path]:
    """One file for each game, named by its number."""
    make_folder(folder)
    return [write_record(folder, game) for game in played]


def write_record(folder: Path, game: Recorded) -> Path:
    path = folder / f"game-{game.number:05}.visavis"
    write_text(path, game.record)
    return path


def write_table(file: TextIO, outcomes: Iterable[Outcome], seats: Sequence[str]) -> None:
    """One row for each game. Open a file with newline=""."""
    table = csv.writer(file, lineterminator="\n")
    table.writerow(
        ["game", "seed", "winner", "reason", "rule", "answers", "turns", *(f"points_{seat}" for seat in seats)]
    )
    table.writerows(row(outcome, seats) for outcome in outcomes)


def row(outcome: Outcome, seats: Sequence[str]) -> list[object]:
    winners = listed(seats[seat] for seat in outcome.winners) if outcome.reason else ""
    points = outcome.points or [""] * len(seats)
    turns = "" if outcome.turns is None else outcome.turns
    return [outcome.number, outcome.seed, winners, outcome.reason, outcome.rule, outcome.answers, turns, *points]

"""How strong the players that think ahead are: the games of docs/strength.json, and their table in docs/thinking.md.

What a row asks for is played game by game, the row that has the least of its games first, and kept at once: the command
may be stopped at any time and goes on where it was. Time to think is time of the processor, so other work on the
machine makes games slower and nobody weaker. Every game has its seed from its row and number. Settings are tuned on the
seeds of `--tune`, which keeps nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

from visavis import compiled
from visavis.agents import BOT, derive, play
from visavis.agents.chair import Chair
from visavis.agents.players import agent
from visavis.agents.thinkers import Thinker
from visavis.games import load
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.game import Game, Result
from visavis.kernel.table import Table
from visavis.sim.summary import wilson
from visavis.thinking import Budget, Level

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "docs" / "strength.json"
PAGE: Final = ROOT / "docs" / "thinking.md"
BEGIN: Final = "<!-- strength: written by `make strength` -->"
END: Final = "<!-- end of strength -->"
THINKER: Final = "thinker"  # the one who is measured
CAP: Final = 20_000  # answers
MEASURED: Final = "measured"
TUNED: Final = "tuned"


@dataclass(frozen=True, slots=True)
class Row:
    """Who plays whom at what, and what is wanted."""

    game: str
    scenario: str
    against: str  # in words
    players: tuple[str, ...] = (THINKER,)  # whoever is asked, in the order of the seats
    options: tuple[tuple[str, str], ...] = ()
    seconds: float = 1.0  # of one processor for each answer
    rival_seconds: float = 0.0  # the same for others that think ahead
    games: int = 40
    wanted: float | None = None  # share of the games

    @property
    def name(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options)
        return " ".join(filter(None, (self.game, self.scenario, chosen, f"{self.seconds:g} s, against", self.against)))


RIVAL: Final = "rival"  # the same with another budget
BOX: Final = "the rulebook’s bot"
SOLO: Final = partial(Row, against=BOX)
ROWS: Final = (
    SOLO("blitzkrieg", "solo", options=(("level", "medium"),), wanted=0.8),
    SOLO("blitzkrieg", "solo", options=(("level", "hard"),), wanted=0.6),
    SOLO("bear", "tutorial-german", wanted=0.8),
    SOLO("bear", "solo1-soviet", wanted=0.8),
    SOLO("bear", "solo1-german", wanted=0.8),
    SOLO("bear", "solo4-german", wanted=0.3),
    Row("manhattan", "two", "the Director", (THINKER, "director"), wanted=0.65),
    Row("manhattan", "four", "three Directors", (THINKER, *("director",) * 3), wanted=0.45),
    SOLO("noretreat", "moscow-solo", options=(("side", "axis"),), wanted=0.75),
    SOLO("noretreat", "moscow-solo", options=(("side", "soviet"),), wanted=0.75),
    SOLO("noretreat", "ukraine-solo", options=(("side", "axis"),), wanted=0.75),
    SOLO("noretreat", "ukraine-solo", options=(("side", "soviet"),), wanted=0.75),
    Row("noretreat", "moscow", "a random player", (THINKER, "random"), wanted=0.75),
    SOLO("worldorder", "solo-1", options=(("level", "expert"),), wanted=0.75),
    *(
        Row(game, scenario, "itself with a tenth of the time", (THINKER, RIVAL), (), seconds, seconds / 10, 40, 0.65)
        for game, scenario, seconds in (("blitzkrieg", "base", 1.0), ("manhattan", "two", 1.0))
    ),
)


class Played(NamedTuple):
    """One game of a row."""

    number: int
    won: float  # the thinker's share of the win; of a draw, a half
    answers: int  # to which it gave a thought
    seconds: float  # of the processor, for the whole game
    build: str
    code: str  # of what thinks


# Playing


def played(row: Row, number: int, purpose: str) -> Played:
    game = load(row.game)
    seed = int(derive(0, purpose, row.name, number))
    names = seated(game, row, number)
    table = Table.new(
        game, row.scenario, dict(row.options), [BOT if name == BOT else name for name in names], quiet=True
    )
    thoughts = Counted(Thinker(game, level(row.seconds), Random(derive(seed, THINKER)), budget(row.seconds)))
    agents = {seat: player(game, row, name, derive(seed, seat), thoughts) for seat, name in enumerate(names)}
    began = process_time()
    play(table, {seat: each for seat, each in agents.items() if each is not None}, Random(derive(seed, CHANCE)), CAP)
    spent = process_time() - began
    mine = names.index(THINKER)
    build = compiled.BUILD.name
    return Played(number, won(table.result, mine), thoughts.answers, round(spent, 1), build, code_of(row.game))


def seated(game: Game[Any], row: Row, number: int) -> list[str]:
    """They move round the table from game to game; the rulebook's seats stay."""
    bots, step = game.scenario(row.scenario).bots, number % len(row.players)
    moved = iter((*row.players[len(row.players) - step :], *row.players[: len(row.players) - step]))
    return [BOT if seat in bots else next(moved) for seat in range(len(game.scenario(row.scenario).seats))]


def player(game: Game[Any], row: Row, name: str, seed: int, thoughts: Counted) -> Any:
    if name == BOT:
        return None
    if name == THINKER:
        return thoughts
    if name == RIVAL:
        return Thinker(game, level(row.rival_seconds), Random(seed), budget(row.rival_seconds))
    return agent(game, name, seed)


def level(seconds: float) -> Level:
    return Level("measured", seconds, 0.0)


def budget(seconds: float) -> Budget:
    return Budget(seconds=seconds)


class Counted:
    """A player, and how many answers it gave a thought to."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.answers = 0

    def __call__(self, choice: Choice[Any], chair: Chair) -> Any:
        self.answers += len(choice.options) > 1
        return self.thinker(choice, chair)


def won(result: Result | None, seat: int) -> float:
    if result is None or not result.winners:
        return 0.5
    return 1 / len(result.winners) if seat in result.winners else 0.0


def code_of(game: str) -> str:
    """Of everything that thinks in this game: when it changes, earlier games say little about it."""
    package = ROOT / "src" / "visavis"
    own = [package / "games" / game / name for name in ("insight.py", "data/thinking.toml")]
    files = [*sorted((package / "thinking").glob("*.py")), *(file for file in own if file.is_file())]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:8]


# Keeping


Results = dict[str, list[Played]]


def read() -> Results:
    if not KEPT.is_file():
        return {}
    return {name: [Played(**each) for each in games] for name, games in json.loads(KEPT.read_text("utf-8")).items()}


def keep(results: Results) -> None:
    """All of it or nothing; the page follows."""
    lines = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(each._asdict()) for each in results[name]) + "\n]"
        for name in sorted(results)
    ]
    fresh = KEPT.with_suffix(".new")
    fresh.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    os.replace(fresh, KEPT)
    page = PAGE.read_text("utf-8")
    before, rest = page.split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{table_of(results)}\n{END}{rest.split(END)[1]}", "utf-8")


# Telling


HEADINGS: Final = ("game", "against", "seconds", "build", "games", "won", "95 % interval", "wanted")


def table_of(results: Results) -> str:
    lines = [
        HEADINGS,
        ("---",) * len(HEADINGS),
        *(line_of(row, results[row.name]) for row in ROWS if row.name in results),
    ]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def line_of(row: Row, games: Sequence[Played]) -> tuple[str, ...]:
    share, low, high = share_of(games)
    options = "".join(f", {value}" for _, value in row.options)
    wanted = "" if row.wanted is None else f"{100 * row.wanted:.0f} %"
    seconds, interval = f"{row.seconds:g}", f"{100 * low:.0f} to {100 * high:.0f} %"
    what, build = f"{row.game} {row.scenario}{options}", ", ".join(sorted({each.build for each in games}))
    return what, row.against, seconds, build, str(len(games)), f"{100 * share:.0f} %", interval, wanted


def share_of(games: Sequence[Played]) -> tuple[float, float, float]:
    """The share of the win, and its interval: a shared win counts as a part of one."""
    total = sum(each.won for each in games)
    return total / len(games), *wilson(total, len(games))


# The whole


class Series(NamedTuple):
    """Which games are played in this run."""

    rows: Sequence[Row]
    games: int | None  # of each row; None: as the row says
    minutes: float
    purpose: str = MEASURED
    first: int = 0  # number

    def next(self, results: Results) -> tuple[Row, int] | None:
        """The row that has the least of what it is to have, and the number of its next game."""
        had = {row: len(results.get(row.name, ())) for row in self.rows}
        open_ = [row for row in self.rows if had[row] < (self.games or row.games)]
        if not open_:
            return None
        row = min(open_, key=lambda row: had[row] / (self.games or row.games))
        return row, max((each.number for each in results.get(row.name, ())), default=self.first - 1) + 1


def run(series: Series) -> Iterator[str]:
    """Game after game; what is measured is kept at once."""
    measured = series.purpose == MEASURED
    results, until = read() if measured else {}, monotonic() + 60 * series.minutes
    while monotonic() < until and (found := series.next(results)) is not None:
        row, number = found
        results.setdefault(row.name, []).append(played(row, number, series.purpose))
        if measured:
            keep(results)
        yield said(row, results[row.name])


def said(row: Row, games: Sequence[Played]) -> str:
    share, low, high = share_of(games)
    last = games[-1]
    now = f"{row.name}: {len(games)} games, {share:.2f} ({low:.2f} to {high:.2f})"
    return f"{now}; the last {last.won:g} in {last.seconds:.0f} s, {last.answers} answers, {last.build}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", default="", help="only rows whose name this expression is found in")
    parser.add_argument("--games", type=int, help="so many of each row, instead of its own number")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after so many")
    parser.add_argument("--tune", type=int, metavar="FIRST", help="on seeds for tuning, from this one on; keep nothing")
    parser.add_argument("--anew", action="store_true", help="forget what these rows have")
    given = parser.parse_args(arguments)
    rows = [row for row in ROWS if re.search(given.rows, row.name)]
    if given.anew:
        names = {row.name for row in rows}
        keep({name: games for name, games in read().items() if name not in names})
    series = Series(rows, given.games, given.minutes)
    if given.tune is not None:
        series = series._replace(purpose=TUNED, first=given.tune)
    for line in run(series):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

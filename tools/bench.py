"""How fast the games play, beside a pure-Python peer in the same run.

Short rounds of ours and of the peer's take turns, of the processor's time and not of the clock's, and medians are
taken over the rounds, so that what the machine does besides falls on both. An answer is one line of a record: a
player's, a die or a draw; what is forced is not asked and not counted. The peer counts every action it plays, forced
ones included.

The sources and the compiled modules are measured one after the other, each in a process of its own with the peer
beside it; ratios can be compared.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from itertools import count, groupby
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from visavis import compiled
from visavis.agents import BOT, agents_of, derive, play
from visavis.games import GAMES, load
from visavis.kernel.choice import CHANCE
from visavis.kernel.game import Game
from visavis.kernel.journal import TURN
from visavis.kernel.table import Table

ROUNDS: Final = 25
WIDE: Final = 120  # columns, where nobody sees a terminal
POSITIONS: Final = 150  # mid-game positions for each scenario, fewer of games with
LONG: Final = 150  # answers or more
SPAN: Final = (0.25, 0.75)  # of a game: its middle
PEER: Final = "catanatron"
RATIO_TARGETS: Final = {
    "blitzkrieg base": 3.5,
    "blitzkrieg solo": 1.5,
    "manhattan two": 1.5,
    "manhattan three": 1.5,
    "manhattan four": 2.0,
    "manhattan five": 1.5,
    "bear duel-tutorial": 0.5,
    "bear duel1": 0.5,
    "bear duel4": 0.5,
    "bear duel-combined": 0.5,
    "bear tutorial-german": 0.8,
    "bear solo1-soviet": 0.8,
    "bear solo1-german": 0.8,
    "bear solo4-german": 0.8,
    "noretreat campaign": 0.5,
    "noretreat moscow": 0.5,
    "worldorder solo-2": 1.0,
    "worldorder two": 1.0,
    "worldorder two-2": 1.0,
    "worldorder four": 1.0,
}
FORK_TARGETS: Final = {
    "blitzkrieg": 50.0,
    "manhattan": 50.0,
    "bear": 80.0,
    "worldorder": 60.0,
    "noretreat": 80.0,
}  # microseconds
COMPILED_RATIO_TARGETS: Final = {
    "blitzkrieg base": 5.0,
    "manhattan four": 3.5,
    "bear tutorial-german": 1.2,
    "bear solo1-soviet": 1.2,
    "bear solo1-german": 1.2,
    "bear solo4-german": 1.2,
}
COMPILED_FORK_TARGET: Final = 40.0  # microseconds
BOT_TARGET: Final = 50.0  # milliseconds
BOT_GAMES: Final = 6
VIEW_TARGET: Final = 1000.0  # microseconds
LARGE_VIEW_TARGETS: Final = {  # two boards; a continent; the world, and what each answer leads to
    "bear duel-combined": 2000.0,
    **{f"noretreat {scenario.name}": 3000.0 for scenario in load("noretreat").scenarios},
    **{f"worldorder {scenario.name}": 2000.0 for scenario in load("worldorder").scenarios},
}
MEANING: Final = (
    "An answer is a player's, a die or a draw; decisions are the players' alone. Forced answers are not asked and "
    "not counted; the peer's actions are all counted. ✗ misses the target in the last row."
)
NOT_COMPILED: Final = "Nothing is compiled here, so only the sources were measured: run `make compiled`."
NO_PEER: Final = f"{PEER} is not installed here, so there is no peer to compare with: run `make bench`."
NO_VIEW: Final = "{} has no view yet, so building one is not measured."


class Lap(NamedTuple):
    """What was done in one short round."""

    seconds: float
    answers: int
    decisions: int  # answers of players alone

    @property
    def rate(self) -> float:
        return self.answers / self.seconds


@dataclass(frozen=True, slots=True)
class Figure:
    """One number; a target makes it ok or missed."""

    value: float
    target: float | None = None
    ok: bool | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One game, ours or the peer's."""

    name: str
    answers: Figure  # per second
    decisions: Figure | None  # per second
    ratio: Figure | None  # to the peer's answers
    fork: Figure  # microseconds, the first of a position
    again: Figure  # microseconds, the next ones of the same position
    view: Figure | None  # microseconds
    bot: Figure | None = None  # milliseconds: the turn of a seat that the rulebook plays, its reasons included
    slow_bot: Figure | None = None  # the same, slower than 99 of 100


@dataclass(frozen=True, slots=True)
class Report:
    build: str
    python: str
    rounds: int
    rows: list[Row]
    notes: list[str]


# What is measured

Played = tuple[int, int]  # answers, and those of players
Contest = dict[str, Callable[[int], Played]]  # plays game number so and so


def our_game(game: Game[Any], scenario: str) -> Callable[[int], Played]:
    """Random play at a quiet table, set-up included."""
    players = random_players(game, scenario)

    def one(number: int) -> Played:
        entries = played(game, scenario, players, number, quiet=True).entries
        return len(entries), sum(entry.seat != CHANCE for entry in entries)

    return one


def random_players(game: Game[Any], scenario: str) -> Sequence[str]:
    found = game.scenario(scenario)
    return [BOT if seat in found.bots else "random" for seat in range(len(found.seats))]


def played(
    game: Game[Any], scenario: str, players: Sequence[str], number: int, quiet: bool, limit: int | None = None
) -> Table[Any]:
    table = Table.new(game, scenario, players=players, quiet=quiet)
    return play(table, agents_of(table.game, players, number), Random(derive(number, CHANCE)), limit)


def peer_game(peer: Any) -> Callable[[int], Played]:
    """Two random players at the peer's game, its set-up included."""

    def one(number: int) -> Played:
        game = new_peer_game(peer, number)
        game.play()
        return (actions(game),) * 2

    return one


def new_peer_game(peer: Any, number: int) -> Any:
    players = [peer.RandomPlayer(peer.Color.RED), peer.RandomPlayer(peer.Color.BLUE)]
    return peer.Game(players, seed=number + 1)


def actions(game: Any) -> int:
    """Earlier versions of the peer keep their log under another name."""
    return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)


def middles(game: Game[Any], scenario: str, quiet: bool) -> Iterator[Table[Any]]:
    """Positions from the middle of random games."""
    random, players = Random(scenario), random_players(game, scenario)
    length = len(played(game, scenario, players, 0, quiet=True).entries)
    for number in range(POSITIONS if length < LONG else POSITIONS // 6):
        length = len(played(game, scenario, players, number, quiet=True).entries)
        yield played(game, scenario, players, number, quiet, int(length * random.uniform(*SPAN)))


def peer_middles(peer: Any) -> Iterator[Any]:
    random = Random("peer")
    for number in range(POSITIONS // 10):
        game = new_peer_game(peer, number)
        for _ in range(random.randrange(200, 600)):
            if game.winning_color() is None:
                game.play_tick()
        yield game


# Measuring


def race(contest: Contest, seconds: float) -> dict[str, list[Lap]]:
    """Every contestant in turn, for a short while, again and again."""
    numbers = {name: count() for name in contest}
    laps: dict[str, list[Lap]] = {name: [] for name in contest}
    for _ in range(ROUNDS):
        for name, one in contest.items():
            laps[name].append(lap(one, numbers[name], seconds / ROUNDS / len(contest)))
    return laps


def lap(one: Callable[[int], Played], numbers: Iterator[int], seconds: float) -> Lap:
    answers = decisions = 0
    start = now = process_time()
    while now - start < seconds:
        more, own = one(next(numbers))
        answers += more
        decisions += own
        now = process_time()
    return Lap(now - start, answers, decisions)


def microseconds(jobs: Sequence[Callable[[], object]], repeats: int) -> float:
    """The median over all jobs of what each takes as a rule."""
    return median(median(once(job) for _ in range(repeats)) for job in jobs) * 1e6


def once(job: Callable[[], object]) -> float:
    start = perf_counter()
    job()
    return perf_counter() - start


# Reporting


def report(seconds: float) -> Report:
    games = [load(name) for name in GAMES]
    pairs = [(game, scenario.name) for game in games for scenario in game.scenarios]
    peer = find_peer()
    contest: Contest = {f"{game.name} {scenario}": our_game(game, scenario) for game, scenario in pairs}
    if peer is not None:
        contest[PEER] = peer_game(peer)
    laps = race(contest, seconds)
    rows = [our_row(game, scenario, laps) for game, scenario in pairs]
    if peer is not None:
        rows.append(peer_row(peer, laps[PEER]))
    notes = [*([] if peer else [NO_PEER]), *(NO_VIEW.format(game.name) for game in games if game.view is None)]
    return Report(compiled.BUILD.name, platform.python_version(), ROUNDS, rows, [MEANING, *notes])


def find_peer() -> Any:
    try:
        return import_module(PEER)
    except ImportError:
        return None


def our_row(game: Game[Any], scenario: str, laps: dict[str, list[Lap]]) -> Row:
    name = f"{game.name} {scenario}"
    decisions = median(lap.decisions / lap.seconds for lap in laps[name])
    ratio = None if PEER not in laps else ratio_of(laps[name], laps[PEER], ratio_targets().get(name))
    forks = [table.fork for table in middles(game, scenario, quiet=True)]
    target = fork_target(game)
    fork, again = at_most(microseconds(forks, 1), target), at_most(microseconds(forks, 15), target)
    bot, slow_bot = bot_turns(game, scenario)
    return Row(name, rate_of(laps[name]), Figure(decisions), ratio, fork, again, view_of(game, scenario), bot, slow_bot)


def ratio_targets() -> dict[str, float]:
    return COMPILED_RATIO_TARGETS if compiled.BUILD.compiled else RATIO_TARGETS


def fork_target(game: Game[Any]) -> float:
    return COMPILED_FORK_TARGET if compiled.BUILD.compiled else FORK_TARGETS[game.name]


def peer_row(peer: Any, laps: list[Lap]) -> Row:
    copies = [game.copy for game in peer_middles(peer)]
    fork, again = Figure(microseconds(copies, 1)), Figure(microseconds(copies, 15))
    return Row(PEER, rate_of(laps), None, None, fork, again, None)


def rate_of(laps: list[Lap]) -> Figure:
    return Figure(median(lap.rate for lap in laps))


def ratio_of(ours: list[Lap], peers: list[Lap], target: float | None) -> Figure:
    """Taken round by round, against the peer of that very round."""
    ratio = median(one.rate / other.rate for one, other in zip(ours, peers, strict=True))
    return Figure(ratio, target, None if target is None else ratio >= target)


def view_of(game: Game[Any], scenario: str) -> Figure | None:
    if game.view is None:
        return None
    jobs = [viewing(table) for table in middles(game, scenario, quiet=False)]
    return at_most(microseconds(jobs, 10), LARGE_VIEW_TARGETS.get(f"{game.name} {scenario}", VIEW_TARGET))


def viewing(table: Table[Any]) -> Callable[[], object]:
    """As the seat that is asked sees it; while CHANCE is asked, a seat that the rulebook does not play."""
    bots = table.game.scenario(table.header.scenario).bots
    seat = max(table.pending.seat if table.pending else CHANCE, len(bots))
    return lambda: table.game.view(table, seat)


def bot_turns(game: Game[Any], scenario: str) -> tuple[Figure | None, Figure | None]:
    """The mean turn of a seat that the rulebook plays, and one slower than 99 of 100, with reasons ready to be read."""
    if not game.scenario(scenario).bots:
        return None, None
    turns = sorted(seconds * 1e3 for number in range(BOT_GAMES) for seconds in turns_of_bot(game, scenario, number))
    if not turns:  # a rulebook's seat that somebody else plays decides nothing
        return None, None
    return at_most(mean(turns), BOT_TARGET), at_most(turns[len(turns) * 99 // 100], BOT_TARGET)


def turns_of_bot(game: Game[Any], scenario: str, number: int) -> Iterator[float]:
    """What the answers of each turn in which a bot decides something take, and then its reasons."""
    players = random_players(game, scenario)
    reader = next(seat for seat, player in enumerate(players) if player != BOT)
    table = Table.new(game, scenario, players=players)
    agents, random = agents_of(game, players, number), Random(derive(number, CHANCE))
    spent, began = 0.0, 0
    while not table.over:
        start = perf_counter()
        play(table, agents, random, 1)
        spent += perf_counter() - start
        now = table.journal.events(len(table.entries) - 1) if table.journal else []
        if any(event.name == TURN for event in now) or table.over:
            if table.journal and table.journal.explanations(began):
                spent += once(partial(game.reasons, table, began, reader))
                yield spent
            spent, began = 0.0, len(table.entries)


def at_most(value: float, target: float) -> Figure:
    return Figure(value, target, value <= target)


def grid(reports: Sequence[Report]) -> Grid:
    """Every build of a scenario under the other."""
    first = reports[0]
    title = f"Random play a second, Python {first.python}, medians of {first.rounds} rounds"
    table = Grid(title=title, box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column("", no_wrap=True)
    for heading in ("answers", "decisions", "× peer", "fork µs", "again", "view µs", "bot ms", "99 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for game, found in groupby(zip(*(each.rows for each in reports), strict=True), key=lambda rows: game_of(rows[0])):
        table.add_section()
        for rows in found:
            for report, row in zip(reports, rows, strict=True):
                name = row.name.removeprefix(f"{game} ") if report is first else f"  {report.build}"
                table.add_row(name, *map(cell, figures(row)))
    table.add_section()
    for report in reports:
        table.add_row(f"target {report.build}", *targets(report))
    return table


def game_of(row: Row) -> str:
    return row.name.split(" ")[0]


def figures(row: Row) -> tuple[Figure | None, ...]:
    return row.answers, row.decisions, row.ratio, row.fork, row.again, row.view, row.bot, row.slow_bot


def targets(report: Report) -> list[str]:
    """All different ones, column by column."""
    columns = zip(*map(figures, report.rows), strict=True)
    return [" / ".join(f"{target:g}" for target in dict.fromkeys(set_for(column))) for column in columns]


def set_for(column: Sequence[Figure | None]) -> list[float]:
    return [figure.target for figure in column if figure is not None and figure.target is not None]


def cell(figure: Figure | None) -> str:
    if figure is None:
        return ""
    if figure.target is None:
        return number(figure.value)
    return f"[green]{number(figure.value)} ✓[/]" if figure.ok else f"[red]{number(figure.value)} ✗[/]"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Always 0: this is a report, not a gate."""
    parser = argparse.ArgumentParser(description="Decisions per second and fork cost, beside catanatron.")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to play each build, about (default: 30)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--alone", action="store_true", help="only the build this process has, as JSON")
    chosen = parser.parse_args(arguments)
    if chosen.alone:
        print(json.dumps(asdict(report(chosen.seconds))))
        return 0
    wishes = ("no", "yes") if compiled.BUILD.compiled else ("no",)
    reports = [measured(wish, chosen.seconds) for wish in wishes]
    if chosen.json:
        print(json.dumps([asdict(each) for each in reports], ensure_ascii=False, indent=2))
        return 0
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    console.print(grid(reports))
    for note in (*reports[0].notes, *(() if compiled.BUILD.compiled else (NOT_COMPILED,))):
        console.print(note)
    return 0


def measured(wish: str, seconds: float) -> Report:
    """In a process of its own: one process has one build."""
    command = [sys.executable, __file__, "--alone", "--seconds", str(seconds)]
    env = os.environ | {compiled.WISH: wish}
    told = json.loads(subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return Report(**told | {"rows": [row_from(row) for row in told["rows"]]})


def row_from(told: dict[str, Any]) -> Row:
    parts: dict[str, Any] = {name: Figure(**x) if isinstance(x, dict) else x for name, x in told.items()}
    return Row(**parts)


if __name__ == "__main__":
    raise SystemExit(main())

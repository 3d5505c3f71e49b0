"""Commands that play many games: sim, match and fuzz."""

from __future__ import annotations

import os
import time
from argparse import Namespace
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from visavis.agents import BOT, Player, agent_names, player_of
from visavis.agents.written import Written
from visavis.commands.arguments import mode_of, options_given, print_json, said_in
from visavis.files import make_folder, refuse_no_folder, write_text
from visavis.games import GAMES, load
from visavis.kernel.errors import VisavisError, Wording
from visavis.kernel.game import Game, named
from visavis.sim import (
    Failure,
    Match,
    Outcome,
    Share,
    Spread,
    Summary,
    fuzz,
    match,
    simulate,
    write_records,
    write_table,
)
from visavis.terminal import make_console
from visavis.text import Language


@contextmanager
def progress_bar(args: Namespace, title: str) -> Any:
    """A bar on the error stream, so that output can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=args.json or not os.isatty(2)) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def refuse_none(args: Namespace) -> None:
    """Nothing can be said of no games, and nobody plays them without a process."""
    for name in ("games", "workers", "playouts", "thinkers"):
        came = getattr(args, name, None)
        if came is not None and came < 1:
            raise VisavisError("--{option} is {came}; expected at least 1", option=name, came=came)


# sim


def sim(args: Namespace) -> int:
    """Many games, and what they say together."""
    refuse_none(args)
    game = load(args.game)
    scenario = mode_of(game, args.mode) if args.mode else game.scenarios[0].name
    seats = seats_given(game, args.seats) if args.seats else default_seats(game, scenario)
    if args.out:
        refuse_no_folder(args.out.parent if is_table(args.out) else args.out)
    kept: list[Outcome] = []
    with progress_bar(args, f"{game.name} {scenario}") as progress:
        summary = simulate(
            game,
            scenario,
            seats,
            args.games,
            args.seed,
            options_given(args.option),
            args.workers,
            progress,
            kept.append if args.out else None,
        )
    if args.json:
        print_json(summary.as_dict())
    else:
        print_summary(summary, said_in(args, game.name))
    if args.out:
        write_out(args.out, kept, summary.seats)
    return 0


def seats_given(game: Game[Any], words: str) -> list[Player]:
    """`random,bots/mine.py:eager`; the seats of the rulebook's bots may be left out or called bot."""
    return [player_given(game, word) for word in words.split(",")]


def player_given(game: Game[Any], word: str) -> Player:
    """Whoever cannot play is refused before anything begins."""
    player = player_of(word)
    if isinstance(player, Written):
        player.load()
        return player
    return named(word, (*agent_names(game), BOT), Wording("agent"))


def default_seats(game: Game[Any], scenario: str) -> list[Player]:
    found = game.scenario(scenario)
    return ["bot" if seat in found.bots else "random" for seat in range(len(found.seats))]


def write_out(path: Path, kept: list[Outcome], seats: tuple[str, ...]) -> None:
    """A folder of records, or one table if the name ends in .csv."""
    if is_table(path):
        table = StringIO(newline="")
        write_table(table, kept, seats)
        make_folder(path.parent)
        write_text(path, table.getvalue())
    else:
        write_records(path, kept)


def is_table(path: Path) -> bool:
    return path.suffix == ".csv"


def print_summary(summary: Summary, said: Language) -> None:
    out = make_console()
    out.print(said("sim-title", games=summary.games, scenario=summary.scenario, seed=str(summary.seed)), style="bold")
    grid = Grid(said("sim-seat"), said("sim-player"), said("sim-wins"), said("sim-share"), said("sim-points"))
    for seat, player, wins, points in zip(summary.seats, summary.players, summary.wins, summary.points, strict=True):
        grid.add_row(said(f"side-{seat}"), player, str(wins.count), share_text(wins), spread_text(points))
    out.print(grid)
    out.print(f"{said('sim-answers')}: {spread_text(summary.answers)}")
    if summary.turns:
        out.print(f"{said('sim-turns')}: {spread_text(summary.turns)}")
    for ending, count in summary.endings.items():
        out.print(f"{count:>7}  {said(ending)}")


def share_text(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} – {share.high:.1%})"


def spread_text(spread: Spread) -> str:
    return f"{spread.mean:.1f} ({spread.q05:.0f} – {spread.median:.0f} – {spread.q95:.0f})"


# match


def match_players(args: Namespace) -> int:
    """Players against each other, each in every seat equally often."""
    refuse_none(args)
    game = load(args.game)
    players = seats_given(game, args.players)
    scenario = mode_of(game, args.mode) if args.mode else mode_for(game, len(players))
    with progress_bar(args, f"{game.name} {scenario}") as progress:
        options = options_given(args.option)
        found = match(game, scenario, players, args.games, args.seed, options, args.workers, progress)
    if args.json:
        print_json(found.as_dict())
    else:
        print_match(found, said_in(args, game.name))
    return 0


def mode_for(game: Game[Any], players: int) -> str:
    """The first mode for so many players in which the rulebook plays no seat."""
    fitting = [each.name for each in game.scenarios if len(each.seats) == players and not each.bots]
    if not fitting:
        raise VisavisError("{game} has no mode for {n} players", game=game.name, n=players)
    return fitting[0]


def print_match(found: Match, said: Language) -> None:
    out = make_console()
    out.print(said("sim-title", games=found.games, scenario=found.scenario, seed=str(found.seed)), style="bold")
    grid = Grid(said("sim-player"), said("match-seats"), said("sim-wins"), said("sim-share"), said("match-fair"))
    for each in found.standings:
        wins = each.wins
        grid.add_row(each.player, str(each.seats), str(wins.count), share_text(wins), f"{each.fair:.1%}")
    out.print(grid)
    if found.turns is not None:
        out.print(f"{said('sim-turns')}: {found.turns:.1f}")
    if found.unfinished:
        out.print(said("match-unfinished", n=found.unfinished))


# fuzz


SOME: Final = 500  # games of each mode of a game that is named


def fuzz_games(args: Namespace) -> int:
    """Random games with all invariants checked, of one game, or long series of every game there is."""
    refuse_none(args)
    refuse_no_folder(args.out)
    found = [fuzz_game(series(args, game), game) for game in map(load, [args.game] if args.game else GAMES)]
    if args.json:
        print_json(found[0] if args.game else found)
    return 1 if any(row["failures"] for each in found for row in each["modes"]) else 0


def series(args: Namespace, game: Game[Any]) -> Namespace:
    """How many games, and where the records go: of every game as many as it asks for, each in its own folder."""
    many, folder = (SOME, args.out) if args.game else (game.series, args.out / game.name)
    return Namespace(**vars(args) | {"games": args.games or many, "out": folder})


def fuzz_game(args: Namespace, game: Game[Any]) -> dict[str, Any]:
    """Every mode, or the one asked for; what goes wrong is left as a record."""
    names = [mode_of(game, args.mode)] if args.mode else [scenario.name for scenario in game.scenarios]
    found = {name: fuzz_mode(args, game, name) for name in names}
    reports = [report(args, name, failures, seconds) for name, (failures, seconds) in found.items()]
    if not args.json:
        print_reports(reports, said_in(args, game.name))
    return {"game": game.name, "games": args.games, "seed": args.seed, "modes": reports}


def fuzz_mode(args: Namespace, game: Game[Any], scenario: str) -> tuple[list[Failure], float]:
    started = time.perf_counter()
    with progress_bar(args, f"{game.name} {scenario}") as progress:
        failures = fuzz(
            game,
            scenario,
            options_given(args.option),
            args.games,
            args.seed,
            args.workers,
            progress,
            vary=not args.option,
        )
    return failures, time.perf_counter() - started


def report(args: Namespace, scenario: str, failures: list[Failure], seconds: float) -> dict[str, Any]:
    """One mode: how many games, what went wrong, and where the records are."""
    folder = args.out / scenario
    files = write_records(folder, failures) if failures else []
    problems = [{"problem": f.problem, "record": str(path)} for f, path in zip(failures, files, strict=True)]
    return {"mode": scenario, "games": args.games, "failures": problems, "seconds": round(seconds, 1)}


def print_reports(reports: list[dict[str, Any]], said: Language) -> None:
    out = make_console()
    for row in reports:
        out.print(
            said(
                "fuzz-mode", mode=row["mode"], games=row["games"], failures=len(row["failures"]), seconds=row["seconds"]
            )
        )
        for failure in row["failures"]:
            out.print(said("fuzz-failure", problem=failure["problem"], record=failure["record"]), style="red")

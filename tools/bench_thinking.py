"""How fast the search thinks: playouts a second in every game, and answers at a fixed number of playouts.

Beside it OpenSpiel's own search in Python, with random playouts, at a game of its own that has dice, too: its rules are
in C++, and each of its playouts goes to the end of the game, where most of ours are cut off by a value. Rounds of all
take turns, of the processor's time, and medians are taken over them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import cycle
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from tools.bench import number, played, random_players
from visavis import compiled
from visavis.games import GAMES, load
from visavis.kernel.choice import CHANCE
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.thinking import Budget, Search

PLAYOUTS: Final = 50  # of each thought
ROUNDS: Final = 5
POSITIONS: Final = 4  # of each game, thought about in turn
SCENARIOS: Final = {  # one of each game that shows what it is
    "blitzkrieg": "solo",
    "bear": "solo1-soviet",
    "manhattan": "two",
    "noretreat": "moscow-solo",
    "worldorder": "solo-1",
}
PEER: Final = "open_spiel"
PEER_GAME: Final = "backgammon"
NO_PEER: Final = f"{PEER} is not installed here, so there is no peer to compare with: run `make bench`."
MEANING: Final = f"Answers with {PLAYOUTS} playouts each; the peer at {PEER_GAME}, with playouts to the end."

Thinking = Callable[[], object]  # PLAYOUTS playouts


class Speed(NamedTuple):
    """Of one game, ours or the peer's."""

    name: str
    playouts: float  # a second
    answers: float


def thoughts(game: Game[Any], scenario: str) -> Thinking:
    """From positions in the middle of random games, one after the other."""
    tables = cycle(list(positions(game, scenario)))

    def think() -> None:
        table = next(tables)
        assert table.pending is not None
        worlds = table.worlds(table.pending.seat)
        search = Search(table.game, table.pending.seat, Random(1))
        search.think(table.pending, lambda random: worlds.deal(random, forked=False), Budget(playouts=PLAYOUTS))

    return think


def positions(game: Game[Any], scenario: str) -> Iterator[Table[Any]]:
    """In which somebody has a choice."""
    players, random, found = random_players(game, scenario), Random(scenario), 0
    while found < POSITIONS:
        seed = random.randrange(1000)
        length = len(played(game, scenario, players, seed, quiet=True).entries)
        table = played(game, scenario, players, seed, quiet=True, limit=random.randrange(length // 4, length // 2))
        choice = table.pending
        if choice is not None and choice.seat != CHANCE and len(choice.options) > 1:
            found += 1
            yield table


def thoughts_of_peer() -> Thinking | None:
    try:
        mcts, spiel, numpy = (import_module(name) for name in (f"{PEER}.python.algorithms.mcts", "pyspiel", "numpy"))
    except ImportError:
        return None
    game, random = spiel.load_game(PEER_GAME), numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, PLAYOUTS, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return lambda: bot.step(state)


def measured(contest: dict[str, Thinking], seconds: float) -> list[Speed]:
    """Every contestant in turn, for a short while, again and again."""
    laps: dict[str, list[float]] = {name: [] for name in contest}
    for _ in range(ROUNDS):
        for name, think in contest.items():
            laps[name].append(lap(think, seconds / ROUNDS / len(contest)))
    return [Speed(name, PLAYOUTS * median(found), median(found)) for name, found in laps.items()]


def lap(think: Thinking, seconds: float) -> float:
    """Thoughts a second."""
    n, start = 0, process_time()
    while not n or process_time() - start < seconds:
        think()
        n += 1
    return n / (process_time() - start)


def grid(found: Sequence[Speed]) -> Grid:
    table = Grid(title=f"Thinking ahead, {compiled.BUILD.name}", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in ("playouts/s", "answers/s"):
        table.add_column(heading, justify="right")
    for each in found:
        table.add_row(each.name, number(each.playouts), number(each.answers))
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    """Always 0: this is a report, not a gate."""
    parser = argparse.ArgumentParser(description="Playouts a second, beside OpenSpiel's search in Python.")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long in all, about (default: 20)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    given = parser.parse_args(arguments)
    contest = {f"{name} {SCENARIOS[name]}": thoughts(load(name), SCENARIOS[name]) for name in GAMES}
    peer = thoughts_of_peer()
    if peer is not None:
        contest[f"{PEER} {PEER_GAME}"] = peer
    found = measured(contest, given.seconds)
    if given.json:
        print(json.dumps([each._asdict() for each in found], indent=2))
        return 0
    console = Console()
    console.print(grid(found))
    for note in (MEANING, *([] if peer is not None else [NO_PEER])):
        console.print(note)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

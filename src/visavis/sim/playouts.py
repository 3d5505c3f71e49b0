"""Playing a game to its end, once or many times."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from visavis.agents import Agent, agents_of, derive, play, seating
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import VisavisError
from visavis.kernel.game import Game, S
from visavis.kernel.table import Table
from visavis.sim.summary import Outcome, Series, Summary, summarise
from visavis.sim.workers import Progress, spread

CAP: Final = 20_000  # answers; the longest game of ours, 200 turns for each of five players, comes nowhere near it

Keep = Callable[[Outcome], None]


def playout(
    game: Game[S],
    scenario: str,
    options: Mapping[str, object],
    agents: Mapping[int, Agent],
    seed: int,
    players: Sequence[str] = (),
) -> Table[S]:
    """One quiet game, to its end. The seed is that of CHANCE; agents have their own."""
    table = Table.new(game, scenario, options, players, quiet=True)
    return play(table, agents, Random(derive(seed, CHANCE)), CAP)


def simulate(
    game: Game[Any],
    scenario: str,
    options: Mapping[str, object],
    seats: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> Summary:
    """Many games. Game n depends on the seed and on n alone, so not on the workers. `keep` gets each, in order."""
    if games < 1:
        raise VisavisError("cannot simulate {n} games; expected at least one", n=games)
    players = seating(game, scenario, seats)
    chosen = game.options(scenario, options)
    work = partial(play_number, game.name if workers > 1 else game, scenario, chosen, players, seed, keep is not None)
    outcomes = kept(spread(work, games, workers, progress), keep)
    return summarise(Series(game.name, scenario, chosen, game.scenario(scenario).seats, players, seed), outcomes)


def play_number(
    game: Game[Any] | str,
    scenario: str,
    options: Mapping[str, object],
    players: Sequence[str],
    seed: int,
    recorded: bool,
    number: int,
) -> Outcome:
    """Game number so and so of a series. Another process knows the game by its name."""
    game = load(game) if isinstance(game, str) else game
    own = derive(seed, number)
    table = playout(game, scenario, options, agents_of(game, players, own), own, players)
    return outcome(table, number, own, recorded)


def outcome(table: Table[Any], number: int, seed: int, recorded: bool = False) -> Outcome:
    result = table.game.result(table.state)
    text = record.write(table.record, table.game) if recorded else ""
    if result is None:
        return Outcome(number, seed, (), (), "", "", len(table.entries), None, text)
    won = (result.winners, result.points, result.reason, result.rule)
    return Outcome(number, seed, *won, len(table.entries), result.turns, text)


def kept(outcomes: Iterator[Outcome], keep: Keep | None) -> Iterator[Outcome]:
    """The outcomes, each shown to `keep` on its way; records are not held for longer."""
    for found in outcomes:
        if keep is not None:
            keep(found)
        yield found._replace(record="")

"""Playing a game to its end, once or many times."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from visavis.agents import Player, agents_of, called, derive, play, seating
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.choice import CHANCE, NOTHING
from visavis.kernel.errors import VisavisError
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.sim.summary import Outcome, Series, Summary, summarise
from visavis.sim.workers import Progress, spread

CAP: Final = 20_000  # answers; the longest game of ours, 200 turns for each of five players, comes nowhere near it

Keep = Callable[[Outcome], None]


def game_of(game: Game[Any] | str) -> Game[Any]:
    return load(game) if isinstance(game, str) else game


def playout(
    game: Game[Any] | str,
    scenario: str,
    players: Sequence[Player],
    seed: int = 0,
    options: Mapping[str, object] = NOTHING,
) -> Table[Any]:
    """One quiet game, to its end. CHANCE and every player have random numbers of their own, all from the seed."""
    game = game_of(game)
    seated = seating(game, scenario, players)
    table = Table.new(game, scenario, options, [called(player) for player in seated], quiet=True)
    return play(table, agents_of(game, seated, seed), Random(derive(seed, CHANCE)), CAP)


def simulate(
    game: Game[Any] | str,
    scenario: str,
    players: Sequence[Player],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] = NOTHING,
    workers: int = 1,
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> Summary:
    """Many games. Game n depends on the seed and on n alone, so not on the workers. `keep` gets each, in order.

    A player is a name, a function of a question and a chair, or a class of which each game gets an object. With
    several workers, functions are found in the module that defines them.
    """
    if games < 1:
        raise VisavisError("cannot simulate {n} games; expected at least one", n=games)
    game = game_of(game)
    seated = seated_for(workers, game, scenario, players)
    chosen = game.options(scenario, options)
    work = partial(play_number, game.name if workers > 1 else game, scenario, chosen, seated, seed, keep is not None)
    outcomes = kept(spread(work, games, workers, progress), keep)
    names = tuple(called(player) for player in seated)
    return summarise(Series(game.name, scenario, chosen, game.scenario(scenario).seats, names, seed), outcomes)


def seated_for(workers: int, game: Game[Any], scenario: str, players: Sequence[Player]) -> tuple[Player, ...]:
    """A player for every seat; with several workers, one whom another process can be told of."""
    seated = seating(game, scenario, players)
    for player in seated if workers > 1 else ():
        try:
            pickle.dumps(player)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise VisavisError(
                "other processes cannot find {player}; with several workers a player belongs to a module",
                player=called(player),
            ) from None
    return seated


def play_number(
    game: Game[Any] | str,
    scenario: str,
    options: Mapping[str, object],
    players: Sequence[Player],
    seed: int,
    recorded: bool,
    number: int,
) -> Outcome:
    """Game number so and so of a series. Another process knows the game by its name."""
    own = derive(seed, number)
    return outcome(playout(game, scenario, players, own, options), number, own, recorded)


def outcome(table: Table[Any], number: int, seed: int, recorded: bool = False) -> Outcome:
    result = table.result
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

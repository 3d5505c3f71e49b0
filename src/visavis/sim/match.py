"""Players against each other: they move round the table from game to game, so that no seat favours anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from visavis.agents import BOT, Player, called
from visavis.kernel.choice import NOTHING
from visavis.kernel.errors import VisavisError
from visavis.kernel.game import Game
from visavis.sim.playouts import game_of, play_number, seated_for
from visavis.sim.summary import Outcome, Share, share
from visavis.sim.workers import Progress, spread


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player fared."""

    player: str
    seats: int  # how many of the seats it held in every game
    wins: Share
    fair: float  # the share of wins if all were equally good


@dataclass(frozen=True, slots=True)
class Match:
    """A series of games between the same players."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    players: tuple[str, ...]
    seed: int
    games: int
    standings: tuple[Standing, ...]  # in the order the players are named
    unfinished: int
    turns: float | None  # mean, of a game

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)


def match(
    game: Game[Any] | str,
    scenario: str,
    players: Sequence[Player],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] = NOTHING,
    workers: int = 1,
    progress: Progress | None = None,
) -> Match:
    """So many games. In game n everybody has moved n seats on; a win that is shared counts for all who share it."""
    if games < 1:
        raise VisavisError("cannot simulate {n} games; expected at least one", n=games)
    game = game_of(game)
    seated = seated_for(workers, game, scenario, players)
    if BOT in seated:
        raise VisavisError(
            "the rulebook plays a seat of {game} {scenario}; a match needs a scenario where it does not",
            game=game.name,
            scenario=scenario,
        )
    chosen = game.options(scenario, options)
    work = partial(played, game.name if workers > 1 else game, scenario, chosen, seated, seed)
    outcomes = list(spread(work, games, workers, progress))
    turns = [outcome.turns for outcome in outcomes if outcome.turns is not None]
    return Match(
        game.name,
        scenario,
        chosen,
        tuple(called(player) for player in seated),
        seed,
        games,
        tuple(standing(player, seated, outcomes) for player in dict.fromkeys(seated)),
        sum(not outcome.reason for outcome in outcomes),
        sum(turns) / len(turns) if turns else None,
    )


def moved_on(players: Sequence[Player], number: int) -> tuple[Player, ...]:
    """Who sits where in one game of the series."""
    step = number % len(players)
    return (*players[len(players) - step :], *players[: len(players) - step])


def played(
    game: Game[Any] | str,
    scenario: str,
    options: Mapping[str, object],
    players: tuple[Player, ...],
    seed: int,
    number: int,
) -> Outcome:
    return play_number(game, scenario, options, moved_on(players, number), seed, False, number)


def standing(player: Player, players: tuple[Player, ...], outcomes: Sequence[Outcome]) -> Standing:
    wins = sum(any(moved_on(players, played.number)[seat] == player for seat in played.winners) for played in outcomes)
    seats = players.count(player)
    return Standing(called(player), seats, share(wins, len(outcomes)), seats / len(players))

"""Who sits where. An agent answers a question; the seats of the rulebook's bots are never asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from visavis.agents.chance import derive
from visavis.kernel.choice import Choice
from visavis.kernel.errors import UnknownName, Wording
from visavis.kernel.game import Game, named
from visavis.kernel.view import View

Agent = Callable[[Choice[Any], Callable[[], View]], Any]

BOT: Final = "bot"  # the name of a seat that the rulebook plays


def random_agent(random: Random) -> Agent:
    """Any option, with equal chances."""
    chance = random.random

    def answer(choice: Choice[Any], view: Callable[[], View]) -> Any:
        options = choice.options
        return options[int(chance() * len(options))]

    return answer


def first_agent(random: Random) -> Agent:
    """Always the first option."""
    return lambda choice, view: choice.options[0]


AGENTS: Final[Mapping[str, Callable[[Random], Agent]]] = {"random": random_agent, "first": first_agent}


def seat_agents(game: Game[Any], scenario: str, names: Sequence[str], seed: int) -> dict[int, Agent]:
    """The agents by seat, for names as they are typed."""
    return agents_of(seating(game, scenario, names), seed)


def agents_of(players: Sequence[str], seed: int) -> dict[int, Agent]:
    """The agents by seat, each with random numbers of its own, where it is known who sits where."""
    return {seat: agent(name, derive(seed, seat)) for seat, name in enumerate(players) if name != BOT}


def agent(name: str, seed: int) -> Agent:
    return AGENTS[name if name in AGENTS else named(name, AGENTS, Wording("agent"))](Random(seed))


def seating(game: Game[Any], scenario: str, names: Sequence[str]) -> tuple[str, ...]:
    """A name for every seat. The rulebook's bots are called "bot", and may be left out."""
    found = game.scenario(scenario)
    asked = [seat for seat in range(len(found.seats)) if seat not in found.bots]
    if len(names) == len(asked):
        players = dict(zip(asked, names, strict=True))
        names = [players.get(seat, BOT) for seat in range(len(found.seats))]
    if [seat for seat, name in enumerate(names) if name != BOT] != asked or len(names) != len(found.seats):
        wanted = [f"{seat} ({BOT})" if n in found.bots else seat for n, seat in enumerate(found.seats)]
        raise UnknownName(
            "the seats of {game} {scenario} are {seats}; the names given are {names}",
            game=game.name,
            scenario=scenario,
            seats=wanted,
            names=list(names),
        )
    return tuple(names)

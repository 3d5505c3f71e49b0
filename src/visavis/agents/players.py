"""Who sits where. An agent answers a question; the seats of the rulebook's bots are never asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from visavis.agents.chance import derive
from visavis.kernel.choice import Choice
from visavis.kernel.errors import UnknownName, Wording
from visavis.kernel.game import Advice, Game, named
from visavis.kernel.table import Table
from visavis.kernel.view import View

BOT: Final = "bot"  # the name of a seat that the rulebook plays


class Chair:
    """A seat at a table, as the agent that sits there may use it: its own view, never the state."""

    __slots__ = ("seat", "table")

    def __init__(self, table: Table[Any], seat: int) -> None:
        self.table = table
        self.seat = seat

    def view(self) -> View:
        return self.table.game.view(self.table, self.seat)

    def advice(self, opponent: str) -> Advice:
        """What an opponent of the game's own would answer here."""
        return self.table.advise(self.seat, opponent)

    def explain(self, advice: Advice, answer: Any) -> None:
        self.table.explain(self.seat, advice, answer)


Agent = Callable[[Choice[Any], Chair], Any]


def random_agent(random: Random) -> Agent:
    """Any option, with equal chances."""
    chance = random.random

    def answer(choice: Choice[Any], chair: Chair) -> Any:
        options = choice.options
        return options[int(chance() * len(options))]

    return answer


def first_agent(random: Random) -> Agent:
    """Always the first option."""
    return lambda choice, chair: choice.options[0]


def opponent_agent(name: str, random: Random) -> Agent:
    """A player of the game's own. What it likes equally well, it leaves to chance."""

    def answer(choice: Choice[Any], chair: Chair) -> Any:
        advice = chair.advice(name)
        chosen = advice.options[int(random.random() * len(advice.options))]
        chair.explain(advice, chosen)
        return chosen

    return answer


AGENTS: Final[Mapping[str, Callable[[Random], Agent]]] = {"random": random_agent, "first": first_agent}


def seat_agents(game: Game[Any], scenario: str, names: Sequence[str], seed: int) -> dict[int, Agent]:
    """The agents by seat, for names as they are typed."""
    return agents_of(game, seating(game, scenario, names), seed)


def agents_of(game: Game[Any], players: Sequence[str], seed: int) -> dict[int, Agent]:
    """The agents by seat, each with random numbers of its own, where it is known who sits where."""
    return {seat: agent(game, name, derive(seed, seat)) for seat, name in enumerate(players) if name != BOT}


def agent(game: Game[Any], name: str, seed: int) -> Agent:
    if name in game.opponents:
        return opponent_agent(name, Random(seed))
    return AGENTS[name if name in AGENTS else named(name, agent_names(game), Wording("agent"))](Random(seed))


def agent_names(game: Game[Any]) -> tuple[str, ...]:
    """Whoever can sit in a seat of this game by itself."""
    return (*game.opponents, *AGENTS)


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

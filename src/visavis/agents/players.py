"""Who sits where. An agent answers a question; the seats of the rulebook's bots are never asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from visavis.agents.chair import Chair
from visavis.agents.chance import derive
from visavis.agents.thinkers import Thinker
from visavis.agents.written import Written, is_written, made
from visavis.kernel.choice import Choice
from visavis.kernel.errors import UnknownName, Wording
from visavis.kernel.game import Game, named
from visavis.thinking import LEVELS

BOT: Final = "bot"  # the name of a seat that the rulebook plays


Agent = Callable[[Choice[Any], Chair], Any]
Player = str | Agent | Written  # a name, a function, a class of which each game gets an object, or where it is written
P = TypeVar("P", bound=Player)


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


def own_agent(function: Callable[..., Any], random: Random) -> Agent:
    """A player somebody has written; of a class, an object for this game."""
    player = made(function)

    def answer(choice: Choice[Any], chair: Chair) -> Any:
        chair.random = random
        return player(choice, chair)

    return answer


def seat_agents(game: Game[Any], scenario: str, players: Sequence[Player], seed: int) -> dict[int, Agent]:
    """The agents by seat; the rulebook's bots may be left out."""
    return agents_of(game, seating(game, scenario, players), seed)


def agents_of(game: Game[Any], players: Sequence[Player], seed: int) -> dict[int, Agent]:
    """The agents by seat, each with random numbers of its own, where it is known who sits where."""
    return {seat: agent(game, player, derive(seed, seat)) for seat, player in enumerate(players) if player != BOT}


def agent(game: Game[Any], player: Player, seed: int) -> Agent:
    if isinstance(player, Written):
        return own_agent(player.load(), Random(seed))
    if not isinstance(player, str):
        return own_agent(player, Random(seed))
    if player in game.opponents:
        return opponent_agent(player, Random(seed))
    if player in LEVELS:
        return Thinker(game, LEVELS[player], Random(seed))
    return AGENTS[named(player, agent_names(game), Wording("agent"))](Random(seed))


def player_of(word: str) -> Player:
    """Whom a word of the command line means: a name, or a player in a file."""
    if word.endswith(".py"):
        raise UnknownName("{path} is a file; a player in it is named {path}:name", path=word)
    return Written(word) if is_written(word) else word


def called(player: Player) -> str:
    """What a player goes by in records and summaries."""
    if isinstance(player, Written):
        return player.where
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def agent_names(game: Game[Any]) -> tuple[str, ...]:
    """Whoever can sit in a seat of this game by itself."""
    return (*game.opponents, *AGENTS, *LEVELS)


def seating(game: Game[Any], scenario: str, names: Sequence[P]) -> tuple[P | str, ...]:
    """A player for every seat. The rulebook's bots are called "bot", and may be left out."""
    found = game.scenario(scenario)
    asked = [seat for seat in range(len(found.seats)) if seat not in found.bots]
    seated: Sequence[P | str] = names
    if len(names) == len(asked):
        players = dict(zip(asked, names, strict=True))
        seated = [players.get(seat, BOT) for seat in range(len(found.seats))]
    if [seat for seat, name in enumerate(seated) if name != BOT] != asked or len(seated) != len(found.seats):
        wanted = [f"{seat} ({BOT})" if n in found.bots else seat for n, seat in enumerate(found.seats)]
        raise UnknownName(
            "the seats of {game} {scenario} are {seats}; the names given are {names}",
            game=game.name,
            scenario=scenario,
            seats=wanted,
            names=[called(name) for name in seated],
        )
    return tuple(seated)

"""Random games with everything checked. What goes wrong comes back as a record that shows it."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from visavis.agents import BOT, derive, throw
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.dice import Dice
from visavis.kernel.game import Game, Setting
from visavis.kernel.record import Entry, Header, Record
from visavis.kernel.table import Table
from visavis.sim.playouts import CAP
from visavis.sim.workers import Progress, spread


class Failure(NamedTuple):
    """A game that went wrong, up to the answer that did it."""

    number: int
    seed: int  # of this very game
    problem: str  # one sentence
    record: str


def fuzz(
    game: Game[Any],
    scenario: str,
    options: Mapping[str, object],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Progress | None = None,
    vary: bool = False,
    cap: int = CAP,
) -> list[Failure]:
    """Random games, all invariants checked after every answer. With `vary`, options not given differ by game."""
    game.options(game.scenario(scenario).name, options)
    work = partial(fuzz_number, game.name if workers > 1 else game, scenario, dict(options), seed, vary, cap)
    return [failure for failure in spread(work, games, workers, progress) if failure is not None]


def fuzz_number(
    game: Game[Any] | str,
    scenario: str,
    options: Mapping[str, object],
    seed: int,
    vary: bool,
    cap: int,
    number: int,
) -> Failure | None:
    """Game number so and so of a series. Another process knows the game by its name."""
    game = load(game) if isinstance(game, str) else game
    own = derive(seed, number)
    random = Random(own)
    chosen = {**varied(game, scenario, random), **options} if vary else options
    found = check_game(game, header_of(game, scenario, chosen), random, cap)
    return found and Failure(number, own, found[0], record.write(found[1], game))


def varied(game: Game[Any], scenario: str, random: Random) -> dict[str, object]:
    """Any value for each option that applies."""
    return {setting.name: random.choice(values(setting)) for setting in game.settings_of(scenario)}


def values(setting: Setting) -> Sequence[object]:
    return (False, True) if isinstance(setting.default, bool) else setting.values


def header_of(game: Game[Any], scenario: str, options: Mapping[str, object]) -> Header:
    found = game.scenario(scenario)
    players = tuple(BOT if seat in found.bots else "random" for seat in range(len(found.seats)))
    return Header(game.name, game.version, scenario, game.options(scenario, options), players)


def check_game(game: Game[Any], header: Header, random: Random, cap: int) -> tuple[str, Record] | None:
    """The first thing that goes wrong in a random game, and the record that leads there."""
    entries: list[Entry] = []
    try:
        table = Table.open(game, header)
        entries = table.entries  # the answer that raises is in it
        problem = next(problems(table, random, cap), "")
    except Exception as error:
        problem = f"{after(entries, header, game)} the rules raise {described(error)}"
    return (problem, Record(header, tuple(entries))) if problem else None


def problems(table: Table[Any], random: Random, cap: int) -> Iterator[str]:
    """Play at random; say what does not hold after each answer."""
    while True:
        wrong = [*table.game.check(table.state), *misasked(table), *unended(table, cap)]
        if wrong:
            yield f"{after(table.entries, table.header, table.game)} {wrong[0]}"
        if table.pending is None or wrong:
            return
        table.answer(throw(table.pending, random))


def misasked(table: Table[Any]) -> Iterator[str]:
    """What is wrong with the questions pending: never empty, never repeated, odds for every option."""
    for choice in table.waiting:
        said = f"{choice.name} asks {table.header.seat_name(choice.seat, table.game)}"
        if not len(choice.options):
            yield f"{said} but offers nothing"
        elif repeats(choice):
            yield f"{said} but offers something twice: {list(choice.options)}"
        elif choice.pool is not None and not fair(choice, choice.name in table.game.unseen):
            yield f"{said} with the pool {list(choice.pool)} for {list(choice.options)}"


def repeats(choice: Choice[Any]) -> bool:
    return not isinstance(choice.options, Dice) and len(set(choice.options)) < len(choice.options)


def fair(choice: Choice[Any], unseen: bool) -> bool:
    """Every option can be drawn; but for what a hand may say first, that it has not looked yet."""
    never = set(choice.options) - set(choice.pool or ())
    extra = {choice.options[0]} if unseen else set()
    return choice.seat == CHANCE and set(choice.pool or ()) <= set(choice.options) and never <= extra


def unended(table: Table[Any], cap: int) -> Iterator[str]:
    """A game goes on until it has a result, and not for ever."""
    result = table.game.result(table.state)
    if table.pending is None and result is None:
        yield "nothing is asked, yet the game has no result"
    if table.pending is not None and result is not None:
        yield f"{table.pending.name} is asked, yet the game has ended with {result.reason}"
    if len(table.entries) >= cap and table.pending is not None:
        yield f"the game still goes on, past the cap of {cap} answers"


def after(entries: Sequence[Entry], header: Header, game: Game[Any]) -> str:
    """Where in the game: its last answer."""
    if not entries:
        return "before the first answer"
    line = record.entry_line(entries[-1], game.scenario(header.scenario).seats).strip()
    return f"after answer {len(entries)} ({line})"


def described(error: Exception) -> str:
    """An error and the line it comes from, in a few words."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name} ({Path(last.filename).name}:{last.lineno}): {error}".replace(
        "\n", " "
    )

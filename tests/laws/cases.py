"""What the laws are tried on: every game, every scenario, and its options one at a time."""

from __future__ import annotations

import hashlib
import json
import random
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import pytest

from visavis.games import GAMES, load
from visavis.kernel.choice import Choice
from visavis.kernel.game import Game, Setting
from visavis.kernel.record import write
from visavis.kernel.table import Table
from visavis.kernel.view import READER


class Stretch(NamedTuple):
    """A piece of a random game that a law looks at."""

    answers: int
    depths: tuple[int, ...] = (
        0,
    )  # where it begins, by seed: what lies hidden, stands damaged or is nearly over is late


class Budget(NamedTuple):
    """What the laws may spend on a game; docs/adding-a-game.md says how much that is in seconds."""

    usual: Stretch  # of a scenario as it is by default
    changed: Stretch  # with one option changed: most of what a law finds, it finds without
    end: int  # answers within which a random game must have ended
    games: int = 6  # played to their end in each scenario with the invariants checked; `make fuzz` plays thousands
    apart: int = 3  # answers between two such checks
    read: int = 1  # whole games of each scenario of which everything shown is read
    thought: int = 1  # in these, of so many questions of a kind to an opponent of the game's own it thinks over one
    shortened: tuple[tuple[str, Any], ...] = ()  # options with which these games end sooner; `make fuzz` varies them
    tried: tuple[str, ...] = ()  # of a game with large boards and slow views, the scenarios that differ most


BUDGETS: Final = {
    # Every turn fills a space, there are at most 46, and a placement asks for a handful of draws at most.
    "blitzkrieg": Budget(Stretch(300), Stretch(30, (0, 25, 50)), end=300, games=30, apart=2, read=2),
    # At most 200 turns for each of five players (ruling R27); random races seldom reach the goal before.
    "manhattan": Budget(
        Stretch(40, (0, 700, 1400)),
        Stretch(20, (0, 400, 900)),
        end=20_000,
        apart=12,
        shortened=(("turn_limit", 50),),
    ),
    # Rounds are numbered, and a round ends when both sides pass; random players do so soon enough.
    "bear": Budget(
        Stretch(36, (0, 60, 180)),
        Stretch(18, (0, 60, 180)),
        end=20_000,
        games=4,
        apart=6,
        tried=("duel1", "duel-combined", "tutorial-german", "solo1-soviet"),
    ),
    # Six rounds of four turns each; a random game takes some 350 answers with one person, 900 with four.
    "worldorder": Budget(
        Stretch(24, (0, 120, 280)),
        Stretch(12, (0, 120, 280)),
        end=20_000,
        games=2,
        apart=12,
        read=2,
        thought=20,
        tried=("solo-2", "two-1", "four"),
    ),
    # Turns are numbered; a whole campaign takes some seven hundred random answers.
    "noretreat": Budget(
        Stretch(24, (0, 130, 400)),
        Stretch(14, (90, 0)),
        end=8_000,
        games=2,
        apart=20,
        tried=("campaign", "moscow", "ukraine-alone", "campaign-solo"),
    ),
}
UNTHINKING: Final = ("campaign-alone", "moscow-alone", "ukraine-alone")
NEW_GAME: Final = Budget(Stretch(40, (0, 60, 180)), Stretch(20, (0, 60, 180)), end=20_000)


def budget_of(game: str) -> Budget:
    return BUDGETS.get(game, NEW_GAME)


class Case(NamedTuple):
    """One way to set up one game."""

    game: str
    scenario: str
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, self.scenario, *(f"{name}={value}" for name, value in self.options)])

    def rules(self) -> Game[Any]:
        return load(self.game)

    def seats(self) -> range:
        return range(len(self.rules().scenario(self.scenario).seats))

    def stretch(self) -> Stretch:
        """What most laws look at."""
        budget = budget_of(self.game)
        return budget.changed if self.options else budget.usual

    def thinks(self) -> bool:
        """Whether the rulebook decides for a seat of its own; alone a person may decide for both sides."""
        return bool(self.rules().scenario(self.scenario).bots) and self.scenario not in UNTHINKING

    def people(self) -> list[int]:
        """The seats that the rulebook does not play by itself."""
        return [seat for seat in self.seats() if seat not in self.rules().scenario(self.scenario).bots]


def other_values(setting: Setting) -> Sequence[Any]:
    """Every value but the default; of a long scale only its ends and its middle."""
    if isinstance(setting.default, bool):
        return [not setting.default]
    others = [value for value in setting.values if value != setting.default]
    return others if len(others) <= 4 else [others[0], others[len(others) // 2], others[-1]]


def variants(game: Game[Any], scenario: str) -> Iterator[Case]:
    """The defaults, then each option changed by itself."""
    yield Case(game.name, scenario)
    for setting in game.settings_of(scenario):
        yield from (Case(game.name, scenario, ((setting.name, value),)) for value in other_values(setting))


def scenarios_of(game: Game[Any]) -> list[str]:
    tried = budget_of(game.name).tried
    return [scenario.name for scenario in game.scenarios if not tried or scenario.name in tried]


def cases_of(name: str) -> list[Case]:
    """Every scenario as it is by default; each option changed in one of those that have it, in turn."""
    game = load(name)
    scenarios = scenarios_of(game)
    plain = [Case(name, scenario) for scenario in scenarios]
    changed = [case for s in scenarios for case in variants(game, s) if case.options]
    ways = [[case for case in changed if case.options == each] for each in dict.fromkeys(c.options for c in changed)]
    return [*plain, *(way[n % len(way)] for n, way in enumerate(ways))]


SCENARIOS: Final = [Case(name, scenario) for name in GAMES for scenario in scenarios_of(load(name))]
CASES: Final = [case for name in GAMES for case in cases_of(name)]

every_scenario = pytest.mark.parametrize("case", SCENARIOS, ids=str)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


# Playing


def new(case: Case, quiet: bool = False) -> Table[Any]:
    return Table.new(case.rules(), case.scenario, dict(case.options), quiet=quiet)


def begin(case: Case, seed: int, quiet: bool = False) -> Table[Any]:
    """Where the laws begin to look at a random game."""
    depths = case.stretch().depths
    return deep(case, depths[seed % len(depths)]).fork(quiet=quiet)


@cache
def deep(case: Case, depth: int) -> Table[Any]:
    """A table after so many random answers; of a game that is over by then, in its last third."""
    table = new(case)
    for _ in steps(table, depth, depth):
        pass
    return table if table.pending is not None else table.at(len(table.entries) * 2 // 3)


def steps(table: Table[Any], seed: int, most: int) -> Iterator[Table[Any]]:
    """The same table after each random answer, until the game is over or the cap is reached."""
    rng = random.Random(seed)
    for _ in range(most):
        if table.pending is None:
            return
        choice = rng.choice(table.waiting)
        table.answer(rng.choice(choice.options), choice.seat)
        yield table


def play(case: Case, seed: int, quiet: bool = False) -> Table[Any]:
    """A random game, as far as the laws look at it."""
    return play_on(begin(case, seed, quiet), case, seed)


def play_on(table: Table[Any], case: Case, seed: int) -> Table[Any]:
    for _ in steps(table, seed, case.stretch().answers):
        pass
    return table


def positions(case: Case, seed: int, quiet: bool = False) -> Iterator[Table[Any]]:
    """One table, at every position of a random game that the laws look at."""
    table = begin(case, seed, quiet)
    yield table
    yield from steps(table, seed, case.stretch().answers)


def to_the_end(case: Case, seed: int, quiet: bool = True) -> Iterator[Table[Any]]:
    """One table, at every position of a whole random game."""
    table = new(case, quiet)
    yield table
    yield from steps(table, seed, budget_of(case.game).end)


def at_the_start_of_a_step(table: Table[Any]) -> bool:
    """Whether nothing has been answered since the running step began: only then can its state be replaced."""
    table.fork()  # a fork moves the table's own snapshot up to the latest step
    return table._mark == len(table.entries)


def with_state(table: Table[Any], state: Any) -> Table[Any]:
    """The same table, as if this had been the state when the running step began."""
    other = Table(table.game, table.header, state, table.entries)
    other.journal = table.journal
    return other


# Comparing


def question(choice: Choice[Any]) -> tuple[Any, ...]:
    options, weights = list(choice.options), None if choice.weights is None else list(choice.weights)
    return (choice.seat, choice.name, options, choice.rule, dict(choice.about), weights)


def questions(table: Table[Any]) -> list[tuple[Any, ...]]:
    """All that may be answered now, the pending question first."""
    pending = [] if table.pending is None else [table.pending]
    return [question(choice) for choice in [*pending, *table.waiting]]


def dumped(table: Table[Any]) -> str:
    return json.dumps(table.state.dump())


def position(table: Table[Any]) -> tuple[Any, ...]:
    """All that makes two tables alike, as copies."""
    return (dumped(table), repr(questions(table)), tuple(table.entries))


def told(table: Table[Any]) -> str:
    return repr(table.journal.items if table.journal is not None else None)


# The rulebook


@cache
def paragraphs(game: str) -> frozenset[str]:
    text = (files(f"visavis.games.{game}") / "data" / "rulebook.toml").read_text("utf-8")
    return frozenset(row["id"] for row in tomllib.loads(text)["paragraph"])


# Fingerprints


def fingerprint(case: Case, seed: int) -> str:
    """A digest of everything a random game leaves behind: record, journal, views, logs, reasons."""
    first, table = len(begin(case, seed).entries), play(case, seed)
    parts = [write(table.record, table.game), dumped(table), told(table), *seen(table, first)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def seen(table: Table[Any], first: int) -> Iterator[str]:
    """What everyone was shown, every few answers."""
    seats = range(len(table.game.scenario(table.header.scenario).seats))
    for n in range(first, len(table.entries) + 1, 12):
        yield from (repr(table.game.view(table.at(n), seat)) for seat in seats)
    yield from (repr(table.game.log(table, seat, -1)) for seat in seats)
    yield repr(table.game.reasons(table, -1, READER))

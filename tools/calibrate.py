"""Whether chances are fair: of positions said to be won in 70 of 100 games, 70 of 100 should be won.

Games are played, some of their answers judged as a review judges them, and chances compared with results. The row that
has the least of its games is next, and what is found is kept in docs/calibration.json at once, so the command may be
stopped at any time and goes on where it was; the picture and the table of docs/thinking.md are made of that.

Chances are kept as the search had them: games with even numbers say which `fair` a game's `data/thinking.toml` is to
have, those with odd ones how fair the chances are with the one it has, and how far they still are off: `off` there.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from visavis.agents import Agent, derive, play
from visavis.agents.players import agent
from visavis.agents.thinkers import Thinker
from visavis.games import load
from visavis.kernel.choice import CHANCE
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.picture.fairness import Bin, Fairness, draw_fairness
from visavis.sim.judge import choices, judge
from visavis.text import language
from visavis.thinking import Budget, Level
from visavis.thinking.judging import fair, shares_of

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "docs" / "calibration.json"
PAGE: Final = ROOT / "docs" / "thinking.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "calibration.svg"
BEGIN: Final = "<!-- calibration: written by tools/calibrate.py -->"
END: Final = "<!-- end of calibration -->"
THINKER: Final = "thinker"
PLAYED: Final = Budget(30)  # of whoever plays
JUDGED: Final = Budget(40)  # of a review
SOME: Final = 8  # answers judged of a game
CAP: Final = 20_000  # answers
BINS: Final = 10
POWERS: Final = tuple(n / 20 for n in range(4, 41))
SURE: Final = 0.005  # nobody is surer than that: one game would count for more than all others


@dataclass(frozen=True, slots=True)
class Row:
    game: str
    scenario: str
    options: tuple[tuple[str, str], ...] = ()
    player: str = THINKER  # in every seat that is no bot's
    games: int = 60

    @property
    def name(self) -> str:
        return " ".join((self.game, self.scenario, *(f"{name}={value}" for name, value in self.options)))


ROWS: Final = (
    Row("blitzkrieg", "base", games=200),
    Row("blitzkrieg", "nippon", games=100),
    Row("blitzkrieg", "solo", (("level", "easy"),)),
    Row("blitzkrieg", "solo", (("level", "medium"),)),
    Row("blitzkrieg", "solo", (("level", "hard"),)),
    Row("bear", "tutorial-german", games=80),
    Row("bear", "solo1-german"),
    Row("bear", "solo1-soviet"),
    Row("noretreat", "moscow-solo"),
    Row("manhattan", "two", player="director"),
    Row("worldorder", "two", player="strategist"),
)


class Said(NamedTuple):
    """A chance of the seat that was asked, as the search had it, and what share of the win it had in the end."""

    chance: float
    came: float


# Games


def play_one(row: Row, number: int) -> list[Said]:
    """A game, and some of its answers judged."""
    game, seed = load(row.game), derive(0, f"{row.name} {number}")
    options = game.options(row.scenario, dict(row.options))
    table = Table.new(game, row.scenario, options, quiet=True)
    play(table, seated(game, row, seed), Random(derive(seed, CHANCE)), CAP)
    if table.result is None:
        return []
    came = shares_of(table.result, len(game.scenario(row.scenario).seats))
    asked = [n for n, _, _ in choices(Table.retold(game, table.record, quiet=True), table.record)]
    some = sorted(Random(seed).sample(asked, min(SOME, len(asked))))
    return [judged_at(table, n, came, seed) for n in some]


def seated(game: Game[Any], row: Row, seed: int) -> dict[int, Agent]:
    scenario = game.scenario(row.scenario)
    level = Level(THINKER, 0.0, 0.0)
    return {
        seat: Thinker(game, level, Random(derive(seed, seat)), PLAYED)
        if row.player == THINKER
        else agent(game, row.player, derive(seed, seat))
        for seat in range(len(scenario.seats))
        if seat not in scenario.bots
    }


def judged_at(table: Table[Any], n: int, came: Sequence[float], seed: int) -> Said:
    then, entry = table.at(n, quiet=True), table.entries[n]
    choice = then.choice_of(entry.seat)
    assert choice is not None
    found = judge(then, choice, entry.answer, JUDGED, derive(seed, n))
    raw = fair(found.after, 1 / table.game.insight.weights.fair)
    return Said(round(raw[entry.seat], 4), round(came[entry.seat], 4))


# What was found


Kept = dict[str, dict[str, list[Said]]]  # by row and number of the game


def read() -> Kept:
    found = json.loads(KEPT.read_text(encoding="utf-8"))["rows"] if KEPT.exists() else {}
    return {row: {n: [Said(*each) for each in said] for n, said in games.items()} for row, games in found.items()}


def write(kept: Kept) -> None:
    """All of it or nothing."""
    lines = []
    for row, games in sorted(kept.items()):
        told = ",\n".join(f"   {json.dumps(n)}: {json.dumps(said)}" for n, said in sorted(games.items(), key=by_number))
        lines.append(f"  {json.dumps(row)}: {{\n{told}\n  }}")
    source = {"work": "Visavis: chances beside results", "edition": "tools/calibrate.py", "known": "own"}
    fresh = KEPT.with_suffix(".new")
    fresh.write_text(f'{{"source": {json.dumps(source)},\n "rows": {{\n' + ",\n".join(lines) + "\n }}\n", "utf-8")
    os.replace(fresh, KEPT)


def by_number(item: tuple[str, Any]) -> int:
    return int(item[0])


def of_game(kept: Kept, game: str, rest: int) -> list[Said]:
    """Of the games whose number, divided by two, leaves so much."""
    rows = (games for name, games in kept.items() if name.split()[0] == game)
    return [said for games in rows for n, found in games.items() if int(n) % 2 == rest for said in found]


def best_power(said: Iterable[Said]) -> float:
    found = list(said)
    return min(POWERS, key=lambda power: loss(found, power)) if found else 1.0


def believed(said: Iterable[Said], power: float) -> list[Said]:
    """As chances of two seats are told."""
    return [each._replace(chance=fair((each.chance, 1 - each.chance), power)[0]) for each in said]


def loss(said: Sequence[Said], power: float) -> float:
    """How surprised somebody was who believed these chances."""
    total = 0.0
    for chance, came in said:
        told = fair((kept_off(chance), 1 - kept_off(chance)), power)[0]
        total -= came * log(told) + (1 - came) * log(1 - told)
    return total / len(said)


def kept_off(chance: float) -> float:
    return min(1 - SURE, max(SURE, chance))


def in_bins(said: Sequence[Said]) -> tuple[Bin, ...]:
    """Chances of about the same size together."""
    parts: list[list[Said]] = [[] for _ in range(BINS)]
    for each in said:
        parts[min(BINS - 1, int(each.chance * BINS))].append(each)
    return tuple(
        Bin(sum(each.chance for each in part) / len(part), sum(each.came for each in part) / len(part), len(part))
        for part in parts
        if part
    )


def measured(kept: Kept) -> Iterator[Fairness]:
    for game in dict.fromkeys(row.game for row in ROWS):
        said = believed(of_game(kept, game, 1), load(game).insight.weights.fair)
        if said:
            off = sum(each.n * abs(each.chance - each.came) for each in in_bins(said)) / len(said)
            brier = sum((each.chance - each.came) ** 2 for each in said) / len(said)
            yield Fairness(game, in_bins(said), len(said), off, brier)


# The page


def tell(kept: Kept) -> None:
    """Nothing is drawn of nothing."""
    found = list(measured(kept))
    if not found:
        return
    PICTURE.write_text(draw_fairness(found, language("en")), "utf-8")
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{table_of(kept, found)}\n\n{END}{rest.split(END)[1]}", "utf-8")


def table_of(kept: Kept, found: Sequence[Fairness]) -> str:
    lines = [
        "| game | chances | off by | `off` in use | mean square | `fair` in use | wanted by the games for tuning |",
        "|---|---|---|---|---|---|---|",
    ]
    for each in found:
        weights, wanted = load(each.game).insight.weights, best_power(of_game(kept, each.game, 0))
        name, off = language("en", each.game)("game-title"), f"{100 * each.off:.1f} | {100 * weights.off:.0f}"
        lines.append(f"| {name} | {each.n} | {off} | {each.brier:.3f} | {weights.fair:g} | {wanted:.2f} |")
    return "\n".join(lines)


# The whole


class Wish(NamedTuple):
    """What is to be played in this run."""

    rows: Sequence[Row]
    games: int | None  # of each row; None: as many as it is worth

    def of(self, row: Row) -> int:
        return row.games if self.games is None else self.games

    def next(self, kept: Kept) -> tuple[Row, int] | None:
        """The row that has the least of what it is to have, and the number of its next game."""
        had = {row: len(kept.get(row.name, ())) for row in self.rows}
        open_ = [row for row in self.rows if had[row] < self.of(row)]
        if not open_:
            return None
        row = min(open_, key=lambda row: had[row] / self.of(row))
        return row, max((int(n) + 1 for n in kept.get(row.name, ())), default=0)


def run(wish: Wish, minutes: float) -> Iterator[str]:
    """Game after game, each kept at once."""
    kept, until = read(), monotonic() + 60 * minutes
    while monotonic() < until and (found := wish.next(kept)) is not None:
        row, number = found
        kept.setdefault(row.name, {})[str(number)] = play_one(row, number)
        write(kept)
        yield f"{row.name}: {len(kept[row.name])} games"


def main(arguments: Sequence[str] | None = None) -> int:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--rows", default="", help="only rows whose name this expression is found in")
    given.add_argument("--games", type=int, help="so many of each row, instead of its own number")
    given.add_argument("--minutes", type=float, default=1e9, help="begin no game after so many")
    given.add_argument("--anew", action="store_true", help="forget what these rows have")
    args = given.parse_args(arguments)
    rows = [row for row in ROWS if re.search(args.rows, row.name)]
    if args.anew:
        names = {row.name for row in rows}
        write({name: games for name, games in read().items() if name not in names})
    for line in run(Wish(rows, args.games), args.minutes):
        print(line, flush=True)
    tell(read())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

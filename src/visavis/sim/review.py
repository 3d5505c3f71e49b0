"""What each answer of a game was worth: chances to win all along, mistakes, and what dice and draws have changed.

Before every answer that was a choice, and after it, the game is imagined on many times, as the seat that was asked
knows it. What a seat's chance lost by its own answers is its skill, what it gained by those of others a gift, and what
changed between an answer and the next question, by dice, draws, and what was hidden and came to light, is luck.
Together they lead from its chance at the beginning to how the game ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from visavis.agents import derive
from visavis.games import load
from visavis.kernel import record as records
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.errors import VisavisError
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.sim.workers import Progress, spread
from visavis.thinking import Budget, Search

PLAYOUTS: Final = 200
MISTAKE: Final = 0.03  # of the win: what costs less is within what a search can tell


class Judged(NamedTuple):
    """One answer that was a choice."""

    n: int  # answers given before
    seat: int
    answer: Any
    best: Any  # the answer that wins most often
    before: tuple[float, ...]  # the share of the win to expect by seat, if that were given
    after: tuple[float, ...]  # and with the answer that was
    tries: int  # playouts behind that

    @property
    def lost(self) -> float:
        """What the answer cost its seat."""
        return max(0.0, self.before[self.seat] - self.after[self.seat])


class Account(NamedTuple):
    """Why a seat's chance became what it is: of the win, in shares."""

    began: float
    skill: float  # by its own answers
    gifts: float  # by those of others
    luck: float
    ended: float


class Review(NamedTuple):
    judged: tuple[Judged, ...]
    ended: tuple[float, ...]  # the shares of the win by seat; where the game still goes on, as expected last
    playouts: int

    def mistakes(self) -> list[Judged]:
        """The dearest first."""
        found = [each for each in self.judged if each.lost >= MISTAKE]
        return sorted(found, key=lambda each: (-each.lost, each.n))

    def lucky(self) -> list[tuple[int, tuple[float, ...]]]:
        """After which answers chance changed how much, by seat, up to the next judged question."""
        later = [each.before for each in self.judged[1:]] + [self.ended]
        return [
            (each.n, tuple(b - a for a, b in zip(each.after, then, strict=True)))
            for each, then in zip(self.judged, later, strict=True)
        ]

    def account(self, seat: int) -> Account:
        own = sum(each.after[seat] - each.before[seat] for each in self.judged if each.seat == seat)
        others = sum(each.after[seat] - each.before[seat] for each in self.judged if each.seat != seat)
        luck = sum(change[seat] for _, change in self.lucky())
        began = self.judged[0].before[seat] if self.judged else self.ended[seat]
        return Account(began, own, others, luck, self.ended[seat])


def review(
    record: Record, playouts: int = PLAYOUTS, seed: int = 0, workers: int = 1, progress: Progress | None = None
) -> Review:
    """Every answer of a game that was a choice, judged; it depends on the seed and on nothing else."""
    game = load(record.header.game).extended(record.header.overlay)
    asked = [n for n, choice, _ in choices(Table.retold(game, record, quiet=True), record)]
    work = partial(judge_number, game.name, records.write(record, game), tuple(asked), playouts, seed)
    judged = tuple(spread(work, len(asked), workers, progress))
    table = Table.replay(game, record, quiet=True)
    if table.result is None and not judged:
        raise VisavisError("nothing was chosen in this game yet")
    seats = len(game.scenario(record.header.scenario).seats)
    return Review(judged, shares_of(table, seats) or judged[-1].after, playouts)


def choices(tables: Iterator[Table[Any]], record: Record) -> Iterator[tuple[int, Choice[Any], Table[Any]]]:
    """The questions of a game to which somebody had several answers, before they were answered."""
    for n, (table, entry) in enumerate(zip(tables, record.entries, strict=False)):
        choice = table.choice_of(entry.seat) if entry.seat != CHANCE else None
        if choice is not None and choice.name == entry.name and len(choice.options) > 1:
            yield n, choice, table


def judge_number(name: str, text: str, asked: Sequence[int], playouts: int, seed: int, number: int) -> Judged:
    """The so manieth of them. Another process gets the record as it is written."""
    game = load(name)
    record = records.read(text, game)
    game, n = game.extended(record.header.overlay), asked[number]
    table = Table.replay(game, record, upto=n, quiet=True)
    entry = record.entries[n]
    choice = table.choice_of(entry.seat)
    assert choice is not None
    return judge(table, n, choice, entry.answer, playouts, derive(seed, n))


def judge(table: Table[Any], n: int, choice: Choice[Any], answer: Any, playouts: int, seed: int) -> Judged:
    """As many playouts of the answer it likes best as of the one given: the best mean of a few would find mistakes
    everywhere."""
    search, worlds = Search(table.game, choice.seat, Random(seed)), table.worlds(choice.seat)

    def deal(random: Random) -> Table[Any]:
        return worlds.deal(random, forked=False)

    favourite = search.think(choice, deal, Budget(playouts)).best.answer
    found = {}
    for about in dict.fromkeys((favourite, answer)):
        thought = search.think(choice, deal, Budget(playouts), about=about)
        found = {each.answer: each for each in thought.considered}
    given = found.get(answer, found[favourite])  # of answers that hardly differ one stands for all
    best = max(found[favourite], given, key=lambda each: each.chance)
    return Judged(n, choice.seat, answer, best.answer, best.shares, given.shares, given.tries)


def shares_of(table: Table[Any], seats: int) -> tuple[float, ...]:
    """How the game ended, if it did."""
    if table.result is None:
        return ()
    winners = table.result.winners or tuple(range(seats))
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))

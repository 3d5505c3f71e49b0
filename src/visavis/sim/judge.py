"""What one answer of a recorded game was worth, beside the one that a search likes best."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from math import hypot, inf
from random import Random
from typing import Any, Final, NamedTuple

from visavis.agents.chair import dealing
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Text
from visavis.sim.throws import Throw
from visavis.thinking import Budget, Considered, Search
from visavis.thinking.judging import fair
from visavis.thinking.thought import DEVIATIONS
from visavis.thinking.words import following, title_in

BEYOND_DOUBT: Final = 1.645  # deviations that an answer must be worse by: one in twenty is taken for worse by chance
EXPECTED: Final = 2  # answers to tell of after one
SEARCHED: Final = 0.5  # of the time for a question goes into finding the favourite


class Judged(NamedTuple):
    """One answer that was a choice."""

    n: int  # answers given before
    seat: int
    answer: Any
    best: Any  # the answer that wins most often; the same, unless another is better beyond doubt
    before: tuple[float, ...]  # the share of the win to expect by seat, if that were given
    after: tuple[float, ...]  # and with the answer that was
    tries: int  # playouts behind that
    asked: Text = NOTHING_SAID
    given: Text = NOTHING_SAID  # the answer in words
    better: Text = NOTHING_SAID  # and the other
    feared: tuple[Text, ...] = ()  # what was expected to follow the one
    hoped: tuple[Text, ...] = ()  # and the other
    thrown: tuple[Throw, ...] = ()  # dice and draws before the next

    @property
    def lost(self) -> float:
        """What the answer cost its seat."""
        return max(0.0, self.before[self.seat] - self.after[self.seat])


def choices(tables: Iterator[Table[Any]], record: Record) -> Iterator[tuple[int, Choice[Any], Table[Any]]]:
    """The questions of a game to which somebody had several answers, before they were answered."""
    for n, (table, entry) in enumerate(zip(tables, record.entries, strict=False)):
        choice = table.choice_of(entry.seat) if entry.seat != CHANCE else None
        if choice is not None and choice.name == entry.name and len(choice.options) > 1:
            yield n, choice, table


def part_of(budget: Budget, share: float) -> Budget:
    """So much of the time; of playouts at least one."""
    return budget._replace(playouts=max(1, round(budget.playouts * share)), seconds=budget.seconds * share)


def judge(table: Table[Any], choice: Choice[Any], answer: Any, budget: Budget, seed: int) -> Judged:
    """All at once."""
    return made(judging(table, choice, answer, budget, seed))


def made(pieces: Generator[None, None, Judged]) -> Judged:
    """What comes of it in the end."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: Judged = end.value
            return found


def judging(
    table: Table[Any], choice: Choice[Any], answer: Any, budget: Budget, seed: int, piece: float = inf
) -> Generator[None, None, Judged]:
    """The favourite and the answer given, each by as many playouts of its own; so many seconds at a time.

    The best mean of a few would find mistakes everywhere, and so would the playouts that have made it the favourite.
    """
    search, deal = Search(table.game, choice.seat, Random(seed)), dealing(table, choice.seat)
    for thought in search.thinking(choice, deal, budget._replace(seconds=budget.seconds * SEARCHED), piece):
        favourite = thought.best.answer
        yield
    asked = tuple(dict.fromkeys((favourite, answer)))
    rest = budget._replace(seconds=budget.seconds * (1 - SEARCHED) / len(asked))
    found = []
    for one in asked:
        found.append((yield from search.appraising(choice, deal, rest, one, piece)))
    best, given = found[0], found[-1]
    worse = is_beyond_doubt(best, given)
    before, after = (best.shares, given.shares) if worse else (together(found),) * 2
    tries, power = sum(each.tries for each in found[worse:]), search.weights.fair
    judged = Judged(
        len(table.entries),
        choice.seat,
        answer,
        best.answer if worse else answer,
        fair(before, power),
        fair(after, power),
        tries,
    )
    return in_words(judged, table, search, {each.answer: each for each in found})


def is_beyond_doubt(best: Considered, given: Considered) -> bool:
    """Whether the one is better than the other by more than few playouts let it seem."""
    doubt = hypot(*(max(each.high - each.chance, each.chance - each.low) / DEVIATIONS for each in (best, given)))
    return best.answer != given.answer and best.chance - given.chance > BEYOND_DOUBT * doubt


def together(found: Sequence[Considered]) -> tuple[float, ...]:
    """The chances of answers between which nobody can tell, from all that was tried."""
    tries = sum(each.tries for each in found)
    seats = zip(*(each.shares for each in found), strict=True)
    return tuple(sum(s * each.tries for s, each in zip(shares, found, strict=True)) / tries for shares in seats)


def in_words(judged: Judged, table: Table[Any], search: Search, found: Mapping[Any, Considered]) -> Judged:
    """With the names that the seat that was asked finds, and for a mistake what was expected to follow."""
    view = table.view(judged.seat)
    told = judged._replace(
        asked=NOTHING_SAID if view.prompt is None else view.prompt.title,
        given=title_in(view, judged.answer),
        better=title_in(view, judged.best),
    )
    if judged.best == judged.answer:
        return told
    given = next((each for each in found.values() if each.answer != judged.best), None)
    return told._replace(
        hoped=line_after(found[judged.best], table, search), feared=line_after(given, table, search) if given else ()
    )


def line_after(considered: Considered, table: Table[Any], search: Search) -> tuple[Text, ...]:
    world, expected = dealing(table, search.seat)(search.random), search.expecting(considered.answer)
    return tuple(following(considered.answer, expected, world, search.seat, search.random))[:EXPECTED]

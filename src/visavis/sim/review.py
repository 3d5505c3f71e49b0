"""What each answer of a game was worth: chances to win all along, mistakes, and what dice and draws have changed.

Before every answer that was a choice, and after it, the game is imagined on many times, as the seat that was asked
knows it. What a seat's chance lost by its own answers is its skill, what it gained by those of others a gift, and what
changed between an answer and the next question, by dice, draws, and what was hidden and came to light, is luck.
Together they lead from its chance at the beginning to how the game ended.
"""

from __future__ import annotations

from collections.abc import Container, Generator, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from math import inf
from typing import Any, Final, NamedTuple

from visavis.agents import derive
from visavis.games import load
from visavis.kernel import record as records
from visavis.kernel.errors import VisavisError
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.sim.judge import Judged, choices, judging, made
from visavis.sim.throws import throws
from visavis.sim.workers import Progress, spread
from visavis.thinking import Budget
from visavis.thinking.judging import shares_of

PLAYOUTS: Final = 200
MINUTES: Final = 10.0
MISTAKE: Final = 0.03  # of the win: what costs less is within what a search can tell
ROUGHLY: Final = 0.1  # of the time: all answers once, so that there is something to be seen
PIECE: Final = 0.2  # seconds of judging before others have their turn
WORTH_IT: Final = 10  # playouts, with less of which a rough pass says nothing
OF, WORK = "review of", "review"  # what is remembered of a table
AHEAD: Final = 0.1  # of the win: less may be chance, and somebody else is ahead the next moment


class Effort(NamedTuple):
    """How long a whole review may take; of both, what is reached first."""

    playouts: int = PLAYOUTS  # of each answer
    seconds: float = 0.0  # of one processor, for all of it; 0: as long as the playouts take


USUAL: Final = Effort()


class Account(NamedTuple):
    """Why a seat's chance became what it is: of the win, in shares."""

    began: float
    skill: float  # by its own answers
    gifts: float  # by those of others
    luck: float
    ended: float


class Swing(NamedTuple):
    """What dice and draws have changed between an answer and the next one that was a choice."""

    judged: Judged
    gained: tuple[float, ...]  # by seat

    @property
    def seat(self) -> int:
        """Who was lucky."""
        return max(range(len(self.gained)), key=lambda seat: self.gained[seat])

    @property
    def size(self) -> float:
        return self.gained[self.seat]


class Lead(NamedTuple):
    """Somebody is ahead who was not before."""

    n: int  # answers given by then
    seat: int
    chance: float


class Review(NamedTuple):
    judged: tuple[Judged, ...]  # as far as it has come
    asked: int  # answers there are to judge
    ended: tuple[float, ...]  # the shares of the win by seat; where the game still goes on, as expected last

    @property
    def playouts(self) -> int:
        """Behind a chance, half of them have more."""
        return sorted(each.tries for each in self.judged)[len(self.judged) // 2] if self.judged else 0

    def mistakes(self) -> list[Judged]:
        """The dearest first."""
        found = [each for each in self.judged if each.lost >= MISTAKE]
        return sorted(found, key=lambda each: (-each.lost, each.n))

    def swings(self) -> list[Swing]:
        """In the order of the game."""
        later = [each.before for each in self.judged[1:]] + [self.ended]
        return [
            Swing(each, tuple(b - a for a, b in zip(each.after, then, strict=True)))
            for each, then in zip(self.judged, later, strict=True)
        ]

    def fortunes(self) -> list[Swing]:
        """Where something was thrown or drawn, what changed most first."""
        found = [each for each in self.swings() if each.judged.thrown and each.size >= MISTAKE]
        return sorted(found, key=lambda each: (-each.size, each.judged.n))

    def leads(self) -> list[Lead]:
        """In the order of the game: where it turned."""
        found, leader = list[Lead](), -1
        ends = [(each.n + 1, self.ended) for each in self.judged[-1:]]
        for n, shares in (*((each.n, each.before) for each in self.judged), *ends):
            seat, chance = max(enumerate(shares), key=lambda each: each[1])
            behind = shares[leader] if leader >= 0 else sorted(shares)[-2]
            if seat != leader and chance - behind >= AHEAD:
                found += [Lead(n, seat, chance)] if leader >= 0 else []
                leader = seat
        return found

    def account(self, seat: int) -> Account:
        own = sum(each.after[seat] - each.before[seat] for each in self.judged if each.seat == seat)
        others = sum(each.after[seat] - each.before[seat] for each in self.judged if each.seat != seat)
        luck = sum(each.gained[seat] for each in self.swings())
        began = self.judged[0].before[seat] if self.judged else self.ended[seat]
        return Account(began, own, others, luck, self.ended[seat])


def review(
    record: Record, effort: Effort = USUAL, seed: int = 0, workers: int = 1, progress: Progress | None = None
) -> Review:
    """Every answer of a game that was a choice, judged; if it is interrupted, what it has.

    Counted in playouts, it depends on the seed and on nothing else.
    """
    task = Task.of(record, effort, seed)
    if not task.asked:
        raise VisavisError("nothing was chosen in this game yet")
    found: list[Judged] = []
    with suppress(KeyboardInterrupt):
        for judged in spread(partial(judge_number, task), task.steps, workers, progress, chunk=1):
            found.append(judged)
    return reviewed(record, found, len(task.asked))


class Task(NamedTuple):
    """All that another process needs. It gets the record as it is written."""

    game: str
    text: str
    asked: tuple[int, ...]  # after how many answers somebody had a choice
    budgets: tuple[Budget, ...]  # of a question, in each pass
    seed: int

    @classmethod
    def of(cls, record: Record, effort: Effort, seed: int) -> Task:
        game = load(record.header.game).extended(record.header.overlay)
        asked = tuple(n for n, _, _ in choices(Table.retold(game, record, quiet=True), record))
        return cls(game.name, records.write(record, game), asked, tuple(passes(effort, len(asked))), seed)

    @property
    def steps(self) -> int:
        return len(self.asked) * len(self.budgets)


def passes(effort: Effort, asked: int) -> Iterator[Budget]:
    """Roughly first, then with what is left of the time."""
    if not asked:
        return
    rough = round(effort.playouts * ROUGHLY)
    each = effort.seconds / asked
    if rough >= WORTH_IT:
        yield Budget(rough, each * ROUGHLY)
        each *= 1 - ROUGHLY
    yield Budget(effort.playouts, each)


def judge_number(task: Task, number: int) -> Judged:
    """The so manieth of them."""
    return made(judging_number(task, opened(task.game, task.text), number))


def judging_number(task: Task, whole: Table[Any], number: int, piece: float = inf) -> Generator[None, None, Judged]:
    pass_, at = divmod(number, len(task.asked))
    n = task.asked[at]
    table, entry = whole.at(n), whole.entries[n]
    choice = table.choice_of(entry.seat)
    assert choice is not None
    judged = yield from judging(table, choice, entry.answer, task.budgets[pass_], derive(task.seed, n), piece)
    until = (*task.asked, len(whole.entries))[at + 1]
    return judged._replace(thrown=throws(whole, n, until))


class Begun(NamedTuple):
    """What there is to do: so many answers, in so many steps."""

    asked: int
    steps: int


class Step(NamedTuple):
    """One of them, and what was found."""

    number: int
    judged: Judged


class Share(NamedTuple):
    """Of what is left, every so manieth step."""

    nth: int = 0
    among: int = 1


ALL: Final = Share()


def reviewing(
    memory: dict[str, Any], record: Record, effort: Effort, seed: int, done: Container[int] = (), share: Share = ALL
) -> Generator[Begun | Step | None, None, None]:
    """A piece at a time, for whoever has others waiting; perhaps where somebody else has left off, or only a share."""
    task, whole = remembered(memory, record, effort, seed)
    yield Begun(len(task.asked), task.steps)
    left = [number for number in range(task.steps) if number not in done]
    for number in left[share.nth :: share.among]:
        yield Step(number, (yield from judging_number(task, whole, number, PIECE)))


def remembered(memory: dict[str, Any], record: Record, effort: Effort, seed: int) -> tuple[Task, Table[Any]]:
    """The work and the whole game, made out once by whoever is given one share of it after the other."""
    of = record, effort, seed
    if memory.get(OF) != of:
        task = Task.of(record, effort, seed)
        memory[OF], memory[WORK] = of, (task, replayed(task.game, task.text))
    found: tuple[Task, Table[Any]] = memory[WORK]
    return found


@lru_cache(maxsize=1)
def opened(name: str, text: str) -> Table[Any]:
    """The whole game, for whoever judges nothing else."""
    return replayed(name, text)


def replayed(name: str, text: str) -> Table[Any]:
    """Nobody's reasons are asked for again."""
    game = load(name)
    record = records.read(text, game)
    return Table.replay(game.extended(record.header.overlay), record, explained=0)


def reviewed(record: Record, found: Iterable[Judged], asked: int) -> Review:
    """What was judged, the later of two judgements of the same."""
    judged = {each.n: each for each in found}
    if not judged:
        raise VisavisError("nothing was judged yet")
    game = load(record.header.game).extended(record.header.overlay)
    return so_far(judged.values(), asked, shares_at_the_end(Table.replay(game, record, quiet=True)))


def so_far(judged: Iterable[Judged], asked: int, ended: tuple[float, ...]) -> Review:
    """Of a game judged in part, up to there; of one that goes on, what is expected of it."""
    found = tuple(sorted(judged, key=lambda each: each.n))
    return Review(found, asked, (ended if len(found) == asked else ()) or found[-1].after)


def shares_at_the_end(table: Table[Any]) -> tuple[float, ...]:
    """How the game ended, if it did."""
    seats = len(table.game.scenario(table.header.scenario).seats)
    return () if table.result is None else shares_of(table.result, seats)

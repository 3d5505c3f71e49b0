"""What many games say together, with honest intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final, NamedTuple

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


class Outcome(NamedTuple):
    """How one game of a series went."""

    number: int
    seed: int  # of this very game
    winners: tuple[int, ...]  # none: a draw, or not finished
    points: tuple[int, ...]  # by seat
    reason: str  # key of the ending; empty: not finished
    rule: str
    answers: int
    turns: int | None  # None: this game has none
    record: str = ""  # its text, if it is kept


@dataclass(frozen=True, slots=True)
class Share:
    """So many of all, and the 95 % interval of the true share."""

    count: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the games."""

    mean: float
    low: float
    q05: float
    q25: float
    median: float
    q75: float
    q95: float
    high: float


@dataclass(frozen=True, slots=True)
class Summary:
    """A series of games."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]  # the scenario's names of the seats
    players: tuple[str, ...]  # who sat there
    seed: int
    games: int
    wins: tuple[Share, ...]  # by seat
    draws: Share
    unfinished: int  # games that reached the cap
    points: tuple[Spread, ...]  # by seat, of finished games
    answers: Spread
    turns: Spread | None
    endings: dict[str, int]  # by reason, the most frequent first

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)


class Series(NamedTuple):
    """What is played, again and again."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    seed: int


def summarise(series: Series, outcomes: Iterable[Outcome]) -> Summary:
    """The summary of at least one game."""
    played = list(outcomes)
    finished = [outcome for outcome in played if outcome.reason]
    seats = range(len(series.seats))
    turns = [outcome.turns for outcome in played if outcome.turns is not None]
    return Summary(
        *series,
        games=len(played),
        wins=tuple(share(sum(seat in outcome.winners for outcome in played), len(played)) for seat in seats),
        draws=share(sum(not outcome.winners for outcome in finished), len(played)),
        unfinished=len(played) - len(finished),
        points=tuple(spread_of([outcome.points[seat] for outcome in finished]) for seat in seats) if finished else (),
        answers=spread_of([outcome.answers for outcome in played]),
        turns=spread_of(turns) if turns else None,
        endings=dict(Counter(outcome.reason for outcome in finished).most_common()),
    )


def share(count: int, of: int) -> Share:
    return Share(count, count / of, *wilson(count, of))


def wilson(k: float, n: int, z: float = Z95) -> tuple[float, float]:
    """The score interval of k successes in n tries, shared ones counted in part (Wilson 1927)."""
    if n == 0:
        return 0.0, 1.0
    p = k / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return (0.0 if k == 0 else centre - half), (1.0 if k == n else centre + half)


def spread_of(numbers: Sequence[int]) -> Spread:
    ordered = sorted(numbers)
    quantiles = [quantile(ordered, q) for q in (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1)]
    return Spread(sum(ordered) / len(ordered), *quantiles)


def quantile(ordered: Sequence[int], q: float) -> float:
    """Between two of the numbers, in proportion."""
    place = q * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])

"""What to say of a game that is over: points by their sources, the turning points, and what was in the hands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.kernel.view import Gain, Text, Thing

MOST_TURNS: Final = 5


class Source(NamedTuple):
    """All that a seat got for the same."""

    seat: int
    title: Text
    points: int


class Turn(NamedTuple):
    """Points that mattered, and how it stood after them."""

    gain: Gain
    standing: tuple[int, ...]  # by seat
    leads: bool  # from then on, and somebody else did before


def sources(gains: Iterable[Gain]) -> list[Source]:
    """Seat by seat, the largest first; what was lost again altogether is none."""
    found: list[Source] = []
    for gain in gains:
        before = next((each for each in found if (each.seat, each.title) == (gain.seat, gain.source)), None)
        if before is not None:
            found[found.index(before)] = before._replace(points=before.points + gain.points)
        elif gain.source.key and gain.points:
            found.append(Source(gain.seat, gain.source, gain.points))
    return sorted((each for each in found if each.points), key=lambda each: (each.seat, -each.points))


def turning_points(gains: Iterable[Gain], seats: int) -> list[Turn]:
    """Where the lead changed, then what brought most, in the order in which it happened; not what one begins with."""
    turns = [each for each in retold(gains, seats) if each.gain.n and each.gain.source.key and each.gain.points > 0]
    weighed = sorted(turns, key=lambda each: (each.leads, each.gain.points), reverse=True)[:MOST_TURNS]
    return [each for each in turns if each in weighed]


def retold(gains: Iterable[Gain], seats: int) -> list[Turn]:
    """Whoever leads does so until somebody has more."""
    points, leader, found = [0] * seats, CHANCE, []
    for gain in gains:
        points[gain.seat] += gain.points
        best = max((each for seat, each in enumerate(points) if seat != gain.seat), default=0)
        passes = leader != gain.seat and points[gain.seat] > best
        found.append(Turn(gain, tuple(points), passes and leader != CHANCE))
        leader = gain.seat if passes else leader
    return found


def hands(table: Table[Any], seats: Sequence[int]) -> dict[int, list[Thing]]:
    """By seat: what its own eyes saw at the end and these did not. A game that goes on has shown nothing."""
    if not table.over:
        return {}
    known = {(each.id, each.kind) for seat in seats for each in table.view(seat).things}
    return {
        seat: held
        for seat in range(len(table.game.scenario(table.header.scenario).seats))
        if (held := unseen(table, seat, known))
    }


def unseen(table: Table[Any], seat: int, known: Collection[tuple[str, str]]) -> list[Thing]:
    return [each for each in table.view(seat).things if each.owner == seat and (each.id, each.kind) not in known]

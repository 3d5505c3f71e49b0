"""What the end of a playout is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh
from typing import Final

from visavis.kernel.game import Result
from visavis.kernel.insight import Weights
from visavis.thinking.thought import Considered

SPREAD: Final = 1.5  # deviations of the margins seen, within which a margin still makes a difference
LEAST: Final = 0.25  # of their variance: where all ended alike, a point counts anyway


class Judge:
    """Wins, mixed with points ahead as far as they differ from the usual in this search.

    By wins alone a search sees no difference while it is far ahead or behind; by points alone it gives a win away for
    two more.
    """

    def __init__(self, seat: int, margin: float) -> None:
        self.seat = seat
        self.margin = margin  # their part
        self._seen = 0
        self._mean = self._deviations = 0.0

    def worth(self, result: Result, shares: Sequence[float]) -> Sequence[float]:
        """By seat, from 0 to 1."""
        if not self.margin or not result.counted or len(result.points) != len(shares) or len(shares) < 2:
            return shares
        ahead = margins(result.points)
        self._note(ahead[self.seat])
        usual, deviation = self._mean, sqrt(max(self._deviations / self._seen, LEAST))
        centres = [usual if seat == self.seat else -usual for seat in range(len(shares))]
        soft = [
            0.5 + 0.5 * tanh((each - centre) / (SPREAD * deviation))
            for each, centre in zip(ahead, centres, strict=True)
        ]
        return [(1 - self.margin) * share + self.margin * each for share, each in zip(shares, soft, strict=True)]

    def _note(self, margin: float) -> None:
        """Mean and deviations of what was seen so far, without adding up large squares."""
        self._seen += 1
        off = margin - self._mean
        self._mean += off / self._seen
        self._deviations += off * (margin - self._mean)


def shares_of(result: Result, seats: int) -> tuple[float, ...]:
    """The win, divided among all who share it; of a draw, among all."""
    winners = result.winners or tuple(range(seats))
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def margins(points: Sequence[int]) -> list[float]:
    """How far each seat is ahead of the best other."""
    return [float(mine - max(other for seat, other in enumerate(points) if seat != n)) for n, mine in enumerate(points)]


def fair(shares: Sequence[float], power: float) -> tuple[float, ...]:
    """Chances as games have borne them out: of two seats, the logarithm of the odds is multiplied by so much."""
    if power == 1.0:
        return tuple(shares)
    bent = [share**power for share in shares]
    return tuple(each / sum(bent) for each in bent)


def honest(each: Considered, seat: int, weights: Weights) -> tuple[float, float, float]:
    """The chance of an answer for this seat as games have borne it out, and between which chances it lies.

    The playouts' own interval knows their noise alone; what a value does not see is as wrong in all of them.
    """
    chance, low, high = (borne_out(each, seat, share, weights.fair) for share in (each.chance, each.low, each.high))
    return chance, max(0.0, low - weights.off), min(1.0, high + weights.off)


def borne_out(each: Considered, seat: int, share: float, power: float) -> float:
    """Of a chance of this seat, with what others have of the rest as before."""
    others = [part for n, part in enumerate(each.shares) if n != seat] or [1.0]
    left = sum(others)
    rest = [(1 - share) * (part / left if left else 1 / len(others)) for part in others]
    return fair((share, *rest), power)[0]

"""What each sign is worth, from `data/thinking.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from visavis.games.reading import load
from visavis.games.worldorder.sheets import DATA
from visavis.kernel.data import Source
from visavis.kernel.insight import Weights

BEGINNING: Final = "beginning"  # the part of what a power gets beside all that is counted
Part = dict[str, tuple[float, float]]  # a sign: at the end, and more for each round that is left


@dataclass(frozen=True, slots=True)
class Spread:
    """How far ahead makes a win about three times as likely as a defeat: at the end, and more for each round left."""

    now: float
    round: float
    rival: float  # a point of the others, beside an own one


@dataclass(frozen=True, slots=True)
class Measure:
    """How signs are counted."""

    filled: float  # slots of a region that are filled in a round
    pace: float  # Growth cards a round
    held: float  # that a card of the hand that gets one is played in this round
    domestic: float  # how often a round's focus makes consumer goods and services
    late: float  # that what is still wanting for this round is got
    planned: int  # answers with which the round is thought through
    close: float  # how much less an answer in the middle of a turn may lead to at once, to be thought through as well
    worlds: int  # in so many ways
    few: int  # of a good: as much as most things cost
    small: int  # money: a turn or two
    large: int  # more than anybody spends in a round
    drift: dict[str, float]  # and how much larger for each round until it counts
    apart: dict[str, float]  # how large a lead is three times as likely kept as lost


@dataclass(frozen=True, slots=True)
class Thinking:
    source: Source
    measure: Measure
    search: Weights
    spread: Spread
    market: dict[str, float]  # what a Market card brings in a round, beside one of the first cards
    assets: dict[str, float]  # what a Strategic Asset brings when it is used, beside an ordinary card
    person: dict[str, Part]
    automa: dict[str, Part]


class Weight(NamedTuple):
    sign: str
    now: float
    round: float


class Expected(NamedTuple):
    """What the signs of a person or of an Automa promise."""

    parts: Mapping[str, tuple[Weight, ...]]
    weights: tuple[Weight, ...]  # of all parts
    beginning: Part  # by power, and for each power in play beyond two


def expected(parts: Mapping[str, Part]) -> Expected:
    counted = {name: tuple(weights(part)) for name, part in parts.items() if name != BEGINNING}
    return Expected(counted, tuple(weight for part in counted.values() for weight in part), parts[BEGINNING])


def weights(part: Part) -> Iterator[Weight]:
    return (Weight(sign, *numbers) for sign, numbers in part.items())


THINKING: Final = load(DATA / "thinking.toml", Thinking)
PERSON: Final = expected(THINKING.person)
AUTOMA: Final = expected(THINKING.automa)

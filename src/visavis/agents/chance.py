"""The seat CHANCE, answered by a random generator; and the seeds such generators start from."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from visavis.kernel.choice import Choice

A = TypeVar("A")


def throw(choice: Choice[A], random: Random) -> A:
    """The answer of CHANCE: each option by its weight."""
    if choice.weights is None:
        options = choice.options
        return options[int(random.random() * len(options))]
    return weighted(choice.options, choice.weights, random)


def weighted(options: Sequence[A], weights: Sequence[int], random: Random) -> A:
    point = random.random() * sum(weights)
    place = 0
    for weight in weights:
        point -= weight
        if point < 0:
            break
        place += 1
    return options[place]


def derive(seed: int, *path: int | str) -> int:
    """A seed of its own for each game, seat or worker, the same on every machine."""
    words = " ".join(str(part) for part in (seed, *path))
    return int.from_bytes(sha256(words.encode()).digest()[:8], "big")

"""The seat CHANCE, answered by a random generator; and the seeds such generators start from."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TypeVar

from visavis.kernel.choice import Choice

A = TypeVar("A")


def throw(choice: Choice[A], random: Random) -> A:
    """The answer of CHANCE: each option as often as it is likely."""
    pool = choice.options if choice.pool is None else choice.pool
    return pool[int(random.random() * len(pool))]


def derive(seed: int, *path: int | str) -> int:
    """A seed of its own for each game, seat or worker, the same on every machine."""
    words = " ".join(map(str, (seed, *path)))
    return int.from_bytes(sha256(words.encode()).digest()[:8], "big")

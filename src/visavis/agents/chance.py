"""The seeds that random generators start from."""

from __future__ import annotations

from hashlib import sha256


def derive(seed: int, *path: int | str) -> int:
    """A seed of its own for each game, seat or worker, the same on every machine."""
    words = " ".join(map(str, (seed, *path)))
    return int.from_bytes(sha256(words.encode()).digest()[:8], "big")

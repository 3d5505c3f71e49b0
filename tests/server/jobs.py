"""Work for a process that thinks, in tests of whoever shares it out."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from signal import SIGKILL
from typing import Any

Memory = dict[str, Any]


def counted(memory: Memory, pieces: int) -> Generator[int, None, int]:
    """So many pieces; then how many jobs this process has ended for the table."""
    yield from range(pieces)
    memory["ended"] = memory.get("ended", 0) + 1
    ended: int = memory["ended"]
    return ended


def noted(memory: Memory, path: Path, word: str, pieces: int) -> Generator[int, None, None]:
    """Each piece is noted in a file, and whether nobody wanted the rest."""
    try:
        for n in range(pieces):
            with path.open("a") as file:
                file.write(f"{word} ")
            yield n
    except GeneratorExit:
        with path.open("a") as file:
            file.write(f"no-{word} ")
        raise


def process(memory: Memory) -> Generator[int, None, int]:
    """Which process does this."""
    yield os.getpid()
    return os.getpid()


def fatal(memory: Memory) -> Generator[int, None, None]:
    """Whoever does this dies of it."""
    yield 1
    os.kill(os.getpid(), SIGKILL)


def wrong(memory: Memory) -> Generator[int, None, None]:
    """It fails, and nobody dies."""
    yield 1
    raise ZeroDivisionError

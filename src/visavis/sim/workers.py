"""The same work for every game of a series, spread over processes; the results come in order."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

R = TypeVar("R")

Progress = Callable[[int, int], None]  # games done, games in all


def spread(
    work: Callable[[int], R], games: int, workers: int, progress: Progress | None, chunk: int = 0
) -> Iterator[R]:
    """What `work` makes of each number. With several workers it must be picklable: processes are spawned.

    A chunk is what a worker does before it is asked again; work that takes long wants small ones.
    """
    found = map(work, range(games)) if workers <= 1 else in_processes(work, games, workers, chunk)
    for done, result in enumerate(found, 1):
        if progress is not None:
            progress(done, games)
        yield result


def in_processes(work: Callable[[int], R], games: int, workers: int, chunk: int) -> Iterator[R]:
    """An interrupt is the parent's to handle."""
    ignore = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=signal.signal, initargs=ignore)
    try:
        yield from pool.map(work, range(games), chunksize=chunk or max(1, min(64, games // (4 * workers))))
    finally:
        pool.shutdown(cancel_futures=True)

"""A process that thinks: it does a piece of one job, tells what it has found, and is told which one is next.

It never waits for anything but its orders, so whoever gives them decides whose turn it is, and it has ended as soon as
nobody gives any: when the server has stopped, or was killed. What it sends and gets is pickled, and goes through pipes
that only this process and its parent have.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Generator
from contextlib import suppress
from time import process_time
from traceback import format_exc
from typing import Any, BinaryIO, Final, NamedTuple

SIZE: Final = 4  # bytes that say how long a message is
TABLES_KEPT: Final = 24  # of which something is remembered
NICE: Final = 10  # whoever serves goes first

Memory = dict[str, Any]
Job = Callable[..., Generator[Any, None, Any]]  # gets what is remembered of its table, and plain arguments

# Orders


class Begin(NamedTuple):
    """A first piece of a new job."""

    job: int
    table: str
    does: Job
    given: tuple[Any, ...]


class GoOn(NamedTuple):
    """Another piece of it."""

    job: int


class Drop(NamedTuple):
    """Nobody wants it any more."""

    job: int


Order = Begin | GoOn | Drop


class Found(NamedTuple):
    """What came of a piece: what is told on the way, or the end of it, or what went wrong; and what it cost."""

    job: int
    told: Any = None
    ended: bool = False
    failed: str = ""
    ms: float = 0.0


class Worker:
    """The jobs it has begun, and what it remembers of the tables it has thought for."""

    def __init__(self) -> None:
        self.begun: dict[int, tuple[str, Generator[Any, None, Any]]] = {}
        self.remembered: OrderedDict[str, Memory] = OrderedDict()

    def carry_out(self, order: Order) -> Found | None:
        if isinstance(order, Drop):
            self.drop(order.job)
            return None
        if isinstance(order, Begin):
            self.begun[order.job] = order.table, order.does(self.memory(order.table), *order.given)
        return self.piece(order.job)

    def piece(self, job: int) -> Found:
        start, (table, doing) = process_time(), self.begun[job]
        try:
            told, ended, failed = next(doing), False, ""
        except StopIteration as end:
            told, ended, failed = end.value, True, ""
        except Exception:
            told, ended, failed = None, True, format_exc()
            self.remembered.pop(table, None)  # it may be to blame
        if ended:
            self.drop(job)
        return Found(job, told, ended, failed, (process_time() - start) * 1000)

    def drop(self, job: int) -> None:
        if job in self.begun:
            self.begun.pop(job)[1].close()

    def memory(self, table: str) -> Memory:
        found = self.remembered.setdefault(table, {})
        self.remembered.move_to_end(table)
        if len(self.remembered) > TABLES_KEPT:
            self.remembered.popitem(last=False)
        return found


def packed(message: object) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(SIZE, "big") + body


def received(pipe: BinaryIO) -> Any:
    """The next message; EOFError if nobody is there any more."""
    head = pipe.read(SIZE)
    body = pipe.read(int.from_bytes(head, "big"))
    if not head:
        raise EOFError
    return pickle.loads(body)


def work(orders: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody is there to give orders or to hear what was found."""
    worker = Worker()
    with suppress(EOFError, BrokenPipeError, pickle.UnpicklingError):
        while True:
            found = worker.carry_out(received(orders))
            if found is not None:
                answers.write(packed(found))
                answers.flush()


def main() -> None:
    """An interrupt is the parent's to handle; what anybody prints must not get into the answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # where there is no such thing
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    work(sys.stdin.buffer, answers)
    os._exit(0)  # what is left need not be tidied up

"""How much: work is weighed, not counted. Generous for people, not for programs.

What somebody has had done is charged in milliseconds of this process, and in bytes, to their connection and to their
address, and is forgiven over time. Who plays waits for it, a little; who asks for anything else is refused for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextlib import nullcontext
from ipaddress import IPv6Address, ip_address
from time import monotonic, thread_time
from typing import Any, Final, Generic, TypeVar

from visavis.server.config import Allowance, Rates
from visavis.server.refusal import TooOften

R = TypeVar("R")
B = TypeVar("B", bound="Bucket")
Clock = Callable[[], float]

AT_LEAST: Final = 1.0  # milliseconds that anything costs
BYTES: Final = 20_000  # that cost a millisecond: they are compressed, and somebody pays for the line
PATIENCE: Final = 1.0  # seconds that one waits rather than being refused
MOST_ADDRESSES: Final = 10_000  # that are remembered
OF_ONE_HOME: Final = 64  # bits of an address of the sixth version: the rest is everybody's own choice
LONGEST_TURN: Final = 0.2  # seconds for whatever has to wait for something else, before it is others' turn
LONGEST_REST: Final = 0.5
AT_ONCE: Final = 8  # of those who play from one address: enough to share a wait for the disk


# How much somebody may still ask for


class Bucket:
    """An allowance: charged afterwards, with what it came to; so it may be overdrawn once."""

    __slots__ = ("allowance", "at", "clock", "left")

    def __init__(self, allowance: Allowance, clock: Clock = monotonic) -> None:
        self.allowance = allowance
        self.clock = clock
        self.left = allowance.at_once
        self.at = clock()

    def charge(self, amount: float) -> None:
        """No debt is larger than the allowance, so that nobody waits for ever."""
        self._fill()
        self.left = max(self.left - amount, -self.allowance.at_once)

    def holds(self, amount: float) -> bool:
        self._fill()
        return self.left >= amount

    @property
    def wait(self) -> float:
        """Seconds until something is left."""
        self._fill()
        return 0.0 if self.left > 0 else (AT_LEAST - self.left) / self.allowance.each_second

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.left + (now - self.at) * self.allowance.each_second, self.allowance.at_once)
        self.at = now


class Household(Bucket):
    """Of an address from which people play: they take turns, so that many connections get no more done than one."""

    __slots__ = ("few", "one")

    def __init__(self, allowance: Allowance, clock: Clock = monotonic) -> None:
        super().__init__(allowance, clock)
        self.few = asyncio.Semaphore(AT_ONCE)
        self.one = asyncio.Lock()

    async def through(self, work: Coroutine[Any, Any, R]) -> R:
        """A few at once; one by one while nothing is left, each after a moment, and charged before the next begins."""
        async with self.few, self.one if self.wait or self.one.locked() else nullcontext():
            await after_a_moment(self)
            doing = asyncio.create_task(work)
            await asyncio.wait({doing}, timeout=LONGEST_TURN)
        return await doing


class Caller(Bucket):
    """Of an address that asks for what nobody's turn depends on: of its questions one at a time stands in the lane."""

    __slots__ = ("one",)

    def __init__(self, allowance: Allowance, clock: Clock = monotonic) -> None:
        super().__init__(allowance, clock)
        self.one = asyncio.Lock()


class Buckets(Generic[B]):
    """One for each address; those not heard of for the longest time are forgotten."""

    def __init__(self, kind: type[B], allowance: Allowance, clock: Clock) -> None:
        self.kind = kind
        self.allowance = allowance
        self.clock = clock
        self.known: OrderedDict[str, B] = OrderedDict()

    def of(self, address: str) -> B:
        if address not in self.known:
            self.known[address] = self.kind(self.allowance, self.clock)
            if len(self.known) > MOST_ADDRESSES:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return self.known[address]


class Gauge:
    """All allowances of one server."""

    def __init__(self, rates: Rates, clock: Clock = monotonic) -> None:
        self.rates = rates
        self.clock = clock
        self.playing = Buckets(Household, rates.playing, clock)
        self.asking = Buckets(Caller, rates.asking, clock)
        self.tables = Buckets(Bucket, rates.tables, clock)
        self.thinking = Buckets(Bucket, rates.thinking, clock)
        self.lane = Lane()

    def connection(self) -> Bucket:
        return Bucket(self.rates.connection, self.clock)

    def may_make_table(self, address: str) -> bool:
        """And if so, that is one of them."""
        made = self.tables.of(address)
        enough = made.holds(1)
        if enough:
            made.charge(1)
        return enough


async def may_go_on(*buckets: Bucket) -> bool:
    """Whether there is something left of all of them, be it after a moment."""
    wait = max(bucket.wait for bucket in buckets)
    if wait > PATIENCE:
        return False
    if wait:
        await asyncio.sleep(wait)
    return True


async def after_a_moment(*buckets: Bucket) -> None:
    """Whoever plays goes on whatever is left, only not at once."""
    wait = max(bucket.wait for bucket in buckets)
    if wait:
        await asyncio.sleep(min(wait, PATIENCE))


def price(milliseconds: float, sent: int) -> float:
    return AT_LEAST + milliseconds + sent / BYTES


def home_of(address: str) -> str:
    """Who is charged: somebody with one address of the sixth version has as many as they like of the same network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> OF_ONE_HOME << OF_ONE_HOME))


# What something came to


class Meter:
    """Milliseconds of this thread that a coroutine took: not those in which it waited for others."""

    def __init__(self) -> None:
        self.ms = 0.0

    async def run(self, coroutine: Coroutine[Any, Any, R]) -> R:
        return await Metered(coroutine, self)

    async def timing(self, does: Callable[..., Coroutine[Any, Any, R]], *args: Any) -> R:
        """Something that begins only when its turn has come."""
        return await self.run(does(*args))


class Metered(Generic[R]):
    """A coroutine whose every step is timed."""

    def __init__(self, coroutine: Coroutine[Any, Any, R], meter: Meter) -> None:
        self.coroutine = coroutine
        self.meter = meter

    def __await__(self) -> Generator[Any, Any, R]:
        go_on: Callable[[Any], Any] = self.coroutine.send
        given: Any = None
        while True:
            start = thread_time()
            try:
                awaited = go_on(given)
            except StopIteration as end:
                found: R = end.value
                return found
            finally:
                self.meter.ms += (thread_time() - start) * 1000
            try:
                given, go_on = (yield awaited), self.coroutine.send
            except BaseException as error:
                given, go_on = error, self.coroutine.throw


def timed(work: Callable[[], R]) -> tuple[R, float]:
    """What came of it, and the milliseconds this thread took over it."""
    start = thread_time()
    found = work()
    return found, (thread_time() - start) * 1000


async def charged(account: Bucket, threads: Executor, work: Callable[[], R]) -> R:
    """Something done in a thread, so that others go on, and paid for all the same."""
    found, took = await asyncio.get_running_loop().run_in_executor(threads, timed, work)
    account.charge(took)
    return found


class Lane:
    """What nobody's turn depends on is done one after the other, with a rest as long as the work: play goes first.

    Addresses take turns in it, and each pays for what it had done before its next is begun: however many questions
    somebody asks at once, others wait for one of them, and what is left when it is their turn is all that counts.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def through(self, work: Callable[[], Coroutine[Any, Any, R]], meter: Meter, caller: Caller) -> R:
        """Whatever has to wait for something else does not hold up the others for long; whoever has it done pays."""
        async with caller.one:
            if not await may_go_on(caller):
                raise TooOften("server-too-often")
            async with self.lock:
                doing = asyncio.create_task(work())
                await asyncio.wait({doing}, timeout=LONGEST_TURN)
                await asyncio.sleep(min(meter.ms / 1000, LONGEST_REST))
                if not doing.done():
                    caller.charge(LONGEST_TURN * 1000)  # if only for waiting
        return await doing

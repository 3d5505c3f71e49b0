"""Reviews of games that have ended: made once for all who look, while anybody does, when nothing else is thought of.

Those who look pay for it, one at a time; while nothing is left to them, it rests. What was found is kept in the memory,
packed, also of a review that was left: whoever looks next has it at once, and only the rest is thought about.
"""

from __future__ import annotations

import asyncio
import pickle
import zlib
from collections import OrderedDict
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from visavis.kernel.moments import Moments
from visavis.kernel.view import NOTHING_SAID, READER, Text
from visavis.server.limits import Bucket, price, timed
from visavis.server.logs import LOG
from visavis.server.refusal import NotAllowed, Refusal
from visavis.server.thinkers.pool import Crowded, Failed, Told
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.frames import time_of
from visavis.server.wire.reviews import Standing, written_review
from visavis.sim.judge import Judged
from visavis.sim.review import PLAYOUTS, Begun, Effort, Review, reviewing, shares_at_the_end, so_far

if TYPE_CHECKING:
    from visavis.server.room.hall import Hall
    from visavis.server.room.rooms import Room
    from visavis.server.room.visitors import Visitor

MOST_AT_ONCE: Final = 8  # reviews that are being made
OF_ONE: Final = 2  # of them paid for by one address
MOST_KEPT: Final = 32_000_000  # bytes of what was found, of all games together: some thousand reviews
TOLD_EVERY: Final = 1.0  # seconds
LEAST_LEFT: Final = 0.2  # of what an address may have thought for it: before a review that rests goes on


@dataclass
class Found:
    """What is known of a game."""

    seed: int
    seats: tuple[Text, ...]
    ended: tuple[float, ...]
    asked: int | None = None  # answers that were a choice; None: nobody has looked yet
    steps: int = 0
    done: int = 0
    judged: dict[int, Judged] = field(default_factory=dict)  # by the answers given before

    @property
    def is_done(self) -> bool:
        return self.asked is not None and self.done == self.steps

    def take(self, step: int, judged: Judged) -> None:
        """What comes once more, from whoever has begun anew, says no more than was known."""
        if step >= self.done:
            self.judged[judged.n] = judged
            self.done = step + 1

    @property
    def review(self) -> Review | None:
        return so_far(self.judged.values(), self.asked or 0, self.ended) if self.judged else None

    def packed(self) -> bytes:
        """Without the words that nobody is told."""
        found = self.review
        told = {each.n for each in found.mistakes()} if found else set()
        lucky = {each.judged.n for each in found.fortunes()} if found else set()
        lean = {n: without_words(each, n in told, n in lucky) for n, each in self.judged.items()}
        return zlib.compress(pickle.dumps(replace(self, judged=lean)))


def without_words(each: Judged, told: bool, lucky: bool) -> Judged:
    if not told:
        each = each._replace(asked=NOTHING_SAID, given=NOTHING_SAID, better=NOTHING_SAID, feared=(), hoped=())
    return each if lucky else each._replace(thrown=each.thrown[:1])


class Shelf:
    """What was found of so many games; those that nobody has asked for longest go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0

    def get(self, table: str) -> Found | None:
        if table not in self.kept:
            return None
        self.kept.move_to_end(table)
        found: Found = pickle.loads(zlib.decompress(self.kept[table]))
        return found

    def put(self, table: str, found: Found) -> None:
        self.size -= len(self.kept.pop(table, b""))
        self.kept[table] = found.packed()
        self.size += len(self.kept[table])
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1])


class Looker(NamedTuple):
    """Somebody who looks, and how they count the game."""

    visitor: Visitor
    room: Room
    seat: int
    time: Moments

    @classmethod
    def at(cls, room: Room, visitor: Visitor) -> Looker:
        look = room.look(visitor)
        return cls(visitor, room, look.seat, time_of(room.table, look))

    def written(self, found: Found, rests: bool = False) -> Encoded:
        """At the cost of whoever looks."""
        stands = Standing(found.asked, found.done, found.steps, found.is_done, rests)
        speech = self.room.speech(self.visitor)
        text, ms = timed(lambda: encoded(written_review(found.review, stands, found.seats, self.time, speech)))
        self.room.hall.gauge.asking.of(self.visitor.address).charge(price(ms, len(text)))
        return text

    def tell(self, text: Encoded) -> None:
        self.visitor.send(text, "review")


class Reviewing:
    """The review of one table while it is made."""

    def __init__(self, room: Room, found: Found) -> None:
        self.hall = room.hall
        self.table = room.id
        self.record = room.table.record
        self.found = found
        self.lookers: dict[Visitor, Looker] = {}
        self.rests = False
        self.told_at = 0.0
        self.task = asyncio.create_task(self._think())

    @property
    def payer(self) -> str:
        """Whoever has looked longest."""
        return next(iter(self.lookers)).address

    @property
    def account(self) -> Bucket:
        return self.hall.gauge.thinking.of(self.payer)

    def join(self, looker: Looker) -> None:
        self.lookers[looker.visitor] = looker
        looker.tell(looker.written(self.found, self.rests))

    def tell_all(self) -> None:
        """Whoever reads the same gets the same, at the cost of the first of them."""
        self.told_at = monotonic()
        written: dict[tuple[str, int], Encoded] = {}
        for each in self.lookers.values():
            alike = each.visitor.lang, each.seat
            if alike not in written:
                written[alike] = each.written(self.found, self.rests)
            each.tell(written[alike])

    # Thinking

    async def _think(self) -> None:
        try:
            while not self.found.is_done:
                await self._until_something_is_left()
                await self._think_for_a_while()
            self.tell_all()
        except Exception as error:
            if not isinstance(error, Crowded | Failed):  # of which the log has heard
                LOG.error("review failed", extra={"table": self.table}, exc_info=error)
            for each in self.lookers.values():
                each.room.refuse(each.visitor, Refusal("server-no-review"))
        self.hall.reviews.end(self)

    async def _until_something_is_left(self) -> None:
        while self.account.wait:
            self.rests = True
            self.tell_all()
            while not self.account.holds(LEAST_LEFT * self.account.allowance.at_once):
                await asyncio.sleep(TOLD_EVERY)
        self.rests = False

    async def _think_for_a_while(self) -> None:
        """Until all is done, or whoever pays has nothing left."""
        thinking, found = self.hall.thinking, self.found
        effort = Effort(thinking.playouts) if thinking.playouts else Effort(PLAYOUTS, float(thinking.review))
        step = first = found.done
        given = self.record, effort, found.seed, first
        async with aclosing(self.hall.thinkers.think(self.payer, self.table, reviewing, *given, late=True)) as pieces:
            async for told in pieces:
                self.account.charge(told.ms)
                if isinstance(told.found, Begun):  # perhaps anew: whoever was at it has died
                    step, found.asked, found.steps = first, told.found.asked, told.found.steps
                elif isinstance(told.found, Judged):
                    found.take(step, told.found)
                    step += 1
                if self._is_enough(told):
                    return

    def _is_enough(self, told: Told) -> bool:
        if told.found is None or self.found.is_done:
            return self.found.is_done
        if monotonic() - self.told_at > TOLD_EVERY:
            self.tell_all()
        return self.account.wait > 0


class Reviews:
    """Those of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.shelf = Shelf(MOST_KEPT)
        self.going: dict[str, Reviewing] = {}

    def look(self, room: Room, visitor: Visitor) -> None:
        """What is known, at once; the rest is thought about from now on."""
        if not (room.table.over or room.party.watch):
            raise NotAllowed("server-no-review-yet")
        looker, going = Looker.at(room, visitor), self.going.get(room.id)
        found = going.found if going else self.shelf.get(room.id) or nothing_yet(room)
        if found.is_done:
            looker.tell(looker.written(found))
            return
        if going is None:
            self._expect_room(visitor)
            going = self.going[room.id] = Reviewing(room, found)
        going.join(looker)

    def _expect_room(self, visitor: Visitor) -> None:
        """Whoever pays for two is to wait for one of them, however much is left."""
        own = sum(each.payer == visitor.address for each in self.going.values())
        if own >= OF_ONE:
            raise Refusal("server-reviews-of-one")
        if len(self.going) >= MOST_AT_ONCE:
            raise Refusal("server-reviews-crowded")

    def leave(self, table: str, visitor: Visitor) -> None:
        """When the last has gone, it is let be."""
        going = self.going.get(table)
        if going is None or going.lookers.pop(visitor, None) is None or going.lookers:
            return
        going.task.cancel()
        self.end(going)

    def end(self, going: Reviewing) -> None:
        """It is done, or nobody looks any more."""
        if self.going.pop(going.table, None) is not None and going.found.asked is not None:
            self.shelf.put(going.table, going.found)

    def found(self, table: str) -> Review | None:
        """As far as it has come."""
        going = self.going.get(table)
        found = going.found if going else self.shelf.get(table)
        return found.review if found else None

    async def close(self) -> None:
        tasks = [each.task for each in self.going.values()]
        self.going.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def nothing_yet(room: Room) -> Found:
    table = room.table
    return Found(room.random.getrandbits(64), table.view(READER).seats, shares_at_the_end(table))


async def review(room: Room, visitor: Visitor, wanted: bool) -> None:
    """Whoever looks is told better and better; whoever looks no longer, nothing."""
    if wanted:
        room.hall.reviews.look(room, visitor)
    else:
        room.hall.reviews.leave(room.id, visitor)

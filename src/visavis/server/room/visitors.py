"""Somebody with a link who is connected right now."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from visavis.kernel.view import Text
from visavis.server.config import Allowance
from visavis.server.limits import Bucket
from visavis.server.links import Ticket
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.frames import NOTHING_KNOWN

if TYPE_CHECKING:
    from visavis.server.room.hints import Hinting

FREE: Final = Bucket(Allowance(1e9, 1e9))
MOST_UNSENT: Final = 1_000_000  # characters that may wait for a slow reader
WHOLE: Final = (
    "frame",
    "curtain",
)  # the table as it stands: one of them may wait, and the next is made when it is sent
LATEST: Final = ("presence", "thinking", "hint", "review", "past", "pong")  # an older one need not be sent any more

GOING_AWAY: Final = 1001
NOT_ALLOWED: Final = 1008
BROKEN: Final = 1011
TRY_LATER: Final = 1013
TOO_SLOW: Final = 4008  # the numbers from 4000 on are everybody's own


class Close(NamedTuple):
    """The last thing to be sent."""

    code: int


class Outbox:
    """What still has to be said to somebody."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[str, str | Close]] = deque()
        self.size = 0
        self.filled = asyncio.Event()

    def put(self, kind: str, message: str | Close) -> None:
        if kind in LATEST:
            self._drop(kind)
        self.waiting.append((kind, message))
        self.size += len(message)
        self.filled.set()

    def holds(self, *kinds: str) -> bool:
        return any(kind in kinds for kind, _ in self.waiting)

    def clear(self) -> None:
        self.waiting.clear()
        self.size = 0

    def empty(self) -> bool:
        return not self.waiting

    def get_nowait(self) -> str | Close:
        _, message = self.waiting.popleft()
        self.size -= len(message)
        return message

    async def get(self) -> str | Close:
        while self.empty():
            self.filled.clear()
            await self.filled.wait()
        return self.get_nowait()

    def _drop(self, kind: str) -> None:
        kept = [each for each in self.waiting if each[0] != kind]
        if len(kept) < len(self.waiting):
            self.waiting = deque(kept)
            self.size = sum(len(message) for _, message in kept)


class Visitor:
    """A connection: whose it is, in which language, and what it has been told so far."""

    def __init__(self, ticket: Ticket, lang: str, address: str = "") -> None:
        self.name = token_hex(8)
        self.address = address
        self.ticket = ticket
        self.lang = lang
        self.outbox = Outbox()
        self.closing = False
        self.faults = 0  # malformed messages in a row
        self.sent = 0  # bytes, or nearly so
        self.bucket = FREE  # what this connection may still have done; the room gives it one
        self.lifted: int | None = None  # who has lifted the curtain of a shared device
        self.knows = NOTHING_KNOWN
        self.knows_words = False
        self.version = 0  # of what it was last shown
        self.offered = ""  # the key of a seat that this reader may take
        self.due = False  # whether the table has changed since the frame that still waits to be sent
        self.thinks: int | None = None  # the seat of which they know that it thinks
        self.hinting: Hinting | None = None  # the hint they are being given
        self.unmoves: list[Text] = []  # what was taken back since then, at a real table

    @property
    def behind(self) -> bool:
        """Whether a frame still waits to be sent: the next is made when that has been, and tells all that is new."""
        return self.outbox.holds(*WHOLE)

    def forget(self) -> None:
        """The next frame tells everything again: another reader, or another language."""
        self.knows = NOTHING_KNOWN
        self.knows_words = False

    def send(self, message: Mapping[str, Any] | Encoded, kind: str = "") -> None:
        """A message; what is written already cannot be asked of which kind it is."""
        if self.closing:
            return
        text = message if isinstance(message, Encoded) else encoded(message)
        self.sent += len(text)
        self.outbox.put(kind or (message["type"] if isinstance(message, Mapping) else ""), text)
        if self.outbox.size > MOST_UNSENT:
            self.outbox.clear()
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outbox.put("close", Close(code))

"""Somebody with a link who is connected right now."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final, NamedTuple

from visavis.server.config import Allowance
from visavis.server.limits import Bucket
from visavis.server.links import Ticket
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.frames import NOTHING_KNOWN

FREE: Final = Bucket(Allowance(1e9, 1e9))
MOST_UNSENT: Final = 100  # messages that may wait for a slow reader

GOING_AWAY: Final = 1001
NOT_ALLOWED: Final = 1008
BROKEN: Final = 1011
TOO_SLOW: Final = 1013
TRY_LATER: Final = 1013


class Close(NamedTuple):
    """The last thing to be sent."""

    code: int


class Visitor:
    """A connection: whose it is, in which language, and what it has been told so far."""

    def __init__(self, ticket: Ticket, lang: str, address: str = "") -> None:
        self.name = token_hex(8)
        self.address = address
        self.ticket = ticket
        self.lang = lang
        self.outbox: asyncio.Queue[str | Close] = asyncio.Queue()
        self.closing = False
        self.faults = 0  # malformed messages in a row
        self.sent = 0  # bytes, or nearly so
        self.bucket = FREE  # what this connection may still have done; the room gives it one
        self.lifted: int | None = None  # who has lifted the curtain of a shared device
        self.knows = NOTHING_KNOWN
        self.knows_words = False

    def forget(self) -> None:
        """The next frame tells everything again: another reader, or another language."""
        self.knows = NOTHING_KNOWN
        self.knows_words = False

    def send(self, message: Mapping[str, Any] | Encoded) -> None:
        if self.closing:
            return
        if self.outbox.qsize() >= MOST_UNSENT:
            self.close(TOO_SLOW)
        else:
            text = message if isinstance(message, Encoded) else encoded(message)
            self.sent += len(text)
            self.outbox.put_nowait(text)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(Close(code))

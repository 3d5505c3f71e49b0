"""How often: per connection and per address, by the `limits` package. Generous for people, not for programs."""

from __future__ import annotations

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from visavis.server.config import Rates


class Gauge:
    """Counts what was done in the current windows of time."""

    def __init__(self, rates: Rates) -> None:
        self.window = FixedWindowRateLimiter(MemoryStorage())
        self.messages = parse_many(rates.messages)
        self.sockets = parse_many(rates.sockets)
        self.tables = parse_many(rates.tables)
        self.requests = parse_many(rates.requests)

    async def message(self, connection: str) -> bool:
        """Whether a connection may send one more message now."""
        return await self._allows(self.messages, "message", connection)

    async def socket(self, address: str) -> bool:
        return await self._allows(self.sockets, "socket", address)

    async def table(self, address: str) -> bool:
        return await self._allows(self.tables, "table", address)

    async def request(self, address: str) -> bool:
        return await self._allows(self.requests, "request", address)

    async def _allows(self, items: list[RateLimitItem], what: str, who: str) -> bool:
        for item in items:
            if not await self.window.hit(item, what, who):
                return False
        return True

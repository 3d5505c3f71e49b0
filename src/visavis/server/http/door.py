"""Connections before anybody has asked anything: how many there may be, and how long they may say or take nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from visavis.server.config import Doors
from visavis.server.limits import home_of

FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
SPARE: Final = 64  # files that are open besides: the database, the pages, the log


class Homes(Counter[str]):
    """How many connections there are from each address."""

    def come(self, client: tuple[str, int] | None) -> str:
        """One more; what it is counted by."""
        home = home_of(client[0]) if client else ""
        self[home] += 1
        return home

    def leave(self, home: str) -> None:
        self[home] -= 1
        if not self[home]:
            del self[home]


class Deadline:
    """Whoever has not done their part by then is let go at once, whatever still waits to be sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, transport: asyncio.Transport) -> None:
        self.lift()
        self.timer = self.loop.call_later(seconds, transport.abort)

    def lift(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class HttpDoor(H11Protocol):
    """A request, its answer, the next request; or a WebSocket from then on."""

    doors = Doors()
    homes = Homes()
    busy = False  # between a request and the end of its answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline = Deadline(self.loop)
        self.home = self.homes.come(self.client)
        if self._is_admitted():
            self.deadline.set(self.doors.headers, transport)
        else:
            transport.write(FULL)
            transport.close()

    def _is_admitted(self) -> bool:
        """Whether there is a place, for one who is already among those that are there."""
        return len(self.connections) <= self.doors.connections and self.homes[self.home] <= self.doors.of_one_home

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.lift()
        self.homes.leave(self.home)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.deadline.lift()
        self.homes.leave(self.home)
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """One deadline for the request, another for its answer; a request that trickles in gets no new one."""
        was, self.busy = self.busy, self.cycle is not None and not self.cycle.response_complete
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self.deadline.lift()
        elif self.busy and not was:
            self.deadline.set(self.doors.exchange, self.transport)
        elif (was and not self.busy) or self.deadline.timer is None:
            self.deadline.set(self.doors.headers, self.transport)


class SocketDoor(WebSocketsSansIOProtocol):
    """Somebody at a table who takes nothing of what they are sent, nor says that they are there, is let go."""

    doors = Doors()
    homes = Homes()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.deadline = Deadline(self.loop)
        self.home = self.homes.come(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.lift()
        self.homes.leave(self.home)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadline.set(self.doors.reading, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadline.lift()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def doors_of(doors: Doors) -> tuple[type[HttpDoor], type[SocketDoor]]:
    """The two kinds of connections, with what they put up with."""
    shared = {"doors": doors, "homes": Homes()}
    return type("HttpDoor", (HttpDoor,), shared), type("SocketDoor", (SocketDoor,), shared)


def files_allowed(wanted: int) -> int:
    """Ask the system for as many open files as connections may need; how many connections that leaves room for."""
    try:
        import resource
    except ImportError:  # only Unix counts them
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + SPARE
    if soft != resource.RLIM_INFINITY and soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(hard, enough)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, max(soft - SPARE, 1))

"""Before and after every request: who may ask, how often, and what browsers are told to forbid."""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from visavis.server.config import Config
from visavis.server.limits import Gauge, Meter, home_of, may_go_on, price
from visavis.server.logs import LOG
from visavis.server.refusal import TooOften
from visavis.server.room.visitors import NOT_ALLOWED
from visavis.server.wire.phrases import speech
from visavis.text import LANGUAGES

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
}
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NAMED: Final = ("", "static", "healthz", "api", "t", "ws")  # first parts of paths that may stand in a log
LARGEST_RECORD: Final = 256 * 1024  # bytes
WORK: Final = "/api/"  # paths that are answered by thinking, not by a file
PUBLIC: Final = ("static", "home", "tables", "mine", "records", "rules", "abilities")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config, gauge: Gauge) -> None:
        self.app = app
        self.config = config
        self.gauge = gauge

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused:
            await refuse(*refused, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif not await may_go_on(self.gauge.asking.of(address(scope))):
            await refuse(429, "server-too-often", scope, receive, send)
        else:
            await self._answered(scope, receive, send)

    def _refused(self, scope: Scope) -> tuple[int, str] | None:
        """Status and reason, if this request is not for us."""
        headers = Headers(scope=scope)
        if not self.config.welcomes(headers.get("host", "")):
            return 421, "server-wrong-host"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not same_origin(headers):
            return 403, "server-wrong-origin"
        return None

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """With the headers every answer has, one line in the log, and charged to whoever asked."""
        start, status, sent, meter = perf_counter(), 500, 0, Meter()

        async def sending(message: Message) -> None:
            nonlocal status, sent
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, scope["path"])
            sent += len(message.get("body", b""))
            await send(message)

        async def answer(hearing: Receive) -> None:
            await self.app(scope, hearing, sending)

        caller = self.gauge.asking.of(address(scope))
        try:
            if scope["path"].startswith(WORK):
                work = partial(meter.timing, answer, await heard_out(receive))
                await self.gauge.lane.through(work, meter, caller)
            else:
                await meter.timing(answer, receive)
        except TooOften as refusal:  # by now others of the same address have used up what was left
            await refuse(refusal.status, refusal.reason.key, scope, receive, sending)
        finally:
            caller.charge(price(meter.ms, sent))
            took = round((perf_counter() - start) * 1000, 1)
            path = public_path(scope["path"])
            LOG.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": took})


async def heard_out(receive: Receive) -> Receive:
    """What is asked has been said before its turn comes: whoever is slow to say it holds up nobody else."""
    heard, size = [await receive()], 0
    while heard[-1].get("more_body") and size <= LARGEST_RECORD:
        size += len(heard[-1].get("body", b""))
        heard.append(await receive())

    async def again() -> Message:
        return heard.pop(0) if heard else await receive()

    return again


def add_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    headers.update(HEADERS)
    headers.setdefault("Cache-Control", "no-cache" if path.startswith("/static/") else "no-store")


def same_origin(headers: Headers) -> bool:
    """A page of ours, or no page at all; browsers always say where a message comes from."""
    origin, host = headers.get("origin"), headers.get("host", "").lower()
    return origin is None or (host != "" and origin.lower() in (f"http://{host}", f"https://{host}"))


def address(scope: Scope) -> str:
    """Who is charged for it."""
    return home_of(scope["client"][0]) if scope.get("client") else "?"


def public_path(path: str) -> str:
    """A path without anything that could be a link."""
    parts = path[:200].split("/")[1:]
    if not parts or parts[0] not in NAMED:
        return "…"
    if parts[0] == "static" or (parts[0] == "api" and parts[1:2] and parts[1] in PUBLIC):
        return "/".join(("", *parts))
    known = 2 if parts[0] == "api" and parts[1:2] in (["record"], ["report"], ["picture"], ["review"]) else 1
    return "/".join(("", *parts[:known], *(["…"] if len(parts) > known else [])))


async def refuse(status: int, key: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose(NOT_ALLOWED)(scope, receive, send)
        return
    lang = accepted(Headers(scope=scope).get("accept-language", ""))
    response = JSONResponse({"error": speech(lang)(key)}, status, headers=HEADERS)
    await response(scope, receive, send)


def accepted(wanted: str) -> str:
    """The first language of a browser that we speak."""
    codes = [each.split(";")[0].strip()[:2].lower() for each in wanted.split(",")]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])

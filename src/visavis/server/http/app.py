"""The application: which path is answered by what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from visavis.server.config import Config
from visavis.server.http import pages
from visavis.server.http.files import static
from visavis.server.http.guard import Guard
from visavis.server.http.sockets import socket
from visavis.server.limits import Gauge
from visavis.server.links import Links, secret_key
from visavis.server.refusal import Refusal
from visavis.server.room.hall import Hall
from visavis.server.store.games import Store
from visavis.server.store.shelf import FOLDER, Shelf, read_shelf
from visavis.server.wire.facts import home
from visavis.text import LANGUAGES, language

COMPRESSED: Final = 1000  # bytes from which on it is worth it


def create_app(config: Config) -> Starlette:
    """A server of one data folder."""
    gauge = Gauge(config.rates)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(config.data)
        links = Links(secret_key(config.data))
        app.state.hall = Hall(
            store, links, gauge, config.idle, config.dice, config.pace, config.keeping, config.thinking
        )
        app.state.shelf = await asyncio.to_thread(read_shelf, config.data / FOLDER)
        app.state.warming = asyncio.create_task(asyncio.to_thread(warm_up, app.state.shelf))
        yield
        await app.state.warming
        await app.state.hall.close()
        await store.close()

    return Starlette(
        routes=routes(),
        middleware=[Middleware(Guard, config=config, gauge=gauge), Middleware(GZipMiddleware, COMPRESSED, 6)],
        exception_handlers={Refusal: pages.refused, HTTPException: pages.not_found, Exception: pages.failed},
        lifespan=lifespan,
    )


def warm_up(shelf: Shelf) -> None:
    """Read what the first visitor would have to wait for."""
    for code in LANGUAGES:
        home(code, shelf)
    for game in ("", *shelf.games):
        for code in LANGUAGES:
            language(code, game).read_all()


def routes() -> list[BaseRoute]:
    return [
        Route("/", pages.home_page),
        Route("/t/{link}", pages.table_page),
        Route("/healthz", pages.healthz),
        Route("/api/home", pages.home),
        Route("/api/tables", pages.new_table, methods=["POST"]),
        Route("/api/mine", pages.mine, methods=["POST"]),
        Route("/api/records", pages.new_record, methods=["POST"]),
        Route("/api/rules/{game}", pages.rules),
        Route("/api/abilities/{game}", pages.abilities),
        Route("/api/record/{link}", pages.record),
        Route("/api/report/{link}", pages.report),
        Route("/api/picture/{link}", pages.picture),
        Route("/api/review/{link}", pages.review),
        *static(),
        WebSocketRoute("/ws/{link}", socket),
    ]

"""Running a server: sockets, signals, the browser, and a stop that loses nothing."""

from __future__ import annotations

import gc
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final

import uvicorn
from starlette.applications import Starlette

from visavis.kernel.errors import VisavisError, because
from visavis.server.config import Config, Doors
from visavis.server.http.app import create_app
from visavis.server.http.door import doors_of, files_allowed
from visavis.server.logs import LOG, start_logging
from visavis.server.store.disk import FILE, migrate

LARGEST = 64 * 1024  # bytes of a message that is still read in order to be refused
PATIENCE = 5  # seconds for connections to end when the server stops
COLLECTED: Final = (20_000, 10, 10)  # when Python looks for garbage among the young, the older, and all there is


class CannotListen(VisavisError):
    """The address is taken, or not ours."""


class Host(uvicorn.Server):
    """A server that finishes what is under way and says good-bye before it closes its connections."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.app.state.warming.add_done_callback(lambda warming: spare_the_lasting())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("stopping")
        await self.app.state.hall.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal that asks to stop is answered by stopping: the exit status is 0."""
        with suppress(KeyboardInterrupt), super().capture_signals():
            yield
            self._captured_signals.clear()


def serve(config: Config, announce: Callable[[str], None], open_browser: bool = False) -> None:
    """Listen until somebody asks to stop."""
    migrate(config.data / FILE)
    listening = listen(config)
    start_logging()
    url = address_of(listening)
    app = create_app(config)
    host = Host(uvicorn_config(app, config), app)
    announce(url)
    if open_browser:
        show(url)
    host.run(sockets=[listening])


def uvicorn_config(app: Starlette, config: Config) -> uvicorn.Config:
    http, sockets = doors_of(doors_here(config))
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http,
        ws=sockets,
        ws_max_size=LARGEST,
        proxy_headers=bool(config.names),
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def spare_the_lasting() -> None:
    """Whatever has been read by now stays, and is never looked through for garbage again; the rest seldom.

    Nearly all that a table makes goes when nobody needs it any more, without a search. To look through everything that
    all tables have would stop them all for a tenth of a second, ever so often and in the midst of somebody's answer: it
    comes once for two million things that have stayed.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def doors_here(config: Config) -> Doors:
    """As many connections as the system allows; a proxy has all of them, and counts them itself."""
    most = files_allowed(config.doors.connections)
    return config.doors._replace(connections=most, of_one_home=most if config.names else config.doors.of_one_home)


def listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((config.host, config.port))
        found.listen()
    except OSError as error:
        found.close()
        raise CannotListen(
            "cannot listen on {host} port {port}: {reason}", host=config.host, port=config.port, reason=because(error)
        ) from None
    return found


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def show(url: str) -> None:
    """In the browser, where there is one; it may take its time."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()

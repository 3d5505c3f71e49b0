"""A whole server in a thread of the test, with real connections on the loopback."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

from tests.server.host import UNLIMITED
from visavis.server.config import Config
from visavis.server.http.app import create_app
from visavis.server.run import Host, listen, uvicorn_config

PATIENCE = 20.0  # seconds


class Listening:
    def __init__(self, host: Host, port: int) -> None:
        self.host = host
        self.port = port

    @property
    def connections(self) -> int:
        return len(self.host.server_state.connections)

    def call(self) -> socket.socket:
        """A connection on which nothing has been said yet."""
        found = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        found.settimeout(PATIENCE)
        return found

    def get(self, path: str = "/healthz") -> int:
        """The status of an answer; 0 if there is none."""
        with self.call() as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            head = read_all(line)
            return int(head.split()[1]) if head else 0


def read_all(line: socket.socket) -> bytes:
    """Until the other side has closed, however it does."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def until(condition: Any) -> bool:
    """Whether something becomes true before we lose patience."""
    end = monotonic() + PATIENCE
    while not condition() and monotonic() < end:
        sleep(0.02)
    return bool(condition())


@contextmanager
def listening(folder: Path, **more: Any) -> Iterator[Listening]:
    config = replace(Config(folder, port=0, rates=UNLIMITED), **more)
    listens = listen(config)
    app = create_app(config)
    host = Host(uvicorn_config(app, config), app)
    thread = Thread(target=host.run, kwargs={"sockets": [listens]})
    thread.start()
    try:
        assert until(lambda: host.started)
        yield Listening(host, listens.getsockname()[1])
    finally:
        host.should_exit = True
        thread.join(PATIENCE)
        listens.close()

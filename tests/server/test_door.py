"""Connections that say nothing, take nothing, or are too many: none of them keeps anybody out for long."""

from __future__ import annotations

import json
import resource
import socket
from contextlib import ExitStack
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from tests.server.host import BASE, SOLO
from tests.server.listening import Listening, listening, read_all, until
from visavis.server.config import Config, Doors
from visavis.server.http.door import Homes, files_allowed
from visavis.server.run import doors_here

QUICK = Doors(headers=0.3, exchange=0.6, reading=0.5)


def made(server: Listening, asked: object = SOLO) -> dict[str, dict[str, str]]:
    request = Request(f"http://127.0.0.1:{server.port}/api/tables", json.dumps(asked).encode())
    found: dict[str, dict[str, str]] = json.load(urlopen(request, timeout=20))
    return found


def test_connections_that_say_nothing_are_let_go(tmp_path: Path) -> None:
    with listening(tmp_path, doors=QUICK) as server, ExitStack() as open_:
        lines = [open_.enter_context(server.call()) for _ in range(50)]
        assert {read_all(line) for line in lines} == {b""}
        assert server.get() == 200


def test_headers_that_trickle_in_are_not_waited_for(tmp_path: Path) -> None:
    with listening(tmp_path, doors=QUICK) as server, server.call() as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        line.settimeout(0.1)
        for _ in range(100):
            try:
                line.sendall(b"X: y\r\n")
                if line.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        else:
            pytest.fail("it is still waited for")


def test_a_second_request_that_trickles_in_is_not_waited_for_either(tmp_path: Path) -> None:
    with listening(tmp_path, doors=QUICK) as server, server.call() as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answered = line.recv(65536)
        while not answered.endswith(b"}"):  # the body may come by itself
            answered += line.recv(65536)
        assert answered.startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert read_all(line) == b""


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with listening(tmp_path, doors=QUICK) as server, server.call() as line:
        line.sendall(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert read_all(line) == b""
        assert until(lambda: server.connections == 0)


def test_whoever_is_connected_to_a_table_may_say_nothing(tmp_path: Path) -> None:
    """Deadlines are for requests: a player who thinks has all the time there is."""
    with listening(tmp_path, doors=QUICK) as server:
        link = made(server)["links"]["allies"]
        with connect(f"ws://127.0.0.1:{server.port}/ws/{link}", max_size=None) as player:
            assert json.loads(player.recv())["type"] == "frame"
            assert not until_patience(player, 1.2)
            player.send('{"type": "ping"}')
            while json.loads(player.recv())["type"] != "pong":
                pass


def until_patience(player: object, seconds: float) -> bool:
    """Whether the connection ends within so many seconds."""
    try:
        while True:
            player.recv(timeout=seconds)  # type: ignore[attr-defined]
    except TimeoutError:
        return False


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with listening(tmp_path, doors=Doors(of_one_home=5)) as server, ExitStack() as open_:
        for _ in range(5):
            open_.enter_context(server.call())
        assert until(lambda: server.connections == 5)
        assert server.get() == 503
    with listening(tmp_path, doors=Doors(connections=5)) as server, ExitStack() as open_:
        lines = [open_.enter_context(server.call()) for _ in range(5)]
        assert until(lambda: server.connections == 5)
        assert server.get() == 503
        lines[0].close()
        assert until(lambda: server.connections == 4)
        assert server.get() == 200


def test_sockets_count_like_other_connections(tmp_path: Path) -> None:
    with listening(tmp_path, doors=Doors(of_one_home=3)) as server, ExitStack() as open_:
        link = made(server, BASE)["links"]["spectator"]
        sockets = [connect(f"ws://127.0.0.1:{server.port}/ws/{link}", max_size=None) for _ in range(3)]
        for each in sockets:
            open_.enter_context(each)
        assert server.get() == 503
        sockets[0].close()
        assert until(lambda: server.connections == 2)
        assert server.get() == 200


def test_addresses_are_forgotten_when_nobody_is_connected_from_them() -> None:
    homes = Homes()
    first, second = homes.come(("2001:db8::1", 1)), homes.come(("2001:db8::2", 1))
    assert homes[first] == 2
    homes.leave(first), homes.leave(second)
    assert not homes


def test_a_reader_who_takes_nothing_is_cut_off(tmp_path: Path) -> None:
    """The bytes would wait for ever: the connection is broken off, not closed in good order."""
    with listening(tmp_path, doors=QUICK) as server:
        link = made(server)["links"]["allies"]
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with line:
            line.connect(("127.0.0.1", server.port))
            line.sendall(
                f"GET /ws/{link}?lang=ru HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            for n in range(400):
                try:
                    line.sendall(masked(json.dumps({"type": "lang", "lang": ("en", "ru")[n % 2]}).encode()))
                except OSError:
                    break
            assert until(lambda: server.connections == 0)


def masked(text: bytes) -> bytes:
    """A message as a browser sends it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_behind_a_proxy_all_have_one_address() -> None:
    plain, behind = Config(Path(".")), Config(Path("."), names=("play.example",))
    assert doors_here(plain).of_one_home == 200
    assert doors_here(behind).of_one_home == doors_here(behind).connections > 200


def test_as_many_connections_as_files_may_be_opened() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert files_allowed(300) == 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 364
        assert files_allowed(10**9) < 10**9
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)

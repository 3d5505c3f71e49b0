"""What no page of ours sends is refused with a sentence, whatever it is: never our fault, never a change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.host import SOLO, Server, serving
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.table import Table

GAME = load("blitzkrieg")
HALF = "\ud800"  # one half of a pair that stands for a character


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("odd")) as found:
        yield found


def said(found: Any, status: int) -> str:
    assert found.status_code == status, found.text
    sentence: str = found.json()["error"]
    assert sentence.endswith((".", "?"))
    assert "⟨" not in sentence
    return sentence


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "http://localhost\t", "://", "http://", ""])
def test_an_origin_that_is_none_is_a_foreign_one(server: Server, origin: str) -> None:
    said(server.client.post("/api/mine", json={"links": []}, headers={"origin": origin}), 403)
    link = server.table()["host"]
    with pytest.raises(WebSocketDisconnect), server.at(link, origin=origin):
        pass


@pytest.mark.parametrize(
    "body",
    [
        json.dumps(SOLO | {"options": {HALF: 1}}),
        json.dumps(SOLO | {"note": HALF}),
        json.dumps(SOLO | {"options": {"extra_vp": float("nan")}}),
        json.dumps(SOLO | {"options": {"extra_vp": float("inf")}}),
        json.dumps(SOLO)[:-1] + ', "options": ' + '{"a":' * 900 + "1" + "}" * 901,
        json.dumps(SOLO)[:-1] + ', "options": {"extra_vp": ' + "9" * 5000 + "}}",
        json.dumps(SOLO | {"options": {"x" * 5000: 1}}),
        json.dumps(SOLO | {"by_hand": "\x00"}),
        json.dumps(SOLO | {"by_hand": {}}),
        b'{"links": ["\xff"]}',
    ],
)
def test_odd_json_is_refused(server: Server, body: str | bytes) -> None:
    said(server.client.post("/api/tables", content=body), 400)


def odd_records() -> list[str]:
    text = record.write(Table.new(GAME, "base", players=["random", "random"]).record, GAME)
    changes = [
        ('"random"', '"\\ud800"'),
        ('"blitzkrieg"', '"\\ud800"'),
        ('"rules": "', '"rules": "\\ud800'),
        ('"rules": "', '"rules": "' + "9" * 5000),
        ('"rules": "', '"rules": "²'),
        ('"scenario": "base"', '"scenario": "' + "x" * 5000 + '"'),
        ('"seats": [', '"seats": [' + '"a", ' * 30_000),
        ('"overlay": {}', '"overlay": {"\\ud800": 1}'),
        ('"overlay": {}', '"overlay": {"base": {"board": {"goal": NaN}}}'),
        ('"overlay": {}', '"overlay": {"base": ' + '{"board":' * 900 + "1" + "}" * 901),
        ('"overlay": {}', '"overlay": {"base": {"board": {"sides": [' + '"a", ' * 30_000 + '"b"]}}}'),
        ('"overlay": {}', '"overlay": {"base": {' + ", ".join(f'"k{n}": 1' for n in range(20_000)) + "}}"),
    ]
    return [text.replace(old, new) for old, new in changes] + [
        text + line for line in ('chance deal "\\ud800"\n', "chance \x00deal A1\n", f"chance deal {'9' * 5000}\n")
    ]


@pytest.mark.parametrize("number", range(15))
def test_odd_records_are_refused(server: Server, number: int) -> None:
    for lang in ("en", "ru"):
        said(server.client.post(f"/api/records?lang={lang}", content=odd_records()[number].encode()), 400)


@pytest.mark.parametrize("name", ["%00", "%ff", "%ED%A0%80", "a" * 5000, "..%5c..%5csecret.key", "%E2%80%A8"])
def test_odd_paths_lead_nowhere(server: Server, name: str) -> None:
    for path in (f"/api/rules/{name}", f"/api/record/{name}", f"/api/report/{name}", f"/static/{name}", f"/{name}"):
        said(server.client.get(path), 404)
    assert server.client.get(f"/t/{name}").status_code == 404
    with server.at(name) as person:
        assert person.hear()["type"] == "refused"
        assert person.closed() == 1008


@pytest.mark.parametrize("query", ["lang=%ff", "lang=" + "a" * 30_000, "a&" * 5000, "lang=en&lang=%00", "%ED%A0%80=1"])
def test_odd_queries_do_no_harm(server: Server, query: str) -> None:
    assert server.get(f"/api/home?{query}")["games"]


@pytest.mark.parametrize(
    "message",
    [
        '{"type": "answer", "version": 2, "answer": "\\ud800"}',
        '{"type": "why_not", "n": 1, "at": 0, "id": "\\ud800"}',
        '{"type": "lang", "lang": "\\ud800"}',
        '{"type": "\\ud800"}',
        '{"type": "at", "n": NaN}',
        '{"type": "at", "n": 1e400}',
        '{"type": "at", "n": ' + "9" * 3000 + "}",
        '{"type": "why_not", "n": -' + "9" * 300 + ', "at": 0, "id": "WE"}',
    ],
)
def test_odd_messages_are_refused(server: Server, message: str) -> None:
    with server.at(server.table()["host"]) as person:
        before = person.sit().seen
        person.session.send_text(message)
        assert person.look()["type"] == "refused"
        assert person.ask("live")["view"] == before["view"]

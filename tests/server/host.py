"""A server in the test's own process, and people at its tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self

import anyio
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from visavis.server.config import Allowance, Config, Keeping, Rates, Thinking
from visavis.server.http.app import create_app
from visavis.server.room.hall import FOR_EVER, Hall

Json = dict[str, Any]

PLENTY = Allowance(1e9, 1e9)
UNLIMITED = Rates(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY)
SOLO = {"game": "blitzkrieg", "scenario": "solo", "seats": ["bot", "human"]}
BASE = {"game": "blitzkrieg", "scenario": "base", "seats": ["human", "open"]}
QUICK = Thinking(thinkers=1, playouts=4)
PATIENCE = 20  # seconds after which a message that does not come is missed


class Server:
    """A running application, asked as a browser asks it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.own: dict[str, str] = {}  # links of one's own, by the invitation each was offered for

    @property
    def hall(self) -> Hall:
        hall: Hall = self.client.app.state.hall  # type: ignore[attr-defined]
        return hall

    def within(self, function: Callable[..., Any], *args: Any) -> Any:
        """Something done where the server runs."""
        assert self.client.portal is not None
        return self.client.portal.call(function, *args)

    def get(self, path: str, status: int = 200) -> Any:
        found = self.client.get(path)
        assert found.status_code == status, found.text
        return found.json()

    def post(self, path: str, body: object, status: int = 201) -> Any:
        found = self.client.post(path, json=body)
        assert found.status_code == status, found.text
        return found.json()

    def table(self, asked: Mapping[str, Any] = SOLO, **more: object) -> Json:
        made: Json = self.post("/api/tables", dict(asked) | more)
        return made

    def close_rooms(self) -> None:
        """As if nobody had looked for a long time."""

        async def close() -> None:
            rooms = list(self.hall.rooms.values())
            self.hall.rooms.clear()
            for room in rooms:
                await room.stop()

        self.within(close)

    @contextmanager
    def at(self, link: str, lang: str = "en", **headers: str) -> Iterator[Person]:
        """As a page does it: whoever followed an invitation comes back by the link of their own."""
        opened = self.own.get(link, link)
        with self.client.websocket_connect(f"ws://localhost/ws/{opened}?lang={lang}", headers=headers) as session:
            person = Person(session)
            yield person
        self.own |= {link: person.own} if person.own else {}


class Person:
    """Somebody at a table, with the last frame they saw."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.raw: list[str] = []
        self.seen: Json = {}
        self.reasons: list[Json] = []  # sent only when they are new
        self.presence: Json = {}
        self.own = ""  # the link of one's own, if this was an invitation

    def sit(self) -> Self:
        """Take in what comes first."""
        self.look()
        return self

    def hear(self) -> Json:
        """The next message, whatever it is."""
        message = self.session.portal.call(soon, self.session._send_rx.receive)
        if message["type"] == "websocket.close":
            raise WebSocketDisconnect(message.get("code", 1000))
        self.raw.append(message["text"])
        told: Json = json.loads(message["text"])
        if told["type"] == "yours":
            self.own = told["link"]
            self.say("take")
            return self.hear()
        if told["type"] == "frame":
            self.seen = told
            self.reasons = told.get("reasons", self.reasons)
        return told

    def look(self) -> Json:
        """The next message that is not about who is there."""
        while (told := self.hear())["type"] == "presence":
            self.presence = told
        return told

    def catch_up(self) -> Json:
        """All that has been sent by now; the last frame seen."""
        self.say("ping")
        while self.look()["type"] != "pong":
            pass
        return self.seen

    def say(self, type: str, **message: object) -> None:
        self.session.send_text(json.dumps({"type": type, **message}))

    def ask(self, type: str, **message: object) -> Json:
        self.say(type, **message)
        return self.look()

    def answer(self, answer: object, **more: object) -> Json:
        return self.ask("answer", version=self.seen["version"], answer=answer, **more)

    @property
    def options(self) -> list[Any]:
        prompt = self.seen["view"]["prompt"]
        return [option["answer"] for option in prompt["options"]] if prompt else []

    def closed(self) -> int:
        """The code with which the connection is closed, after whatever comes before."""
        try:
            while True:
                self.hear()
        except WebSocketDisconnect as error:
            return error.code


async def soon(receive: Callable[[], Any]) -> Any:
    with anyio.fail_after(PATIENCE):
        return await receive()


@contextmanager
def serving(
    folder: Path,
    rates: Rates = UNLIMITED,
    idle: float = 600.0,
    keeping: Keeping = FOR_EVER,
    thinking: Thinking = QUICK,
) -> Iterator[Server]:
    """At every table the dice fall alike."""
    config = Config(
        folder, rates=rates, keeping=keeping, thinking=thinking, idle=idle, pace=0.0, dice=partial(Random, 1)
    )
    app = create_app(config)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield Server(client)


def play_on(people: Sequence[Person], random: Random, most: int = 1000) -> int:
    """Whoever is asked answers at random, until the game is over or so many answers have been given."""
    for n in range(most):
        asked = next((each for each in people if each.options), None)
        if asked is None:
            return n
        asked.answer(random.choice(asked.options))
        for other in people:
            if other is not asked:
                other.catch_up()
    return most

"""Whoever reads slowly gets fewer frames, not a longer queue; and knows in the end what everybody knows."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.test_rooms import any_answer, come, heard, in_a_hall, solo
from visavis.company.party import Party
from visavis.games import load
from visavis.kernel.table import Table
from visavis.server.links import Ticket
from visavis.server.room import visitors
from visavis.server.room.hall import Hall
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear
from visavis.server.room.visitors import TOO_SLOW, Close, Visitor

Json = dict[str, Any]
ANSWERS = 12


class Page:
    """What a page makes of its frames."""

    def __init__(self) -> None:
        self.log: list[Json] = []
        self.known: Json = {}
        self.frames = 0

    def take(self, frame: Json) -> None:
        self.frames += 1
        self.log = [line for line in self.log if line["n"] <= frame["log_from"]] + frame.pop("log")
        frame.pop("log_from")
        self.known |= frame


async def sent(room: Room, visitor: Visitor) -> Json:
    """One message goes out, as the writer of a connection sends it."""
    message = visitor.outbox.get_nowait()
    assert isinstance(message, str)
    room.catch_up(visitor)
    await room.ask(nothing)
    found: Json = json.loads(message)
    return found


async def nothing() -> None:
    pass


async def newcomer(room: Room, seat: int) -> Visitor:
    visitor = Visitor(Ticket(room.id, seat), "en")
    await room.ask(lambda: room.join(visitor))
    return visitor


async def read_all(room: Room, visitor: Visitor, page: Page) -> None:
    while not visitor.outbox.empty():
        message = await sent(room, visitor)
        if message["type"] == "frame":
            page.take(message)


@pytest.mark.parametrize(("game", "scenario", "party", "seat"), [
    ("blitzkrieg", "solo", ("bot", "human"), 1),
    ("manhattan", "two", ("human", "trainee"), 0),
])  # fmt: skip
def test_who_missed_frames_knows_what_was_in_them(
    tmp_path: Path, game: str, scenario: str, party: tuple[str, ...], seat: int
) -> None:
    async def test(hall: Hall) -> None:
        room = await hall.create(Table.new(load(game), scenario), Party(party))
        slow, page = await newcomer(room, seat), Page()
        page.take(await sent(room, slow))
        player, random = await come(room, seat), Random(1)
        for n in range(ANSWERS):
            answer = {
                "type": "answer",
                "version": player.version,
                "answer": random.choice(room.table.waiting[0].options),
            }
            await hear(room, player, json.dumps(answer))
            assert heard(player)[-1]["type"] == "frame"
            if n == ANSWERS // 2:  # they read a little, and stop again
                await sent(room, slow)
        kinds = [json.loads(message)["type"] for _, message in slow.outbox.waiting if isinstance(message, str)]
        assert kinds.count("frame") == 1
        await read_all(room, slow, page)
        late, fresh = await newcomer(room, seat), Page()
        await read_all(room, late, fresh)
        await read_all(room, slow, page)
        assert page.frames < ANSWERS
        assert page.log == fresh.log
        assert page.known == fresh.known

    in_a_hall(test, tmp_path)


def test_what_is_outdated_is_not_sent(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await solo(hall)
        visitor = await come(room)
        for n in range(20):
            await hear(room, visitor, json.dumps({"type": "at", "n": n % 4}))
            await hear(room, visitor, '{"type": "ping"}')
            room.tell_presence()
        told = heard(visitor)
        assert [each["type"] for each in told] == ["past", "pong", "presence"]
        assert told[0]["at"] == 3

    in_a_hall(test, tmp_path)


def test_a_reader_who_takes_nothing_is_let_go_and_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        room = await hall.create(Table.new(load("blitzkrieg"), "base"), Party(("human", "human")))
        visitor = await come(room, 1)
        monkeypatch.setattr(visitors, "MOST_UNSENT", 5000)
        for _ in range(100):
            await hear(room, visitor, any_answer(room))  # it is not their turn: a refusal each time
        assert heard(visitor) == [Close(TOO_SLOW)]
        assert visitor.outbox.size == 0

    in_a_hall(test, tmp_path)


def test_an_outbox_counts_what_it_holds() -> None:
    outbox = visitors.Outbox()
    outbox.put("refused", "12345")
    outbox.put("past", "123")
    outbox.put("past", "1")
    assert outbox.size == 6
    assert outbox.holds("past")
    outbox.get_nowait()
    assert outbox.size == 1
    assert not outbox.holds("refused")

"""Opponents play in the background: no request waits for a whole game, and nobody plays for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.host import BASE, UNLIMITED, Server, serving
from tests.server.test_rooms import GAME, any_answer, come, heard, in_a_hall
from visavis.agents.players import agent
from visavis.company.party import Party
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.server.config import Allowance
from visavis.server.room import opponents
from visavis.server.room.hall import Hall
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear

BOTS = Party(("random", "random"))


class Counting:
    """Opponents whose answers are counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers = 0
        monkeypatch.setattr(opponents, "agent", self.sit_down)

    def sit_down(self, game: Game[Any], name: str, seed: int) -> Any:
        thinks = agent(game, name, seed)

        def answer(choice: Any, chair: Any) -> Any:
            self.answers += 1
            return thinks(choice, chair)

        return answer


async def pass_time(room: Room, seconds: float = 0.05) -> None:
    await asyncio.sleep(seconds)
    await room.ask(nothing)


async def nothing() -> None:
    pass


def test_a_table_of_bots_is_made_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    made = server.table(BASE, seats=["random", "random"])
    assert counting.answers == 0
    with server.at(made["host"]) as person:
        frames = [person.look()]
        while not frames[-1]["over"]:
            frames.append(person.look())
    assert counting.answers > 20
    assert len(frames) > 10
    assert [frame["n"] for frame in frames] == sorted({frame["n"] for frame in frames})


def test_nothing_happens_while_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)

    async def test(hall: Hall) -> None:
        hall.pace = 0.001
        room = await hall.create(Table.new(GAME, "base"), BOTS)
        await pass_time(room)
        assert counting.answers == 0
        visitor = await come(room, -2)
        while counting.answers < 5:
            await pass_time(room)
        room.part(visitor)
        await pass_time(room)
        before = counting.answers
        assert not room.table.over
        await pass_time(room, 0.2)
        assert counting.answers == before
        await come(room, -2)
        while counting.answers == before:
            await pass_time(room)

    in_a_hall(test, tmp_path)


def test_a_record_that_is_looked_at_is_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)

    async def test(hall: Hall) -> None:
        room = await hall.create(Table.new(GAME, "base"), Party(("random", "random"), watch=True))
        await come(room, -2)
        await pass_time(room, 0.2)
        assert (counting.answers, room.table.entries) == (0, [])

    in_a_hall(test, tmp_path)


def test_what_is_shown_is_on_the_disk(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await hall.create(Table.new(GAME, "base"), BOTS)
        visitor = await come(room, -2)
        for _ in range(5):
            await pass_time(room)
            kept = await hall.store.load(room.id)
            assert kept is not None
            shown = [each["n"] for each in heard(visitor) if each["type"] == "frame"]
            assert all(n <= len(kept.record.entries) for n in shown)

    in_a_hall(test, tmp_path)


def test_who_thinks_for_long_lets_others_see_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table with people, too: what is left of the bots' turns comes by itself, until a person is asked."""
    monkeypatch.setattr(opponents, "AT_A_TIME", 0.0)

    async def test(hall: Hall) -> None:
        room = await hall.create(Table.new(GAME, "base"), Party(("human", "random")))
        visitor = await come(room, 0)
        while not room.table.waiting or room.table.waiting[0].seat != 0:
            await pass_time(room)
        for _ in range(4):
            before = room.version
            heard(visitor)
            room.show(visitor)
            await hear(room, visitor, any_answer(room, visitor))
            while room.opponents.asked:
                await pass_time(room)
            assert room.version > before
        assert [each.seat for each in room.table.waiting] == [0]

    in_a_hall(test, tmp_path)


def test_opponents_of_who_has_nothing_left_take_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    little = UNLIMITED._replace(playing=Allowance(0.001, 1))
    with serving(tmp_path, little) as server:
        made = server.table(BASE, seats=["human", "random"])
        with server.at(made["host"]) as person:
            person.sit()
            server.hall.gauge.playing.of("testclient").charge(100)
            before = counting.answers
            told = person.answer(person.options[0])
            assert told["type"] == "frame"
            assert told["asked"] == []
            assert counting.answers == before
        assert server.get("/healthz")["ok"]

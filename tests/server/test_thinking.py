"""Seats that think ahead: in processes of their own, while their table and all others are served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.host import BASE, SOLO, Json, Person, Server
from tests.server.test_rooms import GAME, any_answer, come, heard, in_a_hall_with
from visavis.agents.afar import Answered, answering
from visavis.company.party import Party
from visavis.company.undo import undo
from visavis.games import load
from visavis.kernel.choice import Choice
from visavis.kernel.record import Record, read_header
from visavis.kernel.table import Table
from visavis.server.config import Allowance
from visavis.server.room import thoughts
from visavis.server.room.hall import Hall
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear
from visavis.server.room.thoughts import Ahead, unhurried
from visavis.server.thinkers.pool import Failed, Told
from visavis.thinking import LEVELS

PAIR = Party(("human", "thinker"))


def test_a_seat_thinks_ahead_and_tells_why_at_the_end(server: Server) -> None:
    made = server.table(BASE, seats=["human", "thinker"])
    with server.at(made["host"]) as person:
        person.sit()
        for _ in range(2):
            frame = until(person, lambda: bool(person.options))
            person.say("answer", version=frame["version"], answer=person.options[0])
            until(person, lambda version=frame["version"]: person.seen["version"] != version)  # type: ignore[misc]
        until(person, lambda: bool(person.options))
        assert "thought" not in {each["decision"] for each in person.reasons}
        person.say("resign", version=person.seen["version"])
        until(person, lambda: bool(person.seen["over"]))
        assert "thought" in {each["decision"] for each in person.reasons}


def test_an_answer_found_at_once_is_given_no_sooner_than_others_may_be() -> None:
    """Who doubts uses all of the time, who takes the best answer half of it at least."""
    thinker, pupil = LEVELS["thinker"], LEVELS["pupil"]
    pauses = [unhurried(thinker, Random(seed), 0.0) for seed in range(50)]
    assert 0.5 <= min(pauses) < 0.6
    assert 0.9 < max(pauses) <= thinker.seconds
    assert [unhurried(thinker, Random(1), spent) for spent in (0.5, 9.0)] == [0.0, 0.0]
    assert unhurried(pupil, Random(1), 0.0) == pupil.seconds


@pytest.mark.parametrize("options", [["A1"], ["A1", "A2"]])
def test_whatever_was_found_waits(options: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The only answer, and one of several that hardly differ."""
    waited: list[float] = []

    async def asleep(seconds: float) -> None:
        waited.append(seconds)

    async def at_once(*_: Any) -> Answered:
        return Answered(options[0], None)

    hall = SimpleNamespace(thinking=SimpleNamespace(playouts=0))
    ahead = SimpleNamespace(room=SimpleNamespace(hall=hall, random=Random(1)), levels={0: "pupil"}, _thought=at_once)
    monkeypatch.setattr(thoughts.asyncio, "sleep", asleep)
    found = asyncio.run(Ahead._found(cast(Ahead, ahead), Choice(0, "place", options)))
    assert found.answer == "A1"
    assert waited
    assert waited[0] > 0


def until(person: Person, comes: Callable[[], bool]) -> Json:
    while not comes():
        person.look()
    return person.seen


class Slow:
    """In the place of the processes: a thought ends when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Record, int]] = []
        self.given_up = 0
        self.ends = asyncio.Event()
        self.failed = False
        self.has_place = True

    async def think(self, whose: str, table: str, does: Any, *given: Any, patient: bool = False) -> AsyncIterator[Told]:
        assert patient == (does is answering)
        self.asked.append(given[:2])
        try:
            yield Told(None, False, 1.0)
            await self.ends.wait()
        except BaseException:
            self.given_up += 1
            raise
        if self.failed:
            raise Failed
        record, seat = given[:2]
        choice = Table.replay(GAME, record).choice_of(seat)
        assert choice is not None
        yield Told(Answered(choice.options[0], None), True, 1.0)

    async def close(self) -> None:
        pass


def with_slow_ones(test: Callable[[Room, Slow], Awaitable[None]], folder: Path) -> None:
    async def at_a_table(hall: Hall, slow: Slow) -> None:
        await test(await hall.create(Table.new(GAME, "base"), PAIR), slow)

    in_a_hall_with(Slow(), at_a_table, folder)


async def until_thinking(room: Room, visitor: Any, slow: Slow) -> None:
    """The person answers until it is the other's turn."""
    asked = len(slow.asked)
    while len(slow.asked) == asked:
        if room.table.choice_of(0) is not None:
            await hear(room, visitor, any_answer(room, visitor))
        await asyncio.sleep(0)


def who_thinks(visitor: Any) -> list[list[int]]:
    return [[seat["seat"] for seat in each["seats"]] for each in heard(visitor) if each["type"] == "thinking"]


def test_the_table_is_served_while_somebody_thinks(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        assert who_thinks(visitor) == [[1]]
        await hear(room, visitor, '{"type": "at", "n": 0}')
        assert [each["type"] for each in heard(visitor)] == ["past"]
        record, seat = slow.asked[-1]
        assert (record, seat) == (room.table.record, 1)
        before = len(room.table.entries)
        slow.ends.set()
        while room.head == before:
            await asyncio.sleep(0)
        assert room.head == len(room.table.entries)  # and that is on the disk
        while not (told := who_thinks(visitor)):
            await asyncio.sleep(0)
        assert told == [[]]

    with_slow_ones(test, tmp_path)


def test_nobody_thinks_for_nobody(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        await room.ask(lambda: room.leave(visitor))
        await asyncio.sleep(0)
        assert (len(slow.asked), slow.given_up) == (1, 1)
        await come(room, 0)
        await asyncio.sleep(0)
        assert len(slow.asked) == 2

    with_slow_ones(test, tmp_path)


def test_no_answer_comes_to_what_is_not_asked_any_more(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        await hear(room, visitor, f'{{"type": "resign", "version": {visitor.version}}}')
        assert room.table.over
        assert slow.given_up == 1
        assert who_thinks(visitor)[-1] == []

    with_slow_ones(test, tmp_path)


def test_where_no_thought_can_be_had_the_game_goes_on(tmp_path: Path) -> None:
    async def test(room: Room, slow: Slow) -> None:
        visitor = await come(room, 0)
        await until_thinking(room, visitor, slow)
        before, slow.failed = len(room.table.entries), True
        slow.ends.set()
        while len(room.table.entries) == before:
            await asyncio.sleep(0)

    with_slow_ones(test, tmp_path)


# Hints


async def asked_at(room: Room, visitor: Any) -> None:
    """Until somebody who plays is asked something that is a choice."""
    while (choice := room.table.choice_of(visitor.ticket.seat)) is None or len(choice.options) < 2:
        await hear(room, visitor, any_answer(room, visitor))
        await asyncio.sleep(0)


async def hint_for(room: Room, visitor: Any) -> list[Any]:
    heard(visitor)
    await hear(room, visitor, f'{{"type": "hint", "version": {visitor.version}}}')
    await asyncio.sleep(0.01)
    return heard(visitor)


def test_a_hint_names_the_best_answers_with_their_chances(server: Server) -> None:
    """In the words of whoever asks; the record says that it was taken, once for one question."""
    made = server.table(SOLO)
    with server.at(made["host"], lang="ru") as person:
        person.sit()
        for _ in range(2):
            person.say("hint", version=person.seen["version"])
            while not (found := person.look()).get("done"):
                assert found["type"] == "hint"
        assert 1 <= len(found["best"]) <= 3
        assert {each["answer"] for each in found["best"]} <= set(person.options)
        for each in found["best"]:
            assert 0 <= each["low"] <= each["chance"] <= each["high"] <= 100
            assert each["lights"]
        assert found["playouts"] == 4
        assert not [text for text in (found["sure"], found["best"][0]["title"]) if not text or "⟨" in text]
        person.catch_up()
        assert person.presence["seats"][0]["hints"] == 1
        text = server.client.get(f"/api/record/{made['host']}").text
    assert read_header(text).hints == ((), (len(text.splitlines()) - 1,))


@pytest.mark.parametrize("agreed", [True, False])
def test_among_people_hints_are_what_they_have_agreed_on(tmp_path: Path, agreed: bool) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await hall.create(Table.new(GAME, "base"), Party(("human", "human"), hints=agreed))
        visitors = [await come(room, 0), await come(room, 1)]
        asked = room.table.waiting[0].seat
        for visitor in visitors:
            told = await hint_for(room, visitor)
            mine = visitor.ticket.seat == asked and agreed
            assert ("refused" in {each["type"] for each in told}) is not mine
        assert [seat for _, seat in slow.asked] == ([asked] if agreed else [])  # its own worlds, and nobody else's
        assert room.party.hinted_at(1 - asked) == ()
        assert len(room.party.hinted_at(asked)) == agreed
        assert [each["seats"][asked]["hints"] for each in heard_before(visitors[1 - asked])] in ([1], [])

    in_a_hall_with(Slow(), test, tmp_path)


def heard_before(visitor: Any) -> list[Any]:
    return [each for each in heard(visitor) if each["type"] == "presence"]


def test_who_only_watches_gets_no_hint(tmp_path: Path) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await hall.create(Table.new(GAME, "solo"), Party(("bot", "human")))
        watching = await come(room, -2)
        assert [each["type"] for each in await hint_for(room, watching)] == ["refused"]
        assert slow.asked == []

    in_a_hall_with(Slow(), test, tmp_path)


def test_a_hint_ends_with_its_question(tmp_path: Path) -> None:
    """By an answer, an undo, enough of it, or when whoever asked has gone."""

    async def test(hall: Hall, slow: Slow) -> None:
        room = await hall.create(Table.new(GAME, "solo"), Party(("bot", "human")))
        visitor = await come(room, 1)
        await asked_at(room, visitor)
        await hint_for(room, visitor)
        await hear(room, visitor, '{"type": "enough"}')
        await asyncio.sleep(0)
        assert (len(slow.asked), slow.given_up) == (1, 1)
        await hint_for(room, visitor)
        await hear(room, visitor, any_answer(room, visitor))
        await asyncio.sleep(0)
        assert (len(slow.asked), slow.given_up) == (2, 2)
        await asked_at(room, visitor)
        await hint_for(room, visitor)
        await room.ask(lambda: room.leave(visitor))
        await asyncio.sleep(0)
        assert (len(slow.asked), slow.given_up) == (3, 3)

    in_a_hall_with(Slow(), test, tmp_path)


def test_a_hint_ends_when_the_answer_before_it_is_taken_back(tmp_path: Path) -> None:
    """A turn of several answers: whoever asks before the second takes back the first."""

    async def test(hall: Hall, slow: Slow) -> None:
        room = await hall.create(Table.new(load("manhattan"), "two"), Party(("human", "director")))
        visitor = await come(room, 0)
        for _ in range(100):
            await asked_at(room, visitor)
            await hear(room, visitor, any_answer(room, visitor))
            choice = room.table.choice_of(0)
            if choice is not None and len(choice.options) > 1 and undo(room.table, room.party, (0,)).n is not None:
                break
        await hint_for(room, visitor)
        assert (len(slow.asked), slow.given_up) == (1, 0)
        await hear(room, visitor, f'{{"type": "undo", "version": {visitor.version}}}')
        await asyncio.sleep(0)
        assert room.table.choice_of(0) is not choice
        assert (len(slow.asked), slow.given_up) == (1, 1)

    in_a_hall_with(Slow(), test, tmp_path)


def test_where_too_much_waits_a_hint_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await hall.create(Table.new(GAME, "solo"), Party(("bot", "human")))
        visitor = await come(room, 1)
        slow.has_place = False
        (told,) = await hint_for(room, visitor)
        assert "too late" in told["reason"]
        assert not any(room.party.hinted)

    in_a_hall_with(Slow(), test, tmp_path)


def test_hints_are_paid_for_and_refused_once_nothing_is_left(tmp_path: Path) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await hall.create(Table.new(GAME, "solo"), Party(("bot", "human")))
        visitor = await come(room, 1)
        account = hall.gauge.thinking.of(visitor.address)
        account.allowance, account.left = Allowance(0.001, 1.5), 1.5
        await hint_for(room, visitor)
        assert account.left == pytest.approx(0.5, abs=0.1)  # a piece of it took a millisecond
        account.charge(1.0)
        assert "a little" in (await hint_for(room, visitor))[0]["reason"]
        assert len(slow.asked) == 1

    in_a_hall_with(Slow(), test, tmp_path)

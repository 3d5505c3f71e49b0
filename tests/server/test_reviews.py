"""Reviews: made once for all who look, of games that have ended, paid for, let be when nobody looks any more."""

from __future__ import annotations

import asyncio
import json
import os
import zlib
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from signal import SIGKILL
from typing import Any

import pytest

from tests.server.host import BASE, SOLO, Json, Person, Server
from tests.server.test_rooms import GAME, SOLO_PARTY, come, heard, in_a_hall_with
from visavis.company.party import Party
from visavis.kernel.record import Record, read
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Text
from visavis.server.config import Allowance
from visavis.server.room import reviews
from visavis.server.room.found import SHAPE, Found, Shelf, restored
from visavis.server.room.hall import Hall
from visavis.server.room.reviews import MOST_AT_ONCE, OF_ONE
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear
from visavis.server.room.visitors import Visitor
from visavis.server.thinkers.pool import Failed, Pool, Told
from visavis.sim.judge import Judged
from visavis.sim.review import Begun, Effort, Step, Task, review
from visavis.sim.throws import Throw

WATCHED = Party(("bot", "human"), watch=True)
RECORDED = Path(__file__).parents[2] / "src/visavis/games/blitzkrieg/data/recorded/solo-10.visavis"


@pytest.fixture
def record() -> Record:
    return read(RECORDED.read_text("utf-8"), GAME)


def watched(server: Server) -> str:
    found = server.client.post("/api/records", content=RECORDED.read_text("utf-8"))
    link: str = found.json()["link"]
    return link


def reviewed(person: Person) -> list[Json]:
    """All that comes until it is done."""
    person.say("review")
    told = [person.look()]
    while not told[-1]["done"]:
        told.append(person.look())
        assert told[-1]["type"] == "review", told[-1]
    return told


# From one end to the other


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_recorded_game_is_reviewed_and_a_second_look_does_not_think_again(
    server: Server, record: Record, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = watched(server)
    assert server.get(f"/api/review/{link}", 404)["error"]
    with server.at(link, lang=lang) as person:
        frame = person.sit().seen
        first, *_, last = reviewed(person)
        assert (first["judged"], first["done"], first["asked"]) == (0, False, None)
        assert last["judged"] == last["asked"] == len(Task.of(record, Effort(4), 0).asked)
        assert (last["part"], last["playouts"]) == (1.0, 8)
        assert "5" in last["off"]
        ns = [n for n, *_ in last["curve"]]
        assert ns == sorted(ns)
        assert ns[-1] == frame["n"]
        assert all(sum(shares) in (99, 100, 101) for _, *shares in last["curve"])
        for account in last["accounts"]:
            assert sum(account[part] for part in ("began", "skill", "gifts", "luck")) == account["ended"]
        said = [line for part in ("mistakes", "fortunes", "leads") for each in last[part] for line in each["said"]]
        assert said
        assert not [line for line in said if not line or "⟨" in line or "review-" in line]
        assert all(0 <= each["n"] <= frame["n"] for part in ("mistakes", "fortunes") for each in last[part])
        monkeypatch.setattr(Pool, "think", None)
        assert person.ask("review") == last
    drawn = server.client.get(f"/api/review/{link}?lang={lang}")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")


def test_a_killed_process_costs_a_review_nothing_but_time(
    server: Server, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody is told less than they were before."""
    monkeypatch.setattr(reviews, "TOLD_EVERY", 0.0)
    with server.at(watched(server)) as person:
        told = [person.sit().ask("review")]
        while not told[-1]["done"]:
            if told[-1]["judged"] == 5 and told[-2]["judged"] == 4:
                os.kill(server.hall.thinkers.thinkers[0].process.pid, SIGKILL)
            told.append(person.look())
        judged = [each["judged"] for each in told]
        assert judged == sorted(judged)
        assert (parts := [each["part"] for each in told]) == sorted(parts)
        assert 5 in judged
        assert told[-1]["judged"] == told[-1]["asked"]
        (kept,) = [server.hall.reviews.shelf.get(table) for table in server.hall.reviews.shelf.kept]
        assert kept is not None
        whole = review(record, Effort(4), kept.seed)
        assert kept.review is not None
        assert [each.after for each in kept.review.judged] == [each.after for each in whole.judged]
        assert [kept.review.account(seat) for seat in (0, 1)] == [whole.account(seat) for seat in (0, 1)]
        assert [each.feared for each in kept.review.mistakes()] == [each.feared for each in whole.mistakes()]
        assert [each.judged.thrown for each in kept.review.fortunes()] == [
            each.judged.thrown for each in whole.fortunes()
        ]


# Nothing hidden


@pytest.mark.parametrize("wish", [SOLO, BASE])
def test_a_running_table_has_no_review(server: Server, wish: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever sits there, and for whoever watches; when it has ended, both may look."""
    made = server.table(wish)
    think = Pool.think
    monkeypatch.setattr(Pool, "think", None)
    links = (made["host"], made["links"]["spectator"])
    for link in links:
        with server.at(link) as person:
            assert "not over" in person.sit().ask("review")["reason"]
        assert server.get(f"/api/review/{link}", 404)["error"]
    monkeypatch.setattr(Pool, "think", think)
    if wish is SOLO:
        with server.at(made["host"]) as person:
            person.sit()
            person.say("resign", version=person.seen["version"])
            while not person.seen["over"]:
                person.look()
            assert reviewed(person)[-1]["done"]


# While it is made


class Slow:
    """In the place of the processes: a step ends when it is told to."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, int]] = []  # for whom, and from which step
        self.given_up = 0
        self.made = 0
        self.steps = asyncio.Semaphore(0)
        self.fails = False
        self.has_place = True

    async def think(self, whose: str, table: str, does: Any, *given: Any, late: bool = False) -> AsyncIterator[Told]:
        assert late
        record, _, _, done, share = given
        asked = Task.of(record, Effort(1), 0).asked
        self.begun.append((whose, len(done)))
        try:
            yield Told(Begun(len(asked), len(asked)), False, 1.0)
            for step in [step for step in range(len(asked)) if step not in done][share.nth :: share.among]:
                yield Told(None, False, 1.0)
                await self.steps.acquire()
                if self.fails:
                    raise Failed
                self.made += 1
                judged = Judged(asked[step], 0, None, None, (0.5, 0.5), (0.4, 0.6), 7)
                yield Told(Step(step, judged), False, 1.0)
        except (GeneratorExit, asyncio.CancelledError):
            self.given_up += 1
            raise

    async def close(self) -> None:
        pass


async def opened(hall: Hall, record: Record) -> Room:
    return await hall.create(Table.replay(GAME, record), WATCHED)


async def look(room: Room, visitor: Visitor, on: bool = True) -> list[Any]:
    heard(visitor)
    await hear(room, visitor, '{"type": "review"}' if on else '{"type": "review", "on": false}')
    await quiet()
    return heard(visitor)


async def quiet() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def from_home(room: Room, address: str) -> Visitor:
    visitor = await come(room, -2)
    visitor.address = address
    return visitor


def test_a_review_that_nobody_looks_at_is_let_be_and_goes_on_where_it_was(tmp_path: Path, record: Record) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await opened(hall, record)
        visitor = await come(room, -2)
        await look(room, visitor)
        slow.steps.release()
        slow.steps.release()
        await quiet()
        await look(room, visitor, on=False)
        assert (slow.given_up, hall.reviews.going) == (1, {})
        (told,) = await look(room, visitor)
        assert told["judged"] == 2
        assert slow.begun == [("", 0), ("", 2)]
        await room.ask(lambda: room.leave(visitor))
        await quiet()
        assert (slow.given_up, hall.reviews.going) == (2, {})

    in_a_hall_with(Slow(), test, tmp_path)


def test_several_look_at_one_review_and_it_goes_on_for_the_last_of_them(tmp_path: Path, record: Record) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await opened(hall, record)
        first, second = [await from_home(room, name) for name in ("ann", "bob")]
        for visitor in (first, second):
            await look(room, visitor)
        await look(room, first, on=False)
        assert (len(slow.begun), slow.given_up) == (1, 0)
        before = hall.gauge.thinking.of("bob").left
        slow.steps.release()
        await quiet()
        assert hall.reviews.going[room.id].payer == "bob"
        assert hall.gauge.thinking.of("bob").left < before
        for _ in range(200):
            slow.steps.release()
        await quiet()
        assert heard(second)[-1]["done"]
        assert heard(first) == []

    in_a_hall_with(Slow(), test, tmp_path)


def test_what_cannot_be_reviewed_says_so(tmp_path: Path, record: Record) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await opened(hall, record)
        visitor = await come(room, -2)
        await look(room, visitor)
        slow.fails = True
        slow.steps.release()
        await quiet()
        assert [each.get("reason") for each in heard(visitor)] == ["No review of this game could be made."]
        assert hall.reviews.going == {}

    in_a_hall_with(Slow(), test, tmp_path)


def test_a_game_without_a_choice_has_an_empty_review(tmp_path: Path) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        table = Table.new(GAME, "solo")
        table.end("resigned", 1)
        room = await hall.create(table, SOLO_PARTY)
        assert room.table.over
        told = await look(room, await come(room))
        assert [(each["asked"], each["done"], each["part"]) for each in told] == [(0, True, 1.0)]

    in_a_hall_with(Slow(), test, tmp_path)


# Kept


def test_what_was_found_outlives_the_server_and_is_not_thought_again(tmp_path: Path, record: Record) -> None:
    tables = list[str]()

    async def partly(hall: Hall, slow: Slow) -> None:
        room = await opened(hall, record)
        tables.append(room.id)
        await look(room, await come(room, -2))
        slow.steps.release()
        slow.steps.release()
        await quiet()

    async def to_the_end(hall: Hall, slow: Slow) -> None:
        room = await hall.room(tables[0])
        told = await look(room, await come(room, -2))
        assert told[0]["judged"] == 2
        assert slow.begun == [("", 2)]
        for _ in range(200):
            slow.steps.release()
        await quiet()

    async def once_more(hall: Hall, slow: Slow) -> None:
        found = await hall.reviews.found(tables[0])
        assert found is not None
        assert len(found.judged) == found.asked
        room = await hall.room(tables[0])
        assert [each["done"] for each in await look(room, await come(room, -2))] == [True]
        assert slow.begun == []

    for test in (partly, to_the_end, once_more):
        in_a_hall_with(Slow(), test, tmp_path)


def test_a_review_that_the_disk_does_not_take_is_shown_all_the_same(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        monkeypatch.setattr(hall.store, "keep_review", None)
        room = await opened(hall, record)
        visitor = await come(room, -2)
        for _ in range(200):
            slow.steps.release()
        assert (await look(room, visitor))[-1]["done"]
        assert [each["done"] for each in await look(room, visitor)] == [True]

    in_a_hall_with(Slow(), test, tmp_path)
    assert "review not kept" in caplog.messages


def test_what_was_packed_is_read_and_what_is_damaged_or_of_another_shape_is_not() -> None:
    side = Text("side-allies", {"n": 2, "of": (Text("token-A1"),)})
    judged = Judged(0, 0, ("A1", "WE1"), 1, (0.5, 0.5), (0.25, 0.75), 9, side, thrown=(Throw(1, (side,)),))
    found = Found(1, (Text("a"),), (1.0, 0.0), 1, 1, {0}, {0: judged})
    assert found.review is not None
    assert found.review.mistakes() == [judged]
    assert restored(found.packed()) == found
    for other in ([SHAPE + 1, [], []], [SHAPE, 7], 7):
        assert restored(zlib.compress(json.dumps(other).encode())) is None
    assert restored(b"nonsense") is None


# Shared


def test_two_processes_share_a_review_and_no_step_is_made_twice(tmp_path: Path, record: Record) -> None:
    """Whoever has done its share gets one of what is left."""

    async def test(hall: Hall, slow: Slow) -> None:
        room = await opened(hall, record)
        visitor = await come(room, -2)
        await look(room, visitor)
        assert slow.begun == [("", 0), ("", 0)]
        slow.steps.release()
        slow.steps.release()
        await quiet()
        found = hall.reviews.going[room.id].found
        assert found.taken == {0, 1}
        for _ in range(200):
            slow.steps.release()
        await quiet()
        assert heard(visitor)[-1]["done"]
        assert slow.made == len(found.judged) == found.asked

    in_a_hall_with(Slow(), test, tmp_path, processes=4)


def test_of_two_looks_at_an_answer_the_closer_one_counts_whichever_comes_first() -> None:
    rough, close = (Judged(n, 0, 1, 1, (0.5, 0.5), (0.5, 0.5), tries) for n, tries in ((5, 9), (5, 90)))
    found = Found(1, (), (1.0, 0.0), 2, 4)
    found.take(2, close)
    found.take(0, rough)
    assert found.judged == {5: close}
    assert (found.done, found.is_done) == (2, False)
    found.take(2, rough)
    assert found.judged == {5: close}


# How much


def test_a_review_is_paid_for_and_rests_while_nothing_is_left(tmp_path: Path, record: Record) -> None:
    async def test(hall: Hall, slow: Slow) -> None:
        room = await opened(hall, record)
        visitor = await come(room, -2)
        account = hall.gauge.thinking.of(visitor.address)
        account.allowance, account.left = Allowance(0.001, 8.5), 8.5
        for _ in range(200):
            slow.steps.release()
        told = await look(room, visitor)
        assert account.left <= 0
        assert told[-1]["rests"]
        assert told[-1]["judged"] == 9  # two pieces each and one before them, of a millisecond, which is charged half
        assert told[-1]["judged"] < told[-1]["asked"]
        assert len(slow.begun) == 1
        assert slow.given_up == 1

    in_a_hall_with(Slow(), test, tmp_path)


def test_nobody_has_many_reviews_made_at_once(tmp_path: Path, record: Record) -> None:
    """Not from one address, nor from many; what is ready is shown all the same."""

    async def test(hall: Hall, slow: Slow) -> None:
        homes = ("ann" if n < OF_ONE + 1 else f"{n}" for n in count())
        told = []
        for _ in range(MOST_AT_ONCE + 3):
            room = await opened(hall, record)
            visitor = await from_home(room, next(homes))
            told.append([each.get("reason", "") for each in await look(room, visitor)])
        assert ["Two" in each[0] for each in told] == [n == OF_ONE for n in range(len(told))]
        assert ["So many" in each[0] for each in told] == [n > MOST_AT_ONCE for n in range(len(told))]
        assert len(slow.begun) == len(hall.reviews.going) == MOST_AT_ONCE

    in_a_hall_with(Slow(), test, tmp_path)


def test_what_was_found_is_kept_within_bounds_and_without_idle_words() -> None:
    plain = Judged(0, 0, 1, 1, (0.5, 0.5), (0.5, 0.5), 9)
    found = Found(1, (), (1.0, 0.0), 1, 1, {0}, {0: plain})
    shelf = Shelf(3 * len(found.packed()))
    for name in "abc":
        shelf.put(name, found.packed())
    assert shelf.get("a") == found
    shelf.put("d", found.packed())
    assert list(shelf.kept) == ["c", "a", "d"]
    shelf.put("a", found.packed())
    assert shelf.size == sum(map(len, shelf.kept.values())) <= shelf.most
    assert shelf.get("b") is None
    dear = Judged(2, 0, 1, 2, (0.5, 0.5), (0.4, 0.6), 9, given=Text("a"), better=Text("b"))
    dull = Judged(4, 0, 1, 1, (0.4, 0.6), (0.4, 0.6), 9, given=Text("a"), better=Text("a"))
    shelf.put("a", replace(found, judged={2: dear, 4: dull}).packed())
    kept = shelf.get("a")
    assert kept is not None
    assert list(kept.judged.values()) == [dear, dull._replace(given=NOTHING_SAID, better=NOTHING_SAID)]

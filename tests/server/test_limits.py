"""Work is weighed, not counted: who asks for much waits, and whoever plays does not notice."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.responses import Response

from tests.server.host import PLENTY, SOLO, UNLIMITED, play_on, serving
from tests.server.test_rooms import come, heard, in_a_hall, solo
from visavis.company.party import Party
from visavis.games import load
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR
from visavis.server import limits
from visavis.server.config import Allowance, Config, Rates, WrongSetting
from visavis.server.http.guard import Guard, heard_out
from visavis.server.limits import (
    Bucket,
    Buckets,
    Caller,
    Gauge,
    Household,
    Lane,
    Meter,
    after_a_moment,
    home_of,
    may_go_on,
    price,
    timed,
)
from visavis.server.refusal import TooOften
from visavis.server.room.hall import Hall
from visavis.server.room.talk import TELLING, hear

NONE_LEFT = Allowance(0.001, 1)  # gone after the first thing, for a quarter of an hour
WEB = Path(__file__).parents[2] / "src/visavis/web"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Buckets


def test_what_was_charged_is_forgiven_over_time() -> None:
    clock = Clock()
    bucket = Bucket(Allowance(10, 100), clock)
    bucket.charge(130)
    assert bucket.wait == pytest.approx(3.1)
    clock.now += 3.2
    assert bucket.wait == 0
    clock.now += 1000
    assert (bucket.wait, bucket.left) == (0, 100)


def test_no_debt_is_endless() -> None:
    bucket = Bucket(Allowance(10, 100), Clock())
    bucket.charge(1e9)
    assert bucket.wait <= 10.1 + 0.1


def test_a_clock_that_is_set_back_freezes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock on the wall goes back by a day; time goes on all the same."""
    gauge = Gauge(UNLIMITED._replace(tables=Allowance(100, 1)))
    assert gauge.may_make_table("here")
    yesterday = time.time() - 86_400
    monkeypatch.setattr(time, "time", lambda: yesterday)
    time.sleep(0.05)
    assert gauge.may_make_table("here")


def test_addresses_that_come_and_go_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 3)
    buckets = Buckets(Bucket, Allowance(1, 1), Clock())
    for n in range(10):
        buckets.of(str(n))
        buckets.of("0")
    assert list(buckets.known) == ["8", "9", "0"]


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_of_the_sixth_version_is_one_home(address: str, home: str) -> None:
    assert home_of(address) == home


def test_who_plays_waits_and_goes_on_who_asks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(limits.asyncio, "sleep", sleep)
    clock = Clock()
    full, low, empty = (Bucket(Allowance(10, 100), clock) for _ in range(3))
    low.charge(104)
    empty.charge(150)
    assert asyncio.run(may_go_on(full))
    assert slept == []
    assert asyncio.run(may_go_on(full, low))
    assert slept == [pytest.approx(0.5)]
    assert not asyncio.run(may_go_on(full, empty))
    asyncio.run(after_a_moment(empty))
    assert slept[1:] == [limits.PATIENCE]


# Many connections of one address


def all_at_once(home: Household, many: int, cost: float) -> tuple[int, float]:
    """How many were under way at the same time at most, and how little was left when one began."""
    under_way, most, least = 0, 0, home.left

    async def work() -> None:
        nonlocal under_way, most, least
        under_way += 1
        most, least = max(most, under_way), min(least, home.left)
        await asyncio.sleep(0)
        under_way -= 1

    async def one() -> None:
        await home.through(work())
        home.charge(cost)

    async def test() -> None:
        await asyncio.gather(*(one() for _ in range(many)))

    asyncio.run(test())
    return most, least


def test_many_who_play_from_one_address_have_no_more_done_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would have waited for a second at most, and all of them would have gone on then at once."""
    clock, plain = Clock(), asyncio.sleep

    async def sleep(seconds: float) -> None:
        clock.now += seconds
        await plain(0)

    monkeypatch.setattr(limits.asyncio, "sleep", sleep)
    home = Household(Allowance(10_000, 100), clock)
    home.charge(120)
    most, least = all_at_once(home, 60, 50.0)
    assert most == 1
    assert least > -50.0


def test_those_of_one_address_do_not_all_come_in_between() -> None:
    assert all_at_once(Household(PLENTY), 60, 1.0)[0] == limits.AT_ONCE


def test_who_has_to_wait_does_not_hold_up_the_others_of_the_same_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LONGEST_TURN", 0.01)
    home = Household(Allowance(10_000, 100))
    home.charge(110)
    told: list[str] = []

    async def waits(for_: asyncio.Event) -> None:
        await for_.wait()
        told.append("waited")

    async def quick() -> None:
        told.append("quick")

    async def test() -> None:
        event = asyncio.Event()
        held = asyncio.create_task(home.through(waits(event)))
        await asyncio.sleep(0)
        await home.through(quick())
        event.set()
        await held

    asyncio.run(test())
    assert told == ["quick", "waited"]


def test_who_joins_or_answers_takes_turns_with_others_of_the_same_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[str] = []
    through = Household.through

    async def noted(self: Household, work: Coroutine[Any, Any, Any]) -> Any:
        turns.append(getattr(work, "__name__", ""))
        return await through(self, work)

    monkeypatch.setattr(Household, "through", noted)
    with serving(tmp_path) as server:
        link = server.table()["host"]
        before = server.hall.gauge.playing.of("testclient").left
        with server.at(link) as person:
            person.sit()
            person.answer(person.options[0])
        assert turns == ["joined", "ask"]
        assert server.hall.gauge.playing.of("testclient").left < before


def test_whoever_has_a_table_opened_pays_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players and whoever watches, each from their own account."""
    monkeypatch.setattr(limits, "timed", lambda work: (work(), 5000.0))
    with serving(tmp_path, UNLIMITED._replace(playing=Allowance(0.001, 1e6), asking=Allowance(0.001, 1e6))) as server:
        made, gauge = server.table(), server.hall.gauge
        for link, account in ((made["host"], gauge.playing), (made["links"]["spectator"], gauge.asking)):
            server.close_rooms()
            before = account.of("testclient").left
            with server.at(link) as person:
                person.sit()
            assert before - account.of("testclient").left > 5000


# What something came to


def busy() -> int:
    return sum(range(2_000_000))


def test_only_ones_own_steps_are_measured() -> None:
    async def work() -> int:
        await asyncio.sleep(0)
        return busy()

    async def test() -> tuple[float, float]:
        mine, idle = Meter(), Meter()
        await asyncio.gather(mine.run(work()), idle.run(asyncio.sleep(0.01, 0)))
        return mine.ms, idle.ms

    mine, idle = asyncio.run(test())
    assert mine > 5 * idle
    assert timed(busy)[1] > 0
    assert price(3, 40_000) == 6


def test_a_measured_coroutine_fails_and_is_stopped_as_ever() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def stopped(meter: Meter) -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return "stopped"
        return ""

    async def test() -> str:
        with pytest.raises(ZeroDivisionError):
            await Meter().run(fails())
        task = asyncio.create_task(Meter().run(stopped(Meter())))
        await asyncio.sleep(0)
        task.cancel()
        return await task

    assert asyncio.run(test()) == "stopped"


def caller() -> Caller:
    """Somebody who may have a tenth of a second done, and is forgiven nothing."""
    return Caller(Allowance(0.001, 100), lambda: 0.0)


def test_the_lane_is_for_one_at_a_time_and_nobody_holds_it_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LONGEST_TURN", 0.01)
    told: list[str] = []

    async def quick(name: str) -> None:
        told.append(f"{name} begins")
        await asyncio.sleep(0)
        told.append(f"{name} ends")

    async def waits(for_: asyncio.Event) -> None:
        await for_.wait()
        told.append("waited")

    async def test() -> None:
        lane, event = Lane(), asyncio.Event()
        held = asyncio.create_task(lane.through(partial(waits, event), Meter(), caller()))
        await asyncio.gather(*(lane.through(partial(quick, name), Meter(), caller()) for name in "ab"))
        event.set()
        await held

    asyncio.run(test())
    assert told == ["a begins", "a ends", "b begins", "b ends", "waited"]


def test_whoever_holds_the_lane_while_waiting_pays_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LONGEST_TURN", 0.01)

    async def test() -> tuple[float, float]:
        lane, quick, slow = Lane(), caller(), caller()
        await lane.through(partial(asyncio.sleep, 0), Meter(), quick)
        await lane.through(partial(asyncio.sleep, 0.5), Meter(), slow)
        return quick.left, slow.left

    assert asyncio.run(test()) == (100, 90)


def test_whoever_asks_many_questions_at_once_has_one_in_the_lane_and_pays_before_the_next() -> None:
    """A hundred at once, each of which alone would be within what is left: others wait for one of them."""
    told: list[str] = []

    async def ask(name: str, account: Caller) -> None:
        told.append(name)
        await asyncio.sleep(0)
        account.charge(50)

    async def test() -> list[Any]:
        lane, many, other = Lane(), caller(), caller()
        asked = [lane.through(partial(ask, "many", many), Meter(), many) for _ in range(100)]
        waiting = [*map(asyncio.create_task, asked)]
        await asyncio.sleep(0)
        await lane.through(partial(ask, "other", other), Meter(), other)
        return await asyncio.gather(*waiting, return_exceptions=True)

    found = asyncio.run(test())
    assert told == ["many", "other", "many"]
    assert [isinstance(each, TooOften) for each in found] == [False, False, *[True] * 98]


def test_of_many_requests_at_once_those_are_refused_for_which_nothing_is_left_when_their_turn_comes() -> None:
    """When they came, each of them could have been answered."""
    scope = {"type": "http", "method": "GET", "path": "/api/picture/x", "headers": [(b"host", b"localhost")]}
    statuses: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await Response("seen")(scope, receive, send)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])
            assert b"x-content-type-options" in dict(message["headers"])

    async def test() -> None:
        guard = Guard(app, Config(Path()), Gauge(UNLIMITED._replace(asking=NONE_LEFT)))
        await asyncio.gather(*(guard(scope, receive, send) for _ in range(5)))

    asyncio.run(test())
    assert statuses == [200, 429, 429, 429, 429]


def test_a_request_has_been_said_before_its_turn_comes() -> None:
    """However slowly somebody says it: meanwhile it is the turn of others."""
    said = [{"type": "http.request", "body": part, "more_body": part != b"c"} for part in (b"a", b"b", b"c")]

    async def receive() -> dict[str, Any]:
        return said.pop(0) if said else {"type": "http.disconnect"}

    async def test() -> list[Any]:
        hearing = await heard_out(receive)
        assert said == []
        return [(await hearing()).get("body") for _ in range(4)]

    assert asyncio.run(test()) == [b"a", b"b", b"c", None]


def test_what_took_long_is_followed_by_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    plain = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await plain(0)

    monkeypatch.setattr(limits.asyncio, "sleep", sleep)

    async def work(meter: Meter) -> None:
        meter.ms = 40

    async def test() -> None:
        meter = Meter()
        await Lane().through(partial(work, meter), meter, caller())

    asyncio.run(test())
    assert slept == [0.04]


# At a table


def test_a_flood_of_languages_is_refused_and_answers_go_through(tmp_path: Path) -> None:
    """27 bytes that cost a whole frame with all its words each time."""
    with (
        serving(tmp_path, UNLIMITED._replace(connection=NONE_LEFT)) as server,
        server.at(server.table()["host"]) as one,
    ):
        one.sit()
        told = [one.ask("lang", lang=lang)["type"] for lang in ("ru", "en", "ru")]
        assert told == ["frame", "refused", "refused"]
        assert one.seen["version"] == one.answer(one.options[0])["version"] - 1


def test_what_one_connection_may_not_another_of_the_same_address_may(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(connection=NONE_LEFT)) as server:
        link = server.table()["host"]
        with server.at(link) as one, server.at(link) as other:
            one.sit(), other.sit()
            assert [one.ask("live")["type"] for _ in range(2)] == ["frame", "refused"]
            assert other.ask("live")["type"] == "frame"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "lang", "lang": "ru"},
        {"type": "at", "n": 3},
        {"type": "why_not", "n": 6, "at": 0, "id": "WE"},
        {"type": "live"},
        {"type": "fork", "n": 3},
        {"type": "ping"},
    ],
)
def test_everything_but_play_is_weighed_for_the_address(tmp_path: Path, message: dict[str, object]) -> None:
    with serving(tmp_path, UNLIMITED._replace(asking=NONE_LEFT)) as server, server.at(server.table()["host"]) as one:
        play_on([one.sit()], Random(1), 2)
        assert one.ask(**message)["type"] == "refused"  # type: ignore[arg-type]
        assert play_on([one], Random(2), 2) == 2
    assert server.hall.gauge.playing.of("testclient").left < PLENTY.at_once


@pytest.mark.parametrize(
    "said", [("name", {"name": "Anna"}), ("draw", {}), ("decline", {})], ids=["name", "draw", "no draw"]
)
def test_whatever_all_are_told_is_paid_for_by_whoever_brought_it_about(
    tmp_path: Path, said: tuple[str, dict[str, object]]
) -> None:
    """A name is short, and a hundred who watch hear it: one sentence costs as much as it takes to say it to all."""

    async def test(hall: Hall) -> None:
        room = await hall.create(Table.new(load("blitzkrieg"), "base"), Party(("human", "human")))
        player = await come(room, 0)
        for _ in range(30):
            await come(room, SPECTATOR)
        room.drawing.update({1} if said[0] == "decline" else ())
        player.bucket = Bucket(Allowance(1, 1000), Clock())
        await hear(room, player, json.dumps({"type": said[0], "version": player.version, **said[1]}))
        assert [each["type"] for each in heard(room.visitors[-1])] == ["presence"]
        assert 1000 - player.bucket.left > 31 * TELLING

    in_a_hall(test, tmp_path)


def test_whoever_goes_on_and_on_is_let_go(tmp_path: Path) -> None:
    with (
        serving(tmp_path, UNLIMITED._replace(connection=NONE_LEFT)) as server,
        server.at(server.table()["host"]) as one,
    ):
        one.sit()
        for _ in range(60):
            one.say("ping")
        assert one.closed() == 1008


def test_who_plays_comes_in_where_who_watches_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(asking=NONE_LEFT)) as server:
        made = server.table()
        with server.at(made["links"]["spectator"]) as late:
            assert late.hear()["type"] == "refused"
            assert late.closed() == 1013
        with server.at(made["host"]) as person:
            assert person.look()["type"] == "frame"


# Over HTTP


def test_tables_are_made_so_often_and_not_more(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(tables=Allowance(0.001, 3))) as server:
        made = [server.client.post("/api/tables", json=SOLO) for _ in range(5)]
        with server.at(made[0].json()["host"]) as person:
            person.sit()
            assert person.ask("fork", n=0)["type"] == "refused"
    assert [each.status_code for each in made] == [201, 201, 201, 429, 429]


def test_questions_are_answered_so_long_as_there_is_time(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(asking=NONE_LEFT)) as server:
        found = [server.client.get("/healthz", headers={"accept-language": "ru"}) for _ in range(3)]
    assert [each.status_code for each in found] == [200, 429, 429]
    assert found[-1].json()["error"] == "Слишком часто. Подождите немного."


def test_what_is_done_in_a_thread_is_charged_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that is uploaded, taken, sent with a report or played on from, however little it took of this thread."""
    with serving(tmp_path, UNLIMITED._replace(asking=Allowance(0.001, 1e6))) as server, ExitStack() as stack:
        link = server.table()["host"]
        text = server.client.get(f"/api/record/{link}").content
        person = stack.enter_context(server.at(link)).sit()
        monkeypatch.setattr(limits, "timed", lambda work: (work(), 5000.0))
        asked: list[Callable[[], object]] = [
            lambda: server.client.post("/api/records", content=text),
            lambda: server.get(f"/api/report/{link}"),
            lambda: server.client.get(f"/api/record/{link}"),
            lambda: person.ask("fork", n=0),
        ]
        for ask in asked:
            before = server.hall.gauge.asking.of("testclient").left
            ask()
            assert before - server.hall.gauge.asking.of("testclient").left > 5000


def test_who_looks_at_a_busy_table_holds_up_nobody_else(tmp_path: Path) -> None:
    """Others are not kept out of the lane while a room has something else to do."""

    async def test(hall: Hall) -> None:
        room, done = await solo(hall), asyncio.Event()
        visitor = await come(room)

        async def something_else() -> None:
            await done.wait()

        room.later(something_else)
        looking = asyncio.create_task(hear(room, visitor, '{"type": "live"}'))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not hall.gauge.lane.lock.locked()
        done.set()
        await looking
        assert [each["type"] for each in heard(visitor)] == ["frame"]

    in_a_hall(test, tmp_path)


def files_of_the_pages() -> list[str]:
    """Whatever a browser that has nothing yet asks for: every module, every style, what the games are drawn with."""
    own = [
        path.relative_to(WEB).as_posix() for path in sorted(WEB.rglob("*")) if path.suffix in (".js", ".css", ".svg")
    ]
    art = [f"art/{game}/theme.json" for game in ("blitzkrieg", "manhattan", "bear")]
    return [f"/static/{name}" for name in (*own, *art, "shapes.json")]


def test_three_people_behind_one_address_open_their_pages(tmp_path: Path) -> None:
    """Home page and a table each, nothing kept by their browsers, all at once."""
    with serving(tmp_path, Rates()) as server:
        link = server.table()["host"]
        paths = ["/", "/api/home?lang=ru", f"/t/{link}", "/api/rules/blitzkrieg?lang=ru", *files_of_the_pages()]
        assert len(paths) > 60
        found = [server.client.get(path).status_code for _ in range(3) for path in paths]
        assert set(found) == {200}
        for _ in range(3):
            with server.at(link) as person:
                assert person.look()["type"] == "frame"


def test_rates_may_be_set_from_outside() -> None:
    told = Rates.given({"VISAVIS_RATE_TABLES": "0.5 7", "OTHER": "x"})
    assert told == Rates(tables=Allowance(0.5, 7))


@pytest.mark.parametrize(
    "text", ["", "1", "1 2 3", "a b", "0 5", "5 0", "-1 5", "nan 5", "inf inf", "1e9 1", "1" * 400]
)
def test_a_rate_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(WrongSetting, match=re.escape("expected two numbers such as 100 2000")):
        Rates.given({"VISAVIS_RATE_ASKING": text})

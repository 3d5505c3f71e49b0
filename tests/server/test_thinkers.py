"""Processes that think for tables: who is next, how many may wait, and what a death costs."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, aclosing
from pathlib import Path
from signal import SIGKILL
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server import jobs
from tests.server.host import serving
from visavis.agents.afar import answering
from visavis.cli import main
from visavis.games import load
from visavis.kernel.table import Table
from visavis.server.config import Config, Thinking
from visavis.server.thinkers.pool import STARTS, Crowded, Failed, Pool
from visavis.server.thinkers.turns import Turns
from visavis.thinking import Budget


def with_pool(test: Callable[[Pool], Awaitable[None]], most: int = 5, size: int = 1) -> None:
    async def run() -> None:
        pool = Pool(size, most)
        try:
            await test(pool)
        finally:
            await pool.close()
        assert not pool.thinkers

    asyncio.run(run())


async def all_of(pool: Pool, table: str, does: Any, *given: Any, **more: Any) -> list[Any]:
    return [told.found async for told in pool.think("ann", table, does, *given, **more)]


# Whose turn it is


def test_whoever_asks_for_much_has_one_turn_in_a_round() -> None:
    turns = Turns()
    waiting = [waits(n, "ann", f"a{n}") for n in range(100)]
    waiting += [waits(100 + n, whose, whose) for n, whose in enumerate(("bob", "cy"))]
    served = []
    for _ in range(9):
        job = turns.next(waiting)
        assert job is not None
        turns.had(job)
        served.append(job.table)
    assert served == ["a0", "bob", "cy", "a1", "bob", "cy", "a2", "bob", "cy"]
    assert turns.next([]) is None


def test_what_no_game_waits_for_comes_after_all_else() -> None:
    turns = Turns()
    waiting = [waits(0, "ann", "review", late=True), waits(1, "bob", "b"), waits(2, "bob", "review", late=True)]
    assert turns.next(waiting) is waiting[1]
    turns.had(waiting[1])
    assert turns.next(waiting) is waiting[1]
    assert turns.next([waiting[2], waiting[0]]) is waiting[0]


def waits(number: int, whose: str, table: str, late: bool = False) -> Any:
    return SimpleNamespace(number=number, whose=whose, table=table, late=late)


# Jobs


def test_jobs_come_in_pieces_and_a_table_is_remembered_where_it_was_thought_for() -> None:
    async def test(pool: Pool) -> None:
        assert await all_of(pool, "t", jobs.counted, 2) == [0, 1, 1]
        assert await all_of(pool, "t", jobs.counted, 0) == [2]
        assert await all_of(pool, "other", jobs.counted, 0) == [1]

    with_pool(test)


def test_tables_take_turns_by_pieces(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        await all_of(pool, "t", jobs.counted, 0)  # somebody is there to think
        path = tmp_path / "noted"
        await asyncio.gather(*(all_of(pool, word, jobs.noted, path, word, 3) for word in ("a", "b")))
        assert path.read_text().split() == ["a", "b"] * 3

    with_pool(test)


def test_so_many_wait_and_no_more_but_the_patient() -> None:
    async def test(pool: Pool) -> None:
        async with aclosing(pool.think("ann", "t", jobs.counted, 50)) as held:
            await anext(held)
            with pytest.raises(Crowded):
                await all_of(pool, "u", jobs.counted, 1)
            assert await all_of(pool, "v", jobs.counted, 1, patient=True) == [0, 1]
            assert await all_of(pool, "w", jobs.counted, 1, late=True) == [0, 1]
        async with aclosing(pool.think("ann", "t", jobs.counted, 50, late=True)) as held:
            await anext(held)
            assert pool.has_place
        assert await all_of(pool, "u", jobs.counted, 1) == [0, 1]

    with_pool(test, most=1)


def test_what_nobody_wants_any_more_is_let_be(tmp_path: Path) -> None:
    async def test(pool: Pool) -> None:
        path = tmp_path / "noted"
        async with aclosing(pool.think("ann", "t", jobs.noted, path, "left", 10_000)) as held:
            await anext(held)
        await all_of(pool, "u", jobs.counted, 3)
        assert path.read_text().split()[-1] == "no-left"
        assert not pool.wanted
        assert [thinker.begun for thinker in pool.thinkers] == [set()]

    with_pool(test)


def test_a_killed_process_costs_nothing_but_time() -> None:
    async def test(pool: Pool) -> None:
        found = []
        async for told in pool.think("ann", "t", jobs.process):
            found.append(told.found)
            if len(found) == 1:
                os.kill(told.found, SIGKILL)
        assert len(set(found)) == 2
        assert len(pool.thinkers) == 1

    with_pool(test)


def test_a_thought_of_a_process_that_was_killed_is_the_same_as_any_other() -> None:
    """A player's answer, by the same random numbers."""
    table = Table.new(load("blitzkrieg"), "base", quiet=True)
    while table.pending is None or table.pending.seat < 0:
        table.answer(table.pending.options[0] if table.pending else None)
    given = table.record, table.pending.seat, "thinker", 5, Budget(600)

    async def answered(pool: Pool, killed: bool) -> Any:
        found, pieces = None, 0
        async for told in pool.think("ann", "t", answering, *given):
            found, pieces = told.found, pieces + 1
            if killed and pieces == 1:
                assert not told.ended
                os.kill(pool.thinkers[0].process.pid, SIGKILL)
        return found

    async def test(pool: Pool) -> None:
        one = await answered(pool, killed=True)
        again = Pool(1, 5)
        assert one.answer == (await answered(again, killed=False)).answer
        await again.close()

    with_pool(test)


def test_so_many_processes_think_at_once_and_no_more() -> None:
    """As many as `--thinkers` says."""

    async def test(pool: Pool) -> None:
        async with AsyncExitStack() as held:
            for table in "abcd":
                await anext(await held.enter_async_context(aclosing(pool.think("ann", table, jobs.counted, 10_000))))
            assert len(pool.thinkers) == 2
            assert len({each.process.pid for each in pool.thinkers}) == 2
            assert all(each.begun for each in pool.thinkers)

    with_pool(test, size=2)


def test_how_many_think_is_what_was_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By the option, or else by the environment, or else one for each processor but one."""
    found: list[Config] = []
    monkeypatch.setattr("visavis.server.run.serve", lambda config, announce, show: found.append(config))
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    monkeypatch.setenv("VISAVIS_THINKING_REVIEW", "60")
    main(["serve", "--data", str(tmp_path)])
    monkeypatch.setenv("VISAVIS_THINKING_THINKERS", "2")
    main(["serve", "--data", str(tmp_path)])
    main(["serve", "--data", str(tmp_path), "--thinkers", "3"])
    assert [config.thinking.processes for config in found] == [7, 2, 3]
    assert {config.thinking.review for config in found} == {60}


def test_a_hall_has_as_many_processes_as_it_was_told(tmp_path: Path) -> None:
    with serving(tmp_path, thinking=Thinking(thinkers=3, waiting=9)) as server:
        assert (server.hall.thinkers.size, server.hall.thinkers.most) == (3, 9)


def test_what_kills_whoever_does_it_is_given_up_and_others_go_on() -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(Failed):
            await all_of(pool, "t", jobs.fatal)
        assert await all_of(pool, "u", jobs.counted, 0) == [1]

    assert STARTS > 1
    with_pool(test)


def test_what_fails_fails_alone() -> None:
    async def test(pool: Pool) -> None:
        with pytest.raises(Failed):
            await all_of(pool, "t", jobs.wrong)
        assert await all_of(pool, "t", jobs.counted, 0) == [1]

    with_pool(test)


KILLED = """
import asyncio, os, signal
from tests.server import jobs
from visavis.server.thinkers.pool import Pool

async def main():
    async for told in Pool(1, 1).think("ann", "t", jobs.process):
        print(told.found, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_a_killed_server_leaves_nobody_behind() -> None:
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True, check=False, env=paths)
    pid = int(found.stdout)
    until = monotonic() + 60
    while is_there(pid) and monotonic() < until:
        sleep(0.02)
    assert not is_there(pid)


def is_there(pid: int) -> bool:
    """A process that has ended may wait for somebody to hear of it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False

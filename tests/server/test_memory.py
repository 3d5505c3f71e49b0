"""What strangers bring along goes when they go: corrections of the data, and sentences about them."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from tests.server.host import Server
from tests.server.test_rooms import come, heard, in_a_hall, solo
from visavis.company.party import Party
from visavis.games import load
from visavis.games.bear.board import Board as BearBoard
from visavis.games.blitzkrieg.board import Board as WarBoard
from visavis.games.manhattan.board import Board as RaceBoard
from visavis.kernel import record
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Text
from visavis.server.room.hall import Hall
from visavis.server.room.making import table_of_record
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear, nothing
from visavis.server.room.visitors import Visitor
from visavis.server.store.shelf import Shelf
from visavis.server.wire import phrases
from visavis.server.wire.frames import Look, frame
from visavis.server.wire.phrases import Speech, speech
from visavis.text import language

BROUGHT = 14  # corrected boards, more than are kept for whoever asks again
KEPT = 9

Overlay = Callable[[int], dict[str, Any]]


def of_the_bear(n: int) -> dict[str, Any]:
    return {"units": {"unit": [{"id": "german-rifles-41", "front": 10 + n}]}}


def of_the_war(n: int) -> dict[str, Any]:
    return {"base": {"board": {"goal": 10 + n}}}


def of_the_race(n: int) -> dict[str, Any]:
    return {"board": {"start": {"money": 10 + n}}}


def looked_at(game: str, scenario: str, overlay: dict[str, Any]) -> None:
    """A record is opened, played on for a while, and shown in both languages."""
    found = load(game)
    text = record.write(Table.new(found, scenario, overlay=overlay).record, found)
    table, party = table_of_record(text.encode(), Shelf())
    random = Random(1)
    for _ in range(12):
        assert table.pending is not None
        table.answer(random.choice(table.pending.options), table.pending.seat)
    for lang in ("en", "ru"):
        frame(table, Look(party, speech(lang, game), SPECTATOR), 1)


@pytest.mark.parametrize(
    ("game", "scenario", "board", "overlay"),
    [
        ("bear", "tutorial-german", BearBoard, of_the_bear),
        ("blitzkrieg", "base", WarBoard, of_the_war),
        ("manhattan", "four", RaceBoard, of_the_race),
    ],
)
def test_corrected_boards_do_not_pile_up(game: str, scenario: str, board: type, overlay: Overlay) -> None:
    for n in range(BROUGHT):
        looked_at(game, scenario, overlay(n))
    gc.collect()
    brought = [each for each in gc.get_objects() if isinstance(each, board) and each.overlaid]  # type: ignore[attr-defined]
    assert len(brought) <= KEPT


def test_a_board_somebody_brought_goes_with_its_room(tmp_path: Path) -> None:
    """Without a search for garbage: a server that has read its games seldom makes one."""

    async def test(hall: Hall) -> None:
        for n in range(BROUGHT):
            room = await hall.room(await hall.keep(*brought(of_the_bear(n))))
            visitor = await come(room, SPECTATOR)
            await hear(room, visitor, '{"type": "at", "n": 0}')
            await room.leave(visitor)
            hall.forget(room)
            await room.stop()
        del room
        boards = [each for each in gc.get_objects() if isinstance(each, BearBoard) and each.overlaid]
        assert len(boards) <= KEPT

    gc.collect()
    gc.disable()
    try:
        in_a_hall(test, tmp_path)
    finally:
        gc.enable()


def brought(overlay: dict[str, Any]) -> tuple[Table[Any], Party]:
    """A record with corrections, as a stranger uploads it."""
    bear = load("bear")
    text = record.write(Table.new(bear, "tutorial-german", overlay=overlay).record, bear)
    return table_of_record(text.encode(), Shelf())


def test_a_record_takes_no_room_before_somebody_comes(server: Server) -> None:
    person = server.table()["host"]
    with server.at(person) as one:
        text = server.client.get(f"/api/record/{person}").content
        before = set(server.hall.rooms)
        assert server.client.post("/api/records", content=text).status_code == 201
        one.sit()
        assert one.ask("fork", n=0)["type"] == "forked"
        assert set(server.hall.rooms) == before


def test_whoever_brings_a_board_along_finds_the_room_closed_sooner(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        plain, large = await solo(hall), await hall.create(*brought(of_the_bear(1)))
        for seconds, there in ((30, {plain.id, large.id}), (100, {plain.id}), (700, set())):
            plain.used = large.used = monotonic() - seconds
            await hall.sweep()
            assert set(hall.rooms) == there

    in_a_hall(test, tmp_path)


def test_of_many_rooms_that_nobody_is_in_the_latest_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks in at one table after the other does not fill the memory with them; who stays, stays."""
    monkeypatch.setattr("visavis.server.room.hall.MOST_EMPTY", 2)

    async def test(hall: Hall) -> None:
        made = [await solo(hall) for _ in range(5)]
        await come(made[0], SPECTATOR)
        for n, room in enumerate(made):
            room.used = monotonic() - 100 + n
        await hall.sweep()
        assert set(hall.rooms) == {made[0].id, made[3].id, made[4].id}

    in_a_hall(test, tmp_path)


@pytest.fixture
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the games of all tables together were too long."""
    monkeypatch.setattr("visavis.server.room.hall.MOST_HELD", 0)


async def left_alone(hall: Hall, seconds: float, *rooms: Room) -> None:
    for room in rooms:
        await room.ask(nothing)
        room.used = monotonic() - seconds
    await hall.sweep()
    await asyncio.sleep(0)


async def shown_what_is_new(room: Room, visitor: Visitor) -> None:
    room.show(visitor, anyway=False)


async def two_people(hall: Hall) -> Room:
    table = play_on_alone(Table.new(load("blitzkrieg"), "base"), 6)
    return await hall.create(table, Party(("human", "human")))


def play_on_alone(table: Table[Any], answers: int) -> Table[Any]:
    random = Random(1)
    while len(table.entries) < answers or table.pending is None or table.pending.seat == CHANCE:
        assert table.pending is not None
        table.answer(random.choice(table.pending.options), table.pending.seat)
    return table


@pytest.mark.usefixtures("short_memory")
def test_whoever_only_stays_connected_keeps_no_long_game_in_memory(tmp_path: Path) -> None:
    """Where somebody may have to answer it is kept longer."""

    async def test(hall: Hall) -> None:
        watched, played = await two_people(hall), await two_people(hall)
        await come(watched, SPECTATOR)
        await come(played, 0)
        await left_alone(hall, 100, watched, played)
        assert (watched.asleep, played.asleep) == (True, False)
        assert not hasattr(watched, "table")
        await left_alone(hall, 700, played)
        assert played.asleep

    in_a_hall(test, tmp_path)


def test_where_there_is_room_every_game_is_held(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await two_people(hall)
        await come(room, SPECTATOR)
        await left_alone(hall, 100_000, room)
        assert not room.asleep

    in_a_hall(test, tmp_path)


@pytest.mark.usefixtures("short_memory")
def test_a_game_that_was_let_go_is_answered_as_if_nothing_had_been(tmp_path: Path) -> None:
    """The question that was shown is still the question, and whoever notices nothing of an answer is told nothing."""

    async def test(hall: Hall) -> None:
        room = await two_people(hall)
        assert room.table.pending is not None
        seat, answer = room.table.pending.seat, room.table.pending.options[0]
        player, other = await come(room, seat), await come(room, 1 - seat)
        before, entries = player.version, len(room.table.entries)
        await left_alone(hall, 700, room)
        assert room.asleep
        heard(player), heard(other)
        await hear(room, player, json.dumps({"type": "at", "n": 0}))
        assert not room.asleep
        await room.ask(partial(shown_what_is_new, room, other))
        assert (player.version, heard(other)) == (before, [])
        await left_alone(hall, 700, room)
        assert room.asleep
        heard(player)
        await hear(room, player, json.dumps({"type": "answer", "version": before, "answer": answer, "sure": True}))
        assert len(room.table.entries) > entries
        assert [each["type"] for each in heard(player)] == ["frame"]

    in_a_hall(test, tmp_path)


@pytest.mark.usefixtures("short_memory")
def test_nothing_is_read_again_for_whoever_goes(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await two_people(hall)
        visitor, other = await come(room, 0), await come(room, 1)
        await left_alone(hall, 700, room)
        room.part(visitor)
        await asyncio.sleep(0.05)
        assert room.asleep
        assert room.visitors == [other]
        assert [each["type"] for each in heard(other)] == ["presence"]
        await room.stop()

    in_a_hall(test, tmp_path)


@pytest.mark.usefixtures("short_memory")
def test_a_table_where_opponents_are_to_move_is_not_let_go(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        room = await two_people(hall)
        await come(room, SPECTATOR)
        room.opponents.soon = True
        await left_alone(hall, 700, room)
        assert not room.asleep

    in_a_hall(test, tmp_path)


def test_sentences_remembered_take_a_bounded_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "ROOM", 10_000)
    say = Speech(language("en", "blitzkrieg"))
    for n in range(60):
        say.say(Text("server-bad-record", {"reason": str(n) * 900}))
    held = sum(map(len, say.said.values()))
    assert 0 < held <= phrases.ROOM


def test_what_is_said_again_and_again_is_remembered() -> None:
    say = Speech(language("en"))
    assert say("server-stale") is say("server-stale")

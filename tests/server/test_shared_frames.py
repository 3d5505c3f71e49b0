"""What is the same for several is built and written once, and nobody gets what is meant for somebody else."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.laws.cases import scenarios_of
from tests.server.test_rooms import hall_in
from visavis.agents import throw
from visavis.company.party import Party
from visavis.games import GAMES, load
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR
from visavis.server.links import Ticket
from visavis.server.room import rooms
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear
from visavis.server.room.visitors import Visitor
from visavis.server.wire import written
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.facts import game_words
from visavis.server.wire.frames import Look, frame
from visavis.server.wire.phrases import speech

GAME = load("blitzkrieg")
TWO = Party(("human", "human"))


async def seated(room: Room, *people: tuple[int, str]) -> list[Visitor]:
    visitors = [Visitor(Ticket(room.id, seat), lang) for seat, lang in people]
    for visitor in visitors:
        await room.ask(lambda visitor=visitor: room.join(visitor))  # type: ignore[misc]
    return visitors


def texts(visitor: Visitor) -> list[Any]:
    """The frames that wait for somebody, as they will be sent."""
    found = []
    while not visitor.outbox.empty():
        found.append(visitor.outbox.get_nowait())
    return [each for each in found if json.loads(str(each))["type"] == "frame"]


async def answered(room: Room, visitor: Visitor) -> None:
    choice = next(each for each in room.table.waiting if each.seat == visitor.ticket.seat)
    said = {"type": "answer", "version": visitor.version, "answer": choice.options[0]}
    await hear(room, visitor, json.dumps(said))


def test_a_frame_is_built_once_for_all_who_look_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each seat and language, however many look; those who look alike are sent the very same text."""
    built: Counter[tuple[int, str]] = Counter()

    def counted(table: Table[Any], look: Any, *rest: Any) -> Any:
        built[look.seat, look.speech.code] += 1
        return frame(table, look, *rest)

    async def test() -> None:
        async with hall_in(tmp_path) as hall:
            room = await hall.create(Table.new(GAME, "base"), TWO)
            crowd = [(SPECTATOR, "en")] * 9 + [(SPECTATOR, "ru")] * 3
            people = await seated(room, (0, "en"), (1, "en"), *crowd)
            asked = next(each for each in people if room.table.waiting[0].seat == each.ticket.seat)
            for each in people:
                texts(each)
            built.clear()
            await answered(room, asked)
            seen = [texts(each) for each in people]
            assert [len(each) for each in seen] == [1] * len(people)
            assert built == {(0, "en"): 1, (1, "en"): 1, (SPECTATOR, "en"): 1, (SPECTATOR, "ru"): 1}
            assert len({id(text) for (text,) in seen}) == 4
            assert len({id(text) for (text,) in seen[2:11]}) == 1
            assert [json.loads(text)["view"]["seat"] for (text,) in seen[:3]] == [0, 1, SPECTATOR]

    monkeypatch.setattr(rooms, "frame", counted)
    asyncio.run(test())


def test_whoever_comes_later_is_told_what_they_do_not_know(tmp_path: Path) -> None:
    """What a second spectator gets is what the first one got; after an answer nothing of it is told again."""

    async def test() -> None:
        async with hall_in(tmp_path) as hall:
            room = await hall.create(Table.new(GAME, "base"), TWO)
            (asked,) = await seated(room, (room.table.waiting[0].seat, "en"))
            first, second = await seated(room, (SPECTATOR, "en"), (SPECTATOR, "en"))
            (one,), (two,) = texts(first), texts(second)
            assert one is two
            assert "words" in json.loads(one)
            await answered(room, asked)
            (late,) = await seated(room, (SPECTATOR, "en"))
            (short,), (whole,) = texts(first), texts(late)
            assert json.loads(short)["view"] == json.loads(whole)["view"]
            assert "words" in json.loads(whole)
            assert "words" not in json.loads(short)
            assert json.loads(one)["version"] < json.loads(whole)["version"]

    asyncio.run(test())


def test_alone_nothing_is_kept(tmp_path: Path) -> None:
    """Where only one person looks, what was said is said: it takes no memory."""

    async def test() -> None:
        async with hall_in(tmp_path) as hall:
            room = await hall.create(Table.new(GAME, "solo"), Party(("bot", "human")))
            (person,) = await seated(room, (1, "en"))
            await answered(room, person)
            assert room.told == {}

    asyncio.run(test())


@pytest.mark.parametrize(
    "message", [{}, {"a": 1, "b": [None, "я"]}, {"a": {}, "b": 2}, {"b": 2, "c": "x", "a": "\ud83d"}]
)
def test_what_is_text_already_is_taken_as_it_is(message: dict[str, Any]) -> None:
    whole = encoded(message)
    assert json.loads(whole) == message
    parts = {key: Encoded(json.dumps(value)) for key, value in message.items()}
    for key in message:
        assert json.loads(encoded(message | {key: parts[key]})) == message
    assert json.loads(encoded(parts)) == message


@pytest.mark.parametrize("name", GAMES)
def test_a_status_is_the_same_without_its_view(name: str) -> None:
    """What listings say is not worked out a second way."""
    game = load(name)
    for scenario in scenarios_of(game):
        table, random = Table.new(game, scenario), Random(scenario)
        for n in range(48):
            choice = table.pending
            if choice is None:
                break
            table.answer(throw(choice, random) if choice.seat == CHANCE else random.choice(choice.options), choice.seat)
            if n % 8 == 0 or table.over:
                for seat in (SPECTATOR, *range(len(game.scenario(scenario).seats))):
                    assert tuple(game.status(table, seat)) == table.view(seat).status


def test_a_map_is_written_once_for_all_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the largest part of a first frame: once for each language, and anew when smoke changes what is seen."""
    made: list[str] = []
    laid_out = written.laid_out
    monkeypatch.setattr(written, "laid_out", lambda layout, say: made.append(say.code) or laid_out(layout, say))
    written.written_layout.cache_clear()
    game, party = load("bear"), Party(("human", "human"))
    tables = [Table.new(game, "duel1") for _ in range(3)]
    told = [frame(table, Look(party, speech(code, "bear"), 0, (0,)), 1) for table in tables for code in ("en", "ru")]
    assert made == ["en", "ru"]
    assert [json.loads(each["layout"]) for each in told[:2]] == [json.loads(each["layout"]) for each in told[2:4]]
    other = game.layout(tables[0].state)._replace(sight={})
    assert json.loads(written.written_layout(written.SameParts(other), speech("en", "bear")))["sight"] == {}


@pytest.mark.parametrize(("game", "scenario"), [(game, each) for game in GAMES for each in scenarios_of(load(game))])
def test_the_words_of_a_game_are_the_same_at_all_times(game: str, scenario: str) -> None:
    """So a room keeps them."""
    table, random, say = Table.new(load(game), scenario), Random(scenario), speech("en", game)
    before = game_words(table, say)
    for _ in range(60):
        if (choice := table.pending) is None:
            break
        table.answer(throw(choice, random) if choice.seat == CHANCE else random.choice(choice.options), choice.seat)
    assert game_words(table, say) == before

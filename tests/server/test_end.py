"""The end of a game, over sockets: what it has opened stays open, so nobody plays on at that table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.host import BASE, Person, Server, play_on
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.table import Table
from visavis.server.wire.phrases import speech
from visavis.text import LANGUAGES

SHARED = {**BASE, "seats": ["human", "human"], "hot_seat": True}


def ended(person: Person, random: Random) -> None:
    """Whoever has the device answers until nobody is asked any more."""
    while not person.seen.get("over"):
        told = person.ask("lift")
        while told["type"] == "frame" and not told["over"]:
            told = person.answer(random.choice(person.options))


def test_the_last_mover_has_read_everything_and_cannot_take_the_end_back(server: Server) -> None:
    made = server.table(BASE)["links"]
    with server.at(made["axis"]) as axis, server.at(made["allies"]) as allies:
        people = [axis.sit(), allies.sit()]
        play_on(people, Random(4))
        text = server.client.get(f"/api/record/{made['axis']}").text
        assert Table.replay(load("blitzkrieg"), record.read(text, load("blitzkrieg"))).over
        for person in people:
            assert person.seen["undo"] == {"can": False, "why": speech("en", "blitzkrieg")("undo-over")}
            assert person.ask("undo", version=person.seen["version"])["reason"] == person.seen["undo"]["why"]
        assert server.client.get(f"/api/record/{made['axis']}").text == text
        forked = axis.ask("fork", n=3)  # another table, with no secret left to spoil
        assert forked["type"] == "forked"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_a_shared_device_the_end_stays_too(server: Server, lang: str) -> None:
    made = server.table(SHARED)
    with server.at(made["host"], lang) as person:
        person.look()
        ended(person, Random(5))
        said = person.ask("undo", version=person.seen["version"])
        assert (said["type"], said["reason"]) == ("refused", speech(lang, "blitzkrieg")("undo-over"))


def test_with_the_box_on_the_table_the_end_stays_too(server: Server) -> None:
    asked: dict[str, Any] = {"game": "blitzkrieg", "scenario": "solo", "seats": ["bot", "human"]}
    made = server.table(asked, real_table=True, by_hand="pieces")
    with server.at(made["host"]) as person:
        person.sit()
        play_on([person], Random(6))
        assert person.seen["over"]
        assert person.ask("undo", version=person.seen["version"])["type"] == "refused"

"""What of a running game leaves the server as a record: nothing that somebody does not know yet."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.host import BASE, Server, play_on
from visavis.agents import throw
from visavis.company.party import Party
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.choice import CHANCE
from visavis.kernel.record import Entry
from visavis.kernel.table import Table

BEAR = load("bear")
ALONE = Party(("bot", "human"))  # the Soviets against Athena's Germans
UNNAMED = ("soft?", "armoured?")


@pytest.fixture(scope="module")
def fought() -> Table[Any]:
    """A battle against Athena under way, with markers of hers face down and others turned up meanwhile."""
    for seed in range(40):
        table, random = Table.new(BEAR, "solo1-soviet", {}, ALONE.players), Random(seed)
        while table.pending is not None and not has_both(table):
            choice = table.pending
            table.answer(throw(choice, random) if choice.seat == CHANCE else random.choice(choice.options))
        if table.pending is not None:
            return table
    raise AssertionError("no such battle")


def has_both(table: Table[Any]) -> bool:
    names = {event.name for event in table.journal.events()} if table.journal else set()
    return "turned_up" in names and bool(face_down(table)) and table.choice_of(1) is not None


def face_down(table: Table[Any]) -> list[str]:
    return [unit.hit for unit in table.state.units.values() if unit.side == 0 and unit.hit and not unit.known]


def markers(entries: Any) -> list[Any]:
    return [entry.answer for entry in entries if entry.name == "unseen_marker"]


def test_the_record_of_a_running_battle_names_no_marker_that_lies_face_down(server: Server, fought: Table[Any]) -> None:
    room = server.within(server.hall.create, fought, ALONE)
    link = server.hall.links.write(room.id, 1)
    assert not set(markers(fought.entries)) & set(UNNAMED)
    text = server.client.get(f"/api/record/{link}").text
    assert server.client.get(f"/api/report/{link}").json()["record"] == text
    told = Table.replay(BEAR, record.read(text, BEAR))
    assert set(markers(told.entries)) <= set(UNNAMED)
    assert BEAR.view(told, 1) == BEAR.view(fought, 1)


def test_a_battle_forked_from_a_running_one_does_not_tell_of_it(server: Server, fought: Table[Any]) -> None:
    room = server.within(server.hall.create, fought, ALONE)
    with server.at(server.hall.links.write(room.id, 1)) as person:
        frame = person.look()
        assert frame["fork"]
        forked = person.ask("fork", n=frame["n"])["link"]
    ticket = server.hall.links.read(forked)
    assert ticket is not None
    kept = server.within(server.hall.store.load, ticket.table)
    assert set(markers(kept.record.entries)) <= set(UNNAMED)


def test_what_an_opponent_hides_is_given_out_at_the_end_only(server: Server) -> None:
    """Against an opponent of the game's own as against a person: neither record nor another table to try things on."""
    made = server.table(BASE, seats=["human", "random"])["host"]
    with server.at(made) as person:
        play_on([person.sit()], Random(3), 4)
        assert not person.seen["fork"]
        assert person.ask("fork", n=0)["type"] == "refused"
        assert server.client.get(f"/api/record/{made}").status_code == 403
        told = server.client.get(f"/api/report/{made}").json()
        assert (told["record"], told["answers"], told["version"]) == (None, None, None)
        play_on([person], Random(3))
        assert person.seen["fork"]
    entries = record.read(server.client.get(f"/api/record/{made}").text, load("blitzkrieg")).entries
    assert Entry(CHANCE, "deal", entries[0].answer) == entries[0]

"""Resigning, agreeing on a draw, playing again, and what people call themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from tests.server.host import BASE, SOLO, Json, Person, Server

RACE = {"game": "manhattan", "scenario": "three", "seats": ["human", "open", "open"]}


@contextmanager
def two(server: Server, made: Json) -> Iterator[tuple[Person, Person]]:
    """Both at a table of two."""
    with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"]) as allies:
        axis.sit()
        allies.sit()
        yield axis, allies


def tell(person: Person, kind: str, **more: object) -> Json:
    """Say something, and wait until it was heard."""
    person.say(kind, **{"version": person.seen.get("version", 0), **more})
    return person.catch_up()


def test_whoever_resigns_ends_the_table_for_all_and_the_record_says_so(server: Server) -> None:
    made = server.table(BASE)
    with two(server, made) as (axis, allies):
        tell(axis, "resign")
        assert axis.seen["result"]["outcome"] == "lost"
        told = allies.catch_up()
        assert (told["over"], told["result"]["outcome"], told["view"]["prompt"]) == (True, "won", None)
        assert told["log"][-1]["text"] == told["view"]["status"][0] == "The game is over: the Axis resigned."
        assert [each["points"] for each in told["result"]["places"]] == [None, None]
    server.close_rooms()
    text = server.client.get(f"/api/record/{made['links']['axis']}").text
    assert text.splitlines()[-1] == "axis table-ended resigned"
    with server.at(server.client.post("/api/records", content=text.encode()).json()["link"]) as reader:
        assert reader.sit().seen["view"]["status"] == ["The game is over: the Axis resigned."]


def test_an_end_is_a_wall(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        person.sit()
        person.answer(person.options[0])
        person.ask("resign", version=person.seen["version"])
        assert person.ask("undo", version=person.seen["version"])["type"] == "refused"
        assert person.ask("resign", version=person.seen["version"])["reason"] == "Nobody can resign here now."


def test_a_table_that_was_resigned_can_be_played_on_elsewhere(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        person.sit()
        n = person.seen["n"]
        assert person.ask("resign", version=person.seen["version"])["n"] == n + 1
        link = person.ask("fork", n=n + 1)["link"]
    with server.at(link) as other:
        assert other.sit().options


def test_a_draw_needs_everybody(server: Server) -> None:
    with two(server, server.table(BASE)) as (axis, allies):
        tell(axis, "draw")
        assert [each["draws"] for each in drawing(allies)] == [True, False]
        assert not allies.catch_up()["over"]
        tell(allies, "decline")
        assert [each["draws"] for each in drawing(axis)] == [False, False]
        tell(allies, "draw")
        tell(axis, "draw")
        told = axis.catch_up()
        assert (told["over"], told["result"]["outcome"]) == (True, "drawn")
        assert [each["place"] for each in told["result"]["places"]] == [1, 1]


def test_an_offer_stands_until_somebody_answers_something(server: Server) -> None:
    with two(server, server.table(BASE)) as (axis, allies):
        tell(allies, "draw")
        asked = axis if axis.options else allies
        asked.answer(asked.options[0])
        assert [each["draws"] for each in drawing(allies)] == [False, False]


def drawing(person: Person) -> list[Json]:
    person.catch_up()
    found: list[Json] = person.presence["seats"]
    return found


def test_against_bots_nobody_agrees_on_a_draw(server: Server) -> None:
    with server.at(server.table(SOLO)["host"]) as person:
        assert person.sit().seen["ends"] == ["resigned"]
        assert person.ask("draw", version=person.seen["version"])["type"] == "refused"


def test_among_three_people_nobody_ends_it_alone(server: Server) -> None:
    with server.at(server.table(RACE)["host"]) as person:
        assert person.sit().seen["ends"] == ["drawn"]
        assert person.ask("resign", version=person.seen["version"])["type"] == "refused"


@pytest.mark.parametrize("kind", ["resign", "draw", "decline", "again", "name"])
def test_who_watches_ends_nothing(server: Server, kind: str) -> None:
    with server.at(server.table()["links"]["spectator"]) as watching:
        assert watching.sit().seen["ends"] == []
        assert watching.ask(kind, name="Eve", version=watching.seen["version"])["type"] == "refused"


def test_two_at_one_device_agree_at_once_and_who_holds_it_resigns(server: Server) -> None:
    shared = {**BASE, "seats": ["human", "human"], "hot_seat": True}
    with server.at(server.table(shared)["host"]) as both:
        assert not tell(both, "resign").get("over")
        tell(both, "lift")
        assert tell(both, "draw")["over"]


# Playing again


@pytest.mark.parametrize("swap", [False, True])
def test_one_asks_for_another_game_and_all_are_shown_the_way_to_one_table(server: Server, swap: bool) -> None:
    made = server.table(BASE, names=["Ann"])
    with two(server, made) as (axis, allies), server.at(made["links"]["spectator"]) as watching:
        watching.sit()
        assert axis.ask("again")["type"] == "refused"  # not yet
        tell(axis, "resign")
        mine = next_link(axis, swap=swap)
        theirs = next_link(allies, swap=not swap)  # comes second, and is shown the same table
        assert watching.look()["type"] == "frame"
        seen = watching.look()
        assert seen["type"] == "next"
    assert len(server.hall.rooms) == 2
    with server.at(mine) as ann, server.at(theirs) as bob, server.at(seen["link"]) as third:
        seats = [ann.sit().seen["you"]["seats"], bob.sit().seen["you"]["seats"]]
        assert seats == ([[1], [0]] if swap else [[0], [1]])
        assert third.sit().seen["you"]["spectator"]
        assert [each["name"] for each in ann.seen["table"]["seats"]] == (["", "Ann"] if swap else ["Ann", ""])
    with server.at(made["links"]["allies"]) as late:  # whoever comes back later still finds it
        late.sit()
        assert late.look()["link"] == theirs


def next_link(person: Person, **more: object) -> str:
    person.say("again", **more)
    while (told := person.look())["type"] != "next":
        assert told["type"] == "frame"
    return str(told["link"])


def test_the_way_to_the_next_table_is_everybodys_own(server: Server) -> None:
    """An invitation to a seat goes to nobody but whoever sat there."""
    made = server.table(BASE)
    with two(server, made) as (axis, allies), server.at(made["links"]["spectator"]) as watching:
        watching.sit()
        tell(axis, "resign")
        links = {next_link(axis), next_link(allies)}
        watching.catch_up()
        assert not any(link in "".join(watching.raw) for link in links)


# Names


def test_people_call_themselves_something_and_the_record_keeps_it(server: Server) -> None:
    made = server.table(BASE, names=["  Ann\n of  Green Gables, and more than fits "])
    with two(server, made) as (axis, allies):
        tell(allies, "name", name="Боб")
        names = [each["name"] for each in drawing(axis)]
        assert names == ["Ann of Green Gables, and", "Боб"]
        tell(axis, "resign")
    text = server.client.get(f"/api/record/{made['links']['axis']}").text
    assert '"names": ["Ann of Green Gables, and", "Боб"]' in text.splitlines()[0]
    with server.at(server.client.post("/api/records", content=text.encode()).json()["link"]) as reader:
        seats = reader.sit().seen["table"]["seats"]
        assert [each["name"] for each in seats] == names


@pytest.mark.parametrize("names", ["Ann", [1], ["a", "b", "c"], None])
def test_names_that_are_none_are_refused(server: Server, names: object) -> None:
    assert server.post("/api/tables", {**BASE, "names": names}, 400)["error"]
    with server.at(server.table()["host"]) as person:
        person.sit()
        assert person.ask("name", name=5)["type"] == "refused"


@pytest.mark.parametrize(
    ("said", "called"),
    [
        ("\u202eyob \u2066Bob\u2069", "yob Bob"),  # what turns the text around it
        ("Bo\x1b[31mb\x00", "Bo [31mb"),
        ("Zo\u0308e\u0308", "Zöë"),
        ("Z" + "\u0335" * 9 + "oe", "Z\u0335\u0335oe"),  # what towers over the lines above
        ("\u0301\u0301Bob", "Bob"),
        ("\u3164\u200b\u2800", ""),  # what cannot be seen
        ("<b>Bob</b>", "<b>Bob</b>"),  # which a page shows as it is
    ],
)
def test_a_name_is_one_line_of_letters(server: Server, said: str, called: str) -> None:
    made = server.table(BASE)
    with two(server, made) as (axis, allies):
        tell(axis, "name", name=said)
        assert drawing(allies)[0]["name"] == called


@pytest.mark.parametrize("name", [5, None, ["Bob"], {"Bob": 1}])
def test_who_takes_a_seat_under_a_name_that_is_none_has_not_taken_it(server: Server, name: object) -> None:
    with server.client.websocket_connect(f"ws://localhost/ws/{server.table(BASE)['links']['allies']}") as session:
        person = Person(session)
        assert json.loads(session.receive_text())["type"] == "yours"
        assert person.ask("take", name=name)["type"] == "refused"
        assert person.ask("take", name="Bob")["type"] == "frame"


# What an offer of a draw does not tell


DUEL = {"game": "bear", "scenario": "duel1", "seats": ["human", "open"]}
DRAFT = {"game": "manhattan", "scenario": "two", "seats": ["human", "open"]}


@pytest.mark.parametrize("asked", [DUEL, DRAFT], ids=["duel", "draft"])
def test_an_offer_does_not_tell_that_somebody_has_answered_unseen(server: Server, asked: Json) -> None:
    """What nobody else notices leaves it standing; what everybody does, ends it."""
    made, random, unnoticed, ended = server.table(asked), Random(3), 0, 0
    one, other = [link for side, link in made["links"].items() if side != "spectator"]
    with server.at(one) as ann, server.at(other) as bob:
        ann.sit(), bob.sit()
        for _ in range(80):
            ann.catch_up(), bob.catch_up()
            moving, waiting = (ann, bob) if ann.options else (bob, ann)
            seat = waiting.seen["you"]["seat"]
            tell(waiting, "draw")
            before = waiting.seen["version"]
            moving.catch_up()
            moving.answer(random.choice(moving.options))
            stands = {each["seat"]: each["draws"] for each in drawing(waiting)}[seat]
            assert stands or waiting.seen["version"] != before
            unnoticed += waiting.seen["version"] == before
            ended += not stands
    assert unnoticed
    assert ended


def test_an_offer_does_not_outlive_what_is_taken_back(server: Server) -> None:
    """It was made to whoever had answered, as the table stood."""
    with two(server, server.table(BASE)) as (axis, allies):
        asked, other = (axis, allies) if axis.options else (allies, axis)
        while not asked.seen["undo"]["can"]:
            asked.answer(asked.options[0])
            other.catch_up()
            asked, other = (axis, allies) if axis.options else (allies, axis)
        tell(other, "draw")
        assert tell(asked, "undo")["view"]["prompt"]
        assert not any(each["draws"] for each in drawing(other))
        tell(asked, "draw")
        assert not other.catch_up()["over"]

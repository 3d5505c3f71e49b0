"""Two people at one device: nothing hidden is shown before the curtain is lifted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.host import BASE, Person, Server, play_on
from visavis.kernel.view import SPECTATOR
from visavis.server.wire.phrases import speech

HOT = BASE | {"seats": ["human", "human"], "hot_seat": True}


@pytest.fixture
def both(server: Server) -> Iterator[Person]:
    with server.at(server.table(HOT)["host"]) as person:
        yield person


def reserves(message: dict[str, object]) -> set[str]:
    """Whose reserves lie open."""
    things = message["view"]["things"]  # type: ignore[index]
    return {each["at"] for each in things if each["at"].startswith("reserve") and each["kind"] != "back"}


def test_the_curtain_comes_first(both: Person) -> None:
    assert both.look() == {"type": "curtain", "seat": 0, "title": "Axis"}
    frame = both.ask("lift")
    assert frame["you"]["seat"] == 0
    assert frame["you"]["seats"] == [0, 1]
    assert frame["you"]["hot_seat"]
    assert reserves(frame) == {"reserve 0"}


def test_behind_the_curtain_nothing_can_be_answered_or_seen(both: Person) -> None:
    both.sit()
    stale = both.ask("answer", version=2, answer="A1 WE1.1")
    refused = both.ask("answer", version=stale["version"], answer="A1 WE1.1")
    assert refused["reason"] == speech("en", "blitzkrieg")("server-curtain")
    assert both.ask("live")["type"] == "curtain"
    assert reserves(both.ask("at", n=0)) == set()
    assert both.ask("lang", lang="ru")["title"] == speech("ru", "blitzkrieg")("side-axis")


def test_the_device_goes_from_hand_to_hand(both: Person) -> None:
    random = Random(1)
    both.sit()
    seat = both.ask("lift")["you"]["seat"]
    passed = 0
    for _ in range(40):
        told = both.answer(random.choice(both.options))
        if told["type"] == "curtain":
            passed += 1
            assert told["seat"] == 1 - seat
            told = both.ask("lift")
            assert told["log_from"] == -1
            seat = told["you"]["seat"]
        if told["over"]:
            break
        assert reserves(told) <= {f"reserve {seat}"}
        assert told["view"]["seat"] == seat
    assert passed > 10


def test_one_sees_what_came_of_ones_own_turn_before_the_device_goes_on(both: Person) -> None:
    both.sit()
    seat = both.ask("lift")["you"]["seat"]
    told = both.answer(both.options[0])
    while told["type"] != "curtain":
        told = both.answer(both.options[0])
    last = told["last"]
    assert last["you"]["seat"] == last["view"]["seat"] == seat
    assert reserves(last) == {f"reserve {seat}"}
    assert last["view"]["prompt"] is None
    assert [line for line in last["log"] if line["text"].startswith("The Axis draws") and "a token" not in line["text"]]
    assert "last" not in both.ask("live")
    assert reserves(both.ask("at", n=0)) == set()


def test_one_does_not_answer_for_the_other(both: Person) -> None:
    both.sit()
    both.ask("lift")
    assert both.answer(both.options[0], seat=1)["type"] == "refused"
    assert both.answer(both.options[0], seat=0)["type"] != "refused"


def test_at_the_end_everybody_sees_what_everybody_sees(both: Person) -> None:
    random = Random(2)
    both.sit()
    both.ask("lift")
    while not both.seen["over"]:
        if both.answer(random.choice(both.options))["type"] == "curtain":
            both.ask("lift")
    assert both.seen["you"]["seat"] == SPECTATOR
    assert reserves(both.seen) == set()


def test_coming_back_means_the_curtain_again(server: Server) -> None:
    link = server.table(HOT)["host"]
    for _ in range(2):
        with server.at(link) as both:
            assert both.look()["type"] == "curtain"
            assert both.ask("lift")["type"] == "frame"


def test_a_shared_device_may_face_somebody_elsewhere(server: Server) -> None:
    """One person alone at a device, another with a link: no curtain is needed."""
    made = server.table(BASE, seats=["human", "open"], hot_seat=True)
    with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"]) as allies:
        assert axis.look()["type"] == "frame"
        assert allies.look()["type"] == "frame"
        play_on([axis, allies], Random(3), 6)

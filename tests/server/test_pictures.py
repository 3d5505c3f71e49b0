"""Pictures of positions, and the way to one that can be sent."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.server.host import BASE, Server, play_on
from visavis.games import load
from visavis.server import limits
from visavis.server.limits import Bucket
from visavis.server.wire import pictures

SVG = "{http://www.w3.org/2000/svg}svg"


def picture(server: Server, link: str, **asked: object) -> str:
    found = server.client.get(f"/api/picture/{link}", params=asked)  # type: ignore[arg-type]
    assert found.status_code == 200, found.text
    assert found.headers["content-type"].startswith("image/svg+xml")
    return found.text


def test_a_picture_shows_what_its_link_may_see(server: Server) -> None:
    made = server.table(BASE)
    invitation = made["links"]["allies"]
    with server.at(made["links"]["axis"]) as axis, server.at(invitation) as allies:
        axis.sit()
        allies.sit()
    seen = [
        picture(server, link) for link in (made["links"]["axis"], server.own[invitation], made["links"]["spectator"])
    ]
    assert all(ElementTree.fromstring(each).tag == SVG for each in seen)
    assert len(set(seen)) == 3
    assert picture(server, invitation) == seen[2], "used up"


def test_an_invitation_nobody_has_followed_shows_what_everybody_sees(server: Server) -> None:
    made = server.table(BASE)
    assert picture(server, made["links"]["allies"]) == picture(server, made["links"]["spectator"])


def test_of_a_shared_device_nobody_knows_who_holds_it(server: Server) -> None:
    made = server.table(BASE, seats=["human", "human"], hot_seat=True)
    assert picture(server, made["host"]) == picture(server, made["links"]["spectator"])


def test_a_small_picture_is_the_board_alone_and_may_be_kept(server: Server) -> None:
    link = server.table()["host"]
    assert len(picture(server, link, small="")) < len(picture(server, link))
    assert picture(server, link, dark="") != picture(server, link)
    kept = server.client.get(f"/api/picture/{link}", params={"as-of": "x"}).headers["cache-control"]
    assert kept == "private, max-age=604800"
    assert server.client.get(f"/api/picture/{link}").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("n", ["-1", "x", "1.5", "9" * 30, "٣", "9999"])
def test_a_position_that_is_none_is_refused_with_a_sentence(server: Server, n: str) -> None:
    found = server.client.get(f"/api/picture/{server.table()['host']}", params={"n": n})
    assert found.status_code in (400, 409)
    assert found.json()["error"].endswith(".")


def test_a_game_that_the_rules_of_today_do_not_replay_has_no_picture(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told so in a sentence; the list of tables that asks for it shows the rest."""
    made = server.table()
    with server.at(made["host"]) as person:
        play_on([person.sit()], Random(1), 4)
    usual = load("blitzkrieg")

    def begins_otherwise(name: str, options: Any, overlay: Any) -> Any:
        state = usual.setup(name, options, overlay)
        state.agenda = state.agenda[:1]
        return state

    other = replace(usual, setup=begins_otherwise)
    monkeypatch.setattr(pictures, "load", lambda name: other)
    found = server.client.get(f"/api/picture/{made['host']}")
    assert found.status_code == 400
    assert found.json()["error"].endswith(".")


def test_a_link_that_is_none_is_refused_with_a_sentence(server: Server) -> None:
    assert server.get("/api/picture/nonsense", 404)["error"]


def test_a_picture_is_paid_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    link, paid = server.table()["host"], []
    monkeypatch.setattr(limits, "LONGEST_TURN", 60.0)  # nobody else pays for a slow machine
    charge = Bucket.charge
    monkeypatch.setattr(Bucket, "charge", lambda self, amount: (paid.append(amount), charge(self, amount))[1])
    picture(server, link)
    assert len(paid) == 2, "the work in a thread, and the request with its bytes"


def test_for_a_picture_opponents_are_not_asked_again_what_they_thought(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not to be seen there, and costs more than all the rest."""
    made = server.table({"game": "manhattan", "scenario": "two", "seats": ["human", "trainee"]})
    with server.at(made["host"]) as person:
        play_on([person.sit()], Random(1), 4)
    asked: list[str] = []

    def trainee(state: Any, choice: Any) -> Any:
        asked.append(choice.name)
        return load("manhattan").opponents["trainee"](state, choice)

    thinking = replace(load("manhattan"), opponents={"trainee": trainee})
    monkeypatch.setattr(pictures, "load", lambda name: thinking)
    picture(server, made["host"])
    assert asked == []


def test_a_shared_position_is_the_one_that_spectators_see(server: Server) -> None:
    made = server.table()
    with server.at(made["host"]) as person:
        play_on([person.sit()], Random(1), 4)
        shared = person.ask("share", n=3)
        mine = person.ask("at", n=3)
    with server.at(shared["link"]) as guest:
        guest.sit()
        seen = guest.ask("at", n=shared["at"])
    assert {each["at"] for each in seen["view"]["things"]} <= {each["at"] for each in mine["view"]["things"]}
    assert seen["view"]["status"] == mine["view"]["status"]


@pytest.mark.parametrize("n", [-1, 99, "3", None, True])
def test_what_cannot_be_shared_is_refused_with_a_sentence(server: Server, n: object) -> None:
    with server.at(server.table()["host"]) as person:
        person.sit()
        assert person.ask("share", n=n)["reason"].endswith(".")

"""An open seat is taken once: whoever opens the invitation first gets a link of their own, and it is used up."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.host import BASE, Person, Server, play_on, serving
from visavis.company.party import Party
from visavis.server.links import Links, Ticket, seats_opened

TAKE_FIRST = "Take the seat first: it is still open to whoever has the invitation."


def raw(person: Person) -> dict[str, Any]:
    """The next message, and nothing done about it."""
    message = person.session.receive_text()
    told: dict[str, Any] = json.loads(message)
    return told


def invited(server: Server, **more: object) -> tuple[str, str]:
    """The link of whoever made a table, and the invitation to the other seat."""
    made = server.table(BASE, **more)
    return made["links"]["axis"], made["links"]["allies"]


def open_invitation(server: Server, link: str) -> Any:
    """Straight, not as somebody who has a link of their own."""
    return server.client.websocket_connect(f"ws://localhost/ws/{link}?lang=en")


def test_whoever_comes_first_gets_a_link_of_their_own(server: Server) -> None:
    _, invitation = invited(server)
    with server.at(invitation) as friend:
        friend.sit()
        assert friend.seen["you"]["seats"] == [1]
    own = server.own[invitation]
    assert own != invitation
    with server.at(own) as again:
        assert again.look()["you"]["seats"] == [1]


@pytest.mark.parametrize(("lang", "said"), [("en", "This seat is taken"), ("ru", "Это место уже занято")])
def test_an_invitation_that_was_followed_opens_nothing(server: Server, lang: str, said: str) -> None:
    """Not even for whoever made the table and has all its links."""
    _, invitation = invited(server)
    with server.at(invitation) as friend:
        friend.sit()
        friend.ask("ping")
        server.own.clear()
        with server.at(invitation, lang) as maker:
            told = maker.hear()
            assert told["type"] == "refused"
            assert told["reason"].startswith(said)
            assert maker.closed() == 1008
        with server.at(told["watch"]) as spectator:
            assert spectator.look()["you"]["spectator"]
    assert server.get(f"/api/record/{invitation}", 403)["error"]
    (listed,) = server.post("/api/mine", {"links": [invitation]}, 200)["tables"]
    assert not listed["your_turn"]


def test_nothing_is_taken_before_the_new_link_is_kept(server: Server) -> None:
    """A connection that is lost between offering a link and keeping it must not cost anybody their seat."""
    _, invitation = invited(server)
    with open_invitation(server, invitation) as session:
        offered = raw(Person(session))
        assert offered["type"] == "yours"
    with server.at(invitation) as friend:
        assert friend.look()["you"]["seats"] == [1]
        friend.ask("ping")
        with server.at(offered["link"]) as late:
            assert late.hear()["type"] == "refused"


def test_a_link_that_was_kept_but_not_confirmed_takes_the_seat(server: Server) -> None:
    _, invitation = invited(server)
    with open_invitation(server, invitation) as session:
        offered = raw(Person(session))["link"]
    with server.at(offered) as friend:
        assert friend.look()["you"]["seats"] == [1]
        with server.at(invitation) as late:
            assert late.hear()["type"] == "refused"


def test_whoever_confirms_first_has_it(server: Server) -> None:
    _, invitation = invited(server)
    with open_invitation(server, invitation) as session:
        slow = Person(session)
        assert raw(slow)["type"] == "yours"
        with server.at(invitation) as quick:
            assert quick.look()["you"]["seats"] == [1]
            quick.ask("ping")
        told = raw(slow)
        while told["type"] != "refused":
            told = raw(slow)
        assert "watch" in told
        assert slow.closed() == 1008


def test_an_invitation_shows_and_does_nothing_before_the_seat_is_taken(server: Server) -> None:
    """Whoever made the table has it, too, and is not to look into another's hand or to play for him."""
    _, invitation = invited(server)
    with open_invitation(server, invitation) as session:
        looker = Person(session)
        assert raw(looker)["type"] == "yours"
        for kind in ("live", "answer", "undo", "at", "fork", "why_not"):
            looker.say(kind, version=1, n=0, at=0, id="", answer="")
            while (told := raw(looker))["type"] == "presence":
                assert not any(each["online"] for each in told["seats"])
            assert (told["type"], told["reason"]) == ("refused", TAKE_FIRST)
        with server.at(invitation) as friend:
            assert friend.look()["you"]["seats"] == [1]


def test_a_seat_stays_taken_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        axis, invitation = invited(server)
        with server.at(axis) as maker, server.at(invitation) as friend:
            play_on([maker.sit(), friend.sit()], Random(1), 4)
        own = server.own[invitation]
    with serving(tmp_path) as server:
        with server.at(invitation) as late:
            assert late.hear()["type"] == "refused"
        with server.at(own) as friend:
            assert friend.look()["you"]["seats"] == [1]


def test_ones_own_seat_needs_no_invitation(server: Server) -> None:
    axis, _ = invited(server)
    for _ in range(2):
        with server.at(axis) as maker:
            maker.sit()
        assert axis not in server.own


def test_to_take_what_was_not_offered_changes_nothing(server: Server) -> None:
    axis, _ = invited(server)
    with server.at(axis) as maker:
        before = maker.sit().seen
        maker.say("take")
        assert maker.ask("live")["view"] == before["view"]


def test_a_second_device_is_shown(server: Server) -> None:
    axis, _ = invited(server)
    with server.at(axis) as one:
        one.sit()
        assert one.hear()["seats"][0]["devices"] == 1
        with server.at(axis) as other:
            other.sit()
            assert one.hear()["seats"][0]["devices"] == 2
        assert one.hear()["seats"][0]["devices"] == 1


def test_a_report_does_not_tell_the_key_of_a_seat(server: Server) -> None:
    axis, invitation = invited(server)
    with server.at(invitation) as friend:
        friend.sit()
        friend.ask("ping")
    ticket = server.hall.links.read(server.own[invitation])
    assert ticket is not None
    assert ticket.key
    assert ticket.key not in json.dumps(server.get(f"/api/report/{axis}"))


def test_a_link_says_which_seat_and_whose() -> None:
    links = Links("key")
    assert links.read(links.write("t", 1)) == Ticket("t", 1)
    assert links.read(links.write("t", 1, "k")) == Ticket("t", 1, "k")
    party = Party(("human", "open"))
    assert seats_opened(Ticket("t", 1), party) == (1,)
    assert seats_opened(Ticket("t", 1), party.taken(1, "k")) == ()
    assert seats_opened(Ticket("t", 1, "k"), party.taken(1, "k")) == (1,)
    assert Party.read(party.taken(1, "k").facts()) == party.taken(1, "k")

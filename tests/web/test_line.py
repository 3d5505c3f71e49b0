"""A lost connection says so and comes back by itself."""

from __future__ import annotations

from random import Random

from playwright.sync_api import WebSocket, WebSocketRoute

from tests.web.conftest import Guest
from tests.web.house import House


def test_the_page_reconnects_after_the_server_is_killed(
    mortal_house: House, guest: Guest, complaints: list[str]
) -> None:
    person = guest(mortal_house.url)
    person.sit(mortal_house.table()["host"])
    person.play(Random(1), 3)
    log, things = person.log(), person.page.locator("#board .thing").count()
    mortal_house.kill()
    person.expects("#line").to_contain_text("connection is lost")
    mortal_house.open()
    person.expects("#line").to_be_hidden(timeout=20_000)
    assert person.log() == log
    assert person.page.locator("#board .thing").count() == things
    person.play(Random(2), 2)
    complaints.clear()  # a browser logs every attempt that fails


def test_a_page_in_the_background_keeps_its_connection(house: House, guest: Guest) -> None:
    """There timers come late; a line that has not been asked for long is not dead for that."""
    person = guest(new=True)
    opened: list[WebSocket] = []
    person.page.on("websocket", lambda socket: opened.append(socket))
    person.page.clock.install()
    person.sit(house.table()["host"])
    for _ in range(4):
        with opened[0].expect_event("framereceived", lambda said: "pong" in said):
            person.page.clock.fast_forward(120_000)
    assert len(opened) == 1
    person.play(Random(1), 1)


def test_a_line_that_does_not_answer_is_given_up(house: House, guest: Guest) -> None:
    person = guest(new=True)
    opened: list[str] = []

    def connect(route: WebSocketRoute) -> None:
        """The first one falls silent after it has said everything."""
        opened.append(route.url)
        server = route.connect_to_server()
        silent = len(opened) == 1
        route.on_message(lambda message: None if silent and "ping" in str(message) else server.send(message))

    person.page.route_web_socket("**/ws/*", connect)
    person.page.clock.install()
    person.sit(house.table()["host"])
    person.page.clock.run_for(26_000)
    person.page.clock.run_for(12_000)
    person.expects("#line").to_be_hidden()
    assert len(opened) == 2
    person.play(Random(1), 1)


def test_a_server_that_has_no_time_says_so_and_is_asked_again(house: House, guest: Guest) -> None:
    """Not that the connection is lost: what it has said stands there until it has time."""
    person, busy = guest(new=True), True

    def connect(route: WebSocketRoute) -> None:
        if not busy:
            route.connect_to_server()
            return
        route.send('{"type": "refused", "reason": "No time at all.", "version": 0}')
        route.close(code=1013)

    person.page.route_web_socket("**/ws/*", connect)
    person.page.goto(f"{house.url}/t/{house.table()['links']['spectator']}")
    person.expects("#line").to_have_text("No time at all.")
    busy = False
    person.expects("#line").to_be_hidden(timeout=20_000)
    person.expects("#board .place").not_to_have_count(0)

"""A lost connection says so and comes back by itself."""

from __future__ import annotations

from random import Random

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

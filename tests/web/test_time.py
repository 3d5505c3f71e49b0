"""Undo, the scrubber, the log as a way back, and playing on from the past."""

from __future__ import annotations

import re
from random import Random

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person


def started(house: House, guest: Guest, answers: int = 4, **how: bool) -> Person:
    person = guest(**how)
    person.sit(house.table()["host"])
    person.play_fast(11, most=answers)
    return person


def test_the_scrubber_shows_the_past_and_comes_back(house: House, guest: Guest) -> None:
    person = started(house, guest)
    now = person.page.locator("#board .thing").count()
    end = int(person.page.get_attribute("body", "data-at") or 0)
    person.page.locator(".scrubber").fill("0")
    person.page.wait_for_selector("body.in-the-past[data-at='0']")
    person.expects("#board .thing").to_have_count(0)
    assert not person.lit().count()
    person.page.click("[data-key=on]")
    person.page.wait_for_selector("body[data-at='1']")
    person.page.click("[data-key=back]")
    person.page.wait_for_selector("body[data-at='0']")
    person.page.click("#prompt [data-key=live]")
    person.page.wait_for_selector(f"body:not(.in-the-past)[data-at='{end}']")
    person.expects("#board .thing").to_have_count(now)
    assert person.turn == "yours"


def test_the_game_plays_itself_back(house: House, guest: Guest) -> None:
    person = started(house, guest, 1, new=True)
    person.page.clock.install()
    person.page.click("[data-key=play]")
    person.page.wait_for_selector("body[data-at='2']")
    person.page.click("[data-key=play]")
    at = person.page.get_attribute("body", "data-at")
    person.page.clock.run_for(10_000)
    assert person.page.get_attribute("body", "data-at") == at


def test_a_click_in_the_log_goes_there(house: House, guest: Guest) -> None:
    person = started(house, guest)
    line = person.page.locator(".log-text").nth(2)
    line.click()
    person.page.wait_for_selector("body.in-the-past")
    person.expects('.log-text[aria-current="true"]').not_to_have_count(0)
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("body:not(.in-the-past)")


def test_playing_on_from_the_past_opens_a_new_table(house: House, guest: Guest) -> None:
    person = started(house, guest, 6)
    before = person.page.url
    here = person.page.locator("#board .thing").count()
    person.page.locator(".scrubber").fill("14")
    person.page.wait_for_selector("body.in-the-past")
    person.page.click("[data-key=fork]")
    person.page.wait_for_url(lambda url: url != before)
    person.page.wait_for_selector("body[data-turn] #board .place")
    assert person.page.locator("#board .thing").count() < here
    assert person.turn == "yours"
    person.answer(Random(5))


def test_what_nothing_followed_can_be_taken_back(house: House, guest: Guest) -> None:
    """Until something is drawn; a wall says why it is one."""
    person, random, seen = guest(), Random(21), set[str]()
    for _ in range(12):
        person.sit(house.table()["host"])
        person.to_a_placement(random)
        for _ in range(15):
            if person.turn == "yours" and len(seen) < 2:
                seen.add(take_back(person, seen))
                person.answer(random)
        if {"undone", "refused"} <= seen:
            return
    raise AssertionError(seen)


def take_back(person: Person, seen: set[str]) -> str:
    """What comes of trying; a refusal is looked at once."""
    if person.page.locator("#time .undo:not([aria-disabled])").count():
        before, asked = person.version, person.question
        person.page.keyboard.press("u")
        person.wait_for_change(before)
        assert person.question != asked
        return "undone"
    if "refused" not in seen:
        person.page.keyboard.press("u")
        person.expects(".toast").to_contain_text(re.compile("taken? back"))
    return "refused"


def test_a_link_to_a_position_opens_there_for_anybody(house: House, guest: Guest) -> None:
    person = guest(new=True)
    person.sit(house.table()["host"])
    person.play_fast(2, most=4)
    person.page.locator(".scrubber").fill("2")
    person.page.wait_for_selector("body.in-the-past[data-at='2']")
    person.tab("table")
    person.page.click("#page-table [data-key=share]")
    person.page.wait_for_selector(".toast")
    sent = person.page.evaluate(
        "() => navigator.clipboard.readText().catch(() => document.querySelector('.toast').textContent)"
    )
    other = guest(new=True)
    other.open(sent[sent.index("/t/") :])
    other.page.wait_for_selector("body.in-the-past[data-at='2'] #board .place")
    assert not other.lit().count()


def test_a_finished_game_tells_points_by_source_and_its_turning_points(house: House, guest: Guest) -> None:
    person = guest(new=True)
    person.sit(house.table()["host"])
    person.play_fast(2)
    person.page.wait_for_selector("body[data-turn=over]")
    person.page.click(".sources summary")
    person.expects(".sources li >> nth=0").to_be_visible()
    person.page.click(".turning-points summary")
    person.page.click(".turning >> nth=0")
    person.page.wait_for_selector("body.in-the-past")
    person.page.click("#prompt [data-key=live]")
    with person.page.expect_download() as download:
        person.page.click("#prompt [data-key=picture]")
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_sounds_are_off_until_somebody_wants_them(house: House, guest: Guest) -> None:
    person = guest(new=True)
    person.sit(house.table()["host"])
    person.play_fast(2, most=2)
    assert person.page.get_attribute("body", "data-heard") is None
    person.tab("table")
    person.page.check("#habit-sound")
    person.expects("body").to_have_attribute("data-heard", "turn")

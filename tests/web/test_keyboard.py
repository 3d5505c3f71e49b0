"""Everything by keyboard alone, and heard as well as seen."""

from __future__ import annotations

from random import Random

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import SETTLED, Person


def test_a_game_is_begun_and_played_with_keys_only(guest: Guest) -> None:
    person = guest()
    person.open()
    keys = person.page.keyboard
    person.page.wait_for_selector(".play-bot")
    for _ in range(12):
        keys.press("Tab")
        if person.page.evaluate("document.activeElement.matches('.play-bot')"):
            break
    keys.press("Enter")
    person.page.wait_for_selector("body[data-turn] #board .place")
    for _ in range(3):
        before = person.version
        for _ in range(6):
            if person.page.locator("#prompt .confirm").count():
                break
            person.page.evaluate("document.activeElement.blur()")
            keys.press("ArrowRight")
            if person.page.locator("#tray .chosen").count():
                go_to_the_board(person)
            keys.press("Enter")
            person.heard()
            if person.version != before:
                break
        if person.version == before:
            person.page.wait_for_timeout(SETTLED)
            keys.press("Enter")
        person.wait_for_change(before)


def go_to_the_board(person: Person) -> None:
    """Arrow keys until a lit place of the board has the focus."""
    for _ in range(4):
        if person.page.evaluate("document.activeElement.matches('#board .lit')"):
            return
        person.page.keyboard.press("ArrowUp")
    raise AssertionError("no lit place can be reached")


def test_escape_lets_go_and_a_question_mark_tells_the_keys(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(1))
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("Enter")
    person.expects("#tray .chosen").to_have_count(1)
    person.page.keyboard.press("Escape")
    person.expects("#tray .chosen").to_have_count(0)
    person.page.keyboard.press("?")
    person.expects("#dialog").to_be_visible()
    person.page.keyboard.press("Escape")
    person.expects("#dialog").not_to_be_visible()
    person.page.keyboard.press("w")
    person.expects("#page-why").to_be_visible()


def test_a_screen_reader_hears_question_events_and_options(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(1))
    person.answer(Random(2))
    spoken = person.page.locator("#spoken")
    assert (spoken.text_content() or "").strip()
    while not (person.page.locator(".everything").count() and person.lit("#tray").count()):
        person.answer(Random(3))
    person.page.click(".everything summary")
    person.expects(".option-list button").not_to_have_count(0)
    role = person.lit("#tray").first
    assert role.get_attribute("role") == "button"
    assert role.get_attribute("aria-label")

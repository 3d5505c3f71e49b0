"""World Order in a browser: the world above one's own board, what is bought below it, and answers by touching."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import PLAY, Person
from tests.web.test_screens import FINGER, PRINT, SMALL_PRINT, SMALL_TARGETS, TOO_WIDE

TOPS = "(selectors) => selectors.map((each) => document.querySelector(each).getBoundingClientRect().top)"


@pytest.fixture
def link(house: House) -> str:
    seats = ("human", "bot", "bot")
    asked: dict[str, Any] = {"game": "worldorder", "scenario": "solo-2", "seats": seats, "lang": "ru", "options": {}}
    return str(house.make(asked)["host"])


def seated(guest: Guest, link: str, size: tuple[int, int], phone: bool = False) -> Person:
    person = guest(phone=phone)
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    person.sit(link)
    return person


def test_what_is_bought_lies_below_ones_own_board_and_that_below_the_world(guest: Guest, link: str) -> None:
    person = seated(guest, link, (1440, 900))
    tops = person.page.evaluate(TOPS, ["#board svg", "#own", "#later svg", "#rivals"])
    assert tops == sorted(tops)
    assert person.page.locator("#board .region").count() == 8
    assert person.page.locator("#later .region").count() == 2


def test_a_stretch_of_a_game_can_be_played_by_touching_it(guest: Guest, link: str) -> None:
    person = seated(guest, link, (1280, 720))
    assert person.page.evaluate(PLAY, [7, 12, []]) == 12
    person.expects("#prompt").to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_nothing_is_too_wide_or_too_small_for_a_finger(guest: Guest, link: str, size: tuple[int, int]) -> None:
    person = seated(guest, link, size, phone=True)
    assert person.page.evaluate(TOO_WIDE) == 0
    assert person.page.evaluate(SMALL_PRINT, PRINT) == []
    assert person.page.evaluate(SMALL_TARGETS, FINGER) == []


def test_who_else_plays_beside_automas_is_chosen_in_the_form(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.locator(".more-ways[data-game=worldorder]").click()
    person.page.click("label[for=scenario-two-1]")
    person.expects("#seat-1").to_have_value("strategist")
    person.expects("#seat-2").to_have_count(0)
    person.expects(".seat-choice").to_have_count(3)
    person.page.click("label[for=scenario-solo-2]")
    person.expects(".seat-choice").to_have_count(0)
    person.page.click("label[for=scenario-two]")
    person.page.select_option("#seat-1", "open")
    person.page.click("form.new-game .primary")
    person.page.wait_for_selector("body[data-turn=yours]")
    person.tab("table")
    person.expects("#page-table .invited >> nth=0").to_have_text("Russia")


def test_a_finger_that_is_held_reads_a_card_and_plays_nothing(guest: Guest, link: str) -> None:
    person = seated(guest, link, (390, 844), phone=True)
    before = person.version
    card = person.lit("#own").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    person.expects("#info").to_contain_text(".")
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click", {"detail": 1, "bubbles": True})
    person.expects("#info").to_be_visible()
    assert (person.version, person.page.locator("#prompt .confirm, #prompt .picked").count()) == (before, 0)
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    person.expects("#info").to_be_hidden()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click", {"detail": 1, "bubbles": True})
    person.expects("#prompt .picked").to_be_visible()

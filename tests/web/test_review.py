"""A review: chances as a curve that leads through the game, mistakes and luck that lead to their positions."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person
from tests.web.test_axe import by_day_and_night, violations

RECORDED = Path(__file__).parents[2] / "src/visavis/games/blitzkrieg/data/recorded/base-6.visavis"
DONE = "#page-review:has([data-key=review-picture]):not(:has(progress))"

THOUGHT = 180_000  # milliseconds: whoever thinks gives way to all else


def link_of_a_game(house: House) -> str:
    return house.opened(RECORDED.read_text("utf-8"))


def at(person: Person) -> int:
    return int(person.page.get_attribute("body", "data-at") or 0)


def wait_until_at(person: Person, n: int) -> None:
    person.page.wait_for_selector(f"body[data-at='{n}']")


def reviewed(house: House, guest: Guest, **how: bool) -> Person:
    person = guest(**how)
    person.sit(link_of_a_game(house))
    person.press(person.page.locator("#prompt [data-key=review]"))
    person.page.wait_for_selector(DONE, timeout=THOUGHT)
    return person


def test_each_thing_in_a_review_leads_to_its_position(house: House, guest: Guest) -> None:
    person = reviewed(house, guest)
    assert not by_day_and_night(person, "#panel")
    told = person.page.locator(".verdict-at")
    assert told.count() > 3
    for kind in ("mistakes", "fortunes"):
        first = person.page.locator(f".{kind} .verdict-at").first
        first.click()
        wait_until_at(person, int(first.locator(".quiet").inner_text()))
        assert person.page.locator(f"[data-key={kind}-0]:focus").count() == 1
    numbers = [
        re.sub("[%+]", "", each).replace("−", "-") for each in person.page.locator(".accounts td").all_inner_texts()
    ]
    table = [int(each) for each in numbers if each.strip()]
    for seat in (0, 1):
        *parts, ended = table[seat::2]
        assert sum(parts) == ended


def test_the_curve_is_gone_along_with_keys_and_by_a_click(house: House, guest: Guest) -> None:
    """Focus stays where it was, and the line shows where the table is looked at."""
    person = reviewed(house, guest)
    curve = person.page.locator(".curve")
    curve.focus()
    person.page.keyboard.press("End")
    person.page.wait_for_selector("body:not(.in-the-past)")
    person.page.keyboard.press("ArrowLeft")
    person.page.wait_for_selector("body.in-the-past")
    assert person.page.evaluate("document.activeElement.dataset.key") == "curve"
    assert curve.get_attribute("aria-valuenow") == str(at(person))
    assert "Axis" in (curve.get_attribute("aria-valuetext") or "")
    before = person.page.locator(".curve-here").get_attribute("x1")
    box = curve.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.wait_for_function("n => Number(document.body.dataset.at) < n", arg=at(person))
    assert 30 < at(person) < 80
    assert person.page.locator(".curve-here").get_attribute("x1") != before


def test_on_a_phone_the_way_to_a_position_lays_the_review_aside(house: House, guest: Guest) -> None:
    person = reviewed(house, guest, phone=True)
    first = person.page.locator(".mistakes .verdict-at").first
    n = int(first.locator(".quiet").inner_text())
    person.press(first)
    wait_until_at(person, n)
    person.expects("#page-review").not_to_be_visible()
    person.page.tap("#open-panel")
    person.expects(".curve").to_be_visible()
    assert not violations(person, "#panel")


def test_its_link_opens_it_and_nothing_is_thought_again(house: House, guest: Guest) -> None:
    """Also in the other language."""
    person = reviewed(house, guest)
    judged = person.page.locator(".accounts + .quiet").inner_text()
    other = guest(lang="ru")
    other.open(person.page.url.removeprefix(house.url) + "#review")
    other.page.wait_for_selector(DONE, timeout=THOUGHT)
    other.expects("#tab-review").to_have_text("Разбор")
    assert re.findall(r"\d+", other.page.locator(".accounts + .quiet").inner_text()) == re.findall(r"\d+", judged)


def test_another_language_tells_the_same_review(house: House, guest: Guest) -> None:
    person = reviewed(house, guest, new=True)
    person.page.click("#switches button >> nth=0")
    person.expects(".mistakes .verdict-said >> nth=0").to_contain_text("потеряно")


def test_while_people_play_there_is_none(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    assert not person.page.locator("#tab-review").count()
    person.page.keyboard.press("v")
    assert person.page.locator("#tab-log[aria-selected=true]").count()
    person.expects("#page-review").not_to_be_visible()
    person.page.once("dialog", lambda asked: asked.accept())
    person.tab("table")
    person.page.click(".abilities summary")
    person.expects(".abilities li >> nth=20").to_contain_text("weapon")
    person.press(person.page.locator("[data-key=web-resign]"))
    person.page.wait_for_selector("body[data-turn=over]")
    person.press(person.page.locator("#prompt [data-key=review]"))
    person.expects("#tab-review[aria-selected=true]").to_have_count(1)

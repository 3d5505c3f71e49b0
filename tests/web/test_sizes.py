"""Desks and laptops: the whole table without scrolling, nothing under anything else, nothing tiny."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person

SIZES = {"laptop": (1280, 720), "desk": (1440, 900), "large": (1920, 1080)}
TABLET = (768, 1024)
SMALLEST = 11.5  # CSS pixels of the numbers on a track

OVERLAPS = """() => {
  const parts = ['#prompt:not(.tall)', '#races svg', '#others', '#board svg', '#below', '#tray'].filter(
    (each) => document.querySelector(each));
  const boxes = parts.map((each) => document.querySelector(each).getBoundingClientRect());
  return parts.slice(1).filter((_, n) => boxes[n + 1].height && boxes[n].bottom > boxes[n + 1].top + 1.5);
}"""
NUMBERS = """() => {
  const svg = document.querySelector('#board svg');
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return [...svg.querySelectorAll('.track text')].map((each) => Number(each.getAttribute('font-size')) * scale);
}"""
CROWDED = """() => [...document.querySelectorAll('.plate, .zones')].filter((each) => {
  const inner = [...each.children].map((child) => child.getBoundingClientRect());
  return inner.some((one, n) => inner[n + 1] && one.right > inner[n + 1].left + 1 && one.bottom > inner[n + 1].top + 1);
}).map((each) => each.textContent)"""


def table_of(house: House, guest: Guest, scenario: str, lang: str, size: tuple[int, int]) -> Person:
    person = guest(lang=lang)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit(house.table(scenario)["host"])
    person.to_a_placement(Random(3))
    person.play(Random(3), 3)
    return person


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(("scenario", "lang"), [("solo", "en"), ("solo-nippon", "ru")])
def test_the_whole_table_fits(house: House, guest: Guest, scenario: str, lang: str, size: tuple[int, int]) -> None:
    person = table_of(house, guest, scenario, lang, size)
    assert person.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not person.page.evaluate(OVERLAPS)
    assert not person.page.evaluate(CROWDED)


@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_the_numbers_on_a_track_can_be_read(house: House, guest: Guest, scenario: str) -> None:
    person = table_of(house, guest, scenario, "en", SIZES["desk"])
    assert min(person.page.evaluate(NUMBERS)) >= SMALLEST


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_tablet_held_upright(house: House, guest: Guest, lang: str) -> None:
    person = table_of(house, guest, "solo-nippon", lang, TABLET)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= TABLET[0]
    assert not person.page.evaluate(CROWDED)


def test_trails_go_with_the_board_they_were_drawn_on(house: House, guest: Guest) -> None:
    person = table_of(house, guest, "solo", "en", SIZES["desk"])
    assert person.page.locator("#stage > .trails .trail-line").count()  # over all boards: none of them cuts it off
    person.page.set_viewport_size({"width": 1100, "height": 900})
    person.expects(".trail-line").to_have_count(0)

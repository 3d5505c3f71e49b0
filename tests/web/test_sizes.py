"""Desks and laptops: the whole table without scrolling, nothing under anything else, nothing tiny."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tests.web.conftest import Guest, in_both_fonts
from tests.web.house import House
from tests.web.person import Person
from tests.web.positions import asked, war
from tests.web.test_any_game import boxes

SIZES = {"laptop": (1280, 720), "desk": (1440, 900), "large": (1920, 1080)}
TABLET = (768, 1024)
SMALLEST = {"laptop": 10.2, "desk": 11.5}  # CSS pixels of the numbers on a track
LEGEND = 12  # CSS pixels of a line of the legend

DRAWN_ANEW = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
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
ASTRAY = """() => ['.region > g', '.place .tile'].flatMap((within) => [...document.querySelectorAll(`#board ${within}`)]
  .flatMap((each) => {
    const room = each.firstElementChild.getBoundingClientRect();
    const out = (at) => at.left < room.left - 0.5 || at.right > room.right + 0.5;
    return [...each.querySelectorAll('text, use')].filter((one) => out(one.getBoundingClientRect()))
      .map((one) => one.textContent || one.getAttribute('href'));
  }))"""
WORDS_ON_TRACKS = """() => [...document.querySelectorAll('#board .region')].flatMap((region) => {
  const track = region.querySelector('.track-ground rect')?.getBBox();
  const words = track ? [...region.querySelectorAll('text')].filter((each) => !each.closest('.track')) : [];
  return words.filter((each) => {
    const [line, tall] = [Number(each.getAttribute('y')), 0.7 * Number(each.getAttribute('font-size'))];
    return line > track.y + 4 && line - tall < track.y + 1.125 * track.height - 1;  // the marker stands over the edge
  }).map((each) => each.textContent);
})"""
CROWDED = """() => [...document.querySelectorAll('.plate, .zones')].filter((each) => {
  const boxes = [...each.children].map((child) => child.getBoundingClientRect());
  const inner = boxes.filter((one) => one.width);
  return inner.some((one, n) => inner[n + 1] && one.right > inner[n + 1].left + 1 && one.bottom > inner[n + 1].top + 1);
}).map((each) => each.textContent)"""


def table_of(house: House, guest: Guest, scenario: str, lang: str, size: tuple[int, int]) -> Person:
    person = guest(lang=lang)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit(house.position(war(scenario)))
    return person


def resized(person: Person, size: tuple[int, int]) -> None:
    """The same table when the window has become so large and everything is drawn anew."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(DRAWN_ANEW)


@in_both_fonts
@pytest.mark.parametrize(("scenario", "lang"), [("solo", "en"), ("solo-nippon", "ru")])
def test_the_whole_table_fits(house: House, guest: Guest, scenario: str, lang: str) -> None:
    person = table_of(house, guest, scenario, lang, SIZES["laptop"])
    for size in SIZES.values():
        resized(person, size)
        assert person.page.evaluate("document.documentElement.scrollHeight") <= size[1], size
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0], size
        assert not person.page.evaluate(OVERLAPS), size
        assert not person.page.evaluate(CROWDED), size
        assert not person.page.evaluate(ASTRAY), size
        assert not person.page.evaluate(WORDS_ON_TRACKS), size


@in_both_fonts
@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_the_numbers_on_a_track_can_be_read(house: House, guest: Guest, scenario: str) -> None:
    person = table_of(house, guest, scenario, "en", SIZES["desk"])
    for size in SMALLEST:
        resized(person, SIZES[size])
        assert min(person.page.evaluate(NUMBERS)) >= SMALLEST[size]


@in_both_fonts
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_tablet_held_upright(house: House, guest: Guest, lang: str) -> None:
    person = table_of(house, guest, "solo-nippon", lang, TABLET)
    assert not person.page.evaluate(WORDS_ON_TRACKS)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= TABLET[0]
    assert not person.page.evaluate(CROWDED)


@in_both_fonts
@pytest.mark.parametrize("size", [SIZES["laptop"], SIZES["desk"]], ids=["laptop", "desk"])
def test_what_is_asked_keeps_to_the_room_that_is_left_for_it(house: House, guest: Guest, size: tuple[int, int]) -> None:
    person = guest(lang="ru")
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    for where in ("#board", "#tray"):
        person.lit(where).first.click()
        assert not person.page.locator("#prompt.tall").count(), person.question
        person.page.keyboard.press("Escape")


@in_both_fonts
def test_a_proposal_with_all_its_answers_covers_no_heading(house: House, guest: Guest) -> None:
    person = guest()
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.sit(house.race("human", "trainee", "trainee", "trainee", "trainee")["host"])
    while not person.page.locator("[data-key='answer talk']").count():
        person.answer(Random(2))
    for key in ("talk", "keep_off"):
        before = person.version
        if key == "talk":
            person.page.click(".more summary")
        person.page.click(f"[data-key='answer {key}']")
        person.wait_for_change(before)
    before = person.version
    person.page.locator(".whole-board.lit").first.click()
    person.wait_for_change(before)
    assert person.page.locator("#prompt .answer").count() > 3
    assert not person.page.locator("#prompt.tall").count()


@in_both_fonts
def test_the_legend_inside_the_board_is_whole_and_each_sign_beside_the_first_line_of_its_entry(
    house: House, guest: Guest
) -> None:
    person = table_of(house, guest, "solo", "ru", SIZES["desk"])
    entries = boxes(person, ".legend-host.inside li")
    assert max(y + height for _, y, _, height in entries) <= boxes(person, "#tray")[0][1]
    pairs = [(a, b) for a, b in pairwise(entries) if a[0] == b[0]]
    assert pairs
    assert min(b[1] - a[1] - a[3] for a, b in pairs) > 0.35 * LEGEND
    for (_, top, _, _), (_, y, _, height) in zip(entries, boxes(person, ".legend-host.inside .swatch"), strict=True):
        assert top < y + height / 2 < top + LEGEND


@in_both_fonts
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_heading_is_cut_and_every_plate_is_one_line(house: House, guest: Guest, lang: str) -> None:
    person = guest(lang=lang)
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.sit(house.position(asked("act", 5, "director", 60)))
    assert not [each for each in person.page.locator("#board .region text").all_text_contents() if "…" in each]
    plates = [height for _, _, _, height in boxes(person, "#rivals .board-plate")]
    assert max(plates) - min(plates) < 1
    tallies = boxes(person, "#rivals .own-board:not(.wide) .tally")
    assert len({round(y) for _, y, _, _ in tallies}) <= len(plates)


def test_a_link_to_nothing_says_so_in_the_middle_of_the_page(house: House, guest: Guest, complaints: list[str]) -> None:
    person = guest()
    person.open("/t/nothing")
    person.expects(".nothing").to_be_visible()
    (x, y, width, height), (_, top, _, _) = boxes(person, ".nothing")[0], boxes(person, ".nothing .asked")[0]
    assert abs(x + width / 2 - 720) < 2
    assert 250 < top < 500
    assert y + height <= 900
    assert person.page.evaluate("getComputedStyle(document.querySelector('#prompt')).borderTopWidth") == "0px"
    complaints.clear()

"""A phone of 390 by 844: one column, nothing small, nothing off the screen, a second tap confirms."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import TimeoutError

from tests.web.conftest import Guest, in_both_fonts
from tests.web.house import House
from tests.web.person import Person
from tests.web.positions import few_placements
from tests.web.test_sizes import ASTRAY

SMALLEST = 14  # CSS pixels

OFF_THE_SCREEN = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_WORDS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    const at = parent.getBoundingClientRect();
    if (!walk.currentNode.data.trim() || !at.width || parent.closest('.unseen, .track, .paragraph, .score')) continue;
    const svg = parent.closest('svg');
    let scale = 1;
    if (svg && svg.viewBox.baseVal && svg.viewBox.baseVal.width)
      scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < LEAST - 0.3) found.add(`${size.toFixed(1)} ${parent.tagName} ${walk.currentNode.data.trim()}`);
  }
  return [...found];
}""".replace("LEAST", str(SMALLEST))


def small_words(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(SMALL_WORDS)
    return found


@in_both_fonts
@pytest.mark.parametrize(("scenario", "lang"), [("solo", "ru"), ("solo-nippon", "en")])
def test_nothing_is_small_or_off_the_screen(house: House, guest: Guest, scenario: str, lang: str) -> None:
    person = guest(lang=lang, phone=True)
    person.sit(house.table(scenario)["host"])
    person.play_fast(4, most=4)
    assert person.page.evaluate(OFF_THE_SCREEN) == 0
    assert not small_words(person)
    assert not person.page.evaluate(ASTRAY)
    for tab in ("log", "why", "rules", "table"):
        open_panel(person)
        person.tab(tab)
        person.expects(f"#page-{tab} *").not_to_have_count(0)
        assert person.page.evaluate(OFF_THE_SCREEN) == 0
        assert not small_words(person)
        person.page.tap("#close-panel")


def open_panel(person: Person) -> None:
    """The sheet, though the page may just be drawn anew under the finger."""
    for _ in range(5):
        person.page.tap("#open-panel")
        with suppress(TimeoutError):
            person.page.wait_for_selector("#tab-log", timeout=3000)
            return


def test_the_home_page_fits(guest: Guest) -> None:
    person = guest(phone=True, lang="ru")
    person.open()
    person.page.tap(".more-ways >> nth=0")
    person.page.wait_for_selector(".new-game")
    assert person.page.evaluate(OFF_THE_SCREEN) == 0
    assert not small_words(person)


def test_a_second_tap_confirms(house: House, guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    before = person.version
    person.lit("#tray").first.tap()
    place = person.lit("#board").first
    id = place.get_attribute("data-touch") or ""
    place.tap()
    person.expects(".preview").to_be_visible()
    assert person.version == before
    person.touch_again(id)
    person.wait_for_change(before)


def test_a_token_and_a_place_have_no_button_that_would_hide_the_board(house: House, guest: Guest) -> None:
    """As few as they are: both are touched, or found in the list; and their names keep their numbers beside them."""
    person = guest(phone=True, lang="ru")
    person.sit(house.position(few_placements()))
    assert not person.page.locator("#prompt .answer:visible").count()
    person.expects("#prompt .everything").to_be_visible()
    titles = person.page.locator("#tray .piece-name").all_text_contents()
    assert titles
    assert not [each for each in titles if re.search(r"[^\W\d] \d", each)]


def test_a_hint_leaves_the_board_its_room_and_goes_for_what_is_to_be_confirmed(house: House, guest: Guest) -> None:
    """Its answers stand side by side; a third of the screen at most."""
    person = guest(phone=True, lang="ru")
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    person.page.tap(".hint summary")
    person.page.wait_for_selector(".hint-answers li")
    person.page.wait_for_selector(".hint-sheet:not(:has(.thinks-dots))")
    sheet = person.page.locator(".hint-sheet").bounding_box()
    assert sheet
    assert sheet["height"] <= 844 / 3
    assert person.page.evaluate(OFF_THE_SCREEN) == 0
    before = person.version
    person.page.locator(".hint-answers .button").first.tap()
    person.heard()
    if person.version == before:
        person.expects("#prompt .confirm").to_be_in_viewport(ratio=1)
        person.expects(".hint-sheet").to_be_hidden()


def test_a_tap_on_what_is_no_answer_says_what_it_is(house: House, guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    person.page.locator("#others .medal").tap()
    person.expects("#info").to_contain_text("Stratagem")


@in_both_fonts
def test_the_reserve_stays_in_reach(house: House, guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.expects("#tray .piece >> nth=0").to_be_in_viewport()
    person.page.evaluate("scrollTo(0, 0)")
    person.expects("#tray .piece >> nth=0").to_be_in_viewport()


def test_the_past_is_seen_on_the_board_and_time_stays_at_hand(house: House, guest: Guest) -> None:
    """A line of the log, or the slider, takes the panel away: there is no room for both."""
    person = guest(phone=True)
    person.sit(house.table()["host"])
    person.play_fast(5, most=4)
    open_panel(person)
    person.tab("log")
    person.page.locator(".log-text").nth(12).tap()
    person.page.wait_for_selector("body.in-the-past:not(.panel-over)")
    person.expects("#time .scrubber").to_be_in_viewport()
    person.expects("#prompt [data-key=live]").to_be_in_viewport()
    at = int(person.page.get_attribute("body", "data-at") or 0)
    person.page.tap("#time [data-key=back]")
    person.page.wait_for_selector(f"body[data-at='{at - 1}']")
    person.page.tap("#prompt [data-key=live]")
    person.page.wait_for_selector("body:not(.in-the-past)")
    person.expects("#time").to_be_hidden()


@in_both_fonts
@pytest.mark.parametrize("race", [False, True], ids=["blitzkrieg", "manhattan"])
def test_the_panel_fits_the_screen_wherever_the_page_was(house: House, guest: Guest, race: bool) -> None:
    person = guest(phone=True)
    person.sit((house.race("human", "trainee") if race else house.table())["host"])
    person.page.evaluate("scrollTo(0, 200)")
    open_panel(person)
    for part in ("#close-panel", "#time .scrubber", "#time [data-key=live]", "#page-log"):
        person.expects(part).to_be_in_viewport(ratio=1)


def test_a_tapped_reason_is_shown_on_the_board(house: House, guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(house.table()["host"])
    person.to_a_placement(Random(3))
    open_panel(person)
    person.tab("why")
    person.page.locator(".decision").filter(has_text="Choice of space").locator(".chosen-words").first.tap()
    person.page.wait_for_selector("body:not(.panel-over)")
    person.expects(".place.hinted").to_have_count(1)
    person.expects(".place.hinted").to_be_in_viewport()

"""Russian and English at any moment, without losing the place."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.laws.test_typography import COUNTS
from tests.web.conftest import Guest
from tests.web.house import House


def test_the_language_changes_in_the_middle_of_a_choice(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(1))
    person.lit("#tray").first.click()
    chosen = person.page.get_attribute(".chosen", "data-touch")
    person.page.click("#switch-language")
    person.expects("#tab-log").to_have_text("Журнал")
    assert person.page.get_attribute(".chosen", "data-touch") == chosen
    assert re.search("[а-я]", person.log()[0])
    person.tab("rules")
    person.expects(".rule").not_to_have_count(0)
    person.page.click("#switch-language")
    person.expects("#tab-log").to_have_text("Log")


def test_the_language_changes_in_the_past(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.play_fast(1, most=3)
    person.page.locator(".scrubber").fill("10")
    person.page.wait_for_selector("body.in-the-past[data-at='10']")
    person.page.click("#switch-language")
    person.expects("#tab-log").to_have_text("Журнал")
    person.expects("body").to_have_attribute("data-at", "10")
    person.expects("#prompt .past").to_contain_text("Позиция 10")
    person.expects("#board .place >> nth=0").to_have_attribute("data-title", re.compile("[а-я]"))


def test_a_number_stays_on_the_line_of_its_word(house: House, guest: Guest) -> None:
    person = guest(lang="ru")
    person.sit(house.table()["host"])
    person.to_a_placement(Random(1))
    lines = person.page.locator(".log-text").all_text_contents()
    assert any("флот\u00a0" in line for line in lines)
    assert not [line for line in lines if re.search(r"[^\W\d] \d", line)]


@pytest.mark.parametrize(("said", "tie"), COUNTS)
def test_a_page_ties_a_number_to_what_it_counts_as_the_terminal_does(guest: Guest, said: str, tie: str) -> None:
    person = guest()
    person.open()
    script = "async (said) => (await import('/static/js/page/richtext.js')).tied(said)"
    assert re.sub(r"(?<=[^\W\d_])\u00a0(?=\d)", " ", person.page.evaluate(script, said)) == tie.replace("_", "\u00a0")


NAMED = """async (name) => {
  const { nameOfSeat } = await import('/static/js/table/state.js');
  return nameOfSeat({ frame: { view: { seats: [{ title: 'Axis' }] } }, there: new Map([[0, { name }]]) }, 0);
}"""


def test_a_name_that_runs_from_right_to_left_turns_nothing_around(guest: Guest) -> None:
    person = guest()
    person.open()
    assert person.page.evaluate(NAMED, "שרה 7") == "Axis (\u2068שרה 7\u2069)"
    assert person.page.evaluate(NAMED, "") == "Axis"


def test_nothing_on_the_russian_page_is_a_key_or_english(house: House, guest: Guest) -> None:
    person = guest(lang="ru")
    person.sit(house.table()["host"])
    person.play_fast(1, most=5)
    for tab in ("log", "why", "rules", "table"):
        person.tab(tab)
        person.expects(f"#page-{tab} *").not_to_have_count(0)
        said = person.page.inner_text("body")
        assert "web-" not in said
        assert "⟨" not in said
        words = set(re.findall(r"[A-Za-z]{4,}", said)) - {"Visavis"}
        assert not words, (tab, words)

"""What anything is, said beside it: all of it, by mouse, finger and keys; and no longer than it is there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person
from tests.web.positions import asked, war
from tests.web.test_battle import MINE, NEXT, partisan, touch_on
from tests.web.windows import DESK

TABLES: dict[str, dict[str, Any]] = {
    "blitzkrieg": {"scenario": "solo", "seats": ["bot", "human"]},
    "manhattan": {"scenario": "three", "seats": ["human", "trainee", "trainee"]},
    "bear": {"scenario": "solo1-soviet", "seats": ["bot", "human"]},
}

# Whatever lies on the table, counts something or is written beside it, without what is never pointed at: headings of
# sections, labels of hexes, the legend and what stands in sentences.
SILENT = """() => {
  const ON_THE_TABLE = '[data-touch], .count, .tally, .cell, .race-picture, .runners > g, .markers > g, .medal, '
    + '.score, .zone-title, .cell-tip, #scores td b, #scores th, .shared li, .map-tools button';
  const told = (each) => each?.getAttribute('data-said') || each?.getAttribute('data-help');
  const found = [...document.querySelectorAll(ON_THE_TABLE)].filter((each) => each.checkVisibility()
    && (each.matches('.score, .zone-title') ? each.textContent : !each.matches('.whole:not(.ready), .whole-board')));
  const silent = found.filter((each) => {
    const named = each.closest('[data-title]');
    return !named || !(told(named) || named.matches('#scores th[scope=row], .tool'));
  });
  return { seen: found.length, silent: silent.map((each) => each.outerHTML.slice(0, 160)) };
}"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", TABLES)
def test_nothing_on_the_table_is_without_its_explanation(house: House, guest: Guest, game: str, phone: bool) -> None:
    person = guest(phone=phone)
    person.sit(house.make({"game": game, "options": {}, "lang": "en"} | TABLES[game])["host"])
    person.page.wait_for_selector("body[data-turn=yours]")
    found = person.page.evaluate(SILENT)
    assert found["silent"] == []
    assert found["seen"] > 40


def test_a_bonus_on_a_track_says_what_it_gives(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(war("solo")))
    person.page.locator("#board .cell-tip[data-said*=more]").first.dispatch_event(
        "pointerover", {"pointerType": "mouse"}
    )
    person.expects("#info").to_contain_text("point more for each campaign completed here")


# What is told of a space with one answer, when nothing is picked and when its token is.
FORESEEN = """async () => {
  const { foreseen } = await import('/static/js/ask/touch.js');
  const id = document.querySelector('#board .place.lit').dataset.touch;
  const options = [{ answer: 'x', title: 'navy there', touches: ['navy', id], preview: ['marker moves'] }];
  return [[], ['navy']].map((picked) => foreseen(options, picked, id).lines);
}"""


def test_a_lit_space_says_what_its_effect_does_and_what_a_token_would_do_there(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(war("solo")))
    person.page.locator("#tray [data-touch].ready").first.click()
    for place in person.page.locator("#board .place.lit[data-help]").all():
        place.hover()
        person.expects("#info .foreseen").to_be_visible()
        person.expects("#info .info-help").to_have_text(place.get_attribute("data-help") or "")
    assert person.page.evaluate(FORESEEN) == [["navy there", "marker moves"], ["marker moves"]]


def test_nothing_is_told_twice_of_a_space(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.race("human", "trainee")["host"])
    person.page.wait_for_selector("body[data-turn=yours]")
    person.page.hover("#board .place[data-touch=construction]")
    person.expects("#info").to_contain_text("market may be bought")
    assert person.page.inner_text("#info").count("market may be bought") == 1
    person.page.hover("#board .place[data-touch=univ_2]")
    person.expects("#info .foreseen").to_contain_text("+1 engineer")


# Cards

CARD = "[data-touch='card 1 1']"
DOES = re.compile("spent unit or group", re.IGNORECASE)
NOT_NOW = "Not now — it suits none of your counters"


def says_all(person: Person) -> None:
    person.expects("#info").to_contain_text(DOES)
    person.expects("#info").to_contain_text(NOT_NOW)


def test_a_card_says_what_it_does_and_why_not_now_where_somebody_points(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    person.page.hover(CARD)
    says_all(person)


# What comes to lie under the place that a finger has touched: browsers tell of a mouse there, which has not moved.
RESTS = """async ([selector, moved]) => {
  const at = (type, how) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...how });
  const element = document.querySelector(selector);
  element.dispatchEvent(at('pointerdown', { pointerType: 'touch' }));
  element.dispatchEvent(at('pointerup', { pointerType: 'touch' }));
  if (moved) element.dispatchEvent(at('pointermove', { movementX: 3 }));
  element.dispatchEvent(at('pointerover', {}));
  await new Promise((done) => setTimeout(done, 400));
  return document.querySelector('#info').checkVisibility();
}"""


def test_a_card_says_the_same_to_a_finger(house: House, guest: Guest) -> None:
    person = partisan(house, guest, phone=True)
    person.page.tap(CARD)
    says_all(person)
    assert [person.page.evaluate(RESTS, [CARD, moved]) for moved in (False, True)] == [False, True]


def test_a_card_says_the_same_to_the_keys(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    person.page.keyboard.press("Shift+ArrowDown")
    for key in ["ArrowDown"] * 12 + ["ArrowRight"] * 3 + ["ArrowLeft"] * 6:
        if person.page.evaluate(f'document.activeElement.matches("{CARD}")'):
            break
        person.page.keyboard.press(f"Shift+{key}")
    says_all(person)
    before = person.version
    person.page.keyboard.press("Enter")
    assert person.version == before


# No tip outlives what it explains


def test_a_tip_goes_with_the_thing_it_explains(house: House, guest: Guest) -> None:
    """A finger has touched a card of the market, and somebody else buys it; nothing else would hide the tip."""
    links = house.race("human", "trainee", "trainee")["links"]
    house.answer(links["red"], "construction")
    person = guest(phone=True)
    person.page.set_viewport_size(DESK)
    person.sit(links["spectator"])
    person.tab("table")
    name = person.page.locator("[data-touch^='card ']").first.get_attribute("data-touch") or ""
    person.page.tap(f"[data-touch='{name}']")
    person.expects("#info").to_be_visible()
    house.answer(links["red"], name.removeprefix("card "))
    person.expects(f"[data-touch='{name}']").to_have_count(0)
    person.expects("#info").to_be_hidden()


# What is attacked, and where one goes

SIGHTS = """() => [...document.querySelectorAll('.lit')].map((each) => [each.dataset.touch,
  [...each.querySelectorAll('.sight')].some((one) => one.checkVisibility())])"""
ABOVE = """(id) => {
  const all = [...document.querySelector(`[data-touch="${id}"]`).querySelectorAll('*')];
  const under = all.findLastIndex((each) => each.matches('.chip-body, .badge'));
  return all.findIndex((each) => each.matches('.sight')) > under;
}"""


def test_what_is_attacked_has_a_sight_above_it_and_the_goal_of_a_move_has_none(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    touch_on(person, MINE)
    sights = dict(person.page.evaluate(SIGHTS))
    assert sights["R1"]
    assert person.page.evaluate(ABOVE, "R1")
    assert not sights[NEXT]
    under = person.page.locator("[data-touch=R1]").get_attribute("data-at")
    assert not sights[under]


def test_planes_and_buildings_that_may_be_attacked_have_a_sight(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(asked("strike", 3, "trainee")))
    sights = dict(person.page.evaluate(SIGHTS))
    assert any(seen for id, seen in sights.items() if id.startswith("building"))
    assert any(seen for id, seen in sights.items() if id.startswith(("fighters", "bombers")))

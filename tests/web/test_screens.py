"""Every window: phones upright and on their side, tablets, small laptops; nothing wider, smaller, cut or covered."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Guest, in_both_fonts
from tests.web.house import House
from tests.web.person import Person
from tests.web.positions import asked, front, long_name, long_row, war
from tests.web.test_phone import open_panel
from tests.web.test_sizes import CROWDED, DRAWN_ANEW, resized

UPRIGHT: Final = [(320, 568), (360, 740), (390, 844)]
TABLETS: Final = [(820, 1180), (1180, 820), (720, 1000), (980, 700)]
LYING: Final = [(844, 390), (667, 375), (932, 430)]
DESKS: Final = [(1280, 720), (1440, 900)]
FINGER = (40, "body")  # CSS pixels a target has at least, and where
PRINT = (12, "body")  # and print
ON_THE_PANEL = "#panel"  # where it lies over the page: that was looked at before

TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_PRINT = """([least, within]) => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [node, parent] = [walk.currentNode, walk.currentNode.parentElement];
    if (!node.data.trim() || parent.closest('.unseen, noscript, script')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().width < 1.5) continue;
    const drawn = parent.closest('svg') && parent.getScreenCTM();
    const size = parseFloat(getComputedStyle(parent).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    const where = parent.getAttribute('class') || parent.tagName;
    if (size < least - 0.1) found.add(`${size.toFixed(1)} ${where} ${node.data.trim()}`);
  }
  return [...found];
}"""
SMALL_TARGETS = """([least, within]) => {
  const all = 'a[href], button, summary, select, input:not([type=range]), [data-touch].ready, label';
  const names = (each) => each.matches('label') && !each.control?.matches('[type=checkbox], [type=radio]');
  const far = (each) => {
    const meant = each.matches('input') ? each.closest('.choice, .tick-choice, .tick, li') ?? each : each;
    const at = meant.getBoundingClientRect();
    return at.width && Math.min(at.width, at.height) < least - 0.5 ? at : null;
  };
  return [...document.querySelector(within).querySelectorAll(all)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.closest('.unseen') && !each.matches('.whole') && !names(each) && far(each))
    .map((each) => `${each.tagName} ${each.getAttribute('class')} ${each.textContent.trim().slice(0, 20)} `
      + `${Math.round(far(each).width)}x${Math.round(far(each).height)}`);
}"""
CUT = """() => [...document.querySelectorAll('#prompt *, #tray *, #others *, #aims, #own *, #rivals *, .head *')]
  .filter((each) => {
    const { clipPath } = getComputedStyle(each);
    if (!each.checkVisibility() || each.closest('svg, .unseen') || clipPath !== 'none') return false;
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(each);
    const clips = (overflowX !== 'visible' && overflowX !== 'auto') || webkitLineClamp !== 'none';
    const strip = overflowX === 'auto' && each.scrollWidth > each.clientWidth + 1
      && !each.querySelector(':scope > .lettered');  // a hand of many cards, the next of which peeps out
    return strip || (clips && overflowY !== 'auto'
      && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1));
  }).map((each) => `${each.className}: ${each.textContent.slice(0, 60)}`)"""
BROKEN = """() => [...document.querySelectorAll('#tray .piece-name')].flatMap((each) => {
  const text = each.firstChild;
  if (!each.checkVisibility() || text?.nodeType !== Node.TEXT_NODE) return [];
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((rect) => rect.top)).size > 1;
  }).map((word) => word[0]);
})"""  # words on several lines
RUN_INTO_EACH_OTHER = """() => {
  const boxes = [...document.querySelectorAll('#tray .piece-name')].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  });
  return boxes.some((one, n) => boxes[n + 1] && one.top < boxes[n + 1].bottom && one.right > boxes[n + 1].left
    && one.bottom > boxes[n + 1].top && one.left < boxes[n + 1].right);
}"""  # names of pieces beside each other
ELLIPSES = """() => [...document.querySelectorAll('#board text, #own text, #rivals text')]
  .filter((each) => each.checkVisibility() && each.textContent.endsWith('…')).map((each) => each.textContent)"""
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const points = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]];
  return points.some(([x, y]) => !each.contains(document.elementFromPoint(x, y)));
}).map((each) => each.textContent)"""
ON_A_NAME = """() => [...document.querySelectorAll('.board-plate')].flatMap((plate) => {
  const name = plate.querySelector('.whole-board').getBoundingClientRect();
  return [...plate.querySelectorAll('.tally')].map((each) => [each, each.getBoundingClientRect()])
    .filter(([, at]) => at.left < name.right && at.right > name.left && at.top < name.bottom && at.bottom > name.top)
    .map(([each]) => each.dataset.title);
})"""
SPILT = """() => [...document.querySelectorAll('#others .zone')].filter((zone) => {
  const room = zone.getBoundingClientRect();
  return [...zone.querySelectorAll('.piece')].some((each) => each.getBoundingClientRect().right > room.right + 1);
}).map((zone) => zone.dataset.zone)"""
HIDDEN_BY_THE_GUIDE = """() => {
  const [card, spot] = ['.guide-card', '.guide .spot'].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  const across = Math.min(card.right, spot.right) - Math.max(card.left, spot.left);
  const down = Math.min(card.bottom, spot.bottom) - Math.max(card.top, spot.top);
  return across > 0 && down > 0 ? (across * down) / (spot.width * spot.height) : 0;
}"""

OUT_OF_SIGHT = """() => {
  const map = document.querySelector('.map-window').getBoundingClientRect();
  return [...document.querySelectorAll('.counter.lit')].filter((each) => {
    const at = each.getBoundingClientRect();
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return x < map.left || x > map.right || y < map.top || y > map.bottom;
  }).map((each) => each.dataset.touch);
}"""


IDLE = """() => document.body.matches('.on-a-map')
  ? document.querySelector('.dock').getBoundingClientRect().top
    - Math.max(...[...document.querySelectorAll('.stage > *')]
      .map((each) => each.getBoundingClientRect().bottom)) : 0"""
UNUSED = 75  # CSS pixels between a map with what follows it and what is asked: a question often takes as much more


def battle(house: House, scenario: str, *seats: str) -> str:
    made = house.make({"game": "bear", "scenario": scenario, "seats": seats, "lang": "en", "options": {}})
    return str(made["host"] if "open" not in seats else made["links"]["germans"])


def tables(house: House) -> dict[str, str]:
    """A position of every game, and of those with many pieces several."""
    return {
        "first": house.table()["host"],
        "war": house.position(war("solo")),
        "nippon": house.position(war("solo-nippon")),
        "race of four": house.position(asked("act", 4, "director", 40)),
        "race of five": house.position(asked("act", 5, "director", 60)),
        "tutorial": battle(house, "tutorial-german", "human", "bot"),
        "scenario": battle(house, "solo1-soviet", "bot", "human"),
        "combined": battle(house, "duel-combined", "human", "open"),
        "front": house.position(front()),
    }


@pytest.fixture(scope="module")
def places(house: House) -> dict[str, str]:
    return tables(house)


TABLES: Final = (
    "first",
    "war",
    "nippon",
    "race of four",
    "race of five",
    "tutorial",
    "scenario",
    "combined",
    "front",
)
LONG: Final = ("war", "race of five", "combined", "front")  # tables that are scrolled


# The wider family with the longer language, and the other with the other.
in_both_tongues = pytest.mark.parametrize(
    ("browser", "lang"),
    [("dejavu", "ru"), ("noto", "en")],
    indirect=["browser"],
    scope="module",
)


@in_both_tongues
@pytest.mark.parametrize("name", TABLES)
def test_no_page_is_wider_than_its_window_no_print_smaller_than_twelve_and_what_is_asked_always_in_sight(
    places: dict[str, str], guest: Guest, name: str, lang: str
) -> None:
    person = guest(lang=lang, phone=True)
    person.sit(places[name])
    for size in UPRIGHT + TABLETS + LYING:
        resized(person, size)
        assert person.page.evaluate(TOO_WIDE) == 0, size
        assert not person.page.evaluate(SMALL_PRINT, PRINT), size
        assert not person.page.evaluate(ON_A_NAME), size
        if size in TABLETS:
            assert person.page.evaluate(IDLE) < UNUSED, size
        if name in LONG and size not in UPRIGHT[:2]:
            expect_the_question_wherever_the_page_is_scrolled(person, size)


def expect_the_question_wherever_the_page_is_scrolled(person: Person, size: tuple[int, int]) -> None:
    for at in (0, 150, 10_000):
        person.page.evaluate(f"scrollTo(0, {at})")
        person.page.evaluate(DRAWN_ANEW)
        person.expects("#prompt").to_be_in_viewport(ratio=1)
        assert not person.page.evaluate(COVERED, "#prompt .status-words, .head .tool"), (size, at)
    person.page.evaluate("scrollTo(0, 0)")


@in_both_tongues
@pytest.mark.parametrize("name", TABLES)
def test_on_a_laptop_nothing_is_cut_tiny_or_crowded(places: dict[str, str], guest: Guest, name: str, lang: str) -> None:
    person = guest(lang=lang)
    person.sit(places[name])
    for size in DESKS:
        resized(person, size)
        assert person.page.evaluate(TOO_WIDE) == 0, size
        assert not person.page.evaluate(SMALL_PRINT, PRINT), size
        assert not person.page.evaluate(CUT), size
        assert not person.page.evaluate(ELLIPSES), size
        assert not person.page.evaluate(CROWDED), size


@in_both_fonts
def test_a_long_row_lies_beside_its_stratagem_and_can_be_read(house: House, guest: Guest) -> None:
    person = guest(lang="ru")
    person.sit(house.position(long_row()))
    for size in DESKS:
        resized(person, size)
        assert not person.page.evaluate(CROWDED), size
        assert not person.page.evaluate(SPILT), size
        assert not person.page.evaluate(SMALL_PRINT, PRINT), size


@in_both_fonts
def test_the_names_of_tokens_are_whole_and_apart(house: House, guest: Guest) -> None:
    person = guest(lang="ru", phone=True)
    person.sit(house.position(long_name()))
    for size in [*DESKS, *TABLETS, UPRIGHT[0], LYING[0]]:
        resized(person, size)
        assert not person.page.evaluate(BROKEN), size
        assert not person.page.evaluate(RUN_INTO_EACH_OTHER), size


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_touched_is_large_enough_for_a_finger(places: dict[str, str], guest: Guest, name: str) -> None:
    person = guest(lang="ru", phone=True)
    person.sit(places[name])
    for size in [UPRIGHT[0], UPRIGHT[2], TABLETS[0], TABLETS[1], LYING[0]]:
        resized(person, size)
        assert not person.page.evaluate(BROKEN), size
        assert not person.page.evaluate(SMALL_TARGETS, FINGER), size
        open_panel(person)
        for tab in ("log", "why", "rules", "table"):
            person.tab(tab)
            person.expects(f"#page-{tab} *").not_to_have_count(0)
            assert not person.page.evaluate(SMALL_TARGETS, (FINGER[0], ON_THE_PANEL)), (size, tab)
            assert not person.page.evaluate(SMALL_PRINT, (PRINT[0], ON_THE_PANEL)), (size, tab)
            assert person.page.evaluate(TOO_WIDE) == 0, (size, tab)
        person.page.tap("#close-panel")


def test_a_map_of_regions_keeps_its_lines_where_fingers_can_touch_it_else_cards_name_those_they_are_linked_to(
    places: dict[str, str], guest: Guest
) -> None:
    person = guest(phone=True)
    person.sit(places["nippon"])
    linked = person.page.locator("#board [data-region='BOS'] text").filter(has_text="Linked: Chicago, New York")
    for size, mapped in {(1180, 820): True, (820, 1180): True, (844, 390): False, (390, 844): False}.items():
        resized(person, size)
        assert bool(person.page.locator("#board .ground > *").count()) is mapped, size
        assert linked.count() == (not mapped), size


def test_the_guide_is_whole_and_stands_beside_what_it_speaks_of(places: dict[str, str], guest: Guest) -> None:
    person = guest(lang="ru", phone=True, guided=False)
    person.sit(places["tutorial"])
    for n in range(9):
        for size in [(844, 390), (390, 844)]:
            resized(person, size)
            card = person.page.locator(".guide-card").bounding_box()
            assert card
            assert card["y"] >= 0, (n, size)
            assert card["y"] + card["height"] <= size[1], (n, size)
            lines = {round(each["y"]) for each in map(Locator.bounding_box, buttons_of(person)) if each}
            assert len(lines) == 1, (n, size)
            large = n in (0, 1, 2, 3, 7)  # what wins, whose words are those of the card, and the whole map
            assert large or person.page.evaluate(HIDDEN_BY_THE_GUIDE) == 0, (n, size)
        person.page.tap(".guide-card .primary")


def buttons_of(person: Person) -> list[Locator]:
    return person.page.locator(".guide-card .button").all()


@in_both_tongues
def test_home_fits_every_window_and_every_finger(guest: Guest, lang: str) -> None:
    person = guest(lang=lang, phone=True)
    person.open()
    person.page.locator(".more-ways").first.tap()
    person.page.wait_for_selector(".new-game")
    for size in UPRIGHT + TABLETS + LYING:
        resized(person, size)
        assert person.page.evaluate(TOO_WIDE) == 0, size
        assert not person.page.evaluate(SMALL_TARGETS, FINGER), size
        assert not person.page.evaluate(SMALL_PRINT, PRINT), size


@in_both_fonts
def test_what_is_to_be_confirmed_is_in_sight_and_whole(places: dict[str, str], guest: Guest) -> None:
    person = guest(lang="ru", phone=True)
    person.sit(places["war"])
    for size in [*TABLETS, *LYING]:
        resized(person, size)
        person.lit("#tray").first.tap()
        person.page.evaluate("document.querySelector('#board .place.lit').scrollIntoView({ block: 'center' })")
        person.lit("#board").first.tap()
        person.expects("#prompt .confirm").to_be_in_viewport(ratio=1)
        assert not person.page.evaluate(COVERED, "#prompt .confirm"), size
        resized(person, (size[0], size[1] - 1))
        assert not person.page.evaluate(COVERED, "#prompt .confirm"), size
        person.page.keyboard.press("Escape")
        person.expects("#prompt .confirm").to_have_count(0)


def test_a_map_has_most_of_the_height_there_is(places: dict[str, str], guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(places["combined"])
    for size in [*LYING, *TABLETS]:
        resized(person, size)
        person.page.evaluate("scrollTo(0, 0)")
        seen = person.page.evaluate(
            "() => { const at = document.querySelector('.map-window').getBoundingClientRect();"
            " return [at.height, Math.min(at.bottom, innerHeight) - Math.max(at.top, 0)]; }"
        )
        assert min(seen) > (0.8 if size in LYING else 0.45) * size[1], size


# A battle


def put_away(person: Person) -> None:
    """Scrolled to the corner where nobody stands."""
    person.page.evaluate("document.querySelector('.map-window').scrollTo(99999, 99999)")
    person.page.evaluate(DRAWN_ANEW)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_arrow_at_the_edge_leads_to_whoever_can_act_and_is_out_of_sight(
    places: dict[str, str], guest: Guest, phone: bool
) -> None:
    person = guest(phone=phone)
    person.sit(places["combined"])
    put_away(person)
    arrow = person.page.locator(".map-arrows .away").first
    person.expects(".map-arrows .away >> nth=0").to_be_in_viewport(ratio=1)
    unseen = person.page.evaluate(OUT_OF_SIGHT)
    assert unseen
    person.press(arrow)
    person.page.evaluate(DRAWN_ANEW)
    assert len(person.page.evaluate(OUT_OF_SIGHT)) < len(unseen)


def test_no_arrow_points_at_what_is_seen_and_one_button_shows_the_whole_map(
    places: dict[str, str], guest: Guest
) -> None:
    person = guest()
    person.sit(places["combined"])
    put_away(person)
    person.page.locator(".map-tools button >> nth=2").click()
    person.page.evaluate(DRAWN_ANEW)
    assert not person.page.evaluate(OUT_OF_SIGHT)
    person.expects(".map-arrows .away").to_have_count(0)
    fits = "() => { const map = document.querySelector('.map-window'); return map.scrollWidth <= map.clientWidth + 1; }"
    assert person.page.evaluate(fits)


def test_a_place_to_be_taken_carries_a_flag_above_the_counter_that_stands_there(
    places: dict[str, str], guest: Guest
) -> None:
    person = guest()
    person.sit(places["scenario"])
    above = """() => {
      const flag = document.querySelector('#board .flags .hex-flag');
      const counter = document.querySelector('#board .things .counter');
      const held = [...document.querySelectorAll('.things .counter')].find((each) => each.dataset.at === 'G06');
      return [Boolean(held), Boolean(flag.compareDocumentPosition(counter) & Node.DOCUMENT_POSITION_PRECEDING)];
    }"""
    assert person.page.evaluate(above) == [True, True]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_supplies_are_folded_away_with_their_names(places: dict[str, str], guest: Guest, lang: str) -> None:
    person = guest(lang=lang)
    person.sit(places["scenario"])
    person.expects(".supply-list .count >> nth=0").to_be_hidden()
    assert person.page.locator("#others > [data-seat='-1'] > .counts .count").count() <= 2
    person.page.click(".supplies summary")
    person.expects(".supply-list .count-name >> nth=0").to_be_visible()
    assert person.page.locator(".supply-list .count").count() >= 5


@in_both_fonts
def test_the_legend_lies_over_no_counter(places: dict[str, str], guest: Guest) -> None:
    person = guest(lang="ru")
    for size in DESKS:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.sit(places["scenario"])
        person.page.click("#legend summary")
        legend, board = (person.page.locator(each).bounding_box() for each in ("#legend .legend", "#board"))
        assert legend
        assert board
        assert legend["x"] >= board["x"] + board["width"]
        assert legend["x"] + legend["width"] <= size[0]

"""A made-up map in the browser: hexes, counters, reach, and the window onto it, on a desk and on a phone."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from tests.picture.hexes import CROWDED, LAYOUT, SPOTS, THINGS, VIEW
from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person
from tests.web.test_any_game import boxes, overlap
from tests.web.test_axe import by_day_and_night, violations
from tests.web.windows import PHONE
from visavis.kernel.view import Option, Prompt, Text
from visavis.server.wire.phrases import Speech
from visavis.server.wire.written import laid_out, shown
from visavis.text import Language

DRAW = """async ([view, layout]) => {
  const { Board, deskOf } = await import('/static/js/draw/board.js');
  const { artOf } = await import('/static/js/draw/art.js');
  const { arrange } = await import('/static/js/draw/arrange.js');
  const { markTouch } = await import('/static/js/ask/touch.js');
  const host = document.createElement('main');
  const part = document.createElement('div');
  part.className = 'board-host';
  part.id = 'map';
  host.append(part);
  document.body.replaceChildren(host, document.getElementById('art'));
  document.body.className = '';
  const mark = { hit: 'bombardment', spent: 'elite', hidden: 'spy', objective: 'strategic' };
  const theme = { ...(await artOf(view.game)), mark };
  const desk = deskOf(view, layout, theme, null, '');
  const board = new Board(part);
  const phone = innerWidth < 700;
  if (!phone) host.style.setProperty('width', '520px');
  window.again = () => {
    board.draw(desk, arrange(desk, host.clientWidth, phone ? Infinity : 420, phone), 'Board');
    markTouch(view.prompt?.options ?? [], [], []);
  };
  window.again();
  window.touched = [];
  part.addEventListener('click', (event) => {
    window.touched.push(event.target.closest('[data-touch]')?.getAttribute('data-touch') ?? '');
    event.stopPropagation();
  });
}"""
WIDTH = "document.querySelector('#map svg.board').getBoundingClientRect().width"
SCROLLED = "(() => { const { scrollLeft: x, scrollTop: y } = document.querySelector('.map-window'); return [x, y]; })()"
MIDDLE_OF = """(id) => {
  const { x, y, width, height } = document.querySelector(`[data-touch='${id}']`).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
PINCH = """([x, y, from, to]) => {
  const target = document.querySelector('.map-window');
  const fingers = (apart) => [-1, 1].map((way, identifier) =>
    new Touch({ identifier, target, clientX: x + way * apart / 2, clientY: y }));
  const send = (kind, touches) =>
    target.dispatchEvent(new TouchEvent(kind, { touches, cancelable: true, bubbles: true }));
  send('touchstart', fingers(from));
  send('touchmove', fingers(to));
  send('touchend', []);
}"""


class Keys(Language):
    """A language without a word: a text is its key."""

    def say(self, text: Text, case: str = "") -> str:
        return text.key

    def knows(self, key: str) -> bool:
        return False


def unspoken() -> Speech:
    return Speech(Keys("en", ()))


def sent(lit: tuple[str, ...] = ("alone", "C1")) -> list[Any]:
    """View and layout as the server sends them."""
    options = tuple(Option(id, Text(id), (id,)) for id in lit)
    words = unspoken()
    view = VIEW._replace(prompt=Prompt(Text("?"), "", options) if options else None)
    return [json.loads(json.dumps(each)) for each in (shown(view, words, 0), laid_out(LAYOUT, words))]


@pytest.fixture
def at_the_map(house: House, guest: Guest) -> Any:
    def arrive(**kind: Any) -> Person:
        person = guest(**kind)
        person.sit(house.table()["host"])
        person.page.evaluate(DRAW, sent())
        return person

    return arrive


def width(person: Person) -> float:
    return float(person.page.evaluate(WIDTH))


def scrolled(person: Person) -> list[float]:
    found: list[float] = person.page.evaluate(SCROLLED)
    return found


def middle_of(person: Person, id: str) -> list[float]:
    found: list[float] = person.page.evaluate(MIDDLE_OF, id)
    return found


def closer(person: Person, times: int = 1, button: int = 0) -> None:
    """Also where it leads nowhere any more."""
    for _ in range(times):
        person.page.locator(f".map-tools button >> nth={button}").click(force=True)


def farther(person: Person, times: int) -> None:
    closer(person, times, button=1)


# What is sent


def test_the_wire_carries_spots_paths_facing_and_reach() -> None:
    view, layout = sent()
    assert {id: (each["x"], each["y"], each["size"]) for id, each in layout["spots"].items()} == {
        id: (spot.x, spot.y, spot.size) for id, spot in SPOTS.items()
    }
    assert layout["paths"] == [list(path) for path in LAYOUT.paths]
    assert [(each["facing"], each.get("reach", [])) for each in view["things"]] == [
        (each.facing, list(each.reach)) for each in THINGS
    ]


# What is drawn


def test_every_hex_and_every_counter_is_drawn_and_none_hides_another(at_the_map: Any) -> None:
    person = at_the_map()
    assert person.page.locator("#map .hex").count() == len(SPOTS)
    found = boxes(person, "#map .counter .chip-body")
    assert len(found) == len(THINGS)
    assert not [pair for pair in combinations(found, 2) if overlap(*pair)]
    assert person.page.locator("#map .hex-label").all_text_contents() == list(SPOTS)


def test_what_a_counter_is_shows_without_words(at_the_map: Any) -> None:
    person = at_the_map()
    turned = person.page.locator("[data-touch=turned] .facing")
    assert turned.get_attribute("transform") == "rotate(120 0 0)"
    assert person.page.locator("[data-touch=hidden] .facing").count() == 0
    assert person.page.locator("[data-touch=hidden] .chip-body").get_attribute("stroke-dasharray")
    assert "tint" in (person.page.locator("[data-touch=spent] .chip-body").get_attribute("fill") or "")
    assert person.page.locator("[data-touch=spent] .badge").count() == 2
    assert person.page.locator("[data-touch=F1] .hex-badge").count() == 1
    assert person.page.locator(".flags .hex-flag").count() == 1
    assert person.page.locator("#map .wall").count() == 1
    assert person.page.locator("#map .road").count() == 1


def test_what_can_be_touched_is_lit_hexes_and_counters_alike(at_the_map: Any) -> None:
    person = at_the_map()
    lit = person.page.locator("#map .lit")
    assert {lit.nth(n).get_attribute("data-touch") for n in range(lit.count())} == {"alone", "C1"}
    person.touch("C1")
    person.touch("alone")
    assert person.page.evaluate("touched") == ["C1", "alone"]


def test_reach_is_lit_while_somebody_points_at_a_counter_or_has_it_in_focus(at_the_map: Any) -> None:
    person = at_the_map()
    reached = person.page.locator("#map .reached")
    person.page.locator("[data-touch=alone]").hover()
    assert {reached.nth(n).get_attribute("data-touch") for n in range(reached.count())} == {"B1", "C2"}
    person.page.locator("[data-touch=turned]").hover()
    assert reached.count() == 0
    person.page.locator("[data-touch=alone]").focus()
    assert reached.count() == 2
    person.page.locator(".map-tools button >> nth=0").focus()
    assert reached.count() == 0


# The window


def test_the_whole_map_is_seen_at_first(at_the_map: Any) -> None:
    person = at_the_map()
    _, _, wide, high = boxes(person, ".map-window")[0]
    _, _, map_wide, map_high = boxes(person, "#map svg.board")[0]
    assert map_wide <= wide + 1
    assert map_high <= high + 1
    assert person.page.locator(".map-tools button >> nth=1").get_attribute("aria-disabled") == "true"


def test_the_buttons_can_be_reached_and_pressed_with_the_keyboard(at_the_map: Any) -> None:
    person = at_the_map()
    before = width(person)
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    larger = width(person)
    assert larger > before * 1.3
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    assert width(person) == pytest.approx(before, abs=1)


def test_closer_has_an_end_and_so_has_farther(at_the_map: Any) -> None:
    person = at_the_map()
    first = width(person)
    closer(person, 12)
    last = width(person)
    closer(person)
    assert width(person) == last
    assert last >= 2 * first - 1
    farther(person, 14)
    assert width(person) == pytest.approx(first, abs=1)


def test_a_map_drawn_anew_stays_as_large_as_it_was_and_where_it_was(at_the_map: Any) -> None:
    person = at_the_map()
    closer(person, 2)
    person.page.evaluate("document.querySelector('.map-window').scrollTo(120, 90)")
    before = (width(person), scrolled(person))
    person.page.evaluate("again()")
    assert (width(person), scrolled(person)) == before


def test_the_wheel_zooms_and_what_lies_under_the_pointer_stays_there(at_the_map: Any) -> None:
    person = at_the_map()
    closer(person)
    x, y = middle_of(person, "C2")
    before = width(person)
    person.page.mouse.move(x, y)
    person.page.mouse.wheel(0, -200)
    person.page.wait_for_function(f"{WIDTH} > {before + 1}")
    assert middle_of(person, "C2") == pytest.approx([x, y], abs=2)


def test_a_drag_moves_the_map_and_touches_nothing(at_the_map: Any) -> None:
    person = at_the_map()
    closer(person, 2)
    person.page.evaluate("document.querySelector('.map-window').scrollTo(200, 150)")
    from_x, from_y = scrolled(person)
    x, y = middle_of(person, "D2")
    person.page.evaluate("touched.length = 0")
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x - 60, y - 30, steps=4)
    person.page.mouse.up()
    assert scrolled(person) == pytest.approx([from_x + 60, from_y + 30], abs=1)
    assert person.page.evaluate("touched") == []
    person.page.mouse.click(*middle_of(person, "D2"))
    assert person.page.evaluate("touched") == ["D2"]


def test_labels_are_readable_or_left_out(at_the_map: Any) -> None:
    sizes = "[...document.querySelectorAll('.hex-label')].map((each) => each.getBoundingClientRect().height)"
    for phone in (False, True):
        person = at_the_map(phone=phone)
        assert all(high == 0 or high >= 10.5 for high in person.page.evaluate(sizes))


# A phone


def test_a_phone_shows_the_whole_map_and_two_fingers_enlarge_it(at_the_map: Any) -> None:
    person = at_the_map(phone=True)
    before = width(person)
    assert before <= PHONE["width"]
    x, y = middle_of(person, "C2")
    person.page.evaluate(PINCH, [x, y, 80, 160])
    assert width(person) == pytest.approx(2 * before, abs=2)
    assert person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    closer(person)
    person.page.locator(f"[data-touch={CROWDED}]").scroll_into_view_if_needed()
    person.touch("alone")
    assert person.page.evaluate("touched").count("alone") == 1


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(at_the_map: Any, phone: bool) -> None:
    """By day and by night; on a phone by night."""
    person = at_the_map(dark=True, phone=phone)
    looked_at = violations if phone else by_day_and_night
    person.page.evaluate(
        "document.querySelector('main').prepend(Object.assign(document.createElement('h1'), { textContent: 'Map' }))"
    )
    assert not looked_at(person)
    closer(person, 3)
    assert not looked_at(person)

"""Faces of places and cards: signs of one size side by side, names in full, and how things stand with them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.person import Person

DRAW = """async (cards) => {
  const { artOf, drawFrom } = await import('/static/js/draw/art.js');
  const { drawCard, drawSpread, evenSize } = await import('/static/js/draw/printed.js');
  const theme = await artOf('manhattan');
  drawFrom('manhattan');
  const made = cards.map(([place, things, width], n) => ({ place: { id: `p${n}`, kind: 'slot', symbol: '', number: 0,
    title: '', marks: [], ...place }, lying: things.map((thing, k) => ({ id: `t${n} ${k}`, kind: 'uranium', label: '',
    owner: 0, title: '', marks: [], ...thing })), box: { x: n * 130, y: 0, w: width, h: 110 } }));
  const most = evenSize(theme, made);
  const drawing = made.flatMap(({ place, lying, box }) => [...drawSpread(theme, place, box, lying, most),
    ...lying.filter((thing) => thing.face).flatMap((thing) => drawCard(theme, thing, box, most))]);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = 'drawn';
  svg.append(...drawing.filter((each) => each instanceof Node));
  document.body.append(svg);
  return [...svg.querySelectorAll('.face')].map((face) => [...face.querySelectorAll('use')]
    .filter((use) => !/arrow|others/.test(use.getAttribute('href'))).map((use) => Number(use.getAttribute('width'))));
}"""
LONG = ["engineers 3", "scientists 2", "plutonium 7", ">", "points 16", "/", "points 30"]
SHORT = ["any 1", ">", "engineers 1"]


@pytest.fixture
def person(guest: Guest) -> Person:
    found = guest()
    found.open()
    return found


def draw(person: Person, *cards: tuple[dict[str, Any], list[dict[str, Any]], int]) -> list[list[float]]:
    """Places with what lies there, each so wide, side by side: the sizes of the signs of every face."""
    found: list[list[float]] = person.page.evaluate(DRAW, [list(each) for each in cards])
    return found


def words(person: Person, selector: str) -> list[str]:
    return person.page.locator(f"#drawn {selector} text").all_text_contents()


def test_signs_side_by_side_have_one_size(person: Person) -> None:
    faces = draw(person, ({}, [{"face": LONG}], 72), ({}, [{"face": SHORT}], 110), ({"face": SHORT}, [], 90))
    assert [len(face) for face in faces] == [4, 2, 2]
    assert len({size for face in faces for size in face}) == 1
    assert faces[0][0] >= 15


def test_whoever_stands_beside_the_number_leaves_the_face_its_size(person: Person) -> None:
    building = {"symbol": "factory", "number": 12, "face": SHORT}
    empty, manned = draw(person, (building, [], 104), (building, [{"kind": "L"}, {"kind": "E"}], 104))
    assert empty == manned


def test_a_long_name_goes_on_in_a_second_line(person: Person) -> None:
    names = ("Special Delivery", "Compensator", "B Flat")
    draw(person, *(({}, [{"short": name, "face": LONG}], 58) for name in names))
    assert words(person, ".print-head") == ["Special", "Delivery", "Compen-", "sator", "B Flat"]


def test_what_is_damaged_is_hatched_and_says_how_much(person: Person) -> None:
    draw(person, ({"face": SHORT, "marks": ["damage 2"]}, [], 90), ({"face": SHORT, "marks": ["bribe"]}, [], 90))
    assert person.page.locator("#drawn .out-of-use").count() == 1
    assert words(person, ".print-head") == ["2"]


def test_what_is_built_has_a_frame_of_its_own_and_says_what_a_test_would_make_it(person: Person) -> None:
    bomb = {"symbol": "plutonium", "number": 12, "face": SHORT, "marks": ["built", "test 24"]}
    draw(person, (bomb, [], 104), ({"symbol": "factory", "number": 3, "face": SHORT}, [], 104))
    assert person.page.locator("#drawn .inner-frame").count() == 1
    assert words(person, ".print-head") == ["★12", "24", "3"]


def test_a_card_shows_what_is_missing_and_whether_it_is_ready(person: Person) -> None:
    lacking = {"face": LONG, "marks": ["lacks plutonium", "lacks engineers"]}
    draw(person, ({}, [lacking], 104), ({}, [{"face": LONG, "marks": ["ready"]}], 104))
    assert person.page.locator("#drawn .missing-sign").count() == 2
    assert person.page.locator("#drawn .mark").count() == 1

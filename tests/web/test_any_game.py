"""The pages know no game: a made-up view of four seats is drawn like any other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person

DRAW = """async (view) => {
  const { Board, deskOf } = await import('/static/js/draw/board.js');
  const { artOf } = await import('/static/js/draw/art.js');
  const seats = await import('/static/js/draw/seatpanels.js');
  const host = document.createElement('main');
  host.id = 'made-up';
  document.body.replaceChildren(host);
  const parts = ['races', 'others', 'board'].map((name) => {
    const part = document.createElement('div');
    part.id = name;
    host.append(part);
    return part;
  });
  const theme = await artOf(view.art);
  const layout = { width: 1000, height: 300, links: [], regions: [
    { id: 'R', title: 'Mines', x: 0, y: 0, width: 480, height: 200, track: 'ore', rows: [['a', 'b'], ['c']],
      row_titles: [], marks: [] },
    { id: 'S', title: 'Mill', x: 500, y: 0, width: 300, height: 140, track: '', rows: [['d']], row_titles: [],
      marks: [] } ] };
  const desk = deskOf(view, layout, theme, null, '');
  seats.drawRaces(parts[0], desk, 900, false);
  seats.drawPanels(parts[1], desk, seats.besideTheBoard(desk));
  const { arrange } = await import('/static/js/draw/arrange.js');
  new Board(parts[2]).draw(desk, arrange(desk, 900, 600, false), 'Board');
}"""
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height];
})"""


def place(id: str) -> dict[str, Any]:
    return {"id": id, "kind": "land", "symbol": "", "number": 0, "title": id, "marks": [], "help": ""}


def thing(id: str, at: str, owner: int) -> dict[str, Any]:
    return {"id": id, "kind": "A1", "at": at, "label": "", "owner": owner, "title": id, "marks": [], "help": ""}


def track(id: str, high: int, cells: list[int]) -> dict[str, Any]:
    markers = [[seat, cell] for seat, cell in enumerate(cells)]
    return {"id": id, "low": 0, "high": high, "markers": markers, "signs": {}, "title": id, "marks": [], "about": -1}


VIEW = {
    "game": "made-up",
    "art": "blitzkrieg",
    "scenario": "four",
    "seat": 2,
    "seats": [{"title": f"Seat {n}", "sign": ""} for n in range(4)],
    "n": 0,
    "places": [place(id) for id in "abcd"],
    "things": [
        *(thing(f"worker {n}", "a", n % 4) for n in range(5)),
        thing("alone", "b", 0),
        *(thing(f"market {n}", "market", -1) for n in range(3)),
        *(thing(f"hand {n}", "hand 1", 1) for n in range(2)),
    ],
    "tracks": [track("points", 20, [3, 3, 3, 3]), track("ore", 8, [0, 2, 2, 8])],
    "counts": [],
    "status": [],
    "notices": [],
    "agreements": [],
    "prompt": None,
    "about": -1,
}


@pytest.fixture
def drawn(house: House, guest: Guest) -> Person:
    person = guest()
    person.sit(house.table()["host"])
    person.page.evaluate(DRAW, VIEW)
    return person


def boxes(person: Person, selector: str) -> list[list[float]]:
    found: list[list[float]] = person.page.evaluate(BOXES, selector)
    return found


def overlap(a: list[float], b: list[float]) -> bool:
    return all(a[n] < b[n] + b[n + 2] - 0.5 and b[n] < a[n] + a[n + 2] - 0.5 for n in (0, 1))


def test_things_on_one_place_lie_side_by_side(drawn: Person) -> None:
    found = boxes(drawn, "#board .thing .chip-body")
    assert len(found) == 6
    assert not [(a, b) for n, a in enumerate(found) for b in found[:n] if overlap(a, b)]
    assert found[5][2] > found[0][2]


def test_every_seat_has_a_lane_of_its_own_in_a_race(drawn: Person) -> None:
    found = boxes(drawn, "#races .runner")
    assert len({round(y) for _, y, _, _ in found}) == 4
    assert drawn.page.locator("#board .marker-halo").count() == 4


def test_what_belongs_to_nobody_is_shown_and_so_is_all_that_a_seat_has_open(drawn: Person) -> None:
    assert drawn.page.locator("[data-zone=market] .piece").count() == 3
    assert drawn.page.locator("[data-zone='hand 1'] .piece").count() == 2
    assert drawn.page.locator("#others .seat").count() == 4


def test_rows_without_titles_have_neither_numbers_nor_worth(drawn: Person) -> None:
    assert drawn.page.locator("#board .region text").all_text_contents() == ["Mines", "ore", "Mill"]

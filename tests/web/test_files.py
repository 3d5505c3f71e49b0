"""The files of the pages: light, without inline script or style, and touching is pure logic."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person
from visavis.picture.lay.translate import script

WEB = Path(__file__).resolve().parents[2] / "src" / "visavis" / "web"
HEAVIEST = 190_000  # bytes of a page, as they are sent
FEW = 9  # requests for a page that a browser has nothing of; one of them may be a picture behind the board
LONGEST = 400  # lines of a file

SOURCES = sorted(path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".html"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(WEB)))
def test_files_are_short_and_nothing_is_inline(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) < LONGEST
    if path.suffix == ".html":
        assert not re.search(r"\sstyle=|\son[a-z]+=|<style|<script(?![^>]*src=)", text)
    if path.suffix == ".js":
        assert "innerHTML" not in text
        assert not re.search(r"\beval\(|new Function", text)


def test_no_module_knows_a_game() -> None:
    for path in WEB.rglob("*.js"):
        assert not re.search(
            r"blitzkrieg|nippon|theatre|stratagem|manhattan|uranium|worker|market|bomber",
            path.read_text(encoding="utf-8"),
            re.IGNORECASE,
        ), path


@pytest.mark.parametrize("game", ["solo", "solo-nippon", "five"])
def test_a_page_is_a_download_of_less_than_190_kb(house: House, guest: Guest, game: str) -> None:
    person = guest(lang="ru", new=True)  # with nothing of the page in its cache
    requests: list[Request] = []
    person.page.on("requestfinished", lambda request: requests.append(request))
    frames: list[int] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(len(data))))
    made = house.race("human", *["director"] * 4) if game == "five" else house.table(game)
    person.sit(made["host"])
    person.page.wait_for_load_state("networkidle")
    assert frames
    weights = {request.url: request.sizes()["responseBodySize"] for request in requests}
    total = sum(weights.values()) + frames[0]
    print(f"{game}: {total} bytes in {len(requests)} files and the first frame")
    assert 50_000 < total < HEAVIEST, sorted(weights.items(), key=lambda item: -item[1])[:6]
    assert len(requests) <= FEW, sorted(weights)


def test_the_next_visit_asks_for_the_page_alone(house: House, guest: Guest) -> None:
    """Whatever it is made of lies under addresses that are kept for good."""
    person = guest(new=True)
    person.sit(house.table()["host"])
    wire = person.page.context.new_cdp_session(person.page)
    asked: dict[str, str] = {}
    had: set[str] = set()
    wire.on("Network.responseReceived", lambda told: asked.update(came(told)))
    wire.on("Network.requestServedFromCache", lambda told: had.add(told["requestId"]))
    wire.send("Network.enable")
    person.sit(house.table()["host"])
    person.page.wait_for_load_state("networkidle")
    assert [url for request, url in asked.items() if request not in had] == [person.page.url]


def came(told: dict[str, Any]) -> dict[str, str]:
    """What the server was asked for, by the number of the request."""
    response = told["response"]
    return {} if response.get("fromDiskCache") else {told["requestId"]: response["url"]}


def test_nothing_coloured_and_empty_is_shown_while_a_table_loads(house: House, guest: Guest) -> None:
    """Neither before the scripts have come nor before the server has said anything."""
    person = guest(new=True)
    person.page.route_web_socket("**/ws/*", lambda route: None)
    person.open(f"/t/{house.table()['host']}")
    expect_nothing_yet(person)
    person.page.route("**/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    person.open(f"/t/{house.table()['host']}")
    expect_nothing_yet(person)


def expect_nothing_yet(person: Person) -> None:
    for part in ("#line", "#prompt", "#panel", "#time"):
        person.expects(part).to_be_hidden()


def test_touching_narrows_the_options(guest: Guest) -> None:
    person = guest()
    person.open()
    found = person.page.evaluate(
        """async () => {
          const { touched, lit, left } = await import('/static/js/ask/choose.js');
          const options = [
            { answer: 'A1 x', touches: ['a1', 'a2', 'x'] }, { answer: 'A1 y', touches: ['a1', 'a2', 'y'] },
            { answer: 'N x', touches: ['n', 'x'] }, { answer: 'stop', touches: [] },
          ].map((each) => ({ ...each, title: '', preview: [] }));
          const one = touched(options, [], 'a1');
          return {
            first: [...lit(options, [])].sort(),
            then: [...lit(options, one)].sort(),
            switched: touched(options, one, 'n'),
            copy: touched(options, one, 'a2'),
            both: left(options, touched(options, one, 'y')).one.answer,
            backwards: left(options, touched(options, ['x'], 'n')).one.answer,
            again: touched(options, one, 'a1'),
            nothing: touched(options, one, 'zzz'),
          };
        }"""
    )
    assert found == {
        "first": ["a1", "a2", "n", "x", "y"],
        "then": ["x", "y"],
        "switched": ["n"],
        "copy": ["a2"],
        "both": "A1 y",
        "backwards": "N x",
        "again": [],
        "nothing": ["a1"],
    }


def test_a_piece_in_hand_is_kept_out_of_places_that_no_answer_gives_it(guest: Guest) -> None:
    """A piece that lies on its own place is not in hand: there a touch of another place means that one."""
    person = guest()
    person.open()
    found = person.page.evaluate(
        """async () => {
          const { keptOut } = await import('/static/js/ask/choose.js');
          const places = ['x', 'y', 'z', 'h'].map((id) => ({ id }));
          const held = { places, things: [{ id: 'a', at: 'hand' }, { id: 'n', at: 'hand' }] };
          const laid = { places, things: [{ id: 'a', at: 'x' }, { id: 'n', at: 'y' }] };
          const options = [['a', 'x'], ['n', 'x'], ['n', 'y'], ['n', 'h']].map((touches) => ({ touches }));
          const attacks = [['a', 'x'], ['n', 'y'], ['h']].map((touches) => ({ touches }));
          return {
            fits: keptOut(options, ['a'], 'x', held), other: keptOut(options, ['a'], 'y', held),
            never: keptOut(options, ['a'], 'z', held), settled: keptOut(options, ['a', 'x'], 'y', held),
            piece: keptOut(options, ['a'], 'n', held), nothing: keptOut(options, [], 'y', held),
            place: keptOut(options, ['y'], 'x', held), laid: keptOut(attacks, ['a'], 'y', laid),
            bare: keptOut(attacks, ['a'], 'h', laid),
          };
        }"""
    )
    assert {name for name, piece in found.items() if piece == "a"} == {"other", "never", "settled"}
    assert {piece for name, piece in found.items() if name not in ("other", "never", "settled")} == {""}


def test_types_hold(tmp_path: Path) -> None:
    """In development only: where TypeScript is at hand."""
    tsc = shutil.which("tsc")
    if not tsc:
        pytest.skip("tsc is not installed; in development: npm install -g typescript")
    pages = Path(shutil.copytree(WEB, tmp_path / "web"))
    (pages / "js/draw/lay.js").write_text(script(), encoding="utf-8")
    done = subprocess.run([tsc, "-p", str(pages / "jsconfig.json")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout

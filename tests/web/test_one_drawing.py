"""One drawing: whatever a picture shows of a board, the page shows at the same place, of the same size and colour."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import Any, NamedTuple

import pytest

from tests.picture.hexes import LAYOUT, POINTY_LAYOUT, POINTY_VIEW, VIEW
from tests.picture.positions import hand_made
from tests.picture.reading import SVG, parsed
from tests.picture.test_hexmap import MARKS, theme
from tests.web.conftest import Guest
from tests.web.test_hexmap import unspoken
from visavis.kernel.view import Layout, View
from visavis.picture import draw_view, theme_of
from visavis.picture.desk import desk
from visavis.picture.measure import BOLD, BOLD_FROM, OTHERWISE, WIDTH
from visavis.picture.section import place_boxes
from visavis.picture.theme import Theme
from visavis.server.wire.phrases import speech
from visavis.server.wire.written import laid_out, shown
from visavis.text import language

NEAR = 0.21  # a tenth may be rounded up there and down here, and a box has two ends
PAINTS = ("fill", "stroke", "color")
NUMBERS = ("x", "y", "width", "height", "rx", "cx", "cy", "r", "font-size", "stroke-width")
SAYS = ("text-anchor", "font-weight", "opacity", "fill-opacity", "stroke-opacity", "dy", "font-family")
HIDDEN = ("ring", "sight", "reach", "halo", "counter-name", "cell-tip")  # until something is lit or asked, or small

MEASURE = """(table) => {
  CanvasRenderingContext2D.prototype.measureText = function (said) {
    const wide = [...said].reduce((sum, letter) => sum + (table.width[letter] ?? table.otherwise), 0) * 100;
    return { width: parseInt(this.font) >= table.from ? wide * table.bold : wide };
  };
}"""
DRAW = """async ([view, layout, mark, boxes]) => {
  const { Board, deskOf } = await import('/static/js/draw/board.js');
  const { artOf, backdropOf, drawFrom } = await import('/static/js/draw/art.js');
  const { arrange } = await import('/static/js/draw/arrange.js');
  drawFrom(view.game);
  const theme = { ...(await artOf(view.game)), ...(mark ? { mark } : {}) };
  const desk = deskOf(view, layout, theme, null, await backdropOf(view.game, theme, view.scenario));
  const host = document.createElement('div');
  document.body.append(host);
  const board = new Board(host);
  const box = ([x, y, w, h]) => ({ x, y, w, h });
  const card = (region) => ({ region, box: box([region.x, region.y, region.width, region.height]),
    places: new Map(region.rows.flat().map((id) => [id, box(boxes[id])])) });
  const designed = { width: layout.width, height: layout.height, px: 1, stretch: 1, stacked: false };
  const arranged = boxes ? { ...designed, cards: layout.regions.map(card) }
    : arrange(desk, layout.width, layout.height, false);
  board.draw(desk, arranged, 'Board');
  const look = (each) => Object.fromEntries([...each.attributes].map(({ name, value }) => [name, value]));
  const leaf = (each) => [each.localName, look(each), each.textContent,
    each.closest('.things > g, .markers > g')?.getAttribute('transform') ?? ''];
  return [...board.svg.querySelectorAll('g :is(rect, circle, path, use, text)')].map(leaf);
}"""


class Leaf(NamedTuple):
    """What is drawn, in words and colours, and all numbers of it."""

    said: tuple[str, ...]
    numbers: tuple[float, ...]


def leaf(tag: str, attributes: dict[str, str], text: str, moved: tuple[float, float]) -> Leaf:
    look = {"fill": "black"} | attributes
    said = [tag, text, re.sub(r"#(light|art-\w+?)-", "#", look.get("href", "")), commands(look.get("d", ""))]
    said += [f"{name} {plain(look.get(name, ''))}" for name in (*PAINTS, *SAYS)]
    numbers = [float(look.get(name, 0)) for name in NUMBERS]
    for name, by in zip(("x", "y", "cx", "cy"), (*moved, *moved), strict=True):
        numbers[NUMBERS.index(name)] += by if name in look else 0
    turned = re.findall(r"[-\d.]+", look.get("transform", ""))[:1]
    dashes = re.findall(r"[\d.]+", look.get("stroke-dasharray", ""))
    more = [*points(look.get("d", ""), moved), *map(float, turned), *map(float, dashes)]
    return Leaf(tuple(said), (*numbers, *more))


def plain(paint: str) -> str:
    return re.sub(r"url\(#(light-)?", "url(#", paint)


def commands(d: str) -> str:
    return re.sub(r"[^a-zA-Z]", "", d)


def points(d: str, moved: tuple[float, float]) -> list[float]:
    """All numbers of a path, those from the edge of the page moved."""
    found = []
    for command, numbers in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        shift = {"M": moved, "L": moved, "H": moved[:1], "V": moved[1:]}.get(command, (0.0,))
        found += [float(n) + shift[k % len(shift)] for k, n in enumerate(re.findall(r"-?[\d.]+", numbers))]
    return found


def in_the_picture(view: View, layout: Layout, look: Theme, code: str) -> list[Leaf]:
    root = parsed(draw_view(view, layout, language(code, view.game), look))
    board = next(each for each in root.iter(f"{SVG}g") if each.get("class") == "board")
    elsewhere = {part for each in board.iter() if each.get("class") == "plate" for part in each.iter()}
    return [
        leaf(each.tag.removeprefix(SVG), dict(each.attrib), each.text or "", (0, 0))
        for each in board.iter()
        if each not in elsewhere and each.tag.removeprefix(SVG) in ("rect", "circle", "path", "use", "text")
    ]


def on_the_page(
    person: Any, view: View, layout: Layout, look: Theme, words: Any, mark: Any = None, boxes: Any = None
) -> list[Leaf]:
    sent = [json.loads(json.dumps(each)) for each in (shown(view, words, 0), laid_out(layout, words), mark, boxes)]
    found = []
    for tag, attributes, text, transform in person.page.evaluate(DRAW, sent):
        if set(attributes.get("class", "").split()) & set(HIDDEN):
            continue
        x, y = (float(each) for each in re.findall(r"[-\d.]+", transform) or (0, 0))
        painted = {name: coloured(said, view, look) for name, said in attributes.items()}
        found.append(leaf(tag, painted, text, (x, y)))
    return found


def coloured(said: str, view: View, look: Theme) -> str:
    """A property of the page as the colour it stands for."""
    if not said.startswith("var(--"):
        return said
    name = said.removeprefix("var(--").removesuffix(")").replace("-", "_")
    side, _, part = name.partition("_")
    if re.fullmatch(r"s(\d|n)", side):
        return str(getattr(look.side(view, -1 if side == "sn" else int(side[1:])), part))
    return look.colour.fill[part][0] if side == "fill" else str(getattr(look.colour, name))


def differences(picture: list[Leaf], page: list[Leaf]) -> tuple[list[Leaf], list[Leaf]]:
    """What only the picture shows, and what only the page does."""
    by_words = defaultdict(list)
    for each in page:
        by_words[each.said].append(each)
    only = []
    for each in picture:
        twins = by_words[each.said]
        twin = next((other for other in twins if near(each.numbers, other.numbers)), None)
        only.append(each) if twin is None else twins.remove(twin)
    return only, [each for left in by_words.values() for each in left]


def near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return len(one) == len(other) and all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))


@pytest.fixture
def person(guest: Guest) -> Any:
    """With letters as wide as the pictures take them to be."""
    found = guest(new=True)
    table = {"width": WIDTH, "otherwise": OTHERWISE, "bold": BOLD, "from": BOLD_FROM}
    found.page.add_init_script(f"({MEASURE})({json.dumps(table)})")
    found.open()
    return found


@pytest.mark.parametrize(("view", "layout"), [(VIEW, LAYOUT), (POINTY_VIEW, POINTY_LAYOUT)], ids=["flat", "pointy"])
def test_a_map_is_drawn_alike(person: Any, view: View, layout: Layout) -> None:
    seen = on_the_page(person, view, layout, theme(), unspoken(), MARKS)
    drawn = in_the_picture(view, layout, theme(), "en")
    assert len(drawn) > 100
    assert differences(drawn, seen) == ([], [])


@pytest.mark.parametrize("scenario", ["base", "nippon"])
def test_a_board_of_cards_is_drawn_alike(person: Any, scenario: str) -> None:
    table = hand_made(scenario)
    view, layout = table.game.view(table, 0)._replace(prompt=None), table.game.layout(table.state)
    look = theme_of(view.game)
    seen = on_the_page(person, view, layout, look, speech("en", view.game))
    drawn = in_the_picture(view, layout, look, "en")
    assert len(drawn) > 300
    assert differences(drawn, seen) == ([], [])


@pytest.mark.parametrize(("scenario", "code"), [("five", "ru"), ("three", "en")])
def test_places_with_a_print_and_cards_are_drawn_alike(person: Any, scenario: str, code: str) -> None:
    """Where they lie depends on the window; so the page draws them where the picture has them. A seat's own board
    has no ground there, and its plate is none of the drawing.
    """
    table = hand_made(scenario)
    view, layout = table.game.view(table, 0)._replace(prompt=None), table.game.layout(table.state)
    look = theme_of(view.game)
    d = desk(view, layout, language(code, view.game), look)
    boxes = {id: tuple(box) for region in layout.regions for id, box in place_boxes(d, region).items()}
    seen = on_the_page(person, view, layout, look, speech(code, view.game), boxes=boxes)
    drawn = in_the_picture(view, layout, look, code)
    only, nowhere = differences(drawn, seen)
    own = {(region.x, region.y, region.width) for region in layout.regions if region.owner >= 0}
    assert len(drawn) > 500
    assert ([each for each in only if each.numbers[:3] not in own], nowhere) == ([], [])

"""The sheet of shapes: what its expressions mean, and that everything drawn from it has colours and numbers."""

from __future__ import annotations

import json
import re

import pytest

from tests.picture.positions import SHOTS, Shot
from tests.picture.reading import parsed, values
from tests.picture.snapshots import FOLDER
from visavis.picture.shapes import expression, sheet, template, value

PAINT = re.compile(r"#[0-9a-f]{6}|url\(#[\w-]+\)|none|black")


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("w - 2 * h / 4", 8.5),
        ("gold if 'special' in marks else chip_ink", "gold"),
        ("cx, min(w, h), -1", ["cx", 3, -1]),
        ("not label and (w > h or h == 9)", True),
        ("join(w, ' ', h / 2) if len(marks) else ''", "10 1.5"),
        ("'far' if n % 2 else 'near'", "far"),
    ],
)
def test_an_expression_means_what_it_says_and_an_unknown_name_itself(said: str, found: object) -> None:
    known = {"w": 10, "h": 3, "n": 1, "marks": ("special",), "label": ""}
    assert value(json.loads(json.dumps(expression(said))), known) == found


def test_words_have_expressions_in_braces() -> None:
    assert value(template("M{x} {y / 3}h-2z"), {"x": 1, "y": 2}) == "M1 0.7h-2z"


def test_nothing_but_what_the_pages_know_may_be_written() -> None:
    with pytest.raises(ValueError, match="lambda"):
        expression("lambda: 1")


def test_the_sheet_can_be_sent() -> None:
    assert json.loads(json.dumps(sheet()))["shape"].keys() == sheet()["shape"].keys()


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_every_colour_is_one_and_every_measure_a_number(shot: Shot) -> None:
    root = parsed((FOLDER / shot.name).read_text("utf-8"))
    board = next(each for each in root.iter() if each.get("class") == "board")
    paints = {said for name in ("fill", "stroke", "color") for said in values(board, name)}
    assert [said for said in paints if not PAINT.fullmatch(said)] == []
    measures = [said for name in ("x", "y", "width", "height", "rx", "cx", "font-size") for said in values(board, name)]
    assert all(re.fullmatch(r"-?[\d.]+", said) for said in measures)


def test_a_cost_lies_below_in_an_empty_hex_and_beside_the_numbers_of_whoever_stands_there() -> None:
    let = sheet()["shape"]["hex_figure"]["let"]
    known = {"cx": 50, "cy": 50, "w": 87, "h": 100}
    empty, held = ([value(let[name], known | {"held": held}) for name in ("across", "down")] for held in (False, True))
    assert empty == [50, 80]
    assert held[0] + 17 < 50  # the circle ends before the middle
    assert held[1] + 17 < 50

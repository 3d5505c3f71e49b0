"""Maps of hexes: where hexes, roads, walls and counters lie, and what they show."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from math import hypot
from xml.etree.ElementTree import Element

import pytest

from tests.picture.hexes import (
    CROWDED,
    HIGH,
    LAYOUT,
    NORTH,
    POINTY_LAYOUT,
    POINTY_VIEW,
    SPOTS,
    STACKED,
    THINGS,
    TURNED,
    VIEW,
    WATER,
)
from tests.picture.reading import SVG, overlap, parsed
from visavis.kernel.view import NOTHING_SAID, Layout, Option, Prompt, View
from visavis.picture import draw_view, theme_of
from visavis.picture.lay.hexes import squares
from visavis.picture.svg import Box
from visavis.picture.theme import Theme
from visavis.text import language

MARKS = {"hit": "bombardment", "spent": "elite", "hidden": "spy", "objective": "strategic"}


def theme(dark: bool = False) -> Theme:
    """With symbols for the marks, as a game with a map has them."""
    found = theme_of("blitzkrieg", dark)
    return found._replace(file=replace(found.file, mark=MARKS))


def drawn(view: View = VIEW, layout: Layout = LAYOUT, dark: bool = False) -> Element:
    return parsed(draw_view(view, layout, language("en", "blitzkrieg"), theme(dark)))


def group_of(root: Element, name: str, id: str) -> Element:
    return next(each for each in root.iter() if each.get(name) == id)


def classes(root: Element, name: str) -> list[Element]:
    return [each for each in root.iter() if name in (each.get("class") or "").split()]


def corners(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path)]


def body(root: Element, id: str) -> Element:
    """The first rectangle of a counter that is filled."""
    rects = group_of(root, "data-thing", id).iter(f"{SVG}rect")
    return next(each for each in rects if each.get("fill") != "none")


def box_of(rect: Element) -> Box:
    return Box(*(float(rect.attrib[name]) for name in ("x", "y", "width", "height")))


# Hexes


@pytest.mark.parametrize("id", SPOTS)
def test_every_hex_has_a_flat_side_up_and_its_corners_as_far_from_its_centre_as_its_size(id: str) -> None:
    shape = corners(group_of(drawn(), "data-place", id).findall(f"{SVG}path")[0].attrib["d"])
    spot = SPOTS[id]
    assert len(shape) == 6
    assert all(abs(hypot(x - spot.x, y - spot.y) - spot.size) < 0.2 for x, y in shape)
    top = min(y for _, y in shape)
    assert sum(abs(y - top) < 0.2 for _, y in shape) == 2


def test_the_ground_is_told_by_colour_and_sign_and_its_height_by_a_shade() -> None:
    root = drawn()
    fill = theme().colour.fill
    for id in SPOTS:
        first, *rest = group_of(root, "data-place", id).findall(f"{SVG}path")
        assert first.get("fill") == fill["sea" if id in WATER else "land"][0]
        assert [each.get("fill-opacity") for each in rest] == ([str(0.13 * HIGH[id])] if id in HIGH else [])
    assert {use.get("href") for use in group_of(root, "data-place", "C2").iter(f"{SVG}use")} == {"#light-sea"}


def test_every_hex_has_its_label() -> None:
    said = [each.text for each in classes(drawn(), "labels")[0].iter(f"{SVG}text")]
    assert sorted(filter(None, said)) == sorted(SPOTS)


def test_who_holds_a_hex_is_marked_in_its_corner_and_what_is_to_be_taken_has_a_flag_above_the_counters() -> None:
    root = drawn()
    marks, flags = (classes(root, name)[0] for name in ("marks", "flags"))
    assert [each.get("href") for each in marks.iter(f"{SVG}use")] == ["#light-allies"]
    assert len(classes(flags, "hex-flag")) == 1
    order = list(root.iter())
    assert order.index(flags) > max(order.index(each) for each in classes(root, "counter"))


def test_ground_falls_on_the_sides_towards_lower_neighbours_and_on_no_other() -> None:
    """E2 has six neighbours, one of them higher; so has E3, all of them lower; the two share a side."""
    segments = classes(drawn(), "slopes")[0].attrib["d"].count("M")
    beside = {
        (high, low)
        for high in HIGH
        for low in SPOTS
        if HIGH.get(low, 0) < HIGH[high]
        and hypot(SPOTS[high].x - SPOTS[low].x, SPOTS[high].y - SPOTS[low].y) < 1.8 * SPOTS[high].size
    }
    assert segments == len(beside) == 11


# Paths


def test_roads_go_from_centre_to_centre() -> None:
    points = corners(classes(drawn(), "roads")[0].findall(f"{SVG}path")[0].attrib["d"])
    way = [SPOTS[id] for id in ("A1", "B1", "B1", "C2")]
    assert [(round(x), round(y)) for x, y in points] == [(round(each.x), round(each.y)) for each in way]


def test_a_wall_lies_on_the_side_between_two_hexes() -> None:
    (x, y), (to_x, to_y) = corners(classes(drawn(), "walls")[0].findall(f"{SVG}path")[0].attrib["d"])
    one, other = SPOTS["D2"], SPOTS["D3"]
    assert hypot(to_x - x, to_y - y) == pytest.approx(one.size, abs=0.2)
    for spot in (one, other):
        assert hypot(x - spot.x, y - spot.y) == pytest.approx(spot.size, abs=0.2)
        assert hypot(to_x - spot.x, to_y - spot.y) == pytest.approx(spot.size, abs=0.2)


# Counters


@pytest.mark.parametrize("many", range(1, 13))
def test_counters_in_one_hex_hide_neither_each_other_nor_their_neighbours(many: int) -> None:
    boxes = squares(SPOTS["C2"], many)
    assert len(boxes) == many
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    spot = SPOTS["C2"]
    assert all(hypot(box.middle[0] - spot.x, box.middle[1] - spot.y) < spot.size * 0.87 for box in boxes)
    assert len({box.w for box in boxes}) == 1
    assert boxes[0].w == boxes[0].h


def test_the_fewer_there_are_the_larger_they_are() -> None:
    sizes = [squares(SPOTS["C2"], many)[0].w for many in range(1, 13)]
    assert sizes == sorted(sizes, reverse=True)
    assert squares(SPOTS["C2"], 0) == []


def test_every_counter_of_a_crowd_is_drawn_in_its_hex() -> None:
    root = drawn()
    boxes = [box_of(body(root, thing.id)) for thing in THINGS if thing.at == CROWDED]
    assert len(boxes) == 5
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def test_counters_of_the_two_sides_have_different_corners() -> None:
    root = drawn()
    first, second = (float(body(root, id).attrib["rx"]) for id in ("alone", "turned"))
    assert second > 2 * first


def test_a_counter_faces_one_of_six_ways_or_none() -> None:
    root = drawn()
    turns = {}
    for thing in THINGS:
        arrows = classes(group_of(root, "data-thing", thing.id), "facing")
        turns[thing.id] = [(each.get("transform") or "").split("(")[1].split()[0] for each in arrows]
    assert turns["alone"] == ["0"]
    assert turns["turned"] == ["120"]
    assert turns["spent"] == ["180"]
    assert turns["hidden"] == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_spent_counter_is_pale_and_a_hidden_one_has_a_broken_edge(dark: bool) -> None:
    root, sides = drawn(dark=dark), theme(dark).colour.side
    assert body(root, "spent").get("fill") == sides["allies"].tint
    assert body(root, "turned").get("fill") == sides["allies"].chip
    assert body(root, "hidden").get("stroke-dasharray")
    assert not body(root, "alone").get("stroke-dasharray")


def test_marks_are_badges_on_different_corners() -> None:
    found = classes(group_of(drawn(), "data-thing", "spent"), "badge")
    assert [each.get("class") for each in found] == ["badge spent", "badge hit"]
    circles = [each.find(f"{SVG}circle") for each in found]
    assert len({each.get("cx") for each in circles if each is not None}) == 2


def test_what_can_be_touched_is_lit() -> None:
    options = (Option("go", NOTHING_SAID, ("A2", "C1", "turned")),)
    root = drawn(VIEW._replace(prompt=Prompt(NOTHING_SAID, "", options)))
    assert len(classes(root, "lit")[0]) == 2
    edge = theme().colour.lit_edge
    assert [
        thing.id
        for thing in THINGS
        if any(each.get("stroke") == edge for each in group_of(root, "data-thing", thing.id).iter(f"{SVG}rect"))
    ] == ["turned"]


def test_a_board_without_spots_has_no_map() -> None:
    bare = drawn(VIEW._replace(things=(), places=()), LAYOUT._replace(spots={}, paths=()))
    assert not classes(bare, "map")
    assert classes(drawn(), "map")


# With a corner up


def pointy() -> Element:
    return drawn(POINTY_VIEW, POINTY_LAYOUT)


@pytest.mark.parametrize("id", TURNED)
def test_a_hex_may_have_a_corner_up(id: str) -> None:
    shape = corners(group_of(pointy(), "data-place", id).findall(f"{SVG}path")[0].attrib["d"])
    spot = TURNED[id]
    assert len(shape) == 6
    assert all(abs(hypot(x - spot.x, y - spot.y) - spot.size) < 0.2 for x, y in shape)
    assert min(shape, key=lambda corner: corner[1]) == pytest.approx((spot.x, spot.y - spot.size), abs=0.2)


def test_neighbours_with_a_corner_up_share_a_side_and_a_river_lies_on_it() -> None:
    x, y, to_x, to_y = (n for corner in corners(classes(pointy(), "river")[0].attrib["d"])[:2] for n in corner)
    one, other = TURNED["0301"], TURNED["0401"]
    assert hypot(one.x - other.x, one.y - other.y) == pytest.approx(one.size * 3**0.5, abs=0.2)
    assert (x, to_x) == pytest.approx((one.x + one.size * 3**0.5 / 2,) * 2, abs=0.2)
    assert abs(to_y - y) == pytest.approx(one.size, abs=0.2)


@pytest.mark.parametrize("many", range(1, 13))
def test_counters_have_room_in_a_hex_with_a_corner_up(many: int) -> None:
    boxes, spot = squares(TURNED[STACKED], many), TURNED[STACKED]
    assert len(boxes) == many
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    assert all(abs(box.middle[0] - spot.x) + box.w / 2 < spot.size * 0.87 for box in boxes)
    assert all(hypot(box.middle[0] - spot.x, box.middle[1] - spot.y) < spot.size * 0.87 for box in boxes)


def test_a_counter_faces_a_side_wherever_the_sides_are() -> None:
    turns = {
        id: classes(group_of(pointy(), "data-thing", id), "facing")[0].attrib["transform"]
        for id in ("west", "northeast")
    }
    assert turns["west"].startswith("rotate(270 ")
    assert turns["northeast"].startswith("rotate(30 ")


def test_an_area_beside_the_map_has_its_own_outline_and_what_lies_there_lies_within() -> None:
    root = pointy()
    assert corners(group_of(root, "data-place", "North").findall(f"{SVG}path")[0].attrib["d"]) == list(NORTH.outline)
    boxes = [box_of(body(root, id)) for id in ("away", "away too")]
    assert not overlap(*boxes)
    assert all(box.x > 450 and box.right < 560 and box.y > 10 and box.bottom < 150 for box in boxes)

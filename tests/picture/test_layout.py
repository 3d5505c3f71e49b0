"""Where the regions lie: nothing on anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.picture.positions import GAME, SCENARIOS, hand_made
from tests.picture.reading import overlap, within
from visavis.kernel.view import Layout
from visavis.picture import theme_of
from visavis.picture.board import border
from visavis.picture.svg import Box

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


def layout_of(scenario: str) -> Layout:
    table = hand_made(scenario)
    return table.game.layout(table.state)


def boxes_of(layout: Layout) -> dict[str, Box]:
    return {each.id: Box(each.x, each.y, each.width, each.height) for each in layout.regions}


@every_scenario
def test_regions_lie_on_the_board_and_not_on_each_other(scenario: str) -> None:
    layout = layout_of(scenario)
    boxes = boxes_of(layout)
    assert all(within(box, Box(0, 0, layout.width, layout.height)) for box in boxes.values())
    assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []


@every_scenario
def test_every_space_lies_in_one_region(scenario: str) -> None:
    """§2.1 §N4.1"""
    table = hand_made(scenario)
    placed = [place for region in layout_of(scenario).regions for row in region.rows for place in row]
    assert sorted(placed) == sorted(place.id for place in table.game.view(table, 0).places)


@every_scenario
def test_the_legend_lies_on_no_region(scenario: str) -> None:
    layout = layout_of(scenario)
    free = theme_of(GAME).file.board[scenario].legend
    if free:
        legend = Box(*free)
        assert within(legend, Box(0, 0, layout.width, layout.height))
        assert not any(overlap(legend, box) for box in boxes_of(layout).values())


def test_theatres_lie_as_on_the_board() -> None:
    """Western Europe above the Pacific on the left; Eastern Europe, Africa, South East Asia on the right."""
    boxes = boxes_of(layout_of("base"))
    assert boxes["WE"].x == boxes["PO"].x < boxes["EE"].x == boxes["AF"].x == boxes["SA"].x
    assert boxes["WE"].bottom < boxes["PO"].y
    assert boxes["EE"].bottom < boxes["AF"].y
    assert boxes["AF"].bottom < boxes["SA"].y


def test_no_link_runs_over_a_third_city_or_another_link() -> None:
    """§N4.5"""
    layout = layout_of("nippon")
    boxes = boxes_of(layout)
    lines = {
        pair: (border(boxes[pair[0]], boxes[pair[1]].middle), border(boxes[pair[1]], boxes[pair[0]].middle))
        for pair in layout.links
    }
    assert len(lines) == 22
    for pair, (start, end) in lines.items():
        steps = [(start[0] + (end[0] - start[0]) * n / 40, start[1] + (end[1] - start[1]) * n / 40) for n in range(41)]
        crossed = [city for city, box in boxes.items() for x, y in steps if overlap(Box(x, y, 0.1, 0.1), box)]
        assert set(crossed) <= set(pair), pair
    crossing = [(one, other) for one, other in combinations(lines, 2) if cross(lines[one], lines[other])]
    assert crossing == []


Point = tuple[float, float]


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    return turn(*one, other[0]) != turn(*one, other[1]) and turn(*other, one[0]) != turn(*other, one[1])


def turn(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

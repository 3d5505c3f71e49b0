"""The second game drawn by the same strokes: boards of their own, faces, many things on one place."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.games.manhattan.positions import GAME as RACE
from tests.games.manhattan.positions import nation
from tests.picture.colours import EYES, distance, unreadable
from tests.picture.positions import RACES, hand_made, race_moments
from tests.picture.reading import overlap, page_of, parsed, values, within, words_in
from visavis.kernel.table import Table
from visavis.kernel.view import GIVES, OR, OTHERS, SPECTATOR, Text, Track, View
from visavis.picture import draw_svg, theme_of
from visavis.picture.desk import desk
from visavis.picture.lay.faces import face_size, line_width, merged, neatest, parts_of
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box
from visavis.picture.theme import Palette
from visavis.picture.track import race_height, race_track
from visavis.text import LANGUAGES, language

every_race = pytest.mark.parametrize("scenario", RACES)
THEME = theme_of(RACE.name)


def drawn(table: Table[Any], seat: int, code: str = "en", dark: bool = False) -> str:
    return draw_svg(table, seat, language(code, RACE.name), dark)


@cache
def album() -> list[tuple[View, str, str]]:
    """Views of many moments and of every position by hand, with their pictures."""
    tables = [*race_moments(), *(hand_made(scenario) for scenario in RACES)]
    seats = [(0, 1, SPECTATOR)[n % 3] for n in range(len(tables))]
    codes = [LANGUAGES[n % 2] for n in range(len(tables))]
    return [
        (table.game.view(table, seat), code, drawn(table, seat, code, dark=n % 4 == 3))
        for n, (table, seat, code) in enumerate(zip(tables, seats, codes, strict=True))
    ]


def test_every_place_thing_count_and_seat_is_there_once() -> None:
    for view, _, picture in album():
        root = parsed(picture)
        assert Counter(values(root, "data-place")) == Counter(place.id for place in view.places)
        assert Counter(values(root, "data-thing")) == Counter(thing.id for thing in view.things)
        assert Counter(values(root, "data-count")) == Counter(count.id for count in view.counts)
        assert Counter(values(root, "data-seat")) == Counter(str(seat) for seat in range(len(view.seats)))


def test_everything_is_named_in_the_language_of_the_reader() -> None:
    for view, code, picture in album():
        said = language(code, RACE.name)
        titles = {each.text for each in parsed(picture).iter("{http://www.w3.org/2000/svg}title")}
        named = [each.title for each in view.places] + [each.title for each in view.things]
        assert {said.say(each) for each in named} <= titles
        assert "⟨" not in picture


def test_all_words_are_inside_the_page_and_inside_their_boxes() -> None:
    for _, _, picture in album():
        root = parsed(picture)
        for each in words_in(root):
            assert within(each.box, page_of(root)), each
            assert within(each.box, each.inside, slack=1), each


def test_no_words_lie_on_other_words() -> None:
    for _, _, picture in album():
        for one, other in combinations(words_in(parsed(picture)), 2):
            assert not overlap(one.box, other.box, slack=1), (one, other)


def test_no_words_but_names_of_bombs_are_cut_short() -> None:
    for _, _, picture in album():
        cut = [each for each in words_in(parsed(picture)) if each.said.endswith("…")]
        assert all(each.box.h < 9 for each in cut), cut


def test_a_picture_needs_nothing_from_elsewhere() -> None:
    for _, _, picture in album():
        defined = Counter(values(parsed(picture), "id"))
        assert max(defined.values()) == 1
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', picture)) <= set(defined)


@every_race
def test_by_night_only_the_colours_change(scenario: str) -> None:
    table = hand_made(scenario)
    light, dark = (re.sub(r"#[0-9a-f]{6}|light-|dark-", "", drawn(table, 0, dark=dark)) for dark in (False, True))
    assert light == dark


# What must not be seen


def test_the_others_bomb_cards_are_not_in_the_picture() -> None:
    """§1.21 Whatever they hold, the picture is the same; it shows how many."""
    hands = ("skydive tear_drop", "the_last_word big_bang")
    row = "small_fry dem_apples cherry_bomb"
    tables = [hand_made("two", green=nation(hand=held), row=row) for held in hands]
    pictures = {drawn(table, 0) for table in tables}
    assert len(pictures) == 1
    assert len(re.findall(r'data-thing="back 1 ', pictures.pop())) == 2
    assert "card skydive" in drawn(tables[0], 1)


# Boards and places


def boxes_of(scenario: str) -> dict[str, Box]:
    table = hand_made(scenario)
    return {each.id: Box(each.x, each.y, each.width, each.height) for each in table.game.layout(table.state).regions}


@every_race
def test_regions_lie_on_the_board_and_not_on_each_other(scenario: str) -> None:
    table = hand_made(scenario)
    layout = table.game.layout(table.state)
    boxes = boxes_of(scenario)
    assert all(within(box, Box(0, 0, layout.width, layout.height)) for box in boxes.values())
    assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []


@every_race
def test_every_place_lies_in_one_region(scenario: str) -> None:
    table = hand_made(scenario)
    placed = [place for region in table.game.layout(table.state).regions for row in region.rows for place in row]
    assert sorted(placed) == sorted(place.id for place in table.game.view(table, 0).places)


def test_an_empty_board_is_small_and_grows_with_what_is_built() -> None:
    """§6.11"""
    boxes = boxes_of("three")
    assert boxes_of("two")["board 0"].h < boxes["board 0"].h


BODIES = ("chip-body", "sheet")


def things_in(picture: str) -> dict[str, Box]:
    """Where each thing lies: the box of its body, if that is a rectangle."""
    found = {}
    for each in parsed(picture).iter("{http://www.w3.org/2000/svg}g"):
        bodies = [part for part in each.iter("{http://www.w3.org/2000/svg}rect") if part.get("class") in BODIES]
        drawn_as = bodies[0] if bodies else None
        if each.get("class") == "thing" and drawn_as is not None:
            found[each.attrib["data-thing"]] = Box(
                *(float(drawn_as.attrib[key]) for key in ("x", "y", "width", "height"))
            )
    return found


def test_things_on_one_place_lie_beside_each_other() -> None:
    """§5.4"""
    for _, _, picture in album():
        boxes = things_in(picture)
        assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]], slack=0.5)] == []


@every_race
def test_pieces_of_different_seats_have_different_shapes(scenario: str) -> None:
    """So that they are told apart without colour."""
    picture = drawn(hand_made(scenario), 0)
    shapes = re.findall(
        r'data-thing="worker L(\d) \d">(?:(?!chip-body).)*<(rect|path) ([^>]*chip-body[^>]*)', picture, re.S
    )
    looks = {seat: shape_of(kind, strokes) for seat, kind, strokes in shapes}
    assert len(set(looks.values())) == len(looks) == len(RACE.scenario(scenario).seats)


def shape_of(kind: str, strokes: str) -> str:
    """The commands of a path; of a rectangle whether it is quite round."""
    if kind == "path":
        return re.sub(r"[^a-zA-Z]", "", re.findall(r' ?d="([^"]*)"', strokes)[0])
    width, radius = (float(re.findall(rf'{name}="([^"]*)"', strokes)[0]) for name in ("width", "rx"))
    return "round" if radius == width / 2 else "square"


def test_the_seat_whose_turn_it_is_has_a_border_of_its_colour() -> None:
    """§4.1"""
    for seat, name in enumerate(("red", "green")):
        picture = drawn(hand_made("two", to_move=name), 0)
        boards = re.findall(r'data-seat="(\d)">\s*<rect [^>]*stroke="(#\w+)" stroke-width="3"', picture)
        assert boards == [(str(seat), THEME.colour.side[name].accent)]


def test_damage_is_told_by_a_sign_and_a_number() -> None:
    """§9.5"""
    hit = drawn(hand_made("two", red=nation(buildings="1*2")), 0)
    whole = drawn(hand_made("two", red=nation(buildings="1")), 0)
    assert hit.count('href="#light-damage"') == whole.count('href="#light-damage"') + 1


def test_what_can_be_touched_is_lit_counts_included() -> None:
    """§9.4"""
    table = hand_made("two", spaces={"construction": "L1"})
    table.answer("airstrike_1")
    assert table.pending is not None
    assert table.pending.name == "strike"
    lit = [
        each.get("data-count")
        for each in parsed(drawn(table, 0)).iter()
        if each.get("data-count") and each.find("{http://www.w3.org/2000/svg}rect") is not None
    ]
    assert lit == ["fighters 1", "bombers 1"]


# Faces


def test_a_face_shows_every_sign_it_has() -> None:
    table = hand_made("three")
    view = table.game.view(table, 1)
    for place in view.places:
        names = {sign.partition(" ")[0] for sign in place.face} - {GIVES, OR, OTHERS}
        assert all(THEME.knows(name) for name in names), place
        assert not place.symbol or THEME.knows(place.symbol), place


def test_a_face_is_as_large_as_there_is_room_for() -> None:
    signs = ("scientists 1", "money 3", "yellowcake 2", GIVES, "uranium 1")
    sizes = []
    for width, height in ((60, 30), (100, 60), (160, 60), (300, 80)):
        box = Box(0, 0, width, height)
        size = face_size(signs, box)
        lines = neatest(parts_of(signs), box, size)
        sizes.append(size)
        assert [sign for each in lines for sign in each] == list(signs)
        assert all(line_width(each, size) <= width for each in lines)
        assert len(lines) * size * SIZE["face_line"] <= height
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]


def test_what_is_given_begins_a_part_and_a_choice_of_numbers_has_one_symbol() -> None:
    assert parts_of(("any 1", GIVES, "money 5", OTHERS, "money 2")) == [
        ["any 1"],
        [GIVES, "money 5"],
        [OTHERS, "money 2"],
    ]
    assert merged(("points 9", OR, "points 15")) == ["points 9/15"]
    assert merged(("engineers 1", OR, "scientists 1")) == ["engineers 1", OR, "scientists 1"]


# Art

by_day_and_night = pytest.mark.parametrize("palette", [THEME.file.light, THEME.file.dark], ids=["light", "dark"])
APART = 20.0  # of colours that are told apart at a glance


@by_day_and_night
def test_words_can_be_read_on_what_they_stand_on(palette: Palette) -> None:
    assert unreadable(palette) == []


@by_day_and_night
@pytest.mark.parametrize("eyes", EYES)
def test_the_pieces_of_five_players_are_told_apart_by_any_eyes(palette: Palette, eyes: str) -> None:
    """§1.1"""
    chips = [side.chip for side in palette.side.values()]
    assert len(chips) == 5
    assert [pair for pair in combinations(chips, 2) if distance(*pair, eyes) < APART] == []


def test_every_sign_mark_count_and_side_has_a_symbol_of_its_own() -> None:
    table = hand_made("five")
    view = table.game.view(table, 0)
    needed = {*THEME.file.sign.values(), *THEME.file.mark.values(), *RACE.scenario("five").seats, "back"}
    needed |= {count.id.partition(" ")[0] for count in view.counts}
    needed |= {THEME.piece(thing.kind).symbol for thing in view.things}
    needed |= {region.id for region in table.game.layout(table.state).regions if region.owner < 0} - {"market", "row"}
    assert sorted(name for name in needed if not THEME.knows(name)) == []
    drawings = [symbol.drawing for symbol in THEME.symbols.values()]
    assert len(set(drawings)) == len(drawings)


def test_the_legend_names_what_no_words_name() -> None:
    said = THEME.file.says
    keys = [said.title, *said.legend.values(), *(said.scenario.format(scenario) for scenario in RACES)]
    assert [key for code in LANGUAGES for key in keys if not language(code, RACE.name).knows(key)] == []
    assert [symbol for symbol in said.legend if not THEME.knows(symbol)] == []
    assert THEME.file.source.known == "own"


# Tracks


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_a_race_every_seat_has_a_lane_of_its_own(seats: int) -> None:
    table = hand_made("five")
    layout = table.game.layout(table.state)
    d = desk(table.game.view(table, 0), layout, language("en", RACE.name), THEME)
    track = Track("score", 0, 20, tuple((seat, 4) for seat in range(seats)), {}, Text("count-score"))
    picture = race_track(d, track, Box(0, 0, 1000, race_height(seats)), tuple(range(seats)))
    pills = re.findall(r'class="marker">\s*<rect x="\S+" y="(\S+)" width="\S+" height="(\S+)"', picture)
    middles = sorted(float(y) + float(height) / 2 for y, height in pills)
    assert len(middles) == seats
    assert all(later - sooner > 20 for sooner, later in pairwise(middles))

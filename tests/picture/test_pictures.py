"""A picture shows everything a seat may see, once, in its language, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any
from xml.sax.saxutils import escape

import pytest

from tests.picture.positions import GAME, SCENARIOS, hand_made, moments
from tests.picture.reading import overlap, page_of, parsed, values, within, words_in
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, View
from visavis.picture import draw_svg, draw_view, theme_of
from visavis.text import LANGUAGES, language

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)
every_language = pytest.mark.parametrize("code", LANGUAGES)


def drawn(table: Table[Any], seat: int, code: str = "en", dark: bool = False) -> str:
    return draw_svg(table, seat, language(code, GAME), dark)


@cache
def album() -> list[tuple[View, str, str]]:
    """Views of many moments as each seat and a spectator sees them, with their pictures."""
    found = []
    for n, table in enumerate(moments()):
        seat = (0, 1, SPECTATOR)[n % 3]
        code = LANGUAGES[n % 2]
        found.append((table.game.view(table, seat), code, drawn(table, seat, code, dark=n % 4 == 3)))
    return found


def test_every_picture_is_valid_xml_and_has_a_name_and_a_description() -> None:
    for _, _, picture in album():
        root = parsed(picture)
        assert root.attrib["role"] == "img"
        assert [each.tag.rpartition("}")[2] for each in root][:2] == ["title", "desc"]
        assert all(each.text for each in list(root)[:2])


def test_every_place_thing_track_count_and_seat_is_there_once() -> None:
    for view, _, picture in album():
        root = parsed(picture)
        assert Counter(values(root, "data-place")) == Counter(place.id for place in view.places)
        assert Counter(values(root, "data-thing")) == Counter(thing.id for thing in view.things)
        assert Counter(values(root, "data-track")) == Counter(track.id for track in view.tracks)
        assert Counter(values(root, "data-seat")) == Counter(str(seat) for seat in range(len(view.seats)))
        lying = {thing.at for thing in view.things}
        counted = {count.id for count in view.counts}
        assert set(values(root, "data-count")) == counted - lying
        assert set(values(root, "data-zone")) == counted & lying


def test_everything_is_named_in_the_language_of_the_reader() -> None:
    """§1.8 The colour is not all: each token says what it is."""
    for view, code, picture in album():
        said = language(code, GAME)
        titles = {each.text for each in parsed(picture).iter("{http://www.w3.org/2000/svg}title")}
        named = [each.title for each in view.places] + [each.title for each in view.things]
        named += [each.title for each in view.tracks]
        assert {said.say(each) for each in named} <= titles
        assert "⟨" not in picture


def test_all_words_are_inside_the_page_and_inside_their_boxes() -> None:
    for _, _, picture in album():
        root = parsed(picture)
        page = page_of(root)
        for each in words_in(root):
            assert within(each.box, page), each
            assert within(each.box, each.inside, slack=1), each


def test_no_words_lie_on_other_words() -> None:
    for _, _, picture in album():
        for one, other in combinations(words_in(parsed(picture)), 2):
            assert not overlap(one.box, other.box, slack=1), (one, other)


def test_no_words_that_matter_are_cut_short() -> None:
    """Only the names of tokens below the chips may be, and they are told in full to whoever points at them."""
    for _, _, picture in album():
        cut = [each for each in words_in(parsed(picture)) if each.said.endswith("…")]
        assert all(each.box.h < 9 for each in cut), cut


def test_a_picture_needs_nothing_from_elsewhere() -> None:
    for _, _, picture in album():
        root = parsed(picture)
        defined = Counter(values(root, "id"))
        used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', picture))
        assert max(defined.values()) == 1
        assert used <= set(defined)
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<script|<image|@import|@font-face", picture)


def test_the_same_view_gives_the_same_picture() -> None:
    table = hand_made("solo")
    assert drawn(table, 1) == drawn(table, 1)


@every_scenario
def test_by_night_only_the_colours_change(scenario: str) -> None:
    table = hand_made(scenario)
    light, dark = (re.sub(r"#[0-9a-f]{6}|light-|dark-", "", drawn(table, 0, dark=dark)) for dark in (False, True))
    assert light == dark


# What must not be seen


@pytest.mark.parametrize("count", [False, True])
@pytest.mark.parametrize(("scenario", "mine", "other"), [("base", "allies", "axis"), ("nippon", "japan", "germany")])
def test_the_enemys_tokens_are_not_in_the_picture(scenario: str, mine: str, other: str, count: bool) -> None:
    """§11.5 Whatever the enemy holds, the picture is the same; §5.5 at most it shows how many."""
    seat = {"allies": 1, "japan": 0}[mine]
    own = "A1 N2 F1"
    pictures = {
        drawn(
            hand_made(
                scenario, reserve={mine: own, other: held}, bag={other: rest}, to_move=mine, show_reserve_count=count
            ),
            seat,
        )
        for held, rest in (("A1 N1 GEN", "F1 F2"), ("FB0 SPY F2", "A1 TF4"), ("NUK EN4 LDR", "PAR SCI"))
    }
    assert len(pictures) == 1
    assert len(re.findall(r'data-thing="back ', pictures.pop())) == (3 if count else 0)


def test_a_spectator_sees_no_reserve_of_a_two_player_game() -> None:
    """§11.5 What is secret stays so for whoever only looks on."""
    root = parsed(drawn(hand_made("base"), SPECTATOR))
    assert not values(root, "data-zone")


@every_language
def test_the_bots_row_lies_in_order_with_its_stratagem(code: str) -> None:
    """§SU.2 §ST.A4"""
    table = hand_made("solo")
    picture = drawn(table, 1, code)
    held = [thing for thing in values(parsed(picture), "data-thing") if thing.startswith("axis")]
    row = len(table.state.reserve[0])
    assert [thing.split()[1] for thing in held][:row] == table.state.reserve[0]
    assert escape(language(code, GAME)("stratagem-research_development")) in picture


# Marks


def marked(scenario: str, mark: str, places: str) -> str:
    """A hand-made position with one more mark on some places."""
    table = hand_made(scenario)
    view = table.game.view(table, 0)
    changed = tuple(
        place._replace(marks=(*place.marks, mark)) if place.id.startswith(places) else place for place in view.places
    )
    layout = table.game.layout(table.state)
    return draw_view(view._replace(places=changed), layout, language("en", GAME), theme_of(GAME))


def test_a_row_shows_who_scored_it_if_the_view_tells() -> None:
    plain = drawn(hand_made("base"), 0)
    won = marked("base", "won 1", "WE1")
    assert won.count('href="#light-allies"') == plain.count('href="#light-allies"') + 1


@every_scenario
def test_reconstructed_parts_have_a_dotted_corner(scenario: str) -> None:
    picture = drawn(hand_made(scenario), 0)
    regions = len(values(parsed(picture), "data-region"))
    assert picture.count('class="reconstructed"') == (regions if "nippon" in scenario else 0)


def test_the_newest_chip_is_marked_once() -> None:
    ring = theme_of(GAME).colour.newest
    plain = hand_made("base")
    view = plain.game.view(plain, 0)
    newest = [thing.id for thing in view.things if "newest" in thing.marks]
    things = [each for each in parsed(drawn(plain, 0)).iter() if each.get("data-thing")]
    marked = [each for each in things if ring in values(each, "stroke")]
    assert [each.get("data-thing") for each in marked] == newest


@every_scenario
@every_language
def test_words_of_the_legend_are_broken_before_they_are_pressed(scenario: str, code: str) -> None:
    legend = parsed(drawn(hand_made(scenario), 0, code)).find(".//*[@class='legend']")
    assert legend is not None
    assert values(legend, "textLength") == []

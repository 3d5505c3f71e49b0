"""The symbols and colours of No Retreat!: complete, our own, legible."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations
from random import Random
from typing import Any, get_args

import pytest

from tests.picture.colours import EYES, SEEN, contrast, distance, unreadable
from tests.picture.reading import SVG, parsed, values
from visavis.agents import throw
from visavis.games.noretreat import GAME
from visavis.games.noretreat.sheets import Type
from visavis.kernel.table import Table
from visavis.picture import draw_svg, theme_of
from visavis.picture.theme import Palette
from visavis.text import LANGUAGES, language

SHEET = (files("visavis.games.noretreat") / "art" / "symbols.svg").read_text(encoding="utf-8")
THEME = theme_of("noretreat")
MARKERS = ("target", "blow", "stalin", "directive", "orders", "card", "back")
APART = 20.0

by_day_and_night = pytest.mark.parametrize("palette", [THEME.file.light, THEME.file.dark], ids=["light", "dark"])


def test_symbols_are_of_one_size_take_the_colour_around_them_and_differ() -> None:
    symbols = parsed(SHEET).findall(f"{SVG}symbol")
    names = [each.attrib["id"] for each in symbols]
    assert len(set(names)) == len(names)
    assert {each.attrib["viewBox"] for each in symbols} == {"0 0 24 24"}
    assert {*values(parsed(SHEET), "fill"), *values(parsed(SHEET), "stroke")} == {"currentColor", "none"}
    drawings = [each.drawing for each in THEME.symbols.values()]
    assert len(set(drawings)) == len(drawings)


def test_every_type_of_counter_every_marker_and_every_mark_has_a_symbol() -> None:
    """§B14.1"""
    needed = {*get_args(Type), *MARKERS, *THEME.file.mark.values(), *THEME.file.says.legend}
    assert sorted(name for name in needed if not THEME.knows(name)) == []


@pytest.mark.parametrize("scenario", ["campaign-solo", "moscow", "berlin"])
def test_every_number_beside_the_map_and_every_sheet_has_a_symbol(scenario: str) -> None:
    view = GAME.view(Table.new(GAME, scenario), 0)
    needed = {count.symbol for count in view.counts} | {each.symbol for each in view.sheets}
    needed |= {sign for track in view.tracks for sign in track.signs.values()} | set(view.sides)
    assert sorted(name for name in needed if not THEME.knows(name)) == []
    assert {place.kind for place in view.places} <= set(THEME.file.light.fill)


def test_the_legend_and_the_names_on_counters_have_words_in_both_languages() -> None:
    said = THEME.file.says
    board = Table.new(GAME, "campaign").state.board
    keys = [said.title, *said.legend.values(), *(f"label-{id_}" for id_ in board.units)]
    keys += [said.kind.format(kind) for kind in THEME.file.light.fill if kind not in ("river", "lake")]
    assert [(code, key) for code in LANGUAGES for key in keys if not language(code, "noretreat").knows(key)] == []
    for code in LANGUAGES:
        labels = [language(code, "noretreat")(f"label-{id_}") for id_ in board.units]
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= 6


@by_day_and_night
def test_words_can_be_read_and_the_sides_are_told_apart_by_any_eyes(palette: Palette) -> None:
    assert [
        pair for pair in unreadable(palette) if pair[1] not in (*palette.fill["river"], *palette.fill["lake"])
    ] == []
    axis, soviet = palette.side["axis"].chip, palette.side["soviet"].chip
    assert contrast(axis, soviet) >= SEEN
    assert [eyes for eyes in EYES if distance(axis, soviet, eyes) < APART] == []


@by_day_and_night
def test_kinds_of_ground_have_colours_of_their_own(palette: Palette) -> None:
    fills = [each[0] for each in palette.fill.values()]
    assert [pair for pair in combinations(fills, 2) if distance(*pair, "all") < 8] == []


def drawn(scenario: str, code: str) -> str:
    """Somewhere in a game played for both sides."""
    table: Table[Any] = Table.new(GAME, scenario, {}, ("human", "human"))
    random = Random(3)
    while (choice := table.pending) is not None and (len(table.entries) < 60 or choice.name != "move"):
        table.answer(throw(choice, random))
    return draw_svg(table, 0, language(code, "noretreat"))


@pytest.mark.parametrize("scenario", ["campaign-alone", "moscow-alone"])
def test_every_sheet_lies_below_the_board_with_all_its_words(scenario: str) -> None:
    """Nothing of it is cut, nothing lies on anything else."""
    page = parsed(drawn(scenario, "ru"))
    sheets = [each for each in page.iter(f"{SVG}g") if each.get("class") == "sheet"]
    assert {"points", "front"} <= {each.get("data-sheet") for each in sheets}
    said = [text.text or "" for each in sheets for text in each.iter(f"{SVG}text")]
    assert any("§B4.7" in line for line in said)
    assert not [line for line in said if line.endswith("…")]
    boxes = [[float(each.find(f"{SVG}rect").attrib[side]) for side in ("x", "y", "width", "height")] for each in sheets]  # type: ignore[union-attr]
    for (x, y, wide, high), (u, v, broad, tall) in combinations(boxes, 2):
        assert x + wide <= u or u + broad <= x or y + high <= v or v + tall <= y


def test_the_turn_track_shows_the_weather_of_each_turn_below_its_number() -> None:
    page = parsed(drawn("moscow-alone", "en"))
    track = next(each for each in page.iter(f"{SVG}g") if each.get("data-track") == "turn")
    signs = [each.get("href", "").rpartition("#")[2] for each in track.iter(f"{SVG}use")]
    assert signs == ["light-mud", "light-snow", "light-long-winter", "light-mud"]

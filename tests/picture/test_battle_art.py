"""The symbols and colours of Awakening the Bear: complete, our own, legible."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations
from typing import get_args

import pytest

from tests.picture.colours import EYES, READABLE, SEEN, contrast, distance, unreadable
from tests.picture.reading import SVG, parsed, values
from visavis.games.bear import GAME
from visavis.games.bear.sheets import DATA, TERRAINS, Look, MarkerFile, UnitFile
from visavis.games.reading import load as read
from visavis.kernel.table import Table
from visavis.picture import theme_of
from visavis.picture.theme import Palette
from visavis.text import LANGUAGES, language

SHEET = (files("visavis.games.bear") / "art" / "symbols.svg").read_text(encoding="utf-8")
THEME = theme_of("bear")
GROUNDS = ("open", *TERRAINS)
LYING = ("trench", "bunker", "hasty", "wire", "road_block", "mines", "smoke-heavy", "smoke-light", "refugees", "cattle")
SHADE = 0.13  # of each level, as on the map
APART = 20.0

by_day_and_night = pytest.mark.parametrize("palette", [THEME.file.light, THEME.file.dark], ids=["light", "dark"])


def test_symbols_are_of_one_size_take_the_colour_around_them_and_have_names_of_their_own() -> None:
    symbols = parsed(SHEET).findall(f"{SVG}symbol")
    names = [each.attrib["id"] for each in symbols]
    assert len(set(names)) == len(names)
    assert {each.attrib["viewBox"] for each in symbols if each.attrib["id"] != "cover"} == {"0 0 24 24"}
    small = [each for each in symbols if each.attrib["id"] != "cover"]
    assert {value for each in small for value in (*values(each, "fill"), *values(each, "stroke"))} == {
        "currentColor",
        "none",
    }
    drawings = [each.drawing for each in THEME.symbols.values()]
    assert len(set(drawings)) == len(drawings)
    assert THEME.file.source.known == "own"


def test_every_kind_of_counter_and_of_ground_has_a_symbol() -> None:
    """§B0.2a §B4.9a"""
    looks = {each.look for each in read(DATA / "units.toml", UnitFile).unit}
    assert looks == set(get_args(Look))
    needed = {THEME.piece(kind).symbol for kind in (*looks, *LYING)} | set(GROUNDS) | set(THEME.file.mark.values())
    assert sorted(name for name in needed if not THEME.knows(name)) == []
    assert set(THEME.file.light.fill) == set(THEME.file.dark.fill) == set(GROUNDS)


def test_every_hit_marker_that_may_be_seen_has_a_sign() -> None:
    """§B7.3a"""
    markers = [each.id for each in read(DATA / "markers.toml", MarkerFile).marker if not each.destroyed]
    assert [each for each in markers if each not in THEME.file.mark] == []


@pytest.mark.parametrize("scenario", [each.name for each in GAME.scenarios])
def test_everything_on_the_table_and_every_number_beside_it_has_a_symbol(scenario: str) -> None:
    table = Table.new(GAME, scenario)
    view = GAME.view(table, 0)
    needed = {"back" if each.kind == "back" else THEME.piece(each.kind).symbol for each in view.things}
    needed |= {count.id.partition(" ")[0] for count in view.counts} | {place.kind for place in view.places}
    needed |= set(GAME.scenario(scenario).seats)
    assert sorted(name for name in needed if not THEME.knows(name)) == []


def test_the_legend_has_words_in_both_languages() -> None:
    said = THEME.file.says
    keys = [said.title, *said.legend.values(), *(said.kind.format(kind) for kind in GROUNDS)]
    keys += [said.scenario.format(each.name) for each in GAME.scenarios]
    assert [(code, key) for code in LANGUAGES for key in keys if not language(code, "bear").knows(key)] == []
    assert [symbol for symbol in said.legend if not THEME.knows(symbol)] == []


@by_day_and_night
def test_words_can_be_read_on_what_they_stand_on_on_high_ground_too(palette: Palette) -> None:
    assert unreadable(palette) == []
    heights = [(kind, level) for kind in palette.fill for level in (1, 2)]
    mixes = {each: mixed(palette.fill[each[0]][0], palette.soft, SHADE * each[1]) for each in heights}
    assert [each for each, ground in mixes.items() if contrast(palette.ink, ground) < READABLE] == []


def mixed(one: str, other: str, share: float) -> str:
    parts = [(int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


@by_day_and_night
def test_the_two_sides_are_told_apart_by_any_eyes(palette: Palette) -> None:
    """§B0.2a"""
    german, soviet = palette.side["germans"].chip, palette.side["soviets"].chip
    assert contrast(german, soviet) >= SEEN
    assert [eyes for eyes in EYES if distance(german, soviet, eyes) < APART] == []


@by_day_and_night
def test_kinds_of_ground_have_colours_of_their_own(palette: Palette) -> None:
    fills = [each[0] for each in palette.fill.values()]
    assert len(set(fills)) == len(fills)
    assert [pair for pair in combinations(fills, 2) if distance(*pair, "all") < 8] == []

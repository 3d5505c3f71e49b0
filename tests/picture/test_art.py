"""The sheet of symbols and the theme: complete, our own, legible."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations

import pytest

from tests.picture.colours import READABLE, SEEN, contrast, unreadable
from tests.picture.positions import GAME, SCENARIOS
from tests.picture.reading import SVG, parsed, values
from visavis.games import load
from visavis.games.blitzkrieg.board import BOT_SCIENTIST, printed
from visavis.picture import theme_of
from visavis.picture.theme import Palette, Theme
from visavis.text import LANGUAGES, language

ART = files(f"visavis.games.{GAME}") / "art"
SHEET = (ART / "symbols.svg").read_text(encoding="utf-8")
THEME = theme_of(GAME)

by_day_and_night = pytest.mark.parametrize("palette", [THEME.file.light, THEME.file.dark], ids=["light", "dark"])


def test_symbols_are_of_one_size_take_the_colour_around_them_and_have_names_of_their_own() -> None:
    symbols = parsed(SHEET).findall(f"{SVG}symbol")
    names = [each.attrib["id"] for each in symbols]
    assert len(set(names)) == len(names)
    assert {each.attrib["viewBox"] for each in symbols} == {"0 0 24 24"}
    assert {*values(parsed(SHEET), "fill"), *values(parsed(SHEET), "stroke")} == {"currentColor", "none"}


def test_no_two_symbols_are_alike() -> None:
    drawings = [each.drawing for name, each in THEME.symbols.items()]
    assert all(one != other for one, other in combinations(drawings, 2))


def test_the_label_of_a_token_is_its_printed_strength() -> None:
    for board in ("base", "nippon"):
        tokens = printed(board).tokens
        labels = {code: piece.label for code, piece in THEME.file.token.items() if piece.label and code in tokens}
        assert labels == {code: str(tokens[code].strength) for code in labels}
    assert len(labels) > 10


def test_the_theme_says_that_it_is_our_own() -> None:
    assert THEME.file.source.known == "own"


def test_every_token_has_a_symbol_and_no_two_tokens_look_alike_except_for_their_number() -> None:
    """§1.2 §1.3 §3.4.1 §N2.1"""
    codes = list(printed("base").tokens)
    pieces = {code: THEME.file.token[code] for code in codes if code != BOT_SCIENTIST}
    assert all(THEME.knows(piece.symbol) and (not piece.badge or THEME.knows(piece.badge)) for piece in pieces.values())
    looks = [(piece.symbol, piece.badge, printed("base").tokens[code].strength) for code, piece in pieces.items()]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("board", ["base", "nippon"])
def test_every_kind_of_space_every_effect_and_every_side_has_a_sign(board: str) -> None:
    """§2.7 §2.14"""
    data = printed(board)
    needed = {spot.type for spot in data.spots.values()} | {spot.effect for spot in data.spots.values()} - {"none"}
    assert [name for name in (*needed, *data.head.sides) if not THEME.knows(name)] == []
    assert {spot.type for spot in data.spots.values()} <= set(THEME.colour.fill)
    assert set(data.head.sides) <= set(THEME.file.light.side) & set(THEME.file.dark.side)


def test_every_stratagem_has_a_symbol() -> None:
    assert [each.id for each in printed("base").solo.stratagem if not THEME.knows(each.id)] == []


def test_the_theme_knows_every_scenario_and_its_texts_exist() -> None:
    assert set(THEME.file.board) == set(SCENARIOS) == {each.name for each in load(GAME).scenarios}
    keys = [THEME.file.says.title, *THEME.file.says.legend.values()]
    keys += [THEME.file.says.scenario.format(each) for each in SCENARIOS]
    assert [(code, key) for code in LANGUAGES for key in keys if not language(code, GAME).knows(key)] == []


# Contrast


@by_day_and_night
def test_words_can_be_read_on_what_they_stand_on(palette: Palette) -> None:
    assert unreadable(palette) == []


@by_day_and_night
def test_symbols_stand_out_on_every_kind_of_space(palette: Palette) -> None:
    assert [fill for fills in palette.fill.values() for fill in fills if contrast(palette.ink, fill) < READABLE] == []


@by_day_and_night
@pytest.mark.parametrize("board", ["base", "nippon"])
def test_the_chips_of_enemies_differ_in_lightness(palette: Palette, board: str) -> None:
    """So that they are told apart without colour."""
    first, second = (palette.side[name].chip for name in printed(board).head.sides)
    assert contrast(first, second) >= SEEN


def test_all_colours_are_colours() -> None:
    text = (ART / "theme.toml").read_text(encoding="utf-8")
    assert re.findall(r'"#(?![0-9a-f]{6}")[^"]*"', text) == []


def test_a_theme_is_read_once() -> None:
    assert theme_of(GAME) is theme_of(GAME)
    assert isinstance(theme_of(GAME, dark=True), Theme)

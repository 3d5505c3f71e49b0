"""Strict data files: every way a file can be wrong is refused with one sentence."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

from visavis.games.reading import load, read_overlay, read_sheet
from visavis.kernel.data import DataError, Known, Range, Source, overlay_for, refuse_unknown


@dataclass(frozen=True, slots=True)
class Space:
    id: str
    type: Literal["land", "sea", "both"]


@dataclass(frozen=True, slots=True)
class Campaign:
    vp: Annotated[int, Range(0, 9)]
    spaces: tuple[Space, ...] = ()


@dataclass(frozen=True, slots=True)
class Theatre:
    id: str
    campaign: tuple[Campaign, ...]
    links: tuple[str, ...] = ()
    xy: tuple[int, int] = (0, 0)
    note: str | None = None
    known: Known = "printed"


@dataclass(frozen=True, slots=True)
class Token:
    code: str
    strength: int
    yellow: bool = False
    side: Literal[1, 2] = 1
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Bag:
    tokens: dict[str, int]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Board:
    source: Source
    theatre: tuple[Theatre, ...] = ()
    token: tuple[Token, ...] = ()
    bag: dict[str, Bag] | None = None
    best: Annotated[int, Range(1, 6)] | None = None
    extra: Token | None = None


@dataclass(frozen=True, slots=True)
class OfSets:
    source: set[str]


@dataclass(frozen=True, slots=True)
class OfEither:
    source: int | str


SOURCE = """
[source]
work = "Toy"
edition = "first"
known = "printed"
"""

BOARD = (
    SOURCE
    + """
[[theatre]]
id = "WE"
links = ["PO"]
xy = [25, 70]

[[theatre.campaign]]
vp = 2

[[theatre.campaign]]
vp = 3
spaces = [{ id = "WE2.1", type = "land" }, { id = "WE2.2", type = "sea" }]

[[theatre]]
id = "PO"
known = "reconstructed"
campaign = [{ vp = 5 }]

[[token]]
code = "A1"
strength = 1

[bag.axis]
tokens = { A1 = 3, N1 = 2 }
"""
)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return written(tmp_path / "base.toml", BOARD)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def refusal(tmp_path: Path, text: str) -> str:
    """What `load` says about a file of this text."""
    with pytest.raises(DataError) as caught:
        load(written(tmp_path / "toy.toml", text), Board)
    return one_sentence(caught.value)


def overlay_refusal(board: Path, overlay: dict[str, Any]) -> str:
    with pytest.raises(DataError) as caught:
        load(board, Board, overlay)
    return one_sentence(caught.value)


def one_sentence(error: DataError) -> str:
    assert isinstance(error, ValueError)
    assert "\n" not in str(error)
    return str(error)


# What is read


def test_a_file_becomes_the_dataclasses_its_hints_describe(board: Path) -> None:
    loaded = load(board, Board)
    western, pacific = loaded.theatre
    assert loaded.source == Source("Toy", "first", "printed")
    assert western.campaign == (Campaign(2), Campaign(3, (Space("WE2.1", "land"), Space("WE2.2", "sea"))))
    assert (western.links, western.xy, western.note, western.known) == (("PO",), (25, 70), None, "printed")
    assert pacific == Theatre("PO", (Campaign(5),), known="reconstructed")
    assert loaded.token == (Token("A1", 1),)
    assert loaded.bag == {"axis": Bag({"A1": 3, "N1": 2})}
    assert loaded.best is None


def test_what_is_loaded_cannot_be_changed(board: Path) -> None:
    loaded = load(board, Board)
    with pytest.raises(FrozenInstanceError):
        loaded.source.work = "Other"  # type: ignore[misc]


def test_optional_values_and_a_note_are_read_when_they_are_there(tmp_path: Path) -> None:
    text = SOURCE + 'note = "why"\n[extra]\ncode = "X"\nstrength = 2\nyellow = true\nside = 2\nweight = 2\n'
    loaded = load(written(tmp_path / "toy.toml", text), Board)
    assert loaded.source.note == "why"
    assert loaded.extra == Token("X", 2, True, 2, 2.0)
    assert isinstance(loaded.extra.weight, float)


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "toy.toml"
    path.write_bytes(b"\xef\xbb\xbf" + BOARD.replace("\n", "\r\n").encode())
    assert load(path, Board).theatre[0].id == "WE"


@pytest.mark.parametrize("vp", [0, 9])
def test_both_ends_of_a_range_are_allowed(tmp_path: Path, vp: int) -> None:
    text = f"{SOURCE}[[theatre]]\nid = 'WE'\ncampaign = [{{ vp = {vp} }}]\n"
    assert load(written(tmp_path / "toy.toml", text), Board).theatre[0].campaign == (Campaign(vp),)


# Files that are no data files


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load(tmp_path / "toy.toml", Board)
    assert one_sentence(caught.value) == (
        "toy.toml: the file cannot be read (No such file or directory), expected a TOML file"
    )


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_overlay(tmp_path)


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "toy.toml"
    path.write_bytes("# Тихий океан".encode("cp1251"))
    with pytest.raises(DataError) as caught:
        load(path, Board)
    assert one_sentence(caught.value) == "toy.toml: byte 3 is not UTF-8, expected a TOML file in UTF-8"


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, "[source]\nwork = Toy\n") == (
        "toy.toml: this is not TOML (Invalid value (at line 2, column 8)), expected a TOML file"
    )


@pytest.mark.parametrize("text", ["x = " + "[" * 20_000, "x = " + "9" * 5_000], ids=["too deep", "too long"])
def test_toml_that_the_parser_gives_up_on_is_refused(tmp_path: Path, text: str) -> None:
    assert refusal(tmp_path, text).startswith("toy.toml: this is not TOML (")


@pytest.mark.parametrize("text", ["", "[board]\nid = 'x'\n" + SOURCE])
def test_a_file_that_does_not_open_with_its_source_is_refused(tmp_path: Path, text: str) -> None:
    assert refusal(tmp_path, text) == ("toy.toml: the file does not open with its origin, expected [source] first")


# Keys


def test_an_unknown_key_is_refused_with_the_known_ones_and_the_nearest(tmp_path: Path) -> None:
    text = SOURCE + "[[token]]\ncode = 'A1'\nstrenght = 1\n"
    assert refusal(tmp_path, text) == (
        "toy.toml: token[A1].strenght is an unknown key, "
        "expected one of code, strength, yellow, side, weight (nearest: strength)"
    )


def test_an_unknown_key_like_nothing_known_is_refused_without_a_guess(tmp_path: Path) -> None:
    assert refusal(tmp_path, SOURCE + "[zzz]\n") == (
        "toy.toml: zzz is an unknown key, expected one of source, theatre, token, bag, best, extra"
    )


def test_the_nearest_spelling_ignores_capitals(tmp_path: Path) -> None:
    assert refusal(tmp_path, SOURCE + "[EXTRA]\n").endswith("(nearest: extra)")


def test_a_key_with_a_line_break_does_not_break_the_sentence(tmp_path: Path) -> None:
    assert refusal(tmp_path, SOURCE + '["a\\nb"]\n').startswith('toy.toml: "a\\nb" is an unknown key')


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("[[token]]\ncode = 'A1'", "token[A1].strength is missing, expected a whole number"),
        ("[[token]]\nstrength = 1", "token[1].code is missing, expected text"),
        ("[[theatre]]\nid = 'WE'", "theatre[WE].campaign is missing, expected a list"),
        ("[[theatre]]\nid = 'WE'\n[[theatre.campaign]]", "theatre[WE].campaign[1].vp is missing, expected a whole "
         "number from 0 to 9"),
        ("[bag.axis]", "bag.axis.tokens is missing, expected a table"),
    ],
)  # fmt: skip
def test_a_missing_key_is_refused(tmp_path: Path, row: str, said: str) -> None:
    assert refusal(tmp_path, f"{SOURCE}{row}\n") == f"toy.toml: {said}"


def test_a_missing_word_of_a_list_is_refused_with_the_words(tmp_path: Path) -> None:
    assert refusal(tmp_path, "[source]\nwork = ''\nedition = ''\n") == (
        "toy.toml: source.known is missing, expected one of printed, reported, reconstructed, own, overlay"
    )


# Values


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("strength = true", "strength is true, expected a whole number"),
        ("strength = 1.0", "strength is 1.0, expected a whole number"),
        ("strength = '1'", 'strength is "1", expected a whole number'),
        ("strength = []", "strength is a list of 0, expected a whole number"),
        ("strength = {}", "strength is a table, expected a whole number"),
        ("strength = 1944-06-06", "strength is 1944-06-06, expected a whole number"),
        ("strength = 1\nyellow = 1", "yellow is 1, expected true or false"),
        ("strength = 1\nweight = true", "weight is true, expected a number"),
        ("strength = 1\nweight = nan", "weight is NaN, expected a number"),
        ("strength = 1\nweight = inf", "weight is Infinity, expected a number"),
        ("strength = 1\nside = true", "side is true, expected one of 1, 2"),
        ("strength = 1\nside = 3", "side is 3, expected one of 1, 2"),
    ],
)
def test_a_value_of_another_type_is_refused(tmp_path: Path, row: str, said: str) -> None:
    assert refusal(tmp_path, f"{SOURCE}[[token]]\ncode = 'A1'\n{row}\n") == f"toy.toml: token[A1].{said}"


def test_a_number_where_text_is_expected_is_refused(tmp_path: Path) -> None:
    text = "[source]\nwork = 1\nedition = ''\nknown = 'own'\n"
    assert refusal(tmp_path, text) == "toy.toml: source.work is 1, expected text"


def test_text_too_long_to_quote_is_cut(tmp_path: Path) -> None:
    said = refusal(tmp_path, f"{SOURCE}[[token]]\ncode = 'A1'\nstrength = '{'x' * 500}'\n")
    assert said == f'toy.toml: token[A1].strength is "{"x" * 58}…, expected a whole number'


def test_a_hexadecimal_number_without_end_is_not_spelled_out(tmp_path: Path) -> None:
    said = refusal(tmp_path, f"{SOURCE}[[token]]\ncode = 'A1'\nstrength = 1\nweight = 0x{'F' * 9000}\n")
    assert said == "toy.toml: token[A1].weight is a number too long to show, expected a number"


@pytest.mark.parametrize("vp", [-1, 10])
def test_a_value_outside_its_range_is_refused(tmp_path: Path, vp: int) -> None:
    text = f"{SOURCE}[[theatre]]\nid = 'WE'\ncampaign = [{{ vp = 2 }}, {{ vp = {vp} }}]\n"
    assert refusal(tmp_path, text) == (
        f"toy.toml: theatre[WE].campaign[2].vp is {vp}, expected a whole number from 0 to 9"
    )


def test_a_word_that_is_not_in_the_list_is_refused_with_the_nearest(tmp_path: Path) -> None:
    campaign = "{ vp = 2, spaces = [{ id = 'WE1.1', type = 'lnad' }] }"
    text = f"{SOURCE}[[theatre]]\nid = 'WE'\ncampaign = [{campaign}]\n"
    assert refusal(tmp_path, text) == (
        'toy.toml: theatre[WE].campaign[1].spaces[WE1.1].type is "lnad", '
        "expected one of land, sea, both (nearest: land)"
    )


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("[token]", "token is a table, expected a list"),
        ("token = [1]", "token[1] is 1, expected a table"),
        ("bag = []", "bag is a list of 0, expected a table"),
        ("bag.axis = 3", "bag.axis is 3, expected a table"),
        ("bag.axis.tokens = { A1 = 'x' }", 'bag.axis.tokens.A1 is "x", expected a whole number'),
        ("[[theatre]]\nid = 'WE'\ncampaign = []\nxy = [1]", "theatre[WE].xy is a list of 1, expected a list of 2"),
        ("[[theatre]]\nid = 'WE'\ncampaign = []\nxy = [1, 'x']", 'theatre[WE].xy[2] is "x", expected a whole number'),
        ("[[theatre]]\nid = 'WE'\ncampaign = []\nlinks = ['PO', 2]", "theatre[WE].links[2] is 2, expected text"),
    ],
)
def test_a_list_or_a_table_where_the_other_belongs_is_refused(tmp_path: Path, row: str, said: str) -> None:
    text = SOURCE + row if row.startswith("[") else row + "\n"
    source = "" if row.startswith("[") else "source = { work = '', edition = '', known = 'own' }\n"
    assert refusal(tmp_path, source + text) == f"toy.toml: {said}"


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("[[token]]\ncode = 'A1'\nstrength = 1\n" * 2, 'token[2].code is "A1" again'),
        ("[[theatre]]\nid = 'WE'\ncampaign = []\n" * 2, 'theatre[2].id is "WE" again'),
    ],
)
def test_two_rows_of_one_name_are_refused(tmp_path: Path, rows: str, said: str) -> None:
    assert refusal(tmp_path, SOURCE + rows) == f"toy.toml: {said}, expected one that no earlier row has"


def test_rows_without_a_name_may_be_alike(tmp_path: Path) -> None:
    text = f"{SOURCE}[[theatre]]\nid = 'WE'\ncampaign = [{{ vp = 2 }}, {{ vp = 2 }}]\n"
    assert load(written(tmp_path / "toy.toml", text), Board).theatre[0].campaign == (Campaign(2), Campaign(2))


def test_a_reference_to_an_unknown_row_is_refused_in_the_same_words() -> None:
    with pytest.raises(DataError) as caught:
        refuse_unknown("base.toml", "theatre[WE].links[1]", "P0", ["WE", "PO"])
    assert one_sentence(caught.value) == (
        'base.toml: theatre[WE].links[1] is "P0", an unknown id, expected one of WE, PO'
    )
    refuse_unknown("base.toml", "theatre[WE].links[1]", "PO", ["WE", "PO"])


@pytest.mark.parametrize("shape", [OfSets, OfEither])
def test_a_shape_with_a_hint_that_files_cannot_hold_is_the_programmers_error(tmp_path: Path, shape: type) -> None:
    with pytest.raises(TypeError, match="data files cannot be read as"):
        load(written(tmp_path / "toy.toml", SOURCE), shape)


# Overlays


def test_an_overlay_corrects_rows_by_id_and_by_number_and_says_so(board: Path) -> None:
    overlay = {"theatre": [{"id": "WE", "xy": [1, 2], "campaign": [{"number": 2, "vp": 4}]}]}
    before, after = load(board, Board), load(board, Board, overlay)
    western, pacific = after.theatre
    assert [campaign.vp for campaign in western.campaign] == [2, 4]
    assert western.campaign[1].spaces == before.theatre[0].campaign[1].spaces
    assert (western.xy, western.known) == ((1, 2), "overlay")
    assert pacific == before.theatre[1]


def test_an_overlay_corrects_a_space_deep_inside_and_marks_the_row_around_it(board: Path) -> None:
    spaces = [{"id": "WE2.2", "type": "both"}]
    loaded = load(board, Board, {"theatre": [{"id": "WE", "campaign": [{"number": 2, "spaces": spaces}]}]})
    assert loaded.theatre[0].campaign[1].spaces == (Space("WE2.1", "land"), Space("WE2.2", "both"))
    assert loaded.theatre[0].known == "overlay"


def test_an_overlay_corrects_by_code_also_what_the_file_left_to_its_default(board: Path) -> None:
    assert load(board, Board, {"token": [{"code": "A1", "yellow": True}]}).token == (Token("A1", 1, True),)


def test_an_overlay_corrects_tables_key_by_key(board: Path) -> None:
    loaded = load(board, Board, {"bag": {"axis": {"tokens": {"N1": 0}}}})
    assert loaded.bag == {"axis": Bag({"A1": 3, "N1": 0}, "overlay")}


def test_an_overlay_replaces_a_plain_list_whole(board: Path) -> None:
    assert load(board, Board, {"theatre": [{"id": "WE", "links": []}]}).theatre[0].links == ()


def test_an_overlay_may_fill_in_an_optional_value(board: Path) -> None:
    loaded = load(board, Board, {"best": 3, "extra": {"code": "X", "strength": 1}})
    assert (loaded.best, loaded.extra) == (3, Token("X", 1))


def test_an_overlay_cannot_claim_that_its_value_is_printed(board: Path) -> None:
    assert load(board, Board, {"theatre": [{"id": "PO", "known": "printed"}]}).theatre[1].known == "overlay"


@pytest.mark.parametrize("overlay", [{}, {"theatre": []}, {"theatre": [{"id": "WE"}]}, None])
def test_an_overlay_that_corrects_nothing_changes_nothing(board: Path, overlay: dict[str, Any] | None) -> None:
    assert load(board, Board, overlay) == load(board, Board)


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ({"theatres": []}, "theatres is an unknown key, expected one of source, theatre, token, bag, best, extra "
         "(nearest: theatre)"),
        ({"theatre": [{"id": "WE", "linsk": []}]}, "theatre[WE].linsk is an unknown key, expected one of id, "
         "campaign, links, xy, note, known (nearest: links)"),
        ({"theatre": [{"id": "we", "xy": [0, 0]}]}, 'theatre[1].id is the unknown id "we", '
         "expected one of WE, PO (nearest: WE)"),
        ({"theatre": [{"xy": [0, 0]}]}, "theatre[1].id is missing, expected one of WE, PO"),
        ({"token": [{"code": "A9"}]}, 'token[1].code is the unknown code "A9", expected A1'),
        ({"theatre": [{"id": "PO", "campaign": [{"number": 2, "vp": 1}]}]}, "theatre[PO].campaign[1].number is the "
         "unknown number 2, expected 1"),
        ({"theatre": [{"id": "PO", "campaign": [{"number": True}]}]}, "theatre[PO].campaign[1].number is the "
         "unknown number true, expected 1"),
        ({"theatre": [{"id": "WE"}, {"id": "WE"}]}, 'theatre[2].id is "WE" again, '
         "expected one that no earlier row has"),
        ({"theatre": {"WE": {}}}, "theatre is a table, expected a list"),
        ({"theatre": ["WE"]}, 'theatre[1] is "WE", expected a table'),
        ({"theatre": [{"id": ["WE"]}]}, "theatre[1].id is the unknown id a list of 1, expected one of WE, PO"),
        ({"theatre": [{"id": "WE", "xy": [1]}]}, "theatre[WE].xy is a list of 1, expected a list of 2"),
        ({"theatre": [{"id": "PO", "campaign": [{"number": 1, "vp": 12}]}]}, "theatre[PO].campaign[1].vp is 12, "
         "expected a whole number from 0 to 9"),
        ({"theatre": [{"id": "PO", "campaign": [{"number": 1, "spaces": [{"id": "PO1.1"}]}]}]},
         'theatre[PO].campaign[1].spaces[1].id is the unknown id "PO1.1", expected none, for there are none here'),
        ({"bag": {"allies": {}}}, "bag.allies is an unknown key, expected axis"),
        ({"bag": {"axis": {"tokens": {"A2": 1}}}}, "bag.axis.tokens.A2 is an unknown key, expected one of A1, N1"),
        ({"bag": {"axis": {"tokens": {"A1": None}}}}, "bag.axis.tokens.A1 is null, expected a whole number"),
        ({"source": "mine"}, 'source is "mine", expected a table'),
        ({"theatre": [{"id": "WE", "links": ["PO"] * 2001}]}, "theatre[WE].links is a list of 2001, "
         "expected a list of at most 2000"),
        ({"theatre": [{"id": "WE"}] * 2001}, "theatre is a list of 2001, expected a list of at most 2000"),
        ({"bag": {"axis": {"tokens": dict.fromkeys(map(str, range(2001)), 1)}}}, "bag.axis.tokens is a table, "
         "expected a table with at most 2000 keys"),
    ],
)  # fmt: skip
def test_an_overlay_corrects_only_what_exists(board: Path, overlay: dict[str, Any], said: str) -> None:
    assert overlay_refusal(board, overlay) == f"overlay: base.{said}"


def test_a_fault_in_the_data_file_is_not_blamed_on_the_overlay(tmp_path: Path) -> None:
    path = written(tmp_path / "toy.toml", SOURCE + "[zzz]\n")
    with pytest.raises(DataError, match=r"^toy\.toml: zzz is an unknown key"):
        load(path, Board, {"zzz": {}})


def test_an_overlay_file_is_plain_data_that_survives_json(tmp_path: Path, board: Path) -> None:
    text = '[[base.theatre]]\nid = "WE"\nnote = "так напечатано"\n[[base.theatre.campaign]]\nnumber = 1\nvp = 9\n'
    overlay = read_overlay(written(tmp_path / "mine.toml", text))
    stored = json.loads(json.dumps(overlay))
    assert stored == overlay
    loaded = load(board, Board, overlay_for(stored, "base", ["base", "tokens"]))
    assert (loaded.theatre[0].campaign[0].vp, loaded.theatre[0].note) == (9, "так напечатано")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("day = 1944-06-06", "base.day is 1944-06-06"),
        ("days = [1, 1944-06-06]", "base.days[2] is 1944-06-06"),
        ("share = nan", "base.share is NaN"),
        (f"share = 0x{'F' * 9000}", "base.share is a number too long to show"),
    ],
)
def test_an_overlay_file_with_values_that_json_lacks_is_refused(tmp_path: Path, line: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        read_overlay(written(tmp_path / "mine.toml", f"[base]\n{line}\n"))
    assert one_sentence(caught.value) == (
        f"mine.toml: {said}, expected text, a number, true or false, a list or a table"
    )


def test_an_overlay_nested_deeper_than_calls_can_go_is_refused_later_like_any_unknown_key(tmp_path: Path) -> None:
    overlay = read_overlay(written(tmp_path / "mine.toml", f"[base]\n{'a.' * 3000}a = 1\n"))
    with pytest.raises(DataError, match="unknown data file"):
        overlay_for(overlay, "tokens", ["tokens"])


def test_an_overlay_has_a_part_for_each_data_file() -> None:
    overlay: dict[str, Any] = {"base": {"theatre": []}}
    assert overlay_for(overlay, "base", ["base", "tokens"]) == {"theatre": []}
    assert overlay_for(overlay, "tokens", ["base", "tokens"]) == {}


def test_an_overlay_for_an_unknown_data_file_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        overlay_for({"nipon": {}}, "base", ["base", "nippon"])
    assert one_sentence(caught.value) == (
        "overlay: nipon is an unknown data file, expected one of base, nippon (nearest: nippon)"
    )


def test_a_part_of_an_overlay_that_is_no_table_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        overlay_for({"base": 3}, "base", ["base"])
    assert one_sentence(caught.value) == "overlay: base is 3, expected a table"


# Sheets: corrections, or a scenario


@pytest.mark.parametrize(
    ("text", "game", "overlay"),
    [
        ("[units]\na = 1\n", "", {"units": {"a": 1}}),
        ('game = "raid"\n[units]\na = 1\n', "raid", {"units": {"a": 1}}),
        ("[source]\na = 1\n", "", {"scenario": {"source": {"a": 1}}}),
        ('game = "raid"\n[mission]\na = 1\n', "raid", {"scenario": {"mission": {"a": 1}}}),
    ],
)
def test_a_sheet_is_corrections_or_a_scenario(tmp_path: Path, text: str, game: str, overlay: dict[str, Any]) -> None:
    file = tmp_path / "sheet.toml"
    file.write_text(text, "utf-8")
    assert read_sheet(file) == (game, overlay)


@pytest.mark.parametrize(("text", "path"), [("game = 1\n", "game"), ("[units]\na = 1979-05-27\n", "units.a")])
def test_a_sheet_of_what_no_record_can_hold_is_refused(tmp_path: Path, text: str, path: str) -> None:
    file = tmp_path / "sheet.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(DataError, match=rf"^sheet\.toml: {path} "):
        read_sheet(file)

"""Records as text: what is written is read back, and anything else is refused with one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import BLUE, RED, TOY, random_game, snapshot, table_of
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import RecordError, RecordMismatch, UnknownName, VisavisError
from visavis.kernel.record import Entry, Header, Record, entry_line, header_line, read, read_header, write
from visavis.kernel.table import Table

HEADER = table_of().header
HEAD = header_line(HEADER)
FIELDS = json.loads(HEAD)

WORDS = st.text(max_size=12)
JSON_LOOK_ALIKES = st.sampled_from(
    [
        "1",
        "-1",
        "1.0",
        "1e5",
        "true",
        "null",
        '"a"',
        "[1]",
        "[1, 2",
        "{}",
        "NaN",
        "Infinity",
        "-Infinity",
        "",
        " ",
        "a b",
    ]
)
SPACED = st.sampled_from(
    [" a", "a ", "a\n", "a\nb", "a\rb", "a\x00", "a\u2028b", "\ufeffa", "a\tb", "\x85", "é", "шпион", "🎲"]
)
ATOMS = WORDS | JSON_LOOK_ALIKES | SPACED | st.integers()
ANSWERS = ATOMS | st.lists(ATOMS, max_size=4).map(tuple)
ENTRIES = st.builds(Entry, st.sampled_from([CHANCE, RED, BLUE]), st.sampled_from(["bid", "raid.target"]), ANSWERS)


def refused(text: str, error: type[VisavisError] = RecordError) -> str:
    """The one sentence a text is refused with."""
    with pytest.raises(error) as found:
        read(text, TOY)
    assert "\n" not in str(found.value)
    return str(found.value)


def refused_or_read(text: str) -> str:
    """The sentence a text is refused with; empty if it can be read."""
    try:
        read(text, TOY, recover=True)
    except VisavisError as error:
        return str(error)
    return ""


def head(**changes: Any) -> str:
    """A header line with some fields changed."""
    return json.dumps(FIELDS | changes) + "\n"


# Round trips


@given(st.lists(ENTRIES, max_size=6))
def test_what_is_written_is_read_back(entries: list[Entry]) -> None:
    record = Record(HEADER, tuple(entries))
    found = read(write(record, TOY), TOY)
    assert found == record
    assert [type(entry.answer) for entry in found.entries] == [type(entry.answer) for entry in entries]


@given(st.lists(ENTRIES, max_size=6))
def test_an_answer_takes_one_line_whatever_is_in_it(entries: list[Entry]) -> None:
    text = write(Record(HEADER, tuple(entries)), TOY)
    assert text.count("\n") == len(entries) + 1
    assert text.endswith("\n")


@pytest.mark.parametrize("answer", ["9" * 5000, "[" * 100_000, "[" * 50 + "]" * 50, '{"a":' * 100_000])
def test_text_that_is_hard_to_read_as_json_stays_text(answer: str) -> None:
    record = Record(HEADER, (Entry(RED, "bid", answer),))
    assert read(write(record, TOY), TOY) == record


def test_headers_are_read_back() -> None:
    header = Header("raid", "3", "duel", {"rounds": 1, "open_hands": True}, ("human", "бот"), {"board": {"n": [1, 2]}})
    assert read_header(header_line(header)) == header


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_survives_being_written(seed: int) -> None:
    table = random_game(seed)
    assert snapshot(Table.replay(TOY, read(write(table.record, TOY), TOY))) == snapshot(table)


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ("hill", "red raid.target hill\n"),
        ("mill gate", "red raid.target mill gate\n"),
        ("7", 'red raid.target "7"\n'),
        (7, "red raid.target 7\n"),
        ((2, 3), "red raid.target [2, 3]\n"),
        (("a", 1), 'red raid.target ["a", 1]\n'),
        ("", 'red raid.target ""\n'),
        ("a\nb", 'red raid.target "a\\nb"\n'),
        (" a", 'red raid.target " a"\n'),
        ("шпион", "red raid.target шпион\n"),
    ],
)
def test_answers_are_bare_where_they_cannot_be_mistaken(answer: Any, line: str) -> None:
    assert entry_line(Entry(RED, "raid.target", answer), ("red", "blue")) == line


def test_chance_has_a_name_in_the_file() -> None:
    assert entry_line(Entry(CHANCE, "raid.dice", (1, 1)), ("red", "blue")) == "chance raid.dice [1, 1]\n"


# Cut off


def test_a_line_that_was_cut_off_is_reported() -> None:
    assert refused(HEAD + "chance deal ace\nred bi") == "line 3 is cut off: it does not end with a newline"
    assert refused(HEAD + "chance deal ace") == "line 2 is cut off: it does not end with a newline"
    assert refused(HEAD[:-1]) == "line 1 is cut off: it does not end with a newline"


def test_a_line_that_was_cut_off_can_be_left_out() -> None:
    found = read(HEAD + "chance deal ace\nchance deal ki", TOY, recover=True)
    assert found.entries == (Entry(CHANCE, "deal", "ace"),)
    assert read(HEAD[:-1], TOY, recover=True).entries == ()


def test_a_whole_file_loses_nothing_in_recovery() -> None:
    text = write(random_game(1).record, TOY)
    assert read(text, TOY, recover=True) == read(text, TOY)


@pytest.mark.parametrize("cut", range(0, len(HEAD) - 1, 7))
def test_a_header_that_was_cut_off_is_reported(cut: int) -> None:
    assert refused(HEAD[:cut]) == "line 1 is not the header of a Visavis record: expected a JSON object"


# Headers


def test_half_a_character_is_refused() -> None:
    """JSON can name it, no file can hold it."""
    assert refused(head(seats=["\ud800"])) == "line 1 holds half a character, expected whole ones"
    assert refused(head(overlay={"\udfff": 1})) == "line 1 holds half a character, expected whole ones"
    assert refused(HEAD + 'chance deal "\\ud83c"\n') == "line 2 holds half a character, expected whole ones"
    assert read(HEAD + 'chance deal "\\ud83c\\udfb2"\n', TOY).entries[0].answer == "🎲"


def test_a_header_with_more_seats_than_any_table_is_refused() -> None:
    assert refused(head(seats=["human"] * 21)) == "the header names 21 seats, expected at most 20"


def test_a_version_that_no_rules_will_ever_have_is_refused() -> None:
    assert "rules version" in refused(head(rules="9" * 5000), RecordMismatch)


@pytest.mark.parametrize(
    "text", ["", "\n", "hello\n", "red bid 1\n", "{\n", "{'visavis': 1}\n", "\ufeff" + HEAD, "\x00"]
)
def test_a_file_without_a_header_is_refused(text: str) -> None:
    assert refused(text) == "line 1 is not the header of a Visavis record: expected a JSON object"


@pytest.mark.parametrize("text", ["[]\n", "1\n", "null\n", '"visavis"\n', '{"game": "raid"}\n', "NaN\n"])
def test_json_that_is_no_header_is_refused(text: str) -> None:
    assert refused(text) == 'line 1 is not the header of a Visavis record: it has no "visavis" key'


@pytest.mark.parametrize("opening", ["[", '{"visavis":', '{"visavis": 1, "overlay": {"a":'])
@pytest.mark.parametrize("depth", [950, 100_000])
def test_a_header_nested_too_deep_is_refused(opening: str, depth: int) -> None:
    closing = {"[": "]", "{": "}"}[opening[0]] * opening.count("{" if "{" in opening else "[")
    refused(opening * depth + "1" + closing * depth + "\n")


@pytest.mark.parametrize("format_", [0, 2, "1", None, [1]])
def test_another_format_is_refused(format_: Any) -> None:
    assert refused(head(visavis=format_)) == f"the record has format {format_!r}; this program reads format 1"


@pytest.mark.parametrize("format_", [True, 1.0])
def test_what_only_equals_the_format_is_refused(format_: Any) -> None:
    refused(head(visavis=format_))


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("game", 5, "a word"),
        ("game", None, "a word"),
        ("rules", 3, "a word"),
        ("scenario", ["duel"], "a word"),
        ("options", [], "an object"),
        ("options", "rounds", "an object"),
        ("seats", "human", "a list"),
        ("seats", {}, "a list"),
        ("overlay", None, "an object"),
        ("overlay", 1, "an object"),
    ],
)
def test_a_header_field_of_the_wrong_type_is_refused(key: str, value: Any, expected: str) -> None:
    assert refused(head(**{key: value})) == f"the header has {key} = {value!r}; expected {expected}"


@pytest.mark.parametrize("key", ["game", "rules", "scenario", "options", "seats", "overlay"])
def test_a_header_field_that_is_missing_is_refused(key: str) -> None:
    text = json.dumps({name: value for name, value in FIELDS.items() if name != key}) + "\n"
    assert refused(text).startswith(f"the header has {key} = None; expected ")


@pytest.mark.parametrize("seats", [[None, "human"], [1], [["human"]], [True], [float("nan")]])
def test_names_of_players_that_are_no_words_are_refused(seats: list[Any]) -> None:
    refused(head(seats=seats))


def test_a_record_of_another_game_is_refused() -> None:
    assert refused(head(game="ford"), RecordMismatch) == "this is a record of ford, not of raid"


def test_a_record_of_other_rules_is_refused() -> None:
    sentence = "the record was made with rules version 9 of raid; this program has 3"
    assert refused(head(rules="9"), RecordMismatch) == sentence


def test_a_record_of_an_unknown_scenario_is_refused() -> None:
    sentence = "there is no scenario of raid called 'siege'; known: duel, poor"
    assert refused(head(scenario="siege"), UnknownName) == sentence


@pytest.mark.parametrize("value", [3, "many", None, [1], {"a": 1}, float("nan"), float("inf"), 1.0, True])
def test_an_option_that_does_not_exist_is_refused(value: Any) -> None:
    assert refused(head(options={"rounds": value}), UnknownName).startswith("option rounds is ")


# Lines


@pytest.mark.parametrize("line", ["", "red", "red bid", "bid", "   ", "red\tbid\t1"])
def test_a_line_without_its_three_parts_is_refused(line: str) -> None:
    parts = line.split(" ", 2)
    sentence = f"line 2 is {line!r}; expected a seat, a question and an answer"
    if len(parts) == 3:
        sentence = "line 2 begins with ''; expected one of red, blue, chance"
    assert refused(f"{HEAD}{line}\n") == sentence


def test_a_line_with_an_empty_answer_is_refused() -> None:
    """An empty word is written as `""`."""
    assert refused(f"{HEAD}red bid \n").startswith("line 2 ")


@pytest.mark.parametrize("seat", ["green", "Red", "0", "-1", ""])
def test_an_unknown_seat_is_refused(seat: str) -> None:
    text = f"{HEAD}chance deal ace\n{seat} bid 1\n"
    assert refused(text) == f"line 3 begins with {seat!r}; expected one of red, blue, chance"


@pytest.mark.parametrize(
    "answer", ["true", "null", "1.5", "1.0", "1e5", "{}", '{"a": 1}', "NaN", "Infinity", "-Infinity"]
)
def test_an_answer_of_the_wrong_type_is_refused(answer: str) -> None:
    sentence = f"line 2 answers {answer!r}; expected a word, a whole number or a list of them"
    assert refused(f"{HEAD}red bid {answer}\n") == sentence


@pytest.mark.parametrize("answer", ["[true]", "[1, null]", "[1.5]", "[{}]", "[NaN]", "[[1, 2]]", '["a", [1]]'])
def test_a_list_of_anything_else_is_refused(answer: str) -> None:
    """Answers are flat: a list inside a list would not even be hashable."""
    sentence = f"line 2 answers {answer!r}; expected a word, a whole number or a list of them"
    assert refused(f"{HEAD}red bid {answer}\n") == sentence


@pytest.mark.parametrize("depth", [10, 500])
def test_an_answer_nested_deep_is_refused(depth: int) -> None:
    assert refused(f"{HEAD}red bid {'[' * depth}{']' * depth}\n").startswith("line 2 answers ")


def test_an_answer_nested_too_deep_does_not_break_the_reader() -> None:
    """It is refused too; or, since nobody can read it as JSON, it is the text that it is."""
    sentence = refused_or_read(f"{HEAD}red bid {'[' * 100_000}{']' * 100_000}\n")
    assert sentence == "" or sentence.startswith("line 2 answers ")


def test_long_lines_are_shortened_in_the_sentence() -> None:
    assert len(refused(HEAD + "x" * 10_000 + "\n")) < 200
    assert len(refused(HEAD + "x" * 10_000 + " bid 1\n")) < 200
    assert len(refused(HEAD + "red bid {" + '"a":1' + " " * 10_000 + "}\n")) < 200


def test_long_header_fields_are_shortened_in_the_sentence() -> None:
    assert len(refused(head(game=["x" * 10_000]))) < 500


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, HEAD + text, HEAD + "red bid " + text):
        assert "\n" not in refused_or_read(whole)

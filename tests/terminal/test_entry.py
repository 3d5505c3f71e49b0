"""What somebody types, and what it is taken for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.typist import answers_in, play, request, table_in
from visavis.kernel.view import Option, Text
from visavis.terminal.commands import begun_commands, exact_command, without_not
from visavis.terminal.entry import by_code, by_name, by_number, numbered, readings, spelled
from visavis.text import language

PLACEMENTS = [Option(f"{token} {space}", Text("")) for token in ("A1", "F1") for space in ("WE1.1", "WE1.2", "EE1.1")]


def found(typed: str) -> list[str]:
    return [option.answer for option in by_code(typed, PLACEMENTS)]


@pytest.mark.parametrize(
    "typed",
    [
        "A1 WE1.2",
        "a1 we1.2",
        "a1 we12",
        "a1we1.2",
        "a1we12",
        "  A1   WE1.2 ",
        "we1.2 a1",
        "a1 we1-2",
        "а1 we1.2",  # a Cyrillic А that looks Latin
        "А1 WЕ1.2",  # and an Е
        "ф1 цу1ю2",  # the other keyboard layout
        "Ф1 ЦУ1Ю2",
    ],
)
def test_an_answer_is_understood_however_it_is_spelled(typed: str) -> None:
    assert found(typed) == ["A1 WE1.2"]


def test_the_other_layout_is_read_as_a_whole() -> None:
    """а is where f is: with цу beside it that is an F, alone it looks like an A."""
    assert found("а1 цу1ю2") == ["F1 WE1.2"]
    assert {answer[:2] for answer in found("а1")} == {"A1"}


def test_a_beginning_finds_everything_that_begins_so() -> None:
    assert found("a1") == ["A1 WE1.1", "A1 WE1.2", "A1 EE1.1"]
    assert found("f1 w") == ["F1 WE1.1", "F1 WE1.2"]
    assert found("ee") == ["A1 EE1.1", "F1 EE1.1"]


@pytest.mark.parametrize("typed", ["a2", "we9", "a1 po1.1", "a1 we1.2 x", "!", "", "  ", "a1 we1.1 we1.2", "\ufffda1"])
def test_what_fits_nothing_finds_nothing(typed: str) -> None:
    assert found(typed) == []


def test_a_whole_word_counts_more_than_a_beginning() -> None:
    options = [Option("1 N2", Text("")), Option("10 N1", Text(""))]
    assert [option.answer for option in by_code("1", options)] == ["1 N2"]


def test_a_name_in_the_readers_language_will_do() -> None:
    theatres = [Option(code, Text(f"theatre-{code}")) for code in ("WE", "EE", "PO")]
    for code, typed in (("en", "west"), ("ru", "запад"), ("ru", "pfgfl"), ("en", "цуые")):
        assert [option.answer for option in by_name(typed, theatres, language(code, "blitzkrieg"))] == ["WE"]
    assert len(by_name("europe", theatres, language("en", "blitzkrieg"))) == 2
    assert by_name("w", theatres, language("en", "blitzkrieg")) == []


def test_the_whole_name_is_preferred_to_a_longer_one() -> None:
    tokens = [Option(code, Text(f"token-{code}")) for code in ("BA1", "A1")]
    assert [option.answer for option in by_name("army 1", tokens, language("en", "blitzkrieg"))] == ["A1"]


def test_numbers_pick_from_the_list_shown() -> None:
    chosen = by_number("2", PLACEMENTS)
    assert chosen is not None
    assert chosen.answer == "A1 WE1.2"
    assert by_number("7", PLACEMENTS) is by_number("0", PLACEMENTS) is by_number("9" * 5000, PLACEMENTS) is None


def test_answers_that_are_numbers_have_no_numbers_beside_them() -> None:
    assert numbered(PLACEMENTS)
    assert not numbered([Option(die, Text("")) for die in (1, 2, 3)])
    assert spelled((1, 6)) == "1 6"


def test_readings_keep_what_was_typed_first() -> None:
    assert readings("Undo")[0] == "undo"
    assert "undo" in readings("гтвщ")
    assert "отмена" in readings("jnvtyf")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("undo", "undo"),
        ("UNDO", "undo"),
        ("отмена", "undo"),
        ("гтвщ", "undo"),
        ("jnvtyf", "undo"),
        ("?", "options"),
        ("??", "options"),
        (",", "options"),
        ("why", "why"),
        ("почему", "why"),
        ("§7.3", "rule"),
        ("правило 7.3", "rule"),
        ("журнал", "log"),
        ("сохранить x", "save"),
        ("помощь", "help"),
        ("выход", "quit"),
    ],
)
def test_commands_have_names_in_both_languages(typed: str, name: str) -> None:
    command = exact_command(typed)
    assert command is not None
    assert command.name == name


def test_commands_are_known_by_their_beginning() -> None:
    assert [command.name for command in begun_commands("und")] == ["undo"]
    assert [command.name for command in begun_commands("жур")] == ["log"]
    assert {command.name for command in begun_commands("l")} == {"log", "legend"}
    assert begun_commands("xyz") == []
    assert exact_command("xyz") is None


def test_why_not_is_why_with_a_not() -> None:
    assert without_not("not WE1.2") == without_not("не WE1.2") == "WE1.2"
    assert without_not("not") == ""
    assert without_not("WE1.2") is None


# At the prompt


@pytest.fixture
def start(folder: Path) -> str:
    """A token of the reserve the first player holds in the games below."""
    play(request(folder, "base"), ["", "quit"])
    table = table_in(folder)
    assert table.pending is not None
    return str(table.pending.options[0]).partition(" ")[0]


def test_a_token_alone_shows_where_it_can_go_and_a_number_picks(folder: Path, start: str) -> None:
    before = answers_in(folder)
    played = play(request(folder), ["", "", start, "2"])
    assert f"{start} can go to these spaces" in played.after(start)
    assert "marker centre → Axis" in played.after(start)
    given = [answer for answer in answers_in(folder)[len(before) :] if answer.startswith(f"{start} ")]
    assert len(given) == 1


def test_after_a_token_the_space_alone_is_enough(folder: Path, start: str) -> None:
    table = table_in(folder)
    assert table.pending is not None
    wanted = next(answer for answer in reversed(table.pending.options) if answer.startswith(f"{start} "))
    play(request(folder), ["", "", start, wanted.partition(" ")[2]])
    assert wanted in answers_in(folder)


def test_enter_puts_the_token_back(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", start, "", "zzz"])
    assert f"Axis, {start} to> \n► Choose a token" in played.text
    assert "Axis> zzz" in played.text


def test_an_unclear_word_says_what_it_may_mean(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", "we1.3", "l", "1.1"])
    assert "“we1.3” may mean several things:" in played.after("we1.3")
    assert "“l” may be log, legend." in played.after("l")
    assert "“1.1” is neither an answer nor a command" in played.after("1.1")


@pytest.mark.parametrize(
    "typed", ["xyzzy", "A9", "po", "1", "99", "-1", "A1 A1", "стол", "DROP TABLE", "\x1b[2J", "§§"]
)
def test_words_that_mean_nothing_change_nothing(folder: Path, start: str, typed: str) -> None:
    before = table_in(folder).record
    played = play(request(folder), ["", "", typed])
    assert played.status == 0
    assert table_in(folder).record == before
    assert "\x1b" not in played.text.replace(f"> {typed}\n", "")


def test_what_exists_but_cannot_be_done_now_is_told_apart_from_nonsense(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", "EE3.1", "NUK WE1.1"])
    assert "“EE3.1” is not possible now" in played.after("EE3.1")
    assert "“NUK WE1.1” is not possible now" in played.after("NUK WE1.1")


def test_the_list_of_answers_has_previews_and_can_be_narrowed(folder: Path, start: str) -> None:
    played = play(request(folder), ["", "", "?", "? EE1.1", "? nothing"])
    assert "WE1.2 research; marker centre → Axis" in played.after("?")
    assert "WE1.2" not in played.after("? EE1.1")
    assert "has to do with “nothing”" in played.after("? nothing")

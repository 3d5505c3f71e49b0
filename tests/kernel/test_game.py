"""What a game declares: scenarios, options, steps; and hints for what was misspelt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.toy import TOY, set_up
from visavis.kernel.errors import UnknownName, VisavisError
from visavis.kernel.game import Setting, State, listed, named

YES_OR_NO = Setting("open_hands", False)
NUMBER = Setting("rounds", 2, (-1, 1, 2, 40))
WORD = Setting("pace", "slow", ("slow", "quick"))


def sentence_of(setting: Setting, value: object) -> str:
    with pytest.raises(UnknownName) as refused:
        setting.read(value)
    return str(refused.value)


# Options


def test_options_not_given_have_their_defaults() -> None:
    assert TOY.options("duel", {}) == {"rounds": 2, "open_hands": False, "pace": "slow"}


def test_options_given_are_read() -> None:
    assert TOY.options("duel", {"rounds": "40", "open_hands": "yes"}) == {
        "rounds": 40,
        "open_hands": True,
        "pace": "slow",
    }


def test_an_option_of_another_scenario_is_not_there() -> None:
    assert "pace" not in TOY.options("poor", {})
    with pytest.raises(
        UnknownName, match=r"^there is no option of raid poor called 'pace'; known: rounds, open_hands$"
    ):
        TOY.options("poor", {"pace": "slow"})


def test_a_misspelt_option_gets_a_hint() -> None:
    with pytest.raises(UnknownName, match=r"^there is no option of raid duel called 'round'; did you mean rounds\?$"):
        TOY.options("duel", {"round": 1})


@pytest.mark.parametrize("value", ["yes", "on", "true", "YES", True])
def test_many_words_mean_yes(value: object) -> None:
    assert YES_OR_NO.read(value) is True


@pytest.mark.parametrize("value", ["no", "off", "false", "Off", False])
def test_many_words_mean_no(value: object) -> None:
    assert YES_OR_NO.read(value) is False


@pytest.mark.parametrize("value", ["maybe", "", 1, 0, 1.0, None, []])
def test_anything_else_is_neither_yes_nor_no(value: object) -> None:
    assert sentence_of(YES_OR_NO, value) == f"option open_hands is {value!r}; it may be on or off"


@pytest.mark.parametrize(("value", "meaning"), [(40, 40), ("40", 40), ("-1", -1), (-1, -1)])
def test_a_number_may_be_text_from_a_command_line(value: object, meaning: int) -> None:
    assert NUMBER.read(value) == meaning


@pytest.mark.parametrize("value", [3, "3", True, 1.0, "many", "", "-", None, [1], {}])
def test_a_number_that_is_not_offered_is_refused(value: object) -> None:
    shown = int(value) if value == "3" else value
    assert sentence_of(NUMBER, value) == f"option rounds is {shown!r}; it may be -1, 1, 2, 40"


@pytest.mark.parametrize("value", ["--1", "-1-", "²", "1²"])
def test_text_that_only_looks_like_a_number_is_refused(value: str) -> None:
    assert sentence_of(NUMBER, value) == f"option rounds is {value!r}; it may be -1, 1, 2, 40"


def test_a_word_is_taken_as_it_is() -> None:
    assert WORD.read("quick") == "quick"


@pytest.mark.parametrize("value", ["Quick", "1", 1, True, None, ["quick"]])
def test_a_word_that_is_not_offered_is_refused(value: object) -> None:
    assert sentence_of(WORD, value) == f"option pace is {value!r}; it may be slow, quick"


# Names


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("dual", "there is no scenario of raid called 'dual'; did you mean duel?"),
        ("siege", "there is no scenario of raid called 'siege'; known: duel, poor"),
        ("", "there is no scenario of raid called ''; known: duel, poor"),
    ],
)
def test_an_unknown_scenario_gets_a_hint(name: str, sentence: str) -> None:
    with pytest.raises(UnknownName) as refused:
        TOY.scenario(name)
    assert str(refused.value) == sentence


def test_a_known_scenario_says_who_sits_at_it() -> None:
    assert TOY.scenario("duel").seats == ("red", "blue")


def test_a_known_name_is_itself() -> None:
    assert named("ford", ["ford", "raid"], "game") == "ford"


def test_where_nothing_is_known_the_hint_says_none() -> None:
    with pytest.raises(UnknownName, match=r"^there is no game called 'ford'; known: none$"):
        named("ford", [], "game")


def test_names_are_listed_with_commas() -> None:
    assert listed(["a", 2]) == "a, 2"


def test_every_error_about_input_is_one_kind() -> None:
    assert issubclass(UnknownName, VisavisError)
    assert issubclass(VisavisError, ValueError)


# Steps and state


def test_what_comes_next_comes_before_what_was_to_come() -> None:
    s = State([("end",)])
    s.then(("first", 1), ("second",))
    taken: list[Any] = [s.agenda.pop() for _ in range(3)]
    assert taken == [("first", 1), ("second",), ("end",)]


def test_a_state_says_where_the_game_is() -> None:
    s = set_up("duel", {"rounds": 1}, {})
    assert repr(s) == "<Raid rounds=1 next=[('deal', 0)]>"


def test_a_state_has_no_room_for_anything_undeclared() -> None:
    s = set_up("duel", {"rounds": 1}, {})
    with pytest.raises(AttributeError):
        s.secret_flag = True  # type: ignore[attr-defined]

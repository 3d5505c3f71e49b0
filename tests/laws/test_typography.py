"""Laws of typography: every file of sentences sets numbers, signs and quotation marks alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import accumulate

import pytest
from fluent.syntax.ast import BaseNode, Message, Pattern, TextElement

from tests.laws.sentences import parsed
from tests.laws.test_grammar import nodes
from tests.laws.test_texts import FLAGS
from visavis.games import GAMES
from visavis.kernel.view import Text
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.style import ink
from visavis.text import LANGUAGES, language
from visavis.text.setting import tied

SOMETHING = "\ufffc"  # stands for whatever is put into a sentence
TIED = "\u00a0"  # a space at which no line is broken
PER_CENT = r"%(?!\w)"  # of the pages' sentences %n is what the page fills in


def sources(code: str) -> list[Traversable]:
    places = [files("visavis.text"), *(files(f"visavis.games.{game}") / "text" for game in GAMES)]
    return [file for place in places for file in place.iterdir() if file.name.endswith(f"{code}.ftl")]


@cache
def patterns(code: str) -> tuple[tuple[str, str], ...]:
    """Where it stands, and the words of every pattern, of each variant by itself."""
    return tuple(found_in(code))


def found_in(code: str) -> Iterator[tuple[str, str]]:
    for file in sources(code):
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                said: list[BaseNode | None] = [
                    entry.value,
                    *(each.value for each in entry.attributes if each.id.name not in FLAGS),
                ]
                for pattern in (each for each in nodes(said) if isinstance(each, Pattern)):
                    yield f"{file.name} {entry.id.name}", words(pattern)


def words(pattern: Pattern) -> str:
    return "".join(each.value if isinstance(each, TextElement) else SOMETHING for each in pattern.elements)


def breaking(code: str, law: str) -> list[tuple[str, str]]:
    return [(where, said) for where, said in patterns(code) if re.search(law, said)]


def test_all_the_files_are_read() -> None:
    for code in LANGUAGES:
        assert {file.name for file in sources(code)} >= {f"{code}.ftl", f"web.{code}.ftl", f"terminal.{code}.ftl"}
        assert len(patterns(code)) > 3000


def test_per_cent_stands_apart_in_russian_and_close_in_english() -> None:
    """25 %, tied, and 25%."""
    number = rf"[\d{SOMETHING}]"
    assert breaking("ru", rf"{number}(?!{TIED}%)\s?{PER_CENT}") == []
    assert breaking("en", rf"{number}\s{PER_CENT}") == []
    assert re.search(rf"{number}(?!{TIED}%)\s?{PER_CENT}", "риск 25 %")
    assert not re.search(rf"{number}(?!{TIED}%)\s?{PER_CENT}", f"риск 25{TIED}%")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_sign_of_a_number_stays_with_it(code: str) -> None:
    """№ 3, No. 3"""
    assert breaking(code, rf"№(?!{TIED})|\bNo\.(?!{TIED})") == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_less_than_nothing_has_a_minus(code: str) -> None:
    """−2, not a hyphen; also where the number is put in."""
    assert breaking(code, rf"(^|[\s(,:/])-[\d{SOMETHING}]") == []
    said = language(code, "manhattan")
    assert said.say(Text("measure-worth", {"value": -0.4})) in ("worth\u00a0−0.4", "польза\u00a0−0,4")


@pytest.mark.parametrize("code", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_not_those_of_a_typewriter(code: str) -> None:
    assert breaking(code, r"[\"']") == []


COUNTS = [
    ("5 points for you", "5_points for you"),
    ("6+, 72%, 3 AP, 2 CAPs", "6+, 72%, 3_AP, 2_CAPs"),
    ("2 of 5; 9 or more; navy 3 to Pacific Ocean 1", "2 of 5; 9 or more; navy 3 to Pacific Ocean 1"),
    ("Ось получает 5 очков за Западную Европу 3", "Ось получает 5_очков за Западную Европу 3"),
    ("−2 деления, +1 очко, 0,5 хода", "−2_деления, +1_очко, 0,5_хода"),
    ("маркер: центр → Ось +4, Axis −1", "маркер: центр → Ось_+4, Axis_−1"),
    ("ячейка 2 из 3; WE2.3 занята; §7.2 даёт 2 рабочих", "ячейка 2 из 3; WE2.3 занята; §7.2 даёт 2_рабочих"),
]


@pytest.mark.parametrize(("said", "tie"), COUNTS)
def test_a_number_stays_with_the_word_it_counts(said: str, tie: str) -> None:
    assert tied(said) == tie.replace("_", TIED)


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_of_the_terminal_breaks_between_a_number_and_what_it_counts(width: int) -> None:
    """And nothing but the break is changed: what is printed has plain spaces."""
    for said, _ in COUNTS:
        lines = [each.plain for each in wrapped(ink(said), width, 2)]
        assert " ".join(line.strip() for line in lines) == said
        ends = accumulate(len(line.strip()) + 1 for line in lines[:-1])
        assert {tied(said)[end - 1] for end in ends} <= {" "}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_counted_word_of_the_texts_is_tied_where_a_number_is_put_in(code: str) -> None:
    """Every pattern that says a number and a word."""
    counting = rf"{SOMETHING} [a-zа-яё]{{5}}"
    put_in = [said.replace(SOMETHING, "5") for _, said in patterns(code) if re.search(counting, said)]
    assert len(put_in) > 100
    assert [said for said in put_in if re.search(r"(?<![\w.,§−-])5 [a-zа-яё]{6}", tied(said))] == []

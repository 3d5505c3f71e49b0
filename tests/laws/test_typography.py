"""Laws of typography: every file of sentences sets numbers, signs and quotation marks alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, Pattern, TextElement

from tests.laws.test_grammar import nodes
from tests.laws.test_texts import FLAGS
from visavis.games import GAMES
from visavis.kernel.view import Text
from visavis.text import LANGUAGES, language

SOMETHING = "\ufffc"  # stands for whatever is put into a sentence
TIED = "\u00a0"  # a space at which no line is broken
PER_CENT = r"%(?!\w)"  # of the pages' sentences %n is what the page fills in


def sources(code: str) -> list[Traversable]:
    places = [files("visavis.text"), *(files(f"visavis.games.{game}") / "text" for game in GAMES)]
    return [file for place in places for file in place.iterdir() if file.name.endswith(f"{code}.ftl")]


def patterns(code: str) -> Iterator[tuple[str, str]]:
    """Where it stands, and the words of every pattern, of each variant by itself."""
    for file in sources(code):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
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
        assert len(list(patterns(code))) > 3000


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
    assert said.say(Text("candidate-valued", {"name": "x", "value": -0.4})) in ("x (−0.4)", "x (−0,4)")


@pytest.mark.parametrize("code", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_not_those_of_a_typewriter(code: str) -> None:
    assert breaking(code, r"[\"']") == []

"""The glossary: the words it names are used, and the words it forbids are not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.laws.test_texts import written
from visavis.games import GAMES
from visavis.text import LANGUAGES, language, rulebook

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
EVERY_GAME = "All games"
STEM = 4  # letters of a word that stay the same in all its forms, at least


class Term(NamedTuple):
    game: str  # none: of all games
    words: tuple[str, str]  # as in LANGUAGES
    never: tuple[str, ...]


def terms() -> list[Term]:
    titles = {language("en", game)("game-title"): game for game in GAMES} | {EVERY_GAME: ""}
    found: list[Term] = []
    game: str | None = ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = titles.get(line.removeprefix("## ").partition(" (")[0])  # none: of a game not yet on the shelf
        elif game is not None and line.startswith("| ") and not line.startswith("| English"):
            en, ru, never = (cell.strip() for cell in line.strip("|").split("|"))
            found.append(Term(game, (en, ru), tuple(filter(None, never.split(", ")))))
    return found


@cache
def texts(game: str, code: str) -> str:
    """Every sentence of a game in a language, its rulebook included; of no game, the program's own and the pages'."""
    folder = files(f"visavis.games.{game}") / "text" if game else files("visavis.text")
    found = [file for file in folder.iterdir() if file.name.endswith(f"{code}.ftl")]
    said = [each for file in found for each in written(file.read_text(encoding="utf-8"))]
    if game:
        said += [part.of(code) for row in rulebook(game).paragraphs.values() for part in (row.title, row.text)]
    return "\n".join(said).casefold()


def stems(term: str) -> Iterator[str]:
    """The beginnings of its words, without what stands in brackets."""
    for word in re.findall(r"[\w’-]+", re.sub(r"\(.*?\)", "", term).casefold()):
        if word not in ("the", "of"):
            yield word if len(word) <= STEM else word[: max(STEM, len(word) - 3)]


@pytest.mark.parametrize("term", terms(), ids=lambda term: f"{term.game}-{term.words[0]}")
def test_the_words_of_the_glossary_are_used_and_those_it_forbids_are_not(term: Term) -> None:
    for code, words in zip(LANGUAGES, term.words, strict=True):
        said = texts(term.game, code)
        assert [stem for stem in stems(words) if not re.search(rf"\b{re.escape(stem)}", said)] == []
        places = [term.game] if term.game else ["", *GAMES]
        for place in places:
            assert [word for word in term.never if forbidden(word, texts(place, code))] == []


def forbidden(word: str, said: str) -> list[str]:
    """All its occurrences; beginnings of words stand for all their forms."""
    return re.findall(rf"(?<!\w){re.escape(word.casefold())}\w*", said)


def test_the_glossary_knows_its_games_and_finds_what_it_forbids() -> None:
    assert {"", "blitzkrieg", "manhattan", "bear"} <= {term.game for term in terms()}
    assert forbidden("ТВД", "три твд")
    assert not forbidden("твд", "отвд")

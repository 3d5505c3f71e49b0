"""A game's rulebook in our own words, and where each paragraph lives in code and tests."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from visavis.games.reading import load
from visavis.kernel.data import Source
from visavis.kernel.errors import Wording
from visavis.kernel.game import named


@dataclass(frozen=True, slots=True)
class Words:
    en: str
    ru: str

    def of(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


@dataclass(frozen=True, slots=True)
class Paragraph:
    id: str
    status: Literal["code", "data", "view"]
    title: Words
    text: Words


@dataclass(frozen=True, slots=True)
class RulebookFile:
    source: Source
    paragraph: tuple[Paragraph, ...]


class Rulebook:
    """Every paragraph of a game, in order."""

    def __init__(self, game: str, book: RulebookFile, rulemap: dict[str, Any]) -> None:
        self.game = game
        self.source = book.source
        self.paragraphs = {paragraph.id: paragraph for paragraph in book.paragraph}
        self.rulemap = rulemap

    def __getitem__(self, number: str) -> Paragraph:
        what = Wording("paragraph of {game}", game=self.game)
        return self.paragraphs[named(self.number(number), self.paragraphs, what)]

    def number(self, typed: str) -> str:
        """A paragraph number as somebody types it: with or without the sign, in any case."""
        wanted = typed.strip().lstrip("§").rstrip(".").upper()
        return next((number for number in self.paragraphs if number.upper() == wanted), typed.strip().lstrip("§"))

    def under(self, heading: str) -> list[Paragraph]:
        """All paragraphs of a heading: 7 gives 7.1 to 7.10.7, and 7.10 gives 7.10.1 on."""
        start = self.number(heading)
        return [p for p in self.paragraphs.values() if p.id == start or p.id.startswith(start + ".")]

    def containing(self, words: str, language: str) -> list[Paragraph]:
        """Paragraphs whose title or text contains these words."""
        wanted = words.casefold()
        found = self.paragraphs.values()
        return [p for p in found if wanted in f"{p.title.of(language)} {p.text.of(language)}".casefold()]

    def places(self, number: str) -> list[str]:
        return list(self.rulemap.get(number, {}).get("places", []))

    def tests(self, number: str) -> list[str]:
        return list(self.rulemap.get(number, {}).get("tests", []))

    def coverage(self) -> dict[str, int]:
        """How many paragraphs there are, have a place, and are cited by a test."""
        return {
            "paragraphs": len(self.paragraphs),
            "placed": sum(1 for number in self.paragraphs if self.places(number)),
            "tested": sum(1 for number in self.paragraphs if self.tests(number)),
        }


@cache
def rulebook(game: str) -> Rulebook:
    data = files(f"visavis.games.{game}") / "data"
    rulemap = data / "rulemap.json"
    placed = json.loads(rulemap.read_text(encoding="utf-8"))["paragraphs"] if rulemap.is_file() else {}
    return Rulebook(game, load(data / "rulebook.toml", RulebookFile), placed)

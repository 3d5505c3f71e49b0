"""The rulebook of every game: each row has its place and its test."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from visavis.cli import main
from visavis.games import GAMES
from visavis.text import rulebook


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_a_rulebook_has_a_place_and_a_test(game: str) -> None:
    book = rulebook(game)
    assert [row for row in book.paragraphs if not book.places(row) or not book.tests(row)] == []
    assert [row for row, found in book.rulemap.items() if not found["places"] or not found["tests"]] == []


def test_coverage_says_the_same_three_numbers_for_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert list(found) == list(GAMES)
    for name, row in found.items():
        assert row == dict.fromkeys(("paragraphs", "placed", "tested"), len(rulebook(name).paragraphs))


@pytest.mark.parametrize(("game", "rulings"), [("blitzkrieg", 72), ("manhattan", 30), ("bear", 77), ("worldorder", 70)])
def test_rulings_are_worded_once_in_both_languages(game: str, rulings: int) -> None:
    """In the rulebook, where `rule R7` finds them; the notes give reasons and word none again."""
    found = {row: said.text for row, said in rulebook(game).paragraphs.items() if re.fullmatch(r"R\d+", row)}
    assert list(found) == [f"R{n}" for n in range(1, rulings + 1)]
    assert all(said.en and said.ru for said in found.values())
    noted = (files(f"visavis.games.{game}") / "notes.md").read_text("utf-8")
    notes = dict(re.findall(r"(?m)^- \*\*(R\d+)\*\* (.+)$", noted))
    assert notes.keys() <= found.keys()
    repeated = {row for row, why in notes.items() for line in found[row].en.split(". ") if line.strip(".") in why}
    assert not repeated

"""The rulebook of every game: each row has its place and its test."""

from __future__ import annotations

import json

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

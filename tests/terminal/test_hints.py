"""The command `hint`: for whoever is asked, where it was agreed on, and with a note in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.typist import play, request
from visavis.kernel.record import read_header
from visavis.thinking import Budget

FEW = Budget(playouts=6)


def header_in(folder: Path) -> tuple[tuple[int, ...], ...]:
    (path,) = folder.glob("**/*.visavis")
    return read_header(path.read_text("utf-8")).hints


@pytest.mark.parametrize(
    ("code", "typed", "sure"), [("en", "hint", "first impression"), ("ru", "совет", "впечатление")]
)
def test_it_names_the_best_answers_and_the_record_says_so(tmp_path: Path, code: str, typed: str, sure: str) -> None:
    played = play(request(tmp_path, language=code, thought=FEW), [typed, typed])
    said = played.after(typed)
    assert sure in said
    assert "1. " in said
    assert "%" in said
    assert "⟨" not in said
    (bots, mine) = header_in(tmp_path)
    assert (bots, len(mine)) == ((), 1)


def test_people_who_play_each_other_have_none_unless_they_agreed(tmp_path: Path) -> None:
    played = play(request(tmp_path / "a", "base", thought=FEW), ["", "hint"])
    assert "agree on them beforehand" in played.after("hint")
    assert header_in(tmp_path / "a") == ()
    played = play(request(tmp_path / "b", "base", thought=FEW, hints=True), ["", "hint"])
    assert "first impression" in played.after("hint")
    assert sum(map(len, header_in(tmp_path / "b"))) == 1

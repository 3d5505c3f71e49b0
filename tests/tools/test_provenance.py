"""Provenance on tiny data files, and each way it can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import provenance

SOURCE = '[source]\nwork = "Ford"\nedition = "first, 2020"\nknown = "printed"\n'


def report(root: Path, text: str) -> int:
    data = root / "src/visavis/games/ford/data"
    data.mkdir(parents=True)
    (data / "board.toml").write_text(text, "utf-8")
    return provenance.main(["--root", str(root)])


def test_a_file_with_its_source_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(tmp_path, SOURCE) == 0
    assert capsys.readouterr().out == "ford/data/board.toml: printed\n"


def test_rows_known_otherwise_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = '[[area]]\nknown = "reported"\n[[area]]\nknown = "reported"\n[[area]]\nunits = [{ known = "own" }]\n'
    assert report(tmp_path, SOURCE + rows) == 0
    assert capsys.readouterr().out == "ford/data/board.toml: printed; 1 rows own; 2 rows reported\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("size = 4\n", "has no [source] table"),
        ('source = "the box"\n', "has no [source] table"),
        (SOURCE.replace('work = "Ford"\n', ""), "[source] lacks work"),
        (SOURCE.replace("first, 2020", " "), "[source] lacks edition"),
        (SOURCE.replace('known = "printed"\n', ""), "[source] lacks known"),
        (SOURCE.replace("printed", "guessed"), "[source] has known = 'guessed', not one of"),
        (SOURCE + '[[area]]\n[[area]]\nknown = "guessed"\n', "area[2] has known = 'guessed', not one of"),
        (SOURCE + "[map.north]\nknown = true\n", "map.north has known = True, not one of"),
        (SOURCE + "size = \n", "not valid TOML"),
    ],
)
def test_a_problem_fails_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, problem: str
) -> None:
    assert report(tmp_path, text) == 1
    [line] = [line for line in capsys.readouterr().out.splitlines() if "PROBLEM" in line]
    assert line.startswith(f"ford/data/board.toml: PROBLEM: {problem}")


def test_without_data_there_is_nothing_to_report(tmp_path: Path) -> None:
    assert provenance.main(["--root", str(tmp_path)]) == 0

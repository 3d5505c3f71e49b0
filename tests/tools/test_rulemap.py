"""The rule map on a tiny game, and each way it can fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import rulemap

RULES = '''"""Chapter 6, with §6.4 told here and placed nowhere."""

from kernel import Choice, roll

# §6.3 The owner chooses.
LIMIT = 3


class Ford:
    """§6.1 The state."""

    units: int = 0  # §ST.A1 units left

    def volley(self):
        """§6.2 Fire; §6.4, if it must be."""
        die = yield from roll("fight.fire", "S2.4.11")
        return die  # §7.3b rounding, ruling R1


def decide(s):
    def inner():
        return "see (§SG1.U2)."
    yield from Choice(0, "fight.loss", [1, 2], "SE.10.3")
'''
TESTS = '''"""§6.1 counts for no test here."""


def helper():
    return "§6.1"


# §6.1 and the table
def test_state():
    """§6.2 §6.3, §6.4; §ST.A1."""
    assert "§S2.4.11"  # §7.3


class TestBot:
    def test_decides(self):
        """§SG1.U2 and §SE.10.3. Also §4.5 of the data; ruling R1."""
'''
IDS = ["6.1", "6.2", "6.3", "6.4", "ST.A1", "S2.4.11", "7.3", "SG1.U2", "SE.10.3", "4.5"]


def paragraph(id: str, status: str = "code") -> str:
    languages = f'{{ en = "Title {id}", ru = "Название" }}'
    return f'[[paragraph]]\nid = "{id}"\nstatus = "{status}"\ntitle = {languages}\ntext = {languages}\n'


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, "utf-8")


def append(root: Path, path: str, text: str) -> None:
    write(root, path, (root / path).read_text("utf-8") + text)


GAME = "src/visavis/games/ford"
RULEBOOK, CODE, NOTES = f"{GAME}/data/rulebook.toml", f"{GAME}/rules/fight.py", f"{GAME}/notes.md"
MAP, DOCS, GAME_TESTS = f"{GAME}/data/rulemap.json", "docs/games/ford.md", "tests/games/ford/test_fight.py"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A game whose every paragraph has its place and its test, with the map written."""
    write(tmp_path, RULEBOOK, "\n".join(map(paragraph, IDS)))
    write(tmp_path, CODE, RULES)
    write(tmp_path, f"{GAME}/data/board.toml", "size = 4  # §4.5 areas\n")
    write(tmp_path, NOTES, "# Rulings\n\n- **R1** Halves are rounded up (§7.3).\n")
    write(tmp_path, GAME_TESTS, TESTS)
    write(tmp_path, DOCS, "# Ford\n\n<!-- rulemap -->\nold\n<!-- /rulemap -->\n\nAfter.\n")
    rulemap.main(["--root", str(tmp_path)])
    return tmp_path


def places(root: Path, id: str) -> list[str]:
    entry = json.loads((root / MAP).read_text("utf-8"))["paragraphs"][id]
    return [*entry["places"]]


def citing(root: Path, id: str) -> list[str]:
    entry = json.loads((root / MAP).read_text("utf-8"))["paragraphs"][id]
    return [*entry["tests"]]


def check_says(root: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The problems --check reports, which must make it fail."""
    capsys.readouterr()
    assert rulemap.main(["--root", str(root), "--check"]) == 1
    return capsys.readouterr().out.splitlines()


def test_a_complete_game_passes(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert rulemap.main(["--root", str(root), "--check"]) == 0
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize(
    ("id", "place"),
    [
        ("6.1", "rules/fight.py:Ford"),
        ("6.2", "rules/fight.py:Ford.volley"),
        ("6.3", "rules/fight.py:LIMIT"),
        ("6.4", "rules/fight.py:Ford.volley"),
        ("ST.A1", "rules/fight.py:Ford.units"),
        ("S2.4.11", "rules/fight.py:Ford.volley"),
        ("7.3", "rules/fight.py:Ford.volley"),
        ("SG1.U2", "rules/fight.py:decide.inner"),
        ("SE.10.3", "rules/fight.py:decide"),
        ("4.5", "data/board.toml"),
    ],
)
def test_a_citation_counts_for_the_definition_around_it(root: Path, id: str, place: str) -> None:
    assert places(root, id) == [place]


@pytest.mark.parametrize("id", ["6.1", "6.2", "6.3", "6.4", "ST.A1", "S2.4.11", "7.3"])
def test_a_test_cites_in_its_docstring_comments_and_body(root: Path, id: str) -> None:
    assert citing(root, id) == ["test_fight.py::test_state"]


@pytest.mark.parametrize("id", ["SG1.U2", "SE.10.3", "4.5"])
def test_a_test_in_a_class_is_named_as_pytest_names_it(root: Path, id: str) -> None:
    assert citing(root, id) == ["test_fight.py::TestBot::test_decides"]


def test_laws_and_playthroughs_count_as_tests(root: Path) -> None:
    write(root, "tests/laws/test_law.py", 'def test_law():\n    """§6.1 holds."""\n')
    rulemap.main(["--root", str(root)])
    assert citing(root, "6.1") == ["laws/test_law.py::test_law", "test_fight.py::test_state"]


def test_paragraphs_are_sorted_as_people_count(root: Path) -> None:
    append(root, RULEBOOK, paragraph("6.10"))
    rulemap.main(["--root", str(root)])
    ids = list(json.loads((root / MAP).read_text("utf-8"))["paragraphs"])
    assert ids[:6] == ["4.5", "6.1", "6.2", "6.3", "6.4", "6.10"]


def test_the_table_stands_between_the_markers(root: Path) -> None:
    page = (root / DOCS).read_text("utf-8")
    assert page.startswith("# Ford\n\n<!-- rulemap -->\n| § | title | place | tests |\n")
    assert "| 6.3 | Title 6.3 | `rules/fight.py:LIMIT` | 1 |\n" in page
    assert page.endswith("\n<!-- /rulemap -->\n\nAfter.\n")


def test_writing_twice_changes_nothing(root: Path) -> None:
    before = [(root / path).read_bytes() for path in (MAP, DOCS)]
    rulemap.main(["--root", str(root)])
    assert [(root / path).read_bytes() for path in (MAP, DOCS)] == before


def test_lines_moving_do_not_make_the_map_stale(root: Path) -> None:
    write(root, CODE, RULES.replace("LIMIT = 3", "LIMIT = 3\n\n\n"))
    assert rulemap.main(["--root", str(root), "--check"]) == 0


def test_a_paragraph_without_place_or_test_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    append(root, RULEBOOK, paragraph("8.1"))
    rulemap.main(["--root", str(root)])
    assert check_says(root, capsys) == ["ford: §8.1 has no place", "ford: §8.1 is cited by no test"]


def test_missing_ids_are_listed_on_one_line_each(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    append(root, RULEBOOK, paragraph("8.1") + paragraph("8.2"))
    append(root, CODE, '\n\ndef more():\n    """§8.2 More."""\n')
    capsys.readouterr()
    assert rulemap.main(["--root", str(root), "--list-missing"]) == 0
    assert capsys.readouterr().out == "ford unplaced (1): 8.1\nford untested (2): 8.1 8.2\n"


@pytest.mark.parametrize("path", [CODE, f"{GAME}/data/board.toml", GAME_TESTS, NOTES])
def test_an_unknown_paragraph_fails(root: Path, capsys: pytest.CaptureFixture[str], path: str) -> None:
    append(root, path, "# see §9.9.\n")
    line = (root / path).read_text("utf-8").count("\n")
    assert check_says(root, capsys) == [f"{path}:{line}: §9.9 is not in the rulebook or the notes of ford"]


def test_an_unknown_paragraph_passed_as_argument_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    append(root, CODE, '\nTABLE = [prefer("8.2.1", "lone", len)]\n')
    [problem] = check_says(root, capsys)
    assert problem.endswith("§8.2.1 is not in the rulebook or the notes of ford")


def test_an_unknown_paragraph_in_a_law_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, "tests/laws/test_law.py", "# §9.9\n")
    assert check_says(root, capsys) == ["tests/laws/test_law.py:1: §9.9 is in no rulebook"]


def test_a_heading_may_be_referred_to_but_places_nothing(root: Path) -> None:
    append(root, CODE, "\nCHAPTER = 6  # §6\n")
    assert rulemap.main(["--root", str(root), "--check"]) == 0
    assert "CHAPTER" not in (root / MAP).read_text("utf-8")


def test_a_paragraph_listed_twice_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    append(root, RULEBOOK, paragraph("6.1"))
    assert check_says(root, capsys) == ["ford: §6.1 is listed twice"]


def test_an_unknown_status_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, RULEBOOK, (root / RULEBOOK).read_text("utf-8").replace('"code"', '"none"', 1))
    assert "ford: §6.1 has status 'none', not one of code, data, view" in check_says(root, capsys)


def test_a_stale_map_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    append(root, CODE, '\n\ndef more():\n    """§6.1 More."""\n')
    assert check_says(root, capsys) == [
        f"{MAP}: out of date, run `make rulemap`",
        f"{DOCS}: out of date, run `make rulemap`",
    ]


def test_a_missing_map_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / MAP).unlink()
    assert check_says(root, capsys) == [f"{MAP}: out of date, run `make rulemap`"]


def test_a_page_without_markers_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, DOCS, "# Ford\n")
    assert check_says(root, capsys) == [f"{DOCS}: has no <!-- rulemap --> … <!-- /rulemap --> to hold the table"]


def test_a_game_without_a_page_needs_none(root: Path) -> None:
    (root / DOCS).unlink()
    assert rulemap.main(["--root", str(root), "--check"]) == 0


@pytest.mark.parametrize(
    ("path", "text"), [(NOTES, "\n## **R2** Ties\n"), (RULEBOOK, paragraph("R2"))], ids=["notes", "rulebook"]
)
def test_a_ruling_without_place_or_test_fails(
    root: Path, capsys: pytest.CaptureFixture[str], path: str, text: str
) -> None:
    append(root, path, text)
    rulemap.main(["--root", str(root)])
    assert check_says(root, capsys) == ["ford: ruling R2 has no place", "ford: ruling R2 is cited by no test"]
    append(root, CODE, "\nTIES = 1  # ruling R2\n")
    rulemap.main(["--root", str(root)])
    assert check_says(root, capsys) == ["ford: ruling R2 is cited by no test"]


def test_a_ruling_has_its_places_and_tests_like_a_paragraph(root: Path) -> None:
    assert (places(root, "R1"), citing(root, "R1")) == (
        ["rules/fight.py:Ford.volley"],
        ["test_fight.py::TestBot::test_decides"],
    )


def test_a_cited_ruling_must_be_in_the_notes(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    append(root, CODE, "\nTIES = 1  # ruling R5\n")
    line = (root / CODE).read_text("utf-8").count("\n")
    assert check_says(root, capsys) == [f"{CODE}:{line}: ruling R5 is not in the rulebook or the notes of ford"]


def test_a_ruling_listed_twice_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    append(root, NOTES, "- **R1** Again.\n")
    assert check_says(root, capsys) == ["ford: ruling R1 is listed twice in notes.md"]


def test_without_games_there_is_nothing_to_report(tmp_path: Path) -> None:
    assert rulemap.main(["--root", str(tmp_path), "--check"]) == 0


def test_a_game_that_is_being_written_is_not_looked_at(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its rows have no places yet; as soon as it is on the shelf they are missed."""
    write(root, "src/visavis/games/other/data/rulebook.toml", '[[paragraph]]\nid = "1.1"\nstatus = "code"\n')
    register = "src/visavis/games/__init__.py"
    write(root, register, 'GAMES: Final = ("ford",)\n')
    assert rulemap.main(["--root", str(root), "--check"]) == 0
    write(root, register, 'GAMES: Final = ("ford", "other")\n')
    assert rulemap.main(["--root", str(root), "--check"]) != 0
    capsys.readouterr()

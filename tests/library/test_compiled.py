"""Compiled modules are run only if they are made of exactly the sources there are, all of them, for this Python."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from visavis.compiled import CHANGED, DAMAGED, LIST, NONE_MADE, OTHER_PYTHON, SUFFIX, UNWANTED, Build, choose, sources

MODULES = ("visavis_pretended", "visavis_pretended_too")


class House:
    """A package with a few sources, and files beside it that pass for compiled modules."""

    def __init__(self, root: Path) -> None:
        self.package, self.folder = root / "visavis", root / "visavis.compiled"
        for name in ("kernel/choice.py", "kernel/table.py", "games/chess/rules.py", "agents/play.py", "cli.py"):
            self.write(name, f"# {name}")
        self.folder.mkdir()
        for name in MODULES:
            (self.folder / f"{name}{SUFFIX}").write_bytes(b"machine code")
        self.sign(suffix=SUFFIX)

    def write(self, name: str, text: str) -> None:
        file = self.package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def sign(self, **changes: object) -> None:
        made = {"sources": sources(self.package), "modules": dict.fromkeys(MODULES, len(b"machine code")), **changes}
        (self.folder / LIST).write_text(json.dumps(made), "utf-8")

    def choose(self, wish: str = "") -> Build:
        return choose(self.package, self.folder, wish)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    before = sys.meta_path[:]
    yield House(tmp_path)
    sys.meta_path[:] = before


def found_in(house: House) -> list[str]:
    """Which modules the import system would take from the folder."""
    specs = [find_spec(name) for name in MODULES]
    return [Path(str(spec.origin)).name for spec in specs if spec and Path(str(spec.origin)).parent == house.folder]


def test_compiled_modules_are_found_first(house: House) -> None:
    assert house.choose() == Build(True)
    assert found_in(house) == [f"{name}{SUFFIX}" for name in MODULES]


def rename(house: House) -> None:
    (house.package / "kernel/table.py").rename(house.package / "kernel/tables.py")


@pytest.mark.parametrize(
    ("change", "file"),
    [
        (lambda house: house.write("kernel/choice.py", "# kernel/choice.py "), "kernel/choice.py"),
        (lambda house: house.write("games/chess/board.py", ""), "games/chess/board.py"),
        (lambda house: (house.package / "agents/play.py").unlink(), "agents/play.py"),
        (rename, "kernel/table.py"),
    ],
    ids=["one changed", "one is new", "one is gone", "one renamed"],
)
def test_if_a_single_source_differs_none_is_used(house: House, change: Callable[[House], None], file: str) -> None:
    change(house)
    assert house.choose() == Build(False, CHANGED, file)
    assert found_in(house) == []


def test_sources_that_are_never_compiled_may_change(house: House) -> None:
    house.write("cli.py", "# other words")
    assert house.choose() == Build(True)


@pytest.mark.parametrize("damage", [Path.unlink, lambda file: file.write_bytes(b"machine")], ids=["missing", "cut"])
def test_if_a_compiled_file_is_missing_or_cut_short_none_is_used(house: House, damage: Callable[[Path], None]) -> None:
    damage(house.folder / f"{MODULES[1]}{SUFFIX}")
    assert house.choose() == Build(False, DAMAGED, f"{MODULES[1]}{SUFFIX}")
    assert found_in(house) == []


def test_modules_for_another_python_are_not_used(house: House) -> None:
    house.sign(suffix=".cpython-39-x86_64-linux-gnu.so")
    assert house.choose() == Build(False, OTHER_PYTHON)
    assert found_in(house) == []


@pytest.mark.parametrize("text", [None, "", "[]", "{}", "half a li"])
def test_without_a_list_that_can_be_read_there_is_nothing_compiled(house: House, text: str | None) -> None:
    if text is None:
        (house.folder / LIST).unlink()
    else:
        (house.folder / LIST).write_text(text, "utf-8")
    assert house.choose() == Build(False, NONE_MADE)


def test_the_sources_can_be_asked_for(house: House) -> None:
    assert house.choose("no") == Build(False, UNWANTED)
    assert found_in(house) == []


def test_compiled_modules_can_be_insisted_on(house: House) -> None:
    assert house.choose("yes").compiled
    house.write("kernel/table.py", "")
    with pytest.raises(ImportError, match=r"changed kernel/table\.py"):
        house.choose("yes")

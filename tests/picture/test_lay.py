"""Layouts in JavaScript: every function of the modules, and nothing that could mean something else there."""

from __future__ import annotations

import ast
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from visavis.picture.lay.translate import MODULES, camel, function, script

FOLDER = files("visavis.picture.lay")


@pytest.mark.parametrize("module", MODULES)
def test_every_function_is_there(module: str) -> None:
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert functions
    assert [name for name in functions if f"export function {camel(name)}(" not in script()] == []


def test_no_module_is_left_out() -> None:
    there = {file.name.removesuffix(".py") for file in FOLDER.iterdir() if file.name.endswith(".py")}
    assert there - {"__init__", "translate"} == set(MODULES)


@pytest.mark.parametrize(
    ("python", "said"),
    [
        ("return a // b", "return Math.floor(a / b);"),
        ("return [x for x in many if x]", "return many.filter((x) => truth(x));"),
        ("return many[-1] if many else None", "return (truth(many) ? many.at(-1) : null);"),
        ("return Part(size=1, name=a)", "return { size: 1, name: a };"),
        ("two_words = sum([b for _, b in many])", "twoWords = total(many.map(([_, b]) => (b)));"),
    ],
)
def test_what_is_written_is_said(python: str, said: str) -> None:
    (node,) = ast.parse(f"def f(a, b, many):\n    {python}").body
    assert isinstance(node, ast.FunctionDef)
    assert said in function(node)


@pytest.mark.parametrize(
    "python", ["with a: pass", "return {x for x in a}", "return f(a, b=1)", "return a < b < c", "a @= b"]
)
def test_what_cannot_be_said_is_refused(python: str) -> None:
    (node,) = ast.parse(f"def f(a, b):\n    {python}").body
    assert isinstance(node, ast.FunctionDef)
    with pytest.raises((ValueError, KeyError)):
        function(node)


def test_the_script_can_be_read(tmp_path: Path) -> None:
    """In development only: where node is at hand. Elsewhere the browsers of the tests read it."""
    node = shutil.which("node")
    if not node:
        pytest.skip("node is not installed")
    (tmp_path / "lay.mjs").write_text(script(), encoding="utf-8")
    assert subprocess.run([node, "--check", str(tmp_path / "lay.mjs")], check=False).returncode == 0

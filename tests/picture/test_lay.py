"""Layouts in JavaScript: every function of the modules, and nothing that could mean something else there."""

from __future__ import annotations

import ast
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from visavis.picture.lay.translate import MODULES, camel, function, script, top

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
        ("return a < b and is_so(b)", "return ((a < b) && truth(isSo(b)));"),
        ("return f'`${a}'", "return `\\`\\$${a}`;"),
        ("return a['b-c']", 'return a["b-c"];'),
        ("a[-1] += b", "a[a.length - 1] += b;"),
        ("two_words = sum([b for _, b in many])", "twoWords = total(many.map(([_, b]) => (b)));"),
    ],
)
def test_what_is_written_is_said(python: str, said: str) -> None:
    (node,) = ast.parse(f"def f(a, b, many):\n    {python}").body
    assert isinstance(node, ast.FunctionDef)
    assert said in function(node)


@pytest.mark.parametrize(
    "python",
    [
        "with a: pass", "a @= b", "a //= b", "a %= b", "a[1:2] = b", "a += [b]",
        "for x in a: f(x)\n    else: f(b)", "while a: f(b)\n    else: f(a)",
        "return {x for x in a}", "return {a: b}", "return b''", "return --a",
        "return a ** b", "return a % b", "return [a] + b", "return [a] * 2",
        "return a < b < c", "return [1, 2] == a", "return a != (1, 2)", "return (a, b) in many",
        "c = a or b", "return a and b > 1", "return f(a or b)", "c = allowed(a) or is_so(b)",
        "return f'{a:.2f}'", "return f'{a!r}'", "return a[::2]", "return a[-b]", "return a[~1]",
        "return f(a, b=1)", "return f(**a)", "return Part(a)", "return Part(**a)",
        "return max(a, key=f)", "return min(a, b, key=f)", "return min(a, default=0)", "return max()", "return max(*a)",
        "return sum(a, b)", "return range(a, b, 2)", "return round(a)", "return round(a, 2)",
        "return zip(a, b)", "return zip(a, b, strict=False)",
        "return sorted(a)", "return a.split()", "return a.split(sep=b)", "return a.split(b, 1)", "return a.pop()",
        "return min(a, key=lambda x: (x, b))", "return lambda x: Part(x=x)",
        "return lambda x=1: x", "return lambda *x: x",
    ],
)  # fmt: skip
def test_what_cannot_be_said_is_refused(python: str) -> None:
    (node,) = ast.parse(f"def f(a, b):\n    {python}").body
    assert isinstance(node, ast.FunctionDef)
    with pytest.raises(ValueError, match="line 2: no word for this"):
        function(node)


@pytest.mark.parametrize(
    "python",
    [
        "def f(a=1): return a", "def f(*a): return a", "def f(*, a): return a", "def f(*, a=1): return a",
        "def f(**a): return a", "def f(a, /): return a", "@cache\ndef f(a): return a",
        "LIMIT = 3", "LIMIT = SIZES[0]", "Limit = SIZES[0]", "limit = 3", "print(3)", "if a: LIMIT: int = 3",
    ],
)  # fmt: skip
def test_what_cannot_stand_in_a_module_is_refused(python: str) -> None:
    (node,) = ast.parse(python).body
    with pytest.raises(ValueError, match=r"line \d: no word for this"):
        list(top(node, "boxes"))


def test_the_script_can_be_read(tmp_path: Path) -> None:
    """In development only: where node is at hand. Elsewhere the browsers of the tests read it."""
    node = shutil.which("node")
    if not node:
        pytest.skip("node is not installed")
    (tmp_path / "lay.mjs").write_text(script(), encoding="utf-8")
    assert subprocess.run([node, "--check", str(tmp_path / "lay.mjs")], check=False).returncode == 0

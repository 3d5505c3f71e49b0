"""The kernel opens no file: import-linter sees to the modules, this to the built-in function."""

from __future__ import annotations

import ast
from pathlib import Path

import visavis.kernel

KERNEL = Path(visavis.kernel.__path__[0])


def test_the_kernel_opens_no_file() -> None:
    sources = {path.name: ast.walk(ast.parse(path.read_text("utf-8"))) for path in KERNEL.glob("*.py")}
    named = {
        name for name, nodes in sources.items() for node in nodes if isinstance(node, ast.Name) and node.id == "open"
    }
    assert (named, len(sources) > 10) == (set(), True)

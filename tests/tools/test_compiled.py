"""What is compiled and what is left out, and a very small package compiled in earnest."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.compiled import FOLDER, LEFT_OUT, PACKAGE, ROOT, chosen, prepared, why_left_out
from visavis.compiled import LIST, SUFFIX, WISH, sources
from visavis.games import GAMES

HOT = ("rules/turn.py", "state.py", "steps.py", "view.py")  # of every game
MODULE = """from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    names: dict[str, list[int]]
    next: Row | None = None  # ещё один


def double(n: int) -> int:
    return 2 * n
"""
LOOK = """
import json, typing, visavis.compiled, visavis.kernel.rows as rows
hints = {name: str(hint) for name, hint in typing.get_type_hints(rows.Row).items()}
print(json.dumps([visavis.compiled.BUILD, rows.double(4), hints, rows.__file__.endswith(".py")]))
"""


def test_rules_states_and_opponents_of_every_game_are_compiled() -> None:
    files = {file.as_posix() for file in chosen(ROOT / PACKAGE)}
    assert {f"games/{game}/{name}" for game in GAMES for name in HOT} <= files
    for game in GAMES:
        assert any(file.startswith(f"games/{game}/bot/") for file in files), game
    assert {"kernel/choice.py", "kernel/table.py", "agents/play.py"} <= files


def test_a_module_with_a_dataclass_and_a_game_that_is_not_on_the_shelf_are_left_out(tmp_path: Path) -> None:
    for name, text in {"games/bear/a.py": "x = 1", "games/chess/a.py": "x = 1", "kernel/b.py": MODULE}.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "kernel/c.py").write_text("@dataclass(frozen=True)\nclass C:\n    x: int\n", "utf-8")
    assert [file.as_posix() for file in chosen(tmp_path)] == ["games/bear/a.py", "kernel/b.py"]


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file in chosen(ROOT / PACKAGE):
        for node in ast.walk(ast.parse((ROOT / PACKAGE / file).read_text("utf-8"))):
            yield file, node


def test_no_compiled_module_looks_for_something_in_a_tuple_with_a_star() -> None:
    """`x in (a, *b)`: mypyc 2.4 stops at it with an assertion of its own."""
    for file, node in nodes():
        if isinstance(node, ast.Compare):
            written = [each for each in node.comparators if isinstance(each, ast.Tuple | ast.List | ast.Set)]
            starred = [part for each in written for part in each.elts if isinstance(part, ast.Starred)]
            assert not starred, f"{file}, line {node.lineno}: name the tuple first"


def test_no_lambda_of_a_compiled_module_holds_another() -> None:
    """Outside of functions mypyc 2.4 stops at it with an assertion of its own."""
    for file, node in nodes():
        if isinstance(node, ast.Lambda):
            within = [each for each in ast.walk(node.body) if isinstance(each, ast.Lambda)]
            assert not within, f"{file}, line {node.lineno}: name the inner one"


def test_no_compiled_class_is_made_without_its_constructor_or_is_a_collection() -> None:
    """Compiled classes refuse `object.__new__`; for one that is a Sequence every sequence passes."""
    for file, node in nodes():
        if isinstance(node, ast.Attribute):
            assert ast.unparse(node) != "object.__new__", f"{file}, line {node.lineno}"
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
            assert not bases & {"Sequence", "Mapping", "Set", "Collection", "Iterator"}, f"{file}, line {node.lineno}"


def test_no_compiled_module_has_a_constant_tuple_that_begins_with_a_float() -> None:
    """mypyc 2.4 takes such a constant for one that was never set."""
    for file, node in nodes():
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple) and node.value.elts:
            first = node.value.elts[0]
            assert not isinstance(getattr(first, "value", None), float), f"{file}, line {node.lineno}"


def test_every_reason_to_leave_a_module_out_still_has_one() -> None:
    left_out = {why_left_out(ROOT / PACKAGE, Path(name)) for name in sources(ROOT / PACKAGE)}
    growing = "not on the shelf"  # a game that is being written
    assert left_out - {"", "dataclass", growing} == {*LEFT_OUT.values()}


def test_fields_are_annotated_by_words_and_every_line_stays_where_it_was() -> None:
    lines = prepared(MODULE).splitlines()
    assert lines[6:8] == [
        "    names: 'dict[str, list[int]]'",
        "    next: 'typing.Union[Row, None]' = None  # ещё один",
    ]
    assert lines[0] == "from __future__ import annotations; import typing"
    assert lines[8:] == MODULE.splitlines()[8:]


# In earnest


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("there is no C compiler")
    root = tmp_path_factory.mktemp("tiny")
    package = root / PACKAGE
    (package / "kernel").mkdir(parents=True)
    (package / "__init__.py").write_text("import visavis.compiled\n", "utf-8")
    shutil.copy(ROOT / PACKAGE / "compiled.py", package)
    (package / "kernel" / "__init__.py").touch()
    (package / "kernel" / "rows.py").write_text(MODULE, "utf-8")
    script = f"from pathlib import Path; from tools.compiled import build; build(Path({str(root)!r}))"
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, capture_output=True)
    return root


def looked(root: Path, **environment: str) -> tuple[list[Any], int, dict[str, str], bool]:
    """What runs, twice four, the types of the fields, and whether the source was imported."""
    usual = {name: value for name, value in os.environ.items() if name != WISH}
    env = {**usual, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    found = subprocess.run([sys.executable, "-c", LOOK], env=env, capture_output=True, text=True, check=True).stdout
    build, twice, hints, source = json.loads(found)
    return build, twice, hints, source


def test_the_compiled_module_runs_and_knows_what_its_fields_are(built: Path) -> None:
    build, twice, hints, source = looked(built)
    assert (build, twice, source) == ([True, "", ""], 8, False)
    assert hints == {"names": "dict[str, list[int]]", "next": "typing.Optional[visavis.kernel.rows.Row]"}
    assert looked(built, **{WISH: "no"})[0] == [False, "unwanted", ""]


def test_a_source_changed_after_compiling_is_what_runs(built: Path) -> None:
    file = built / PACKAGE / "kernel" / "rows.py"
    file.write_text(MODULE.replace("2 * n", "3 * n"), "utf-8")
    try:
        build, twice, _, source = looked(built)
        assert (build, twice, source) == ([False, "changed", "kernel/rows.py"], 12, True)
    finally:
        file.write_text(MODULE, "utf-8")
    assert looked(built)[0] == [True, "", ""]


def test_with_one_compiled_file_gone_the_sources_run(built: Path) -> None:
    file = built / FOLDER / f"visavis.kernel.rows{SUFFIX}"
    away = file.rename(built / file.name)
    try:
        build, twice, _, source = looked(built)
        assert (build, twice, source) == ([False, "damaged", file.name], 8, True)
    finally:
        away.rename(file)


def test_what_was_compiled_for_another_python_is_left_alone(built: Path) -> None:
    list_ = built / FOLDER / LIST
    kept = list_.read_text("utf-8")
    list_.write_text(kept.replace(SUFFIX, ".cpython-399.so"), "utf-8")
    try:
        assert looked(built)[0] == [False, "python", ""]
    finally:
        list_.write_text(kept, "utf-8")

"""Compiles kernel, games, thinking and agents with mypyc, for whoever wants many games; nobody needs it to play.

A copy of the sources is written to `build/compiled`, mypyc turns the modules to be compiled into C, a file for each,
and the C compiler takes as many files at once as there are processors. What comes of it goes to `src/visavis.compiled`,
with a list of the sources it is made of: `visavis/compiled.py` uses it as long as they stay the same.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stderr, redirect_stdout
from importlib import import_module
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from visavis.compiled import COMPILED, LIST, SUFFIX, examined, read, sources
from visavis.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = Path("src", "visavis")
FOLDER: Final = Path("src", "visavis.compiled")
WORKSHOP: Final = Path("build", "compiled")
LIBRARY: Final = "visavis"  # all modules are in one library, and call each other in it
OPTIMIZED: Final = "2"  # -O3 takes longer to compile
# Modules call each other inside the library: nobody outside may put another function in the place of one of theirs.
UNIX_FLAGS: Final = ("-fvisibility=hidden", "-fno-semantic-interposition")
NOISE: Final = "Treating generator comprehension as list"  # what next, max and their like read is first made as a whole

# What is compiled: every module of kernel, thinking, agents and the games on the shelf, except
LEFT_OUT: Final = {
    "__init__.py": "packages put a game together, and are the places where data files are looked for",
    "kernel/plain.py": "writes functions out and runs them; it reads classes while they are being made",
    "board.py": "is worked out once for each scenario, and may be copied, as compiled classes may not",
    "games/reading.py": "opens files, once for each game",
    "games/missions.py": "makes boards, once for each scenario",
    "kernel/deck.py": "states speak of a Deck[str], and compiled classes no longer know that they are generic",
    "kernel/dice.py": "a Sequence of our own; compiled, every other sequence would pass for one",
    "kernel/errors.py": "exceptions are raised seldom, and caught and pickled by everybody",
}
DATACLASS: Final = "dataclass"  # and every module that declares one: mypyc cannot give it slots; it holds what was read


T = TypeVar("T")


class Piece(NamedTuple):
    """One extension module: its name, the C files it is made of, and where their headers are."""

    name: str
    files: list[str]
    headers: list[str]
    flags: list[str]


def chosen(package: Path) -> list[Path]:
    """The modules to be compiled, as paths from the folder of the package."""
    files = [file.relative_to(package) for part in COMPILED for file in sorted((package / part).rglob("*.py"))]
    return [file for file in files if not why_left_out(package, file)]


def why_left_out(package: Path, file: Path) -> str:
    named = LEFT_OUT.get(file.as_posix()) or LEFT_OUT.get(file.name)
    if named is None and file.parts[0] == "games" and file.parts[1] not in GAMES:
        return "not on the shelf"
    return named or (DATACLASS if declares_dataclass((package / file).read_text("utf-8")) else "")


def declares_dataclass(source: str) -> bool:
    return any(
        isinstance(node, ast.ClassDef) and any(DATACLASS in ast.unparse(mark) for mark in node.decorator_list)
        for node in ast.walk(ast.parse(source))
    )


# Sources as mypyc can read them


def prepared(source: str) -> str:
    """The same module, line by line, with the fields of its classes annotated by words.

    mypyc forgets at run time what a list is a list of, and that something may be None, unless the annotation is written
    as a word. Our states and named tuples are copied, dumped and read back by their annotations.
    """
    lines = source.splitlines(keepends=True)
    for note in sorted(notes(ast.parse(source)), key=lambda note: -note.lineno):
        assert note.lineno == note.end_lineno, f"line {note.lineno}: the annotation of a field stands on one line"
        line = lines[note.lineno - 1].encode()
        word = repr(ast.unparse(without_bars(note))).encode()
        lines[note.lineno - 1] = (line[: note.col_offset] + word + line[note.end_col_offset :]).decode()
    return "".join(lines).replace("import annotations\n", "import annotations; import typing\n", 1)


def notes(module: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            yield from (field.annotation for field in node.body if isinstance(field, ast.AnnAssign))


def without_bars(note: ast.expr) -> ast.expr:
    """`A | B` as `typing.Union[A, B]`, the only way of writing it that mypyc keeps."""
    found: ast.expr = ast.fix_missing_locations(Unions().visit(note))
    return found


class Unions(ast.NodeTransformer):
    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        left, right = self.visit(node.left), self.visit(node.right)
        union = ast.Attribute(ast.Name("typing", ast.Load()), "Union", ast.Load())
        return ast.Subscript(union, ast.Tuple([left, right], ast.Load()), ast.Load())


def copy_sources(package: Path, files: Sequence[Path], to: Path) -> None:
    """Everything that mypyc looks at; what is to be compiled is prepared for it."""
    for name in sources(package):
        text = (package / name).read_text("utf-8")
        copy = to / "visavis" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(prepared(text) if Path(name) in files else text, "utf-8")
    (to / "visavis" / "__init__.py").write_text("", "utf-8")


# From Python to C, and from C to machine code


def translated(files: Sequence[Path]) -> list[Piece]:
    """The C files of all modules, written by mypyc into the folder in which this is called."""
    import_module("setuptools")  # mypyc then takes its compiler, which Python itself no longer has
    from mypyc.build import mypycify

    options = ["--config-file=", "--cache-dir=mypy", "--explicit-package-bases", "--no-warn-no-return"]
    paths = [str(Path("src", "visavis", file)) for file in files]
    os.environ["MYPYPATH"] = "src"
    said = StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            made = mypycify(
                [*options, *paths],
                opt_level=OPTIMIZED,
                debug_level="0",
                multi_file=True,
                target_dir="c",
                group_name=LIBRARY,
            )
    finally:
        print("".join(line for line in said.getvalue().splitlines(keepends=True) if NOISE not in line), end="")
    return [Piece(each.name, each.sources, each.include_dirs, each.extra_compile_args) for each in made]


def compiled(pieces: Sequence[Piece], to: Path) -> None:
    """Every C file by a compiler of its own, as many at once as there are processors; then each piece is linked."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = [pool.submit(compile_one, piece, file) for piece in pieces for file in piece.files]
        for job in objects:
            job.result()
        list(pool.map(lambda piece: link(piece, to), pieces))


def compile_one(piece: Piece, file: str) -> None:
    headers = [*piece.headers, import_module("sysconfig").get_paths()["include"]]
    tool = compiler()
    flags = [*piece.flags, *UNIX_FLAGS] if tool.compiler_type == "unix" else piece.flags
    tool.compile([file], output_dir="o", include_dirs=headers, extra_postargs=flags)


def link(piece: Piece, to: Path) -> None:
    tool = compiler()
    stripped = ["-s"] if tool.compiler_type == "unix" and sys.platform == "linux" else []
    initial = f"PyInit_{piece.name.rpartition('.')[2]}"
    tool.link_shared_object(
        tool.object_filenames(piece.files, output_dir="o"),
        str(to / f"{piece.name}{SUFFIX}"),
        export_symbols=[initial],
        extra_postargs=stripped,
    )


def compiler() -> Any:
    """The machine's own, as it builds extensions of this Python."""
    made = import_module("setuptools._distutils.ccompiler").new_compiler()
    import_module("setuptools._distutils.sysconfig").customize_compiler(made)
    return made


# The whole


def build(root: Path = ROOT) -> None:
    """Compile what is there now; unless everything is in place it is as if nothing had been compiled."""
    package, folder, workshop = root / PACKAGE, root / FOLDER, root / WORKSHOP
    before, files = sources(package), chosen(package)
    shutil.rmtree(workshop, ignore_errors=True)
    copy_sources(package, files, workshop / "src")
    if sources(package) != before:
        raise SystemExit("the sources have changed while they were being copied; try again")
    with chdir(workshop):
        pieces = timed("mypyc", lambda: translated(files))
        Path("lib").mkdir()
        timed("the C compiler", lambda: compiled(pieces, Path("lib")))
    (folder / LIST).unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.move(workshop / "lib", folder)
    sizes = {piece.name: (folder / f"{piece.name}{SUFFIX}").stat().st_size for piece in pieces}
    made = {"suffix": SUFFIX, "mypyc": version("mypy"), "modules": sizes, "sources": before}
    (folder / LIST).write_text(json.dumps(made, indent=1), "utf-8")
    print(f"{len(files)} modules compiled, {sum(sizes.values()) / 1e6:.0f} MB in {FOLDER}")


def is_built(root: Path = ROOT) -> bool:
    made = read(root / FOLDER)
    fits = made is not None and examined(made, root / PACKAGE, root / FOLDER).compiled
    return fits and made is not None and made["mypyc"] == version("mypy")


def timed(what: str, job: Callable[[], T]) -> T:
    start = perf_counter()
    found = job()
    print(f"{what}: {perf_counter() - start:.0f} s", flush=True)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="Compile kernel, games, thinking and agents, unless that has been done."
    )
    parser.add_argument("--list", action="store_true", help="only say what is compiled, and what is left out and why")
    if parser.parse_args(arguments).list:
        show(ROOT / PACKAGE)
    elif is_built():
        print(f"what is compiled in {FOLDER} is up to date")
    else:
        build()
    return 0


def show(package: Path) -> None:
    for name in sorted(sources(package)):
        why = why_left_out(package, Path(name))
        print(f"- {name}: {why}" if why else f"+ {name}")


if __name__ == "__main__":
    raise SystemExit(main())

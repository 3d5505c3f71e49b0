"""Every data file says where its facts come from, and how surely they are known.

A file opens with `[source]`: `work`, `edition` and `known`. A row known otherwise than its file has a
`known` of its own.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

KNOWN: Final = ("printed", "reported", "reconstructed", "own")
SOURCE_FIELDS: Final = ("work", "edition", "known")

Row = tuple[str, object]


def data_files(root: Path) -> list[Path]:
    return sorted((root / "src/visavis/games").glob("*/data/**/*.toml"))


def inspect(path: Path) -> tuple[str, list[str]]:
    """The summary of a file, and what is wrong with it."""
    try:
        content = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return "unreadable", [f"not valid TOML: {error}"]
    source = content.pop("source", None)
    rows = list(rows_with_known(content, ""))
    return summary(source, rows), [*source_problems(source), *row_problems(rows)]


def rows_with_known(value: object, where: str) -> Iterator[Row]:
    """Each table, however deep, that has a `known` of its own."""
    match value:
        case dict():
            if "known" in value:
                yield where, value["known"]
            for key, item in value.items():
                yield from rows_with_known(item, f"{where}.{key}".lstrip("."))
        case list():
            for number, item in enumerate(value, 1):
                yield from rows_with_known(item, f"{where}[{number}]")


def source_problems(source: object) -> Iterator[str]:
    if not isinstance(source, dict):
        yield "has no [source] table"
        return
    for field in SOURCE_FIELDS:
        if not is_text(source.get(field)):
            yield f"[source] lacks {field}"
    if is_text(source.get("known")) and source["known"] not in KNOWN:
        yield unknown_word("[source]", source["known"])


def row_problems(rows: Sequence[Row]) -> Iterator[str]:
    return (unknown_word(where, known) for where, known in rows if known not in KNOWN)


def unknown_word(where: str, known: object) -> str:
    return f"{where} has known = {known!r}, not one of {', '.join(KNOWN)}"


def is_text(value: object) -> bool:
    return isinstance(value, str) and value.strip() != ""


def summary(source: Any, rows: Sequence[Row]) -> str:
    known = source.get("known", "?") if isinstance(source, dict) else "?"
    counts = Counter(str(word) for _, word in rows)
    return "; ".join([str(known), *(f"{count} rows {word}" for word, count in sorted(counts.items()))])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check the source of every data file.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    root: Path = parser.parse_args(argv).root
    return report(root)


def report(root: Path) -> int:
    failed = False
    for path in data_files(root):
        known, problems = inspect(path)
        name = path.relative_to(root / "src/visavis/games").as_posix()
        print("\n".join([f"{name}: {known}", *(f"{name}: PROBLEM: {problem}" for problem in problems)]))
        failed = failed or bool(problems)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""The map of the house in docs/design.md names what is there, and all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.docs.shots import ROOT
from visavis.games import GAMES

SOURCE = ROOT / "src" / "visavis"
ENTRY = re.compile(r"^( +)([\w<>./]+)(?:  +|$)", re.M)
UNTOLD = {"__init__.py", "__main__.py"}


def named() -> Iterator[str]:
    """Every path of the tree in section 2, from the project's folder."""
    section = (ROOT / "docs" / "design.md").read_text("utf-8").split("## 2. ")[1].split("\n## 3. ")[0]
    above: list[tuple[int, str]] = []
    for indent, name in ENTRY.findall(section):
        while above and above[-1][0] >= len(indent):
            above.pop()
        above.append((len(indent), name))
        yield "".join(part for _, part in above)


def test_every_file_and_folder_named_exists() -> None:
    for path in named():
        assert any((ROOT / path.replace("<game>", game)).exists() for game in GAMES), path


def told(folder: Path) -> set[str]:
    prefix = folder.relative_to(ROOT).as_posix().replace(f"games/{folder.name}", "games/<game>") + "/"
    return {path.removeprefix(prefix).rstrip("/") for path in named() if path.startswith(prefix)}


def test_every_package_and_every_module_of_kernel_and_games_is_named() -> None:
    folders = [
        SOURCE,
        SOURCE / "kernel",
        SOURCE / "server",
        SOURCE / "terminal",
        *(SOURCE / "games" / g for g in GAMES),
    ]
    modules = [SOURCE, SOURCE / "kernel", *(SOURCE / "games" / game for game in GAMES)]
    for folder in folders:
        inside = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
        assert inside - told(folder) == set(), folder
    for folder in modules:
        assert {path.name for path in folder.glob("*.py")} - told(folder) - UNTOLD == set(), folder

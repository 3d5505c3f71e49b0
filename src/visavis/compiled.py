"""Which build runs: the one compiled by `make compiled`, if it is made of exactly these sources, or else the sources.

Compiled modules lie in a folder of their own beside the package, where Python never looks. A list among them says of
which sources they are made, and for which Python. If a single one has changed, is new or is gone, if a compiled file is
missing or cut short, or if this is another Python, nothing of the folder is used: compiled code knows the insides of
the modules it was compiled with, so there is no mixing.

VISAVIS_COMPILED=no runs the sources in any case, VISAVIS_COMPILED=yes refuses to run anything but the compiled modules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

PACKAGE: Final = Path(__file__).parent
FOLDER: Final = PACKAGE.with_name("visavis.compiled")
LIST: Final = "list.json"
COMPILED: Final = (
    "agents",
    "games",
    "kernel",
    "thinking",
)  # the packages of which any file may matter to compiled code
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names the Python and the machine that such a file is for
WISH: Final = "VISAVIS_COMPILED"

NONE_MADE: Final = "none"  # nobody has compiled anything
UNWANTED: Final = "unwanted"
OTHER_PYTHON: Final = "python"
CHANGED: Final = "changed"
DAMAGED: Final = "damaged"


class Build(NamedTuple):
    """What runs; if it is not compiled, why not, and which file is to blame."""

    compiled: bool
    why_not: str = ""
    file: str = ""

    @property
    def name(self) -> str:
        return "compiled" if self.compiled else "interpreted"


class Finder(MetaPathFinder):
    """Finds compiled modules before Python finds their sources."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self.files = {name: str(folder / f"{name}{SUFFIX}") for name in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.files:
            return None
        file = self.files[fullname]
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def choose(package: Path = PACKAGE, folder: Path = FOLDER, wish: str | None = None) -> Build:
    """Decide once, before anything is imported, and see to it that modules are found accordingly."""
    wish = os.environ.get(WISH, "") if wish is None else wish
    if wish == "no":
        return Build(False, UNWANTED)
    made = read(folder)
    found = Build(False, NONE_MADE) if made is None else examined(made, package, folder)
    if made is not None and found.compiled:
        sys.meta_path.insert(0, Finder(folder, list(made["modules"])))
    if wish == "yes" and not found.compiled:
        raise ImportError(f"{WISH} is yes, but there is no compiled build to run ({found.why_not} {found.file})")
    return found


def read(folder: Path) -> dict[str, Any] | None:
    """The list of what was compiled; None: there is none that can be read."""
    if not (folder / LIST).is_file():
        return None
    import json  # nobody else should wait for it

    try:
        made: dict[str, Any] = json.loads((folder / LIST).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return made if isinstance(made, dict) and {"suffix", "sources", "modules"} <= made.keys() else None


def examined(made: Mapping[str, Any], package: Path, folder: Path) -> Build:
    """Whether everything is as it was when it was compiled."""
    if made["suffix"] != SUFFIX:
        return Build(False, OTHER_PYTHON)
    for name, size in made["modules"].items():
        file = folder / f"{name}{SUFFIX}"
        if not file.is_file() or file.stat().st_size != size:
            return Build(False, DAMAGED, file.name)
    now = sources(package)
    changed = sorted(file for file in {*now, *made["sources"]} if now.get(file) != made["sources"].get(file))
    return Build(False, CHANGED, changed[0]) if changed else Build(True)


def sources(package: Path) -> dict[str, str]:
    """Every source that compiled code may depend on, with its digest."""
    from hashlib import sha256

    files = [file for part in COMPILED for file in (package / part).rglob("*.py")]
    return {file.relative_to(package).as_posix(): sha256(file.read_bytes()).hexdigest() for file in files}


BUILD: Final = choose()

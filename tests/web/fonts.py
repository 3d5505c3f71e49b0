"""The fonts of the browsers under test: one family and nothing else, the same on every machine.

Players read the pages in Segoe, San Francisco, Roboto, Noto or DejaVu. DejaVu is wider than any of these, Noto about as
wide as most; what fits in both fits.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.web.debian import had

EVERYWHERE: Final = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
CONFIG: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{files}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Family:
    """A family: who brings it, and in which files; the first of them must be there."""

    package: str
    name: str
    files: tuple[str, ...]

    @property
    def missing(self) -> str:
        return f"pages are not tried in {self.name}: apt-get install {self.package}"


FAMILIES: Final = {
    "dejavu": Family(
        "fonts-dejavu-core", "DejaVu Sans", ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf")
    ),
    "noto": Family(
        "fonts-noto-core",
        "Noto Sans",
        (
            "NotoSans-Regular.ttf",
            "NotoSans-Bold.ttf",
            "NotoSans-Italic.ttf",
            "NotoSansSymbols-Regular.ttf",
            "NotoSansSymbols2-Regular.ttf",
        ),
    ),
}
USUAL: Final = "dejavu"


@cache
def folder_of(family: Family) -> str:
    """Where its files are, or nothing."""

    def found() -> str:
        files = (file for top in EVERYWHERE for file in sorted(top.rglob(family.files[0])))
        return next((str(file.parent) for file in files), "")

    return had(found, family.package)


def pinned(family: Family, folder: Path) -> Path:
    """A fontconfig file in this folder that knows only this family."""
    files = folder / "fonts"
    files.mkdir()
    for name in family.files:
        if (file := Path(folder_of(family)) / name).exists():
            (files / name).symlink_to(file)
    config = folder / "fonts.conf"
    config.write_text(CONFIG.format(files=files, cache=folder / "cache"), "utf-8")
    return config

"""The measures of the sheet of shapes, which the layouts of pictures and pages share."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

FILE: Final = tomllib.loads((files("visavis.picture") / "shapes.toml").read_text(encoding="utf-8"))
SIZE: Final[Mapping[str, float]] = FILE["size"]
HEX: Final[Mapping[str, Mapping[str, float]]] = FILE["hex"]  # room in one, by which side is up
SIDES: Final[Sequence[str]] = FILE["path"]["sides"]  # what lies between two hexes
CARD: Final[Mapping[str, Mapping[str, float]]] = FILE["card"]  # of cards of the board
WAYS: Final[Sequence[Mapping[str, Any]]] = FILE["ways"]  # how the lines of a face are broken

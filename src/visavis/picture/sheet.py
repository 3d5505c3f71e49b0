"""The measures of the sheet of shapes, which the layouts of pictures and pages share."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

FILE: Final = tomllib.loads((files("visavis.picture") / "shapes.toml").read_text(encoding="utf-8"))
SIZE: Final[Mapping[str, float]] = FILE["size"]
CARD: Final[Mapping[str, Mapping[str, float]]] = FILE["card"]  # of cards of the board
WAYS: Final[Sequence[Mapping[str, Any]]] = FILE["ways"]  # how the lines of a face are broken

"""The order of the files: the long ones first, or one process would still be at its last when the other is done."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
LONG_FIRST: Final = ("web", "laws", "terminal", "server", "cli")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=turn)


def turn(item: pytest.Item) -> int:
    """Of a folder; files and tests keep the order they have."""
    folder = item.path.relative_to(HERE).parts[0]
    return LONG_FIRST.index(folder) if folder in LONG_FIRST else len(LONG_FIRST)

"""The order of the files: the long ones first, or one process would still be at its last when the other is done."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
LONG_FIRST: Final = ("web", "laws", "terminal", "server", "cli")
COLLECTED: Final = (20_000, 10, 10)  # when Python looks for garbage among the young, the older, and all there is


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Modules and tests stay until the end: to look for garbage among them is a seventh of the time of all tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*COLLECTED)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=turn)


def turn(item: pytest.Item) -> int:
    """Of a folder; files and tests keep the order they have."""
    folder = item.path.relative_to(HERE).parts[0]
    return LONG_FIRST.index(folder) if folder in LONG_FIRST else len(LONG_FIRST)

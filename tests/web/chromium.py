"""Debian's Chromium, best without a window of its own; without it the tests say why they were skipped."""

from __future__ import annotations

import shutil
from functools import cache
from typing import Final

from tests.web.debian import had

# The shell draws the same pages; the others spend twice the time, drawing tabs and bars that nobody sees.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING: Final = "the browser tests need Debian's chromium: apt-get install chromium-headless-shell"


@cache
def chromium() -> str:
    """Its path, or nothing."""
    return had(found, NAMES[0])


def found() -> str:
    return next((path for path in map(shutil.which, NAMES) if path), "")

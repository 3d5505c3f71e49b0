"""Debian's Chromium; without it the tests say why they were skipped."""

from __future__ import annotations

import shutil
from functools import cache
from typing import Final

from tests.web.debian import had

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
ARGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING: Final = "the browser tests need Debian's chromium: apt-get install chromium"


@cache
def chromium() -> str:
    """Its path, or nothing."""
    return had(found, NAMES[0])


def found() -> str:
    return next((path for path in map(shutil.which, NAMES) if path), "")

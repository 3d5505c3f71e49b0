"""Debian's Chromium: found, or installed where that is allowed; otherwise the tests say why they were skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from typing import Final

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
MISSING: Final = "SKIPPED: the browser tests need Debian's chromium: apt-get install chromium"


@cache
def chromium() -> str:
    """Its path, or nothing."""
    return found() or installed()


def found() -> str:
    return next((path for path in map(shutil.which, NAMES) if path), "")


def installed() -> str:
    """Only where nobody has to be asked: as root, with apt, and unless VISAVIS_NO_APT forbids it."""
    if os.environ.get("VISAVIS_NO_APT") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return ""
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", NAMES[0]],
    ):
        if subprocess.run(command, capture_output=True, timeout=600, check=False).returncode:
            return ""
    return found()

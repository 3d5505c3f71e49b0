"""What Debian brings to the tests of the pages: found, or installed where that is allowed, by one process at a time."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

LOCK: Final = Path(tempfile.gettempdir()) / f"visavis-apt-{os.geteuid()}.lock"


def had(find: Callable[[], str], package: str) -> str:
    """What somebody looks for, once the package is there; or nothing."""
    return find() or installed(find, package)


def installed(find: Callable[[], str], package: str) -> str:
    """Only where nobody has to be asked: as root, with apt, and unless VISAVIS_NO_APT forbids it."""
    if os.environ.get("VISAVIS_NO_APT") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return ""
    import fcntl  # where there is apt, there is this

    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # workers start together: the second finds what the first has installed
        if not find():
            install(package)
    return find()


def install(package: str) -> None:
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package],
    ):
        if subprocess.run(command, capture_output=True, timeout=600, check=False).returncode:
            return

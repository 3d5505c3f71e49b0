"""Starts servers that are meant to be killed. Everything is imported once, so that each of them starts at once.

For every folder named on standard input a server is started there; its process and address are told on standard output.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from tests.server.host import UNLIMITED
from visavis.server.config import Config
from visavis.server.http.app import warm_up
from visavis.server.run import serve
from visavis.server.store.shelf import Shelf


def main() -> None:
    warm_up(Shelf())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for folder in sys.stdin:
        if os.fork() == 0:
            live(Path(folder.strip()))


def live(folder: Path) -> None:
    def announce(url: str) -> None:
        print(os.getpid(), url, flush=True)

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    serve(Config(folder, port=0, rates=UNLIMITED), announce)
    os._exit(0)


if __name__ == "__main__":
    main()

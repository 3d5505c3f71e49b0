"""The program in a real terminal: keys, signals, colours, closed windows."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType

import pytest

from tests.terminal.typist import people_answers, playing, table_in
from visavis.terminal.keeping.saves import ENDING

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

DRIVER = """
import sys
from pathlib import Path
from visavis.terminal import PlayRequest, run
folder, scenario, lang, new = sys.argv[1:]
sys.exit(run(PlayRequest("blitzkrieg", scenario, language=lang, seed=5, folder=Path(folder), new=new == "new")))
"""
PATIENCE = 180  # seconds: however busy the machine is
SILENCE = 5  # seconds after which a key or signal that came before the program listened for it is sent again
PROMPT = re.compile(r"(^|\n)[^\n>]{1,40}> $")
ESCAPE = "\x1b"


def as_from_a_shell() -> None:
    """The terminal is the program's own, and Ctrl-C works even if whoever started the tests ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, folder: Path, scenario: str = "solo", lang: str = "en", new: str = "", **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, b"\x28\x00\x64\x00\x00\x00\x00\x00")  # 40 lines of 100
        words = [sys.executable, "-c", DRIVER, str(folder), scenario, lang, new]
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            words,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=inherited | {"TERM": "xterm", "LC_ALL": "C.UTF-8"} | env,
            start_new_session=True,
            preexec_fn=as_from_a_shell,
        )
        os.close(slave)
        self.text = ""
        self.ended = False  # nothing more can come

    def read(self, seconds: float) -> bool:
        """Whatever comes within this time."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            data = b""
        self.ended = not data
        self.text += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    def wait(self, pattern: re.Pattern[str] = PROMPT, seconds: float = PATIENCE) -> str:
        """Everything up to the next prompt."""
        end = time.monotonic() + seconds
        while not pattern.search(self.text):
            assert time.monotonic() < end, self.text[-2000:]
            assert not self.ended, self.text[-2000:]
            self.read(0.2)
        said, self.text = self.text, ""
        return said

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def finish(self, again: Callable[[], object] = lambda: None) -> str:
        """What it says until it ends; while it says nothing, something is done again now and then.

        A signal that comes after the prompt is written, but before the program waits for keys, waits too.
        """
        end = time.monotonic() + PATIENCE
        while not self.ended:
            assert time.monotonic() < end, self.text[-2000:]
            if not self.read(SILENCE) and not self.ended and self.is_waiting():
                again()
        self.process.wait(PATIENCE)
        return self.text

    def is_waiting(self) -> bool:
        """Whether it sleeps, where one can see that; otherwise it is only slow to react."""
        with suppress(OSError):
            return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"
        return True

    def interrupt(self, number: int) -> str:
        """Send a signal until the program ends."""
        self.process.send_signal(number)
        return self.finish(lambda: self.process.send_signal(number))

    def press(self, key: bytes) -> str:
        """Press a key until the program ends."""
        os.write(self.master, key)
        return self.finish(lambda: os.write(self.master, key))

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        with suppress(OSError):
            os.close(self.master)


@contextmanager
def started(folder: Path, *words: str, **env: str) -> Iterator[Terminal]:
    with Terminal(folder, *words, **env) as terminal:
        terminal.wait()
        yield terminal


def test_no_color_means_no_escape_codes_at_all(folder: Path) -> None:
    with Terminal(folder, NO_COLOR="1") as terminal:
        shown = terminal.wait()
        terminal.type("?")
        shown += terminal.wait()
        terminal.type("quit")
        shown += terminal.finish()
    assert "The game is saved" in shown
    assert ESCAPE not in shown


def test_colours_come_with_a_terminal(folder: Path) -> None:
    with Terminal(folder) as terminal:
        assert ESCAPE + "[" in terminal.wait()


def test_the_board_takes_the_width_of_the_window(folder: Path) -> None:
    with Terminal(folder, NO_COLOR="1") as terminal:
        shown = terminal.wait()
    assert max(map(len, shown.split("\n"))) == 100


def test_ctrl_c_and_ctrl_d_leave_politely(folder: Path) -> None:
    for key in (b"\x03", b"\x04"):
        with started(folder, "solo", "en", "new") as terminal:
            assert "The game is saved. Start again to go on." in terminal.press(key)
            assert terminal.process.returncode == 0
            assert "Traceback" not in terminal.text


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_loses_nothing(folder: Path, number: int) -> None:
    answering = playing(folder)
    with started(folder) as terminal:
        for _ in range(3):
            terminal.type(answering("> "))
            terminal.wait()
        assert "Traceback" not in terminal.interrupt(number)
    assert people_answers(table_in(folder)) == 3


def test_a_terminal_that_goes_away_loses_nothing(folder: Path) -> None:
    answering = playing(folder)
    with started(folder) as terminal:
        terminal.type(answering("> "))
        terminal.wait()
        os.close(terminal.master)
        terminal.process.wait(PATIENCE)
        assert terminal.process.returncode == 0
    assert people_answers(table_in(folder)) == 1


def test_interrupted_at_any_moment_nothing_acknowledged_is_lost(folder: Path) -> None:
    """Ten times: an answer is typed, and Ctrl-C comes at any moment after it."""
    random = Random(2)
    acknowledged = 0
    for n in range(10):
        goes_on = bool(list(folder.glob(f"*{ENDING}")))
        with started(folder) as terminal:
            if goes_on:
                terminal.type("")
                terminal.wait()
            for _ in range(random.randrange(2)):
                terminal.type(playing(folder, n)("> "))
                terminal.wait()
                acknowledged += 1
            terminal.type(playing(folder, n)("> "))
            time.sleep(random.random() * 0.05)  # any moment
            assert "Traceback" not in terminal.interrupt(signal.SIGINT)
        games = list(folder.glob(f"*{ENDING}"))  # none: the game came to its end, and another one follows
        on_disk = people_answers(table_in(folder)) if games else 0
        assert not games or acknowledged <= on_disk <= acknowledged + 1
        acknowledged = on_disk

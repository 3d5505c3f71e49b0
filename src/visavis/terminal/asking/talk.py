"""Talking with the person at the terminal: sentences out, lines in."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from typing import Any, Final, TextIO

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text as Styled

from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.screen import print_lines, usable
from visavis.terminal.drawing.style import ink, theme_of
from visavis.text import Language

Read = Callable[[str], str]  # shows a prompt, returns a line, raises EOFError at the end

LONGEST_ECHO: Final = 60
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled away, and to the top


class Talk:
    """One person, or several who share a screen."""

    def __init__(self, console: Console, lang: Language, read: Read | None = None, game: str = "") -> None:
        self.console = console
        self.lang = lang
        self.game = game  # whose colours are used
        if read is None:
            be_tolerant(sys.stdin, sys.stdout)
        self.editor = line_editor(console) if read is None else None
        self.read = read or line_reader(console)

    @property
    def width(self) -> int:
        return usable(self.console)

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line, as typed; the tab key completes these words."""
        if self.editor:
            complete_with(self.editor, words)
        return self.read(f"{prompt}> ")

    def pause(self, prompt: str) -> str:
        """Until Enter is pressed; what was typed before."""
        return self.read(f"{prompt} ")

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self.put(wrapped(ink(self.lang(key, **args), style), self.width))

    def put(self, lines: Iterable[Styled]) -> None:
        print_lines(self.console, list(lines), self.game)

    def put_growing(self, blocks: Iterable[Sequence[Styled]]) -> None:
        """Lines that take the place of those before, as long as there are better ones; in a file, the last of them."""
        if not self.console.is_terminal:
            self.put(next(iter(deque(blocks, 1)), ()))
            return
        with self.console.use_theme(theme_of(self.game)), Live(console=self.console, auto_refresh=False) as live:
            for lines in blocks:
                live.update(Group(*lines), refresh=True)

    def blank(self) -> None:
        self.put([ink("")])

    def hide(self) -> None:
        """Nothing that was shown can be seen or recalled any more."""
        if self.editor:
            self.editor.clear_history()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)
        else:
            self.console.file.write("\n" * max(50, self.console.height))
        self.console.file.flush()


def echo(typed: str) -> str:
    """What somebody typed, fit to be shown again."""
    shown = "".join(letter for letter in typed if letter.isprintable()).strip()
    return shown if len(shown) <= LONGEST_ECHO else shown[: LONGEST_ECHO - 1] + "…"


def be_tolerant(*streams: TextIO) -> None:
    """Bytes that are no letters, and letters that cannot be shown, become question marks."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_interactive(console: Console) -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and console.file is sys.stdout


def line_editor(console: Console) -> Any:
    """The module that lets one edit lines at a real terminal, where there is one."""
    if not is_interactive(console):
        return None
    try:
        import readline
    except ImportError:  # Windows
        return None
    readline.parse_and_bind("set enable-bracketed-paste off")
    readline.parse_and_bind("tab: complete")
    readline.set_completer_delims(" ")
    return readline


def line_reader(console: Console) -> Read:
    """Lines from the keyboard, with editing; or from whatever stands in for it, repeated for the reader."""
    if is_interactive(console):
        return input
    return lambda prompt: piped_line(console, sys.stdin, prompt)


def piped_line(console: Console, source: TextIO, prompt: str) -> str:
    console.file.write(prompt)
    line = source.readline()
    console.file.write(line if line.endswith("\n") else line + "\n")
    console.file.flush()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def complete_with(editor: Any, words: Sequence[str]) -> None:
    """The tab key completes these words."""

    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words if word.casefold().startswith(begun.casefold())]
        return fitting[number] if number < len(fitting) else None

    editor.set_completer(complete)

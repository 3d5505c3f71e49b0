"""The words that are not answers: each command has an English and a Russian name, and any reader may use both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from rich.text import Text as Styled

from visavis.terminal.asking.entry import readings
from visavis.terminal.drawing.lines import terms, wrapped
from visavis.terminal.drawing.style import ink
from visavis.text import LANGUAGES, Language, language

NAMES: Final = (
    *(
        "options",
        "undo",
        "why",
        "hint",
        "rule",
        "log",
        "news",
        "moves",
        "save",
        "guide",
        "legend",
        "board",
        "help",
        "quit",
    ),
)
LOOKED_UP: Final = ("options", "why", "rule", "log")  # more words may follow these, even where they are only begun
ARGUED: Final = (*LOOKED_UP, "save", "moves")
SIGNS: Final = {"?": "options", ",": "options", "§": "rule"}  # the comma is "?" on the other layout


class Command(NamedTuple):
    """A command and what was typed after it."""

    name: str
    rest: str = ""


@cache
def vocabulary() -> Mapping[str, str]:
    """Every word for a command, in both languages."""
    found = {}
    for code in LANGUAGES:
        said = language(code)
        for name in NAMES:
            found.update({word.strip(): name for word in said(f"command-{name}").split(",")})
    return found


def exact_command(typed: str) -> Command | None:
    """The command this is, spelled out; more words follow only where they mean something."""
    text = typed.strip()
    if text[:1] in SIGNS:
        return Command(SIGNS[text[0]], text[1:].strip())
    word, _, rest = text.partition(" ")
    known = vocabulary()
    name = next((known[reading] for reading in readings(word) if reading in known), None)
    return command_of(name, rest, ARGUED) if name else None


def begun_commands(typed: str) -> list[Command]:
    """The commands that begin like this."""
    word, _, rest = typed.strip().partition(" ")
    for reading in readings(word):
        begun = (name for known, name in vocabulary().items() if reading and known.startswith(reading))
        found = [command for name in dict.fromkeys(begun) if (command := command_of(name, rest, LOOKED_UP))]
        if found:
            return found
    return []


def command_of(name: str, rest: str, argued: Sequence[str]) -> Command | None:
    return Command(name, rest.strip()) if not rest or name in argued else None


def without_not(rest: str) -> str | None:
    """What stands after the `not` of `why not A1`; None if nobody says not."""
    word, _, named = rest.partition(" ")
    nots = {each.strip() for code in LANGUAGES for each in language(code)("word-not").split(",")}
    return named.strip() if any(reading in nots for reading in readings(word)) else None


def means_set_up(rest: str) -> bool:
    """Whether `moves` is asked for how the box is laid out."""
    words = {language(code)("word-set-up") for code in LANGUAGES}
    return any(reading in words for reading in readings(rest))


def help_lines(lang: Language, width: int) -> list[Styled]:
    """Every command and what it does."""
    lines = wrapped(ink(lang("help-answers")), width)
    rows = [(lang(f"command-{name}").split(",")[0], lang(f"help-{name}"), "code") for name in NAMES]
    return [*lines, *terms(rows, width)]

"""The parser of the command line: its help and its complaints are in the language of whoever types."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Callable
from string import Formatter
from typing import Any, Final, NoReturn

from visavis.kernel.errors import UnknownName, VisavisError, Wording, foreign
from visavis.kernel.game import named
from visavis.text import Language

# What argparse says, with its own words as templates; "argument --at: expected one argument" is two of them.
COMPLAINTS: Final = (
    "argument {argument}: {problem}",
    "the following arguments are required: {arguments}",
    "unrecognized arguments: {arguments}",
    "expected one argument",
    "expected at least one argument",
    "invalid int value: {came!r}",
    "ignored explicit argument {came!r}",
)
UNKNOWN_COMMAND: Final = re.compile(r"argument .*?: invalid choice: '(.*)' \(choose from .*\)", re.DOTALL)


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, like every other refusal."""

    def __init__(self, said: Language, **wishes: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=helper(said), **wishes)
        self.commands: tuple[str, ...] = ()
        self._positionals.title = said("cli-positionals")
        self._optionals.title = said("cli-options")
        self.add_argument("-h", "--help", action="help", help=said("cli-help"))

    def error(self, message: str) -> NoReturn:
        unknown = UNKNOWN_COMMAND.fullmatch(message)
        if unknown and self.commands:
            named(unknown[1], self.commands, Wording("command"))
        raise VisavisError("{problem} (see {command} --help)", problem=complaint(message), command=self.prog)

    def refuse_no_command(self) -> NoReturn:
        raise UnknownName(
            "name a command: {commands} (see {command} --help)", commands=self.commands, command=self.prog
        )


def helper(said: Language) -> Callable[..., argparse.HelpFormatter]:
    class Helper(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, said("cli-usage") + " " if prefix is None else prefix)

    return Helper


def complaint(message: str) -> Wording:
    """What argparse says, taken apart so that it can be said in another language."""
    for template in COMPLAINTS:
        found = re.fullmatch(pattern(template), message, re.DOTALL)
        if found:
            return foreign(template, **{name: value(name, came) for name, came in found.groupdict().items()})
    return foreign(message)


def pattern(template: str) -> str:
    """The expression that finds a template filled in; {name!r} was quoted by Python."""
    parts = Formatter().parse(template)
    return "".join(re.escape(text) + (f"(?P<{name}>.*?)" if name else "") for text, name, _, _ in parts)


def value(name: str, came: str) -> object:
    if name == "problem":
        return complaint(came)
    return ast.literal_eval(came) if name == "came" else came

"""What can go wrong with input. Each message is one sentence: what came, what was expected, where.

The sentence of an error is an English template with {names} and the values of these names:

    raise UnknownName("there is no game called {name!r}; known: {names}", name=typed, names=GAMES)

str(error) is the English sentence. Other languages look the template up and put the same values in, which is
why a template is never an f-string. Part of a sentence that has to be translated by itself is a Wording.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Any, Final


class Wording:
    """Part of a sentence, in English: a template and its values.

    A value is a word, a number, another Wording, an error, or a tuple of these, which is listed.
    """

    __slots__ = ("template", "values")

    def __init__(self, template: str, /, **values: object) -> None:
        self.template = template
        self.values: Mapping[str, object] = values

    def __str__(self) -> str:
        return ENGLISH.say(self)

    def __repr__(self) -> str:
        return f"Wording({str(self)!r})"


class VisavisError(ValueError):
    """Base of every error caused by what somebody typed, sent or stored."""

    def __init__(self, sentence: str, /, **values: object) -> None:
        super().__init__(sentence)
        self.words = Wording(sentence, **values)

    def __str__(self) -> str:
        return str(self.words)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class IllegalAnswer(VisavisError):
    """The answer is not among the options of the pending choice."""


class NothingToUndo(VisavisError):
    """The last answer is not this seat's own: a die, a draw or another player is a wall."""


class UnknownName(VisavisError):
    """There is no game, scenario, option, seat or agent of this name."""


class Unimaginable(VisavisError):
    """Everything dealt anew that was tried would have led to another question."""


class RecordError(VisavisError):
    """A record file cannot be read."""


class RecordMismatch(VisavisError):
    """A record answers something these rules do not ask at this point."""


class Speech(Formatter):
    """Turns wordings into sentences, here English ones; another language has other templates."""

    def say(self, words: Wording) -> str:
        template = self.template(words.template)
        return self.vformat(template, (), words.values) if words.values else template

    def template(self, english: str) -> str:
        return english

    def convert_field(self, value: Any, conversion: str | None) -> str:
        """{name!r} shows a value as it came, whatever it is; {name} says it."""
        return self.quoted(value) if conversion else self.said(value)

    def quoted(self, value: object) -> str:
        return shortened(value, 200)

    def said(self, value: object) -> str:
        if isinstance(value, VisavisError):
            return self.say(value.words)
        if isinstance(value, Wording):
            return self.say(value)
        if isinstance(value, (tuple, list)):
            return ", ".join(self.said(each) for each in value) or self.say(NONE)
        return str(value)


ENGLISH: Final = Speech()
NONE: Final = Wording("none")


def shortened(value: object, most: int = 60) -> str:
    """What came, in a few characters, however long or deep it is."""
    try:
        text = repr(value)
    except RecursionError:
        text = type(value).__name__
    return text if len(text) <= most else text[: most - 1] + "…"


def foreign(template: str, **values: object) -> Wording:
    """Words that are not ours: of the operating system, of a parser. A language may know them or not."""
    return Wording(template, **values)


def because(error: OSError) -> Wording:
    """Why the operating system refuses."""
    return foreign(error.strerror or str(error))

"""Sentences from Fluent files, with names of things put into the case a sentence needs.

A message of a game may say `{ $token }`, or `{ CASE($token, "acc") }` where the language inflects: the
name of that token then comes from the attribute `.acc` of its own message, or from its plain form.
A verb that must agree asks the same way: `{ CASE($side, "number") -> [many] … *[one] … }`, and where the language has
genders, `{ CASE($side, "gender") -> [f] … [n] … [pl] … *[m] … }`. A name says one of the two; `pl` is many.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from visavis.kernel.errors import Wording
from visavis.kernel.game import Scenario, named
from visavis.kernel.view import PARAGRAPH, Text
from visavis.text.errors import speech
from visavis.text.rulebook import rulebook

LANGUAGES: Final = ("en", "ru")
PLAIN: Final = ""  # the form of a name that needs no case
BRIEF: Final = "brief"  # the form of an event's message in which it is told beside others
ANSWER: Final = "answer"  # the form of a question's message that tells it with its answer, and that argument of it
NUMBER: Final = "number"  # of a name: one or many
GENDER: Final = "gender"  # of a name: m, f or n, and pl for all that is many
PLURAL: Final = "pl"
ONE, MANY = "one", "many"
SENTENCE: Final = re.compile(r".*?(?:\?(?=\s)|(?:[^\W\d_]{3}|\d|[»”])[.!](?=\s+[^\W\d_]))")  # not after “Kfz. 251”
KEY: Final = re.compile(r"[a-zA-Z][\w-]*")
BEFORE_A_MESSAGE: Final = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
HYPHEN: Final = re.compile(r"(?<![\w.\-])-(?=\d)")  # before a number that is put in: Fluent writes it so
MINUS: Final = "−"


class Phrase(FluentType):
    """A Text inside another Text."""

    def __init__(self, language: Language, text: Text) -> None:
        self.language = language
        self.text = text

    def format(self, locale: object) -> str:
        return self.language.say(self.text)


class Language:
    """One language, with the words of one game on top of the program's own."""

    def __init__(self, code: str, sources: Sequence[str], game: str = "") -> None:
        self.code = code
        self.game = game
        functions: dict[str, Any] = {"CASE": in_case, "TELLS": tells, "ANSWERED": answered, "ASKED": asked}
        self.bundle = FluentBundle([code], functions=functions, use_isolating=False)
        self.unread: dict[str, str] = {}  # messages that nobody has said yet, by their keys
        for source in sources:
            for entry in BEFORE_A_MESSAGE.split(source)[1:]:
                self.unread.setdefault(entry.partition("=")[0].rstrip(), entry)

    def __call__(self, key: str, **args: Any) -> str:
        """A sentence by its key."""
        return self.say(Text(key, args))

    def say(self, text: Text, case: str = PLAIN) -> str:
        """The sentence. What has no translation shows its key; a law of the tests forbids that."""
        if text.key.startswith(PARAGRAPH):
            return rulebook(self.game)[text.key].text.of(self.code)
        if not self._has(text.key):
            return f"⟨{text.key}⟩" if text.key else ""
        message = self.bundle.get_message(text.key)
        pattern = message.attributes.get(case, message.value) if case else message.value
        if pattern is None:
            return f"⟨{text.key}⟩"
        said, errors = self.bundle.format_pattern(pattern, self._arguments(text.args))
        return HYPHEN.sub(MINUS, str(said)) if not errors else f"⟨{text.key}: {errors[0]}⟩"

    def form(self, text: Text, form: str) -> str:
        """The sentence in a form of its own, such as its name alone; nothing if it has none."""
        known = self._has(text.key) and form in self.bundle.get_message(text.key).attributes
        return self.say(text, form) if known else ""

    def brief(self, text: Text) -> str:
        """An event as it is told beside others: in a form of its own, if it has one."""
        return self.say(text, BRIEF)

    def number(self, text: Text) -> str:
        """Whether a verb beside this name says one or many."""
        return self.form(text, NUMBER) or (MANY if self.form(text, GENDER) == PLURAL else ONE)

    def scenario(self, scenario: Scenario) -> str:
        """What a scenario is called: in the texts, or by whoever wrote it."""
        return scenario.title or self(f"scenario-{scenario.name}")

    def about_scenario(self, scenario: Scenario) -> str:
        return scenario.about or (self(f"scenario-{scenario.name}-help") if not scenario.title else "")

    def error(self, error: object) -> str:
        """An error, or part of one, as a sentence."""
        return speech(self.code).said(error)

    def knows(self, key: str) -> bool:
        return key.startswith(PARAGRAPH) or self._has(key)

    def read_all(self) -> None:
        """Take everything apart beforehand, message by message: for whoever will say most of it to people who wait."""
        for key in tuple(self.unread):
            self._has(key)

    def _has(self, key: str) -> bool:
        """Whether there is such a message. It is taken apart when it is first asked for, with all that it may mention:
        a process that says little starts much sooner, and most say little.
        """
        if key in self.unread:
            found = self._mentioned(key)
            self.bundle.add_resource(FluentResource("".join(found.values())))
            for each in found:
                self.unread.pop(each, None)  # only now, for another thread may ask as well
        return bool(self.bundle.has_message(key))

    def _mentioned(self, key: str) -> dict[str, str]:
        """The message and every other whose key is among its words, and theirs."""
        found: dict[str, str] = {}
        keys = [key]
        while keys:
            each = keys.pop()
            entry = self.unread.get(each)
            if entry is not None and each not in found:
                found[each] = entry
                keys += KEY.findall(entry)
        return found

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._argument(value) for name, value in args.items()}

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Text):
            return Phrase(self, value)
        if isinstance(value, (tuple, list)):
            return ", ".join(self.say(each) if isinstance(each, Text) else str(each) for each in value)
        return value


def in_case(phrase: Any, case: str) -> str:
    """CASE($name, "gen") in a Fluent message."""
    if not isinstance(phrase, Phrase):
        return str(phrase)
    return phrase.language.number(phrase.text) if case == NUMBER else phrase.language.say(phrase.text, case)


def tells(question: Any, side: Any) -> str:
    """TELLS($question, $side): its own form tells it with an answer, or it names who is asked, or only what is."""
    if answered(question):
        return "itself"
    who, colon, _ = asked(question).partition(": ")
    return "who" if colon and who in (side.format(None) if isinstance(side, Phrase) else str(side)) else "what"


def answered(question: Any) -> str:
    """ANSWERED($question): with its argument `answer`, in a form of its own; nothing, if it has none."""
    return question.language.form(question.text, ANSWER) if isinstance(question, Phrase) else ""


def asked(question: Any) -> str:
    """ASKED($question): its first sentence, which says what it is about; others explain."""
    said = str(question.format(None)) if isinstance(question, Phrase) else str(question)
    first = SENTENCE.match(said)
    return first[0].rstrip(".") if first else said.rstrip(".")


@cache
def language(code: str, game: str = "") -> Language:
    """A language by its code, with the words of a game."""
    named(code, LANGUAGES, Wording("language"))
    places = [files("visavis.text")]
    if game:
        places.append(files(f"visavis.games.{game}") / "text")
    found = [file for place in places for file in place.iterdir() if file.name.endswith(f"{code}.ftl")]
    return Language(
        code, [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)], game
    )


def language_of_locale() -> str:
    """The language of whoever sits at this machine."""
    wanted = next((v for v in (os.environ.get(k) for k in ("LC_ALL", "LC_MESSAGES", "LANG")) if v), "")
    if not wanted:
        wanted = locale.getlocale()[0] or ""
    return "ru" if wanted.lower().startswith(("ru", "be", "kk")) else "en"

"""One question while it is being answered: what may be said, what was listed, what was picked so far."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from visavis.company.by_hand import in_order, tells_of_a_bag
from visavis.kernel.choice import CHANCE
from visavis.kernel.view import Layout, Option, View
from visavis.terminal.asking.answers import Answer, answers_of, by_answer
from visavis.terminal.asking.entry import by_code, by_name, names_all, readings, says_all, spelled, words
from visavis.terminal.asking.prompts import shared_first
from visavis.text import Language
from visavis.text.names import every_piece


class Meaning(Enum):
    NOTHING = "unknown"
    ONE = "answer"
    SEVERAL = "ambiguous"
    NOT_NOW = "not-offered-now"
    UNCLEAR = "ambiguous-hidden"


class Understood(NamedTuple):
    """What typed words mean."""

    meaning: Meaning
    answers: tuple[Answer, ...] = ()


class Question:
    """The pending choice of one seat, on the way to its answer."""

    def __init__(self, view: View, layout: Layout, seat: int, lang: Language) -> None:
        self.view = view
        self.seat = seat
        self.lang = lang
        options = view.prompt.options if view.prompt else ()
        self.options = in_order(options) if seat == CHANCE else options
        self.answers = answers_of(view, layout, seat, lang)
        self.shown: dict[str, Answer] = {}  # whatever was listed, by number
        self.picked = ""  # a token already chosen, with the space still to come
        self.everything = every_piece(view.game)
        self.warned_of: Any = None  # an answer that lays something open
        self.told_of_list = False  # that it would tell what is in a bag

    @property
    def hidden(self) -> bool:
        """Whether a list of the options would tell what nobody at the table can see: a draw from a bag."""
        asked = self.view.prompt
        return self.seat == CHANCE and asked is not None and tells_of_a_bag(asked, self.view.game)

    def understand(self, typed: str) -> Understood:
        """An answer by its code, by a number that was listed, or by more words after a token picked."""
        if self.hidden:
            return self.drawn(by_code(typed, self.everything))
        listed = self.shown.get(typed.strip().rstrip(".)"))
        if listed:
            return Understood(Meaning.ONE, (listed,))
        whole = f"{self.picked} {typed}"
        found = by_code(whole, self.options) if self.picked else []
        if found:
            return self.understood(found, whole)
        return self.understood(by_code(typed, self.options), typed)

    def understand_name(self, typed: str) -> Understood:
        """The same by names in the reader's language."""
        if self.hidden:
            return self.drawn(by_name(typed, self.everything, self.lang))
        left = [answer.option for answer in self.answers if self.picked and answer.first == self.picked]
        found = by_name(typed, left, self.lang) if left else []
        if found:
            return self.meaning_of(found, names_all(typed, found[0], self.lang, picked=True))
        found = by_name(typed, self.options, self.lang)
        return self.meaning_of(found, bool(found) and names_all(typed, found[0], self.lang))

    def understood(self, found: Sequence[Option], typed: str) -> Understood:
        return self.meaning_of(found, bool(found) and says_all(typed, found[0]))

    def meaning_of(self, found: Sequence[Option], whole: bool) -> Understood:
        """One that fits is the answer, unless it is a token and a space and not both were typed: then it is shown."""
        if not found:
            return Understood(Meaning.NOTHING)
        fitting = self.as_listed(found)
        one = len(found) == 1 and (whole or not is_pair(fitting[0]))
        return Understood(Meaning.ONE if one else Meaning.SEVERAL, fitting)

    def as_listed(self, options: Sequence[Option]) -> tuple[Answer, ...]:
        known = by_answer(self.answers)
        return tuple(known[option.answer] for option in options)

    def names_whole(self, typed: str) -> bool:
        """Whether somebody has said the name of an answer to its last word."""
        options = self.everything if self.hidden else self.options
        said = {tuple(words(reading)) for reading in readings(typed)}
        return any(tuple(words(self.lang.say(option.title))) in said for option in options)

    def drawn(self, found: Sequence[Option]) -> Understood:
        """What came out of a bag, told from all there are, so that the match itself gives nothing away."""
        if len(found) != 1:
            return Understood(Meaning.UNCLEAR if found else Meaning.NOTHING)
        offered = tuple(answer for answer in self.answers if answer.option.answer == found[0].answer)
        return Understood(Meaning.ONE, offered) if offered else Understood(Meaning.NOT_NOW)

    def list_these(self, answers: Sequence[Answer], picked: str = "") -> None:
        """These stand on the screen now; if they are some of all and share a token, it is picked."""
        self.shown |= {answer.number: answer for answer in answers}
        self.picked = picked or (shared_first(answers) if len(answers) < len(self.answers) else "")

    def words(self) -> list[str]:
        """What may be typed, word by word."""
        options = self.everything if self.hidden else self.options
        return list(dict.fromkeys(word for option in options for word in spelled(option.answer).split()))


def is_pair(answer: Answer) -> bool:
    """A token and a space; or a numbered place and what lies there."""
    return answer.is_pair or answer.number == spelled(answer.option.answer).partition(" ")[0]

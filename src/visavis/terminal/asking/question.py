"""One question while it is being answered: what may be said, what was listed last, what was picked so far."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from visavis.company.by_hand import in_order, tells_of_a_bag
from visavis.kernel.choice import CHANCE
from visavis.kernel.view import Option, View
from visavis.terminal.asking.entry import by_code, by_name, by_number, is_named, says_all, spelled
from visavis.terminal.asking.prompts import shared_word
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
    options: tuple[Option, ...] = ()


class Question:
    """The pending choice of one seat, on the way to its answer."""

    def __init__(self, view: View, seat: int, lang: Language) -> None:
        self.view = view
        self.seat = seat
        self.lang = lang
        options = view.prompt.options if view.prompt else ()
        self.options = in_order(options) if seat == CHANCE else options
        self.shown: Sequence[Option] = ()  # the list on the screen, for its numbers
        self.picked = ""  # a token already chosen, with the space still to come
        self.everything = every_piece(view.game)
        self.told_of_list = False  # that it would tell what is in a bag

    @property
    def hidden(self) -> bool:
        """Whether a list of the options would tell what nobody at the table can see: a draw from a bag."""
        asked = self.view.prompt
        return self.seat == CHANCE and asked is not None and tells_of_a_bag(asked, self.view.game)

    def understand(self, typed: str) -> Understood:
        """An answer by its code, by a number of the last list, or by more words after a token picked."""
        if self.hidden:
            return self.drawn(by_code(typed, self.everything))
        by_list = by_number(typed, self.shown)
        if by_list:
            return Understood(Meaning.ONE, (by_list,))
        whole = f"{self.picked} {typed}"
        found = by_code(whole, self.options) if self.picked else []
        if found:
            return understood(found, whole)
        return understood(by_code(typed, self.options), typed)

    def understand_name(self, typed: str) -> Understood:
        """The same by names in the reader's language."""
        if self.hidden:
            return self.drawn(by_name(typed, self.everything, self.lang))
        return understood(by_name(typed, self.options, self.lang), "")

    def drawn(self, found: Sequence[Option]) -> Understood:
        """What came out of a bag, told from all there are, so that the match itself gives nothing away."""
        if len(found) != 1:
            return Understood(Meaning.UNCLEAR if found else Meaning.NOTHING)
        offered = tuple(option for option in self.options if option.answer == found[0].answer)
        return Understood(Meaning.ONE, offered) if offered else Understood(Meaning.NOT_NOW)

    def list_these(self, options: Sequence[Option], picked: str = "") -> None:
        """These stand on the screen now; if they are some of all and share a token, it is picked."""
        self.shown = options
        self.picked = picked or (shared_word(options) if len(options) < len(self.options) else "")

    def words(self) -> list[str]:
        """What may be typed, word by word."""
        options = self.everything if self.hidden else self.options
        return list(dict.fromkeys(word for option in options for word in spelled(option.answer).split()))


def understood(found: Sequence[Option], typed: str) -> Understood:
    """One that fits is the answer, unless it has more words than were typed: then it is shown first."""
    if not found:
        return Understood(Meaning.NOTHING)
    whole = " " not in spelled(found[0].answer) or is_named(found[0]) or says_all(typed, found[0])
    one = len(found) == 1 and whole
    return Understood(Meaning.ONE if one else Meaning.SEVERAL, tuple(found))

"""What somebody typed, and which of the options it may mean.

Codes match by prefix, word by word, in any case and without their dots: `a1 we12` is A1 WE1.2. Letters
typed on the other keyboard layout, or Cyrillic ones that look Latin, are read as they were meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from visavis.kernel.view import Option, Text
from visavis.text import Language

CYRILLIC_KEYS: Final = "ёйцукенгшщзхъфывапролджэячсмитьбю.,"
LATIN_KEYS: Final = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./?"
TO_LATIN_KEYS: Final = str.maketrans(CYRILLIC_KEYS, LATIN_KEYS)
TO_CYRILLIC_KEYS: Final = str.maketrans(LATIN_KEYS, CYRILLIC_KEYS)
LOOK_ALIKE: Final = str.maketrans("авекмнорстухіѕ", "abekmhopctyxis")
POINTS: Final = re.compile(r"[-−_.,:;()№’']")  # what may be left out of a code or a name
CYRILLIC: Final = re.compile("[Ѐ-ӿ]")
SHORTEST_NAME: Final = 3  # letters of a name that are enough to look for it


def readings(typed: str) -> list[str]:
    """What the keys may have meant, the likeliest first."""
    plain = typed.casefold().replace("ё", "е").strip()
    if CYRILLIC.search(plain):
        return [plain, plain.translate(LOOK_ALIKE), typed.casefold().strip().translate(TO_LATIN_KEYS)]
    return [plain, plain.translate(TO_CYRILLIC_KEYS).replace("ё", "е")]


def readings_of_names(typed: str) -> list[str]:
    """The same; and names with codes among them, in letters that look like theirs."""
    mixed = [word.translate(LOOK_ALIKE) if any(map(str.isdigit, word)) else word for word in readings(typed)[0].split()]
    return [*readings(typed), " ".join(mixed)]


def words(text: str) -> list[str]:
    """The words of a text, without dots and signs, as they are compared."""
    plain = text.casefold().replace("ё", "е")
    return [word for word in (POINTS.sub("", each) for each in plain.split()) if word]


def spelled(answer: Any) -> str:
    """An answer as one types it."""
    return " ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)


def by_code(typed: str, options: Sequence[Option]) -> list[Option]:
    """The options whose answer begins with what was typed, in the first reading that fits any; or is just that."""
    for reading in readings(typed):
        whole = [option for option in options if spelled(option.answer).casefold() == reading]
        if whole:
            return whole
        found = best(words(reading), options, lambda option: words(spelled(option.answer)))
        if found:
            return found
        joined = "".join(words(reading))
        found = [option for option in options if joined and "".join(words(spelled(option.answer))).startswith(joined)]
        if found:
            return found
    return []


def by_name(typed: str, options: Sequence[Option], lang: Language) -> list[Option]:
    """The options whose name in the reader's language has these words; part of it may be said by its code."""
    for reading in readings_of_names(typed):
        given = words(reading)
        if not any(len(word) >= SHORTEST_NAME and not word.isdigit() for word in given):
            continue
        found = best(given, options, lambda option: words(lang.say(option.title)))
        found = found or best(given, options, lambda option: [*words(lang.say(option.title)), *codes(option)])
        if found and (len(found) < len(options) or len(options) == 1):
            return found
    return []


def codes(option: Option) -> list[str]:
    """Of a pair: of both its parts."""
    found = words(spelled(option.answer))
    return found if len(found) > 1 else []


def best(given: list[str], options: Sequence[Option], of: Callable[[Option], list[str]]) -> list[Option]:
    """Options that have a word for each one given; those with the most whole words, if they differ."""
    if not given:
        return []
    same = [option for option in options if of(option) == given]
    if same:
        return same
    rated = [(whole_words(given, of(option)), option) for option in options]
    top = max((rating for rating, _ in rated if rating is not None), default=None)
    return [option for rating, option in rated if rating is not None and rating == top]


def whole_words(given: list[str], have: list[str]) -> int | None:
    """How many of the words given are there whole; None if one is not there at all, not even begun."""
    rest, whole = list(have), 0
    for word in given:
        found = word if word in rest else next((other for other in rest if other.startswith(word)), None)
        if found is None:
            return None
        rest.remove(found)
        whole += found == word
    return whole


def says_all(typed: str, option: Option) -> bool:
    """Whether as many words were typed as the answer has, be it without blanks: a token alone says no space."""
    first, *rest = words(spelled(option.answer))
    given = words(typed)
    if len(given) > len(rest) or (first.isdigit() and given == [first]):  # a number of the list itself
        return True
    joined = ("".join(words(reading)) for reading in readings(typed))
    return any(len(each) > len(first) and each.startswith(first) for each in joined)


def names_all(typed: str, option: Option, lang: Language, picked: bool = False) -> bool:
    """Whether every part of an answer was named, a token and a space; of a token picked before only the space need be.

    A number alone names nothing: it may be that of either.
    """
    named = [words(lang.say(part)) for part in option.title.args.values() if isinstance(part, Text)] or [[]]
    if len(codes(option)) == len(named):
        named = [[*part, code] for part, code in zip(named, codes(option), strict=True)]
    first, *rest = named
    parts = rest if picked else [first, *rest]
    said = [words(reading) for reading in readings_of_names(typed)]
    return bool(rest) and any(all(is_named(part, given) for part in parts) for given in said)


def is_named(part: list[str], given: list[str]) -> bool:
    """By a word of its name, or the beginning of one."""
    return any(name.startswith(word) for word in given if not word.isdigit() for name in part)

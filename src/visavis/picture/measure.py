"""How wide words are, roughly, in whatever system font a reader has; and making them fit.

The widths are those of a rather wide sans-serif, so that in most fonts a little room is left over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from visavis.picture.sheet import SIZE

GROUPS: Final[Mapping[float, str]] = {
    0.22: "'’",
    0.27: " !,.:;Jijl·",
    0.33: "()-`",
    0.37: "/I[\\]ft“”",
    0.42: '"r{}',
    0.47: "?_z°г",
    0.52: "FLcsvy«»–§Гзстуэ",
    0.57: "$*+0123456789<=>ESTYZ^aekx|~×ЕЁТаеёкхя",
    0.62: "KPRVXbdghnopquБЗКРУХбвдлопрчь",
    0.66: "#ABCАВСЬЭЯийнц",
    0.71: "ДЛЧЪфъ",
    0.76: "&DGHNUИЙНПЦжм",
    0.82: "OQw…ОФы",
    0.87: "%ЖЫю",
    0.92: "@MМшщ",
    0.96: "Wm",
    1.0: "—",
    1.06: "ШЩЮ",
}
WIDTH: Final[Mapping[str, float]] = {letter: width for width, letters in GROUPS.items() for letter in letters}
OTHERWISE: Final = 0.7
BOLD: Final = 1.07  # from this weight on
BOLD_FROM: Final = 600
HEAVY: Final = int(SIZE["heavy"])
STEP: Final = SIZE["step"]
ELLIPSIS: Final = "…"
NARROWEST: Final = SIZE["narrowest"]


class Fitted(NamedTuple):
    """Words in lines, at the size at which they fit."""

    lines: tuple[str, ...]
    size: float
    narrow: float | None = None  # the room into which their letters are pressed


def width_of(words: str, size: float, weight: float = 400, letter: float = 0) -> float:
    """The width of a line; where every letter is as wide as any other, as many times that."""
    if letter:
        return len(words) * letter * size
    wide = sum(WIDTH.get(letter, OTHERWISE) for letter in words) * size
    return wide * BOLD if weight >= BOLD_FROM else wide


def fit(words: str, room: float, size: float, smallest: float, weight: int = 400, letter: float = 0) -> Fitted:
    """In one line: smaller if need be, then with narrower letters, in the end cut."""
    wide = width_of(words, 1, weight, letter)
    size = max(smallest, min(size, room / wide)) if wide else size
    kept = cut(words, room / NARROWEST, size, weight, letter)
    return Fitted((kept,), size, room if width_of(kept, size, weight, letter) > room + SIZE["slack"] else None)


def cut(words: str, room: float, size: float, weight: int, letter: float = 0) -> str:
    if width_of(words, size, weight, letter) <= room + SIZE["slack"]:
        return words
    while words and width_of(words + ELLIPSIS, size, weight, letter) > room:
        words = words[:-1].rstrip()
    return words + ELLIPSIS


def wrap(words: str, room: float, size: float, weight: int = 400) -> list[str]:
    """In as many lines as it takes; a word that is too long keeps a line of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fit_lines(words: str, room: float, most: int, size: float, smallest: float, weight: int = 400) -> Fitted:
    """In at most so many lines, smaller if need be, in the end cut."""
    lines = wrap(words, room, size, weight)
    while size > smallest and (len(lines) > most or too_wide(lines, room, size, weight)):
        size -= STEP
        lines = wrap(words, room, size, weight)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return Fitted(tuple(cut(each, room, size, weight) for each in lines), size)


def too_wide(lines: list[str], room: float, size: float, weight: int) -> bool:
    return any(width_of(each, size, weight) > room for each in lines)

"""A hint: the best answers, each with its chance as a bar, what it lacks, and what is expected to follow."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Styled

from visavis.kernel.thoughts import Tried
from visavis.kernel.view import Text
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.style import ink
from visavis.text import Language
from visavis.thinking.hints import Hint, Hinted

BAR: Final = 20  # cells
INDENT: Final = 5


def hint_lines(found: Hint, lang: Language, width: int) -> list[Styled]:
    head = ink(lang.say(found.sure), "heading")
    head.append(" " + lang("hint-games", n=found.playouts, among=found.among), "quiet")
    lines = wrapped(head, width, 2)
    for n, each in enumerate(found.best, 1):
        lines += answer_lines(n, each, lang, width)
    return lines


def answer_lines(n: int, each: Hinted, lang: Language, width: int) -> list[Styled]:
    told = [ink(bar(each.tried), "good").append("  " + lang.say(chance(each.tried)), "quiet")]
    if each.lacks.key:
        told.append(ink(lang.say(each.lacks)))
    if each.follows:
        told.append(ink(lang("thought-expected", steps=each.follows), "quiet"))
    lines = wrapped(ink(f"{n:>3}. ").append(lang.say(each.tried.title), "title"), width, INDENT)
    return lines + [line for one in told for line in wrapped(ink(" " * INDENT) + one, width, INDENT)]


def bar(tried: Tried) -> str:
    filled = round(BAR * tried.chance / 100)
    return "█" * filled + "░" * (BAR - filled)


def chance(tried: Tried) -> Text:
    return Text("thought-chance", {"n": tried.tries, "chance": tried.chance, "low": tried.low, "high": tried.high})

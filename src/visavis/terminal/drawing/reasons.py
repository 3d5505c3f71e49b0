"""Why the bot did what it did: its tables line by line, with what each left standing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text as Styled

from visavis.kernel.priorities import IDLE, SKIPPED, TOLD
from visavis.kernel.view import Candidate, Reason, ReasonLine
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.style import ink
from visavis.text import Language

RULE_WIDTH = 9


def explanation_lines(reasons: Iterable[Reason], lang: Language, width: int) -> list[Styled]:
    """Decisions, each with the lines that led to it."""
    return [line for reason in reasons for line in reason_lines(reason, lang, width)]


def reason_lines(reason: Reason, lang: Language, width: int) -> list[Styled]:
    chosen = lang.say(reason.chosen.title) if reason.chosen else lang("why-nothing")
    head = ink(lang.say(reason.title), "heading").append(" → ").append(chosen, "good")
    lines = wrapped(head, width, 2)
    for each in reason.lines:
        lines += table_line(each, lang, width)
    return lines


def table_line(each: ReasonLine, lang: Language, width: int) -> list[Styled]:
    """The paragraph, what it asks, and its verdict."""
    quiet = each.note in (SKIPPED, IDLE)
    line = ink("  " + f"§{each.rule}".ljust(RULE_WIDTH), "rule")
    line.append(lang.say(each.title), "quiet" if quiet else "")
    if each.note != TOLD:
        line = line.append(" → ", "quiet") + verdict(each, lang)
    return wrapped(line, width, RULE_WIDTH + 2)


def verdict(each: ReasonLine, lang: Language) -> Styled:
    if each.note == SKIPPED:
        return ink(lang("why-skipped"), "quiet")
    if each.note == IDLE:
        return ink(lang("why-idle"), "quiet")
    if len(each.after) == len(each.before) > 1:
        return ink(lang("why-all", n=len(each.after)))
    return ink(names(each.after, lang) or lang("why-nothing"), "good" if len(each.after) == 1 else "")


def names(candidates: Sequence[Candidate], lang: Language) -> str:
    """Places by their code, which is shorter; everything else by name."""
    return ", ".join(each.code or lang.say(each.title) for each in candidates)

"""Why the bot did what it did: its tables line by line, with what each left standing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text as Styled

from visavis.kernel.priorities import IDLE, SKIPPED, TOLD
from visavis.kernel.reasons import Objection
from visavis.kernel.view import Candidate, Reason, ReasonLine, Text
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.style import ink
from visavis.text import Language

RULE_WIDTH = 9


def explanation_lines(reasons: Iterable[Reason], lang: Language, width: int) -> list[Styled]:
    """Decisions, each with the lines that led to it, under the turn and what it was decided by."""
    lines: list[Styled] = []
    before: tuple[Text, ...] = ()
    for reason in reasons:
        lines += headings(reason.under, before, lang, width)
        lines += reason_lines(reason, lang, width)
        before = reason.under
    return lines


def headings(under: Sequence[Text], before: Sequence[Text], lang: Language, width: int) -> list[Styled]:
    """Those that have not been said; under another turn all of them are."""
    new = [text for n, text in enumerate(under) if under[: n + 1] != before[: n + 1]]
    return [line for text in new for line in wrapped(ink("── " + lang.say(text), "title"), width, 3)]


def reason_lines(reason: Reason, lang: Language, width: int) -> list[Styled]:
    chosen = lang.say(reason.chosen.title) if reason.chosen else lang("why-nothing")
    head = ink(lang.say(reason.title), "heading").append(" → ").append(chosen, "good")
    lines = wrapped(head, width, 2)
    if not reason.lines:
        lines += wrapped(ink("  " + lang("why-only"), "quiet"), width, 2)
    for each in reason.lines:
        lines += table_line(each, lang, width)
    return lines


def table_line(each: ReasonLine, lang: Language, width: int) -> list[Styled]:
    """The paragraph, what it asks, and its verdict."""
    quiet = each.note in (SKIPPED, IDLE)
    cited = f"§{each.rule}" if each.rule else ""  # what somebody has thought of stands in no rulebook
    line = ink("  " + cited.ljust(RULE_WIDTH), "rule")
    line.append(lang.say(each.title), "quiet" if quiet else "")
    if each.note != TOLD:
        line = line.append(" → ", "quiet") + verdict(each, lang)
    return wrapped(line, width, RULE_WIDTH + 2)


def verdict(each: ReasonLine, lang: Language) -> Styled:
    """What was left, and what the line found of all of them."""
    if each.note == SKIPPED:
        return ink(lang("why-skipped"), "quiet")
    if each.note == IDLE:
        return ink(lang("why-idle"), "quiet")
    found = measures(each.before, lang)
    if len(each.after) == len(each.before) > 1:
        return ink(lang("why-all", n=len(each.after))).append(found, "quiet")
    left = ink(names(each.after, lang) or lang("why-nothing"), "good" if len(each.after) == 1 else "")
    return left.append(found, "quiet")


def measures(candidates: Sequence[Candidate], lang: Language) -> str:
    """Every rank or value a line found, with those that have it."""
    found: dict[str, list[Candidate]] = {}
    for each in candidates:
        if each.measure.key:
            found.setdefault(lang.say(each.measure), []).append(each)
    return " [" + "; ".join(f"{measure}: {names(have, lang)}" for measure, have in found.items()) + "]" if found else ""


def names(candidates: Sequence[Candidate], lang: Language) -> str:
    """Places by their code, which is shorter; everything else by name."""
    return ", ".join(each.code or lang.say(each.title) for each in candidates)


# Why not that one?


def objection_lines(found: Iterable[Objection], lang: Language, width: int) -> list[Styled]:
    """What each decision has to say, under its name."""
    return [line for each in found for line in one_objection(each, lang, width)]


def one_objection(each: Objection, lang: Language, width: int) -> list[Styled]:
    if not each.decision.key:
        return [line for text in each.said for line in wrapped(ink(lang.say(text)), width)]
    lines = wrapped(ink(lang.say(each.decision), "heading"), width, 2)
    return lines + [line for text in each.said for line in wrapped(ink("  " + lang.say(text)), width, 2)]

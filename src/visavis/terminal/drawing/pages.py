"""Paragraphs of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Styled

from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.style import ink
from visavis.text import Language, Paragraph, rulebook

MOST_FOUND = 12  # paragraphs shown in full


# Rules


def rule_lines(game: str, asked: str, lang: Language, width: int) -> list[Styled]:
    """A paragraph by its number, all under a heading, or those that contain some words."""
    if not asked:
        return wrapped(ink(lang("rule-how")), width)
    book = rulebook(game)
    found = book.under(asked) or book.containing(asked, lang.code)
    if not found:
        return wrapped(ink(lang("rule-unknown", asked=asked), "warning"), width)
    shown = [line for paragraph in found[:MOST_FOUND] for line in paragraph_lines(paragraph, lang, width)]
    if len(found) > MOST_FOUND:
        shown += wrapped(ink(lang("rule-more", rest=also(found[MOST_FOUND:]))), width)
    return shown


def paragraph_lines(paragraph: Paragraph, lang: Language, width: int) -> list[Styled]:
    head = ink(f"§{paragraph.id} ", "rule").append(paragraph.title.of(lang.code), "heading")
    return [*wrapped(head, width, 2), *indented(ink(paragraph.text.of(lang.code)), width)]


def also(found: Sequence[Paragraph]) -> str:
    return ", ".join(f"§{paragraph.id}" for paragraph in found[:40])


def indented(text: Styled, width: int) -> list[Styled]:
    return wrapped(ink("  ") + text, width, 2)

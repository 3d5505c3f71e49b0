"""Lines of text that fit: wrapped with a hanging indent, or flowing item by item."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text as Styled

from visavis.terminal.drawing.style import ink
from visavis.text.setting import TIED, tied

TERM = 12  # cells of what is explained
WRAPPING = Console(width=1000, color_system=None)  # rich wants a console to measure with
KEPT, HELD = "\ue000", "\ue001"  # for spaces at which no line is broken, written and found: rich breaks at any space


def wrapped(line: Styled, width: int, indent: int = 0) -> list[Styled]:
    """The line in lines of this width; all but the first are indented. A number stays beside what it counts."""
    held = line.copy()
    held.plain = tied(line.plain.replace(TIED, KEPT)).replace(TIED, HELD)
    return [let_go(each) for each in broken(held, width, indent)]


def let_go(line: Styled) -> Styled:
    line.plain = line.plain.replace(HELD, " ").replace(KEPT, TIED)
    return line


def broken(line: Styled, width: int, indent: int) -> list[Styled]:
    first, *rest = line.wrap(WRAPPING, width) or [ink("")]
    first.rstrip()
    if not rest or indent <= 0:
        return [first, *(trimmed(each) for each in rest)]
    remaining = line[len(first.plain) :]
    remaining = remaining[len(remaining.plain) - len(remaining.plain.lstrip()) :]
    more = remaining.wrap(WRAPPING, width - indent)
    return [first, *(ink(" " * indent) + trimmed(each) for each in more)]


def trimmed(line: Styled) -> Styled:
    line.rstrip()
    return line


def flowing(items: Iterable[Styled], width: int, indent: int = 0, between: str = "  ") -> list[Styled]:
    """Items one after another, never broken unless one alone is too long; from the second line on indented."""
    lines: list[Styled] = []
    for item in items:
        if lines and lines[-1].cell_len + len(between) + item.cell_len <= width:
            lines[-1] = lines[-1] + between + item
        else:
            lines.append(ink(" " * indent) + item if lines else item)
    return [part for line in lines for part in wrapped(line, width, indent)]


def labelled(label: Styled, items: Sequence[Styled], width: int, between: str = "  ") -> list[Styled]:
    """A label, then items that flow beside it."""
    head = label + " "
    return flowing([head + items[0], *items[1:]], width, 2, between) if items else [label]


def titled_rule(title: Styled, width: int) -> Styled:
    """A line across the screen with a title in it."""
    title.truncate(width - 6, overflow="ellipsis")
    line = ink("── ", "quiet") + title + " "
    return line.append("─" * (width - line.cell_len), "quiet")


def terms(rows: Iterable[tuple[str, str, str]], width: int) -> list[Styled]:
    """What is explained in its style, and beside it what it means."""
    lines: list[Styled] = []
    for sign, meaning, style in rows:
        term = ink("  ").append(sign, style).append(" " * max(1, TERM - len(sign)))
        lines += wrapped(term + meaning, width, TERM + 2)
    return lines

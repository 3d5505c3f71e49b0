"""A question in words, and lists of what can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text as Styled

from visavis.kernel.view import Option, Prompt
from visavis.terminal.asking.answers import Answer
from visavis.terminal.asking.entry import words
from visavis.terminal.drawing.lines import trimmed, wrapped
from visavis.terminal.drawing.style import fitted, ink
from visavis.text import Language
from visavis.text.names import names_of

FEW: Final = 9  # so many options are listed with the question
MOST_LISTED: Final = 24  # and so many if none of them is a token and a space; an unclear word lists no more
NAMED: Final = 38  # cells that a column of named answers needs
GAP: Final = 2
NUMBER: Final = 3  # cells of a number


def prompt_lines(prompt: Prompt, lang: Language, width: int) -> list[Styled]:
    line = ink("► " + lang.say(prompt.title), "heading")
    if prompt.rule:
        line.append(f"  §{prompt.rule}", "rule")
    return wrapped(line, width, 2)


def is_listed(answers: Sequence[Answer]) -> bool:
    """Whether all of them are listed with the question."""
    some = MOST_LISTED if not any(answer.is_pair for answer in answers) else FEW
    return len(answers) <= some or not any(answer.code for answer in answers)


def answer_lines(answers: Sequence[Answer], game: str, lang: Language, width: int) -> list[Styled]:
    """Answers with their numbers and what is known of them; many names in groups, codes under the token they share."""
    if len(answers) > FEW and not any(answer.code for answer in answers):
        return named_groups(answers, lang, width)
    room = max((len(code_shown(answer)) for answer in answers), default=0)
    lines: list[Styled] = []
    group = ""
    for answer in answers:
        if is_grouped(answer) and answer.first != group:
            lines.append(group_line(answer.first, game, lang))
        group = answer.first
        lines += answer_line(answer, room, lang, width)
    return lines


def named_groups(answers: Sequence[Answer], lang: Language, width: int) -> list[Styled]:
    """Answers of one kind under a heading, two abreast if there is room."""
    columns = 2 if width >= 2 * NAMED + GAP else 1
    each = (width - GAP * (columns - 1)) // columns
    lines: list[Styled] = []
    options = [answer.option for answer in answers]
    groups = [group_of(option, options, lang) for option in options]
    for heading in dict.fromkeys(groups):
        lines += [ink(heading, "heading")] if heading else []
        together = [answer for answer, group in zip(answers, groups, strict=True) if group == heading]
        lines += abreast([answer_line(answer, 0, lang, each) for answer in together], columns, each)
    return lines


def group_of(option: Option, options: Sequence[Option], lang: Language) -> str:
    """The heading of those that belong together; of the others, that they are the rest."""
    if option.group:
        return lang(f"group-{option.group}")
    return lang("group-other") if any(other.group for other in options) else ""


def abreast(blocks: Sequence[list[Styled]], columns: int, width: int) -> list[Styled]:
    """Blocks in columns, each read from the top."""
    tall = -(-len(blocks) // columns)
    filled = [[line for block in blocks[n : n + tall] for line in block] for n in range(0, len(blocks), tall)]
    rows = zip_longest(*filled, fillvalue=ink(""))
    return [trimmed(ink(" " * GAP).join([fitted(cell, width) for cell in row])) for row in rows]


def is_grouped(answer: Answer) -> bool:
    """A token and a space with what comes of it; the token stands in the heading."""
    return answer.is_pair and bool(answer.about)


def code_shown(answer: Answer) -> str:
    """The code in a column of its own: of a token and a space the space; none, if it stands in the name."""
    if is_grouped(answer):
        return answer.code.partition(" ")[2]
    said = words(answer.name)
    return "" if all(word in said for word in words(answer.code)) else answer.code


def group_line(first: str, game: str, lang: Language) -> Styled:
    """A3, and what that is."""
    line = ink(first, "heading")
    key = names_of(game).piece.format(first)
    return line.append(f" {lang(key)}") if lang.knows(key) else line


def joined(said: Sequence[str]) -> str:
    """One after the other; a whole sentence ends only where all of it does, a shortened word keeps its full stop."""
    parts = [each.removesuffix(".") if each[:1].isupper() else each for each in said[:-1]]
    return "; ".join([*parts, *said[-1:]])


def answer_line(answer: Answer, room: int, lang: Language, width: int) -> list[Styled]:
    """Its number, the code to type, its name and what is known of it; of a token and a space what it leads to."""
    line = ink(f"{answer.number:>{NUMBER}}  ", "quiet")
    known = joined(answer.about)
    code = code_shown(answer)
    if code:
        line.append(code.ljust(room), "code").append("  ")
        said = known if is_grouped(answer) else ": ".join(filter(None, [answer.name, known]))
        return wrapped(line.append(said), width, NUMBER + 2 + room + 2)
    line.append(answer.name if answer.name != answer.number else "", "code")
    return wrapped(line.append(f": {known}", "quiet") if known else line, width, NUMBER + 2)


def shared_first(answers: Sequence[Answer]) -> str:
    """The token that all these share, where the space is still to come."""
    firsts = {answer.first for answer in answers}
    return firsts.pop() if len(firsts) == 1 and all(answer.is_pair for answer in answers) else ""


def first_words(answers: Sequence[Answer]) -> list[str]:
    """The different first words of what can be answered: the tokens one may place, for example."""
    return list(dict.fromkeys(answer.first or answer.name for answer in answers))

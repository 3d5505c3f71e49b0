"""A question in words, and lists of what can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text as Styled

from visavis.kernel.view import Option, Prompt, View
from visavis.terminal.asking.entry import is_named, numbered, spelled
from visavis.terminal.drawing.lines import trimmed, wrapped
from visavis.terminal.drawing.style import fitted, ink
from visavis.text import Language
from visavis.text.names import names_of

FEW: Final = 9  # so many options are listed with the question
NAMED: Final = 38  # cells that a column of named answers needs
GAP: Final = 2


def prompt_lines(prompt: Prompt, lang: Language, width: int) -> list[Styled]:
    line = ink("► " + lang.say(prompt.title), "heading")
    if prompt.rule:
        line.append(f"  §{prompt.rule}", "rule")
    return wrapped(line, width, 2)


def option_lines(options: Sequence[Option], game: str, lang: Language, width: int) -> list[Styled]:
    """Options with their numbers and previews; long lists of names in groups, codes under the first word they share."""
    if len(options) > FEW and all(map(is_named, options)):
        return named_groups(options, lang, width)
    with_numbers = numbered(options)
    room = max((len(code_of(option)) for option in options if not is_named(option)), default=0)
    lines: list[Styled] = []
    group = ""
    for number, option in enumerate(options, 1):
        first = spelled(option.answer).partition(" ")[0]
        if is_grouped(option) and first != group:
            lines.append(group_line(first, game, lang))
        group = first
        lines += option_line(option, f"{number:>3}  " if with_numbers else "  ", room, lang, width)
    return lines


def named_groups(options: Sequence[Option], lang: Language, width: int) -> list[Styled]:
    """Answers of one kind under a heading, two abreast if there is room."""
    columns = 2 if width >= 2 * NAMED + GAP else 1
    each = (width - GAP * (columns - 1)) // columns
    lines: list[Styled] = []
    groups = [group_of(option, options, lang) for option in options]
    for heading in sorted(dict.fromkeys(groups), key=lambda heading: heading == lang("group-other")):
        lines += [ink(heading, "heading")] if heading else []
        drawn = [
            option_line(option, f"{number:>3}  ", 0, lang, each)
            for number, (option, group) in enumerate(zip(options, groups, strict=True), 1)
            if group == heading
        ]
        lines += abreast(drawn, columns, each)
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


def is_grouped(option: Option) -> bool:
    """A token and a space with what comes of it; the token stands in the heading."""
    return bool(option.preview) and " " in spelled(option.answer) and not is_named(option)


def code_of(option: Option) -> str:
    answer = spelled(option.answer)
    return answer.partition(" ")[2] if is_grouped(option) else answer


def group_line(first: str, game: str, lang: Language) -> Styled:
    """A3, and what that is."""
    line = ink(first, "heading")
    key = names_of(game).piece.format(first)
    return line.append(f" {lang(key)}") if lang.knows(key) else line


def option_line(option: Option, label: str, room: int, lang: Language, width: int) -> list[Styled]:
    """The name and what it leads to; or the code to type, and what it leads to or means."""
    leads = "; ".join(lang.say(text) for text in option.preview)
    if is_named(option):
        line = ink(label, "quiet").append(lang.say(option.title), "code")
        return wrapped(line.append(f": {leads}", "quiet") if leads else line, width, len(label))
    code = code_of(option)
    line = ink(label, "quiet").append(code.ljust(room), "code").append("  ")
    said = leads if leads and not code.isdecimal() else lang.say(option.title)  # a number alone says little
    return wrapped(line.append(said if said != code else ""), width, len(label) + room + 2)


def shared_word(options: Sequence[Option]) -> str:
    """The first word that all these answers share, where there are more words to come; names are said whole."""
    if all(map(is_named, options)):
        return ""
    firsts = {spelled(option.answer).partition(" ")[0] for option in options}
    return firsts.pop() if len(firsts) == 1 and all(" " in spelled(option.answer) for option in options) else ""


def first_words(view: View) -> list[str]:
    """The different first words of what can be answered: the tokens one may place, for example."""
    options = view.prompt.options if view.prompt else ()
    return list(dict.fromkeys(spelled(option.answer).partition(" ")[0] for option in options))

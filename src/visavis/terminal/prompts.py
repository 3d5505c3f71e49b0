"""A question in words, and lists of what can be answered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Styled

from visavis.kernel.view import Option, Prompt, View
from visavis.terminal.entry import numbered, spelled
from visavis.terminal.lines import wrapped
from visavis.terminal.style import ink
from visavis.terminal.symbols import symbols_of
from visavis.text import Language

FEW = 9  # so many options are listed with the question


def prompt_lines(prompt: Prompt, lang: Language, width: int) -> list[Styled]:
    line = ink("► " + lang.say(prompt.title), "heading")
    if prompt.rule:
        line.append(f"  §{prompt.rule}", "rule")
    return wrapped(line, width, 2)


def option_lines(options: Sequence[Option], game: str, lang: Language, width: int) -> list[Styled]:
    """Options with their numbers and previews, under a heading for each first word they share."""
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


def is_grouped(option: Option) -> bool:
    """A token and a space with what comes of it; the token stands in the heading."""
    return bool(option.preview) and " " in spelled(option.answer)


def code_of(option: Option) -> str:
    answer = spelled(option.answer)
    return answer.partition(" ")[2] if is_grouped(option) else answer


def is_named(option: Option) -> bool:
    """Known by its name, not by a code: big_guns is nothing anybody has to read."""
    return spelled(option.answer).islower()


def group_line(first: str, game: str, lang: Language) -> Styled:
    """A3, and what that is."""
    line = ink(first, "heading")
    key = symbols_of(game).piece.format(first)
    return line.append(f" {lang(key)}") if lang.knows(key) else line


def option_line(option: Option, label: str, room: int, lang: Language, width: int) -> list[Styled]:
    """The code to type, and what it leads to, or what it means."""
    if is_named(option):
        return wrapped(ink(label, "quiet").append(lang.say(option.title), "code"), width, len(label))
    code = code_of(option)
    line = ink(label, "quiet").append(code.ljust(room), "code").append("  ")
    said = "; ".join(lang.say(text) for text in option.preview) or lang.say(option.title)
    return wrapped(line.append(said if said != code else ""), width, len(label) + room + 2)


def shared_word(options: Sequence[Option]) -> str:
    """The first word that all these answers share, where there are more words to come."""
    firsts = {spelled(option.answer).partition(" ")[0] for option in options}
    return firsts.pop() if len(firsts) == 1 and all(" " in spelled(option.answer) for option in options) else ""


def first_words(view: View) -> list[str]:
    """The different first words of what can be answered: the tokens one may place, for example."""
    options = view.prompt.options if view.prompt else ()
    return list(dict.fromkeys(spelled(option.answer).partition(" ")[0] for option in options))

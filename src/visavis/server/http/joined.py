"""The files of a page, joined: one script and one style sheet, for as many modules as there are.

No build step and nothing generated in the tree: the server joins what the pages name when it starts. Every module
becomes a block of its own, after those it imports; so modules may not import each other in a circle, and use the few
forms of import and export that are known here. Whatever else stands there is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Final

IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
EXPORT: Final = re.compile(r"^export ((?:async )?function|class|const) (\w+)", re.MULTILINE)
NOTHING: Final = re.compile(r"^export \{\};\n", re.MULTILINE)
UNKNOWN: Final = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
COMMENT: Final = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.MULTILINE)

Read = Callable[[str], str]  # the text of a module, by its path


class CannotJoin(Exception):
    """A module that imports or exports in a way we do not know, or itself by way of others."""


def joined(entry: str, read: Read) -> str:
    """One module for all that an entry leads to."""
    order: dict[str, int] = {}
    put_in_order(entry, read, order, ())
    return "const M = [];\n" + "".join(block(module, order, read) for module in order)


def put_in_order(module: str, read: Read, order: dict[str, int], above: tuple[str, ...]) -> None:
    """Every module once, after those it imports."""
    if module in above:
        raise CannotJoin(f"a circle: {' > '.join((*above, module))}")
    if module in order:
        return
    for _, path in IMPORT.findall(read(module)):
        put_in_order(beside(module, path), read, order, (*above, module))
    order[module] = len(order)


def beside(module: str, path: str) -> str:
    """The path of a module that another names from where it is."""
    parts: list[str] = []
    for part in (PurePosixPath(module).parent / path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def block(module: str, order: dict[str, int], read: Read) -> str:
    """A module in braces: what it declares is nobody else's."""

    def imported(found: re.Match[str]) -> str:
        names = re.sub(r"(\w+) as (\w+)", r"\1: \2", found[1])
        return f"const {{{names}}} = M[{order[beside(module, found[2])]}];\n"

    text = NOTHING.sub("", COMMENT.sub("", read(module)))
    exported = [name for _, name in EXPORT.findall(text)]
    text = EXPORT.sub(r"\1 \2", IMPORT.sub(imported, text))
    unknown = UNKNOWN.search(text)
    if unknown:
        raise CannotJoin(f"{module}: {unknown[0]}")
    return f"{{\n{squeezed(text)}M[{order[module]}] = {{ {', '.join(exported)} }};\n}}\n"


def squeezed(text: str) -> str:
    """A script or a style sheet without what only people read. No string of ours goes over several lines."""
    return INDENT.sub("", COMMENT.sub("", text))

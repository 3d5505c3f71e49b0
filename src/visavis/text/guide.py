"""The first acquaintance: what a game says of itself, page by page, for every screen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, takewhile
from typing import Final, NamedTuple

from visavis.kernel.view import Text
from visavis.text.language import Language

AT: Final = "at"  # the part of the table that a page points at
TYPED: Final = "typed"  # what it says instead where nothing can be touched
TOUCHED: Final = "tools"  # a part that is nowhere but on a page
BOT: Final = "bot"  # and one that only a bot has


class Leaf(NamedTuple):
    """A page of it."""

    said: str
    at: str
    typed: str


def guide_of(lang: Language, scenario: str) -> list[Leaf]:
    """All of it, in order; a scenario may have words of its own for a page."""
    keys = takewhile(lang.knows, (f"guide-{n}" for n in count(1)))
    return [leaf_of(lang, key, f"{key}-{scenario}") for key in keys]


def leaf_of(lang: Language, key: str, own: str) -> Leaf:
    said = own if lang.knows(own) else key
    return Leaf(lang(said), lang.form(Text(key), AT), lang.form(Text(said), TYPED))


def typed_guide(lang: Language, scenario: str, bots: bool) -> Iterator[str]:
    """As it is told where one types."""
    for leaf in guide_of(lang, scenario):
        if leaf.at != TOUCHED and (bots or leaf.at != BOT):
            yield leaf.typed or leaf.said

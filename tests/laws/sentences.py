"""Files of sentences, taken apart once for all laws that look at them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource


@cache
def parsed(text: str) -> Resource:
    return FluentParser(with_spans=False).parse(text)

"""What a card changes about an action: plain data that goes with its step."""

from __future__ import annotations

from typing import Any, Final

Terms = tuple[tuple[str, Any], ...]
USUAL: Final[Terms] = ()
OPTIONAL: Final[Terms] = (("optional", 1),)


def term(terms: Terms, key: str, default: Any = 0) -> Any:
    for name, value in terms:
        if name == key:
            return value
    return default

"""JSON that comes from outside: an object, or a refusal."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from visavis.server.refusal import Malformed


def json_object(text: str | bytes) -> dict[str, Any]:
    """What we could also have written: no NaN, no half characters, nothing too deep."""
    try:
        found = json.loads(text, parse_constant=no_number)
        json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Malformed("server-malformed") from None
    if not isinstance(found, dict):
        raise Malformed("server-malformed")
    return found


def no_number(name: str) -> NoReturn:
    """Python reads NaN and Infinity; JSON does not know them."""
    raise ValueError(name)

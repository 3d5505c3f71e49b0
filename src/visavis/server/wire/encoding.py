"""Messages as text. What many are to get is written once: a part that is text already is taken as it is."""

from __future__ import annotations

from collections.abc import Mapping
from json import JSONEncoder
from typing import Any, Final

WRITE: Final = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Encoded(str):
    """JSON, ready to be sent."""

    __slots__ = ()


def encoded(message: Mapping[str, Any]) -> Encoded:
    ready = {key: part for key, part in message.items() if part.__class__ is Encoded}
    if not ready:
        return Encoded(WRITE(message))
    parts = [f"{WRITE(key)}:{part}" for key, part in ready.items()]
    rest = WRITE({key: part for key, part in message.items() if key not in ready})[1:-1]
    return Encoded("{" + ",".join([rest, *parts] if rest else parts) + "}")

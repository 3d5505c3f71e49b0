"""What is not done, and the sentence that says why."""

from __future__ import annotations

from typing import Any, Self

from visavis.kernel.view import Text


class Refusal(Exception):
    """Nothing was changed; the reason is a sentence in the reader's language."""

    status = 400
    abuse = False  # whether no program of ours would have asked for this

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.reason = Text(key, args)

    @classmethod
    def saying(cls, reason: Text) -> Self:
        return cls(reason.key, **reason.args)


class Malformed(Refusal):
    """What came is no message at all."""

    abuse = True


class TooOften(Refusal):
    status = 429
    abuse = True


class TooLarge(Refusal):
    status = 413
    abuse = True


class NotAllowed(Refusal):
    status = 403


class SeatTaken(NotAllowed):
    """An invitation that somebody else has followed before."""


class NotThere(Refusal):
    status = 404


class Trouble(Refusal):
    """Our fault."""

    status = 500


class Closed(Trouble):
    """A room that nobody was in; its table can be opened again."""

"""What can go wrong with input. Each message is one sentence: what came, what was expected, where."""

from __future__ import annotations


class VisavisError(ValueError):
    """Base of every error caused by what somebody typed, sent or stored."""


class IllegalAnswer(VisavisError):
    """The answer is not among the options of the pending choice."""


class NothingToUndo(VisavisError):
    """The last answer is not this seat's own: a die, a draw or another player is a wall."""


class UnknownName(VisavisError):
    """There is no game, scenario, option, seat or agent of this name."""


class RecordError(VisavisError):
    """A record file cannot be read."""


class RecordMismatch(VisavisError):
    """A record answers something these rules do not ask at this point."""

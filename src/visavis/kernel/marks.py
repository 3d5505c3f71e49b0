"""Marks: the words by which a view says how a place, a thing, a track or a region stands.

These mean the same in every game, and the screens know them. Any other word may be a mark too: it is drawn if the
game's theme has a symbol for it, and said if its texts have a message mark-… All of them are listed in docs/look.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ACTIVE: Final = "active"  # a place that can be taken now, in the row that is fought for
COMPLETED: Final = "completed"  # a row that was filled
CLOSED: Final = "closed"  # a place or track that is out of the game
UNOPENED: Final = "unopened"  # one that is not in the game yet
OCCUPIED: Final = "occupied"  # a place that somebody has taken
FREE: Final = "free"  # a place that costs some people nothing
OBJECTIVE: Final = "objective"  # a place to be taken by somebody
SCORES: Final = "scores"  # a place worth points
BUILT: Final = "built"  # a place that is a thing somebody has made
RECONSTRUCTED: Final = "reconstructed"  # not known as printed
NEWEST: Final = "newest"  # the thing that came last
SPECIAL: Final = "special"  # a thing out of the ordinary
HIDDEN: Final = "hidden"  # a thing that not everybody sees
SPENT: Final = "spent"  # a thing that has acted
HIT: Final = "hit"  # a thing that is damaged
READY: Final = "ready"  # a card that can be used now
TARGET: Final = "target"  # an answer that attacks what it touches
HOPELESS: Final = "hopeless"  # one that cannot succeed
RISKY: Final = (
    "risky"  # one that lays something open, as its preview says: it is confirmed even if it can be taken back
)
REDUCED: Final = "reduced"  # a thing that has lost a step
LETTERED: Final = "lettered"  # a card in a hand whose words stand on it
# Those with an argument after a blank: see mark() and arguments().
WON: Final = "won"  # a place in a row that this seat has scored
HELD: Final = "held"  # a place that this seat holds
LACKS: Final = "lacks"  # a card that cannot be used for want of what has this sign
DAMAGE: Final = "damage"  # a place that is damaged by so much

ROW_STATES: Final = (COMPLETED, CLOSED, UNOPENED)  # of a row in which nothing is played now


def mark(word: str, argument: object) -> str:
    return f"{word} {argument}"


def parted(mark: str) -> tuple[str, str]:
    """A mark, and what follows it."""
    word, _, argument = mark.partition(" ")
    return word, argument


def words(marks: Iterable[str]) -> list[str]:
    return [parted(each)[0] for each in marks]


def arguments(marks: Iterable[str], word: str) -> tuple[str, ...]:
    """What follows this word in the marks that begin with it."""
    return tuple(argument for begin, argument in map(parted, marks) if begin == word and argument)

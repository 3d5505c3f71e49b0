"""What dice, bags and decks have decided in a game, in words."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from visavis.company.by_hand import is_die
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.kernel.view import HEADING, READER, Text

OUTCOME: Final = 2  # lines that tell of a number: what came, and what it led to


class Throw(NamedTuple):
    """One answer of chance."""

    n: int  # answers given before
    told: tuple[Text, ...]  # sentence by sentence


def throws(table: Table[Any], since: int, until: int) -> tuple[Throw, ...]:
    """All of them after one answer and before another."""
    made = (n for n in range(since + 1, until) if table.entries[n].seat == CHANCE)
    return tuple(Throw(n, outcome(table, n) or drawn(table, n)) for n in made)


def outcome(table: Table[Any], n: int) -> tuple[Text, ...]:
    """Of numbers, what the log says of them and of what follows."""
    if not is_die(table.entries[n].answer):
        return ()
    lines = table.game.log(table.at(n + 1), READER, n)
    return tuple(line.text for line in lines if line.part != HEADING)[:OUTCOME]


def drawn(table: Table[Any], n: int) -> tuple[Text, ...]:
    """Of things, the question to whoever draws, and what came."""
    asked, answer = table.at(n).view(CHANCE).prompt, table.entries[n].answer
    options = () if asked is None else asked.options
    return tuple(
        Text("review-drawn", {"asked": asked.title, "came": option.title})
        for option in options
        if asked is not None and option.answer == answer
    )

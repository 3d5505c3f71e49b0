"""The record of a game under way, as far as whoever plays alone may have it.

Some draws nobody at the table has seen yet. A record that leaves says of them what somebody says who has drawn by
hand and cannot look: the first option, which rules out none. What has come to light meanwhile is named where it did.
Where the rulebook's bot hides a hand, every draw would tell of it: such a game is given out when it is over.
"""

from __future__ import annotations

from typing import Any

from visavis.kernel.choice import Choice
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.game import Game, S
from visavis.kernel.record import Record
from visavis.kernel.table import Table


def without_secrets(game: Game[S], record: Record) -> Record | None:
    """The record with nothing in it that nobody has seen; None: there is none that leads to the same table."""
    if game.sealed(record.header.scenario, record.header.options):
        return None
    if not any(entry.name in game.unseen for entry in record.entries):
        return record
    truth, told = Table.open(game, record.header), Table.open(game, record.header, quiet=True)
    try:
        for entry in record.entries:
            truth.answer(entry.answer, entry.seat)
            choice = told.choice_of(entry.seat)
            if choice is None or choice.name != entry.name:
                return None
            told.answer(choice.options[0] if entry.name in game.unseen else entry.answer, entry.seat)
            while (asked := told.pending) is not None and not is_asked(truth, asked):
                told.answer(game.named_later(truth, asked), asked.seat)
    except IllegalAnswer:
        return None
    return told.record


def is_asked(table: Table[Any], choice: Choice[Any]) -> bool:
    """Whether a table asks the same."""
    other = table.choice_of(choice.seat)
    return other is not None and other.name == choice.name and dict(other.about) == dict(choice.about)

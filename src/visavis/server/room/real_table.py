"""With the box on the table: which pieces are to be moved, and how to put them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from visavis.company.by_hand import typed_at
from visavis.company.party import Party
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import Text
from visavis.kernel.vocabulary import only_typed, still_to_do


def moves(table: Table[Any], party: Party, seats: Sequence[int], seat: int) -> list[Text]:
    """All that is to be done since these seats' last answer, once no die and no draw is awaited any more."""
    if waits_for_chance(table):
        return []
    mine = [n for n, entry in enumerate(table.entries) if entry.seat in seats]
    return still_to_do(table, mine[-1] if mine else ALWAYS, seat, typed_at(table.game, party.way))


def unmoves(before: Table[Any], n: int, seat: int) -> list[Text]:
    """How to take back all after the first n answers; of moves that were not listed yet only the draw itself."""
    listed = not waits_for_chance(before) or before.entries[n].seat != CHANCE
    return before.game.unmoves(before, n, seat) if listed else only_typed(before, n, seat)


def waits_for_chance(table: Table[Any]) -> bool:
    return any(choice.seat == CHANCE for choice in table.waiting)

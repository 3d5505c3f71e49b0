"""Records that leave the server, with nothing in them that is a secret still."""

from __future__ import annotations

from visavis.games import load
from visavis.kernel.record import write
from visavis.kernel.withheld import without_secrets
from visavis.server.links import Ticket, seats_opened
from visavis.server.store.games import Kept


def written_for(kept: Kept, ticket: Ticket) -> str | None:
    """All of a game in which nothing is hidden any more; of one played alone what has come to light; else None.

    Opponents of the game's own hide something too: their game is given out when it is over.
    """
    game, alone = load(kept.record.header.game), bool(seats_opened(ticket, kept.party)) and kept.party.has_no_others
    record = kept.record if is_open(kept) else without_secrets(game, kept.record) if alone else None
    if record is None:
        return None
    return write(record._replace(header=record.header._replace(names=kept.party.names, hints=kept.party.hinted)), game)


def is_open(kept: Kept) -> bool:
    """A finished game, or one that was opened from a record."""
    return kept.over or kept.party.watch

"""Records that leave the server: whole games, and so only where nothing in them is anybody's secret."""

from __future__ import annotations

from visavis.games import load
from visavis.kernel.record import write
from visavis.server.links import Ticket, seats_opened
from visavis.server.store.games import Kept


def may_have_record(kept: Kept, ticket: Ticket) -> bool:
    """A finished game, one that was opened from a record, or one that this person plays alone."""
    return kept.over or kept.party.watch or kept.party.plays_alone(seats_opened(ticket, kept.party))


def written(kept: Kept) -> str:
    return write(kept.record, load(kept.record.header.game))

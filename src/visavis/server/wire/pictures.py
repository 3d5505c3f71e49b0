"""Positions as pictures, for lists of tables and to be sent to others: what the page of the same link would show."""

from __future__ import annotations

from typing import Any, NamedTuple

from visavis.company.party import Party
from visavis.games import load
from visavis.kernel.errors import RecordMismatch
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR
from visavis.picture import draw_board, draw_review, draw_view, theme_of
from visavis.server.links import Ticket, seats_opened
from visavis.server.refusal import Refusal
from visavis.server.store.games import Kept
from visavis.server.wire.frames import counted, lone_person
from visavis.sim.review import Review
from visavis.text import language


class Wanted(NamedTuple):
    """Which picture of a table."""

    n: int | None  # the end of this moment, as whoever looks counts them; None: now
    small: bool  # the board alone
    dark: bool
    lang: str


def picture(kept: Kept, ticket: Ticket, wanted: Wanted) -> str:
    """As SVG. It takes as long as opening the table does, and so is made where that holds up nobody.

    Nobody sees there what opponents thought of it, and so they are not asked again.
    """
    table = played(kept, explained=0)
    seat = looking(table, kept.party, ticket)
    if wanted.n is not None:
        time = counted(table, kept.party, seat)
        if not 0 <= wanted.n <= time.last:
            raise Refusal("server-no-position")
        table = table.at(time.answers_at(wanted.n))
    draw = draw_board if wanted.small else draw_view
    theme = theme_of(table.game.name, wanted.dark)
    return draw(table.view(seat), table.game.layout(table.state), language(wanted.lang, table.game.name), theme)


def review_picture(kept: Kept, found: Review, dark: bool, lang: str) -> str:
    """What each answer was worth, and nothing of the board."""
    table = played(kept, quiet=True)
    name = table.game.name
    return draw_review(found, table.view(READER), language(lang, name), theme_of(name, dark))


def played(kept: Kept, **how: Any) -> Table[Any]:
    """The table as it stands; none if the rules of today do not lead there any more."""
    try:
        return Table.replay(load(kept.record.header.game), kept.record, **how)
    except RecordMismatch:
        raise Refusal("server-no-position") from None


def looking(table: Table[Any], party: Party, ticket: Ticket) -> int:
    """Whose eyes a link opens. Of a shared device nobody knows who holds it: what everybody sees.

    An invitation shows what everybody sees, until somebody has taken the seat and has a link of their own.
    """
    if party.watch:
        return lone_person(table)
    seats = seats_opened(ticket, party)
    invited = party.is_invited(ticket.seat) and not party.key_of(ticket.seat)
    return seats[0] if len(seats) == 1 and not invited else SPECTATOR

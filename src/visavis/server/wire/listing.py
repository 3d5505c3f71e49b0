"""The tables of whoever has their links, the latest first, with search and pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.company.party import Party
from visavis.company.turns import seats_asked
from visavis.games import load
from visavis.kernel.game import Scenario
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR
from visavis.server.links import Links, Ticket, seats_opened
from visavis.server.store.games import Listed, Store, now
from visavis.server.wire.frames import counted
from visavis.server.wire.phrases import Speech, packed, speech, unpacked

MOST_LINKS: Final = 200
ON_A_PAGE: Final = 20
LONGEST_SEARCH: Final = 100

Json = dict[str, Any]


class Mine(NamedTuple):
    """A table, and the link by which somebody knows it."""

    link: str
    ticket: Ticket
    game: Listed

    @property
    def seats(self) -> tuple[int, ...]:
        return seats_opened(self.ticket, self.game.party)

    @property
    def updated(self) -> str:
        """When whoever has the link could last notice something."""
        told: Mapping[str, str] = self.game.summary.get("noticed", {})
        return max(told.get(str(seat), self.game.updated) for seat in self.seats or (SPECTATOR,))


# What a listing is made of


class Noticed:
    """When each seat could last notice something: the time of an answer that nobody sees is not to be told either."""

    def __init__(self, table: Table[Any], party: Party, times: Mapping[str, str], otherwise: str) -> None:
        self.party = party
        self.marks = self._marks(table)
        self.times = {seat: times.get(seat, otherwise) for seat in self.marks}

    @property
    def by_all(self) -> int:
        """How many moments there were that nobody could miss."""
        return self.marks[str(SPECTATOR)]

    def follow(self, table: Table[Any]) -> None:
        """The table as it stands now."""
        before, self.marks, at = self.marks, self._marks(table), now()
        self.times |= {seat: at for seat, mark in self.marks.items() if mark != before[seat]}

    def _marks(self, table: Table[Any]) -> dict[str, int]:
        """By seat, or spectators: how many moments there were. Whoever else is asked, that is one."""
        return {str(seat): counted(table, self.party, seat).last for seat in (*self.party.people, SPECTATOR)}


def summary(table: Table[Any], noticed: Noticed) -> Json:
    """What listings say of a table: of how it stands only what everyone knows."""
    status = packed(table.status(SPECTATOR))
    standing = list(table.game.standing(table.state))
    return {
        "standing": standing,
        "status": status,
        "asked": seats_asked(table, noticed.party),
        "noticed": noticed.times,
    }


# Listings


def listing(mine: Sequence[Mine], words: str, page: int, code: str, many: int = ON_A_PAGE) -> Json:
    found = [line(each, speech(code, each.game.header.game)) for each in mine]
    wanted = words[:LONGEST_SEARCH].casefold().split()
    found = [each for each in found if all(word in searched(each) for word in wanted)]
    pages = max(1, -(-len(found) // many))
    page = min(max(page, 1), pages)
    shown = found[(page - 1) * many : page * many]
    return {"tables": shown, "page": page, "pages": pages, "total": len(found)}


async def known(signed: Links, store: Store, links: Sequence[object]) -> list[Mine]:
    """The tables these links belong to; a link that is not ours belongs to none."""
    tickets = {link: ticket for link in links if isinstance(link, str) and (ticket := signed.read(link))}
    games = await store.listed({ticket.table for ticket in tickets.values()})
    mine = [Mine(link, ticket, games[ticket.table]) for link, ticket in tickets.items() if ticket.table in games]
    return sorted(mine, key=lambda each: each.updated, reverse=True)


def line(mine: Mine, say: Speech) -> Json:
    game, told = mine.game, mine.game.summary
    scenario = load(game.header.game).extended(game.header.overlay).scenario(game.header.scenario)
    return {
        "link": mine.link,
        "game": game.header.game,
        "scenario": game.header.scenario,
        "title": f"{say('game-title')} — {say.lang.scenario(scenario)}",
        "status": " ".join(say.say(each) for each in unpacked(told["status"])),
        "turn": ", ".join(side(seat, scenario, game.party, say) for seat in told["asked"]),
        "your_turn": any(seat in told["asked"] for seat in mine.seats),
        "standing": [
            {"side": side(seat, scenario, game.party, say), "points": points, "yours": seat in mine.seats}
            for seat, points in enumerate(told.get("standing", ()))
            if points is not None
        ],
        "over": game.over,
        "updated": mine.updated,
    }


def side(seat: int, scenario: Scenario, party: Party, say: Speech) -> str:
    """And who sits there, if they have said so."""
    title, name = say(f"side-{scenario.seats[seat]}"), party.named[seat]
    return f"{title} ({apart(name)})" if name else title


def apart(name: str) -> str:
    """What a person has typed, in signs that keep its direction from turning the sentence around it."""
    return f"\u2068{name}\u2069"


def searched(found: Json) -> str:
    return " ".join(str(found[key]) for key in ("title", "scenario", "status", "turn", "updated")).casefold()

"""The tables of whoever has their links, the latest first, with search and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from visavis.games import load
from visavis.server.links import Links, Ticket, seats_opened
from visavis.server.store.games import Listed, Store
from visavis.server.wire.phrases import Speech, speech, unpacked

MOST_LINKS: Final = 200
ON_A_PAGE: Final = 20
LONGEST_SEARCH: Final = 100

Json = dict[str, Any]


class Mine(NamedTuple):
    """A table, and the link by which somebody knows it."""

    link: str
    ticket: Ticket
    game: Listed


def listing(mine: Sequence[Mine], words: str, page: int, code: str) -> Json:
    found = [line(each, speech(code, each.game.header.game)) for each in mine]
    wanted = words[:LONGEST_SEARCH].casefold().split()
    found = [each for each in found if all(word in searched(each) for word in wanted)]
    pages = max(1, -(-len(found) // ON_A_PAGE))
    page = min(max(page, 1), pages)
    shown = found[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]
    return {"tables": shown, "page": page, "pages": pages, "total": len(found)}


async def known(signed: Links, store: Store, links: Sequence[object]) -> list[Mine]:
    """The tables these links belong to; a link that is not ours belongs to none."""
    tickets = {link: ticket for link in links if isinstance(link, str) and (ticket := signed.read(link))}
    games = await store.listed({ticket.table for ticket in tickets.values()})
    mine = [Mine(link, ticket, games[ticket.table]) for link, ticket in tickets.items() if ticket.table in games]
    return sorted(mine, key=lambda each: each.game.updated, reverse=True)


def line(mine: Mine, say: Speech) -> Json:
    game, told = mine.game, mine.game.summary
    scenario = load(game.header.game).extended(game.header.overlay).scenario(game.header.scenario)
    return {
        "link": mine.link,
        "game": game.header.game,
        "scenario": game.header.scenario,
        "title": f"{say('game-title')} — {say.lang.scenario(scenario)}",
        "status": " ".join(say.say(each) for each in unpacked(told["status"])),
        "turn": ", ".join(say(f"side-{scenario.seats[seat]}") for seat in told["asked"]),
        "your_turn": any(seat in told["asked"] for seat in seats_opened(mine.ticket, game.party)),
        "over": game.over,
        "updated": game.updated,
    }


def searched(found: Json) -> str:
    return " ".join(str(found[key]) for key in ("title", "scenario", "status", "turn", "updated")).casefold()

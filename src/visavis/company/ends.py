"""How people may end a table themselves, and the table that comes after it. No rule of a game knows of either."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from visavis.company.party import Party
from visavis.kernel.game import Scenario
from visavis.kernel.table import Table

PAIR: Final = 2


def may_resign(table: Table[Any], party: Party, seats: Sequence[int]) -> bool:
    """Where it leaves the win to one other, or where no other person would be left sitting there."""
    return bool(seats) and not table.over and (len(party.players) == PAIR or party.plays_alone(seats))


def may_draw(table: Table[Any], party: Party, seats: Sequence[int]) -> bool:
    """Where there is somebody to agree with."""
    return bool(seats) and not table.over and len(party.people) > 1


def is_agreed(party: Party, seats: Collection[int]) -> bool:
    """Whether these are all the people there are."""
    return set(party.people) <= set(seats)


# The next table


def moved_on(seat: int, scenario: Scenario, by: int) -> int:
    """Where whoever sits in a seat sits at the next table, if all move on by so many; the rulebook's bots stay."""
    seats = [each for each in range(len(scenario.seats)) if each not in scenario.bots]
    return seats[(seats.index(seat) + by) % len(seats)] if seat in seats else seat


def may_swap(scenario: Scenario) -> bool:
    return len(scenario.seats) - len(scenario.bots) > 1


def once_more(party: Party, scenario: Scenario, by: int) -> Party:
    """The same people in the same or other seats, none of them seated yet who was invited."""
    players, names = list(party.players), list(party.named)
    for seat, player in enumerate(party.players):
        to = moved_on(seat, scenario, by)
        players[to], names[to] = player, party.named[seat]
    return replace(party, players=tuple(players), names=tuple(names), keys=(), next="", moved=0, hinted=())

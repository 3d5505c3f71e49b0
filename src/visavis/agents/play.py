"""Driving a table: CHANCE throws, agents answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import count
from random import Random

from visavis.agents.chance import throw
from visavis.agents.seats import Agent
from visavis.kernel.choice import CHANCE
from visavis.kernel.game import S
from visavis.kernel.table import Table
from visavis.kernel.view import View


def play(table: Table[S], agents: Mapping[int, Agent], random: Random, limit: int | None = None) -> Table[S]:
    """Play on to the end, or for so many answers. A view is built only if an agent asks for it."""
    views = {seat: viewer(table, seat) for seat in agents}
    answer = table.answer
    rounds: Iterable[int] = count() if limit is None else range(limit)
    for _ in rounds:
        choice = table.pending
        if choice is None:
            break
        seat = choice.seat
        answer(throw(choice, random) if seat == CHANCE else agents[seat](choice, views[seat]))
    return table


def viewer(table: Table[S], seat: int) -> Callable[[], View]:
    """What an agent may look at: its own seat's view, never the state."""

    def view() -> View:
        return table.game.view(table, seat)

    return view

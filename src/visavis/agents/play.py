"""Driving a table: CHANCE throws, agents answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from random import Random

from visavis.agents.chair import Chair
from visavis.agents.chance import throw
from visavis.agents.players import Agent
from visavis.kernel.choice import CHANCE
from visavis.kernel.game import S
from visavis.kernel.table import Table


def play(table: Table[S], agents: Mapping[int, Agent], random: Random, limit: int | None = None) -> Table[S]:
    """Play on to the end, or for so many answers. A view is built only if an agent asks for it.

    Agents by themselves share the random numbers of CHANCE; `agents_of` gives them their own.
    """
    chairs = {seat: Chair(table, seat, random) for seat in agents}
    answer = table.answer
    rounds: Iterable[int] = count() if limit is None else range(limit)
    for _ in rounds:
        choice = table.pending
        if choice is None:
            break
        seat = choice.seat
        answer(throw(choice, random) if seat == CHANCE else agents[seat](choice, chairs[seat]))
    return table

"""Driving a table: CHANCE throws, agents answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from random import Random

from visavis.agents.chair import Chair
from visavis.agents.players import BOT, Agent, Player, agent
from visavis.agents.written import Written
from visavis.kernel.choice import CHANCE, throw
from visavis.kernel.errors import UnknownName
from visavis.kernel.game import S
from visavis.kernel.table import Table


def play(table: Table[S], players: Mapping[int, Player], random: Random, limit: int | None = None) -> Table[S]:
    """Play on to the end, or for so many answers. A view is built only if an agent asks for it.

    Functions share the random numbers of CHANCE; `agents_of` gives them their own.
    """
    agents = {seat: agent_at(table, player, random) for seat, player in players.items() if player != BOT}
    chairs = {seat: Chair(table, seat, random) for seat in agents}
    answer = table.answer
    rounds: Iterable[int] = count() if limit is None else range(limit)
    for _ in rounds:
        choice = table.pending
        if choice is None:
            break
        seat = choice.seat
        if seat == CHANCE:
            answer(throw(choice, random))
        elif seat in agents:
            answer(agents[seat](choice, chairs[seat]))
        else:
            name = table.header.seat_name(seat, table.game)
            raise UnknownName("nobody plays {seat}, who is asked {question}", seat=name, question=choice.name)
    return table


def agent_at(table: Table[S], player: Player, random: Random) -> Agent:
    """A function answers as it is; of anybody else an agent is made."""
    if isinstance(player, (str, type, Written)):
        return agent(table.game, player, random.getrandbits(64))
    return player

"""Players that are not rules: they get a question and, if they ask for it, their own seat's view."""

from __future__ import annotations

from visavis.agents.chance import derive, throw
from visavis.agents.play import play
from visavis.agents.players import AGENTS, BOT, Agent, Chair, agent_names, agents_of, seat_agents, seating

__all__ = [
    "AGENTS",
    "BOT",
    "Agent",
    "Chair",
    "agent_names",
    "agents_of",
    "derive",
    "play",
    "seat_agents",
    "seating",
    "throw",
]

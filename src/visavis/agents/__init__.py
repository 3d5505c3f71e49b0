"""Players that are not rules: they get a question and, if they ask for it, their own seat's view."""

from __future__ import annotations

from visavis.agents.chair import Chair
from visavis.agents.chance import derive
from visavis.agents.play import play
from visavis.agents.players import (
    AGENTS,
    BOT,
    Agent,
    Player,
    agent_names,
    agents_of,
    called,
    player_of,
    seat_agents,
    seating,
)
from visavis.kernel.choice import throw

__all__ = [
    "AGENTS",
    "BOT",
    "Agent",
    "Chair",
    "Player",
    "agent_names",
    "agents_of",
    "called",
    "derive",
    "play",
    "player_of",
    "seat_agents",
    "seating",
    "throw",
]

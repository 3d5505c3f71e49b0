"""Whoever sits at a table and is no person: they answer when they are asked, a little at a time.

Those of the games' own do so in a few threads for all tables, charged to whoever plays with them; those that think
ahead in processes of their own, while the table is served. Where nobody plays but they, each turn is shown before the
next begins, and nothing happens while nobody looks.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from visavis.agents import Agent
from visavis.agents.players import agent
from visavis.company.turns import Thought, settle
from visavis.kernel.choice import Choice
from visavis.server.limits import Bucket, timed
from visavis.server.room.thoughts import Ahead
from visavis.thinking import LEVELS

if TYPE_CHECKING:
    from visavis.server.room.rooms import Room

AT_A_TIME: Final = 2000.0  # milliseconds of thoughts before everybody is shown how far they have come
THREADS: Final = 2  # that think, for all tables: more would only take turns with the one that serves


class Opponents:
    """Those of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.agents: dict[int, Agent] = {}
        self.payer = ""  # the address of whoever answered or came last
        self.soon = False  # whether they go on by themselves
        self.ahead = Ahead(room)

    def sit_down(self) -> None:
        """Nobody plays on what is only looked at."""
        room = self.room
        players = {} if room.party.watch else room.party.agents
        self.ahead.stop()
        self.ahead.levels = {seat: name for seat, name in players.items() if name in LEVELS}
        self.agents = {
            seat: agent(room.table.game, name, room.random.getrandbits(64)) for seat, name in players.items()
        }

    def leave(self) -> None:
        """The table is let go."""
        self.ahead.stop()
        self.agents.clear()

    @property
    def bucket(self) -> Bucket:
        return self.room.hall.gauge.playing.of(self.payer)

    @property
    def alone(self) -> bool:
        """Whether no person plays with them."""
        return not self.room.party.people

    @property
    def asked(self) -> bool:
        return self._next() is not None

    def _next(self) -> Choice[Any] | None:
        """What one of them is asked."""
        return next((choice for choice in self.room.table.waiting if choice.seat in self.agents), None)

    async def answer(self) -> None:
        """Chance and they, until a person is asked, or the rest is for later."""
        took, first, room = 0.0, None, self.room
        for thought in settle(room.table, room.party, self.agents, room.random, room.rolls):
            if thought.choice.seat in self.ahead.levels or self._rest(thought, first, took):
                break
            first = thought.choice.seat
            answer, ms = await asyncio.get_running_loop().run_in_executor(room.hall.opponents, timed, thought.think)
            thought.answer(answer)
            self.bucket.charge(ms)
            took += ms

    def _rest(self, thought: Thought, first: int | None, took: float) -> bool:
        """Whether others come first, or are to see what has happened."""
        if self.alone and not self.room.visitors:
            return True
        turn_over = self.alone and first not in (None, thought.choice.seat)
        return turn_over or took > AT_A_TIME or self.bucket.wait > 0

    def go_on(self) -> None:
        """Later, if there is anything left for them to do and somebody to see it."""
        choice = self._next()
        if choice is None or choice.seat not in self.ahead.levels or not self.room.visitors:
            self.ahead.stop()
        else:
            self.ahead.begin(choice)
        self.room.tell_who_thinks()
        if choice is None or self.ahead.choice or self.soon or (self.alone and not self.room.visitors):
            return
        self.soon = True
        pause = max(self.room.hall.pace if self.alone else 0.0, self.bucket.wait)
        asyncio.get_running_loop().call_later(pause, self._wake)

    def _wake(self) -> None:
        self.soon = False
        if not self.room.stopped:
            self.room.later(self.room.play_on)

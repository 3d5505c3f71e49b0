"""Driving a table: who is asked, what chance and agents answer, how far somebody may take back. No disk, no network."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from visavis.agents import Agent, Chair, throw
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.errors import NothingToUndo
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Text
from visavis.server.party import Party

# Who is asked


def asks_a_person(party: Party, choice: Choice[Any]) -> bool:
    """Dice and draws are a person's at a real table, but for what nobody there can see."""
    if choice.seat == CHANCE:
        return party.real_table and bool(party.people) and not choice.about.get("unseen")
    return choice.seat in party.people


def asked_of(table: Table[Any], party: Party, seats: Sequence[int]) -> list[Choice[Any]]:
    """The questions that whoever holds these seats may answer now."""
    if not seats:
        return []
    holds = (*seats, CHANCE) if party.real_table else tuple(seats)
    return [choice for choice in table.waiting if choice.seat in holds and asks_a_person(party, choice)]


def seats_asked(table: Table[Any], party: Party) -> list[int]:
    """Whose answer is awaited; at a real table the person answers for chance."""
    asked = [choice.seat for choice in table.waiting if asks_a_person(party, choice)]
    return sorted({party.people[0] if seat == CHANCE else seat for seat in asked})


# Answers that no person gives


async def settle(table: Table[Any], party: Party, agents: Mapping[int, Agent], random: Random) -> None:
    """Let chance and agents answer until people are asked or the game is over; other tables go on meanwhile."""
    while (choice := next((each for each in table.waiting if not asks_a_person(party, each)), None)) is not None:
        if choice.seat == CHANCE:
            table.answer(chance(choice, party, random), CHANCE)
            continue
        if choice.seat not in agents:
            return
        answer = await asyncio.to_thread(agents[choice.seat], choice, Chair(table, choice.seat))
        table.answer(answer, choice.seat)


def chance(choice: Choice[Any], party: Party, random: Random) -> Any:
    """At a real table only what nobody can see is left: then the answer that rules out nothing."""
    return choice.options[0] if party.real_table else throw(choice, random)


# Taking back


class Undo(NamedTuple):
    """Whether somebody may take back now, and if not, why."""

    n: int | None  # answers left afterwards; None: it cannot be done
    why: Text = NOTHING_SAID


def undo(table: Table[Any], party: Party, seats: Sequence[int]) -> Undo:
    """To these seats' last question: their own answers may be taken back, at a real table dice and draws, too.

    What the table answers by itself there would come again at once, so it is taken back along with the rest.
    """
    if not seats:
        return Undo(None, Text("undo-start"))
    holds = (*seats, CHANCE) if party.real_table else tuple(seats)
    if not table.entries or table.entries[-1].seat not in holds:
        return Undo(None, wall(table, holds))
    before = table
    try:
        before = before.undo(*holds)
        while not asked_of(before, party, seats):
            before = before.undo(*holds)
    except NothingToUndo:
        return Undo(None, wall(table, holds))
    return Undo(len(before.entries))


def wall(table: Table[Any], holds: Sequence[int]) -> Text:
    """What came after the last own answer."""
    mine = [n for n, entry in enumerate(table.entries) if entry.seat in holds]
    if not mine:
        return Text("undo-start")
    if mine[-1] + 1 == len(table.entries):
        return Text("server-undo-revealed")
    after = table.entries[mine[-1] + 1]
    if after.seat == CHANCE:
        return Text("undo-drawn" if isinstance(after.answer, str) else "undo-rolled")
    scenario = table.game.scenario(table.header.scenario)
    return Text("undo-other", {"side": Text(f"side-{scenario.seats[after.seat]}")})

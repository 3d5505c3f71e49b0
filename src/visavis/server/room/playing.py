"""Driving a table: who is asked, what chance and agents answer, how far somebody may take back. No disk, no network."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from visavis.agents import Agent, Chair
from visavis.company.by_hand import NOTHING, asks_a_hand, is_by_hand, left_to_chance
from visavis.company.party import Party
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.errors import NothingToUndo
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Text

# Who is asked


def asks_a_person(table: Table[Any], party: Party, choice: Choice[Any]) -> bool:
    """Of dice and draws, those that are made by hand there."""
    if choice.seat == CHANCE:
        return asks_a_hand(table.game, party.way, choice)
    return choice.seat in party.people


def asked_of(table: Table[Any], party: Party, seats: Sequence[int]) -> list[Choice[Any]]:
    """The questions that whoever holds these seats may answer now."""
    if not seats:
        return []
    holds = held(party, seats)
    return [choice for choice in table.waiting if choice.seat in holds and asks_a_person(table, party, choice)]


def seats_asked(table: Table[Any], party: Party) -> list[int]:
    """Whose answer is awaited; at a real table the person answers for chance."""
    asked = [choice.seat for choice in table.waiting if asks_a_person(table, party, choice)]
    return sorted({party.people[0] if seat == CHANCE else seat for seat in asked})


# Answers that no person gives


async def settle(table: Table[Any], party: Party, agents: Mapping[int, Agent], random: Random) -> None:
    """Let chance and agents answer until people are asked or the game is over; other tables go on meanwhile."""
    while (choice := next((each for each in table.waiting if not asks_a_person(table, party, each)), None)) is not None:
        if choice.seat == CHANCE:
            table.answer(left_to_chance(party.way, choice, random), CHANCE)
            continue
        if choice.seat not in agents:
            return
        answer = await asyncio.to_thread(agents[choice.seat], choice, Chair(table, choice.seat))
        table.answer(answer, choice.seat)


# Taking back


class Undo(NamedTuple):
    """Whether somebody may take back now, and if not, why."""

    n: int | None  # answers left afterwards; None: it cannot be done
    why: Text = NOTHING_SAID


def undo(table: Table[Any], party: Party, seats: Sequence[int]) -> Undo:
    """To these seats' last question: their own answers may be taken back, and what they rolled and drew by hand.

    What nobody at a real table can see would be answered the same way at once, so it is taken back with the rest.
    """
    before = table
    with suppress(NothingToUndo):
        while before.entries and is_theirs(before, party, seats, before.entries[-1]):
            before = before.undo(*held(party, seats))
            if asked_of(before, party, seats):
                return Undo(len(before.entries))
    return Undo(None, wall(table, party, seats))


def held(party: Party, seats: Sequence[int]) -> tuple[int, ...]:
    """The seats somebody answers for: chance, too, where anything is done by hand."""
    return tuple(seats) if party.way == NOTHING or not seats else (*seats, CHANCE)


def is_theirs(table: Table[Any], party: Party, seats: Sequence[int], entry: Entry) -> bool:
    """Whether these seats gave an answer: what the program has rolled or drawn is a wall."""
    if entry.seat == CHANCE:
        return bool(seats) and is_by_hand(table.game, party.way, entry.name, entry.answer)
    return entry.seat in seats


def wall(table: Table[Any], party: Party, seats: Sequence[int]) -> Text:
    """What came after the last own answer."""
    mine = [n for n, entry in enumerate(table.entries) if is_theirs(table, party, seats, entry)]
    if not mine:
        return Text("undo-start")
    if mine[-1] + 1 == len(table.entries):
        return Text("server-undo-revealed")
    after = table.entries[mine[-1] + 1]
    if after.seat == CHANCE:
        return Text("undo-drawn" if isinstance(after.answer, str) else "undo-rolled")
    scenario = table.game.scenario(table.header.scenario)
    return Text("undo-other", {"side": Text(f"side-{scenario.seats[after.seat]}")})

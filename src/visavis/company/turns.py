"""Whom a question asks, who looks meanwhile, and the answers that no person gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from visavis.agents import Agent, Chair
from visavis.company.by_hand import NOTHING, Rolls, asks_a_hand, left_to_chance
from visavis.company.party import Party
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR

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


def held(party: Party, seats: Sequence[int]) -> tuple[int, ...]:
    """The seats somebody answers for: chance, too, where anything is done by hand."""
    return tuple(seats) if party.way == NOTHING or not seats else (*seats, CHANCE)


def seats_asked(table: Table[Any], party: Party) -> list[int]:
    """Whose answer is awaited; at a real table a person answers for chance."""
    asked = [viewer(party, choice) for choice in table.waiting if asks_a_person(table, party, choice)]
    return sorted({party.people[0] if seat == SPECTATOR else seat for seat in asked})


def viewer(party: Party, choice: Choice[Any] | None) -> int:
    """Whose view is shown while a question is answered: of draws that of the person who makes them."""
    if choice is not None and choice.seat in party.people:
        return choice.seat
    return party.people[0] if len(party.people) == 1 else drawer(party, choice)


def drawer(party: Party, choice: Choice[Any] | None) -> int:
    """The person whose bag or reserve a draw is from; nobody, if it is open to all."""
    return choice.whose if choice is not None and choice.whose in party.people else SPECTATOR


# Answers that no person gives


class Thought(NamedTuple):
    """A question to an agent, which may take its time over it."""

    table: Table[Any]
    choice: Choice[Any]
    agent: Agent

    def think(self) -> Any:
        return self.agent(self.choice, Chair(self.table, self.choice.seat))

    def answer(self, answer: Any) -> None:
        self.table.answer(answer, self.choice.seat)


def settle(
    table: Table[Any], party: Party, agents: Mapping[int, Agent], random: Random, rolls: Rolls
) -> Iterator[Thought]:
    """Let chance answer until people are asked or the game is over; every thought that comes is to be answered."""
    while (choice := next((each for each in table.waiting if not asks_a_person(table, party, each)), None)) is not None:
        if choice.seat == CHANCE:
            kept = rolls.again(choice)
            rolled = kept.answer if kept else left_to_chance(table.game, party.way, choice, random)
            table.answer(rolled, CHANCE)
        elif choice.seat in agents:
            yield Thought(table, choice, agents[choice.seat])
        else:
            return

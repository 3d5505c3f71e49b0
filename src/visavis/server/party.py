"""Who sits at a table: people, open seats, agents, the rulebook's bots; and which of them share a device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from visavis.agents import AGENTS, BOT
from visavis.kernel.game import Scenario

HUMAN: Final = "human"
OPEN: Final = "open"  # a person's, whoever gets the link
PEOPLE: Final = (HUMAN, OPEN)
OFFERED: Final = (HUMAN, OPEN, BOT, "random")


@dataclass(frozen=True, slots=True)
class Party:
    """Who sits where, and how they play."""

    players: tuple[str, ...]
    real_table: bool = False  # dice and draws are asked of the person
    hot_seat: bool = False  # the people share one device
    watch: bool = False  # a record that is only looked at

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that links answer for."""
        if self.watch:
            return ()
        return tuple(seat for seat, player in enumerate(self.players) if player in PEOPLE)

    @property
    def sharing(self) -> tuple[int, ...]:
        """The seats of the one device, if several people share it."""
        if not self.hot_seat or self.watch:
            return ()
        return tuple(seat for seat, player in enumerate(self.players) if player == HUMAN)

    @property
    def agents(self) -> dict[int, str]:
        return {seat: player for seat, player in enumerate(self.players) if player in AGENTS}

    @property
    def host(self) -> int | None:
        """The first seat of a person."""
        humans = [seat for seat in self.people if self.players[seat] == HUMAN]
        return next(iter([*humans, *self.people]), None)

    def seats_of(self, seat: int) -> tuple[int, ...]:
        """The seats that the link of one of them answers for."""
        if seat in self.sharing:
            return self.sharing
        return (seat,) if seat in self.people else ()

    def plays_alone(self, seats: Sequence[int]) -> bool:
        """Whether these seats are the only person's: nobody else's secrets are at stake."""
        return len(self.people) == 1 and self.people == tuple(seats)

    def facts(self) -> dict[str, Any]:
        return {
            "players": list(self.players),
            "real_table": self.real_table,
            "hot_seat": self.hot_seat,
            "watch": self.watch,
        }

    @classmethod
    def read(cls, facts: Mapping[str, Any]) -> Party:
        return cls(tuple(facts["players"]), facts["real_table"], facts["hot_seat"], facts["watch"])


def recorded(party: Party) -> tuple[str, ...]:
    """Who sat where, as a record says it: an open seat is a person's."""
    return tuple(HUMAN if player == OPEN else player for player in party.players)


def fits(players: Sequence[object], scenario: Scenario) -> bool:
    """Whether these players can take the seats of a scenario: its bots, and nobody but them, are the rulebook's."""
    return len(players) == len(scenario.seats) and all(
        player in OFFERED and (player == BOT) == (seat in scenario.bots) for seat, player in enumerate(players)
    )


def of_record(names: Sequence[str], scenario: Scenario) -> tuple[str, ...]:
    """The players of a record that came from outside: whoever is not known here was a person."""
    given = dict(enumerate(names))
    seats = range(len(scenario.seats))
    return tuple(BOT if n in scenario.bots else "random" if given.get(n) == "random" else HUMAN for n in seats)

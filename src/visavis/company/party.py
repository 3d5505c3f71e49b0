"""Who sits at a table: people, open seats, opponents, the rulebook's bots; and which of them share a device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from visavis.agents import BOT
from visavis.company.by_hand import AT_FIRST, NOTHING, USUAL
from visavis.kernel.game import Game, Scenario
from visavis.kernel.record import cleaned, hints_with
from visavis.thinking import LEVELS

HUMAN: Final = "human"
OPEN: Final = "open"  # a person's, whoever gets the link
PEOPLE: Final = (HUMAN, OPEN)
RANDOM: Final = "random"


@dataclass(frozen=True, slots=True)
class Party:
    """Who sits where, and how they play."""

    players: tuple[str, ...]
    real_table: bool = False  # the person has the box, and is told which pieces to move
    hot_seat: bool = False  # the people share one device
    watch: bool = False  # a record that is only looked at
    by_hand: str = USUAL  # at a real table: which dice and draws are asked of the person
    keys: tuple[str, ...] = ()  # by seat: what only the link of whoever has taken it holds; "": nobody has
    names: tuple[str, ...] = ()  # by seat: what people call themselves; "": nobody has said
    next: str = ""  # the table at which these people play again, if they do
    moved: int = 0  # by how many seats they have moved on there
    hints: bool = False  # whether people who play each other have agreed on hints
    hinted: tuple[tuple[int, ...], ...] = ()  # by seat: after how many answers hints were taken

    @property
    def way(self) -> str:
        """What is rolled and drawn by hand: without a box, nothing."""
        return self.by_hand if self.real_table and self.people else NOTHING

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
        """Whoever answers by itself; the rulebook's bots are never asked."""
        return {seat: player for seat, player in enumerate(self.players) if player not in (*PEOPLE, BOT)}

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

    def key_of(self, seat: int) -> str:
        return self.keys[seat] if 0 <= seat < len(self.keys) else ""

    @property
    def named(self) -> tuple[str, ...]:
        """A name for every seat, most of them empty."""
        return (*self.names, *[""] * len(self.players))[: len(self.players)]

    def called(self, seat: int, name: str) -> Party:
        """The same with the name of whoever sits in a seat."""
        names = tuple(cleaned(name) if each == seat else known for each, known in enumerate(self.named))
        return replace(self, names=names)

    @property
    def gives_hints(self) -> bool:
        """Whether whoever plays may have hints: alone always, among people where they have agreed."""
        return bool(self.people) and (self.hints or len(self.people) == 1)

    def hinted_at(self, seat: int) -> tuple[int, ...]:
        return self.hinted[seat] if 0 <= seat < len(self.hinted) else ()

    def with_hint(self, seat: int, n: int) -> Party:
        """The same with a hint that a seat has taken after so many answers; of one question it is one."""
        return replace(self, hinted=hints_with(self.hinted, len(self.players), seat, n))

    def is_invited(self, seat: int) -> bool:
        """Whether a seat is for whoever takes it first."""
        return seat in self.people and self.players[seat] == OPEN

    def taken(self, seat: int, key: str) -> Party:
        """The same with a seat that somebody has taken."""
        keys = tuple(key if each == seat else self.key_of(each) for each in range(len(self.players)))
        return replace(self, keys=keys)

    def plays_alone(self, seats: Sequence[int]) -> bool:
        """Whether these seats are the only person's: nobody else's secrets are at stake."""
        return len(self.people) == 1 and self.people == tuple(seats)

    @property
    def has_no_others(self) -> bool:
        """Whether nobody here plays against anybody but the rulebook: a record, or a game alone."""
        return self.watch or sum(player != BOT for player in self.players) <= 1

    def facts(self) -> dict[str, Any]:
        return {
            "players": list(self.players),
            "real_table": self.real_table,
            "hot_seat": self.hot_seat,
            "watch": self.watch,
            "by_hand": self.by_hand,
            "keys": list(self.keys),
            "names": list(self.names),
            "next": self.next,
            "moved": self.moved,
            "hints": self.hints,
            "hinted": [list(each) for each in self.hinted],
        }

    @classmethod
    def read(cls, facts: Mapping[str, Any]) -> Party:
        return cls(
            tuple(facts["players"]),
            facts["real_table"],
            facts["hot_seat"],
            facts["watch"],
            facts.get("by_hand", AT_FIRST),
            tuple(facts.get("keys", ())),
            tuple(facts.get("names", ())),
            facts.get("next", ""),
            facts.get("moved", 0),
            facts.get("hints", False),
            tuple(tuple(each) for each in facts.get("hinted", ())),
        )


def recorded(party: Party) -> tuple[str, ...]:
    """Who sat where, as a record says it: an open seat is a person's."""
    return tuple(HUMAN if player == OPEN else player for player in party.players)


def fits(players: Sequence[object], scenario: Scenario, game: Game[Any]) -> bool:
    """Whether these players can take the seats of a scenario: its bots, and nobody but them, are the rulebook's."""
    offered = (*PEOPLE, BOT, *thinking(game))
    return len(players) == len(scenario.seats) and all(
        player in offered and (player == BOT) == (seat in scenario.bots) for seat, player in enumerate(players)
    )


def thinking(game: Game[Any]) -> tuple[str, ...]:
    """Whoever may sit in any seat and answer by itself: the game's own opponents, those that think ahead, each the best
    first, and pure chance."""
    return (*reversed(tuple(game.opponents)), *reversed(tuple(LEVELS)), RANDOM)


def of_record(names: Sequence[str], scenario: Scenario, game: Game[Any]) -> tuple[str, ...]:
    """The players of a record that came from outside: whoever is not known here was a person."""
    known = (*thinking(game), BOT)
    return seated([name if name in known else HUMAN for name in names], scenario)


def seated(names: Sequence[str], scenario: Scenario) -> tuple[str, ...]:
    """A player for every seat: the rulebook's bots at theirs, people where nobody is named."""
    named = [HUMAN if name == BOT else name for name in names] + [HUMAN] * len(scenario.seats)
    return tuple(BOT if seat in scenario.bots else named[seat] for seat in range(len(scenario.seats)))

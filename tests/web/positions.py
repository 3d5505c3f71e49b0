"""Positions that come up seldom or late, as records: nobody has to click there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from visavis.agents import Chair, agents_of, throw
from visavis.company.story import story
from visavis.games import load
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.marks import RISKY
from visavis.kernel.record import write
from visavis.kernel.table import Table

WAR: Final = load("blitzkrieg")
RACE: Final = load("manhattan")
BATTLE: Final = load("bear")
FRONT: Final = load("noretreat")
LONG_NAMES: Final = {"XF1", "XN2"}  # sixteen letters and more in Russian
SCENARIOS: Final = {2: "two", 3: "three", 4: "four", 5: "five"}


@cache
def war(scenario: str, answers: int = 30) -> str:
    """A war against the bot after so many answers or a few more, when its enemy is to place something."""
    table: Table[Any] = Table.new(WAR, scenario, {}, ("bot", "human"))
    random = Random(3)
    while (choice := table.pending) is not None and (len(table.entries) < answers or choice.name != "place"):
        table.answer(throw(choice, random))
    return write(table.record, WAR)


@cache
def few_placements() -> str:
    """A war in which there are from four to nine ways to place a token."""
    for seed in range(60):
        table: Table[Any] = Table.new(WAR, "solo", {}, ("bot", "human"))
        random = Random(seed)
        while (choice := table.pending) is not None:
            if choice.name == "place" and 4 <= len(choice.options) <= 9:
                return write(table.record, WAR)
            table.answer(throw(choice, random))
    raise LookupError("few placements")


@cache
def long_row(least: int = 9) -> str:
    """A war in which the bot has so many tokens in its row."""
    for seed in range(60):
        table: Table[Any] = Table.new(WAR, "solo", {}, ("bot", "human"))
        random = Random(seed)
        while (choice := table.pending) is not None:
            if choice.name == "place" and len(table.state.reserve[0]) >= least:
                return write(table.record, WAR)
            table.answer(throw(choice, random))
    raise LookupError("long row")


@cache
def long_name() -> str:
    """A war in which a token with a long name lies in the hand of whoever places."""
    for seed in range(200):
        table: Table[Any] = Table.new(WAR, "solo", {}, ("bot", "human"))
        random = Random(seed)
        while (choice := table.pending) is not None:
            if choice.name == "place" and not LONG_NAMES.isdisjoint(table.state.reserve[1]):
                return write(table.record, WAR)
            table.answer(throw(choice, random))
    raise LookupError("long name")


@cache
def bombed() -> str:
    """A war in whose last turn the bot bombed its enemy's reserve."""
    for seed in range(50):
        table: Table[Any] = Table.new(WAR, "solo", {}, ("bot", "human"))
        random = Random(seed)
        while (choice := table.pending) is not None:
            if choice.name == "place" and lost_of_hand(table):
                return write(table.record, WAR)
            table.answer(throw(choice, random))
    raise LookupError("bombed")


def lost_of_hand(table: Table[Any]) -> bool:
    told = [line.news for beat in story(table, 1, (1,)) for line in beat.lines if line.news]
    return any("reserve 1" in each.lost for each in told)


@cache
def broke() -> str:
    """The first battle, when the Germans have no command points left, but a fresh unit and a card for any action."""
    for seed in range(200):
        table: Table[Any] = Table.new(BATTLE, "tutorial-german", {}, ("human", "bot"))
        random = Random(seed)
        while (choice := table.pending) is not None:
            if is_broke(choice, table.state):
                return write(table.record, BATTLE)
            table.answer(throw(choice, random) if choice.seat == CHANCE else random.choice(choice.options))
    raise LookupError("broke")


def is_broke(choice: Choice[Any], s: Any) -> bool:
    fresh = choice.name == "unit" and "GR2" in choice.options and not (s.units["GR2"].spent or s.units["GR2"].hit)
    return fresh and not s.caps[0] and "02" in s.hands[0]


@cache
def asked(name: str, seats: int = 4, by: str = "director", turn: int = 0, offering: str = "") -> str:
    """A race up to the first question of this name to the first seat, at this turn or later, and with this answer."""
    for seed in range(200):
        found = played(seats, by, seed, name, turn, offering)
        if found is not None:
            return found
    raise LookupError(name)


def played(seats: int, by: str, seed: int, name: str, turn: int, offering: str) -> str | None:
    names = ("human", *["director"] * (seats - 1))
    table: Table[Any] = Table.new(RACE, SCENARIOS[seats], {"turn_limit": 25}, names)
    agents, random = agents_of(RACE, [by] * seats, seed), Random(seed)
    while (choice := table.pending) is not None:
        if table.state.turn >= turn and is_wanted(choice, name, offering):
            return write(table.record, RACE)
        chance = choice.seat == CHANCE
        table.answer(throw(choice, random) if chance else agents[choice.seat](choice, Chair(table, choice.seat)))
    return None


def is_wanted(choice: Choice[Any], name: str, offering: str) -> bool:
    here = choice.seat == 0 and choice.name == name and len(choice.options) > 2
    return here and (not offering or offering in choice.options)


@cache
def moscow(name: str, answers: int = 60) -> str:
    """A battle for Moscow up to the first question of this name to the person after so many answers."""
    return up_to("moscow-solo", ("human", "bot"), lambda table, name_: name_ == name and len(table.entries) >= answers)


@cache
def front() -> str:
    """The whole front, played for both sides, when the opponent's counters move: orders, a sheet, two hands."""
    return up_to("campaign-alone", ("human", "human"), lambda t, name: name == "move" and of_opponent(t) and later(t))


@cache
def leaving() -> str:
    """A battle for Moscow played for both sides, when the opponent can leave a city open."""
    return up_to("moscow-alone", ("human", "human"), lambda t, name: name == "goal" and of_opponent(t) and is_risky(t))


def later(table: Table[Any]) -> bool:
    return len(table.entries) >= 100


def of_opponent(table: Table[Any]) -> bool:
    return bool(table.state.side != table.state.yours)


def is_risky(table: Table[Any]) -> bool:
    prompt = FRONT.view(table, 0).prompt
    return prompt is not None and any(RISKY in each.marks and each.figure for each in prompt.options)


def up_to(scenario: str, seats: tuple[str, ...], wanted: Callable[[Table[Any], str], bool]) -> str:
    table: Table[Any] = Table.new(FRONT, scenario, {}, seats)
    random = Random(3)
    while (choice := table.pending) is not None:
        if choice.seat == 0 and wanted(table, choice.name):
            return write(table.record, FRONT)
        table.answer(throw(choice, random))
    raise LookupError(scenario)


@cache
def changed() -> str:
    """A campaign against the program in which the person has just had to change sides (§SG1.12)."""
    table: Table[Any] = Table.new(FRONT, "campaign-solo", {"start": "saturn"}, ("human", "bot"))
    random, yours = Random(0), table.state.yours
    while (choice := table.pending) is not None:
        if choice.seat == 0 and table.state.yours != yours:
            return write(table.record, FRONT)
        table.answer(throw(choice, random))
    raise LookupError("changed")

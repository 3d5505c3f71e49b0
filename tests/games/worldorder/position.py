"""Positions for the tests: a table as it is laid out, with what a test wants, and steps driven by written answers."""

from __future__ import annotations

from random import Random
from typing import Any

from visavis.games.worldorder.board import printed
from visavis.games.worldorder.setup import lay_out
from visavis.games.worldorder.state import INDEX, Ally, Options, World
from visavis.games.worldorder.steps import STEPS
from visavis.kernel.choice import Choice, Together
from visavis.kernel.deck import Deck
from visavis.kernel.game import Item
from visavis.kernel.journal import Event

ALL = "usa-eu-russia-china"


def table(powers: str = ALL, people: int | None = None, **options: Any) -> World:
    """A table of these powers, in round 1, without open cards and hands; the first chairs are people's."""
    chairs = tuple(powers.split("-"))
    n = len(chairs) if people is None else people
    s = lay_out("test", printed(), chairs, n, Options(**options))
    s.agenda, s.told = [], []
    s.round, s.order, s.phase = 1, chairs, "action"
    s.growth = {t: 2 for t, card in s.board.growth.items() if not card.expansion}
    return s


def shown(s: World, region: str, *ids: str) -> World:
    """Countries that lie open there, from the left."""
    deck = s.countries[region]
    pile = [id_ for id_ in [*deck.top, *deck.mixed, *deck.bottom, *s.open[region]] if id_ not in ids]
    s.countries[region], s.open[region] = Deck(pile), ids
    return s


def ally(s: World, power: str, *ids: str, **marks: Any) -> World:
    """More allies of a power."""
    for id_ in ids:
        card = s.board.countries[id_]
        deck = s.countries[card.region]
        for pile in (deck.top, deck.mixed, deck.bottom):
            if id_ in pile:
                pile.remove(id_)
        s.open[card.region] = tuple(each for each in s.open[card.region] if each != id_)
        s.nations[power].allies[id_] = Ally(**marks)
    return s


def without_allies(s: World, *powers: str) -> World:
    for power in powers:
        s.nations[power].allies = {}
    return s


def army(s: World, region: str, **armies: int) -> World:
    row = list(s.armies[region])
    for power, n in armies.items():
        row[INDEX[power]] = n
    s.armies[region] = tuple(row)
    return s


def fill(s: World, region: str, owner: str = "local") -> World:
    """All permanent slots."""
    n = len(s.board.regions[region].permanent) - len(s.permanent[region])
    s.permanent[region] += (owner,) * n
    return s


def drive(s: World, item: Item, *answers: Any) -> Choice[Any] | None:
    """Run a step and all it leads to, with these answers; the question at which they end, or nothing.

    An answer is what is answered, or a pair of the question's name and that: then the question must be this one.
    """
    s.agenda, s.told = [item], []
    given = list(answers)
    while s.agenda:
        name, *args = s.agenda.pop()
        step = STEPS[name](s, *args)
        asked = next(step, None) if step is not None else None
        while step is not None and asked is not None:
            assert not isinstance(asked, Together)
            if not given:
                return asked
            answer = given.pop(0)
            if isinstance(answer, tuple):
                assert asked.name == answer[0], f"{asked.name} is asked, not {answer[0]}: {list(asked.options)}"
                answer = answer[1]
            assert answer in asked.options, f"{asked.name} of {list(asked.options)}, not {answer!r}"
            asked.answer = answer
            asked = next(step, None)
    assert not given, f"nobody asked for {given}"
    return None


def options(s: World, item: Item, *answers: Any) -> list[Any]:
    """What may be answered to the question that comes after these answers."""
    asked = drive(s, item, *answers)
    assert asked is not None
    return list(asked.options)


def events(s: World, name: str) -> list[tuple[Any, ...]]:
    return [each.args for each in s.told or () if isinstance(each, Event) and each.name == name]


def names(s: World) -> list[str]:
    return [each.name for each in s.told or () if isinstance(each, Event)]


class Play:
    """A game that is played at random, without a table."""

    def __init__(self, s: World, seed: int) -> None:
        self.state = s
        self.random = Random(seed)
        self.answers = 0
        self.step: Any = iter(())
        self.waiting: list[Choice[Any]] = []

    def next(self) -> Choice[Any] | None:
        if self.waiting:
            return self.waiting.pop()
        asked = next(self.step, None)
        while asked is None and self.state.agenda:
            name, *args = self.state.agenda.pop()
            self.step = STEPS[name](self.state, *args) or iter(())
            asked = next(self.step, None)
        if isinstance(asked, Together):
            self.waiting = list(asked.choices)
            return self.waiting.pop()
        return asked

    def answer(self, asked: Choice[Any]) -> None:
        asked.answer = self.random.choice(list(asked.options) if asked.pool is None else asked.pool)
        self.answers += 1


def run(s: World, *items: Item, stop: str = "", seed: int = 1) -> Choice[Any] | None:
    """Run steps with answers at random, up to a question of this name, if it is asked."""
    if items:
        s.agenda = list(items[::-1])
    game = Play(s, seed)
    while (asked := game.next()) is not None and asked.name != stop:
        game.answer(asked)
    return asked

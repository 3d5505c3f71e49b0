"""§P4 What an answer brings of that which the plan still lacks: told, not decided by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any

from visavis.games.manhattan.board import ENGINEER, SCIENTIST, TYPES, Output
from visavis.games.manhattan.bot.mind import Mind
from visavis.games.manhattan.bot.plan import trained
from visavis.games.manhattan.rules.turn import BUILDING
from visavis.games.manhattan.state import NO_TOKEN, score
from visavis.kernel.priorities import TOLD, Line


def need_told(m: Mind, found: Sequence[Any]) -> list[Line]:
    """How much of what was found brings is short, of which bombs, and how many points they make; a lot has no need."""
    gives = gives_of(m, found[0]) if len(found) == 1 else ()
    brought = {name for side in gives for name in names_in(side)}
    if not brought or not m.plan.bombs:
        return []
    short = [(name, n, m.plan.bombs, bomb_points(m)) for name, n in shortages(m) if name in brought and n > 0]
    return [Line("P4", "need", tuple(found), tuple(found), TOLD, about) for about in short[:1]]


def bomb_points(m: Mind) -> int:
    """What the bombs of the plan count once they are built; where they are only to be tested, what the plan brings."""
    tested = bool(m.plan.test) or m.nation.token != NO_TOKEN
    cards = [m.s.board.bombs[bomb] for bomb in m.plan.bombs if bomb != m.plan.test]  # §14.10
    if not cards:
        return m.plan.points - score(m.s, m.seat)
    return sum(card.tested if tested else card.untested for card in cards)


def gives_of(m: Mind, answer: Any) -> Sequence[Output]:
    """What a space, a building to be used, or a building to be bought gives."""
    name = str(answer).removeprefix(f"{BUILDING} ")
    place = m.s.board.spaces.get(name) or m.s.board.buildings.get(name)
    return place.gives if place is not None else ()


def names_in(side: Output) -> Iterator[str]:
    yield from (name for name, _ in side.goods)
    yield from (TYPES[type_] for type_, _ in side.workers)


def shortages(m: Mind) -> Iterator[tuple[str, int]]:
    """The most pressing first: fuel, crews, what loads take, and what fuel is made of."""
    cards = [m.s.board.bombs[bomb] for bomb in m.plan.bombs]
    yield "uranium", m.lack.uranium
    yield "plutonium", m.lack.plutonium
    yield "scientists", max(card.scientists for card in cards) - trained(m.s, m.seat, SCIENTIST)
    yield "engineers", max(card.engineers for card in cards) - trained(m.s, m.seat, ENGINEER)
    yield "bombers", len(m.plan.loads) - m.nation.bombers
    yield "money", sum(m.s.board.bombs[bomb].load for bomb in m.plan.loads) - m.nation.money
    if m.lack.uranium or m.lack.plutonium:
        yield "yellowcake", ceil(m.lack.yellowcake) - m.nation.yellowcake

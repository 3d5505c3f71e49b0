"""Chapter B13: influence cubes, on permanent slots and in the temporary queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.purse import score
from visavis.games.worldorder.state import World, free_permanent, free_temporary, is_automa, owns
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Asking, Step

PERMANENT: Final = "permanent"
TEMPORARY: Final = "temporary"
PASS: Final = "pass"
RESILIENCE: Final = "regional-resilience"  # §K4.8


def influence(s: World, power: str, region: str, terms: Terms = USUAL) -> Step:
    """§B13.2 A person chooses; §A15 an Automa has its own rules."""
    if is_automa(s, power):
        s.then(("automa_influence", power, region))
        return
    yield from resilience(s, power, region)
    options = kinds(s, region, terms)
    kind = yield from ask(s, power, "influence", options, "B13.2", region=region)
    add(s, power, region, kind)
    s.then(("resilience", power, region))


def resilience(s: World, power: str, region: str) -> Step:
    """§K4.8 Once a round, before or after influence is added: one of his temporary cubes there becomes permanent."""
    nation = s.nations[power]
    if owns(s, power, RESILIENCE) and RESILIENCE not in nation.abilities and power in s.temporary[region]:
        answer = yield from ask(s, power, "resilience", ["yes", "no"], "K4.8", region=region)
        if answer == "yes":
            nation.abilities = [*nation.abilities, RESILIENCE]
            yield from convert(s, power, region)


def kinds(s: World, region: str, terms: Terms = USUAL) -> list[str]:
    """§B13.2 Permanent needs a slot, temporary never does (ruling R18); §B13.9 unless a card says otherwise."""
    if term(terms, "permanent"):
        return [PERMANENT]
    without_slot = term(terms, "forced")  # §K2.24
    return [PERMANENT, TEMPORARY] if free_permanent(s, region) or without_slot else [TEMPORARY]


def add(s: World, owner: str, region: str, kind: str) -> None:
    """§B13.3 to §B13.5 The cube is placed and its VP are gained, if its owner is in play."""
    points = place_permanent(s, owner, region) if kind == PERMANENT else place_temporary(s, owner, region)
    s.tell("influence", owner, region, kind, points)
    if owner in s.nations:
        score(s, owner, points, "influence", "B13.3" if kind == PERMANENT else "B13.4")
    if s.acting == owner:
        s.added = True


def place_permanent(s: World, owner: str, region: str) -> int:
    """§B13.3 §B13.11 On a free slot for its VP, for good; §B13.9 without one beside them for nothing (ruling R19)."""
    taken = s.permanent[region]
    if free_permanent(s, region):
        s.permanent[region] = (*taken, owner)
        return s.board.regions[region].permanent[len(taken)]
    s.extra = {**s.extra, region: (*s.extra[region], owner)}
    return 0


def place_temporary(s: World, owner: str, region: str) -> int:
    """§B13.4 The leftmost free slot; §B13.5 in a full queue the leftmost cube goes; §B13.6 nobody loses VP."""
    queue = s.temporary[region]
    if free_temporary(s, region):
        s.temporary[region] = (*queue, owner)
        return s.board.regions[region].temporary[len(queue)]
    s.temporary[region] = (*queue[1:], owner)
    s.tell("pushed_out", queue[0], region)
    return 0


# Reset and convert


def can_reset(s: World, power: str, regions: tuple[str, ...]) -> list[str]:
    """§B13.7 Where one of his cubes has somebody else's to its right."""
    return [region for region in regions if moves_by_reset(s.temporary[region], power)]


def moves_by_reset(queue: tuple[str, ...], power: str) -> bool:
    return any(after_reset(queue, place) != queue for place, owner in enumerate(queue) if owner == power)


def after_reset(queue: tuple[str, ...], place: int) -> tuple[str, ...]:
    return (*without(queue, place), queue[place])


def without(queue: tuple[str, ...], place: int) -> tuple[str, ...]:
    return queue[:place] + queue[place + 1 :]


def own_cube(s: World, power: str, region: str, after: Callable[[int], tuple[str, ...]], rule: str) -> Asking[int]:
    """§B13.7 §B13.8 §K5.23 Which of his temporary cubes, asked if it makes a difference to the queue (ruling R68)."""
    rows: dict[tuple[str, ...], int] = {}
    for place, owner in enumerate(s.temporary[region]):
        if owner == power:
            rows.setdefault(after(place), place)
    numbers = [place + 1 for place in rows.values()]
    return (yield from ask(s, power, "cube", numbers, rule, region=region)) - 1


def reset(s: World, power: str, regions: tuple[str, ...], optional: int = 0) -> Step:
    """§B13.7 One of his temporary cubes goes to the right end; no VP."""
    found = can_reset(s, power, regions)
    if not found:
        return
    region = yield from ask(s, power, "reset", [*found, PASS] if optional else found, "B13.7")
    if region != PASS:
        queue = s.temporary[region]
        place = yield from own_cube(s, power, region, lambda n: after_reset(queue, n), "B13.7")
        if after_reset(queue, place) != queue:
            s.temporary[region] = after_reset(queue, place)
            s.tell("reset", power, region)


def convert(s: World, power: str, region: str) -> Step:
    """§B13.8 One of his temporary cubes becomes permanent, slot or not; no VP; the queue closes up."""
    queue = s.temporary[region]
    place = yield from own_cube(s, power, region, lambda n: without(queue, n), "B13.8")
    s.temporary[region] = without(queue, place)
    place_permanent(s, power, region)
    s.tell("converted", power, region)


def is_complete(s: World, region: str) -> bool:
    """§B17.2 §B13.10 Only the slots count."""
    return not free_permanent(s, region)

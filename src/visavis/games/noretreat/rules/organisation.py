"""Chapter B7: turning counters over, and putting them in order again."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import STRONG, WEAK, at_turn
from visavis.games.noretreat.rules.cards import DONE, UNDONE, can_pay, choose_or_play, is_undone, pay
from visavis.games.noretreat.rules.supply import is_supplied, overland
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import (
    DISORGANIZED,
    TWO_STEPS,
    War,
    face_of,
    has,
    on_map,
    turn_over,
    unmark,
)
from visavis.kernel.choice import Asking, Step

FREE: Final = "free"
PAID: Final = "pay"
FORTIFYING: Final = 3  # §B7.5 §B13.3 the first turn of it
AXIS_REPLACEMENTS: Final = 5  # §B7.6 §B7.10 §B13.5
AXIS_IMPROVEMENT_ENDS: Final = 24  # §B7.6 §B13.17


def organisation_phase(s: War, side: int) -> None:
    """§B7.1 Flip, Placement, Reorganization: what is placed this turn is not flipped this turn."""
    s.phase = "organisation"
    s.upgrades = free_upgrades(s) if side == SOVIET else 0
    s.then(("flip", side), ("oil_groups", side), ("placement", side), ("reorganisation", side))


def free_upgrades(s: War) -> int:
    """§B7.2 §B13.6 So many a turn; §UU7 one in the battle for Ukraine."""
    part = s.board.part
    if part is not None and part.upgrades is not None:
        return part.upgrades
    return at_turn(s.board.numbers.upgrades, s.turn, 0)


def flip(s: War, side: int) -> Step:
    """§B7.2 §B7.5 §B7.6 §B7.7 The Flip step: one counter after another."""
    units = [id_ for id_ in on_map(s, side) if may_flip(s, id_)]
    again = ("flip", side)
    answer = yield from choose_or_play(s, side, "organisation", "flip", units, "B7.1", again)
    if answer:
        s.then(("turn_counter", answer), again)


def may_flip(s: War, id_: str) -> bool:
    """Whether anything can be done with it now, free or paid."""
    return may_unfortify(s, id_) or bool(ways_to_flip(s, id_))


def ways_to_flip(s: War, id_: str) -> list[str]:
    """Free, or paid."""
    unit = s.board.units[id_]
    if not unit.two_sided or s.face[id_] == STRONG:
        return []
    side, n = unit.side, flip_cost(s, id_)
    if unit.regional:
        if not may_fortify(s, id_):
            return []
    elif s.where[id_] not in overland(s, side):  # §B7.2 §B7.6 §B7.7
        return []
    free = [FREE] if s.upgrades > 0 and side == SOVIET else []
    paid = [PAID] if n > 0 and can_pay(s, side, n, "step") else []
    return [*free, *paid]


def may_fortify(s: War, id_: str) -> bool:
    """§B7.5 §B14.3 From turn 3, in a city of its own side, supplied in any way (ruling R56)."""
    place = s.where[id_]
    return (
        s.turn >= FORTIFYING
        and s.board.places[place].terrain == "city"
        and place not in s.scorched
        and s.control.get(place) == SOVIET
        and is_supplied(s, id_)
    )


def may_unfortify(s: War, id_: str) -> bool:
    """§B7.5 Back to the mobile face, free."""
    return s.board.units[id_].regional and s.face[id_] == STRONG


def flip_cost(s: War, id_: str) -> int:
    """§B7.3 §B7.5 §B7.6 §B7.7 In cards; 0: it cannot be bought."""
    unit, prices = s.board.units[id_], s.board.prices
    if unit.regional:
        return prices.fortify
    if unit.side == AXIS:
        allowed = AXIS_REPLACEMENTS <= s.turn < AXIS_IMPROVEMENT_ENDS
        return (unit.step_cost or prices.axis_step) if allowed else 0  # §B14.4
    if s.turn < TWO_STEPS:
        return 0  # §B7.3
    return unit.faces[STRONG].cards or prices.soviet_step  # §B14.5 (ruling R55)


def turn_counter(s: War, id_: str) -> Step:
    """One counter is turned over: by a free upgrade, or for cards."""
    unit = s.board.units[id_]
    if may_unfortify(s, id_):
        turn_over(s, id_, WEAK)
        s.tell("unfortified", id_)
        return
    way = yield from ask(s, unit.side, "with", ways_to_flip(s, id_), "B7.5" if unit.regional else "B7.2", unit=id_)
    if way == FREE:
        s.upgrades -= 1
    elif not (yield from pay(s, unit.side, flip_cost(s, id_), "step", "B5.12")):
        return
    yield from improve(s, id_)


def improve(s: War, id_: str) -> Asking[None]:
    """The stronger side comes up, unless a card undoes it (§CE07A §CE31S)."""
    unit = s.board.units[id_]
    if not unit.regional and (yield from is_undone(s, unit.side, id_)):
        s.tell("step_undone", id_, rule=UNDONE[unit.side])
        return
    turn_over(s, id_, STRONG)
    name = "fortified" if unit.regional else "upgraded" if unit.side == SOVIET and s.turn < TWO_STEPS else "improved"
    s.tell(name, id_, rule={"fortified": "B7.5", "upgraded": "B7.2"}.get(name, "B7.6" if unit.side == AXIS else "B7.7"))


def reorganisation(s: War, side: int) -> Step:
    """§B7.17 A card takes one Disorganized marker off."""
    cost = s.board.prices.reorganise
    units = [id_ for id_ in on_map(s, side) if has(s, id_, DISORGANIZED) and face_of(s, id_).attack > 0]
    if not units or not can_pay(s, side, cost, "order"):
        return
    answer = yield from ask(s, side, "reorganise", [*units, DONE], "B7.17")
    if answer == DONE:
        return
    if (yield from pay(s, side, cost, "order", "B7.17")):
        unmark(s, answer, DISORGANIZED)
        s.tell("reorganised", answer)
    s.then(("reorganisation", side))

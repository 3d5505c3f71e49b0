"""Chapters B2.2, B2.5, B3.3 and B3.4: who pays for an action, and the spent check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.bear.rules.dice import spend
from visavis.games.bear.rules.hands import CONFUSION, VETERAN, is_asked, plays
from visavis.games.bear.state import NOBODY, UNKNOWN, Battle, change, enemy, tell_of
from visavis.kernel.choice import Asking, Choice, Step, draw
from visavis.kernel.game import Item

FACES: Final = (1, 1, 2, 3, 3, 4, 5, 5, 6, 7)  # §B2.5a the red die
CONFUSED: Final = 3  # card 06

Purse = int | None  # §B3.4c the most an action may cost; None: anything


def crew_of(s: Battle, *ids: str) -> tuple[str, ...]:
    """§B15.8a Who acts together with these: what they carry, what carries them."""
    if len(ids) == 1 and not (s.units[ids[0]].cargo or s.units[ids[0]].aboard):
        return ids  # as most often, and it is asked of every unit
    found: dict[str, None] = {}
    for id_ in ids:
        unit = s.units[id_]
        for other in (id_, unit.cargo, unit.aboard):
            if other:
                found[other] = None
    return tuple(found)


def purse_of(s: Battle, crew: Sequence[str], free: int) -> Purse:
    """§B2.2a §B3.4c Fresh units may do anything; a spent one only what the command points bring down to 0."""
    if not free:
        for id_ in crew:
            if s.units[id_].spent:
                return s.caps[s.units[crew[0]].side]
    return None


def within(purse: Purse, cost: int) -> bool:
    return purse is None or cost <= purse


def mark_acting(s: Battle, crew: Sequence[str]) -> None:
    """§B2.6b §B10.1a Whoever acts will be stressed, whatever it cost."""
    s.acted = (*s.acted, *[id_ for id_ in crew if id_ not in s.acted]) if s.acted else tuple(crew)


def commit(s: Battle, crew: Sequence[str], cost: int) -> int:
    """§B3.4b §B3.4c For a spent unit all is paid at once, before a roll can use the points up. What is left to pay."""
    for id_ in crew if cost else ():
        if id_ in s.units and s.units[id_].spent:
            side = s.units[crew[0]].side
            spend(s, side, min(cost, s.caps[side]), "B3.3a")
            return 0
    return cost


def charge(s: Battle, crew: Sequence[str], cost: int) -> Item:
    """§B2.6b §B2.1a Whoever acts is marked; the step that settles the cost, to be taken when the action is over."""
    mark_acting(s, crew)
    return ("pay", s.units[crew[0]].side, commit(s, crew, cost), *crew)


def pay(s: Battle, side: int, cost: int, *crew: str) -> Step:
    """§B2.1a The cost is fixed: §B3.3a §3.3a command points, then the spent check for all who acted (§B10.1a).

    §B3.4a §3.3b Cost 0: no check. §3.0e Whoever is gone needs none.
    """
    here = tuple(filter(s.units.__contains__, crew))
    if not cost or not here:
        return
    left = commit(s, here, cost)
    if not left:
        return
    if is_asked(s, enemy(side), CONFUSION):
        left += yield from confusion(s, side, left, here)
    points = 0
    if s.caps[side]:
        about = {"cost": left, "unit": here[0]}
        points = yield from Choice(side, "caps_on_cost", list(range(min(left, s.caps[side]) + 1)), "B3.3a", about)
        spend(s, side, points, "B3.3a")
    if left > points:
        s.then(("check" if s.bot == NOBODY else "order_check", side, left - points, *here))


def confusion(s: Battle, side: int, cost: int, crew: Sequence[str]) -> Asking[int]:
    """Card 06: the enemy makes the action dearer before its check."""
    about = {"cost": cost, "unit": UNKNOWN if s.units[crew[0]].hidden else crew[0]}
    played = yield from plays(s, enemy(side), "confusion", CONFUSION, about)
    return CONFUSED if played else 0


def is_spent_by(face: int, cost: int) -> bool:
    """§B2.5a More than the cost, and they stay fresh."""
    return face <= cost


def check(s: Battle, side: int, cost: int, *crew: str) -> Step:
    """§B2.5a The red die: more than the cost, and they stay fresh; §B2.5b nobody stands seven."""
    face = yield from draw("spent_check", FACES, "B2.5a", {"cost": cost, "unit": crew[0]})
    s.tell("spent_roll", side, cost, face)
    if is_spent_by(face, cost) and (yield from plays(s, side, "veteran_check", VETERAN, {"cost": cost, "face": face})):
        face = yield from draw("spent_check_again", FACES, "B2.5a", {"cost": cost, "unit": crew[0]})
        s.tell("spent_roll", side, cost, face)
    if is_spent_by(face, cost):
        spent(s, crew)


def spent(s: Battle, crew: Sequence[str]) -> None:
    """§B2.5a §B2.2b Turned over; nothing else about them changes."""
    for id_ in crew:
        if id_ in s.units:
            change(s, id_, spent=True)
            tell_of(s, id_, "spent", id_)

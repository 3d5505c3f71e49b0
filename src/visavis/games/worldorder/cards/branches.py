"""What several cards have in common: one of several actions, and actions where the card has just been."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.bases import can_base
from visavis.games.worldorder.rules.engage import can_engage
from visavis.games.worldorder.rules.growth import can_grow
from visavis.games.worldorder.rules.invest import can_invest
from visavis.games.worldorder.rules.movement import can_move
from visavis.games.worldorder.rules.production import can_produce
from visavis.games.worldorder.rules.relations import can_relate
from visavis.games.worldorder.rules.trade import can_trade
from visavis.games.worldorder.state import World
from visavis.games.worldorder.terms import OPTIONAL
from visavis.kernel.choice import Step
from visavis.kernel.game import Item

PASS: Final = "pass"
CAN: Final[Mapping[str, Callable[..., Any]]] = {
    "relations": can_relate,
    "engage": can_engage,
    "trade": can_trade,
    "invest": can_invest,
    "move": can_move,
    "base": can_base,
    "growth": can_grow,
    "produce": can_produce,
}


def possible(s: World, item: Item) -> bool:
    """Whether an action could be done now, with its terms."""
    name, power, *rest = item
    return bool(CAN[name](s, power, rest[-1]))


def branch(s: World, power: str, items: tuple[Item, ...], rule: str, optional: int = 0) -> Step:
    """§B4.2 "Or": one of these actions, of those that can be done; none is skipped."""
    found = {item[0]: item for item in items if possible(s, item)}
    if not found:
        s.tell("skipped", power, items[0][0], rule="B4.6")
        return
    name = yield from ask(s, power, "branch", [*found, PASS] if optional else list(found), rule)
    if name != PASS:
        s.then(found[name])


def several(s: World, power: str, items: tuple[Item, ...], n: int, rule: str) -> Step:
    """Any so many different ones of these actions, in any order."""
    found = {item[0]: item for item in items if possible(s, item)}
    if not n or not found:
        return
    name = yield from ask(s, power, "branch", list(found), rule, left=n)
    rest = tuple(item for item in items if item[0] != name)
    s.then(found[name], ("several", power, rest, n - 1, rule))


def engage_there(s: World, power: str) -> None:
    """If he likes, in the region of the country just taken."""
    if s.last.get("country"):
        s.then(("engage", power, (("regions", (s.last["region"],)), *OPTIONAL)))


def reset_there(s: World, power: str, optional: int = 1) -> None:
    """§B13.7 In the region where the card has just been."""
    if s.last.get("region"):
        s.then(("reset", power, (s.last["region"],), optional))


def reset_moved(s: World, power: str) -> None:
    """§B13.7 In a region to which armies have just moved."""
    if moved := tuple(s.last.get("moved", "").split()):
        s.then(("reset", power, moved, 1))

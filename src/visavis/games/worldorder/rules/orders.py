"""Chapter B20: Executive Orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.bases import can_base
from visavis.games.worldorder.rules.engage import can_engage
from visavis.games.worldorder.rules.growth import can_grow
from visavis.games.worldorder.rules.invest import can_invest
from visavis.games.worldorder.rules.production import can_produce
from visavis.games.worldorder.rules.purse import gain
from visavis.games.worldorder.rules.relations import can_relate
from visavis.games.worldorder.rules.trade import can_trade
from visavis.games.worldorder.state import World
from visavis.games.worldorder.terms import USUAL
from visavis.kernel.choice import Step
from visavis.kernel.game import Item

ARMY: Final = "army"
MOVED: Final = 2  # §B20.1 armies
PRODUCED: Final = 3  # §B20.1 types


class Line(NamedTuple):
    """§B20.2 One line of the card: an action, with its usual costs and conditions."""

    ready: Callable[[World, str], object]
    step: Callable[[str], Item]


LINES: Final[Mapping[str, Line]] = {
    "relations": Line(can_relate, lambda power: ("relations", power, USUAL)),
    "engage": Line(can_engage, lambda power: ("engage", power, USUAL)),
    "trade": Line(can_trade, lambda power: ("trade", power, USUAL)),
    "invest": Line(can_invest, lambda power: ("invest", power, USUAL)),
    ARMY: Line(lambda s, power: True, lambda power: ("move", power, MOVED, USUAL)),
    "base": Line(can_base, lambda power: ("base", power, USUAL)),
    "growth": Line(can_grow, lambda power: ("growth", power, USUAL)),
    "produce": Line(can_produce, lambda power: ("produce", power, PRODUCED, USUAL)),
}


def executive_order(s: World, power: str) -> Step:
    """§B20.1 Once a game, one of its lines."""
    lines = [name for name, line in LINES.items() if line.ready(s, power)]
    name = yield from ask(s, power, "order_line", lines, "B20.1")
    s.nations[power].order = False
    s.tell("ordered", power, name)
    if name == ARMY:
        gain(s, power, "army", 1, "B20.1")
    s.then(LINES[name].step(power))

"""The table of steps: every paragraph the agenda can name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.manhattan import setup
from visavis.games.manhattan.rules import bombs, design, gains, pacts, placing, strikes, turn
from visavis.kernel.choice import Step

STEPS: Final[Mapping[str, Callable[..., Step | None]]] = {
    # 3: set-up
    "open_market": setup.open_market,
    "first_player": setup.first_player,
    "late_bonus": setup.late_bonus,
    # 4: the turn
    "turn": turn.turn,
    "act": turn.act,
    "retrieve": turn.retrieve,
    # 5 and 6: placing
    "enter": placing.enter,
    "building": placing.building,
    # 8 and 13: what places give
    "construct": gains.construct,
    "gain": gains.gain,
    "others": gains.others,
    # 9: air strikes and pacts
    "strike": strikes.strike,
    "talk": pacts.talk,
    # 10: repair
    "repair": strikes.repair,
    "repair_offer": strikes.repair_offer,
    # 11: design
    "design": design.design,
    "pick": design.pick,
    "last_card": design.last_card,
    "turn_up_row": design.turn_up_row,
    "turn_up_building": design.turn_up_building,
    # 12: espionage
    "spy": gains.spy,
    # 14: bombs
    "build": bombs.build,
    "test": bombs.test,
    "load": bombs.load,
}

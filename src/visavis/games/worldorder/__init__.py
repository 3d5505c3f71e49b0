"""World Order (Мировой порядок) with Diplomacy & Dominance: seven regions, one to four people, Automas."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from visavis.games.worldorder.board import board_for
from visavis.games.worldorder.cannot import cannot
from visavis.games.worldorder.check import check
from visavis.games.worldorder.gains import gains
from visavis.games.worldorder.hidden import hides, known, resample
from visavis.games.worldorder.insight import INSIGHT
from visavis.games.worldorder.layout import layout
from visavis.games.worldorder.opponent.answers import OPPONENTS
from visavis.games.worldorder.reasons import REASONING
from visavis.games.worldorder.set_out import set_out
from visavis.games.worldorder.setup import SCENARIOS, SETTINGS, set_up
from visavis.games.worldorder.state import World
from visavis.games.worldorder.steps import STEPS
from visavis.games.worldorder.view import status, view
from visavis.games.worldorder.vocabulary import VOCABULARY
from visavis.kernel.game import Game, Result

# Draws that only decide: the card is read and discarded.
LOTS: Final = frozenset(("decision", "influence_card"))


def restore(fields: Mapping[str, Any]) -> World:
    """A state from its JSON."""
    return World.restored(fields, board=board_for(json.loads(fields["overlay"]) if fields["overlay"] else {}))


def result(s: World) -> Result | None:
    """§B19.2 Everybody's points; the victory may be shared."""
    if not s.ending:
        return None
    points = tuple(s.nations[power].vp for power in s.chairs)
    winners = tuple(s.chairs.index(power) for power in s.winners)
    return Result(winners, points, f"ending-{s.ending}", "B19.2", turns=s.round)


GAME: Final[Game[World]] = Game(
    name="worldorder",
    version="3",
    scenarios=SCENARIOS,
    settings=SETTINGS,
    setup=set_up,
    steps=STEPS,
    view=view,
    status=status,
    vocabulary=VOCABULARY,
    reasoning=REASONING,
    layout=layout,
    check=check,
    resample=resample,
    hides=hides,
    cannot=cannot,
    restore=restore,
    result=result,
    standing=lambda s: tuple(s.nations[power].vp for power in s.chairs),
    gains=gains,
    set_out=set_out,
    opponents=OPPONENTS,
    known=known,
    lots=LOTS,
    turned=LOTS,
    insight=INSIGHT,
    series=1_000,
    snapshot_every=1,
)

"""Blitzkrieg! (Натиск!): the base game, Nippon, and the solo bot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from visavis.games.blitzkrieg.cannot import cannot
from visavis.games.blitzkrieg.check import check
from visavis.games.blitzkrieg.gains import gains
from visavis.games.blitzkrieg.hidden import hides, resample
from visavis.games.blitzkrieg.insight import INSIGHT
from visavis.games.blitzkrieg.layout import layout
from visavis.games.blitzkrieg.reasons import REASONING
from visavis.games.blitzkrieg.set_out import set_out
from visavis.games.blitzkrieg.setup import SCENARIOS, SETTINGS, board_for, set_up
from visavis.games.blitzkrieg.state import War
from visavis.games.blitzkrieg.steps import STEPS
from visavis.games.blitzkrieg.view import status, view
from visavis.games.blitzkrieg.vocabulary import LOTS, PARAGRAPH_OF_ENDING, UNSEEN, VOCABULARY
from visavis.kernel.game import Game, Result


def restore(fields: Mapping[str, Any]) -> War:
    """A state from its JSON."""
    overlay = json.loads(fields["overlay"]) if fields["overlay"] else {}
    return War.restored(fields, board=board_for(fields["scenario"], overlay))


def result(s: War) -> Result | None:
    """§12 How the war ended, if it has."""
    if not s.ending:
        return None
    return Result((s.winner,), tuple(s.score), f"ending-{s.ending}", PARAGRAPH_OF_ENDING[s.ending], turns=s.turn)


GAME: Final[Game[War]] = Game(
    name="blitzkrieg",
    version="2",
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
    standing=lambda s: tuple(s.score),
    gains=gains,
    set_out=set_out,
    insight=INSIGHT,
    lots=LOTS,
    unseen=UNSEEN,
    series=20_000,
)

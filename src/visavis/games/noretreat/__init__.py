"""No Retreat! The Russian Front (Ни шагу назад!): the war in the East from 1941 to 1945, with the solitaire module."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from visavis.games.noretreat.cannot import cannot
from visavis.games.noretreat.check import check
from visavis.games.noretreat.examine import examine
from visavis.games.noretreat.gains import gains
from visavis.games.noretreat.hidden import hides, resample
from visavis.games.noretreat.insight import INSIGHT
from visavis.games.noretreat.layout import layout
from visavis.games.noretreat.loading import board_for
from visavis.games.noretreat.reasons import REASONING
from visavis.games.noretreat.set_out import set_out
from visavis.games.noretreat.setup import SCENARIOS, SETTINGS, extend, sealed, set_up
from visavis.games.noretreat.state import War
from visavis.games.noretreat.steps import STEPS
from visavis.games.noretreat.view import result, standing, status, view
from visavis.games.noretreat.vocabulary import VOCABULARY
from visavis.kernel.game import Game


def restore(fields: Mapping[str, Any]) -> War:
    """A state from its JSON."""
    overlay = json.loads(fields["overlay"]) if fields["overlay"] else {}
    return War.restored(fields, board=board_for(fields["mission"], overlay))


GAME: Final[Game[War]] = Game(
    name="noretreat",
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
    insight=INSIGHT,
    standing=standing,
    gains=gains,
    set_out=set_out,
    sealed=sealed,
    extend=extend,
    examine=examine,
    snapshot_every=1,
)

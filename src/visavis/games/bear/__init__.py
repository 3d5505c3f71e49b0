"""Awakening the Bear (Пробуждение медведя): the base game, and solo against Athena."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from visavis.games.bear.board import Kind
from visavis.games.bear.cannot import cannot
from visavis.games.bear.check import check
from visavis.games.bear.examine import examine
from visavis.games.bear.gains import gains
from visavis.games.bear.hidden import blind, hides, named_later, resample
from visavis.games.bear.insight import INSIGHT
from visavis.games.bear.layout import layout
from visavis.games.bear.loading import board_for
from visavis.games.bear.reasons import REASONING
from visavis.games.bear.set_out import set_out
from visavis.games.bear.setup import SCENARIOS, SETTINGS, extend, set_up
from visavis.games.bear.state import Battle
from visavis.games.bear.steps import STEPS
from visavis.games.bear.view import status, view
from visavis.games.bear.vocabulary import LOTS, UNSEEN, VOCABULARY
from visavis.kernel.game import Game, Result


def restore(fields: Mapping[str, Any]) -> Battle:
    """A state from its JSON."""
    overlay = json.loads(fields["overlay"]) if fields["overlay"] else {}
    board = board_for(fields["mission"], overlay)
    return Battle.restored(fields, {Kind: board.kinds}, board=board)


def result(s: Battle) -> Result | None:
    """§B9.3a How the battle ended, if it has."""
    if not s.ending:
        return None
    points = (s.vp, 0) if s.vp_side == 0 else (0, s.vp)
    return Result((s.winner,), points, f"ending-{s.ending}", "B9.3a", counted=False)


GAME: Final[Game[Battle]] = Game(
    name="bear",
    version="4",
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
    blind=blind,
    cannot=cannot,
    restore=restore,
    result=result,
    standing=lambda s: tuple(s.vp if side == s.vp_side else None for side in (0, 1)),  # §B9.2a
    gains=gains,
    set_out=set_out,
    insight=INSIGHT,
    lots=LOTS,
    unseen=UNSEEN,
    named_later=named_later,
    extend=extend,
    examine=examine,
    snapshot_every=3,
)

"""The Manhattan Project (Проект Манхэттен): the race for the bomb, for two to five."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from visavis.games.manhattan.bot.answers import OPPONENTS
from visavis.games.manhattan.cannot import cannot
from visavis.games.manhattan.check import check
from visavis.games.manhattan.gains import gains
from visavis.games.manhattan.hidden import hides, known, resample
from visavis.games.manhattan.insight import INSIGHT
from visavis.games.manhattan.layout import layout
from visavis.games.manhattan.reasons import REASONING
from visavis.games.manhattan.set_out import set_out
from visavis.games.manhattan.setup import SCENARIOS, SETTINGS, board_for, set_up
from visavis.games.manhattan.state import Race, players, score
from visavis.games.manhattan.steps import STEPS
from visavis.games.manhattan.view import status, view
from visavis.games.manhattan.vocabulary import LOTS, PARAGRAPH_OF_ENDING, VOCABULARY
from visavis.kernel.game import Game, Result


def restore(fields: Mapping[str, Any]) -> Race:
    """A state from its JSON."""
    return Race.restored(fields, board=board_for(json.loads(fields["overlay"]) if fields["overlay"] else {}))


def result(s: Race) -> Result | None:
    """§15.4 One winner, and everybody's points; at the engine's stop the lead may be shared (ruling R27)."""
    if not s.ending:
        return None
    points = tuple(score(s, seat) for seat in range(players(s)))
    winners = (s.winner,) if s.ending == "goal" else tuple(n for n, each in enumerate(points) if each == max(points))
    return Result(winners, points, f"ending-{s.ending.replace('_', '-')}", PARAGRAPH_OF_ENDING[s.ending], turns=s.turn)


GAME: Final[Game[Race]] = Game(
    name="manhattan",
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
    insight=INSIGHT,
    standing=lambda s: tuple(score(s, seat) for seat in range(len(s.nation))),
    gains=gains,
    set_out=set_out,
    opponents=OPPONENTS,
    known=known,
    lots=LOTS,
    series=5_000,
    snapshot_every=4,
)

"""How the opponent sets up its side of the battles for Moscow and Ukraine."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.bot.filters import decide, follow
from visavis.games.noretreat.bot.seams import Answering
from visavis.games.noretreat.rules.results import NO
from visavis.games.noretreat.state import War
from visavis.kernel.choice import Choice
from visavis.kernel.priorities import Table, prefer


def option(s: War, side: int, choice: Choice[str]) -> str:
    """§UM12 §UU10 It plays the battle as printed, without options."""
    return follow(s, side, "option", choice.rule, "no_options", NO, choice.about["option"])


def usual(s: War, id_: str) -> str:
    """§UM16 §UU12 Where a counter usually stands."""
    return next(row.at for row in s.board.mission.setup.unit if row.id == id_)


def deploy(s: War, side: int, choice: Choice[str]) -> str:
    """§UM16 §UU12 Where its counters usually stand, if there is room."""
    id_: str = choice.about["unit"]
    table: Table = (prefer(choice.rule, "usual_place", lambda t, hex_: hex_ == usual(t, id_)),)
    return decide(s, side, "deploy", choice.options, table, subject=id_)


PLACING: Final[dict[str, Answering]] = {"option": option, "deploy": deploy}

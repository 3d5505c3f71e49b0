"""Chapter B15: Auto-Influence, with two or three powers in play."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY, add
from visavis.games.worldorder.rules.purse import gain
from visavis.games.worldorder.rules.trade import turn_down
from visavis.games.worldorder.state import World, add_armies, free_permanent, is_automa, unplayed
from visavis.kernel.choice import Step

FLAG_MONEY: Final = 10  # §B15.4 §B15.5


def auto_influence(s: World) -> None:
    """§B15.1 The open cards in opening order, §B15.6 the rows of unplayed powers in theirs; §B15.7 in any round."""
    s.phase = "auto_influence"
    rows = [("influence_row", card, power) for card in s.influence_open for power in unplayed(s)]
    s.then(*rows, ("discard_influence",))


def influence_row(s: World, card: str, power: str) -> Step:
    """§B15.2 A cube without VP: permanent if there is a slot; §B15.3 an army; §B15.4 §B15.5 a flag (ruling R26)."""
    line = s.board.influence[card][power]
    s.tell("influence_row", card, power, line.region)
    add(s, power, line.region, PERMANENT if free_permanent(s, line.region) else TEMPORARY)
    if line.army:
        add_armies(s, line.region, power, 1)
        s.tell("army_placed", power, line.region, rule="B15.3")
    flag = line.flag
    if flag is None or flag not in s.nations:
        return
    if is_automa(s, flag):
        gain(s, flag, "money", FLAG_MONEY, "B15.5")
    elif any(s.commerce[flag]):
        answer = yield from ask(s, flag, "flag", ["yes", "no"], "B15.4", card=card, row=power)
        if answer == "yes":
            turn_down(s, flag, "B15.4")
            gain(s, flag, "money", FLAG_MONEY, "B15.4")


def discard_influence(s: World) -> None:
    """§B15.6"""
    s.influence_gone, s.influence_open = [*s.influence_gone, *s.influence_open], ()

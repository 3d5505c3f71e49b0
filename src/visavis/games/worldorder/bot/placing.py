"""Chapter A15: how an Automa adds influence; chapter A16: new tokens."""

from __future__ import annotations

from visavis.games.worldorder.bot.cards import decision, explain
from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY, add
from visavis.games.worldorder.state import World, free_permanent, free_temporary, is_expert
from visavis.kernel.choice import Step
from visavis.kernel.plain import without
from visavis.kernel.priorities import Line


def is_closed(s: World, power: str, region: str) -> bool:
    """§A15.6 Normal: it would have to push out its own cube; §A15.8 another power's cube is no obstacle."""
    return not is_expert(s) and pushes_itself(s, power, region)


def pushes_itself(s: World, power: str, region: str) -> bool:
    return not free_permanent(s, region) and not free_temporary(s, region) and s.temporary[region][0] == power


def automa_influence(s: World, power: str, region: str) -> Step:
    """§A15.1 §A15.2 The kind that is free; §A15.3 of both by a Decision card and the round; §A15.4 VP as for people.

    §A15.5 §A22.5 None: it pushes a cube out (ruling R39); §A15.7 expert: its own cube stays, the new one is permanent.
    """
    if free_permanent(s, region) and free_temporary(s, region):
        row = yield from decision(s, power, "influence", "A15.3")
        kind, line = PERMANENT if row.permanent[s.round - 1] else TEMPORARY, ("A15.3", "square")
    elif free_permanent(s, region):
        kind, line = PERMANENT, ("A15.2", "free-slot")
    elif is_expert(s) and pushes_itself(s, power, region):
        kind, line = PERMANENT, ("A15.7", "own-cube-stays")
    else:
        kind, line = TEMPORARY, ("A15.2", "free-slot") if free_temporary(s, region) else ("A15.5", "pushes-out")
    explain(s, "automa-influence", [Line(*line, (PERMANENT, TEMPORARY), (kind,))], kind, power, region)
    add(s, power, region, kind)


def automa_tokens(s: World, power: str) -> None:
    """§A16.1 The token of the round's space goes to the board; §A16.2 §A16.3 §A16.4 to the next cell of its order.

    §A16.5 Expert: the fourth goes to the first cell again; §A16.6 these are left cells.
    """
    nation = s.nations[power]
    if s.round in nation.track:
        nation.track = without(nation.track, s.round)
        order = s.board.players[power].cells
        cell = order[nation.arrived % len(order)]
        nation.arrived += 1
        nation.cells = {**nation.cells, cell: nation.cells[cell] + 1}
        s.tell("token_arrived", power, cell, rule="A16.2")

"""Chapter B19: the end of the game."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.rules.purse import score
from visavis.games.worldorder.rules.scoring import score_network
from visavis.games.worldorder.state import World, in_play, total_cubes

UNUSED_ASSET: Final = 2  # §B19.1 VP
UNUSED_ORDER: Final = 3  # §B20.3


def finish(s: World) -> None:
    """§B19.1 Unused assets and orders, China's network; §B19.2 §B19.3 most VP win, Automas like people (ruling R63)."""
    for power in in_play(s):
        nation = s.nations[power]
        score(s, power, UNUSED_ASSET * len(nation.assets), "assets", "B19.1")
        if nation.order:  # §A21.2 an Automa has none (ruling R46)
            score(s, power, UNUSED_ORDER, "order", "B20.3")
    score_network(s)
    s.winners = tuple(best(s))
    s.ending = "points"
    s.phase = "over"
    s.agenda.clear()
    s.tell("won", s.winners)


def best(s: World) -> list[str]:
    """§B19.2 Then more regions led alone at the last scoring, then more cubes; else they share the victory."""
    rank = {power: (s.nations[power].vp, s.sole.get(power, 0), total_cubes(s, power)) for power in in_play(s)}
    return [power for power, mine in rank.items() if mine == max(rank.values())]

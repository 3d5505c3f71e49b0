"""Why a place that somebody touched or typed is no answer: the first reason by the rules, and its paragraph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from visavis.games.manhattan.layout import building_place
from visavis.games.manhattan.preview import site_barrier, space_barrier
from visavis.games.manhattan.state import Race
from visavis.games.manhattan.words import place_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Barrier, Text

BAR_SPACES: Final[Mapping[str, str]] = {
    "barred-step": "5.1",
    "barred-pact": "9.20",
    "barred-duty": "9.21",
    "barred-closed": "11.9",
    "barred-occupied": "5.4",
    "barred-contractors": "5.4",
    "barred-lacks": "5.6",
}
BAR_BUILDINGS: Final[Mapping[str, str]] = {
    "barred-duty": "9.21",
    "barred-foreign": "6.1",
    "barred-new": "6.6",
    "barred-occupied": "6.3",
    "barred-contractors": "6.3",
    "barred-lacks": "6.2",
    "barred-damaged": "6.4",
}


def cannot(s: Race, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§5.3 §6.3 A space or a building that whoever is asked what to do next cannot go to."""
    if choice.name != "act":
        return None
    built = {building_place(card): card for nation in s.nation for card in nation.buildings}
    for id_ in reversed(ids):
        if id_ in s.board.spaces:
            why = space_barrier(s, choice, id_)
            return barrier(s, id_, why, BAR_SPACES) if why else None
        card = built.get(id_, id_)
        if card in built.values():
            damaged = any(nation.buildings[card].damage for nation in s.nation if card in nation.buildings)
            why = site_barrier(s, choice, card) or (Text("barred-damaged") if damaged else None)
            return barrier(s, card, why, BAR_BUILDINGS) if why else None
    return None


def barrier(s: Race, place: str, why: Text, rules: Mapping[str, str]) -> Barrier:
    return Barrier(Text("cannot-go", {"place": place_name(s, place), "why": why}), rules[why.key])

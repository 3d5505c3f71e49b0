"""No game can go on for ever: what is turned or played again and again uses something up.

A search turns every card in circulation before any comes again, and there is one that will do; a card that is played is
out of the hand until the round ends; an ability is used once a round; a sweep costs research points.
"""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import Play, ally, drive, table, without_allies
from visavis.games.worldorder.check import own_cards
from visavis.games.worldorder.setup import SHAPES, set_up
from visavis.games.worldorder.state import World

SEARCHES = ("A6.1", "A7.1", "A9.4")
CARDS = 20  # §A2.7


def test_the_longest_search_ends() -> None:
    """§A22.1 §A20.1 Its only card lies in the discard, and all the others come before: 19 and 20 cards at most."""
    s = without_allies(table("eu-usa", 1), "usa")
    ally(s, "usa", "nepal")
    s.nations["usa"].cells |= {"engage": 1, "relations": 0}
    fit = [card for card, lines in s.board.influence.items() if lines["usa"].region == "south_asia"]
    others = [card for card in s.board.influence if card not in fit]
    s.influence, s.influence_gone = list(others), list(fit)
    first = [("influence_card", card) for card in others[:-1]]  # the last one is no question
    again = [("influence_card", card) for card in others]
    assert len(first) + 1 + len(again) + 1 < 2 * CARDS
    asked = drive(s, ("automa_do", "usa", "diplomatic"), *first, *again)
    assert asked is None or asked.name != "influence_card"
    assert "engaged" in [getattr(each, "name", "") for each in s.told or ()]


def most_own(s: World) -> int:
    return max((len(own_cards(nation)) for nation in s.nations.values() if not nation.automa), default=0)


@pytest.mark.parametrize("name", ["solo-1", "two-2", "four"])
def test_turns_are_bounded_by_what_they_use_up(name: str) -> None:
    """§B4.7 §B4.10 §A22.2 Cards played, abilities used and cards turned, in random games."""
    assert name in SHAPES
    options = {"new_abilities": True} if name != "solo-1" else {}
    for seed in range(3):
        game = Play(set_up(name, {"growth": "replace", **options}, {}), seed)
        turn, played, turned = (0, ""), 0, 0
        while (asked := game.next()) is not None:
            game.answer(asked)
            now = (game.state.turn, game.state.acting)
            if now != turn:
                turn, played = now, 0
            played += asked.name == "play"
            turned = turned + 1 if asked.rule in SEARCHES else 0
            assert played <= most_own(game.state) + len(game.state.market) + 5
            assert turned < 2 * CARDS

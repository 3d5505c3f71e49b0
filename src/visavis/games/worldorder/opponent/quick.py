"""§O7 What it would answer on the way to the end of a round where it does not weigh: nearly as good, and at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.worldorder.opponent.numbers import THINKING
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.rules.research import SWEEP
from visavis.games.worldorder.state import World, country
from visavis.kernel.choice import Choice

Quick = Callable[[World, Choice[Any]], Any]


def dearest_ally(s: World, choice: Choice[str]) -> str:
    """§B3.8 The one of most value."""
    return max((each for each in choice.options if each != DONE), key=lambda id_: country(s, id_).value)


def least_shown(s: World, choice: Choice[str]) -> str:
    """§B4.3 §B14.1 The card that is worth least in Research, one of the first before one of the Market."""
    abilities = s.board.abilities
    return min(choice.options, key=lambda title: (abilities[title].cost > 0, abilities[title].research))


def best_market_card(s: World, choice: Choice[str]) -> str:
    """§B14.3 What brings most of what it can pay for."""
    found = [each for each in choice.options if each not in (DONE, SWEEP)]
    return max(found, key=lambda title: THINKING.market.get(title, 0.0), default=DONE)


def nobody(s: World, choice: Choice[str]) -> str:
    """§B14.2 Allies stay ready."""
    return DONE


ON_THE_WAY: Final[Mapping[str, Quick]] = {"ready": dearest_ally, "exhaust_points": nobody}
FURTHER_ON: Final[Mapping[str, Quick]] = {**ON_THE_WAY, "cover": least_shown, "shop": best_market_card}

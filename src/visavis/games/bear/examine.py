"""Looking through what somebody has written: a scenario, corrections, or both. Everything wrong is found at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from visavis.games.bear.board import Kind
from visavis.games.bear.bot.cards import Cards, cards_for, printed_cards, wrong_cards
from visavis.games.bear.bot.doctrine import names
from visavis.games.bear.bot.solo_data import wrong_solo
from visavis.games.bear.faults import map_of, placed_counters, wrong_parts
from visavis.games.bear.loading import file_of, read_parts
from visavis.games.bear.sheets import MISSIONS, STEMS, Mission, Parts, modes_of
from visavis.games.bear.state import Battle
from visavis.kernel.data import SCENARIO, DataError
from visavis.kernel.game import Examined, Game
from visavis.kernel.view import Text


def examine(game: Game[Battle], overlay: Mapping[str, Any]) -> Examined:
    """§SC1 §G5 All that is wrong, and what there is."""
    found = list(wrong_cards(overlay, STEMS))
    cards = printed_cards() if found else cards_for(overlay, STEMS)
    for name in (SCENARIO,) if SCENARIO in overlay else MISSIONS:
        parts = read_parts(name, overlay, found)
        found += wrong_parts(file_of(name), parts)
        found += wrong_orders(file_of(name), parts, cards)
    if found or SCENARIO not in overlay:
        return Examined(tuple(found))
    return Examined((), summary(parts.mission))


def wrong_orders(file: str, parts: Parts, cards: Cards) -> Iterator[DataError]:
    if parts.mission.solo:
        kinds = {row.id: Kind(row) for row in parts.units.unit}
        yield from wrong_solo(parts.mission.solo, file, names(parts.mission, map_of(parts), kinds, cards))


def summary(mission: Mission) -> Text:
    """A scenario in a sentence: how it can be played, and how much is in it."""
    solo = mission.solo
    words = {
        "title": mission.mission.title,
        "modes": tuple(mode.name for mode in modes_of(mission)),
        "counters": sum(1 for _ in placed_counters(mission)),
        "suspects": len(solo.suspect) if solo else 0,
        "orders": len(solo.orders) + len(solo.counteractions) if solo else 0,
        "cells": len(solo.cell) if solo else 0,
        "rounds": mission.duel.rounds if mission.duel else 0,
    }
    return Text("holds-scenario", words)

"""What Athena brings to a scenario: the order cards, the track, counteractions, scenario orders."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from visavis.games.bear.board import Board, Kind
from visavis.games.bear.bot.cards import Cards, cards_for
from visavis.games.bear.bot.solo_data import Cell, Names, Orders, SideRow, Solo, read_orders
from visavis.games.bear.faults import all_counters
from visavis.games.bear.loading import file_of
from visavis.games.bear.sheets import SIDES, STEMS, Mission
from visavis.kernel.kept import kept


class Doctrine:
    """The orders of a scenario and its cards. Shared by all states of a game; never changed."""

    __slots__ = ("cards", "kept", "orders", "solo")

    def __init__(self, board: Board, solo: Solo) -> None:
        self.kept: dict[Any, Any] = {}
        self.solo = solo
        self.cards: Cards = cards_for(json.loads(board.overlaid) if board.overlaid else {}, STEMS)
        file = file_of(board.mission.mission.id)
        self.orders: Orders = read_orders(solo, file, names(board.mission, board.hexes, board.kinds, self.cards))

    @property
    def track(self) -> tuple[Cell, ...]:
        return self.orders.track

    def side(self, seat: int) -> SideRow:
        """What Athena needs to play this side."""
        return next(row for row in self.solo.side if row.ai == SIDES[seat])


def names(mission: Mission, hexes: Collection[str], kinds: Mapping[str, Kind], cards: Cards) -> Names:
    """Everything the lines of a scenario may refer to; §6.0a a suspected enemy is no kind of counter."""
    counters = [row.id for row in all_counters(mission)]
    types = [id_ for id_, kind in kinds.items() if not kind.suspect]
    return Names(hexes, SIDES, counters, types, cards)


@kept
def doctrine(board: Board) -> Doctrine | None:
    """Athena's part of a board; None where only two people play."""
    solo = board.mission.solo
    return Doctrine(board, solo) if solo else None

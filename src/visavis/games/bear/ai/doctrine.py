"""What Athena brings to a scenario: the order cards, the track, counteractions, scenario orders."""

from __future__ import annotations

import json
from functools import cache

from visavis.games.bear.ai.cards import Cards, cards_for
from visavis.games.bear.ai.solo_data import Cell, Names, Orders, SideRow, Solo, read_orders
from visavis.games.bear.board import SIDES, STEMS, Board, all_counters


class Doctrine:
    """The orders of a scenario and its cards. Shared by all states of a game; never changed."""

    __slots__ = ("cards", "orders", "solo")

    def __init__(self, board: Board, solo: Solo) -> None:
        self.solo = solo
        self.cards: Cards = cards_for(json.loads(board.overlaid) if board.overlaid else {}, STEMS)
        self.orders: Orders = read_orders(solo, f"{board.mission.mission.id}.toml", names(board, self.cards))

    @property
    def track(self) -> tuple[Cell, ...]:
        return self.orders.track

    def side(self, seat: int) -> SideRow:
        """What Athena needs to play this side."""
        return next(row for row in self.solo.side if row.ai == SIDES[seat])


def names(board: Board, cards: Cards) -> Names:
    """Everything the lines of a scenario may refer to."""
    counters = [row.id for row in all_counters(board.mission)]
    return Names(board.hexes, SIDES, counters, board.kinds, cards)


@cache
def doctrine(board: Board) -> Doctrine | None:
    """Athena's part of a board; None where only two people play."""
    solo = board.mission.solo
    return Doctrine(board, solo) if solo else None

"""At a real table: of all that chance decides, only counters and cards in hand are drawn by a person."""

from __future__ import annotations

from random import Random

from visavis.agents import throw
from visavis.company.by_hand import PIECES, asks_a_hand
from visavis.games.bear import GAME
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table

ANSWERS = 400


def test_the_program_rolls_and_turns_the_order_deck() -> None:
    """§2.2a §3.0a What a card of the order deck says is read, and the card goes back; so do ties of Athena's lists."""
    asked, left = set(), set()
    for seed in range(4):
        scenario = GAME.scenarios[-1 - seed % 2]
        table, random = Table.new(GAME, scenario.name, {}), Random(seed)
        while (choice := table.pending) is not None and len(table.entries) < ANSWERS:
            if choice.seat == CHANCE:
                (asked if asks_a_hand(GAME, PIECES, choice) else left).add(choice.name)
            table.answer(throw(choice, random), choice.seat)
    assert asked <= {"card", "marker", "suspect"}
    assert "marker" in asked
    assert {"order_card", "check_card", "ai_unit", "attack"} <= left

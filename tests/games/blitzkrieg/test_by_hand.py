"""At a real table with nothing by hand: a weapon that comes by name may lie elsewhere, since nobody looked."""

from __future__ import annotations

import pytest

from visavis.games.blitzkrieg import GAME
from visavis.kernel.journal import Event
from visavis.kernel.table import Table
from visavis.text import language


@pytest.mark.parametrize("event", ["drew", "armed", "researched"])
def test_a_special_weapon_is_swapped_if_it_lies_elsewhere(event: str) -> None:
    """§7.4.1 §SE.2 Unseen weapons in bags are any of those nobody has looked at."""
    s, say = Table.new(GAME, "solo", {}).state, language("en", "blitzkrieg").say
    weapon = next(code for code, token in s.board.tokens.items() if token.special)
    for token, swapped in ((weapon, True), ("A1", False)):
        moved = GAME.vocabulary.move(0, s, Event(event, (s.bot, token)))
        assert moved is not None
        said = say(moved.done)
        assert ("if it is not there" in said) == swapped

"""What must always be true of a game against Athena."""

from __future__ import annotations

from collections import Counter

from visavis.games.bear.bot.deck import doctrine_of
from visavis.games.bear.bot.solo_data import MINES, NO_ENEMY
from visavis.games.bear.state import NOBODY, Battle, of_side


def athena_astray(s: Battle) -> list[str]:
    """One sentence for each invariant of solo play that does not hold."""
    if s.bot == NOBODY:
        return []
    return [*stacked(s), *orders_astray(s), *track_astray(s), *pool_astray(s)]


def stacked(s: Battle) -> list[str]:
    """§5.12a One AI a hex, passengers aside."""
    here = Counter(unit.hex for unit in of_side(s, s.bot) if not unit.aboard)
    return [f"{n} AI stand in {hex_}" for hex_, n in here.items() if n > 1]


def orders_astray(s: Battle) -> list[str]:
    """§1.0h §L9 Every order card is in the deck, discarded, in use or out of the game, and only once."""
    row = doctrine_of(s).side(s.bot)
    without = row.easier_without if s.options.easier else ()
    boxed = [number for number in range(row.cards[0], row.cards[1] + 1) if number not in without]
    found = [*s.orders, *s.order_discards, *s.orders_out, *([s.order] if s.order else [])]
    return [] if sorted(found) == boxed else [f"order cards are {sorted(found)}, should be {boxed}"]


def track_astray(s: Battle) -> list[str]:
    """§1.0d §2.4e The marker stands on the track; §1.0c Athena has no CAP."""
    problems = [] if 1 <= s.cell <= len(doctrine_of(s).track) else [f"the marker stands on cell {s.cell}"]
    if s.caps[s.bot]:
        problems.append(f"Athena has {s.caps[s.bot]} command points")
    return problems


def pool_astray(s: Battle) -> list[str]:
    """§1.0f §SC9 Tokens are counters, nobody, or mines."""
    strange = [token for token in s.pool if token not in s.board.kinds and token not in (NO_ENEMY, MINES)]
    return [f"the pool holds {strange}"] if strange else []

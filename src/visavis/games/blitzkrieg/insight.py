"""What a search may be told of this game: what a placement gains, in points, and how a war stands."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from random import Random
from typing import Any, Final

from visavis.games.blitzkrieg.board import Spot, Token
from visavis.games.blitzkrieg.state import (
    DIRECTION,
    FIRST,
    SECOND,
    War,
    active_campaign,
    bonus_at,
    identity,
    is_open,
    lead,
    strength,
    times_applied,
)
from visavis.games.blitzkrieg.tuning import THINKING
from visavis.kernel.choice import Choice
from visavis.kernel.insight import NO_OPINION, Insight

PLACEMENTS: Final = ("place", "follow_up")
STRATEGIC: Final = "strategic"
STOP: Final = "stop"
WORTH: Final = THINKING.worth


def sure(cells: float) -> float:
    """How likely a row falls to the side that leads in its theatre by so many cells."""
    return 1.0 / (1.0 + exp(-WORTH.slope * cells))


# What a placement gains


def gain(s: War, side: int, option: str) -> float:
    """A placement's points, those to come included."""
    if option == STOP:
        return WORTH.waiting
    token, _, space = option.partition(" ")
    spot = s.board.spots[space]
    counts = identity(s, side, token) or token
    unit = s.board.tokens[counts]
    times = times_applied(unit.ability)
    total = WORTH.effect[spot.effect] * spot.n * times + of_ability(unit)
    if spot.theatre not in s.marker:
        return total
    moved = strength(s, side, token, counts, spot.theatre) + (spot.n * times if spot.effect == "tactical" else 0)
    return total + of_marker(s, side, spot, lead(s, side, spot.theatre), moved)


def of_ability(unit: Token) -> float:
    extra = {"bombardment": WORTH.bombardment, "blitz": WORTH.blitz}.get(unit.ability, 0.0)
    return extra - WORTH.retreat * unit.retreat


def of_marker(s: War, side: int, spot: Spot, here: int, moved: int) -> float:
    """A row that is filled, a theatre that is closed, or a lead that grows."""
    after = here + moved
    rows = [row for row in s.board.rows[spot.theatre] if row.id not in s.won]
    if after >= s.board.first_closing[spot.theatre]:
        spaces = sum(len(s.free[row.id]) for row in rows)
        return sum(row.vp for row in rows) + WORTH.closing + WORTH.closed_space * spaces
    row = s.board.campaigns[spot.campaign]
    filled = 0.0
    if len(s.free[row.id]) == 1:
        won, lost = row.vp + bonus_at(s, spot.theatre, after), -row.vp - WORTH.behind
        filled = won if after > 0 else lost if after < 0 else 0.0
    stake = row.vp + WORTH.later * sum(other.vp for other in rows if other.id != row.id)
    return filled + stake * (sure(after) - sure(here)) * WORTH.crossing


def advance(s: War, side: int, theatre: str, n: int) -> float:
    """§7.10 What a strategic advance in another theatre gains."""
    row, here = active_campaign(s, theatre), lead(s, side, theatre)
    return (row.vp if row else 0) * (sure(here + n) - sure(here))


def gains(s: War, choice: Choice[Any]) -> dict[Any, float]:
    """By option, where one can tell."""
    if choice.name in PLACEMENTS:
        return {option: gain(s, choice.seat, option) for option in choice.options}
    if choice.name == STRATEGIC:
        return {theatre: advance(s, choice.seat, theatre, choice.about["n"]) for theatre in choice.options}
    return {}


def policy(s: War, choice: Choice[Any], random: Random) -> Any:
    """About the best gain; of everything else, anything."""
    found, options, chance = gains(s, choice), choice.options, random.random
    if not found:
        return options[int(chance() * len(options))]
    return max(found, key=lambda option: found[option] + WORTH.crossing * chance())


def opinion(s: War, choice: Choice[Any]) -> Mapping[Any, float]:
    """The best gain first."""
    found = gains(s, choice)
    if not found:
        return NO_OPINION
    top = max(found.values())
    return {option: exp((each - top) / 2) for option, each in found.items()}


# How a war stands


def ahead(s: War) -> float:
    """Of the first side: points scored, those to expect of rows not filled yet, what a reserve promises, the turn."""
    scored, kept = s.score[FIRST] - s.score[SECOND], len(s.reserve[FIRST]) - len(s.reserve[SECOND])
    open_ = [theatre for theatre in s.marker if is_open(s, theatre)]
    expected = sum((2 * sure(lead(s, FIRST, theatre)) - 1) * at_stake(s, theatre) for theatre in open_)
    special = weapons(s, FIRST) - weapons(s, SECOND)
    return (
        scored
        + WORTH.expected * expected
        + WORTH.token * kept
        + WORTH.weapon * special
        + WORTH.turn * DIRECTION[s.side]
        - (WORTH.bot[s.options.level] * DIRECTION[s.bot] if s.bot in (FIRST, SECOND) else 0.0)
    )


def weapons(s: War, side: int) -> int:
    return sum(s.board.tokens[token].special for token in s.reserve[side] if token in s.board.tokens)


def at_stake(s: War, theatre: str) -> float:
    """The points of its rows: the one that is filled now counts more than the ones below."""
    total, part = 0.0, WORTH.first
    for row in s.board.rows[theatre]:
        if row.id not in s.won:
            left = len(s.free[row.id])
            total += row.vp * (1.0 if part == WORTH.first and left <= 1 else part)
            part = WORTH.later
    return total


def value(s: War) -> tuple[float, float]:
    """The more is at stake still, the less do points ahead decide."""
    left = 1.0 + sum(at_stake(s, theatre) for theatre in s.marker if is_open(s, theatre))
    first = 1.0 / (1.0 + exp(-ahead(s) / (WORTH.even * sqrt(left))))
    return first, 1.0 - first


INSIGHT: Final[Insight[War]] = Insight(
    weights=THINKING.search,
    policy=policy,
    opinion=opinion,
    value=value,
    begins_turn=lambda s, choice: choice.name == "place",
)

"""What the bot weighs, and how it looks ahead: §S0, §SC."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from visavis.games.blitzkrieg.state import (
    War,
    active_campaign,
    identity,
    last_before_closing,
    lead,
    spaces_left,
    strength,
    times_applied,
)

C = TypeVar("C")

NO_CHANGE: Final = 8  # §SC.8 worse than any change # ruling R49

THEATRE_WIN: Final = 2
CAMPAIGN_WIN: Final = 1
NO_WIN: Final = 0


class Plan:
    """A run of the algorithm: the bot's side, and what it has settled on so far."""

    __slots__ = ("best_wins", "free", "identities", "row", "s", "side", "space", "theatre")

    def __init__(self, s: War) -> None:
        self.s = s
        self.side = s.bot
        self.row: list[str] = s.reserve[s.bot]  # units are named by their place in it, from 0
        self.identities = [identity(s, s.bot, token) for token in self.row]  # None: not playable now
        self.free: dict[str, tuple[str, ...]] = {}  # by theatre, once looked at
        self.best_wins: dict[str, int] = {}  # by space, once weighed
        self.theatre = ""
        self.space = ""

    def you(self) -> int:
        return 1 - self.side


def free_here(p: Plan, theatre: str) -> tuple[str, ...]:
    """The free spaces of a theatre's active campaign."""
    if theatre not in p.free:
        row = active_campaign(p.s, theatre)
        p.free[theatre] = spaces_left(p.s, row) if row else ()
    return p.free[theatre]


def fits(p: Plan, unit: int, space: str) -> bool:
    """§S3.1 Whether a unit of the row may be placed on a space of an active campaign."""
    counts_as = p.identities[unit]
    if counts_as is None:
        return False
    board = p.s.board
    return space in board.fits[board.tokens[counts_as].type]


def some_unit_fits(p: Plan, space: str) -> bool:
    return any(fits(p, unit, space) for unit in range(len(p.row)))


def counted_as(p: Plan, unit: int) -> str:
    """§S0.4 What the unit would be played as (ruling R56)."""
    return p.identities[unit] or p.row[unit]


def strength_on(p: Plan, unit: int, space: str) -> int:
    """§S0.4 The strength a unit would have on that very space."""
    return strength(p.s, p.side, p.row[unit], counted_as(p, unit), p.s.board.spots[space].theatre)


def marker_after(p: Plan, unit: int, space: str) -> int:
    """§S0.3 §SC.10 The bot's lead after tactical advantage and strength, nothing else (ruling R41, ruling R49)."""
    board = p.s.board
    spot = board.spots[space]
    ability = board.tokens[counted_as(p, unit)].ability
    tactical = spot.n * times_applied(ability) if spot.effect == "tactical" else 0
    moved = lead(p.s, p.side, spot.theatre) + tactical + strength_on(p, unit, space)
    return min(moved, board.last_cell[spot.theatre])


def win_on(p: Plan, unit: int, space: str) -> int:
    """§S0.3 What one placement would win: the theatre, the campaign, or nothing.

    §SN.5 In Nippon each open campaign is a theatre: a breakthrough wins the one, a full row the other.

    §S1.3 A campaign is won with its last free space and the marker on the bot's half (ruling R41).
    """
    if not fits(p, unit, space):
        return NO_WIN
    after = marker_after(p, unit, space)
    theatre = p.s.board.spots[space].theatre
    if after >= p.s.board.first_closing[theatre]:
        return THEATRE_WIN
    return CAMPAIGN_WIN if after > 0 and free_here(p, theatre) == (space,) else NO_WIN


def best_win_on(p: Plan, space: str) -> int:
    if space not in p.best_wins:
        p.best_wins[space] = max((win_on(p, unit, space) for unit in range(len(p.row))), default=NO_WIN)
    return p.best_wins[space]


def best_win_in(p: Plan, theatre: str) -> int:
    return max((best_win_on(p, space) for space in free_here(p, theatre)), default=NO_WIN)


# SC: the biggest change


class Change(NamedTuple):
    """A marker before and after, from the bot's point of view."""

    before: int
    after: int
    you_win: bool = False  # it would complete a row with the marker on your half


def ranks(changes: Sequence[Change]) -> list[int]:
    """§SC.9 The rank of each change; the largest leads are sought among those that would move (ruling R48)."""
    moving = [change for change in changes if change.before != change.after]
    ahead = max((change.before for change in moving), default=0)
    behind = min((change.before for change in moving), default=0)
    return [rank(change, ahead, behind) for change in changes]


def rank(change: Change, ahead: int, behind: int) -> int:
    """How big a change is: 1 is the biggest."""
    before, after, you_win = change
    if before == after:
        return NO_CHANGE  # §SC.8
    if before < 0 < after:
        return 1  # §SC.1
    if before == 0 < after:
        return 2  # §SC.2
    if before < 0 == after:
        return 3  # §SC.3
    if 0 < before < after and before == ahead:
        return 4  # §SC.4
    if before < after < 0 and before == behind:
        return 5  # §SC.5
    return 7 if you_win else 6  # §SC.7 §SC.6 §SC.13


def biggest_change_of_units(p: Plan, units: Sequence[int]) -> list[int]:
    """§SC.10 Units compared on the space chosen; §SC.11 all of the best rank stay (ruling R47)."""
    changes = [change_by_unit(p, unit) for unit in units]
    return biggest(p, units, changes)


def change_by_unit(p: Plan, unit: int) -> Change:
    after = marker_after(p, unit, p.space)
    return Change(lead(p.s, p.side, p.theatre), after, after < 0 and free_here(p, p.theatre) == (p.space,))


def biggest(p: Plan, candidates: Sequence[C], changes: Sequence[Change]) -> list[C]:
    """Those of the best rank; with the option of ruling R47 only those that move the most cells."""
    found = ranks(changes)
    best = [i for i, each in enumerate(found) if each == min(found)]
    if p.s.options.bot_magnitude:
        cells = [change.after - change.before for change in changes]
        best = [i for i in best if cells[i] == max(cells[j] for j in best)]
    return [candidates[i] for i in best]


def change_by_strategy(p: Plan, theatre: str, cells: int) -> Change:
    """§SE.4 What strategic advantage would change, its limit of one short included."""
    before = lead(p.s, p.side, theatre)
    return Change(before, max(before, min(before + cells, last_before_closing(p.s, theatre))))

"""What the bot weighs, and how it looks ahead: §S0, §SC."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from visavis.games.blitzkrieg.board import Board, Token
from visavis.games.blitzkrieg.state import (
    DEPENDS_ON_THEATRE,
    War,
    active_campaign,
    identity,
    last_before_closing,
    lead,
    spaces_left,
    strength,
    times_applied,
)
from visavis.kernel.kept import kept

C = TypeVar("C")

NO_CHANGE: Final = 8  # §SC.8 worse than any change # ruling R49

THEATRE_WIN: Final = 2
CAMPAIGN_WIN: Final = 1
NO_WIN: Final = 0
MOST_TIMES: Final = times_applied("leadership")  # an effect is applied at once


class Front:
    """An open theatre as a run of the algorithm finds it."""

    __slots__ = ("best_win", "best_wins", "closing", "free", "lead", "reach", "strengths", "vp")

    def __init__(self, p: Plan, theatre: str) -> None:
        s, side = p.s, p.side
        row = active_campaign(s, theatre)
        self.free = spaces_left(s, row) if row else ()  # of the active campaign
        self.vp = row.vp if row else 0
        self.lead = lead(s, side, theatre)
        self.closing = s.board.first_closing[theatre]
        self.strengths = p.steady  # §S0.4 by token, the same on every space
        strongest = p.strongest
        if p.changing:
            here = {token: strength(s, side, token, unit.code, theatre) for token, unit in p.changing.items()}
            self.strengths = p.steady | here
            strongest = max(strongest, *here.values())
        self.reach = self.lead + strongest  # as far as strength alone can go
        self.best_win: int | None = None  # in the whole theatre, once weighed
        self.best_wins: dict[str, int] = {}  # by space, once weighed


class Plan:
    """A run of the algorithm: the bot's side, and what it has settled on so far."""

    __slots__ = (
        "changing",
        "counted_as",
        "fronts",
        "playable",
        "room",
        "row",
        "s",
        "side",
        "space",
        "spots",
        "steady",
        "strongest",
        "theatre",
    )

    def __init__(self, s: War, theatres: Sequence[str]) -> None:
        self.s = s
        self.side = s.bot
        self.spots = s.board.spots
        self.row: list[str] = s.reserve[s.bot]  # units are named by their place in it, from 0
        # §S0.4 By token of the row, what it would be played as # ruling R56; and which can be played now at all
        self.counted_as: dict[str, Token] = {}
        self.playable: dict[str, Token] = {}
        self.steady: dict[str, int] = {}  # the strength of those that are equally strong in every theatre
        self.changing: dict[str, Token] = {}  # the others
        for token in dict.fromkeys(self.row):
            counts_as = identity(s, s.bot, token)
            unit = self.counted_as[token] = s.board.tokens[counts_as or token]
            if counts_as is not None:
                self.playable[token] = unit
            if unit.ability in DEPENDS_ON_THEATRE:
                self.changing[token] = unit
            else:
                self.steady[token] = strength(s, s.bot, token, unit.code, "")
        self.strongest = max(self.steady.values(), default=0)
        self.room = spaces_for(s.board, frozenset([unit.type for unit in self.playable.values()]))
        self.fronts = {theatre: Front(self, theatre) for theatre in theatres}
        self.theatre = ""
        self.space = ""

    def you(self) -> int:
        return 1 - self.side


def free_here(p: Plan, theatre: str) -> tuple[str, ...]:
    """The free spaces of a theatre's active campaign."""
    return p.fronts[theatre].free


@kept
def spaces_for(board: Board, types: frozenset[str]) -> frozenset[str]:
    """Where a unit of any of these types may be placed."""
    return frozenset[str]().union(*(board.fits[each] for each in types))


def fits(p: Plan, unit: int) -> bool:
    """§S3.1 Whether a unit of the row may be placed on the space chosen."""
    played = p.playable.get(p.row[unit])
    return played is not None and p.space in p.s.board.fits[played.type]


def has_room(p: Plan, theatre: str) -> bool:
    """§S1.1 Whether any unit of the row may be placed in the theatre."""
    return not p.room.isdisjoint(p.fronts[theatre].free)


def can_be_filled(p: Plan, space: str) -> bool:
    """§S2.1 Whether any unit of the row may be placed there."""
    return space in p.room


def fitting(p: Plan, space: str) -> list[str]:
    """The tokens of the row that may be placed there."""
    types = p.s.board.fits
    return [token for token, played in p.playable.items() if space in types[played.type]]


def strength_on(p: Plan, token: str) -> int:
    """§S0.4 The strength a unit would have on the very space chosen."""
    return p.fronts[p.theatre].strengths[token]


def marker_after(p: Plan, token: str, space: str) -> int:
    """§S0.3 §SC.10 The bot's lead after tactical advantage and strength, nothing else (ruling R41, ruling R49)."""
    spot = p.spots[space]
    front = p.fronts[spot.theatre]
    tactical = spot.n * times_applied(p.counted_as[token].ability) if spot.effect == "tactical" else 0
    return min(front.lead + tactical + front.strengths[token], p.s.board.last_cell[spot.theatre])


def win_with(p: Plan, token: str, space: str) -> int:
    """§S0.3 What one placement would win, if it fits: the theatre, the campaign, or nothing.

    §SN.5 In Nippon each open campaign is a theatre: a breakthrough wins the one, a full row the other.

    §S1.3 A campaign is won with its last free space and the marker on the bot's half (ruling R41).
    """
    after = marker_after(p, token, space)
    front = p.fronts[p.spots[space].theatre]
    if after >= front.closing:
        return THEATRE_WIN
    return CAMPAIGN_WIN if after > 0 and front.free == (space,) else NO_WIN


def win_of(p: Plan, unit: int) -> int:
    """§S0.3 What a unit would win on the space chosen."""
    return win_with(p, p.row[unit], p.space) if fits(p, unit) else NO_WIN


def best_win_on(p: Plan, space: str) -> int:
    """What the best of the units that fit would win there."""
    spot = p.spots[space]
    front = p.fronts[spot.theatre]
    found = front.best_wins.get(space)
    if found is None:
        found = NO_WIN
        if is_in_reach(front, spot.n if spot.effect == "tactical" else 0):
            found = max([win_with(p, token, space) for token in fitting(p, space)], default=NO_WIN)
        front.best_wins[space] = found
    return found


def is_in_reach(front: Front, tactical: int) -> bool:
    """Whether something would be won if the strongest unit fitted. Most often not, and none need be tried."""
    after = front.reach + tactical * MOST_TIMES
    return after >= front.closing or (after > 0 and len(front.free) == 1)


def best_win_in(p: Plan, theatre: str) -> int:
    front = p.fronts[theatre]
    if front.best_win is None:
        front.best_win = NO_WIN
        if is_in_reach(front, p.s.board.most_tactical[theatre]):
            front.best_win = max([best_win_on(p, space) for space in front.free], default=NO_WIN)
    return front.best_win


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


def ranks_of_units(p: Plan, units: Sequence[int]) -> list[int]:
    """§SC.10 The ranks by which they are compared."""
    return ranks([change_by_unit(p, unit) for unit in units])


def change_by_unit(p: Plan, unit: int) -> Change:
    after = marker_after(p, p.row[unit], p.space)
    front = p.fronts[p.theatre]
    return Change(front.lead, after, after < 0 and front.free == (p.space,))


def biggest(p: Plan, candidates: Sequence[C], changes: Sequence[Change]) -> list[C]:
    """Those of the best rank; with the option of ruling R47 only those that move the most cells."""
    found = ranks(changes)
    first = min(found)
    best = [i for i, each in enumerate(found) if each == first]
    if p.s.options.bot_magnitude:
        cells = [change.after - change.before for change in changes]
        best = [i for i in best if cells[i] == max(cells[j] for j in best)]
    return [candidates[i] for i in best]


def change_by_strategy(p: Plan, theatre: str, cells: int) -> Change:
    """§SE.4 What strategic advantage would change, its limit of one short included."""
    before = lead(p.s, p.side, theatre)
    return Change(before, max(before, min(before + cells, last_before_closing(p.s, theatre))))

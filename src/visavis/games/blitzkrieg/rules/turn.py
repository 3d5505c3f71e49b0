"""Chapters 6 and 11: the turn."""

from __future__ import annotations

from typing import Final

from visavis.games.blitzkrieg.rules.effects import EFFECT_STEP, pull
from visavis.games.blitzkrieg.rules.winning import lose
from visavis.games.blitzkrieg.state import (
    NOBODY,
    Placed,
    War,
    active_campaign,
    identity,
    is_open,
    is_unopened,
    occupy,
    spaces_left,
    strength,
    times_applied,
)
from visavis.kernel.choice import Choice, Step
from visavis.kernel.game import Item

STOP = "stop"  # §6.4.1 no follow-up


def turn(s: War, side: int) -> None:
    """§6.0.1 A turn: place (with effect and marker), then draw."""
    s.side = side
    s.turn += 1
    if s.told is not None:
        s.tell("turn", s.turn, side)
    s.then(("place", side), ("draw", side), ("end_turn", side))


def place(s: War, side: int) -> Step:
    """§6.1.1 One token of the own reserve to one fitting free space; §6.0.2 there is no passing (ruling R30).

    §11.5 Nobody is to see that there was but one way.
    """
    options = placements(s, side)
    if not options:
        lose(s, side)  # §6.0.3
        return
    play(s, side, (yield from Choice(side, "place", options, "6.1.1").aloud(is_hidden(s))))


def play(s: War, side: int, placement: str, rule: str = "6.1.1") -> None:
    """§6.1.5 The token leaves the reserve for good."""
    token, space = placement.split(" ")
    s.reserve[side].remove(token)
    put(s, side, token, space, rule)


def placements(s: War, side: int, within: str = "") -> list[str]:
    """§6.1.1 Every legal pair of token and space, equal tokens once; §6.4.4 perhaps in one theatre only."""
    board = s.board
    active = active_spaces(s, within)
    found: list[str] = []
    for token in sorted(set(s.reserve[side]), key=board.rank.__getitem__):
        if token in board.as_printed:
            found += filter(None, map(board.as_printed[token], active))
            continue
        counts_as = identity(s, side, token)
        if counts_as is not None:
            unit = board.tokens[counts_as]
            spaces = any_free_spaces(s, within) if unit.ability == "scientist" else active
            found += filter(None, map(board.option[token][unit.type].get, spaces))
    return found


def active_spaces(s: War, within: str = "") -> list[str]:
    """§6.1.2 §6.1.3 §6.1.4 The free spaces of every active campaign."""
    if within:
        row = active_campaign(s, within)
        return list(s.free[row.id]) if row is not None else []
    free, marker, finished = s.free, s.marker, s.finished
    spaces: list[str] = []
    for theatre, rows in s.board.rows_of.items():  # as active_campaign would, without a call for each
        if theatre in marker and theatre not in finished:
            for campaign in rows:
                left = free[campaign]
                if left:
                    spaces += left
                    break
    return spaces


def any_free_spaces(s: War, within: str = "") -> list[str]:
    """§4.7.2 §6.4.6 Where a scientist may go: every free space of an unfinished theatre (ruling R17, ruling R18).

    §4.7.3 Its effect is applied like any other; §4.7.5 its space is missing when that row becomes active.
    """
    theatres = (within,) if within else s.board.theatres
    return [space for theatre in theatres for space in free_for_scientist(s, theatre)]


def free_for_scientist(s: War, theatre: str) -> list[str]:
    """§10.3 Not where a theatre is finished; §N8.4 nor the last space of an unopened campaign (ruling R35)."""
    spaces = [space for row in s.board.rows[theatre] for space in spaces_left(s, row)]
    if is_open(s, theatre):
        return spaces
    if is_unopened(s, theatre) and not s.options.scientist_open_only and len(spaces) > 1:
        return spaces
    return []


# Why a token cannot be placed somewhere: `placements` leaves out what has a reason, without looking for it
LACKS: Final = "lacks"
NOBODY_TO_COPY: Final = "copies"
OCCUPIED: Final = "occupied"
CLOSED: Final = "closed"
FILLED: Final = "filled"
ELSEWHERE: Final = "elsewhere"
UNOPENED: Final = "unopened"
LAST: Final = "last"
WAITING: Final = "waiting"
LAND: Final = "land"
SEA: Final = "sea"


def why_not_place(s: War, side: int, token: str, space: str, within: str = "") -> str:
    """§6.1.1 The first reason why a token cannot go to a space now; empty if it can."""
    why = why_not_play(s, side, token) or why_not_enter(s, space, within)
    if why:
        return why
    counts_as = s.board.tokens[identity(s, side, token) or token]
    theatre = s.board.spots[space].theatre
    if counts_as.ability == "scientist":
        return why_no_scientist(s, theatre)
    if is_unopened(s, theatre):
        return UNOPENED  # §N3.3
    active = active_campaign(s, theatre)
    if active is None or active.id != s.board.spots[space].campaign:
        return WAITING  # §6.1.3
    return "" if space in s.board.fits[counts_as.type] else s.board.spots[space].type  # §3.1 §3.2


def why_not_play(s: War, side: int, token: str) -> str:
    """§6.1.1 A token of the own reserve; §4.6.7 a spy has somebody to copy."""
    if token not in s.reserve[side]:
        return LACKS
    return "" if identity(s, side, token) is not None else NOBODY_TO_COPY


def why_not_enter(s: War, space: str, within: str = "") -> str:
    """§2.3 A free space, §10.3 §2.12 of a theatre that is not finished, §6.4.4 perhaps of one theatre only."""
    theatre = s.board.spots[space].theatre
    if space in s.placed:
        return OCCUPIED
    if theatre in s.finished:
        return FILLED if s.finished[theatre] == NOBODY else CLOSED
    return ELSEWHERE if within and theatre != within else ""


def why_no_scientist(s: War, theatre: str) -> str:
    """§N8.4 Not to the last space of an unopened campaign; ruling R35: or to none of it."""
    if is_open(s, theatre) or free_for_scientist(s, theatre):
        return ""
    return UNOPENED if s.options.scientist_open_only else LAST


def put(s: War, side: int, token: str, space: str, rule: str) -> None:
    """§6.2.1 Fix what the token is and how strong, put it on the space; then §6.2 resolves it in order."""
    spot = s.board.spots[space]
    counts_as = identity(s, side, token) or token
    power = strength(s, side, token, counts_as, spot.theatre)  # §4.8.2 before the effect # ruling R19
    placed = Placed(side, token, counts_as, power)
    occupy(s, space, placed)
    s.last[side] = placed  # §4.6.9
    if token in s.seen[1 - side]:
        s.seen[1 - side].remove(token)
    if s.told is not None:
        s.tell("placed", side, token, space, counts_as, power, rule=rule)
    s.then(*resolution(s, side, counts_as, space))


def resolution(s: War, side: int, counts_as: str, space: str) -> list[Item]:
    """§6.2.2 effect; §6.2.3 bombing, retreats; §6.2.4 marker; §6.2.5 completion; §6.2.6 follow-up.

    In this order and no other (ruling R11, ruling R72).
    """
    spot = s.board.spots[space]
    unit = s.board.tokens[counts_as]
    steps: list[Item] = []
    if spot.effect in EFFECT_STEP:
        steps += [(EFFECT_STEP[spot.effect], side, space)] * times_applied(unit.ability)
    if unit.ability == "bombardment" and not (spot.effect == "none" and s.options.bombard_needs_icon):
        steps.append(("bombard", side, space))  # §4.4.1 §4.4.2 §4.4.3 # ruling R10
    if unit.retreat:
        steps.append(("retreat", side, space))
    steps.append(("advance", side, space))
    if unit.ability == "blitz":
        steps.append(("follow_up", side, spot.theatre))
    return steps


def follow_up(s: War, side: int, theatre: str) -> Step:
    """§3.4.2 §6.4.1 After a blitz token one more may follow, §6.4.4 in the same theatre (ruling R16).

    §6.4.2 The blitz token is resolved by then, §6.4.3 and what it drew may be used; §9.7 a row it filled has
    made room for the next.

    §6.4.7 If nothing fits, or the theatre is finished (§10.12, §N8.3), nothing happens (ruling R37). §11.5 Whether
    anything fits is nobody else's business: as long as it might, the question is put.
    """
    if side == s.bot:
        s.then(("bot_follow_up", theatre))
        return
    options = placements(s, side, theatre)
    if not options and not (is_hidden(s) and might_follow(s, side, theatre)):
        return
    choice = Choice(side, "follow_up", [*options, STOP], "6.4.1", {"theatre": theatre})
    answer = yield from choice.aloud(is_hidden(s))
    if answer == STOP:
        s.tell("stopped", side)
    else:
        play(s, side, answer, "6.4.1")  # §6.4.5 a full placement, and perhaps a further follow-up


def might_follow(s: War, side: int, theatre: str) -> bool:
    """As far as everybody can see: there is room in the theatre, and something in the reserve."""
    return bool(s.reserve[side]) and bool(any_free_spaces(s, theatre))


def is_hidden(s: War) -> bool:
    """§11.5 Whether there is an enemy who does not know the reserve; §SU.2 the bot does not ask."""
    return s.bot == NOBODY


def draw(s: War, side: int) -> Step | None:
    """§11.1 One token from the own bag, §6.4.8 however many were placed; §11.2 none if it is empty (ruling R7)."""
    return pull(s, side, "draw", "11.1", "ST.C" if side == s.bot else "11.1") if s.bag[side] else None

"""Chapters 8 to 10, and N4 to N7: the battle marker, completing campaigns, closing theatres."""

from __future__ import annotations

from visavis.games.blitzkrieg.board import Row
from visavis.games.blitzkrieg.bot.answers import answer
from visavis.games.blitzkrieg.rules.effects import EFFECT_STEP, move_marker
from visavis.games.blitzkrieg.state import (
    BOTH,
    NOBODY,
    War,
    bonus_at,
    is_unopened,
    last_before_closing,
    lead,
    leader,
    spaces_left,
)
from visavis.kernel.choice import Choice, Step, ask


def advance(s: War, side: int, space: str) -> None:
    """§8.1 The marker advances by the strength of the token just placed; §8.3 §N6.2 what is too much is lost.

    §8.2 Strength 0 moves nothing; §8.4 only the placing side advances. Then §6.2.5 one check (ruling R1, ruling R38).
    """
    theatre = s.board.spots[space].theatre
    if theatre not in s.marker:
        return  # §N8.4 an unopened campaign: the scientist's effect was all
    power = s.placed[space].strength
    if power:
        move_marker(s, side, theatre, power, s.board.last_cell[theatre], "strength")
    if lead(s, side, theatre) >= s.board.first_closing[theatre]:
        close(s, side, theatre)  # §10.2 however it got there # ruling R2; §N6.5 row full or not # ruling R34
        return
    row = s.board.campaigns[s.board.spots[space].campaign]
    if not spaces_left(s, row):
        complete(s, side, row)  # §4.7.4 whichever row it is # ruling R18


def complete(s: War, side: int, row: Row) -> None:
    """§9.1 §N5.1 A row is full: §9.2 the leader of the theatre wins it, §9.6 on the centre both do (ruling R29)."""
    theatre = row.theatre
    winner = leader(s, theatre)
    if winner == NOBODY:
        s.won[row.id] = BOTH
        for each in (0, 1):
            score(s, each, row.vp, 0, row.id, "N5.1" if s.board.linked else "9.6")
    else:
        s.won[row.id] = winner
        score(s, winner, row.vp, bonus(s, winner, theatre), row.id, "N5.1" if s.board.linked else "9.3")
    if all(other.id in s.won for other in s.board.rows[theatre]):
        s.tell("filled", theatre)
        if s.board.linked:
            s.then(("open_campaign", side, theatre, s.marker[theatre], 0))  # §N5.2
        finish(s, theatre, NOBODY)


def bonus(s: War, side: int, theatre: str) -> int:
    """§9.5 The bonus of the cell reached, every time a campaign is completed."""
    return bonus_at(s, theatre, lead(s, side, theatre))


def score(s: War, side: int, vp: int, extra: int, campaign: str, rule: str) -> None:
    """§9.3 Victory points, at once; §1.6 beyond the end of the track they count on (ruling R26)."""
    s.score[side] += vp + extra
    s.tell("scored", side, campaign, vp, extra, s.score[side], rule=rule)


def finish(s: War, theatre: str, winner: int) -> None:
    """§2.12 §9.8 Nothing happens here any more (ruling R4). In Nippon the marker goes elsewhere (§N5.2)."""
    s.finished[theatre] = winner
    if s.board.linked:
        del s.marker[theatre]


def close(s: War, side: int, theatre: str) -> None:
    """§10.1 §N6.1 The mover has reached an own closing cell and wins the theatre at once.

    §10.3 No token may follow; §10.4 §N6.3 first the effects of all free spaces, §10.8 then the points,
    §N6.4 §N6.7 and in Nippon then the next campaign, with the head start of the cell reached (§N6.6).
    """
    data = s.board.theatres[theatre]
    reached = lead(s, side, theatre)
    head_start = data.advance[data.closing.index(reached)]
    extra = bonus(s, side, theatre)
    if s.options.double_bonus:
        for row in unscored_full_rows(s, theatre):
            complete_while_closing(s, side, row, extra)
    s.tell("closed", side, theatre)
    if s.board.linked:
        s.then(("open_campaign", side, theatre, s.marker[theatre], head_start))
    finish(s, theatre, side)
    s.then(("leftovers", side, theatre), ("score_theatre", side, theatre, extra))


def unscored_full_rows(s: War, theatre: str) -> list[Row]:
    return [row for row in s.board.rows[theatre] if row.id not in s.won and not spaces_left(s, row)]


def complete_while_closing(s: War, side: int, row: Row, extra: int) -> None:
    """The other reading of ruling R3: the row just filled is scored with a bonus of its own."""
    s.won[row.id] = side
    score(s, side, row.vp, extra, row.id, "9.3")


def leftovers(s: War, side: int, theatre: str) -> Step:
    """§10.4 Apply the effect of each unoccupied space once, in any order; §SE.11 the bot from the top left.

    §10.5 They work as usual; §10.6 a tactical one does nothing now; §10.7 occupied spaces stay silent;
    §4.2.2 §4.4.4 §4.9.3 whatever token closed the theatre (ruling R21, ruling R53).
    """
    free = [space for row in s.board.rows[theatre] for space in spaces_left(s, row)]
    yield from apply_leftovers(s, side, [space for space in free if matters(s, space)])


def apply_leftovers(s: War, side: int, spaces: list[str]) -> Step:
    """§10.4 The winner names the next space to apply."""
    if not spaces:
        return
    about = {"theatre": s.board.spots[spaces[0]].theatre}
    space = yield from ask(s, Choice(side, "leftover", spaces, "10.4", about), s.bot, answer)  # §SE.12
    rest = [other for other in spaces if other != space]
    s.tell("leftover", side, space, rule=leftover_rule(s, side))
    s.then((EFFECT_STEP[s.board.spots[space].effect], side, space), ("more_leftovers", side, *rest))


def leftover_rule(s: War, side: int) -> str:
    """§SE.11 The bot has an order of its own."""
    return "SE.11" if side == s.bot else "N6.3" if s.board.linked else "10.4"


def more_leftovers(s: War, side: int, *spaces: str) -> Step:
    """§10.4 … until none is left."""
    yield from apply_leftovers(s, side, list(spaces))


def matters(s: War, space: str) -> bool:
    """§10.6 Whether a free space of a closed theatre has anything to apply."""
    return s.board.spots[space].effect not in ("none", "tactical")


def score_theatre(s: War, side: int, theatre: str, extra: int) -> None:
    """§10.8 Every campaign not completed before, §10.9 and the bonus once (ruling R3).

    §10.10 A row filled by the same token counts here; §10.11 points scored earlier stay where they are.
    """
    rows = [row for row in s.board.rows[theatre] if row.id not in s.won]
    for row in rows:
        s.won[row.id] = side
        score(s, side, row.vp, 0, row.id, "N6.3" if s.board.linked else "10.8")
    if extra:
        s.score[side] += extra
        s.tell("bonus", side, theatre, extra, s.score[side])


def open_campaign(s: War, side: int, theatre: str, cell: int, head_start: int) -> Step:
    """§N7.1 The marker goes to an unopened linked campaign; §N7.2 if there is none, to any (ruling R32).

    §N5.2 whoever scored, the mover chooses; §SN.3 in a solo game you do. §N7.3 None at all: it leaves.
    """
    unopened = [other for other in s.board.theatres if is_unopened(s, other)]
    linked = [other for other in unopened if other in s.board.theatres[theatre].links]  # §N4.5 # ruling R33
    if not unopened:
        s.tell("marker_left", theatre, cell)
        return
    chooser = 1 - s.bot if s.bot != NOBODY else side
    about = {"theatre": theatre, "side": side, "cells": head_start}
    opened = yield from Choice(chooser, "open", linked or unopened, "N7.1", about)
    told = "SN.3" if s.bot != NOBODY else "N7.1" if linked else "N7.2"
    s.tell("opened", chooser, opened, theatre, cell, rule=told)
    start_with(s, side, opened, head_start)


def start_with(s: War, side: int, theatre: str, cells: int) -> None:
    """§N6.4 On the centre, with the head start; §SN.4 one cell more if the bot finished the last one (ruling R62).

    §N7.4 It closes nothing (ruling R39).
    """
    s.marker[theatre] = 0
    limit = last_before_closing(s, theatre)
    if cells:
        move_marker(s, side, theatre, cells, limit, "head_start")
    if side == s.bot:
        move_marker(s, side, theatre, s.board.solo.nippon.extra, limit, "bot_extra")

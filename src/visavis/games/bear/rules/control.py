"""Chapters B4.4 and B9.1 to B9.3, and the watch list: control markers, victory points, the end."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.games.bear.rules.sheet import tell_sheet
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import NOBODY, Battle, Unit, enemy, units_at


def changes_hands(owner: int, here: Sequence[Unit]) -> bool:
    """§B4.4b Not to trucks and wagons. A hidden unit holds a marker, but takes none (ruling R55)."""
    for unit in here:
        if unit.side == owner:
            return False
    return any(unit.kind.warlike and not unit.hidden for unit in here)


def flip_control(s: Battle, hex_: str) -> None:
    """§B4.4a A marker turns when its owner has nobody there and the other side somebody with firepower.

    §B4.4c At once, even in passing, with its victory points.
    """
    owner = s.control[hex_]
    if not changes_hands(owner, units_at(s, hex_)):
        return
    s.control = {**s.control, hex_: enemy(owner)}
    s.tell("control", enemy(owner), hex_)
    for row in s.board.mission.score:
        if row.when == "control" and row.hex == hex_:
            scorer = SIDES.index(row.side)
            if scorer != owner:
                score(s, scorer, row.vp)
            elif row.given_back:
                score(s, enemy(scorer), row.vp)  # §SC2


def watch_control(s: Battle) -> None:
    for hex_ in s.control:
        if hex_ in s.at:
            flip_control(s, hex_)


def score(s: Battle, side: int, points: int) -> None:
    """§B9.2a One marker, no zero: each point of the other side pushes it back, and past one it turns over."""
    for _ in range(points):
        if s.vp_side == side:
            s.vp += 1
        elif s.vp > 1:
            s.vp -= 1
        else:
            s.vp_side = side
    if points:
        s.tell("scored", side, points, s.vp_side, s.vp)


def score_destroyed(s: Battle, unit: Unit) -> None:
    """§B9.1a As the scenario lists it, §B7.11a at once; whoever did it, the enemy scores."""
    for row in s.board.mission.score:
        if row.when == "destroy" and row.of == SIDES[unit.side]:
            score(s, SIDES.index(row.side), row.vp)


def score_round(s: Battle) -> None:
    """§B9.0a Points for markers held at the end of a round."""
    for row in s.board.mission.score:
        if row.when == "round-control" and s.control.get(row.hex, NOBODY) == SIDES.index(row.side):
            score(s, SIDES.index(row.side), row.vp)


def end_battle(s: Battle, ending: str) -> None:
    """§B9.3a The side on the marker wins; nothing that was still to come happens."""
    s.winner = s.vp_side
    s.ending = ending
    s.agenda.clear()
    s.tell("ended", s.winner, ending, s.vp)
    tell_sheet(s)

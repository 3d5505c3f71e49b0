"""What a placement will surely lead to, for a player who is about to make it. Nothing random is foreseen."""

from __future__ import annotations

from visavis.games.blitzkrieg.board import Token
from visavis.games.blitzkrieg.state import (
    BOTH,
    DIRECTION,
    FIRST,
    SECOND,
    War,
    bonus_at,
    identity,
    lead,
    strength,
    times_applied,
)
from visavis.games.blitzkrieg.words import campaign_name, cell_name, side_name, theatre_name, token_name
from visavis.kernel.view import Text


def preview(s: War, side: int, token: str, space: str) -> tuple[Text, ...]:
    """Effect, marker, and what the placement completes."""
    spot = s.board.spots[space]
    counts_as = identity(s, side, token) or token
    unit = s.board.tokens[counts_as]
    lines = []
    if counts_as != token:
        lines.append(Text("preview-counts-as", {"token": token_name(counts_as)}))
    applied = times_applied(unit.ability)
    if spot.effect != "none":
        lines.append(
            Text(
                "preview-effect",
                {"effect": Text(f"effect-{spot.effect}", {"n": spot.n}), "n": spot.n, "times": applied},
            )
        )
    if spot.theatre in s.marker:
        tactical = spot.n * applied if spot.effect == "tactical" else 0
        power = strength(s, side, token, counts_as, spot.theatre)
        lines += marker_preview(s, side, space, tactical + power)
    return (*lines, *ability_preview(s, unit, spot.effect))


def ability_preview(s: War, unit: Token, effect: str) -> list[Text]:
    """§4.4.1 §4.5.2 §6.4.1 What the token itself will do."""
    lines = []
    if unit.ability == "bombardment" and not (effect == "none" and s.options.bombard_needs_icon):
        lines.append(Text("preview-bombardment"))
    if unit.retreat:
        lines.append(Text("preview-retreat", {"cells": unit.retreat}))
    if unit.ability == "blitz":
        lines.append(Text("preview-follow-up"))
    return lines


def marker_preview(s: War, side: int, space: str, cells: int) -> list[Text]:
    """§8.1 §9.1 §10.1 Where the marker will stand, and what that completes."""
    theatre = s.board.spots[space].theatre
    before = lead(s, side, theatre)
    after = min(before + cells, s.board.last_cell[theatre])
    moved = {"from": cell_name(s, before * DIRECTION[side]), "to": cell_name(s, after * DIRECTION[side])}
    lines = [Text("preview-marker", moved)] if after != before else []
    row = s.board.campaigns[s.board.spots[space].campaign]
    fills = s.free[row.id] == (space,)
    if after >= s.board.first_closing[theatre]:
        rows = [row for row in s.board.rows[theatre] if row.id not in s.won]
        bonuses = 2 if fills and s.options.double_bonus else 1  # ruling R3
        points = sum(row.vp for row in rows) + bonuses * bonus_at(s, theatre, after)
        lines.append(Text("preview-closes", {"theatre": theatre_name(theatre), "n": points}))
        return [*lines, *head_start_preview(s, theatre, after)]
    if fills:
        winner = BOTH if after == 0 else side if after > 0 else 1 - side
        points = row.vp + (bonus_at(s, theatre, abs(after)) if winner in (FIRST, SECOND) else 0)
        completed = {"campaign": campaign_name(s.board, row.id), "side": side_name(s, winner), "n": points}
        lines.append(Text("preview-completes", completed))
    return lines


def head_start_preview(s: War, theatre: str, cell: int) -> list[Text]:
    """§N6.4 What the cell reached gives in the next campaign."""
    data = s.board.theatres[theatre]
    ahead = data.advance[data.closing.index(cell)]
    return [Text("preview-head-start", {"cells": ahead})] if ahead else []

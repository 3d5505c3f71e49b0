"""What a placement will surely lead to, for a player who is about to make it. Nothing random is foreseen."""

from __future__ import annotations

from visavis.games.blitzkrieg.rules.turn import times
from visavis.games.blitzkrieg.state import BOTH, DIRECTION, FIRST, SECOND, War, identity, lead, strength
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
    applied = times(unit.ability)
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
    return tuple(lines)


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
        points = sum(row.vp for row in rows) + bonuses * reached(s, theatre, after)
        return [*lines, Text("preview-closes", {"theatre": theatre_name(theatre), "n": points})]
    if fills:
        winner = BOTH if after == 0 else side if after > 0 else 1 - side
        points = row.vp + (reached(s, theatre, abs(after)) if winner in (FIRST, SECOND) else 0)
        completed = {"campaign": campaign_name(s.board, row.id), "side": side_name(s, winner), "n": points}
        lines.append(Text("preview-completes", completed))
    return lines


def reached(s: War, theatre: str, cell: int) -> int:
    """§9.4 The bonus of a cell."""
    return sum(1 for icon in s.board.theatres[theatre].bonus if cell >= icon)

"""The names of all things of the game as Texts, ready for either language."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.games.blitzkrieg.board import BOT_SCIENTIST, UNKNOWN, Board
from visavis.games.blitzkrieg.state import BOTH, DIRECTION, FIRST, SECOND, War
from visavis.kernel.kept import kept
from visavis.kernel.view import Text


def side_name(s: War, side: int) -> Text:
    if side in (FIRST, SECOND):
        return Text(f"side-{s.board.head.sides[side]}")
    return Text("side-both" if side == BOTH else "side-nobody")


def token_code(token: str) -> str:
    """A token as texts and symbols call it."""
    return {BOT_SCIENTIST: "SCI-bot", UNKNOWN: "unknown"}.get(token, token)


def token_name(token: str) -> Text:
    return Text(f"token-{token_code(token)}")


def theatre_name(theatre: str) -> Text:
    return Text(f"theatre-{theatre}")


def campaign_name(board: Board, campaign: str) -> Text:
    """In Nippon a campaign has a name; elsewhere it is a row of its theatre."""
    row = board.campaigns[campaign]
    if len(board.rows[row.theatre]) == 1:
        return theatre_name(row.theatre)
    number = [each.id for each in board.rows[row.theatre]].index(campaign) + 1
    return Text("campaign-name", {"theatre": theatre_name(row.theatre), "row": number})


@kept
def space_name(board: Board, space: str) -> Text:
    spot = board.spots[space]
    rows = [row.id for row in board.rows[spot.theatre]]
    number = board.campaigns[spot.campaign].spaces.index(space) + 1
    if len(rows) == 1:
        return Text("space-of-campaign", {"theatre": theatre_name(spot.theatre), "number": number})
    row = rows.index(spot.campaign) + 1
    return Text("space-name", {"theatre": theatre_name(spot.theatre), "row": row, "number": number})


def cell_name(s: War, at: int) -> Text:
    """A cell of a battle track, in words."""
    if at == 0:
        return Text("cell-centre")
    side = FIRST if at > 0 else SECOND
    return Text("cell-name", {"side": side_name(s, side), "cells": at * DIRECTION[side]})


def varies(s: War, token: str) -> bool:
    return s.board.tokens[token].ability in ("general", "admiral", "partisans")


def tokens_named(tokens: Sequence[str]) -> tuple[Text, ...]:
    return tuple(token_name(token) for token in tokens)

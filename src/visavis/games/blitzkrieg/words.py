"""The vocabulary: every event, reason and name of the game as a Text, ready for either language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from visavis.games.blitzkrieg.board import BOT_SCIENTIST, UNKNOWN, Board
from visavis.games.blitzkrieg.state import BOTH, DIRECTION, FIRST, SECOND, War
from visavis.kernel.journal import Event
from visavis.kernel.view import Text

# What each event carries, in order: the name its sentence uses, and the kind of word it is.
EVENTS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "turn": (("n", "number"), ("side", "side")),
    "placed": (
        ("side", "side"),
        ("token", "token"),
        ("space", "space"),
        ("identity", "token"),
        ("strength", "number"),
    ),
    "from_row": (("token", "token"), ("place", "number")),
    "stopped": (("side", "side"),),
    "drew": (("side", "side"), ("token", "token")),
    "drew_unseen": (("side", "side"),),
    "armed": (("side", "side"), ("token", "token")),
    "armed_unseen": (("side", "side"),),
    "researched": (("side", "side"), ("token", "token")),
    "researched_unseen": (("side", "side"),),
    "propaganda": (("side", "side"), ("n", "number"), ("total", "number")),
    "bombed": (("side", "side"), ("token", "token"), ("victim", "side")),
    "bombed_unseen": (("side", "side"), ("victim", "side")),
    "bombed_nothing": (("side", "side"),),
    "bombed_row": (("side", "side"), ("token", "token"), ("place", "number")),
    "strategic_lost": (("side", "side"),),
    "marker": (("cause", "cause"), ("theatre", "theatre"), ("from", "cell"), ("to", "cell")),
    "scored": (("side", "side"), ("campaign", "campaign"), ("n", "number"), ("extra", "number"), ("total", "number")),
    "bonus": (("side", "side"), ("theatre", "theatre"), ("n", "number"), ("total", "number")),
    "filled": (("theatre", "theatre"),),
    "closed": (("side", "side"), ("theatre", "theatre")),
    "leftover": (("side", "side"), ("space", "space")),
    "opened": (("side", "side"), ("theatre", "theatre"), ("from", "theatre"), ("cell", "cell")),
    "marker_left": (("theatre", "theatre"), ("cell", "cell")),
    "extra_vp": (("side", "side"), ("n", "number"), ("total", "number")),
    "stratagem": (("stratagem", "stratagem"), ("previous", "stratagem"), ("effect", "stratagem")),
    "last_turn": (("side", "side"), ("enemy", "side"), ("goal", "number")),
    "ended": (("winner", "side"), ("ending", "ending"), ("first", "number"), ("second", "number")),
}

# The paragraph behind each event, for the log.
RULE_OF_EVENT: Final[Mapping[str, str]] = {
    "turn": "6.0.1",
    "placed": "6.1.1",
    "from_row": "ST.B",
    "stopped": "6.4.1",
    "drew": "11.4",
    "drew_unseen": "11.4",
    "armed": "7.6",
    "armed_unseen": "7.6",
    "researched": "7.4.1",
    "researched_unseen": "7.4.1",
    "propaganda": "7.7",
    "bombed": "7.8.1",
    "bombed_unseen": "7.8.1",
    "bombed_nothing": "7.8.4",
    "bombed_row": "SE.10.1",
    "strategic_lost": "7.10.6",
    "scored": "9.3",
    "bonus": "10.9",
    "filled": "2.12",
    "closed": "10.1",
    "leftover": "10.4",
    "opened": "N7.1",
    "marker_left": "N7.3",
    "extra_vp": "SH.1",
    "stratagem": "ST.A1",
    "last_turn": "12.2",
}
RULE_IN_NIPPON: Final[Mapping[str, str]] = {"scored": "N5.1", "closed": "N6.1", "leftover": "N6.3", "filled": "N5.2"}
PARAGRAPH_OF_ENDING: Final[Mapping[str, str]] = {
    "second_reached_goal": "12.3",
    "more_points": "12.2",
    "tie": "12.4",
    "cannot_place": "12.5",
}
RULE_OF_CAUSE: Final[Mapping[str, str]] = {
    "strength": "8.1",
    "tactical": "7.9.1",
    "strategic": "7.10.1",
    "retreat": "4.5.2",
    "head_start": "N6.4",
    "bot_extra": "SN.4",
    "difficulty": "SU.4",
    "extra_cells": "SH.2",
}

# §7.4.1 Where special weapons went into bags unseen, one that comes by name may lie elsewhere on the table.
WEAPONS_COME: Final = ("drew", "armed", "researched")

# Draws that only decide: what comes is read, and goes back.
LOTS: Final = frozenset(("stratagem", "random_campaigns"))

# What a person at a real table does with the pieces when these happen.
MOVES: Final = (
    "placed",
    "from_row",
    "drew",
    "drew_unseen",
    "armed",
    "researched",
    "researched_unseen",
    "propaganda",
    "bombed",
    "bombed_row",
    "marker",
    "scored",
    "bonus",
    "opened",
    "marker_left",
    "extra_vp",
    "stratagem",
)


def side_name(s: War, side: int) -> Text:
    if side in (FIRST, SECOND):
        return Text(f"side-{s.board.head.sides[side]}")
    return Text("side-both" if side == BOTH else "side-nobody")


def token_name(code: str) -> Text:
    return Text("token-" + {BOT_SCIENTIST: "SCI-bot", UNKNOWN: "unknown"}.get(code, code))


def theatre_name(theatre: str) -> Text:
    return Text(f"theatre-{theatre}")


def campaign_name(board: Board, campaign: str) -> Text:
    """In Nippon a campaign has a name; elsewhere it is a row of its theatre."""
    row = board.campaigns[campaign]
    if len(board.rows[row.theatre]) == 1:
        return theatre_name(row.theatre)
    number = [each.id for each in board.rows[row.theatre]].index(campaign) + 1
    return Text("campaign-name", {"theatre": theatre_name(row.theatre), "row": number})


@lru_cache(maxsize=512)
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


def word(s: War, kind: str, value: Any) -> Any:
    """One argument of an event as its sentence needs it."""
    if kind == "number":
        return value
    if kind == "side":
        return side_name(s, value)
    if kind == "space":
        return space_name(s.board, value)
    if kind == "campaign":
        return campaign_name(s.board, value)
    if kind == "cell":
        return cell_name(s, value)
    if kind == "token":
        return token_name(value)
    return Text(f"{kind}-{value}")


def event_words(s: War, event: Event) -> dict[str, Any]:
    return {field: word(s, kind, value) for (field, kind), value in zip(EVENTS[event.name], event.args, strict=True)}


def event_text(s: War, event: Event) -> Text:
    """The log line of an event. Some say more where there is more to say."""
    name = event.name
    words = event_words(s, event)
    if name == "placed" and event.args[3] != event.args[1]:
        return Text("event-placed-as", words)
    if name == "placed" and varies(s, event.args[1]):
        return Text("event-placed-strength", words)
    if name == "scored" and event.args[3]:
        return Text("event-scored-bonus", words)
    if name == "marker" and event.args[2] == event.args[3]:
        return Text("event-marker-stays", words)
    if name == "stratagem" and event.args[0] != event.args[2]:
        return Text("event-stratagem-repeats", words)
    return Text("event-" + name.replace("_", "-"), words)


def varies(s: War, token: str) -> bool:
    return s.board.tokens[token].ability in ("general", "admiral", "partisans")


def event_rule(s: War, event: Event) -> str:
    """The paragraph behind an event; in Nippon some have one of their own."""
    if event.name == "marker":
        cause = event.args[0]
        return "SN.2" if cause == "difficulty" and s.board.linked else RULE_OF_CAUSE[cause]
    if event.name == "ended":
        return PARAGRAPH_OF_ENDING[event.args[1]]
    return RULE_IN_NIPPON.get(event.name, RULE_OF_EVENT[event.name]) if s.board.linked else RULE_OF_EVENT[event.name]


def tokens_named(tokens: Sequence[str]) -> tuple[Text, ...]:
    return tuple(token_name(token) for token in tokens)

"""Why what somebody touched or typed is no answer: the first reason by the rules, and its paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from visavis.games.blitzkrieg.board import UNKNOWN
from visavis.games.blitzkrieg.rules.campaigns import matters
from visavis.games.blitzkrieg.rules.turn import (
    CLOSED,
    ELSEWHERE,
    FILLED,
    LACKS,
    LAND,
    LAST,
    NOBODY_TO_COPY,
    OCCUPIED,
    SEA,
    UNOPENED,
    WAITING,
    why_not_enter,
    why_not_place,
    why_not_play,
)
from visavis.games.blitzkrieg.state import War, identity, is_unopened
from visavis.games.blitzkrieg.view import open_reserve, reserves, tokens_on_board
from visavis.games.blitzkrieg.words import campaign_name, space_name, theatre_name, token_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Barrier, Text

PARAGRAPH: Final[Mapping[str, str]] = {
    LACKS: "6.1.1",
    NOBODY_TO_COPY: "4.6.7",
    OCCUPIED: "2.3",
    CLOSED: "10.3",
    FILLED: "2.12",
    ELSEWHERE: "6.4.4",
    UNOPENED: "N3.3",
    LAST: "N8.4",
    WAITING: "6.1.3",
    LAND: "3.2",  # what cannot go there is a navy
    SEA: "3.1",  # and here an army
}


def cannot(s: War, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """The answer to whoever has touched these; none where the rules have nothing to say of it."""
    found = CANNOT.get(choice.name)
    return found(s, choice, ids) if found is not None else None


# Placing


def cannot_place(s: War, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§6.1.1 A token and a space, or one of them."""
    within, side = choice.about.get("theatre", ""), choice.seat
    tokens = [token for id_ in ids if (token := token_meant(s, side, id_))]
    if any(is_of_another(s, side, id_) for id_ in ids):
        return Barrier(Text("cannot-foreign"), "6.1.1")
    if not tokens and any(id_ in where_tokens_lie(s) for id_ in ids):
        return Barrier(Text("cannot-placed"), "6.1.5")
    spaces = spaces_meant(s, ids)
    if not spaces and not tokens:
        return None
    if not spaces:
        return cannot_play(s, choice, tokens[0])
    space = spaces[-1]
    if tokens:
        why = why_not_place(s, side, tokens[0], space, within)
        return barrier(s, why, space, within, tokens[0], side) if why else None
    if why := why_not_enter(s, space, within):
        return barrier(s, why, space, within)
    reasons = [why_not_place(s, side, token, space, within) for token in s.reserve[side]]
    if not all(reasons):
        return None
    shared = reasons[0] if len(set(reasons)) == 1 and reasons[0] in (UNOPENED, WAITING) else ""
    return barrier(s, shared, space, within) if shared else Barrier(Text("cannot-none-fits"), "6.1.1")


def cannot_play(s: War, choice: Choice[Any], token: str) -> Barrier | None:
    """§6.1.1 A token alone: it is not there, has nobody to copy, or nowhere to go."""
    side, within = choice.seat, choice.about.get("theatre", "")
    if why := why_not_play(s, side, token):
        return barrier(s, why, "", within, token, side)
    if any(not why_not_place(s, side, token, space, within) for space in s.board.spots):
        return None
    rule = "6.4.4" if within else "6.1.1"
    return Barrier(Text("cannot-nowhere", {"token": token_name(token)}), rule)


def token_meant(s: War, side: int, id_: str) -> str:
    """The token of the own reserve that has this id, or any that is called so."""
    held = {thing.id: thing.kind for thing in open_reserve(s, side)}
    if id_ in held:
        return held[id_]
    return id_ if id_ in s.board.tokens and id_ != UNKNOWN else ""


def is_of_another(s: War, side: int, id_: str) -> bool:
    """§SU.2 A token of the bot's row, or §5.5 one of the enemy's reserve."""
    return any(thing.id == id_ for thing in reserves(s, side) if thing.owner != side)


def where_tokens_lie(s: War) -> dict[str, str]:
    """By token on the board: its space."""
    return {thing.id: thing.at for thing in tokens_on_board(s)}


def spaces_meant(s: War, ids: Sequence[str]) -> list[str]:
    """The spaces among these, whether somebody touched them or a token there."""
    lie = where_tokens_lie(s)
    return [space for id_ in ids if (space := lie.get(id_, id_)) in s.board.spots]


def barrier(s: War, why: str, space: str, within: str = "", token: str = "", side: int = 0) -> Barrier:
    """The sentence of a reason."""
    words: dict[str, Any] = {}
    if space:
        spot = s.board.spots[space]
        words = {"space": space_name(s.board, space), "theatre": theatre_name(spot.theatre)}
        words |= {"campaign": campaign_name(s.board, spot.campaign)}
    if token:
        words |= {"token": token_name(token)}
    if why == ELSEWHERE:
        words |= {"theatre": theatre_name(within)}
    counts_as = identity(s, side, token) if token and why in (LAND, SEA) else token
    if counts_as and counts_as != token:
        return Barrier(Text(f"cannot-{why}-copy", words | {"copied": token_name(counts_as)}), PARAGRAPH[why])
    return Barrier(Text(f"cannot-{why}", words), PARAGRAPH[why])


# Other questions


def theatre_meant(s: War, ids: Sequence[str]) -> str:
    """A theatre, or the one a space lies in."""
    spaces = [s.board.spots[space].theatre for space in spaces_meant(s, ids)]
    return next((id_ for id_ in (*ids, *spaces) if id_ in s.board.theatres), "")


def cannot_aim(s: War, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§7.10.1 An unfinished theatre, §7.10.2 another one."""
    theatre = theatre_meant(s, ids)
    if not theatre or theatre in choice.options:
        return None
    words = {"theatre": theatre_name(theatre)}
    if theatre == choice.about["from"]:
        return Barrier(Text("cannot-same-theatre", words), "7.10.2")
    return Barrier(Text("cannot-no-marker" if is_unopened(s, theatre) else "cannot-finished", words), "7.10.1")


def cannot_open(s: War, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§N4.2 One that is unopened, §N7.1 linked to the last."""
    theatre = theatre_meant(s, ids)
    if not theatre or theatre in choice.options:
        return None
    words = {"theatre": theatre_name(theatre), "last": theatre_name(choice.about["theatre"])}
    if is_unopened(s, theatre):
        return Barrier(Text("cannot-unlinked", words), "N7.1")
    return Barrier(Text("cannot-opened", words), "N4.2")


def cannot_apply(s: War, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§10.4 A free space of the theatre just won, §10.6 with something to apply, §10.4 not applied before."""
    spaces = spaces_meant(s, ids)
    if not spaces or spaces[-1] in choice.options:
        return None
    space = spaces[-1]
    won = s.board.spots[choice.options[0]].theatre
    if s.board.spots[space].theatre != won:
        return Barrier(Text("cannot-other-leftover", {"theatre": theatre_name(won)}), "10.4")
    if space in s.placed:
        return Barrier(Text("cannot-occupied", {"space": space_name(s.board, space)}), "10.7")
    if not matters(s, space):
        return Barrier(Text("cannot-idle", {"space": space_name(s.board, space)}), "10.6")
    return Barrier(Text("cannot-applied", {"space": space_name(s.board, space)}), "10.4")


def cannot_bomb(s: War, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§SE.10.1 A token of the bot's row, §SE.10.2 a special weapon only if there is nothing else."""
    for answer, thing in zip(in_its_row(s), open_reserve(s, s.bot), strict=True):
        if thing.id in ids:
            return None if answer in choice.options else Barrier(Text("cannot-bomb-special"), "SE.10.2")
    tokens = [id_ for id_ in ids if id_ in where_tokens_lie(s) or token_meant(s, choice.seat, id_)]
    return Barrier(Text("cannot-bomb-that"), "SE.10.1") if tokens else None


def in_its_row(s: War) -> list[str]:
    """The answers that name the tokens of the bot's row, from the first place on."""
    return [f"{place} {token}" for place, token in enumerate(s.reserve[s.bot], 1)]


CANNOT: Final[Mapping[str, Callable[[War, Choice[Any], Sequence[str]], Barrier | None]]] = {
    "place": cannot_place,
    "follow_up": cannot_place,
    "strategic": cannot_aim,
    "open": cannot_open,
    "leftover": cannot_apply,
    "bomb_row": cannot_bomb,
}

"""What must always be true of a war, whatever has happened: every token is somewhere, and only once."""

from __future__ import annotations

from collections import Counter

from visavis.games.blitzkrieg.board import UNKNOWN
from visavis.games.blitzkrieg.setup import weapons
from visavis.games.blitzkrieg.state import FIRST, SECOND, War, active_campaign, is_open, spaces_left, weapons_in_pile


def check(s: War) -> list[str]:
    """One sentence for each invariant that does not hold."""
    return [
        *tokens_astray(s),
        *spaces_astray(s),
        *markers_astray(s),
        *rows_astray(s),
        *ending_astray(s),
        *stratagems_astray(s),
    ]


def tokens_astray(s: War) -> list[str]:
    """§1.1 §2.3 Each token of the box is in one bag, one reserve, the pile or on one space."""
    specials = Counter(weapons(s.board, s.options))
    boxed = [Counter(s.board.sets[name].spread()) for name in s.board.head.sets]
    found = Counter(s.pile)
    problems = []
    for side in (FIRST, SECOND):
        held = Counter([*s.reserve[side], *s.bag[side], *(p.token for p in s.placed.values() if p.side == side)])
        del held[UNKNOWN]
        ordinary = Counter({token: n for token, n in held.items() if not s.board.tokens[token].special})
        found.update(held - ordinary)
        if ordinary != boxed[side]:
            problems.append(f"side {side} should own {dict(boxed[side])}, has {dict(ordinary)}")
        if UNKNOWN in s.reserve[side]:
            problems.append(f"side {side} holds an unknown token in the reserve")
    if found != specials:
        problems.append(f"special weapons should be {dict(specials)}, are {dict(found)}")
    if weapons_in_pile(s) < 0:
        problems.append("more unknown weapons in bags than weapons nobody has looked at")
    return problems


def spaces_astray(s: War) -> list[str]:
    """§2.3 A space is either free or taken."""
    free = {row.id: tuple(p for p in row.spaces if p not in s.placed) for row in s.board.campaigns.values()}
    return [] if free == s.free else [f"free spaces should be {free}, are {s.free}"]


def markers_astray(s: War) -> list[str]:
    """§2.8 A marker stands on its track, §10.1 on a closing cell only in a closed theatre."""
    board = s.board
    limits = {t: (board.last_cell[t] if t in s.finished else board.first_closing[t] - 1) for t in s.marker}
    return [f"marker of {t} on {s.marker[t]}" for t in s.marker if not resolving(s) and abs(s.marker[t]) > limits[t]]


def resolving(s: War) -> bool:
    """Between an effect and the marker move a closing cell may be reached but not yet judged (ruling R1)."""
    return any(item[0] == "advance" for item in s.agenda)


def rows_astray(s: War) -> list[str]:
    """§2.6 A full row of an open theatre has been scored, and an unscored one has a free space."""
    if resolving(s):
        return []
    problems = []
    for theatre, rows in s.board.rows.items():
        for row in rows:
            full = not spaces_left(s, row)
            if is_open(s, theatre) and full != (row.id in s.won):
                problems.append(f"campaign {row.id} is {'full' if full else 'open'} but scored is {row.id in s.won}")
        if is_open(s, theatre) and active_campaign(s, theatre) is None:
            problems.append(f"theatre {theatre} is open but has no free space")
    return problems


def ending_astray(s: War) -> list[str]:
    """§12.7 The game has ended if and only if nothing is to come and somebody has won."""
    if s.ending and (s.agenda or s.winner not in (FIRST, SECOND)):
        return [f"ended by {s.ending} with winner {s.winner} and {len(s.agenda)} steps to come"]
    return [f"score {s.score} below zero"] if min(s.score) < 0 else []


def stratagems_astray(s: War) -> list[str]:
    """§ST.A4 In a solo game every stratagem token is in the cup or on display."""
    if s.bot < 0:
        return [] if not s.cup else ["a cup without a bot"]
    tokens = sorted([*s.cup, s.stratagem])
    return [] if tokens == sorted(token.id for token in s.board.solo.stratagem) else [f"stratagem tokens {tokens}"]

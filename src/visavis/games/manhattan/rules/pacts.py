"""§9.15 to §9.23 Agreements about air strikes: how they are made, and what they forbid and demand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from visavis.games.manhattan.state import (
    NOBODY,
    Clause,
    Nation,
    Pact,
    Race,
    all_ready,
    clauses,
    clockwise,
    free_air_strikes,
    keeps_off,
    may_use_main_board,
    players,
    spares,
)
from visavis.kernel.choice import Asking, Choice, Step

SPARE: Final = "spare"
KEEP_OFF: Final = "keep_off"
STRIKE: Final = "strike"
OFFER: Final = "offer"
CANCEL: Final = "cancel"
YES, NO = "yes", "no"
EVERYTHING: Final = "all"
WHAT: Final = ("planes", "buildings", EVERYTHING)
CLAUSES: Final = 4  # in one proposal: ruling R13 keeps the table's talk short
SORTIES: Final = 6  # the most a clause can demand


def expire(s: Race, seat: int) -> None:
    """§9.18 A pact holds until the next turn of whoever made it begins (ruling R11)."""
    over = [pact for pact in s.pacts if pact.maker == seat]
    if over:
        s.pacts = [pact for pact in s.pacts if pact.maker != seat]
        s.tell("pact_over", seat)


# Making one


def talk(s: Race) -> Step:
    """§9.15 The active player puts clauses together and offers them; §9.22 everyone named must agree (ruling R13).

    §1.22 Nothing but strikes can be promised: nobody gives, sells or lends anything. §4.18 Whoever has made an offer
    does not retrieve this turn; what is broken off before that has not been said.
    """
    proposal: list[Clause] = []
    while True:
        about = {"n": len(proposal), "clauses": tuple(proposal)}
        kind = yield from Choice(s.seat, "pact_clause", kinds(s, proposal), "9.16", about)
        if kind == CANCEL:
            s.tell("pact_cancelled", s.seat)
            return
        if kind == OFFER:
            s.proposals += 1
            s.under_way = True
            break
        clause = yield from CLAUSE[kind](s, proposal)
        proposal.append(clause)
        s.tell("pact_clause", s.seat, clause)
    for party in parties(s, proposal):
        asked = {"by": s.seat, "clauses": tuple(proposal)}
        answer = yield from Choice(party, "pact_answer", (YES, NO), "9.22", asked)
        s.tell("pact_answer", party, answer)
        if answer == NO:
            s.tell("pact_refused", s.seat)
            return
    s.pacts = [*s.pacts, Pact(s.seat, tuple(proposal))]
    s.tell("pact_made", s.seat)


def kinds(s: Race, proposal: list[Clause]) -> list[str]:
    """§9.19 to §9.21 What may still be added, §9.23 nothing that contradicts itself."""
    found: list[str] = []
    if len(proposal) < CLAUSES:
        bound = promised(s, proposal)
        promises = ((SPARE, sparing), (KEEP_OFF, staying), (STRIKE, striking))
        found += [kind for kind, seats in promises if next(seats(s, proposal, bound), NOBODY) != NOBODY]
    if proposal and parties(s, proposal):
        found.append(OFFER)
    return [*found, CANCEL]


def parties(s: Race, proposal: list[Clause]) -> list[int]:
    """§9.22 Everyone named but the proposer: who is bound, who is spared; not whom a strike is to hit."""
    named = {clause[1] for clause in proposal} | {clause[2] for clause in proposal if clause[0] == SPARE}
    return [seat for seat in clockwise(s, s.seat) if seat in named]


def sparing(s: Race, proposal: list[Clause], bound: list[Clause]) -> Iterator[int]:
    """Who may still promise to spare somebody."""
    for x in range(players(s)):
        if spared(s, proposal, bound, x):
            yield x


def spared(s: Race, proposal: list[Clause], bound: list[Clause], x: int) -> list[int]:
    """§9.23 Not one he is to strike, by this offer or a pact in force, nor one he spares in this offer already."""
    taken = [x, *promised_by(x, SPARE, proposal), *promised_by(x, STRIKE, bound)]
    return [y for y in range(players(s)) if y not in taken]


def struck(s: Race, proposal: list[Clause], bound: list[Clause], x: int) -> list[int]:
    """§9.21 §9.23 Third players only: not the one who asks for it, nor one he spares or is to strike already."""
    taken = [x, s.seat, *promised_by(x, STRIKE, proposal), *promised_by(x, SPARE, bound)]
    return [z for z in range(players(s)) if z not in taken] if players(s) > 2 else []


def promised_by(x: int, kind: str, among: list[Clause]) -> list[int]:
    """Whom he spares, or is to strike."""
    return [clause[2] for clause in among if clause[0] == kind and clause[1] == x] if among else []


def staying(s: Race, proposal: list[Clause], bound: list[Clause]) -> Iterator[int]:
    """Who may still promise to keep off the air-strike spaces: §9.23 not one who is to strike."""
    taken = [clause[1] for clause in proposal if clause[0] == KEEP_OFF]
    taken += [clause[1] for clause in bound if clause[0] == STRIKE]
    for x in range(players(s)):
        if x not in taken:
            yield x


def striking(s: Race, proposal: list[Clause], bound: list[Clause]) -> Iterator[int]:
    """Who may still promise to strike somebody: §9.23 not one who keeps off."""
    off = [clause[1] for clause in bound if clause[0] == KEEP_OFF]
    for x in range(players(s)):
        if x not in off and most_demanded(s.nation[x]) and struck(s, proposal, bound, x):
            yield x


def promised(s: Race, proposal: list[Clause]) -> list[Clause]:
    """§9.17 What binds already, but strikes that have been flown, and what this offer would add."""
    return [clause for clause in (*clauses(s), *proposal) if clause[0] != STRIKE or clause[3] > 0]


def most_demanded(nation: Nation) -> int:
    return min(SORTIES, nation.fighters + nation.bombers)


def spare_clause(s: Race, proposal: list[Clause]) -> Asking[Clause]:
    """§9.19"""
    bound = promised(s, proposal)
    x = yield from Choice(s.seat, "pact_who", [*sparing(s, proposal, bound)], "9.19", {"n": len(proposal)})
    y = yield from Choice(s.seat, "pact_whom", spared(s, proposal, bound, x), "9.19", {"seat": x})
    what = yield from Choice(s.seat, "pact_what", WHAT, "9.19", {"seat": x, "other": y})
    return (SPARE, x, y, what)


def keep_off_clause(s: Race, proposal: list[Clause]) -> Asking[Clause]:
    """§9.20"""
    able = [*staying(s, proposal, promised(s, proposal))]
    x = yield from Choice(s.seat, "pact_who", able, "9.20", {"n": len(proposal)})
    return (KEEP_OFF, x)


def strike_clause(s: Race, proposal: list[Clause]) -> Asking[Clause]:
    """§9.21"""
    bound = promised(s, proposal)
    x = yield from Choice(s.seat, "pact_who", [*striking(s, proposal, bound)], "9.21", {"n": len(proposal)})
    z = yield from Choice(s.seat, "pact_whom", struck(s, proposal, bound, x), "9.21", {"seat": x})
    numbers = range(1, most_demanded(s.nation[x]) + 1)
    k = yield from Choice(s.seat, "pact_sorties", numbers, "9.21", {"seat": x, "other": z})
    return (STRIKE, x, z, k)


CLAUSE: Final[dict[str, Any]] = {SPARE: spare_clause, KEEP_OFF: keep_off_clause, STRIKE: strike_clause}


# Keeping it


def duties(s: Race, seat: int) -> list[Clause]:
    """§9.21 Strikes the seat still owes, the oldest promise first."""
    return [c for pact in s.pacts for c in pact.clauses if c[0] == STRIKE and c[1] == seat and c[3] > 0]


def open_duty(s: Race, seat: int) -> Clause | None:
    """§9.21 A strike owed that can be carried out this turn; one that cannot is void (ruling R13)."""
    if not s.pacts:
        return None
    return next((duty for duty in duties(s, seat) if is_possible(s, duty)), None)


def is_possible(s: Race, duty: Clause) -> bool:
    """§9.23 Enough sorties, and he is striking already or can still go to an air-strike space."""
    _, x, z, k = duty
    striker, victim = s.nation[x], s.nation[z]
    planes = (striker.fighters, striker.bombers, victim.fighters, victim.bombers)
    if most_sorties(s, x, z, *planes) < k:
        return False
    if s.striking:
        return True
    return may_use_main_board(s) and bool(free_air_strikes(s)) and all_ready(striker) > 0 and not keeps_off(s, x)


def most_sorties(s: Race, x: int, z: int, f: int, b: int, zf: int, zb: int) -> int:
    """§9.23 Fighters against every plane, then bombers if no fighter is left and there is something to hit."""
    if spares(s, x, z, "planes"):
        f = 0
    by_bombers = b if s.nation[z].buildings and f >= zf and not spares(s, x, z, "buildings") else 0
    return min(f, zf + zb) + by_bombers


def keeping_duties(s: Race, seat: int, sorties: list[str]) -> list[str]:
    """§9.17 Sorties that leave enough planes for what is owed, the oldest promise first."""
    if s.pacts:
        for duty in duties(s, seat):
            if is_possible(s, duty):
                sorties = [sortie for sortie in sorties if leaves_possible(s, duty, sortie)] or sorties
    return sorties


def leaves_possible(s: Race, duty: Clause, sortie: str) -> bool:
    """Whether the rest of a duty can still be done after this sortie."""
    _, x, z, k = duty
    plane, victim, target = sortie.split(" ")
    f, b, zf, zb = s.nation[x].fighters, s.nation[x].bombers, s.nation[z].fighters, s.nation[z].bombers
    if plane == "fighters":
        f -= 1
    else:
        b -= 1
    if int(victim) == z:
        k -= 1
        zf -= target == "fighters"
        zb -= target == "bombers"
    return most_sorties(s, x, z, f, b, zf, zb) >= int(k)


def fulfil(s: Race, seat: int, other: int) -> None:
    """§9.21 A sortie counts for every promise to strike that player."""
    s.pacts = [Pact(pact.maker, tuple(counted(c, seat, other) for c in pact.clauses)) for pact in s.pacts]


def counted(clause: Clause, seat: int, other: int) -> Clause:
    """One sortie less, if this is such a promise and any is left."""
    due = clause[:2] == (STRIKE, seat) and clause[2] == other and clause[3] > 0
    return (*clause[:3], clause[3] - 1) if due else clause

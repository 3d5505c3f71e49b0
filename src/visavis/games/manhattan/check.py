"""What must hold after every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from visavis.games.manhattan.board import TRACKS, TYPES
from visavis.games.manhattan.state import (
    NO_TOKEN,
    NOBODY,
    Race,
    contractor_of,
    goal,
    players,
    score,
    worker_of,
    workers_of,
)


def check(s: Race) -> list[str]:
    """The invariants that do not hold."""
    return [*workers_astray(s), *cards_astray(s), *tracks_astray(s), *spaces_astray(s), *turn_astray(s)]


def standing(s: Race) -> Counter[str]:
    """Every worker that stands somewhere."""
    found: Counter[str] = Counter(worker for workers in s.spaces.values() for worker in workers)
    for nation in s.nation:
        for workers in workers_of(nation):
            found.update(workers)
    return found


def workers_astray(s: Race) -> list[str]:
    """§1.3 Four own workers of each type and colour; §1.4 four contractors of each type."""
    out = standing(s)
    problems: list[str] = []
    for type_, name in enumerate(TYPES):
        for seat, nation in enumerate(s.nation):
            n = s.stock[seat][type_] + nation.own[type_] + out[worker_of(seat, type_)]
            if n != s.board.numbers.own_workers or min(s.stock[seat][type_], nation.own[type_]) < 0:
                problems.append(f"seat {seat} has {n} {name}")
        n = s.contractors[type_] + sum(nation.hired[type_] for nation in s.nation) + out[contractor_of(type_)]
        if n != s.board.numbers.contractors or s.contractors[type_] < 0:
            problems.append(f"there are {n} contracted {name}")
    return problems


def cards_astray(s: Race) -> list[str]:
    """§1.23 Every card and token is somewhere, and only once."""
    draft = s.draft.cards if s.draft else ()
    bombs = [*s.bombs.top, *s.bombs.mixed, *s.bombs.bottom, *s.row, *draft]
    buildings = [*s.deck, *s.market, *unlaid(s)]
    for nation in s.nation:
        bombs += [*nation.hand, *nation.bombs]
        buildings += nation.buildings
    tokens = [*s.tokens, *(nation.token for nation in s.nation if nation.token != NO_TOKEN)]
    problems = []
    if len(bombs) != len(s.board.bombs) or set(bombs) != s.board.bombs.keys():
        problems.append(f"bombs {sorted(bombs)}")
    if len(buildings) != len(s.board.buildings) or set(buildings) != s.board.buildings.keys():
        problems.append(f"buildings {sorted(buildings)}")
    if sorted(tokens) != sorted(s.board.parties[players(s)].tokens):
        problems.append(f"tokens {tokens}")
    return problems


def unlaid(s: Race) -> Iterator[str]:
    """§3.5 Starting cards not yet on the market, while it is being laid out."""
    if s.turn == 0:
        on_market = set(s.market)
        yield from (card for card, data in s.board.buildings.items() if data.start and card not in on_market)


def tracks_astray(s: Race) -> list[str]:
    """§1.6 to §1.10 No debt, and no marker beyond the end of its track."""
    problems = []
    for seat, nation in enumerate(s.nation):
        for name in TRACKS:
            if not 0 <= getattr(nation, name) <= s.board.limit[name]:
                problems.append(f"seat {seat} has {getattr(nation, name)} {name}")
        if nation.money < 0 or nation.yellowcake < 0:
            problems.append(f"seat {seat} owes {nation.money} dollars or {nation.yellowcake} yellowcake")
        problems += [f"{card} has damage {site.damage}" for card, site in nation.buildings.items() if site.damage < 0]
    return problems if s.bribe >= 0 else [*problems, f"bribe pile {s.bribe}"]


def spaces_astray(s: Race) -> list[str]:
    """§5.4 Nobody shares a space, but on construction; two stand on design, if none has left."""
    problems = []
    for space, workers in s.spaces.items():
        data = s.board.spaces[space]
        if not workers or (len(workers) > data.size and not data.unlimited):
            problems.append(f"{workers} on {space}")
    return problems


def turn_astray(s: Race) -> list[str]:
    """§2.3 The game is over if and only if somebody has won."""
    if s.ending:
        return [] if not s.agenda and s.winner != NOBODY else [f"ended by {s.ending} with {s.agenda} to come"]
    over = [seat for seat in range(players(s)) if score(s, seat) >= goal(s)]
    return [f"seats {over} have reached {goal(s)}"] if over else []

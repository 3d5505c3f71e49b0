"""Chapter 4: the turn, one of two kinds; and chapters 2 and 15: how it all ends.

The rulebook's choices "what kind of turn", "which step next" and "where" are one question here, so that one touch
plays. Whoever answers it with a placement or a bomb has chosen to place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.manhattan.board import AIR_STRIKES, CONSTRUCTION, DESIGN, REPAIR
from visavis.games.manhattan.rules.bombs import bomb_actions
from visavis.games.manhattan.rules.pacts import expire, open_duty
from visavis.games.manhattan.rules.placing import Supply, enterable, supply_of, why_not_enter, why_not_man
from visavis.games.manhattan.state import (
    NOBODY,
    Built,
    Nation,
    Race,
    Site,
    all_ready,
    clockwise,
    contractor_of,
    is_out,
    may_use_main_board,
    owner_of,
    players,
    score,
    set_site,
    type_of,
    workers_of,
)
from visavis.kernel.choice import Choice, Step

RETRIEVE: Final = "retrieve"
OCCUPY: Final = "occupy"
TALK: Final = "talk"
END: Final = "end"
BUILDING: Final = "building"
DECLINED_ANYWAY: Final = frozenset((CONSTRUCTION, *AIR_STRIKES, REPAIR, DESIGN))  # whose actions are skipped, or never
PROPOSALS: Final = 3  # ruling R13
TOKEN: Final = "token"  # where workers may stand besides spaces and cards
SUPPLY: Final = "supply"
# Why a place is out of the question this turn, besides what the place itself has against it
STEP: Final = "step"
DUTY: Final = "duty"
FOREIGN: Final = "foreign"

Leaving = list[tuple[str, str]]  # from which place, and who


def turn(s: Race, seat: int) -> None:
    """§4.1 A turn of one seat; §9.18 what was agreed on its last turn is over; §12.8 §12.9 and so is foreign access.

    §2.6 Nothing else ends a game, so after very many turns the engine does (ruling R27).
    """
    if s.turn >= s.options.turn_limit * players(s):
        stop(s)
        return
    s.seat = seat
    s.turn += 1
    s.under_way = s.step_1_used = s.step_2_begun = s.placed = s.striking = s.repaired = False
    s.access = s.proposals = 0
    s.bought = ""
    s.tell("turn", s.turn, seat)
    expire(s, seat)
    s.then(("act",))


def act(s: Race) -> Step:
    """§4.2 §4.7 §4.8 §4.13 The next thing a player does; §4.14 he is asked at free moments only (ruling R23).

    §4.15 What he has gained by then he may use; §4.12 what he placed has acted already, and acts no more.
    """
    options = actions(s)
    choice = Choice(s.seat, "act", options, "4.8" if s.under_way else "4.2", about(s))
    # While he holds cards a lone option is asked all the same: it must not tell whether one could be built (§1.21).
    nation = s.nation[s.seat]
    answer: str = yield from choice.aloud(when=bool(nation.hand) and (s.under_way or all_ready(nation) > 0))
    if answer == END:
        s.then(("turn", clockwise(s, s.seat)[0]))
        return
    if answer == RETRIEVE:
        s.then(("retrieve",), ("turn", clockwise(s, s.seat)[0]))
        return
    if answer == TALK:  # no turn of placing yet: only an offer makes it one
        s.then((TALK,), ("act",))
        return
    s.under_way = True
    use = answer != OCCUPY
    if not use:
        answer = yield from Choice(s.seat, "occupy", worth_declining(s, options), "5.8")
    verb, _, rest = answer.partition(" ")
    s.then((verb, rest, use) if verb == BUILDING else (verb, rest) if rest else ("enter", verb, use), ("act",))


def about(s: Race) -> dict[str, int]:
    """What the question mentions: whether a worker must still be placed, and how many foreign buildings are open."""
    return {"placed": int(s.placed), "main": int(may_use_main_board(s)), "access": s.access}


def actions(s: Race) -> list[str]:
    """§4.2 to §4.16 Everything the player may do now; §4.6 there is always something; §5.15 workers go nowhere else."""
    nation = s.nation[s.seat]
    supply = supply_of(nation)
    at_work = supply[-1]
    back = [RETRIEVE] if not s.under_way and is_out(s, s.seat) else []  # §4.4 §4.5
    if not at_work and not s.under_way:
        return back  # §4.3 # ruling R24
    owes = open_duty(s, s.seat) is not None
    bombs = bomb_actions(s, nation, supply)
    places = [*spaces(s, nation, supply, owes), *buildings(s, nation, supply, owes)] if at_work else []
    if owes:
        return [*places, *bombs, *talking(s, supply)]  # §9.21
    found = [*back, *places, *bombs]
    if any_declinable(places):
        found.append(OCCUPY)
    found += talking(s, supply)
    if s.placed:
        found.append(END)  # §4.10 §4.16
    return found


def spaces(s: Race, nation: Nation, supply: Supply, owes: bool) -> list[str]:
    """§4.7 Spaces he can go to; none of them when his step there is over, so that none need be tried."""
    if not may_use_main_board(s):
        return []
    found = enterable(s, nation, supply)
    return [space for space in found if space in AIR_STRIKES] if owes else found  # §9.21


def why_not_space(s: Race, nation: Nation, supply: Supply, space: str, owes: bool) -> str:
    """§4.9 §5.1 The main board once and first; §9.21 who owes a strike goes nowhere else; empty if he can go there."""
    if not may_use_main_board(s):
        return STEP
    if owes and space not in AIR_STRIKES:
        return DUTY
    return why_not_enter(s, nation, supply, s.board.spaces[space])


def buildings(s: Race, nation: Nation, supply: Supply, owes: bool) -> list[str]:
    """§4.8 §6.5 Own buildings he can use, and foreign ones, those of the next player first."""
    found: list[str] = []
    if owes:
        return found
    for seat in (s.seat, *clockwise(s, s.seat)) if s.access else (s.seat,):
        for card, site in s.nation[seat].buildings.items():
            if not why_not_man(s, nation, supply, card, site):
                found.append(f"{BUILDING} {card}")
    return found


def why_not_building(s: Race, nation: Nation, supply: Supply, card: str, site: Site, owes: bool) -> str:
    """§6.1 §12.4 Foreign ones only while he has access; §9.21 none while he owes a strike; empty if he can use it."""
    if not s.access and card not in nation.buildings:
        return FOREIGN
    if owes:
        return DUTY
    return why_not_man(s, nation, supply, card, site)


def talking(s: Race, supply: Supply) -> list[str]:
    """§9.15 While somebody can still go to an air-strike space for him (ruling R12, ruling R13)."""
    allowed = s.options.pacts and may_use_main_board(s) and s.proposals < PROPOSALS
    return [TALK] if allowed and supply[-1] else []


def is_declinable(place: str) -> bool:
    """§5.8 §13.11 Where one may stand without using the action, which is not built into the action (ruling R25)."""
    return place not in DECLINED_ANYWAY


def any_declinable(places: list[str]) -> bool:
    for place in places:  # noqa: SIM110 - asked for every turn, and the first place most often decides
        if is_declinable(place):
            return True
    return False


def worth_declining(s: Race, options: list[str]) -> list[str]:
    return [o for o in options if o.startswith(BUILDING) or (o in s.board.spaces and is_declinable(o))]


# The retrieve turn


def retrieve(s: Race) -> None:
    """§4.18 The whole turn; §4.19 all of it happens; §4.28 and nothing else; §4.30 with workers in supply as well.

    §4.17 Nothing else frees a worker; §4.29 afterwards no own worker of his is out.
    """
    seat, nation = s.seat, s.nation[s.seat]
    left: Leaving = []
    s.spaces = {space: stay for space, here in s.spaces.items() if (stay := leave_space(s, seat, space, here, left))}
    for other in clockwise(s, seat):
        for card, site in s.nation[other].buildings.items():
            stay = leave_own(s, seat, card, site.workers, left)
            if stay != site.workers:
                set_site(s.nation[other], card, site._replace(workers=stay))
    clear_cards(s, nation, left)
    hired = nation.hired
    for type_, n in enumerate(hired):
        s.contractors[type_] += n  # §4.24
    nation.hired = [0, 0, 0]
    if s.told is not None:
        tell_retrieved(s, left, hired)


def tell_retrieved(s: Race, left: Leaving, hired: list[int]) -> None:
    """Who left which place: the retriever's own and the contractors; §4.27 then the others'."""
    grey = [*from_places(left, NOBODY), *((SUPPLY, (contractor_of(t),) * n) for t, n in enumerate(hired) if n)]
    own = from_places(left, s.seat)
    s.tell("retrieved", s.seat, number(own), number(grey), own, tuple(grey))
    for other in clockwise(s, s.seat):
        if freed := from_places(left, other):
            s.tell("freed", s.seat, other, number(freed), freed)


def number(places: Sequence[tuple[str, tuple[str, ...]]]) -> int:
    return sum(len(workers) for _, workers in places)


def from_places(left: Leaving, owner: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The workers of one colour, place by place."""
    found: dict[str, tuple[str, ...]] = {}
    for place, worker in left:
        if owner_of(worker) == owner:
            found[place] = (*found.get(place, ()), worker)
    return tuple(found.items())


def leave_space(s: Race, seat: int, space: str, workers: tuple[str, ...], left: Leaving) -> tuple[str, ...]:
    """§4.20 Own workers come home; §4.23 every contractor leaves the main board; §4.25 the others stay."""
    stay = []
    for worker in workers:
        if owner_of(worker) in (seat, NOBODY):
            send_home(s, worker)
            left.append((space, worker))
        else:
            stay.append(worker)
    return tuple(stay)


def leave_own(s: Race, seat: int, card: str, workers: tuple[str, ...], left: Leaving) -> tuple[str, ...]:
    """§4.21 From a foreign building only own workers come home; §4.25 §12.11 contractors stay (ruling R8, ruling R9).

    §4.26 §12.12 Whoever stays behind keeps the building occupied.
    """
    stay = []
    for worker in workers:
        if owner_of(worker) == seat:
            send_home(s, worker)
            left.append((card, worker))
        else:
            stay.append(worker)
    return tuple(stay)


def clear_cards(s: Race, nation: Nation, left: Leaving) -> None:
    """§4.22 Everybody leaves the retriever's own buildings, §14.6 bombs and test token."""
    for place, workers in zip((*nation.buildings, *nation.bombs, TOKEN), list(workers_of(nation)), strict=True):
        for worker in workers:
            send_home(s, worker)
            left.append((place, worker))
    nation.buildings = {card: Site(site.damage) for card, site in nation.buildings.items()}
    nation.bombs = {bomb: Built(built.loaded) for bomb, built in nation.bombs.items()}
    nation.token_workers = ()


def send_home(s: Race, worker: str) -> None:
    """§4.22 An own worker goes to its owner's personal supply, a contractor to the general one."""
    owner, type_ = owner_of(worker), type_of(worker)
    if owner == NOBODY:
        s.contractors[type_] += 1
    else:
        s.nation[owner].own[type_] += 1


# The end


def stop(s: Race) -> None:
    """The engine's stop: most points, and those who share the lead share the win (ruling R27)."""
    s.ending = "turn_limit"
    s.agenda.clear()
    scores = [score(s, seat) for seat in range(players(s))]
    s.winner = scores.index(max(scores))
    s.tell("stopped", s.options.turn_limit)

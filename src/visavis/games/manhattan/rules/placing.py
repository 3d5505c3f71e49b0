"""Chapters 5 to 7: putting workers on the main board and on buildings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from visavis.games.manhattan.board import (
    AIR_STRIKES,
    CONSTRUCTION,
    DESIGN,
    ENGINEER,
    ESPIONAGE,
    LETTERS,
    REPAIR,
    SCIENTIST,
    Board,
    Space,
    Workplace,
)
from visavis.games.manhattan.rules.gains import add_bribe, pay
from visavis.games.manhattan.state import (
    GREY,
    Nation,
    Race,
    Site,
    contractor_of,
    goods_short,
    keeps_off,
    players,
    set_site,
    worker_of,
)
from visavis.kernel.choice import Asking, Choice, Step
from visavis.kernel.game import Item
from visavis.kernel.kept import kept

# §1.2 §1.5 The kinds of worker in the order they are offered: L, E, S, own before contractors.
KIND: Final[Mapping[str, tuple[int, bool]]] = {
    LETTERS[type_] + (GREY if hired else ""): (type_, hired) for type_ in range(len(LETTERS)) for hired in (False, True)
}
Supply = tuple[int, int, int, int]  # workers that stand ready: laborers, engineers, scientists, all
STEP_OF_SPACE: Final = {REPAIR: "repair", ESPIONAGE: "spy", DESIGN: "design"}
GUARDED: Final = frozenset((*AIR_STRIKES, DESIGN))  # spaces that may be closed though they are free
# Why a place cannot be entered
OCCUPIED: Final = "occupied"
DAMAGED: Final = "damaged"
PACT: Final = "pact"
CLOSED: Final = "closed"
NEW: Final = "new"
LACKS: Final = "lacks"  # workers, or the price


# What may be entered


def supply_of(nation: Nation) -> Supply:
    """§7.7 §7.8 How many workers of each type stand ready, and how many in all."""
    own, hired = nation.own, nation.hired
    laborers, engineers, scientists = own[0] + hired[0], own[1] + hired[1], own[2] + hired[2]
    return (laborers, engineers, scientists, laborers + engineers + scientists)


def enterable(s: Race, nation: Nation, supply: Supply) -> list[str]:
    """§5.3 §5.10 The spaces he can go to, use or no use: those without a reason why not."""
    found: list[str] = []
    for space in crewed(s.board, supply):
        if not why_barred(s, space) and (not space.pay or can_pay(nation, space)):
            found.append(space.id)
    return found


@kept
def crewed(board: Board, supply: Supply) -> tuple[Space, ...]:
    """§5.6 The spaces for which such a supply holds the workers."""
    return tuple(space for space in board.spaces.values() if has_crew(supply, space))


def why_not_enter(s: Race, nation: Nation, supply: Supply, space: Space) -> str:
    """§5.6 With the workers it asks for, §5.7 paid in full.

    The first reason why not: occupied, pact, closed or lacks; empty if it can be entered.
    """
    enough = has_crew(supply, space) and (not space.pay or can_pay(nation, space))
    return why_barred(s, space) or ("" if enough else LACKS)


def why_barred(s: Race, space: Space) -> str:
    """§5.4 A free space; §8.1.13 construction is never full.

    §9.20 A pact may keep one off; §11.2 design may be closed (ruling R17).
    """
    place = space.id
    if place in s.spaces and not space.unlimited:
        return OCCUPIED
    if place not in GUARDED:
        return ""
    if place in AIR_STRIKES:
        return PACT if keeps_off(s, s.seat) else ""
    return "" if is_row_complete(s) else CLOSED


def is_row_complete(s: Race) -> bool:
    return s.design_open and len(s.row) == players(s) + s.board.numbers.row_beyond_players


def why_not_man(s: Race, nation: Nation, supply: Supply, card: str, site: Site) -> str:
    """§6.3 §12.10 Empty, §6.4 undamaged, §6.2 with its exact crew, §6.7 paid in full; §12.6 for a spy alike.

    §6.6 One just bought may be used at once (ruling R22).
    The first reason why not: damaged, occupied, new or lacks; empty if it can be manned.
    """
    if site.damage:
        return DAMAGED
    if site.workers:
        return OCCUPIED
    if card == s.bought and s.options.new_building_waits:
        return NEW
    building = s.board.buildings[card]
    return "" if has_crew(supply, building) and (not building.pay or can_pay(nation, building)) else LACKS


def has_crew(supply: Supply, place: Workplace) -> bool:
    """§7.1 to §7.8 Whether a personal supply holds the workers a place asks for; §7.6 no type stands in for another."""
    if place.any:
        return supply[-1] >= place.any
    laborers, engineers, scientists, _ = supply
    for crew in place.crews:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if laborers >= crew[0] and engineers >= crew[1] and scientists >= crew[2]:
            return True
    return False


def can_pay(nation: Nation, place: Workplace) -> bool:
    """§1.12 §6.8 Whether one side of the payment can be made in full."""
    for side in place.pay:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if not goods_short(nation, side):
            return True
    return False


# Entering


def enter(s: Race, place: str, use: bool) -> Step:
    """§5.13 Worker down and cost paid in any case (ruling R5), bribe coin, own action, the others' part (ruling R7).

    §5.5 §11.1 One worker; on design two, one of each (ruling R4).
    """
    space = s.board.spaces[place]
    nation = s.nation[s.seat]
    workers = yield from crew_for_design(nation, s.seat) if place == DESIGN else lone_worker(nation, s.seat, space)
    s.spaces = {**s.spaces, place: (*s.spaces.get(place, ()), *workers)}
    s.step_1_used = s.placed = True
    s.tell("placed", s.seat, workers, place)
    for side in space.pay:
        pay(s, s.seat, side, "5.7")
    if space.bribe:
        add_bribe(s, "5.12")
    s.then(*action(s, place, workers, use), ("others", place))


def action(s: Race, place: str, workers: Sequence[str], use: bool) -> list[Item]:
    """§5.8 The action of a space is optional (ruling R25), §11.3 but that of design."""
    if not use:
        s.tell("declined", s.seat)
        return []
    if place in AIR_STRIKES:
        return [("strike",)]
    if place == CONSTRUCTION:
        return [("construct", workers[0])]
    if place in STEP_OF_SPACE:
        return [(STEP_OF_SPACE[place],)]
    return [("gain", s.seat, "space", place)]


def lone_worker(nation: Nation, seat: int, space: Space) -> Asking[tuple[str, ...]]:
    """§5.14 Any fitting worker of the personal supply, own or contractor."""
    options = present(nation)
    if not space.any:
        options = [name for name in options if any(crew[KIND[name][0]] for crew in space.crews)]
    answer = yield from Choice(seat, "main_worker", options, "5.14", {"space": space.id})
    return take_workers(nation, seat, [answer])


def crew_for_design(nation: Nation, seat: int) -> Asking[tuple[str, ...]]:
    """§11.1 One scientist and one engineer, each own or contractor."""
    chosen = []
    for type_, name in ((SCIENTIST, "design_scientist"), (ENGINEER, "design_engineer")):
        options = [kind for kind in present(nation) if KIND[kind][0] == type_]
        chosen.append((yield from Choice(seat, name, options, "11.1")))
    return take_workers(nation, seat, chosen)


def present(nation: Nation, chosen: Sequence[str] = ()) -> list[str]:
    """The kinds of worker in a personal supply, those already chosen left out; L, E, S, own before contractors."""
    held = {True: nation.hired, False: nation.own}
    return [name for name, (type_, hired) in KIND.items() if held[hired][type_] > chosen.count(name)]


def take_workers(nation: Nation, seat: int, names: Sequence[str]) -> tuple[str, ...]:
    """§7.8 Out of the personal supply, all at once."""
    taken = []
    for name in names:
        type_, hired = KIND[name]
        (nation.hired if hired else nation.own)[type_] -= 1
        taken.append(contractor_of(type_) if hired else worker_of(seat, type_))
    return tuple(taken)


def names_of(type_: int, n: int, own: int) -> list[str]:
    """§7.7 So many of a type, so many of them own."""
    letter = LETTERS[type_]
    return [letter] * own + [letter + GREY] * (n - own)


def how_many_own(nation: Nation, seat: int, type_: int, n: int, name: str, rule: str, card: str) -> Asking[int]:
    """§7.7 §14.5 How many of the workers sent are own, the most first."""
    most, least = min(n, nation.own[type_]), max(0, n - nation.hired[type_])
    about = {"n": n, "type": type_, "card": card}
    return (yield from Choice(seat, name, range(most, least - 1, -1), rule, about))


def building(s: Race, card: str, use: bool) -> Step:
    """§6.2 The exact crew in one placement, §6.7 paid at once; §12.4 §12.5 a foreign one uses up access."""
    seat, nation = s.seat, s.nation[s.seat]
    data = s.board.buildings[card]
    owner = next(each for each, other in enumerate(s.nation) if card in other.buildings)
    crew = yield from crew_for(nation, seat, data)
    price = yield from chosen_price(nation, seat, data)
    if owner != seat:
        s.access -= 1
    workers = take_workers(nation, seat, crew)
    set_site(s.nation[owner], card, Site(0, workers))
    s.step_2_begun = s.placed = True
    s.tell("manned", seat, workers, card, owner)
    pay(s, seat, price, "6.7")
    if use:
        s.then(("gain", seat, "building", card))  # §6.10 §12.7 to whoever placed
    else:
        s.tell("declined", seat, rule="13.11")


def crew_for(nation: Nation, seat: int, place: Workplace) -> Asking[list[str]]:
    """§7.4 Any mix where a card shows question marks; §7.5 exactly the type it shows."""
    crew: list[str] = []
    for number in range(1, place.any + 1):
        about = {"card": place.id, "number": number, "of": place.any}
        crew.append((yield from Choice(seat, "building_worker", present(nation, crew), "7.4", about)))
    for type_, n in enumerate(place.crews[0]):
        if n:
            own = yield from how_many_own(nation, seat, type_, n, "building_own", "7.7", place.id)
            crew += names_of(type_, n, own)
    return crew


def chosen_price(nation: Nation, seat: int, place: Workplace) -> Asking[tuple[tuple[str, int], ...]]:
    """§6.8 One side of a slash he can pay in full."""
    sides = {price_name(side): side for side in place.pay if not goods_short(nation, side)}
    if not sides:
        return ()
    answer = yield from Choice(seat, "building_pay", list(sides), "6.8", {"card": place.id})
    return sides[answer]


def price_name(side: Sequence[tuple[str, int]]) -> str:
    """One side of a slash in a payment, by what it is made of."""
    return "+".join(name for name, _ in side)

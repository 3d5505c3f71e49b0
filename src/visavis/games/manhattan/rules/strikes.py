"""Chapter 9: air strikes; chapter 10: repair."""

from __future__ import annotations

from typing import Final

from visavis.games.manhattan.rules.pacts import fulfil, keeping_duties, open_duty
from visavis.games.manhattan.rules.turn import PROPOSALS, TALK, send_home
from visavis.games.manhattan.state import Race, Site, clockwise, set_site, spares
from visavis.kernel.choice import Choice, Step

DONE: Final = "done"
PLANES: Final = ("fighters", "bombers")


def strike(s: Race) -> Step:
    """§9.2 Sortie after sortie, as many as he wants; §9.3 each is resolved before the next (ruling R30).

    §9.15 He may talk before each (ruling R12); §9.17 what a pact forbids is not offered; §9.14 then the turn goes on.
    """
    s.striking = True
    options = keeping_duties(s, s.seat, sorties(s))
    if s.options.pacts and s.proposals < PROPOSALS and s.nation[s.seat].fighters + s.nation[s.seat].bombers:
        options.append(TALK)
    if open_duty(s, s.seat) is None or not options:
        options.append(DONE)
    answer = yield from Choice(s.seat, "strike", options, "9.2")
    if answer == DONE:
        s.striking = False
        return
    s.then(("strike",))
    if answer == TALK:
        s.then((TALK,))
        return
    plane, victim, target = answer.split(" ")
    sortie(s, plane, int(victim), target)


def sorties(s: Race) -> list[str]:
    """§9.4 §9.5 Every sortie that can be flown now: the plane, whose, and what it hits."""
    nation = s.nation[s.seat]
    found: list[str] = []
    planes = [plane for plane in PLANES if getattr(nation, plane)]
    for other in clockwise(s, s.seat):  # §9.8 never himself
        found += [f"{plane} {other} {target}" for plane in planes for target in targets(s, plane, other)]
    return found


def targets(s: Race, plane: str, other: int) -> list[str]:
    """§9.4 Fighters shoot a plane that is there; §9.5 bombers hit a building once no fighter is left to shield it.

    §9.6 One fighter stops them all; §9.7 any building, any number of times; §9.9 and nothing else.
    """
    if plane == "fighters":
        return [each for each in PLANES if not why_safe(s, plane, other, each)]
    return [] if why_safe(s, plane, other) else list(s.nation[other].buildings)


def why_safe(s: Race, plane: str, other: int, target: str = "") -> str:
    """§9.4 §9.5 The first reason why a plane cannot hit this: own, spared, gone or shielded; empty if it can."""
    if other == s.seat:
        return "own"  # §9.8
    if plane == "fighters":
        if spares(s, s.seat, other, "planes"):
            return "spared"  # §9.19
        return "" if getattr(s.nation[other], target) else "gone"
    if s.nation[other].fighters:
        return "shielded"  # §9.6
    return "spared" if spares(s, s.seat, other, "buildings") else ""


def sortie(s: Race, plane: str, other: int, target: str) -> None:
    """§9.4 §9.5 The plane is spent; §9.10 the victim has no say."""
    nation, victim = s.nation[s.seat], s.nation[other]
    setattr(nation, plane, getattr(nation, plane) - 1)
    if plane == "fighters":
        setattr(victim, target, getattr(victim, target) - 1)
        s.tell("shot", s.seat, other, target)
    else:
        damage(s, other, target)
    fulfil(s, s.seat, other)


def damage(s: Race, other: int, card: str) -> None:
    """§9.5 §9.11 One more damage, §9.13 until it is repaired; §9.12 those who stand there stay (ruling R14)."""
    site = s.nation[other].buildings[card]
    gone = site.workers if s.options.bombed_workers_return else ()
    for worker in gone:
        send_home(s, worker)
    set_site(s.nation[other], card, Site(site.damage + 1, () if gone else site.workers))
    s.tell("bombed", s.seat, other, card, site.damage + 1, gone)


# Repair


def repair(s: Race) -> Step:
    """§10.2 Up to three points from his own buildings, nothing more to pay."""
    for left in range(s.board.repair.points, 0, -1):
        options = damaged(s, s.seat)
        if not options:
            return
        card = yield from Choice(s.seat, "repair_point", [*options, DONE], "10.2", {"n": left})
        if card == DONE:
            return
        mend(s, s.seat, card, 0)
        s.repaired = True


def repair_offer(s: Race, seat: int, done: int) -> Step:
    """§10.3 Each other player in turn, §10.4 for a price that climbs; §10.6 paid point by point."""
    price = s.board.repair.prices[done]
    options = damaged(s, seat)
    if not options or s.nation[seat].money < price:
        return
    card = yield from Choice(seat, "repair_offer", [*options, DONE], "10.3", {"price": price})
    if card == DONE:
        return
    s.nation[seat].money -= price
    mend(s, seat, card, price)
    if done + 1 < len(s.board.repair.prices):
        s.then(("repair_offer", seat, done + 1))


def damaged(s: Race, seat: int) -> list[str]:
    """§10.8 Only the own ones."""
    return [card for card, site in s.nation[seat].buildings.items() if site.damage]


def mend(s: Race, seat: int, card: str, price: int) -> None:
    """§10.2 §10.7 One point; §10.9 whoever stands there stays."""
    site = s.nation[seat].buildings[card]
    set_site(s.nation[seat], card, Site(site.damage - 1, site.workers))
    s.tell("repaired", seat, card, site.damage - 1, price)

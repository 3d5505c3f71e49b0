"""5.8 Air strikes: the best plan against each rival, and which sortie comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from visavis.games.manhattan.bot.mind import Mind
from visavis.games.manhattan.bot.worth import output_value
from visavis.games.manhattan.rules.pacts import SPARE, STRIKE, duties, open_duty
from visavis.games.manhattan.rules.turn import TALK
from visavis.games.manhattan.state import clauses, goal, players, score, spares


class Raid(NamedTuple):
    """What a strike at one rival would do, and what it is worth."""

    victim: int
    targets: tuple[str, ...]  # buildings to hit, one bomber each
    value: float


def raids(m: Mind) -> list[Raid]:
    """A plan against every rival worth striking, the best first."""
    found = [raid for seat in m.rivals if (raid := raid_on(m, seat)) is not None and raid.value > 0]
    return sorted(found, key=lambda raid: -raid.value)


def raid_on(m: Mind, seat: int) -> Raid | None:
    """§S1 Enough fighters to clear the sky, bombers left after the planned loads, and hits that are worth a bomber."""
    w, victim = m.n.strike, m.s.nation[seat]
    bombers = m.nation.bombers - len(m.plan.loads)
    if m.nation.fighters < victim.fighters or bombers <= 0:
        return None
    if (
        seat in partners(m)
        or spares(m.s, m.seat, seat, "buildings")
        or (victim.fighters and spares(m.s, m.seat, seat, "planes"))
    ):
        return None
    factor = danger(m, seat)
    if players(m.s) > 2 and factor < w.danger:
        return None  # DANGER
    hits = sorted(
        ((hit_worth(m, seat, card), card) for card in victim.buildings), key=lambda hit: (-hit[0], int(hit[1]))
    )
    worth = [(value, card) for value, card in hits if value > w.least_hit][:bombers]
    if not worth:
        return None
    value = factor * sum(value - w.least_hit for value, _ in worth) - w.fighter * victim.fighters
    return Raid(seat, tuple(card for _, card in worth), value)


def partners(m: Mind) -> set[int]:
    """Whoever has agreed on something with it this round, but whom it owes a strike: it does not turn on them."""
    found: set[int] = set()
    for pact in m.s.pacts:
        named = {pact.maker, *(c[1] for c in pact.clauses), *(c[2] for c in pact.clauses if c[0] == SPARE)}
        found |= named if m.seat in named else set()
    return found - {m.seat, *(duty[2] for duty in duties(m.s, m.seat))}


def hit_worth(m: Mind, seat: int, card: str) -> float:
    """What it costs a rival to lose a building for a while; nothing if it is damaged already."""
    w, site = m.n.strike, m.s.nation[seat].buildings[card]
    if site.damage:
        return 0.0
    building = m.s.board.buildings[card]
    worth = float(getattr(w, building.kind)) + w.output * output_value(m, building, seat)
    return worth * w.occupied if site.workers else worth


def danger(m: Mind, seat: int) -> float:
    """More against one who is half way or leads, less while another has more points.

    Level 2 fears whom one more bomb could bring to the goal as much as one who is half way.
    """
    w, theirs, mine = m.n.strike, score(m.s, seat), score(m.s, m.seat)
    near = 2 * theirs >= goal(m.s) or (m.looks_ahead and could_win_next(m, seat))
    factor = w.half_way if near else 1.0
    if theirs - mine > w.leads_by:
        factor += w.leads
    if players(m.s) > 2 and any(score(m.s, other) > theirs for other in m.rivals if other != seat):
        factor *= w.not_first
    return factor


def could_win_next(m: Mind, seat: int) -> bool:
    """Whether the best bomb of the box would win it for a player who holds a card."""
    best = max(max(card.tested, card.untested) for card in m.s.board.bombs.values())
    return bool(m.s.nation[seat].hand) and score(m.s, seat) + best >= goal(m.s)


def strike_value(m: Mind) -> float:
    """What an air-strike space is worth now."""
    found = raids(m)
    return found[0].value if found else 0.0


# Peace


def peace_partner(m: Mind) -> list[int]:
    """§S2a Level 2, about to strike with no fighter left at home: the third player with most bombers.

    Of several the nearest on the left, so that every question of an offer names the same. What it goes by is public.
    """
    found = raids(m)
    if not m.looks_ahead or not found or not m.nation.buildings:
        return []
    victim = found[0].victim
    if m.nation.fighters > m.s.nation[victim].fighters:
        return []
    able = [seat for seat in m.rivals if seat != victim and could_strike_back(m, seat)]
    return sorted(able, key=lambda seat: -m.s.nation[seat].bombers)[:1]


def could_strike_back(m: Mind, seat: int) -> bool:
    """And no pact says that one of the two shall strike the other, or that he shall not."""
    owed = {frozenset(clause[1:3]) for clause in clauses(m.s) if clause[0] == STRIKE}
    at_peace = spares(m.s, seat, m.seat, "buildings")
    return m.s.nation[seat].bombers > 0 and not at_peace and frozenset((seat, m.seat)) not in owed


def is_owed(m: Mind, sortie: str) -> bool:
    """Whether it flies at the one whom a promise names, the oldest promise first."""
    duty = open_duty(m.s, m.seat)
    return duty is not None and sortie.split(" ")[1:2] == [str(duty[2])]


def sortie_worth(m: Mind, sortie: str) -> float:
    """What a single sortie takes from a rival; talk takes nothing."""
    if sortie == TALK:
        return 0.0
    plane, seat, target = sortie.split(" ")
    if plane == "bombers":
        return hit_worth(m, int(seat), target)
    return m.n.strike.bomber if target == "bombers" else m.n.strike.fighter


def next_sorties(m: Mind, options: Sequence[str]) -> list[str]:
    """§S1 Shoot the fighters that shield him, then bomb what is worth most; level 2 spends idle fighters on bombers."""
    found = raids(m)
    best = [raid for raid in found if raid.value >= found[0].value - 1e-9]
    sorties = [sortie for raid in best for sortie in sorties_of(m, raid) if sortie in options]
    return sorties or (idle_sorties(m, options) if m.looks_ahead else [])


def sorties_of(m: Mind, raid: Raid) -> list[str]:
    """The next sortie of a raid; buildings that are worth the same are equal."""
    if m.s.nation[raid.victim].fighters:
        return [f"fighters {raid.victim} fighters"]
    worth = {card: hit_worth(m, raid.victim, card) for card in raid.targets}
    most = max(worth.values())
    return [f"bombers {raid.victim} {card}" for card, value in worth.items() if value >= most - 1e-9]


def idle_sorties(m: Mind, options: Sequence[str]) -> list[str]:
    """Fighters beyond those wanted at home shoot bombers of the strongest air force."""
    if m.nation.fighters <= m.n.wish.fighters:
        return []
    allowed = [seat for seat in m.rivals if seat not in partners(m)]
    hits = {seat: f"fighters {seat} bombers" for seat in allowed if f"fighters {seat} bombers" in options}
    most = max((m.s.nation[seat].bombers for seat in hits), default=0)
    return [hit for seat, hit in hits.items() if m.s.nation[seat].bombers == most]

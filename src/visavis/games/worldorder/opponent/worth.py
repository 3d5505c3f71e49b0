"""§O2 to §O5: what a world is worth to a power, part by part, in victory points."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from visavis.games.worldorder.board import LEVELS
from visavis.games.worldorder.objectives.tasks import reward
from visavis.games.worldorder.opponent.numbers import Numbers, numbers
from visavis.games.worldorder.rules.aftermath import SCORING_ROUNDS, THREAT_LOSS, defence_of, threat_of
from visavis.games.worldorder.rules.ending import UNUSED_ASSET, UNUSED_ORDER
from visavis.games.worldorder.rules.research import FOCUS_POINTS
from visavis.games.worldorder.rules.scoring import DUEL, counts_of, holds, led_regions, standings
from visavis.games.worldorder.rules.turn import TURNS
from visavis.games.worldorder.sheets import DOMESTIC, GOODS, POWERS, REGIONS, ROUNDS
from visavis.games.worldorder.state import (
    NATO,
    Nation,
    World,
    allies_in,
    armies_in,
    country,
    fdi_in,
    fdi_tokens,
    free_permanent,
    free_temporary,
)

Strength = Callable[[World, str, str], int]
Parts = dict[str, float]  # "points", "regions", ... in the order in which they are told
ACTING: Final = ("setup", "preparation", "action")


def worth(s: World, power: str) -> Parts:
    """All parts; their sum is what the opponent expects to have in the end, compared with others."""
    n, nation = numbers(), s.nations[power]
    return {
        "points": float(nation.vp),
        "regions": regions(s, power, n),
        "tokens": tokens(s, power, n),
        "special": special(s, power),
        "money": money(s, power, n) + goods(s, power, n),
        "growing": prosperity(s, power, n) + growth(s, power, n),
        "allies": allies(s, power, n),
        "production": production(s, power, n),
        "threat": threat(s, power, n),
        "cards": cards(s, power, n) + objectives(s, nation, n),
    }


def total(s: World, power: str) -> float:
    return sum(worth(s, power).values())


# How much time is left


def rounds_left(s: World) -> float:
    """Rounds to come, and what is left of this one for actions."""
    if s.phase in ACTING:
        return ROUNDS - s.round + (TURNS + 1 - max(1, s.turn)) / TURNS
    return float(ROUNDS - s.round)


def scorings(s: World, n: Numbers) -> list[tuple[int, float]]:
    """§B17 Those to come: in how many rounds, and how much a standing of today counts for it."""
    over = s.phase in ("scoring", "over")
    left = [each - s.round for each in SCORING_ROUNDS if each > s.round or (each == s.round and not over)]
    return [(rounds, n.region.later if place else 1.0) for place, rounds in enumerate(left)]


# §O2 What will be scored


def regions(s: World, power: str, n: Numbers) -> float:
    """Cubes and places, as likely as the region will score; what others get counts against it."""
    found, coming = 0.0, scorings(s, n)
    rivals = max(1, len(s.nations) - 1)
    for region in REGIONS:
        free = free_permanent(s, region)
        weight = sum(part * chance(free, rounds, n) for rounds, part in coming)
        for row in standings(s, region):
            if row.owner == power:
                found += weight * (row.cubes + row.bonus)
            elif row.owner in s.nations:
                found -= weight * n.region.rival / rivals * (row.cubes + row.bonus)
        found -= n.region.pushed * leaving(s, power, region, n)
    return found


def leaving(s: World, power: str, region: str, n: Numbers) -> float:
    """§B13.5 How many of its temporary cubes there will have been pushed out before the end, by where they lie."""
    coming, free = n.region.pushes * rounds_left(s), free_temporary(s, region)
    places = [place for place, owner in enumerate(s.temporary[region]) if owner == power]
    return sum(max(0.0, 1 - (free + place + 1) / (coming + 1)) for place in places)


def chance(free: int, rounds: int, n: Numbers) -> float:
    """§B17.2 That all its slots are filled by then."""
    if not free:
        return n.region.sure
    return n.region.sure * max(0.0, min(1.0, n.region.filled * (rounds + 1) * 2 / (free + 1)))


def tokens(s: World, power: str, n: Numbers) -> float:
    """§B17.6 By how likely it is to be ahead of each of the others."""
    coming = sum(part for _, part in scorings(s, n))
    return coming * n.token.weight * sum(token(s, power, name, getattr(n.token, name)) for name in TOKENS)


TOKENS: Final = ("money", "armies", "allies")


def token(s: World, power: str, name: str, apart: float) -> float:
    counts, prizes = counts_of(s, name), getattr(s.board.majority, name)
    ladder = [*(prizes[:1] if len(counts) == DUEL else prizes), 0, 0, 0]
    mine = counts[power]
    place = sum(1 / (1 + exp(min(50.0, (mine - other) / apart))) for who, other in counts.items() if who != power)
    whole = int(place)
    below, above = ladder[whole], ladder[whole + 1]
    return below + (above - below) * (place - whole) if mine else 0.0


def special(s: World, power: str) -> float:
    """§B18 As things stand, for the next scoring."""
    if s.phase == "over":
        return 0.0
    row = s.board.special
    if power == "usa":
        n = led_regions(s, power)
        return float(row.status[n]) if n < len(row.status) else 0.0
    if power == "russia":
        return float(row.sphere * sum(holds(s, region, power) for region in s.board.zones[power]))
    if power == "china":
        return float(row.network[sum(fdi_in(s, power, region) > 0 for region in REGIONS)])
    return 0.0


# §O3 What can be bought


def use(s: World) -> float:
    """From 1 down to 0 when nothing can be done any more."""
    return min(1.0, rounds_left(s) / 2)


def money(s: World, power: str, n: Numbers) -> float:
    have = s.nations[power].money
    near = min(have, n.stock.money_enough)
    return use(s) * (near * n.stock.money + (have - near) * n.stock.money_beyond)


def goods(s: World, power: str, n: Numbers) -> float:
    """The first few of each count most."""
    found = 0.0
    for good in GOODS:
        have = s.nations[power].goods[good]
        near = min(have, n.stock.enough)
        found += getattr(n.stock, good) * (near + n.stock.beyond * (have - near))
    return use(s) * found


def prosperity(s: World, power: str, n: Numbers) -> float:
    """§B16.3 The steps there is still time for, one an Aftermath, as far as consumer goods are there."""
    nation, track = s.nations[power], s.board.powers[power].prosperity
    over = s.phase in ("scoring", "over")
    rounds = ROUNDS - s.round + (0 if over else 1)
    have, found = nation.goods["cg"] + n.growing.made * min(nation.goods["energy"], nation.goods["raw"]), 0.0
    for step in track[nation.prosperity : nation.prosperity + rounds]:
        found += (step.points + n.stock.money * step.money) * (
            n.growing.hope + n.growing.ready * covered(have, step.cg)
        )
        have -= step.cg
    return found


def growth(s: World, power: str, n: Numbers) -> float:
    """§B11.1 The levels there is still time for, as far as services are there; and abilities, as long as they last."""
    nation, left = s.nations[power], rounds_left(s)
    have = nation.goods["services"] + n.growing.made * min(nation.goods["energy"], nation.goods["food"])
    time, found = n.growing.pace * left, n.growing.ability * len(nation.growth) * left / 2
    for level in range(len(nation.growth) + 1, LEVELS + 1):
        cards = [
            card for title, copies in s.growth.items() if copies and (card := s.board.growth[title]).level == level
        ]
        if time <= 0 or not cards:
            break
        card = max(cards, key=lambda each: each.points)
        cost = card.cost.get("services", 0)
        found += min(1.0, time) * card.points * (n.growing.card_hope + n.growing.card_ready * covered(have, cost))
        have -= cost
        time -= 1
    return found


def covered(have: float, cost: int) -> float:
    """What part of a price is there."""
    return max(0.0, min(1.0, have / max(1, cost)))


# §O4 Allies


def allies(s: World, power: str, n: Numbers) -> float:
    nation, time = s.nations[power], use(s)
    found = 0.0
    for id_, ally in nation.allies.items():
        card = country(s, id_)
        found += n.ally.value * card.value + n.ally.export * len(card.exports)
        found += n.ally.ready * card.value if ally.ready else 0.0
        found += n.ally.invest if not ally.fdi else 0.0
        found += n.ally.base if power in card.bases and not ally.bases else 0.0
    found += n.ally.first * sum(bool(allies_in(s, power, region)) for region in REGIONS)
    found += n.ally.token * sum(len(allies_in(s, power, region)) for region in nation.engaged)
    returns = sum(2 * country(s, id_).value for _, id_ in fdi_tokens(s, power))
    return time * found + n.stock.money * returns * rounds_left(s)


# §O5 What comes later


def production(s: World, power: str, n: Numbers) -> float:
    rounds = ROUNDS - s.round
    levels = s.nations[power].production
    return rounds * sum(float(getattr(n.production, good)) * levels[good] for good in GOODS)


def threat(s: World, power: str, n: Numbers) -> float:
    """§B16.6 What it loses in this Aftermath and in those to come, where no focus is known, and the others to it."""
    over = s.phase in ("scoring", "over")
    now = 0.0 if over else float(exposed(s, power, n, threat_of, defence_of))
    later = (ROUNDS - s.round) * n.later.threat
    return -THREAT_LOSS * (now + later * exposed(s, power, n, stationed, stationed))


def stationed(s: World, power: str, region: str) -> int:
    return armies_in(s, region, power)


def exposed(s: World, power: str, n: Numbers, threat: Strength, defence: Strength) -> float:
    """How many threats it cannot meet, less some of those that others cannot meet of it."""
    found = 0.0
    for region in REGIONS:
        if max(s.armies[region]) == 0:
            continue
        for other in s.nations:
            if region in s.board.zones[other]:
                mine = defence(s, other, region)
                others = [power] if other != power else [each for each in POWERS if each != power]
                hits = sum(threat(s, each, region) > mine for each in others if NATO.get(each) != other)
                found += hits if other == power else -hits * n.region.rival / max(1, len(s.nations) - 1)
    return found


def cards(s: World, power: str, n: Numbers) -> float:
    """What the hand shows in Research, cards bought, assets and the order."""
    nation, abilities = s.nations[power], s.board.abilities
    left = ROUNDS - s.round
    found = float(UNUSED_ASSET * len(nation.assets) + (UNUSED_ORDER if nation.order else 0))
    found += n.later.asset * use(s) * (len(nation.assets) + nation.order)
    if left > 0:
        held = [abilities[title] for title in nation.hand if title in abilities]
        found += sum(n.later.card * row.research for row in held)
        own = [*nation.deck.top, *nation.deck.mixed, *nation.discard, *nation.hand, *nation.played, *nation.covered]
        costs = sum(abilities[title].cost for title in own if title in abilities)
        found += n.later.bought * costs * min(3, left)
        found += n.later.bought * min(3, left) * buyable(s) if s.acting == power and s.points else 0.0
        studies = nation.focus == DOMESTIC and s.phase in ACTING
        found += n.later.bought * min(3, left) * FOCUS_POINTS * n.later.focus if studies else 0.0
    return found


def buyable(s: World) -> int:
    """§B14.3 The most that the points left can buy of the Market, in points of cost."""
    sums = {0}
    for title in s.market:
        cost = s.board.abilities[title].cost
        sums |= {each + cost for each in sums if each + cost <= s.points}
    return max(sums)


def objectives(s: World, nation: Nation, n: Numbers) -> float:
    """§G1.3 As things stand: the better one for round 3, both in the end."""
    if not nation.objectives or s.phase == "over":
        return 0.0
    late = s.round > SCORING_ROUNDS[0] or len(nation.objectives) == 1
    found = [reward(s, nation.power, id_, late) for id_ in nation.objectives if id_ in s.board.objectives]
    return n.later.objective * (max(found) if found else 0.0)

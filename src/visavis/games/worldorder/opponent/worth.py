"""§O2 to §O5: what a world is worth to a power, part by part, in victory points."""

from __future__ import annotations

from math import exp
from typing import Final

from visavis.games.worldorder.board import LEVELS
from visavis.games.worldorder.objectives.tasks import reward
from visavis.games.worldorder.opponent.numbers import Numbers, numbers
from visavis.games.worldorder.rules.aftermath import SCORING_ROUNDS, defence_of, threats_to
from visavis.games.worldorder.rules.ending import UNUSED_ASSET, UNUSED_ORDER
from visavis.games.worldorder.rules.scoring import DUEL, counts_of, holds, led_regions, standings
from visavis.games.worldorder.rules.turn import TURNS
from visavis.games.worldorder.sheets import GOODS, REGIONS, ROUNDS
from visavis.games.worldorder.state import (
    NATO,
    Nation,
    World,
    allies_in,
    country,
    fdi_in,
    fdi_tokens,
    free_permanent,
)

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
    return found


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
    """§B16.3 The steps that its consumer goods are enough for, one an Aftermath, and a part of the one after them."""
    nation, track = s.nations[power], s.board.powers[power].prosperity
    over = s.phase in ("scoring", "over")
    rounds = ROUNDS - s.round + (0 if over else 1)
    goods = nation.goods
    have, found = goods["cg"] + n.growing.made * min(goods["energy"], goods["raw"]), 0.0
    for step in track[nation.prosperity : nation.prosperity + rounds]:
        gain = step.points + n.stock.money * step.money
        if have < step.cg:
            return found + gain * part(have, step.cg, n)
        found += gain * n.growing.ready
        have -= step.cg
    return found


def growth(s: World, power: str, n: Numbers) -> float:
    """§B11.1 The cards of the levels to come that its goods are enough for, and a part of the one after them."""
    nation, left = s.nations[power], rounds_left(s)
    found = n.growing.ability * len(nation.growth) * left / 2
    goods: dict[str, float] = {**nation.goods, "money": nation.money}
    goods["services"] += n.growing.made * min(goods["energy"], goods["food"])
    for level in range(len(nation.growth) + 1, min(len(nation.growth) + 1 + int(left + 0.5), LEVELS) + 1):
        titles = [title for title, copies in s.growth.items() if copies and s.board.growth[title].level == level]
        if not titles:
            break
        card = max((s.board.growth[title] for title in titles), key=lambda each: each.points)
        ratio = min(min(1.0, goods[what] / each) for what, each in card.cost.items() if what in goods)
        if ratio < 1:
            return found + card.points * n.growing.near * float(max(0.0, ratio) ** n.growing.bend)
        found += card.points * n.growing.card
        goods = {what: have - card.cost.get(what, 0) for what, have in goods.items()}
    return found


def part(have: float, cost: int, n: Numbers) -> float:
    return float(n.growing.near * max(0.0, have / cost) ** n.growing.bend)


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
    return n.later.production * rounds * sum(getattr(n.stock, good) * levels[good] for good in GOODS)


def threat(s: World, power: str, n: Numbers) -> float:
    """§B16.6 What it loses in every Aftermath to come, and what the others lose to it."""
    over = s.phase in ("scoring", "over")
    times = (ROUNDS - s.round) * n.later.threat + (0.0 if over else 1.0)
    mine = theirs = 0
    for region in REGIONS:
        for other in s.nations:
            if region not in s.board.zones[other]:
                continue
            found = threats_to(s, other, region, defence_of(s, other, region))
            if other == power:
                mine += len(found)
            elif power in found and NATO.get(other) != power:
                theirs += 1
    return times * 2 * (n.region.rival * theirs / max(1, len(s.nations) - 1) - mine)


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

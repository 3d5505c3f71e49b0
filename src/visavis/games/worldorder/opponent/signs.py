"""§O2 to §O5: what is counted about a power, before anything is weighed. Each sign is a number of things, or of VP."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from typing import Any, Final, NamedTuple

from visavis.games.worldorder.board import Board as Box
from visavis.games.worldorder.objectives.tasks import reward
from visavis.games.worldorder.opponent.numbers import THINKING
from visavis.games.worldorder.opponent.prospects import Price, levels, levels_to_come, made, steps_to_come
from visavis.games.worldorder.rules.aftermath import SCORING_ROUNDS, defence_of, threat_of
from visavis.games.worldorder.rules.drawing import hand_size
from visavis.games.worldorder.rules.research import FOCUS_POINTS
from visavis.games.worldorder.rules.scoring import AUTHORITY, DUEL, Standing, counts_of, holds, leads, standings
from visavis.games.worldorder.rules.turn import TURNS
from visavis.games.worldorder.sheets import DOMESTIC, ECONOMIC, FOCUSES, GOODS, POWERS, PRIMARY, REGIONS, ROUNDS
from visavis.games.worldorder.sheets import Step as ProsperityStep
from visavis.games.worldorder.state import (
    INDEX,
    NATO,
    Nation,
    World,
    fdi_in,
    free_permanent,
    free_temporary,
    is_expert,
    owns,
)
from visavis.kernel.kept import kept

Signs = dict[str, float]
ACTING: Final = ("setup", "preparation", "action")
OVER: Final = ("scoring", "over")
TYPES: Final = (*FOCUSES, ECONOMIC)
MEASURE: Final = THINKING.measure


class Board(NamedTuple):
    """What is the same for all powers of a world."""

    left: float  # rounds, the part of this one that is left for actions included
    rounds: int  # whole ones to come
    scorings: tuple[float, ...]  # §B17 rounds until each of those to come
    authority: tuple[str, ...]  # §K4.19 who wins ties


def board_of(s: World) -> Board:
    rounds = ROUNDS - s.round
    part = (TURNS + 1 - max(1, s.turn)) / TURNS if s.phase in ACTING else 0.0
    over = s.phase in OVER
    coming = tuple(each - s.round + part for each in SCORING_ROUNDS if each > s.round or (each == s.round and not over))
    authority = tuple(power for power in s.nations if owns(s, power, AUTHORITY))
    return Board(rounds + part, rounds, coming, authority)


def signs(s: World, power: str, board: Board) -> Signs:
    """All that counts; an Automa has fewer things."""
    nation = s.nations[power]
    found: Signs = {}
    found.update(of_regions(s, power, board))
    found.update(of_tokens(s, power, board))
    found.update(of_threat(s, power, board))
    found.update(of_money(nation))
    found.update(of_growth(nation))
    found.update(of_automa(s, nation, board) if nation.automa else of_person(s, nation, board))
    return found


# §O2 What will be scored


def of_regions(s: World, power: str, board: Board) -> Iterator[tuple[str, float]]:
    """§B17.2 §B17.3 Cubes and places in the next scoring and in the one after it, where a region is likely to score."""
    due = later = room = risk = 0.0
    for region in REGIONS:
        found = of_region(s, power, region, board)
        due += found.due
        later += found.later
        room += found.room
        risk += found.risk
    yield "due", due
    yield "due_later", later
    yield "room", room
    yield "risk", risk


class Region(NamedTuple):
    """What a power has of a region: in the next scoring and the one after it, slots to come, cubes soon pushed out."""

    due: float
    later: float
    room: float
    risk: float
    leads: bool  # §B18.2


MOST_KEPT: Final = 20_000


@kept
def found_before(board: Box) -> dict[Any, Region]:
    """By how things lie in a region: most positions that are compared differ in one region or none."""
    return {}


def of_region(s: World, power: str, region: str, board: Board) -> Region:
    """What `counted` finds, once for each way in which the cubes and armies of a region lie."""
    lie = s.permanent[region], s.extra[region], s.temporary[region], s.armies[region]
    key, known = (region, power, board.scorings, board.authority, lie), found_before(s.board)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        found = known[key] = counted(s, power, region, board)
    return found


def counted(s: World, power: str, region: str, board: Board) -> Region:
    free, open_ = free_permanent(s, region), free_temporary(s, region)
    points = in_place(power, standings(s, region), s.board.regions[region].majority)
    likely = [points * filled(free, MEASURE.filled * rounds) for rounds in board.scorings]
    due, later = (*likely, 0.0, 0.0)[:2]
    slots = s.board.regions[region].temporary
    room = slots[len(slots) - open_] if open_ else 0
    return Region(due, later, float(room), at_risk(s, power, region, open_), leads(s, region, power))


def in_place(power: str, rows: list[Standing], bonuses: Sequence[int]) -> float:
    """§B17.4 Cubes and bonus, between two places by how far ahead of each of the others it is."""
    mine = next((row.cubes for row in rows if row.owner == power), 0)
    if not mine:
        return 0.0
    behind = sum(chance(row.cubes - mine, MEASURE.apart["cubes"]) for row in rows if row.owner != power)
    return mine + at_place(bonuses, behind)


def chance(ahead: float, apart: float) -> float:
    """That somebody so far ahead will be so in the end."""
    return 1 / (1 + exp(-ahead / apart)) if ahead > -50 * apart else 0.0


def at_place(prizes: Sequence[int], behind: float) -> float:
    """What so many others ahead of one leave: between two places a part of both."""
    ladder = (*prizes, 0, 0, 0, 0, 0)
    whole = int(behind)
    return ladder[whole] + (ladder[whole + 1] - ladder[whole]) * (behind - whole)


def filled(free: int, coming: float) -> float:
    """How likely so many slots are filled, if on average so many cubes come: all counts from none up to one less."""
    term = rest = exp(-coming)
    if not free:
        return 1.0
    for n in range(1, free):
        term *= coming / n
        rest += term
    return 1.0 - rest


def at_risk(s: World, power: str, region: str, free: int) -> float:
    """§B13.5 Temporary cubes that will soon be pushed out: those on the left of a queue that is nearly full."""
    return sum(1 / (1 + free + place) for place, owner in enumerate(s.temporary[region]) if owner == power)


TOKENS: Final = ("money", "armies", "allies")


def of_tokens(s: World, power: str, board: Board) -> Iterator[tuple[str, float]]:
    """§B17.6 By how likely it is to be ahead of each of the others; §B18 as things stand."""
    for name in TOKENS:
        apart, drift, counts = MEASURE.apart[name], MEASURE.drift[name], counts_of(s, name)
        prizes = getattr(s.board.majority, name)[: 1 if len(counts) == DUEL else None]  # §B17.7
        spreads = [apart * (1 + drift * rounds) for rounds in board.scorings]
        yield f"most_{name}", sum(token(counts, prizes, power, spread) for spread in spreads)
    yield "special", special(s, power, board) * (len(board.scorings) if power != "china" else s.phase != "over")


def token(counts: Mapping[str, int], prizes: Sequence[int], power: str, apart: float) -> float:
    mine = counts[power]
    if not mine:
        return 0.0
    behind = sum(chance(other - mine, apart) for who, other in counts.items() if who != power)
    return at_place(prizes, behind)


def special(s: World, power: str, board: Board) -> float:
    row = s.board.special
    if power == "usa":
        n = sum(of_region(s, power, region, board).leads for region in REGIONS)
        return float(row.status[n]) if n < len(row.status) else 0.0
    if power == "russia":
        return float(row.sphere * sum(holds(s, region, power) for region in s.board.zones[power]))
    if power == "china":
        return float(row.network[sum(fdi_in(s, power, region) > 0 for region in REGIONS)])
    return 0.0


# Threats


def of_threat(s: World, power: str, board: Board) -> Iterator[tuple[str, float]]:
    """§B16.6 Those it cannot meet in this Aftermath, and those that only armies would meet, for later ones."""
    now = later = 0
    others = [other for other in POWERS if other not in (power, NATO.get(power))]
    for region in s.board.zones[power]:
        row = s.armies[region]
        if max(row):
            defence = defence_of(s, power, region)
            now += sum(threat_of(s, other, region) > defence for other in others)
            later += sum(row[INDEX[other]] > row[INDEX[power]] for other in others)
    yield "threats", float(now) if s.phase not in OVER else 0.0
    yield "threats_later", float(later * board.rounds)
    yield "armies", float(sum(row[INDEX[power]] for row in s.armies.values()))


# §O3 What can be bought


def of_money(nation: Nation) -> Iterator[tuple[str, float]]:
    money, small, large = nation.money, MEASURE.small, MEASURE.large
    yield "money", float(min(money, small))
    yield "money_more", float(min(max(money - small, 0), large - small))
    yield "money_most", float(max(money - large, 0))


def of_growth(nation: Nation) -> Iterator[tuple[str, float]]:
    """§B11.1 §B16.3 Levels and steps reached."""
    yield "levels", float(len(nation.growth))
    yield "steps", float(nation.prosperity)


# §O4 Allies


def of_allies(s: World, nation: Nation) -> Iterator[tuple[str, float]]:
    value = ready = exports = dear = invest = base = fdi = bases = 0
    regions = set()
    for id_, ally in nation.allies.items():
        card = s.board.countries[id_]
        regions.add(card.region)
        value += card.value
        ready += card.value if ally.ready else 0
        for good in card.exports:
            exports, dear = (exports + 1, dear) if good in PRIMARY else (exports, dear + 1)
        invest += ally.ready and not ally.fdi
        base += ally.ready and not ally.bases and nation.power in card.bases
        fdi += ally.fdi * card.value
        bases += ally.bases
    yield "allies", float(len(nation.allies))
    yield "ally_value", float(value)
    yield "ready_value", float(ready)
    yield "exports", float(exports)
    yield "dear_exports", float(dear)
    yield "ally_regions", float(len(regions))
    yield "to_invest", float(invest)
    yield "to_build", float(base)
    yield "fdi_value", float(fdi)
    yield "bases", float(bases)


# §O5 What comes later


def of_person(s: World, nation: Nation, board: Board) -> Iterator[tuple[str, float]]:
    yield from of_allies(s, nation)
    yield from of_goods(s, nation, board)
    yield from of_cards(s, nation, board)


def of_goods(s: World, nation: Nation, board: Board) -> Iterator[tuple[str, float]]:
    """§B16.3 §B11.2 Goods in hand, what the next step and the next card take of them, and production."""
    beyond = 0
    for good in GOODS:
        have = nation.goods[good]
        yield good, float(min(have, MEASURE.few))
        beyond += max(have - MEASURE.few, 0)
        yield f"makes_{good}", float(nation.production[good] * board.rounds)
    yield "beyond", float(beyond)
    cg, services = made(nation, board.rounds)
    part = board.left - board.rounds
    yield "steps_to_come", steps_to_come(s, nation, board.rounds, part, cg) if s.phase not in OVER else 0.0
    yield "levels_to_come", levels_to_come(s, nation, board.rounds, part, services)


def of_cards(s: World, nation: Nation, board: Board) -> Iterator[tuple[str, float]]:
    abilities, hand = s.board.abilities, nation.hand
    research = bought = 0
    types = dict.fromkeys(TYPES, 0)
    for title in hand:
        if title in abilities:
            row = abilities[title]
            research += row.research
            bought += row.cost > 0
            for type_ in {*row.types}:
                types[type_] += 1
    own = [*nation.deck.top, *nation.deck.mixed, *nation.discard, *hand, *nation.played, *nation.covered]
    yield "hand", float(len(hand))
    yield "hand_research", float(research)
    yield "hand_bought", float(bought)
    for name, n in types.items():
        yield f"hand_{name}", float(n)
    yield "bought", worth_of(own) * min(board.rounds, 3)
    yield "drawn_next", worth_of(nation.deck.top[: hand_size(s, nation.power)]) if board.rounds else 0.0
    yield "deck", float(len(own)) * min(board.rounds, 3)
    yield "assets", float(len(nation.assets))
    yield "orders", float(nation.order)
    yield "points", float(s.points if s.acting == nation.power else 0)
    acting = s.phase in ACTING
    for focus in FOCUSES:
        yield f"focus_{focus}", float(acting and nation.focus == focus)
    yield "studies", float(FOCUS_POINTS * (acting and nation.focus == DOMESTIC and board.rounds > 0))
    yield "engaged", float(len(nation.engaged))
    yield "objective", objective(s, nation)


def worth_of(titles: Sequence[str]) -> float:
    """§B14.4 What Market cards bring beside the cards that everybody begins with."""
    return sum(THINKING.market.get(title, 0.0) for title in titles)


def objective(s: World, nation: Nation) -> float:
    """§G1.3 As things stand: the better one for round 3, both in the end."""
    if not nation.objectives or s.phase == "over":
        return 0.0
    late = s.round > SCORING_ROUNDS[0] or len(nation.objectives) == 1
    found = [reward(s, nation.power, id_, late) for id_ in nation.objectives if id_ in s.board.objectives]
    return float(max(found, default=0))


def of_automa(s: World, nation: Nation, board: Board) -> Iterator[tuple[str, float]]:
    """§A14.2 §A12.4 Levels and steps it has time for; it needs no goods."""
    yield "levels_ahead", float(sum(price.points for price in levels_ahead(s, nation, board)))
    yield "steps_ahead", float(sum(step.points for step in steps_ahead(s, nation, board)))
    yield "allies", float(len(nation.allies))
    yield "tokens", float(sum(nation.cells.values()))
    yield "market_actions", float(market_actions(s, nation))
    yield "fdi", float(sum(nation.fdi.values()))
    yield "bases", float(sum(nation.bases.values()))
    for focus in FOCUSES:
        yield f"focus_{focus}", float(nation.focus == focus)


def market_actions(s: World, nation: Nation) -> int:
    """§A17.1 What the Market card on top of its deck will do; §A17.5 an expert does all that it shows."""
    if not nation.market:
        return 0
    return len(s.board.abilities[nation.market].types) if is_expert(s) else 1


def steps_ahead(s: World, nation: Nation, board: Board) -> Sequence[ProsperityStep]:
    """§B16.3 One an Aftermath, as long as there is time."""
    track = s.board.powers[nation.power].prosperity
    return track[nation.prosperity : nation.prosperity + board.rounds + (s.phase not in OVER)]


def levels_ahead(s: World, nation: Nation, board: Board) -> Sequence[Price]:
    """§B11.1 The best card of each level that there is time for."""
    return list(levels(s, nation))[: int(MEASURE.pace * board.left)]

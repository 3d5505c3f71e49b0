"""2.9 BOT-T: which hexes the opponent attacks, with whom, in which order, and where the turn's markers go."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from visavis.games.noretreat.board import apart, within
from visavis.games.noretreat.bot.filters import card_to_play, decide, decide_if, follow
from visavis.games.noretreat.bot.judge import (
    battle_at,
    battle_value,
    column_of,
    is_prize,
    scratch,
    surround,
)
from visavis.games.noretreat.bot.module import asked_for
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.bot.seams import CITY, HOLD, OFFENSIVE, PLACE, Answering, plan_of
from visavis.games.noretreat.bot.sides import is_defending, sheet_of
from visavis.games.noretreat.rules.battle import BOOST, GO, final_column, gets_armour_shift, running
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.declaring import able_beside, is_able, matching, target_limit
from visavis.games.noretreat.rules.retreats import advance_length
from visavis.games.noretreat.rules.supply import finds_source, has_sea_supply
from visavis.games.noretreat.state import (
    BLOW,
    Battle,
    War,
    enemy,
    face_of,
    has_room,
    holder,
    lift,
    on_map,
    put,
    steps_of,
)
from visavis.kernel.choice import Choice
from visavis.kernel.priorities import Table, least, most, only, prefer

Ground = Mapping[str, Mapping[str, int]]  # by counter: the hexes it can stand in, with the points that costs
HARDEST: Final = 4  # §O-1 the sheet on which weak and single counters come first


class Assault(NamedTuple):
    """A battle that might be fought, and what it would be worth."""

    hex: str
    attackers: tuple[tuple[str, str], ...]  # each with the hex it attacks from
    column: int
    value: float


class Front:
    """All that a side could attack with whoever is free, and what its filters look at."""

    def __init__(self, t: War, side: int, ground: Ground, guards: Collection[str], marker: str, boosts: int) -> None:
        self.t = t
        self.side = side
        self.ground = ground
        self.guards = guards
        self.marker = marker  # §SG2.11 the place of the plan, if it has one
        self.sheet = sheet_of(t, side)
        self.odds = t.board.opponent.odds
        self.boosts = boosts
        self.known: dict[str, Assault | None] = {}
        self.beyond = False  # §BOT-T4 whether it is more than the plan asks for

    def for_more(self) -> Front:
        """§BOT-T4 The same for one more than the plan asks for."""
        found = Front(self.t, self.side, self.ground, self.guards, self.marker, self.boosts)
        found.beyond = True
        return found

    def targets(self) -> list[str]:
        """Enemy hexes that somebody free could attack."""
        beside = {near for ends in self.ground.values() for hex_ in ends for near in self.t.board.places[hex_].near}
        return [hex_ for hex_ in sorted(beside) if holder(self.t, hex_) == enemy(self.side)]

    def assault(self, hex_: str) -> Assault | None:
        if hex_ not in self.known:
            self.known[hex_] = muster(self, hex_)
        return self.known[hex_]

    def value(self, hex_: str) -> float:
        found = self.assault(hex_)
        return -9.0 if found is None else round(found.value, 4)

    def column(self, hex_: str) -> int:
        found = self.assault(hex_)
        return -1 if found is None else found.column


# §BOT-M4 Who attacks


def is_enough(f: Front, column: int, value: float) -> bool:
    """§BOT-M4 The odds that the plan's attackers want; §BOT-T4 of one more battle, all that it asks."""
    if not f.beyond:
        return column >= column_of(f.t, f.odds.attack)
    return column >= good_odds(f) and value > f.odds.worth


def muster(front: Front, target: str) -> Assault | None:
    """§BOT-M4 Counters are added until it is enough."""
    t, side = front.t, front.side
    near = t.board.places[target].near
    places = {id_: {hex_: ends[hex_] for hex_ in near if hex_ in ends} for id_, ends in front.ground.items()}
    free = [id_ for id_, ends in places.items() if ends and is_able(t, id_)]
    u, joined = scratch(t), list[tuple[str, str]]()
    forced, boost = t.markers.get(target) == BLOW, front.boosts > 0
    column, value = -2, -9.0
    while free and not is_enough(front, column, value):
        id_ = next_attacker(front, u, target, free, places, [each for each, _ in joined])
        free.remove(id_)
        hex_ = stance(u, id_, target, places[id_])
        if not hex_:
            continue
        put(u, id_, hex_)
        joined.append((id_, hex_))
        battle = battle_at(u, target, side, [each for each, _ in joined], forced=forced, boost=boost)
        column, value = final_column(u, battle), battle_value(u, battle)
    return Assault(target, tuple(joined), column, value) if joined else None


def next_attacker(
    front: Front, u: War, target: str, free: list[str], places: Mapping[str, Mapping[str, int]], joined: list[str]
) -> str:
    """§BOT-M4 Already there; armour that gives a shift; no guard; the fewest points; then by name."""

    def key(id_: str) -> tuple[int, bool, bool, int, str]:
        cost = min(places[id_].values())
        return (int(cost > 0), not gives_shift(u, target, id_, joined), id_ in front.guards, cost, id_)

    return min(free, key=key)


def gives_shift(u: War, target: str, id_: str, joined: list[str]) -> bool:
    """§B10.19 Whether this armour brings the shift that nobody has brought yet."""
    if not face_of(u, id_).armour:
        return False
    side = u.board.units[id_].side
    with_it = battle_at(u, target, side, [*joined, id_])
    return gets_armour_shift(u, with_it, [target]) and not (
        joined and gets_armour_shift(u, battle_at(u, target, side, joined), [target])
    )


def stance(u: War, id_: str, target: str, ends: Mapping[str, int]) -> str:
    """Where it attacks from: in supply (§BOT-M9), not over a river, the fewest points, better ground, the lower hex."""
    rivers = u.board.places[target].rivers if u.board.weathers[u.weather].rivers else frozenset()
    start = u.where[id_]
    room = [hex_ for hex_ in ends if hex_ == start or has_room(u, id_, hex_)]
    fed = [hex_ for hex_ in room if hex_ == start or is_fed(u, id_, hex_)]
    if not fed:
        return ""
    return min(fed, key=lambda hex_: (hex_ in rivers, ends[hex_], ground_shift(u, hex_), hex_))


def ground_shift(u: War, hex_: str) -> int:
    """What the ground does for whoever defends it: the less the better."""
    place = u.board.places[hex_]
    return u.board.terrains[place.terrain].shift - (place.objective >= 0)


def is_fed(u: War, id_: str, place: str) -> bool:
    """§BOT-M9 Whether the supply test would leave a counter unmarked there."""
    side = u.board.units[id_].side
    if u.board.places[place].terrain == "area" or has_sea_supply(u, side, place):
        return True
    if finds_source(u, side, place):
        return True
    near = (hex_ for hex_ in u.board.places[place].around if hex_ in u.at and u.at[hex_] != (id_,))
    return any(holder(u, hex_) == side and finds_source(u, side, hex_) for hex_ in near)


# §BOT-T2 §BOT-T3 §BOT-T4 Which hexes


def is_weak_alone(f: Front, hex_: str) -> bool:
    """§O4-3 One counter with one step."""
    here = f.t.at[hex_]
    return len(here) == 1 and steps_of(f.t, here[0]) == 1


def opens_city(f: Front, hex_: str) -> bool:
    """§BOT-T2 The garrison of a city, or a counter whose hex opens an empty one to advance."""
    t, other = f.t, enemy(f.side)
    cities = {city for city in t.board.cities if t.control.get(city) == other and city not in t.scorched}
    if hex_ in cities:
        return True
    found = f.assault(hex_)
    length = max((advance_length(t, id_) for id_, _ in found.attackers), default=1) if found is not None else 1
    return any(city not in t.at and apart(t.board, city, hex_) < length for city in cities)


def from_marker(f: Front, hex_: str) -> int:
    return apart(f.t.board, f.marker, hex_) if f.marker else 0


ORDER: Final[Table] = (  # §BOT-T3
    prefer("O4-3", "weak_and_alone", is_weak_alone, when=lambda f: f.sheet == HARDEST),
    most("BOT-T3", "best_battle", lambda f, hex_: f.value(hex_)),
    prefer("BOT-T3", "prize", lambda f, hex_: is_prize(f.t, hex_)),
    least("BOT-T3", "near_marker", from_marker, when=lambda f: bool(f.marker)),
)
CAPTURE: Final[Table] = (prefer("BOT-T2", "opens_city", opens_city),)


def has_even_odds(f: Front, hex_: str) -> bool:
    """§BOT-M4 Enough while the plan asks for more."""
    return f.column(hex_) >= column_of(f.t, f.odds.short)


EVEN: Final = prefer("BOT-M4", "even_odds", has_even_odds)


def good_odds(f: Front) -> int:
    """§BOT-T4 3:1 without the initiative, 2:1 with it."""
    return column_of(f.t, f.odds.extra_defending if is_defending(f.t, f.side) else f.odds.extra_attacking)


EXTRA: Final[Table] = (
    only("BOT-T4", "good_odds", lambda f, hex_: f.column(hex_) >= good_odds(f)),
    only("BOT-T4", "worth_it", lambda f, hex_: f.value(hex_) > f.odds.worth),
    *ORDER,
)


def next_target(s: War, f: Front, chosen: Collection[str], left: int) -> Assault | None:
    """The plan's next target while it asks for more, otherwise one that is worth it."""
    hexes = [hex_ for hex_ in f.targets() if hex_ not in f.t.markers and hex_ not in chosen]
    found = plan_target(s, f, hexes, left) if left > 0 else None
    return found or extra_target(s, f, hexes)


def plan_target(s: War, f: Front, hexes: list[str], left: int) -> Assault | None:
    """§BOT-T2 As many as are still asked for must find attackers after it."""
    plan = plan_of(s, f.side)
    zone = zone_of(s, f.side)
    inside = [hex_ for hex_ in hexes if zone is None or hex_ in zone]
    if plan is None or not inside:
        return None
    table = (*(CAPTURE if plan.plan == CITY else ()), EVEN, *ORDER)
    able = [hex_ for hex_ in inside if f.assault(hex_) is not None]
    if not able:
        return None
    hex_ = decide(s, f.side, "target", able, table, seen=f)
    return spared(f, hex_, [other for other in able if other != hex_], left - 1)


def spared(f: Front, hex_: str, others: list[str], left: int) -> Assault | None:
    """Its attackers, but for those without whom too few of the plan's other targets could be attacked (§J2)."""
    want = min(left, possible(f, others, ()))
    near = f.t.board.places[hex_].near
    able = [id_ for id_, ends in f.ground.items() if is_able(f.t, id_) and any(place in ends for place in near)]
    left_by = {id_: possible(f, others, (id_,)) for id_ in able} if want else dict.fromkeys(able, 0)
    most_left = min(want, max(left_by.values(), default=0))
    free = {id_: f.ground[id_] for id_ in able if left_by[id_] >= most_left}
    found = muster(Front(f.t, f.side, free, f.guards, f.marker, f.boosts), hex_)
    if found is None:
        return f.assault(hex_)
    attackers = found.attackers
    while len(attackers) > 1 and possible(f, others, {id_ for id_, _ in attackers}) < most_left:
        attackers = attackers[:-1]
    return found._replace(attackers=attackers)


def possible(f: Front, hexes: list[str], without: Collection[str]) -> int:
    """§J2 How many of these hexes could each be attacked by somebody else."""
    places = f.t.board.places
    free = {id_: ends for id_, ends in f.ground.items() if id_ not in without and is_able(f.t, id_)}
    strikers = {
        hex_: [id_ for id_, ends in free.items() if any(near in ends for near in places[hex_].near)] for hex_ in hexes
    }
    return matching(strikers)


def extra_target(s: War, f: Front, hexes: list[str]) -> Assault | None:
    """§BOT-T4 One more than the plan asks for, if it is worth it."""
    more = f.for_more()
    hex_ = decide_if(s, f.side, "extra_target", hexes, EXTRA, seen=more) if hexes else None
    return None if hex_ is None else more.assault(hex_)


def plan_asks(s: War, side: int) -> int:
    """§PK3 §PK5 §PK6 §PK7 How many attacks."""
    plan = plan_of(s, side)
    if plan is None or plan.plan not in (OFFENSIVE, PLACE, CITY):
        return 0
    return asked_for(s, side, plan)


def zone_of(s: War, side: int) -> frozenset[str] | None:
    """§PK5 Where the plan's attacks must be; none: anywhere."""
    plan = plan_of(s, side)
    return within(s.board, plan.place, s.board.numbers.plan_zone) if plan is not None and plan.place else None


def may_attack(s: War, side: int) -> bool:
    """§BOT-T1 §PK2"""
    plan = plan_of(s, side)
    return plan is None or plan.plan != HOLD


def front_of(s: War, t: War, side: int, ground: Ground, guards: Collection[str] = (), boosts: int = 0) -> Front:
    plan = plan_of(s, side)
    return Front(t, side, ground, guards, plan.place if plan is not None else "", boosts)


# In the Combat Phase


def conduct_of(s: War) -> Conduct:
    assert s.conduct is not None
    return s.conduct


def standing(s: War, side: int, without: Collection[str]) -> dict[str, dict[str, int]]:
    """Where everybody stands who can attack and is not spoken for."""
    return {id_: {s.where[id_]: 0} for id_ in on_map(s, side) if id_ not in without and is_able(s, id_)}


def aim(s: War, side: int) -> None:
    """§BOT-T1 §BOT-T2 §BOT-T4 All targets: forced ones get attackers first, then the plan's, then what is worth it."""
    conduct, taken = conduct_of(s), set[str]()
    conduct.aimed, conduct.attacks = True, {}
    for hex_ in sorted(hex_ for hex_ in s.markers if s.markers[hex_] == BLOW and holder(s, hex_) == enemy(side)):
        taken |= set(force(s, side, hex_, taken))
    if not may_attack(s, side):
        follow(s, side, "target", "BOT-T1", "no_attacks", DONE)
        return
    asked, boosts, chosen = plan_asks(s, side), free_boosts(s, side), list[str]()
    while len(chosen) < target_limit(s, side):
        front = front_of(s, s, side, standing(s, side, taken), boosts=boosts - len(chosen))
        found = next_target(s, front, chosen, asked - len(chosen))
        if found is None:
            break
        chosen.append(found.hex)
        conduct.attacks[found.hex] = tuple(id_ for id_, _ in found.attackers)
        taken |= set(conduct.attacks[found.hex])
    reinforce(s, side, chosen, taken)


def force(s: War, side: int, hex_: str, taken: Collection[str]) -> tuple[str, ...]:
    """§BOT-T1 §B10.6 Who attacks under a Counterblow marker: the group whose battle is worth most."""
    able = able_beside(s, side, hex_)
    free = [id_ for id_ in able if id_ not in taken] or able
    if not free:
        return ()
    front = front_of(s, s, side, {id_: {s.where[id_]: 0} for id_ in free})
    found = muster(front, hex_)
    group = [id_ for id_, _ in found.attackers] if found is not None else free
    groups = [tuple(group[: n + 1]) for n in range(len(group))] + [(id_,) for id_ in free]
    worth = {each: battle_value(s, battle_at(s, hex_, side, each, forced=True)) for each in groups}
    best = min(worth, key=lambda each: (-round(worth[each], 4), len(each), each))
    conduct_of(s).attacks[hex_] = best
    return best


def reinforce(s: War, side: int, chosen: list[str], taken: set[str]) -> None:
    """§BOT-T3 Whoever is left beside a target joins where he makes the battle worth more (ruling R99)."""
    conduct = conduct_of(s)
    for id_ in sorted(standing(s, side, taken)):
        gains = []
        for hex_ in chosen:
            if hex_ in s.board.places[s.where[id_]].near:
                group = conduct.attacks[hex_]
                now, then = (battle_value(s, battle_at(s, hex_, side, each)) for each in (group, (*group, id_)))
                if then > now:
                    gains.append((round(now - then, 4), hex_))
        if gains:
            conduct.attacks[min(gains)[1]] += (id_,)


def target(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-T2 §BOT-T3 §BOT-T4 The next hex of those chosen; all are chosen together."""
    card = card_to_play(s, side, choice)
    if card:
        return card
    conduct = conduct_of(s)
    if not conduct.aimed:
        aim(s, side)
    return next((hex_ for hex_ in conduct.attacks if hex_ in choice.options), DONE)


def battle(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-T6 Forced battles come first by the rules; then the one worth most, then one that can surround."""
    return decide(s, side, "battle", choice.options, SEQUENCE, seen=Fights(s, side))


class Fights:
    """The battles still to fight, and what each is worth."""

    def __init__(self, s: War, side: int) -> None:
        self.s = s
        self.side = side

    def value(self, hex_: str) -> float:
        group = attackers_of(self.s, self.side, hex_)
        forced = self.s.markers.get(hex_) == BLOW
        return round(battle_value(self.s, battle_at(self.s, hex_, self.side, group, forced=forced)), 4)

    def surrounds(self, hex_: str) -> int:
        """§J5 How many enemies the best of its attackers would cut off from there."""
        t = scratch(self.s)
        for id_ in t.at[hex_]:
            lift(t, id_)
        group = attackers_of(self.s, self.side, hex_)
        return max((surround(t, self.side, id_, hex_)[0] for id_ in group), default=0)


SEQUENCE: Final[Table] = (
    most("BOT-T6", "best_battle", lambda f, hex_: f.value(hex_)),
    most("BOT-T6", "surrounds", lambda f, hex_: f.surrounds(hex_)),
)


def attackers_of(s: War, side: int, hex_: str) -> tuple[str, ...]:
    """Those meant for a hex who still can, or whoever is best."""
    able = able_beside(s, side, hex_)
    meant = tuple(id_ for id_ in conduct_of(s).attacks.get(hex_, ()) if id_ in able)
    if meant:
        return meant
    others = {
        id_ for other, ids in conduct_of(s).attacks.items() if other != hex_ and other in s.markers for id_ in ids
    }
    return force(s, side, hex_, others)


def join(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-M4 Those who were meant for it, then go."""
    battle = running(s)
    if not battle.attackers:
        meant = attackers_of(s, side, battle.hex)
        group = tuple(id_ for id_ in meant if id_ in choice.options) or (min(choice.options),)  # ruling R101
        conduct_of(s).attacks[battle.hex] = group
        return follow(s, side, "join", "BOT-M4", "attackers", group, battle.hex)[0]
    group = conduct_of(s).attacks.get(battle.hex, ())
    return next((id_ for id_ in group if id_ in choice.options), GO)


# §BOT-T5 Blitz! and Shock!


def free_boosts(s: War, side: int) -> int:
    """§BOT-T5 Markers for its own attacks: one is kept for a counterattack on sheets 2 and 3."""
    return s.boosts[side] - (is_defending(s, side) and s.boosts[side] > 0)


def boost_gain(s: War, battle: Battle) -> float:
    """How much more a battle is worth with the marker."""
    with_it = Battle(
        *(battle.hex, battle.side, battle.forced, battle.attackers, battle.defenders),
        boost=True,
        counter=battle.counter,
        mods=battle.mods,
    )
    return round(battle_value(s, with_it) - battle_value(s, battle), 4)


def wants_boost(s: War, side: int) -> bool:
    """§BOT-T5 Whether fewer battles still to come would gain more by it than there are markers."""
    battle = running(s)
    gain = boost_gain(s, battle)
    if gain <= 0:
        return False
    if battle.counter or s.side != side:
        return True
    better = 0
    for hex_, marker in s.markers.items():
        if hex_ != battle.hex and holder(s, hex_) == enemy(side) and able_beside(s, side, hex_):
            group = attackers_of(s, side, hex_)
            better += boost_gain(s, battle_at(s, hex_, side, group, forced=marker == BLOW)) > gain
    return better < free_boosts(s, side)


def commit(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-T5 The marker of the turn, then cards (§BOT-C5)."""
    if BOOST in choice.options and wants_boost(s, side):
        return follow(s, side, "commit", "BOT-T5", "boost_gain", BOOST, running(s).hex)
    return card_to_play(s, side, choice) or GO


TARGETS: Final[dict[str, Answering]] = {"target": target, "battle": battle, "join": join, "commit": commit}

"""2.9 BOT-M: the opponent's Movement phase, planned once on a copy of the board, in the order of its sheet."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from heapq import heappop, heappush
from typing import Final

from visavis.games.noretreat.board import Board, apart
from visavis.games.noretreat.bot.filters import card_to_play, decide, decide_if, follow
from visavis.games.noretreat.bot.judge import (
    FAR,
    ends_of,
    from_way,
    gap_after,
    held_hexes,
    holds_at,
    leak,
    leak_length,
    scratch,
    threatened,
    unguarded,
    way_through,
)
from visavis.games.noretreat.bot.seams import CITY, Answering, plan_of
from visavis.games.noretreat.bot.sides import is_defending, sheet_of
from visavis.games.noretreat.bot.targets import (
    Assault,
    Front,
    conduct_of,
    extra_target,
    free_boosts,
    front_of,
    is_fed,
    may_attack,
    plan_asks,
    plan_target,
)
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.declaring import target_limit
from visavis.games.noretreat.rules.movement import STAY, may_move, points, reach, walk, way_to
from visavis.games.noretreat.rules.points import is_worth_points
from visavis.games.noretreat.rules.rail import is_free, may_entrain
from visavis.games.noretreat.rules.stalin import STALIN, may_entrain_stalin
from visavis.games.noretreat.rules.supply import supplied_cities
from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import (
    MOVED,
    RAIL,
    War,
    enemy,
    face_of,
    holder,
    lift,
    mark,
    on_map,
    put,
)
from visavis.kernel.choice import Choice
from visavis.kernel.kept import kept
from visavis.kernel.priorities import Table, least, most, only, prefer

ATTACKER: Final = "attacker"
GUARD: Final = "guard"
SEGMENT: Final = 2  # §BOT-M8 hexes from where a counter stands
CLOSE: Final = 4  # §BOT-M3 hexes from Moscow
BESIDE_STALIN: Final = 2  # §O3-4
SHEET_2: Final = 2
SOON: Final = 2  # §BOT-M8 turns in which a city that stands open is reached

Pairs = list[tuple[str, str]]


class Design:
    """What the opponent means to do, as far as it has got."""

    def __init__(self, s: War, side: int) -> None:
        self.s = s
        self.t = scratch(s)  # the board with the moves made so far
        self.side = side
        self.sheet = sheet_of(s, side)
        self.defending = is_defending(s, side)
        self.roles: dict[str, str] = {}
        self.moves: Pairs = []
        self.cities = threatened(s, side)
        self.guards = frozenset(id_ for city in self.cities for id_ in s.at.get(city, ()))
        self.attacked: list[str] = []  # targets that have their attackers
        self.foes = far_from(s, [s.where[id_] for id_ in on_map(s, enemy(side))])
        self.way: tuple[str, ...] = ()  # §BOT-M6 the leak to be closed
        self.gaps: dict[tuple[str, str], int] = {}  # §J6 by counter and hex: how long the way would be
        self.goals: dict[str, str] = {}  # §BOT-M8 by counter: the city it marches to
        self.mover = ""  # §BOT-M8 whose goal is chosen
        self.reached: dict[str, int] = {}
        self.whole: set[str] = set()  # hexes in which it leaves the line whole
        self.known: dict[str, dict[str, int]] = {}

    def free(self) -> list[str]:
        """Counters without a task that have not moved."""
        t = self.t
        return sorted(
            id_
            for id_ in on_map(t, self.side)
            if id_ not in self.roles and not t.marks.get(id_, 0) & MOVED and face_of(t, id_).mobile
        )

    def ends(self, id_: str) -> dict[str, int]:
        """§BOT-M9 Where a counter may end: not out of supply, unless it stands so already."""
        if id_ not in self.known:
            start, found = self.t.where[id_], ends_of(self.t, id_)
            if is_fed(self.t, id_, start):
                found = {hex_: cost for hex_, cost in found.items() if hex_ == start or is_fed(self.t, id_, hex_)}
            self.known[id_] = found
        return self.known[id_]

    def go(self, id_: str, hex_: str, role: str = "") -> bool:
        """The move, on the copy; nothing if it turns out to be out of reach."""
        t = self.t
        if role:
            self.roles[id_] = role
        if hex_ == t.where[id_]:
            return True
        budget = points(t, id_)
        found, before = reach(t, id_, budget)
        if hex_ not in found or not may_move(t, id_):
            return False
        self.known = {}
        walk(t, id_, way_to(before, hex_), found[hex_], budget)
        mark(t, id_, MOVED)
        t.mover = ""
        self.moves.append((id_, hex_))
        return True


def far_from(s: War, places: Collection[str]) -> dict[str, int]:
    """By hex: how far the nearest of these places is."""
    found = dict.fromkeys(sorted(places), 0)
    queue = list(found)
    for place in queue:
        for near in (*s.board.places[place].around, *s.board.places[place].near):
            if near not in found:
                found[near] = found[place] + 1
                queue.append(near)
    return found


@kept
def marches(board: Board, goal: str, armour: bool) -> dict[str, int]:
    """By hex: the movement points to a goal over open country, nobody in the way."""
    costs = board.costs[0 if armour else 1]
    found: dict[str, int] = {}
    queue = [(0, goal)]
    while queue:
        spent, place = heappop(queue)
        if place in found:
            continue
        found[place] = spent
        for near in board.places[place].near:
            if near not in found:
                heappush(queue, (spent + costs[place], near))
    return found


# §BOT-M4 Attackers


def attackers(d: Design) -> None:
    """§BOT-M4 The plan's attackers go where they attack from."""
    if not capture_by_march(d):
        strike(d)


def capture_by_march(d: Design) -> bool:
    """§PK6 ruling R20 A city that stands open is taken by marching into it."""
    plan = plan_of(d.s, d.side)
    if plan is None or plan.plan != CITY:
        return False
    pairs = [(id_, hex_) for id_ in d.free() for hex_ in d.ends(id_) if is_enemy_city(d, hex_)]
    if not pairs:
        return False
    id_, hex_ = decide(d.s, d.side, "capture", pairs, CAPTURE_TABLE, seen=d)
    return d.go(id_, hex_, ATTACKER)


def is_enemy_city(d: Design, hex_: str) -> bool:
    return hex_ in d.t.board.city_set and d.t.control.get(hex_) == enemy(d.side) and hex_ not in d.t.scorched


CAPTURE_TABLE: Final[Table] = (
    prefer("BOT-M4", "no_guard", lambda d, pair: pair[0] not in d.guards),
    least("BOT-M4", "fewest_points", lambda d, pair: d.ends(pair[0])[pair[1]]),
)


def strike(d: Design) -> None:
    """§BOT-M4 The plan's targets one after another, each with the counters that attack it."""
    asked = min(plan_asks(d.s, d.side), target_limit(d.s, d.side))
    while len(d.attacked) < asked:
        front = front_now(d)
        hexes = [hex_ for hex_ in front.targets() if hex_ not in d.attacked and hex_ not in d.t.markers]
        found = plan_target(d.s, front, hexes, asked - len(d.attacked))
        if found is None:
            return
        send(d, found)


def front_now(d: Design) -> Front:
    ground = {id_: d.ends(id_) for id_ in d.free()}
    boosts = free_boosts(d.s, d.side) - len(d.attacked)
    return front_of(d.s, d.t, d.side, ground, d.guards, boosts)


def send(d: Design, found: Assault) -> None:
    """§BOT-M4 Its attackers, to the hexes they attack from."""
    d.attacked.append(found.hex)
    for id_, hex_ in found.attackers:
        d.go(id_, hex_, ATTACKER)


# §BOT-M5 Guards


def guards(d: Design) -> None:
    """§BOT-M5 §O2-2 §O3-2 Each threatened city gets a guard, or keeps it; sheets 1 and 4 look after objectives only."""
    wanted = [city for city in d.cities if d.defending or decides(d, city)]
    for city in sorted(wanted, key=partial(urgency, d)):
        if any(role in (ATTACKER, GUARD) and covers(d, id_, d.t.where[id_], city) for id_, role in d.roles.items()):
            continue
        pairs = [(id_, hex_) for id_ in d.free() for hex_ in d.ends(id_) if covers(d, id_, hex_, city)]
        if pairs:
            id_, hex_ = decide(d.s, d.side, "guard", pairs, GUARDS, seen=(d, city), subject=city)
            d.go(id_, hex_, GUARD)


def decides(d: Design, city: str) -> bool:
    """Ruling R111 An objective; in a battle, which has none (§UM10), each city of its end (§UM11, §UU9)."""
    board = d.t.board
    return board.places[city].objective >= 0 or board.part is not None


def urgency(d: Design, city: str) -> tuple[bool, bool, int, str]:
    """§BOT-M5 Objectives, then cities that bring points (§B12.2), then by the nearest enemy.

    Ruling R110: nobody who is to carry out the plan is taken for it, as the sheet names that first.
    """
    return d.t.board.places[city].objective < 0, not is_worth_points(d.t, city), d.foes.get(city, FAR), city


def covers(d: Design, id_: str, hex_: str, city: str) -> bool:
    """§J4 In the city, or with a zone over it."""
    return hex_ == city or (face_of(d.t, id_).zone and city in d.t.board.places[hex_].near)


GUARDS: Final[Table] = (
    least("BOT-M5", "fewest_points", lambda seen, pair: seen[0].ends(pair[0])[pair[1]]),
    prefer("BOT-M5", "in_the_city", lambda seen, pair: pair[1] == seen[1]),
)


# §BOT-M6 The line


def line(d: Design) -> None:
    """§BOT-M6 §O2-3 §O3-3 Free counters close the leak, or make the enemy's way longer, each at most once."""
    while True:
        d.way = leak(d.t, d.side)
        if not d.way:
            return
        now = leak_length(d.way)
        d.gaps = gaps(d)
        pairs = [pair for pair, length in d.gaps.items() if length > now]
        if not pairs:
            return
        id_, hex_ = decide(d.s, d.side, "line", pairs, LINE, seen=d)
        d.go(id_, hex_, "line")
        d.roles[id_] = "line"


def gaps(d: Design) -> dict[tuple[str, str], int]:
    """§J6 By counter and hex: how long the shortest leak is with it there. Only hexes beside the leak change it."""
    beside = {hex_ for hex_ in d.t.board.hexes if from_way(d.t, d.way, hex_) <= 1}
    found: dict[tuple[str, str], int] = {}
    for id_ in d.free():
        ends = [hex_ for hex_ in d.ends(id_) if hex_ in beside and hex_ != d.t.where[id_]]
        if not ends:
            continue
        without = scratch(d.t)
        lift(without, id_)
        held = held_hexes(without, d.side)
        for hex_ in ends:
            found[id_, hex_] = leak_length(way_through(without, d.side, held | holds_at(d.t, id_, hex_)))
    return found


LINE: Final[Table] = (
    most("BOT-M6", "closes_gap", lambda d, pair: d.gaps[pair]),
    least("BOT-M6", "near_gap", lambda d, pair: from_way(d.t, d.way, pair[1])),
    prefer("BOT-M6", "in_a_city", lambda d, pair: pair[1] in d.t.board.city_set),
    least("BOT-M6", "fewest_points", lambda d, pair: d.ends(pair[0])[pair[1]]),
)


# §BOT-M3 Stalin


def is_in_danger(s: War) -> bool:
    """§O3-4 §BOT-M3 Two or more enemies beside Stalin."""
    if not s.stalin or s.stalin not in s.board.places:
        return False
    near = s.board.places[s.stalin].near
    return sum(len(s.at[hex_]) for hex_ in near if holder(s, hex_) == enemy(SOVIET)) >= BESIDE_STALIN


def may_return(s: War) -> bool:
    """§BOT-M3 Away from Moscow, which is Soviet and supplied, and no enemy is within four hexes of it."""
    home = s.board.mission.mission.stalin
    if not s.stalin or s.stalin == home or s.control.get(home) != SOVIET:
        return False
    foes = [s.where[id_] for id_ in on_map(s, enemy(SOVIET))]
    return home in supplied_cities(s, SOVIET) and all(apart(s.board, home, place) > CLOSE for place in foes)


def stalin(d: Design) -> None:
    """§BOT-M3 He takes the train if he is in danger, or to go home; never otherwise."""
    if not may_entrain_stalin(d.t, d.side) or not is_free(d.t, d.side):
        return
    danger = is_in_danger(d.s)
    if danger or may_return(d.s):
        follow(d.s, d.side, "stalin", "BOT-M3", "stalin_leaves" if danger else "stalin_returns", STALIN)
        d.moves.append((STALIN, RAIL))
        d.t.trains += 1


def stalin_city(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-M3 Home if it is safe there, otherwise far from every enemy."""
    return decide(s, side, "stalin_city", choice.options, REFUGE, subject=STALIN)


def nearest_foe(s: War, city: str) -> int:
    return min((apart(s.board, city, s.where[id_]) for id_ in on_map(s, enemy(SOVIET))), default=FAR)


REFUGE: Final[Table] = (
    prefer("BOT-M3", "home_is_safe", lambda s, city: city == s.board.mission.mission.stalin and may_return(s)),
    most("BOT-M3", "far_from_enemies", nearest_foe),
    least("BOT-M3", "near_moscow", lambda s, city: apart(s.board, city, s.board.mission.mission.stalin)),
)


# §BOT-M7 Trains


def train(d: Design) -> None:
    """§BOT-M7 §O1-2 §O2-4 §O3-5 §O4-2 One counter that is not needed where it is."""
    hand = len(d.s.hands[d.side])
    if not is_free(d.t, d.side) and hand <= (1 if d.sheet == SHEET_2 else 0):  # §BOT-C3
        return
    able = [id_ for id_ in d.free() if may_entrain(d.t, id_) and may_move(d.t, id_)]
    id_ = decide_if(d.s, d.side, "train", able, TRAIN, seen=d) if able else None
    if id_ is not None:
        put(d.t, id_, RAIL)
        d.known = {}
        d.t.trains += 1
        d.moves.append((id_, RAIL))


def line_holds_without(d: Design, id_: str) -> bool:
    t = scratch(d.t)
    lift(t, id_)
    return not leak(t, d.side)


TRAIN: Final[Table] = (
    only("BOT-M7", "line_holds", line_holds_without, when=lambda d: d.defending),
    most("BOT-M7", "far_from_enemies", lambda d, id_: d.foes.get(d.t.where[id_], FAR)),
    least("BOT-M7", "weakest", lambda d, id_: face_of(d.t, id_).attack + face_of(d.t, id_).defence),
)


# §BOT-M8 The rest


def rest(d: Design) -> None:
    """§BOT-M8 With the initiative to cities and further targets (ruling R98); without it to good ground."""
    if d.defending:
        for id_ in d.free():
            settle(d, id_)
        return
    for city in enemy_cities(d):
        enter_open_city(d, city)
    d.goals = share_out(d, [city for city in enemy_cities(d) if city not in d.t.at], SOON)
    for id_ in sorted(d.goals):
        march(d, id_)
    while may_attack(d.s, d.side) and len(d.attacked) < target_limit(d.s, d.side):
        front = front_now(d)
        hexes = [hex_ for hex_ in front.targets() if hex_ not in d.attacked and hex_ not in d.t.markers]
        found = extra_target(d.s, front, hexes)
        if found is None:
            break
        send(d, found)
    d.goals = share_out(d, enemy_cities(d))
    for id_ in sorted(d.free(), key=lambda id_: (to_city(d, id_, d.t.where[id_]), id_)):
        march(d, id_)


def share_out(d: Design, cities: list[str], turns: int = FAR) -> dict[str, str]:
    """§BOT-M8 To each of these cities the free counter that is nearest to it, if it gets there in so many turns."""
    found: dict[str, str] = {}
    far = {(id_, city): marching(d, id_, d.t.where[id_], city) for id_ in d.free() for city in cities}
    for id_, city in sorted(far, key=lambda pair: (far[pair], pair[1], pair[0])):
        if id_ not in found and city not in found.values() and far[id_, city] <= turns * points(d.t, id_):
            found[id_] = city
    return found


def marching(d: Design, id_: str, hex_: str, city: str) -> int:
    """Movement points from a hex to a city."""
    return marches(d.t.board, city, face_of(d.t, id_).armour).get(hex_, FAR)


def enter_open_city(d: Design, city: str) -> None:
    """§BOT-M8 The nearest city of the enemy's is one that somebody can march into."""
    able = [id_ for id_ in d.free() if city in d.ends(id_)]
    if able:
        id_ = decide(d.s, d.side, "enter", able, ENTER, seen=(d, city), subject=city)
        d.go(id_, city, ATTACKER)


ENTER: Final[Table] = (
    prefer("BOT-M8", "no_guard", lambda seen, id_: id_ not in seen[0].guards),
    least("BOT-M8", "fewest_points", lambda seen, id_: seen[0].ends(id_)[seen[1]]),
    most("BOT-M8", "strongest_guard", lambda seen, id_: face_of(seen[0].t, id_).defence),
)


def march(d: Design, id_: str) -> None:
    """§BOT-M8 Into a city of the enemy's, or towards the nearest one."""
    ends = d.ends(id_)
    if len(ends) > 1:
        d.mover, d.reached = id_, ends
        d.go(id_, decide(d.s, d.side, "march", list(ends), MARCH, seen=d, subject=id_))


def to_city(d: Design, id_: str, hex_: str) -> int:
    """Movement points from there to the city it is meant for, or to the nearest one of the enemy's."""
    cities = [d.goals[id_]] if id_ in d.goals else enemy_cities(d)
    return min((marching(d, id_, hex_, city) for city in cities), default=0)


def enemy_cities(d: Design) -> list[str]:
    return [city for city in d.t.board.cities if is_enemy_city(d, city)]


MARCH: Final[Table] = (
    prefer("BOT-M8", "takes_city", is_enemy_city),
    least("BOT-M8", "near_enemy_city", lambda d, hex_: to_city(d, d.mover, hex_)),
    most("BOT-M8", "best_ground", lambda d, hex_: ground_of(d, hex_)),
)


def settle(d: Design, id_: str) -> None:
    """§BOT-M8 The best ground in its part of the line."""
    start = d.t.where[id_]
    ends = {hex_: cost for hex_, cost in d.ends(id_).items() if apart(d.t.board, start, hex_) <= SEGMENT}
    if len(ends) > 1:
        d.mover, d.reached = id_, ends
        without = scratch(d.t)
        lift(without, id_)
        held = held_hexes(without, d.side)
        whole = not leak(d.t, d.side)
        d.whole = {hex_ for hex_ in ends if whole and not way_through(without, d.side, held | holds_at(d.t, id_, hex_))}
        d.go(id_, decide(d.s, d.side, "settle", list(ends), SETTLE, seen=d, subject=id_))


def ground_of(d: Design, hex_: str) -> int:
    """§BOT-M8 Mountain, objective, city, forest, marsh, behind a river, open."""
    place = d.t.board.places[hex_]
    if place.terrain == "mountain":
        return 6
    if place.objective >= 0:
        return 5
    rank = {"city": 4, "forest": 3, "kerch": 3, "marsh": 2}.get(place.terrain, 0)
    return rank or int(any(d.foes.get(other, FAR) < d.foes.get(hex_, FAR) for other in place.rivers))


SETTLE: Final[Table] = (
    prefer("BOT-M8", "line_holds", lambda d, hex_: hex_ in d.whole),
    most("BOT-M8", "best_ground", ground_of),
    least("BOT-M8", "fewest_points", lambda d, hex_: d.reached[hex_]),
)


# The phase

BLOCKS: Final[dict[int, tuple[Callable[[Design], None], ...]]] = {  # by sheet, in its order
    1: (attackers, guards, train, rest),
    2: (attackers, guards, line, train, rest),
    3: (attackers, guards, line, stalin, train, rest),
    4: (attackers, guards, stalin, train, rest),
}


def plan_moves(s: War, side: int) -> None:
    """The whole phase at once: what each counter does, and why."""
    d = Design(s, side)
    for block in BLOCKS[d.sheet]:
        block(d)
    conduct_of(s).moves = d.moves


def move(s: War, side: int, choice: Choice[str]) -> str:
    """The next move of those planned that can still be made."""
    card = card_to_play(s, side, choice)
    if card:
        return card
    if not is_own_phase(s, side):
        return sudden_move(s, side, choice)
    moves = conduct_of(s).moves
    while moves:
        id_, goal = moves[0]
        if id_ in choice.options and (id_ == STALIN or can_go(s, id_, goal)):
            if id_ == STALIN:
                moves.pop(0)
            return id_
        moves.pop(0)
    return DONE


def is_own_phase(s: War, side: int) -> bool:
    return s.side == side and s.phase == "movement"


def can_go(s: War, id_: str, goal: str) -> bool:
    if goal == RAIL:
        return id_ != s.mover and may_entrain(s, id_)
    return goal != s.where[id_] and goal in ends_of(s, id_)


def goal(s: War, side: int, choice: Choice[str]) -> str:
    """Where the counter was meant to go."""
    id_, moves = choice.about["unit"], conduct_of(s).moves
    if is_own_phase(s, side) and moves and moves[0][0] == id_:
        meant = moves.pop(0)[1]
        if meant in choice.options:
            return meant
    return sudden_goal(s, side, choice)


# §BOT-C7 Moves that a card allows


class Sudden:
    """A move out of turn: what it would do for the line and for cities in danger."""

    def __init__(self, s: War, side: int) -> None:
        self.s = s
        self.bare = unguarded(s, side)
        self.way = leak_length(leak(s, side))

    def closes(self, id_: str, place: str) -> bool:
        return place in self.s.board.places and gap_after(self.s, id_, place) > self.way

    def guards(self, id_: str, place: str) -> bool:
        near = self.s.board.places[place].near if place in self.s.board.places else ()
        return any(city == place or city in near for city in self.bare)


def sudden_move(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-C7 A counter that a step would bring where it is needed."""
    f = Sudden(s, side)
    units = [id_ for id_ in choice.options if id_ in s.board.units]
    steps = [(id_, hex_) for id_ in units for hex_ in s.board.places[s.where[id_]].near if hex_ not in s.at]
    useful = [(id_, hex_) for id_, hex_ in steps if f.closes(id_, hex_) or f.guards(id_, hex_)]
    if not useful:
        return follow(s, side, "sudden_move", "BOT-C7", "nothing_to_mend", DONE)
    return decide(s, side, "sudden_move", useful, SUDDEN, seen=f)[0]


def sudden_goal(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-C7 Where it closes the line or guards a city; otherwise it stays."""
    f, id_ = Sudden(s, side), choice.about["unit"]
    pairs = [(id_, hex_) for hex_ in choice.options if f.closes(id_, hex_) or f.guards(id_, hex_)]
    stay = STAY if STAY in choice.options else min(choice.options)
    return decide(s, side, "sudden_goal", pairs or [(id_, stay)], SUDDEN, seen=f, subject=id_)[1]


SUDDEN: Final[Table] = (
    prefer("BOT-C7", "closes_gap", lambda f, pair: f.closes(*pair)),
    prefer("BOT-C7", "guards_city", lambda f, pair: f.guards(*pair)),
)

MOVEMENT: Final[dict[str, Answering]] = {"move": move, "goal": goal, "stalin.city": stalin_city}

"""5.3 to 5.6: what an opponent does next in its turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from visavis.games.manhattan.board import AIR_STRIKES, CONSTRUCTION, DESIGN, ENGINEER, ESPIONAGE, REPAIR, Space
from visavis.games.manhattan.bot.chain import (
    Need,
    Outlook,
    best_test,
    build,
    buildable,
    building_order,
    building_value,
    chain_value,
    load,
    loadable,
    points,
    test,
)
from visavis.games.manhattan.bot.mind import Mind
from visavis.games.manhattan.bot.war import peace_partners, strike_value
from visavis.games.manhattan.bot.worth import (
    building_worth,
    crew_cost,
    gained_worth,
    goods_worth,
    price_worth,
    purchase_worth,
    worker_worth,
)
from visavis.games.manhattan.rules.bombs import BUILD, LOAD, TEST
from visavis.games.manhattan.rules.gains import price_of
from visavis.games.manhattan.rules.turn import BUILDING, END, RETRIEVE, TALK
from visavis.games.manhattan.state import NO_TOKEN, goal, owner_of, workers_of
from visavis.kernel.choice import Choice
from visavis.kernel.game import Advice
from visavis.kernel.priorities import Line, Table, narrow, only, prefer, weigh

NO_STEP_1: Final = "no_step_1"
WORK: Final = "work"
FUEL_SPACE: Final = {"uranium": "enrichment", "plutonium": "reactor"}
NEAR_A_BOMB: Final = 2  # DENY: fuel on a rival's track that makes him dangerous


def act(m: Mind, choice: Choice[Any]) -> Advice:
    """5.3 and 5.4 One table after the other, until one of them names something to do."""
    options: Sequence[str] = choice.options
    why: list[Line] = []
    for decide in (win_now, rest, seek_peace, step_1, step_2):
        found = decide(m, options, why)
        if found:
            return Advice(tuple(found), tuple(why))
    return Advice(park(m, options, why), tuple(why))


# T1


def win_now(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """T1 Some order of builds, test and loads reaches the goal now."""
    o = Outlook(m)
    if best_possible(o) < goal(m.s):
        return []
    first = [option for option in options if option.partition(" ")[0] in BOMB_ACTION and wins_by(o, option)]
    if first:
        why.append(Line("T1", "win_now", tuple(options), tuple(first)))
    return first


def best_possible(o: Outlook) -> int:
    """More than this no bomb action can bring now."""
    cards, bonus = o.m.s.board.bombs, o.m.s.board.numbers.load_points
    bombs = [*o.nation.bombs, *o.nation.hand]
    token = o.nation.token if o.nation.token != NO_TOKEN else max(o.m.s.tokens, default=0)
    return token + sum(max(cards[bomb].tested, cards[bomb].untested) + bonus for bomb in bombs)


def wins_by(o: Outlook, option: str) -> bool:
    """Whether the goal can be reached by bomb actions that begin with this one."""
    after = o.clone()
    verb, _, bomb = option.partition(" ")
    BOMB_ACTION[verb](after, bomb)
    return points(after) >= goal(o.m.s) or any(wins_by(after, other) for other in bomb_options(after))


def bomb_options(o: Outlook) -> list[str]:
    """§14.1 Every bomb action of the outlook."""
    cards, nation = o.m.s.board.bombs, o.nation
    found = [f"{BUILD} {bomb}" for bomb in nation.hand if is_buildable(o, bomb)]
    if nation.token == NO_TOKEN:
        found += [f"{TEST} {bomb}" for bomb in nation.bombs if cards[bomb].fuel == "plutonium"]
    if nation.bombers:
        unloaded = [bomb for bomb, built in nation.bombs.items() if not built.loaded]
        found += [f"{LOAD} {bomb}" for bomb in unloaded if cards[bomb].load <= nation.money]
    return found


def is_buildable(o: Outlook, bomb: str) -> bool:
    card, nation = o.m.s.board.bombs[bomb], o.nation
    crew = nation.own[2] + nation.hired[2] >= card.scientists and nation.own[1] + nation.hired[1] >= card.engineers
    return crew and getattr(nation, card.fuel) >= card.fuel_cost


BOMB_ACTION: Final = {BUILD: build, TEST: test, LOAD: load}


# T4 to T6


def rest(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """T4 With a bomb to build nobody rests; T5 with little left to do the workers come home; T6 else: work."""
    if RETRIEVE not in options:
        return []
    kinds = (RETRIEVE, WORK)
    ready = [option for option in options if option.startswith(f"{BUILD} ") and option[6:] in m.plan.bombs]
    if ready:
        why.append(Line("T4", "build_ready", kinds, (WORK,)))
        return []
    t = m.n.turn
    value = best_place_value(m, options)
    bar = t.rest_out * worth_out(m) - t.rest_ready * worth_ready(m)
    tired = value < bar
    why.append(Line("T5", "rest", kinds, (RETRIEVE,) if tired else (WORK,), about=(round(value, 1), round(bar, 1))))
    return [RETRIEVE] if tired else []


def best_place_value(m: Mind, options: Sequence[str]) -> float:
    """The best space with what may follow, or the rest of the turn without one; level 1 sees the space alone."""
    values = space_values(m, options).values()
    return max([*values, chain_value(Outlook(m)) if m.looks_ahead else 0.0])


def worth_out(m: Mind) -> float:
    """The own workers that a retrieve would bring home."""
    standing = list(m.s.spaces.values())
    for seat, nation in enumerate(m.s.nation):
        standing += workers_of(nation) if seat == m.seat else (site.workers for site in nation.buildings.values())
    return sum(worker_worth(m, "LES".index(w[0])) for workers in standing for w in workers if owner_of(w) == m.seat)


def worth_ready(m: Mind) -> float:
    return sum(worker_worth(m, type_) * (m.nation.own[type_] + m.nation.hired[type_]) for type_ in range(3))


def seek_peace(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """5.8 PACTS Level 2 offers mutual peace to those who could bomb it, one after the other."""
    if TALK not in options or len(peace_partners(m)) <= m.s.proposals:
        return []
    why.append(Line("S2", "seek_peace", tuple(options), (TALK,)))
    return [TALK]


# Step 1


def reserve(m: Mind) -> Need:
    """RESERVE The crew of a plan bomb whose fuel is ready and whose crew stands in supply."""
    ready = buildable(Outlook(m))
    if not ready:
        return (0, 0)
    card = m.s.board.bombs[ready[0]]
    return (card.scientists, card.engineers)


def step_1(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """5.5 The space of the main board that is worth most, if one is better than none."""
    spaces = [option for option in options if option in m.s.board.spaces]
    if not spaces:
        return []
    m.values = space_values(m, options)
    found = narrow(m, spaces, MAIN, why)
    if not found:
        return []
    alternative = chain_value(Outlook(m)) + m.n.turn.near if m.looks_ahead else 0.0
    best = max(m.values[space] for space in found)
    better = best > 0 if not m.looks_ahead else best >= alternative - 2 * m.n.turn.near
    if not better:
        why.append(Line("M3", "no_step_1", tuple(found), (), about=(round(best, 1), round(alternative, 1))))
        return []
    return list(found)


def space_values(m: Mind, options: Sequence[str]) -> dict[str, float]:
    """5.5 VALUE of the spaces worth weighing; level 2 adds what the rest of the turn is worth then."""
    if m.values:
        return m.values
    kept = reserve(m)
    plain = {option: plain_value(m, m.s.board.spaces[option], kept) for option in options if option in m.s.board.spaces}
    possible = {space: value for space, value in plain.items() if value is not None}
    t = m.n.turn
    most = t.candidates_director if m.looks_ahead else t.candidates_trainee
    ranked = sorted(possible, key=lambda space: -possible[space])
    weighed = set(ranked[:most]) | ({ESPIONAGE} & possible.keys() if m.looks_ahead else set())
    if m.looks_ahead:
        m.values = {space: possible[space] + chain_after(m, space, kept) for space in ranked if space in weighed}
    else:
        m.values = {space: possible[space] + noise(m, space) for space in ranked if space in weighed}
    return m.values


def noise(m: Mind, space: str) -> float:
    """5.9 Level 1 misjudges a space by a point or two: the same position always in the same way."""
    return m.n.turn.noise * whim(m, space)


def whim(m: Mind, about: str) -> float:
    """Something between 0 and 1, the same in the same position, so that a decision can be explained again."""
    n = m.nation
    seen = f"{m.s.turn} {m.seat} {about} {n.money} {n.yellowcake} {n.own} {n.hired} {len(n.buildings)}"
    return crc32(seen.encode()) / 2**32


def plain_value(m: Mind, space: Space, kept: Need) -> float | None:
    """Gain less price, workers, and what the others get; None if RESERVE leaves nobody to send."""
    o = Outlook(m, kept)
    crew = o.crew(space)
    if crew is None:
        return None
    value = action_value(m, space, o) - sum(price_worth(m, side) for side in space.pay) - crew_cost(m, crew)
    others = m.n.price.others * goods_worth(m, m.nation, space.others) * len(m.rivals)
    return value - others


def action_value(m: Mind, space: Space, o: Outlook) -> float:
    t = m.n.turn
    if space.id == CONSTRUCTION:
        return best_purchase(m, o)
    if space.id in AIR_STRIKES:
        return strike_value(m)
    if space.id == REPAIR:
        return repair_value(m)
    if space.id == ESPIONAGE:
        return t.espionage
    if space.id == DESIGN:
        need = t.design_else if m.plan.reaches else t.design_needed if len(m.nation.hand) < 2 else t.design_wanted
        return need + t.design_card_up * len(m.s.row) - t.design_card_held * len(m.nation.hand) - t.design_crew
    return max(gained_worth(m, m.nation, side, o.stock, o.contractors) for side in space.gives)


def best_purchase(m: Mind, o: Outlook) -> float:
    """The best card of the market that any spare worker can get."""
    return max(purchase_by(m, type_) for type_ in range(3) if o.spare(type_))


def purchase_by(m: Mind, type_: int) -> float:
    """What construction is worth to a worker of this type: an engineer builds cheaply."""
    worker = "LES"[type_]
    found = [
        purchase_worth(m, slot, price)
        for slot in range(len(m.s.market))
        if (price := price_of(m.s, slot, worker)) <= m.nation.money
    ]
    extra = crew_cost(m, [type_]) - crew_cost(m, [0])
    return max(found, default=0.0) - (extra if type_ == ENGINEER else 0.0)


def repair_value(m: Mind) -> float:
    """Every building that can be made whole within the points of one repair, the least damaged first."""
    points_left, worth = m.s.board.repair.points, 0.0
    damaged = sorted((site.damage, int(card)) for card, site in m.nation.buildings.items() if site.damage)
    for damage, card in damaged:
        if damage > points_left:
            break
        points_left -= damage
        worth += m.n.strike.repair * max(0.0, building_worth(m, str(card)))
    return worth


def chain_after(m: Mind, place: str, kept: Need) -> float:
    """CHAIN after this placement."""
    o = Outlook(m, kept)
    space = m.s.board.spaces[place]
    crew = o.crew(space)
    assert crew is not None
    o.send(crew)
    for side in space.pay:
        o.pay(side)
    if place == ESPIONAGE:
        o.nation.spies = min(o.nation.spies + 1, m.s.board.limit["spies"])
        o.access = o.nation.spies
        o.open_foreign()
    elif space.gives:
        o.receive(o.best_side(space))
    return chain_value(o)


def is_denied(m: Mind, space: str) -> bool:
    """DENY A space that a rival near a bomb would want: he holds cards and most of a fuel."""
    return any(
        space == FUEL_SPACE[fuel] and m.s.nation[seat].hand and getattr(m.s.nation[seat], fuel) >= NEAR_A_BOMB
        for seat in m.rivals
        for fuel in FUEL_SPACE
    )


MAIN: Final[Table] = (
    only(
        "M1",
        "reserve",
        lambda m, space: space in m.values or plain_value(m, m.s.board.spaces[space], reserve(m)) is not None,
    ),
    only("M2", "worth_weighing", lambda m, space: space in m.values),
    weigh("M3", "value", lambda m, space: m.values[space], lambda m: m.n.turn.near if m.looks_ahead else 0.0),
    prefer("M4", "deny", is_denied, when=lambda m: m.looks_ahead),
    weigh("M3", "most_value", lambda m, space: m.values[space]),
)


# Step 2


def step_2(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """5.4 BUILD the plan's bombs, TEST, LOAD, then the best building; and when nothing is worth it, the end."""
    o = Outlook(m)
    for rule, text, found in (
        ("B1", "build", [f"{BUILD} {bomb}" for bomb in buildable(o)[:1]]),
        ("B2", "test", [f"{TEST} {bomb}" for bomb in [best_test(o)] if bomb]),
        ("B3", "load", [f"{LOAD} {bomb}" for bomb in loadable(o)[:1]]),
    ):
        named = [option for option in found if option in options]
        if named:
            why.append(Line(rule, text, tuple(options), tuple(named)))
            return named
    cards = [option for option in options if option.startswith(f"{BUILDING} ")]
    m.values = {option: value for option in cards if (value := use_value(o, option)) is not None}
    if m.values and not m.looks_ahead and whim(m, "order") < m.n.turn.careless:
        why.append(Line("B4", "careless", tuple(m.values), tuple(m.values)))
        return list(m.values)
    best = narrow(o, list(m.values), BUILDINGS, why)
    if best:
        return list(best)
    if END in options:
        why.append(Line("B5", "nothing_more", tuple(options), (END,)))
        return [END]
    return []


def use_value(o: Outlook, option: str) -> float | None:
    """5.6 What using a building is worth; None if the reserve or the price forbids it, or it is too little."""
    card = option.partition(" ")[2]
    value = building_value(o, card)
    if value is None or value <= o.m.n.turn.least_building:
        return None
    return building_order(o, card, o.m.s.board.buildings[card], value)


BUILDINGS: Final[Table] = (weigh("B4", "best_building", lambda o, option: o.m.values[option]),)


def park(m: Mind, options: Sequence[str], why: list[Line]) -> tuple[str, ...]:
    """5.4 PARK Somebody must be placed: on construction, without buying; or whatever a pact leaves."""
    wanted = [CONSTRUCTION] if CONSTRUCTION in options else []
    rest_ = [option for option in options if option in (*AIR_STRIKES, RETRIEVE, END)]
    found = tuple(wanted or rest_ or options)
    why.append(Line("B6", "park", tuple(options), found))
    return found

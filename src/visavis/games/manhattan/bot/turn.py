"""5.3 to 5.6: what an opponent does next in its turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from visavis.games.manhattan.board import (
    AIR_STRIKES,
    CONSTRUCTION,
    DESIGN,
    ESPIONAGE,
    LETTERS,
    REPAIR,
    TYPES,
    Space,
)
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
from visavis.games.manhattan.bot.finish import finishing
from visavis.games.manhattan.bot.mind import Mind
from visavis.games.manhattan.bot.need import need_told
from visavis.games.manhattan.bot.war import peace_partner, strike_value
from visavis.games.manhattan.bot.worth import (
    building_worth,
    crew_cost,
    gained_worth,
    goods_worth,
    paid_worth,
    purchase_worth,
    worker_worth,
)
from visavis.games.manhattan.rules.bombs import BUILD, LOAD, TEST, bomb_actions
from visavis.games.manhattan.rules.gains import price_of
from visavis.games.manhattan.rules.placing import supply_of
from visavis.games.manhattan.rules.turn import BUILDING, END, RETRIEVE, TALK
from visavis.games.manhattan.state import NO_TOKEN, goal, out, type_of
from visavis.kernel.choice import Choice
from visavis.kernel.game import Advice
from visavis.kernel.priorities import Line, Table, narrow, only, prefer, weigh

WORK: Final = "work"
FUEL_SPACE: Final = {"uranium": "enrichment", "plutonium": "reactor"}


def act(m: Mind, choice: Choice[Any]) -> Advice:
    """5.3 and 5.4 One table after the other, until one of them names something to do; first of all a plan."""
    options: Sequence[str] = choice.options
    why: list[Line] = []
    if not m.s.under_way:
        m.make_plan(why)
    for decide in (win_now, win_this_turn, rest, step_1, step_2):
        found = decide(m, options, why)
        if found:
            return Advice(tuple(found), (*why, *need_told(m, found)))
    return Advice(park(m, options, why), tuple(why))


# T1


def win_now(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """§T1 Some order of builds, test and loads reaches the goal now."""
    o = Outlook.now(m)
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
    if points(after) >= goal(o.m.s):
        return True
    return any(wins_by(after, other) for other in bomb_actions(o.m.s, after.nation, supply_of(after.nation)))


BOMB_ACTION: Final = {BUILD: build, TEST: test, LOAD: load}


def win_this_turn(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """§T2 Level 2 looks for any placement that leads to the goal before the turn is over."""
    places = [o for o in options if o in m.s.board.spaces or o.startswith(f"{BUILDING} ")]
    found = finishing(m, places) if m.looks_ahead else []
    if found:
        why.append(Line("T2", "win_chain", tuple(places), tuple(found)))
    return found


# T3 to T6


def rest(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """§T3 Only one kind of turn may be legal; §T4 with a bomb to build nobody rests.

    §T5 With little left to do the workers come home; §T6 else they work.
    """
    if m.s.under_way:
        return []
    kinds = (RETRIEVE, WORK)
    if RETRIEVE not in options:
        why.append(Line("T3", "forced", kinds, (WORK,)))
        return []
    if any(f"{BUILD} {bomb}" in options for bomb in m.plan.bombs):
        why.append(Line("T4", "build_ready", kinds, (WORK,)))
        return []
    t = m.n.turn
    value = best_place_value(m, options)
    bar = fresh_start(m) if m.looks_ahead else t.rest_out * worth_out(m) - t.rest_ready * worth_ready(m)
    about = (round(value, 1), round(bar, 1))
    if value < bar:
        why.append(Line("T5", "rest", kinds, (RETRIEVE,), about=about))
        return [RETRIEVE]
    why.append(Line("T6", "work", kinds, (WORK,), about=about))
    return []


def best_place_value(m: Mind, options: Sequence[str]) -> float:
    """The best space with what may follow, or the rest of the turn without one; level 1 sees the space alone."""
    values = space_values(m, options).values()
    return max([*values, chain_value(Outlook.now(m)) if m.looks_ahead else 0.0])


def fresh_start(m: Mind) -> float:
    """A share of what a retrieve and the turn after it would bring: a space, and the buildings with everybody home."""
    t = m.n.turn
    return t.rest_share * (chain_value(Outlook.at_home(m)) + t.rest_space)


def worth_out(m: Mind) -> float:
    """The own workers that a retrieve would bring home."""
    return sum(worker_worth(m, type_of(worker)) for worker in out(m.s, m.seat))


def worth_ready(m: Mind) -> float:
    return sum(worker_worth(m, type_) * (m.nation.own[type_] + m.nation.hired[type_]) for type_ in range(len(TYPES)))


# Step 1


def reserve(m: Mind) -> Need:
    """§M1a RESERVE The crew of a plan bomb whose fuel is ready and whose crew stands in supply."""
    ready = buildable(Outlook.now(m))
    if not ready:
        return (0, 0)
    card = m.s.board.bombs[ready[0]]
    return (card.scientists, card.engineers)


def step_1(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """§M1a to §M4 The space of the main board that is worth most, §M3c if one is better than none."""
    spaces = [option for option in options if option in m.s.board.spaces]
    if not spaces:
        return []
    m.values = space_values(m, options)
    found = narrow(m, spaces, MAIN, why)
    if not found:
        return []
    alternative = chain_value(Outlook.now(m)) + m.n.turn.near if m.looks_ahead else 0.0
    best = max(m.values[space] for space in found)
    better = best > 0 if not m.looks_ahead else best >= alternative - 2 * m.n.turn.near
    if not better:
        why.append(Line("M3c", "no_step_1", tuple(found), (), about=(round(best, 1), round(alternative, 1))))
        return []
    return seek_peace(m, options, found, why) or list(found)


def seek_peace(m: Mind, options: Sequence[str], found: Sequence[str], why: list[Line]) -> list[str]:
    """§S2a About to strike, level 2 asks one other for peace; once in a turn, whatever the answer."""
    strikes = all(space in AIR_STRIKES for space in found)
    if not strikes or TALK not in options or m.s.proposals or not peace_partner(m):
        return []
    why.append(Line("S2a", "seek_peace", tuple(options), (TALK,)))
    return [TALK]


def space_values(m: Mind, options: Sequence[str]) -> dict[str, float]:
    """§M2 §M3a VALUE of the spaces worth weighing; level 2 adds what the rest of the turn is worth then."""
    if m.values:
        return m.values
    kept = reserve(m)
    plain = {option: plain_value(m, m.s.board.spaces[option], kept) for option in options if option in m.s.board.spaces}
    possible = {space: value for space, value in plain.items() if value is not None}
    t = m.n.turn
    most = t.candidates_director if m.looks_ahead else t.candidates_trainee
    ranked = sorted(possible, key=lambda space: -possible[space])
    always = {ESPIONAGE} if m.looks_ahead else set()
    weighed = always | set([space for space in ranked if space not in always][:most])
    for space in ranked:
        if space in weighed:
            m.values[space] = possible[space] + (chain_after(m, space, kept) if m.looks_ahead else noise(m, space))
    return m.values


def noise(m: Mind, space: str) -> float:
    """§M3a Level 1 overrates a space, sometimes by much: the same position always in the same way."""
    return m.n.turn.noise * whim(m, space)


def whim(m: Mind, about: str) -> float:
    """Something between 0 and 1, the same in the same position, so that a decision can be explained again."""
    n = m.nation
    seen = f"{m.s.turn} {m.seat} {about} {n.money} {n.yellowcake} {n.own} {n.hired} {len(n.buildings)}"
    return crc32(seen.encode()) / 2**32


def plain_value(m: Mind, space: Space, kept: Need) -> float | None:
    """§M3a Gain less price, workers, and what the others get; None if RESERVE leaves nobody to send."""
    o = Outlook.now(m, kept)
    crew = o.crew(space)
    if crew is None:
        return None
    price = sum(paid_worth(m, m.nation, side) for side in space.pay)
    value = action_value(m, space, o) - price - crew_cost(m, crew)
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
        return t.espionage + spy_value(m)
    if space.id == DESIGN:
        need = t.design_else if m.plan.reaches else t.design_needed if len(m.nation.hand) < 2 else t.design_wanted
        return need + t.design_card_up * len(m.s.row) - t.design_card_held * len(m.nation.hand) - t.design_crew
    return max(gained_worth(m, m.nation, side, o.stock, o.contractors) for side in space.gives)


def spy_value(m: Mind) -> float:
    """Level 2: a spy more opens a building more, every time from now on; worth less the nearer the end."""
    if not m.looks_ahead or m.nation.spies >= m.s.board.limit["spies"]:
        return 0.0
    return m.n.turn.spy * (1 - m.leader_score() / goal(m.s))


def best_purchase(m: Mind, o: Outlook) -> float:
    """The best card of the market that any spare worker can get."""
    return max(purchase_by(m, type_) for type_ in range(len(TYPES)) if o.spare(type_))


def purchase_by(m: Mind, type_: int) -> float:
    """What construction is worth to a worker of this type: an engineer builds cheaply."""
    worker = LETTERS[type_]
    found = [
        purchase_worth(m, slot, price)
        for slot in range(len(m.s.market))
        if (price := price_of(m.s, slot, worker)) <= m.nation.money
    ]
    extra = crew_cost(m, [type_]) - crew_cost(m, [0])
    return max(found, default=0.0) - extra


def repair_value(m: Mind) -> float:
    """Every building that can be made whole within the points of one repair, the least damaged first."""
    return m.n.strike.repair * sum(max(0.0, building_worth(m, card)) for card in repairable(m))


def repairable(m: Mind) -> list[str]:
    points_left, found = m.s.board.repair.points, []
    damaged = sorted((site.damage, int(card)) for card, site in m.nation.buildings.items() if site.damage)
    for damage, card in damaged:
        if damage > points_left:
            break
        points_left -= damage
        found.append(str(card))
    return found


def chain_after(m: Mind, place: str, kept: Need) -> float:
    """CHAIN after this placement."""
    o = Outlook.now(m, kept)
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
    elif place == REPAIR:
        o.usable |= dict.fromkeys(repairable(m), False)
    elif space.gives:
        o.receive(o.best_side(space))
    return chain_value(o)


def is_denied(m: Mind, space: str) -> bool:
    """§M4 DENY A space that a rival one or two steps from a bomb would want, as far as anyone can see."""
    fuel = next((fuel for fuel, place in FUEL_SPACE.items() if place == space), None)
    return fuel is not None and any(is_near_a_bomb(m, seat, fuel) for seat in m.rivals)


def is_near_a_bomb(m: Mind, seat: int, fuel: str) -> bool:
    """He holds cards, and some bomb of that fuel that nobody has seen elsewhere lacks so little."""
    rival = m.s.nation[seat]
    open_ = {*m.s.row, *m.s.bombs.bottom, *m.nation.hand, *(bomb for nation in m.s.nation for bomb in nation.bombs)}
    steps = [
        card.fuel_cost - int(getattr(rival, fuel))
        for bomb, card in m.s.board.bombs.items()
        if card.fuel == fuel and bomb not in open_
    ]
    return bool(rival.hand) and any(1 <= n <= m.n.turn.deny_steps for n in steps)


MAIN: Final[Table] = (
    only(
        "M1a",
        "reserve",
        lambda m, space: space in m.values or plain_value(m, m.s.board.spaces[space], reserve(m)) is not None,
    ),
    only("M2", "worth_weighing", lambda m, space: space in m.values),
    weigh("M3a", "value", lambda m, space: m.values[space], lambda m: m.n.turn.near if m.looks_ahead else 0.0),
    prefer("M4", "deny", is_denied, when=lambda m: m.looks_ahead),
    weigh("M3b", "most_value", lambda m, space: m.values[space]),
)


# Step 2


def step_2(m: Mind, options: Sequence[str], why: list[Line]) -> list[str]:
    """§B1 BUILD the plan's bombs, §B2 TEST, §B3 LOAD; §B4a then the best building, §B4b at times any; §B5 end."""
    o = Outlook.now(m)
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
    if len(m.values) > 1 and not m.looks_ahead and whim(m, "order") < m.n.turn.careless:
        why.append(Line("B4b", "careless", tuple(m.values), tuple(m.values)))
        return list(m.values)
    best = narrow(o, list(m.values), BUILDINGS, why)
    if best:
        if len(m.values) == 1:  # nothing to weigh it against: the others are not worth their workers
            why.append(Line("B4a", "best_building", tuple(options), tuple(best)))
        return list(best)
    if END in options:
        why.append(Line("B5", "nothing_more", tuple(options), (END,)))
        return [END]
    return []


def use_value(o: Outlook, option: str) -> float | None:
    """§B4a What using a building is worth; None if the reserve or the price forbids it, or it is too little."""
    card = option.partition(" ")[2]
    value = building_value(o, card)
    if value is None or value <= o.m.n.turn.least_building:
        return None
    return building_order(o, card, o.m.s.board.buildings[card], value)


BUILDINGS: Final[Table] = (weigh("B4a", "best_building", lambda o, option: o.m.values[option]),)


IDLE: Final = (*AIR_STRIKES, RETRIEVE, END)  # nobody is placed for gain


def park(m: Mind, options: Sequence[str], why: list[Line]) -> tuple[str, ...]:
    """§B6 PARK Somebody must be placed: on construction, without buying; or whatever a pact leaves."""
    wanted = [CONSTRUCTION] if CONSTRUCTION in options else []
    rest_ = [option for option in options if option in IDLE]
    found = tuple(wanted or rest_ or options)
    why.append(Line("B6", "park", tuple(options), found))
    return found

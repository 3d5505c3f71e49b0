"""5.7 and 5.8: how an opponent answers everything but what to do next; and the two opponents themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from visavis.games.manhattan.board import CONSTRUCTION, SCIENTIST, Building, Output
from visavis.games.manhattan.bot.chain import Outlook
from visavis.games.manhattan.bot.finish import BUILDINGS, Finish, after_gaining, can_finish
from visavis.games.manhattan.bot.mind import DIRECTOR, TRAINEE, Mind
from visavis.games.manhattan.bot.need import need_told
from visavis.games.manhattan.bot.plan import Planner, unit_cost
from visavis.games.manhattan.bot.turn import act, is_denied, purchase_by, reserve
from visavis.games.manhattan.bot.war import could_win_next, is_owed, next_sorties, peace_partner, sortie_worth
from visavis.games.manhattan.bot.worth import building_worth, gained_worth, paid_worth, purchase_worth
from visavis.games.manhattan.rules.gains import NO_CARD, output_name, price_of
from visavis.games.manhattan.rules.pacts import CANCEL, EVERYTHING, NO, OFFER, SPARE, STRIKE, WHAT, YES
from visavis.games.manhattan.rules.placing import price_name
from visavis.games.manhattan.rules.strikes import DONE
from visavis.games.manhattan.state import NO_TOKEN, Clause, Race, goods_short, ready, score, type_of
from visavis.kernel.choice import Choice
from visavis.kernel.game import Advice, Opponent
from visavis.kernel.priorities import Filter, Line, Table, narrow, prefer, weigh

Answering = Callable[[Mind, Choice[Any]], Advice]
Price = Sequence[tuple[str, int]]


def by(table: Table, situation: Any, options: Sequence[Any]) -> Advice:
    """Narrow the options by a table, and keep the reasons."""
    why: list[Line] = []
    found = narrow(situation, list(options), table, why)
    return Advice(tuple(found) or tuple(options), tuple(why))


# Workers


def main_worker(m: Mind, choice: Choice[Any]) -> Advice:
    """§M5a The cheapest fitting worker, §M5b on construction whoever builds best; §M1b none of a kept crew.

    §W3 HOLD Level 2 blocks with an own worker: any retrieve clears contractors off the main board.
    """
    o = Outlook.now(m, reserve(m))
    space = choice.about["space"]
    builders: Table = (weigh("M5b", "best_buyer", lambda _, kind: purchase_by(m, type_of(kind))),)
    table: Table = (
        prefer("M1b", "keeps_reserve", lambda _, kind: o.spare(type_of(kind)) > 0),
        *(builders if space == CONSTRUCTION else ()),
        CHEAPEST_TYPE,
        prefer("W3", "hold", lambda _, kind: len(kind) == 1, when=lambda _: m.looks_ahead and is_denied(m, space)),
        prefer("W2a", "contractor", lambda _, kind: len(kind) > 1),
    )
    return by(table, m, choice.options)


def any_worker(m: Mind, choice: Choice[Any]) -> Advice:
    """§M5a L, then E, then S; §W2a contractors before own."""
    return by(CHEAPEST, m, choice.options)


CHEAPEST_TYPE: Final[Filter[str]] = weigh("M5a", "cheapest_worker", lambda m, kind: -type_of(kind))
CHEAPEST: Final[Table] = (CHEAPEST_TYPE, prefer("W2a", "contractor", lambda m, kind: len(kind) > 1))


def start_worker(m: Mind, choice: Choice[Any]) -> Advice:
    """§W4 Scientists are wanted by every fuel step; §W1 in the own colour they stay."""
    table: Table = (
        prefer("W4", "scientist", lambda m, kind: type_of(kind) == SCIENTIST),
        prefer("W1", "own", lambda m, kind: len(kind) == 1),
    )
    return by(table, m, choice.options)


def fewest_own(m: Mind, choice: Choice[Any]) -> Advice:
    """§W2b Contractors go back anyway at a retrieve: they work first."""
    return by((weigh("W2b", "contractors_first", lambda m, own: -own),), m, choice.options)


def most_own(m: Mind, choice: Choice[Any]) -> Advice:
    """§W1 An own worker stays for ever; §W5 level 2, about to win, takes contractors that a rival is waiting for."""
    if m.looks_ahead and is_last_turn(m, choice) and is_wanted_by_a_rival(m, choice.about["type"]):
        return by((weigh("W5", "last_contractors", lambda m, own: -own),), m, choice.options)
    return by((weigh("W1", "own", lambda m, own: own),), m, choice.options)


def is_last_turn(m: Mind, choice: Choice[Any]) -> bool:
    """Whether the rest of this turn, with the workers about to come, reaches the goal."""
    o = Outlook.now(m)
    o.nation.hired[choice.about["type"]] += choice.about["n"]
    return can_finish(Finish(m), o, BUILDINGS)


def is_wanted_by_a_rival(m: Mind, type_: int) -> bool:
    """Somebody who holds designs has no such worker ready."""
    return any(m.s.nation[seat].hand and not ready(m.s.nation[seat], type_) for seat in m.rivals)


# Gains and prices


def gain_side(m: Mind, choice: Choice[Any]) -> Advice:
    """§B4c The side that is worth more."""
    card = next(iter(choice.about.values()))
    place = m.s.board.spaces[card] if card in m.s.board.spaces else m.s.board.buildings[card]
    worth = {output_name(side): side_worth(m, side) for side in place.gives}
    return by((weigh("B4c", "better_side", lambda m, side: worth[side]),), m, choice.options)


def side_worth(m: Mind, side: Output) -> float:
    """What is gained, and very much more if it lets level 2 win this turn."""
    o = Outlook.now(m)
    worth = gained_worth(m, m.nation, side, o.stock, o.contractors)
    o.receive(side)
    return worth + (m.n.turn.chain_win if m.looks_ahead and can_finish(Finish(m), o, BUILDINGS) else 0.0)


def building_pay(m: Mind, choice: Choice[Any]) -> Advice:
    """§B4d The side that costs less."""
    building = m.s.board.buildings[choice.about["card"]]
    costs = {price_name(side): side_cost(m, building, side) for side in building.pay if not goods_short(m.nation, side)}
    return by((weigh("B4d", "cheaper_side", lambda m, side: -costs[side]),), m, choice.options)


def side_cost(m: Mind, building: Building, side: Price) -> float:
    """What is paid, and very much less if level 2 can still win this turn."""
    o = Outlook.now(m)
    o.pay(side)
    wins = m.looks_ahead and any(can_finish(Finish(m), after, BUILDINGS) for after in after_gaining(o, building))
    return paid_worth(m, m.nation, side) - (m.n.turn.chain_win if wins else 0.0)


def construct_slot(m: Mind, choice: Choice[Any]) -> Advice:
    """§M3d The card whose worth exceeds its price most; none if none is worth its price."""
    worker = "E" if choice.about["engineer"] else "L"

    def value(_: Mind, card: str) -> float:
        slot = m.s.market.index(card) if card != NO_CARD else -1
        return purchase_worth(m, slot, price_of(m.s, slot, worker)) if slot >= 0 else 0.0

    advice = by((weigh("M3d", "purchase", value),), m, choice.options)
    return advice._replace(lines=(*advice.lines, *need_told(m, advice.options)))


# War and repair


def strike(m: Mind, choice: Choice[Any]) -> Advice:
    """§S1 STRIKE The next sortie of the best raid, then done; §S1b §S1c while it owes a strike, that one first."""
    options = choice.options
    if DONE not in options:
        return by(OWED, m, options)
    found = next_sorties(m, options) or [DONE]
    return Advice(tuple(found), (Line("S1", "sortie", tuple(options), tuple(found)),))


OWED: Final[Table] = (prefer("S1b", "owed", is_owed), weigh("S1c", "best_hit", sortie_worth))


def repair_point(m: Mind, choice: Choice[Any]) -> Advice:
    """§S3a §S3b Buildings that can be made whole with the points left; §S3c the least damaged, §S3d then the best."""
    return repair(m, choice, choice.about["n"], 0)


def repair_offer(m: Mind, choice: Choice[Any]) -> Advice:
    """§S3a The same, if it is worth the price and a dollar remains."""
    prices = m.s.board.repair.prices
    left = len(prices) - prices.index(choice.about["price"])
    return repair(m, choice, left, choice.about["price"])


def repair(m: Mind, choice: Choice[Any], left: int, price: int) -> Advice:
    sites = m.nation.buildings

    def is_worth_it(_: Mind, card: str) -> bool:
        if card == DONE:
            return False
        affordable = not price or (price * m.n.price.money < building_worth(m, card) and m.nation.money > price)
        return sites[card].damage <= left and affordable

    table: Table = (
        prefer("S3a", "can_be_whole", is_worth_it),
        prefer(
            "S3b",
            "else_done",
            lambda m, card: card == DONE,
            when=lambda m: not any(is_worth_it(m, c) for c in choice.options),
        ),
        weigh("S3c", "least_damage", lambda m, card: -sites[card].damage if card in sites else 0),
        weigh("S3d", "best_repaired", lambda m, card: building_worth(m, card) if card in sites else 0),
    )
    return by(table, m, choice.options)


# The draft


def draft_pick(m: Mind, choice: Choice[Any]) -> Advice:
    """§D1 DRAFT Points for what a bomb costs, and a little for a hand of one fuel."""
    return by((weigh("D1", "best_design", draft_value),), m, choice.options)


def draft_value(m: Mind, bomb: str) -> float:
    d, card, nation = m.n.draft, m.s.board.bombs[bomb], m.nation
    planner = Planner(m.s, m.seat, m.n)
    cost = card.fuel_cost * unit_cost(planner, card.fuel) + d.scientist * card.scientists + d.engineer * card.engineers
    held = [m.s.board.bombs[each].fuel for each in nation.hand]
    worth = draft_points(m, bomb)
    return d.scale * (worth + d.points) / (cost + d.bomb) + d.points_again * worth + d.same_fuel * held.count(card.fuel)


def draft_points(m: Mind, bomb: str) -> float:
    """A plutonium bomb counts its tested value after the test, before it the mean and a little for company."""
    card, nation = m.s.board.bombs[bomb], m.nation
    if card.fuel == "uranium" or nation.token != NO_TOKEN:
        return card.tested
    mates = [each for each in (*nation.hand, *nation.bombs) if m.s.board.bombs[each].fuel == "plutonium"]
    return (card.untested + card.tested) / 2 + min(m.n.draft.plutonium_most, len(mates))


# Pacts


def pact_clause(m: Mind, choice: Choice[Any]) -> Advice:
    """§S2b Two promises, one each way, then the offer; §S2f what cannot be mended is broken off."""
    wanted = SPARE if choice.about["n"] < 2 else OFFER
    return by((prefer("S2b", "mutual_peace", lambda m, kind: kind == wanted), *CANCELLING), m, choice.options)


CANCELLING: Final[Table] = (prefer("S2f", "cancel", lambda m, kind: kind in (SPARE, OFFER, CANCEL)),)


def pact_who(m: Mind, choice: Choice[Any]) -> Advice:
    """§S2c The own promise first, then the partner's."""
    wanted = [m.seat] if m.seat in choice.options and not choice.about["n"] else peace_partner(m)
    return by((prefer("S2c", "own_promise", lambda m, seat: seat in wanted),), m, choice.options)


def pact_whom(m: Mind, choice: Choice[Any]) -> Advice:
    """§S2d Between the two it concerns."""
    partner = peace_partner(m)
    wanted = partner if choice.about["seat"] == m.seat else [m.seat]
    return by((prefer("S2d", "partner", lambda m, seat: seat in wanted),), m, choice.options)


def pact_what(m: Mind, choice: Choice[Any]) -> Advice:
    """§S2e Planes and buildings alike."""
    return by((prefer("S2e", "everything", lambda m, what: what == EVERYTHING),), m, choice.options)


def pact_answer(m: Mind, choice: Choice[Any]) -> Advice:
    """§S2g Nothing from one about to win; §S2h no promise beyond mutual peace or a strike worth joining; else yes."""
    by_, clauses = choice.about["by"], choice.about["clauses"]
    asked = [clause for clause in clauses if clause[1] == m.seat]
    if m.looks_ahead and could_win_next(m, by_):
        rule, text, wanted = "S2g", "no_to_a_winner", NO
    elif all(is_mutual(m, clause, clauses) or is_good_strike(m, clause, clauses) for clause in asked):
        (rule, text), wanted = consent(asked), YES
    else:
        rule, text, wanted = "S2h", "no_unfair", NO
    return by((prefer(rule, text, lambda m, answer: answer == wanted),), m, choice.options)


def consent(asked: Sequence[Clause]) -> tuple[str, str]:
    """What the yes is to: §S2k nothing it has to promise, §S2j a strike, or §S2i peace."""
    if not asked:
        return "S2k", "yes_for_nothing"
    return ("S2j", "yes_to_a_strike") if any(clause[0] == STRIKE for clause in asked) else ("S2i", "yes_to_peace")


def is_mutual(m: Mind, clause: Clause, clauses: Sequence[Clause]) -> bool:
    """To spare of somebody no more than he promises to spare of mine, and could hit."""
    if clause[0] != SPARE:
        return False
    got = {other[3] for other in clauses if other[:3] == (SPARE, clause[2], m.seat) and could_break(m, other)}
    return clause[3] in got or EVERYTHING in got or {*WHAT} - {EVERYTHING} <= got


def could_break(m: Mind, clause: Clause) -> bool:
    """§9.4 §9.5 Whether who promises to spare has planes for it at all: else the promise is worth nothing."""
    _, x, _, what = clause
    return any(getattr(m.s.nation[x], plane) for plane in PLANES_FOR[what])


PLANES_FOR: Final = {"planes": ("fighters",), "buildings": ("bombers",), EVERYTHING: ("fighters", "bombers")}


def is_good_strike(m: Mind, clause: Clause, clauses: Sequence[Clause]) -> bool:
    """Level 2: a strike at the leader, who is not myself, with bombers to spare, and not for nothing."""
    if clause[0] != STRIKE or not m.looks_ahead:
        return False
    leads: bool = score(m.s, clause[2]) == m.leader_score() > score(m.s, m.seat)
    affordable = leads and clause[3] + m.n.strike.joint_kept <= m.nation.bombers
    return affordable and any(is_return(m, other, clause[2]) for other in clauses)


def is_return(m: Mind, clause: Clause, victim: int) -> bool:
    """Somebody strikes at the same player, or spares me who could hit me."""
    if clause[0] == STRIKE:
        return bool(clause[1] != m.seat and clause[2] == victim)
    return clause[0] == SPARE and clause[2] == m.seat and could_break(m, clause)


def anything(m: Mind, choice: Choice[Any]) -> Advice:
    """Questions no opponent brings upon itself."""
    return Advice(tuple(choice.options))


ANSWERS: Final[Mapping[str, Answering]] = {
    "act": act,
    "main_worker": main_worker,
    "design_scientist": any_worker,
    "design_engineer": any_worker,
    "building_worker": any_worker,
    "start_worker": start_worker,
    "building_own": fewest_own,
    "build_scientists": fewest_own,
    "build_engineers": fewest_own,
    "gain_own": most_own,
    "gain_side": gain_side,
    "building_pay": building_pay,
    "construct_slot": construct_slot,
    "strike": strike,
    "repair_point": repair_point,
    "repair_offer": repair_offer,
    "draft_pick": draft_pick,
    "pact_clause": pact_clause,
    "pact_who": pact_who,
    "pact_whom": pact_whom,
    "pact_what": pact_what,
    "pact_answer": pact_answer,
}


def opponent(level: str) -> Opponent[Race]:
    def advise(s: Race, choice: Choice[Any]) -> Advice:
        return ANSWERS.get(choice.name, anything)(Mind(s, choice.seat, level), choice)

    return advise


OPPONENTS: Final[Mapping[str, Opponent[Race]]] = {TRAINEE: opponent(TRAINEE), DIRECTOR: opponent(DIRECTOR)}
